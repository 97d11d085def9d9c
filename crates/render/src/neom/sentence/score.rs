//! The score sheet: seven categories, where they come from, ranks and titles.

use super::{goods_text, number, seat_name, signed, tile_name};
use crate::text::Language;
use game_core::Seat;
use neom::cell::{Cell, CellSet};
use neom::score::{LADDER, Purse, Score, Standing, neighborhood_value, pollution_of};
use neom::table::{Phase, Table};
use neom::tile::Type;

/// The words of the score sheet.
pub const CATEGORIES: [&str; 7] =
    ["tiles", "neighborhoods", "goods", "money", "pollution", "ghost town", "power"];

/// The points of a score sheet with the words of its rows.
pub fn categories(score: &Score) -> [(&'static str, i32); 7] {
    let mut rows = score.rows();
    for ((word, _), known) in rows.iter_mut().zip(CATEGORIES) {
        *word = known;
    }
    rows
}

/// Everybody's score sheet side by side, as things stand: a column a seat, narrow ones for long names.
pub fn score_sheet(table: &Table, names: &[String]) -> Vec<String> {
    let standings = table.standings();
    let name = |seat: Seat| seat_name(names, seat).chars().take(12).collect::<String>();
    let widths: Vec<usize> = table.all_seats().map(|seat| name(seat).chars().count().max(4)).collect();
    let row = |word: &str, cells: Vec<String>| {
        let cells = cells.iter().zip(&widths).map(|(cell, &width)| format!("  {cell:>width$}"));
        format!("  {word:<13}{}", cells.collect::<String>())
    };
    let mut text = vec![row("", table.all_seats().map(name).collect())];
    for (place, word) in CATEGORIES.iter().enumerate() {
        let points = standings.iter().map(|standing| number(standing.score.rows()[place].1));
        text.push(row(word, points.collect()));
    }
    text.push(row("total", standings.iter().map(|standing| number(standing.score.total())).collect()));
    if table.seats() > 1 {
        text.push(row("rank", standings.iter().map(|standing| standing.rank.to_string()).collect()));
    }
    text
}

/// Where a seat's points come from, category by category, as things stand.
pub fn score_details(table: &Table, names: &[String], seat: Seat) -> Vec<String> {
    let city = table.city(seat);
    let score = table.score(seat);
    let purse = Purse { money: table.money(seat), final_income: table.final_income(seat) };
    let when = if table.phase() == Phase::Over { "" } else { " if the game ended now" };
    let mut text = vec![format!("{}: {} points{when}", seat_name(names, seat), number(score.total()))];
    text.push(format!("  tiles {}", number(score.tiles)));
    for (at, tile) in city.tiles() {
        let points = table.tile_points(city, at, tile, purse);
        if points != 0 || table.tile(tile).vp.is_none() {
            text.push(format!("    {} ({at}): {}", tile_name(table.rules(), tile), number(points)));
        }
    }
    text.push(format!("  neighborhoods {}", number(score.neighborhoods)));
    for group in city.groups(Type::Residential) {
        let (size, value) = (group.len(), neighborhood_value(group.len()));
        text.push(format!("    size {size} ({}): {value}", cells_text(group)));
    }
    text.push(format!("  goods {}: {}", number(score.goods), goods_text(city.goods())));
    text.push(format!("  money {}: half of £{}", number(score.money), table.money(seat)));
    text.push(format!("  pollution {}", number(score.pollution)));
    for home in city.of_type(Type::Residential).iter() {
        if let (points @ ..0, Some(tile)) = (pollution_of(city, home), city.tile(home)) {
            let sources = city.polluting() & CellSet::around(home);
            let name = tile_name(table.rules(), tile);
            text.push(format!("    {name} ({home}): {} by {}", number(points), cells_text(sources)));
        }
    }
    let homes = city.of_type(Type::Residential).len();
    text.push(format!("  ghost town {}: {homes} Residential", number(score.ghost_town)));
    let power = if city.power().is_empty() { "no Power" } else { "there is Power" };
    text.push(format!("  power {}: {power}", number(score.power)));
    text
}

fn cells_text(cells: CellSet) -> String {
    cells.iter().map(|at: Cell| at.to_string()).collect::<Vec<_>>().join(" ")
}

/// The end of a game: the sheet of all seats, ranks, the title of a solo game.
pub fn scoring(table: &Table, names: &[String], standings: &[Standing]) -> Vec<String> {
    let mut text = vec!["Score sheet".to_owned()];
    text.extend(score_sheet(table, names));
    text.push("Result".to_owned());
    let mut order: Vec<Seat> = table.all_seats().collect();
    order.sort_by_key(|seat| standings[seat.index()].rank);
    for seat in order {
        let Standing { score, rank, title } = &standings[seat.index()];
        text.push(format!("  {rank}. {}: {} points", seat_name(names, seat), number(score.total())));
        if let Some(title) = title {
            text.push(format!("     Title: {title}{}", next_title(table, score.total())));
        }
    }
    text
}

/// What the next title would have taken.
fn next_title(table: &Table, total: i32) -> String {
    let set = table.tile_set() as usize;
    match LADDER.iter().find(|(_, least)| least[set] > total) {
        Some((title, least)) => format!(" ({title} from {})", least[set]),
        None => String::new(),
    }
}

/// How a score sheet differs from another: `neighborhoods +3`, `pollution −2`.
pub(super) fn differences(before: &Score, after: &Score) -> Vec<String> {
    let pairs = categories(before).into_iter().zip(categories(after));
    let changed = pairs.map(|((word, before), (_, after))| (word, after - before));
    changed.filter(|&(_, by)| by != 0).map(|(word, by)| format!("{word} {}", signed(by))).collect()
}

/// What a move would change on the score sheet, each with its amount: tiles one by one, then the other categories.
pub fn score_changes(language: Language, before: &Table, after: &Table, seat: Seat) -> Vec<(i32, String)> {
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
            let tile = tile_name(before.rules(), tile);
            told.push((by, say!(language, "score-tile", tile, at = at.to_string(), is)));
        }
    }
    let rows = before.score(seat).rows().into_iter().zip(after.score(seat).rows());
    for ((word, was), (_, is)) in rows.skip(1).filter(|((_, was), (_, is))| was != is) {
        told.push((is - was, say!(language, "score-category", category = word, was, is)));
    }
    told
}
