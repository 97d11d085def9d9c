//! The land between the towns, from the same kit as the land of a table: hills or mountains, fields, a river, a road from
//! town to town, trees. Drawn in the colours of spring by day; [`Panorama`](super::Panorama) puts others in their place.

use super::town::Place;
use super::{HORIZON, SIZE, Scenery, depth, stamp};
use crate::svg::land::tones::{DUNE, HAZE, MEADOW, OASIS, RIDGE, SLOPE, TUFT, Tone, VERGE};
use crate::svg::land::{Scatter, Season, ground, street, water};
use crate::svg::pen::{Pen, n};

/// The colours everything is drawn in first.
const SEASON: Season = Season::Spring;

/// What is the same all over a picture.
struct Kind {
    ground: &'static Tone,
    bank: &'static Tone,
    fields: bool,
    /// What grows, and how often.
    plants: &'static [&'static str],
}

const COUNTRY: Kind = Kind {
    ground: &MEADOW,
    bank: &VERGE,
    fields: true,
    plants: &["oak", "linden", "fir", "oak", "fir", "linden", "grove1", "bush"],
};
const DESERT: Kind = Kind {
    ground: &DUNE,
    bank: &OASIS,
    fields: false,
    plants: &["palm", "shrub", "shrub", "stones", "sand"],
};

/// The land under these towns.
pub(super) fn draw(pen: &mut Pen, places: &[Place], scenery: Scenery) {
    let kind = if scenery == Scenery::Desert { DESERT } else { COUNTRY };
    match scenery {
        Scenery::Country(_) => hills(pen),
        Scenery::Desert => ground::mountains(pen, &MOUNTAINS),
    }
    let ([w, h], y) = (SIZE, HORIZON);
    pen.raw(&format!(
        "<path d=\"M0 {0}Q300 {1} 600 {0}T{w} {0}V{h}H0Z\" fill=\"{2}\"/>\n",
        n(y),
        n(y - 14.0),
        kind.ground.day()
    ));
    match scenery {
        Scenery::Country(_) => slopes(pen),
        Scenery::Desert => ground::dunes(pen, "far", [0.0, y + 10.0, w, h - y]),
    }
    if kind.fields {
        fields(pen);
    }
    river(pen, &kind);
    street::road(pen, &way(places), SEASON);
    plants(pen, places, &kind);
}

/// Three rows of hills, the furthest in the haze.
fn hills(pen: &mut Pen) {
    const ROWS: [(&Tone, &str); 3] = [
        (&HAZE, "M0 166C130 118 210 114 330 160S560 122 690 166 930 106 1050 144 1160 136 1200 166"),
        (&RIDGE, "M0 184C90 144 190 148 300 184S520 146 640 180 900 140 1010 180 1150 152 1200 158"),
        (&VERGE, "M0 180C140 170 260 208 420 198S760 166 880 200 1110 176 1200 192"),
    ];
    for (tone, data) in ROWS {
        pen.raw(&format!("<path d=\"{data}V{}H0Z\" fill=\"{}\"/>", n(HORIZON + 40.0), tone.day()));
    }
    pen.raw("\n");
}

/// Mountains along the horizon: where they stand, and how wide they are.
const MOUNTAINS: [(f64, f64, f64); 9] = [
    (70.0, 212.0, 210.0),
    (210.0, 214.0, 150.0),
    (330.0, 212.0, 190.0),
    (520.0, 214.0, 130.0),
    (640.0, 213.0, 170.0),
    (800.0, 214.0, 260.0),
    (935.0, 213.0, 150.0),
    (1050.0, 214.0, 230.0),
    (1180.0, 212.0, 170.0),
];

/// Gentle slopes and tufts.
fn slopes(pen: &mut Pen) {
    let [mut slopes, mut tufts] = [const { String::new() }; 2];
    for index in 0..46 {
        let mut scatter = Scatter::at(20, [index, 0]);
        let (x, y) = (scatter.between(0.0, SIZE[0]), scatter.between(HORIZON + 14.0, SIZE[1]));
        let size = depth(y);
        if index % 2 == 0 {
            crate::svg::land::shape::oval(&mut slopes, x, y, 86.0 * size, 22.0 * size);
        } else {
            tufts.push_str(&format!("M{} {}l-3-6m3 6v-8m0 8l3-6", n(x), n(y)));
        }
    }
    pen.raw(&format!(
        "<path d=\"{slopes}\" fill=\"{}\"/><path d=\"{tufts}\" fill=\"none\" stroke=\"{}\" stroke-width=\"1.4\" \
        stroke-linecap=\"round\"/>",
        SLOPE.day(),
        TUFT.day()
    ));
}

/// Fields with what is found on them, flatter the further away they are.
fn fields(pen: &mut Pen) {
    const FIELDS: [(f64, f64, f64); 10] = [
        (70.0, 236.0, 1.5),
        (150.0, 238.0, 1.4),
        (300.0, 226.0, 1.0),
        (430.0, 222.0, 0.9),
        (700.0, 232.0, 1.1),
        (960.0, 230.0, 1.3),
        (1050.0, 236.0, 1.5),
        (1160.0, 268.0, 2.0),
        (1140.0, 596.0, 2.6),
        (36.0, 560.0, 2.4),
    ];
    for (index, (x, y, size)) in FIELDS.into_iter().enumerate() {
        pen.raw(&format!(
            "<use href=\"#l-field{}\" transform=\"translate({} {}) scale({size} {})\"/>",
            index % 2,
            n(x),
            n(y),
            n(size * 0.5)
        ));
    }
    for (what, x, y) in
        [("sheep", 236.0, 262.0), ("sheep", 1010.0, 286.0), ("hay", 90.0, 244.0), ("hay", 1066.0, 244.0)]
    {
        stamp(pen, what, x, y, 0.8 * depth(y) + 0.3);
    }
    pen.raw("\n");
}

/// A river that comes from the hills and widens to the foot of the picture.
fn river(pen: &mut Pen, kind: &Kind) {
    const BANK: &str = "M596 202C640 222 700 224 690 246C676 280 520 284 470 330C416 380 500 420 640 452C800 488 850 540 800 630\
        H560C640 560 610 520 500 490C370 456 318 404 372 338C424 276 600 268 634 238C646 226 610 214 584 204Z";
    water::river(pen, BANK, kind.bank.day(), SEASON);
    let light =
        [(430.0, 352.0), (414.0, 400.0), (578.0, 474.0), (710.0, 520.0), (662.0, 590.0), (746.0, 572.0)];
    water::ripples(pen, light, SEASON);
}

/// The road from the left to the right past every town.
fn way(places: &[Place]) -> String {
    let mut stops: Vec<(f64, f64)> = places.iter().map(|place| (place.x, place.front + 4.0)).collect();
    stops.sort_by(|a, b| a.0.total_cmp(&b.0));
    let end = |stop: Option<&(f64, f64)>| stop.map_or(480.0, |stop| stop.1) - 30.0;
    let (first, last) = (end(stops.first()), end(stops.last()));
    stops.insert(0, (-40.0, first));
    stops.push((SIZE[0] + 40.0, last));
    let mut data = format!("M{} {}", n(stops[0].0), n(stops[0].1));
    for pair in stops.windows(2) {
        let ((x, y), (next, to)) = (pair[0], pair[1]);
        let half = (next - x) / 2.0;
        let at = [x + half, y, next - half, to, next, to].map(|value| n(value).to_string());
        data.push_str(&format!("C{}", at.join(" ")));
    }
    data
}

/// Plants where there is no town, those behind first.
fn plants(pen: &mut Pen, places: &[Place], kind: &Kind) {
    let mut grown: Vec<(f64, f64, &str)> = Vec::new();
    for index in 0..420 {
        let mut scatter = Scatter::at(21, [index, 0]);
        let (x, y) = (scatter.between(-10.0, SIZE[0] + 10.0), scatter.between(HORIZON - 4.0, SIZE[1] + 8.0));
        let what = scatter.pick(kind.plants);
        let crowded = grown.iter().any(|&(ox, oy, _)| (ox - x).hypot((oy - y) * 2.0) < 19.0 * depth(y));
        if !crowded && !wet(x, y) && places.iter().all(|place| place.is_clear_of(x, y)) {
            grown.push((x, y, what));
        }
    }
    grown.sort_by(|a, b| a.1.total_cmp(&b.1));
    for (x, y, what) in grown {
        stamp(pen, what, x, y, 1.15 * depth(y));
    }
    pen.raw("\n");
}

/// Whether the river is there, roughly.
fn wet(x: f64, y: f64) -> bool {
    const MIDDLE: [(f64, f64, f64); 8] = [
        (206.0, 596.0, 20.0),
        (246.0, 665.0, 40.0),
        (284.0, 540.0, 90.0),
        (335.0, 420.0, 66.0),
        (400.0, 400.0, 76.0),
        (455.0, 520.0, 140.0),
        (520.0, 690.0, 130.0),
        (630.0, 690.0, 140.0),
    ];
    MIDDLE.windows(2).any(|pair| {
        let ((from, a, wide), (to, b, broad)) = (pair[0], pair[1]);
        let part = (y - from) / (to - from);
        (0.0..=1.0).contains(&part) && (x - (a + (b - a) * part)).abs() < wide + (broad - wide) * part
    })
}
