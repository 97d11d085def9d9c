//! The land of a borough: woods and meadows round it, streets between neighbours, lakes that have become one water, and
//! what lives beside the tiles of each category.
//!
//! Reads a borough and nothing else, so the same borough is always the same land. A street lies between two tiles that
//! are next to each other by the rules, and round all of them; so there is one net of streets, with a road that leads
//! away past the board.

use super::borough::cells_of;
use super::hexagon::{SIZE, centre, joined, outlines, shared_side};
use crate::svg::land::shape::rounded;
use crate::svg::land::tones::{KERB, PARK};
use crate::svg::land::{Brush, Scatter, Season, ground, street, water};
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
/// How far they reach round the cells of an [`island`].
const ISLAND: f64 = 104.0;

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
    /// Whether it has a board.
    board: bool,
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
        Plan { streets: streets(borough), built, lakes, size: borough.len(), season, board: true }
    }

    /// Where the streets of a town lead away in the west and in the east: the outermost corners of what is built, and of
    /// the board where that is all.
    pub(crate) fn gates(&self) -> [(f64, f64); 2] {
        let cells = self.built.keys().copied().chain(BOARD.into_iter().filter(|_| self.built.is_empty()));
        let ends = |cells: Vec<(f64, f64)>, side: f64| {
            let most =
                cells.into_iter().max_by(|a, b| (a.0 * side).total_cmp(&(b.0 * side))).unwrap_or_default();
            (most.0 + side * (SIZE + OUTSIDE), most.1)
        };
        let cells: Vec<(f64, f64)> = cells.map(centre).collect();
        [ends(cells.clone(), -1.0), ends(cells, 1.0)]
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

/// Those of these cells that touch, in pairs, each once.
fn between(cells: &[Hex]) -> Vec<[Hex; 2]> {
    let before = |(index, &one): (usize, &Hex)| {
        let touched = cells[..index].iter().copied().filter(move |other| one.touches(*other));
        touched.map(move |other| [other, one]).collect::<Vec<_>>()
    };
    cells.iter().enumerate().flat_map(before).collect()
}

/// The pairs of cells, each once, that have a street between them: two tiles, a tile and the board, a tile and a border
/// at whose corner it stands.
fn streets(borough: &Borough) -> Vec<[Hex; 2]> {
    let tiles: Vec<_> = borough.tiles().filter(|tile| tile.kind != KindId::LAKE).collect();
    let hexes: Vec<Hex> = tiles.iter().filter_map(|tile| tile.at.cell()).collect();
    let mut all = between(&hexes);
    for &one in &hexes {
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

/// Everything that lies under the tiles and the board. `id` is what the names of [patterns](ground::patterns) begin
/// with; `view` how far the land goes.
pub(crate) fn draw(pen: &mut Pen, id: &str, plan: &Plan, brush: Brush, view: [f64; 4]) {
    let (around, season) = (plan.around(), brush.season);
    pen.raw("<g class=\"land\" pointer-events=\"none\">");
    ground::far(pen, id, view, season);
    let near = around.iter().filter(|(_, step)| **step == 1).map(|(&cell, _)| centre(cell));
    ground::clearing(pen, id, near.map(|(x, y)| (x, y, MEADOWS)), season);
    roads(pen, season);
    country(pen, plan, &around, brush);
    lakes(pen, plan, brush);
    net(pen, plan, season);
    town_life(pen, plan, brush);
    pen.raw("</g>\n");
}

/// The same for a little map: meadows, water and streets, and trees where nobody builds.
pub(crate) fn draw_little(pen: &mut Pen, plan: &Plan, brush: Brush, view: [f64; 4]) {
    pen.raw("<g class=\"land\" pointer-events=\"none\">");
    ground::meadow(pen, view, brush.season);
    roads(pen, brush.season);
    let mut around = plan.around();
    around.retain(|_, step| *step == 2);
    country(pen, plan, &around, brush);
    lakes(pen, plan, brush);
    net(pen, plan, brush.season);
    pen.raw("</g>\n");
}

/// A small town on an island of meadow, for a page that shows no borough: its tiles with their categories, its lakes,
/// and the cells that are free.
pub(crate) fn island(
    pen: &mut Pen,
    tiles: &[(Hex, Option<Category>)],
    lakes: &[Hex],
    free: &[Hex],
    brush: Brush,
) {
    let hexes: Vec<Hex> = tiles.iter().map(|&(cell, _)| cell).collect();
    let streets = between(&hexes);
    let plan = Plan {
        built: tiles.iter().copied().collect(),
        lakes: lakes.iter().copied().collect(),
        streets,
        size: tiles.len() + lakes.len(),
        season: brush.season,
        board: false,
    };
    pen.raw("<g class=\"land\" pointer-events=\"none\">");
    let cells = hexes.iter().chain(lakes).map(|&cell| (cell, ISLAND));
    let cells = cells.chain(free.iter().map(|&cell| (cell, SIZE + 16.0)));
    ground::island(pen, cells.map(|(cell, reach)| (centre(cell).0, centre(cell).1, reach)), brush.season);
    for &cell in free {
        let ((x, y), mut scatter) = (centre(cell), Scatter::at(16, [cell.q.into(), cell.r.into()]));
        brush.stamp(pen, scatter.pick(&["grove0", "grove1", "grove2"]), x + scatter.within(10.0), y + 8.0);
    }
    self::lakes(pen, &plan, brush);
    net(pen, &plan, brush.season);
    town_life(pen, &plan, brush);
    pen.raw("</g>\n");
}

/// The streets.
fn net(pen: &mut Pen, plan: &Plan, season: Season) {
    let mut blocks = String::new();
    for cell in plan.built.keys().copied().chain(BOARD.into_iter().filter(|_| plan.board)) {
        let (x, y) = centre(cell);
        // From its right corner round.
        let _ = write!(blocks, "M{} {}l-34 58.9h-68l-34-58.9 34-58.9h68z", n(x + SIZE + OUTSIDE), n(y));
    }
    let mut lines = String::new();
    for &[a, b] in &plan.streets {
        let [(ax, ay), (bx, by)] = shared_side(a, b);
        let _ = write!(lines, "M{} {}l{} {}", n(ax), n(ay), n((bx - ax).round()), n(by - ay));
    }
    street::streets(pen, &blocks, &lines, season);
}

/// The road that leads past the board: from the west end of the land, and on to its east end.
const ROADS: [(&str, &str); 2] = [
    ("road-west", "M-2600 -60C-2100 -200-1600 20-1150 -70S-600 -150-330 -110H330"),
    ("road-east", "M330 -110C600 -70 800 -170 1150 -130S1900 60 2600 -80"),
];

/// Where the land is one for several towns other roads lead to them: each half can be left out.
fn roads(pen: &mut Pen, season: Season) {
    for (class, along) in ROADS {
        pen.raw(&format!("<g class=\"{class}\">"));
        street::road(pen, along, season);
        pen.raw("</g>");
    }
}

/// The cells of the board as a park of the town: a bed of flowers in the seat's colour, trees where nothing is written.
pub(crate) fn park(pen: &mut Pen, colour: &str, seat: usize, brush: Brush) {
    static SHAPES: LazyLock<[String; 3]> =
        LazyLock::new(|| [3.4, 4.6, 9.0].map(|inset| rounded(&joined(&BOARD, inset), 9.0)));
    let [kerb, lawn, bed] = &*SHAPES;
    pen.raw(&format!(
        "<g stroke-linejoin=\"round\"><path d=\"{kerb}\" fill=\"{}\"/><path d=\"{lawn}\" fill=\"{}\"/>\
        <path class=\"seat-{seat}\" d=\"{bed}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"4\"/>\
        <path d=\"{bed}\" fill=\"none\" stroke=\"#fff\" stroke-width=\"1.6\" stroke-dasharray=\"1.6 7\" \
        stroke-linecap=\"round\" opacity=\".8\"/></g>",
        brush.season.of(&KERB),
        brush.season.of(&PARK)
    ));
    for (index, column) in [-3, -1, 1, 3].into_iter().enumerate() {
        let x = 1.5 * SIZE * f64::from(column);
        brush.stamp(pen, ["grove0", "grove3", "grove1", "grove2"][index], x, -172.0);
        brush.stamp(pen, ["grove2", "grove1", "grove3", "grove0"][index], x, -36.0);
    }
}

/// Fields, trees and animals on the cells round the town; close to it there is room to build.
fn country(pen: &mut Pen, plan: &Plan, around: &BTreeMap<Hex, u8>, brush: Brush) {
    // What stands lower covers what stands higher.
    let mut cells: Vec<(Hex, u8)> = around.iter().map(|(&cell, &step)| (cell, step)).collect();
    cells.sort_by_key(|(cell, _)| (2 * i32::from(cell.r) + i32::from(cell.q), cell.q));
    for (cell, step) in cells {
        let mut scatter = Scatter::at(10, [cell.q.into(), cell.r.into()]);
        let (x, y) = centre(cell);
        let (x, y) = (x + scatter.within(14.0), y + scatter.within(12.0));
        // Above the board nobody builds.
        let wild = cell.r * 2 + cell.q < -4;
        let grove = scatter.pick(&["grove0", "grove1", "grove2", "grove3", "oak", "linden"]);
        match (step, scatter.unit()) {
            (1, chance) if wild && chance < 0.6 => brush.stamp(pen, grove, x, y),
            (2, chance) if !wild && chance < 0.22 => {
                brush.stamp(pen, scatter.pick(&["field0", "field1"]), x, y);
                if plan.season != Season::Spring {
                    brush.stamp(pen, "hay", x + scatter.within(24.0), y + scatter.within(12.0));
                }
            }
            (2, chance) if !wild && chance < 0.32 => brush.stamp(pen, "sheep", x, y),
            (2, chance) if chance < 0.36 => brush.stamp(pen, "birds", x, y),
            (2, chance) if chance < 0.8 => brush.stamp(pen, grove, x, y),
            (3, chance) if chance < 0.75 => brush.stamp(pen, &grove.replace("oak", "grove3"), x, y),
            _ => {}
        }
    }
}

/// Lakes that touch are one water.
fn lakes(pen: &mut Pen, plan: &Plan, brush: Brush) {
    if plan.lakes.is_empty() {
        return;
    }
    let cells: Vec<Hex> = plan.lakes.iter().copied().collect();
    let [shore, shallow, deep] = [(2.0, 20.0), (9.0, 22.0), (15.0, 24.0)].map(|(inset, soft)| {
        outlines(&cells, inset).iter().map(|outline| rounded(outline, soft)).collect::<String>()
    });
    water::water(pen, [&shore, &shallow, &deep], brush.season);
    let light = cells.iter().flat_map(|&cell| {
        let ((x, y), mut scatter) = (centre(cell), Scatter::at(11, [cell.q.into(), cell.r.into()]));
        let near = (x + scatter.between(-30.0, -20.0), y + scatter.between(-16.0, -8.0));
        [near, (x + scatter.between(18.0, 32.0), y + scatter.between(12.0, 18.0))]
    });
    water::ripples(pen, light, brush.season);
    for (index, &cell) in cells.iter().enumerate() {
        let ((x, y), mut scatter) = (centre(cell), Scatter::at(15, [cell.q.into(), cell.r.into()]));
        for side in cell.neighbours() {
            if !plan.lakes.contains(&side) && !side.is_board() && scatter.chance(0.45) {
                let [a, b] = shared_side(cell, side);
                let part = scatter.between(0.25, 0.75);
                let (sx, sy) = (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part);
                let what = scatter.pick(&["reeds", "reeds", "stones"]);
                brush.stamp(pen, what, sx + (x - sx) * 0.2, sy + (y - sy) * 0.2);
            }
        }
        // A boat on every second one.
        if index % 2 == 0 {
            let boat = scatter.pick(&["boat0", "boat1", "boat2"]);
            brush.stamp(pen, boat, x + scatter.within(4.0), y - 21.0);
        }
    }
}

/// The chance of a side between two cells.
fn at_side(what: u64, a: Hex, b: Hex) -> Scatter {
    Scatter::at(what, [i32::from(a.q) * 256 + i32::from(b.q), i32::from(a.r) * 256 + i32::from(b.r)])
}

/// Life beside the tiles and on the streets: the larger the town, the more of it.
fn town_life(pen: &mut Pen, plan: &Plan, brush: Brush) {
    let often = (0.2 + 0.03 * plan.size as f64).min(0.75);
    for (&cell, &category) in &plan.built {
        for side in cell.neighbours() {
            let free = !plan.built.contains_key(&side) && !plan.lakes.contains(&side) && !side.is_board();
            let mut scatter = at_side(12, cell, side);
            if free && scatter.chance(often) {
                beside(pen, brush, &mut scatter, category, [cell, side]);
            }
        }
    }
    for &[a, b] in &plan.streets {
        let mut scatter = at_side(13, a, b);
        let [from, to] = shared_side(a, b);
        brush.stamp(pen, "lamp", from.0, from.1 + 3.0);
        if scatter.chance(often * 0.5) {
            let (dx, dy) = (to.0 - from.0, to.1 - from.1);
            let part = scatter.between(0.2, 0.8);
            // Everybody drives on the right.
            let (x, y) = (from.0 + dx * part - dy / SIZE * 2.3, from.1 + dy * part + dx / SIZE * 2.3);
            let car = scatter.pick(&["car0", "car1", "car2", "car3"]);
            brush.turned(pen, car, x, y, dy.atan2(dx).to_degrees());
        }
    }
}

/// What is found outside a tile of a category, at one of its sides.
fn beside(
    pen: &mut Pen,
    brush: Brush,
    scatter: &mut Scatter,
    category: Option<Category>,
    [cell, side]: [Hex; 2],
) {
    let ([a, b], (cx, cy)) = (shared_side(cell, side), centre(side));
    let part = scatter.between(0.3, 0.7);
    let (ex, ey) = (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part);
    let length = (cx - ex).hypot(cy - ey).max(1.0);
    let out = |far: f64| (ex + (cx - ex) / length * far, ey + (cy - ey) / length * far);
    let (x, y) = out(15.0);
    let person = scatter.pick(&["person0", "person1", "person2"]);
    match (category, scatter.chance(0.5)) {
        (Some(Category::Residential), people) => {
            brush.stamp(pen, "bush", x - 6.0, y + 2.0);
            brush.stamp(pen, if people { person } else { "bush" }, x + 5.0, y + 4.0);
        }
        (Some(Category::Commercial), true) => {
            brush.stamp(pen, scatter.pick(&["stall0", "stall1", "stall2"]), x, y + 4.0);
            brush.stamp(pen, person, x + 10.0, y + 5.0);
        }
        (Some(Category::Commercial), false) => {
            let (x, y) = out(10.0);
            let car = scatter.pick(&["car0", "car1", "car2"]);
            brush.turned(pen, car, x, y, (b.1 - a.1).atan2(b.0 - a.0).to_degrees());
        }
        (Some(Category::Industrial), _) => brush.stamp(pen, "crates", x, y + 4.0),
        (Some(Category::Civic), true) => {
            brush.stamp(pen, "bench", x, y + 2.0);
            brush.stamp(pen, person, x + 8.0, y + 4.0);
        }
        (Some(Category::Civic), false) => brush.stamp(pen, "fountain", x, y + 3.0),
        (None, _) => brush.stamp(pen, "bush", x, y + 3.0),
    }
}

#[cfg(test)]
mod tests;
