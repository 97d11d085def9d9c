//! Moves: what one would be, how it is paid, and what a seat has to decide.

use super::{all_of, disaster_name, good_name, tile_name};
use crate::Reader;
use crate::sentence::list;
use crate::text::Language;
use game_core::Seat;
use neom::SELL_PRICE;
use neom::cell::{Cell, CellSet};
use neom::moves::{Move, Seller, Terms};
use neom::setup::TURNS;
use neom::table::{Phase, Table};
use neom::tile::TileId;

/// A move as what its seat does, in a whole sentence. Drafts and picks name the tile: show them to nobody else.
pub fn seat_move(reader: Reader, table: &Table, seat: Seat, mv: Move) -> String {
    let does = move_text(reader, table, seat, mv);
    say!(reader.language, "seat-does", name = reader.name(seat), does)
}

/// The same without who it is: `places Slums at 2,1`.
pub fn move_text(reader: Reader, table: &Table, seat: Seat, mv: Move) -> String {
    let (language, rules) = (reader.language, table.rules());
    let how = |does: String, terms: &Terms| match terms_text(reader, table, seat, terms) {
        terms if terms.is_empty() => does,
        terms => say!(language, "move-terms", does, terms),
    };
    let what = |tile: TileId, at: Cell| placed(reader, table, seat, tile, at);
    match mv {
        Move::Draft { tile } => say!(language, "move-draft", tile = tile_name(language, rules, tile)),
        Move::Select { tile } => say!(language, "move-select", tile = tile_name(language, rules, tile)),
        Move::Place { at, terms } => match table.pick(seat) {
            Some(tile) => how(say!(language, "move-place", what = what(tile, at)), &terms),
            None => say!(language, "move-place-unknown", at = reader.place(at)),
        },
        Move::Cornerstone { tile, at, terms } => {
            how(say!(language, "move-cornerstone", what = what(tile, at)), &terms)
        }
        Move::Sell => match table.pick(seat) {
            Some(tile) => {
                say!(language, "move-sell", tile = tile_name(language, rules, tile), money = SELL_PRICE)
            }
            None => say!(language, "move-sell-unknown", money = SELL_PRICE),
        },
        Move::Pay => say!(language, "move-pay", money = table.penalty(seat)),
        Move::Sacrifice { cells } => match tiles_on(reader, table, seat, cells) {
            tiles if tiles.is_empty() => say!(language, "move-sacrifice-nothing"),
            tiles => say!(language, "move-sacrifice", tiles = all_of(language, &tiles)),
        },
    }
}

/// `Slums at 2,1`, and what it takes the place of.
pub(super) fn placed(reader: Reader, table: &Table, seat: Seat, tile: TileId, at: Cell) -> String {
    let language = reader.language;
    let name = tile_name(language, table.rules(), tile);
    let cell = reader.place(at);
    match table.city(seat).tile(at) {
        Some(old) => {
            say!(
                language,
                "placed-over",
                tile = name,
                at = cell,
                old = tile_name(language, table.rules(), old)
            )
        }
        None if at == Cell::CENTER => say!(language, "placed-over-center", tile = name, at = cell),
        None => say!(language, "placed", tile = name, at = cell),
    }
}

pub(super) fn tiles_on(reader: Reader, table: &Table, seat: Seat, cells: CellSet) -> Vec<String> {
    let (language, city) = (reader.language, table.city(seat));
    let named = |at: Cell| {
        let tile = tile_name(language, table.rules(), city.tile(at)?);
        Some(say!(language, "tile-at", tile, at = reader.place(at)))
    };
    cells.iter().filter_map(named).collect()
}

/// What a move is about, beside its notation: `Slums`, `Slums over Motel`, `Slums (1,2) and Motel (3,3)`.
pub fn move_object(reader: Reader, table: &Table, seat: Seat, mv: Move) -> String {
    let (language, rules) = (reader.language, table.rules());
    let name = |tile: TileId| tile_name(language, rules, tile);
    let over = |tile: TileId, at: Cell| match table.city(seat).tile(at) {
        Some(old) => say!(language, "tile-over", tile = name(tile), old = name(old)),
        None if at == Cell::CENTER => say!(language, "tile-over-center", tile = name(tile)),
        None => name(tile),
    };
    match mv {
        Move::Draft { tile } | Move::Select { tile } => name(tile),
        Move::Place { at, .. } => table.pick(seat).map_or(String::new(), |tile| over(tile, at)),
        Move::Cornerstone { tile, at, .. } => over(tile, at),
        Move::Sell => table.pick(seat).map_or(String::new(), name),
        Move::Pay => format!("£{}", table.penalty(seat)),
        Move::Sacrifice { cells } => match tiles_on(reader, table, seat, cells) {
            tiles if tiles.is_empty() => say!(language, "nothing-to-lose"),
            tiles => all_of(language, &tiles),
        },
    }
}

/// How a placement is paid, with prices: `coal from Bob for £3, steel waived, produces glass`. Empty if the city
/// covers everything and nothing is to be chosen.
pub fn terms_text(reader: Reader, table: &Table, seat: Seat, terms: &Terms) -> String {
    let (language, rules) = (reader.language, table.rules());
    let mut parts = Vec::new();
    for (good, seller) in terms.buy.iter() {
        let routes = i32::from(terms.route.contains(good)) + 2 * i32::from(terms.both_routes.contains(good));
        let money = table.good_price(seat, seller, good) - routes;
        let (good, seller) = (good_name(language, good), seller_name(reader, seller));
        parts.push(say!(language, "terms-buy", good, seller, money, routes));
    }
    let good = |good| good_name(language, good);
    parts.extend(terms.waive.iter().map(|of| say!(language, "terms-waive", good = good(of))));
    parts.extend(terms.instead.iter().map(|of| say!(language, "terms-instead", good = good(of))));
    parts.extend(terms.produce.iter().map(|&of| say!(language, "terms-produce", good = good(of))));
    let tiles = |tiles: &[TileId]| {
        all_of(language, &tiles.iter().map(|&tile| tile_name(language, rules, tile)).collect::<Vec<_>>())
    };
    match (terms.swap.given(), terms.swap.taken()) {
        ([], _) => {}
        (given, []) => parts.push(say!(language, "terms-swap-random", given = tiles(given))),
        (given, taken) => {
            parts.push(say!(language, "terms-swap", given = tiles(given), taken = tiles(taken)));
        }
    }
    list(language, parts)
}

/// Who sells: a name, or the supply.
pub fn seller_name(reader: Reader, seller: Seller) -> String {
    match seller {
        Seller::Seat(seat) => reader.name(seat),
        Seller::Bank => say!(reader.language, "supply"),
    }
}

/// What a seat has to decide now.
pub fn due(reader: Reader, table: &Table, seat: Seat) -> String {
    let (language, name) = (reader.language, reader.name(seat));
    match table.phase() {
        Phase::Draft { .. } => say!(language, "due-draft", name),
        Phase::Select => say!(language, "due-select", name),
        Phase::Act => say!(language, "due-act", name),
        Phase::Disaster => say!(language, "due-disaster", name, disaster = struck(language, table)),
        Phase::Over => say!(language, "due-over"),
    }
}

/// The Disaster that strikes.
pub(super) fn struck(language: Language, table: &Table) -> String {
    match table.disaster() {
        Some((disaster, _)) => disaster_name(language, disaster),
        None => say!(language, "disaster-any"),
    }
}

/// Where in the game a table is: `generation 1, turn 3 of 7`.
pub fn when(language: Language, table: &Table) -> String {
    match table.phase() {
        Phase::Draft { round } => say!(language, "when-draft", round),
        Phase::Over => say!(language, "when-over"),
        _ => {
            say!(language, "when", generation = table.generation(), turn = table.turn(), turns = TURNS)
        }
    }
}
