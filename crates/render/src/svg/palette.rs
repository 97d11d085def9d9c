//! Colours. Text on every ground reaches the contrast of WCAG AA; no meaning hangs on colour alone.

use suburbia::tile::{Category, Track};

/// Ink for text.
pub const INK: &str = "#25303b";
/// Ink for less important text.
pub const SOFT_INK: &str = "#55606b";
/// The table the game lies on.
pub const TABLE: &str = "#efe8d9";
/// Panels.
pub const PAPER: &str = "#fffcf5";
/// Lines on panels.
pub const RULE: &str = "#d9cdb4";
/// Red lines.
pub const RED: &str = "#b3261e";
/// The ground of a borough.
pub const GROUND: &str = "#e2e6cf";
/// The cells drawn on it.
pub const GROUND_LINE: &str = "#d3d9bb";

/// The colours of a kind of tile.
#[derive(Clone, Copy)]
pub struct Hue {
    /// Frame and name plate; carries white text.
    pub dark: &'static str,
    /// Ground of the scene.
    pub middle: &'static str,
    /// Behind the effects; carries dark text.
    pub light: &'static str,
    /// Sky of the scene.
    pub sky: &'static str,
}

/// The colours of a category; `None` is the lake and whatever has none.
pub fn hue(category: Option<Category>) -> Hue {
    match category {
        Some(Category::Residential) => {
            Hue { dark: "#2c6a3c", middle: "#93c47d", light: "#e4f1db", sky: "#eef6f1" }
        }
        Some(Category::Commercial) => {
            Hue { dark: "#1f5192", middle: "#8fb6e0", light: "#e0ebf8", sky: "#eff5fb" }
        }
        Some(Category::Industrial) => {
            Hue { dark: "#835600", middle: "#e9bf55", light: "#fbf0cf", sky: "#fdf8e9" }
        }
        Some(Category::Civic) => Hue { dark: "#525a65", middle: "#b4bbc4", light: "#eaecef", sky: "#f4f5f7" },
        None => Hue { dark: "#1d5f80", middle: "#6db7d8", light: "#d6edf7", sky: "#9fd3e9" },
    }
}

/// The colour of a track; carries white text.
pub fn track(track: Track) -> &'static str {
    match track {
        Track::Income => "#8a5700",
        Track::Reputation => "#6d3d93",
        Track::Population => "#a03030",
        Track::Money => "#2f6a4f",
    }
}

/// The colour of a seat; carries white text.
pub fn seat(index: usize) -> &'static str {
    ["#b23a2e", "#1d5fa6", "#2d7550", "#7d4f9e", "#8a5a00"][index % 5]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn luminance(colour: &str) -> f64 {
        let channel = |at: usize| {
            let value = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).expect("a hex colour")) / 255.0;
            if value <= 0.03928 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
    }

    fn check(text: &str, ground: &str) {
        let (a, b) = (luminance(text), luminance(ground));
        let contrast = (a.max(b) + 0.05) / (a.min(b) + 0.05);
        assert!(contrast >= 4.5, "{text} on {ground}: {contrast:.2}");
    }

    #[test]
    fn text_can_be_read_on_its_ground() {
        for ground in [TABLE, PAPER, GROUND, "#f7f1e2", "#fff0b8", "#f4eddc"] {
            check(INK, ground);
            check(SOFT_INK, ground);
        }
        for category in Category::ALL {
            let hue = hue(Some(category));
            check("#ffffff", hue.dark);
            check(INK, hue.light);
        }
        for of in Track::ALL {
            check("#ffffff", track(of));
        }
        for index in 0..5 {
            check("#ffffff", seat(index));
        }
        check("#0f3d54", hue(None).sky);
        check("#0f3d54", hue(None).middle);
        check("#5c3d00", "#fff7df");
    }
}
