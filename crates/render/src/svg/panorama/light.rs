//! Day and night over a panorama: the sky and what stands in it.

use super::{HORIZON, SIZE};
use crate::svg::land::Scatter;
use crate::svg::pen::{Pen, n};

/// The time of day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Light {
    /// A clear morning.
    #[default]
    Day,
    /// A night with lights.
    Night,
}

impl Light {
    /// By its name: `day`, `night`.
    pub fn from_word(word: &str) -> Option<Light> {
        match word {
            "day" => Some(Light::Day),
            "night" => Some(Light::Night),
            _ => None,
        }
    }

    /// The colour of words in the sky.
    pub(super) fn ink(self) -> &'static str {
        match self {
            Light::Day => "#16324a",
            Light::Night => "#fff6dc",
        }
    }
}

/// Gradients and clouds.
pub(super) fn defs(light: Light) -> String {
    let sky = match light {
        Light::Day => ["#7cc0e8", "#c3e4f4", "#fdf0d5"],
        Light::Night => ["#0b1433", "#1d2b5c", "#5a4a80"],
    };
    format!(
        "<linearGradient id=\"sky\" x2=\"0\" y2=\"1\"><stop stop-color=\"{}\"/><stop offset=\".55\" \
        stop-color=\"{}\"/><stop offset=\"1\" stop-color=\"{}\"/></linearGradient>{}",
        sky[0],
        sky[1],
        sky[2],
        include_str!("kit.svg")
    )
}

/// The sky with what stands in it.
pub(super) fn sky(pen: &mut Pen, light: Light) {
    let [w, _] = SIZE;
    pen.rect([0.0, 0.0, w, HORIZON + 40.0], 0.0, "fill=\"url(#sky)\"");
    match light {
        Light::Day => {
            pen.circle(1010.0, 92.0, 120.0, "fill=\"url(#halo)\"");
            pen.circle(1010.0, 92.0, 34.0, "fill=\"#fff3bd\"");
            for (x, y, scale) in
                [(690.0, 66.0, 1.0), (860.0, 128.0, 0.7), (1120.0, 58.0, 0.8), (470.0, 150.0, 0.6)]
            {
                let place = format!("translate({} {}) scale({scale})", n(x), n(y));
                pen.raw(&format!("<use href=\"#cloud\" transform=\"{place}\"/>"));
            }
            pen.raw(
                "<path fill=\"none\" stroke=\"#3c5a70\" stroke-width=\"1.6\" stroke-linecap=\"round\" \
                d=\"M790 52q5-5 9 0q4-5 9 0M816 66q4-4 7 0q3-4 7 0M770 72q3-3 6 0q3-3 6 0\"/>",
            );
        }
        Light::Night => {
            for index in 0..120 {
                let mut scatter = Scatter::at(22, [index, 0]);
                let (x, y) = (scatter.between(0.0, w), scatter.between(4.0, HORIZON - 30.0));
                let (size, faint) = (scatter.between(0.6, 1.7), scatter.between(0.35, 1.0));
                let look = format!("fill=\"#fff7df\" opacity=\"{}\"", (faint * 100.0).round() / 100.0);
                pen.circle(x, y, size, &look);
            }
            pen.circle(1030.0, 84.0, 110.0, "fill=\"url(#halo)\" opacity=\".5\"");
            pen.raw("<path d=\"M1046 52a36 36 0 1 0 18 58a30 30 0 0 1-18-58Z\" fill=\"#fff3c9\"/>");
        }
    }
    pen.raw("\n");
}
