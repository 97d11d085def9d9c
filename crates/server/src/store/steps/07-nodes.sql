-- Counts what changes at a table beside its entries, so that another node sees whether it is behind.
ALTER TABLE games ADD COLUMN revision INTEGER;
-- When that was, in seconds since 1970.
ALTER TABLE games ADD COLUMN touched INTEGER;
CREATE INDEX IF NOT EXISTS games_by_touched ON games (touched);

-- What the people at a table were asked and who agrees so far; it holds for the entry it names, and for no other.
CREATE TABLE IF NOT EXISTS questions (
    game   TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    kind   TEXT NOT NULL,
    number INTEGER NOT NULL,
    terms  TEXT NOT NULL,
    PRIMARY KEY (game, kind)
) WITHOUT ROWID;

-- The nodes that are up, and until when they are believed to be, in milliseconds since 1970 by the database's clock.
CREATE TABLE IF NOT EXISTS nodes (
    node  TEXT PRIMARY KEY,
    until INTEGER NOT NULL
) WITHOUT ROWID;

-- Which node looks after which games. A fence is raised whenever a lease changes hands.
CREATE TABLE IF NOT EXISTS leases (
    shard INTEGER PRIMARY KEY,
    node  TEXT NOT NULL,
    fence INTEGER NOT NULL,
    until INTEGER NOT NULL
) WITHOUT ROWID;
