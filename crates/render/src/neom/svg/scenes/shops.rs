//! Shops and businesses.

use crate::svg::scene::*;

const BLUE: &str = "#3f78b8";

/// A shop with a sign above it.
fn signed<'a, 'b>(s: &'a mut Scene<'b>, colour: &str) -> &'a mut Scene<'b> {
    s.shop(-20.0, 30.0, 22.0, colour)
}

/// Draws a Commercial tile's scene.
pub fn draw(s: &mut Scene, stem: &str) {
    match stem {
        "grocery-store" => signed(s, "#4f9a57")
            .path("#c99b63", "M8 0V-8H24V0Z")
            .disc("#d4473a", 12.0, -9.0, 3.0)
            .disc(GOLD, 17.0, -10.0, 3.0)
            .disc(LEAF, 21.0, -9.0, 2.8),
        "pawn-shop" => signed(s, "#8a5a9e")
            .stroke(DARK, 1.2, "M16-34V-29M10-29H22M10-29V-26M22-29V-26M16-29V-21")
            .disc(GOLD, 10.0, -23.0, 3.2)
            .disc(GOLD, 22.0, -23.0, 3.2)
            .disc(GOLD, 16.0, -18.0, 3.2),
        "laundromat" => s
            .area(WHITE, -20.0, -26.0, 19.0, 26.0)
            .disc(GLASS, -10.5, -11.0, 6.6)
            .stroke(WHITE, 1.4, "M-15-11q2.4-3 4.6 0t4.6 0")
            .stroke(DARK, 1.2, "M-20-20H-1M-17-23h4")
            .area(WHITE, 2.0, -26.0, 19.0, 26.0)
            .disc(GLASS, 11.5, -11.0, 6.6)
            .stroke(WHITE, 1.4, "M7-11q2.4-3 4.6 0t4.6 0")
            .stroke(DARK, 1.2, "M2-20H21M5-23h4"),
        "antique-store" => s
            .area(WOOD, -18.0, -36.0, 15.0, 36.0)
            .gable(WOOD, -19.5, 18.0, -36.0, 5.0)
            .disc(WHITE, -10.5, -28.0, 5.4)
            .stroke(DARK, 1.2, "M-10.5-32V-28H-7.6M-10.5-19V-9")
            .disc(GOLD, -10.5, -8.0, 2.8)
            .path("#3f78b8", "M6-2C1-8 4-15 9-17V-21H6V-24H18V-21H15V-17C20-15 23-8 18-2L19 0H5Z")
            .stroke(WHITE, 1.4, "M6-10Q12-7 18-10"),
        "gas-station" => s
            .area(ROOF, -22.0, -32.0, 36.0, 5.0)
            .area(STONE, -18.0, -27.0, 3.0, 27.0)
            .area(STONE, 7.0, -27.0, 3.0, 27.0)
            .area(WHITE, -8.0, -18.0, 10.0, 18.0)
            .area(GLASS, -6.0, -16.0, 6.0, 5.0)
            .stroke(DARK, 1.4, "M2-8H4.6V-15")
            .car(20.0, 0.0, 0.55, BLUE),
        "tavern" => s
            .block("#b98d5f", -21.0, 24.0, 20.0)
            .gable("#6e4a30", -24.0, 30.0, -20.0, 10.0)
            .block(DARK, -12.0, 7.0, 11.0)
            .path(GOLD, "M9-18H20V0H9Z")
            .stroke(DARK, 1.6, "M20-14H24V-5H20")
            .path(WHITE, "M8-17Q8-22 12-21Q14-25 17-21Q22-22 21-17Z"),
        "truck-stop" => s
            .truck(-6.0, 1.25, ROOF)
            .area(WHITE, 13.0, -34.0, 13.0, 9.0)
            .word(19.5, -27.2, 6.0, "#8a2d2d", "EAT")
            .stroke(DARK, 1.6, "M19.5-25V0"),
        "motel" => s
            .block("#f1dcb8", -24.0, 36.0, 12.0)
            .area("#3f8f87", -26.0, -15.0, 40.0, 3.4)
            .path(DARK, "M-21 0v-8h4v8ZM-11 0v-8h4v8ZM-1 0v-8h4v8Z")
            .path("#b3372c", "M15-32H25V-14H15Z")
            .word(20.0, -18.6, 9.0, WHITE, "M")
            .stroke(DARK, 1.6, "M20-14V0"),
        "pharmacy" => signed(s, "#4f9a57")
            .disc(WHITE, 17.0, -27.0, 8.0)
            .path("#3f9a57", "M15-33h4v4h4v4h-4v4h-4v-4h-4v-4h4Z"),
        "loan-office" => s
            .block(WALL, -21.0, 25.0, 24.0)
            .area("#2f6a4f", -23.0, -28.0, 29.0, 8.0)
            .word(-8.5, -21.6, 6.4, WHITE, "LOANS")
            .windows(-17.0, -15.0, 3, 1)
            .block(DARK, -4.0, 6.0, 10.0)
            .path("#9cc79a", "M8-5H25V3H8Z")
            .disc(GOLD, 16.5, -11.0, 6.0)
            .word(16.5, -7.6, 9.0, "#5c3d00", "£"),
        "department-store" => s
            .block("#e9d9bd", -23.0, 46.0, 29.0)
            .area("#8a5a9e", -25.0, -32.0, 50.0, 4.0)
            .windows(-19.0, -25.0, 8, 2)
            .awning(-23.0, -12.0, 22.0, "#8a5a9e")
            .awning(1.0, -12.0, 22.0, "#8a5a9e")
            .area(GLASS, -19.0, -6.0, 14.0, 6.0)
            .area(GLASS, 5.0, -6.0, 14.0, 6.0)
            .flag(0.0, -32.0, 8.0, GOLD),
        "hotel" => s
            .block("#e7d3b4", -16.0, 30.0, 32.0)
            .windows(-12.6, -22.0, 5, 2)
            .area("#7d2f4d", -12.0, -33.0, 22.0, 8.8)
            .word(-1.0, -26.6, 5.6, WHITE, "HOTEL")
            .awning(-7.0, -8.0, 12.0, ROOF)
            .tree(20.0, 17.0),
        "night-club" => s
            .block("#3b3360", -22.0, 38.0, 25.0)
            .disc("#d9d3ee", -3.0, -15.0, 7.0)
            .stroke("#8f86b8", 0.8, "M-10-15H4M-3-22V-8M-8.6-19Q-3-16 2.6-19M-8.6-11Q-3-14 2.6-11")
            .stroke("#ff7fb8", 1.6, "M-19-23L-10-17M13-23L4-17M-19-6L-10-12M13-6L4-12")
            .stroke(GOLD, 1.8, "M20 0V-27M20-27Q26-25 25-19")
            .disc(GOLD, 18.0, -1.6, 2.6),
        "food-court" => s
            .path("#e0a050", "M-22-14Q-22-25-11-25T0-14Z")
            .area(LEAF, -23.0, -14.0, 24.0, 3.0)
            .area("#8a4a32", -22.0, -11.0, 22.0, 4.0)
            .path("#e0a050", "M-22-7H0Q0-1-4-1H-18Q-22-1-22-7Z")
            .path(ROOF, "M5-20H21L19 0H7Z")
            .area(WHITE, 4.0, -23.0, 18.0, 3.6)
            .stroke(DARK, 1.6, "M13-23L17-34"),
        "restaurant" => s
            .path(WHITE, "M-21-4H21L17 0H-17Z")
            .path(STONE, "M-16-4A16 15 0 0 1 16-4Z")
            .disc(GOLD, 0.0, -21.0, 2.4)
            .stroke(WHITE, 1.6, "M-11-9Q-9-15-3-16")
            .stroke(DARK, 1.2, "M-6-26Q-8-29-6-31M6-26Q4-29 6-31"),
        "bank" => {
            s.temple(-22.0, 44.0, 33.0).disc(GOLD, 0.0, -10.0, 7.0).word(0.0, -6.2, 10.0, "#5c3d00", "£")
        }
        "forum" => s
            .temple(-22.0, 26.0, 26.0)
            .area("#3f78b8", 8.0, -24.0, 8.0, 16.0)
            .stroke(DARK, 1.4, "M12-28V0M8-24H16")
            .path(ROOF, "M14-9L24-9L24-4L14-4Z")
            .stroke(DARK, 1.2, "M16-4V0M22-4V0"),
        "car-dealership" => s
            .area(GLASS, -22.0, -26.0, 44.0, 18.0)
            .area(DARK, -24.0, -29.0, 48.0, 4.0)
            .stroke(WHITE, 1.2, "M-7-25V-8M7-25V-8")
            .car(0.0, 0.0, 1.3, "#c8342a"),
        "jewelry-store" => signed(s, "#8a5a9e").path("#7cc8ea", "M9-28L13-33H22L26-28L17.5-18Z").stroke(
            WHITE,
            1.0,
            "M9-28H26M13-33L17.5-18L22-33",
        ),
        "computer-store" => s
            .area(DARK, -20.0, -29.0, 29.0, 20.0)
            .area("#8fd0c0", -17.5, -26.5, 24.0, 15.0)
            .stroke(WHITE, 1.2, "M-14-23h8M-14-19h13M-14-15h6")
            .path(STONE, "M-9-9H-2L0-3H-11ZM-16-3H6V0H-16Z")
            .area("#c3cedb", 12.0, -26.0, 11.0, 26.0)
            .stroke(DARK, 1.2, "M14-22h7M14-18h7"),
        "watch-store" => s
            .path(WOOD, "M-6-36H6L5-26H-5ZM-5-6H5L6 2H-6Z")
            .disc(GOLD, 0.0, -16.0, 12.0)
            .disc(WHITE, 0.0, -16.0, 9.0)
            .stroke(DARK, 1.6, "M0-22V-16L5-13")
            .stroke(DARK, 0.9, "M0-24v2M8-16h-2M-8-16h2M0-8v-2"),
        "clothing-store" => s
            .path("#d4587c", "M-21-31L-13-34Q-10-30-7-34L1-31L5-22L-1-19V0H-19V-19L-25-22Z")
            .path("#3f78b8", "M9-20H24V0H18.5L16.5-12L14.5 0H9Z")
            .stroke(DARK, 1.0, "M9-16H24"),
        "roofing-supplies" => s
            .block(WALL, -20.0, 32.0, 12.0)
            .path(ROOF, "M-25-12L-4-34L17-12Z")
            .stroke(
                "#f0c9bb",
                1.1,
                "M-19-16H11M-14-21H6M-9-26H1M-8-16v-5M2-16v-5M-4-21v-5M-14-12v-4M-2-12v-4M8-12v-4",
            )
            .stroke(WOOD, 1.8, "M17 0L24-30M22 0L29-30M18.4-6h5M20-12h5M21.4-18h5M22.6-24h5"),
        "stock-exchange" => s
            .temple(-23.0, 46.0, 24.0)
            .stroke("#2f8f57", 2.4, "M-20-26L-10-32L-3-28L12-38")
            .path("#2f8f57", "M9-40L17-40L14-33Z"),
        "collection-agency" => s
            .path("#7a5236", "M-19-18H19V0H-19Z")
            .path("#93694a", "M-19-18V-24Q-19-28-15-28H15Q19-28 19-24V-18Z")
            .stroke(DARK, 1.8, "M-6-28V-32H6V-28")
            .area(GOLD, -3.0, -20.0, 6.0, 6.0)
            .path("#bfe0b5", "M-13-28L-8-37L6-33L4-28Z")
            .word(-2.0, -29.4, 6.0, "#2f6a4f", "£"),
        "toy-store" => s
            .disc("#b57b47", -11.0, -8.0, 8.6)
            .disc("#b57b47", -11.0, -22.0, 7.0)
            .disc("#b57b47", -17.0, -28.0, 2.8)
            .disc("#b57b47", -5.0, -28.0, 2.8)
            .disc("#ecd2a8", -11.0, -20.0, 2.8)
            .disc(DARK, -13.4, -24.0, 0.7)
            .disc(DARK, -8.6, -24.0, 0.7)
            .area(GOLD, 3.0, -10.0, 10.0, 10.0)
            .area(ROOF, 13.0, -10.0, 10.0, 10.0)
            .area(BLUE, 8.0, -20.0, 10.0, 10.0)
            .word(13.0, -12.0, 8.0, WHITE, "A"),
        "plumbing-supplies" => s
            .stroke(DARK, 9.0, "M-20 0V-20H4")
            .stroke("#cf6f35", 6.6, "M-20 0V-20H4")
            .path(STONE, "M4-26H9V-22H14Q19-22 19-15V-12H12V-15H9V-14H4Z")
            .path(WATER, "M15.5-9Q19-4 15.5-1Q12-4 15.5-9Z")
            .stroke(DARK, 2.0, "M2-32H13M7.5-32V-26"),
        "casino" => s
            .block("#7d2f4d", -20.0, 40.0, 18.0)
            .path(GOLD, "M-22-18H22L17-24H-17Z")
            .path(WHITE, "M-9-34H2V-23H-9Z")
            .path(WHITE, "M4-31L10-36L16-29L9-24Z")
            .disc(DARK, -3.5, -28.6, 1.3)
            .disc(DARK, 8.0, -31.6, 0.9)
            .disc(DARK, 11.4, -28.6, 0.9)
            .stroke(GOLD, 2.0, "M-15-12H15")
            .block(DARK, -4.0, 8.0, 8.0),
        "trading-post" => s
            .block("#a9764a", -22.0, 26.0, 16.0)
            .stroke("#6e4a30", 1.0, "M-22-4H4M-22-8H4M-22-12H4")
            .gable("#6e4a30", -25.0, 32.0, -16.0, 11.0)
            .block(DARK, -13.0, 7.0, 10.0)
            .area("#c99b63", 8.0, -9.0, 9.0, 9.0)
            .path("#93694a", "M19 0V-9Q23-11 26-9V0Z")
            .flag(8.0, -14.0, 18.0, ROOF),
        "shopping-center" => s
            .path(GLASS, "M-24 0V-14Q0-34 24-14V0Z")
            .stroke(WHITE, 1.2, "M-12-22V-10M0-25V-10M12-22V-10")
            .area(BLUE, -24.0, -12.0, 48.0, 6.0)
            .word(0.0, -7.4, 5.0, WHITE, "SHOPS")
            .block(DARK, -5.0, 10.0, 6.0),
        "tour-operator" => s
            .path("#e7d3b4", "M-23-8V-20Q-23-26-17-26H14Q21-26 23-17V-4H-23Z")
            .path(GLASS, "M-19-22H-11V-14H-19ZM-8-22H0V-14H-8ZM3-22H12Q17-22 19-14H3Z")
            .stroke(BLUE, 2.4, "M-22-9H22")
            .disc(DARK, -12.0, -3.4, 4.0)
            .disc(DARK, 12.0, -3.4, 4.0)
            .disc(GOLD, 16.0, -34.0, 4.4),
        _ => s.shop(-16.0, 30.0, 24.0, BLUE),
    };
}
