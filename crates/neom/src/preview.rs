//! Looking ahead before a tile is picked: what it would cost, where it could go, and what that would bring.

use crate::cell::CellSet;
use crate::draft::MAX_PILE;
use crate::moves::{Illegal, Move, Private, Terms};
use crate::options::Options;
use crate::table::{Table, Tiles};
use crate::tile::TileId;
use crate::turn::Preview;
use game_core::Seat;

/// The table as one seat would find it, had it picked a tile. Made by [`NeomView::preview_pick`](crate::NeomView::preview_pick).
#[derive(Debug, Clone)]
pub struct PickPreview {
    pub(crate) table: Table,
    pub(crate) seat: Seat,
    pub(crate) pile: Tiles<MAX_PILE>,
}

/// What a tile costs at least, and where it may go.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Quote {
    /// All money to pay, whether the seat has it or not.
    pub price: i32,
    /// The terms of that price.
    pub terms: Terms,
    /// The cells where it may be placed; empty if there is none.
    pub cells: CellSet,
}

impl PickPreview {
    pub(crate) fn of(table: &Table, seat: Seat, tile: TileId, pile: Tiles<MAX_PILE>) -> PickPreview {
        PickPreview { table: table.after_pick(seat, tile), seat, pile }
    }

    /// The table after the pick.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What the seat could do with the pick: placements of it and of Cornerstones, and the sale. With `every` dearer
    /// sellers and waste are there too.
    pub fn moves(&self, every: bool) -> Vec<Move> {
        let mut moves = Vec::new();
        let private = Private { offered: &[], pile: &self.pile };
        Options::of(&self.table, self.seat, private, every).list(&mut moves);
        moves
    }

    /// What one of these moves would bring, or why it would be refused.
    pub fn preview(&self, mv: Move) -> Result<Preview, Illegal> {
        self.table.preview(self.seat, mv, Private { offered: &[], pile: &self.pile })
    }

    /// What a tile would cost at least, affordable or not; or why it cannot be had for any money.
    pub fn quote(&self, tile: TileId) -> Result<Quote, Illegal> {
        let (table, seat) = (&self.table, self.seat);
        if let Some(unmet) = table.unmet_need(seat, tile) {
            return Err(unmet);
        }
        let connected = table.city(seat).connected();
        let cells = table.cells_for(seat, tile, connected);
        let facts = table.facts(tile);
        let anywhere = table.city(seat).legal_cells_from(connected, facts.types, facts.roads);
        if cells.is_empty() && !anywhere.is_empty() {
            return Err(Illegal::TooManyCornerstones { generation: table.generation });
        }
        let mut rich = *table;
        rich.money[seat.index()] = i32::MAX;
        let mut all = Vec::new();
        rich.terms(seat, tile, false, &mut all);
        let priced = all.into_iter().filter_map(|terms| {
            let price = rich.price_of(seat, tile, &terms).ok()?;
            Some(Quote { price: price.total, terms, cells })
        });
        match priced.min_by_key(|quote| quote.price) {
            Some(quote) => Ok(quote),
            None => Err(rich.price_of(seat, tile, &Terms::default()).err().unwrap_or(Illegal::Over)),
        }
    }
}
