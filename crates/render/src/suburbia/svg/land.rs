//! The land of a borough: woods and meadows round it, streets between neighbours, lakes that have become one water, and
//! what lives beside the tiles of each category.
//!
//! Reads a borough and nothing else, so the same borough is always the same land. A street lies between two tiles that
//! are next to each other by the rules, and round all of them; so there is one net of streets, with a road that leads
//! away past the board.

use super::borough::cells_of;
use super::hexagon::{SIZE, centre, corners, joined, outlines, shared_side};
use crate::svg::land::shape::rounded;
use crate::svg::land::tones::{FIELD, KERB, PARK, Season, TUFT};
use crate::svg::land::{Grove, Scatter, Tree, ground, life::Life, street, water};
use crate::svg::pen::{Pen, n};
use game_core::Seat;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::sync::LazyLock;
use suburbia::borough::Borough;
use suburbia::hex::{BOARD, Footprint, Hex};
use suburbia::rules::Rules;
use suburbia::table::{Phase, Table};
use suburbia::tile::{Category, KindId};

/// How far streets reach beyond the cells of what is built.
const OUTSIDE: f64 = 4.0;
/// How far the meadows reach round the cells beside a town.
const MEADOWS: f64 = 150.0;

/// The time of year by how far the game is.
pub fn season(table: &Table) -> Season {
    match table.round() {
        _ if table.last_round().is_some() || table.phase() == Phase::Over => Season::Autumn,
        0..=5 => Season::Spring,
        6..=11 => Season::Summer,
        _ => Season::Autumn,
    }
}

/// What is where in a borough, as far as its land shows it.
pub(crate) struct Plan {
    /// The cells under tiles and borders, with their category.
    built: BTreeMap<Hex, Option<Category>>,
    /// The cells under water.
    lakes: BTreeSet<Hex>,
    /// Pairs of cells with a street between them.
    streets: Vec<[Hex; 2]>,
    /// Tiles and lakes.
    size: usize,
    /// What has grown by now; colours are chosen when it is drawn.
    season: Season,
}

impl Plan {
    pub(crate) fn of(table: &Table, seat: Seat) -> Plan {
        Plan::of_borough(table.rules(), table.borough(seat), season(table))
    }

    fn of_borough(rules: &Rules, borough: &Borough, season: Season) -> Plan {
        let (mut built, mut lakes) = (BTreeMap::new(), BTreeSet::new());
        for tile in borough.tiles() {
            for cell in cells_of(tile.at) {
                if tile.kind == KindId::LAKE {
                    lakes.insert(cell);
                } else {
                    built.insert(cell, rules.kind(tile.kind).category);
                }
            }
        }
        Plan { streets: streets(borough), built, lakes, size: borough.len(), season }
    }

    /// How many steps it is from each cell near the town to what stands there, up to three.
    fn around(&self) -> BTreeMap<Hex, u8> {
        let taken = self.built.keys().chain(&self.lakes).copied().chain(BOARD);
        let mut steps: BTreeMap<Hex, u8> = taken.map(|cell| (cell, 0)).collect();
        let mut edge: Vec<Hex> = steps.keys().copied().collect();
        for step in 1..=3 {
            let mut next: Vec<Hex> = edge.iter().flat_map(|cell| cell.neighbours()).collect();
            next.sort_unstable();
            next.dedup();
            next.retain(|cell| !steps.contains_key(cell));
            steps.extend(next.iter().map(|&cell| (cell, step)));
            edge = next;
        }
        steps.retain(|_, step| *step > 0);
        steps
    }
}

/// The pairs of cells, each once, that have a street between them: two tiles, a tile and the board, a tile and a border
/// at whose corner it stands.
fn streets(borough: &Borough) -> Vec<[Hex; 2]> {
    let tiles: Vec<_> = borough.tiles().filter(|tile| tile.kind != KindId::LAKE).collect();
    let hexes: Vec<Hex> = tiles.iter().filter_map(|tile| tile.at.cell()).collect();
    let mut all = Vec::new();
    for (index, &one) in hexes.iter().enumerate() {
        all.extend(hexes[..index].iter().filter(|other| one.touches(**other)).map(|&other| [other, one]));
        all.extend(BOARD.into_iter().filter(|board| one.touches(*board)).map(|board| [board, one]));
    }
    for tile in &tiles {
        let Footprint::Border(place) = tile.at else { continue };
        let body = place.body();
        for (index, corner) in place.corners().into_iter().enumerate() {
            if hexes.contains(&corner) {
                all.extend([[body[index], corner], [body[index + 1], corner]]);
            }
        }
    }
    all
}

/// Everything that lies under the tiles and the board, in the colours of `season`. `id` is what the names of
/// [patterns](ground::patterns) begin with; `view` how far the land goes.
pub(crate) fn draw(pen: &mut Pen, id: &str, plan: &Plan, season: Season, view: [f64; 4]) {
    let around = plan.around();
    pen.raw("<g class=\"land\" pointer-events=\"none\">");
    ground::far(pen, id, view, season);
    let near = around.iter().filter(|(_, step)| **step == 1).map(|(&cell, _)| centre(cell));
    ground::clearing(pen, id, near.map(|(x, y)| (x, y, MEADOWS)), season);
    street::road(pen, ROAD, season);
    country(pen, plan, &around, season);
    lakes(pen, plan, season);
    let mut blocks = String::new();
    for cell in plan.built.keys().copied().chain(BOARD) {
        let (x, y) = centre(cell);
        blocks.push_str(&crate::svg::pen::outline(corners(x, y, SIZE + OUTSIDE).into_iter()));
    }
    let mut lines = String::new();
    for &[a, b] in &plan.streets {
        let [(ax, ay), (bx, by)] = shared_side(a, b);
        let _ = write!(lines, "M{} {}L{} {}", n(ax), n(ay), n(bx), n(by));
    }
    street::streets(pen, &blocks, &lines, season);
    town_life(pen, plan, season);
    pen.raw("</g>\n");
}

/// The road that leads past the board, from one end of the land to the other.
const ROAD: &str = "M-2600 -60C-2100 -200-1600 20-1150 -70S-600 -150-330 -110H330C600 -70 800 -170 1150 -130\
    S1900 60 2600 -80";

/// The cells of the board as a park of the town: a bed of flowers in the seat's colour, trees where nothing is written.
pub(crate) fn park(pen: &mut Pen, colour: &str, seat: usize, season: Season) {
    static SHAPES: LazyLock<[String; 3]> =
        LazyLock::new(|| [3.4, 4.6, 9.0].map(|inset| rounded(&joined(&BOARD, inset), 9.0)));
    let [kerb, lawn, bed] = &*SHAPES;
    pen.raw(&format!(
        "<g stroke-linejoin=\"round\"><path d=\"{kerb}\" fill=\"{}\"/><path d=\"{lawn}\" fill=\"{}\"/>\
        <path class=\"seat-{seat}\" d=\"{bed}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"4\"/>\
        <path d=\"{bed}\" fill=\"none\" stroke=\"#fff\" stroke-width=\"1.6\" stroke-dasharray=\"1.6 7\" \
        stroke-linecap=\"round\" opacity=\".8\"/></g>",
        season.of(&KERB),
        season.of(&PARK)
    ));
    let mut grove = Grove::default();
    for (index, column) in [-3, -1, 1, 3].into_iter().enumerate() {
        let x = 1.5 * SIZE * f64::from(column);
        for (row, y) in [(0, -172.0), (1, -30.0)] {
            let mut scatter = Scatter::at(14, [index as i32, row]);
            for place in [-26.0, -4.0, 20.0] {
                let (dx, dy) = (scatter.within(6.0), scatter.within(7.0));
                grove.add(Tree::grown(&mut scatter, x + place + dx, y + dy).scaled(1.15));
            }
        }
    }
    grove.draw(pen, season);
}

/// Fields, trees and animals on the cells round the town; close to it there is room to build.
fn country(pen: &mut Pen, plan: &Plan, around: &BTreeMap<Hex, u8>, season: Season) {
    let [mut fields, mut furrows] = [const { String::new() }; 2];
    let (mut grove, mut life) = (Grove::default(), Life::new(season));
    for (&cell, &step) in around {
        let mut scatter = Scatter::at(10, [cell.q.into(), cell.r.into()]);
        let (x, y) = centre(cell);
        // Above the board nobody builds.
        let wild = cell.r * 2 + cell.q < -4;
        match (step, scatter.unit()) {
            (1, chance) if wild && chance < 0.7 => trees(&mut grove, &mut scatter, (x, y), 2, 26.0),
            (2, chance) if !wild && chance < 0.2 => {
                field(&mut fields, &mut furrows, &mut scatter, (x, y));
                if plan.season != Season::Spring {
                    life.hay(x + scatter.within(22.0), y + scatter.within(12.0));
                }
            }
            (2, chance) if chance < 0.32 => {
                for _ in 0..3 {
                    life.sheep(x + scatter.within(30.0), y + scatter.within(24.0));
                }
            }
            (2, chance) if chance < 0.8 => trees(&mut grove, &mut scatter, (x, y), 2, 30.0),
            (3, chance) if chance < 0.85 => trees(&mut grove, &mut scatter, (x, y), 3, 38.0),
            _ => {}
        }
    }
    if let Some((&cell, _)) = around.iter().filter(|(_, step)| **step == 2).nth(plan.size % 7) {
        let (x, y) = centre(cell);
        life.birds(x, y);
    }
    pen.raw(&format!(
        "<path d=\"{fields}\" fill=\"{}\"/><path d=\"{furrows}\" fill=\"none\" stroke=\"{}\" stroke-width=\"1.4\"/>",
        season.of(&FIELD),
        season.of(&TUFT)
    ));
    life.draw(pen);
    grove.draw(pen, season);
}

fn trees(grove: &mut Grove, scatter: &mut Scatter, (x, y): (f64, f64), count: usize, spread: f64) {
    for _ in 0..count {
        let (dx, dy) = (scatter.within(spread), scatter.within(spread));
        let size = scatter.between(1.0, 1.7);
        grove.add(Tree::grown(scatter, x + dx, y + dy + 10.0).scaled(size));
    }
}

/// A tilled field with its furrows, turned as chance wants.
fn field(fields: &mut String, furrows: &mut String, scatter: &mut Scatter, (x, y): (f64, f64)) {
    let (sin, cos) = scatter.within(0.6).sin_cos();
    let (wide, high) = (scatter.between(36.0, 44.0), scatter.between(26.0, 34.0));
    let at = |u: f64, v: f64| (x + u * cos - v * sin, y + u * sin + v * cos);
    fields.push_str(&rounded(&[at(-wide, -high), at(wide, -high), at(wide, high), at(-wide, high)], 9.0));
    for row in -2..=2 {
        let v = high * 0.36 * f64::from(row);
        let ((ax, ay), (bx, by)) = (at(4.0 - wide, v), at(wide - 4.0, v));
        let _ = write!(furrows, "M{} {}L{} {}", n(ax), n(ay), n(bx), n(by));
    }
}

/// Lakes that touch are one water.
fn lakes(pen: &mut Pen, plan: &Plan, season: Season) {
    if plan.lakes.is_empty() {
        return;
    }
    let cells: Vec<Hex> = plan.lakes.iter().copied().collect();
    let [shore, shallow, deep] = [(2.0, 20.0), (9.0, 22.0), (15.0, 24.0)].map(|(inset, soft)| {
        outlines(&cells, inset).iter().map(|outline| rounded(outline, soft)).collect::<String>()
    });
    water::water(pen, [&shore, &shallow, &deep], season);
    let mut life = Life::new(season);
    let mut light = Vec::new();
    for &cell in &cells {
        let ((x, y), mut scatter) = (centre(cell), Scatter::at(11, [cell.q.into(), cell.r.into()]));
        light.push((x + scatter.between(-30.0, -20.0), y + scatter.between(-16.0, -8.0)));
        light.push((x + scatter.between(18.0, 32.0), y + scatter.between(12.0, 18.0)));
        for side in cell.neighbours() {
            if !plan.lakes.contains(&side) && !side.is_board() && scatter.chance(0.5) {
                let [a, b] = shared_side(cell, side);
                let part = scatter.between(0.25, 0.75);
                let (sx, sy) = (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part);
                water::bank(&mut life, &mut scatter, sx + (x - sx) * 0.2, sy + (y - sy) * 0.2);
            }
        }
        // A boat on every second one: the first lake has one.
        if cells.iter().position(|other| *other == cell).is_some_and(|index| index % 2 == 0) {
            life.boat(x + scatter.within(4.0), y - 21.0, scatter.pick(&[0, 1, 2]).to_owned());
        }
    }
    water::ripples(pen, light, season);
    life.draw(pen);
}

/// Life beside the tiles and on the streets: the larger the town, the more of it.
fn town_life(pen: &mut Pen, plan: &Plan, season: Season) {
    let mut life = Life::new(season);
    let often = (0.2 + 0.03 * plan.size as f64).min(0.75);
    for (&cell, &category) in &plan.built {
        for side in cell.neighbours() {
            let free = !plan.built.contains_key(&side) && !plan.lakes.contains(&side) && !side.is_board();
            let mut scatter = Scatter::at(12, [i32::from(cell.q) * 64 + i32::from(side.q), i32::from(cell.r) * 64 + i32::from(side.r)]);
            if free && scatter.chance(often) {
                let [a, b] = shared_side(cell, side);
                beside(&mut life, &mut scatter, category, [a, b], centre(side));
            }
        }
    }
    for &[a, b] in &plan.streets {
        let mut scatter = Scatter::at(13, [i32::from(a.q) * 64 + i32::from(b.q), i32::from(a.r) * 64 + i32::from(b.r)]);
        let [from, to] = shared_side(a, b);
        if scatter.chance(often * 0.5) {
            let (dx, dy) = (to.0 - from.0, to.1 - from.1);
            let part = scatter.between(0.2, 0.8);
            // Everybody drives on the right.
            let (nx, ny) = (-dy / SIZE * 2.3, dx / SIZE * 2.3);
            let (x, y) = (from.0 + dx * part + nx, from.1 + dy * part + ny);
            life.car(x, y, dy.atan2(dx), scatter.pick(&[0, 1, 2, 3]).to_owned());
        }
        life.lamp(from.0, from.1 + 3.0);
    }
    life.draw(pen);
}

/// What is found outside a tile of a category, at one of its sides; `centre` is the middle of the cell it lies in.
fn beside(life: &mut Life, scatter: &mut Scatter, category: Option<Category>, [a, b]: [(f64, f64); 2], (cx, cy): (f64, f64)) {
    let part = scatter.between(0.3, 0.7);
    let (ex, ey) = (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part);
    let out = |far: f64| {
        let length = (cx - ex).hypot(cy - ey).max(1.0);
        (ex + (cx - ex) / length * far, ey + (cy - ey) / length * far)
    };
    let (x, y) = out(15.0);
    let paint = scatter.pick(&[0, 1, 2]).to_owned();
    match (category, scatter.chance(0.5)) {
        (Some(Category::Residential), true) => {
            life.bush(x - 5.0, y + 3.0);
            life.person(x + 5.0, y + 3.0, paint);
        }
        (Some(Category::Residential), false) => {
            life.bush(x - 6.0, y + 2.0);
            life.bush(x + 5.0, y + 4.0);
        }
        (Some(Category::Commercial), true) => life.stall(x, y + 4.0, paint),
        (Some(Category::Commercial), false) => {
            let along = (b.1 - a.1).atan2(b.0 - a.0);
            let (x, y) = out(10.0);
            life.car(x, y, along, paint);
            life.person(x + 6.0, y + 9.0, paint + 1);
        }
        (Some(Category::Industrial), _) => life.crates(x, y + 4.0),
        (Some(Category::Civic), true) => {
            life.bench(x, y + 2.0);
            life.person(x + 8.0, y + 4.0, paint);
        }
        (Some(Category::Civic), false) => life.fountain(x, y + 3.0),
        (None, _) => life.bush(x, y + 3.0),
    }
}

#[cfg(test)]
mod tests;
