//! Stamps: what is found more than once on the land, drawn once and put down by `<use>`, so that a wood costs a page
//! little.
//!
//! | id | what it is |
//! |---|---|
//! | `l-oak`, `l-linden`, `l-fir`, `l-bush` | what grows |
//! | `l-grove0` … `l-grove3` | some trees together |
//! | `l-field0`, `l-field1`, `l-hay`, `l-sheep` | farms |
//! | `l-car0` … `l-car3`, `l-person0` … `l-person2` | traffic, seen along x; people |
//! | `l-stall0` … `l-stall2`, `l-crates`, `l-bench`, `l-fountain`, `l-lamp` | what stands beside houses |
//! | `l-boat0` … `l-boat2`, `l-reeds`, `l-stones` | on the water and at its shore |
//! | `l-birds` | in the air |
//! | `l-woods`, `l-grass` | what [patterns](super::ground::patterns) are made of |

use super::life::Life;
use super::shape::rounded;
use super::tones::{FIELD, Season, TUFT};
use super::{Grove, Scatter, Tree, ground};
use crate::svg::pen::{Pen, escape, n};
use std::fmt::Write as _;
use std::sync::LazyLock;

/// How land is drawn: in which colours, and where the stamps are.
#[derive(Clone, Copy)]
pub struct Brush<'a> {
    /// The colours that are written in.
    pub season: Season,
    /// The address of the file that has the [`stamps`]; empty for the same document.
    pub file: &'a str,
}

impl Brush<'_> {
    /// Puts a stamp on a point.
    pub fn stamp(&self, pen: &mut Pen, name: &str, x: f64, y: f64) {
        let (x, y) = (n(x.round()), n(y.round()));
        pen.raw(&format!("<use href=\"{}#l-{name}\" x=\"{x}\" y=\"{y}\"/>", escape(self.file)));
    }

    /// Puts a stamp on a point, turned by an angle in degrees.
    pub fn turned(&self, pen: &mut Pen, name: &str, x: f64, y: f64, angle: f64) {
        let (x, y, angle) = (n(x), n(y), n(angle.round()));
        pen.raw(&format!(
            "<use href=\"{}#l-{name}\" transform=\"translate({x} {y})rotate({angle})\"/>",
            escape(self.file)
        ));
    }
}

/// All stamps in the colours of a season, to be put into the `<defs>` of a picture or into a sprite.
pub fn stamps(season: Season) -> &'static str {
    static DRAWN: LazyLock<[String; 3]> = LazyLock::new(|| Season::ALL.map(drawn));
    &DRAWN[season as usize]
}

/// Those of some stamps that a drawing puts down.
pub fn used(stamps: &str, drawing: &str) -> String {
    let id = |stamp: &str| {
        stamp.strip_prefix("<g id=\"").and_then(|rest| rest.split('"').next()).map(str::to_owned)
    };
    let is_used = |stamp: &&str| id(stamp).is_some_and(|id| drawing.contains(&format!("#{id}\"")));
    stamps.lines().filter(is_used).flat_map(|stamp| [stamp, "\n"]).collect()
}

fn drawn(season: Season) -> String {
    let mut out = String::new();
    let mut add = |name: &str, drawn: &dyn Fn(&mut Pen)| {
        let mut pen = Pen::default();
        drawn(&mut pen);
        let _ = writeln!(out, "<g id=\"l-{name}\">{}</g>", pen.0);
    };
    for (name, tree) in [("oak", Tree::oak()), ("linden", Tree::linden()), ("fir", Tree::fir())] {
        add(name, &|pen| grove([tree], pen, season));
    }
    for index in 0..4 {
        add(&format!("grove{index}"), &|pen| grove(together(index), pen, season));
    }
    for (index, lean) in [0.3, -0.35].into_iter().enumerate() {
        add(&format!("field{index}"), &|pen| field(pen, lean, season));
    }
    type Thing = fn(&mut Life, usize);
    let things: [(&str, usize, Thing); 14] = [
        ("car", 4, |life, paint| life.car(paint)),
        ("person", 3, |life, paint| life.person(0.0, 0.0, paint)),
        ("stall", 3, |life, paint| life.stall(paint)),
        ("boat", 3, |life, paint| life.boat(paint)),
        ("bush", 1, |life, _| life.bush(0.0, 0.0)),
        ("crates", 1, |life, _| life.crates()),
        ("bench", 1, |life, _| life.bench()),
        ("fountain", 1, |life, _| life.fountain()),
        ("lamp", 1, |life, _| life.lamp()),
        ("reeds", 1, |life, _| life.reeds()),
        ("stones", 1, |life, _| life.stones()),
        ("hay", 1, |life, _| life.hay()),
        ("birds", 1, |life, _| life.birds()),
        ("sheep", 1, |life, _| {
            for (x, y) in [(-16.0, -8.0), (6.0, 8.0), (18.0, -4.0)] {
                life.sheep(x, y);
            }
        }),
    ];
    for (name, kinds, thing) in things {
        for paint in 0..kinds {
            let name = if kinds > 1 { format!("{name}{paint}") } else { name.to_owned() };
            add(&name, &|pen| {
                let mut life = Life::new(season);
                thing(&mut life, paint);
                life.draw(pen);
            });
        }
    }
    add("woods", &|pen| ground::woods(pen, season));
    add("grass", &|pen| ground::grass(pen, season));
    out
}

fn grove(trees: impl IntoIterator<Item = Tree>, pen: &mut Pen, season: Season) {
    let mut grove = Grove::default();
    trees.into_iter().for_each(|tree| grove.add(tree));
    grove.draw(pen, season);
}

/// Some trees as chance planted them, the nearer ones later.
fn together(index: i32) -> Vec<Tree> {
    let mut scatter = Scatter::at(4, [index, 0]);
    let places = [(-22.0, -10.0), (10.0, -16.0), (-4.0, 4.0), (24.0, 8.0), (-20.0, 18.0)];
    let count = 3 + index as usize % 3;
    let grown = |&(x, y): &(f64, f64)| {
        let (dx, dy, size) = (scatter.within(7.0), scatter.within(4.0), scatter.between(1.1, 1.7));
        Tree::grown(&mut scatter, x + dx, y + dy + 6.0).scaled(size)
    };
    places[..count].iter().map(grown).collect()
}

/// A tilled field with its furrows.
fn field(pen: &mut Pen, lean: f64, season: Season) {
    let (sin, cos) = f64::sin_cos(lean);
    let at = |u: f64, v: f64| (u * cos - v * sin, u * sin + v * cos);
    let edge = rounded(&[at(-42.0, -28.0), at(40.0, -31.0), at(43.0, 28.0), at(-39.0, 31.0)], 9.0);
    let mut furrows = String::new();
    for row in -2..=2 {
        let v = 11.0 * f64::from(row);
        let ((ax, ay), (bx, by)) = (at(-36.0, v), at(36.0, v));
        let _ = write!(furrows, "M{} {}L{} {}", n(ax), n(ay), n(bx), n(by));
    }
    pen.raw(&format!(
        "<path d=\"{edge}\" fill=\"{}\"/><path d=\"{furrows}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\"/>",
        season.of(&FIELD),
        season.of(&TUFT)
    ));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stamps_are_drawn_in_the_colours_of_their_season() {
        for season in Season::ALL {
            let all = stamps(season);
            assert!(all.contains("<g id=\"l-grove3\">") && all.contains("<g id=\"l-car3\">"));
            assert!(all.contains(season.of(&FIELD)));
            assert!(!all.contains("NaN") && !all.contains("url("));
        }
    }
}
