//! All towns of a game in one landscape: a picture to keep, to share, and to end a game with.
//!
//! A town lies on the land as on a table one looks across: its plots are flat, what is built on them stands upright.
//! Games say which plots there are ([`Town`]) and in which land ([`Scenery`]); where towns lie, the light and the words are
//! the same for all. The land is made of the kit that tables are drawn with, in the same colours by season and night.
//!
//! A picture is self-contained, and equal input gives equal output.

mod land;
mod light;
mod sign;
mod town;

pub use light::Light;
pub use town::{Plot, Town};

use super::font::{FONTS, embedded};
use super::land::{Season, lit, used};
use super::pen::{Pen, Type, escape, fit, n};

/// The size of every panorama, in units: that of the pictures which links are shown with.
pub const SIZE: [f64; 2] = [1200.0, 630.0];
/// Where the land ends and the sky begins.
const HORIZON: f64 = 206.0;

/// What lies round the towns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scenery {
    /// Meadows, fields and woods.
    Country(Season),
    /// Sand and mountains.
    Desert,
}

/// All towns of a game where they lie.
#[derive(Debug, Clone)]
pub struct Region {
    /// What lies round them.
    pub scenery: Scenery,
    /// The stamps of the land, in the colours of spring.
    pub stamps: String,
    /// The drawings that the plots name.
    pub defs: String,
    /// From left to right.
    pub towns: Vec<Town>,
}

impl Default for Region {
    fn default() -> Region {
        let stamps = super::land::stamps(Season::Spring).to_owned();
        Region { scenery: Scenery::Country(Season::Spring), stamps, defs: String::new(), towns: Vec::new() }
    }
}

/// What is shown.
#[derive(Debug, Clone)]
pub struct Panorama<'a> {
    /// The game's name.
    pub title: &'a str,
    /// Who won, or how far the game is; without it nothing is written into the sky.
    pub verdict: &'a str,
    /// How it was played, and when.
    pub caption: &'a str,
    /// Where more of it is found; may be empty.
    pub address: &'a str,
    /// What it shows, for those who do not see it.
    pub about: &'a str,
    /// The towns.
    pub region: &'a Region,
    /// Day or night.
    pub light: Light,
}

impl Panorama<'_> {
    /// The picture as one SVG document.
    pub fn svg(&self) -> String {
        let [w, h] = SIZE;
        let Region { scenery, stamps, defs, towns } = self.region;
        let places = town::places(towns);
        let mut land = Pen::default();
        land::draw(&mut land, &places, *scenery);
        // What is further away is behind.
        let mut order: Vec<(&Town, town::Place)> = towns.iter().zip(places).collect();
        order.sort_by(|(_, a), (_, b)| a.front.total_cmp(&b.front));
        for (of, place) in &order {
            town::draw(&mut land, of, *place, *scenery);
        }
        let season = match scenery {
            Scenery::Country(season) => *season,
            Scenery::Desert => Season::Spring,
        };
        let defs = format!("{}{defs}", used(stamps, &format!("{}{defs}", land.0)));
        let colour = |drawing: &str| lit(drawing, season, self.light == Light::Night);
        let mut pen = Pen::default();
        pen.raw(&format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w} {h}\" width=\"{w}\" height=\"{h}\" \
            role=\"img\" aria-labelledby=\"panorama-title panorama-about\" font-family=\"{FONTS}\">\n\
            <title id=\"panorama-title\">{}</title>\n<desc id=\"panorama-about\">{}</desc>\n{}<defs>{}{}</defs>\n",
            escape(self.title),
            escape(self.about),
            embedded(),
            light::defs(self.light),
            colour(&defs),
        ));
        light::sky(&mut pen, self.light);
        pen.raw(&colour(&land.0));
        for (of, place) in &order {
            sign::draw(&mut pen, of, *place);
        }
        self.words(&mut pen);
        pen.raw("</svg>\n");
        pen.0
    }

    /// What was played, how it ended and where it is found, in the sky.
    fn words(&self, pen: &mut Pen) {
        if self.verdict.is_empty() {
            return;
        }
        let ink = self.light.ink();
        pen.text(44.0, 66.0, Type::new(40.0, ink).bold(), &fit(self.title, 40.0, 640.0));
        pen.text(45.0, 101.0, Type::new(23.0, ink).bold(), &fit(self.verdict, 23.0, 760.0));
        let more = [self.caption, self.address].into_iter().filter(|words| !words.is_empty());
        let more = more.collect::<Vec<_>>().join(" · ");
        pen.text(45.0, 126.0, Type::new(15.0, ink), &fit(&more, 15.0, 760.0));
    }
}

/// How large things look at a height of the picture: 1 at the foot, less towards the horizon.
fn depth(y: f64) -> f64 {
    0.34 + 0.66 * ((y - HORIZON) / (SIZE[1] - HORIZON)).clamp(0.0, 1.0)
}

/// A stamp of the land at a point.
fn stamp(pen: &mut Pen, id: &str, x: f64, y: f64, scale: f64) {
    let scale = (scale * 100.0).round() / 100.0;
    pen.raw(&format!("<use href=\"#l-{id}\" transform=\"translate({} {}) scale({scale})\"/>", n(x), n(y)));
}
