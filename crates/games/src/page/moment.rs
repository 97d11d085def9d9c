//! Moments: what the rules do around a move and what stands by itself in the log. Income and population, Disasters, the
//! ends of rounds and generations are nobody's move, so they are not told as a part of one.

use super::{Change, Drawn, Ply, Teller};
use game_core::Seat;

/// Something that happened by itself in a ply.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moment {
    /// What it is.
    pub kind: MomentKind,
    /// Whose, if it is about one seat alone.
    pub seat: Option<Seat>,
    /// What happened, in one sentence.
    pub heading: String,
    /// Its events, by their places among those of the ply, in order.
    pub events: Vec<usize>,
}

/// What a moment is about; each has a sign of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MomentKind {
    /// The income and population of a seat after its turn.
    Steps,
    /// A bonus or challenge is scored.
    Award,
    /// The end of a round on the star track, with the order of the next.
    Stars,
    /// The end is announced.
    LastRound,
    /// Somebody cannot do anything.
    Stuck,
    /// All choices of a turn are shown.
    Shown,
    /// New tiles lie open.
    Opened,
    /// A Disaster strikes.
    Disaster,
    /// What was sold is paid.
    Sales,
    /// A generation is over, and income is paid.
    Generation,
    /// The game is over.
    Over,
}

impl MomentKind {
    /// The word that scripts and stylesheets know it by.
    pub fn word(self) -> &'static str {
        match self {
            MomentKind::Steps => "steps",
            MomentKind::Award => "award",
            MomentKind::Stars => "stars",
            MomentKind::LastRound => "last-round",
            MomentKind::Stuck => "stuck",
            MomentKind::Shown => "shown",
            MomentKind::Opened => "opened",
            MomentKind::Disaster => "disaster",
            MomentKind::Sales => "sales",
            MomentKind::Generation => "generation",
            MomentKind::Over => "over",
        }
    }

    /// Whether everybody is called to it when it happens.
    pub fn is_announced(self) -> bool {
        use MomentKind::{Award, Disaster, Generation, LastRound, Stars};
        matches!(self, Award | Disaster | Generation | LastRound | Stars)
    }
}

/// Adds an event to its moment; a new one if it is the first.
pub(crate) fn add(moments: &mut Vec<Moment>, kind: MomentKind, seat: Option<Seat>, event: usize) {
    match moments.iter_mut().find(|moment| (moment.kind, moment.seat) == (kind, seat)) {
        Some(moment) => moment.events.push(event),
        None => moments.push(Moment { kind, seat, heading: String::new(), events: vec![event] }),
    }
}

/// A ply in parts: what the move itself did, and then every moment.
pub struct Story<G: Drawn> {
    /// The events of the move itself.
    pub own: Vec<G::Event>,
    /// The moments with their events, in order.
    pub moments: Vec<(Moment, Vec<G::Event>)>,
}

impl<G: Drawn> Story<G> {
    /// Takes a ply apart.
    pub fn of(teller: &Teller, ply: &Ply<G>) -> Story<G> {
        let moments = G::moments(teller, ply);
        let taken = |place: usize| moments.iter().any(|moment| moment.events.contains(&place));
        let own = ply.events.iter().enumerate().filter(|&(place, _)| !taken(place));
        let own = own.map(|(_, event)| event.clone()).collect();
        let events = |moment: &Moment| moment.events.iter().map(|&place| ply.events[place].clone()).collect();
        let with_events = |moment: Moment| {
            let events = events(&moment);
            (moment, events)
        };
        Story { own, moments: moments.into_iter().map(with_events).collect() }
    }
}

/// What some events of a ply changed, and why; as a part of the story of its own.
pub fn changes_of<G: Drawn>(teller: &Teller, ply: &Ply<G>, events: &[G::Event]) -> Vec<Change> {
    let &Ply { before, after, seat, mv, .. } = ply;
    G::changes(teller, &Ply { before, after, seat, mv, events })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Libraries;
    use game_core::record::SeatInfo;
    use game_core::{Dice, View, Viewer};
    use render::Reader;
    use render::text::Language;
    use serde_json::{Value, json};
    use std::collections::BTreeSet;

    /// Whether a text names a cell as the notation does: maps of pages have no numbers.
    fn names_a_cell(text: &str) -> bool {
        let letters: Vec<char> = text.chars().collect();
        letters.windows(3).any(|three| {
            three[0].is_ascii_digit() && three[1] == ',' && (three[2].is_ascii_digit() || three[2] == '-')
        })
    }

    /// Plays a game to its end at random and looks at every ply; returns the kinds of moments it had.
    fn check<G: Drawn>(rules: &Value, seats: usize, seed: u64) -> BTreeSet<&'static str> {
        let info = SeatInfo { name: String::new(), bot: None };
        let setup = Libraries::default().setup::<G>(rules, &vec![info; seats]);
        let mut game = G::new(&setup.unwrap_or_else(|error| panic!("{error}")), seed);
        let mut dice = Dice::new(seed, 3);
        let mut kinds = BTreeSet::new();
        while let Some(seat) = game.to_act().lowest() {
            let mv = game.view(Viewer::Seat(seat)).random_move(&mut dice).expect("a move");
            let before = game.clone();
            let mut events = Vec::new();
            assert!(game.play(seat, mv.clone(), &mut events).is_ok());
            let ply = Ply { before: &before, after: &game, seat, mv: &mv, events: &events };
            for language in Language::ALL {
                let teller = Teller { reader: Reader::seated(language, &[], seat), over: false };
                let story = Story::of(&teller, &ply);
                let told: usize = story.moments.iter().map(|(_, events)| events.len()).sum();
                assert_eq!(story.own.len() + told, events.len(), "every event is told once");
                let mut texts = vec![G::headline(&teller, &ply)];
                texts.extend(changes_of(&teller, &ply, &story.own).into_iter().map(|change| change.text));
                for (moment, events) in story.moments {
                    assert!(!moment.heading.is_empty(), "{moment:?}");
                    kinds.insert(moment.kind.word());
                    texts.push(moment.heading);
                    texts.extend(changes_of(&teller, &ply, &events).into_iter().map(|change| change.text));
                }
                let hint = before.hint(teller.reader, seat, &mv);
                texts.push(hint.text);
                texts.extend(hint.reasons);
                // Nobody is told beforehand what an automaton will do.
                texts.extend(before.explain(teller.reader, seat, &mv).ok().map(|preview| preview.headline));
                for text in texts.iter().filter(|_| !G::NAME.starts_with("plot")) {
                    assert!(!names_a_cell(text), "{text}");
                    assert!(!text.is_empty() && !text.contains("nowhere"), "{texts:?}");
                }
            }
        }
        kinds
    }

    #[test]
    fn every_event_is_told_once_and_no_sentence_names_a_cell() {
        let packs = json!({ "packs": ["base", "inc", "five-star", "nightlife", "con", "essen", "ce"] });
        let mut kinds = BTreeSet::new();
        for seed in 0..3 {
            kinds.extend(check::<::suburbia::Suburbia>(&packs, 3, seed));
            kinds.extend(check::<::suburbia::Suburbia>(&json!({ "mode": "dale" }), 1, seed));
            for seats in 1..=3 {
                let mode = if seats == 1 { "solo" } else { "standard" };
                kinds.extend(check::<::neom::Neom>(&json!({ "mode": mode }), seats, seed));
            }
        }
        let expected = [
            "award",
            "disaster",
            "generation",
            "last-round",
            "opened",
            "over",
            "sales",
            "shown",
            "stars",
            "steps",
        ];
        assert!(expected.iter().all(|kind| kinds.contains(kind)), "{kinds:?}");
    }
}
