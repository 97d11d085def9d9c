//! Moves as advice to whoever has to move.

use super::moves::{placed, seller_name, tiles_on};
use super::{all_of, good_name, tile_name};
use crate::Reader;
use crate::sentence::list;
use game_core::Seat;
use neom::SELL_PRICE;
use neom::moves::{Move, Terms};
use neom::table::Table;
use neom::tile::TileId;

/// A move as advice, with how it is paid: `Place Slums over Motel: coal from Bob for £3`.
pub fn advice(reader: Reader, table: &Table, seat: Seat, mv: Move) -> String {
    let (language, rules) = (reader.language, table.rules());
    let name = |tile: TileId| tile_name(language, rules, tile);
    let picked = || table.pick(seat).map_or_else(String::new, name);
    let how = |does: String, terms: &Terms| match terms_advice(reader, table, seat, terms) {
        terms if terms.is_empty() => does,
        terms => say!(language, "move-terms", does, terms),
    };
    match mv {
        Move::Draft { tile } => say!(language, "advise-draft", tile = name(tile)),
        Move::Select { tile } => say!(language, "advise-select", tile = name(tile)),
        Move::Place { at, terms } => {
            let what =
                table.pick(seat).map_or_else(String::new, |tile| placed(reader, table, seat, tile, at));
            how(say!(language, "advise-place", what), &terms)
        }
        Move::Cornerstone { tile, at, terms } => {
            how(say!(language, "advise-cornerstone", what = placed(reader, table, seat, tile, at)), &terms)
        }
        Move::Sell => say!(language, "advise-sell", tile = picked(), money = SELL_PRICE),
        Move::Pay => say!(language, "advise-pay", money = table.penalty(seat)),
        Move::Sacrifice { cells } => {
            say!(
                language,
                "advise-sacrifice",
                tiles = all_of(language, &tiles_on(reader, table, seat, cells))
            )
        }
    }
}

/// How a placement is to be paid, and what is to be chosen with it.
fn terms_advice(reader: Reader, table: &Table, seat: Seat, terms: &Terms) -> String {
    let (language, rules) = (reader.language, table.rules());
    let good = |good| good_name(language, good);
    let mut parts = Vec::new();
    for (of, seller) in terms.buy.iter() {
        let routes = i32::from(terms.route.contains(of)) + 2 * i32::from(terms.both_routes.contains(of));
        let money = table.good_price(seat, seller, of) - routes;
        parts.push(say!(
            language,
            "terms-buy",
            good = good(of),
            seller = seller_name(reader, seller),
            money,
            routes
        ));
    }
    parts.extend(terms.waive.iter().map(|of| say!(language, "terms-waive", good = good(of))));
    parts.extend(terms.instead.iter().map(|of| say!(language, "terms-instead", good = good(of))));
    parts.extend(terms.produce.iter().map(|&of| say!(language, "advise-produce", good = good(of))));
    let tiles = |tiles: &[TileId]| {
        all_of(language, &tiles.iter().map(|&tile| tile_name(language, rules, tile)).collect::<Vec<_>>())
    };
    match (terms.swap.given(), terms.swap.taken()) {
        ([], _) => {}
        (given, []) => parts.push(say!(language, "advise-swap-random", given = tiles(given))),
        (given, taken) => {
            parts.push(say!(language, "advise-swap", given = tiles(given), taken = tiles(taken)));
        }
    }
    list(language, parts)
}
