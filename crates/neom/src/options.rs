//! What a seat may decide now, listed, counted, or drawn at random.
//!
//! How a tile is paid never depends on where it goes, so the placements of a tile are the product of its cells, the
//! terms it can be had on, and what it lets one choose; they can be counted without being listed.

use crate::cell::{Cell, CellSet};
use crate::disaster::sacrifices;
use crate::good::GoodSet;
use crate::moves::{Move, Private, Swap, Terms};
use crate::setup::KEPT;
use crate::table::{MAX_PACK, Phase, Table, Tiles};
use crate::tile::TileId;
use game_core::Seat;
use std::ops::Range;

/// All moves of a seat.
pub(crate) struct Options {
    drafting: bool,
    takes: Tiles<MAX_PACK>,
    placements: [Placements; KEPT + 1],
    count: usize,
    terms: Vec<Terms>,
    swaps: Vec<Swap>,
    sell: bool,
    pay: bool,
    sacrifices: Vec<CellSet>,
}

/// All ways to place one tile.
#[derive(Clone)]
struct Placements {
    tile: TileId,
    cornerstone: bool,
    cells: CellSet,
    /// Which of the terms; none if the city covers all goods.
    terms: Range<usize>,
    produce: GoodSet,
    swaps: bool,
}

impl Placements {
    const NONE: Placements = Placements {
        tile: TileId::NONE,
        cornerstone: false,
        cells: CellSet::EMPTY,
        terms: 0..0,
        produce: GoodSet::EMPTY,
        swaps: false,
    };
}

impl Options {
    /// The moves of a seat; with `every` also those that [`Table::terms`] leaves out.
    pub fn of(table: &Table, seat: Seat, private: Private<'_>, every: bool) -> Options {
        let mut options = Options {
            drafting: false,
            takes: Tiles::EMPTY,
            placements: [Placements::NONE; KEPT + 1],
            count: 0,
            terms: Vec::new(),
            swaps: Vec::new(),
            sell: false,
            pay: false,
            sacrifices: Vec::new(),
        };
        if !table.to_act().contains(seat) {
            return options;
        }
        match table.phase {
            Phase::Draft { .. } => {
                options.drafting = true;
                options.takes = Tiles::of(private.offered.iter().copied());
            }
            Phase::Select => {
                let allowed = private.offered.iter().copied().filter(|&tile| !table.barred(tile));
                options.takes = Tiles::of(allowed);
            }
            Phase::Act => options.add_placements(table, seat, private, every),
            Phase::Disaster => {
                options.pay = table.penalty(seat) <= table.money(seat);
                if let Some((disaster, _)) = table.disaster() {
                    sacrifices(table.city(seat), disaster, &mut options.sacrifices);
                }
            }
            Phase::Over => {}
        }
        options
    }

    fn add_placements(&mut self, table: &Table, seat: Seat, private: Private<'_>, every: bool) {
        let connected = table.city(seat).connected();
        // A turn that is only planned may be one for which nothing is picked.
        if let Some(pick) = table.pick(seat) {
            if table.facts(pick).disaster.is_some() {
                return; // whoever picks one does nothing
            }
            self.sell = true;
            if table.facts(pick).swaps {
                list_swaps(table, seat, private.pile, &mut self.swaps);
            }
            self.add(table, seat, pick, connected, every);
        }
        for &tile in table.cornerstones(seat) {
            self.add(table, seat, tile, connected, every);
        }
    }

    fn add(&mut self, table: &Table, seat: Seat, tile: TileId, connected: CellSet, every: bool) {
        let facts = table.facts(tile);
        if table.unmet_need(seat, tile).is_some() || i32::from(facts.cost) > table.money(seat) {
            return;
        }
        let cells = table.cells_for(seat, tile, connected);
        if cells.is_empty() {
            return;
        }
        let begin = self.terms.len();
        if !table.covers_all(seat, tile) {
            table.terms(seat, tile, every, &mut self.terms);
            if self.terms.len() == begin {
                return;
            }
        }
        self.placements[self.count] = Placements {
            tile,
            cornerstone: facts.cornerstone,
            cells,
            terms: begin..self.terms.len(),
            produce: facts.one_of,
            swaps: facts.swaps,
        };
        self.count += 1;
    }

    fn placements(&self) -> &[Placements] {
        &self.placements[..self.count]
    }

    /// What a tile lets one choose when it is placed, in number.
    fn variants(&self, placements: &Placements) -> usize {
        let swaps = if placements.swaps { self.swaps.len() } else { 1 };
        swaps * placements.produce.len().max(1)
    }

    fn size(&self, placements: &Placements) -> usize {
        placements.cells.len() * placements.terms.len().max(1) * self.variants(placements)
    }

    /// How many moves there are.
    pub fn len(&self) -> usize {
        let placements: usize = self.placements().iter().map(|placements| self.size(placements)).sum();
        self.takes.len() + placements + usize::from(self.sell) + usize::from(self.pay) + self.sacrifices.len()
    }

    /// The `n`th move, in the order of [`Options::list`].
    pub fn nth(&self, mut n: usize) -> Option<Move> {
        if n < self.takes.len() {
            return Some(self.take(self.takes[n]));
        }
        n -= self.takes.len();
        for placements in self.placements() {
            let size = self.size(placements);
            if n < size {
                let (variants, terms) = (self.variants(placements), placements.terms.len().max(1));
                let at = placements.cells.nth(n / (variants * terms))?;
                return Some(self.place(placements, at, n / variants % terms, n % variants));
            }
            n -= size;
        }
        let single = [(self.sell, Move::Sell), (self.pay, Move::Pay)].into_iter().filter(|&(there, _)| there);
        let rest = self.sacrifices.iter().map(|&cells| Move::Sacrifice { cells });
        single.map(|(_, mv)| mv).chain(rest).nth(n)
    }

    /// Lists all moves.
    pub fn list(&self, out: &mut Vec<Move>) {
        out.extend(self.takes.iter().map(|&tile| self.take(tile)));
        for placements in self.placements() {
            for at in placements.cells.iter() {
                for terms in 0..placements.terms.len().max(1) {
                    let variants = 0..self.variants(placements);
                    out.extend(variants.map(|variant| self.place(placements, at, terms, variant)));
                }
            }
        }
        out.extend(self.sell.then_some(Move::Sell));
        out.extend(self.pay.then_some(Move::Pay));
        out.extend(self.sacrifices.iter().map(|&cells| Move::Sacrifice { cells }));
    }

    fn take(&self, tile: TileId) -> Move {
        if self.drafting { Move::Draft { tile } } else { Move::Select { tile } }
    }

    fn place(&self, placements: &Placements, at: Cell, terms: usize, variant: usize) -> Move {
        let mut terms = self.terms[placements.terms.clone()].get(terms).copied().unwrap_or_default();
        let goods = placements.produce.len().max(1);
        terms.produce = placements.produce.iter().nth(variant % goods);
        if placements.swaps {
            terms.swap = self.swaps[variant / goods];
        }
        match placements.cornerstone {
            true => Move::Cornerstone { tile: placements.tile, at, terms },
            false => Move::Place { at, terms },
        }
    }
}

/// No swap, and every choice of unplaced Cornerstones for as many discarded ones.
fn list_swaps(table: &Table, seat: Seat, pile: &[TileId], out: &mut Vec<Swap>) {
    let own = table.cornerstones(seat);
    for given in subsets(own) {
        if table.beginner {
            if given.len() <= 1 {
                out.extend(Swap::of(&given, &[]));
            }
            continue;
        }
        let taken = subsets(pile).filter(|taken| taken.len() == given.len());
        out.extend(taken.filter_map(|taken| Swap::of(&given, &taken)));
    }
}

fn subsets(tiles: &[TileId]) -> impl Iterator<Item = Vec<TileId>> + '_ {
    let chosen = move |bits: u32| tiles.iter().enumerate().filter(move |(i, _)| bits & (1 << i) != 0);
    (0..1u32 << tiles.len()).map(move |bits| chosen(bits).map(|(_, &tile)| tile).collect())
}
