//! Income: what every tile of a city pays at the end of a generation.

use crate::cell::Cell;
use crate::city::City;
use crate::event::{Cause, Event};
use crate::setup::GENERATIONS;
use crate::table::Table;
use crate::tile::{Ability, TileId};
use game_core::{Log, Seat};

impl Table {
    /// What a tile pays in a generation, with the city as it is.
    fn tile_income(&self, city: &City, tile: TileId, generation: usize) -> i32 {
        let facts = self.facts(tile);
        let mut income = i32::from(facts.income[generation - 1]);
        if facts.able {
            for ability in &self.tile(tile).abilities {
                if let Ability::IncomePer(ty) = ability {
                    income += city.of_type(*ty).count();
                }
            }
        }
        income
    }

    /// What a seat's tiles pay at the end of a generation (1 to 3), each with its cell.
    pub fn incomes(&self, seat: Seat, generation: usize) -> impl Iterator<Item = (Cell, TileId, i32)> + '_ {
        let city = self.city(seat);
        city.tiles()
            .map(move |(at, tile)| (at, tile, self.tile_income(city, tile, generation)))
            .filter(|&(_, _, income)| income != 0)
    }

    /// All of it.
    pub fn income(&self, seat: Seat, generation: usize) -> i32 {
        self.incomes(seat, generation).map(|(_, _, income)| income).sum()
    }

    /// Pays everybody's income of the generation.
    pub(crate) fn pay_income(&mut self, log: &mut impl Log<Event>) {
        for seat in self.all_seats() {
            let table = *self; // the city does not change while it pays
            for (at, tile, delta) in table.incomes(seat, table.generation()) {
                self.change_money(seat, delta, Cause::Tile { id: self.id(tile), owner: seat, at }, log);
            }
            if table.generation() == GENERATIONS {
                self.final_income[seat.index()] = table.income(seat, GENERATIONS);
            }
        }
    }
}
