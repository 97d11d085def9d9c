-- The lesson a game is played for, and which of its tasks, counted from 1: asked for by name, so columns.
ALTER TABLE games ADD COLUMN lesson TEXT;
ALTER TABLE games ADD COLUMN step INTEGER;
