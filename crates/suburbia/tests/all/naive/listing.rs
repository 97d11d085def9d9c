//! All legal moves of a position, found by trying: whatever could be written is written and played on a copy.

use super::data::Tile;
use super::geometry::{Place, border_places, building_cells, neighbours};
use super::legal;
use super::model::{BASICS, Model, Phase};
use super::moves::{Choice, Move};
use super::specials::MISSING;

/// Every complete legal move, in the notation of audits, sorted. With Dale to build it is his one move.
pub fn legal_moves(model: &Model) -> Vec<String> {
    if model.dale_builds() {
        return vec![model.dales_build().0.to_string()];
    }
    let mut found = Vec::new();
    for candidate in candidates(model) {
        complete(model, candidate, &mut found);
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// Moves without choices that are worth a try.
pub fn candidates(model: &Model) -> Vec<Move> {
    let slots = 1..=model.market.len();
    match model.phase {
        Phase::Over => Vec::new(),
        Phase::Keep(seat) => {
            let dealt = model.dealt_goals[seat].iter();
            dealt.map(|goal| Move::Keep { goal: goal.id.into() }).collect()
        }
        Phase::Discard => slots.map(|slot| Move::Discard { slot }).collect(),
        Phase::Build => {
            let borough = model.seats[model.turn].places();
            let mut moves = Vec::new();
            for at in building_cells(&borough) {
                for slot in slots.clone() {
                    moves.push(Move::Buy { slot, at, choices: Vec::new() });
                    moves.push(Move::Lake { slot, at });
                }
                moves.extend(BASICS.map(|tile| Move::Basic { tile: tile.into(), at }));
            }
            for at in borough.iter().copied() {
                moves.push(Move::Invest { at, choices: Vec::new() });
                if let Place::Hex(at) = at {
                    moves.extend(slots.clone().map(|slot| Move::Replace { slot, at, choices: Vec::new() }));
                }
            }
            let border_cells = if model.display.is_some() { border_places(&borough) } else { Vec::new() };
            for space in 1..=model.display.as_ref().map_or(0, Vec::len) {
                for &(at, k) in &border_cells {
                    moves.push(Move::Border { space, at, k });
                    moves.push(Move::BorderLake { space, at, k });
                }
            }
            moves
        }
    }
}

/// The move as it is, if it is legal, and every way to go on with a further choice.
pub fn complete(model: &Model, candidate: Move, found: &mut Vec<String>) {
    let text = candidate.to_string();
    match legal(model, &text) {
        Ok(()) => found.push(text),
        Err(why) if why.starts_with(MISSING) => {}
        Err(_) => return,
    }
    if !may_have_choices(model, &candidate) {
        return;
    }
    for choice in possible_choices(model, &candidate) {
        let mut longer = candidate.clone();
        longer.choices_mut().expect("a move with choices").push(choice);
        complete(model, longer, found);
    }
}

/// Whether the last thing that this move places or marks has a special of step 8.
fn may_have_choices(model: &Model, candidate: &Move) -> bool {
    let asks =
        |tile: &Tile| ["lake-flip", "free-investment", "london-free-tile"].iter().any(|word| tile.has(word));
    let of_slot = |slot: usize| model.market_tile(slot).is_ok_and(asks);
    let (first, choices) = match candidate {
        Move::Buy { slot, choices, .. } | Move::Replace { slot, choices, .. } => (of_slot(*slot), choices),
        Move::Invest { at, choices } => (marked(model, candidate, *at).is_some_and(asks), choices),
        _ => return false,
    };
    match choices.last() {
        None => first,
        Some(Choice::Flip { .. }) => false,
        Some(Choice::Free { slot, .. }) => of_slot(*slot),
        Some(Choice::Marker { at }) => marked(model, candidate, *at).is_some_and(asks),
    }
}

/// The tile of the mover that lies there when the marker comes: one of the move itself or an older one.
fn marked(model: &Model, candidate: &Move, place: Place) -> Option<&'static Tile> {
    let (slot, at, choices) = match candidate {
        Move::Buy { slot, at, choices } | Move::Replace { slot, at, choices } => {
            (*slot, Place::Hex(*at), choices)
        }
        Move::Invest { at, choices } => (0, *at, choices),
        _ => return None,
    };
    if place == at && slot > 0 {
        return model.market_tile(slot).ok();
    }
    for choice in choices {
        if let Choice::Free { slot, at } = choice
            && Place::Hex(*at) == place
        {
            return model.market_tile(*slot).ok();
        }
    }
    let borough = &model.seats[model.turn];
    borough.position_of(place).map(|index| borough.tiles[index].tile)
}

/// Whatever could be written next.
fn possible_choices(model: &Model, candidate: &Move) -> Vec<Choice> {
    let mut hexes: Vec<Place> = model.seats[model.turn].places();
    let choices = match candidate {
        Move::Buy { at, choices, .. } | Move::Replace { at, choices, .. } => {
            hexes.push(Place::Hex(*at));
            choices
        }
        Move::Invest { choices, .. } => choices,
        _ => return Vec::new(),
    };
    for choice in choices {
        if let Choice::Free { at, .. } = choice {
            hexes.push(Place::Hex(*at));
        }
    }

    let mut possible = Vec::new();
    for (seat, borough) in model.seats.iter().enumerate() {
        let places = borough.places();
        let own = if seat == model.turn { &hexes } else { &places };
        for place in own {
            if let Place::Hex(at) = *place {
                possible.push(Choice::Flip { seat, at });
            }
        }
    }
    possible.extend(hexes.iter().map(|at| Choice::Marker { at: *at }));
    let mut cells: Vec<_> = hexes
        .iter()
        .flat_map(|place| match place {
            Place::Hex(at) => neighbours(*at).to_vec(),
            Place::Border(..) => place.corner_cells(),
        })
        .collect();
    cells.sort_unstable();
    cells.dedup();
    for slot in 1..=model.market.len() {
        possible.extend(cells.iter().map(|at| Choice::Free { slot, at: *at }));
    }
    possible
}
