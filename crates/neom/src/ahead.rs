//! Turns to come: what a viewer knows of the tiles that will come to it, and the table as it will be if until then nothing
//! happens but what happens by itself. Plans are made on such tables, with what is lacking lent.

use crate::draft::dealt_to;
use crate::good::GoodSet;
use crate::moves::Illegal;
use crate::preview::PickPreview;
use crate::setup::{GENERATIONS, TURNS};
use crate::table::{Phase, Table, Tiles};
use crate::tile::TileId;
use crate::view::NeomView;
use game_core::{Seat, SeatSet};

/// What a tile asks for that its seat does not have, and cannot buy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Loan {
    /// Money.
    pub money: i32,
    /// Goods that nobody sells.
    pub goods: GoodSet,
}

impl Table {
    /// Whether a seat still has something to do with a tile in this turn.
    pub fn will_act(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Draft { .. } => true,
            Phase::Select | Phase::Act => self.acting.contains(seat) || self.pick(seat).is_none(),
            Phase::Disaster | Phase::Over => false,
        }
    }

    /// The table at the beginning of the next turn if nothing happens but what happens by itself: `seat` is paid for
    /// picking something, goods that were sold are paid for, a generation that is over pays its income.
    pub fn passed(&self, seat: Seat) -> Table {
        let mut table = *self;
        if matches!(table.phase, Phase::Draft { .. } | Phase::Select) && table.pick(seat).is_none() {
            table.pick_money(seat, &mut ());
        }
        table.release_sales(&mut ());
        table.disaster = None;
        table.granted = GoodSet::EMPTY;
        table.picks.fill(TileId::NONE);
        table.pack = Tiles::EMPTY;
        table.phase = Phase::Select;
        table.acting = SeatSet::just(seat);
        if table.turn() < TURNS {
            table.turn += 1;
            return table;
        }
        table.pay_income(&mut ());
        if table.generation() == GENERATIONS {
            table.phase = Phase::Over;
            return table;
        }
        table.generation += 1;
        table.turn = 1;
        table.routes_used = [false; 2];
        table
    }
}

impl NeomView<'_> {
    /// What the viewer knows of the hands that it will hold in later turns of this generation, by turn: what will be there
    /// unless somebody picks it before.
    pub fn hands_to_come(&self) -> Vec<(usize, Vec<TileId>)> {
        let (table, Some(seat)) = (self.table(), self.own_seat()) else { return Vec::new() };
        let known = |turn: usize| {
            let dealt = dealt_to(table, seat, turn as u8);
            // The seat that holds it now.
            let holder = (dealt + table.turn() - 1) % table.seats();
            let mut left = self.hand_of(Seat::from_index(holder)).0?;
            left.retain(|tile| self.choice() != Some(*tile));
            Some((turn, left)).filter(|(_, left)| !left.is_empty())
        };
        (table.turn() + 1..=TURNS).filter_map(known).collect()
    }

    /// What the viewer could do on a table of a turn to come, had it picked this tile, or nothing that is known yet; `None`
    /// for spectators.
    pub fn preview_turn(&self, table: &Table, pick: Option<TileId>) -> Option<PickPreview> {
        let seat = self.own_seat()?;
        let table = table.after_pick(seat, pick.unwrap_or(TileId::NONE));
        Some(PickPreview { table, seat, pile: Tiles::of(self.known_pile()) })
    }
}

impl PickPreview {
    /// Lends all that is lacking to place a tile; or says why it cannot be placed for anything.
    pub fn lend(&mut self, tile: TileId) -> Result<Loan, Illegal> {
        let mut loan = Loan::default();
        let quote = loop {
            match self.quote(tile) {
                Ok(quote) => break quote,
                Err(illegal) => {
                    let (table, seat) = (&self.table, self.seat);
                    let is_sold = |good| table.sellers(seat, good).next().is_some();
                    let lacking =
                        |slot: &crate::tile::Slot| slot.money == 0 && !slot.goods.iter().any(is_sold);
                    let slot = table.missing(seat, tile).find(lacking).ok_or(illegal)?;
                    // One of those that would do.
                    let good: GoodSet = slot.goods.first().into_iter().collect();
                    loan.goods |= good;
                    self.table.granted |= good;
                }
            }
        };
        loan.money = (quote.price - self.table.money(self.seat)).max(0);
        self.table.money[self.seat.index()] += loan.money;
        Ok(loan)
    }
}
