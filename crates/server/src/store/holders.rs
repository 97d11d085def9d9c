//! Which browser holds which seats.

use super::games::{count, damaged, seat};
use super::pool::{read, write_to};
use super::{Store, StoreError, now};
use game_core::Seat;

/// A game in somebody's list, as far as the database knows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Held {
    pub game: String,
    /// The seats the visitor holds there.
    pub seats: Vec<Seat>,
    pub entries: u32,
}

/// A browser, as the database knows it: the hash of what its cookie says.
pub(crate) type Visitor = [u8; 32];

pub(crate) const INSERT: &str =
    "INSERT INTO holders (visitor, game, seat, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";

const KEEP: &str = "UPDATE holders SET at = at WHERE visitor = $1 AND game = $2 AND seat = $3";

/// A seat is held by so many browsers at most: whoever sat down first makes room for the latest. Without a cookie every
/// call is a browser of its own, so that one seat could fill the disk.
const MOST: i64 = 8;
const MAKE_ROOM: &str = "DELETE FROM holders WHERE game = $1 AND seat = $2 AND visitor <> $3 AND visitor NOT IN \
    (SELECT visitor FROM holders WHERE game = $1 AND seat = $2 AND visitor <> $3 ORDER BY at DESC, visitor LIMIT $4)";
pub(crate) const HELD: &str = "SELECT seat FROM holders WHERE visitor = $1 AND game = $2 ORDER BY seat";
pub(crate) const HOLDERS: &str = "SELECT visitor, seat FROM holders WHERE game = $1 ORDER BY seat, visitor";
pub(crate) const LESSON: &str = "SELECT games.id FROM holders JOIN games ON games.id = holders.game \
            WHERE visitor = $1 AND games.game = $2 AND games.lesson = $3 AND games.step = $4 \
            ORDER BY holders.at DESC, games.id LIMIT 1";

/// The latest games of a visitor, a row for each seat; `$CHOICE` is what distinguishes games from lessons.
macro_rules! held_games {
    ($choice:literal) => {
        concat!(
            "SELECT latest.game, holders.seat, (SELECT max(number) FROM moves WHERE moves.game = latest.game) \
            FROM (SELECT holders.game AS game, max(holders.at) AS at \
                FROM holders JOIN games ON games.id = holders.game WHERE visitor = $1 AND games.lesson ",
            $choice,
            " GROUP BY holders.game ORDER BY max(holders.at) DESC, holders.game LIMIT $2) AS latest \
            JOIN holders ON holders.visitor = $1 AND holders.game = latest.game \
            ORDER BY latest.at DESC, latest.game, holders.seat"
        )
    };
}
pub(crate) const GAMES: &str = held_games!("IS NULL");
pub(crate) const LESSONS: &str = held_games!("IS NOT NULL");

impl Store {
    /// Gives a seat to a browser.
    pub(crate) async fn hold(&self, visitor: &Visitor, game: &str, seat: Seat) -> Result<(), StoreError> {
        write_to!(&self.pool, 1, connection, again => {
            let insert = sqlx::query(INSERT).bind(&visitor[..]).bind(game).bind(i64::from(seat.0));
            let is_new = insert.bind(now()).execute(&mut *connection).await?.rows_affected() > 0;
            if again && !is_new {
                // Written once more: only a commit waits until a standby has it.
                let keep = sqlx::query(KEEP).bind(&visitor[..]).bind(game).bind(i64::from(seat.0));
                keep.execute(&mut *connection).await?;
            }
            if is_new || again {
                let make_room = sqlx::query(MAKE_ROOM).bind(game).bind(i64::from(seat.0));
                make_room.bind(&visitor[..]).bind(MOST - 1).execute(connection).await?;
            }
            Ok::<_, sqlx::Error>(())
        })
    }

    /// The seats a browser holds in a game.
    pub(crate) async fn held(&self, visitor: &Visitor, game: &str) -> Result<Vec<Seat>, StoreError> {
        let seats: Vec<i64> = read!(&self.pool, connection => {
            sqlx::query_scalar(HELD).bind(&visitor[..]).bind(game).fetch_all(connection).await
        })?;
        seats.into_iter().map(seat).collect()
    }

    /// Who holds which seats of a game.
    pub(crate) async fn holders(&self, game: &str) -> Result<Vec<(Visitor, Seat)>, StoreError> {
        let rows: Vec<(Vec<u8>, i64)> =
            read!(&self.pool, connection => sqlx::query_as(HOLDERS).bind(game).fetch_all(connection).await)?;
        let holder = |(visitor, held): (Vec<u8>, i64)| {
            let visitor = visitor.try_into().map_err(|_| StoreError::Damaged("a visitor".to_owned()))?;
            Ok((visitor, seat(held)?))
        };
        rows.into_iter().map(holder).collect()
    }

    /// The games in which a browser holds seats, the latest first; lessons are none.
    pub(crate) async fn games_of(&self, visitor: &Visitor, most: u32) -> Result<Vec<Held>, StoreError> {
        self.held_games(visitor, most, GAMES).await
    }

    /// The tasks of lessons that a browser has begun, the latest first.
    pub(crate) async fn lessons_of(&self, visitor: &Visitor, most: u32) -> Result<Vec<Held>, StoreError> {
        self.held_games(visitor, most, LESSONS).await
    }

    /// The latest game in which a browser tried a task of a lesson, counted from 1.
    pub(crate) async fn lesson_of(
        &self,
        visitor: &Visitor,
        game: &str,
        lesson: &str,
        step: usize,
    ) -> Result<Option<String>, StoreError> {
        let step = i64::try_from(step).map_err(damaged)?;
        Ok(read!(&self.pool, connection => {
            let query = sqlx::query_scalar(LESSON).bind(&visitor[..]).bind(game).bind(lesson).bind(step);
            query.fetch_optional(connection).await
        })?)
    }

    async fn held_games(
        &self,
        visitor: &Visitor,
        most: u32,
        query: &'static str,
    ) -> Result<Vec<Held>, StoreError> {
        let rows: Vec<(String, i64, Option<i64>)> = read!(&self.pool, connection => {
            sqlx::query_as(query).bind(&visitor[..]).bind(i64::from(most)).fetch_all(connection).await
        })?;
        let mut games: Vec<Held> = Vec::new();
        for (game, held, entries) in rows {
            match games.last_mut().filter(|last| last.game == game) {
                Some(last) => last.seats.push(seat(held)?),
                None => {
                    let entries = count(entries.unwrap_or_default())?;
                    games.push(Held { game, seats: vec![seat(held)?], entries });
                }
            }
        }
        Ok(games)
    }
}
