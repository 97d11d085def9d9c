//! The header of an audit: whether such a set-up can come out of the box, and the position it leads to.

use super::data::{self, Goal, Tile};
use super::json::{array, field, integer, list, text};
use super::model::{BASICS, Card, Edition, Mode, Model, Phase};
use serde_json::Value;

/// The numbers of the set-up table for one edition, mode and number of seats.
struct Table {
    a: usize,
    b: usize,
    /// C tiles before the part One More Round is shuffled into, in that part, and underneath.
    c: [usize; 3],
    slots: usize,
    basics: i64,
    public_goals: usize,
    goals_dealt_to_each: usize,
}

impl Table {
    fn for_game(edition: Edition, mode: Mode, seats: usize) -> Result<Table, String> {
        let seats_allowed = match (mode, edition) {
            (Mode::LoneArchitect, _) => 1..=1,
            (Mode::Dale, _) => 2..=2,
            (Mode::Standard, Edition::Collectors) => 2..=5,
            (Mode::Standard, _) => 2..=4,
        };
        if !seats_allowed.contains(&seats) {
            return Err(format!("{edition:?} {mode:?} is not played with {seats} seats"));
        }
        let (a, b, c) = match (mode, edition, seats) {
            (Mode::Dale, _, _) => (25, 25, [13, 12, 0]),
            (_, Edition::First, 1 | 2) => (15, 15, [15 - 6, 6, 4]),
            (_, Edition::First, 3) => (18, 18, [18 - 9, 9, 4]),
            (_, Edition::First, _) => (21, 21, [21 - 12, 12, 4]),
            (_, _, 1 | 2) => (14, 12, [6, 6, 5]),
            (_, _, 3) => (18, 15, [9, 9, 5]),
            (_, _, 4) => (22, 20, [12, 12, 5]),
            (_, _, _) => (28, 25, [14, 13, 5]),
        };
        let (public_goals, goals_dealt_to_each) = match mode {
            Mode::Standard => (seats, 2),
            Mode::LoneArchitect => (0, 0),
            Mode::Dale => (3, 0),
        };
        Ok(Table {
            a,
            b,
            c,
            slots: match (mode, seats) {
                (Mode::Dale, _) => 4,
                (_, 5) => 8,
                _ => 7,
            },
            basics: if seats == 5 { 5 } else { 4 },
            public_goals,
            goals_dealt_to_each,
        })
    }
}

/// Checks the header and sets the game up.
pub fn set_up(header: &Value) -> Result<Model, String> {
    if text(header, "audit")? != "tabletown-audit/1" || text(header, "game")? != "suburbia" {
        return Err("this is no tabletown-audit/1 of suburbia".into());
    }
    let rules = field(header, "rules")?;
    let edition = match text(rules, "edition")? {
        "first" => Edition::First,
        "second" => Edition::Second,
        "collectors" => Edition::Collectors,
        other => return Err(format!("there is no edition {other}")),
    };
    let mode = match text(rules, "mode")? {
        "standard" => Mode::Standard,
        "lone-architect" => Mode::LoneArchitect,
        "dale" => Mode::Dale,
        other => return Err(format!("there is no mode {other}")),
    };
    if rules.get("packs").is_some_and(|packs| *packs != serde_json::json!(["base"])) {
        return Err("the oracle knows the base pack only".into());
    }
    let seats = usize::try_from(integer(header, "seats")?).map_err(|_| "seats is negative")?;
    let table = Table::for_game(edition, mode, seats)?;

    let setup = field(header, "setup")?;
    let start = usize::try_from(integer(setup, "start")?).map_err(|_| "start is negative")?;
    if start >= seats {
        return Err(format!("seat {start} cannot start with {seats} seats"));
    }
    if mode == Mode::Dale && start != 0 {
        return Err("with Dale, seat 0 starts every round".into());
    }
    let (market, stack) = check_tiles(setup, &table)?;
    check_basics(field(setup, "basics")?, &table)?;
    let (public, dealt) = check_goals(field(setup, "goals")?, &table, mode, seats)?;

    let mut model = Model::new(edition, mode, seats, start, market, stack);
    model.public_goals = public;
    if table.goals_dealt_to_each > 0 {
        model.dealt_goals = dealt;
        model.phase = Phase::Keep(0);
    }
    Ok(model)
}

/// Market and stack: sizes, letters in the order A, B, C, the place of One More Round, copies.
fn check_tiles(setup: &Value, table: &Table) -> Result<(Vec<&'static Tile>, Vec<Card>), String> {
    let market: Vec<&'static Tile> =
        list(setup, "market")?.into_iter().map(known_tile).collect::<Result<_, _>>()?;
    let mut stack = Vec::new();
    for id in list(setup, "stack")? {
        stack.push(match id {
            "one-more-round" => Card::OneMoreRound,
            _ => Card::Tile(known_tile(id)?),
        });
    }
    if market.len() != table.slots {
        return Err(format!("the market has {} slots instead of {}", market.len(), table.slots));
    }

    let market_cards = market.iter().map(|tile| Card::Tile(tile));
    let cards: Vec<Card> = market_cards.chain(stack.iter().copied()).collect();
    let is_tile = |card: &Card| match card {
        Card::Tile(tile) => Some(*tile),
        Card::OneMoreRound => None,
    };
    let tiles: Vec<&Tile> = cards.iter().filter_map(is_tile).collect();
    if cards.len() - tiles.len() != 1 {
        return Err("One More Round must be in the stack exactly once".into());
    }

    let letters: Vec<&str> = tiles.iter().map(|tile| tile.stack).collect();
    let mut expected = vec!["A"; table.a];
    expected.extend(vec!["B"; table.b]);
    expected.extend(vec!["C"; table.c.iter().sum()]);
    if letters != expected {
        return Err(format!(
            "market and stack must be {} A, {} B and {} C tiles in this order",
            table.a,
            table.b,
            table.c.iter().sum::<usize>()
        ));
    }

    let tiles_before = cards.iter().take_while(|card| is_tile(card).is_some());
    let tiles_before = tiles_before.count();
    let earliest = table.a + table.b + table.c[0];
    let latest = earliest + table.c[1];
    if tiles_before < earliest || tiles_before > latest {
        return Err(format!(
            "One More Round comes after {tiles_before} tiles instead of {earliest} to {latest}"
        ));
    }

    for kind in data::tiles() {
        let used = tiles.iter().filter(|tile| tile.id == kind.id).count();
        if used > kind.copies {
            return Err(format!("{} comes {used} times, there are {}", kind.id, kind.copies));
        }
    }
    Ok((market, stack))
}

fn known_tile(id: &str) -> Result<&'static Tile, String> {
    data::tile(id).ok_or_else(|| format!("there is no tile {id}"))
}

fn check_basics(basics: &Value, table: &Table) -> Result<(), String> {
    for id in BASICS {
        let supply = integer(basics, id)?;
        if supply != table.basics {
            return Err(format!("the supply of {id} is {supply} instead of {}", table.basics));
        }
    }
    Ok(())
}

type Goals = Vec<&'static Goal>;

fn check_goals(
    goals: &Value,
    table: &Table,
    mode: Mode,
    seats: usize,
) -> Result<(Goals, Vec<Goals>), String> {
    let known = |ids: Vec<&str>| -> Result<Goals, String> {
        let find = |id: &str| data::goal(id).ok_or_else(|| format!("there is no goal {id}"));
        ids.into_iter().map(find).collect()
    };
    let public = known(list(goals, "public")?)?;
    if public.len() != table.public_goals {
        return Err(format!("there are {} public goals instead of {}", public.len(), table.public_goals));
    }

    let mut dealt = Vec::new();
    for hand in array(goals, "dealt")? {
        let ids = hand.as_array().ok_or("a dealt hand is no list")?;
        let ids: Option<Vec<&str>> = ids.iter().map(Value::as_str).collect();
        dealt.push(known(ids.ok_or("a dealt goal is no text")?)?);
    }
    let as_expected = if table.goals_dealt_to_each == 0 {
        dealt.iter().all(Vec::is_empty)
    } else {
        dealt.len() == seats && dealt.iter().all(|hand| hand.len() == table.goals_dealt_to_each)
    };
    if !as_expected {
        return Err(format!("each seat must be dealt {} goals", table.goals_dealt_to_each));
    }

    // R5: all distinct.
    let all: Vec<&Goal> = public.iter().chain(dealt.iter().flatten()).copied().collect();
    for goal in &all {
        if all.iter().filter(|other| other.id == goal.id).count() > 1 {
            return Err(format!("the goal {} comes twice", goal.id));
        }
        if mode == Mode::Dale && goal.excluded_with_dale {
            return Err(format!("the goal {} is not played with Dale", goal.id));
        }
    }
    Ok((public, dealt))
}
