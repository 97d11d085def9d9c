//! What the categories of a score sheet are made of: every tile, neighborhood, good and polluted home with its points,
//! and why it is so many.

use crate::page::scoring::{Part, Parts};
use crate::text::say;
use ::neom::cell::{Cell, CellSet};
use ::neom::good::{Class, Good};
use ::neom::score::{Purse, neighborhood_value, pollution_of};
use ::neom::table::Table;
use ::neom::tile::{TileId, Type};
use game_core::Seat;
use render::neom::sentence::{good_name, number, score_line, tile_name};
use render::sentence::list;
use render::text::Language;

/// The parts of a category by its word, by seat; nothing for those whose note says it all.
pub(crate) fn parts(language: Language, table: &Table, word: &str) -> Option<Parts> {
    let of = |seat: Seat| {
        let sheet = Sheet { language, table, seat };
        match word {
            "tiles" => sheet.tiles(),
            "neighborhoods" => sheet.neighborhoods(),
            "goods" => sheet.goods(),
            "pollution" => sheet.pollution(),
            _ => Vec::new(),
        }
    };
    let seats: Vec<Vec<Part>> = table.all_seats().map(of).collect();
    let any = seats.iter().any(|parts| !parts.is_empty());
    any.then(|| Parts { summary: say!(language, "score-neom-parts", category = word), seats })
}

/// A seat's score sheet.
struct Sheet<'a> {
    language: Language,
    table: &'a Table,
    seat: Seat,
}

impl Sheet<'_> {
    fn name(&self, tile: TileId) -> String {
        tile_name(self.language, self.table.rules(), tile)
    }

    /// The names of the tiles in some cells; the City Center has one, too.
    fn names(&self, cells: CellSet) -> Vec<String> {
        let city = self.table.city(self.seat);
        let name = |at: Cell| match city.tile(at) {
            Some(tile) => self.name(tile),
            None => say!(self.language, "score-neom-center"),
        };
        cells.iter().map(name).collect()
    }

    fn tiles(&self) -> Vec<Part> {
        let (table, city) = (self.table, self.table.city(self.seat));
        let purse = Purse { money: table.money(self.seat), final_income: table.final_income(self.seat) };
        let part = |(at, tile): (Cell, TileId)| Part {
            points: table.tile_points(city, at, tile, purse),
            name: self.name(tile),
            why: self.why(at, tile, purse),
        };
        let mut parts: Vec<Part> = city.tiles().map(part).collect();
        parts.sort_by_key(|part| -part.points);
        parts
    }

    /// Where a tile's points come from: printed, or counted line by line.
    fn why(&self, at: Cell, tile: TileId, purse: Purse) -> String {
        let (language, city) = (self.language, self.table.city(self.seat));
        let of = self.table.tile(tile);
        if of.vp.is_some() {
            return say!(language, "score-neom-printed");
        }
        let lines = of.score.iter().filter(|line| line.each != 0);
        let told = lines.map(|line| {
            let text = score_line(language, line);
            match line.of {
                Some(measure) => {
                    let count = number(self.table.measure(city, at, measure, purse));
                    say!(language, "score-neom-counted", line = text, count)
                }
                None => text,
            }
        });
        list(language, told)
    }

    fn neighborhoods(&self) -> Vec<Part> {
        let groups = self.table.city(self.seat).groups(Type::Residential);
        let part = |group: CellSet| Part {
            points: neighborhood_value(group.len()),
            name: say!(self.language, "score-neom-neighborhood", count = group.len()),
            why: list(self.language, self.names(group)),
        };
        let mut parts: Vec<Part> = groups.map(part).collect();
        parts.sort_by_key(|part| -part.points);
        parts
    }

    fn goods(&self) -> Vec<Part> {
        let goods = self.table.city(self.seat).goods();
        let part = |good: Good| {
            let class = good.class();
            let why = say!(self.language, "score-neom-good", class = word_of(class));
            Part { points: class.points(), name: good_name(self.language, good), why }
        };
        let mut parts: Vec<Part> = goods.iter().map(part).collect();
        parts.sort_by_key(|part| -part.points);
        parts
    }

    fn pollution(&self) -> Vec<Part> {
        let city = self.table.city(self.seat);
        let mut parts = Vec::new();
        for home in city.of_type(Type::Residential).iter() {
            let (points, Some(tile)) = (pollution_of(city, home), city.tile(home)) else { continue };
            if points == 0 {
                continue;
            }
            let beside = city.polluting() & CellSet::next_to(home);
            let corner = (city.polluting() & CellSet::around(home)).minus(CellSet::next_to(home));
            let near = |cells: CellSet, place: &'static str| {
                let tiles = list(self.language, self.names(cells));
                (!cells.is_empty()).then(|| say!(self.language, "score-neom-polluted", place, tiles))
            };
            let why = near(beside, "beside").into_iter().chain(near(corner, "corner"));
            parts.push(Part { points, name: self.name(tile), why: list(self.language, why) });
        }
        parts.sort_by_key(|part| part.points);
        parts
    }
}

fn word_of(class: Class) -> &'static str {
    Class::ALL[class as usize].1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::libraries::Libraries;
    use ::neom::Neom;
    use game_core::record::SeatInfo;
    use game_core::{Dice, Game as _, View as _, Viewer};

    /// The parts of every category add up to it, for everybody, at every moment of a game.
    #[test]
    fn the_parts_of_a_category_add_up() {
        for seed in 0..4 {
            let seat = SeatInfo { name: String::new(), bot: None };
            let setup = Libraries::default().setup::<Neom>(&serde_json::json!({}), &vec![seat; 3]);
            let mut game = Neom::new(&setup.unwrap_or_else(|error| panic!("{error}")), seed);
            let mut dice = Dice::new(seed, 3);
            while let Some(acting) = game.to_act().lowest() {
                let mv = game.view(Viewer::Seat(acting)).random_move(&mut dice).expect("a move");
                assert!(game.play(acting, mv, &mut ()).is_ok());
                check(game.table());
            }
        }
    }

    fn check(table: &Table) {
        for seat in table.all_seats() {
            for (word, points) in table.score(seat).rows() {
                let Some(parts) = parts(Language::ENGLISH, table, word) else { continue };
                let parts = &parts.seats[seat.index()];
                assert_eq!(parts.iter().map(|part| part.points).sum::<i32>(), points, "{word}");
                if word == "tiles" {
                    assert_eq!(parts.len(), table.city(seat).tiles().count());
                    assert!(parts.iter().all(|part| !part.name.is_empty()));
                }
            }
        }
    }
}
