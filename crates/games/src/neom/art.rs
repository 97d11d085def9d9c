//! The little city on the first page, made of real tiles whose roads meet.

use maud::{Markup, PreEscaped, html};
use render::neom::page::TILE_BOX;
use render::svg::sprite::Sprite;

/// Tiles by row and column, as they lie.
const CITY: &[(&str, i32, i32)] = &[
    ("tile-castle", 0, 1),
    ("tile-slums", 0, 2),
    ("tile-tiny-houses", 1, 0),
    ("tile-modern-housing", 1, 1),
    ("tile-forum", 1, 2),
    ("tile-modern-factory", 1, 3),
    ("tile-restaurant", 2, 0),
    ("tile-bus-depot", 2, 1),
    ("tile-park", 2, 2),
    ("tile-casino", 2, 3),
    ("tile-metro-station", 3, 0),
    ("tile-oil-well", 3, 1),
    ("tile-glassblower", 3, 2),
];
/// Cells still free.
const FREE: &[(i32, i32)] = &[(0, 0), (0, 3), (3, 3)];
/// From one tile to the next, and the side of a free cell.
const STEP: i32 = 130;
const CELL: i32 = 112;

/// The city as a picture.
pub(super) fn city(sprite: &Sprite, label: &str) -> Markup {
    let [left, top, width, height] = TILE_BOX;
    let centre = |place: i32| f64::from(STEP * place) - 1.5 * f64::from(STEP);
    html! {
        svg.town viewBox="-266 -266 532 532" role="img" aria-label=(label) {
            @for &(row, column) in FREE {
                @let (x, y) = (centre(column) - f64::from(CELL) / 2.0, centre(row) - f64::from(CELL) / 2.0);
                rect.cell-edge x=(x) y=(y) width=(CELL) height=(CELL) rx="8" fill="none" stroke-width="1.6"
                    stroke-dasharray="6 5" {}
            }
            @for (index, &(symbol, row, column)) in CITY.iter().enumerate() {
                g class=(format!("piece piece-{index}")) {
                    (PreEscaped(format!(
                        "<use href=\"{}\" x=\"{}\" y=\"{}\" width=\"{width}\" height=\"{height}\"/>",
                        sprite.href(symbol),
                        centre(column) + left,
                        centre(row) + top,
                    )))
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::neom::cell::Side;
    use ::neom::library::Library;
    use std::collections::HashMap;

    #[test]
    fn its_tiles_are_there_and_their_roads_meet() {
        let rules = Library::builtin().rules(&["base".to_owned()]).expect("the base game");
        let roads = |symbol: &str| {
            let id =
                rules.find_tile(symbol.trim_start_matches("tile-")).unwrap_or_else(|| panic!("{symbol}"));
            rules.tile(id).roads
        };
        let city: HashMap<(i32, i32), u8> =
            CITY.iter().map(|&(symbol, row, column)| ((row, column), roads(symbol))).collect();
        let has = |roads: u8, letter: char| {
            Side::ALL.iter().any(|&(side, known)| known == letter && roads & (1 << side as u8) != 0)
        };
        for (&(row, column), &own) in &city {
            for (to, here, there) in [((row + 1, column), 'S', 'N'), ((row, column + 1), 'E', 'W')] {
                if let Some(&other) = city.get(&to) {
                    assert_eq!(has(own, here), has(other, there), "{row},{column} {here}");
                }
            }
        }
    }
}
