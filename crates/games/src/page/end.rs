//! What a game brings to the page of its end.

use super::{Drawn, Ply};
use game_core::Seat;
use maud::{Markup, html};
use render::Reader;

/// A game that can be over: what its last page tells.
pub trait Ends: Drawn {
    /// How it ended; nothing while it runs.
    fn ending(_reader: Reader, past: &Past<Self>) -> Option<Ending> {
        let outcome = past.game.outcome()?;
        let better = |score: i32| outcome.scores.iter().filter(|&&other| other > score).count();
        let place = |(seat, &score): (usize, &i32)| {
            let rank =
                if outcome.winners.contains(Seat::from_index(seat)) { 1 } else { better(score).max(1) + 1 };
            Place { rank, score }
        };
        Some(Ending {
            verdict: None,
            notes: Vec::new(),
            places: outcome.scores.iter().enumerate().map(place).collect(),
            picture: html! {},
            ladder: Vec::new(),
            scoring: html! {},
            courses: Vec::new(),
        })
    }
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
    /// Who won, in one sentence; nothing if the others' names say it.
    pub verdict: Option<String>,
    /// What is said below it, besides what was played.
    pub notes: Vec<String>,
    /// Everybody's place, by seat.
    pub places: Vec<Place>,
    /// A picture below the places.
    pub picture: Markup,
    /// The titles of a solo game, with the least score for each, where there is one.
    pub ladder: Vec<(i32, String)>,
    /// The scoring in full.
    pub scoring: Markup,
    /// How it went, number by number.
    pub courses: Vec<Course>,
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
