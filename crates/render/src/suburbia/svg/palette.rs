//! The colours of Suburbia. Text on every ground reaches the contrast of WCAG AA; no meaning hangs on colour alone.

use crate::svg::land::tones;
pub(crate) use crate::svg::palette::*;
use suburbia::tile::{Category, Track};

/// Red lines.
pub(crate) const RED: &str = "#b3261e";
/// What is written on the faces of tiles, and stars on them.
pub(crate) const FACE_INK: &str = tones::FACE_INK.day();
pub(crate) const FACE_STAR: &str = tones::FACE_STAR.day();
/// What is written on water.
pub(crate) const WATER_INK: &str = tones::WATER_INK.day();

/// The colours of a category; `None` is the lake and whatever has none.
pub(crate) fn hue(category: Option<Category>) -> Hue {
    let (dark, middle, light) = match category {
        Some(Category::Residential) => ("#2c6a3c", tones::HOMES, tones::HOMES_FACE),
        Some(Category::Commercial) => ("#1f5192", tones::SHOPS, tones::SHOPS_FACE),
        Some(Category::Industrial) => ("#835600", tones::WORKS, tones::WORKS_FACE),
        Some(Category::Civic) => ("#525a65", tones::CIVIC, tones::CIVIC_FACE),
        None => ("#1d5f80", tones::WATER, tones::SHALLOW),
    };
    Hue { dark, middle: middle.day(), light: light.day(), sky: light.day() }
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
        for ground in ["#f7f1e2", "#fff0b8", "#f4eddc"] {
            check(INK, ground);
            check(SOFT_INK, ground);
        }
        for category in Category::ALL {
            let hue = hue(Some(category));
            check("#ffffff", hue.dark);
            check(FACE_INK, hue.light);
        }
        for of in Track::ALL.into_iter().chain([Track::Stars]) {
            check("#ffffff", track(of));
        }
        check(WATER_INK, hue(None).light);
        check(WATER_INK, hue(None).middle);
        check("#5c3d00", "#fff7df");
    }
}
