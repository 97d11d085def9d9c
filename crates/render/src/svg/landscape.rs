//! The land of the welcome: mountains, a town behind its river, houses along a road. Colours are classes, so that a
//! stylesheet makes day and night of it.

use super::pen::n;
use std::fmt::Write as _;

/// How large the land is drawn; what does not fit is cut at both sides.
const VIEW: &str = "0 0 1600 380";

/// Mountains, hills, the river and the ground in front of it.
const MOUNTAINS: &str = "M0 196L90 120L150 152L262 58L340 128L398 96L500 176L640 110L724 160L846 72L930 140L1010 104\
    L1130 182L1250 92L1322 140L1420 66L1520 150L1600 104V380H0Z";
const SNOW: &str = "M262 58L232 83L252 82L262 92L276 80L292 85ZM846 72L818 93L838 93L850 102L862 90L872 92ZM1420 66\
    L1390 88L1412 88L1424 99L1436 86L1446 86Z";
const HILLS: &str =
    "M0 232C140 190 300 206 430 236S760 262 900 240S1180 206 1330 224S1520 250 1600 226V380H0Z";
const RIVER: &str = "M0 286C240 262 420 300 700 284S1180 262 1600 288V322H0Z";
const FRONT: &str = "M0 306C180 290 360 318 560 310S960 296 1160 312S1460 300 1600 312V380H0Z";

/// Shapes of one colour.
#[derive(Default)]
struct Layer(String);

impl Layer {
    fn block(&mut self, [x, y, w, h]: [f64; 4]) {
        let _ = write!(self.0, "M{} {}h{}v{}h{}z", n(x), n(y), n(w), n(h), n(-w));
    }

    fn disc(&mut self, x: f64, y: f64, r: f64) {
        let round = n(r);
        let _ = write!(self.0, "M{} {}a{round} {round} 0 1 1 0 .1z", n(x - r), n(y));
    }

    /// A triangle on a line.
    fn gable(&mut self, [x, y, w, h]: [f64; 4]) {
        let _ = write!(self.0, "M{} {}l{} {}l{} {}z", n(x), n(y), n(w / 2.0), n(-h), n(w / 2.0), n(h));
    }

    fn draw(&self, out: &mut String, class: &str) {
        let _ = write!(out, "<path class=\"{class}\" d=\"{}\"/>", self.0);
    }
}

/// Numbers that look like chance and are the same every time.
struct Chance(u32);

impl Chance {
    /// From 0 up to 1.
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(self.0 >> 8) / f64::from(1 << 24)
    }

    fn between(&mut self, least: f64, most: f64) -> f64 {
        least + (most - least) * self.next()
    }
}

/// The whole land, for a page whose stylesheet knows its classes.
pub fn landscape() -> String {
    let mut out = format!(
        "<svg class=\"land\" viewBox=\"{VIEW}\" preserveAspectRatio=\"xMidYMax slice\" aria-hidden=\"true\">"
    );
    for (class, shape) in [("l-mountain", MOUNTAINS), ("l-snow", SNOW)] {
        let _ = write!(out, "<path class=\"{class}\" d=\"{shape}\"/>");
    }
    towers(&mut out, &mut Chance(11), "l-far", 60.0, 150.0, 0.45);
    towers(&mut out, &mut Chance(5), "l-near", 30.0, 112.0, 0.7);
    let _ = write!(out, "<path class=\"l-hill\" d=\"{HILLS}\"/>");
    woods(&mut out);
    let _ = write!(out, "<path class=\"l-river\" d=\"{RIVER}\"/>");
    on_the_river(&mut out);
    let _ = write!(out, "<path class=\"l-front\" d=\"{FRONT}\"/>");
    street(&mut out);
    out.push_str("</svg>");
    out
}

/// A row of towers, higher in the middle of the town; so many of their windows are lit at night.
fn towers(out: &mut String, chance: &mut Chance, class: &str, least: f64, most: f64, lit: f64) {
    let (mut walls, mut windows) = (Layer::default(), Layer::default());
    let mut x = 130.0;
    while x < 1500.0 {
        let wide = chance.between(26.0, 52.0).round();
        // Two centres, as towns grow.
        let centre = |at: f64, reach: f64| (1.0 - ((x - at) / reach).abs()).max(0.0);
        let grown = centre(560.0, 420.0).max(centre(1150.0, 360.0));
        let high = (least * 0.6 + grown * chance.between(least * 0.4, most)).round();
        let top = 250.0 - high;
        walls.block([x, top, wide, high]);
        match (chance.next() * 5.0) as u32 {
            0 => walls.gable([x, top, wide, wide * 0.5]),
            1 => walls.block([x + wide / 2.0 - 1.5, top - 22.0, 3.0, 22.0]),
            2 => walls.block([x + wide * 0.2, top - 9.0, wide * 0.6, 9.0]),
            _ => {}
        }
        let mut y = top + 9.0;
        while y < 232.0 {
            let mut at = x + 6.0;
            while at < x + wide - 8.0 {
                if chance.next() < lit {
                    windows.block([at, y, 4.0, 6.0]);
                }
                at += 9.0;
            }
            y += 13.0;
        }
        x += wide + chance.between(2.0, 16.0);
    }
    walls.draw(out, class);
    windows.draw(out, "l-window");
}

fn woods(out: &mut String) {
    let (mut crowns, chance) = (Layer::default(), &mut Chance(3));
    for _ in 0..64 {
        let x = chance.between(0.0, 1600.0);
        // Woods stand in groups, and leave the middle to the town.
        let x = if (620.0..1020.0).contains(&x) { x / 3.0 } else { x };
        crowns.disc(x, chance.between(238.0, 272.0), chance.between(8.0, 15.0));
    }
    crowns.draw(out, "l-wood");
}

/// A bridge of arches, waves, and two boats.
fn on_the_river(out: &mut String) {
    let mut waves = String::new();
    let chance = &mut Chance(8);
    for _ in 0..26 {
        let _ = write!(
            waves,
            "M{} {}h{}",
            n(chance.between(0.0, 1600.0)),
            n(chance.between(292.0, 304.0)),
            n(chance.between(14.0, 40.0))
        );
    }
    let _ = write!(out, "<path class=\"l-wave\" d=\"{waves}\"/>");
    let mut bridge = String::from("M392 276H708V286");
    for arch in (0..5).rev() {
        let x = 400.0 + 60.0 * f64::from(arch);
        let _ = write!(bridge, "H{}V312h-10V306a20 18 0 0 0-40 0V312h-10V286", n(x + 60.0));
    }
    let _ = write!(out, "<path class=\"l-stone\" d=\"{bridge}H392Z\"/>");
    for (x, sail) in [(930.0, 1.0), (1290.0, 0.8)] {
        let _ = write!(
            out,
            "<g transform=\"translate({} 300) scale({sail})\"><path class=\"l-sail\" d=\"M0-34L20-6H0ZM-3-28L-16-6H-3Z\"/>\
            <path class=\"l-boat\" d=\"M-20-3H24Q20 6 12 6H-10Q-17 6-20-3Z\"/></g>",
            n(x)
        );
    }
}

/// Houses, trees and lamps along the road, and who drives on it.
fn street(out: &mut String) {
    let chance = &mut Chance(21);
    let mut walls: [Layer; 3] = Default::default();
    let mut roofs: [Layer; 3] = Default::default();
    let [mut windows, mut doors, mut crowns, mut trunks, mut poles, mut lamps]: [Layer; 6] =
        Default::default();
    let ground = 340.0;
    let (mut x, mut index) = (14.0, 0);
    while x < 1580.0 {
        if index % 3 == 2 {
            let r = chance.between(13.0, 19.0);
            trunks.block([x + r - 2.0, ground - 22.0, 4.0, 22.0]);
            crowns.disc(x + r, ground - 22.0, r);
            x += 2.0 * r + chance.between(6.0, 16.0);
        } else {
            let (wide, high) = (chance.between(40.0, 62.0).round(), chance.between(24.0, 44.0).round());
            let colour = (chance.next() * 3.0) as usize % 3;
            let top = ground - high;
            walls[colour].block([x, top, wide, high]);
            roofs[(colour + index) % 3].gable([x - 5.0, top, wide + 10.0, wide * 0.42]);
            roofs[(colour + index) % 3].block([x + wide * 0.68, top - wide * 0.36, 6.0, wide * 0.3]);
            doors.block([x + wide / 2.0 - 4.5, ground - 15.0, 9.0, 15.0]);
            for at in [x + 7.0, x + wide - 16.0] {
                windows.block([at, top + 7.0, 9.0, 9.0]);
            }
            x += wide + chance.between(8.0, 22.0);
        }
        if index % 4 == 1 {
            poles.block([x, ground - 38.0, 2.4, 38.0]);
            poles.block([x, ground - 38.0, 10.0, 2.4]);
            lamps.disc(x + 10.0, ground - 34.5, 3.6);
            x += 16.0;
        }
        index += 1;
    }
    trunks.draw(out, "l-trunk");
    crowns.draw(out, "l-tree");
    for (index, (wall, roof)) in walls.iter().zip(&roofs).enumerate() {
        wall.draw(out, &format!("l-wall-{index}"));
        roof.draw(out, &format!("l-roof-{index}"));
    }
    doors.draw(out, "l-door");
    windows.draw(out, "l-window near");
    poles.draw(out, "l-pole");
    lamps.draw(out, "l-lamp");
    out.push_str(
        "<path class=\"l-road\" d=\"M0 340H1600V372H0Z\"/><path class=\"l-kerb\" d=\"M0 341H1600M0 371H1600\"/>\
        <path class=\"l-mark\" d=\"M0 356H1600\"/>",
    );
    for (x, y, colour, ahead) in [
        (210.0, 352.0, 0, 1),
        (640.0, 369.0, 1, -1),
        (780.0, 352.0, 2, 1),
        (1120.0, 369.0, 0, -1),
        (1440.0, 352.0, 1, 1),
    ] {
        let _ = write!(
            out,
            "<g transform=\"translate({} {}) scale({ahead} 1)\"><path class=\"l-beam\" d=\"M18-6L62-14V2Z\"/>\
            <path class=\"l-roof-{colour}\" d=\"M-19 0V-6Q-19-8-16-8L-11-14H5L12-8L18-7Q20-6 20-3V0Z\"/>\
            <path class=\"l-window near\" d=\"M-9-12.5H-3V-8H-12ZM-1-12.5H4L9-8H-1Z\"/>\
            <path class=\"l-pole\" d=\"M-14 0a4 4 0 1 1 8 0a4 4 0 1 1-8 0zM6 0a4 4 0 1 1 8 0a4 4 0 1 1-8 0z\"/></g>",
            n(x),
            n(y)
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_land_is_the_same_every_time_and_small() {
        let land = landscape();
        assert_eq!(land, landscape());
        assert!(land.len() < 30_000, "{} bytes", land.len());
        assert!(!land.contains("NaN") && !land.contains("style="), "numbers, and no colours of its own");
    }
}
