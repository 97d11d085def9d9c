-- Written for SQLite; `steps.rs` says how PostgreSQL reads it.
-- Games are their records: what was agreed, the seed, and every entry in the order it was made.
CREATE TABLE IF NOT EXISTS house (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS games (
    id       TEXT PRIMARY KEY,
    game     TEXT NOT NULL,
    rules    TEXT NOT NULL,
    seed     INTEGER NOT NULL,
    version  TEXT NOT NULL,
    host     BLOB,
    imported INTEGER NOT NULL DEFAULT 0,
    rematch  TEXT,
    at       INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS seats (
    game TEXT NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    bot  TEXT,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;

-- How long everybody may think, where that was agreed.
CREATE TABLE IF NOT EXISTS clocks (
    game  TEXT PRIMARY KEY REFERENCES games (id),
    terms TEXT NOT NULL
) WITHOUT ROWID;

-- Bots that play for people who are away.
CREATE TABLE IF NOT EXISTS stand_ins (
    game TEXT NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    bot  TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;

-- What was said at a table; only ever added to.
CREATE TABLE IF NOT EXISTS talk (
    game   TEXT NOT NULL REFERENCES games (id),
    number INTEGER NOT NULL,
    seat   INTEGER NOT NULL,
    text   TEXT NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;

-- Only ever added to. `number` counts the entries of a game: as long as nothing is taken back it is the ply.
CREATE TABLE IF NOT EXISTS moves (
    game    TEXT NOT NULL REFERENCES games (id),
    number  INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    entry   TEXT NOT NULL,
    seal    INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;

-- Which browser holds which seats; a browser is known by the hash of its cookie.
CREATE TABLE IF NOT EXISTS holders (
    visitor BLOB NOT NULL,
    game    TEXT NOT NULL REFERENCES games (id),
    seat    INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (visitor, game, seat)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS holders_by_game ON holders (game);

-- Where people want to be called when it is their turn; the address is gone once it was given up.
CREATE TABLE IF NOT EXISTS webhooks (
    game     TEXT NOT NULL REFERENCES games (id),
    seat     INTEGER NOT NULL,
    url      TEXT,
    link     TEXT NOT NULL,
    language TEXT NOT NULL,
    called   INTEGER NOT NULL,
    failures INTEGER NOT NULL,
    trouble  TEXT,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;

-- Moves that people left to be played when their turn comes, with what they rest on.
CREATE TABLE IF NOT EXISTS conditionals (
    game  TEXT NOT NULL REFERENCES games (id),
    seat  INTEGER NOT NULL,
    terms TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;

-- The entries that were such moves.
CREATE TABLE IF NOT EXISTS planned (
    game   TEXT NOT NULL REFERENCES games (id),
    number INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
