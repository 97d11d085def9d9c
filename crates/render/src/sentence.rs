//! English sentences: what a tile does, what a goal asks for, what a move is, what happened and why.
//!
//! All of it is made from data, so that tiles and goals of unknown packs read like those of the base game.

use game_core::Seat;
use suburbia::event::{Cause, Change, Deed, Event};
use suburbia::goal::{Best, Goal, GoalId, Measure, Stat};
use suburbia::moves::Move;
use suburbia::rules::Rules;
use suburbia::table::{TRACK_ENDS, Table};
use suburbia::tile::{Category, KindId, Line, Scope, TileKind, Track, Traits};

/// A number with its sign, and a true minus sign.
pub fn signed(amount: i32) -> String {
    match amount {
        0.. => format!("+{amount}"),
        _ => format!("−{}", amount.unsigned_abs()),
    }
}

/// A number with a true minus sign if it is negative.
pub fn number(amount: i32) -> String {
    if amount < 0 { signed(amount) } else { amount.to_string() }
}

/// The name of a seat, or its number if nobody gave it one.
pub fn seat_name(names: &[String], seat: Seat) -> String {
    match names.get(seat.index()) {
        Some(name) if !name.trim().is_empty() => name.clone(),
        _ => format!("Seat {}", seat.index() + 1),
    }
}

/// One event: every change with its cause, every deed with its doer.
pub fn event(rules: &Rules, names: &[String], event: &Event) -> String {
    match event {
        Event::Change(change) => changed(rules, names, change),
        Event::Deed(deed) => done(rules, names, deed),
    }
}

fn changed(rules: &Rules, names: &[String], change: &Change) -> String {
    let name = seat_name(names, change.seat);
    let Change { track, delta, nominal, .. } = *change;
    let what = format!("{}{}", track_change(track, delta), lost(track, delta, nominal));
    match change.cause {
        Cause::Tile { id, owner, at } => {
            let tile = tile_name(rules, id);
            let whose = seat_name(names, owner);
            let other = if owner == change.seat { String::new() } else { format!(" for {name}") };
            format!("{whose}'s {tile} ({at}): {what}{other}")
        }
        Cause::Pay => format!("{name} pays ${}", -delta),
        Cause::RedLine if nominal > 0 => format!("{name} falls back behind a red line: {what}"),
        Cause::RedLine => format!("{name} passes a red line: {what}"),
        Cause::IncomeStep => match (track, delta) {
            (Track::Money, 0..) => format!("{name} takes ${delta} of income"),
            (Track::Money, _) => format!("{name} pays ${} of negative income", -delta),
            _ => format!("{name} cannot pay the negative income: {what}"),
        },
        Cause::PopulationStep => match track {
            Track::Money => format!("{name} has nobody left to lose and pays ${}", -delta),
            _ => format!("{name}'s reputation: {what}"),
        },
        Cause::Goal { id } => {
            let goal = rules.find_goal(id).map_or(id, |goal| &rules.goal(goal).name);
            format!("{name} scores the goal {goal}: {what}")
        }
        Cause::Conversion if track == Track::Money => format!("{name} turns ${} into population", -delta),
        Cause::Conversion => format!("{name}'s money: {what}"),
    }
}

fn track_change(track: Track, delta: i32) -> String {
    match track {
        Track::Money if delta < 0 => format!("−${}", -delta),
        Track::Money => format!("+${delta}"),
        _ => format!("{} {}", track.word(), signed(delta)),
    }
}

/// What the end of a track swallowed.
fn lost(track: Track, delta: i32, nominal: i32) -> String {
    if delta == nominal {
        return String::new();
    }
    let end = match track {
        Track::Income | Track::Reputation if nominal > 0 => i32::from(TRACK_ENDS.1),
        Track::Income | Track::Reputation => i32::from(TRACK_ENDS.0),
        Track::Population | Track::Money => 0,
    };
    format!(" (of {}: the track ends at {})", signed(nominal), number(end))
}

fn done(rules: &Rules, names: &[String], deed: &Deed) -> String {
    match deed {
        Deed::Kept { seat } => format!("{} keeps a secret goal", seat_name(names, *seat)),
        Deed::Built { seat, tile, at } if rules.find_kind(tile) == Some(KindId::LAKE) => {
            format!("{} makes a lake at {at}", seat_name(names, *seat))
        }
        Deed::Built { seat, tile, at } => {
            format!("{} builds {} at {at}", seat_name(names, *seat), tile_name(rules, tile))
        }
        Deed::Invested { seat, tile, at } => {
            format!("{} invests in {} at {at}", seat_name(names, *seat), tile_name(rules, tile))
        }
        Deed::Discarded { tile } => format!("{} leaves the game", tile_name(rules, tile)),
        Deed::Drawn { tile } => format!("{} enters the market", tile_name(rules, tile)),
        Deed::OneMoreRound => "One More Round: this round is finished, then one more is played".to_owned(),
        Deed::CouldNotBuild { seat } => format!("{} could not build anything", seat_name(names, *seat)),
        Deed::Over => "The game is over".to_owned(),
    }
}

fn tile_name<'a>(rules: &'a Rules, id: &'a str) -> &'a str {
    rules.find_kind(id).map_or(id, |kind| &rules.kind(kind).name)
}

/// A move as what its seat does. Keeping a goal names the goal: show that to nobody else.
pub fn move_text(table: &Table, seat: Seat, mv: Move) -> String {
    let rules = table.rules();
    let in_slot = |slot: usize| match table.market().get(slot).copied().flatten() {
        Some(kind) => table.kind(kind).name.as_str(),
        None => "nothing",
    };
    match mv {
        Move::Keep { goal } => format!("keeps the goal {}", rules.goal(goal).name),
        Move::Buy { slot, at } => {
            format!("builds {} from slot {slot} at {at}", in_slot(usize::from(slot.0)))
        }
        Move::Basic { tile, at } => format!("builds {} from the supply at {at}", rules.kind(tile).name),
        Move::Lake { slot, at } => {
            format!("makes a lake of {} from slot {slot} at {at}", in_slot(usize::from(slot.0)))
        }
        Move::Invest { at } => {
            let borough = (seat.index() < table.seats()).then(|| table.borough(seat));
            let tile = borough.and_then(|borough| borough.at(at).map(|index| borough.tile(index).kind));
            let name = tile.map_or("an empty cell", |kind| table.kind(kind).name.as_str());
            format!("invests in {name} at {at}")
        }
        Move::Discard { slot } => format!("discards {} from slot {slot}", in_slot(usize::from(slot.0))),
    }
}

/// What a tile does: its immediate gains, then its conditional lines in printed order.
pub fn tile_text(rules: &Rules, kind: KindId) -> Vec<String> {
    let kind = rules.kind(kind);
    let mut text: Vec<String> =
        kind.now.parts().map(|(track, amount)| gain_text(track, amount.into())).collect();
    text.extend(kind.lines.iter().map(|line| line_text(rules, kind, line)));
    if text.is_empty() {
        text.push("no effect of its own".to_owned());
    }
    text
}

/// `+1 income`, `−$2`.
fn gain_text(track: Track, amount: i32) -> String {
    match track {
        Track::Money => track_change(track, amount),
        _ => format!("{} {}", signed(amount), track.word()),
    }
}

/// One conditional line.
pub fn line_text(rules: &Rules, kind: &TileKind, line: &Line) -> String {
    let gain = gain_text(line.track, line.amount.into());
    let what = things(rules, line.matches, false);
    let itself = match (kind.traits.meets(line.matches), line.not_itself) {
        (false, _) => "",
        (true, false) => ", itself included",
        (true, true) => ", itself left out",
    };
    match line.scope {
        Scope::Adjacent => format!("{gain} for each adjacent {what}"),
        Scope::Own => format!("{gain} for each {what} in your borough{itself}"),
        Scope::Every => format!("{gain} for each {what} anywhere{itself}"),
        Scope::Others => format!("{gain} for each {what} in the other boroughs"),
        Scope::After => format!("{gain} for every {what} built later, anywhere"),
        Scope::RedLine => format!("{gain} for each red line passed upwards"),
        Scope::OwnLakeAdjacent => format!("{gain} for each {what} next to each of your lakes"),
    }
}

/// The things of a set of traits: `industrial or residential tile`, `restaurants`, `tile` for any face-up one.
fn things(rules: &Rules, traits: Traits, many: bool) -> String {
    let plural = |word: &str| match (many, word.strip_suffix('y')) {
        (false, _) => word.to_owned(),
        (true, Some(stem)) if !stem.ends_with(['a', 'e', 'o', 'u']) => format!("{stem}ies"),
        (true, _) => format!("{word}s"),
    };
    let mut words = rules.trait_words(traits);
    let categories = Category::ALL.len();
    let split = words.iter().filter(|word| Category::ALL.iter().any(|c| c.word() == word.as_str())).count();
    let others: Vec<String> = words
        .split_off(split)
        .iter()
        .map(|word| match word.strip_prefix("badge:") {
            Some(pack) => format!("{pack} {}", plural("tile")),
            None => plural(&word.replace('-', " ")),
        })
        .collect();
    let mut parts = Vec::new();
    if split == categories {
        parts.push(plural("tile"));
    } else if split > 0 {
        parts.push(format!("{} {}", either(&words), plural("tile")));
    }
    parts.extend(others);
    either(&parts)
}

/// `a, b or c`.
fn either(words: &[String]) -> String {
    match words {
        [] => "nothing".to_owned(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} or {last}", most.join(", ")),
    }
}

/// What a goal asks for and what it gives.
pub fn goal_text(rules: &Rules, goal: GoalId) -> String {
    let goal = rules.goal(goal);
    format!("{}: +{} population", goal_measure(rules, goal), goal.bonus)
}

/// What a goal asks for.
pub fn goal_measure(rules: &Rules, goal: &Goal) -> String {
    let most = goal.best == Best::Most;
    match goal.measure {
        Measure::Count(traits) => {
            format!("{} {}", if most { "most" } else { "fewest" }, things(rules, traits, true))
        }
        Measure::LargestGroup(traits) => {
            let size = if most { "largest" } else { "smallest" };
            format!("{size} group of {}", things(rules, traits, true))
        }
        Measure::Stat(stat) => {
            let (high, low, what) = match stat {
                Stat::Money => ("most", "least", "money"),
                Stat::Income => ("highest", "lowest", "income"),
                Stat::Reputation => ("highest", "lowest", "reputation"),
                Stat::Population => ("highest", "lowest", "population"),
                Stat::Markers => ("most", "fewest", "markers placed"),
            };
            format!("{} {what}", if most { high } else { low })
        }
    }
}
