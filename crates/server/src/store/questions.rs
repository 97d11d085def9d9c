//! Questions to the people at a table: an offer to take back, a time that is over, another game. Who agrees so far is stored, so that
//! it is known on every node and after a restart.

use super::games::damaged;
use super::pool::read;
use super::{Store, StoreError, change};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Question {
    TakeBack,
    Overdue,
    Rematch,
    End,
}

impl Question {
    fn word(self) -> &'static str {
        match self {
            Question::TakeBack => "take-back",
            Question::Overdue => "overdue",
            Question::Rematch => "rematch",
            Question::End => "end",
        }
    }
}

impl Store {
    /// What is asked at a table since it has so many entries.
    pub(crate) async fn question<T: DeserializeOwned>(
        &self,
        game: &str,
        question: Question,
        number: u32,
    ) -> Result<Option<T>, StoreError> {
        let terms = self.terms(game, question, number).await?;
        Ok(terms.and_then(|terms| serde_json::from_str(&terms).ok()))
    }

    async fn terms(&self, game: &str, question: Question, number: u32) -> Result<Option<String>, StoreError> {
        let query = "SELECT terms FROM questions WHERE game = $1 AND kind = $2 AND number = $3";
        read!(&self.pool, connection => {
            sqlx::query_scalar(query).bind(game).bind(question.word()).bind(i64::from(number)).fetch_optional(connection).await
        })
    }

    /// Changes what is asked, from what it was; `false` if it was something else. `None` is no question.
    pub(crate) async fn ask<T: Serialize>(
        &self,
        game: &str,
        question: Question,
        number: u32,
        was: Option<&T>,
        now: Option<&T>,
    ) -> Result<bool, StoreError> {
        let written = |terms: Option<&T>| terms.map(serde_json::to_string).transpose().map_err(damaged);
        let (was, now) = (written(was)?, written(now)?);
        // What was asked about an earlier entry is nobody's question any more.
        let open = "INSERT INTO questions (game, kind, number, terms) VALUES ($1, $2, $3, $4) \
            ON CONFLICT (game, kind) DO UPDATE SET number = excluded.number, terms = excluded.terms \
            WHERE questions.number < excluded.number";
        let change =
            "UPDATE questions SET terms = $4 WHERE game = $1 AND kind = $2 AND number = $3 AND terms = $5";
        let close = "DELETE FROM questions WHERE game = $1 AND kind = $2 AND number = $3 AND terms = $4";
        let statement = match (&was, &now) {
            (None, None) => return Ok(true),
            (None, Some(_)) => open,
            (Some(_), Some(_)) => change,
            (Some(_), None) => close,
        };
        let terms = [&now, &was].into_iter().flatten();
        let (rows, again) = change!(self, game, {
            let query = sqlx::query(statement).bind(game).bind(question.word()).bind(i64::from(number));
            terms.clone().fold(query, |query, terms| query.bind(terms))
        })?;
        if rows == 0 && again {
            // What was to be changed may have been before: then it is what it was to become.
            return Ok(self.terms(game, question, number).await? == now);
        }
        Ok(rows > 0)
    }
}
