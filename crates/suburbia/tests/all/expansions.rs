//! The expansions: their packs are what the table says, field by field, and the stacks get what the rules give them.

use crate::common::{self, PACKS};
use game_core::pack::Provenance;
use std::collections::BTreeMap;
use suburbia::goal::{Best, Measure, Stat};
use suburbia::rules::Rules;
use suburbia::setup::{Edition, Leaving, Mode, Setup};
use suburbia::tile::{Line, Scope, Special, TileKind, Track};

/// The rows of the table, field by name.
fn rows() -> Vec<BTreeMap<&'static str, &'static str>> {
    let mut lines = include_str!("../tables/expansions.csv").lines();
    let names: Vec<&str> = lines.next().expect("a head").split(',').collect();
    lines.map(|line| names.iter().copied().zip(line.split(',')).collect()).collect()
}

/// The parts of a field.
fn parts(field: &'static str) -> Vec<&'static str> {
    field.split("; ").filter(|part| !part.is_empty()).collect()
}

/// `pop+2`.
fn gain(text: &str) -> (Track, i8) {
    let at = text.find(['+', '-']).expect("a signed number");
    let track = match &text[..at] {
        "income" => Track::Income,
        "rep" => Track::Reputation,
        "pop" => Track::Population,
        "money" => Track::Money,
        other => panic!("{other}"),
    };
    (track, text[at..].trim_start_matches('+').parse().expect("a number"))
}

fn signed(amount: i8) -> String {
    if amount < 0 { amount.to_string() } else { format!("+{amount}") }
}

fn short(track: Track) -> &'static str {
    match track {
        Track::Income => "income",
        Track::Reputation => "rep",
        Track::Population => "pop",
        Track::Money => "money",
        Track::Stars => "stars",
    }
}

/// What a line matches, as the table writes it.
fn matches(rules: &Rules, of: suburbia::tile::Traits) -> String {
    let fixed = ["residential", "commercial", "industrial", "civic", "lake", "border"];
    let word = |word: &String| match word.as_str() {
        word if fixed.contains(&word) || word.starts_with("badge:") => word.to_owned(),
        icon => format!("icon:{icon}"),
    };
    rules.trait_words(of).iter().map(word).collect::<Vec<_>>().join("|")
}

/// A line as the table writes it; the order of alternatives does not matter.
fn line(rules: &Rules, line: &Line) -> String {
    let gain = format!("{}{}", short(line.track), signed(line.amount));
    if line.scope == Scope::RedLine {
        return format!("{gain} on redline-up");
    }
    let itself = if line.not_itself { " !self" } else { "" };
    sorted(&format!("{gain} per {} {}{itself}", line.scope.word(), matches(rules, line.matches)))
}

/// The same text with its alternatives in order.
fn sorted(text: &str) -> String {
    let words = text.split(' ').map(|word| {
        let mut alternatives: Vec<&str> = word.split('|').collect();
        alternatives.sort_unstable();
        alternatives.join("|")
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Specials that the table has beside immediate effects; the others stand with the lines.
const IMMEDIATE: [Special; 4] =
    [Special::Redistricting, Special::LakeFlip, Special::FreeInvestment, Special::FreeTile];

fn specials(kind: &TileKind, immediate: bool) -> Vec<String> {
    let of = kind.specials.iter().filter(|special| IMMEDIATE.contains(special) == immediate);
    of.map(|special| format!("special:{}", special.word())).collect()
}

fn check_provenance(id: &str, found: &Provenance, row: &BTreeMap<&str, &str>) {
    assert_eq!(found.source, row["provenance"], "{id}");
    let expected: Vec<String> = row["house_fields"]
        .split(';')
        .filter(|field| !field.is_empty())
        .map(|f| f.replace(' ', "_"))
        .collect();
    assert_eq!(found.house_fields, expected, "{id}");
}

/// `most X`, `count own X >= n`, `stat s >= n`: what is measured.
fn measured(rules: &Rules, measure: Measure) -> String {
    match measure {
        Measure::Count(of) => sorted(&format!("count {}", matches(rules, of))),
        Measure::LargestGroup(of) => format!("group {}", matches(rules, of)),
        Measure::Stat(Stat::Markers) => "count investment".to_owned(),
        Measure::Stat(Stat::Stars) => "count star-track".to_owned(),
        Measure::Stat(Stat::Money) => "stat money".to_owned(),
        Measure::Stat(Stat::Income) => "stat income".to_owned(),
        Measure::Stat(Stat::Reputation) => "stat rep".to_owned(),
        Measure::Stat(Stat::Population) => "stat pop".to_owned(),
    }
}

#[test]
fn the_packs_are_those_of_the_table() {
    let (rules, rows) = (common::all_packs(), rows());
    for row in &rows {
        let id = row["id"];
        let only_with_borders = row["icons"].split(';').any(|icon| icon == "border-icon");
        match row["kind"] {
            "tile" | "border" => {
                let kind = rules.kind(rules.find_kind(id).unwrap_or_else(|| panic!("{id} is missing")));
                let stack = if row["kind"] == "border" { "border" } else { row["stack"] };
                let category = match row["category"] {
                    "none" | "border" => None,
                    word => Some(word),
                };
                let icons: Vec<&str> = row["icons"]
                    .split(';')
                    .filter(|icon| !icon.is_empty() && *icon != "border-icon")
                    .collect();
                assert_eq!((kind.name.as_str(), kind.pack.as_str()), (row["name"], row["pack"]), "{id}");
                assert_eq!(kind.stack.word(), stack, "{id}");
                assert_eq!(kind.category.map(|category| category.word()), category, "{id}");
                assert_eq!(kind.cost.to_string(), row["cost"], "{id}");
                assert_eq!(kind.copies.to_string(), row["copies"], "{id}");
                assert_eq!(kind.icons, icons, "{id}");
                assert_eq!(kind.stars, row["stars"].parse().unwrap_or(0), "{id}");
                assert_eq!(kind.only_with_borders, only_with_borders, "{id}");
                let now: Vec<(Track, i8)> = kind.now.parts().collect();
                let (special, plain): (Vec<&str>, Vec<&str>) =
                    parts(row["immediate"]).into_iter().partition(|part| part.starts_with("special:"));
                assert_eq!(now, plain.into_iter().map(gain).collect::<Vec<_>>(), "{id}");
                assert_eq!(specials(kind, true), special, "{id}");
                let (special, plain): (Vec<&str>, Vec<&str>) =
                    parts(row["conditional"]).into_iter().partition(|part| part.starts_with("special:"));
                let lines: Vec<String> = kind.lines.iter().map(|of| line(rules, of)).collect();
                assert_eq!(lines, plain.into_iter().map(sorted).collect::<Vec<_>>(), "{id}");
                assert_eq!(specials(kind, false), special, "{id}");
                check_provenance(id, &kind.provenance, row);
            }
            "goal" => {
                let goal = rules.goal(rules.find_goal(id).unwrap_or_else(|| panic!("{id} is missing")));
                let best = if goal.best == Best::Most { "most" } else { "fewest" };
                let asks = measured(rules, goal.measure).replacen("count", best, 1);
                assert_eq!(asks, sorted(row["conditional"]), "{id}");
                assert_eq!((goal.name.as_str(), goal.pack.as_str()), (row["name"], row["pack"]), "{id}");
                assert_eq!(format!("pop+{}", goal.bonus), row["immediate"], "{id}");
                assert_eq!((goal.only_with_borders, goal.with_dale), (only_with_borders, true), "{id}");
                check_provenance(id, &goal.provenance, row);
            }
            "bonus" | "challenge" => {
                let (_, award) = rules.awards().find(|(_, award)| award.id == id).expect("it is there");
                assert_eq!(award.kind.word(), row["kind"], "{id}");
                assert_eq!((award.name.as_str(), award.pack.as_str()), (row["name"], row["pack"]), "{id}");
                let asks = measured(rules, award.measure).replacen("count ", "count own ", 1);
                assert_eq!(format!("{asks} >= {}", award.least), sorted(row["conditional"]), "{id}");
                let reward = format!("{}{}", short(award.kind.track()), signed(award.reward));
                assert_eq!(reward, row["immediate"], "{id}");
                assert_eq!(award.only_with_borders, only_with_borders, "{id}");
                check_provenance(id, &award.provenance, row);
            }
            other => panic!("{other}"),
        }
    }
    // And nothing besides.
    let of = |kind: &str| rows.iter().filter(|row| row["kind"] == kind).count();
    let ours = rules.kinds().filter(|(_, kind)| PACKS.contains(&kind.pack.as_str())).count();
    assert_eq!(ours, of("tile") + of("border"));
    assert_eq!(rules.goals().filter(|(_, goal)| goal.pack != "base").count(), of("goal"));
    assert_eq!(rules.awards().count(), of("bonus") + of("challenge"));
}

/// How many tiles each pack gives to the A, B and C stacks, base first.
fn shares(packs: &[&str], players: usize, without: &[Leaving]) -> BTreeMap<String, [usize; 3]> {
    let rules = common::with_packs(packs);
    let setup =
        Setup::new(rules, Edition::Second, Mode::Standard, players).expect("a table").without(without);
    let mut all: BTreeMap<String, [usize; 3]> = BTreeMap::new();
    for seed in 0..3 {
        let mut found: BTreeMap<String, [usize; 3]> = BTreeMap::new();
        let lines = suburbia::audit::audit(&setup, seed, &[]).expect("a game that has not begun");
        let cards = lines[0]["setup"]["market"].as_array().expect("a list").iter();
        let stack = lines[0]["setup"]["stack"].as_array().expect("a list").iter();
        for id in cards.chain(stack).filter_map(|id| id.as_str()) {
            let Some(kind) = rules.find_kind(id).map(|kind| rules.kind(kind)) else { continue };
            let letter =
                ["A", "B", "C"].iter().position(|letter| *letter == kind.stack.word()).expect("drawn");
            found.entry(kind.pack.clone()).or_default()[letter] += 1;
        }
        if seed > 0 {
            assert_eq!(all, found, "chance decides which tiles, not how many");
        }
        all = found;
    }
    all
}

/// The table of the rules: shares of the stacks for two and four seats of the second edition.
#[test]
fn every_pack_gives_its_share() {
    let alone = [
        ("five-star", [7, 6, 9], [11, 10, 15]),
        ("inc", [5, 4, 6], [7, 7, 6]),
        ("nightlife", [5, 4, 6], [7, 7, 10]),
        ("con", [4, 3, 4], [4, 4, 4]),
        ("essen", [4, 3, 4], [4, 4, 4]),
        ("ce", [0, 0, 6], [0, 0, 10]),
    ];
    for (pack, two, four) in alone {
        for (players, expected, all) in [(2, two, [14, 12, 17]), (4, four, [22, 20, 29])] {
            let shares = shares(&[pack], players, &[]);
            assert_eq!(shares[pack], expected, "{pack} for {players}");
            let base: Vec<usize> = all.iter().zip(expected).map(|(all, given)| all - given).collect();
            assert_eq!(shares["base"].to_vec(), base, "{pack} for {players}");
        }
    }
    let of = |players, pack: &str| shares(&PACKS, players, &[])[pack];
    let expected = [
        ("five-star", [4, 3, 4], [6, 5, 7]),
        ("inc", [2, 2, 2], [3, 3, 3]),
        ("nightlife", [2, 2, 2], [3, 3, 3]),
        ("con", [1, 1, 1], [2, 2, 2]),
        ("essen", [1, 1, 1], [2, 2, 2]),
        ("ce", [0, 0, 2], [0, 0, 3]),
        ("base", [4, 3, 5], [6, 5, 9]),
    ];
    for (pack, two, four) in expected {
        assert_eq!((of(2, pack), of(4, pack)), (two, four), "{pack}");
    }
    // Without borders the Checkpoints are out: eight B tiles of Suburbia Inc. are left, more than enough.
    assert_eq!(shares(&["inc"], 4, &[Leaving::Borders])["inc"], [7, 7, 6]);
}

/// What is in a game follows from packs, parts and mode.
#[test]
fn what_is_in_a_game_follows_from_what_was_chosen() {
    let setup = |packs: &[&str], mode, players, without: &[Leaving]| {
        let rules = common::with_packs(packs);
        let setup = Setup::new(rules, Edition::Second, mode, players).expect("a table").without(without);
        let ids: Vec<String> = setup
            .contents()
            .pools()
            .into_iter()
            .flatten()
            .chain(setup.contents().borders().iter().copied())
            .map(|kind| rules.kind(kind).id.clone())
            .collect();
        let goals: Vec<&str> =
            setup.contents().goals().iter().map(|&id| rules.goal(id).id.as_str()).collect();
        (setup, ids, goals.into_iter().map(str::to_owned).collect::<Vec<_>>())
    };
    let has = |list: &[String], id: &str| list.iter().any(|known| known == id);
    let (inc, tiles, goals) = setup(&["inc"], Mode::Standard, 2, &[]);
    assert!(
        inc.contents().plays().borders && inc.contents().plays().bonuses && !inc.contents().plays().stars
    );
    assert!(has(&tiles, "inc-checkpoint") && has(&goals, "inc-goal-guard"));
    assert_eq!(inc.contents().borders().len(), 12);
    let (bare, tiles, goals) = setup(&["inc", "five-star"], Mode::Standard, 2, &[Leaving::Borders]);
    assert!(bare.contents().borders().is_empty() && bare.contents().plays().stars);
    assert!(
        !has(&tiles, "inc-checkpoint") && !has(&goals, "inc-goal-guard") && !has(&goals, "inc-goal-european")
    );
    let awards = bare.contents().awards(suburbia::award::AwardKind::Bonus).len();
    assert_eq!(awards, 10, "ten of Suburbia Inc. less the Border Bonus, and the Postcard Bonus");
    // Borders and bonuses need Suburbia Inc.; goals of a badge need its pack.
    let (five, _, goals) = setup(&["five-star", "nightlife"], Mode::Standard, 2, &[]);
    assert!(five.contents().borders().is_empty() && !five.contents().plays().bonuses);
    assert!(has(&goals, "five-star-goal-headliner") && has(&goals, "nightlife-goal-night-owl"));
    assert!(!has(&goals, "nightlife-goal-chairholder") && !has(&goals, "nightlife-goal-sole-proprietor"));
    // What is not in the game anyway is not left out of it.
    let (night, _, _) = setup(&["nightlife"], Mode::Standard, 2, &[Leaving::Borders, Leaving::Bonuses]);
    assert!(night.spec().without.is_empty());
    // Solo games have no use for tiles about goals.
    let (_, tiles, goals) = setup(&PACKS, Mode::LoneArchitect, 1, &[]);
    for out in ["inc-law-office", "inc-redistricting-office", "ce-prague-st-vitus-cathedral"] {
        assert!(!has(&tiles, out), "{out}");
    }
    assert!(goals.is_empty());
    let (_, tiles, goals) = setup(&PACKS, Mode::Dale, 1, &[]);
    assert!(has(&tiles, "inc-law-office") && !has(&tiles, "ce-prague-st-vitus-cathedral"));
    assert!(!has(&goals, "harbormaster") && has(&goals, "five-star-goal-headliner"));
}
