//! Resources: woods, wells, mines and quarries.

use crate::svg::scene::*;

const COAL: &str = "#33383f";
const ROCK: &str = "#9aa3ac";

/// A derrick.
fn derrick<'a, 'b>(s: &'a mut Scene<'b>, x: f64, h: f64) -> &'a mut Scene<'b> {
    s.0.open_at(x, 0.0, h / 34.0);
    s.stroke(DARK, 1.8, "M-9 0L-2-34H2L9 0M-7-8H7M-5-18H5M-7-8L5-18M7-8L-5-18M-4-26H4");
    s.0.raw("</g>");
    s
}

/// A steep pit with steps.
fn pit<'a, 'b>(s: &'a mut Scene<'b>, fill: &str) -> &'a mut Scene<'b> {
    s.path(fill, "M-25 0V-26H-17V-18H-9V-10H-1V-3H9V-10H17V-18H25V0Z").stroke(
        WHITE,
        0.8,
        "M-24-20h5M-16-12h5M11-6h4M19-12h4",
    )
}

/// Draws a Resource tile's scene.
pub fn draw(s: &mut Scene, stem: &str) {
    match stem {
        "oil-well" => s
            .stroke(DARK, 3.0, "M-20-24L16-32")
            .path(DARK, "M13-37Q21-36 21-27L16-26Z")
            .stroke(DARK, 2.2, "M-10 0L-3-28L4 0M-8-9H2M18-27V0")
            .path(ROOF, "M-25-20H-15V-28H-25Z")
            .stroke(STONE, 2.4, "M12 0H24"),
        "limestone" => s.path("#e3dcc6", "M-25 0L-18-24L-6-27L-2-14L6-22L19-19L25 0Z").stroke(
            "#b3a985",
            1.3,
            "M-21-8H-3M-20-15H-5M2-8H22M4-14H20",
        ),
        "rainforest" => s
            .tree(-17.0, 34.0)
            .tree(2.0, 40.0)
            .tree(19.0, 30.0)
            .path(LEAF, "M-25 0Q-20-9-14 0ZM-10 0Q-5-8 0 0ZM6 0Q12-9 18 0Z")
            .disc("#d4587c", -6.0, -5.0, 1.8)
            .disc(GOLD, 13.0, -5.0, 1.8),
        "coal-mine" => s
            .path("#8a7a66", "M-26 0Q-18-26-4-28Q12-28 25 0Z")
            .path(DARK, "M-14 0V-14H4V0Z")
            .stroke(WOOD, 3.0, "M-15 0V-15H5V0")
            .path(STONE, "M8-9H24L21-1H11Z")
            .path(COAL, "M8-9Q11-15 15-12Q20-16 24-9Z")
            .disc(DARK, 12.0, -1.0, 2.4)
            .disc(DARK, 20.0, -1.0, 2.4),
        "mineral-vein" => s
            .path(ROCK, "M-25 0L-17-22L-6-31L6-24L14-28L25 0Z")
            .stroke("#b0623c", 3.6, "M-18-4L-9-12L-4-22M-9-12L4-8L14-18")
            .path(GOLD, "M-12-14h4v4h-4ZM2-10h4v4h-4ZM11-19h4v4h-4Z"),
        "natural-gas-field" => s
            .area(STONE, -8.0, -14.0, 16.0, 14.0)
            .area(ROCK, -3.0, -24.0, 6.0, 10.0)
            .stroke(DARK, 2.0, "M-24-4H-8M8-4H24M-24 0V-8M24 0V-8")
            .path("#2f7fc0", "M0-40C5-34 7-31 5-27A5.4 5.4 0 0 1-5-27C-6-30-3-33-2-35C-1-33 0-33 0-33Z")
            .disc("#b3372c", 0.0, -14.0, 3.4),
        "windmills" => s
            .stroke(STONE, 3.0, "M-12 0V-24M13 0V-18")
            .stroke(WHITE, 3.0, "M-12-24V-38M-12-24L-24-17M-12-24L0-17M13-18V-29M13-18L4-12M13-18L22-12")
            .disc(DARK, -12.0, -24.0, 2.0)
            .disc(DARK, 13.0, -18.0, 1.8)
            .path(LEAF, "M-26 0Q-12-6 0 0Q14-5 26 0Z"),
        "swamp" => s
            .path("#6f9a86", "M-26-5Q-13-10 0-6T26-5V0H-26Z")
            .stroke(WOOD, 3.0, "M-14-5V-28M-14-16L-22-23M-14-20L-7-27")
            .stroke(LEAF, 2.0, "M4-4V-18M8-4V-22M12-4V-16")
            .stroke(WOOD, 3.6, "M4-18v-5M8-22v-5M12-16v-5")
            .disc("#bfe3f8", 20.0, -14.0, 3.0)
            .disc("#bfe3f8", 17.0, -22.0, 2.0),
        "coal-bed" => s
            .path("#a58a68", "M-25 0V-14L-8-20L8-16L25-22V0Z")
            .path(COAL, "M-25-2V-8L-8-13L8-9L25-14V-7L8-2L-8-6Z")
            .path(ROCK, "M-20-18l4-6l6 2l1 4ZM6-18l4-5l6 1l2 4Z"),
        "coal-seam" => s
            .path("#8a7a66", "M-26 0L-14-28L2-32L16-22L26 0Z")
            .stroke(COAL, 5.0, "M-20-9Q-6-17 6-12T22-8")
            .stroke("#b0623c", 2.6, "M-14-20Q0-26 14-19")
            .path(GOLD, "M-2-24h3v3h-3Z"),
        "abandoned-quarry" => {
            pit(s, ROCK).fir(-21.0, 14.0).path(LEAF, "M-6-3Q-2-9 2-3ZM18-18Q21-24 25-18Z").tree(6.0, 20.0)
        }
        "oil-fields" => derrick(derrick(s, -14.0, 36.0), 12.0, 28.0)
            .path(COAL, "M-24 0Q-14-5-2 0ZM4 0Q14-4 24 0Z")
            .path("#2f7fc0", "M12-38C15-34 16-32 15-30A3.4 3.4 0 0 1 9-30C9-33 11-35 12-38Z"),
        "deep-quarry" => pit(s, "#b9a58c")
            .path("#e0a63a", "M-6-3V-12H2L5-8V-3Z")
            .stroke(DARK, 2.0, "M-4-12L-12-22L-19-15")
            .disc(DARK, -4.0, -2.0, 2.4)
            .disc(DARK, 3.0, -2.0, 2.4),
        "peat-bog" => s
            .path("#5c4632", "M-25 0V-9Q-12-14 0-9T25-9V0Z")
            .path("#7a5f45", "M-20-10h8v-5h-8ZM-16-15h8v-5h-8ZM-11-10h8v-5h-8Z")
            .stroke(LEAF, 2.0, "M8-10V-20M12-10V-24M16-10V-18M20-10V-22")
            .disc("#bfe3f8", 2.0, -26.0, 2.6)
            .disc("#bfe3f8", 5.0, -33.0, 1.8),
        _ => s.path(STONE, "M-24 0L-9-27L2-9L9-18L23 0Z").fir(-18.0, 17.0),
    };
}
