//! Mills, plants and factories.

use crate::svg::scene::*;

/// A hall with a saw-tooth roof and a chimney.
fn hall<'a, 'b>(s: &'a mut Scene<'b>, wall: &str) -> &'a mut Scene<'b> {
    s.block(STONE, 13.0, 6.0, 33.0)
        .smoke(16.0, -36.0)
        .path(wall, "M-24 0V-13L-15-19V-13L-6-19V-13L3-19V-13L12-19V-13H24V0Z")
}

/// Draws an Industrial tile's scene.
pub fn draw(s: &mut Scene, stem: &str) {
    match stem {
        "lumber-mill" => s
            .path("#a9764a", "M-24 0V-14L-8-24L8-14V0Z")
            .block(DARK, -13.0, 10.0, 10.0)
            .disc(STONE, 15.0, -9.0, 8.0)
            .path(STONE, "M15-19l2 3h-4ZM25-9l-3 2v-4ZM5-9l3-2v4ZM15 1l-2-3h4Z")
            .disc(DARK, 15.0, -9.0, 2.0)
            .stroke("#c08a52", 4.4, "M-2-2H26"),
        "concrete-plant" => s
            .path(STONE, "M-21-6V-30H-5V-6L-10-1H-16Z")
            .stroke(DARK, 1.4, "M-19 0V-6M-7 0V-6M-21-22H-5")
            .path("#8b949e", "M2-12L8-22H20L25-13L18-5H8Z")
            .stroke(WHITE, 1.4, "M8-20L14-6M14-21L20-7")
            .path(ROOF, "M-1 0V-8H4V-3H25V0Z")
            .disc(DARK, 5.0, 0.0, 3.0)
            .disc(DARK, 20.0, 0.0, 3.0),
        "gold-extractor" => s
            .path("#b88a5a", "M-25 0Q-14-24-2-20Q8-26 18-10L24 0Z")
            .path(DARK, "M-11 0V-9A6 6 0 0 1 1-9V0Z")
            .path(GOLD, "M8-10h5v4h-5ZM12-5h5v4h-5ZM-18-8h4v3.4h-4ZM1-17h4v3.4h-4Z")
            .stroke(WOOD, 2.0, "M12-34L22-20")
            .path(STONE, "M5-31Q13-40 22-35Q14-34 9-28Z"),
        "pressure-boiler" => s
            .path("#c4573f", "M-18-22Q-18-32 0-32T18-22V-8Q18-2 0-2T-18-8Z")
            .stroke(DARK, 1.4, "M-18-22H18M-18-9H18M-12 0V-4M12 0V-4")
            .disc(WHITE, 0.0, -15.0, 5.0)
            .stroke("#b3261e", 1.4, "M0-15L3-18")
            .stroke(DARK, 2.6, "M8-32V-37H18")
            .smoke(20.0, -37.0),
        "steel-foundry" => hall(s, "#8d98a5")
            .path(DARK, "M-20-9H-6L-8 0H-18Z")
            .path("#f08a2c", "M-19-9H-7V-6H-19ZM-6-8Q0-6 0 0H-3Q-3-4-7-5Z")
            .path("#6f8296", "M4-8H18V-6H12V-2H18V0H4V-2H10V-6H4Z"),
        "plastics-factory" => hall(s, "#d9a1b8")
            .path(WHITE, "M-18 0V-9Q-18-12-16-12V-15H-12V-12Q-10-12-10-9V0Z")
            .path("#e06c98", "M-6 0V-9Q-6-12-4-12V-15H0V-12Q2-12 2-9V0Z")
            .disc("#7cb8e0", 9.0, -4.6, 4.4),
        "copper-refinery" => s
            .path("#c97a4a", "M-22 0V-26A7 7 0 0 1-8-26V0Z")
            .path("#b5673a", "M-4 0V-20A7 7 0 0 1 10-20V0Z")
            .stroke(DARK, 5.0, "M-15-33V-37H18V0")
            .stroke("#cf6f35", 3.0, "M-15-33V-37H18V0")
            .stroke(DARK, 1.2, "M-22-18H-8M-22-9H-8M-4-13H10M-4-6H10"),
        "glassblower" => s
            .path(BRICK, "M-24 0V-18Q-24-28-14-28T-4-18V0Z")
            .path("#f08a2c", "M-19 0V-8A5 5 0 0 1-9-8V0Z")
            .block(STONE, -17.0, 6.0, 36.0)
            .stroke(WOOD, 2.0, "M-8-16L8-24")
            .path("#9fd9cc", "M8-30C17-33 22-25 18-19C15-14 8-17 8-22Z")
            .stroke(WHITE, 1.3, "M12-27Q16-26 15-22")
            .path("#9fd9cc", "M10 0V-8Q10-11 13-11H17Q20-11 20-8V0Z"),
        "stone-crusher" => s
            .path("#8b949e", "M-22-30H4L-3-16H-15Z")
            .area(DARK, -17.0, -16.0, 16.0, 7.0)
            .path(STONE, "M-15-32l4-5l5 4l-3 4ZM-5-31l4-4l4 4Z")
            .stroke(DARK, 2.4, "M-4-9L24-18")
            .path(STONE, "M6 0L13-8L24 0Z")
            .path("#bcc4cc", "M-20 0L-14-6L-6 0Z")
            .stroke(DARK, 1.4, "M-20-9V0M0-9V0"),
        "smelter" => s
            .path(STONE, "M-20 0L-15-28H-1L4 0Z")
            .path("#f08a2c", "M-13 0V-8H-3V0Z")
            .stroke(DARK, 1.2, "M-16-20H0M-18-10H2")
            .smoke(-8.0, -33.0)
            .path(DARK, "M8-20H24L22-10H10Z")
            .path("#f7b733", "M9-20H23V-17H9ZM23-17Q27-12 25 0H22Q23-10 21-15Z"),
        "pressure-foundry" => s
            .area("#8d98a5", -20.0, -36.0, 34.0, 6.0)
            .area(STONE, -20.0, -30.0, 5.0, 30.0)
            .area(STONE, 9.0, -30.0, 5.0, 30.0)
            .path(DARK, "M-8-30H2V-18H7V-13H-13V-18H-8Z")
            .path("#7cc8ea", "M-9-7L-6-11H0L3-7L-3 0Z")
            .path("#6f8296", "M16-6H26V-4H22.4V-2H26V0H16V-2H19.6V-4H16Z"),
        "automobile-plant" => hall(s, "#9fb0c2").car(-3.0, 1.0, 1.25, "#c8342a"),
        "jewelry-manufacturer" => hall(s, "#c3aed6")
            .disc("#fff7df", -8.0, -6.0, 8.6)
            .stroke(GOLD, 2.4, "M-12-5A4.4 4.4 0 1 0-4-5")
            .path("#c05ad0", "M-12-9L-10-12H-6L-4-9L-8-5Z"),
        "electronics-factory" => hall(s, "#9cc4a8")
            .area("#2f6a4f", -15.0, -12.0, 14.0, 12.0)
            .area(GOLD, -11.0, -8.6, 6.0, 5.0)
            .stroke(GOLD, 1.4, "M-18-9h3M-18-3h3M-1-9h3M-1-3h3M-12-15v3M-4-15v3"),
        "modern-factory" => s
            .path("#dfe5ea", "M-24 0V-20Q-24-24-20-24H20Q24-24 24-20V0Z")
            .area(GLASS, -19.0, -19.0, 38.0, 6.0)
            .stroke(WHITE, 1.2, "M-9-19V-13M0-19V-13M10-19V-13")
            .block(DARK, -18.0, 12.0, 9.0)
            .block(DARK, 4.0, 12.0, 9.0)
            .path("#3f78b8", "M-16-24L-12-30H-2L-6-24ZM2-24L6-30H16L12-24Z"),
        "modern-foundry" => s
            .path("#c9d1d9", "M-24 0V-18H8V0Z")
            .path("#f08a2c", "M-20-12H4V-7H-20Z")
            .block("#8d98a5", -18.0, 5.0, 32.0)
            .block("#8d98a5", -9.0, 5.0, 28.0)
            .smoke(-15.0, -35.0)
            .path("#c9d1d9", "M10 0V-22A7 4 0 0 1 24-22V0Z")
            .stroke(DARK, 1.2, "M10-14H24M10-7H24"),
        "modular-factory" => s
            .area("#3f78b8", -22.0, -12.0, 20.0, 12.0)
            .area(GOLD, 0.0, -12.0, 20.0, 12.0)
            .area(ROOF, -12.0, -25.0, 20.0, 12.0)
            .stroke(
                WHITE,
                1.2,
                "M-17-9V-3M-12-9V-3M-7-9V-3M5-9V-3M10-9V-3M15-9V-3M-7-22V-16M-2-22V-16M3-22V-16",
            )
            .block(STONE, 21.0, 4.0, 32.0)
            .stroke(DARK, 1.6, "M-20-36H23M-2-36V-26"),
        _ => hall(s, BRICK).windows(-18.0, -9.0, 6, 1),
    };
}
