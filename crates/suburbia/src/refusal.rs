//! Why a move is refused, and how the rules say it.

use crate::borders::BorderBar;
use crate::choice::Choice;
use crate::goal::GoalId;
use crate::hex::{BorderPlace, Footprint, Hex};
use crate::moves::{Slot, Space};
use crate::rules::Rules;
use crate::setup::DISPLAY;
use crate::table::Phase;
use crate::tile::{KindId, Special};
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
        at: Footprint,
    },
    /// A tile holds one marker.
    AlreadyInvested {
        /// Where.
        at: Footprint,
    },
    /// Some tiles hold none.
    TakesNoMarker {
        /// Which.
        tile: KindId,
    },
    /// The borough has such a tile, and may have no second one.
    Limited {
        /// Which.
        tile: KindId,
    },
    /// This game has no borders.
    NoBorders,
    /// The display has no such space.
    NoSuchSpace {
        /// Which.
        space: Space,
    },
    /// The space has no border.
    EmptySpace {
        /// Which.
        space: Space,
    },
    /// A border may not lie there.
    BorderBarred {
        /// Where.
        at: BorderPlace,
        /// Why not.
        bar: BorderBar,
    },
    /// Nothing there that could be replaced.
    NoPlanner {
        /// Where.
        at: Hex,
    },
    /// A special asks for a choice that the move lacks.
    ChoiceMissing {
        /// Which.
        special: Special,
    },
    /// A choice that nothing asks for.
    NobodyAsks {
        /// Which.
        choice: Choice,
    },
    /// No Commercial tile, or the one that asks.
    CannotFlip {
        /// In whose borough.
        seat: Seat,
        /// Where.
        at: Hex,
    },
    /// Not one of the cheapest tiles.
    NotCheapest {
        /// Which.
        slot: Slot,
    },
    /// People build or invest.
    OnlyDalePasses,
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
    /// On a border.
    UnderBorder {
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
    /// Dale has no choice, and nothing he may take.
    DalePasses,
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
            Illegal::DalePasses => "Dale follows his own rules here: pass".to_owned(),
            Illegal::TakesNoMarker { tile } => format!("{} takes no marker", rules.kind(tile).name),
            Illegal::Limited { tile } => format!("your borough already has {}", rules.kind(tile).name),
            Illegal::UnderBorder { at } => format!("{at} lies under a border"),
            Illegal::NoBorders => "borders are not played in this game".to_owned(),
            Illegal::NoSuchSpace { space } => {
                format!("there is no space {space}; the border display has spaces 1 to {DISPLAY}")
            }
            Illegal::EmptySpace { space } => format!("space {space} of the border display is empty"),
            Illegal::BorderBarred { at, bar } => match bar {
                BorderBar::Board => format!("a border at {at} would lie on the borough board"),
                BorderBar::Tile(cell) => format!("a border at {at} would lie on your tile at {cell}"),
                BorderBar::Border => format!("a border at {at} would lie on another border"),
                BorderBar::Touches => format!("a border at {at} would touch another border"),
                BorderBar::NoCorner => {
                    format!("a border at {at} would have none of your tiles in its corners")
                }
                BorderBar::Full => "your borough is full".to_owned(),
            },
            Illegal::NoPlanner { at } => {
                let planner = rules.kinds().find(|(_, kind)| kind.specials.has(Special::Redevelopment));
                let name = planner.map_or("tile that may be replaced", |(_, kind)| &kind.name);
                format!("you have no {name} at {at}")
            }
            Illegal::ChoiceMissing { special } => match special {
                Special::LakeFlip => {
                    "it must say which Commercial tile is turned over, as in flip=0:1,1".to_owned()
                }
                _ => "it must say where the free marker goes, as in marker=0,2".to_owned(),
            },
            Illegal::NobodyAsks { choice } => format!("nothing asks for {choice}"),
            Illegal::CannotFlip { seat, at } => {
                format!("flip={seat}:{at} names no Commercial tile that can be turned over")
            }
            Illegal::NotCheapest { slot } => format!("slot {slot} is not one of the cheapest tiles"),
            Illegal::OnlyDalePasses => "only Dale passes".to_owned(),
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
