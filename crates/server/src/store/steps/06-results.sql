-- How games ended, made from so many entries: what would else be replayed for every list and every statistic.
CREATE TABLE IF NOT EXISTS results (
    game    TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    entries INTEGER NOT NULL,
    ended   TEXT NOT NULL
) WITHOUT ROWID;
