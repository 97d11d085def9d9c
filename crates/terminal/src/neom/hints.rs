//! What the rules leave to be asked, said in time: swaps of the Contract Office, who chooses first, the Disaster that
//! is still to come, and the way out of a refusal.

use super::position::takes;
use super::preview::{all_answers, terms_of};
use game_core::Seat;
use neom::Neom;
use neom::moves::{Cover, Illegal, Move, Seller, Swap};
use neom::setup::TURNS;
use neom::table::{Phase, Table};
use neom::tile::{Ability, Deck, TileId};
use render::neom::sentence::{self, tile_name};
use render::text::Language;

type Session = crate::Session<Neom>;

/// Whether a move swaps Cornerstones.
pub(super) fn swaps(mv: Move) -> bool {
    terms_of(mv).is_some_and(|terms| terms.swap != Swap::default())
}

/// The pick of a seat, if placing it lets one swap Cornerstones.
fn swapper(table: &Table, seat: Seat) -> Option<TileId> {
    let pick = table.pick(seat).filter(|_| table.phase() == Phase::Act)?;
    table.tile(pick).abilities.contains(&Ability::Swaps).then_some(pick)
}

/// The discard pile, for whoever may swap now, and how to say it.
pub(super) fn swap_notes(session: &Session, seat: Seat) -> Vec<String> {
    let (table, view) = (session.table(), session.view(seat));
    let Some(pick) = swapper(table, seat) else { return Vec::new() };
    let name = tile_name(Language::ENGLISH, table.rules(), pick);
    let pile: Vec<TileId> = view.known_pile().collect();
    let mut text = Vec::new();
    if !pile.is_empty() {
        let ids: Vec<&str> = pile.iter().map(|&tile| table.tile(tile).id.as_str()).collect();
        text.push(format!("Discard pile, for the {name}: {}", ids.join(", ")));
    }
    let swap = session.legal_moves(seat).into_iter().find(|&mv| swaps(mv));
    text.push(match swap {
        Some(mv) if table.beginner() => format!(
            "  The {name} swaps an unplaced Cornerstone for a random one if you add swap=OLD, as in '{}'",
            session.notation(mv)
        ),
        Some(mv) => format!(
            "  The {name} swaps unplaced Cornerstones if you add swap=OLD:NEW, as in '{}'. Every swap: all swap",
            session.notation(mv)
        ),
        None if table.cornerstones(seat).is_empty() => {
            format!("  The {name} has nothing to swap: you have no unplaced Cornerstone")
        }
        None if pile.is_empty() && !table.beginner() => {
            format!("  The {name} has nothing to swap: the discard pile is empty")
        }
        None => format!("  The {name} swaps Cornerstones only when it is placed"),
    });
    text
}

/// Two seats: who chooses first this turn, or from this stack.
pub(super) fn first_chooser(table: &Table) -> Option<Seat> {
    let acting = table.to_act().lowest().filter(|_| table.seats() == 2)?;
    let other = Seat(1 - acting.0);
    match table.phase() {
        // Three Cornerstones lie there for the first, two for the second.
        Phase::Draft { .. } if table.pack().len() < 3 => Some(other),
        Phase::Draft { .. } => Some(acting),
        Phase::Select | Phase::Act if table.pick(other).is_some() => Some(other),
        Phase::Select | Phase::Act => Some(acting),
        Phase::Disaster | Phase::Over => None,
    }
}

/// The same in words.
pub(super) fn order(session: &Session) -> Option<String> {
    let table = session.table();
    let first = first_chooser(table)?;
    let [first, second] = [first, Seat(1 - first.0)].map(|seat| session.name(seat));
    let (now, next) = match table.phase() {
        Phase::Draft { .. } => ("From this stack", "then"),
        _ => ("This turn", "next turn"),
    };
    Some(format!("{now} {first} chooses first, {second} second; {next} {second} begins."))
}

/// Alone: which Disasters of this generation have not shown up yet.
pub(super) fn unseen(session: &Session, seat: Seat) -> Vec<String> {
    let table = session.table();
    if table.seats() > 1 || !session.is_human(seat) || !matches!(table.phase(), Phase::Select | Phase::Act) {
        return Vec::new();
    }
    let line = |(tile, name): (TileId, &str)| {
        let shown = |table: &Table| table.pack().contains(&tile) || table.pick(Seat(0)) == Some(tile);
        let now = |past: &&Neom| {
            let past = past.table();
            past.phase() == Phase::Select && past.generation() == table.generation()
        };
        if shown(table) {
            None // the pack says what it does
        } else if session.past().filter(now).any(|past| shown(past.table())) {
            Some(format!("The {name} of this generation has shown up already."))
        } else if table.turn() == TURNS {
            Some(format!("The {name} has not shown up; it strikes after this turn."))
        } else {
            Some(format!("The {name} has not shown up yet; it strikes after turn 7 at the latest."))
        }
    };
    let generation = table.generation();
    let tiles = table.rules().tiles().filter(|(_, tile)| {
        let here = matches!(tile.deck, Deck::Generation { number, set }
            if usize::from(number) == generation && set <= table.tile_set());
        here && tile.disaster.is_some()
    });
    tiles.map(|(id, tile)| (id, tile.name.as_str())).filter_map(line).collect()
}

/// A refusal with what helps: the name of a seat that is only numbered, a sacrifice that would do.
pub(super) fn refusal(session: &Session, seat: Seat, illegal: &Illegal) -> String {
    let named = |whose: Seat| format!("{illegal} (seat {whose} is {})", session.name(whose));
    match *illegal {
        Illegal::NotSoldThere { seat, .. }
        | Illegal::NotSoldYet { seat, .. }
        | Illegal::SoldBySeat { seat, .. }
        | Illegal::NotYourTurn { seat }
        | Illegal::NotCovered { by: Cover::Buy(Seller::Seat(seat)), .. } => named(seat),
        Illegal::NoSuchSeat { .. } => {
            let seats: Vec<String> =
                session.table().all_seats().map(|seat| format!("{seat} is {}", session.name(seat))).collect();
            format!("{illegal}; {}", seats.join(", "))
        }
        Illegal::CannotPay { .. } => format!("{illegal}; {}", least(session, seat)),
        Illegal::CenterNeverSacrificed
        | Illegal::NoTileAt { .. }
        | Illegal::NotTaken { .. }
        | Illegal::WrongSacrifice { .. }
        | Illegal::WrongRoles => {
            let what = session
                .table()
                .disaster()
                .map(|(disaster, _)| format!("; the {} takes {}", disaster.name(), takes(disaster)));
            format!("{illegal}{}; {}", what.unwrap_or_default(), least(session, seat))
        }
        _ => illegal.to_string(),
    }
}

/// The sacrifice that costs least.
fn least(session: &Session, seat: Seat) -> String {
    let answers = all_answers(&session.view(seat));
    let Some(mv) = answers.iter().map(|preview| preview.mv).find(|mv| *mv != Move::Pay) else {
        return "there is nothing to give up".to_owned();
    };
    let what = sentence::move_object(Language::ENGLISH, session.table(), seat, mv);
    format!("the smallest sacrifice is '{}': {what}", session.notation(mv))
}
