//! Packs people write: what they can do, and what they are told when something is wrong.

use neom::library::{Library, LibraryError};
use neom::pack;
use neom::tile::TileSet;

const EXAMPLE: &str = include_str!("../../../../packs/examples/river.toml");

fn with_example(text: &str) -> Library {
    let mut library = Library::builtin();
    library.add(pack::read("river.toml", text).expect("sound"));
    library
}

fn names() -> Vec<String> {
    vec!["base".to_owned(), "river".to_owned()]
}

#[test]
fn the_example_adds_a_cornerstone_replaces_a_tile_and_lays_roads() {
    let rules = with_example(EXAMPLE).rules(&names()).expect("fits");
    assert_eq!(rules.cornerstones().len(), 31);
    assert!(rules.find_tile("swamp").is_none());
    let reeds = rules.find_tile("reed-beds").expect("there");
    assert!(rules.deck(1, TileSet::Five).contains(&reeds) && !rules.deck(1, TileSet::Four).contains(&reeds));
    assert_eq!(rules.deck(1, TileSet::Five).len(), 40);
    let laundromat = rules.tile(rules.find_tile("laundromat").expect("there"));
    assert_eq!(laundromat.roads, 0b1011);
    assert!(laundromat.provenance.house_fields.is_empty(), "the owner's roads are no house values");
}

#[test]
fn a_tile_with_a_known_id_replaces_it() {
    let text = EXAMPLE.replace("id = \"reed-beds\"", "id = \"swamp\"").replace("replaces = \"swamp\"\n", "");
    let rules = with_example(&text).rules(&names()).expect("fits");
    assert_eq!(rules.tile(rules.find_tile("swamp").expect("there")).name, "Reed Beds");
}

#[test]
fn equal_packs_are_the_same_rules() {
    let (one, two) = (with_example(EXAMPLE), with_example(EXAMPLE));
    assert!(std::ptr::eq(one.rules(&names()).unwrap(), two.rules(&names()).unwrap()));
}

#[test]
fn an_unknown_pack_is_named() {
    let error = Library::builtin().rules(&["bose".to_owned()]).unwrap_err();
    assert_eq!(error.to_string(), "there is no pack 'bose'; did you mean 'base'?");
}

#[test]
fn all_faults_come_in_one_run() {
    let text = r#"format = "tabletown-pack/1"
[pack]
id = "Bad Id"
name = "Bad"
game = "suburbia"
colour = "red"

[roads]
slums = "NX"
tavern = 3

[[tile]]
id = "one"
name = "One"
deck = "4"
players = 3
types = ["residental"]
roads = "NNE"
vp = "many"
cost = 120
goods = ["coal|oil", "oil", "coall", "money:5", "steel|money:x"]
income = [1, 2]
on_placed = { commercial = 0 }
protects = ["flood"]

[[tile]]
id = "two"
name = ""
deck = "cornerstone"
players = 4
types = ["resource", "public"]
vp = 3
score = [{ each = 1, of = "neighbourhoods" }, { per = 0 }]
needs = { residential = 2, public = 1 }
produces = ["coal"]
produces_one_of = ["gold"]

[[tile]]
id = "two"
name = "Two"
deck = "1"
disaster = "quake"
"#;
    let faults = pack::read("bad.toml", text).unwrap_err();
    insta::assert_snapshot!(faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"));
}

#[test]
fn faults_between_packs_have_a_place_too() {
    let faults = |text: String| {
        let Err(LibraryError::Faulty(faults)) = with_example(&text).rules(&names()) else {
            panic!("accepted")
        };
        faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    };
    let names = EXAMPLE
        .replace("laundromat = \"NEW\"", "laundromatt = \"NEW\"\nflood = \"N\"")
        .replace("replaces = \"swamp\"", "replaces = \"tavern\"");
    let decks = EXAMPLE
        .replace("replaces = \"swamp\"\n", "")
        .replace("produces = [\"natural-gas\", \"wood\"]", "produces_one_of = [\"natural-gas\", \"wood\"]");
    insta::assert_snapshot!([faults(names), faults(decks)].join("\n\n"));
}

#[test]
fn a_pack_cannot_do_without_the_disasters() {
    let text = EXAMPLE
        .replace("replaces = \"swamp\"", "replaces = \"flood\"")
        .replace("players = 5                            # the tile set: 1 (if absent), 4 or 5\n", "");
    let Err(LibraryError::Faulty(faults)) = with_example(&text).rules(&names()) else { panic!("accepted") };
    assert!(faults[0].message.contains("deck 1 has not exactly one Disaster"), "{faults:?}");
}
