//! The land between the towns: hills, fields, a river, a road from town to town, trees.

use super::town::Place;
use super::{HORIZON, SIZE, Scatter, depth, stamp};
use crate::svg::pen::{Pen, n};

/// The land under these towns.
pub(super) fn draw(pen: &mut Pen, places: &[Place]) {
    let [w, h] = SIZE;
    hills(pen);
    pen.raw(&format!(
        "<path d=\"M0 {0}Q300 {1} 600 {0}T{w} {0}V{h}H0Z\" fill=\"url(#land)\"/>\n",
        n(HORIZON),
        n(HORIZON - 14.0)
    ));
    fields(pen);
    river(pen);
    road(pen, places);
    trees(pen, places);
}

/// Three rows of hills, the furthest in the haze.
fn hills(pen: &mut Pen) {
    let y = HORIZON;
    for (colour, data) in [
        (
            "#a9c9cf",
            format!(
                "M0 {} C130 {} 210 {} 330 {} S560 {} 690 {} S930 {} 1050 {} S1160 {} 1200 {}",
                y - 40.0,
                y - 88.0,
                y - 92.0,
                y - 46.0,
                y - 84.0,
                y - 40.0,
                y - 100.0,
                y - 62.0,
                y - 70.0,
                y - 40.0
            ),
        ),
        (
            "#94bd9a",
            format!(
                "M0 {} C90 {} 190 {} 300 {} S520 {} 640 {} S900 {} 1010 {} S1150 {} 1200 {}",
                y - 22.0,
                y - 62.0,
                y - 58.0,
                y - 22.0,
                y - 60.0,
                y - 26.0,
                y - 66.0,
                y - 26.0,
                y - 54.0,
                y - 48.0
            ),
        ),
        (
            "#9dc283",
            format!(
                "M0 {} C140 {} 260 {} 420 {} S760 {} 880 {} S1110 {} 1200 {}",
                y - 26.0,
                y - 36.0,
                y + 2.0,
                y - 8.0,
                y - 40.0,
                y - 6.0,
                y - 30.0,
                y - 14.0
            ),
        ),
    ] {
        pen.raw(&format!("<path d=\"{data}V{}H0Z\" fill=\"{colour}\"/>", n(y + 40.0)));
    }
    pen.raw("\n");
}

/// Fields that lie flatter the further away they are.
fn fields(pen: &mut Pen) {
    const FIELDS: [([f64; 4], &str, &str); 9] = [
        ([40.0, 222.0, 170.0, 18.0], "#e3cf7c", "#cdb75f"),
        ([226.0, 216.0, 110.0, 12.0], "#c4d97f", "#a9c264"),
        ([930.0, 220.0, 190.0, 18.0], "#dcc673", "#c5ad58"),
        ([1070.0, 250.0, 150.0, 22.0], "#b7d07a", "#9dba60"),
        ([-40.0, 256.0, 150.0, 24.0], "#b5d17d", "#9bbb62"),
        ([420.0, 214.0, 130.0, 12.0], "#d9c877", "#c2b05e"),
        ([640.0, 226.0, 120.0, 14.0], "#bcd582", "#a2bf68"),
        ([1010.0, 560.0, 220.0, 50.0], "#cfd078", "#b7b75f"),
        ([-60.0, 520.0, 170.0, 46.0], "#d8c873", "#c1b05b"),
    ];
    for ([x, y, w, h], fill, furrow) in FIELDS {
        let lean = h * 1.1;
        pen.raw(&format!(
            "<path d=\"M{} {}h{}l{} {}h-{}Z\" fill=\"{fill}\"/><path d=\"",
            n(x + lean),
            n(y),
            n(w),
            n(-lean),
            n(h),
            n(w)
        ));
        for part in 1..6 {
            pen.raw(&format!("M{} {}l{} {}", n(x + lean + w * f64::from(part) / 6.0), n(y), n(-lean), n(h)));
        }
        pen.raw(&format!("\" stroke=\"{furrow}\" stroke-width=\"1.4\"/>"));
    }
    pen.raw("\n");
}

/// A river that comes from the hills and widens to the foot of the picture.
fn river(pen: &mut Pen) {
    const BANK: &str = "M596 202C640 222 700 224 690 246C676 280 520 284 470 330C416 380 500 420 640 452C800 488 850 540 800 630\
        H560C640 560 610 520 500 490C370 456 318 404 372 338C424 276 600 268 634 238C646 226 610 214 584 204Z";
    pen.raw(&format!("<path d=\"{BANK}\" fill=\"#d9cf9a\" stroke=\"#d9cf9a\" stroke-width=\"7\" stroke-linejoin=\"round\"/>"));
    pen.raw(&format!("<path d=\"{BANK}\" fill=\"url(#water)\"/>"));
    pen.raw(
        "<path fill=\"none\" stroke=\"#fff\" stroke-opacity=\".55\" stroke-width=\"2\" stroke-linecap=\"round\" \
        d=\"M420 352q8-6 16 0t16 0M404 400q8-6 16 0t16 0M560 474q9-7 18 0t18 0M690 520q10-8 20 0t20 0M640 590q11-8 22 0t22 0M736 572q10-8 20 0t20 0\"/>\n",
    );
}

/// The road from the left to the right past every town.
fn road(pen: &mut Pen, places: &[Place]) {
    let mut stops: Vec<(f64, f64)> = places.iter().map(|place| (place.x, place.front + 4.0)).collect();
    stops.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (first, last) =
        (stops.first().map_or(480.0, |stop| stop.1), stops.last().map_or(480.0, |stop| stop.1));
    stops.insert(0, (-40.0, first - 30.0));
    stops.push((SIZE[0] + 40.0, last - 30.0));
    let mut data = format!("M{} {}", n(stops[0].0), n(stops[0].1));
    for pair in stops.windows(2) {
        let ((x, y), (next, to)) = (pair[0], pair[1]);
        let half = (next - x) / 2.0;
        data.push_str(&format!(
            "C{} {} {} {} {} {}",
            n(x + half),
            n(y),
            n(next - half),
            n(to),
            n(next),
            n(to)
        ));
    }
    for (colour, wide, dash) in
        [("#f2ead2", 19.0, ""), ("#6a727b", 14.0, ""), ("#f6f1e4", 1.6, " stroke-dasharray=\"12 10\"")]
    {
        pen.raw(&format!(
            "<path d=\"{data}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\"{dash}/>",
            n(wide)
        ));
    }
    pen.raw("\n");
}

/// Trees where there is no town, those behind first.
fn trees(pen: &mut Pen, places: &[Place]) {
    let mut scatter = Scatter(4);
    let mut trees: Vec<(f64, f64, &str)> = Vec::new();
    for _ in 0..420 {
        let (x, y) = (scatter.within(-10.0, SIZE[0] + 10.0), scatter.within(HORIZON - 4.0, SIZE[1] + 8.0));
        let kind = ["leaf", "fir", "bush", "leaf", "fir"][(scatter.next() * 5.0) as usize % 5];
        let crowded = trees.iter().any(|&(ox, oy, _)| (ox - x).hypot((oy - y) * 2.0) < 19.0 * depth(y));
        if !crowded && !wet(x, y) && places.iter().all(|place| place.is_clear_of(x, y)) {
            trees.push((x, y, kind));
        }
    }
    trees.sort_by(|a, b| a.1.total_cmp(&b.1));
    for (x, y, kind) in trees {
        stamp(pen, kind, x, y, 0.94 * depth(y));
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
