//! The colours of Suburbia. Text on every ground reaches the contrast of WCAG AA; no meaning hangs on colour alone.

pub(crate) use crate::svg::palette::*;
use suburbia::tile::{Category, Track};

/// Red lines.
pub(crate) const RED: &str = "#b3261e";
/// Gold stars.
pub(crate) const STAR: &str = "#7a5200";
/// The ground of a borough.
pub(crate) const GROUND: &str = "#e2e6cf";
/// The cells drawn on it.
pub(crate) const GROUND_LINE: &str = "#d3d9bb";

/// The colours of a category; `None` is the lake and whatever has none.
pub(crate) fn hue(category: Option<Category>) -> Hue {
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
pub(crate) fn track(track: Track) -> &'static str {
    match track {
        Track::Income => "#8a5700",
        Track::Reputation => "#6d3d93",
        Track::Population => "#a03030",
        Track::Money => "#2f6a4f",
        Track::Stars => "#7a5200",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::svg::palette::tests::check;

    #[test]
    fn text_can_be_read_on_its_ground() {
        for ground in [GROUND, "#f7f1e2", "#fff0b8", "#f4eddc"] {
            check(INK, ground);
            check(SOFT_INK, ground);
        }
        for category in Category::ALL {
            let hue = hue(Some(category));
            check("#ffffff", hue.dark);
            check(INK, hue.light);
        }
        for of in Track::ALL.into_iter().chain([Track::Stars]) {
            check("#ffffff", track(of));
        }
        check("#0f3d54", hue(None).sky);
        check("#0f3d54", hue(None).middle);
        check("#5c3d00", "#fff7df");
    }
}
