//! The story of a game: what happened, and why every track moved.

use super::tile::{Number, things};
use super::{amount_of, award_name, goal_name, number, signed, tile_name, track_change};
use crate::Reader;
use game_core::Seat;
use suburbia::event::{Cause, Change, Deed, Event};
use suburbia::hex::Footprint;
use suburbia::rules::Rules;
use suburbia::stars::LAST_SPACE;
use suburbia::table::TRACK_ENDS;
use suburbia::tile::{KindId, Line, Scope, Special, Track};

/// One event by itself: every change with its cause, every deed with its doer.
pub fn event(reader: Reader, rules: &Rules, event: &Event) -> String {
    let teller = Teller { reader, rules };
    match event {
        Event::Change(change) => teller.changed(None, change, None),
        Event::Deed(deed) => teller.done(deed),
    }
}

/// What a move did, in one sentence without secrets.
pub fn headline(reader: Reader, rules: &Rules, mover: Seat, events: &[Event]) -> String {
    let teller = Teller { reader, rules };
    let (language, name) = (reader.language, reader.name(mover));
    match events.iter().find_map(head) {
        Some(Deed::Discarded { tile }) => say!(language, "discarded", name, tile = teller.tile(tile)),
        Some(deed) => teller.done(deed),
        None => say!(language, "moved", name),
    }
}

/// What a move changed besides its [`headline`], seen from the mover, who needs no name: `pays $11`,
/// `Farm (1,0): income +1`, `Bob's Farm (0,3): income +1`. Without the numbers of cells it is told what each line is
/// for: `Farm (printed): income +1`, `Bob's Farm (for Restaurant): income +1`.
pub fn changes(reader: Reader, rules: &Rules, mover: Seat, events: &[Event]) -> Vec<String> {
    told(reader, rules, mover, events).into_iter().flatten().collect()
}

/// The same, event by event; nothing for the one that the headline tells.
pub fn told(reader: Reader, rules: &Rules, mover: Seat, events: &[Event]) -> Vec<Option<String>> {
    let teller = Teller { reader, rules };
    let headline = events.iter().position(|event| head(event).is_some());
    // What the lines of other tiles count: whatever came last.
    let mut new = None;
    let mut all = Vec::new();
    for (index, event) in events.iter().enumerate() {
        match event {
            Event::Deed(Deed::Built { tile, .. }) => new = Some(*tile),
            Event::Deed(Deed::TurnedOver { .. }) => new = Some(rules.kind(KindId::LAKE).id.as_str()),
            _ => {}
        }
        all.push(match event {
            _ if Some(index) == headline => None,
            Event::Change(change) => Some(teller.changed(Some(mover), change, new)),
            Event::Deed(deed) => Some(teller.done(deed)),
        });
    }
    all
}

/// The deed that a move is known by.
fn head(event: &Event) -> Option<&Deed> {
    match event {
        Event::Deed(
            deed @ (Deed::Kept { .. } | Deed::Built { .. } | Deed::Invested { .. } | Deed::Discarded { .. }),
        ) => Some(deed),
        _ => None,
    }
}

/// Whoever tells a story has to know to whom, and what is what.
struct Teller<'a> {
    reader: Reader<'a>,
    rules: &'a Rules,
}

impl Teller<'_> {
    /// The cause, then the change. Whose it is is said of everybody but `mover`.
    fn changed(&self, mover: Option<Seat>, change: &Change, new: Option<&str>) -> String {
        let language = self.reader.language;
        let Change { seat, track, delta, nominal, cause, step } = *change;
        let whose = |seat: Seat| (mover != Some(seat)).then(|| self.reader.name(seat));
        let change = match (cause, track) {
            (Cause::PopulationStep, Track::Population) => signed(delta),
            _ => track_change(language, track, delta),
        };
        let change = self.cut(change, track, delta, nominal);
        match cause {
            Cause::Pay => match whose(seat) {
                None => say!(language, "pays", price = -delta),
                Some(name) => say!(language, "pays-of", name, price = -delta),
            },
            Cause::Tile { id, owner, at } => {
                let (tile, other) = (self.tile(id), (owner != seat).then(|| self.reader.name(seat)));
                let at = if self.reader.cells { at.to_string() } else { self.purpose(id, track, step, new) };
                match (whose(owner), other) {
                    (None, None) => say!(language, "by-tile", tile, at, change),
                    (Some(name), None) => say!(language, "by-tile-of", name, tile, at, change),
                    (None, Some(other)) => say!(language, "by-tile-for", tile, at, change, other),
                    (Some(name), Some(other)) => {
                        say!(language, "by-tile-of-for", name, tile, at, change, other)
                    }
                }
            }
            _ => {
                let cause = self.reason(cause, track, nominal);
                match whose(seat) {
                    None => say!(language, "by-cause", cause, change),
                    Some(name) => say!(language, "by-cause-of", name, cause, change),
                }
            }
        }
    }

    /// What a change by a tile is for: what is printed on it, what it counts, or what has just come.
    fn purpose(&self, id: &str, track: Track, step: Option<u8>, new: Option<&str>) -> String {
        let language = self.reader.language;
        let Some(kind) = self.rules.find_kind(id).map(|kind| self.rules.kind(kind)) else {
            return say!(language, "why-counted");
        };
        match (step, new) {
            (Some(4..=7), Some(new)) => say!(language, "why-new", tile = self.tile(new)),
            (Some(4..=7), None) => say!(language, "why-new-tile"),
            (Some(3), _) if kind.specials.has(Special::Duomo) => say!(language, "why-given-back"),
            (Some(3), _) => {
                let mut of_track = kind.lines.iter().filter(|line| line.track == track);
                match (of_track.next(), of_track.next()) {
                    (Some(line), None) => self.counted(line),
                    _ => say!(language, "why-counted"),
                }
            }
            _ => say!(language, "why-printed"),
        }
    }

    /// What a line counts: `for adjacent restaurants`.
    fn counted(&self, line: &Line) -> String {
        let language = self.reader.language;
        let things = things(language, self.rules, line.matches, Number::Many);
        match line.scope {
            Scope::Adjacent => say!(language, "why-adjacent", things),
            Scope::OwnLakeAdjacent => say!(language, "why-lakeside", things),
            Scope::Own => say!(language, "why-own", things),
            Scope::Every => say!(language, "why-every", things),
            Scope::Others => say!(language, "why-others", things),
            Scope::After => say!(language, "why-after", things),
            Scope::RedLine => say!(language, "why-red-line"),
        }
    }

    /// A cause other than a tile or a price, as something a seat has.
    fn reason(&self, cause: Cause, track: Track, nominal: i32) -> String {
        let language = self.reader.language;
        match (cause, track) {
            (Cause::RedLine { after }, _) if nominal > 0 => say!(language, "cause-red-line-back", after),
            (Cause::RedLine { after }, _) => say!(language, "cause-red-line", after),
            (Cause::IncomeStep, Track::Population) => say!(language, "cause-unpaid-income"),
            (Cause::IncomeStep, _) => say!(language, "cause-income-step"),
            (Cause::PopulationStep, Track::Money) => say!(language, "cause-missing-population"),
            (Cause::PopulationStep, _) => say!(language, "cause-population-step"),
            (Cause::Conversion, _) => say!(language, "cause-conversion"),
            (Cause::Goal { id }, _) => {
                let goal = self.rules.find_goal(id).map(|goal| goal_name(language, self.rules.goal(goal)));
                say!(language, "cause-goal", goal = goal.unwrap_or_else(|| id.to_owned()))
            }
            (Cause::Bonus { id }, _) => say!(language, "cause-bonus", award = self.award(id)),
            (Cause::Challenge { id }, _) => say!(language, "cause-challenge", award = self.award(id)),
            (Cause::StarTrack, _) => say!(language, "cause-star-track"),
            (Cause::StarRound, _) => say!(language, "cause-star-round"),
            (Cause::Flip { id, at, .. }, _) => {
                say!(language, "cause-flip", tile = self.tile(id), at = self.reader.place(at))
            }
            (Cause::Pay | Cause::Tile { .. }, _) => say!(language, "cause-price"), // `changed` says both otherwise
        }
    }

    /// A change with what the end of its track swallowed.
    fn cut(&self, change: String, track: Track, delta: i32, nominal: i32) -> String {
        if delta == nominal {
            return change;
        }
        let end = match track {
            Track::Income | Track::Reputation if nominal > 0 => i32::from(TRACK_ENDS.1),
            Track::Income | Track::Reputation => i32::from(TRACK_ENDS.0),
            Track::Population | Track::Money => 0,
            Track::Stars => i32::from(LAST_SPACE),
        };
        say!(self.reader.language, "change-cut", change, asked = amount_of(track, nominal), end = number(end))
    }

    fn done(&self, deed: &Deed) -> String {
        let language = self.reader.language;
        let place = |at: Footprint| self.reader.place(at);
        match *deed {
            Deed::Kept { seat } => say!(language, "kept", name = self.reader.name(seat)),
            Deed::Built { seat, tile, at } if self.rules.find_kind(tile) == Some(KindId::LAKE) => {
                say!(language, "built-lake", name = self.reader.name(seat), at = place(at))
            }
            Deed::Built { seat, tile, at } => {
                say!(language, "built", name = self.reader.name(seat), tile = self.tile(tile), at = place(at))
            }
            Deed::Invested { seat, tile, at } => {
                say!(
                    language,
                    "invested",
                    name = self.reader.name(seat),
                    tile = self.tile(tile),
                    at = place(at)
                )
            }
            Deed::Discarded { tile } => say!(language, "left", tile = self.tile(tile)),
            Deed::Drawn { tile } => say!(language, "drawn", tile = self.tile(tile)),
            Deed::OneMoreRound { at_once: false } => say!(language, "one-more-round"),
            Deed::OneMoreRound { at_once: true } => say!(language, "one-more-round-at-once"),
            Deed::CouldNotBuild { seat } => say!(language, "could-not-build", name = self.reader.name(seat)),
            Deed::Over => say!(language, "over"),
            Deed::Replaced { seat, tile, at } => {
                say!(
                    language,
                    "replaced",
                    name = self.reader.name(seat),
                    tile = self.tile(tile),
                    at = place(at)
                )
            }
            Deed::TurnedOver { owner, tile, at } => {
                say!(
                    language,
                    "turned-over",
                    name = self.reader.name(owner),
                    tile = self.tile(tile),
                    at = place(at)
                )
            }
            Deed::BorderDrawn { tile } => say!(language, "border-drawn", tile = self.tile(tile)),
            Deed::Scored { award } => say!(language, "award-scored", award = self.award(award)),
            Deed::NewOrder { ref order } => {
                let names = super::list(language, order.iter().map(|&seat| self.reader.name(seat)));
                say!(language, "new-order", names)
            }
        }
    }

    fn award(&self, id: &str) -> String {
        let mut awards = self.rules.awards();
        let award = awards.find(|(_, award)| award.id == id);
        award.map_or_else(|| id.to_owned(), |(_, award)| award_name(self.reader.language, award))
    }

    fn tile(&self, id: &str) -> String {
        let kind = self.rules.find_kind(id);
        kind.map_or_else(|| id.to_owned(), |kind| tile_name(self.reader.language, self.rules.kind(kind)))
    }
}
