//! A town in a panorama: where it lies, its plots and what stands on them.

use super::{SIZE, Scenery, stamp};
use crate::svg::land::tones::{KERB, PLOT_EDGE, SAND, SHALLOW, STREET, SURVEY, WATER};
use crate::svg::pen::{Pen, n};

/// How flat the ground looks.
const SQUASH: f64 = 0.6;
/// How thick the ground of a town is.
const THICK: f64 = 15.0;
/// How high buildings stand above the plot they are on, in units of a town.
const TALL: f64 = 84.0;
/// Room that the sign below a town takes.
const SIGN: f64 = 44.0;

/// A town: whose it is and what it is made of.
#[derive(Debug, Clone, Default)]
pub struct Town {
    /// Whose.
    pub name: String,
    /// The seat, which has a colour.
    pub seat: usize,
    /// The sign of the seat beside its colour.
    pub letter: String,
    /// How it did: its rank and score, or what can be said while the game runs.
    pub line: String,
    /// Whether it won.
    pub first: bool,
    /// From far to near.
    pub plots: Vec<Plot>,
}

/// A piece of a town's ground, with what stands on it.
#[derive(Debug, Clone, Default)]
pub struct Plot {
    /// Its middle on the town's map, as seen from above.
    pub at: (f64, f64),
    /// Half its width and height.
    pub half: (f64, f64),
    /// Its edge round the middle, as path data seen from above.
    pub edge: String,
    /// The colour of the ground, and of what holds it.
    pub ground: [&'static str; 2],
    /// What lies flat on it, as seen from above, round its middle.
    pub flat: String,
    /// The id of what stands on it, in the `<defs>` of the panorama.
    pub scene: Option<String>,
    /// How large that is, and where its foot is, from the middle.
    pub stands: (f64, (f64, f64)),
    /// Whether it is water.
    pub water: bool,
    /// Whether there is a street round it, with a lamp.
    pub street: bool,
}

/// Where a town lies in the picture.
#[derive(Debug, Clone, Copy)]
pub(super) struct Place {
    /// The middle of its front.
    pub x: f64,
    /// See `x`.
    pub front: f64,
    /// How large a unit of its map is.
    pub scale: f64,
    /// The middle of its map, and how wide and deep it is in the picture.
    middle: (f64, f64),
    size: (f64, f64),
}

impl Place {
    /// A point of the town's map in the picture.
    fn put(&self, (x, y): (f64, f64)) -> (f64, f64) {
        let front = self.middle.1 * SQUASH * self.scale + self.size.1 / 2.0;
        (self.x + (x - self.middle.0) * self.scale, self.front + y * SQUASH * self.scale - front)
    }

    /// Whether a tree at a point would stand neither in the town nor before its sign.
    pub(super) fn is_clear_of(&self, x: f64, y: f64) -> bool {
        let (half, deep) = (self.size.0 / 2.0 + 14.0, self.size.1 + 10.0);
        let beside = (x - self.x).abs() > half;
        let before = y > self.front + SIGN + 18.0;
        let behind = y < self.front - deep;
        let from_sign = (x - self.x).abs() > 110.0 || y < self.front - 6.0 || before;
        (beside || before || behind) && from_sign
    }
}

/// Left, top, right and bottom of a town's map.
fn extent(town: &Town) -> [f64; 4] {
    let none = [f64::MAX, f64::MAX, f64::MIN, f64::MIN];
    let all = town.plots.iter().fold(none, |edges, plot| {
        let ((x, y), (w, h)) = (plot.at, plot.half);
        [edges[0].min(x - w), edges[1].min(y - h), edges[2].max(x + w), edges[3].max(y + h)]
    });
    if town.plots.is_empty() { [-60.0, -60.0, 60.0, 60.0] } else { all }
}

/// Where towns lie: one after the other, from three on alternately near and far, all of them equally large.
pub(super) fn places(towns: &[Town]) -> Vec<Place> {
    let count = towns.len().max(1);
    let (room, high) = match count {
        1 => (1010.0, 380.0),
        2 => (566.0, 350.0),
        3 => (430.0, 262.0),
        4 => (408.0, 206.0),
        _ => (356.0, 192.0),
    };
    let fits = |town: &Town| {
        let [left, top, right, bottom] = extent(town);
        (room / (right - left)).min(high / ((bottom - top) * SQUASH + TALL))
    };
    let scale = towns.iter().map(fits).fold(1.0, f64::min);
    let place = |(index, town): (usize, &Town)| {
        let far = count > 2 && index % 2 == 1;
        let [left, top, right, bottom] = extent(town);
        let scale = if far { scale * 0.93 } else { scale };
        let inset = [0.0, 0.0, 308.0, 214.0, 190.0, 160.0][count.min(5)];
        let x = match count {
            1 => SIZE[0] / 2.0,
            _ => inset + (SIZE[0] - 2.0 * inset) * index as f64 / (count - 1) as f64,
        };
        let front = match (count, far) {
            (1, _) => 570.0,
            (2, _) => 556.0 - 8.0 * index as f64,
            (3, true) => 448.0,
            (_, true) => 404.0,
            (_, false) => 570.0,
        };
        Place {
            x,
            front,
            scale,
            middle: ((left + right) / 2.0, (top + bottom) / 2.0),
            size: ((right - left) * scale, (bottom - top) * SQUASH * scale),
        }
    };
    towns.iter().enumerate().map(place).collect()
}

/// The ground of a town, and what stands on it.
pub(super) fn draw(pen: &mut Pen, town: &Town, place: Place, scenery: Scenery) {
    pen.raw(&format!("<g class=\"town\" data-seat=\"{}\">", town.seat));
    let scale = place.scale;
    let flat = |pen: &mut Pen, plot: &Plot, dy: f64| {
        let (x, y) = place.put(plot.at);
        pen.raw(&format!(
            "<g transform=\"translate({} {}) scale({} {})\">",
            n(x),
            n(y + dy),
            fine(scale),
            fine(scale * SQUASH)
        ));
    };
    // Plots that touch become one ground.
    let all = |pen: &mut Pen, water: bool, (dy, grow): (f64, f64), look: &str| {
        pen.raw(&format!("<g {look} stroke-width=\"{}\" stroke-linejoin=\"round\">", n(grow)));
        for plot in town.plots.iter().filter(|plot| plot.water == water) {
            flat(pen, plot, dy * scale);
            pen.raw(&format!("<path d=\"{}\"/></g>", plot.edge));
        }
        pen.raw("</g>");
    };
    let paint = |colour: &str| format!("fill=\"{colour}\" stroke=\"{colour}\"");
    let [edge, ground] = match scenery {
        Scenery::Country(_) => [KERB.day(), STREET.day()],
        Scenery::Desert => [PLOT_EDGE.day(), SURVEY.day()],
    };
    all(pen, false, (THICK, 26.0), "fill=\"#1f3318\" stroke=\"#1f3318\" opacity=\".22\"");
    all(pen, true, (0.0, 26.0), &paint(SAND.day()));
    all(pen, true, (0.0, 8.0), &paint(SHALLOW.day()));
    all(pen, true, (0.0, 0.0), &paint(WATER.day()));
    all(pen, false, (0.0, 24.0), &paint(edge));
    all(pen, false, (0.0, 18.0), &paint(ground));
    let built = || town.plots.iter().filter(|plot| !plot.water);
    for plot in built() {
        flat(pen, plot, 0.0);
        pen.raw(&format!(
            "<path d=\"{}\" fill=\"{1}\" stroke=\"{1}\" stroke-width=\"2\"/></g>",
            plot.edge, plot.ground[1]
        ));
    }
    for plot in built() {
        flat(pen, plot, -THICK * scale * 0.55);
        pen.raw(&format!(
            "<path d=\"{}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"3\" stroke-linejoin=\"round\"/>{}</g>",
            plot.edge, plot.ground[0], plot.ground[1], plot.flat
        ));
    }
    for plot in town.plots.iter().filter(|plot| plot.water) {
        flat(pen, plot, 0.0);
        pen.raw(&format!("{}</g>", plot.flat));
    }
    for plot in built().filter(|plot| plot.street) {
        let (x, y) = place.put((plot.at.0 - plot.half.0, plot.at.1));
        stamp(pen, "lamp", x, y, 2.2 * scale);
    }
    let mut standing: Vec<&Plot> = town.plots.iter().filter(|plot| plot.scene.is_some()).collect();
    standing.sort_by(|a, b| foot(a).1.total_cmp(&foot(b).1));
    for plot in standing {
        let (x, y) = place.put(foot(plot));
        if let Some(scene) = &plot.scene {
            let (dx, y) = (11.0 * scale, y - THICK * scale * 0.55);
            pen.raw(&format!(
                "<ellipse cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\" fill=\"#1f2a18\" opacity=\".2\"/>",
                n(x + dx),
                n(y),
                n(24.0 * plot.stands.0 * scale),
                n(5.0 * plot.stands.0 * scale)
            ));
            pen.raw(&format!(
                "<use href=\"#{scene}\" transform=\"translate({} {}) scale({})\"/>",
                n(x),
                n(y),
                fine(scale * plot.stands.0)
            ));
        }
    }
    pen.close();
}

/// Where what stands on a plot has its foot, on the map.
fn foot(plot: &Plot) -> (f64, f64) {
    let (_, (dx, dy)) = plot.stands;
    (plot.at.0 + dx, plot.at.1 + dy)
}

/// A scale with more digits than a coordinate.
fn fine(scale: f64) -> f64 {
    (scale * 1000.0).round() / 1000.0
}
