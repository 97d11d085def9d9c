//! The base pack against the table it was made from, field by field.

use crate::common;
use neom::cell::Side;
use neom::good::GoodSet;
use neom::tile::{Ability, Deck, Disaster, Measure, ScoreLine, Tile, Type};
use neom::{good::Class, library::Library};
use std::collections::BTreeMap;

/// The rows of the table, by column.
fn rows() -> Vec<BTreeMap<String, String>> {
    let mut lines = include_str!("../tables/tiles.csv")
        .lines()
        .map(|line| line.split(',').map(str::to_owned).collect::<Vec<_>>());
    let head = lines.next().expect("a head");
    lines.map(|row| head.iter().cloned().zip(row).collect()).collect()
}

fn goods(set: GoodSet) -> Vec<String> {
    set.iter().map(|good| good.word().to_owned()).collect()
}

fn sorted(text: &str, between: char) -> Vec<String> {
    let mut items: Vec<String> =
        text.split(between).filter(|item| !item.is_empty()).map(str::to_owned).collect();
    items.sort();
    items
}

/// A tile as a row of the table.
fn row(tile: &Tile) -> BTreeMap<&'static str, String> {
    let slot = |slot: &neom::tile::Slot| {
        let money = if slot.money > 0 { vec![format!("money:{}", slot.money)] } else { Vec::new() };
        [goods(slot.goods), money].concat().join("|")
    };
    let (deck, players) = match tile.deck {
        Deck::Generation { number, set } => (number.to_string(), set.number().to_string()),
        Deck::Cornerstone => ("C".to_owned(), String::new()),
    };
    let types: Vec<&str> = tile.types.iter().map(Type::word).collect();
    let income = match tile.income {
        [a, b, c] if a == b && b == c => a.to_string(),
        [a, b, c] => format!("{a}/{b}/{c}"),
    };
    let made = match tile.produces_one_of.is_empty() {
        true => goods(tile.produces).join(";"),
        false => goods(tile.produces_one_of).join("|"),
    };
    let roads = Side::ALL.iter().filter(|&&(side, _)| tile.roads & (1 << side as u8) != 0);
    BTreeMap::from([
        ("number", tile.number.to_string()),
        ("id", tile.id.clone()),
        ("name", tile.name.clone()),
        ("deck", deck),
        ("min_players", players),
        ("types", if tile.disaster.is_some() { "disaster".to_owned() } else { types.join(";") }),
        ("polluting", u8::from(tile.polluting).to_string()),
        ("power", u8::from(tile.power).to_string()),
        ("vp", tile.vp.map_or("?".to_owned(), |vp| vp.to_string())),
        ("cost_money", tile.cost.to_string()),
        ("cost_goods", tile.slots.iter().map(slot).collect::<Vec<_>>().join(";")),
        ("requires_tiles", tile.needs.map_or(String::new(), |(ty, n)| format!("{}>={n}", ty.word()))),
        ("produces", made),
        ("instant_money", tile.instant.to_string()),
        ("income", income),
        ("roads", roads.map(|&(_, letter)| letter).collect()),
    ])
}

#[test]
fn tiles_are_those_of_the_table() {
    let rows = rows();
    let rules = common::base();
    assert_eq!(rules.tiles().count(), rows.len());
    for expected in &rows {
        let id = &expected["id"];
        let tile = rules.tile(rules.find_tile(id).unwrap_or_else(|| panic!("{id} is missing")));
        for (column, found) in row(tile) {
            // Lists that all apply, and alternatives, have no order.
            let (found, wanted) = match column {
                "cost_goods" => (sorted(&found, ';'), sorted(&expected[column], ';')),
                "produces" if found.contains('|') => (sorted(&found, '|'), sorted(&expected[column], '|')),
                "produces" => (sorted(&found, ';'), sorted(&expected[column], ';')),
                _ => (vec![found], vec![expected[column].clone()]),
            };
            assert_eq!(found, wanted, "{id}: {column}");
        }
    }
}

/// The words of the column `effect`, each with what the pack makes of it.
#[test]
fn effects_are_those_of_the_table() {
    let rows = rows();
    let line = |each, of| vec![ScoreLine { each, per: 1, of: Some(of) }];
    let fixed = |each| ScoreLine { each, per: 1, of: None };
    let one_in = |per, of| vec![ScoreLine { each: 1, per, of: Some(of) }];
    let with = |mut lines: Vec<ScoreLine>, more: Vec<ScoreLine>| {
        lines.extend(more);
        lines
    };
    use Measure::*;
    let (homes, shops, works) = (Of(Type::Residential), Of(Type::Commercial), Of(Type::Industrial));
    let known: Vec<(&str, Vec<ScoreLine>, Vec<Ability>)> = vec![
        ("protect=fire: ", vec![], vec![Ability::Protects(Disaster::Fire)]),
        ("protect=crime: ", vec![], vec![Ability::Protects(Disaster::CrimeSpree)]),
        (
            "protect=fire+crime: ",
            vec![],
            vec![Ability::Protects(Disaster::Fire), Ability::Protects(Disaster::CrimeSpree)],
        ),
        ("on_place (optional; once): discard k", vec![], vec![Ability::Swaps]),
        (
            "while in city: each time you place another tile one raw-good slot",
            vec![],
            vec![Ability::Waives(Class::Raw)],
        ),
        (
            "while in city: each time you place another tile one raw-good or processed-good slot",
            vec![],
            vec![Ability::Waives(Class::Processed)],
        ),
        ("score=floor((final_money-final_income)/5)", one_in(5, MoneyBeforeIncome), vec![]),
        ("score=floor(final_income/5)", one_in(5, FinalIncome), vec![]),
        ("score=1*count(good_tokens)", line(1, Goods), vec![]),
        (
            "score=2*count(residential nearby this)+1*count(residential not nearby this)",
            with(line(2, Nearby(Type::Residential)), line(1, Elsewhere(Type::Residential))),
            vec![],
        ),
        ("income=count(residential)", vec![], vec![Ability::IncomePer(Type::Residential)]),
        ("income=count(industrial)", vec![], vec![Ability::IncomePer(Type::Industrial)]),
        ("income=count(commercial) including this tile", vec![], vec![Ability::IncomePer(Type::Commercial)]),
        (
            "income=count(resource) including the City Center",
            vec![],
            vec![Ability::IncomePer(Type::Resource)],
        ),
        ("score=4*count(neighborhoods)", line(4, Neighborhoods), vec![]),
        ("score=3*min(count(residential);count(commercial);count(industrial))", line(3, Sets), vec![]),
        ("score=2*count(polluting nearby this)", line(2, PollutingNearby), vec![]),
        (
            "score=2*count(residential tiles with >=2 nearby commercial tiles)",
            line(2, HomesWithShops),
            vec![],
        ),
        ("score=count(residential)+count(industrial)", with(line(1, homes), line(1, works)), vec![]),
        ("score=2*count(public) including this tile", line(2, Of(Type::Public)), vec![]),
        ("score=2*count(residential tiles with printed vp 0 or 1 or 2)", line(2, ModestHomes), vec![]),
        ("score=2*count(road_squares)", line(2, RoadSquares), vec![]),
        (
            "on_place(commercial): +1 money after the tile has been paid; score=count(commercial)",
            line(1, shops),
            vec![Ability::OnPlaced { ty: Type::Commercial, money: 1 }],
        ),
        ("disaster payment becomes floor(penalty/2); score=0", vec![fixed(0)], vec![Ability::Insures]),
        ("score=3*count(corner cells holding a", line(3, BuildingCorners), vec![]),
        (
            "score=6+count(commercial nearby this)",
            with(vec![fixed(6)], line(1, Nearby(Type::Commercial))),
            vec![],
        ),
        ("on_place: choose one of the eight processed goods", vec![], vec![]),
        ("score=2*count(industrial on the 16 border cells)", line(2, IndustrialBorder), vec![]),
        (
            "score=11-count(residential/commercial/industrial/public tiles nearby this)",
            with(vec![fixed(11)], line(-1, BuildingsNearby)),
            vec![],
        ),
        ("on_select(any tile; from the turn after", vec![], vec![Ability::OnPick { money: 1 }]),
        ("score=3*count(industrial tiles with a residential tile at", line(3, IndustryNearHomes), vec![]),
        ("score=floor(count(tiles having an orthogonal neighbour", one_in(2, BesideLike), vec![]),
        ("score=2*size(largest industrial cluster", line(2, IndustrialCluster), vec![]),
        (
            "score=2*count(resource including the City Center unless covered)+1*count(raw good tokens)",
            with(line(2, Of(Type::Resource)), line(1, RawGoods)),
            vec![],
        ),
        (
            "on_place: +2 money per orthogonally adjacent commercial-industrial pair in the city; score=0",
            vec![fixed(0)],
            vec![Ability::Pairs { money: 2 }],
        ),
        ("score=4*count(power tiles)", line(4, PowerTiles), vec![]),
        (
            "score=3*count(neighborhoods of size 1)+6*count(neighborhoods of size 2)+9*count(neighborhoods of size >=3)",
            with(
                with(line(3, NeighborhoodsOfOne), line(6, NeighborhoodsOfTwo)),
                line(9, NeighborhoodsOfThree),
            ),
            vec![],
        ),
        (
            "on_place(any other tile): +2 money per commercial tile that the new tile is directly road-linked to",
            vec![],
            vec![Ability::OnLinked { ty: Type::Commercial, money: 2 }],
        ),
    ];
    let rules = common::base();
    for row in &rows {
        let (id, effect) = (&row["id"], &row["effect"]);
        let tile = rules.tile(rules.find_tile(id).unwrap());
        if effect.starts_with("disaster: ") {
            assert!(tile.disaster.is_some(), "{id}");
            continue;
        }
        let (score, abilities) = match effect.as_str() {
            "" => (vec![], vec![]),
            text => {
                let fits = |(words, ..): &&(&str, _, _)| text.starts_with(*words);
                // The longest words that fit are meant.
                let best = known.iter().filter(fits).max_by_key(|(words, ..)| words.len());
                let (_, score, abilities) = best.unwrap_or_else(|| panic!("{id}: '{text}' is unknown"));
                (score.clone(), abilities.clone())
            }
        };
        assert_eq!(tile.score, score, "{id}: {effect}");
        assert_eq!(tile.abilities, abilities, "{id}: {effect}");
    }
}

#[test]
fn every_road_is_a_house_value_and_says_so() {
    for (_, tile) in common::base().tiles() {
        let house = tile.provenance.house_fields == ["roads"];
        assert_eq!(house, tile.disaster.is_none(), "{}", tile.id);
        assert_eq!(tile.provenance.source, "seed", "{}", tile.id);
    }
    assert!(Library::builtin().rules(&["base".to_owned()]).is_ok());
}
