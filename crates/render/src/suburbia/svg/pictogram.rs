//! The scene on each tile, ours and made of simple shapes; tiles of unknown packs get one for their category.

use crate::svg::pen::Pen;
use crate::svg::scene::*;
use suburbia::tile::{Category, TileKind};

/// Draws the scene of a kind; the ground is at y 0.
pub fn draw(pen: &mut Pen, kind: &TileKind) {
    pen.raw("<g stroke=\"#3d4856\" stroke-width=\"1\" stroke-linejoin=\"round\">");
    let scene = &mut Scene(pen);
    let known = match kind.category {
        Some(Category::Residential) => residential(scene, &kind.id),
        Some(Category::Commercial) => commercial(scene, &kind.id),
        Some(Category::Industrial) => industrial(scene, &kind.id),
        Some(Category::Civic) => civic(scene, &kind.id),
        None => false,
    };
    if !known {
        fallback(scene, kind.category);
    }
    pen.raw("</g>");
}

fn fallback(s: &mut Scene, category: Option<Category>) {
    match category {
        Some(Category::Residential) => s.house(-12.0, 20.0, 24.0, ROOF).tree(15.0, 18.0),
        Some(Category::Commercial) => s.shop(-15.0, 30.0, 24.0, "#3f78b8"),
        Some(Category::Industrial) => {
            s.block(BRICK, -18.0, 34.0, 14.0).block(STONE, 8.0, 5.0, 27.0).windows(-14.0, -10.0, 4, 1)
        }
        Some(Category::Civic) => s.temple(-18.0, 36.0, 28.0),
        None => s
            .path(WATER, "M-22-6Q-18-10-14-6T-6-6T2-6T10-6T18-6T22-6V0H-22Z")
            .path(WOOD, "M-10-10H12L8-5H-7Z")
            .path(WALL, "M1-12V-31L13-13ZM-2-13V-26L-9-13Z"),
    };
}

fn residential(s: &mut Scene, id: &str) -> bool {
    match id {
        "suburbs" => s
            .house(-21.0, 15.0, 19.0, ROOF)
            .house(1.0, 15.0, 22.0, "#7d6aa0")
            .tree(-3.0, 14.0)
            .tree(20.0, 12.0),
        "homeowners-association" => {
            s.house(-20.0, 18.0, 24.0, ROOF).stroke(WOOD, 1.8, "M10 0V-22");
            s.area(WHITE, 2.0, -24.0, 17.0, 11.0)
                .word(10.5, -16.4, 5.0, "#2c6a3c", "RULES")
                .path(LEAF, "M-1 0Q2-5 5 0ZM13 0Q17-5 21 0Z")
        }
        "mobile-home-community" => {
            s.area(WALL, -21.0, -15.0, 27.0, 12.0).path(GLASS, "M-17-12H-10V-8H-17ZM-7-12H-1V-8H-7Z");
            s.path(ROOF, "M-22-15Q-8-19 7-15Z")
                .disc(DARK, -14.0, -2.4, 2.4)
                .disc(DARK, -1.0, -2.4, 2.4)
                .fir(15.0, 24.0)
        }
        "burg-von-alspach" => {
            s.block(STONE, -18.0, 36.0, 13.0)
                .block(STONE, -20.0, 9.0, 23.0)
                .block(STONE, 11.0, 9.0, 23.0)
                .block(STONE, -6.0, 12.0, 27.0);
            s.gable(ROOF, -21.5, 12.0, -23.0, 9.0)
                .gable(ROOF, 9.5, 12.0, -23.0, 9.0)
                .flag(0.0, -27.0, 9.0, GOLD)
                .path(DARK, "M-3 0V-5A3 3.4 0 0 1 3-5V0Z")
                .windows(-17.0, -18.0, 1, 1)
                .windows(14.0, -18.0, 1, 1)
        }
        "hostel" => {
            s.block(BRICK, -18.0, 32.0, 22.0).area(DARK, -20.0, -24.0, 36.0, 3.0).windows(-14.0, -18.0, 5, 1);
            s.path(GOLD, "M-12-9H8V-4H-12Z").stroke(DARK, 1.4, "M-13-10V-1M9-5V-1M-13-3.6H9").tree(20.0, 15.0)
        }
        "housing-projects" => s
            .block("#c9b8a4", -22.0, 13.0, 28.0)
            .block("#bda88f", -7.0, 14.0, 33.0)
            .block("#c9b8a4", 9.0, 13.0, 25.0)
            .windows(-19.6, -25.0, 2, 4)
            .windows(-3.8, -30.0, 2, 5)
            .windows(11.4, -22.0, 2, 3),
        "retirement-village" => s
            .house(-21.0, 18.0, 22.0, "#8c6fb0")
            .path(LEAF, "M-3 0Q0-6 4 0Z")
            .stroke(WOOD, 1.8, "M6-7H21M8-7V0M19-7V0M6-12H21M7-12V-7M20-12V-7")
            .tree(2.0, 24.0),
        "apartments" => s
            .block(BRICK, -17.0, 17.0, 30.0)
            .block(WALL, 1.0, 16.0, 22.0)
            .windows(-14.0, -27.0, 3, 4)
            .windows(4.0, -19.0, 2, 3)
            .tree(20.5, 13.0),
        "bed-and-breakfast" => s
            .house(-21.0, 17.0, 22.0, "#7f9fc4")
            .path(WHITE, "M2-12H16V-6Q16 0 9 0T2-6Z")
            .stroke(DARK, 1.6, "M16-10H19Q21-7 16-5")
            .stroke(DARK, 1.2, "M6-15Q4-18 6-20T6-24M11-15Q9-18 11-20T11-24"),
        "condominium" => s
            .block("#d9e4ec", -19.0, 12.0, 26.0)
            .block(WHITE, -5.0, 13.0, 34.0)
            .block("#d9e4ec", 10.0, 11.0, 20.0)
            .stroke(
                GLASS,
                2.6,
                "M-16-22H-10M-16-16H-10M-16-10H-10M-2-29H5M-2-23H5M-2-17H5M-2-11H5M13-16H18M13-10H18",
            )
            .path(LEAF, "M-4-34Q1-40 7-34Z"),
        _ => return false,
    };
    true
}

fn commercial(s: &mut Scene, id: &str) -> bool {
    match id {
        "business-supply-store" => s
            .shop(-20.0, 24.0, 22.0, "#3f78b8")
            .path(GOLD, "M10 0V-20L13-26L16-20V0Z")
            .path(WALL, "M10-20L13-26L16-20Z")
            .stroke(DARK, 1.0, "M10-4H16"),
        "convenience-store" => s
            .shop(-18.0, 33.0, 21.0, ROOF)
            .area(WHITE, -12.0, -28.0, 20.0, 8.0)
            .word(-2.0, -21.6, 7.5, "#a03030", "24h"),
        "fancy-restaurant" => s
            .path(WHITE, "M-20-4H20L16 0H-16Z")
            .path(STONE, "M-16-4A16 15 0 0 1 16-4Z")
            .disc(GOLD, 0.0, -21.0, 2.4)
            .stroke(WHITE, 1.6, "M-11-9Q-9-15-3-16")
            .stroke(DARK, 1.2, "M-6-26Q-8-29-6-31M6-26Q4-29 6-31"),
        "fast-food-restaurant" => s
            .path("#e0a050", "M-15-16Q-15-28 0-28T15-16Z")
            .area(LEAF, -17.0, -16.0, 34.0, 3.2)
            .area("#8a4a32", -15.0, -12.8, 30.0, 4.6)
            .path("#e0a050", "M-15-8.2H15Q15-1 10-1H-10Q-15-1-15-8.2Z")
            .stroke(WALL, 1.4, "M-7-22h2M-1-25h2M5-21h2"),
        "office-building" => s
            .block("#cfdcea", -14.0, 27.0, 32.0)
            .windows(-11.0, -29.0, 5, 4)
            .block(DARK, -4.0, 7.0, 6.0)
            .tree(19.0, 15.0),
        "parking-lot" => s
            .area("#2b62a8", -20.0, -30.0, 15.0, 15.0)
            .word(-12.5, -18.4, 12.0, WHITE, "P")
            .stroke(DARK, 1.8, "M-12.5-15V0")
            .car(8.0, 0.0, 1.0, ROOF),
        "waterfront-realty" => s
            .path(WATER, "M-24-6Q-20-9-16-6T-8-6T0-6T8-6T16-6T24-6V0H-24Z")
            .area(WOOD, 4.0, -9.0, 18.0, 2.4)
            .house(7.0, 12.0, 27.0, ROOF)
            .path(WOOD, "M-20-8H-5L-8-4H-17Z")
            .path(WHITE, "M-12-9V-28L-3-10ZM-13.4-10V-24L-19-10Z"),
        "casino" => s
            .block("#7d2f4d", -19.0, 38.0, 17.0)
            .path(GOLD, "M-21-17H21L16-23H-16Z")
            .path(WHITE, "M-9-32H1V-22H-9Z")
            .path(WHITE, "M3-29L9-34L14-28L8-23Z")
            .disc(DARK, -4.0, -27.0, 1.2)
            .disc(DARK, 7.0, -30.0, 0.9)
            .disc(DARK, 9.6, -27.0, 0.9)
            .stroke(GOLD, 2.0, "M-14-11H14")
            .block(DARK, -4.0, 8.0, 8.0),
        "gas-station" => s
            .area(ROOF, -21.0, -30.0, 34.0, 5.0)
            .area(STONE, -17.0, -25.0, 3.0, 25.0)
            .area(STONE, 7.0, -25.0, 3.0, 25.0)
            .area(WHITE, -8.0, -17.0, 10.0, 17.0)
            .area(GLASS, -6.0, -15.0, 6.0, 4.6)
            .stroke(DARK, 1.4, "M2-8H4.6V-15")
            .disc(GOLD, 18.0, -18.0, 4.0),
        "movie-theater" => s
            .block("#b7505a", -17.0, 34.0, 22.0)
            .area(WHITE, -20.0, -25.0, 40.0, 9.0)
            .word(0.0, -18.0, 7.5, "#8a2d2d", "★ FILM ★")
            .block(DARK, -6.0, 5.0, 9.0)
            .block(DARK, 1.0, 5.0, 9.0)
            .stroke(GOLD, 1.6, "M-18-13.6H18"),
        "shipping-center" => s
            .area(BRICK, -22.0, -12.0, 12.0, 12.0)
            .area("#c99b63", -18.0, -23.0, 11.0, 11.0)
            .stroke(DARK, 1.0, "M-12.5-23v5M-16-12v5")
            .truck(7.0, 1.0, "#3f78b8"),
        "skyscraper" => s
            .block("#bcd3e8", -9.0, 17.0, 30.0)
            .area("#bcd3e8", -6.0, -37.0, 11.0, 7.0)
            .stroke(DARK, 1.4, "M-.5-37V-42")
            .windows(-6.5, -27.0, 3, 4)
            .block(STONE, -20.0, 10.0, 16.0)
            .block(STONE, 9.0, 10.0, 20.0)
            .windows(11.0, -16.0, 2, 2),
        "boutique" => s
            .path("#c36a8f", "M-12-27L-9-29L-6-26L-3-29L0-27L-2-20L5 0H-17L-10-20Z")
            .path(GOLD, "M9-13H20V0H9Z")
            .stroke(DARK, 1.3, "M11.6-13Q14.5-20 17.4-13"),
        "hotel" => s
            .block("#e7d3b4", -15.0, 28.0, 29.0)
            .windows(-11.6, -20.0, 5, 2)
            .area("#7d2f4d", -11.0, -30.0, 20.0, 8.6)
            .word(-1.0, -24.0, 5.2, WHITE, "HOTEL")
            .awning(-7.0, -8.0, 12.0, ROOF)
            .tree(19.0, 17.0),
        "new-car-dealership" => s
            .area(GLASS, -21.0, -24.0, 42.0, 16.0)
            .area(DARK, -22.0, -27.0, 44.0, 4.0)
            .stroke(WHITE, 1.2, "M-7-23V-8M7-23V-8")
            .car(0.0, 0.0, 1.25, "#3f78b8"),
        "pr-firm" => s
            .path("#e08a3c", "M-14-19L6-29V-5L-14-13Z")
            .path(WHITE, "M6-29Q11-17 6-5Q2-17 6-29Z")
            .path(DARK, "M-12-12.4L-9 0H-4L-6-10Z")
            .stroke(DARK, 1.8, "M13-23L19-27M14-17H21M13-11L19-7"),
        "resort" => s
            .path(GOLD, "M-22 0Q-8-7 6 0Z")
            .path("#e7a64a", "M-20-18Q-8-33 6-18Z")
            .stroke(DARK, 1.6, "M-7-20L-5-2")
            .stroke(WOOD, 2.6, "M14 0Q17-12 13-24")
            .path(LEAF, "M13-24Q4-30 1-22Q8-25 13-24Q20-33 24-25Q17-27 13-24Q22-20 20-14Q17-21 13-24Z"),
        _ => return false,
    };
    true
}

fn industrial(s: &mut Scene, id: &str) -> bool {
    match id {
        "heavy-factory" => s
            .block(STONE, 4.0, 5.0, 29.0)
            .block(STONE, 12.0, 5.0, 25.0)
            .smoke(7.0, -33.0)
            .path(BRICK, "M-20 0V-14L-11-20V-14L-2-20V-14L7-20V-12H19V0Z")
            .windows(-15.0, -9.0, 6, 1),
        "farm" => s
            .path("#b5473a", "M-20 0V-14L-16-21L-8-25L0-21L4-14V0Z")
            .path(WALL, "M-12 0V-10H-4V0Z")
            .stroke(DARK, 1.0, "M-12-10L-4 0M-4-10L-12 0")
            .path(STONE, "M8 0V-22A5 5 0 0 1 18-22V0Z")
            .stroke(GOLD, 1.6, "M21 0V-9M23.6 0V-7"),
        "freeway" => s
            .path("#6a737d", "M-22 0L-6-26H6L22 0Z")
            .stroke(WHITE, 2.0, "M0-23V-20M0-16V-12M0-7V-1")
            .stroke(GOLD, 1.4, "M-17-1L-4-25M17-1L4-25")
            .car(8.0, -3.0, 0.5, ROOF),
        "landfill" => s
            .path(WOOD, "M-22 0Q-14-14-6-12Q0-22 8-16Q16-14 22 0Z")
            .path(STONE, "M-8-6h6v4h-6ZM6-9l5 2l-2 4l-5-2Z")
            .disc(ROOF, -12.0, -4.0, 2.0)
            .disc("#3f78b8", 2.0, -11.0, 2.0)
            .stroke(DARK, 1.3, "M-6-24q2-3 4 0q2-3 4 0M6-28q2-3 4 0q2-3 4 0"),
        "municipal-airport" => s
            .area(STONE, -20.0, -14.0, 8.0, 14.0)
            .area(GLASS, -22.0, -20.0, 12.0, 6.0)
            .plane(5.0, -19.0, 0.78, ROOF)
            .stroke(DARK, 1.6, "M-6-3H-1M4-3H9M14-3H19"),
        "domestic-airport" => s
            .block(WALL, -21.0, 20.0, 9.0)
            .windows(-19.0, -7.0, 3, 1)
            .block(STONE, 8.0, 6.0, 15.0)
            .area(GLASS, 5.0, -20.0, 12.0, 6.0)
            .plane(-3.0, -25.0, 0.9, "#3f78b8"),
        "international-airport" => s
            .path(GLASS, "M-22 0V-5Q-12-13 0-5V0ZM0 0V-5Q12-13 22-5V0Z")
            .disc(GOLD, 15.0, -27.0, 5.0)
            .plane(-1.0, -22.0, 1.08, "#6d3d93"),
        "slaughterhouse" => s
            .path(BRICK, "M-20 0V-16H18V0Z")
            .path(DARK, "M-22-16L-18-21H16L20-16Z")
            .path(
                WHITE,
                "M-9-11Q-9-14-6-14Q-3-14-3-10L5-10Q7-14 9-10Q11-8 7-6L4-5V-2H2V-5H-3V-2H-5V-5\
                Q-9-6-9-11Z",
            )
            .area(STONE, 10.0, -29.0, 4.0, 8.0)
            .smoke(12.0, -32.0),
        "warehouse" => s
            .path(STONE, "M-21 0V-17Q0-29 21-17V0Z")
            .area(DARK, -15.0, -13.0, 12.0, 13.0)
            .area(DARK, 2.0, -13.0, 12.0, 13.0)
            .stroke(STONE, 1.0, "M-15-9H-3M-15-5H-3M2-9H14M2-5H14")
            .area("#c99b63", 15.0, -6.0, 6.0, 6.0),
        "chip-fabrication-plant" => s
            .area(DARK, -11.0, -27.0, 22.0, 22.0)
            .stroke(
                GOLD,
                2.0,
                "M-15-23H-11M-15-16H-11M-15-9H-11M15-23H11M15-16H11M15-9H11M-7-31V-27M0-31V-27\
                M7-31V-27M-7-1V-5M0-1V-5M7-1V-5",
            )
            .area("#6fae8d", -6.0, -22.0, 12.0, 12.0),
        "recycling-plant" => s
            .path(LEAF, "M-2-30L8-30L13-22L16-24L14-14L5-18L8-19.6L5-25H1Z")
            .path(LEAF, "M15-11L11-2L1-2V1.4L-6-5L1-11V-8H7L9-12Z")
            .path(LEAF, "M-9-3L-15-11L-10-20L-13-22L-3-25L-2-15L-5-17L-8-11L-6-8Z"),
        _ => return false,
    };
    true
}

fn civic(s: &mut Scene, id: &str) -> bool {
    match id {
        "community-park" => s
            .tree(-14.0, 25.0)
            .fir(15.0, 28.0)
            .tree(3.0, 18.0)
            .stroke(WOOD, 1.8, "M-8-5H8M-6-5V0M6-5V0M-8-8.4H8")
            .path(WATER, "M12 0Q17-4 23 0Z"),
        "mint" => {
            s.temple(-20.0, 26.0, 26.0).disc(GOLD, 13.0, -11.0, 9.0).word(13.0, -6.6, 12.0, "#7a5200", "$")
        }
        "elementary-school" => s
            .block(BRICK, -20.0, 40.0, 14.0)
            .block(BRICK, -7.0, 14.0, 19.0)
            .gable(ROOF, -9.0, 18.0, -19.0, 8.0)
            .disc(WHITE, 0.0, -15.0, 3.0)
            .block(DARK, -2.4, 4.8, 7.0)
            .windows(-17.0, -10.0, 2, 1)
            .windows(10.0, -10.0, 2, 1),
        "middle-school" => s
            .block(BRICK, -21.0, 42.0, 18.0)
            .area(STONE, -22.0, -21.0, 44.0, 3.4)
            .windows(-18.0, -15.0, 2, 2)
            .windows(9.0, -15.0, 2, 2)
            .path(DARK, "M-4 0V-9H4V0Z")
            .flag(0.0, -21.0, 13.0, ROOF),
        "high-school" => s
            .block(WALL, -22.0, 44.0, 17.0)
            .block(BRICK, -8.0, 16.0, 26.0)
            .disc(WHITE, 0.0, -20.0, 4.2)
            .stroke(DARK, 1.2, "M0-22.6V-20H2")
            .windows(-19.0, -14.0, 2, 2)
            .windows(11.0, -14.0, 2, 2)
            .block(DARK, -3.4, 6.8, 9.0)
            .flag(0.0, -26.0, 11.0, "#3f78b8"),
        "museum" => s.temple(-20.0, 40.0, 30.0).path(GOLD, "M-3-24L0-27L3-24Z"),
        "office-of-bureaucracy" => s
            .area(WHITE, -18.0, -8.0, 22.0, 8.0)
            .area(WALL, -16.0, -16.0, 22.0, 8.0)
            .area(WHITE, -19.0, -24.0, 22.0, 8.0)
            .stroke(STONE, 1.2, "M-15-4H0M-13-12H2M-16-20H-1")
            .path(WOOD, "M11-26Q14-29 17-26L16-14H12Z")
            .area(ROOF, 7.0, -14.0, 14.0, 5.0)
            .stroke(ROOF, 1.6, "M8-4H20M10-1H18"),
        "postal-service" => s
            .area(WHITE, -19.0, -25.0, 27.0, 18.0)
            .stroke(DARK, 1.3, "M-19-25L-5.5-14L8-25M-19-7L-9-16M8-7L-2-16")
            .path("#b23a2e", "M12 0V-16Q12-22 17-22T22-16V0Z")
            .area(DARK, 14.0, -16.0, 6.0, 2.4),
        "power-station" => s
            .path(STONE, "M-21 0Q-14-14-17-24H-5Q-8-14-1 0Z")
            .smoke(-12.0, -28.0)
            .path(GOLD, "M12-30L3-13H9L6 0L20-18H13L18-30Z"),
        "stadium" => s
            .path(STONE, "M-22-18Q-22-6-18 0H18Q22-6 22-18Z")
            .path(WALL, "M-22-18A22 8 0 0 1 22-18A22 8 0 0 1-22-18Z")
            .path(LEAF, "M-14-17.6A14 4.6 0 0 1 14-17.6A14 4.6 0 0 1-14-17.6Z")
            .stroke(DARK, 1.2, "M-12-8V0M-4-7V0M4-7V0M12-8V0")
            .flag(-15.0, -22.0, 11.0, ROOF)
            .flag(10.0, -23.0, 11.0, GOLD),
        "local-epa-office" => s
            .block(WALL, -19.0, 20.0, 22.0)
            .windows(-16.0, -19.0, 3, 3)
            .path(LEAF, "M3-4Q2-24 21-27Q23-6 8-4Q12-14 17-20Q8-14 5 0L3 0Z"),
        "university" => s
            .temple(-20.0, 40.0, 20.0)
            .path(DARK, "M-16-27L0-34L16-27L0-20Z")
            .stroke(GOLD, 1.6, "M0-27L13-25V-17")
            .disc(GOLD, 13.0, -16.0, 1.8),
        _ => return false,
    };
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;
    use suburbia::library::Library;

    #[test]
    fn every_kind_of_the_base_game_has_a_scene_of_its_own() {
        let rules = Library::builtin().rules(&["base".to_owned()]).expect("the base game is built in");
        let mut scenes: HashMap<String, &str> = HashMap::new();
        for category in Category::ALL {
            let mut pen = Pen::default();
            fallback(&mut Scene(&mut pen), Some(category));
            scenes.insert(pen.0, category.word());
        }
        for (_, kind) in rules.kinds() {
            let mut pen = Pen::default();
            draw(&mut pen, kind);
            let inner = pen.0.split_once('>').map_or("", |(_, scene)| scene).trim_end_matches("</g>");
            let other = scenes.insert(inner.to_owned(), &kind.id);
            assert_eq!(other, None, "{} looks like it", kind.id);
        }
        assert_eq!(scenes.len(), rules.kinds().count() + 4);
    }
}
