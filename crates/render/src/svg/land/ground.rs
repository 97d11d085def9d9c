//! The ground: woods as far as one looks, and a clearing of meadows in them.

use super::scatter::Scatter;
use super::shape::{circles, oval};
use super::tones::{BLOOM, CREST, DRIFT, FOREST, MEADOW, ROCK, ROCK_LIT, SLOPE, Season, TRUNK, TUFT, VERGE};
use super::{Brush, Grove, Tree};
use crate::svg::pen::{Pen, n};
use std::fmt::Write as _;

/// How large a piece of woods and of meadow is before it repeats.
const WOODS: [f64; 2] = [430.0, 370.0];
const GRASS: [f64; 2] = [340.0, 290.0];

/// The patterns `ID-woods` and `ID-grass`, to be put into `<defs>`. An id of its own for each town: a pattern in a
/// part of a page that is not shown draws nothing.
pub fn patterns(id: &str, brush: Brush) -> String {
    let pattern = |name: &str, [w, h]: [f64; 2]| {
        let mut drawn = Pen::default();
        brush.stamp(&mut drawn, name, 0.0, 0.0);
        format!(
            "<pattern id=\"{id}-{name}\" width=\"{}\" height=\"{}\" patternUnits=\"userSpaceOnUse\">{}</pattern>",
            n(w),
            n(h),
            drawn.0
        )
    };
    pattern("woods", WOODS) + &pattern("grass", GRASS)
}

/// Woods over a whole rectangle.
pub fn far(pen: &mut Pen, id: &str, [x, y, w, h]: [f64; 4], season: Season) {
    let place = format!("x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"", n(x), n(y), n(w), n(h));
    pen.raw(&format!("<rect class=\"ground\" {place} fill=\"{}\"/>", season.of(&FOREST)));
    pen.raw(&format!("<rect {place} fill=\"url(#{id}-woods)\"/>"));
}

/// Nothing but meadow over a whole rectangle.
pub fn meadow(pen: &mut Pen, land: [f64; 4], season: Season) {
    pen.rect(land, 0.0, &format!("class=\"ground\" fill=\"{}\"", season.of(&MEADOW)));
}

/// A clearing: meadows round all these places (x, y, radius).
pub fn clearing(pen: &mut Pen, id: &str, places: impl IntoIterator<Item = (f64, f64, f64)>, season: Season) {
    let data = circles(places.into_iter().map(|(x, y, radius)| (x.round(), y.round(), radius.round())));
    pen.raw(&format!(
        "<path d=\"{data}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"22\" paint-order=\"stroke\"/>\
        <path d=\"{data}\" fill=\"url(#{id}-grass)\"/>",
        season.of(&MEADOW),
        season.of(&VERGE)
    ));
}

/// An island of meadow round all these places (x, y, radius), with an edge that casts a shadow.
pub fn island(pen: &mut Pen, places: impl IntoIterator<Item = (f64, f64, f64)>, season: Season) {
    let data = circles(places.into_iter().map(|(x, y, radius)| (x.round(), y.round(), radius.round())));
    pen.raw(&format!(
        "<path d=\"{data}\" transform=\"translate(2 12)\" fill=\"#2a2416\" opacity=\".16\"/>\
        <path d=\"{data}\" transform=\"translate(0 7)\" fill=\"{}\"/><path d=\"{data}\" fill=\"{}\"/>",
        season.of(&TRUNK),
        season.of(&MEADOW)
    ));
}

/// Mountains by the middle of their foot and their width; each has a side in the sun.
pub fn mountains(pen: &mut Pen, chain: &[(f64, f64, f64)]) {
    let [mut dark, mut lit] = [const { String::new() }; 2];
    for &(x, y, wide) in chain {
        let (half, high) = (wide / 2.0, wide * 0.52);
        let _ = write!(
            dark,
            "M{} {}l{} {}l{} {}l{} {}l{} {}z",
            n(x - half),
            n(y),
            n(half * 0.55),
            n(-high * 0.62),
            n(half * 0.45),
            n(-high * 0.38),
            n(half * 0.4),
            n(high * 0.45),
            n(half * 0.6),
            n(high * 0.55)
        );
        let _ = write!(
            lit,
            "M{} {}l{} {}l{} {}l{} {}l{} {}z",
            n(x),
            n(y - high),
            n(half * 0.4),
            n(high * 0.45),
            n(half * 0.6),
            n(high * 0.55),
            n(-half * 0.7),
            n(0.0),
            n(-half * 0.12),
            n(-high * 0.5)
        );
    }
    for (data, tone) in [(dark, &ROCK), (lit, &ROCK_LIT)] {
        pen.raw(&format!("<path d=\"{data}\" fill=\"{}\"/>", tone.day()));
    }
}

/// Ripples of sand over a whole rectangle, as a pattern `ID-dunes`.
pub fn dunes(pen: &mut Pen, id: &str, [x, y, w, h]: [f64; 4]) {
    pen.raw(&format!(
        "<pattern id=\"{id}-dunes\" width=\"260\" height=\"170\" patternUnits=\"userSpaceOnUse\">\
        <path d=\"M10 40q40-26 92-4q-50 2-92 4zM140 118q44-30 104-6q-54 0-104 6z\" fill=\"{}\"/>\
        <path d=\"M20 76q34-12 70 0M150 34q30-12 66 0M60 150q30-10 58 0\" fill=\"none\" stroke=\"{}\" \
        stroke-width=\"2\" stroke-linecap=\"round\"/></pattern>",
        CREST.day(),
        DRIFT.day()
    ));
    pen.rect([x, y, w, h], 0.0, &format!("fill=\"url(#{id}-dunes)\""));
}

/// Trees close to each other, the same on both sides of the piece's edges.
pub(super) fn woods(pen: &mut Pen, season: Season) {
    const ACROSS: i32 = 7;
    let [w, h] = WOODS;
    let (step, rise) = (w / f64::from(ACROSS), h / f64::from(ACROSS));
    for row in 0..ACROSS {
        let mut grove = Grove::default();
        for column in 0..ACROSS {
            let mut scatter = Scatter::at(1, [column, row]);
            let shift = if row % 2 == 0 { 0.0 } else { step / 2.0 };
            let x = step * f64::from(column) + shift + scatter.within(step * 0.22);
            let y = rise * f64::from(row) + scatter.within(rise * 0.2);
            let tree = Tree::grown(&mut scatter, x, y).scaled(2.5);
            let (reach, tall) = (tree.reach() * 1.6, tree.reach() * 2.6);
            for dx in [-w, 0.0, w] {
                for dy in [-h, 0.0, h] {
                    let seen =
                        (-reach..w + reach).contains(&(x + dx)) && (-4.0..h + tall).contains(&(y + dy));
                    if seen {
                        grove.add(tree.moved(dx, dy));
                    }
                }
            }
        }
        grove.draw(pen, season);
    }
}

/// Gentle slopes, tufts and flowers.
pub(super) fn grass(pen: &mut Pen, season: Season) {
    let [w, h] = GRASS;
    let [mut slopes, mut tufts, mut blooms] = [const { String::new() }; 3];
    for (index, (x, y, rx, ry)) in
        [(90.0, 70.0, 62.0, 30.0), (250.0, 170.0, 70.0, 36.0), (110.0, 225.0, 52.0, 24.0)]
            .into_iter()
            .enumerate()
    {
        oval(&mut slopes, x, y, rx, ry);
        let mut scatter = Scatter::at(3, [index as i32, 0]);
        oval(&mut slopes, x + rx * 0.6, y + ry * scatter.within(0.5), rx * 0.6, ry * 0.6);
    }
    for index in 0..16 {
        let mut scatter = Scatter::at(2, [index, 0]);
        let (x, y) = (scatter.between(12.0, w - 12.0), scatter.between(14.0, h - 8.0));
        if index % 3 == 0 {
            for _ in 0..3 {
                oval(&mut blooms, x + scatter.within(9.0), y + scatter.within(6.0), 1.5, 1.5);
            }
        } else {
            let _ = write!(tufts, "M{} {}l-2-4m2 4v-6m0 6l2.4-4.4", n(x), n(y));
        }
    }
    pen.raw(&format!(
        "<path d=\"{slopes}\" fill=\"{}\"/><path d=\"{tufts}\" fill=\"none\" stroke=\"{}\" stroke-width=\"1.3\" \
        stroke-linecap=\"round\"/><path d=\"{blooms}\" fill=\"{}\"/>",
        season.of(&SLOPE),
        season.of(&TUFT),
        season.of(&BLOOM)
    ));
}
