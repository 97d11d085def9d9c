-- Whether whoever set the table named the seed (1) or nobody did (0); empty where an earlier version began the game.
ALTER TABLE games ADD COLUMN chosen INTEGER;
-- Whether there are hints (1) or not (0); empty where nobody said.
ALTER TABLE games ADD COLUMN hints INTEGER;
-- The commitment to the draws, with its salt, as JSON.
ALTER TABLE games ADD COLUMN proof TEXT;
