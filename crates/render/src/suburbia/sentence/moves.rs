//! Moves: what one would be, what a seat has to decide, why a move was refused.

use super::{goal_name, tile_name};
use crate::Reader;
use crate::text::Language;
use game_core::Seat;
use suburbia::moves::{Illegal, Move, Slot};
use suburbia::rules::Rules;
use suburbia::table::{Phase, Table};
use suburbia::tile::KindId;

/// A move as what its seat does. Keeping a goal names the goal: show that to nobody else.
pub fn move_text(language: Language, table: &Table, seat: Seat, mv: Move) -> String {
    let rules = table.rules();
    match mv {
        Move::Keep { goal } => say!(language, "move-keep", goal = goal_name(language, rules.goal(goal))),
        Move::Buy { slot, at } => {
            say!(language, "move-buy", tile = in_slot(language, table, slot), slot, at)
        }
        Move::Basic { tile, at } => {
            say!(language, "move-basic", tile = tile_name(language, rules.kind(tile)), at)
        }
        Move::Lake { slot, at } => {
            say!(language, "move-lake", tile = in_slot(language, table, slot), slot, at)
        }
        Move::Invest { at } => {
            say!(language, "move-invest", tile = standing_tile(language, table, seat, mv), at)
        }
        Move::Discard { slot } => {
            say!(language, "move-discard", tile = in_slot(language, table, slot), slot)
        }
    }
}

/// A move with who makes it. It names a kept goal, too.
pub fn seat_move(reader: Reader, table: &Table, seat: Seat, mv: Move) -> String {
    let does = move_text(reader.language, table, seat, mv);
    say!(reader.language, "seat-move", name = reader.name(seat), does)
}

/// What a move is about, beside its notation: `Farm`, `lake (Farm)`, `marker on Farm`.
pub fn move_object(language: Language, table: &Table, seat: Seat, mv: Move) -> String {
    match mv {
        Move::Keep { goal } => goal_name(language, table.rules().goal(goal)),
        Move::Buy { slot, .. } | Move::Discard { slot } => in_slot(language, table, slot),
        Move::Lake { slot, .. } => say!(language, "object-lake", tile = in_slot(language, table, slot)),
        Move::Basic { tile, .. } => tile_name(language, table.kind(tile)),
        Move::Invest { .. } => {
            say!(language, "object-marker", tile = standing_tile(language, table, seat, mv))
        }
    }
}

fn in_slot(language: Language, table: &Table, slot: Slot) -> String {
    match table.market().get(usize::from(slot.0)).copied().flatten() {
        Some(kind) => tile_name(language, table.kind(kind)),
        None => say!(language, "no-tile"),
    }
}

/// The tile a marker would go on.
fn standing_tile(language: Language, table: &Table, seat: Seat, mv: Move) -> String {
    let Move::Invest { at } = mv else { return say!(language, "no-tile") };
    let borough = (seat.index() < table.seats()).then(|| table.borough(seat));
    let tile = borough.and_then(|borough| borough.at(at).map(|index| borough.tile(index).kind));
    match tile {
        Some(kind) => tile_name(language, table.kind(kind)),
        None => say!(language, "empty-cell"),
    }
}

/// What a seat has to decide now.
pub fn due(reader: Reader, table: &Table, seat: Seat) -> String {
    let (language, name) = (reader.language, reader.name(seat));
    match table.phase() {
        Phase::Goals => say!(language, "due-goals", name),
        Phase::Build => say!(language, "due-build", name),
        Phase::Discard => say!(language, "due-discard", name),
        Phase::ExtraDiscard => say!(language, "due-extra-discard", name),
        Phase::Over => say!(language, "over"),
    }
}

/// Why a move was refused.
pub fn refusal(language: Language, rules: &Rules, illegal: &Illegal) -> String {
    let name = |tile: KindId| tile_name(language, rules.kind(tile));
    match *illegal {
        Illegal::Over => say!(language, "refused-over"),
        Illegal::NotYourTurn { seat } => say!(language, "refused-turn", seat = seat.to_string()),
        Illegal::WrongPhase { due } => say!(language, "refused-phase", due = phase_word(due)),
        Illegal::NotDealt { goal } => say!(language, "refused-goal", goal = &rules.goal(goal).id),
        Illegal::NoSuchSlot { slot, slots } => say!(language, "refused-slot", slot, slots),
        Illegal::EmptySlot { slot } => say!(language, "refused-empty-slot", slot),
        Illegal::NotBasic { tile } => say!(language, "refused-not-basic", tile = name(tile)),
        Illegal::SoldOut { tile } => say!(language, "refused-sold-out", tile = name(tile)),
        Illegal::NoMarkers => say!(language, "refused-no-markers"),
        Illegal::NothingThere { at } => say!(language, "refused-nothing-there", at),
        Illegal::AlreadyInvested { at } => say!(language, "refused-has-marker", at),
        Illegal::Covered { at } => say!(language, "refused-covered", at),
        Illegal::Occupied { at } => say!(language, "refused-occupied", at),
        Illegal::BoroughFull => say!(language, "refused-full"),
        Illegal::NotAdjacent { at } => say!(language, "refused-not-adjacent", at),
        Illegal::TooExpensive { price, money } => say!(language, "refused-price", price, money),
        Illegal::DaleDecides { slot, at } => say!(language, "refused-dale", slot, at),
    }
}

/// What messages choose by.
fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Goals => "goals",
        Phase::Build => "build",
        Phase::Discard => "discard",
        Phase::ExtraDiscard => "extra-discard",
        Phase::Over => "over",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use suburbia::hex::hex;
    use suburbia::library::Library;

    #[test]
    fn refusals_read_like_those_of_the_rules() {
        let rules = Library::builtin().rules(&["base".to_owned()]).unwrap();
        let (at, slot) = (hex(1, -2), Slot(2));
        let phases = [Phase::Goals, Phase::Build, Phase::Discard, Phase::ExtraDiscard];
        let all = phases.map(|due| Illegal::WrongPhase { due }).into_iter().chain([
            Illegal::Over,
            Illegal::NotYourTurn { seat: Seat(1) },
            Illegal::NotDealt { goal: rules.find_goal("miser").unwrap() },
            Illegal::NoSuchSlot { slot, slots: 7 },
            Illegal::EmptySlot { slot },
            Illegal::NotBasic { tile: rules.find_kind("farm").unwrap() },
            Illegal::SoldOut { tile: rules.find_kind("suburbs").unwrap() },
            Illegal::NoMarkers,
            Illegal::NothingThere { at },
            Illegal::AlreadyInvested { at },
            Illegal::Covered { at },
            Illegal::Occupied { at },
            Illegal::BoroughFull,
            Illegal::NotAdjacent { at },
            Illegal::TooExpensive { price: 19, money: 7 },
            Illegal::DaleDecides { slot, at },
        ]);
        for illegal in all {
            assert_eq!(refusal(Language::ENGLISH, rules, &illegal), illegal.sentence(rules));
        }
    }
}
