//! What lessons of NEOM can ask about.

use ::neom::Neom;
use ::neom::cell::{CellSet, parse_cell};
use ::neom::good::Good;
use ::neom::rules::Rules;
use game_core::Seat;

/// The numbers of a seat: what it has, what its tiles will pay, and its points by category if the game ended now.
pub(super) const NUMBERS: &[&str] = &[
    "money",
    "goods",
    "tiles",
    "cornerstones",
    "income",
    "routes",
    "score",
    "score-tiles",
    "score-neighborhoods",
    "score-goods",
    "score-money",
    "score-pollution",
    "score-ghost-town",
    "score-power",
];

/// Events, then the causes of changes.
pub(super) const DEEDS: &[&str] = &[
    "chosen",
    "picked",
    "placed",
    "removed",
    "discarded",
    "swapped",
    "struck",
    "generation-over",
    "over",
    "tile",
    "pay",
    "sale",
    "sell",
    "disaster",
    "lost",
];

/// Tiles and goods.
pub(super) fn names(rules: &'static Rules) -> Vec<&'static str> {
    let tiles = rules.tiles().map(|(_, tile)| tile.id.as_str());
    tiles.chain(Good::ALL.iter().map(|(_, word)| *word)).collect()
}

pub(super) fn numbers(game: &Neom, seat: Seat) -> Vec<(&'static str, i64)> {
    let table = game.table();
    let (city, score) = (table.city(seat), table.score(seat));
    let generation = table.generation();
    let routes = [city.left_route(), city.right_route()].iter().filter(|&&open| open).count();
    vec![
        ("money", table.money(seat).into()),
        ("goods", city.goods().len() as i64),
        ("tiles", city.tiles().count() as i64),
        ("cornerstones", city.cornerstones().count().into()),
        ("income", table.income(seat, generation).into()),
        ("routes", routes as i64),
        ("score", score.total().into()),
        ("score-tiles", score.tiles.into()),
        ("score-neighborhoods", score.neighborhoods.into()),
        ("score-goods", score.goods.into()),
        ("score-money", score.money.into()),
        ("score-pollution", score.pollution.into()),
        ("score-ghost-town", score.ghost_town.into()),
        ("score-power", score.power.into()),
    ]
}

pub(super) fn is_beside(game: &Neom, seat: Seat, at: &str, tile: &str) -> bool {
    let table = game.table();
    let Ok(at) = parse_cell(at) else { return false };
    CellSet::next_to(at)
        .iter()
        .filter_map(|near| table.city(seat).tile(near))
        .any(|near| table.tile(near).id == tile)
}
