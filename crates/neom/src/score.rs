//! Scoring: seven categories, ranks, and the solo game's ladder of titles.

use crate::cell::{Cell, CellSet, Side};
use crate::city::City;
use crate::good::GoodSet;
use crate::setup::Mode;
use crate::table::Table;
use crate::tile::{Measure, TileId, TileSet, Type};
use game_core::{Outcome, Seat, SeatSet};
use serde::Serialize;

/// A seat's score sheet: victory points, penalties negative or 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Score {
    /// Printed and variable values.
    pub tiles: i32,
    /// Groups of Residential tiles.
    pub neighborhoods: i32,
    /// Tokens.
    pub goods: i32,
    /// Half of the money.
    pub money: i32,
    /// Homes near polluting tiles.
    pub pollution: i32,
    /// A city with hardly any homes.
    pub ghost_town: i32,
    /// A city without Power.
    pub power: i32,
}

impl Score {
    /// The categories with the words of the score sheet.
    pub fn rows(&self) -> [(&'static str, i32); 7] {
        [
            ("tiles", self.tiles),
            ("neighborhoods", self.neighborhoods),
            ("goods", self.goods),
            ("money", self.money),
            ("pollution", self.pollution),
            ("ghost_town", self.ghost_town),
            ("power", self.power),
        ]
    }

    /// The sum of the seven.
    pub fn total(&self) -> i32 {
        self.rows().iter().map(|&(_, points)| points).sum()
    }
}

/// One seat at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// The score sheet.
    pub score: Score,
    /// From 1; equal totals share a rank.
    pub rank: usize,
    /// The solo game's title.
    pub title: Option<&'static str>,
}

/// A neighborhood's value by its size.
pub fn neighborhood_value(size: usize) -> i32 {
    const VALUES: [i32; 9] = [0, 1, 3, 6, 10, 15, 21, 28, 36];
    VALUES.get(size).copied().unwrap_or_else(|| 36 + 4 * (size as i32 - 8))
}

/// The titles of the solo game, lowest first, each with the least points for it by tile set.
pub const LADDER: [(&str, [i32; 3]); 6] = [
    ("Intern", [i32::MIN; 3]),
    ("Apprentice", [80, 85, 90]),
    ("Fellow", [100, 105, 110]),
    ("Foreman", [110, 115, 120]),
    ("Master", [120, 125, 130]),
    ("Boss", [125, 130, 135]),
];

/// The title for a solo score.
pub fn title(set: TileSet, total: i32) -> &'static str {
    let reached = LADDER.iter().rev().find(|(_, least)| total >= least[set as usize]);
    reached.map_or(LADDER[0].0, |&(title, _)| title)
}

/// What the money categories are counted from.
#[derive(Debug, Clone, Copy)]
pub struct Purse {
    /// All money, the final income included.
    pub money: i32,
    /// The final income in it.
    pub final_income: i32,
}

impl Table {
    /// A seat's score if the game ended with the city and the money it has now.
    pub fn score(&self, seat: Seat) -> Score {
        let purse = Purse { money: self.money(seat), final_income: self.final_income(seat) };
        self.score_with(self.city(seat), purse)
    }

    /// The score of a city with this money.
    pub fn score_with(&self, city: &City, purse: Purse) -> Score {
        let homes = city.of_type(Type::Residential);
        let polluted = homes.iter().map(|home| pollution_of(city, home)).sum();
        let [raw, luxury] = [GoodSet::RAW, GoodSet::LUXURY].map(|class| (city.goods() & class).len() as i32);
        let processed = city.goods().len() as i32 - raw - luxury;
        Score {
            tiles: city.tiles().map(|(at, tile)| self.tile_points(city, at, tile, purse)).sum(),
            neighborhoods: city.groups(Type::Residential).map(|group| neighborhood_value(group.len())).sum(),
            goods: raw + 2 * processed + 10 * luxury,
            money: purse.money.div_euclid(2),
            pollution: polluted,
            ghost_town: match homes.len() {
                0 => -10,
                1 => -4,
                _ => 0,
            },
            power: if city.power().is_empty() { -5 } else { 0 },
        }
    }

    /// What one tile is worth in the category of tiles.
    pub fn tile_points(&self, city: &City, at: Cell, tile: TileId, purse: Purse) -> i32 {
        if let Some(vp) = self.facts(tile).vp {
            return vp.into();
        }
        let lines = self.tile(tile).score.iter();
        lines
            .map(|line| {
                let count = line.of.map_or(1, |of| self.measure(city, at, of, purse));
                i32::from(line.each) * count.div_euclid(i32::from(line.per))
            })
            .sum()
    }

    /// How much there is of what a line of a variable value counts, for a tile that stands at `at`.
    pub fn measure(&self, city: &City, at: Cell, of: Measure, purse: Purse) -> i32 {
        let around = CellSet::around(at);
        let neighborhoods = |fits: fn(usize) -> bool| {
            city.groups(Type::Residential).filter(|group| fits(group.len())).count() as i32
        };
        let homes = city.of_type(Type::Residential);
        let works = city.of_type(Type::Industrial);
        match of {
            Measure::Of(ty) => city.of_type(ty).count(),
            Measure::Nearby(ty) => (city.of_type(ty) & around).count(),
            Measure::Elsewhere(ty) => city.of_type(ty).minus(around | CellSet::just(at)).count(),
            Measure::PollutingNearby => (city.polluting() & around).count(),
            Measure::BuildingsNearby => (city.buildings() & around).count(),
            Measure::BuildingCorners => (city.buildings() & CellSet::CORNERS).count(),
            Measure::IndustrialBorder => (works & CellSet::BORDER).count(),
            Measure::PowerTiles => city.power().count(),
            Measure::Neighborhoods => neighborhoods(|_| true),
            Measure::NeighborhoodsOfOne => neighborhoods(|size| size == 1),
            Measure::NeighborhoodsOfTwo => neighborhoods(|size| size == 2),
            Measure::NeighborhoodsOfThree => neighborhoods(|size| size >= 3),
            Measure::Sets => homes.count().min(city.of_type(Type::Commercial).count()).min(works.count()),
            Measure::HomesWithShops => {
                let shops = city.of_type(Type::Commercial);
                homes.iter().filter(|&home| (shops & CellSet::around(home)).len() >= 2).count() as i32
            }
            Measure::ModestHomes => {
                let modest = |home: &Cell| {
                    let tile = city.tile(*home);
                    tile.and_then(|tile| self.facts(tile).vp).is_some_and(|vp| (0..=2).contains(&vp))
                };
                homes.iter().filter(modest).count() as i32
            }
            Measure::RoadSquares => road_squares(city),
            Measure::IndustryNearHomes => {
                let one = homes.beside();
                (works & (one | one.beside())).count()
            }
            Measure::BesideLike => {
                let alike = |(ty, _)| city.of_type(ty) & city.of_type(ty).beside();
                Type::ALL.into_iter().map(alike).fold(CellSet::EMPTY, |all, cells| all | cells).count()
            }
            Measure::IndustrialCluster => {
                city.groups(Type::Industrial).map(CellSet::count).max().unwrap_or(0)
            }
            Measure::Goods => city.goods().len() as i32,
            Measure::RawGoods => (city.goods() & GoodSet::RAW).len() as i32,
            Measure::MoneyBeforeIncome => purse.money - purse.final_income,
            Measure::FinalIncome => purse.final_income,
        }
    }

    /// Everybody's score, rank and title as things stand.
    pub fn standings(&self) -> Vec<Standing> {
        let scores: Vec<Score> = self.all_seats().map(|seat| self.score(seat)).collect();
        let better = |score: &Score| scores.iter().filter(|other| other.total() > score.total()).count();
        let standing = |score: &Score| Standing {
            score: *score,
            rank: better(score) + 1,
            title: (self.mode == Mode::Solo).then(|| title(self.set, score.total())),
        };
        scores.iter().map(standing).collect()
    }

    /// Who has won, as things stand.
    pub(crate) fn result(&self) -> Outcome {
        let scores: Vec<i32> = self.all_seats().map(|seat| self.score(seat).total()).collect();
        let best = scores.iter().max().copied().unwrap_or(0);
        let winners: SeatSet = self.all_seats().filter(|seat| scores[seat.index()] == best).collect();
        Outcome { scores, winners }
    }
}

/// What pollution costs one home: two for each polluting tile beside it, one for each at a corner.
pub fn pollution_of(city: &City, home: Cell) -> i32 {
    let beside = (city.polluting() & CellSet::next_to(home)).count();
    let around = (city.polluting() & CellSet::around(home)).count();
    -(beside + around)
}

/// Blocks of 2×2 whose four inner edges carry a road from both sides. Blank cells have no roads.
fn road_squares(city: &City) -> i32 {
    let across = city.roads(Side::East) & city.roads(Side::West).step(Side::West);
    let down = city.roads(Side::South) & city.roads(Side::North).step(Side::North);
    (across & across.step(Side::North) & down & down.step(Side::West)).count()
}
