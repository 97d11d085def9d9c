//! Streets between what is built, and roads that lead away.

use super::tones::{KERB, LANE, LINE, STREET, Season, VERGE};
use crate::svg::pen::Pen;

/// The ground that streets run through, as one area (`blocks`: everything built, a little larger than it is), and the
/// lines in the middle of the streets.
pub fn streets(pen: &mut Pen, blocks: &str, lines: &str, season: Season) {
    pen.raw(&format!(
        "<path d=\"{blocks}\" transform=\"translate(1.5 5)\" fill=\"#2a2416\" opacity=\".2\"/>\
        <path d=\"{blocks}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"4\" stroke-linejoin=\"round\" \
        paint-order=\"stroke\"/>",
        season.of(&STREET),
        season.of(&KERB)
    ));
    middle(pen, lines, season);
}

/// A road through the country, along the data of a path, with a verge where it leads through woods.
pub fn road(pen: &mut Pen, along: &str, season: Season) {
    for (tone, wide) in [(&VERGE, 44), (&KERB, 19), (&STREET, 15)] {
        stroke(pen, along, season.of(tone), wide);
    }
    middle(pen, along, season);
}

/// A footpath.
pub fn path(pen: &mut Pen, along: &str, season: Season) {
    stroke(pen, along, season.of(&VERGE), 15);
    stroke(pen, along, season.of(&LANE), 6);
}

fn stroke(pen: &mut Pen, along: &str, colour: &str, wide: u8) {
    pen.raw(&format!(
        "<path d=\"{along}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{wide}\" stroke-linecap=\"round\"/>"
    ));
}

fn middle(pen: &mut Pen, lines: &str, season: Season) {
    if !lines.is_empty() {
        pen.raw(&format!(
            "<path d=\"{lines}\" fill=\"none\" stroke=\"{}\" stroke-width=\"1.1\" stroke-dasharray=\"5 4\"/>",
            season.of(&LINE)
        ));
    }
}
