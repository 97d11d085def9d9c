//! The sprite: SVG files from which a page takes every tile, good and sign by `<use href="FILE#ID">`. Tiles are in a file a
//! generation; what all tables begin with is in the first.
//!
//! | id | what it is |
//! |---|---|
//! | `tile-ID` | the face of a tile, in [`TILE_BOX`] |
//! | `mini-ID` | the same for little maps: type, roads and scene without any text |
//! | `good-WORD` | the token of a good, in [`GOOD_BOX`] |
//! | `sign-money`, `sign-income`, `sign-score`, `sign-expected`, `sign-roads` | what numbers count |
//! | `sign-residential` … `sign-resource` | the types |
//! | `sign-power`, `sign-pollution`, `sign-cornerstone`, `sign-goods`, `sign-route` | what else there is |
//! | `meeple`, `coin` | the small pieces |
//!
//! Signs and the meeple have the colour of the text around them. Nothing refers to anything else in the file: browsers
//! do not agree on what that means in a file one takes a symbol from.

use crate::neom::svg::palette::{self, INK};
use crate::neom::svg::{art, glyph, good, land, road, tile_svg, tile_symbol};
use crate::svg::land::themed;
use crate::svg::pen::{Pen, Type as Look};
use crate::svg::sprite::{SpriteFiles, files, meeple, sign, symbol, view};
use crate::text::Language;
use neom::good::Good;
use neom::rules::Rules;
use neom::tile::{Deck, Tile, Type};

/// The box of every tile's symbol: left, top, width, height; the tile's centre is its middle.
pub const TILE_BOX: [f64; 4] = [-66.0, -66.0, 132.0, 132.0];
/// The box of every token.
pub const GOOD_BOX: [f64; 4] = [-12.0, -12.0, 24.0, 24.0];

/// The whole sprite for these rules.
pub fn sprite(language: Language, rules: &Rules) -> SpriteFiles {
    let mut decks = ["first", "second", "third"].map(|name| (name, String::new()));
    let tile_box = view(TILE_BOX);
    for (id, of) in rules.tiles() {
        let out = match of.deck {
            Deck::Generation { number: 2, .. } => &mut decks[1].1,
            Deck::Generation { number: 3.., .. } => &mut decks[2].1,
            Deck::Generation { .. } | Deck::Cornerstone => &mut decks[0].1,
        };
        let name = tile_symbol(rules, id);
        symbol(out, &name, &tile_box, &alone(&tile_svg(language, rules, id)));
        symbol(out, &name.replacen("tile-", "mini-", 1), &tile_box, &mini(of));
    }
    pieces(&mut decks[0].1);
    decks[0].1.push_str(&format!("<defs>{}</defs>\n", land::stamps()));
    files(decks.map(|(name, symbols)| (name, themed(&symbols))))
}

/// Goods, signs and the small pieces.
fn pieces(out: &mut String) {
    for (of, _) in Good::ALL {
        let body = format!("<g stroke-linejoin=\"round\">{}</g>", good::face(of));
        symbol(out, &good_symbol(of), &view(GOOD_BOX), &body);
    }
    for (ty, word) in Type::ALL {
        sign(out, &format!("sign-{word}"), glyph::type_shape(ty));
    }
    for (word, shape) in SIGNS {
        sign(out, &format!("sign-{word}"), shape);
    }
    meeple(out);
    let mut coin = Pen::default();
    coin.circle(0.0, 0.0, 10.0, "fill=\"#fff7df\" stroke=\"#7a5200\" stroke-width=\"1.6\"");
    coin.circle(0.0, 0.0, 7.4, "fill=\"none\" stroke=\"#c69a3a\" stroke-width=\".8\"");
    coin.text(0.0, 4.6, Look::new(12.5, "#5c3d00").bold().middle(), "£");
    symbol(out, "coin", "-12 -12 24 24", &coin.0);
}

/// The symbol of a good's token.
pub fn good_symbol(of: Good) -> String {
    good::id(of)
}

/// Signs in a box of 12 × 12, besides those of the types.
const SIGNS: [(&str, &str); 11] = [
    // A coin with a pound sign cut out.
    (
        "money",
        "M-5.6 0A5.6 5.6 0 1 1 5.6 0A5.6 5.6 0 1 1-5.6 0ZM-2.4 3.4H2.6V2H-.6Q0 1 -.2.4H1.6V-.8H-.5Q-.9-2 .4-2.2Q1.2-2.2 1.6\
        -1.4L2.8-2.2Q2-3.6.4-3.6Q-2.4-3.4-2-.8H-2.8V.4H-1.7Q-1.6 1.6-2.4 2.2Z",
    ),
    // Money that comes back.
    (
        "income",
        "M0-5.4A5.4 5.4 0 0 1 5-2L6 -2.6L5.4 1.4L2-.6L3.2-1.1A3.5 3.5 0 1 0 3.2 1.9L4.8 2.9A5.4 5.4 0 1 1 0-5.4Z",
    ),
    // A rosette.
    (
        "score",
        "M0-5.8L1.7-3.9L4.2-4.2L4.2-1.7L5.8 0L4.2 1.7L4.2 4.2L1.7 3.9L0 5.8L-1.7 3.9L-4.2 4.2L-4.2 1.7L-5.8 0L-4.2-1.7L-4.2-4.2L-1.7-3.9Z",
    ),
    // An hourglass.
    (
        "expected",
        "M-4.4-5.8H4.4V-4.2Q4.2-1.6 1.4 0Q4.2 1.6 4.4 4.2V5.8H-4.4V4.2Q-4.2 1.6-1.4 0Q-4.2-1.6-4.4-4.2Z",
    ),
    // A road with its line.
    ("roads", "M-2.6-5.8H-.6V-3.4H.6V-5.8H2.6L5.4 5.8H.8V2.6H-.8V5.8H-5.4ZM-.7-2.2V.8H.7V-2.2Z"),
    // A barrier.
    (
        "closed",
        "M-5.8-3.4H5.8V.8H3.6V5.6H2V.8H-2V5.6H-3.6V.8H-5.8ZM-4.4-2.2V-.4H-2.6L-1.4-2.2ZM.6-2.2L-.6-.4H1.8L3-2.2Z",
    ),
    ("power", "M1.6-5.8L-3.6 1H-.4L-1.6 5.8L3.6-1.2H.4Z"),
    (
        "pollution",
        "M-4 4.4A2.8 2.8 0 0 1-4.6-1A3.4 3.4 0 0 1 .6-4A3.2 3.2 0 0 1 5-1.2A2.9 2.9 0 0 1 4.2 4.4Z",
    ),
    ("cornerstone", "M-5.6-5.2H5.6L3.4 5.2H-3.4ZM-3.2-3.2V-2H3.2V-3.2Z"),
    (
        "goods",
        "M0-5.6L5.2-3V3L0 5.6L-5.2 3V-3ZM0-4L-3-2.5L0-1L3-2.5ZM-3.8-1.2V2.2L-.7 3.8V.4ZM3.8-1.2L.7.4V3.8L3.8 2.2Z",
    ),
    ("route", "M-5.6-1.6H.6V-4.6L5.6 0L.6 4.6V1.6H-5.6Z"),
];

/// A tile that needs nothing from elsewhere: tokens drawn, grounds in one colour.
fn alone(drawing: &str) -> String {
    let mut out = good::tokens_from(drawing, good::face);
    for ty in Type::ALL.map(|(ty, _)| Some(ty)).into_iter().chain([None]) {
        out = out.replace(&format!("url(#{})", glyph::pattern_id(ty)), palette::hue(ty).middle);
    }
    out
}

/// A tile for little maps: the colour and sign of its type, roads, scene, and nothing one would have to read.
fn mini(tile: &Tile) -> String {
    let (main, second) = glyph::main_types(tile.types);
    let hue = palette::hue(main);
    let mut pen = Pen::default();
    pen.rect([-65.0, -65.0, 130.0, 130.0], 6.0, &format!("fill=\"{}\"", hue.dark));
    pen.rect([-59.0, -59.0, 118.0, 118.0], 4.0, &format!("fill=\"{}\"", hue.middle));
    if let Some(second) = second {
        let other = palette::hue(Some(second));
        pen.raw(&format!("<path d=\"M65-65V65H-65Z\" fill=\"{}\"/>", other.dark));
        pen.raw(&format!("<path d=\"M59-59V59H-59Z\" fill=\"{}\"/>", other.middle));
    }
    if tile.disaster.is_none() {
        road::draw(&mut pen, tile.roads);
    }
    pen.open_at(16.0, 20.0, 1.75);
    art::draw(&mut pen, tile);
    pen.raw("</g>");
    if tile.power || tile.polluting {
        pen.circle(46.0, -44.0, 15.0, &format!("fill=\"#fff\" stroke=\"{INK}\" stroke-width=\"1.5\""));
        match tile.power {
            true => glyph::power(&mut pen, 46.0, -44.0, 2.0),
            false => glyph::pollution(&mut pen, 46.0, -44.0, 2.0),
        }
    }
    pen.0
}
