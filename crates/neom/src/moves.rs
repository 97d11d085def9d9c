//! Moves: all a player may decide, why a move is refused, and what may be decided now.
//!
//! Legality is written once: [`Table::check`] turns a move into something that can be carried out, or says why not.
//! [`Options`](crate::options::Options) lists moves by the same parts.

use crate::cell::{Cell, CellSet};
use crate::good::{Good, GoodSet};
pub use crate::refusal::{Cover, Illegal};
use crate::setup::KEPT;
use crate::table::{Phase, Table};
use crate::tile::{MAX_SLOTS, TileId, Type};
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
                    return Err(Illegal::DisasterBarred { tile });
                }
                Ok(Checked::Select(tile))
            }
            (Phase::Act, Move::Place { at, terms }) => {
                let tile = self.pick(seat).ok_or(Illegal::NotNow { due: self.phase })?;
                self.check_placement(seat, tile, at, terms, private)
            }
            (Phase::Act, Move::Cornerstone { tile, at, terms }) => {
                if !self.cornerstones(seat).contains(&tile) {
                    return Err(Illegal::NotYourCornerstone { tile });
                }
                self.check_placement(seat, tile, at, terms, private)
            }
            (Phase::Act, Move::Sell) if self.pick(seat).is_some() => Ok(Checked::Sell),
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
            _ => Err(Illegal::NotNow { due: self.phase }),
        }
    }

    fn offered(&self, tile: TileId, private: Private<'_>) -> Result<(), Illegal> {
        if private.offered.contains(&tile) { Ok(()) } else { Err(Illegal::NotOffered { tile }) }
    }

    /// Alone, a Disaster can only be picked from the first three packs.
    #[inline]
    pub(crate) fn barred(&self, tile: TileId) -> bool {
        self.seats == 1 && self.turn > 3 && self.facts(tile).disaster.is_some()
    }

    fn check_placement(
        &self,
        seat: Seat,
        tile: TileId,
        at: Cell,
        terms: Terms,
        private: Private<'_>,
    ) -> Result<Checked, Illegal> {
        let (facts, city) = (self.facts(tile), self.city(seat));
        if let Some(unmet) = self.unmet_need(seat, tile) {
            return Err(unmet);
        }
        if let Some(old) = city.tile(at)
            && !city.may_cover(facts.types).contains(at)
        {
            return Err(if facts.types.has(Type::Resource) {
                Illegal::OnlyResource { tile, old, at }
            } else {
                Illegal::NoSharedType { tile, old, at }
            });
        }
        if !city.connects(at, facts.roads) {
            return Err(Illegal::NotConnected { tile, at });
        }
        if facts.cornerstone && !self.room_for_cornerstone(seat).contains(at) {
            return Err(Illegal::TooManyCornerstones { generation: self.generation });
        }
        let price = self.price_of(seat, tile, &terms)?;
        match (terms.produce, facts.one_of.first()) {
            (None, Some(hint)) => return Err(Illegal::ProduceMissing { tile, hint }),
            (Some(good), _) if !facts.one_of.contains(good) => {
                return Err(Illegal::CannotProduce { tile, good });
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
        (have < count).then_some(Illegal::NeedsTiles { tile, ty, count, have })
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
            return Err(Illegal::NotYourCornerstone { tile: other });
        }
        if self.beginner {
            let one_for_chance = swap.taken().is_empty() && swap.given().len() == 1;
            return if one_for_chance { Ok(()) } else { Err(Illegal::RandomSwap) };
        }
        if let Some(&other) = swap.taken().iter().find(|&new| !private.pile.contains(new)) {
            return Err(Illegal::NotInPile { tile: other });
        }
        if swap.given().len() == swap.taken().len() { Ok(()) } else { Err(Illegal::UnevenSwap) }
    }
}
