-- How many games somebody has brought lately, by a keyed hash of the address: until when that counts, in milliseconds since 1970.
CREATE TABLE IF NOT EXISTS quotas (
    key   BLOB PRIMARY KEY,
    until INTEGER NOT NULL
) WITHOUT ROWID;
