//! The worked examples of the rules page (section 3), to check the checker.

use super::city::{Cell, City, all_cells};
use super::data::{self, Good, Kind, Tile};
use super::moves::Options;
use super::requirement::{Bill, Trade, bill, price};
use super::scoring::{Score, clusters, neighborhood_value, ranks, score, tile_value, title};
use std::collections::BTreeSet;

pub fn numbered(number: u32) -> &'static Tile {
    data::tiles().iter().find(|tile| tile.number == number).expect("a tile")
}

/// A city from a picture of the rules page; its roads must be those of the table.
fn board(center: Good, picture: &str) -> City {
    let mut city = City::new(center);
    let picture = picture.replace("CC /", "CC/");
    let places: Vec<&str> = picture.split_whitespace().collect();
    assert_eq!(places.len(), 25);
    for ((row, col), place) in all_cells().into_iter().zip(places) {
        if let Some((number, roads)) = place.split_once('/') {
            if number == "CC" {
                assert_eq!(((row, col), roads), ((2, 2), "NESW"));
            } else {
                let tile = numbered(number.parse().expect("a number"));
                assert_eq!(roads, tile.roads, "tile {number}");
                city.grid[row][col] = Some(tile);
            }
        }
    }
    city
}

fn put(city: &City, number: u32, at: Cell) -> City {
    let mut city = city.clone();
    city.grid[at.0][at.1] = Some(numbered(number));
    city
}

fn legal(city: &City, number: u32, empty: bool) -> Vec<Cell> {
    let cells = all_cells().into_iter();
    let cells = cells.filter(|cell| city.kinds_at(*cell).is_empty() == empty);
    cells.filter(|cell| city.check_cell(numbered(number), *cell).is_ok()).collect()
}

fn tokens(city: &City) -> Vec<Good> {
    city.tokens().into_iter().collect()
}

fn income(city: &City, generation: usize) -> i64 {
    city.incomes(generation).iter().map(|(_, _, amount)| amount).sum()
}

#[test]
fn the_table_of_tiles() {
    assert_eq!(data::tiles().len(), 150);
    for (index, tile) in data::tiles().iter().enumerate() {
        assert_eq!(tile.number as usize, index + 1);
        let mut goods = tile.slots.concat();
        goods.sort();
        goods.dedup();
        assert_eq!(goods.len(), tile.slots.concat().len(), "{}: a good twice", tile.id);
        assert_eq!(tile.is(Kind::Disaster), tile.roads.is_empty());
        if tile.is(Kind::Industrial) {
            assert!(tile.polluting && tile.vp == Some(0));
        }
        if tile.vp.is_none() {
            tile_value(&City::new("coal"), (0, 0), tile, 0, 0); // has a formula
        }
    }
    for generation in 1..=3 {
        let sizes = [1, 2, 3, 4, 5].map(|players| data::deck(generation, players).len());
        assert_eq!(sizes, [24, 24, 24, 32, 40]);
    }
}

const L1: &str = "
   --------  --------  --------  --------  --------
   --------  --------  017/NS    --------  --------
   --------  --------  CC /NESW  028/EW    --------
   --------  --------  --------  --------  --------
   --------  --------  --------  --------  --------";

#[test]
fn example_1_legal_empty_cells() {
    let city = board("coal", L1);
    assert_eq!(legal(&city, 8, true), [(2, 1), (3, 2)]);
    assert_eq!(legal(&city, 12, true), [(2, 1), (2, 4)]);
    assert_eq!(legal(&city, 15, true), [(2, 4)]);
    assert_eq!(legal(&city, 49, true), [(3, 2)]);
    assert_eq!(legal(&city, 35, true), [(0, 2)]);
    assert_eq!(legal(&city, 3, true), [(0, 2), (2, 1), (2, 4), (3, 2)]);
    assert!(!city.left_route() && !city.right_route());
    assert!(put(&city, 12, (2, 4)).right_route());
}

const L2: &str = "
   --------  --------  --------  --------  --------
   --------  001/SW    --------  --------  --------
   028/EW    007/NESW  CC /NESW  018/NEW   --------
   --------  020/NES   011/NSW   --------  --------
   --------  --------  --------  --------  --------";

#[test]
fn example_2_replacing() {
    let city = board("wood", L2);
    assert_eq!(tokens(&city), ["lumber", "oil", "wood"]);
    assert!(city.left_route());
    assert_eq!(legal(&city, 8, true), [(1, 0), (4, 1), (4, 2)]);
    assert_eq!(legal(&city, 8, false), [(2, 0), (2, 1), (2, 2), (3, 1)]);
    let cut = put(&city, 8, (2, 1));
    assert!(cut.left_route() && income(&cut, 1) == 6);
    assert!(!cut.reach((2, 0), &|_| true).contains(&(2, 2)));
    assert!(!put(&city, 8, (2, 0)).left_route());
    assert_eq!(legal(&cut, 3, true), [(1, 0), (1, 2), (1, 3), (2, 4), (4, 1), (4, 2)]);
    for at in [(2, 2), (3, 1)] {
        assert!(put(&city, 8, at).tokens().contains("wood"));
    }
    // 2e
    let city = board("coal", L2);
    assert_eq!(tokens(&city), ["coal", "lumber", "oil", "wood"]);
    assert_eq!(legal(&city, 55, false), [(2, 2), (2, 3), (3, 1), (3, 2)]);
    let offers = vec![BTreeSet::new(); 3];
    let trade = Trade { seats: 3, buyer: 0, generation: 2, offers: &offers, free_routes: 0 };
    assert!(bill(&city, numbered(55), &Options::default(), &trade).is_ok());
    assert_eq!(tokens(&put(&city, 55, (3, 1))), ["coal", "lumber", "oil"]);
}

#[test]
fn example_3_prices() {
    let prices =
        |base, n, left, right| -> Vec<i64> { (1..n).map(|d| price(base, n, d, left, right)).collect() };
    assert_eq!(prices(4, 5, true, false), [3, 4, 5, 4]);
    assert_eq!(prices(4, 5, true, true), [3, 4, 4, 3]);
    assert_eq!(prices(2, 5, false, false), [2, 3, 3, 2]);
    assert_eq!(prices(10, 5, false, true), [10, 11, 10, 9]);
    assert_eq!(prices(2, 3, true, false), [1, 2]);
    for (routes, expected) in [(0, [2, 4, 10]), (1, [1, 3, 9]), (2, [1, 2, 8])] {
        let city = with_routes("wood", routes);
        let offers = [BTreeSet::new(), BTreeSet::from(["ore", "gold", "jewelry"])];
        let trade = Trade { seats: 2, buyer: 0, generation: 3, offers: &offers, free_routes: 0 };
        for (number, good, expected) in
            [(13, "ore", expected[0]), (91, "gold", expected[1]), (89, "jewelry", expected[2])]
        {
            let from = |seller| Options { buy: vec![(good.into(), seller)], ..Options::default() };
            let paid = bill(&city, numbered(number), &from(Some(1)), &trade).expect("legal");
            assert_eq!(paid, Bill { total: expected, sellers: vec![(1, expected)], routes: 0 });
            assert!(bill(&city, numbered(number), &from(None), &trade).is_err());
        }
        // What the other seat lacks comes from the bank.
        let bank = Options { buy: vec![("stone".into(), None)], ..Options::default() };
        let paid = bill(&city, numbered(12), &bank, &trade).expect("legal");
        assert_eq!(paid, Bill { total: expected[0], sellers: vec![], routes: 0 });
    }
}

/// A city with some active routes (left first) and nothing else.
fn with_routes(center: Good, routes: usize) -> City {
    let mut city = City::new(center);
    if routes >= 1 {
        city = put(&city, 28, (2, 0));
    }
    if routes >= 2 {
        city = put(&city, 114, (2, 4));
    }
    city
}

/// All sets of options that cover the goods of a tile legally.
pub fn all_options(city: &City, tile: &'static Tile, trade: &Trade<'_>) -> Vec<(Options, Bill)> {
    let own = city.tokens();
    let mut found = vec![Options::default()];
    for slot in tile.slots.iter().filter(|slot| !slot.iter().any(|good| own.contains(good))) {
        let mut longer = Vec::new();
        for options in &found {
            for good in slot {
                for seller in (0..trade.seats).map(Some).chain([None]) {
                    let mut options = options.clone();
                    options.buy.push((good.to_string(), seller));
                    longer.push(options);
                }
                let mut waived = options.clone();
                waived.waive.push(good.to_string());
                longer.push(waived);
                let mut instead = options.clone();
                instead.instead.push(good.to_string());
                longer.push(instead);
            }
        }
        found = longer;
    }
    for uses in 0..2 {
        for options in found.clone().into_iter().filter(|options| options.route.len() == uses) {
            for (good, _) in &options.buy {
                let mut cheaper = options.clone();
                cheaper.route.push(good.clone());
                found.push(cheaper);
            }
        }
    }
    let legal = found
        .into_iter()
        .filter_map(|options| bill(city, tile, &options, trade).ok().map(|paid| (options, paid)));
    legal.collect()
}

fn cheapest(seats: usize, number: u32, city: &City, others: &[(usize, &[Good])]) -> Option<i64> {
    let mut offers = vec![BTreeSet::new(); seats];
    for (d, goods) in others {
        offers[*d].extend(goods.iter().copied());
    }
    let trade = Trade { seats, buyer: 0, generation: 3, offers: &offers, free_routes: 0 };
    all_options(city, numbered(number), &trade).iter().map(|(_, paid)| paid.total).min()
}

#[test]
fn example_3_cheapest_totals() {
    // The City Center gives wood, which none of these tiles asks for.
    let none = City::new("wood");
    let left = with_routes("wood", 1);
    let postal = |city: &City| put(city, 59, (4, 4));
    let both = |city: &City| put(&postal(city), 111, (4, 3));
    let import = put(&none, 111, (4, 3));
    let made = |city: &City, number| put(city, number, (0, 0));
    let others: &[(usize, &[Good])] = &[(1, &["plastics"]), (2, &["steel"]), (3, &["plastics", "steel"])];
    assert_eq!(cheapest(4, 96, &made(&left, 54), others), Some(7)); // g
    assert_eq!(cheapest(4, 96, &both(&made(&left, 54)), others), Some(3)); // h
    assert_eq!(cheapest(5, 78, &postal(&none), &[(2, &["coal"]), (4, &["ore"])]), Some(4)); // i
    assert_eq!(cheapest(5, 78, &none, &[(2, &["coal"])]), None); // j
    assert_eq!(cheapest(4, 60, &postal(&none), &[(2, &["steel"])]), Some(5)); // k
    assert_eq!(cheapest(4, 60, &left, &[(1, &["steel"])]), Some(3)); // l
    assert_eq!(cheapest(4, 103, &import, &[]), Some(0)); // m
    assert_eq!(cheapest(4, 103, &postal(&none), &[]), None);
    assert_eq!(cheapest(4, 16, &none, &[(1, &["coal"]), (2, &["oil"])]), Some(2)); // n
    let lumber = made(&none, 11);
    let others: &[(usize, &[Good])] = &[(1, &["concrete"]), (3, &["glass", "steel"])];
    assert_eq!(cheapest(5, 105, &both(&lumber), others), Some(9)); // o
    assert_eq!(cheapest(5, 120, &both(&none), &[]), Some(0)); // t
    assert_eq!(cheapest(4, 100, &both(&none), &[]), Some(2)); // u
}

#[test]
fn example_3_solo() {
    let cheapest = |generation, number, center, free_routes| {
        let city = City::new(center);
        let offers = [BTreeSet::new()];
        let trade = Trade { seats: 1, buyer: 0, generation, offers: &offers, free_routes };
        all_options(&city, numbered(number), &trade).iter().map(|(_, paid)| paid.total).min()
    };
    assert_eq!(cheapest(1, 9, "wood", 0), None); // p
    assert_eq!(cheapest(2, 51, "coal", 1), Some(1)); // q
    assert_eq!(cheapest(3, 100, "wood", 2), Some(4)); // r
    assert_eq!(cheapest(3, 88, "wood", 2), Some(8)); // s
    assert_eq!(cheapest(2, 88, "wood", 2), None);
    assert_eq!(cheapest(1, 13, "wood", 2), Some(1)); // A17: the second use would be wasted
}

#[test]
fn every_slot_in_exactly_one_way() {
    let city = City::new("coal");
    let offers = vec![BTreeSet::new(), BTreeSet::from(["coal", "oil", "ore"]), BTreeSet::from(["ore"])];
    let trade = Trade { seats: 3, buyer: 0, generation: 2, offers: &offers, free_routes: 0 };
    let ask = |number, buy: &[(&str, usize)], waive: &[&str]| {
        let options = Options {
            buy: buy.iter().map(|(good, seat)| (good.to_string(), Some(*seat))).collect(),
            waive: waive.iter().map(|good| good.to_string()).collect(),
            ..Options::default()
        };
        bill(&city, numbered(number), &options, &trade).map(|paid| paid.total)
    };
    assert_eq!(ask(51, &[("ore", 2)], &[]), Ok(2));
    assert!(ask(51, &[], &[]).is_err(), "nothing is filled in");
    assert!(ask(51, &[("ore", 1), ("coal", 1)], &[]).is_err(), "coal is there");
    assert!(ask(51, &[("ore", 1), ("ore", 2)], &[]).is_err());
    assert!(ask(51, &[("ore", 0)], &[]).is_err(), "not from oneself");
    assert!(ask(51, &[("ore", 3)], &[]).is_err(), "no such seat");
    assert!(ask(51, &[], &["ore"]).is_err(), "no office");
    assert!(ask(16, &[("oil", 1)], &[]).is_err(), "one alternative is there");
    assert_eq!(ask(16, &[], &[]), Ok(0));
}

const X: &str = "
   --------  --------  --------  --------  --------
   --------  003/NESW  056/NES   087/NSW   --------
   133/ESW   007/NESW  CC /NESW  057/NS    --------
   --------  022/ESW   011/NSW   055/NESW  --------
   --------  --------  041/NEW   --------  --------";

#[test]
fn example_4_disasters() {
    let city = board("ore", X);
    assert_eq!([24, 64, 104].map(|number| city.penalty(number)), [4, 2, 3]);
    let mut uninsured = city.clone();
    uninsured.grid[2][0] = Some(numbered(134)); // another Public tile
    assert_eq!([24, 64, 104].map(|number| uninsured.penalty(number)), [9, 4, 6]);
    assert_eq!([24, 64, 104].map(|number| city.sacrifices(number).len()), [9, 45, 10]);
    // 4f
    let new = City::new("oil");
    for number in [24, 64, 104] {
        assert_eq!(new.penalty(number), 0);
        assert_eq!(new.sacrifices(number), BTreeSet::from([vec![]]));
    }
    // 4g
    let city = board("coal", B);
    assert_eq!((city.penalty(104), city.sacrifices(104).len()), (18, 36));
    // 4h
    let city = put(&put(&new, 84, (1, 2)), 87, (1, 3));
    assert_eq!(city.penalty(104), 4);
    assert_eq!(city.sacrifices(104), BTreeSet::from([vec![(1, 2), (1, 3)]]));
}

const I3: &str = "
   --------  --------  042/NSW   --------  --------
   --------  048/ESW   003/NESW  121/SW    136/SW
   --------  018/NEW   095/NESW  007/NESW  036/NW
   --------  022/ESW   011/NSW   137/ES    --------
   --------  --------  059/NEW   084/NESW  --------";

#[test]
fn example_5_income() {
    let mut third = board("coal", I3);
    third.modular = Some("glass");
    let mut second = third.clone();
    for (row, col) in [(2, 2), (3, 3), (4, 3)] {
        second.grid[row][col] = None;
    }
    let mut first = second.clone();
    for (row, col) in [(0, 2), (1, 1), (1, 4), (4, 2)] {
        first.grid[row][col] = None;
    }
    assert_eq!([income(&first, 1), income(&second, 2), income(&third, 3)], [2, 14, 17]);
    assert_eq!(tokens(&second), ["coal", "lumber", "oil", "ore"]);
    assert_eq!(tokens(&third), ["glass", "lumber", "oil", "ore"]);
    assert_eq!(income(&put(&third, 123, (1, 3)), 3), 20);
    let mut without = put(&third, 122, (4, 1));
    without.grid[1][3] = None;
    assert_eq!(income(&without, 3), 16);
    let pairs = [board("coal", B), board("ore", X), third].map(|city| city.trade_pairs());
    assert_eq!(pairs, [1, 0, 2]);
}

const A: &str = "
   --------  043/ES    042/NSW   --------  --------
   --------  002/NES   003/NESW  006/NES   001/SW
   148/ES    124/NEW   CC /NESW  007/NESW  081/NW
   130/EW    053/ESW   011/NSW   --------  --------
   --------  --------  041/NEW   016/SW    --------";

const B: &str = "
   --------  086/NES   044/SW    --------  --------
   --------  087/NSW   084/NESW  041/NEW   --------
   --------  007/NESW  CC /NESW  125/NW    --------
   --------  030/NES   055/NESW  132/NSW   --------
   --------  --------  029/NEW   128/EW    --------";

#[test]
fn examples_6_and_7_scoring() {
    let city = board("wood", A);
    assert_eq!(income(&city, 3), 1);
    assert!(!city.left_route() && !city.right_route());
    let mut sizes = clusters(&city, Kind::Residential);
    sizes.sort();
    assert_eq!(sizes, [1, 2, 4]);
    let found = score(&city, 9, 1);
    let expected =
        Score { tiles: 56, neighborhoods: 14, goods: 5, money: 4, pollution: -5, ghost_town: 0, power: 0 };
    assert_eq!((found.total(), found), (74, expected));

    let city = board("coal", B);
    assert_eq!(income(&city, 3), 7);
    let found = score(&city, 31, 7);
    let expected =
        Score { tiles: 34, neighborhoods: 15, goods: 7, money: 15, pollution: 0, ghost_town: 0, power: -5 };
    assert_eq!((found.total(), found), (66, expected));
}

/// Formulas that the examples do not use, on boards of the examples, counted by hand.
#[test]
fn other_formulas() {
    let (a, b) = (board("wood", A), board("coal", B));
    let worth =
        |city: &City, number, at: Cell| tile_value(&put(city, number, at), at, numbered(number), 33, 11);
    assert_eq!(worth(&a, 60, (0, 0)), 4); // 22 / 5
    assert_eq!(worth(&a, 149, (0, 0)), 2); // 11 / 5
    assert_eq!(worth(&a, 103, (0, 0)), 3); // wood, lumber, copper
    assert_eq!(worth(&a, 118, (1, 0)), 9); // 043, 002 nearby, five others
    assert_eq!(worth(&a, 126, (4, 1)), 4); // 053, 011
    assert_eq!(worth(&a, 127, (0, 4)), 6); // 001, 003 and 081 have 006 and 007, 042 only 006
    assert_eq!(worth(&a, 129, (0, 0)), 10); // 148, 124, 130, 016 and itself
    assert_eq!(worth(&a, 134, (4, 4)), 3);
    assert_eq!(worth(&a, 135, (0, 3)), 7); // 006
    assert_eq!(worth(&a, 138, (0, 0)), 0);
    assert_eq!(worth(&b, 138, (0, 0)), 2); // 029
    assert_eq!(worth(&b, 140, (0, 3)), 8); // 044, 084, 041
    assert_eq!(worth(&a, 142, (0, 0)), 6); // both to 041: 011 next to it, 053 at distance 2
    assert_eq!(worth(&b, 144, (0, 0)), 6); // 030, 055, 029
    assert_eq!(worth(&a, 145, (0, 0)), 3); // centre, wood
    assert_eq!(worth(&a, 147, (0, 0)), 4); // 016
    // 086 044 087 084 041 007; 125 and 132 and 128; 030 055 029; not the centre: 12
    assert_eq!(worth(&b, 143, (4, 4)), 6); // itself next to 128: 13 / 2
    assert_eq!(worth(&a, 131, (0, 4)), 6); // 043 042 003 002; 002 003 centre 124; 006 001 081 007
    assert_eq!(worth(&a, 133, (0, 0)), 0);
    assert_eq!(worth(&a, 146, (0, 0)), 0);
}

#[test]
fn small_tables() {
    assert_eq!([1, 2, 3, 8, 9, 11].map(neighborhood_value), [1, 3, 6, 36, 40, 48]);
    assert_eq!(ranks(&[50, 70, 70, 20]), [3, 1, 1, 4]);
    assert_eq!(
        [-3, 79, 80, 100, 110, 120, 125].map(|total| title(1, total)),
        ["Intern", "Intern", "Apprentice", "Fellow", "Foreman", "Master", "Boss"]
    );
    assert_eq!(
        (title(4, 84), title(4, 85), title(5, 134), title(5, 135)),
        ("Intern", "Apprentice", "Master", "Boss")
    );
    let empty = score(&City::new("coal"), 5, 0);
    assert_eq!(empty.total(), 1 + 2 - 10 - 5);
}
