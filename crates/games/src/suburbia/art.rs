//! The little town on the first page, made of real tiles.

use ::suburbia::hex::{Hex, hex};
use ::suburbia::tile::Category::{self, Civic, Commercial, Industrial, Residential};
use maud::{Markup, PreEscaped, html};
use render::suburbia::page::{TILE_BOX, island};
use render::svg::sprite::Sprite;

/// Tiles by cell, as they lie; what has no category is a lake.
const TOWN: &[(&str, Hex, Option<Category>)] = &[
    ("tile-suburbs", hex(0, 0), Some(Residential)),
    ("tile-community-park", hex(0, 1), Some(Civic)),
    ("tile-heavy-factory", hex(0, 2), Some(Industrial)),
    ("water-lake", hex(1, 0), None),
    ("tile-fancy-restaurant", hex(1, -1), Some(Commercial)),
    ("tile-elementary-school", hex(-1, 1), Some(Civic)),
    ("tile-office-building", hex(-1, 2), Some(Commercial)),
    ("tile-farm", hex(1, 1), Some(Industrial)),
    ("tile-skyscraper", hex(-1, 0), Some(Commercial)),
    ("tile-stadium", hex(2, -1), Some(Civic)),
    ("tile-waterfront-realty", hex(2, 0), Some(Commercial)),
    ("tile-museum", hex(-2, 2), Some(Civic)),
    ("tile-condominium", hex(-2, 1), Some(Residential)),
];
/// Cells still free.
const FREE: &[Hex] = &[hex(0, -1), hex(2, 1), hex(-1, 3), hex(-2, 3), hex(1, 2)];
/// Centre to corner, and half the height, of a tile.
const SIZE: f64 = 64.0;
const HALF: f64 = 55.4;

fn centre(at: Hex) -> (f64, f64) {
    (1.5 * SIZE * f64::from(at.q), 2.0 * HALF * (f64::from(at.r) + f64::from(at.q) / 2.0))
}

/// The town as a picture.
pub(crate) fn town(sprite: &Sprite, label: &str) -> Markup {
    let [left, top, width, height] = TILE_BOX;
    let hexagon = (0..6)
        .map(|corner| {
            let turn = f64::from(corner) * std::f64::consts::FRAC_PI_3;
            format!("{:.1} {:.1}", (SIZE - 6.0) * turn.cos(), (SIZE - 6.0) * turn.sin())
        })
        .collect::<Vec<_>>()
        .join("L");
    let lakes: Vec<Hex> = TOWN.iter().filter(|(_, _, of)| of.is_none()).map(|&(_, at, _)| at).collect();
    let tiles: Vec<_> = TOWN.iter().filter(|(_, _, of)| of.is_some()).map(|&(_, at, of)| (at, of)).collect();
    html! {
        svg.town viewBox="-292 -196 584 572" role="img" aria-label=(label) {
            (PreEscaped(island(sprite.first(), &tiles, &lakes, FREE)))
            @for &at in FREE {
                @let (x, y) = centre(at);
                path.cell-edge d=(format!("M{hexagon}Z")) transform=(format!("translate({x:.1} {y:.1})"))
                    fill="none" stroke-width="1.6" stroke-dasharray="6 5" {}
            }
            @for (index, &(symbol, at, _)) in TOWN.iter().enumerate() {
                @let (x, y) = centre(at);
                g class=(format!("piece piece-{index}")) {
                    (PreEscaped(format!(
                        "<use href=\"{}\" x=\"{:.1}\" y=\"{:.1}\" width=\"{width}\" height=\"{height}\"/>",
                        sprite.href(symbol),
                        x + left,
                        y + top,
                    )))
                }
            }
        }
    }
}
