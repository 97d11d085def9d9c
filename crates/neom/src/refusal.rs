//! Why a move is refused, and how the rules say it.

use crate::cell::Cell;
use crate::good::Good;
use crate::moves::{Seller, SellerWord};
use crate::rules::Rules;
use crate::table::Phase;
use crate::tile::{Disaster, TileId, Type};
use game_core::Seat;

/// Why a move was refused. The state is unchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)] // each field is named in its sentence
pub enum Illegal {
    Over,
    NotYourTurn { seat: Seat },
    NotNow { due: Phase },
    NotOffered { tile: TileId },
    DisasterBarred { tile: TileId },
    NotYourCornerstone { tile: TileId },
    TooManyCornerstones { generation: u8 },
    NeedsTiles { tile: TileId, ty: Type, count: u8, have: u8 },
    NoSharedType { tile: TileId, old: TileId, at: Cell },
    OnlyResource { tile: TileId, old: TileId, at: Cell },
    NotConnected { tile: TileId, at: Cell },
    TooExpensive { price: i32, money: i32 },
    NobodySells { good: Good },
    NotCovered { good: Good, by: Cover },
    CoveredAlready { good: Good, tile: TileId },
    NotNeeded { good: Good, tile: TileId },
    CoveredTwice { good: Good },
    SlotCoveredTwice { good: Good, other: Good },
    NoWaiver { good: Good },
    NoMoneyInstead { good: Good, tile: TileId },
    NotSoldThere { good: Good, seat: Seat },
    NotSoldYet { good: Good, seat: Seat },
    NoSuchSeat { seat: Seat },
    OwnSeat,
    SoldBySeat { good: Good, seat: Seat },
    NoBank { good: Good },
    NotYetSold { good: Good, generation: u8 },
    RouteNotSolo,
    RouteNotBought { good: Good },
    NoFreeRoute,
    RouteTooCheap { good: Good },
    ProduceMissing { tile: TileId, hint: Good },
    CannotProduce { tile: TileId, good: Good },
    NoSwap,
    NotInPile { tile: TileId },
    UnevenSwap,
    RandomSwap,
    CenterNeverSacrificed,
    NoTileAt { at: Cell },
    NotTaken { tile: TileId, at: Cell, disaster: Disaster },
    WrongSacrifice { expected: u8, found: u8 },
    WrongRoles,
    CannotPay { penalty: i32, money: i32 },
}

// Every move that is tried may come back with one: names are looked up by whoever says it.
const _: () = assert!(size_of::<Illegal>() <= 12);

impl Illegal {
    /// In English, as records and scenarios quote it.
    pub fn sentence(self, rules: &Rules) -> String {
        let name = |tile: TileId| rules.tile(tile).name.as_str();
        match self {
            Illegal::Over => "the game is over".to_owned(),
            Illegal::NotYourTurn { seat } => format!("it is not your turn, seat {seat}"),
            Illegal::NotNow { due } => format!("not now: {}", task(due)),
            Illegal::NotOffered { tile } => format!("{} is not among the tiles you may take", name(tile)),
            Illegal::DisasterBarred { tile } => format!("{} cannot be picked from packs 4 to 7", name(tile)),
            Illegal::NotYourCornerstone { tile } => {
                format!("{} is not an unplaced Cornerstone of yours", name(tile))
            }
            Illegal::TooManyCornerstones { generation } => format!(
                "generation {generation} allows {generation} Cornerstone{} in the city",
                if generation == 1 { "" } else { "s" }
            ),
            Illegal::NeedsTiles { tile, ty, count, have } => {
                format!("{} needs {count} {} tiles, the city has {have}", name(tile), ty.name())
            }
            Illegal::NoSharedType { tile, old, at } => {
                format!("{} shares no type with {} on {at}", name(tile), name(old))
            }
            Illegal::OnlyResource { tile, old, at } => {
                format!("{} can only replace Resource tiles, and {} on {at} is none", name(tile), name(old))
            }
            Illegal::NotConnected { tile, at } => {
                format!("{} on {at} is not connected with the City Center by road", name(tile))
            }
            Illegal::TooExpensive { price, money } => format!("costs £{price}, you have £{money}"),
            Illegal::NobodySells { good } => format!("needs {good}; nobody you can buy from produces it"),
            Illegal::NotCovered { good, by } => format!("needs {good}: say how, as in {}", by.example(good)),
            Illegal::CoveredAlready { good, tile } => {
                format!("{good} is covered already: your city produces what {} asks for", name(tile))
            }
            Illegal::NotNeeded { good, tile } => format!("{} does not need {good}", name(tile)),
            Illegal::CoveredTwice { good } => format!("{good} is covered twice"),
            Illegal::SlotCoveredTwice { good, other } => {
                format!("{good} and {other} are for the same slot, which is covered twice")
            }
            Illegal::NoWaiver { good } => {
                format!("{good} cannot be waived: no office in your city is left for it")
            }
            Illegal::NoMoneyInstead { good, tile } => {
                format!("no money instead of {good}: {} does not offer that", name(tile))
            }
            Illegal::NotSoldThere { good, seat } => format!("seat {seat} does not produce {good}"),
            Illegal::NotSoldYet { good, seat } => format!(
                "seat {seat} does not produce {good} in time: \
                 what counts is what it had when the picks were shown"
            ),
            Illegal::NoSuchSeat { seat } => format!("there is no seat {seat}"),
            Illegal::OwnSeat => "that is your own seat; goods are bought from others".to_owned(),
            Illegal::SoldBySeat { good, seat } => format!("{good} is sold by seat {seat}, not by the supply"),
            Illegal::NoBank { good } => {
                format!("only players sell goods here, not the supply; {good} is not to be had from it")
            }
            Illegal::NotYetSold { good, generation } => {
                format!("needs {good}, which is not for sale before generation {generation}")
            }
            Illegal::RouteNotSolo => "a trade route is named only in the solo game".to_owned(),
            Illegal::RouteNotBought { good } => {
                format!("{good} is not bought, so no trade route makes it cheaper")
            }
            Illegal::NoFreeRoute => "there is no free trade route for that".to_owned(),
            Illegal::RouteTooCheap { good } => format!("the price of {good} would fall below £1"),
            Illegal::ProduceMissing { tile, hint } => {
                format!("say which good {} shall produce, as in produce={hint}", name(tile))
            }
            Illegal::CannotProduce { tile, good } => format!("{} cannot produce {good}", name(tile)),
            Illegal::NoSwap => "only the Contract Office swaps Cornerstones".to_owned(),
            Illegal::NotInPile { tile } => format!("{} is not in the discard pile", name(tile)),
            Illegal::UnevenSwap => "a swap takes as many Cornerstones as it gives".to_owned(),
            Illegal::RandomSwap => {
                "the Contract Office gives a random Cornerstone here: name just the one you give".to_owned()
            }
            Illegal::CenterNeverSacrificed => "the City Center is never sacrificed".to_owned(),
            Illegal::NoTileAt { at } => format!("there is no tile at {at}"),
            Illegal::NotTaken { tile, at, disaster } => {
                format!("{} on {at} is not one of the tiles that the {} takes", name(tile), disaster.name())
            }
            Illegal::WrongSacrifice { expected, found } => {
                format!("you must give up {}, not {found}", tiles(expected))
            }
            Illegal::WrongRoles => "you must give up as many tiles as there are types to lose: \
                 a Residential, a Commercial and an Industrial tile"
                .to_owned(),
            Illegal::CannotPay { penalty, money } => {
                format!("the penalty is £{penalty}, you have £{money}; give up tiles with sacrifice instead")
            }
        }
    }
}

/// What is to be decided in a phase, for those who try something else.
fn task(phase: Phase) -> &'static str {
    match phase {
        Phase::Draft { .. } => "a Cornerstone is to be drafted, as in 'draft casino'",
        Phase::Select => "a tile is to be picked, as in 'select slums'",
        Phase::Act => "the picked tile is to be placed, sold, or given for a Cornerstone",
        Phase::Disaster => "the Disaster is to be met with 'pay' or 'sacrifice'",
        Phase::Over => "the game is over",
    }
}

/// `no tile`, `1 tile`, `2 tiles`.
fn tiles(count: u8) -> String {
    match count {
        0 => "no tile".to_owned(),
        1 => "1 tile".to_owned(),
        _ => format!("{count} tiles"),
    }
}

/// How a good that a tile asks for could be covered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cover {
    /// Bought there.
    Buy(Seller),
    /// Waived by an office.
    Waive,
    /// Money in its place.
    Instead,
}

impl Cover {
    fn example(self, good: Good) -> String {
        match self {
            Cover::Buy(seller) => format!("buy={good}:{}", SellerWord(seller)),
            Cover::Waive => format!("waive={good}"),
            Cover::Instead => format!("instead={good}"),
        }
    }
}
