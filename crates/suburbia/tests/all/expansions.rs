//! The language of effects carries the expansions: their tables, turned into packs line by line, can be read and
//! played. Only borders, stars on their track and the named specials are missing.

use crate::common;
use game_core::{Dice, Game};
use std::collections::BTreeMap;
use suburbia::Suburbia;
use suburbia::library::Library;
use suburbia::setup::{Edition, Mode, Setup};

/// The rows of the table, field by name.
fn rows() -> Vec<BTreeMap<String, String>> {
    let mut lines = include_str!("../tables/expansions.csv").lines();
    let names: Vec<&str> = lines.next().expect("a head").split(',').collect();
    let row =
        |line: &str| names.iter().zip(line.split(',')).map(|(&n, f)| (n.to_owned(), f.to_owned())).collect();
    lines.map(row).collect()
}

/// `pop+2` as `{ population = 2 }`.
fn gain(text: &str) -> String {
    let at = text.find(['+', '-']).expect("a signed number");
    let track = match &text[..at] {
        "rep" => "reputation",
        "pop" => "population",
        other => other,
    };
    format!("{{ {track} = {} }}", text[at..].trim_start_matches('+'))
}

/// `income+1 per own icon:office !self` as a line of a pack.
fn line(text: &str) -> String {
    if let Some(gained) = text.strip_suffix(" on redline-up") {
        return format!("{{ scope = \"red-line\", gain = {} }}", gain(gained));
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    let [gained, "per", scope, matches, rest @ ..] = &words[..] else { panic!("{text}") };
    let matches: Vec<String> =
        matches.split('|').map(|word| format!("{:?}", word.trim_start_matches("icon:"))).collect();
    let not_itself = if rest.contains(&"!self") { ", not_itself = true" } else { "" };
    format!(
        "{{ scope = \"{scope}\", match = [{}], gain = {}{not_itself} }}",
        matches.join(", "),
        gain(gained)
    )
}

/// The tiles and goals of one expansion as a pack.
fn pack(id: &str, rows: &[&BTreeMap<String, String>]) -> String {
    let mut text = format!(
        "format = \"tabletown-pack/1\"\n[pack]\nid = \"{id}\"\nname = \"{id}\"\nicons = [\"border-icon\"]\n"
    );
    for row in rows {
        let plain = |field: &str| {
            row[field]
                .split("; ")
                .filter(|part| !part.is_empty() && !part.starts_with("special:"))
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        if row["kind"] == "tile" {
            let now: Vec<String> = plain("immediate")
                .iter()
                .map(|part| gain(part).trim_matches(['{', '}', ' ']).to_owned())
                .collect();
            let lines: Vec<String> = plain("conditional").iter().map(|part| line(part)).collect();
            let icons = if row["icons"].is_empty() { String::new() } else { format!("{:?}", row["icons"]) };
            let stars = if row["stars"].is_empty() { "0" } else { &row["stars"] };
            text += &format!(
                "[[tile]]\nid = \"{}\"\nname = \"{}\"\nstack = \"{}\"\ncategory = \"{}\"\nicons = [{icons}]\ncost = {}\ncopies = {}\nnow = {{ {} }}\nper = [{}]\nstars = {stars}\nprovenance = \"{}\"\n",
                row["id"],
                row["name"],
                row["stack"],
                row["category"],
                row["cost"],
                row["copies"],
                now.join(", "),
                lines.join(", "),
                row["provenance"],
            );
        }
        let measure = row["conditional"].split_once(' ');
        if let Some((best, what)) = measure.filter(|(_, what)| row["kind"] == "goal" && *what != "star-track")
        {
            let matches: Vec<String> =
                what.split('|').map(|word| format!("{:?}", word.trim_start_matches("icon:"))).collect();
            let bonus = row["immediate"].trim_start_matches("pop+");
            text += &format!(
                "[[goal]]\nid = \"{}\"\nname = \"{}\"\nbest = \"{best}\"\nmeasure = {{ count = [{}] }}\nbonus = {bonus}\n",
                row["id"],
                row["name"],
                matches.join(", "),
            );
        }
    }
    text
}

fn everything() -> &'static suburbia::rules::Rules {
    let rows = rows();
    let mut library = Library::builtin();
    let mut names = vec!["base".to_owned()];
    for id in ["inc", "five-star", "nightlife", "con", "essen", "ce"] {
        let own: Vec<_> = rows.iter().filter(|row| row["pack"] == id).collect();
        let text = pack(id, &own);
        let read = suburbia::pack::read(id, &text).unwrap_or_else(|faults| panic!("{faults:#?}"));
        library.add(read);
        names.push(id.to_owned());
    }
    library.rules(&names).unwrap_or_else(|error| panic!("{error:#?}"))
}

#[test]
fn every_tile_of_the_expansions_can_be_written_down() {
    let (rules, rows) = (everything(), rows());
    let tiles = rows.iter().filter(|row| row["kind"] == "tile").count();
    assert!(tiles > 100);
    assert_eq!(rules.kinds().count(), common::base().kinds().count() + tiles);
    let planner = rules.kind(rules.find_kind("inc-redevelopment-planner").expect("there"));
    assert_eq!(planner.category, None);
    let volcano = rules.kind(rules.find_kind("five-star-man-made-volcano").expect("there"));
    assert_eq!(volcano.stars, 4);
}

#[test]
fn games_with_all_of_them_are_played_to_the_end() {
    let rules = everything();
    for (edition, mode, players) in [
        (Edition::Second, Mode::Standard, 2),
        (Edition::Collectors, Mode::Standard, 5),
        (Edition::Second, Mode::LoneArchitect, 1),
        (Edition::Second, Mode::Dale, 1),
    ] {
        let setup = Setup::new(rules, edition, mode, players).expect("a table");
        for seed in 0..20 {
            let mut game = Suburbia::new(&setup, seed);
            let (mut dice, mut moves) = (Dice::new(seed, 1), Vec::new());
            while let Some(seat) = game.to_act().lowest() {
                moves.clear();
                game.legal_moves(seat, &mut moves);
                game.play(seat, moves[dice.below(moves.len())], &mut ()).expect("listed");
            }
        }
    }
}

/// Haunted House: +13, then −1 for each of your nightlife tiles, itself included. Werewolf Den: +2 income, −1
/// population for each *other* one; the house hears of the den as well.
#[test]
fn badges_match_and_a_tile_can_leave_itself_out() {
    let rules = everything();
    let text = r#"
        market = ["farm", "mint", "landfill", "freeway", "hostel", "nightlife-werewolf-den", "nightlife-haunted-house"]
        [[seat]]
        reputation = 0
        [[seat]]
        [[step]]
        play = "buy 7 @ 1,1"
        [[step.expect]]
        seat = 0
        money = 13
        population = 14
        [[step]]
        play = "lake 6 @ 1,1"
        [[step]]
        play = "buy 7 @ 1,2"
        [[step.expect]]
        seat = 0
        income = 2
        population = 12
        money = 15
    "#;
    // The house touches Community Park (+1 reputation) and Heavy Factory (−1): the population steps add nothing.
    let scenario =
        suburbia::scenario::Scenario::read(rules, "haunted", text).unwrap_or_else(|f| panic!("{f:#?}"));
    scenario.run().unwrap_or_else(|failure| panic!("{failure}"));
}
