//! Small signs: categories, icons, tracks, markers and red lines.

use super::palette::{self, INK, RED};
pub(crate) use crate::svg::glyph::*;
use crate::svg::pen::{Pen, Type, n, width};
use suburbia::rules::Rules;
use suburbia::tile::{Category, Track, Traits};

/// The shape of a category in a box of 10 × 10 around the origin.
pub(crate) fn category_shape(category: Category) -> &'static str {
    match category {
        Category::Residential => "M-5 .2L0-5L5 .2H3.6V4.8H-3.6V.2Z",
        Category::Commercial => {
            "M-3.9-1.8H3.9L4.8 4.8H-4.8ZM-1.9-1.8A1.9 2.6 0 0 1 1.9-1.8H.9A.9 1.5 0 0 0-.9-1.8Z"
        }
        Category::Industrial => "M-5 4.8V-.6L-2.6-2.6V-.6L-.2-2.6V-.6L2-2.4V-5H4V-2L5-1.2V4.8Z",
        Category::Civic => {
            "M-5-2L0-5L5-2V-1H-5ZM-4-.4H-2.4V3H-4ZM-.8-.4H.8V3H-.8ZM2.4-.4H4V3H2.4ZM-5 3.6H5V4.8H-5Z"
        }
    }
}

/// The sign of a category.
pub(crate) fn category(pen: &mut Pen, x: f64, y: f64, scale: f64, of: Category, fill: &str) {
    pen.open_at(x, y, scale);
    pen.raw(&format!("<path d=\"{}\" fill=\"{fill}\" fill-rule=\"evenodd\"/>", category_shape(of)));
    pen.raw("</g>");
}

/// The picture of an icon in a box of 10 × 10, for those of the base game.
pub(crate) fn icon_shape(word: &str) -> Option<&'static str> {
    Some(match word {
        "restaurant" => {
            "M-3.6-4.6V-1.4A1.5 1.5 0 0 0-2.6 0V4.6H-1.6V0A1.5 1.5 0 0 0-.6-1.4V-4.6H-1.3V-1.6\
                H-1.8V-4.6H-2.4V-1.6H-2.9V-4.6ZM1.8-4.6C3.6-3.6 3.8-1 3 .6V4.6H1.8Z"
        }
        "airport" => {
            "M-.8-4.8Q0-5.6.8-4.8V-1.4L5 1.4V2.6L.8 1.2V3.4L2.2 4.4V5.2L0 4.6L-2.2 5.2V4.4L-.8 \
                3.4V1.2L-5 2.6V1.4L-.8-1.4Z"
        }
        "office" => {
            "M-4.4-2.4H-1.8V-4H1.8V-2.4H4.4V.6H-4.4ZM-.9-3.2V-2.4H.9V-3.2Z\
                M-4.4 1.4H-.8V2.2H.8V1.4H4.4V4.4H-4.4Z"
        }
        "school" => "M-5.2-1.6L0-4L5.2-1.6L0 .8ZM-3 .4L0 1.9L3 .4V2.8Q0 4.8-3 2.8ZM4.3-.8H5V3.2H4.3Z",
        "skyscraper" => {
            "M-.4-5.4H.4V-4H1.6V-2.2H3V4.8H-3V-2.2H-1.6V-4H-.4ZM-1.7-1H-.8V0H-1.7ZM.8-1H1.7V0H.8Z\
                M-1.7 1.2H-.8V2.2H-1.7ZM.8 1.2H1.7V2.2H.8Z"
        }
        "car-dealership" => {
            "M-5 .4L-3.8-.2L-2.6-2.8H2.4L3.8-.2L5 .4V2.8H-5ZM-2-.4H2.6L1.8-2H-1.6Z\
                M-4 3.2A1.3 1.3 0 0 0-1.4 3.2ZM1.4 3.2A1.3 1.3 0 0 0 4 3.2Z"
        }
        "lake" => {
            "M-5-1.4Q-3.4-3.4-1.7-1.4T1.7-1.4T5-1.4V.2Q3.4-1.8 1.7.2T-1.7.2T-5 .2Z\
                M-5 2.4Q-3.4.4-1.7 2.4T1.7 2.4T5 2.4V4Q3.4 2 1.7 4T-1.7 4T-5 4Z"
        }
        _ => return None,
    })
}

/// The badge of an icon; one that is unknown here shows its first letter.
pub(crate) fn icon(pen: &mut Pen, x: f64, y: f64, scale: f64, word: &str) {
    pen.open_at(x, y, scale);
    pen.circle(0.0, 0.0, 7.2, &format!("fill=\"{INK}\" stroke=\"#fff\" stroke-width=\"1\""));
    match icon_shape(word) {
        Some(shape) => pen.raw(&format!(
            "<path d=\"{shape}\" fill=\"#fff\" fill-rule=\"evenodd\" transform=\"scale(.95)\"/>"
        )),
        None => {
            let letter: String = word.trim_start_matches("badge:").chars().take(1).collect();
            pen.text(0.0, 3.4, Type::new(9.0, "#fff").bold().middle(), &letter.to_uppercase());
        }
    }
    pen.raw("</g>");
}

/// From one sign of a line to the next.
const STEP: f64 = 13.5;

/// How wide the signs of all that a line matches are.
pub(crate) fn traits_width(rules: &Rules, matches: Traits) -> f64 {
    STEP * rules.trait_words(matches).len() as f64
}

/// The signs of all that a line matches, from `x` to the right.
pub(crate) fn traits(pen: &mut Pen, x: f64, y: f64, rules: &Rules, matches: Traits) {
    for (index, word) in rules.trait_words(matches).iter().enumerate() {
        let at = x + STEP * (index as f64 + 0.5);
        match Category::ALL.into_iter().find(|of| of.word() == word) {
            Some(of) => {
                let back = format!("fill=\"{}\"", palette::hue(Some(of)).dark);
                pen.rect([at - 6.2, y - 6.2, 12.4, 12.4], 2.6, &back);
                category(pen, at, y, 0.9, of, "#fff");
            }
            None => icon(pen, at, y, 0.86, word),
        }
    }
}

/// The sign of a track in a box of 10 × 10.
pub(crate) fn track_shape(track: Track) -> &'static str {
    match track {
        // Stacks of coins that grow.
        Track::Income => {
            "M-4.9 2.5h2.8v2.3h-2.8ZM-1.4 2.5h2.8v2.3h-2.8ZM2.1 2.5h2.8v2.3h-2.8Z\
                M-1.4-.7h2.8v2.3h-2.8ZM2.1-.7h2.8v2.3h-2.8ZM2.1-3.9h2.8v2.3h-2.8Z"
        }
        Track::Reputation => "M0-5L1.5-1.7L5-1.4L2.3 1L3.1 4.5L0 2.6L-3.1 4.5L-2.3 1L-5-1.4L-1.5-1.7Z",
        Track::Population => "M0-5A2.3 2.3 0 1 1 0-.4A2.3 2.3 0 1 1 0-5ZM-4.2 4.8Q-4.2.4 0 .4T4.2 4.8Z",
        // A star in a ring.
        Track::Stars => {
            "M-5 0A5 5 0 1 1 5 0A5 5 0 1 1-5 0ZM0-3.8L1.1-1.2L3.7-1L1.7.7L2.4 3.3L0 1.9L-2.4 3.3L-1.7.7L-3.7-1L-1.1-1.2Z"
        }
        // A coin.
        Track::Money => {
            "M-5 0A5 5 0 1 1 5 0A5 5 0 1 1-5 0ZM1.9-1.2H.9Q.7-1.9 0-1.9Q-.8-1.9-.8-1.3Q-.8-.8.1-.6\
                Q2.1-.2 2.1 1.3Q2.1 2.5.6 2.8V3.6H-.5V2.8Q-2 2.5-2.1 1.1H-1Q-.9 1.9 0 1.9\
                Q1 1.9 1 1.3Q1 .7 0 .5Q-1.9.1-1.9-1.3Q-1.9-2.4-.5-2.7V-3.5H.6V-2.7Q1.8-2.4 1.9-1.2Z"
        }
    }
}

/// The sign of a track.
pub(crate) fn track(pen: &mut Pen, x: f64, y: f64, scale: f64, of: Track, fill: &str) {
    pen.open_at(x, y, scale);
    pen.raw(&format!("<path d=\"{}\" fill=\"{fill}\" fill-rule=\"evenodd\"/></g>", track_shape(of)));
}

/// The text of a gain on a chip: money needs no sign of its own.
fn gain_word(track: Track, amount: i8) -> String {
    let sign = if amount < 0 { '−' } else { '+' };
    let dollar = if track == Track::Money { "$" } else { "" };
    format!("{sign}{dollar}{}", amount.unsigned_abs())
}

/// How wide the chip of a gain is at scale 1.
pub(crate) fn chip_width(track: Track, amount: i8) -> f64 {
    let sign = if track == Track::Money { 0.0 } else { 10.5 };
    (width(&gain_word(track, amount), 10.0) + sign + 6.0).round()
}

/// A gain as a chip: number and sign of the track, white on the track's colour. `x` is its left end.
pub(crate) fn chip(pen: &mut Pen, x: f64, y: f64, scale: f64, of: Track, amount: i8) {
    let wide = chip_width(of, amount);
    pen.open_at(x, y, scale);
    pen.rect([0.0, -7.5, wide, 15.0], 7.5, &format!("fill=\"{}\"", palette::track(of)));
    let text = gain_word(of, amount);
    let room = if of == Track::Money { wide } else { wide - 10.5 };
    pen.text(room / 2.0 + 0.5, 3.6, Type::new(10.0, "#fff").bold().middle(), &text);
    if of != Track::Money {
        track(pen, wide - 9.0, 0.2, 0.88, of, "#fff");
    }
    pen.raw("</g>");
}

/// An investment marker: a coin of the seat's colour that says ×2.
pub(crate) fn marker(pen: &mut Pen, x: f64, y: f64, radius: f64, colour: &str) {
    pen.circle(x, y + 1.4, radius, "fill=\"#000\" opacity=\".28\"");
    pen.circle(x, y, radius, &format!("fill=\"{colour}\" stroke=\"#fff\" stroke-width=\"2\""));
    pen.circle(
        x,
        y,
        radius - 3.2,
        "fill=\"none\" stroke=\"#fff\" stroke-width=\".8\" stroke-dasharray=\"1.6 1.4\"",
    );
    pen.text(x, y + radius * 0.3, Type::new(radius * 0.84, "#fff").bold().middle(), "×2");
}

/// The sign of a red line: a bar with a diamond.
pub(crate) fn red_line(pen: &mut Pen, x: f64, top: f64, bottom: f64) {
    pen.line([x, top, x, bottom], &format!("stroke=\"{RED}\" stroke-width=\"2\""));
    let (a, b, c) = (n(x - 3.2), n(x), n(x + 3.2));
    pen.raw(&format!(
        "<path d=\"M{a} {t}L{b} {u}L{c} {t}L{b} {v}Z\" fill=\"{RED}\"/>",
        t = n(top),
        u = n(top - 3.6),
        v = n(top + 3.6)
    ));
}
