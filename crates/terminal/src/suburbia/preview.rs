//! Before a move is played: what it would change, for whom and why.

use crate::Session;
use crate::text::say;
use game_core::Seat;
use render::suburbia::sentence;
use render::text::Language;
use suburbia::event::{Cause, Change, Event};
use suburbia::moves::{Illegal, Move};
use suburbia::table::{Phase, Table, Tracks};
use suburbia::tile::Track;
use suburbia::{Preview, Suburbia};

/// What a move would do.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct MovePreview {
    /// The move.
    pub mv: Move,
    /// The mover's net change by the move itself, before the steps; one short part a track.
    pub net: Vec<String>,
    /// Every change with its cause, income and population step included where they follow at once.
    pub sentences: Vec<String>,
    /// The mover's tracks after all that.
    pub after: Tracks,
    /// What comes next, if the turn does not run on by itself.
    pub next: Option<String>,
}

/// What a move would change for whoever makes it, before the steps. What it still asks for is left out.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Brief {
    pub mv: Move,
    /// As in [`MovePreview`].
    pub net: Vec<String>,
    /// Income and reputation gained: where a cursor starts.
    pub worth: i32,
    /// Population and money gained, where that is the same.
    pub besides: (i32, i32),
}

impl Brief {
    pub(super) fn of(session: &Session<Suburbia>, seat: Seat, mv: Move) -> Option<Brief> {
        let table = session.table();
        if matches!(mv, Move::Keep { .. }) {
            return Some(Brief { mv, net: Vec::new(), worth: 0, besides: (0, 0) });
        }
        let after = table.preview(seat, mv, &mut ()).or_else(|_| table.preview_build(seat, mv)).ok()?;
        let (before, after) = (table.tracks(seat), &after[seat.index()]);
        let net = sentence::net_change(session.language(), before, after);
        let besides = (after.population - before.population, after.money - before.money);
        Some(Brief { mv, net, worth: worth(before, after), besides })
    }
}

/// The gain of income and reputation together.
pub(super) fn worth(before: &Tracks, after: &Tracks) -> i32 {
    i32::from(after.income) - i32::from(before.income) + i32::from(after.reputation)
        - i32::from(before.reputation)
}

/// Changes in one string.
pub(super) fn net_text(language: Language, net: &[String]) -> String {
    if net.is_empty() { say!(language, "suburbia-no-change") } else { net.join(" ") }
}

impl MovePreview {
    /// Looks ahead from the table alone; nothing hidden is part of it.
    pub(super) fn of(session: &Session<Suburbia>, seat: Seat, mv: Move) -> Result<MovePreview, Illegal> {
        let table = session.table();
        let before = *table.tracks(seat);
        let (rules, reader) = (table.rules(), session.reader());
        if let Move::Keep { goal } = mv {
            let name = sentence::goal_name(reader.language, rules.goal(goal));
            let asks = format!("{name}: {}", sentence::goal_text(reader.language, rules, goal));
            let sentences = vec![asks, sentence::standing(reader, table, goal)];
            return Ok(MovePreview { mv, net: Vec::new(), sentences, after: before, next: None });
        }
        let own = table.preview(seat, mv, &mut ())?[seat.index()];
        let mut events: Vec<Event> = Vec::new();
        let turn = table.preview_turn(seat, mv, &mut events)?;
        if turn.stepped {
            events = with_empty_steps(seat, events);
        }
        Ok(MovePreview {
            mv,
            net: sentence::net_change(reader.language, &before, &own),
            sentences: sentence::changes(reader, rules, seat, &events),
            after: *turn.table.tracks(seat),
            next: next(reader.language, &turn),
        })
    }

    /// The net change in one string.
    pub(super) fn net_text(&self, language: Language) -> String {
        net_text(language, &self.net)
    }
}

/// A step that changes nothing leaves no event; a preview says so, lest somebody look for it.
fn with_empty_steps(seat: Seat, mut events: Vec<Event>) -> Vec<Event> {
    let find = |cause| {
        events.iter().position(|event| matches!(event, Event::Change(change) if change.cause == cause))
    };
    let empty = |track, cause| Event::Change(Change { seat, track, delta: 0, nominal: 0, cause, step: None });
    let (income, population) = (find(Cause::IncomeStep), find(Cause::PopulationStep));
    if population.is_none() {
        events.push(empty(Track::Population, Cause::PopulationStep));
    }
    if income.is_none() {
        let at = population.unwrap_or(events.len() - 1);
        events.insert(at, empty(Track::Money, Cause::IncomeStep));
    }
    events
}

/// What the player has to do after the move, before the turn is over.
fn next(language: Language, turn: &Preview) -> Option<String> {
    Some(match (turn.owed?, turn.stepped) {
        (Phase::ExtraDiscard, _) => say!(language, "suburbia-then-extra-discard"),
        (_, false) => say!(language, "suburbia-then-discard-and-steps"),
        (_, true) => say!(language, "suburbia-then-discard"),
    })
}

/// What a slot or a basic tile costs to build.
pub(super) fn buy_price(table: &Table, slot: usize) -> Option<i32> {
    let kind = table.market().get(slot).copied().flatten()?;
    Some(i32::from(table.kind(kind).cost) + table.slot_price(slot))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Turn;
    use crate::testing::{suburbia, with_packs};
    use game_core::Dice;
    use suburbia::setup::{Edition, Mode};

    /// What a preview says is what happens: the same sentences in the same order, then the draws.
    #[test]
    fn a_preview_says_what_will_happen() {
        for (mode, names) in [
            (Mode::Standard, ["Ann", "Bob"].as_slice()),
            (Mode::LoneArchitect, &["Ann"]),
            (Mode::Dale, &["Ann"]),
        ] {
            for (edition, seed) in [(Edition::Second, 1), (Edition::First, 2), (Edition::Second, 3)] {
                follow(Session::new(suburbia(edition, mode, names, seed)).unwrap(), seed);
            }
        }
    }

    #[test]
    fn so_it_does_with_all_packs() {
        for (mode, names) in [
            (Mode::Standard, ["Ann", "Bob", "Cid"].as_slice()),
            (Mode::LoneArchitect, &["Ann"]),
            (Mode::Dale, &["Ann"]),
        ] {
            follow(Session::new(with_packs(mode, names, 4)).unwrap(), 4);
        }
    }

    fn follow(mut session: Session<Suburbia>, seed: u64) {
        let mut dice = Dice::new(seed, 50);
        while let Turn::Human(seat) = session.advance().unwrap() {
            let moves = session.legal_moves(seat);
            let mv = moves[dice.below(moves.len())];
            let preview = MovePreview::of(&session, seat, mv).unwrap();
            let round = session.table().round();
            session.play(mv).unwrap().unwrap();
            if matches!(mv, Move::Keep { .. }) {
                continue;
            }
            let said: Vec<&String> =
                preview.sentences.iter().filter(|sentence| !sentence.contains("step: ±")).collect();
            let happened = &session.log().last().unwrap().changes;
            assert!(said.len() <= happened.len() && said.iter().zip(happened).all(|(a, b)| *a == b));
            let rest = &happened[said.len()..];
            let turn_ran_on = rest.iter().any(|sentence| sentence.ends_with("cannot build anything"));
            assert!(turn_ran_on || rest.iter().all(|other| !other.contains("step:")), "{said:?} {rest:?}");
            let phase = session.table().phase();
            let still = session.table().active() == seat && session.table().round() == round;
            let due = match phase {
                Phase::Discard if still => Some("discard a market tile"),
                Phase::ExtraDiscard if still => Some("the extra discard"),
                _ => None,
            };
            assert_eq!(preview.next.is_some(), due.is_some(), "{mv:?} {:?} {phase:?}", preview.next);
            assert!(due.is_none_or(|due| preview.next.is_some_and(|next| next.contains(due))));
        }
    }
}
