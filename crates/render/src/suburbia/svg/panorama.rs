//! Boroughs as towns of a panorama.

use super::hexagon::{HALF, SIZE, centre, corners};
use super::palette::hue;
use super::{art, border, land, seated, tile_symbol};
use crate::svg::land::tones;
use crate::svg::panorama::{Plot, Region, Scenery, Town};
use crate::svg::pen::{Pen, outline};
use suburbia::hex::Footprint;
use suburbia::rules::Rules;
use suburbia::table::Table;
use suburbia::tile::{KindId, Traits};

/// The colours of a border's ground.
const STRIP: [&str; 2] = [tones::STRIP.day(), "#6b4f2a"];
const WAVES: &str = "<path fill=\"none\" stroke=\"#e4f5fb\" stroke-width=\"4\" stroke-linecap=\"round\" \
    d=\"M-30-12q7-8 14 0t14 0t14 0t14 0M-22 14q7-8 14 0t14 0t14 0\"/>";

/// Every borough with its tiles, and the drawings they name; who did how well is for the caller to say.
pub fn panorama_towns(table: &Table, names: &[String]) -> Region {
    let (rules, cast) = (table.rules(), seated(table, names));
    let mut kinds: Vec<KindId> = Vec::new();
    let towns = table.all_seats().map(|seat| {
        let tiles = table.borough(seat).tiles();
        let plots = tiles.flat_map(|tile| {
            if !kinds.contains(&tile.kind) {
                kinds.push(tile.kind);
            }
            plots(rules, tile.kind, tile.at)
        });
        let mut plots: Vec<Plot> = plots.collect();
        plots.sort_by(|a, b| a.at.1.total_cmp(&b.at.1).then(a.at.0.total_cmp(&b.at.0)));
        let (name, letter) = (cast.name(seat).to_owned(), cast.letter(seat).to_owned());
        Town { name, letter, seat: seat.index(), plots, ..Town::default() }
    });
    let towns = towns.collect();
    let mut defs = Pen::default();
    for kind in kinds.into_iter().filter(|&kind| stands(rules, kind)) {
        defs.raw(&format!("<g id=\"{}\">", scene(rules, kind)));
        art::draw(&mut defs, rules.kind(kind));
        defs.raw("</g>\n");
    }
    Region { scenery: Scenery::Country(land::season(table)), defs: defs.0, towns, ..Region::default() }
}

fn scene(rules: &Rules, kind: KindId) -> String {
    tile_symbol(rules, kind).replacen("tile-", "stands-", 1)
}

/// Whether something stands on it: everywhere but on water.
fn stands(rules: &Rules, kind: KindId) -> bool {
    kind != KindId::LAKE
        && !(rules.kind(kind).category.is_none() && rules.kind(kind).traits.meets(Traits::LAKE))
}

/// A tile is a plot; a border is one for each of its cells, and its picture stands on the middle one.
fn plots(rules: &Rules, kind: KindId, at: Footprint) -> Vec<Plot> {
    let of = rules.kind(kind);
    let built = stands(rules, kind);
    let hexagon = || outline(corners(0.0, 0.0, SIZE - 0.5).into_iter());
    let hue = hue(of.category);
    match at {
        Footprint::Cell(at) => vec![Plot {
            at: centre(at),
            half: (SIZE, HALF),
            edge: hexagon(),
            ground: [hue.middle, hue.dark],
            flat: if built { String::new() } else { WAVES.to_owned() },
            scene: built.then(|| scene(rules, kind)),
            stands: (2.05, (0.0, 32.0)),
            water: !built,
            street: built,
        }],
        Footprint::Border(place) => {
            let body = place.body();
            let (middle, _) = border::axis(place);
            let ground = if built { STRIP } else { [hue.middle, hue.dark] };
            let plot = |cell| {
                let at = centre(cell);
                let holds = built && (at.0 - middle.0).hypot(at.1 - middle.1) < 1.0;
                Plot {
                    at,
                    half: (SIZE, HALF),
                    edge: hexagon(),
                    ground,
                    flat: if built { String::new() } else { WAVES.to_owned() },
                    scene: holds.then(|| scene(rules, kind)),
                    stands: (2.1, (0.0, 30.0)),
                    water: !built,
                    street: false,
                }
            };
            body.into_iter().map(plot).collect()
        }
    }
}
