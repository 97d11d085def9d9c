//! The sprite: SVG files from which a page takes every tile and sign by `<use href="FILE#ID">`. Tiles are in a file a stack;
//! what all tables begin with is in the first.
//!
//! A tile alone is `<svg viewBox="0 0 128 114"><use href="FILE#tile-farm"/></svg>`; a sign takes any square
//! `<svg><use href="FILE#sign-income"/></svg>`.
//!
//! | id | what it is |
//! |---|---|
//! | `tile-ID` | the face of a kind of tile, in [`TILE_BOX`]; `tile-lake` is the lake |
//! | `mini-ID` | the same for little maps: category and scene without any text, in the same box |
//! | `l-…` | what is found on the [land](crate::svg::land) |
//! | `water-lake` | what a lake says, to be put on water |
//! | `strip-ID` | what a border gives, in a row, in [`STRIP_BOX`] |
//! | `sign-money`, `sign-income`, `sign-reputation`, `sign-population`, `sign-stars` | the tracks |
//! | `sign-residential`, `sign-commercial`, `sign-industrial`, `sign-civic` | the categories |
//! | `marker`, `red-line`, `meeple`, `coin` | the small pieces |
//!
//! Signs and pieces have the colour of the text around them (`currentColor`); tiles have variables of the
//! [stylesheet](crate::svg::land::stylesheet) where night differs from day. Nothing refers to anything else by
//! `url(#…)`: browsers do not agree on what that means in a file one takes a symbol from.

use crate::suburbia::svg::hexagon::{HALF, SIZE, corners};
use crate::suburbia::svg::palette::{self, RED};
use crate::suburbia::svg::tile::on_water;
use crate::suburbia::svg::{art, border, glyph, tile_svg, tile_symbol};
use crate::svg::land::{Season, shape::rounded, stamps, themed};
use crate::svg::pen::{Pen, Type};
use crate::svg::sprite::{SpriteFiles, files, meeple, sign, symbol, view};
use crate::text::Language;
use suburbia::rules::Rules;
use suburbia::tile::{Category, KindId, Stack, TileKind, Track, Traits};

/// The box of every tile's symbol: left, top, width, height; the tile's centre is its middle.
pub const TILE_BOX: [f64; 4] = [-64.0, -57.0, 128.0, 114.0];

/// The box of what a border gives.
pub const STRIP_BOX: [f64; 4] = [-80.0, -11.0, 160.0, 22.0];

/// What is written on a lake that is part of a town's water, in [`TILE_BOX`].
pub(super) const WATER_SYMBOL: &str = "water-lake";

/// The whole sprite for these rules.
pub fn sprite(language: Language, rules: &Rules) -> SpriteFiles {
    let mut stacks = ["a", "b", "c", "borders"].map(|name| (name, String::new()));
    let tile_box = view(TILE_BOX);
    for (kind, of) in rules.kinds() {
        let out = match of.stack {
            Stack::Lake | Stack::Basic | Stack::A => &mut stacks[0].1,
            Stack::B => &mut stacks[1].1,
            Stack::C => &mut stacks[2].1,
            Stack::Border => &mut stacks[3].1,
        };
        let id = tile_symbol(rules, kind);
        let bare = id.trim_start_matches("tile-").to_owned();
        symbol(out, &id, &tile_box, &tile_svg(language, rules, kind));
        symbol(out, &format!("mini-{bare}"), &tile_box, &mini(of));
        if of.stack == Stack::Border {
            let mut strip = Pen::default();
            border::signs(&mut strip, language, rules, of, 0.0, 1.0, STRIP_BOX[2] - 4.0);
            symbol(out, &format!("strip-{bare}"), &view(STRIP_BOX), &strip.0);
        }
    }
    signs(&mut stacks[0].1);
    pieces(&mut stacks[0].1);
    let mut said = Pen::default();
    said.polygon(corners(0.0, 0.0, SIZE).into_iter(), "fill=\"#fff\" fill-opacity=\"0\"");
    on_water(&mut said, language, rules.kind(KindId::LAKE));
    symbol(&mut stacks[0].1, WATER_SYMBOL, &tile_box, &said.0);
    stacks[0].1.push_str(&format!("<defs>{}</defs>\n", stamps(Season::Spring)));
    files(stacks.map(|(name, symbols)| (name, themed(&symbols))))
}

fn signs(out: &mut String) {
    for track in Track::ALL.into_iter().chain([Track::Stars]) {
        sign(out, &format!("sign-{}", track.word()), glyph::track_shape(track));
    }
    for category in Category::ALL {
        sign(out, &format!("sign-{}", category.word()), glyph::category_shape(category));
    }
}

fn pieces(out: &mut String) {
    let mut marker = Pen::default();
    glyph::marker(&mut marker, 0.0, 0.0, 11.5, "currentColor");
    symbol(out, "marker", "-13 -13 26 27", &marker.0);
    let mut line = Pen::default();
    glyph::red_line(&mut line, 0.0, -4.0, 7.0);
    symbol(out, "red-line", "-8 -8 16 16", &line.0.replace(RED, "currentColor"));
    meeple(out);
    let mut coin = Pen::default();
    coin.circle(0.0, 0.0, 10.0, "fill=\"#fff7df\" stroke=\"#7a5200\" stroke-width=\"1.6\"");
    coin.circle(0.0, 0.0, 7.4, "fill=\"none\" stroke=\"#c69a3a\" stroke-width=\".8\"");
    coin.text(0.0, 4.6, Type::new(12.5, "#5c3d00").bold().middle(), "$");
    symbol(out, "coin", "-12 -12 24 24", &coin.0);
}

/// A tile for little maps: colour, sign of the category, scene, and nothing one would have to read.
fn mini(kind: &TileKind) -> String {
    let mut pen = Pen::default();
    let hue = palette::hue(kind.category);
    let lake = kind.traits.meets(Traits::LAKE);
    if !lake {
        for (colour, y, size) in
            [(hue.dark, 2.4, SIZE - 4.0), (hue.dark, 0.0, SIZE - 4.0), (hue.middle, 0.0, SIZE - 9.0)]
        {
            pen.raw(&format!("<path d=\"{}\" fill=\"{colour}\"/>", rounded(&corners(0.0, y, size), 7.0)));
        }
    }
    match kind.category {
        Some(category) => {
            let floor = format!("fill=\"{}\"", hue.dark);
            let inner = (SIZE - 9.0) * HALF / SIZE;
            crate::suburbia::svg::hexagon::band(&mut pen, 14.0, inner, 7.0, &floor);
            pen.open_at(0.0, 12.0, 1.5);
            art::draw(&mut pen, kind);
            pen.raw("</g>");
            glyph::category(&mut pen, 0.0, 32.0, 2.9, category, "#fff");
        }
        None if !lake => {
            pen.open_at(0.0, 26.0, 1.7);
            art::draw(&mut pen, kind);
            pen.raw("</g>");
        }
        None => pen.raw(
            "<path fill=\"none\" stroke=\"#fff\" stroke-width=\"7\" stroke-linecap=\"round\" \
            d=\"M-34-14q8.5-9 17 0t17 0t17 0t17 0M-34 16q8.5-9 17 0t17 0t17 0t17 0\"/>",
        ),
    }
    pen.0
}

/// The symbol of a kind: its face, or what little maps show of it.
pub(super) fn symbol_of(rules: &Rules, kind: KindId, small: bool) -> String {
    let face = tile_symbol(rules, kind);
    if small { face.replacen("tile-", "mini-", 1) } else { face }
}
