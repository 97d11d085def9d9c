//! Commitments: what is published when a game begins, so that afterwards everybody can check that its draws were not changed.
//!
//! A commitment is the SHA-256 of a text that says what was agreed, the seed, and a salt of 32 random bytes. As long as the
//! salt is secret it tells nothing about the seed; once seed and salt are in the record, anybody makes the text again:
//!
//! ```text
//! tabletown-commitment/1
//! version 0.1.0
//! game suburbia
//! rules {"edition":"second","mode":"standard","packs":["base"]}
//! seats human greedy
//! draws unknown
//! seed 42
//! salt 00112233…
//! ```
//!
//! Rules are JSON without spaces, keys in the order of their letters. A seat is `human` or its bot; names are left out, as
//! people choose them when they sit down. Draws are `chosen` where whoever set the table named the seed. Each line ends
//! with a line feed.

use crate::record::{Record, SeatInfo};
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;

const FORMAT: &str = "tabletown-commitment/1";
/// Bytes of a salt.
pub const SALT: usize = 32;

/// What a commitment is made from.
#[derive(Debug, Clone, Copy)]
pub struct Terms<'a> {
    /// The version of the program that began the game.
    pub version: &'a str,
    /// [`Game::NAME`](crate::Game::NAME).
    pub game: &'a str,
    /// As records write them.
    pub rules: &'a Value,
    /// Who sits where, those that the rules play included.
    pub seats: &'a [SeatInfo],
    /// Whether whoever set the table named the seed.
    pub chosen: bool,
    /// The seed of all chance.
    pub seed: u64,
}

impl Terms<'_> {
    /// The commitment, with a salt as [`hex`] writes it.
    pub fn commitment(&self, salt: &str) -> String {
        let mut text = format!("{FORMAT}\nversion {}\ngame {}\nrules ", self.version, self.game);
        write_canonical(self.rules, &mut text);
        text.push_str("\nseats");
        for seat in self.seats {
            text.push(' ');
            text.push_str(seat.bot.as_deref().unwrap_or("human"));
        }
        let draws = if self.chosen { "chosen" } else { "unknown" };
        let _ = write!(text, "\ndraws {draws}\nseed {}\nsalt {salt}\n", self.seed); // a string takes everything
        hex(&Sha256::digest(text.as_bytes()))
    }
}

/// JSON with its keys in order, whatever order they are kept in.
fn write_canonical(value: &Value, text: &mut String) {
    match value {
        Value::Object(fields) => {
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_by_key(|(name, _)| *name);
            text.push('{');
            for (index, (name, value)) in fields.into_iter().enumerate() {
                text.push_str(if index > 0 { "," } else { "" });
                text.push_str(&Value::from(name.as_str()).to_string());
                text.push(':');
                write_canonical(value, text);
            }
            text.push('}');
        }
        Value::Array(items) => {
            text.push('[');
            for (index, item) in items.iter().enumerate() {
                text.push_str(if index > 0 { "," } else { "" });
                write_canonical(item, text);
            }
            text.push(']');
        }
        plain => text.push_str(&plain.to_string()),
    }
}

/// Bytes as small hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}"); // a string takes everything
        text
    })
}

/// Whether a text is a commitment, or a salt: 64 small hexadecimal digits.
pub fn is_hex(text: &str) -> bool {
    text.len() == 2 * SALT && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// What a record says about its commitment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Committed {
    /// It has none: it was made before there were any, or by a program without witnesses.
    Without,
    /// It has one that cannot be checked yet: its salt comes with the end of the game.
    Sealed,
    /// Seed, rules and seats are those that were committed to.
    Holds,
}

/// A record that is not what was committed to.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// The text leads to another hash.
    #[error(
        "its seed, rules, seats and salt give the commitment {found}, but it states {stated}: something was changed after the game began"
    )]
    Differs {
        /// As recorded.
        stated: String,
        /// As computed.
        found: String,
    },
    /// The record states another commitment than the one that was published.
    #[error(
        "it states the commitment {stated}, but {published} was published: it is another game, or was changed"
    )]
    Other {
        /// As recorded.
        stated: String,
        /// As named by whoever asks.
        published: String,
    },
    /// The record states none, but one was published.
    #[error("it states no commitment, so nothing shows that it is the game of {published}")]
    Missing {
        /// As named by whoever asks.
        published: String,
    },
    /// A salt that the game's end should have brought is not there, or is none.
    #[error("its salt is missing or not 64 hexadecimal digits, so its commitment cannot be checked")]
    Salt,
}

/// Checks what a record says about its commitment, against the one that was published if that is known.
pub fn check(record: &Record, published: Option<&str>) -> Result<Committed, Broken> {
    let Some(stated) = &record.commitment else {
        return match published {
            None => Ok(Committed::Without),
            Some(published) => Err(Broken::Missing { published: published.to_owned() }),
        };
    };
    let shown = || crate::quoted(stated);
    if let Some(published) = published.filter(|published| published != stated) {
        return Err(Broken::Other { stated: shown(), published: published.to_owned() });
    }
    let salt = match &record.salt {
        Some(salt) if is_hex(salt) => salt,
        None if record.result.is_none() => return Ok(Committed::Sealed),
        _ => return Err(Broken::Salt),
    };
    let found = record.terms().commitment(salt);
    if found == *stated { Ok(Committed::Holds) } else { Err(Broken::Differs { stated: shown(), found }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SALT: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
    /// `printf 'tabletown-commitment/1\nversion 1.2.3\n…' | sha256sum`
    const HASH: &str = "81d6e47a314245e42d3cfa434a137a5c7fd89280aba852448adc4147cc12cc5f";

    fn record() -> Record {
        let line = format!(
            r#"{{"format":"tabletown-record/1","game":"suburbia","rules":{{"mode":"standard","edition":"second"}},"seed":18446744073709551615,"seats":[{{"name":"A"}},{{"name":"B","bot":"greedy"}}],"moves":[],"result":{{"scores":[1,2],"winners":[1]}},"version":"1.2.3","commitment":"{HASH}","salt":"{SALT}"}}"#
        );
        Record::parse(&line, 1).unwrap()
    }

    /// Other programs compute it, too: it is the hash of exactly the text that is documented.
    #[test]
    fn a_commitment_is_the_hash_of_the_documented_text() {
        assert_eq!(check(&record(), None), Ok(Committed::Holds));
        assert_eq!(check(&record(), Some(HASH)), Ok(Committed::Holds));
        let renamed = {
            let mut record = record();
            record.seats[0].name = "Ann".to_owned();
            record
        };
        assert_eq!(check(&renamed, None), Ok(Committed::Holds), "people choose their names later");
    }

    #[test]
    fn whatever_is_changed_is_noticed() {
        let changes: [fn(&mut Record); 7] = [
            |record| record.seed -= 1,
            |record| record.rules["mode"] = "dale".into(),
            |record| record.seats[1].bot = None,
            |record| record.seats.truncate(1),
            |record| record.version = Some("1.2.4".to_owned()),
            |record| record.chosen = Some(true),
            |record| record.game = "neom".to_owned(),
        ];
        for (index, change) in changes.iter().enumerate() {
            let mut changed = record();
            change(&mut changed);
            assert!(matches!(check(&changed, None), Err(Broken::Differs { .. })), "change {index}");
        }
        let other = "0".repeat(64);
        assert!(matches!(check(&record(), Some(&other)), Err(Broken::Other { .. })));
        let without = Record { commitment: None, ..record() };
        assert_eq!(check(&without, None), Ok(Committed::Without));
        assert!(matches!(check(&without, Some(HASH)), Err(Broken::Missing { .. })));
        for salt in [None, Some(String::new()), Some(SALT.to_uppercase()), Some(format!("{SALT}0"))] {
            assert_eq!(check(&Record { salt, ..record() }, None), Err(Broken::Salt));
        }
        let running = Record { salt: None, result: None, ..record() };
        assert_eq!(check(&running, None), Ok(Committed::Sealed));
    }
}
