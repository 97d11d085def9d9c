//! Moves: what one would be, how it is paid, and what a seat has to decide.

use super::{all_of, good_name, seat_name, tile_name};
use game_core::Seat;
use neom::SELL_PRICE;
use neom::cell::{Cell, CellSet};
use neom::moves::{Move, Seller, Terms};
use neom::setup::TURNS;
use neom::table::{Phase, Table};
use neom::tile::TileId;

/// A move as what its seat does. Drafts and picks name the tile: show them to nobody else.
pub fn move_text(table: &Table, names: &[String], seat: Seat, mv: Move) -> String {
    let rules = table.rules();
    let how = |tile: TileId, terms: &Terms| match terms_text(table, names, seat, terms) {
        text if text.is_empty() => String::new(),
        text => format!(": {text}", text = text.replace("this tile", tile_name(rules, tile))),
    };
    match mv {
        Move::Draft { tile } => format!("keeps {}", tile_name(rules, tile)),
        Move::Select { tile } => format!("picks {}", tile_name(rules, tile)),
        Move::Place { at, terms } => match table.pick(seat) {
            Some(tile) => format!("places {}{}", placed(table, seat, tile, at), how(tile, &terms)),
            None => format!("places a tile at {at}"),
        },
        Move::Cornerstone { tile, at, terms } => {
            format!("places the Cornerstone {}{}", placed(table, seat, tile, at), how(tile, &terms))
        }
        Move::Sell => match table.pick(seat) {
            Some(tile) => format!("sells {} for £{SELL_PRICE}", tile_name(rules, tile)),
            None => format!("sells a tile for £{SELL_PRICE}"),
        },
        Move::Pay => format!("pays £{}", table.penalty(seat)),
        Move::Sacrifice { cells } => match tiles_on(table, seat, cells) {
            tiles if tiles.is_empty() => "has nothing to give up".to_owned(),
            tiles => format!("gives up {}", all_of(&tiles)),
        },
    }
}

/// `Slums at 2,1`, and what it takes the place of.
fn placed(table: &Table, seat: Seat, tile: TileId, at: Cell) -> String {
    let name = tile_name(table.rules(), tile);
    match table.city(seat).tile(at) {
        Some(old) => format!("{name} at {at} over {}", tile_name(table.rules(), old)),
        None if at == Cell::CENTER => format!("{name} at {at} over the City Center"),
        None => format!("{name} at {at}"),
    }
}

fn tiles_on(table: &Table, seat: Seat, cells: CellSet) -> Vec<String> {
    let city = table.city(seat);
    let named = |at: Cell| city.tile(at).map(|tile| format!("{} ({at})", tile_name(table.rules(), tile)));
    cells.iter().filter_map(named).collect()
}

/// What a move is about, beside its notation: `Slums`, `Slums over Motel`, `Slums (1,2) and Motel (3,3)`.
pub fn move_object(table: &Table, seat: Seat, mv: Move) -> String {
    let rules = table.rules();
    let over = |tile: TileId, at: Cell| match table.city(seat).tile(at) {
        Some(old) => format!("{} over {}", tile_name(rules, tile), tile_name(rules, old)),
        None if at == Cell::CENTER => format!("{} over the City Center", tile_name(rules, tile)),
        None => tile_name(rules, tile).to_owned(),
    };
    match mv {
        Move::Draft { tile } | Move::Select { tile } => tile_name(rules, tile).to_owned(),
        Move::Place { at, .. } => table.pick(seat).map_or(String::new(), |tile| over(tile, at)),
        Move::Cornerstone { tile, at, .. } => over(tile, at),
        Move::Sell => table.pick(seat).map_or(String::new(), |tile| tile_name(rules, tile).to_owned()),
        Move::Pay => format!("£{}", table.penalty(seat)),
        Move::Sacrifice { cells } => match tiles_on(table, seat, cells) {
            tiles if tiles.is_empty() => "nothing to lose".to_owned(),
            tiles => all_of(&tiles),
        },
    }
}

/// How a placement is paid, with prices: `coal from Bob for £3, steel waived, produces glass`. Empty if the city
/// covers everything and nothing is to be chosen.
pub fn terms_text(table: &Table, names: &[String], seat: Seat, terms: &Terms) -> String {
    let rules = table.rules();
    let mut parts = Vec::new();
    for (good, seller) in terms.buy.iter() {
        let uses = i32::from(terms.route.contains(good)) + 2 * i32::from(terms.both_routes.contains(good));
        let price = table.good_price(seat, seller, good) - uses;
        let route = ["", " by trade route", " by both trade routes"][uses as usize];
        parts.push(format!("{} from {} for £{price}{route}", good_name(good), seller_name(names, seller)));
    }
    parts.extend(terms.waive.iter().map(|good| format!("{} waived", good_name(good))));
    parts.extend(terms.instead.iter().map(|good| format!("money instead of {}", good_name(good))));
    parts.extend(terms.produce.iter().map(|&good| format!("produces {}", good_name(good))));
    let tiles = |tiles: &[TileId]| {
        all_of(&tiles.iter().map(|&tile| tile_name(rules, tile).to_owned()).collect::<Vec<_>>())
    };
    match (terms.swap.given(), terms.swap.taken()) {
        ([], _) => {}
        (given, []) => parts.push(format!("swaps {} for a random Cornerstone", tiles(given))),
        (given, taken) => parts.push(format!("swaps {} for {}", tiles(given), tiles(taken))),
    }
    parts.join(", ")
}

/// Who sells: a name, or the supply.
pub fn seller_name(names: &[String], seller: Seller) -> String {
    match seller {
        Seller::Seat(seat) => seat_name(names, seat),
        Seller::Bank => "the supply".to_owned(),
    }
}

/// What a seat has to decide now.
pub fn due(table: &Table, names: &[String], seat: Seat) -> String {
    let name = seat_name(names, seat);
    match table.phase() {
        Phase::Draft { .. } => format!("{name} keeps a Cornerstone"),
        Phase::Select => format!("{name} picks a tile"),
        Phase::Act => format!("{name} places or sells"),
        Phase::Disaster => {
            let what = table.disaster().map_or("Disaster", |(disaster, _)| disaster.name());
            format!("{name} meets the {what}")
        }
        Phase::Over => "the game is over".to_owned(),
    }
}

/// Where in the game a table is: `generation 1, turn 3 of 7`.
pub fn when(table: &Table) -> String {
    match table.phase() {
        Phase::Draft { round } => format!("Cornerstones, round {round} of 3"),
        Phase::Over => "the end".to_owned(),
        _ => format!("generation {}, turn {} of {TURNS}", table.generation(), table.turn()),
    }
}
