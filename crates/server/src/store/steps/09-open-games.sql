-- After how many entries a game was over. Empty while it may be played on; empty, too, where a version before this one
-- wrote its result, until that is noticed. So `results` decides, and this only keeps what is over out of the way.
ALTER TABLE games ADD COLUMN ended INTEGER;
CREATE INDEX IF NOT EXISTS games_open ON games (at) WHERE ended IS NULL AND imported = 0 AND lesson IS NULL;
