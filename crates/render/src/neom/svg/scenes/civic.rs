//! Departments, offices, power plants and what else serves the public.

use crate::svg::scene::*;
use neom::tile::Tile;

const BLUE: &str = "#3f78b8";
const VIOLET: &str = "#6d5aa0";

/// A bolt.
const BOLT: &str = "M3-14L-6 1H-1L-4 12L7-4H1L6-14Z";

/// An office: a small building at the left; what it is about stands at the right.
fn office<'a, 'b>(s: &'a mut Scene<'b>, wall: &str) -> &'a mut Scene<'b> {
    s.block(wall, -24.0, 20.0, 28.0)
        .area(VIOLET, -26.0, -31.0, 24.0, 4.0)
        .windows(-21.0, -24.0, 3, 2)
        .block(DARK, -17.0, 6.0, 9.0)
}

/// A coin.
fn coin<'a, 'b>(s: &'a mut Scene<'b>, x: f64, y: f64, radius: f64) -> &'a mut Scene<'b> {
    s.disc(GOLD, x, y, radius).word(x, y + radius * 0.5, radius * 1.4, "#5c3d00", "£")
}

/// A bolt round a point.
fn bolt<'a, 'b>(s: &'a mut Scene<'b>, x: f64, y: f64, scale: f64) -> &'a mut Scene<'b> {
    s.0.open_at(x, y, scale);
    s.path(GOLD, BOLT);
    s.0.raw("</g>");
    s
}

/// Draws a Public tile's scene; an unknown one with Power is a power plant.
pub fn draw(s: &mut Scene, tile: &Tile, stem: &str) {
    if power(s, stem) || safety(s, stem) || offices(s, stem) || places(s, stem) {
        return;
    }
    if tile.power {
        bolt(s.block(STONE, -20.0, 26.0, 20.0).block(STONE, -16.0, 6.0, 32.0), 16.0, -14.0, 1.0);
    } else {
        s.temple(-20.0, 40.0, 30.0);
    }
}

fn power(s: &mut Scene, stem: &str) -> bool {
    match stem {
        "gas-turbine-plant" => bolt(s, 19.0, -15.0, 0.9)
            .path(STONE, "M-24-4V-20L-8-16L6-20V-4Z")
            .stroke(DARK, 1.4, "M-16-18V-4M-8-16V-4M0-18V-4")
            .path("#2f7fc0", "M-10-22C-7-26-6-28-8-32C-2-28 0-24-4-20Z")
            .stroke(DARK, 1.6, "M-20-4V0M2-4V0"),
        "fossil-fuel-plant" => bolt(s, 20.0, -13.0, 0.85)
            .block("#8d6a58", -24.0, 34.0, 14.0)
            .block(STONE, -21.0, 6.0, 34.0)
            .block(STONE, -10.0, 6.0, 30.0)
            .area(ROOF, -21.0, -34.0, 6.0, 3.0)
            .area(ROOF, -10.0, -30.0, 6.0, 3.0)
            .smoke(-17.0, -37.0)
            .windows(-1.0, -10.0, 2, 1),
        "combined-cycle-plant" => bolt(s, 19.0, -24.0, 0.8)
            .path("#c9d1d9", "M-24 0V-16H4V0Z")
            .block(STONE, -20.0, 5.0, 32.0)
            .block(STONE, -11.0, 5.0, 32.0)
            .stroke("#2f7fc0", 2.6, "M-2-6A6 6 0 1 1 4-2")
            .path("#c9d1d9", "M8 0V-12A8 4 0 0 1 24-12V0Z")
            .smoke(-17.0, -35.0),
        "nuclear-power-plant" => bolt(s, 22.0, -9.0, 0.72)
            .path("#dfe3e7", "M-25 0Q-18-16-21-30H-7Q-10-16-3 0Z")
            .path("#dfe3e7", "M0 0Q5-11 3-21H14Q12-11 18 0Z")
            .smoke(-15.0, -33.0)
            .disc(GOLD, -14.0, -12.0, 5.4)
            .path(DARK, "M-14-12L-17-16.4A5.4 5.4 0 0 1-11-16.4ZM-14-12L-8.6-12A5.4 5.4 0 0 1-11.4-7.4ZM-14-12L-19.4-12A5.4 5.4 0 0 0-16.6-7.4Z"),
        "steam-turbine-plant" => bolt(s, 21.0, -13.0, 0.85)
            .path("#b9a58c", "M-24 0V-16H12V0Z")
            .disc(STONE, -8.0, -16.0, 12.0)
            .stroke(DARK, 1.6, "M-8-28V-4M-20-16H4M-16-24L0-8M0-24L-16-8")
            .disc(DARK, -8.0, -16.0, 3.0)
            .smoke(6.0, -31.0),
        "hydroelectric-power" => bolt(s, 19.0, -28.0, 0.75)
            .path(WATER, "M-25-26H-6V0H-25Z")
            .path(STONE, "M-9-32H-1L13 0H-9Z")
            .stroke(DARK, 1.2, "M-9-22H3M-9-12H8")
            .path(WATER, "M11-4Q16-8 20-4T26-4V0H12Z")
            .stroke(WHITE, 1.4, "M-22-20q3-3 6 0t6 0M-22-11q3-3 6 0t6 0"),
        "electrical-substation" => bolt(s, 16.0, -14.0, 1.0)
            .stroke(DARK, 1.8, "M-20 0L-12-36L-4 0M-22-28H-2M-24-20H0M-17-14L-6-8M-7-14L-18-8")
            .stroke("#7d7467", 1.0, "M-2-28Q8-22 24-34M0-20Q10-14 25-30")
            .stroke(STONE, 2.4, "M-22-28v3M-2-28v3M-24-20v3M0-20v3"),
        _ => return false,
    };
    true
}

fn safety(s: &mut Scene, stem: &str) -> bool {
    match stem {
        "fire-department" => s
            .block(BRICK, -24.0, 26.0, 25.0)
            .area("#b3372c", -26.0, -29.0, 30.0, 5.0)
            .block(WALL, -21.0, 9.0, 13.0)
            .block(WALL, -9.0, 9.0, 13.0)
            .windows(-19.0, -22.0, 4, 1)
            .path("#e8712c", "M15-36C22-30 24-25 20-20A6 6 0 0 1 9-21C8-26 12-28 12-31C15-29 15-33 15-36Z")
            .truck(14.0, 0.72, "#b3372c"),
        "police-department" => s
            .block("#c9d6e6", -24.0, 26.0, 24.0)
            .area("#2b4f86", -26.0, -28.0, 30.0, 5.0)
            .windows(-21.0, -20.0, 4, 1)
            .block(DARK, -14.0, 7.0, 10.0)
            .path(GOLD, "M14-35L16.6-29.6L22.6-29L18-25L19.4-19L14-22L8.6-19L10-25L5.4-29L11.4-29.6Z")
            .car(14.0, 0.0, 0.8, "#2b4f86"),
        "public-safety-department" => s
            .block(WALL, -24.0, 22.0, 24.0)
            .area(VIOLET, -26.0, -28.0, 26.0, 5.0)
            .windows(-21.0, -20.0, 3, 2)
            .path("#2b4f86", "M3-30L14-34L25-30V-18Q25-7 14-2Q3-7 3-18Z")
            .path(
                "#e8712c",
                "M14-28C18-24 20-20 17-16A4.6 4.6 0 0 1 10-17C9-20 12-22 12-24C14-23 14-26 14-28Z",
            )
            .path(GOLD, "M14-12l1.6 3l3.4.4l-2.4 2.2l.6 3.2l-3.2-1.6l-3.2 1.6l.6-3.2l-2.4-2.2l3.4-.4Z"),
        "prison" => s
            .block(STONE, -23.0, 46.0, 22.0)
            .path(STONE, "M-25-22H-13V-32H-25ZM13-22H25V-32H13Z")
            .stroke(DARK, 1.8, "M-9-18V-6M-5-18V-6M-1-18V-6M3-18V-6M7-18V-6M-11-18H9M-11-6H9")
            .stroke("#7d7467", 1.0, "M-13-26q3-4 6 0t6 0t6 0t6 0"),
        "hospital" => s
            .block(WHITE, -22.0, 44.0, 22.0)
            .block(WHITE, -9.0, 18.0, 34.0)
            .path("#c8342a", "M-2.4-31h4.8v4.4h4.4v4.8h-4.4v4.4h-4.8v-4.4h-4.4v-4.8h4.4Z")
            .windows(-19.0, -18.0, 2, 2)
            .windows(12.0, -18.0, 2, 2)
            .block(GLASS, -5.0, 10.0, 10.0),
        _ => return false,
    };
    true
}

fn offices(s: &mut Scene, stem: &str) -> bool {
    match stem {
        "contract-office" => office(s, WALL)
            .path(WHITE, "M2-32H18L23-27V-2H2Z")
            .stroke(STONE, 1.3, "M6-26H17M6-21H19M6-16H19")
            .stroke(BLUE, 1.4, "M6-8q3-5 5 0t5-1")
            .path(GOLD, "M25-26L28-23L18-8L14-6L15-10Z"),
        "import-office" => office(s, "#d9e4ec")
            .area("#c99b63", 3.0, -14.0, 20.0, 14.0)
            .stroke(DARK, 1.0, "M13-14V-8M3-8h5")
            .path(BLUE, "M10-36H16V-26H21L13-17L5-26H10Z"),
        "insurance-office" => office(s, WALL)
            .path("#3f8f57", "M2-14A11 11 0 0 1 24-14Q21-17 18.4-14Q15.6-17 13-14Q10-17 7.6-14Q5-17 2-14Z")
            .stroke(DARK, 1.8, "M13-25V-28M13-14V-3Q13 0 10 0T7-3"),
        "trade-office" => office(s, WALL)
            .path("#3f78b8", "M2-28H17V-33L26-25L17-17V-22H2Z")
            .path("#c08a2c", "M25-12H10V-17L1-9L10-1V-6H25Z"),
        "merchant-union" => office(s, "#dbe7f4")
            .path(GOLD, "M2-26H24L26-18H0Z")
            .stroke(DARK, 1.4, "M13-32V-6M4-6H22")
            .path(STONE, "M-1-12Q4-6 9-12ZM17-12Q22-6 27-12Z")
            .stroke(DARK, 1.0, "M4-20L-1-12M4-20L9-12M22-20L17-12M22-20L27-12M4-20H22"),
        "investment-firm" => coin(coin(office(s, "#d9e4ec"), 7.0, -4.0, 4.6), 18.0, -4.0, 4.6)
            .stroke("#2f8f57", 2.6, "M1-14L9-21L14-17L24-31")
            .path("#2f8f57", "M20-33L27-34L26-27Z"),
        "efficiency-office" => office(s, WALL)
            .disc(WHITE, 13.0, -15.0, 11.0)
            .stroke(DARK, 1.6, "M13-26V-29M9-31H17M13-15V-22")
            .stroke("#b3261e", 1.6, "M13-15L19-11")
            .stroke(DARK, 1.0, "M13-24v2M22-15h-2M4-15h2M13-6v-2"),
        "resource-agency" => office(s, "#e9dcc4")
            .path(STONE, "M-2 0L9-24L16-11L20-17L27 0Z")
            .path(WHITE, "M9-24L5.4-16L9-18L12-16.4Z")
            .path("#2d2a28", "M20-34C23-30 24-28 24-26A4 4 0 0 1 16-26C16-28 17-30 20-34Z"),
        "zoning-authority" => office(s, WALL)
            .path(WHITE, "M0-30H26V-4H0Z")
            .area("#a5cf90", 2.0, -28.0, 10.0, 10.0)
            .area("#9fc2e6", 14.0, -28.0, 10.0, 10.0)
            .area("#ebc869", 2.0, -16.0, 10.0, 10.0)
            .area("#c0b5dc", 14.0, -16.0, 10.0, 10.0),
        "air-quality-department" => office(s, WALL)
            .path(LEAF, "M3-2Q2-22 22-26Q25-5 9-3Q13-13 18-19Q9-13 6 1L3 1Z")
            .stroke("#8fb6d0", 1.8, "M0-32q4-4 8 0t8 0"),
        "finance-department" => coin(office(s, "#dfeadb"), 13.0, -24.0, 7.0)
            .path(WHITE, "M1-12H25V0H1Z")
            .stroke("#2f6a4f", 1.2, "M4-9H22M4-6H22M4-3H16"),
        "tourism-board" => office(s, WALL)
            .stroke(WOOD, 2.4, "M12 0Q15-12 11-24")
            .path(LEAF, "M11-24Q2-30-1-22Q6-25 11-24Q18-33 22-25Q15-27 11-24Q20-20 18-14Q15-21 11-24Z")
            .disc(GOLD, 22.0, -36.0, 4.4)
            .path(GOLD, "M2 0Q14-6 26 0Z"),
        "chamber-of-commerce" => s.temple(-24.0, 28.0, 28.0).path(BLUE, "M8-14H23L25 0H6Z").stroke(
            DARK,
            1.4,
            "M11.4-14Q15.5-24 19.6-14",
        ),
        "treasury" => s
            .temple(-24.0, 28.0, 28.0)
            .area(STONE, 6.0, -20.0, 20.0, 20.0)
            .disc("#dfe3e7", 16.0, -10.0, 6.6)
            .stroke(DARK, 1.5, "M16-15V-5M11-10H21")
            .path(GOLD, "M8-24L10-28H15L17-24ZM17-24L19-28H24L26-24Z"),
        _ => return false,
    };
    true
}

fn places(s: &mut Scene, stem: &str) -> bool {
    match stem {
        "postal-service" => s
            .area(WHITE, -22.0, -28.0, 30.0, 20.0)
            .stroke(DARK, 1.3, "M-22-28L-7-16L8-28M-22-8L-11-18M8-8L-3-18")
            .path("#b23a2e", "M13 0V-17Q13-23 18-23T23-17V0Z")
            .area(DARK, 15.0, -17.0, 6.0, 2.4),
        "warehouse" => s
            .path(STONE, "M-24 0V-19Q0-33 24-19V0Z")
            .area(DARK, -17.0, -14.0, 13.0, 14.0)
            .area(DARK, 3.0, -14.0, 13.0, 14.0)
            .stroke(STONE, 1.0, "M-17-10H-4M-17-5H-4M3-10H16M3-5H16")
            .area("#c99b63", 17.0, -7.0, 7.0, 7.0),
        "stadium" => s
            .path(STONE, "M-24-20Q-24-7-20 0H20Q24-7 24-20Z")
            .path(WALL, "M-24-20A24 9 0 0 1 24-20A24 9 0 0 1-24-20Z")
            .path(LEAF, "M-15-19.6A15 5 0 0 1 15-19.6A15 5 0 0 1-15-19.6Z")
            .stroke(DARK, 1.2, "M-13-9V0M-4-8V0M4-8V0M13-9V0")
            .flag(-16.0, -25.0, 11.0, ROOF)
            .flag(11.0, -26.0, 11.0, GOLD),
        "community-center" => s
            .block(WALL, -22.0, 44.0, 16.0)
            .gable(VIOLET, -25.0, 50.0, -16.0, 12.0)
            .disc(ROOF, -9.0, -10.0, 2.6)
            .path(ROOF, "M-13 0Q-13-7-9-7T-5 0Z")
            .disc(BLUE, 0.0, -11.0, 2.8)
            .path(BLUE, "M-4.4 0Q-4.4-8 0-8T4.4 0Z")
            .disc(LEAF, 9.0, -10.0, 2.6)
            .path(LEAF, "M5 0Q5-7 9-7T13 0Z"),
        "city-hall" => s
            .temple(-24.0, 48.0, 24.0)
            .area(WALL, -5.0, -35.0, 10.0, 13.0)
            .disc(WHITE, 0.0, -29.0, 3.6)
            .stroke(DARK, 1.0, "M0-31V-29H2")
            .flag(0.0, -35.0, 7.0, ROOF),
        "city-council" => s
            .path(STONE, "M-24 0Q-24-12 0-12T24 0Z")
            .path(WALL, "M-17 0Q-17-7 0-7T17 0Z")
            .disc(ROOF, -14.0, -16.0, 3.2)
            .disc(BLUE, -5.0, -18.6, 3.2)
            .disc(LEAF, 5.0, -18.6, 3.2)
            .disc(GOLD, 14.0, -16.0, 3.2)
            .area(WOOD, -4.0, -6.0, 8.0, 6.0)
            .path(WOOD, "M-2-34L6-30L3-25L-5-29Z")
            .stroke(WOOD, 2.0, "M3-29L12-25"),
        "civic-center" => s
            .path(STONE, "M-24 0V-10H24V0Z")
            .path("#c0b5dc", "M-17-10V-16Q-17-30 0-30T17-16V-10Z")
            .stroke(DARK, 1.2, "M-9-10V-26M0-10V-30M9-10V-26M-17-16H17")
            .path(GOLD, "M-2-30L0-37L2-30Z")
            .path(DARK, "M-5 0V-6H5V0Z")
            .windows(-20.0, -7.0, 2, 1)
            .windows(11.0, -7.0, 2, 1),
        "park" => s
            .tree(-16.0, 30.0)
            .fir(17.0, 32.0)
            .tree(3.0, 20.0)
            .stroke(WOOD, 1.8, "M-10-5H7M-8-5V0M5-5V0M-10-8.6H7")
            .path(WATER, "M13 0Q19-4 26 0Z"),
        "university" => s
            .temple(-22.0, 44.0, 22.0)
            .path(DARK, "M-17-29L0-36L17-29L0-22Z")
            .stroke(GOLD, 1.6, "M0-29L14-27V-18")
            .disc(GOLD, 14.0, -17.0, 1.8),
        "parking-authority" => s
            .area("#2b62a8", -23.0, -34.0, 18.0, 18.0)
            .word(-14.0, -20.0, 14.0, WHITE, "P")
            .stroke(DARK, 2.0, "M-14-16V0")
            .car(9.0, -13.0, 0.85, GOLD)
            .car(9.0, 0.0, 1.0, ROOF),
        "metro-station" => s
            .path("#7d8792", "M-24 0V-16Q-24-30 0-30T24-16V0Z")
            .path(DARK, "M-19 0V-15Q-19-25 0-25T19-15V0Z")
            .path("#e9edf1", "M-12-2V-16Q-12-21 0-21T12-16V-2Z")
            .path(GLASS, "M-9-17H-1V-10H-9ZM1-17H9V-10H1Z")
            .disc(GOLD, -7.0, -5.6, 1.8)
            .disc(GOLD, 7.0, -5.6, 1.8)
            .disc("#b3372c", 19.0, -33.0, 6.0)
            .word(19.0, -29.8, 8.4, WHITE, "M"),
        "bus-depot" => s
            .area(STONE, -25.0, -34.0, 50.0, 5.0)
            .stroke(DARK, 2.0, "M-23-29V0M23-29V0")
            .path("#d4a22c", "M-19-5V-20Q-19-23-16-23H14Q19-23 19-17V-3H-19Z")
            .path(GLASS, "M-15-20H-8V-13H-15ZM-5-20H2V-13H-5ZM5-20H13Q16-20 16-13H5Z")
            .disc(DARK, -10.0, -3.0, 3.4)
            .disc(DARK, 10.0, -3.0, 3.4),
        _ => return false,
    };
    true
}
