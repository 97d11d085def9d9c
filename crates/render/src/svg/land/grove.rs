//! Trees: many of them in a handful of paths, so that a wood costs a page little.

use super::scatter::Scatter;
use super::shape::oval;
use super::tones::{CROWN, FIR, LINDEN, SUNLIT, Season, TRUNK};
use crate::svg::pen::{Pen, n};
use std::fmt::Write as _;

/// What grows.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Kind {
    Oak,
    Linden,
    Fir,
}

/// A tree that stands on a point; a bush is one without a trunk.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Tree {
    x: f64,
    y: f64,
    size: f64,
    kind: Kind,
}

impl Tree {
    /// A tree as chance grows it.
    pub(super) fn grown(scatter: &mut Scatter, x: f64, y: f64) -> Tree {
        let kind = scatter.pick(&[Kind::Oak, Kind::Oak, Kind::Linden, Kind::Fir]);
        Tree { x, y, size: scatter.between(7.0, 11.0), kind }
    }

    /// An oak on the origin.
    pub(super) fn oak() -> Tree {
        Tree { x: 0.0, y: 0.0, size: 11.0, kind: Kind::Oak }
    }

    /// A linden on the origin.
    pub(super) fn linden() -> Tree {
        Tree { kind: Kind::Linden, ..Tree::oak() }
    }

    /// A fir on the origin.
    pub(super) fn fir() -> Tree {
        Tree { kind: Kind::Fir, ..Tree::oak() }
    }

    /// The same tree, larger or smaller.
    pub(super) fn scaled(self, by: f64) -> Tree {
        Tree { size: self.size * by, ..self }
    }

    /// The same tree elsewhere.
    pub(super) fn moved(self, dx: f64, dy: f64) -> Tree {
        Tree { x: self.x + dx, y: self.y + dy, ..self }
    }

    /// Half its width: the room it takes to all sides.
    pub(super) fn reach(self) -> f64 {
        self.size
    }
}

/// Trees that are drawn together.
#[derive(Debug, Default, Clone)]
pub(super) struct Grove(Vec<Tree>);

impl Grove {
    /// One more tree.
    pub(super) fn add(&mut self, tree: Tree) {
        self.0.push(tree);
    }

    /// Draws all of them with their shadows.
    pub(super) fn draw(&self, pen: &mut Pen, season: Season) {
        let [mut shade, mut trunks, mut oaks, mut lindens, mut firs, mut light] =
            [const { String::new() }; 6];
        for &Tree { x, y, size, kind } in &self.0 {
            oval(&mut shade, x + size * 0.35, y, size * 0.95, size * 0.42);
            let _ = write!(trunks, "M{} {}v{}", n(x), n(y), n(-size));
            match kind {
                Kind::Fir => {
                    let _ = write!(
                        firs,
                        "M{} {}l{s} {}l{s} {u}z",
                        n(x - size * 0.8),
                        n(y - size * 0.3),
                        n(-size * 2.2),
                        s = n(size * 0.8),
                        u = n(size * 2.2)
                    );
                    continue;
                }
                Kind::Oak => oval(&mut oaks, x, y - size * 1.15, size, size),
                Kind::Linden => oval(&mut lindens, x, y - size * 1.25, size * 0.86, size * 1.05),
            }
            oval(&mut light, x - size * 0.25, y - size * 1.45, size * 0.55, size * 0.5);
        }
        let mut fill = |data: &str, attributes: &str| {
            if !data.is_empty() {
                pen.raw(&format!("<path d=\"{data}\" {attributes}/>"));
            }
        };
        fill(&shade, "fill=\"#2a2416\" opacity=\".16\"");
        fill(&trunks, &format!("stroke=\"{}\" stroke-width=\"2\"", season.of(&TRUNK)));
        fill(&firs, &format!("fill=\"{}\"", season.of(&FIR)));
        fill(&oaks, &format!("fill=\"{}\"", season.of(&CROWN)));
        fill(&lindens, &format!("fill=\"{}\"", season.of(&LINDEN)));
        fill(&light, &format!("fill=\"{}\" opacity=\".75\"", season.of(&SUNLIT)));
    }
}
