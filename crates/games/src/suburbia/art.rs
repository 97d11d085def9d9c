//! The little town on the first page, made of real tiles.

use maud::{Markup, PreEscaped, html};
use render::suburbia::page::TILE_BOX;
use render::svg::sprite::Sprite;

/// Tiles by cell, as they lie.
const TOWN: &[(&str, i32, i32)] = &[
    ("tile-suburbs", 0, 0),
    ("tile-community-park", 0, 1),
    ("tile-heavy-factory", 0, 2),
    ("tile-lake", 1, 0),
    ("tile-fancy-restaurant", 1, -1),
    ("tile-elementary-school", -1, 1),
    ("tile-office-building", -1, 2),
    ("tile-farm", 1, 1),
    ("tile-skyscraper", -1, 0),
    ("tile-stadium", 2, -1),
    ("tile-waterfront-realty", 2, 0),
    ("tile-museum", -2, 2),
    ("tile-condominium", -2, 1),
];
/// Cells still free.
const FREE: &[(i32, i32)] = &[(0, -1), (2, 1), (-1, 3), (-2, 3), (1, 2)];
/// Centre to corner, and half the height, of a tile.
const SIZE: f64 = 64.0;
const HALF: f64 = 55.4;

fn centre(q: i32, r: i32) -> (f64, f64) {
    (1.5 * SIZE * f64::from(q), 2.0 * HALF * (f64::from(r) + f64::from(q) / 2.0))
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
    html! {
        svg.town viewBox="-262 -176 524 512" role="img" aria-label=(label) {
            @for &(q, r) in FREE {
                @let (x, y) = centre(q, r);
                path.cell-edge d=(format!("M{hexagon}Z")) transform=(format!("translate({x:.1} {y:.1})"))
                    fill="none" stroke-width="1.6" stroke-dasharray="6 5" {}
            }
            @for (index, &(symbol, q, r)) in TOWN.iter().enumerate() {
                @let (x, y) = centre(q, r);
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
