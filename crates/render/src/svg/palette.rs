//! Colours. Text on every ground reaches the contrast of WCAG AA; no meaning hangs on colour alone.

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
/// The line for zero in charts.
pub const ZERO: &str = "#a89b80";

/// The colour of a category or type of tile where it is a dot or a bar of a chart; no text stands on it.
pub fn category(word: &str) -> &'static str {
    match word {
        "residential" => "#3d8a4e",
        "commercial" => "#2f6fb0",
        "industrial" => "#c98a00",
        "civic" => "#6b7280",
        "public" => "#b23a2e",
        "resource" => "#8a5a2b",
        "goal" => "#7d4f9e",
        "lake" => "#2a9d9d",
        _ => INK,
    }
}

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

/// The colour of a seat; carries white text.
pub fn seat(index: usize) -> &'static str {
    ["#b23a2e", "#1d5fa6", "#2d7550", "#7d4f9e", "#8a5a00"][index % 5]
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    fn luminance(colour: &str) -> f64 {
        let channel = |at: usize| {
            let value = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).expect("a hex colour")) / 255.0;
            if value <= 0.03928 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
    }

    /// Text must be readable on its ground.
    pub(crate) fn check(text: &str, ground: &str) {
        let (a, b) = (luminance(text), luminance(ground));
        let contrast = (a.max(b) + 0.05) / (a.min(b) + 0.05);
        assert!(contrast >= 4.5, "{text} on {ground}: {contrast:.2}");
    }

    #[test]
    fn text_can_be_read_on_its_ground() {
        for ground in [TABLE, PAPER] {
            check(INK, ground);
            check(SOFT_INK, ground);
        }
        for index in 0..5 {
            check("#ffffff", seat(index));
        }
    }
}
