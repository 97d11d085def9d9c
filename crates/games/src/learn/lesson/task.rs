//! What a task asks for: a small closed vocabulary over what the position says and what happened.
//!
//! Numbers and deeds are the game's own ([`Playable::lesson_numbers`], its events); what is said of them is the same in
//! all games.

use super::LEARNER;
use crate::playable::Playable;
use game_core::Seat;
use serde_json::{Value, json};
use std::fmt;

/// All that must hold.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Wanted {
    pub all: Vec<Condition>,
    /// One of these, if there are any.
    pub any: Vec<Wanted>,
}

/// Something that must hold.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Condition {
    /// A number is at least so much higher than it was.
    Gains(&'static str, i64),
    /// A number is at least so high.
    Has(&'static str, i64),
    /// A number is at most so high.
    AtMost(&'static str, i64),
    /// Something happened.
    Does(DeedPattern),
    /// Something did not happen.
    Avoids(DeedPattern),
}

/// Something that can happen: `built lake next to suburbs`.
#[derive(Debug, Clone, PartialEq, Default)]
pub(super) struct DeedPattern {
    /// An event, or the cause of a change.
    pub word: String,
    /// The tile or whatever else it is about; anything if it is not named.
    pub of: Option<String>,
    /// A tile that what was built lies next to.
    pub beside: Option<String>,
}

/// A position that is being played from.
pub(super) struct Trial<'a, G: Playable> {
    pub start: &'a G,
    pub game: G,
    /// What happened, and in whose ply.
    events: Vec<(Seat, Value)>,
}

impl<'a, G: Playable> Trial<'a, G> {
    pub(super) fn new(start: &'a G) -> Trial<'a, G> {
        Trial { start, game: start.clone(), events: Vec::new() }
    }

    /// Plays a move; says whether it could.
    pub(super) fn play(&mut self, seat: Seat, mv: G::Move) -> bool {
        let mut events = Vec::new();
        let played = self.game.play(seat, mv, &mut events).is_ok();
        self.events.extend(events.iter().map(|event| (seat, json!(event))));
        played
    }

    fn number(&self, game: &G, name: &str) -> i64 {
        let numbers = game.lesson_numbers(LEARNER);
        numbers.into_iter().find(|(known, _)| *known == name).map_or(0, |(_, number)| number)
    }

    fn happened(&self, deed: &DeedPattern) -> bool {
        self.events.iter().any(|(mover, event)| deed.fits(*mover, event) && self.lies_beside(deed, event))
    }

    fn lies_beside(&self, deed: &DeedPattern, event: &Value) -> bool {
        let Some(beside) = &deed.beside else { return true };
        let Some(at) = event["at"].as_array() else { return false };
        let at: Vec<String> = at.iter().map(ToString::to_string).collect();
        self.game.lesson_beside(LEARNER, &at.join(","), beside)
    }
}

impl DeedPattern {
    /// Whether an event is such a deed of the learner. One without a seat is that of whoever moved, also where it
    /// changes the town of another (`owner`).
    fn fits(&self, mover: Seat, event: &Value) -> bool {
        let whose = event.get("seat").and_then(Value::as_u64);
        let learner = whose.map_or(mover == LEARNER, |seat| seat == u64::from(LEARNER.0));
        let cause = &event["cause"];
        let word = event["event"] == self.word.as_str() || cause["kind"] == self.word.as_str();
        let named = |of: &String| {
            let about = |value: &Value| {
                ["tile", "id", "good", "award", "new"].iter().any(|key| value[*key] == of.as_str())
            };
            about(event) || about(cause)
        };
        learner && word && self.of.as_ref().is_none_or(named)
    }
}

impl Wanted {
    /// Whether all of it holds.
    pub(super) fn holds<G: Playable>(&self, trial: &Trial<'_, G>) -> bool {
        self.missing(trial).is_none()
    }

    /// What does not hold, in words for whoever writes lessons.
    pub(super) fn missing<G: Playable>(&self, trial: &Trial<'_, G>) -> Option<String> {
        let fails = self.all.iter().find(|condition| !condition.holds(trial)).map(|condition| {
            let is = match condition {
                Condition::Gains(name, _) => {
                    let gained = trial.number(&trial.game, name) - trial.number(trial.start, name);
                    format!(", but it gains {gained}")
                }
                Condition::Has(name, _) | Condition::AtMost(name, _) => {
                    format!(", but it is {}", trial.number(&trial.game, name))
                }
                Condition::Does(_) | Condition::Avoids(_) => String::new(),
            };
            format!("{condition}{is}")
        });
        let none = || {
            (!self.any.is_empty() && !self.any.iter().any(|one| one.holds(trial))).then(|| "any".to_owned())
        };
        fails.or_else(none)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty() && self.any.is_empty()
    }
}

impl Condition {
    fn holds<G: Playable>(&self, trial: &Trial<'_, G>) -> bool {
        let now = |name: &str| trial.number(&trial.game, name);
        match self {
            Condition::Gains(name, by) => now(name) - trial.number(trial.start, name) >= *by,
            Condition::Has(name, least) => now(name) >= *least,
            Condition::AtMost(name, most) => now(name) <= *most,
            Condition::Does(deed) => trial.happened(deed),
            Condition::Avoids(deed) => !trial.happened(deed),
        }
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Condition::Gains(name, by) => write!(f, "gains {name} {by}"),
            Condition::Has(name, least) => write!(f, "has {name} {least}"),
            Condition::AtMost(name, most) => write!(f, "at most {name} {most}"),
            Condition::Does(deed) => write!(f, "does '{deed}'"),
            Condition::Avoids(deed) => write!(f, "avoids '{deed}'"),
        }
    }
}

impl fmt::Display for DeedPattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.word)?;
        if let Some(of) = &self.of {
            write!(f, " {of}")?;
        }
        match &self.beside {
            Some(beside) => write!(f, " next to {beside}"),
            None => Ok(()),
        }
    }
}
