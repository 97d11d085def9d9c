//! The colours of NEOM. Text on every ground reaches the contrast of WCAG AA; no meaning hangs on colour alone: every
//! type has a sign and a pattern, every class of goods a shape.

use crate::svg::land::tones::{ASPHALT, CURB, DUNE, PLOT_EDGE};
pub(crate) use crate::svg::palette::*;
use neom::tile::Type;

/// The ground of a City board.
pub(crate) const GROUND: &str = DUNE.day();
/// Lines on it.
pub(crate) const GROUND_LINE: &str = PLOT_EDGE.day();
/// Money; carries white text.
pub(crate) const MONEY: &str = "#2f6a4f";
/// Income; carries white text.
pub(crate) const INCOME: &str = "#8a5700";
/// Victory points; carries white text.
pub(crate) const POINTS: &str = "#a03030";
/// What is lit: active routes, cornerstones, the winner.
pub(crate) const LIT: &str = "#fff0b8";
pub(crate) const LIT_EDGE: &str = "#7a5200";
/// Asphalt, and the kerbs and marks of roads.
pub(crate) const ROAD: &str = ASPHALT.day();
pub(crate) const KERB: &str = CURB.day();
/// Disasters; carries white text.
pub(crate) const DISASTER: &str = "#7c2b2b";

/// The colours of a type; `None` is a Disaster.
pub(crate) fn hue(ty: Option<Type>) -> Hue {
    match ty {
        Some(Type::Residential) => {
            Hue { dark: "#2c6a3c", middle: "#a5cf90", light: "#e4f1db", sky: "#eef6f1" }
        }
        Some(Type::Commercial) => {
            Hue { dark: "#1f5192", middle: "#9fc2e6", light: "#e0ebf8", sky: "#eff5fb" }
        }
        Some(Type::Industrial) => {
            Hue { dark: "#835600", middle: "#ebc869", light: "#fbf0cf", sky: "#fdf8e9" }
        }
        Some(Type::Public) => Hue { dark: "#5a4a86", middle: "#c0b5dc", light: "#ece8f5", sky: "#f5f2fa" },
        Some(Type::Resource) => Hue { dark: "#6e4a30", middle: "#d2b192", light: "#f3e6d8", sky: "#faf3ea" },
        None => Hue { dark: DISASTER, middle: "#d99a8c", light: "#f8e1db", sky: "#fbeeea" },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::svg::palette::tests::check;

    #[test]
    fn text_can_be_read_on_its_ground() {
        for ground in [GROUND, LIT, "#f7f1e2", "#f4eddc"] {
            check(INK, ground);
            check(SOFT_INK, ground);
        }
        for ty in Type::ALL.map(|(ty, _)| Some(ty)).into_iter().chain([None]) {
            check("#ffffff", hue(ty).dark);
            check(INK, hue(ty).light);
            check(INK, hue(ty).middle);
        }
        for ground in [MONEY, INCOME, POINTS, DISASTER] {
            check("#ffffff", ground);
        }
        check(LIT_EDGE, LIT);
    }
}
