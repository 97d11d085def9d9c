//! Moves: all a player may decide, why a move is refused, and what may be decided now.
//!
//! Legality is written once: [`Table::check`] turns a move into something that can be carried out, or says why not.
//! [`Options`](crate::options::Options) lists moves by the same parts.

use crate::cell::{Cell, CellSet};
use crate::good::{Good, GoodSet};
use crate::setup::KEPT;
use crate::table::{Phase, Table};
use crate::tile::{Disaster, MAX_SLOTS, TileId, Type};
use crate::trade::Price;
use game_core::Seat;

/// All a player may decide. One type for people, bots and records.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Move {
    /// `draft casino`: keep this Cornerstone.
    Draft {
        /// Which.
        tile: TileId,
    },
    /// `select slums`: pick this tile.
    Select {
        /// Which.
        tile: TileId,
    },
    /// `place @ 2,1`: place the picked tile.
    Place {
        /// Where.
        at: Cell,
        /// How its goods are covered, and what it lets one choose.
        terms: Terms,
    },
    /// `cornerstone casino @ 2,1`: give the picked tile away and place a Cornerstone.
    Cornerstone {
        /// Which.
        tile: TileId,
        /// Where.
        at: Cell,
        /// How its goods are covered, and what it lets one choose.
        terms: Terms,
    },
    /// `sell`: give the picked tile away for £5.
    Sell,
    /// `pay`: pay the penalty of the Disaster.
    Pay,
    /// `sacrifice @ 1,2 3,4`: give up these tiles to the Disaster.
    Sacrifice {
        /// Which cells.
        cells: CellSet,
    },
}

/// Everything one chooses when a tile is placed, besides the cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Terms {
    /// `buy=coal:1`: goods bought for this placement.
    pub buy: Purchases,
    /// `waive=coal`: slots covered by an office in the city.
    pub waive: GoodSet,
    /// `instead=steel`: slots for which money is paid.
    pub instead: GoodSet,
    /// `route=ore`: bought goods that a trade route makes £1 cheaper (solo).
    pub route: GoodSet,
    /// `route=ore,ore`: those for which both routes are used.
    pub both_routes: GoodSet,
    /// `produce=glass`: what the tile shall produce.
    pub produce: Option<Good>,
    /// `swap=OLD:NEW`: Cornerstones given and taken.
    pub swap: Swap,
}

/// Where a good is bought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Seller {
    /// From another player.
    Seat(Seat),
    /// From the supply.
    Bank,
}

/// Goods bought for one placement, by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Purchases([Option<(Good, Seller)>; MAX_SLOTS]);

impl Purchases {
    /// Adds one; `false` if there is no room or the good is there already.
    pub fn add(&mut self, good: Good, seller: Seller) -> bool {
        let Some(len) = self.0.iter().position(Option::is_none) else { return false };
        let place = self.0[..len].partition_point(|item| item.is_some_and(|(known, _)| known < good));
        if self.0[place].is_some_and(|(known, _)| known == good) {
            return false;
        }
        self.0[len] = Some((good, seller));
        self.0[place..=len].rotate_right(1);
        true
    }

    /// What is bought from whom, by name of the good.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Good, Seller)> + '_ {
        self.0.iter().map_while(|item| *item)
    }

    /// The goods that are bought.
    #[inline]
    pub fn goods(&self) -> GoodSet {
        self.iter().map(|(good, _)| good).collect()
    }
}

/// Cornerstones given and taken; which is paired with which does not matter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Swap {
    old: [TileId; KEPT],
    new: [TileId; KEPT],
}

impl Default for Swap {
    fn default() -> Self {
        Swap { old: [TileId::NONE; KEPT], new: [TileId::NONE; KEPT] }
    }
}

impl Swap {
    /// A swap of these tiles; `None` if they are too many or one is named twice. Beginners do not say what they take.
    pub fn of(old: &[TileId], new: &[TileId]) -> Option<Swap> {
        let twice = |tiles: &[TileId]| (1..tiles.len()).any(|i| tiles[..i].contains(&tiles[i]));
        if old.len() > KEPT || new.len() > KEPT || twice(old) || twice(new) {
            return None;
        }
        let mut swap = Swap::default();
        swap.old[..old.len()].copy_from_slice(old);
        swap.new[..new.len()].copy_from_slice(new);
        swap.old.sort_unstable();
        swap.new.sort_unstable();
        Some(swap)
    }

    /// What is given.
    pub fn given(&self) -> &[TileId] {
        listed(&self.old)
    }

    /// What is taken.
    pub fn taken(&self) -> &[TileId] {
        listed(&self.new)
    }
}

fn listed(tiles: &[TileId; KEPT]) -> &[TileId] {
    &tiles[..tiles.iter().position(|&tile| tile == TileId::NONE).unwrap_or(KEPT)]
}

/// Why a move was refused. The state is unchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // each field is named in the sentence
pub enum Illegal {
    #[error("the game is over")]
    Over,
    #[error("it is not your turn, seat {seat}")]
    NotYourTurn { seat: Seat },
    #[error("not now: {due}")]
    NotNow { due: &'static str },
    #[error("{tile} is not among the tiles you may take")]
    NotOffered { tile: &'static str },
    #[error("{tile} cannot be picked from packs 4 to 7")]
    DisasterBarred { tile: &'static str },
    #[error("{tile} is not an unplaced Cornerstone of yours")]
    NotYourCornerstone { tile: &'static str },
    #[error("generation {generation} allows {generation} Cornerstone{} in the city", if *generation == 1 { "" } else { "s" })]
    TooManyCornerstones { generation: u8 },
    #[error("{tile} needs {count} {} tiles, the city has {have}", .ty.name())]
    NeedsTiles { tile: &'static str, ty: Type, count: u8, have: u8 },
    #[error("{tile} shares no type with {old} on {at}")]
    NoSharedType { tile: &'static str, old: &'static str, at: Cell },
    #[error("{tile} can only replace Resource tiles, and {old} on {at} is none")]
    OnlyResource { tile: &'static str, old: &'static str, at: Cell },
    #[error("{tile} on {at} is not connected with the City Center by road")]
    NotConnected { tile: &'static str, at: Cell },
    #[error("costs £{price}, you have £{money}")]
    TooExpensive { price: i32, money: i32 },
    #[error("needs {good}; nobody you can buy from produces it")]
    NobodySells { good: Good },
    #[error("needs {good}: say how, as in {}", .by.example(*good))]
    NotCovered { good: Good, by: Cover },
    #[error("{good} is covered already: your city produces what {tile} asks for")]
    CoveredAlready { good: Good, tile: &'static str },
    #[error("{tile} does not need {good}")]
    NotNeeded { good: Good, tile: &'static str },
    #[error("{good} is covered twice")]
    CoveredTwice { good: Good },
    #[error("{good} and {other} are for the same slot, which is covered twice")]
    SlotCoveredTwice { good: Good, other: Good },
    #[error("{good} cannot be waived: no office in your city is left for it")]
    NoWaiver { good: Good },
    #[error("no money instead of {good}: {tile} does not offer that")]
    NoMoneyInstead { good: Good, tile: &'static str },
    #[error("seat {seat} does not produce {good}")]
    NotSoldThere { good: Good, seat: Seat },
    #[error(
        "seat {seat} does not produce {good} in time: what counts is what it had when the picks were shown"
    )]
    NotSoldYet { good: Good, seat: Seat },
    #[error("there is no seat {seat}")]
    NoSuchSeat { seat: Seat },
    #[error("that is your own seat; goods are bought from others")]
    OwnSeat,
    #[error("{good} is sold by seat {seat}, not by the supply")]
    SoldBySeat { good: Good, seat: Seat },
    #[error("only players sell goods here, not the supply; {good} is not to be had from it")]
    NoBank { good: Good },
    #[error("needs {good}, which is not for sale before generation {generation}")]
    NotYetSold { good: Good, generation: u8 },
    #[error("a trade route is named only in the solo game")]
    RouteNotSolo,
    #[error("{good} is not bought, so no trade route makes it cheaper")]
    RouteNotBought { good: Good },
    #[error("there is no free trade route for that")]
    NoFreeRoute,
    #[error("the price of {good} would fall below £1")]
    RouteTooCheap { good: Good },
    #[error("say which good {tile} shall produce, as in produce={hint}")]
    ProduceMissing { tile: &'static str, hint: Good },
    #[error("{tile} cannot produce {good}")]
    CannotProduce { tile: &'static str, good: Good },
    #[error("only the Contract Office swaps Cornerstones")]
    NoSwap,
    #[error("{tile} is not in the discard pile")]
    NotInPile { tile: &'static str },
    #[error("a swap takes as many Cornerstones as it gives")]
    UnevenSwap,
    #[error("the Contract Office gives a random Cornerstone here: name just the one you give")]
    RandomSwap,
    #[error("the City Center is never sacrificed")]
    CenterNeverSacrificed,
    #[error("there is no tile at {at}")]
    NoTileAt { at: Cell },
    #[error("{tile} on {at} is not one of the tiles that the {} takes", .disaster.name())]
    NotTaken { tile: &'static str, at: Cell, disaster: Disaster },
    #[error("you must give up {}, not {found}", tiles(*expected))]
    WrongSacrifice { expected: u8, found: u8 },
    #[error(
        "you must give up as many tiles as there are types to lose: a Residential, a Commercial and an Industrial tile"
    )]
    WrongRoles,
    #[error("the penalty is £{penalty}, you have £{money}; give up tiles with sacrifice instead")]
    CannotPay { penalty: i32, money: i32 },
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

/// A seller in a sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SellerWord(pub Seller);

impl std::fmt::Display for SellerWord {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            Seller::Seat(seat) => seat.fmt(f),
            Seller::Bank => f.write_str("bank"),
        }
    }
}

/// What only some may know and a move is judged by.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Private<'a> {
    /// What the seat may pick or draft from.
    pub offered: &'a [TileId],
    /// The discard pile of the preliminary round, for whoever may look at it.
    pub pile: &'a [TileId],
}

/// A move that can be carried out.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Checked {
    Draft(TileId),
    Select(TileId),
    Place { tile: TileId, at: Cell, terms: Terms, price: Price },
    Sell,
    Pay { penalty: i32 },
    Sacrifice { cells: CellSet },
}

impl Table {
    /// What a seat has to decide now, for those who try something else.
    fn due(&self) -> &'static str {
        match self.phase {
            Phase::Draft { .. } => "a Cornerstone is to be drafted, as in 'draft casino'",
            Phase::Select => "a tile is to be picked, as in 'select slums'",
            Phase::Act => "the picked tile is to be placed, sold, or given for a Cornerstone",
            Phase::Disaster => "the Disaster is to be met with 'pay' or 'sacrifice'",
            Phase::Over => "the game is over",
        }
    }

    pub(crate) fn check(&self, seat: Seat, mv: Move, private: Private<'_>) -> Result<Checked, Illegal> {
        if self.phase == Phase::Over {
            return Err(Illegal::Over);
        }
        if !self.acting.contains(seat) {
            return Err(Illegal::NotYourTurn { seat });
        }
        match (self.phase, mv) {
            (Phase::Draft { .. }, Move::Draft { tile }) => {
                self.offered(tile, private)?;
                Ok(Checked::Draft(tile))
            }
            (Phase::Select, Move::Select { tile }) => {
                self.offered(tile, private)?;
                if self.barred(tile) {
                    return Err(Illegal::DisasterBarred { tile: self.name(tile) });
                }
                Ok(Checked::Select(tile))
            }
            (Phase::Act, Move::Place { at, terms }) => {
                let tile = self.picks[seat.index()];
                self.check_placement(seat, tile, at, terms, private)
            }
            (Phase::Act, Move::Cornerstone { tile, at, terms }) => {
                if !self.cornerstones(seat).contains(&tile) {
                    return Err(Illegal::NotYourCornerstone { tile: self.name(tile) });
                }
                self.check_placement(seat, tile, at, terms, private)
            }
            (Phase::Act, Move::Sell) => Ok(Checked::Sell),
            (Phase::Disaster, Move::Pay) => {
                let (penalty, money) = (self.penalty(seat), self.money(seat));
                if penalty > money {
                    Err(Illegal::CannotPay { penalty, money })
                } else {
                    Ok(Checked::Pay { penalty })
                }
            }
            (Phase::Disaster, Move::Sacrifice { cells }) => {
                self.check_sacrifice(seat, cells)?;
                Ok(Checked::Sacrifice { cells })
            }
            _ => Err(Illegal::NotNow { due: self.due() }),
        }
    }

    fn offered(&self, tile: TileId, private: Private<'_>) -> Result<(), Illegal> {
        if private.offered.contains(&tile) {
            Ok(())
        } else {
            Err(Illegal::NotOffered { tile: self.name(tile) })
        }
    }

    /// Alone, a Disaster can only be picked from the first three packs.
    #[inline]
    pub(crate) fn barred(&self, tile: TileId) -> bool {
        self.seats == 1 && self.turn > 3 && self.facts(tile).disaster.is_some()
    }

    pub(crate) fn name(&self, tile: TileId) -> &'static str {
        self.tile(tile).name.as_str()
    }

    fn check_placement(
        &self,
        seat: Seat,
        tile: TileId,
        at: Cell,
        terms: Terms,
        private: Private<'_>,
    ) -> Result<Checked, Illegal> {
        let (facts, city, name) = (self.facts(tile), self.city(seat), self.name(tile));
        if let Some(unmet) = self.unmet_need(seat, tile) {
            return Err(unmet);
        }
        if !city.may_cover(facts.types).contains(at) {
            let old = city.tile(at).map_or("the City Center", |old| self.name(old));
            return Err(if facts.types.has(Type::Resource) {
                Illegal::OnlyResource { tile: name, old, at }
            } else {
                Illegal::NoSharedType { tile: name, old, at }
            });
        }
        if !city.connects(at, facts.roads) {
            return Err(Illegal::NotConnected { tile: name, at });
        }
        if facts.cornerstone && !self.room_for_cornerstone(seat).contains(at) {
            return Err(Illegal::TooManyCornerstones { generation: self.generation });
        }
        let price = self.price_of(seat, tile, &terms)?;
        match (terms.produce, facts.one_of.first()) {
            (None, Some(hint)) => return Err(Illegal::ProduceMissing { tile: name, hint }),
            (Some(good), _) if !facts.one_of.contains(good) => {
                return Err(Illegal::CannotProduce { tile: name, good });
            }
            _ => {}
        }
        self.check_swap(seat, tile, &terms.swap, private)?;
        let money = self.money(seat);
        if price.total > money {
            return Err(Illegal::TooExpensive { price: price.total, money });
        }
        Ok(Checked::Place { tile, at, terms, price })
    }

    /// Tiles that must be in the city already and are not.
    #[inline]
    pub(crate) fn unmet_need(&self, seat: Seat, tile: TileId) -> Option<Illegal> {
        let (ty, count) = self.facts(tile).needs?;
        let have = self.city(seat).of_type(ty).len() as u8;
        (have < count).then(|| Illegal::NeedsTiles { tile: self.name(tile), ty, count, have })
    }

    /// Where a tile may go; `connected` are the cells that are connected now.
    #[inline]
    pub(crate) fn cells_for(&self, seat: Seat, tile: TileId, connected: CellSet) -> CellSet {
        let facts = self.facts(tile);
        let cells = self.city(seat).legal_cells_from(connected, facts.types, facts.roads);
        if facts.cornerstone { cells & self.room_for_cornerstone(seat) } else { cells }
    }

    /// Cells where one more Cornerstone keeps to the limit: all, or those of the Cornerstones that would be replaced.
    #[inline]
    pub(crate) fn room_for_cornerstone(&self, seat: Seat) -> CellSet {
        let there = self.city(seat).cornerstones();
        if there.len() < self.generation() { CellSet::ALL } else { there }
    }

    fn check_swap(&self, seat: Seat, tile: TileId, swap: &Swap, private: Private<'_>) -> Result<(), Illegal> {
        if swap.given().is_empty() && swap.taken().is_empty() {
            return Ok(());
        }
        if !self.facts(tile).swaps {
            return Err(Illegal::NoSwap);
        }
        if let Some(&other) = swap.given().iter().find(|&old| !self.cornerstones(seat).contains(old)) {
            return Err(Illegal::NotYourCornerstone { tile: self.name(other) });
        }
        if self.beginner {
            let one_for_chance = swap.taken().is_empty() && swap.given().len() == 1;
            return if one_for_chance { Ok(()) } else { Err(Illegal::RandomSwap) };
        }
        if let Some(&other) = swap.taken().iter().find(|&new| !private.pile.contains(new)) {
            return Err(Illegal::NotInPile { tile: self.name(other) });
        }
        if swap.given().len() == swap.taken().len() { Ok(()) } else { Err(Illegal::UnevenSwap) }
    }
}
