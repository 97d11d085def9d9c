//! Moves: what one would be, what a seat has to decide, why a move was refused.

use super::{goal_name, tile_name};
use crate::Reader;
use crate::text::Language;
use game_core::Seat;
use suburbia::BorderBar;
use suburbia::moves::{Choice, Illegal, Move, Slot, Space};
use suburbia::rules::Rules;
use suburbia::setup::DISPLAY;
use suburbia::table::{Phase, Table};
use suburbia::tile::{KindId, Special};

/// A move as what its seat does. Keeping a goal names the goal: show that to nobody else.
pub fn move_text(language: Language, table: &Table, seat: Seat, mv: Move) -> String {
    let rules = table.rules();
    let does = match mv {
        Move::Keep { goal } => say!(language, "move-keep", goal = goal_name(language, rules.goal(goal))),
        Move::Buy { slot, at, .. } => {
            say!(language, "move-buy", tile = in_slot(language, table, slot), slot, at)
        }
        Move::Basic { tile, at } => {
            say!(language, "move-basic", tile = tile_name(language, rules.kind(tile)), at)
        }
        Move::Lake { slot, at } => {
            say!(language, "move-lake", tile = in_slot(language, table, slot), slot, at)
        }
        Move::Replace { slot, at, .. } => {
            say!(language, "move-replace", tile = in_slot(language, table, slot), slot, at)
        }
        Move::Border { space, at } => {
            say!(language, "move-border", tile = in_space(language, table, space), at)
        }
        Move::BorderLake { space, at } => {
            say!(language, "move-border-lake", tile = in_space(language, table, space), at)
        }
        Move::Invest { at, .. } => {
            say!(language, "move-invest", tile = standing_tile(language, table, seat, mv), at)
        }
        Move::Discard { slot } => {
            say!(language, "move-discard", tile = in_slot(language, table, slot), slot)
        }
        Move::Pass => say!(language, "move-pass"),
    };
    let choices: Vec<String> =
        mv.choices().iter().map(|&choice| choice_text(language, table, choice)).collect();
    if choices.is_empty() {
        return does;
    }
    say!(language, "move-choices", does, choices = super::list(language, choices))
}

/// What a choice means, told on the table before the move.
pub fn choice_text(language: Language, table: &Table, choice: Choice) -> String {
    match choice {
        Choice::Flip { seat, at } => {
            let borough = (seat.index() < table.seats()).then(|| table.borough(seat));
            let kind = borough.and_then(|borough| Some(borough.tile(borough.at(at)?).kind));
            let tile =
                kind.map_or_else(|| say!(language, "no-tile"), |kind| tile_name(language, table.kind(kind)));
            say!(language, "choice-flip", tile, seat = seat.to_string(), at)
        }
        Choice::Marker { at } => say!(language, "choice-marker", at),
        Choice::Free { slot, at } => {
            say!(language, "choice-free", tile = in_slot(language, table, slot), slot, at)
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
        Move::Buy { slot, .. } | Move::Replace { slot, .. } | Move::Discard { slot } => {
            in_slot(language, table, slot)
        }
        Move::Border { space, .. } => in_space(language, table, space),
        Move::BorderLake { space, .. } => {
            say!(language, "object-lake", tile = in_space(language, table, space))
        }
        Move::Pass => say!(language, "no-tile"),
        Move::Lake { slot, .. } => say!(language, "object-lake", tile = in_slot(language, table, slot)),
        Move::Basic { tile, .. } => tile_name(language, table.kind(tile)),
        Move::Invest { .. } => {
            say!(language, "object-marker", tile = standing_tile(language, table, seat, mv))
        }
    }
}

pub(super) fn in_slot(language: Language, table: &Table, slot: Slot) -> String {
    match table.market().get(usize::from(slot.0)).copied().flatten() {
        Some(kind) => tile_name(language, table.kind(kind)),
        None => say!(language, "no-tile"),
    }
}

pub(super) fn in_space(language: Language, table: &Table, space: Space) -> String {
    match table.display().get(usize::from(space.0)).copied().flatten() {
        Some(kind) => tile_name(language, table.kind(kind)),
        None => say!(language, "no-tile"),
    }
}

/// The tile a marker would go on.
pub(super) fn standing_tile(language: Language, table: &Table, seat: Seat, mv: Move) -> String {
    let Move::Invest { at, .. } = mv else { return say!(language, "no-tile") };
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
        Illegal::DalePasses => say!(language, "refused-dale-passes"),
        Illegal::TakesNoMarker { tile } => say!(language, "refused-takes-no-marker", tile = name(tile)),
        Illegal::Limited { tile } => say!(language, "refused-limited", tile = name(tile)),
        Illegal::UnderBorder { at } => say!(language, "refused-under-border", at),
        Illegal::NoBorders => say!(language, "refused-no-borders"),
        Illegal::NoSuchSpace { space } => say!(language, "refused-space", space, spaces = DISPLAY),
        Illegal::EmptySpace { space } => say!(language, "refused-empty-space", space),
        Illegal::BorderBarred { at, bar } => match bar {
            BorderBar::Board => say!(language, "refused-border-board", at),
            BorderBar::Tile(cell) => say!(language, "refused-border-tile", at, cell),
            BorderBar::Border => say!(language, "refused-border-border", at),
            BorderBar::Touches => say!(language, "refused-border-touches", at),
            BorderBar::NoCorner => say!(language, "refused-border-no-corner", at),
            BorderBar::Full => say!(language, "refused-full"),
        },
        Illegal::NoPlanner { at } => {
            let mut kinds = rules.kinds();
            let planner = kinds.find(|(_, kind)| kind.specials.has(Special::Redevelopment));
            let tile =
                planner.map_or_else(|| say!(language, "no-tile"), |(_, kind)| tile_name(language, kind));
            say!(language, "refused-no-planner", tile, at)
        }
        Illegal::ChoiceMissing { special: Special::LakeFlip } => say!(language, "refused-flip-missing"),
        Illegal::ChoiceMissing { .. } => say!(language, "refused-marker-missing"),
        Illegal::NobodyAsks { choice } => say!(language, "refused-nobody-asks", choice = choice.to_string()),
        Illegal::CannotFlip { seat, at } => {
            say!(language, "refused-cannot-flip", choice = Choice::Flip { seat, at }.to_string())
        }
        Illegal::NotCheapest { slot } => say!(language, "refused-not-cheapest", slot),
        Illegal::OnlyDalePasses => say!(language, "refused-pass"),
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
    use suburbia::hex::{BorderPlace, Direction, hex};
    use suburbia::library::Library;

    #[test]
    fn refusals_read_like_those_of_the_rules() {
        let rules = Library::builtin().rules(&["base".to_owned(), "inc".to_owned()]).unwrap();
        let (at, slot, space) = (hex(1, -2), Slot(2), Space(1));
        let place = BorderPlace { at, direction: Direction::ALL[4] };
        let choice = Choice::Marker { at: place.into() };
        let bars = [
            BorderBar::Board,
            BorderBar::Tile(at),
            BorderBar::Border,
            BorderBar::Touches,
            BorderBar::NoCorner,
            BorderBar::Full,
        ];
        let barred = bars.map(|bar| Illegal::BorderBarred { at: place, bar });
        let phases = [Phase::Goals, Phase::Build, Phase::Discard, Phase::ExtraDiscard];
        let all = phases.map(|due| Illegal::WrongPhase { due }).into_iter().chain(barred).chain([
            Illegal::Over,
            Illegal::NotYourTurn { seat: Seat(1) },
            Illegal::NotDealt { goal: rules.find_goal("miser").unwrap() },
            Illegal::NoSuchSlot { slot, slots: 7 },
            Illegal::EmptySlot { slot },
            Illegal::NotBasic { tile: rules.find_kind("farm").unwrap() },
            Illegal::SoldOut { tile: rules.find_kind("suburbs").unwrap() },
            Illegal::NoMarkers,
            Illegal::NothingThere { at: at.into() },
            Illegal::AlreadyInvested { at: place.into() },
            Illegal::Covered { at },
            Illegal::Occupied { at },
            Illegal::BoroughFull,
            Illegal::NotAdjacent { at },
            Illegal::TooExpensive { price: 19, money: 7 },
            Illegal::DaleDecides { slot, at },
            Illegal::DalePasses,
            Illegal::TakesNoMarker { tile: rules.find_kind("inc-redevelopment-planner").unwrap() },
            Illegal::Limited { tile: rules.find_kind("farm").unwrap() },
            Illegal::UnderBorder { at },
            Illegal::NoBorders,
            Illegal::NoSuchSpace { space },
            Illegal::EmptySpace { space },
            Illegal::NoPlanner { at },
            Illegal::ChoiceMissing { special: Special::LakeFlip },
            Illegal::ChoiceMissing { special: Special::FreeInvestment },
            Illegal::NobodyAsks { choice },
            Illegal::CannotFlip { seat: Seat(1), at },
            Illegal::NotCheapest { slot },
            Illegal::OnlyDalePasses,
        ]);
        for illegal in all {
            assert_eq!(refusal(Language::ENGLISH, rules, &illegal), illegal.sentence(rules));
        }
    }
}
