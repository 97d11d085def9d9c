-- How people ended a game before its rules did: 'agreed' or 'resigned'; empty where they did not.
ALTER TABLE games ADD COLUMN closed TEXT;

-- Who gave up. A bot plays the seat on.
CREATE TABLE IF NOT EXISTS resigned (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;

-- Games that a browser does not want to see in its list.
CREATE TABLE IF NOT EXISTS hidden (
    visitor BLOB NOT NULL,
    game    TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    PRIMARY KEY (visitor, game)
) WITHOUT ROWID;
