//! Cities as towns of a panorama.

use super::board::STEP;
use super::palette::hue;
use super::road::{self, HALF};
use super::{art, glyph, land, seated, tile_symbol};
use crate::svg::land::tones;
use crate::svg::panorama::{Plot, Region, Scenery, Town};
use crate::svg::pen::Pen;
use neom::cell::Cell;
use neom::rules::Rules;
use neom::table::Table;
use neom::tile::TileId;

const SQUARE: &str = "M-65-65H65V65H-65Z";
const FREE: [&str; 2] = [tones::PLOT.day(), tones::PLOT_EDGE.day()];
const PLAZA: [&str; 2] = [tones::QUAY.day(), tones::PLOT_EDGE.day()];
/// What the City Center is drawn as: a town hall with a tower.
const HALL: &str = "<g id=\"stands-center\" stroke=\"#3d4856\" stroke-width=\"1\" stroke-linejoin=\"round\">\
    <path fill=\"#e8dcc0\" d=\"M-22 0V-15H22V0Z\"/><path fill=\"#a8553f\" d=\"M-24-15L-18-21H18L24-15Z\"/>\
    <path fill=\"#efe5cd\" d=\"M-6 0V-29H6V0Z\"/><path fill=\"#a8553f\" d=\"M-8-29L0-41L8-29Z\"/>\
    <circle cy=\"-23\" r=\"3\" fill=\"#fff\"/><path fill=\"#8fc4e2\" d=\"M-18-10h4v6h-4ZM-11-10h3v6h-3ZM8-10h3v6H8ZM14-10h4v6h-4Z\"/>\
    <path fill=\"#7a5a3c\" d=\"M-2.6 0v-9h5.2V0Z\"/></g>";
const TREES: &str = "<g id=\"stands-trees\"><use href=\"#l-palm\" transform=\"translate(-14 0)\"/>\
    <use href=\"#l-shrub\" transform=\"translate(12 -4)\"/></g>";

/// Every city with its tiles, and the drawings they name; who did how well is for the caller to say.
pub fn panorama_towns(table: &Table, names: &[String]) -> Region {
    let (rules, cast) = (table.rules(), seated(table, names));
    let mut tiles: Vec<TileId> = Vec::new();
    let towns = table.all_seats().map(|seat| {
        let city = table.city(seat);
        let plot = |at: Cell| match city.tile(at) {
            Some(tile) => {
                if !tiles.contains(&tile) {
                    tiles.push(tile);
                }
                built(rules, at, tile)
            }
            None if at == Cell::CENTER => {
                Plot { flat: roads(0b1111), scene: Some("stands-center".to_owned()), ..ground(at, PLAZA) }
            }
            None => {
                let wooded = (at.row() * 7 + at.col() * 3 + seat.index()).is_multiple_of(3);
                Plot { scene: wooded.then(|| "stands-trees".to_owned()), ..ground(at, FREE) }
            }
        };
        let plots = Cell::all().map(plot).collect();
        let (name, letter) = (cast.name(seat).to_owned(), cast.letter(seat).to_owned());
        Town { name, letter, seat: seat.index(), plots, ..Town::default() }
    });
    let towns: Vec<Town> = towns.collect();
    let mut defs = Pen::default();
    defs.raw(HALL);
    defs.raw(TREES);
    for tile in tiles {
        defs.raw(&format!("<g id=\"{}\">", scene(rules, tile)));
        art::draw(&mut defs, rules.tile(tile));
        defs.raw("</g>\n");
    }
    Region { scenery: Scenery::Desert, stamps: land::stamps(), defs: defs.0, towns }
}

fn scene(rules: &Rules, tile: TileId) -> String {
    tile_symbol(rules, tile).replacen("tile-", "stands-", 1)
}

fn ground(at: Cell, colours: [&'static str; 2]) -> Plot {
    Plot {
        at: (STEP * (at.col() as f64 - 2.0), STEP * (at.row() as f64 - 2.0)),
        half: (HALF, HALF),
        edge: SQUARE.to_owned(),
        ground: colours,
        stands: (1.7, (16.0, 16.0)),
        ..Plot::default()
    }
}

fn built(rules: &Rules, at: Cell, tile: TileId) -> Plot {
    let of = rules.tile(tile);
    let (main, _) = glyph::main_types(of.types);
    let hue = hue(main);
    Plot { flat: roads(of.roads), scene: Some(scene(rules, tile)), ..ground(at, [hue.middle, hue.dark]) }
}

fn roads(roads: u8) -> String {
    let mut pen = Pen::default();
    road::draw(&mut pen, roads);
    pen.0
}
