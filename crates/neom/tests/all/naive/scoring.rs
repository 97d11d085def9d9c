//! The end of the game: victory points of a city, ranks and solo titles (1.11, 1.13).

use super::city::{CENTER, Cell, City, all_cells, diagonal, nearby, orthogonal};
use super::data::{Kind, RAW, Tile, token_value};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Score {
    pub tiles: i64,
    pub neighborhoods: i64,
    pub goods: i64,
    pub money: i64,
    pub pollution: i64,
    pub ghost_town: i64,
    pub power: i64,
}

impl Score {
    pub fn total(&self) -> i64 {
        let plus = self.tiles + self.neighborhoods + self.goods + self.money;
        plus + self.pollution + self.ghost_town + self.power
    }
}

/// `money` includes the final income.
pub fn score(city: &City, money: i64, final_income: i64) -> Score {
    let tiles = city.tiles();
    let values = tiles.iter().map(|(at, tile)| tile_value(city, *at, tile, money, final_income));
    Score {
        tiles: values.sum(),
        neighborhoods: clusters(city, Kind::Residential).iter().map(|size| neighborhood_value(*size)).sum(),
        goods: city.tokens().iter().map(|good| token_value(good)).sum(),
        money: money / 2,
        pollution: pollution(city),
        ghost_town: match city.count(Kind::Residential) {
            0 => -10,
            1 => -4,
            _ => 0,
        },
        power: if tiles.iter().any(|(_, tile)| tile.power) { 0 } else { -5 },
    }
}

pub fn neighborhood_value(size: usize) -> i64 {
    let values = [0, 1, 3, 6, 10, 15, 21, 28, 36];
    if size <= 8 { values[size] } else { 36 + 4 * (size as i64 - 8) }
}

/// Sizes of the groups of tiles of one type that are directly connected among themselves.
pub fn clusters(city: &City, kind: Kind) -> Vec<usize> {
    let belongs = |cell: Cell| city.at(cell).is_some_and(|tile| tile.is(kind));
    let mut seen: Vec<Cell> = Vec::new();
    let mut sizes = Vec::new();
    for cell in all_cells() {
        if belongs(cell) && !seen.contains(&cell) {
            let group = city.reach(cell, &belongs);
            sizes.push(group.len());
            seen.extend(group);
        }
    }
    sizes
}

fn pollution(city: &City) -> i64 {
    let mut points = 0;
    for (home, tile) in city.tiles() {
        for (other, neighbour) in city.tiles() {
            if tile.is(Kind::Residential) && neighbour.polluting {
                if orthogonal(home, other) {
                    points -= 2;
                } else if diagonal(home, other) {
                    points -= 1;
                }
            }
        }
    }
    points
}

/// What one tile is worth: the printed number, or the formula where a `?` is printed.
pub fn tile_value(city: &City, at: Cell, tile: &Tile, money: i64, final_income: i64) -> i64 {
    if let Some(vp) = tile.vp {
        return vp;
    }
    let tiles = city.tiles();
    let count = |yes: &dyn Fn(Cell, &Tile) -> bool| -> i64 {
        tiles.iter().filter(|(cell, tile)| yes(*cell, tile)).count() as i64
    };
    let residential = city.count(Kind::Residential);
    let commercial = city.count(Kind::Commercial);
    let industrial = city.count(Kind::Industrial);
    match tile.number {
        60 => (money - final_income) / 5,
        103 => city.tokens().len() as i64,
        118 => {
            let close = count(&|cell, tile| tile.is(Kind::Residential) && nearby(cell, at));
            2 * close + (residential - close)
        }
        124 => 4 * clusters(city, Kind::Residential).len() as i64,
        125 => 3 * residential.min(commercial).min(industrial),
        126 => 2 * count(&|cell, tile| tile.polluting && nearby(cell, at)),
        127 => {
            let shops = |home: Cell| count(&|cell, tile| tile.is(Kind::Commercial) && nearby(cell, home));
            2 * count(&|cell, tile| tile.is(Kind::Residential) && shops(cell) >= 2)
        }
        128 => residential + industrial,
        129 => 2 * city.count(Kind::Public),
        130 => 2 * count(&|_, tile| tile.is(Kind::Residential) && matches!(tile.vp, Some(0..=2))),
        131 => 2 * road_squares(city),
        132 => commercial,
        133 | 146 => 0,
        134 => {
            let corners = [(0, 0), (0, 4), (4, 0), (4, 4)];
            3 * count(&|cell, tile| corners.contains(&cell) && !tile.is(Kind::Resource))
        }
        135 => 6 + count(&|cell, tile| tile.is(Kind::Commercial) && nearby(cell, at)),
        138 => {
            let border = |(row, col): Cell| row == 0 || row == 4 || col == 0 || col == 4;
            2 * count(&|cell, tile| tile.is(Kind::Industrial) && border(cell))
        }
        140 => 11 - count(&|cell, tile| !tile.is(Kind::Resource) && nearby(cell, at)),
        142 => {
            let distance = |a: Cell, b: Cell| a.0.abs_diff(b.0) + a.1.abs_diff(b.1);
            let home =
                |from: Cell| count(&|cell, tile| tile.is(Kind::Residential) && distance(cell, from) <= 2) > 0;
            3 * count(&|cell, tile| tile.is(Kind::Industrial) && home(cell))
        }
        143 => zoned(city) / 2,
        144 => 2 * clusters(city, Kind::Industrial).into_iter().max().unwrap_or(0) as i64,
        145 => {
            let raw = city.tokens().iter().filter(|good| RAW.contains(good)).count();
            2 * city.resources() + raw as i64
        }
        147 => 4 * count(&|_, tile| tile.power),
        148 => {
            let value = |size: usize| [3, 6, 9][size.min(3) - 1];
            clusters(city, Kind::Residential).into_iter().map(value).sum()
        }
        149 => final_income / 5,
        _ => panic!("tile {} has no formula", tile.number),
    }
}

/// 2×2 blocks of four occupied cells with roads across all four inner edges (A36).
fn road_squares(city: &City) -> i64 {
    let mut squares = 0;
    for row in 0..4 {
        for col in 0..4 {
            let (a, b, c, d) = ((row, col), (row, col + 1), (row + 1, col + 1), (row + 1, col));
            if city.linked(a, b) && city.linked(b, c) && city.linked(c, d) && city.linked(d, a) {
                squares += 1;
            }
        }
    }
    squares
}

/// Tiles, and the uncovered centre, with an orthogonal neighbour that shares a type (A35).
fn zoned(city: &City) -> i64 {
    let shares = |a: Cell, b: Cell| city.kinds_at(a).iter().any(|kind| city.kinds_at(b).contains(kind));
    let has =
        |cell: &Cell| all_cells().iter().any(|other| orthogonal(*cell, *other) && shares(*cell, *other));
    let cells = all_cells();
    let occupied = cells.iter().filter(|cell| city.at(**cell).is_some() || **cell == CENTER);
    occupied.filter(|cell| has(cell)).count() as i64
}

/// 1 is the best; equal totals share a rank.
pub fn ranks(totals: &[i64]) -> Vec<usize> {
    totals.iter().map(|total| 1 + totals.iter().filter(|other| *other > total).count()).collect()
}

/// The solo rating for a tile set (1, 4 or 5).
pub fn title(set: usize, total: i64) -> &'static str {
    let more = match set {
        1 => 0,
        4 => 5,
        _ => 10,
    };
    match total - more {
        ..=79 => "Intern",
        80..=99 => "Apprentice",
        100..=109 => "Fellow",
        110..=119 => "Foreman",
        120..=124 => "Master",
        _ => "Boss",
    }
}
