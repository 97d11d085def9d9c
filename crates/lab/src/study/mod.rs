//! What things are worth: over many games, how often each tile, goal or Cornerstone is offered and taken, for what price,
//! and how those who have it end compared with those who do not.
//!
//! The comparison is made within games: the mean score of the seats that have a thing less that of the seats that do not,
//! so that a game in which everybody scores much counts for nothing. Alone there is nobody else; then games with the thing
//! are compared with games without it. It is a difference, not an effect: bots choose what they take.

mod neom;
mod suburbia;

use crate::stats::{Estimate, Sample};
use crate::work;
use bots::{Bot, BotGame, UnknownBot, seat_dice};
use game_core::pack::Provenance;
use game_core::{Dice, Seat, Viewer};
use serde::Serialize;
use std::sync::atomic::{AtomicBool, Ordering};

/// Parts of a game.
pub const PERIODS: usize = 3;

/// A game whose tiles can be studied. One that names none has scores and nothing else to study.
pub trait Study: BotGame {
    /// What the parts of a game are called.
    const PERIOD_NAMES: [&'static str; PERIODS] = ["early", "middle", "late"];

    /// Everything one can have, in the order of the packs.
    fn things(_setup: &Self::Setup) -> Vec<Thing> {
        Vec::new()
    }

    /// The titles one plays for alone, lowest first, each with the least score for it; none where there are no titles.
    fn ladder(_setup: &Self::Setup) -> Vec<(i32, &'static str)> {
        Vec::new()
    }

    /// Notes what lies open before the first move.
    fn begin(&self, _notes: &mut Notes<'_>) {}

    /// Notes what a move offers and takes: the game before it, and what happened.
    fn watch(&self, _seat: Seat, _mv: &Self::Move, _events: &[Self::Event], _notes: &mut Notes<'_>) {}

    /// Notes what is known at the end, and gives each taken thing its part of the game.
    fn end(&self, _notes: &mut Notes<'_>) {}
}

/// What kind of thing it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A tile that is built or placed.
    Tile,
    /// A private goal of Suburbia.
    Goal,
    /// A Cornerstone of NEOM.
    Cornerstone,
}

impl Kind {
    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Tile => "tile",
            Kind::Goal => "goal",
            Kind::Cornerstone => "cornerstone",
        }
    }
}

/// Something one can have.
#[derive(Debug, Clone, Serialize)]
pub struct Thing {
    /// The name in notation and packs.
    pub id: String,
    /// The name people read.
    pub name: String,
    /// What it is.
    pub kind: Kind,
    /// Its category or type.
    pub category: &'static str,
    /// The stack or deck it comes from.
    pub stack: &'static str,
    /// Printed cost, if it has one.
    pub cost: Option<u8>,
    /// Where its values come from.
    pub provenance: Provenance,
}

/// What was noted of one game.
pub struct Notes<'a> {
    things: &'a [Thing],
    offered: Vec<u32>,
    used: Vec<u32>,
    taken: Vec<Taken>,
}

/// Something a seat took.
struct Taken {
    thing: usize,
    seat: Seat,
    /// The game's own count: a round, or a generation.
    when: Option<usize>,
    price: Option<i32>,
    period: Option<usize>,
}

impl<'a> Notes<'a> {
    fn new(things: &'a [Thing]) -> Notes<'a> {
        let none = vec![0; things.len()];
        Notes { things, offered: none.clone(), used: none, taken: Vec::new() }
    }

    fn place(&self, id: &str) -> Option<usize> {
        self.things.iter().position(|thing| thing.id == id)
    }

    /// So many of it came to the table.
    fn offer(&mut self, id: &str, count: u32) {
        if let Some(thing) = self.place(id) {
            self.offered[thing] += count;
        }
    }

    /// It is at the table, where everything is there once.
    fn offer_once(&mut self, id: &str) {
        if let Some(thing) = self.place(id) {
            self.offered[thing] = 1;
        }
    }

    fn take(&mut self, id: &str, seat: Seat, when: Option<usize>, price: Option<i32>) {
        if let Some(thing) = self.place(id) {
            self.taken.push(Taken { thing, seat, when, price, period: None });
        }
    }

    fn use_up(&mut self, id: &str) {
        if let Some(thing) = self.place(id) {
            self.used[thing] += 1;
        }
    }
}

/// What to study.
pub struct Inquiry<G: Study> {
    /// The table.
    pub setup: G::Setup,
    /// Who plays, at every seat that the rules do not play themselves.
    pub bot: String,
    /// How many seats that is.
    pub players: usize,
    /// How many games.
    pub games: u64,
    /// The first game's seed; each next game has the next seed.
    pub seed: u64,
    /// How many threads; all cores if not said.
    pub threads: Option<usize>,
}

/// What was found.
#[derive(Debug, Clone, Serialize)]
pub struct Findings {
    /// How many games they rest on.
    pub games: u64,
    /// The names of the parts of a game.
    pub periods: [&'static str; PERIODS],
    /// By thing, in the order of the packs.
    pub things: Vec<Finding>,
}

/// What was found about one thing.
#[derive(Debug, Clone, Serialize)]
pub struct Finding {
    /// The thing.
    #[serde(flatten)]
    pub thing: Thing,
    /// How many of it came to the table.
    pub offered: u64,
    /// Goals that were scored, Cornerstones that were placed.
    pub used: Option<u64>,
    /// Over all parts of the game.
    pub all: Worth,
    /// Taken in each part of the game.
    pub by_period: [Worth; PERIODS],
}

/// How a thing was taken, and how those who have it ended.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize)]
pub struct Worth {
    /// How often it was taken.
    pub taken: u64,
    /// The mean price.
    pub price: Option<f64>,
    /// Final score of those who have it less that of those who do not.
    pub difference: Option<Estimate>,
}

/// Games are handed out in chunks, and their sums are added in order: the same figures on any number of threads.
const CHUNK: u64 = 16;

/// Plays the games of an inquiry; `progress` hears how many more are done. Raising `stop` ends it with what there is.
pub fn inquire<G: Study>(
    inquiry: &Inquiry<G>,
    stop: &AtomicBool,
    mut progress: impl FnMut(u64),
) -> Result<Findings, UnknownBot> {
    G::bot(&inquiry.bot)?;
    let things = G::things(&inquiry.setup);
    let chunks = inquiry.games.div_ceil(CHUNK);
    let threads = work::threads(inquiry.threads, chunks);
    let seat_bots = || -> Vec<Box<dyn Bot<G>>> {
        (0..inquiry.players).map(|_| G::bot(&inquiry.bot).expect("checked before")).collect() // never fails
    };
    let mut sum = Tally::new(things.len());
    work::in_order(
        0..chunks,
        threads,
        stop,
        seat_bots,
        |bots, chunk| {
            let mut tally = Tally::new(things.len());
            for game in chunk * CHUNK..((chunk + 1) * CHUNK).min(inquiry.games) {
                let seed = inquiry.seed.wrapping_add(game);
                let (notes, scores) = observe(&inquiry.setup, seed, bots, &things, stop)?;
                tally.add(&notes, &scores);
            }
            Some(tally)
        },
        |_, tally| {
            sum.merge(&tally);
            progress(tally.games);
        },
    );
    Ok(sum.findings::<G>(things, inquiry.players))
}

/// Plays one game and notes what was offered and taken; the scores of the seats that bots played.
fn observe<'a, G: Study>(
    setup: &G::Setup,
    seed: u64,
    bots: &mut [Box<dyn Bot<G>>],
    things: &'a [Thing],
    stop: &AtomicBool,
) -> Option<(Notes<'a>, Vec<f64>)> {
    let mut game = G::new(setup, seed);
    let mut dice: Vec<Dice> = (0..bots.len()).map(|seat| seat_dice(seed, Seat::from_index(seat))).collect();
    let (mut notes, mut events) = (Notes::new(things), Vec::new());
    game.begin(&mut notes);
    while let Some(seat) = game.to_act().lowest() {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let mv = match game.automatic_move() {
            Some((_, mv)) => mv,
            None => {
                let place = seat.index();
                bots[place].choose(&game.view(Viewer::Seat(seat)), &mut dice[place])
            }
        };
        events.clear();
        let before = game.clone();
        game.play(seat, mv.clone(), &mut events).expect("bots play legal moves"); // never fails
        before.watch(seat, &mv, &events, &mut notes);
    }
    game.end(&mut notes);
    notes.taken.retain(|taken| taken.seat.index() < bots.len());
    let scores = game.outcome()?.scores;
    Some((notes, scores.iter().take(bots.len()).map(|&score| f64::from(score)).collect()))
}

/// Sums over games.
struct Tally {
    games: u64,
    things: Vec<ThingTally>,
}

#[derive(Default, Clone)]
struct ThingTally {
    offered: u64,
    used: u64,
    /// Scores of those who do not have it, where everybody plays alone.
    without: Sample,
    /// Over all periods, and by period.
    parts: [PartTally; 1 + PERIODS],
}

#[derive(Default, Clone, Copy)]
struct PartTally {
    taken: u64,
    price: Sample,
    /// Scores of those who have it, where everybody plays alone.
    with: Sample,
    /// Differences within games.
    ahead: Sample,
}

impl Tally {
    fn new(things: usize) -> Tally {
        Tally { games: 0, things: vec![ThingTally::default(); things] }
    }

    fn add(&mut self, notes: &Notes<'_>, scores: &[f64]) {
        self.games += 1;
        for (place, tally) in self.things.iter_mut().enumerate() {
            tally.offered += u64::from(notes.offered[place]);
            tally.used += u64::from(notes.used[place]);
            let mine = || notes.taken.iter().filter(|taken| taken.thing == place);
            let has = |seat: usize, part: usize| {
                mine().any(|taken| taken.seat.index() == seat && taken.is_in(part))
            };
            let mean = |wanted: &dyn Fn(usize) -> bool| {
                let mut sample = Sample::default();
                (0..scores.len()).filter(|&seat| wanted(seat)).for_each(|seat| sample.add(scores[seat]));
                (sample.count > 0).then(|| sample.mean())
            };
            let without = mean(&|seat| !has(seat, 0));
            if let Some(score) = without {
                tally.without.add(score);
            }
            for (part, sums) in tally.parts.iter_mut().enumerate() {
                for taken in mine().filter(|taken| taken.is_in(part)) {
                    sums.taken += 1;
                    if let Some(price) = taken.price {
                        sums.price.add(f64::from(price));
                    }
                }
                if let Some(with) = mean(&|seat| has(seat, part)) {
                    sums.with.add(with);
                    if let Some(without) = without {
                        sums.ahead.add(with - without);
                    }
                }
            }
        }
    }

    fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        for (mine, theirs) in self.things.iter_mut().zip(&other.things) {
            mine.offered += theirs.offered;
            mine.used += theirs.used;
            mine.without.merge(&theirs.without);
            for (mine, theirs) in mine.parts.iter_mut().zip(&theirs.parts) {
                mine.taken += theirs.taken;
                mine.price.merge(&theirs.price);
                mine.with.merge(&theirs.with);
                mine.ahead.merge(&theirs.ahead);
            }
        }
    }

    fn findings<G: Study>(self, things: Vec<Thing>, players: usize) -> Findings {
        let finding = |(thing, tally): (Thing, ThingTally)| {
            let worth = |part: usize| {
                let sums = &tally.parts[part];
                Worth {
                    taken: sums.taken,
                    price: (sums.price.count > 0).then(|| sums.price.mean()),
                    difference: match players {
                        1 => sums.with.minus(&tally.without),
                        _ => sums.ahead.estimate(),
                    },
                }
            };
            Finding {
                offered: tally.offered,
                used: (thing.kind != Kind::Tile).then_some(tally.used),
                all: worth(0),
                by_period: std::array::from_fn(|period| worth(1 + period)),
                thing,
            }
        };
        let things = things.into_iter().zip(self.things).map(finding).collect();
        Findings { games: self.games, periods: G::PERIOD_NAMES, things }
    }
}

impl Taken {
    /// Part 0 is the whole game.
    fn is_in(&self, part: usize) -> bool {
        part == 0 || self.period == Some(part - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thing(id: &str) -> Thing {
        let provenance =
            Provenance { source: "seed".to_owned(), public_fields: Vec::new(), house_fields: Vec::new() };
        Thing {
            id: id.to_owned(),
            name: id.to_owned(),
            kind: Kind::Tile,
            category: "civic",
            stack: "A",
            cost: Some(3),
            provenance,
        }
    }

    #[test]
    fn differences_are_taken_within_games() {
        let things = [thing("park"), thing("mint")];
        let mut tally = Tally::new(2);
        // The first of three has a park: 90 against the mean of 60 and 80.
        let mut notes = Notes::new(&things);
        notes.offer("park", 2);
        notes.take("park", Seat(0), Some(1), Some(5));
        notes.taken[0].period = Some(0);
        tally.add(&notes, &[90.0, 60.0, 80.0]);
        // Two have one, bought early and late: 50 and 70 against 40. One of them has two.
        let mut notes = Notes::new(&things);
        notes.offer("park", 3);
        for (seat, price, period) in [(0, 7, 0), (1, 6, 2), (1, 10, 2)] {
            notes.take("park", Seat(seat), None, Some(price));
            notes.taken.last_mut().expect("just taken").period = Some(period);
        }
        tally.add(&notes, &[50.0, 70.0, 40.0]);
        // Everybody has one: nobody to compare with.
        let mut notes = Notes::new(&things);
        (0..3).for_each(|seat| notes.take("park", Seat(seat), None, None));
        tally.add(&notes, &[1.0, 2.0, 3.0]);
        let park = &tally.things[0];
        assert_eq!(
            (park.offered, park.parts[0].taken, park.parts[1].taken, park.parts[3].taken),
            (5, 7, 2, 2)
        );
        assert_eq!(park.parts[0].price.mean(), (5.0 + 7.0 + 6.0 + 10.0) / 4.0);
        // 20 in the first game, 60 − 40 in the second.
        assert_eq!((park.parts[0].ahead.count, park.parts[0].ahead.mean()), (2, 20.0));
        // Early: 20 and 50 − 40. Late: 70 − 40.
        assert_eq!((park.parts[1].ahead.count, park.parts[1].ahead.mean()), (2, 15.0));
        assert_eq!((park.parts[3].ahead.count, park.parts[3].ahead.mean()), (1, 30.0));
        assert_eq!(tally.things[1].parts[0].ahead.count, 0);
    }

    #[test]
    fn alone_games_are_compared_with_games() {
        let things = [thing("park")];
        let mut tally = Tally::new(1);
        for (score, has) in [(10.0, true), (20.0, true), (4.0, false), (8.0, false)] {
            let mut notes = Notes::new(&things);
            if has {
                notes.take("park", Seat(0), None, Some(1));
            }
            tally.add(&notes, &[score]);
        }
        let park = &tally.things[0];
        assert_eq!((park.parts[0].with.mean(), park.without.mean()), (15.0, 6.0));
        let difference = park.parts[0].with.minus(&park.without).expect("two and two");
        assert_eq!(difference.value, 9.0);
    }
}
