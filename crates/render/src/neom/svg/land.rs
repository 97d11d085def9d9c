//! The land of a city: desert between the sea and the mountains, a harbour before the left gate, a pass behind the
//! right one, plots where nothing is built yet, palms that grow with the generations, and the traffic on the roads.
//!
//! Reads a city and the generation, and nothing else: the same city is always the same land. What lies
//! [under](draw) the tiles takes no clicks; what drives [on their roads](traffic) covers no number.

use super::board::{BOARD, STEP, middle};
use super::road::{CROSS, HALF};
use crate::svg::land::shape::oval;
use crate::svg::land::tones::{
    ASPHALT, BLUE, CURB, DRIFT, DUNE, EDGE, GLASS, GOLD, LANE, LEAF, OASIS, PLOT, PLOT_EDGE, QUAY, ROCK,
    SUNLIT, SURVEY, TILES, TRUNK, WHITE, WOOD,
};
use crate::svg::land::{Brush, Scatter, Season, ground, water};
use crate::svg::pen::{Pen, n};
use neom::cell::{Cell, CellSet, SIDE, Side};
use neom::city::City;
use std::fmt::Write as _;

/// The colours of the desert do not know the seasons.
pub(crate) const SEASON: Season = Season::Spring;
/// How far the land goes on beyond what is shown at first.
const FAR: f64 = 1500.0;
const LONG: f64 = SIDE as f64 * STEP;

/// What is drawn of a city's land.
pub(crate) struct Plan {
    built: CellSet,
    /// Cells with a road to each side.
    roads: [CellSet; 4],
    /// Whether the left and the right trade route are open.
    open: [bool; 2],
    generation: usize,
}

impl Plan {
    pub(crate) fn of(city: &City, generation: usize) -> Plan {
        Plan {
            built: city.occupied() | CellSet::just(Cell::CENTER),
            roads: Side::ALL.map(|(side, _)| city.roads(side)),
            open: [city.left_route(), city.right_route()],
            generation,
        }
    }
}

/// Everything under the tiles. `id` is what the name of its pattern begins with; a little map has neither sea nor hills.
pub(crate) fn draw(pen: &mut Pen, id: &str, plan: &Plan, brush: Brush, small: bool) {
    pen.raw("<g class=\"land\" pointer-events=\"none\">");
    let [x, y, w, h] = [-FAR, -FAR, 2.0 * BOARD.0 + LONG + 2.0 * FAR, 2.0 * BOARD.1 + LONG + 2.0 * FAR];
    pen.rect([x, y, w, h], 0.0, &format!("class=\"ground\" fill=\"{}\"", DUNE.day()));
    if !small {
        ground::dunes(pen, id, [x, y, w, h]);
        mountains(pen);
        sea(pen, plan, brush);
        gates(pen);
        oases(pen, plan, brush);
    }
    site(pen, plan, brush, small);
    pen.raw("</g>\n");
}

fn fill(pen: &mut Pen, data: &str, colour: &str) {
    pen.raw(&format!("<path d=\"{data}\" fill=\"{colour}\"/>"));
}

/// A chain in the north and the east.
fn mountains(pen: &mut Pen) {
    let (right, top) = (BOARD.0 + LONG, BOARD.1);
    let chain = [
        (330.0, top - 44.0, 150.0),
        (470.0, top - 58.0, 210.0),
        (620.0, top - 40.0, 170.0),
        (760.0, top - 62.0, 250.0),
        (960.0, top - 30.0, 230.0),
        (right + 52.0, top + 172.0, 74.0),
        (right + 100.0, top + 186.0, 110.0),
        (right + 170.0, top + 300.0, 170.0),
        (right + 56.0, top + 496.0, 66.0),
        (right + 104.0, top + 512.0, 104.0),
        (right + 180.0, top + 640.0, 190.0),
    ];
    ground::mountains(pen, &chain);
}

/// The sea in the west, with ships that come closer while the left route is open.
fn sea(pen: &mut Pen, plan: &Plan, brush: Brush) {
    let shore = |dx: f64| {
        let x = |at: f64| n(at - dx);
        format!(
            "M{} -1500H{}C{} -900 {} -420 {} -150S{} 60 {} 150 {} 270 {} 350 {} 480 {} 560 {} 640 {} 730 {} 900 {} 1100 \
            {} 1700 {} 2300H{}Z",
            x(-1500.0),
            x(-150.0),
            x(-20.0),
            x(-120.0),
            x(0.0),
            x(46.0),
            x(40.0),
            x(18.0),
            x(30.0),
            x(44.0),
            x(34.0),
            x(20.0),
            x(42.0),
            x(110.0),
            x(40.0),
            x(-90.0),
            x(-60.0),
            x(-1500.0)
        )
    };
    water::water(pen, [&shore(0.0), &shore(9.0), &shore(34.0)], SEASON);
    let waves =
        [(-40.0, 210.0), (-70.0, 330.0), (-60.0, 600.0), (-120.0, 460.0), (-30.0, 700.0), (-150.0, 250.0)];
    water::ripples(pen, waves, SEASON);
    let ships = if plan.open[0] { [(18.0, 400.0), (10.0, 560.0)] } else { [(4.0, 236.0), (6.0, 640.0)] };
    for (index, (x, y)) in ships.into_iter().enumerate() {
        brush.stamp(pen, if index == 0 { "dhow" } else { "boat" }, x, y);
    }
}

/// Where the trade routes begin: a quay in the west, the foot of the pass in the east, wide enough for their words.
fn gates(pen: &mut Pen) {
    let y = middle(Cell::WEST_GATE).1 + CROSS.1;
    let look = format!("fill=\"{}\" stroke=\"{}\" stroke-width=\"2\"", QUAY.day(), PLOT_EDGE.day());
    pen.rect([-14.0, y - 34.0, 84.0, 98.0], 8.0, &look);
    let mut bollards = String::new();
    for at in [-24.0, 4.0, 32.0, 56.0] {
        oval(&mut bollards, -9.0, y + at, 2.4, 2.4);
    }
    fill(pen, &bollards, WOOD.day());
    pen.rect([BOARD.0 + LONG + 2.0, y - 34.0, 84.0, 98.0], 8.0, &look);
    // Where the land is one for several cities other roads lead to them.
    pen.raw("<g class=\"road-east\">");
    let road = format!("M{} {}h1400", n(BOARD.0 + LONG + 62.0), n(y));
    for (colour, wide) in [(CURB.day(), 19), (ASPHALT.day(), 15)] {
        pen.raw(&format!("<path d=\"{road}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{wide}\"/>"));
    }
    pen.raw(&format!(
        "<path d=\"{road}\" fill=\"none\" stroke=\"{}\" stroke-width=\"1.3\" stroke-dasharray=\"5 4\"/></g>",
        CURB.day()
    ));
}

/// Where roads lead away from a city in the west and in the east, and how high both lie; from a little map's edge.
pub(crate) fn road_gates(small: bool) -> [f64; 3] {
    let (west, east) = (BOARD.0 - 6.0, BOARD.0 + LONG + 6.0);
    let y = middle(Cell::WEST_GATE).1 + CROSS.1;
    if small { [west, east, y] } else { [west, east + 80.0, y] }
}

/// Palms and green around the city: more with every generation.
fn oases(pen: &mut Pen, plan: &Plan, brush: Brush) {
    let (right, bottom) = (BOARD.0 + LONG, BOARD.1 + LONG);
    let places = [
        (120.0, bottom + 34.0),
        (right - 90.0, bottom + 30.0),
        (right + 44.0, BOARD.1 + 60.0),
        (360.0, bottom + 40.0),
        (right + 40.0, bottom - 70.0),
        (200.0, BOARD.1 - 34.0),
        (540.0, bottom + 36.0),
        (right + 40.0, BOARD.1 + 262.0),
        (90.0, BOARD.1 - 40.0),
    ];
    let grown = &places[..(3 * plan.generation.clamp(1, 3)).min(places.len())];
    let mut green = String::new();
    for &(x, y) in grown {
        oval(&mut green, x, y + 2.0, 40.0, 15.0);
        oval(&mut green, x + 22.0, y + 8.0, 30.0, 11.0);
    }
    fill(pen, &green, OASIS.day());
    for (index, &(x, y)) in grown.iter().enumerate() {
        let mut scatter = Scatter::at(6, [index as i32, 0]);
        for dx in [-22.0, 6.0, 30.0] {
            let palm = scatter.pick(&["palm", "palm", "shrub"]);
            brush.stamp(pen, palm, x + dx, y + 4.0 + scatter.within(6.0));
        }
    }
}

/// The ground that the city is planned on: a terrace with an edge one sees from above.
pub(crate) fn site(pen: &mut Pen, plan: &Plan, brush: Brush, small: bool) {
    let [x, y, side] = [BOARD.0 - 6.0, BOARD.1 - 6.0, LONG + 12.0];
    pen.rect([x, y + 7.0, side, side], 12.0, "fill=\"#2a2416\" opacity=\".2\"");
    pen.rect([x, y + 4.0, side, side], 12.0, &format!("fill=\"{}\"", PLOT_EDGE.day()));
    pen.rect([x, y, side, side], 12.0, &format!("fill=\"{}\"", SURVEY.day()));
    plots(pen, plan, brush, small);
}

/// Free plots with what grows on them, and the edge of what is built.
fn plots(pen: &mut Pen, plan: &Plan, brush: Brush, small: bool) {
    let [mut free, mut pegs, mut edge] = [const { String::new() }; 3];
    for at in Cell::all() {
        let (x, y) = middle(at);
        if plan.built.contains(at) {
            let _ = write!(edge, "M{} {}h130v8q0 4-4 4h-122q-4 0-4-4z", n(x - 65.0), n(y + 60.0));
            continue;
        }
        let (left, top) = (x - HALF + 3.0, y - HALF + 3.0);
        let _ =
            write!(free, "M{} {}h112q7 0 7 7v112q0 7-7 7h-112q-7 0-7-7v-112q0-7 7-7z", n(left + 7.0), n(top));
        for (dx, dy) in [(5.0, 5.0), (121.0, 5.0), (5.0, 121.0), (121.0, 121.0)] {
            let _ = write!(pegs, "M{} {}v-5", n(left + dx), n(top + dy + 2.0));
        }
    }
    fill(pen, &free, PLOT.day());
    if !small {
        pen.raw(&format!("<path d=\"{pegs}\" stroke=\"{}\" stroke-width=\"2.4\"/>", TILES.day()));
        for at in Cell::all().filter(|&at| !plan.built.contains(at)) {
            let (x, y) = middle(at);
            let mut scatter = Scatter::at(7, [at.col() as i32, at.row() as i32]);
            for _ in 0..2 {
                let what = scatter.pick(&["shrub", "stones", "sand", "sand"]);
                brush.stamp(pen, what, x + scatter.within(44.0), y + scatter.within(44.0));
            }
        }
    }
    fill(pen, &edge, PLOT_EDGE.day());
}

/// The side's neighbour, if it is on the board.
fn neighbour(at: Cell, side: Side) -> Option<Cell> {
    CellSet::just(at).step(side).first()
}

/// Cars where a road goes on from tile to tile, and by night the light of lamps at crossings.
pub(crate) fn traffic(pen: &mut Pen, plan: &Plan, brush: Brush) {
    let [mut glow, mut halo] = [const { String::new() }; 2];
    for at in plan.built.iter() {
        let (x, y) = middle(at);
        if plan.roads.iter().any(|roads| roads.contains(at)) {
            oval(&mut glow, x + CROSS.0, y + CROSS.1, 9.0, 9.0);
            oval(&mut halo, x + CROSS.0, y + CROSS.1, 20.0, 20.0);
        }
        for (side, (dx, dy), turn) in [
            (Side::East, (HALF, CROSS.1 + 3.6), 0.0),
            (Side::East, (HALF + 12.0, CROSS.1 - 3.6), 180.0),
            (Side::South, (CROSS.0 - 3.6, HALF), 90.0),
            (Side::South, (CROSS.0 + 3.6, HALF - 12.0), 270.0),
        ] {
            let joined = neighbour(at, side).is_some_and(|next| {
                plan.roads[side as usize].contains(at) && plan.roads[side.opposite() as usize].contains(next)
            });
            let mut scatter = Scatter::at(8 + turn as u64, [at.col() as i32, at.row() as i32]);
            if joined && scatter.chance(0.45) {
                let car = scatter.pick(&["car0", "car1", "car2"]);
                brush.turned(
                    pen,
                    car,
                    x + dx + scatter.within(6.0) * f64::from((turn as u32).is_multiple_of(180)),
                    y + dy,
                    turn,
                );
            }
        }
    }
    pen.raw(&format!(
        "<g opacity=\".5\"><path class=\"glow\" d=\"{halo}\" fill=\"none\"/><path class=\"glow\" d=\"{glow}\" \
        fill=\"none\"/></g>"
    ));
}

/// What is found more than once on the land, for the `<defs>` of a picture or for the sprite.
pub(crate) fn stamps() -> String {
    let mut out = String::new();
    let mut add = |name: &str, layers: &[(&str, &str)]| {
        let _ = write!(out, "<g id=\"l-{name}\">");
        for (look, data) in layers {
            let _ = write!(out, "<path d=\"{data}\" {look}/>");
        }
        out.push_str("</g>\n");
    };
    let fill = |colour: &str| format!("fill=\"{colour}\"");
    let stroke = |colour: &str, wide: f64| {
        format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"{wide}\" stroke-linecap=\"round\"")
    };
    let shade = "fill=\"#2a2416\" opacity=\".18\"";
    add(
        "palm",
        &[
            (shade, "M-4 0a9 3 0 1 0 18 0a9 3 0 1 0-18 0z"),
            (&stroke(TRUNK.day(), 2.6), "M0 0q1-9 3-20"),
            (
                &stroke(LEAF.day(), 3.0),
                "M3-20q-9-7-15 0M3-20q-6-11-14-9M3-20q9-8 15 0M3-20q6-11 14-8M3-20q-2-8 2-13",
            ),
            (&stroke(SUNLIT.day(), 1.2), "M3-20q-8-8-13-5M3-20q7-9 13-5"),
        ],
    );
    add(
        "shrub",
        &[(&stroke(LEAF.day(), 1.8), "M-5 0l-3-5m6 5v-7m4 7l3-6m1 6l4-4"), (shade, "M-7 0h16l-3 2h-10z")],
    );
    add("stones", &[(&fill(ROCK.day()), "M-6 0q0-5 5-5t5 5zM3 0q0-3 3-3t3 3z")]);
    add("sand", &[(&stroke(DRIFT.day(), 1.6), "M-12 0q10-5 22 0M-4 5q7-3 14 0")]);
    add(
        "boat",
        &[
            (&fill(WOOD.day()), "M-10 0h20l-4 5.4h-12z"),
            (&fill(WHITE.day()), "M-1-1v-16l10 15zM-3-1v-12l-6 11z"),
        ],
    );
    add(
        "dhow",
        &[
            (&fill(WOOD.day()), "M-22-1q2 8 8 8h26q6 0 12-11q-22 5-46 3z"),
            (&stroke(TRUNK.day(), 1.6), "M-2 1v-30M-16-6L10-32"),
            (&fill(WHITE.day()), "M10-31Q10-14-14-6Q-4-12 10-31z"),
        ],
    );
    for (index, paint) in [&TILES, &BLUE, &GOLD].into_iter().enumerate() {
        add(
            &format!("car{index}"),
            &[
                (&fill(EDGE.day()), "M-4.8-2.4q0-.8.8-.8h8q.8 0 .8.8v4.8q0 .8-.8.8h-8q-.8 0-.8-.8z"),
                (&fill(paint.day()), "M-4.2-2q0-.6.6-.6h7.2q.6 0 .6.6v4q0 .6-.6.6h-7.2q-.6 0-.6-.6z"),
                (&fill(GLASS.day()), "M.6-1.9h1.5v3.8h-1.5zm-3.5 0h1.1v3.8h-1.1z"),
            ],
        );
    }
    out
}

/// The colour of a track where a road may go on.
pub(crate) fn track() -> &'static str {
    LANE.day()
}
