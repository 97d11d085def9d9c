//! Homes, each in its style.

use crate::svg::scene::*;

const VIOLET: &str = "#7d6aa0";
const LOG: &str = "#a9764a";

/// Draws a Residential tile's scene.
pub fn draw(s: &mut Scene, stem: &str) {
    match stem {
        "tenements" => s
            .block(BRICK, -22.0, 22.0, 32.0)
            .windows(-18.0, -28.0, 4, 4)
            .block("#b9715a", 2.0, 18.0, 25.0)
            .windows(5.0, -21.0, 3, 3)
            .stroke(DARK, 1.0, "M0-30Q11-24 20-28M5-27.4v4M11-26v4"),
        "colonial-houses" => s
            .block(WALL, -22.0, 34.0, 17.0)
            .gable("#55606b", -24.0, 38.0, -17.0, 11.0)
            .windows(-18.0, -13.0, 6, 1)
            .block(ROOF, -8.0, 6.0, 9.0)
            .stroke(WHITE, 1.6, "M-11 0V-12M1 0V-12")
            .gable(WALL, -13.0, 16.0, -12.0, 5.0)
            .tree(20.0, 20.0),
        "slums" => s
            .path("#b99a72", "M-22 0V-13L-8-15V0Z")
            .path("#8d979f", "M-24-12L-6-17L-5-14L-24-9Z")
            .path("#a98963", "M-4 0V-18L11-17V0Z")
            .path("#7f8a93", "M-6-17L13-20V-16L-6-13Z")
            .path("#c2a77e", "M13 0V-10L23-11V0Z")
            .path("#93694a", "M11-10L25-13V-9L11-6Z")
            .block(DARK, -18.0, 5.0, 7.0)
            .area(GLASS, 1.0, -11.0, 5.0, 4.0),
        "townhouses" => s
            .block(BRICK, -23.0, 15.0, 21.0)
            .block(WALL, -8.0, 15.0, 21.0)
            .block("#a9bccb", 7.0, 15.0, 21.0)
            .gable(ROOF, -23.0, 15.0, -21.0, 9.0)
            .gable("#55606b", -8.0, 15.0, -21.0, 9.0)
            .gable(VIOLET, 7.0, 15.0, -21.0, 9.0)
            .windows(-20.0, -18.0, 2, 1)
            .windows(-5.0, -18.0, 2, 1)
            .windows(10.0, -18.0, 2, 1)
            .block(DARK, -18.0, 5.0, 9.0)
            .block(DARK, -3.0, 5.0, 9.0)
            .block(DARK, 12.0, 5.0, 9.0),
        "ranch" => s
            .block(LOG, -23.0, 36.0, 11.0)
            .path(ROOF, "M-26-11L-20-19H10L16-11Z")
            .windows(-18.0, -8.0, 2, 1)
            .block(DARK, -3.0, 6.0, 8.0)
            .stroke(WOOD, 1.6, "M13-3H26M13-7H26M16 0V-9M23 0V-9"),
        "cottages" => s
            .house(-22.0, 17.0, 22.0, "#b98d4f")
            .house(1.0, 15.0, 19.0, "#b98d4f")
            .path(LEAF, "M-6 0Q-2-6 1 0ZM17 0Q20-6 24 0Z")
            .block(STONE, -10.0, 3.0, 22.0),
        "tiny-houses" => s
            .house(-23.0, 11.0, 20.0, ROOF)
            .house(-7.0, 11.0, 20.0, "#3f78b8")
            .house(9.0, 11.0, 20.0, GOLD)
            .disc(DARK, -20.0, 0.0, 1.8)
            .disc(DARK, -4.0, 0.0, 1.8)
            .disc(DARK, 12.0, 0.0, 1.8),
        "row-housing" => s
            .block(BRICK, -24.0, 48.0, 14.0)
            .path("#8a4a3a", "M-26-14L-22-22H22L26-14Z")
            .windows(-21.0, -11.0, 9, 1)
            .path(DARK, "M-20 0v-6h3v6ZM-8 0v-6h3v6ZM4 0v-6h3v6ZM16 0v-6h3v6Z")
            .path(BRICK, "M-14-20v-7h4v7ZM8-20v-7h4v7Z"),
        "tract-housing" => s
            .house(-24.0, 13.0, 17.0, "#a07a6a")
            .house(-7.0, 13.0, 17.0, "#a07a6a")
            .house(10.0, 13.0, 17.0, "#a07a6a")
            .path(LEAF, "M-25 0h50v2h-50Z"),
        "log-cabins" | "log-houses" => s
            .block(LOG, -20.0, 28.0, 15.0)
            .stroke("#6e4a30", 1.0, "M-20-4H8M-20-8H8M-20-12H8")
            .gable("#5f7d4b", -23.0, 34.0, -15.0, 14.0)
            .block(DARK, -9.0, 6.0, 10.0)
            .block(STONE, 2.0, 4.0, 25.0)
            .fir(18.0, 30.0),
        "suburbs" => {
            s.house(-22.0, 16.0, 21.0, ROOF).house(1.0, 16.0, 23.0, VIOLET).tree(-2.0, 15.0).tree(22.0, 14.0)
        }
        "apartments" => s
            .block(BRICK, -20.0, 19.0, 33.0)
            .windows(-17.0, -29.0, 3, 4)
            .block(WALL, 1.0, 17.0, 24.0)
            .windows(4.0, -20.0, 3, 3)
            .tree(22.0, 13.0),
        "bungalows" => s
            .block(WALL, -23.0, 22.0, 9.0)
            .path(ROOF, "M-26-9L-12-17L2-9Z")
            .block("#f4e3c3", 4.0, 18.0, 9.0)
            .path("#3f8f87", "M1-9L13-16L25-9Z")
            .windows(-19.0, -6.6, 2, 1)
            .block(WOOD, -6.0, 4.0, 7.0)
            .windows(8.0, -6.6, 2, 1),
        "prefab-housing" => s
            .area("#e7e2d6", -20.0, -10.0, 18.0, 10.0)
            .area("#d3ddd9", -20.0, -21.0, 18.0, 10.0)
            .area(GLASS, -16.0, -18.0, 10.0, 5.0)
            .area("#e7e2d6", 6.0, -10.0, 18.0, 10.0)
            .area(GLASS, 10.0, -7.0, 10.0, 4.0)
            .stroke(DARK, 1.4, "M15-26V-16M8-16H22V-12H8Z")
            .stroke(GOLD, 2.0, "M-8-34H18V-27"),
        "triplexes" => s
            .block(WALL, -18.0, 30.0, 27.0)
            .gable(ROOF, -21.0, 36.0, -27.0, 9.0)
            .stroke(STONE, 1.6, "M-18-9H12M-18-18H12")
            .windows(-14.0, -25.0, 5, 1)
            .windows(-14.0, -16.0, 5, 1)
            .block(WOOD, -6.0, 5.0, 7.0)
            .tree(19.0, 17.0),
        "condominiums" => s
            .block("#d9e4ec", -20.0, 13.0, 27.0)
            .block(WHITE, -5.0, 14.0, 35.0)
            .block("#d9e4ec", 11.0, 12.0, 21.0)
            .stroke(
                GLASS,
                2.6,
                "M-17-22H-10M-17-16H-10M-17-10H-10M-2-30H6M-2-24H6M-2-18H6M-2-12H6M14-16H20M14-10H20",
            ),
        "concrete-houses" => s
            .area("#aeb4ba", -22.0, -14.0, 24.0, 14.0)
            .area("#c6cbd0", -14.0, -25.0, 24.0, 11.0)
            .area(GLASS, -10.0, -22.0, 15.0, 5.0)
            .area(GLASS, -18.0, -10.0, 8.0, 6.0)
            .block(DARK, -5.0, 5.0, 9.0)
            .tree(17.0, 20.0),
        "victorian-houses" => s
            .block("#e9c7cf", -20.0, 22.0, 19.0)
            .gable("#5d4a86", -22.0, 26.0, -19.0, 13.0)
            .block("#e9c7cf", 3.0, 11.0, 26.0)
            .path("#5d4a86", "M1-26L8.5-40L16-26Z")
            .windows(-16.0, -15.0, 3, 1)
            .windows(5.6, -22.0, 1, 3)
            .block(WALL, -12.0, 6.0, 9.0)
            .stroke(WHITE, 1.4, "M-22-8H3")
            .tree(21.0, 14.0),
        "brick-houses" => s
            .block("#b5563f", -21.0, 26.0, 18.0)
            .stroke("#e7c4b4", 0.7, "M-21-5H5M-21-9H5M-21-13H5M-14-18v4M-6-14v5M2-18v4M-14-9v4M-6-5v5")
            .gable("#55606b", -24.0, 32.0, -18.0, 12.0)
            .block("#b5563f", -2.0, 5.0, 33.0)
            .area(GLASS, -17.0, -14.0, 7.0, 7.0)
            .block(WALL, -6.0, 6.0, 10.0)
            .tree(16.0, 22.0),
        "nursing-home" => s
            .block(WALL, -22.0, 38.0, 19.0)
            .area("#8c6fb0", -24.0, -23.0, 42.0, 5.0)
            .windows(-19.0, -15.0, 3, 2)
            .windows(4.0, -15.0, 2, 2)
            .block(GLASS, -4.0, 6.0, 10.0)
            .path(ROOF, "M-3-30C-7-36 1-38 0-33C1-38 8-36 3-30L0-27Z")
            .stroke(WOOD, 1.6, "M18-6H26M19-6V0M25-6V0M18-10H26"),
        "modern-housing" => s
            .area(WHITE, -22.0, -13.0, 30.0, 13.0)
            .area("#e4e9ee", -12.0, -25.0, 32.0, 12.0)
            .area(GLASS, -18.0, -10.0, 15.0, 8.0)
            .area(GLASS, -4.0, -22.0, 19.0, 6.0)
            .block(WOOD, 0.0, 5.0, 9.0)
            .stroke(DARK, 1.4, "M17-13V0")
            .path(LEAF, "M8 0Q11-6 15 0Z"),
        "highrise-apartments" => s
            .block("#d8c7ae", -17.0, 15.0, 38.0)
            .block("#cbb698", 0.0, 15.0, 31.0)
            .windows(-14.0, -35.0, 2, 6)
            .windows(3.0, -28.0, 2, 4)
            .block(DARK, -12.0, 5.0, 5.0)
            .tree(21.0, 14.0),
        "condos-and-restaurant" => s
            .block(WHITE, -20.0, 26.0, 34.0)
            .stroke(GLASS, 2.6, "M-16-29H2M-16-23H2M-16-17H2")
            .awning(-23.0, -12.0, 32.0, ROOF)
            .block(GLASS, -17.0, 10.0, 6.0)
            .stroke(DARK, 1.6, "M15-4H24M19.5-4V0M15-12V-4M24-12V-4")
            .disc(WHITE, 19.5, -7.0, 2.6),
        "apartments-and-retail" => s
            .block(BRICK, -18.0, 32.0, 35.0)
            .windows(-14.0, -32.0, 5, 3)
            .area(WALL, -20.0, -13.0, 36.0, 13.0)
            .awning(-21.0, -13.0, 38.0, "#3f78b8")
            .area(GLASS, -16.0, -6.0, 12.0, 6.0)
            .area(GLASS, 2.0, -6.0, 10.0, 6.0),
        "highrise-luxury-condos" => s
            .block("#9fc4d8", -11.0, 22.0, 38.0)
            .stroke(WHITE, 1.6, "M-11-32H11M-11-26H11M-11-20H11M-11-14H11M-11-8H11")
            .area(GOLD, -8.0, -41.0, 16.0, 3.4)
            .block("#7fa9c2", -22.0, 10.0, 22.0)
            .stroke(WHITE, 1.4, "M-22-17H-12M-22-11H-12M-22-5H-12")
            .block(GOLD, -3.0, 6.0, 6.0)
            .tree(19.0, 18.0),
        "castle" => s
            .block(STONE, -18.0, 36.0, 14.0)
            .block(STONE, -21.0, 9.0, 24.0)
            .block(STONE, 12.0, 9.0, 24.0)
            .block("#bcc4cc", -6.0, 12.0, 28.0)
            .gable(ROOF, -22.5, 12.0, -24.0, 9.0)
            .gable(ROOF, 10.5, 12.0, -24.0, 9.0)
            .path(STONE, "M-18-14v-3h4v3ZM-10-14v-3h4v3ZM6-14v-3h4v3Z")
            .flag(0.0, -28.0, 9.0, GOLD)
            .path(DARK, "M-3.4 0V-6A3.4 3.6 0 0 1 3.4-6V0Z"),
        "mansion" => s
            .block(WALL, -23.0, 46.0, 16.0)
            .path("#55606b", "M-25-16L-19-24H19L25-16Z")
            .windows(-20.0, -12.0, 2, 1)
            .windows(13.0, -12.0, 2, 1)
            .temple(-9.0, 18.0, 26.0)
            .path(LEAF, "M-24 0Q-20-6-16 0ZM16 0Q20-6 24 0Z"),
        "penthouse" => s
            .block("#c3cedb", -16.0, 30.0, 24.0)
            .windows(-12.0, -20.0, 5, 3)
            .area(GLASS, -12.0, -34.0, 18.0, 9.0)
            .area(DARK, -14.0, -37.0, 24.0, 3.0)
            .path(LEAF, "M7-24Q10-31 14-24Z")
            .area(GOLD, -17.0, -25.4, 32.0, 2.0),
        _ => s.house(-16.0, 20.0, 26.0, ROOF).tree(14.0, 18.0),
    };
}
