//! The header of an audit: whether such a set-up can come out of the box, and the position it leads to.

use super::contents::{Contents, LETTERS};
use super::data::{self, Goal, Tile};
use super::json::{array, field, integer, list, text};
use super::model::{BASICS, Card, Edition, Mode, Model, Open, Phase};
use super::packs::{self, Award};
use serde_json::Value;

/// The numbers of the set-up table for one edition, mode and number of seats.
pub struct Table {
    pub a: usize,
    pub b: usize,
    /// C tiles before the part One More Round is shuffled into, in that part, and underneath.
    pub c: [usize; 3],
    pub slots: usize,
    pub basics: i64,
    pub public_goals: usize,
    pub goals_dealt_to_each: usize,
}

impl Table {
    pub fn for_game(edition: Edition, mode: Mode, seats: usize) -> Result<Table, String> {
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
    let contents = Contents::read(rules, mode)?;
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
    let (market, stack) = check_tiles(setup, &table, &contents)?;
    check_basics(field(setup, "basics")?, &table)?;
    let (public, dealt) = check_goals(field(setup, "goals")?, &table, &contents, mode, seats)?;

    let mut model = Model::new(edition, mode, seats, start, market, stack);
    model.with_packs = contents.packs.len() > 1;
    model.public_goals = public;
    if table.goals_dealt_to_each > 0 {
        model.dealt_goals = dealt;
        model.phase = Phase::Keep(0);
    }
    set_up_borders(setup, &contents, &mut model)?;
    for kind in ["bonus", "challenge"] {
        let open = check_award(setup, kind, &contents)?;
        match kind {
            "bonus" => model.bonus = open,
            _ => model.challenge = open,
        }
    }
    set_up_stars(setup, &contents, &mut model)?;
    Ok(model)
}

/// Market and stack: sizes, letters in the order A, B, C, shares of the packs, the places of One More Round, of
/// Score Bonus and of Score Challenge, copies.
fn check_tiles(
    setup: &Value,
    table: &Table,
    contents: &Contents,
) -> Result<(Vec<&'static Tile>, Vec<Card>), String> {
    let market: Vec<&'static Tile> =
        list(setup, "market")?.into_iter().map(|id| known_tile(id, contents)).collect::<Result<_, _>>()?;
    let mut stack = Vec::new();
    for id in list(setup, "stack")? {
        stack.push(match id {
            "one-more-round" => Card::OneMoreRound,
            "score-bonus" => Card::ScoreBonus,
            "score-challenge" => Card::ScoreChallenge,
            _ => Card::Tile(known_tile(id, contents)?),
        });
    }
    if market.len() != table.slots {
        return Err(format!("the market has {} slots instead of {}", market.len(), table.slots));
    }

    let market_cards = market.iter().map(|tile| Card::Tile(tile));
    let cards: Vec<Card> = market_cards.chain(stack.iter().copied()).collect();
    let is_tile = |card: &Card| match card {
        Card::Tile(tile) => Some(*tile),
        _ => None,
    };
    let tiles: Vec<&Tile> = cards.iter().filter_map(is_tile).collect();

    let letters: Vec<&str> = tiles.iter().map(|tile| tile.stack).collect();
    let sizes = [table.a, table.b, table.c.iter().sum()];
    let [a, b, c] = sizes;
    let expected = [vec!["A"; a], vec!["B"; b], vec!["C"; c]].concat();
    if letters != expected {
        return Err(format!("market and stack must be {a} A, {b} B and {c} C tiles in this order"));
    }

    let earliest = a + b + table.c[0];
    let latest = earliest + table.c[1];
    let mut specials = vec![("One More Round", earliest, latest, true)];
    specials.push(("Score Bonus", a, a, contents.bonuses));
    specials.push(("Score Challenge", a + b, a + b, contents.bonuses));
    for (name, earliest, latest, played) in specials {
        let is_it = |card: &Card| match card {
            Card::Tile(_) => false,
            Card::OneMoreRound => name == "One More Round",
            Card::ScoreBonus => name == "Score Bonus",
            Card::ScoreChallenge => name == "Score Challenge",
        };
        let times = cards.iter().filter(|card| is_it(card)).count();
        if times != usize::from(played) {
            return Err(format!("{name} must be in the stack exactly {} times", usize::from(played)));
        }
        let before = cards.iter().take_while(|card| !is_it(card));
        let before = before.filter(|card| is_tile(card).is_some()).count();
        if played && !(earliest..=latest).contains(&before) {
            return Err(format!("{name} comes after {before} tiles instead of {earliest} to {latest}"));
        }
    }

    for (letter, n) in LETTERS.into_iter().zip(sizes) {
        for (pack, share) in contents.shares(letter, n) {
            let of_it = |tile: &&&Tile| tile.stack == letter && tile.pack == pack;
            let found = tiles.iter().filter(of_it).count();
            if found != share {
                return Err(format!("{found} of the {n} {letter} tiles are of {pack} instead of {share}"));
            }
        }
    }
    for kind in data::tiles() {
        let used = tiles.iter().filter(|tile| tile.id == kind.id).count();
        if used > kind.copies {
            return Err(format!("{} comes {used} times, there are {}", kind.id, kind.copies));
        }
    }
    Ok((market, stack))
}

fn known_tile(id: &str, contents: &Contents) -> Result<&'static Tile, String> {
    let tile = data::tile(id).ok_or_else(|| format!("there is no tile {id}"))?;
    if !contents.has_tile(tile) {
        return Err(format!("{id} is not in this game"));
    }
    Ok(tile)
}

/// 3.1: three borders lie open, and all others of the game are in the pile.
fn set_up_borders(setup: &Value, contents: &Contents, model: &mut Model) -> Result<(), String> {
    if !contents.borders {
        return not_there(setup, "borders");
    }
    let borders = field(setup, "borders")?;
    let (display, pile) = (list(borders, "display")?, list(borders, "pile")?);
    if display.len() != 3 {
        return Err(format!("{} borders are displayed instead of 3", display.len()));
    }
    let mut found: Vec<&str> = display.iter().chain(&pile).copied().collect();
    let in_the_game = data::tiles().iter().filter(|tile| tile.stack == "border" && contents.has_tile(tile));
    let mut expected: Vec<&str> = in_the_game.flat_map(|tile| vec![tile.id; tile.copies]).collect();
    found.sort_unstable();
    expected.sort_unstable();
    if found != expected {
        return Err(format!("the borders are {found:?} instead of {expected:?}"));
    }
    model.display = Some(display.into_iter().map(data::tile).collect());
    model.pile = pile.into_iter().filter_map(data::tile).collect();
    Ok(())
}

/// Section 4: the open bonus or challenge tile.
fn check_award(setup: &Value, kind: &str, contents: &Contents) -> Result<Open, String> {
    if !contents.bonuses {
        not_there(setup, kind)?;
        return Ok(Open::NotPlayed);
    }
    let id = text(setup, kind)?;
    let award: Option<&'static Award> = packs::award(id);
    let award = award.filter(|award| award.kind == kind && contents.has_award(award));
    Ok(Open::Lying(award.ok_or_else(|| format!("there is no {kind} {id} in this game"))?))
}

/// Section 5: the tokens lie in one stack; its top is the start seat, but with Dale.
fn set_up_stars(setup: &Value, contents: &Contents, model: &mut Model) -> Result<(), String> {
    if !contents.stars {
        return not_there(setup, "stars");
    }
    let stack: Option<Vec<usize>> =
        array(setup, "stars")?.iter().map(|seat| seat.as_u64().map(|seat| seat as usize)).collect();
    let stack = stack.ok_or("`stars` is no list of seats")?;
    let mut sorted = stack.clone();
    sorted.sort_unstable();
    if sorted != (0..model.seats.len()).collect::<Vec<_>>() {
        return Err(format!("the tokens {stack:?} are not those of {} seats", model.seats.len()));
    }
    if model.mode != Mode::Dale && stack[0] != model.start {
        return Err(format!("seat {} starts instead of seat {}", model.start, stack[0]));
    }
    model.lay_out_stars(stack);
    Ok(())
}

fn not_there(setup: &Value, key: &str) -> Result<(), String> {
    match setup.get(key) {
        None => Ok(()),
        Some(_) => Err(format!("`{key}` is not played in this game")),
    }
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
    contents: &Contents,
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
        if !contents.has_goal(goal) {
            return Err(format!("the goal {} is not in this game", goal.id));
        }
        if mode == Mode::Dale && goal.excluded_with_dale {
            return Err(format!("the goal {} is not played with Dale", goal.id));
        }
    }
    Ok((public, dealt))
}
