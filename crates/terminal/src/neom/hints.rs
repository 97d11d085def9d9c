//! What the rules leave to be asked, said in time: swaps of the Contract Office, who chooses first, the Disaster that
//! is still to come, and the way out of a refusal.

use super::position::takes;
use super::preview::{all_answers, terms_of};
use crate::text::say;
use game_core::Seat;
use neom::Neom;
use neom::moves::{Cover, Illegal, Move, Seller, Swap};
use neom::setup::TURNS;
use neom::table::{Phase, Table};
use neom::tile::{Ability, Deck, TileId};
use render::neom::sentence::{self, disaster_name, tile_name};
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
    let language = session.language();
    let tile = tile_name(language, table.rules(), pick);
    let pile: Vec<TileId> = view.known_pile().collect();
    let mut text = Vec::new();
    if !pile.is_empty() {
        let ids: Vec<&str> = pile.iter().map(|&tile| table.tile(tile).id.as_str()).collect();
        text.push(say!(language, "neom-pile", tile = &tile, ids = ids.join(", ")));
    }
    let swap = session.legal_moves(seat).into_iter().find(|&mv| swaps(mv));
    let note = match swap.map(|mv| session.notation(mv)) {
        Some(mv) if table.beginner() => say!(language, "neom-swap-random", tile, mv),
        Some(mv) => say!(language, "neom-swap-how", tile, mv),
        None if table.cornerstones(seat).is_empty() => say!(language, "neom-swap-no-stone", tile),
        None if pile.is_empty() && !table.beginner() => say!(language, "neom-swap-no-pile", tile),
        None => say!(language, "neom-swap-later", tile),
    };
    text.push(format!("  {note}"));
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
    Some(match table.phase() {
        Phase::Draft { .. } => say!(session.language(), "neom-order-draft", first, second),
        _ => say!(session.language(), "neom-order", first, second),
    })
}

/// Alone: which Disasters of this generation have not shown up yet.
pub(super) fn unseen(session: &Session, seat: Seat) -> Vec<String> {
    let table = session.table();
    if table.seats() > 1 || !session.is_human(seat) || !matches!(table.phase(), Phase::Select | Phase::Act) {
        return Vec::new();
    }
    let language = session.language();
    let line = |(tile, name): (TileId, String)| {
        let shown = |table: &Table| table.pack().contains(&tile) || table.pick(Seat(0)) == Some(tile);
        let now = |past: &&Neom| {
            let past = past.table();
            past.phase() == Phase::Select && past.generation() == table.generation()
        };
        if shown(table) {
            None // the pack says what it does
        } else if session.past().filter(now).any(|past| shown(past.table())) {
            Some(say!(language, "neom-seen", tile = name))
        } else if table.turn() == TURNS {
            Some(say!(language, "neom-unseen-last", tile = name))
        } else {
            Some(say!(language, "neom-unseen", tile = name))
        }
    };
    let generation = table.generation();
    let tiles = table.rules().tiles().filter(|(_, tile)| {
        let here = matches!(tile.deck, Deck::Generation { number, set }
            if usize::from(number) == generation && set <= table.tile_set());
        here && tile.disaster.is_some()
    });
    tiles.map(|(id, _)| (id, tile_name(language, table.rules(), id))).filter_map(line).collect()
}

/// A refusal with what helps: the name of a seat that is only numbered, a sacrifice that would do.
pub(super) fn refusal(session: &Session, seat: Seat, illegal: &Illegal) -> String {
    let (table, language) = (session.table(), session.language());
    // The rules' own words show how terms are written; elsewhere sentences name seats.
    let why = match language {
        Language::ENGLISH => illegal.sentence(table.rules()),
        _ => sentence::refusal(session.reader(), table.rules(), illegal),
    };
    match *illegal {
        Illegal::NotSoldThere { seat, .. }
        | Illegal::NotSoldYet { seat, .. }
        | Illegal::SoldBySeat { seat, .. }
        | Illegal::NotYourTurn { seat }
        | Illegal::NotCovered { by: Cover::Buy(Seller::Seat(seat)), .. } => {
            let (seat, name) = (seat.to_string(), session.name(seat));
            format!("{why} ({})", say!(language, "neom-seat-is", seat, name))
        }
        Illegal::NoSuchSeat { .. } => {
            let is = |seat: Seat| {
                say!(language, "neom-number-is", seat = seat.to_string(), name = session.name(seat))
            };
            let seats: Vec<String> = table.all_seats().map(is).collect();
            format!("{why}; {}", seats.join(", "))
        }
        Illegal::CannotPay { .. } => format!("{why}; {}", least(session, seat)),
        Illegal::CenterNeverSacrificed
        | Illegal::NoTileAt { .. }
        | Illegal::NotTaken { .. }
        | Illegal::WrongSacrifice { .. }
        | Illegal::WrongRoles => {
            let what = table.disaster().map(|(disaster, _)| {
                let (name, tiles) = (disaster_name(language, disaster), takes(language, disaster));
                format!("; {}", say!(language, "neom-disaster-takes", disaster = name, tiles))
            });
            format!("{why}{}; {}", what.unwrap_or_default(), least(session, seat))
        }
        _ => why,
    }
}

/// The sacrifice that costs least.
fn least(session: &Session, seat: Seat) -> String {
    let answers = all_answers(&session.view(seat));
    let Some(mv) = answers.iter().map(|preview| preview.mv).find(|mv| *mv != Move::Pay) else {
        return say!(session.language(), "neom-nothing-to-give");
    };
    let what = sentence::move_object(session.reader(), session.table(), seat, mv);
    say!(session.language(), "neom-smallest", mv = session.notation(mv), what)
}
