//! Small life: cars, people, crates, stalls, boats, sheep, each on the origin. What has the same colour is one path.

use super::shape::oval;
use super::tones::{
    BLUE, EDGE, FIELD, GLASS, GOLD, LEAF, MIST, REED, STONE, Season, TILES, TRUNK, TUFT, Tone, WALL, WHITE,
    WOOD,
};
use crate::svg::pen::{Pen, n};
use std::fmt::Write as _;

/// What lives and stands on a piece of land.
pub(super) struct Life {
    season: Season,
    /// Attributes, and the data of the path that has them.
    layers: Vec<(String, String)>,
}

/// The paint of cars, stalls and clothes.
const PAINT: [&Tone; 4] = [&TILES, &BLUE, &GOLD, &WHITE];

impl Life {
    /// No life yet.
    pub(super) fn new(season: Season) -> Life {
        Life { season, layers: Vec::new() }
    }

    /// Draws all of it.
    pub(super) fn draw(&self, pen: &mut Pen) {
        for (attributes, data) in &self.layers {
            pen.raw(&format!("<path d=\"{data}\" {attributes}/>"));
        }
    }

    fn layer(&mut self, attributes: String) -> &mut String {
        let known = self.layers.iter().position(|(known, _)| *known == attributes);
        let at = known.unwrap_or_else(|| {
            self.layers.push((attributes, String::new()));
            self.layers.len() - 1
        });
        &mut self.layers[at].1
    }

    fn fill(&mut self, tone: &Tone) -> &mut String {
        let colour = self.season.of(tone);
        self.layer(format!("fill=\"{colour}\""))
    }

    fn stroke(&mut self, tone: &Tone, wide: &str) -> &mut String {
        let colour = self.season.of(tone);
        self.layer(format!(
            "fill=\"none\" stroke=\"{colour}\" stroke-width=\"{wide}\" stroke-linecap=\"round\""
        ))
    }

    fn shade(&mut self) -> &mut String {
        self.layer("fill=\"#2a2416\" opacity=\".2\"".to_owned())
    }

    /// A car seen from above, along x.
    pub(super) fn car(&mut self, paint: usize) {
        self.fill(&EDGE).push_str("M-4.4-1.6q0-.7.7-.7h7.4q.7 0 .7.7v3.2q0 .7-.7.7h-7.4q-.7 0-.7-.7z");
        self.fill(PAINT[paint % PAINT.len()])
            .push_str("M-4-1.4q0-.5.5-.5h7q.5 0 .5.5v2.8q0 .5-.5.5h-7q-.5 0-.5-.5z");
        self.fill(&GLASS).push_str("M.5-1.4h1.3v2.8h-1.3zm-3.3 0h1v2.8h-1z");
    }

    /// Somebody who stands on a point.
    pub(super) fn person(&mut self, x: f64, y: f64, paint: usize) {
        oval(self.shade(), x + 0.6, y, 1.9, 0.8);
        let tone = PAINT[paint % PAINT.len()];
        let _ = write!(self.stroke(tone, "2.6"), "M{} {}v-2.2", n(x), n(y - 1.2));
        oval(self.layer("fill=\"#d9a67c\"".to_owned()), x, y - 5.3, 1.5, 1.5);
    }

    /// A bench.
    pub(super) fn bench(&mut self) {
        let (x, y) = (0.0, 0.0);
        let _ = write!(self.stroke(&WOOD, "1.4"), "M{} {}h7m-7 2h7m-6 0v2m5 0v-2", n(x - 3.5), n(y - 3.0));
    }

    /// Crates in a heap.
    pub(super) fn crates(&mut self) {
        let (x, y) = (0.0, 0.0);
        oval(self.shade(), x + 1.5, y + 0.2, 7.0, 1.8);
        let _ = write!(self.fill(&WOOD), "M{} {}h6v-5h-6z", n(x - 6.4), n(y));
        let _ = write!(self.fill(&GOLD), "M{} {}h6v-5h-6z", n(x + 0.2), n(y));
        let _ = write!(self.fill(&TRUNK), "M{} {}h6v-5h-6z", n(x - 3.2), n(y - 5.4));
    }

    /// A market stall under a striped roof.
    pub(super) fn stall(&mut self, paint: usize) {
        let (x, y) = (0.0, 0.0);
        oval(self.shade(), x + 1.0, y, 7.0, 1.8);
        let _ = write!(self.fill(&WALL), "M{} {}h11v-5.5h-11z", n(x - 5.5), n(y));
        let _ = write!(self.fill(PAINT[paint % 3]), "M{} {}l2-4h9l2 4z", n(x - 6.5), n(y - 5.4));
        let _ =
            write!(self.fill(&WHITE), "M{} {}l1-4h2.4l-.6 4zm5.2 0l.2-4h2.4l.9 4z", n(x - 3.6), n(y - 5.4));
    }

    /// A round hedge with a flower.
    pub(super) fn bush(&mut self, x: f64, y: f64) {
        oval(self.shade(), x + 0.8, y + 0.4, 4.4, 1.5);
        let data = self.fill(&LEAF);
        oval(data, x - 2.0, y - 2.0, 2.8, 2.6);
        oval(data, x + 2.0, y - 2.2, 3.0, 2.8);
    }

    /// A round basin with a fountain.
    pub(super) fn fountain(&mut self) {
        let (x, y) = (0.0, 0.0);
        oval(self.fill(&STONE), x, y - 1.5, 7.0, 4.0);
        oval(self.fill(&MIST), x, y - 1.9, 5.4, 2.8);
        let _ = write!(
            self.stroke(&WHITE, "1.2"),
            "M{} {}q-1.5-5-4-3.4m4 3.4q1.5-5 4-3.4m-4 3.4v-6",
            n(x),
            n(y - 2.0)
        );
    }

    /// A street lamp; at night its light is seen (class `glow`).
    pub(super) fn lamp(&mut self) {
        let (x, y) = (0.0, 0.0);
        oval(self.layer("class=\"glow\" fill=\"none\"".to_owned()), x, y - 8.5, 8.0, 7.0);
        let _ = write!(self.stroke(&EDGE, "1"), "M{} {}v-8", n(x), n(y));
        oval(self.fill(&GLASS), x, y - 8.8, 1.5, 1.5);
    }

    /// A sailing boat.
    pub(super) fn boat(&mut self, paint: usize) {
        let (x, y) = (0.0, 0.0);
        let _ = write!(self.fill(&WOOD), "M{} {}h16l-3 4.4h-10z", n(x - 8.0), n(y));
        let _ = write!(self.fill(&WHITE), "M{} {}v-13.4l8.4 12.4z", n(x - 1.0), n(y - 1.0));
        let _ = write!(self.fill(PAINT[paint % 3]), "M{} {}v-10l-5 9z", n(x - 2.4), n(y - 1.0));
    }

    /// A clump of reeds.
    pub(super) fn reeds(&mut self) {
        let (x, y) = (0.0, 0.0);
        let _ = write!(self.stroke(&REED, "1.5"), "M{} {}l-2-6m4 6v-8m3.4 8l2-6m2 6l2-4", n(x - 3.0), n(y));
    }

    /// A few stones.
    pub(super) fn stones(&mut self) {
        let (x, y) = (0.0, 0.0);
        let data = self.fill(&STONE);
        oval(data, x - 2.4, y - 1.0, 2.8, 2.0);
        oval(data, x + 2.6, y - 0.6, 2.0, 1.5);
    }

    /// A sheep.
    pub(super) fn sheep(&mut self, x: f64, y: f64) {
        oval(self.shade(), x + 0.8, y, 4.0, 1.2);
        let _ = write!(self.stroke(&EDGE, "1.2"), "M{} {}v2.4m4 0v-2.4", n(x - 2.0), n(y - 2.2));
        oval(self.fill(&WALL), x, y - 3.4, 3.8, 2.5);
        oval(self.fill(&EDGE), x + 3.6, y - 4.2, 1.4, 1.2);
    }

    /// Bales of hay.
    pub(super) fn hay(&mut self) {
        let (x, y) = (0.0, 0.0);
        oval(self.shade(), x + 1.0, y, 4.6, 1.4);
        oval(self.fill(&FIELD), x, y - 3.0, 4.0, 3.2);
        oval(self.stroke(&TUFT, "1.1"), x, y - 3.0, 1.8, 1.5);
    }

    /// Birds in the air.
    pub(super) fn birds(&mut self) {
        let (x, y) = (0.0, 0.0);
        let _ =
            write!(self.stroke(&EDGE, "1.2"), "M{} {}q3-4 5 0q2-4 5 0m4 5q2.4-3 4 0q1.6-3 4 0", n(x), n(y));
    }
}
