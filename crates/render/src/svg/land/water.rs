//! Water with its shore.

use super::tones::{RIPPLE, SAND, SHALLOW, Season, WATER};
use crate::svg::pen::{Pen, n};
use std::fmt::Write as _;

/// One water: its shore, where it begins and where it becomes deep, each as the data of a path.
pub fn water(pen: &mut Pen, [shore, shallow, deep]: [&str; 3], season: Season) {
    pen.raw(&format!("<path d=\"{shore}\" transform=\"translate(1 3)\" fill=\"#2a2416\" opacity=\".18\"/>"));
    for (data, tone) in [(shore, &SAND), (shallow, &SHALLOW), (deep, &WATER)] {
        pen.raw(&format!("<path d=\"{data}\" fill=\"{}\"/>", season.of(tone)));
    }
}

/// A river by its bank, with a strip of another colour beside it.
pub fn river(pen: &mut Pen, bank: &str, strip: &str, season: Season) {
    for (fill, edge, wide) in [
        (strip, strip, 26),
        (season.of(&SAND), season.of(&SAND), 11),
        (season.of(&WATER), season.of(&SHALLOW), 5),
    ] {
        pen.raw(&format!(
            "<path d=\"{bank}\" fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"{wide}\" stroke-linejoin=\"round\"/>"
        ));
    }
}

/// Light on the water at these places.
pub fn ripples(pen: &mut Pen, places: impl IntoIterator<Item = (f64, f64)>, season: Season) {
    let mut data = String::new();
    for (x, y) in places {
        let _ = write!(data, "M{} {}q4-4 8 0t8 0t8 0", n(x - 12.0), n(y));
    }
    pen.raw(&format!(
        "<path d=\"{data}\" fill=\"none\" stroke=\"{}\" stroke-width=\"1.8\" stroke-linecap=\"round\"/>",
        season.of(&RIPPLE)
    ));
}
