//! How moves are written: `draft casino`, `select slums`, `place @ 2,1 buy=coal:1 waive=ore`,
//! `cornerstone casino @ 2,1`, `sell`, `pay`, `sacrifice @ 1,2 3,4`.

use crate::cell::{CellSet, parse_cell};
use crate::good::{Good, GoodSet};
use crate::moves::{Move, Seller, SellerWord, Swap, Terms};
use crate::rules::Rules;
use crate::tile::TileId;
use game_core::{NotationError, Seat, nearest, quoted};

const EXPECTED: &str = "expected draft TILE, select TILE, place @ ROW,COL, cornerstone TILE @ ROW,COL, sell, pay or \
                        sacrifice @ ROW,COL …";
const OPTIONS: [&str; 6] = ["buy", "waive", "instead", "route", "produce", "swap"];

/// Reads a move.
pub fn parse_move(rules: &Rules, text: &str) -> Result<Move, NotationError> {
    read(rules, text).map_err(|reason| NotationError::new(text, reason))
}

fn read(rules: &Rules, text: &str) -> Result<Move, String> {
    // `place@2,1`: the spaces around @ are optional.
    let spaced = text.replace('@', " @ ");
    let mut words: Vec<&str> = spaced.split_whitespace().collect();
    let options = words.iter().position(|word| word.contains('=')).unwrap_or(words.len());
    let options = words.split_off(options);
    let (verb, rest) = words.split_first().ok_or(EXPECTED)?;
    let verb = verb.to_ascii_lowercase();
    if !options.is_empty() && !["place", "cornerstone"].contains(&verb.as_str()) {
        return Err(format!("'{}' belongs to place or cornerstone", quoted(options[0])));
    }
    let cell = |word: &str| parse_cell(word);
    match (verb.as_str(), rest) {
        ("draft", [id]) => Ok(Move::Draft { tile: find(rules, id)? }),
        ("select", [id]) => Ok(Move::Select { tile: find(rules, id)? }),
        ("place", ["@", at]) => Ok(Move::Place { at: cell(at)?, terms: read_terms(rules, &options)? }),
        ("cornerstone", [id, "@", at]) => Ok(Move::Cornerstone {
            tile: find(rules, id)?,
            at: cell(at)?,
            terms: read_terms(rules, &options)?,
        }),
        ("sell", []) => Ok(Move::Sell),
        ("pay", []) => Ok(Move::Pay),
        ("sacrifice", []) => Ok(Move::Sacrifice { cells: CellSet::EMPTY }),
        ("sacrifice", ["@", cells @ ..]) if !cells.is_empty() => {
            let mut set = CellSet::EMPTY;
            for word in cells {
                let at = cell(word)?;
                if set.contains(at) {
                    return Err(format!("the cell {at} is named twice"));
                }
                set |= CellSet::just(at);
            }
            Ok(Move::Sacrifice { cells: set })
        }
        ("draft" | "select", _) => Err(format!("it names one tile, as in '{verb} slums'")),
        ("place", _) => Err("it names a cell, as in 'place @ 2,1'".to_owned()),
        ("cornerstone", _) => Err("it names a tile and a cell, as in 'cornerstone casino @ 2,1'".to_owned()),
        ("sacrifice", _) => Err("it names cells, as in 'sacrifice @ 1,2 3,4'".to_owned()),
        ("sell" | "pay", _) => Err(format!("'{verb}' stands alone")),
        _ => Err(EXPECTED.to_owned()),
    }
}

fn find(rules: &Rules, id: &str) -> Result<TileId, String> {
    rules.find_tile(id).ok_or_else(|| {
        let near = nearest(id, rules.tiles().map(|(_, tile)| tile.id.as_str()));
        let id = quoted(id);
        near.map_or_else(
            || format!("there is no tile '{id}'"),
            |near| format!("there is no tile '{id}'; did you mean '{near}'?"),
        )
    })
}

fn read_good(word: &str) -> Result<Good, String> {
    Good::find(word).ok_or_else(|| {
        let near = nearest(word, Good::ALL.iter().map(|&(_, known)| known));
        let hint = near.map_or(String::new(), |near| format!("; did you mean '{near}'?"));
        format!("there is no good '{}'{hint}", quoted(word))
    })
}

fn read_terms(rules: &Rules, options: &[&str]) -> Result<Terms, String> {
    let mut terms = Terms::default();
    let mut seen: Vec<&str> = Vec::new();
    for option in options {
        let (key, value) = option.split_once('=').unwrap_or((option, ""));
        let Some(&key) = OPTIONS.iter().find(|&&known| known == key) else {
            return Err(format!("there is no option '{}'; there are: {}", quoted(key), OPTIONS.join(", ")));
        };
        if seen.contains(&key) {
            return Err(format!("the option '{key}' is there twice; put a comma between goods"));
        }
        seen.push(key);
        if value.is_empty() {
            return Err(format!("the option '{key}' is empty"));
        }
        match key {
            "buy" => read_purchases(value, &mut terms)?,
            "waive" => terms.waive = read_goods(value)?,
            "instead" => terms.instead = read_goods(value)?,
            "route" => read_routes(value, &mut terms)?,
            "produce" => terms.produce = Some(read_good(value)?),
            _ => terms.swap = read_swap(rules, value)?,
        }
    }
    Ok(terms)
}

fn read_goods(value: &str) -> Result<GoodSet, String> {
    let mut set = GoodSet::EMPTY;
    for word in value.split(',') {
        let good = read_good(word)?;
        if set.contains(good) {
            return Err(format!("{good} is named twice"));
        }
        set |= GoodSet::just(good);
    }
    Ok(set)
}

fn read_purchases(value: &str, terms: &mut Terms) -> Result<(), String> {
    for item in value.split(',') {
        let (good, seller) = item.split_once(':').ok_or_else(|| {
            format!("'{}' lacks the seller, as in buy=coal:1 or buy=coal:bank", quoted(item))
        })?;
        let good = read_good(good)?;
        let seller = match (seller, seller.parse::<u8>()) {
            ("bank", _) => Seller::Bank,
            (_, Ok(seat)) => Seller::Seat(Seat(seat)),
            _ => return Err(format!("a seller is a seat's number or 'bank', not '{}'", quoted(seller))),
        };
        if !terms.buy.add(good, seller) {
            return Err(format!("{good} is bought twice, or these are more goods than any tile asks for"));
        }
    }
    Ok(())
}

fn read_routes(value: &str, terms: &mut Terms) -> Result<(), String> {
    for word in value.split(',') {
        let good = GoodSet::just(read_good(word)?);
        if !(terms.both_routes & good).is_empty() {
            return Err(format!("there are only two trade routes, but '{word}' is named three times"));
        } else if (terms.route & good).is_empty() {
            terms.route |= good;
        } else {
            terms.route = terms.route.minus(good);
            terms.both_routes |= good;
        }
    }
    Ok(())
}

fn read_swap(rules: &Rules, value: &str) -> Result<Swap, String> {
    let (mut old, mut new) = (Vec::new(), Vec::new());
    for item in value.split(',') {
        let (given, taken) = item.split_once(':').map_or((item, None), |(given, taken)| (given, Some(taken)));
        old.push(find(rules, given)?);
        if let Some(taken) = taken {
            new.push(find(rules, taken)?);
        }
    }
    Swap::of(&old, &new)
        .ok_or_else(|| "a Cornerstone is named twice, or these are more than three".to_owned())
}

/// Writes a move in canonical notation.
pub fn write_move(rules: &Rules, mv: Move) -> String {
    let id = |tile: TileId| rules.tile(tile).id.as_str();
    match mv {
        Move::Draft { tile } => format!("draft {}", id(tile)),
        Move::Select { tile } => format!("select {}", id(tile)),
        Move::Place { at, terms } => format!("place @ {at}{}", write_terms(rules, &terms)),
        Move::Cornerstone { tile, at, terms } => {
            format!("cornerstone {} @ {at}{}", id(tile), write_terms(rules, &terms))
        }
        Move::Sell => "sell".to_owned(),
        Move::Pay => "pay".to_owned(),
        Move::Sacrifice { cells } if cells.is_empty() => "sacrifice".to_owned(),
        Move::Sacrifice { cells } => {
            let cells: Vec<String> = cells.iter().map(|at| at.to_string()).collect();
            format!("sacrifice @ {}", cells.join(" "))
        }
    }
}

fn write_terms(rules: &Rules, terms: &Terms) -> String {
    let goods = |set: GoodSet| set.iter().map(|good| good.word().to_owned()).collect::<Vec<_>>();
    let buy = terms.buy.iter().map(|(good, seller)| format!("{good}:{}", SellerWord(seller))).collect();
    let mut route: Vec<String> = goods(terms.route);
    for good in terms.both_routes.iter() {
        route.extend([good.word().to_owned(), good.word().to_owned()]);
    }
    route.sort_unstable();
    let produce = terms.produce.iter().map(|good| good.word().to_owned()).collect();
    let ids = |tiles: &[TileId]| {
        let mut ids: Vec<&str> = tiles.iter().map(|&tile| rules.tile(tile).id.as_str()).collect();
        ids.sort_unstable();
        ids
    };
    let (old, new) = (ids(terms.swap.given()), ids(terms.swap.taken()));
    let pair = |(place, old): (usize, &&str)| match new.get(place) {
        Some(new) => format!("{old}:{new}"),
        None => (*old).to_owned(),
    };
    let swap = old.iter().enumerate().map(pair).collect();
    let all: [Vec<String>; 6] = [buy, goods(terms.waive), goods(terms.instead), route, produce, swap];
    let mut text = String::new();
    for (key, items) in OPTIONS.iter().zip(all) {
        if !items.is_empty() {
            text.push_str(&format!(" {key}={}", items.join(",")));
        }
    }
    text
}
