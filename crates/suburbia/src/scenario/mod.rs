//! Scenarios: a position and what must follow from it, as a person writes it.
//!
//! The examples of the rulebooks and every tile live in this form under `tests/scenarios`.

mod read;

use crate::award::AwardKind;
use crate::game::Suburbia;
use crate::goal::GoalId;
use crate::hex::Footprint;
use crate::rules::Rules;
use crate::score;
use crate::setup::{MAX_SEATS, Setup};
use crate::table::{Phase, Table};
use crate::tile::KindId;
use game_core::Seat;
use game_core::fault::{Fault, Source};
use game_core::fields::{Fields, read_file};
pub use game_core::scenario::Failure;
use game_core::scenario::Step as Play;

/// A scenario that has been read: a position, steps, and how it is scored in the end.
#[derive(Debug, Clone)]
pub struct Scenario {
    /// What it shows.
    pub name: String,
    setup: Setup,
    game: Suburbia,
    private: [Option<GoalId>; MAX_SEATS],
    steps: Vec<Step>,
    scores: Vec<Score>,
}

#[derive(Debug, Clone)]
struct Step {
    play: Play,
    expects: Vec<Expect>,
    table: ExpectTable,
    over: Option<bool>,
}

/// What a seat must have.
#[derive(Debug, Clone, Default)]
struct Expect {
    seat: usize,
    /// By name, as the scenario has them.
    numbers: Vec<(&'static str, i64)>,
    tiles: Option<Vec<Laid>>,
}

/// What the table must show.
#[derive(Debug, Clone, Default)]
struct ExpectTable {
    turn: Option<Seat>,
    order: Option<Vec<Seat>>,
    market: Option<Vec<Option<KindId>>>,
    borders: Option<Vec<Option<KindId>>>,
    /// Ids; empty if there must be none.
    awards: [Option<String>; 2],
}

/// How a seat must be scored.
#[derive(Debug, Clone)]
struct Score {
    line: usize,
    seat: usize,
    numbers: Vec<(&'static str, i64)>,
    title: Option<String>,
    goals: Option<Vec<String>>,
}

/// A tile as scenarios write it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Laid {
    kind: KindId,
    at: Footprint,
    invested: bool,
}

impl Scenario {
    /// Reads a scenario file. Everything that is wrong with it is reported at once. It may name tiles of all packs of the
    /// rules; built-in packs besides base are played only if it says so.
    pub fn read(rules: &'static Rules, file: &str, text: &str) -> Result<Scenario, Vec<Fault>> {
        read_file("the scenario", file, text, |top, source| Scenario::of(rules, top, source))
    }

    /// A scenario as a part of a file that has more in it: what was asked for before is not the scenario's.
    pub fn of(rules: &'static Rules, top: Fields<'_, '_>, source: &mut Source<'_>) -> Option<Scenario> {
        read::top(rules, top, source)
    }

    /// The table it is played at.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The position it begins with.
    pub fn game(&self) -> &Suburbia {
        &self.game
    }

    /// Plays all steps; the first that goes differently ends it. Then it is scored as it stands.
    pub fn run(&self) -> Result<(), Failure> {
        let mut game = self.game;
        for (index, step) in self.steps.iter().enumerate() {
            let played = step.play.run(&mut game).and_then(|()| step.compare(&game));
            played.map_err(|reason| step.play.failure(index + 1, reason))?;
        }
        let table = game.table();
        let scored = score::score(table, &self.private[..table.seats()]);
        for score in &self.scores {
            score.compare(table, &scored).map_err(|reason| Failure {
                step: self.steps.len() + 1,
                line: score.line,
                play: "score".to_owned(),
                reason,
            })?;
        }
        Ok(())
    }
}

impl Step {
    fn compare(&self, game: &Suburbia) -> Result<(), String> {
        let table = game.table();
        let mut wrong = Vec::new();
        for expect in &self.expects {
            expect.compare(table, &mut wrong);
        }
        self.table.compare(table, &mut wrong);
        let over = table.phase() == Phase::Over;
        if self.over.is_some_and(|expected| expected != over) {
            wrong.push(format!("the game is {}over", if over { "" } else { "not " }));
        }
        if wrong.is_empty() { Ok(()) } else { Err(wrong.join("; ")) }
    }
}

impl Expect {
    fn compare(&self, table: &Table, wrong: &mut Vec<String>) {
        let seat = Seat::from_index(self.seat);
        let tracks = table.tracks(seat);
        for &(name, expected) in &self.numbers {
            let found = match name {
                "money" => i64::from(tracks.money),
                "income" => tracks.income.into(),
                "reputation" => tracks.reputation.into(),
                "population" => tracks.population.into(),
                "markers" => tracks.markers.into(),
                _ => tracks.stars.into(),
            };
            if found != expected {
                wrong.push(format!("seat {seat} has {name} {found}, expected {expected}"));
            }
        }
        let tiles = table.borough(seat).tiles();
        let found: Vec<Laid> =
            tiles.map(|tile| Laid { kind: tile.kind, at: tile.at, invested: tile.invested }).collect();
        if let Some(expected) = self.tiles.as_ref().filter(|expected| **expected != found) {
            let words = |tiles: &[Laid]| {
                let word = |tile: &Laid| {
                    format!(
                        "{} @ {}{}",
                        table.kind(tile.kind).id,
                        tile.at,
                        if tile.invested { "*" } else { "" }
                    )
                };
                tiles.iter().map(word).collect::<Vec<_>>().join(", ")
            };
            wrong.push(format!("seat {seat} has the tiles {}, expected {}", words(&found), words(expected)));
        }
    }
}

impl ExpectTable {
    fn compare(&self, table: &Table, wrong: &mut Vec<String>) {
        let rows =
            [("market", &self.market, table.market()), ("border display", &self.borders, table.display())];
        for (what, expected, found) in rows {
            let Some(expected) = expected.as_ref().filter(|expected| expected.as_slice() != found) else {
                continue;
            };
            let words = |slots: &[Option<KindId>]| {
                let word = |slot: &Option<KindId>| slot.map_or("-", |kind| &table.kind(kind).id);
                slots.iter().map(word).collect::<Vec<_>>().join(" ")
            };
            wrong.push(format!("the {what} is {}, expected {}", words(found), words(expected)));
        }
        let turn = table.to_act().lowest();
        if self.turn.is_some() && turn.is_some() && turn != self.turn {
            wrong.push(format!("it is the turn of {turn:?}, expected {:?}", self.turn));
        }
        if let Some(expected) = self.order.as_ref().filter(|expected| **expected != table.order()) {
            wrong.push(format!("the order of play is {:?}, expected {expected:?}", table.order()));
        }
        for (kind, expected) in AwardKind::ALL.into_iter().zip(&self.awards) {
            let found = table.award(kind).map_or("", |award| &table.rules().award(award).id);
            if let Some(expected) = expected.as_ref().filter(|expected| *expected != found) {
                wrong.push(format!("the {} is '{found}', expected '{expected}'", kind.word()));
            }
        }
    }
}

impl Score {
    fn compare(&self, table: &Table, scored: &score::Final) -> Result<(), String> {
        let seat = Seat::from_index(self.seat);
        let of = &scored.seats[self.seat];
        let mut wrong = Vec::new();
        for &(name, expected) in &self.numbers {
            let found = match name {
                "population" => i64::from(of.tracks.population),
                "reputation" => of.tracks.reputation.into(),
                "income" => of.tracks.income.into(),
                "money" => of.tracks.money.into(),
                _ => of.rank as i64,
            };
            if found != expected {
                wrong.push(format!("seat {seat} is scored with {name} {found}, expected {expected}"));
            }
        }
        if let Some(expected) = self.title.as_deref().filter(|&expected| Some(expected) != of.title) {
            wrong.push(format!("seat {seat} has the title {:?}, expected '{expected}'", of.title));
        }
        if let Some(expected) = &self.goals {
            let own = scored.goals.iter().filter(|goal| goal.winner == Some(seat));
            let mut found: Vec<&str> = own.map(|goal| table.rules().goal(goal.goal).id.as_str()).collect();
            let mut expected: Vec<&str> = expected.iter().map(String::as_str).collect();
            found.sort_unstable();
            expected.sort_unstable();
            if found != expected {
                wrong.push(format!("seat {seat} scores the goals {found:?}, expected {expected:?}"));
            }
        }
        if wrong.is_empty() { Ok(()) } else { Err(wrong.join("; ")) }
    }
}
