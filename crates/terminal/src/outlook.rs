//! Before a move is played: what it would change, for whom and why.

use crate::session::Session;
use crate::words::{abbreviation, minus, net, to_red_line};
use game_core::Seat;
use suburbia::event::Event;
use suburbia::moves::{Illegal, Move};
use suburbia::setup::{Edition, Mode};
use suburbia::table::{Phase, Table, Tracks};

/// What a move would do.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Outlook {
    /// The move.
    pub mv: Move,
    /// The mover's net change by the move itself, before the steps; one short part a track.
    pub net: Vec<String>,
    /// Sum of income and reputation gained: where a cursor starts.
    pub worth: i32,
    /// Every change with its cause, income and population step included where they follow at once.
    pub sentences: Vec<String>,
    /// The mover's tracks after all that.
    pub after: Tracks,
    /// What comes next, if the turn does not run on by itself.
    pub next: Option<String>,
}

impl Outlook {
    /// Looks ahead from the table alone; nothing hidden is part of it.
    pub fn of(session: &Session, seat: Seat, mv: Move) -> Result<Outlook, Illegal> {
        let table = session.table();
        let before = *table.tracks(seat);
        if let Move::Keep { goal } = mv {
            let goal = table.rules().goal(goal);
            let words = session.words();
            let sentences = vec![format!("{}: {}", goal.name, words.goal(goal)), words.standing(goal, table)];
            return Ok(Outlook { mv, net: Vec::new(), worth: 0, sentences, after: before, next: None });
        }
        let own = table.preview(seat, mv, &mut ())?[seat.index()];
        let mut events: Vec<Event> = Vec::new();
        let after_table = table.foresee(seat, mv, &mut events)?;
        let worth = i32::from(own.income) - i32::from(before.income) + i32::from(own.reputation)
            - i32::from(before.reputation);
        Ok(Outlook {
            mv,
            net: net(&before, &own),
            worth,
            sentences: with_empty_steps(table, mv, session.words().changes(seat, &events)),
            after: *after_table.tracks(seat),
            next: next(table, mv, own.money, &after_table),
        })
    }

    /// The net change in one string.
    pub fn net_text(&self) -> String {
        if self.net.is_empty() { "no change".to_owned() } else { self.net.join(" ") }
    }
}

/// A step that changes nothing leaves no event; a preview says so, lest somebody look for it.
fn with_empty_steps(table: &Table, mv: Move, mut sentences: Vec<String>) -> Vec<String> {
    let early = table.edition() != Edition::First;
    let steps = match mv {
        Move::Buy { .. } | Move::Lake { .. } => true,
        Move::Basic { .. } | Move::Invest { .. } => !early,
        Move::Discard { .. } => early && table.phase() == Phase::Discard,
        Move::Keep { .. } => false,
    };
    if steps {
        let find = |words: [&str; 2]| {
            sentences.iter().position(|sentence| words.iter().any(|word| sentence.starts_with(word)))
        };
        let income = find(["income step", "unpaid income"]);
        let population = find(["population step", "nobody left"]);
        if population.is_none() {
            sentences.push("population step: ±0".to_owned());
        }
        if income.is_none() {
            sentences.insert(population.unwrap_or(sentences.len() - 1), "income step: ±$0".to_owned());
        }
    }
    sentences
}

/// What the player has to do after the move, before the turn is over. A discard nobody can pay is skipped.
fn next(table: &Table, mv: Move, money: i32, after: &Table) -> Option<String> {
    let payable = |market: &Table, money: i32| {
        (0..market.market().len())
            .any(|slot| market.market()[slot].is_some() && market.slot_price(slot) <= money)
    };
    let early = table.edition() != Edition::First;
    let at_end = after.tracks(after.active()).money;
    let owes = matches!(mv, Move::Basic { .. } | Move::Invest { .. });
    let extra = table.mode() == Mode::LoneArchitect && table.phase() != Phase::ExtraDiscard;
    match owes {
        true if early && payable(table, money) => {
            Some("Then: discard a market tile, then the income and population steps".to_owned())
        }
        true if !early && payable(after, at_end) => Some("Then: discard a market tile".to_owned()),
        _ if extra && payable(after, at_end) => Some("Then: the extra discard".to_owned()),
        _ => None,
    }
}

/// A seat's tracks in one line.
pub(crate) fn tracks_line(tracks: &Tracks) -> String {
    format!(
        "${}  income {}  reputation {}  people {} (red line at +{})",
        tracks.money,
        minus(tracks.income.into()),
        minus(tracks.reputation.into()),
        tracks.population,
        to_red_line(tracks.population),
    )
}

/// What a move is called in a list: `buy 3 @ 1,0` needs the tile's name to be read.
pub(crate) fn subject(table: &Table, seat: Seat, mv: Move) -> String {
    let in_slot = |slot: suburbia::moves::Slot| {
        let kind = table.market().get(usize::from(slot.0)).copied().flatten();
        kind.map_or("nothing", |kind| table.kind(kind).name.as_str())
    };
    match mv {
        Move::Keep { goal } => table.rules().goal(goal).name.clone(),
        Move::Buy { slot, .. } => in_slot(slot).to_owned(),
        Move::Lake { slot, .. } => format!("lake ({})", abbreviation(in_slot(slot))),
        Move::Basic { tile, .. } => table.kind(tile).name.clone(),
        Move::Invest { at } => {
            let borough = table.borough(seat);
            let tile = borough.at(at).map(|index| table.kind(borough.tile(index).kind).name.as_str());
            format!("marker on {}", tile.unwrap_or("nothing"))
        }
        Move::Discard { slot } => in_slot(slot).to_owned(),
    }
}

/// What a slot or a basic tile costs to build.
pub(crate) fn buy_price(table: &Table, slot: usize) -> Option<i32> {
    let kind = table.market().get(slot).copied().flatten()?;
    Some(i32::from(table.kind(kind).cost) + table.slot_price(slot))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;
    use crate::session::Turn;
    use crate::testing::{options, seats};
    use game_core::Dice;
    use suburbia::setup::Setup;

    /// What a preview says is what happens: the same sentences in the same order, then the draws.
    #[test]
    fn a_preview_says_what_will_happen() {
        for (mode, names) in [
            (Mode::Standard, ["Ann", "Bob"].as_slice()),
            (Mode::LoneArchitect, &["Ann"]),
            (Mode::Dale, &["Ann"]),
        ] {
            for (edition, seed) in [(Edition::Second, 1), (Edition::First, 2), (Edition::Second, 3)] {
                let base = options(mode, &seats(names), seed);
                let setup = Setup::new(base.setup.rules(), edition, mode, names.len()).unwrap();
                follow(Session::new(Options { setup, ..base }).unwrap(), seed);
            }
        }
    }

    fn follow(mut session: Session, seed: u64) {
        let mut dice = Dice::new(seed, 50);
        while let Turn::Human(seat) = session.advance().unwrap() {
            let moves = session.legal_moves(seat);
            let mv = moves[dice.below(moves.len())];
            let outlook = Outlook::of(&session, seat, mv).unwrap();
            let round = session.table().round();
            session.play(mv).unwrap().unwrap();
            if matches!(mv, Move::Keep { .. }) {
                continue;
            }
            let said: Vec<&String> =
                outlook.sentences.iter().filter(|sentence| !sentence.contains("step: ±")).collect();
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
            assert_eq!(outlook.next.is_some(), due.is_some(), "{mv:?} {:?} {phase:?}", outlook.next);
            assert!(due.is_none_or(|due| outlook.next.is_some_and(|next| next.contains(due))));
        }
    }
}
