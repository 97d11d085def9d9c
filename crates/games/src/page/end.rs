//! What a game brings to the page of its end.

use super::scoring::Scoring;
use super::tile_lines::TileLine;
use super::{Drawn, Ply};
use crate::text::{list, say};
use game_core::{Outcome, Seat};
use maud::{Markup, html};
use render::Reader;

/// A game that can be over: what its last page tells.
pub trait Ends: Drawn {
    /// How it ended; nothing while it runs.
    fn ending(_reader: Reader, past: &Past<Self>) -> Option<Ending> {
        let outcome = past.game.outcome()?;
        Some(Ending {
            notes: Vec::new(),
            places: places(&outcome),
            picture: html! {},
            ladder: Vec::new(),
            scoring: Scoring::default(),
            courses: Vec::new(),
            lines: Vec::new(),
        })
    }
}

/// Everybody's place by score alone; whoever won is first.
pub(super) fn places(outcome: &Outcome) -> Vec<Place> {
    let better = |score: i32| outcome.scores.iter().filter(|&&other| other > score).count();
    let place = |(seat, &score): (usize, &i32)| {
        let rank =
            if outcome.winners.contains(Seat::from_index(seat)) { 1 } else { better(score).max(1) + 1 };
        Place { rank, score }
    };
    outcome.scores.iter().enumerate().map(place).collect()
}

/// Who won, in one sentence.
pub fn won(reader: Reader, outcome: &Outcome) -> String {
    let names: Vec<String> = outcome.winners.iter().map(|seat| reader.name(seat)).collect();
    say!(reader.language, "end-won", names = list(reader.language, &names), count = names.len())
}

/// The plies that led to a position.
pub struct Past<'a, G: Drawn> {
    /// Before the first ply.
    pub start: G,
    /// The position they led to.
    pub game: &'a G,
    /// Who moved what, in the order it happened.
    pub plies: Vec<(Seat, &'a G::Move)>,
}

impl<G: Drawn> Past<'_, G> {
    /// Every ply with the game before and after it and what it changed.
    pub fn each(&self, mut tell: impl FnMut(&Ply<G>)) {
        let mut game = self.start.clone();
        let mut events = Vec::new();
        for &(seat, mv) in &self.plies {
            let before = game.clone();
            events.clear();
            let again = game.play(seat, mv.clone(), &mut events);
            debug_assert!(again.is_ok(), "a history can be played again");
            tell(&Ply { before: &before, after: &game, seat, mv, events: &events });
        }
    }
}

/// How a game ended.
pub struct Ending {
    /// What is said below it, besides what was played.
    pub notes: Vec<String>,
    /// Everybody's place, by seat.
    pub places: Vec<Place>,
    /// A picture below the places.
    pub picture: Markup,
    /// The titles of a solo game, with the least score for each, where there is one.
    pub ladder: Vec<(i32, String)>,
    /// The scoring in full.
    pub scoring: Scoring,
    /// How it went, number by number.
    pub courses: Vec<Course>,
    /// What each tile brought, the best first.
    pub lines: Vec<TileLine>,
}

/// A seat's place.
pub struct Place {
    /// From 1; equal ones share a rank.
    pub rank: usize,
    /// What decided.
    pub score: i32,
}

/// A number over the time of a game.
pub struct Course {
    /// The word that tells it from the others.
    pub word: &'static str,
    /// What it is.
    pub title: String,
    /// When it was looked at.
    pub about: String,
    /// The values by seat.
    pub values: Vec<Vec<i32>>,
}
