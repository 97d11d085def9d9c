-- A number drawn for every entry that is written, so that whoever asks again after a lost answer knows their own: two devices of
-- one person can make the same move in the same second. Only PostgreSQL is asked again.
ALTER TABLE moves ADD COLUMN nonce INTEGER;
