//! Whether the options of a placement cover the requirement of a tile, and who gets how much for it (1.5, 1.8).

use super::city::City;
use super::data::{self, Good, LUXURY, PROCESSED, RAW, Tile};
use super::moves::Options;
use std::collections::BTreeSet;

/// What matters outside the buyer's city.
pub struct Trade<'a> {
    pub seats: usize,
    pub buyer: usize,
    pub generation: usize,
    /// What each seat has to sell (the buyer's own entry is not looked at).
    pub offers: &'a [BTreeSet<Good>],
    /// Solo: routes that are active and were not used in this generation.
    pub free_routes: usize,
}

#[derive(Debug, PartialEq, Eq)]
pub struct Bill {
    pub total: i64,
    /// The part of the total that goes to other seats.
    pub sellers: Vec<(usize, i64)>,
    /// Solo: trade routes used up.
    pub routes: usize,
}

/// The price with 3 to 5 seats for a seller `d` seats to the left.
pub fn price(base: i64, seats: usize, d: usize, left: bool, right: bool) -> i64 {
    let (n, d) = (seats as i64, d as i64);
    base + (d - 1 - i64::from(left)).min(n - d - 1 - i64::from(right))
}

pub fn bill(city: &City, tile: &Tile, options: &Options, trade: &Trade<'_>) -> Result<Bill, String> {
    if let Some((kind, least)) = tile.requires
        && city.count(kind) < least as i64
    {
        return Err(format!("{} needs {least} {kind:?} tiles", tile.id));
    }

    // Each slot in exactly one way, and no option beyond that.
    let own = city.tokens();
    let open: Vec<&Vec<Good>> =
        tile.slots.iter().filter(|slot| !slot.iter().any(|good| own.contains(good))).collect();
    let mut items: Vec<&str> = Vec::new();
    items.extend(options.buy.iter().map(|(good, _)| good.as_str()));
    items.extend(options.waive.iter().map(String::as_str));
    items.extend(options.instead.iter().map(String::as_str));
    for slot in &open {
        let ways = items.iter().filter(|item| slot.contains(item)).count();
        if ways != 1 {
            return Err(format!("the slot {slot:?} is covered in {ways} ways"));
        }
    }
    if items.len() != open.len() {
        return Err("something is bought, waived or paid that covers no slot".into());
    }

    check_waivers(city, &options.waive, &open)?;
    let mut total = tile.cost;
    for good in &options.instead {
        if tile.number != 60 || good != "steel" {
            return Err(format!("{} takes no money instead of {good}", tile.id));
        }
        total += 5;
    }

    for good in &options.route {
        if trade.seats != 1 {
            return Err("routes are named in a solo game only".into());
        }
        if !options.buy.iter().any(|(bought, _)| bought == good) {
            return Err(format!("a route is used for {good}, which is not bought"));
        }
    }
    if options.route.len() > trade.free_routes {
        return Err(format!("only {} trade routes can be used", trade.free_routes));
    }

    let mut sellers = Vec::new();
    for (name, seller) in &options.buy {
        let good = data::good(name)?;
        let price = match trade.seats {
            1 => solo_price(good, *seller, options, trade)?,
            2 => two_seat_price(city, good, *seller, trade)?,
            _ => many_seat_price(city, good, *seller, trade)?,
        };
        total += price;
        if let Some(seat) = seller {
            sellers.push((*seat, price));
        }
    }
    Ok(Bill { total, sellers, routes: options.route.len() })
}

/// Each waived slot needs an office of its own: Postal Service for raw, Import Office for raw or processed.
fn check_waivers(city: &City, waived: &[String], open: &[&Vec<Good>]) -> Result<(), String> {
    let slots: Vec<&&Vec<Good>> =
        waived.iter().filter_map(|name| open.iter().find(|slot| slot.contains(&name.as_str()))).collect();
    let postal = |slot: &Vec<Good>| city.find(59).is_some() && slot.iter().any(|good| RAW.contains(good));
    let import = |slot: &Vec<Good>| {
        let covered = |good: &Good| RAW.contains(good) || PROCESSED.contains(good);
        city.find(111).is_some() && slot.iter().any(covered)
    };
    let possible = match slots[..] {
        [] => true,
        [one] => postal(one) || import(one),
        [one, two] => (postal(one) && import(two)) || (postal(two) && import(one)),
        _ => false,
    };
    if possible { Ok(()) } else { Err(format!("{waived:?} cannot be waived by the offices of the city")) }
}

fn solo_price(
    good: Good,
    seller: Option<usize>,
    options: &Options,
    trade: &Trade<'_>,
) -> Result<i64, String> {
    if seller.is_some() {
        return Err("a solo player buys from the bank".into());
    }
    let too_early = (PROCESSED.contains(&good) && trade.generation < 2)
        || (LUXURY.contains(&good) && trade.generation < 3);
    if too_early {
        return Err(format!("{good} is not for sale in generation {}", trade.generation));
    }
    let uses = options.route.iter().filter(|name| *name == good).count();
    let price = data::base_price(good) - uses as i64;
    if price < 1 {
        return Err(format!("the routes bring the price of {good} to {price}"));
    }
    Ok(price)
}

fn two_seat_price(city: &City, good: Good, seller: Option<usize>, trade: &Trade<'_>) -> Result<i64, String> {
    let other = 1 - trade.buyer;
    let must = trade.offers[other].contains(&good).then_some(other);
    if seller != must {
        return Err(format!("{good} must be bought from {must:?} (None: the bank), not {seller:?}"));
    }
    let routes = i64::from(city.left_route()) + i64::from(city.right_route());
    Ok((data::base_price(good) - routes).max(1))
}

fn many_seat_price(city: &City, good: Good, seller: Option<usize>, trade: &Trade<'_>) -> Result<i64, String> {
    let seller = seller.ok_or("the bank sells nothing here")?;
    if seller >= trade.seats || seller == trade.buyer {
        return Err(format!("seat {seller} cannot be the seller"));
    }
    if !trade.offers[seller].contains(&good) {
        return Err(format!("seat {seller} does not produce {good}"));
    }
    let d = (seller + trade.seats - trade.buyer) % trade.seats;
    Ok(price(data::base_price(good), trade.seats, d, city.left_route(), city.right_route()))
}
