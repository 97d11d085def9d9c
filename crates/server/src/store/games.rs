//! Games: what was agreed, their entries, and what changes beside them.

use super::pool::{is_taken, read, write_to};
use super::quotas::{self, millis};
use super::{Store, StoreError, Visitor, change, holders};
use crate::entry::{Closed, EarlyEnd, Entry, Header, Row};
use crate::fairness::Fairness;
use crate::limits::Quota;
use game_core::Seat;
use game_core::record::SeatInfo;
use sqlx::Connection as _;

const INSERT_GAME: &str = "INSERT INTO games (id, game, rules, seed, version, host, imported, at, lesson, step, touched, \
    chosen, hints, proof) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $8, $11, $12, $13)";
/// Writes what is there once more: only a commit waits until a standby has it.
const KEEP_GAME: &str = "UPDATE games SET at = at WHERE id = $1";
const INSERT_SEAT: &str = "INSERT INTO seats (game, seat, name, bot) VALUES ($1, $2, $3, $4)";
const INSERT_CLOCK: &str = "INSERT INTO clocks (game, terms) VALUES ($1, $2)";
const INSERT_ENTRY: &str =
    "INSERT INTO moves (game, number, seat, entry, seal, at) VALUES ($1, $2, $3, $4, $5, $6)";

pub(crate) const READ_GAME: &str = "SELECT game, rules, seed, version, host, imported, rematch, at, chosen, hints, proof, closed FROM games \
    WHERE id = $1";
pub(crate) const READ_SEATS: &str = "SELECT name, bot FROM seats WHERE game = $1 ORDER BY seat";
pub(crate) const READ_CLOCK: &str = "SELECT terms FROM clocks WHERE game = $1";
pub(crate) const READ_STAND_INS: &str = "SELECT seat, bot FROM stand_ins WHERE game = $1";
pub(crate) const READ_RESIGNED: &str = "SELECT seat FROM resigned WHERE game = $1";
pub(crate) const READ_ENTRIES: &str = "SELECT number, seat, entry, seal, at, \
            EXISTS (SELECT 1 FROM planned WHERE planned.game = moves.game AND planned.number = moves.number) \
            FROM moves WHERE game = $1 AND number > $2 ORDER BY number";

/// A game as its row says: everything of [`Header`] that is neither id nor in a table of its own.
type GameRow = (
    String,
    String,
    i64,
    String,
    Option<Vec<u8>>,
    i64,
    Option<String>,
    i64,
    Option<i64>,
    Option<i64>,
    Option<String>,
    Option<String>,
);

impl Store {
    /// Keeps a new game, with the entries it has already and those who hold its seats.
    pub async fn create(
        &self,
        head: &Header,
        rows: &[Row],
        holders: &[(Visitor, Seat)],
    ) -> Result<(), StoreError> {
        self.create_within(None, head, rows, holders).await.map(drop)
    }

    /// As [`create`](Store::create), on account of somebody who may bring so many; `false` if there are as many already. The
    /// game and that it counts are kept together or not at all.
    pub(crate) async fn create_within(
        &self,
        quota: Option<Quota>,
        head: &Header,
        rows: &[Row],
        holders: &[(Visitor, Seat)],
    ) -> Result<bool, StoreError> {
        let clock = head.clock.as_ref().map(serde_json::to_string).transpose().map_err(damaged)?;
        let proof = head.fairness.proof.as_ref().map(serde_json::to_string).transpose().map_err(damaged)?;
        let (lesson, step) = head.lesson().unzip();
        let step = step.map(|step| step as i64 + 1);
        let count = 1 + head.seats.len() + rows.len() + holders.len();
        write_to!(&self.pool, count, connection, again => {
            let mut work = connection.begin().await?;
            let game = sqlx::query(INSERT_GAME)
                .bind(&head.id)
                .bind(&head.game)
                .bind(head.rules.to_string())
                .bind(head.seed as i64)
                .bind(&head.version)
                .bind(head.host.as_ref().map(|host| &host[..]))
                .bind(i64::from(head.imported))
                .bind(head.at)
                .bind(lesson)
                .bind(step)
                .bind(i64::from(head.fairness.chosen))
                .bind(head.fairness.hints.map(i64::from))
                .bind(&proof)
                .execute(&mut *work)
                .await;
            match game {
                // Its name is new, so it is this very game: it was kept, with all that belongs to it.
                Err(error) if again && is_taken(&error) => {
                    work.rollback().await?;
                    sqlx::query(KEEP_GAME).bind(&head.id).execute(connection).await?;
                    return Ok(true);
                }
                game => game?,
            };
            for (index, seat) in head.seats.iter().enumerate() {
                let insert = sqlx::query(INSERT_SEAT).bind(&head.id).bind(index as i64);
                insert.bind(&seat.name).bind(&seat.bot).execute(&mut *work).await?;
            }
            if let Some(terms) = &clock {
                sqlx::query(INSERT_CLOCK).bind(&head.id).bind(terms).execute(&mut *work).await?;
            }
            for row in rows {
                sqlx::query(INSERT_ENTRY)
                    .bind(&head.id)
                    .bind(i64::from(row.number))
                    .bind(i64::from(row.seat.0))
                    .bind(row.entry.to_string())
                    .bind(row.seal as i64)
                    .bind(row.at)
                    .execute(&mut *work)
                    .await?;
            }
            for (visitor, seat) in holders {
                let insert = sqlx::query(holders::INSERT).bind(&visitor[..]).bind(&head.id);
                insert.bind(i64::from(seat.0)).bind(super::now()).execute(&mut *work).await?;
            }
            if let Some(quota) = quota {
                let take = sqlx::query(quotas::TAKE).bind(&quota.key[..]).bind(millis()).bind(quota.interval);
                if take.bind(quota.ahead).execute(&mut *work).await?.rows_affected() == 0 {
                    return Ok(false);
                }
            }
            work.commit().await.map(|()| true)
        })
    }

    /// What was agreed about a game.
    pub async fn head(&self, id: &str) -> Result<Option<Header>, StoreError> {
        let found = read!(&self.pool, connection => {
            let row: Option<GameRow> =
                sqlx::query_as(READ_GAME).bind(id).fetch_optional(&mut *connection).await?;
            let Some(row) = row else { return Ok::<_, sqlx::Error>(None) };
            let seats: Vec<(String, Option<String>)> =
                sqlx::query_as(READ_SEATS).bind(id).fetch_all(&mut *connection).await?;
            let clock: Option<String> =
                sqlx::query_scalar(READ_CLOCK).bind(id).fetch_optional(&mut *connection).await?;
            let stand_ins: Vec<(i64, String)> =
                sqlx::query_as(READ_STAND_INS).bind(id).fetch_all(&mut *connection).await?;
            let resigned: Vec<i64> =
                sqlx::query_scalar(READ_RESIGNED).bind(id).fetch_all(connection).await?;
            Ok(Some((row, seats, clock, stand_ins, resigned)))
        })?;
        let Some((row, seats, clock, stand_ins, resigned)) = found else { return Ok(None) };
        let (game, rules, seed, version, host, imported, rematch, at, chosen, hints, proof, closed) = row;
        let stand_in = |(at, bot)| Ok::<_, StoreError>((seat(at)?, bot));
        Ok(Some(Header {
            id: id.to_owned(),
            game,
            rules: serde_json::from_str(&rules).map_err(damaged)?,
            seed: seed as u64,
            version,
            host: host.and_then(|host| host.try_into().ok()),
            imported: imported != 0,
            rematch,
            at,
            fairness: Fairness {
                chosen: chosen == Some(1),
                hints: hints.map(|hints| hints != 0),
                proof: proof.map(|proof| serde_json::from_str(&proof)).transpose().map_err(damaged)?,
            },
            seats: seats.into_iter().map(|(name, bot)| SeatInfo { name, bot }).collect(),
            clock: clock.map(|terms| serde_json::from_str(&terms)).transpose().map_err(damaged)?,
            stand_ins: stand_ins.into_iter().map(stand_in).collect::<Result<_, _>>()?,
            early: EarlyEnd {
                closed: closed.as_deref().map(Closed::read),
                resigned: resigned.into_iter().map(seat).collect::<Result<_, _>>()?,
            },
        }))
    }

    /// All entries of a game, in order.
    pub async fn rows(&self, id: &str) -> Result<Vec<Row>, StoreError> {
        self.rows_after(id, 0).await
    }

    /// The entries of a game after so many, in order.
    pub(crate) async fn rows_after(&self, id: &str, number: u32) -> Result<Vec<Row>, StoreError> {
        let after = i64::from(number);
        let rows: Vec<(i64, i64, String, i64, i64, bool)> = read!(&self.pool, connection => {
            sqlx::query_as(READ_ENTRIES).bind(id).bind(after).fetch_all(connection).await
        })?;
        let row = |(number, at_seat, text, seal, at, planned): (i64, i64, String, i64, i64, bool)| {
            Ok(Row {
                number: count(number)?,
                seat: seat(at_seat)?,
                entry: Entry::read(&text),
                seal: seal as u64,
                at,
                planned,
            })
        };
        rows.into_iter().map(row).collect()
    }

    /// Changes the name at a seat.
    pub(crate) async fn rename(&self, game: &str, seat: Seat, name: &str) -> Result<(), StoreError> {
        let query = "UPDATE seats SET name = $1 WHERE game = $2 AND seat = $3";
        change!(self, game, sqlx::query(query).bind(name).bind(game).bind(i64::from(seat.0)))?;
        Ok(())
    }

    /// Lets a bot play for a seat, or nobody any more.
    pub(crate) async fn stand_in(&self, game: &str, seat: Seat, bot: Option<&str>) -> Result<(), StoreError> {
        let keep = "INSERT INTO stand_ins (game, seat, bot) VALUES ($1, $2, $3) \
            ON CONFLICT (game, seat) DO UPDATE SET bot = excluded.bot";
        let forget = "DELETE FROM stand_ins WHERE game = $1 AND seat = $2";
        change!(
            self,
            game,
            match bot {
                Some(bot) => sqlx::query(keep).bind(game).bind(i64::from(seat.0)).bind(bot),
                None => sqlx::query(forget).bind(game).bind(i64::from(seat.0)),
            }
        )?;
        Ok(())
    }

    /// Notes which game follows this one; the first one noted stays, and is returned.
    pub(crate) async fn rematch(&self, game: &str, next: &str) -> Result<String, StoreError> {
        let note = "UPDATE games SET rematch = $1 WHERE id = $2 AND rematch IS NULL";
        let read = "SELECT rematch FROM games WHERE id = $1";
        change!(self, game, sqlx::query(note).bind(next).bind(game))?;
        Ok(read!(&self.pool, connection => sqlx::query_scalar(read).bind(game).fetch_one(connection).await)?)
    }
}

/// A seat as it is stored.
pub(crate) fn seat(stored: i64) -> Result<Seat, StoreError> {
    u8::try_from(stored).map(Seat).map_err(damaged)
}

/// A number that is counted, as it is stored.
pub(crate) fn count(stored: i64) -> Result<u32, StoreError> {
    u32::try_from(stored).map_err(damaged)
}

pub(crate) fn damaged(error: impl std::error::Error) -> StoreError {
    StoreError::Damaged(error.to_string())
}
