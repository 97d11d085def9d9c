//! What is counted in made-up games, for the forecast of any game.

use crate::plan::{Band, Expectation, ForecastRound, StepOdds, share};
use crate::playable::Measure;
use std::collections::BTreeMap;

/// A number of a seat, and how it is read.
pub(crate) type Reading<N> = (Measure, fn(&N) -> i32);

/// A turn in which nothing happens but what is planned.
pub(crate) struct PlainTurn<N> {
    pub(crate) round: usize,
    pub(crate) built: Vec<usize>,
    pub(crate) lines: i32,
    /// The seat's numbers after it.
    pub(crate) numbers: N,
}

/// What was seen so far.
pub(crate) struct Tally<N> {
    /// The own numbers after each turn, by round.
    rounds: BTreeMap<usize, Vec<N>>,
    /// By step, the rounds in which it was carried out.
    steps: Vec<Vec<usize>>,
    /// Points at the end.
    pub(crate) scores: Vec<i32>,
}

impl<N> Tally<N> {
    /// Nothing yet of a plan with so many steps.
    pub(crate) fn new(steps: usize) -> Tally<N> {
        Tally { rounds: BTreeMap::new(), steps: vec![Vec::new(); steps], scores: Vec::new() }
    }

    /// A turn of the seat is over.
    pub(crate) fn turn(&mut self, round: usize, numbers: N) {
        self.rounds.entry(round).or_default().push(numbers);
    }

    /// A step could be carried out.
    pub(crate) fn carried_out(&mut self, step: usize, round: usize) {
        self.steps[step].push(round);
    }

    /// The turns that come: what is certain, and what was seen of them. What no made-up game came to is not worth telling.
    pub(crate) fn rounds(
        &self,
        plain: Vec<PlainTurn<N>>,
        measures: &[Reading<N>],
        worlds: u64,
        name: impl Fn(usize) -> String,
    ) -> Vec<ForecastRound> {
        let round = |turn: PlainTurn<N>| {
            let of = self.rounds.get(&turn.round);
            let value = |(what, read): &Reading<N>| Expectation {
                what: *what,
                plain: read(&turn.numbers),
                band: of.and_then(|all| Band::of(all.iter().map(read).collect())),
            };
            ForecastRound {
                round: turn.round,
                name: name(turn.round),
                reached: share(of.map_or(0, Vec::len), worlds),
                values: measures.iter().map(value).collect(),
                built: turn.built,
                lines: turn.lines,
            }
        };
        let all = plain.into_iter().map(round);
        all.filter(|round| worlds == 0 || round.reached > 0.0).collect()
    }

    /// What came of each step.
    pub(crate) fn odds(&self, worlds: u64, name: impl Fn(usize) -> String) -> Vec<StepOdds> {
        let odds = |rounds: &Vec<usize>| {
            let mut sorted = rounds.clone();
            sorted.sort_unstable();
            let round = sorted.get(sorted.len() / 2).copied();
            StepOdds { share: share(sorted.len(), worlds), round, name: round.map(&name) }
        };
        self.steps.iter().map(odds).collect()
    }
}
