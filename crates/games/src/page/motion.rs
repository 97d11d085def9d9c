//! Motion: a ply as it is seen, made from its events. Tiles land, numbers get what moves them, one step after the other.
//!
//! A page that shows the position after some plies takes back what their motions tell and plays it forward again, so the
//! parts it was sent stay the one truth, and motion that is left out changes nothing.
//!
//! **Invariant:** beats are in the order of the events they are made from; what they add to a number is what the ply
//! added to it, and nothing is in them that the log does not tell the same reader.

use super::{Drawn, Place, Ply, Teller};
use crate::playable::Measure;
use game_core::Seat;
use render::svg::sprite::Sprite;
use serde::{Serialize, Serializer};

/// A ply as it is seen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Motion {
    /// Which, counted from 1.
    pub ply: usize,
    /// Who moved.
    pub seat: Seat,
    /// What was done, in one sentence.
    pub caption: String,
    /// Why an automaton did it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<String>,
    /// What is seen, one after the other.
    pub steps: Vec<Step>,
}

/// What is seen at once, or nearly so.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Step {
    /// What it is about.
    pub stage: Stage,
    /// What happens by itself, in one sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub heading: Option<String>,
    /// In the order of the events.
    pub beats: Vec<Beat>,
}

/// What a step is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The move, and what is printed on its tile.
    Move,
    /// What the mover's other tiles make of it.
    Near,
    /// What tiles of others make of it.
    Far,
    /// Income is paid.
    Income,
    /// People come or leave.
    People,
    /// What lies open moves up.
    Market,
    /// Something else that happens by itself.
    Moment,
    /// Numbers that follow from all of it.
    Sum,
}

/// One thing that is seen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "beat", rename_all = "kebab-case")]
pub enum Beat {
    /// Something comes to lie on a map.
    Lands {
        /// Where.
        at: Place,
        /// Where it is drawn.
        symbol: String,
        /// The id of the element it was taken from.
        #[serde(skip_serializing_if = "Option::is_none")]
        from: Option<String>,
    },
    /// Something leaves a map.
    Leaves {
        /// Where it lay.
        at: Place,
        /// Where it is drawn.
        symbol: String,
    },
    /// A marker comes to lie on a tile.
    Marks {
        /// On which.
        at: Place,
    },
    /// Something that lay open leaves the game.
    Goes {
        /// Where it is drawn.
        symbol: String,
        /// The id of the element it lay on.
        from: String,
    },
    /// Something comes to lie open, or lies somewhere else now.
    Slides {
        /// Where it is drawn.
        symbol: String,
        /// The id of the element it lay on.
        #[serde(skip_serializing_if = "Option::is_none")]
        from: Option<String>,
        /// The id of the element it lies on.
        to: String,
    },
    /// A number moves.
    Shifts(Shift),
}

/// A number moves.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Shift {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub what: Measure,
    /// By how much.
    pub by: i32,
    /// What it is then.
    pub to: i32,
    /// Where it comes from, or what is paid for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Place>,
    /// The number it follows from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<Measure>,
    /// What the tile there counts: what has just come to lie, or what its line counts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub counts: Vec<Place>,
    /// Whether it is paid, and so goes away from the number.
    #[serde(skip_serializing_if = "is_false")]
    pub pays: bool,
    /// To whom it is paid, if not to all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payee: Option<Seat>,
    /// The population behind which the red line lies that was passed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<i32>,
    /// The symbol of what moves, where that is more than a number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub symbol: Option<String>,
    /// The cause and the change, in one sentence.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub text: String,
}

impl Beat {
    /// Puts the address of a tile in the place of its symbol.
    fn find_in(&mut self, sprite: &Sprite) {
        use Beat::{Goes, Lands, Leaves, Marks, Shifts, Slides};
        match self {
            Lands { symbol, .. } | Leaves { symbol, .. } | Goes { symbol, .. } | Slides { symbol, .. } => {
                *symbol = sprite.href(symbol);
            }
            Marks { .. } | Shifts(_) => {}
        }
    }
}

fn is_false(value: &bool) -> bool {
    !value
}

impl Shift {
    /// A change without more about it; what the number is then is filled in by the [`Reel`].
    pub(crate) fn new(seat: Seat, what: Measure, by: i32, text: String) -> Shift {
        let (at, of, payee, line, symbol) = (None, None, None, None, None);
        Shift { seat, what, by, to: 0, at, of, counts: Vec::new(), pays: false, payee, line, symbol, text }
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Motion {
    /// A ply as a reader may see it; nothing if there is nothing to see. Tiles are named by where they are drawn.
    pub fn of<G: Drawn>(teller: &Teller, sprite: &Sprite, number: usize, ply: &Ply<G>) -> Option<Motion> {
        let mut reel = Reel::new(ply.before);
        G::film(teller, ply, &mut reel);
        let mut steps = reel.end(ply.after);
        for beat in steps.iter_mut().flat_map(|step| &mut step.beats) {
            beat.find_in(sprite);
        }
        let caption = || G::headline(teller, ply);
        let (seat, reasons) = (ply.seat, Vec::new());
        (!steps.is_empty()).then(|| Motion { ply: number, seat, caption: caption(), reasons, steps })
    }

    /// All numbers that move, in order.
    pub fn shifts(&self) -> impl Iterator<Item = &Shift> {
        self.steps.iter().flat_map(|step| &step.beats).filter_map(|beat| match beat {
            Beat::Shifts(shift) => Some(shift),
            _ => None,
        })
    }
}

/// The steps of a ply while they are made, and how far all numbers are.
pub struct Reel {
    steps: Vec<Step>,
    /// By seat.
    counts: Vec<Vec<(Measure, i32)>>,
}

impl Reel {
    fn new<G: Drawn>(before: &G) -> Reel {
        Reel { steps: Vec::new(), counts: all_counts(before) }
    }

    /// Goes on with a stage, in a step of its own if that is another one or has a heading.
    pub(crate) fn stage(&mut self, stage: Stage, heading: Option<String>) {
        let same = self.steps.last().is_some_and(|step| step.stage == stage);
        if !same || heading.is_some() {
            self.steps.push(Step { stage, heading, beats: Vec::new() });
        }
    }

    /// Adds to the step.
    pub(crate) fn beat(&mut self, beat: Beat) {
        if self.steps.is_empty() {
            self.stage(Stage::Move, None);
        }
        if let Some(step) = self.steps.last_mut() {
            step.beats.push(beat);
        }
    }

    /// Moves a number; what stays as it was is not seen.
    pub(crate) fn shift(&mut self, mut shift: Shift) {
        if shift.by == 0 {
            return;
        }
        let counts = self.counts.get_mut(shift.seat.index());
        if let Some((_, count)) = counts.and_then(|all| all.iter_mut().find(|(what, _)| *what == shift.what))
        {
            *count += shift.by;
            shift.to = *count;
        }
        self.beat(Beat::Shifts(shift));
    }

    /// The steps, with what is left over at the end: numbers that no event moves, as they follow from all that lies.
    fn end<G: Drawn>(mut self, after: &G) -> Vec<Step> {
        let counted = std::mem::take(&mut self.counts);
        let mut sums = Vec::new();
        for (index, (known, now)) in counted.iter().zip(all_counts(after)).enumerate() {
            for ((what, was), (_, is)) in known.iter().zip(now) {
                if is != *was {
                    let sum = Shift::new(Seat::from_index(index), *what, is - was, String::new());
                    sums.push(Beat::Shifts(Shift { to: is, ..sum }));
                }
            }
        }
        if !sums.is_empty() {
            self.steps.push(Step { stage: Stage::Sum, heading: None, beats: sums });
        }
        self.steps.retain(|step| !step.beats.is_empty() || step.heading.is_some());
        self.steps
    }
}

fn all_counts<G: Drawn>(game: &G) -> Vec<Vec<(Measure, i32)>> {
    (0..game.seats()).map(|seat| game.counts(Seat::from_index(seat))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Libraries;
    use bots::BotGame;
    use game_core::record::SeatInfo;
    use game_core::{Dice, Viewer};
    use render::Reader;
    use render::text::Language;
    use serde_json::{Value, json};
    use std::collections::HashMap;

    /// What a game's motions had, over all plies.
    #[derive(Default)]
    struct Seen {
        stages: HashMap<&'static str, usize>,
        beats: HashMap<&'static str, usize>,
    }

    fn word(stage: Stage) -> &'static str {
        match stage {
            Stage::Move => "move",
            Stage::Near => "near",
            Stage::Far => "far",
            Stage::Income => "income",
            Stage::People => "people",
            Stage::Market => "market",
            Stage::Moment => "moment",
            Stage::Sum => "sum",
        }
    }

    /// The changes that a game's events make to its ledger, in order; what is 0 is not seen.
    fn ledger<G: Drawn>(events: &[G::Event]) -> Vec<i64> {
        let entries = events.iter().filter_map(|event| Some(G::ledger_entry(event)?.1));
        entries.filter(|by| *by != 0).collect()
    }

    /// Plays a game of bots to its end and looks at every ply through everybody's eyes.
    fn check<G: Drawn + BotGame>(rules: &Value, seats: usize, seed: u64, seen: &mut Seen) {
        let info = SeatInfo { name: String::new(), bot: None };
        let setup = Libraries::default().setup::<G>(rules, &vec![info; seats]);
        let mut game = G::new(&setup.unwrap_or_else(|error| panic!("{rules} {seats}: {error}")), seed);
        let mut dice = Dice::new(seed, 3);
        let mut bot = G::bot("greedy").expect("every game has one");
        let mut number = 0;
        while let Some(seat) = game.to_act().lowest() {
            let mv = bot.choose(&game.view(Viewer::Seat(seat)), &mut dice);
            let before = game.clone();
            let mut events = Vec::new();
            assert!(game.play(seat, mv.clone(), &mut events).is_ok());
            number += 1;
            let ply = Ply { before: &before, after: &game, seat, mv: &mv, events: &events };
            let teller = Teller { reader: Reader::spectator(Language::ENGLISH, &[]), over: false };
            let motion = Motion::of(&teller, &Sprite::default(), number, &ply);
            assert_eq!(numbers_after(&before, motion.as_ref()), all_counts(&game), "{motion:#?}");
            let told: Vec<i64> = motion.iter().flat_map(caused).map(|shift| i64::from(shift.by)).collect();
            assert_eq!(told, ledger::<G>(&events), "as many and in the order of the events: {motion:#?}");
            for step in motion.iter().flat_map(|motion| &motion.steps) {
                *seen.stages.entry(word(step.stage)).or_default() += 1;
                for beat in &step.beats {
                    *seen.beats.entry(kind(beat)).or_default() += 1;
                }
            }
        }
    }

    /// Changes that an event tells of.
    fn caused(motion: &Motion) -> impl Iterator<Item = &Shift> {
        motion.shifts().filter(|shift| !shift.text.is_empty())
    }

    fn kind(beat: &Beat) -> &'static str {
        match beat {
            Beat::Lands { .. } => "lands",
            Beat::Leaves { .. } => "leaves",
            Beat::Marks { .. } => "marks",
            Beat::Goes { .. } => "goes",
            Beat::Slides { from: None, .. } => "comes",
            Beat::Slides { .. } => "slides",
            Beat::Shifts(Shift { line: Some(_), .. }) => "line",
            Beat::Shifts(Shift { payee: Some(_), .. }) => "payee",
            Beat::Shifts(_) => "shifts",
        }
    }

    /// Follows the numbers through a motion: each begins where the last one ended.
    fn numbers_after<G: Drawn>(before: &G, motion: Option<&Motion>) -> Vec<Vec<(Measure, i32)>> {
        let mut counts = all_counts(before);
        for shift in motion.into_iter().flat_map(Motion::shifts) {
            let all = &mut counts[shift.seat.index()];
            let count = all.iter_mut().find(|(what, _)| *what == shift.what).expect("a number of the page");
            assert_eq!(count.1 + shift.by, shift.to, "{shift:?}");
            count.1 = shift.to;
        }
        counts
    }

    #[test]
    fn motion_adds_up_and_keeps_the_order_of_events() {
        let mut seen = Seen::default();
        let all = ["base", "inc", "five-star", "nightlife", "con", "essen", "ce"];
        for seats in 2..=5 {
            let rules = json!({ "packs": all, "edition": "collectors" });
            check::<::suburbia::Suburbia>(&rules, seats, seats as u64, &mut seen);
            check::<::neom::Neom>(&json!({ "mode": "standard" }), seats, seats as u64, &mut seen);
        }
        for seed in 0..3 {
            check::<::suburbia::Suburbia>(&json!({}), 3, seed, &mut seen);
            check::<::suburbia::Suburbia>(&json!({ "mode": "dale", "packs": all }), 1, seed, &mut seen);
            check::<::suburbia::Suburbia>(&json!({ "mode": "lone-architect" }), 1, seed, &mut seen);
            check::<::neom::Neom>(&json!({ "mode": "solo" }), 1, seed, &mut seen);
        }
        for beat in ["lands", "leaves", "marks", "goes", "slides", "comes", "line", "payee", "shifts"] {
            assert!(seen.beats.contains_key(beat), "{beat}: {:?}", seen.beats);
        }
        for stage in ["move", "near", "far", "income", "people", "market", "moment", "sum"] {
            assert!(seen.stages.contains_key(stage), "{stage}: {:?}", seen.stages);
        }
    }
}
