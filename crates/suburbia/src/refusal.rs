//! Why a move is refused, and how the rules say it.

use crate::goal::GoalId;
use crate::hex::Hex;
use crate::moves::Slot;
use crate::rules::Rules;
use crate::table::Phase;
use crate::tile::KindId;
use game_core::Seat;

/// Why a move was refused. The state is unchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Illegal {
    /// After the end.
    Over,
    /// Somebody else has to move.
    NotYourTurn {
        /// Who tried.
        seat: Seat,
    },
    /// Another kind of move is due.
    WrongPhase {
        /// What is due.
        due: Phase,
    },
    /// A goal the seat does not hold.
    NotDealt {
        /// Which.
        goal: GoalId,
    },
    /// The market has no such slot.
    NoSuchSlot {
        /// Which.
        slot: Slot,
        /// How many there are.
        slots: u8,
    },
    /// The slot has no tile.
    EmptySlot {
        /// Which.
        slot: Slot,
    },
    /// Only basic tiles come from the supply.
    NotBasic {
        /// What was asked for.
        tile: KindId,
    },
    /// The supply has run out.
    SoldOut {
        /// What was asked for.
        tile: KindId,
    },
    /// All markers are placed.
    NoMarkers,
    /// No tile on that cell.
    NothingThere {
        /// Where.
        at: Hex,
    },
    /// A tile holds one marker.
    AlreadyInvested {
        /// Where.
        at: Hex,
    },
    /// Under the borough board.
    Covered {
        /// Where.
        at: Hex,
    },
    /// On another tile.
    Occupied {
        /// Where.
        at: Hex,
    },
    /// No borough gets that large in a real game.
    BoroughFull,
    /// Away from the borough.
    NotAdjacent {
        /// Where.
        at: Hex,
    },
    /// The price must be on hand before any gain.
    TooExpensive {
        /// What it costs.
        price: i32,
        /// What is there.
        money: i32,
    },
    /// Dale has no choice.
    DaleDecides {
        /// The tile he takes.
        slot: Slot,
        /// Where he builds it.
        at: Hex,
    },
}

// Every move that is tried may come back with one: names are looked up by whoever says it.
const _: () = assert!(size_of::<Illegal>() <= 12);

impl Illegal {
    /// In English, as records and scenarios quote it.
    pub fn sentence(self, rules: &Rules) -> String {
        match self {
            Illegal::Over => "the game is over".to_owned(),
            Illegal::NotYourTurn { seat } => format!("it is not the turn of seat {seat}"),
            Illegal::WrongPhase { due } => format!("{} is due now", duty(due)),
            Illegal::NotDealt { goal } => format!("you were not dealt the goal '{}'", rules.goal(goal).id),
            Illegal::NoSuchSlot { slot, slots } => {
                format!("there is no slot {slot}; the market has slots 1 to {slots}")
            }
            Illegal::EmptySlot { slot } => format!("slot {slot} is empty"),
            Illegal::NotBasic { tile } => format!("{} is not a basic tile", rules.kind(tile).name),
            Illegal::SoldOut { tile } => format!("there is no {} left in the supply", rules.kind(tile).name),
            Illegal::NoMarkers => "you have no markers left".to_owned(),
            Illegal::NothingThere { at } => format!("you have no tile at {at} to invest in"),
            Illegal::AlreadyInvested { at } => format!("the tile at {at} already has a marker"),
            Illegal::Covered { at } => format!("{at} is covered by the borough board"),
            Illegal::Occupied { at } => format!("{at} already has a tile"),
            Illegal::BoroughFull => "your borough is full".to_owned(),
            Illegal::NotAdjacent { at } => format!("{at} is not next to one of your tiles"),
            Illegal::TooExpensive { price, money } => format!("costs ${price}, you have ${money}"),
            Illegal::DaleDecides { slot, at } => {
                format!("Dale follows his own rules here: buy {slot} @ {at}")
            }
        }
    }
}

/// What a phase asks for.
fn duty(phase: Phase) -> &'static str {
    match phase {
        Phase::Goals => "keeping one of your two goals",
        Phase::Build => "a build (buy, basic, lake or invest)",
        Phase::Discard => "a discard from the market",
        Phase::ExtraDiscard => "the Lone Architect's extra discard",
        Phase::Over => "nothing",
    }
}
