//! The score sheet: seven categories, where they come from, ranks and titles.

use super::{goods_text, number, signed, tile_name};
use crate::Reader;
use crate::text::Language;
use game_core::Seat;
use neom::cell::{Cell, CellSet};
use neom::score::{LADDER, Purse, Score, Standing, neighborhood_value, pollution_of};
use neom::table::{Phase, Table};
use neom::tile::Type;

/// The points of a score sheet with the words of its rows.
pub fn categories(language: Language, score: &Score) -> [(String, i32); 7] {
    score.rows().map(|(word, points)| (say!(language, "category", category = word), points))
}

/// A title of the solo game.
pub fn title_name(language: Language, title: &str) -> String {
    say!(language, "title", title)
}

/// Everybody's score sheet side by side, as things stand: a column a seat, narrow ones for long names.
pub fn score_sheet(reader: Reader, table: &Table) -> Vec<String> {
    let (language, standings) = (reader.language, table.standings());
    let name = |seat: Seat| reader.name(seat).chars().take(12).collect::<String>();
    let widths: Vec<usize> = table.all_seats().map(|seat| name(seat).chars().count().max(4)).collect();
    let row = |word: &str, cells: Vec<String>| {
        let cells = cells.iter().zip(&widths).map(|(cell, &width)| format!("  {cell:>width$}"));
        format!("  {word:<13}{}", cells.collect::<String>())
    };
    let mut text = vec![row("", table.all_seats().map(name).collect())];
    for (place, (word, _)) in categories(language, &Score::default()).iter().enumerate() {
        let points = standings.iter().map(|standing| number(standing.score.rows()[place].1));
        text.push(row(word, points.collect()));
    }
    text.push(row(
        &say!(language, "total"),
        standings.iter().map(|standing| number(standing.score.total())).collect(),
    ));
    if table.seats() > 1 {
        text.push(row(
            &say!(language, "rank"),
            standings.iter().map(|standing| standing.rank.to_string()).collect(),
        ));
    }
    text
}

/// Where a seat's points come from, category by category, as things stand.
pub fn score_details(reader: Reader, table: &Table, seat: Seat) -> Vec<String> {
    let language = reader.language;
    let (city, score) = (table.city(seat), table.score(seat));
    let purse = Purse { money: table.money(seat), final_income: table.final_income(seat) };
    let (name, total) = (reader.name(seat), number(score.total()));
    let mut text = vec![match table.phase() {
        Phase::Over => say!(language, "details", name, total),
        _ => say!(language, "details-now", name, total),
    }];
    let tile_at = |tile, at: Cell| {
        say!(language, "tile-at", tile = tile_name(language, table.rules(), tile), at = at.to_string())
    };
    text.push(say!(language, "details-tiles", points = number(score.tiles)));
    for (at, tile) in city.tiles() {
        let points = table.tile_points(city, at, tile, purse);
        if points != 0 || table.tile(tile).vp.is_none() {
            let tile = tile_at(tile, at);
            text.push(format!("  {}", say!(language, "details-tile", tile, points = number(points))));
        }
    }
    text.push(say!(language, "details-neighborhoods", points = number(score.neighborhoods)));
    for group in city.groups(Type::Residential) {
        let (size, points) = (group.len(), neighborhood_value(group.len()));
        let line = say!(language, "details-neighborhood", size, cells = cells_text(group), points);
        text.push(format!("  {line}"));
    }
    let goods = goods_text(language, city.goods());
    text.push(say!(language, "details-goods", points = number(score.goods), goods));
    text.push(say!(language, "details-money", points = number(score.money), money = table.money(seat)));
    text.push(say!(language, "details-pollution", points = number(score.pollution)));
    for home in city.of_type(Type::Residential).iter() {
        if let (points @ ..0, Some(tile)) = (pollution_of(city, home), city.tile(home)) {
            let cells = cells_text(city.polluting() & CellSet::around(home));
            let (tile, points) = (tile_at(tile, home), number(points));
            text.push(format!("  {}", say!(language, "details-polluted", tile, points, cells)));
        }
    }
    let homes = city.of_type(Type::Residential).len();
    text.push(say!(language, "details-ghost-town", points = number(score.ghost_town), homes));
    let there = if city.power().is_empty() { "no" } else { "yes" };
    text.push(say!(language, "details-power", points = number(score.power), there));
    text.iter_mut().skip(1).for_each(|line| line.insert_str(0, "  "));
    text
}

fn cells_text(cells: CellSet) -> String {
    cells.iter().map(|at: Cell| at.to_string()).collect::<Vec<_>>().join(" ")
}

/// The end of a game: the sheet of all seats, ranks, the title of a solo game.
pub fn scoring(reader: Reader, table: &Table, standings: &[Standing]) -> Vec<String> {
    let language = reader.language;
    let mut text = vec![say!(language, "scoring")];
    text.extend(score_sheet(reader, table));
    text.push(say!(language, "result"));
    let mut order: Vec<Seat> = table.all_seats().collect();
    order.sort_by_key(|seat| standings[seat.index()].rank);
    for seat in order {
        let Standing { score, rank, title } = &standings[seat.index()];
        let (name, points) = (reader.name(seat), number(score.total()));
        text.push(format!("  {}", say!(language, "result-seat", rank = *rank, name, points)));
        if let Some(title) = title {
            text.push(format!("     {}", title_text(language, table, score.total(), title)));
        }
    }
    text
}

/// The title, and what the next one would have taken.
fn title_text(language: Language, table: &Table, total: i32, title: &str) -> String {
    let set = table.tile_set() as usize;
    let title = title_name(language, title);
    match LADDER.iter().find(|(_, least)| least[set] > total) {
        Some((next, least)) => {
            say!(language, "result-title-next", title, next = title_name(language, next), least = least[set])
        }
        None => say!(language, "result-title", title),
    }
}

/// How a score sheet differs from another: `neighborhoods +3`, `pollution −2`.
pub fn differences(language: Language, before: &Score, after: &Score) -> Vec<String> {
    let pairs = categories(language, before).into_iter().zip(categories(language, after));
    let changed = pairs.map(|((word, before), (_, after))| (word, after - before));
    changed
        .filter(|&(_, by)| by != 0)
        .map(|(category, by)| say!(language, "difference", category, by = signed(by)))
        .collect()
}

/// What a move would change on the score sheet, each with its amount: tiles one by one, then the other categories.
pub fn score_changes(reader: Reader, before: &Table, after: &Table, seat: Seat) -> Vec<(i32, String)> {
    let language = reader.language;
    let points = |table: &Table, at: Cell| {
        let purse = Purse { money: table.money(seat), final_income: table.final_income(seat) };
        let tile = table.city(seat).tile(at)?;
        Some((tile, table.tile_points(table.city(seat), at, tile, purse)))
    };
    let mut told = Vec::new();
    for at in Cell::all() {
        let (old, new) = (points(before, at), points(after, at));
        let (by, tile, is) = match (old, new) {
            (Some((old, was)), Some((new, is))) if old == new => (is - was, new, "stays"),
            (Some((_, was)), Some((new, is))) => (is - was, new, "replaces"),
            (None, Some((new, is))) => (is, new, "comes"),
            (Some((old, was)), None) => (-was, old, "goes"),
            (None, None) => continue,
        };
        if by != 0 {
            let tile = tile_name(language, before.rules(), tile);
            told.push((by, say!(language, "score-tile", tile, at = reader.place(at), is)));
        }
    }
    let rows = before.score(seat).rows().into_iter().zip(after.score(seat).rows());
    for ((word, was), (_, is)) in rows.skip(1).filter(|((_, was), (_, is))| was != is) {
        told.push((is - was, say!(language, "score-category", category = word, was, is)));
    }
    told
}
