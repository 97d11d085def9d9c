//! The six packs, read from the project's table in its own language (*The table's language* of the rules).
//!
//! The table is the one source of the printed and made-up values; how the rules read it is written down here a
//! second time.

use super::data::{Goal, Line, Scope, Tile, Track, rows, words};
use std::sync::OnceLock;

const TABLE: &str = include_str!("../../tables/expansions.csv");

/// The packs in the order of headers.
pub const PACKS: [&str; 7] = ["base", "inc", "five-star", "nightlife", "con", "essen", "ce"];

/// A bonus or challenge tile: `conditional` and reward.
#[derive(Debug)]
pub struct Award {
    pub pack: &'static str,
    pub id: &'static str,
    /// `bonus` or `challenge`.
    pub kind: &'static str,
    pub border_icon: bool,
    /// The words of `count own X >= n` or `stat s >= n`.
    pub asks: Vec<&'static str>,
    pub reward: (Track, i64),
}

/// One row of the table.
struct Row {
    pack: &'static str,
    kind: &'static str,
    stack: &'static str,
    id: &'static str,
    category: &'static str,
    cost: &'static str,
    icons: Vec<&'static str>,
    copies: usize,
    /// Parts of `immediate` and `conditional`.
    immediate: Vec<&'static str>,
    conditional: Vec<&'static str>,
    stars: i64,
}

fn table() -> Vec<Row> {
    rows(TABLE)
        .map(|row| {
            let &[
                pack,
                kind,
                stack,
                id,
                _name,
                category,
                cost,
                icons,
                copies,
                immediate,
                conditional,
                stars,
                _provenance,
                _house_fields,
            ] = row.as_slice()
            else {
                panic!("a row has fourteen columns: {row:?}");
            };
            Row {
                pack,
                kind,
                stack,
                id,
                category,
                cost,
                icons: words(icons, '|'),
                copies: copies.parse().expect("a number of copies"),
                immediate: parts(immediate),
                conditional: parts(conditional),
                stars: if stars.is_empty() { 0 } else { stars.parse().expect("a number of stars") },
            }
        })
        .collect()
}

/// What stands between `; `.
fn parts(text: &'static str) -> Vec<&'static str> {
    text.split("; ").filter(|part| !part.is_empty()).collect()
}

/// Tiles and borders of all packs, in the order of the table.
pub fn tiles() -> Vec<Tile> {
    table().into_iter().filter(|row| matches!(row.kind, "tile" | "border")).map(read_tile).collect()
}

fn read_tile(row: Row) -> Tile {
    let special = |part: &&'static str| part.strip_prefix("special:");
    let specials = row.immediate.iter().chain(&row.conditional).filter_map(special).collect();
    let plain = |parts: &[&'static str]| -> Vec<&'static str> {
        parts.iter().filter(|part| special(part).is_none()).copied().collect()
    };
    Tile {
        pack: row.pack,
        stack: if row.kind == "border" { "border" } else { row.stack },
        id: row.id,
        category: row.category,
        cost: row.cost.parse().expect("a cost"),
        copies: row.copies,
        now: plain(&row.immediate).into_iter().map(read_delta).collect(),
        per: plain(&row.conditional).into_iter().map(read_line).collect(),
        icons: row.icons,
        stars: row.stars,
        specials,
    }
}

/// `DELTA per SCOPE MATCH[ !self]` or `DELTA on redline-up`.
fn read_line(text: &'static str) -> Line {
    let words_of_line: Vec<&'static str> = text.split(' ').collect();
    let (delta, scope, wanted, not_itself) = match words_of_line.as_slice() {
        [delta, "on", "redline-up"] => (delta, Scope::RedLine, "", false),
        [delta, "per", scope, wanted] => (delta, read_scope(scope), *wanted, false),
        [delta, "per", scope, wanted, "!self"] => (delta, read_scope(scope), *wanted, true),
        _ => panic!("no such line: {text}"),
    };
    let (track, amount) = read_delta(delta);
    Line { scope, wanted: read_match(wanted), not_itself, track, amount }
}

/// MATCH: alternatives with `|`. No icon has the name of a category, so `icon:` can go.
pub fn read_match(text: &'static str) -> Vec<&'static str> {
    words(text, '|').into_iter().map(|word| word.strip_prefix("icon:").unwrap_or(word)).collect()
}

fn read_scope(word: &str) -> Scope {
    match word {
        "adjacent" => Scope::Adjacent,
        "own" => Scope::Own,
        "every" => Scope::Every,
        "others" => Scope::Others,
        "after" => Scope::After,
        _ => panic!("no such scope: {word}"),
    }
}

/// `income+1`, `rep-2`, `pop+3`, `money+5`.
fn read_delta(text: &str) -> (Track, i64) {
    let sign = text.find(['+', '-']).expect("a change has a sign");
    let (word, number) = text.split_at(sign);
    (short(word), number.parse().expect("a change ends in a number"))
}

/// The table's short names of the tracks.
pub fn short(word: &str) -> Track {
    match word {
        "income" => Track::Income,
        "rep" => Track::Reputation,
        "pop" => Track::Population,
        "money" => Track::Money,
        _ => panic!("no such track: {word}"),
    }
}

/// Goals of all packs, in the order of the table.
pub fn goals() -> Vec<Goal> {
    table().into_iter().filter(|row| row.kind == "goal").map(read_goal).collect()
}

fn read_goal(row: Row) -> Goal {
    let &[conditional] = row.conditional.as_slice() else {
        panic!("{} asks for one thing", row.id);
    };
    let (direction, measure) = conditional.split_once(' ').expect("most or fewest of something");
    let &[(Track::Population, bonus)] =
        row.immediate.iter().map(|part| read_delta(part)).collect::<Vec<_>>().as_slice()
    else {
        panic!("{} gives population", row.id);
    };
    Goal {
        pack: row.pack,
        id: row.id,
        border_icon: row.icons.contains(&"border-icon"),
        measure,
        most: match direction {
            "most" => true,
            "fewest" => false,
            _ => panic!("no such direction: {conditional}"),
        },
        bonus,
        excluded_with_dale: false, // 1.3: all goals of the packs are allowed with him
    }
}

/// All bonus and challenge tiles, in the order of the table.
pub fn awards() -> &'static [Award] {
    static ALL: OnceLock<Vec<Award>> = OnceLock::new();
    ALL.get_or_init(|| {
        table().into_iter().filter(|row| matches!(row.kind, "bonus" | "challenge")).map(read_award).collect()
    })
}

fn read_award(row: Row) -> Award {
    let &[conditional] = row.conditional.as_slice() else {
        panic!("{} asks for one thing", row.id);
    };
    let &[reward] = row.immediate.as_slice() else {
        panic!("{} has one reward", row.id);
    };
    let asks: Vec<&'static str> = conditional.split(' ').collect();
    assert!(matches!(asks.as_slice(), ["count", "own", _, ">=", _] | ["stat", _, ">=", _]), "{asks:?}");
    Award {
        pack: row.pack,
        id: row.id,
        kind: row.kind,
        border_icon: row.icons.contains(&"border-icon"),
        asks,
        reward: read_delta(reward),
    }
}

/// The bonus or challenge tile with this id.
pub fn award(id: &str) -> Option<&'static Award> {
    awards().iter().find(|award| award.id == id)
}
