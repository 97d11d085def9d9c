//! Packs people write: what they can do, and what they are told when something is wrong.

use suburbia::library::{Library, LibraryError};
use suburbia::pack;
use suburbia::setup::{Edition, Mode, Setup};

const EXAMPLE: &str = include_str!("../../../../packs/examples/harbor.toml");

fn with_example(text: &str) -> Library {
    let mut library = Library::builtin();
    library.add(pack::read("harbor.toml", text).expect("sound"));
    library
}

fn names() -> Vec<String> {
    vec!["base".to_owned(), "harbor".to_owned()]
}

#[test]
fn the_example_adds_tiles_a_goal_and_a_set_up() {
    let rules = with_example(EXAMPLE).rules(&names()).expect("fits");
    let pier = rules.kind(rules.find_kind("fishing-pier").expect("there"));
    assert_eq!((pier.cost, pier.copies, pier.pack.as_str()), (7, 2, "harbor"));
    assert_eq!(pool_sizes(rules)[0], 34);
    assert!(rules.find_goal("harbor-pilot").is_some());
    let rows = |edition| {
        let fits = |row: &&suburbia::setup::SetupTable| {
            row.editions.contains(&edition) && row.mode == Mode::Standard && row.seats == 2
        };
        rules.setups().iter().filter(fits).map(|row| row.a).collect::<Vec<_>>()
    };
    assert_eq!((rows(Edition::Second), rows(Edition::Collectors)), (vec![16], vec![14]));
    assert!(Setup::new(rules, Edition::Second, Mode::Standard, 2).is_ok());
}

#[test]
fn a_tile_with_a_known_id_replaces_it() {
    let text = EXAMPLE.replace("id = \"fishing-pier\"", "id = \"farm\"");
    let rules = with_example(&text).rules(&names()).expect("fits");
    assert_eq!(rules.kind(rules.find_kind("farm").expect("there")).name, "Fishing Pier");
    assert_eq!(pool_sizes(rules)[0], 32);
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
colour = "red"

[[tile]]
id = "one"
name = "One"
stack = "D"
category = "residental"
cost = 120
copies = "two"
now = { incme = 1 }
per = [{ scope = "next", match = ["commercial"], gain = { income = 1 } }]

[[tile]]
id = "one-two"
name = ""
stack = "A"
category = "civic"
cost = 3
copies = 1
per = [
  { scope = "own", gain = { income = 1, money = 2 } },
  { scope = "red-line", match = ["civic"], gain = { money = 1 } },
  { scope = "own", match = [] , gain = { income = 1 } },
]

[[goal]]
id = "lake"
name = "Lake"
best = "least"
measure = { count = ["civic"], stat = "money" }
bonus = 15

[[setup]]
editions = ["third"]
mode = "standard"
seats = 7
a = 14
b = 12
c = [6, 6]
prices = [10, 8]
basics = 4
public_goals = 2
dealt_goals = 1
"#;
    let faults = pack::read("bad.toml", text).unwrap_err();
    insta::assert_snapshot!(faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"));
}

#[test]
fn faults_between_packs_have_a_place_too() {
    let text = EXAMPLE
        .replace("icons = [\"pier\", \"restaurant\"]", "icons = [\"peer\", \"restaurant\"]")
        .replace("match = [\"pier\"], gain", "match = [\"peer\"], gain")
        .replace("a = 16", "a = 60")
        .replace("match = [\"badge:harbor\"]", "match = [\"badge:arbor\"]");
    let Err(LibraryError::Faulty(faults)) = with_example(&text).rules(&names()) else { panic!("accepted") };
    insta::assert_snapshot!(faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"));
}

#[test]
fn broken_toml_is_placed() {
    let faults = pack::read("broken.toml", "format = \n[pack\nid = 3").unwrap_err();
    assert!(faults[0].to_string().starts_with("broken.toml:1:"), "{}", faults[0]);
}

/// All single copies of the A, B and C tiles.
fn pool_sizes(rules: &'static suburbia::rules::Rules) -> [usize; 3] {
    let setup = Setup::new(rules, Edition::Second, Mode::Standard, 2).expect("there is such a table");
    setup.contents().pools().map(Iterator::count)
}
