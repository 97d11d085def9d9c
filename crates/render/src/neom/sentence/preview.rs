//! Before a move is played: what it would change, in full and as short as it gets.

use super::score::differences;
use super::{changes, goods_text, number, pounds, signed};
use crate::Reader;
use crate::sentence::list;
use crate::text::Language;
use game_core::Seat;
use neom::Preview;
use neom::moves::Move;
use neom::table::Table;

/// What a move would change for its seat, as short as it gets, the points first: `+6vp`, `−£4`, `+2i`, `+steel`.
pub fn net(language: Language, preview: &Preview) -> Vec<String> {
    let points = preview.after.total() - preview.before.total();
    let mut parts = vec![say!(language, "net-points", points = signed(points))];
    if preview.money != 0 {
        parts.push(pounds(preview.money));
    }
    if preview.income != 0 {
        parts.push(say!(language, "net-income", income = signed(preview.income)));
    }
    parts.extend(preview.gained.iter().map(|good| format!("+{}", super::good_name(language, good))));
    parts.extend(preview.lost.iter().map(|good| format!("−{}", super::good_name(language, good))));
    parts
}

/// The same in one string.
pub fn net_text(language: Language, preview: &Preview) -> String {
    net(language, preview).join(" ")
}

/// Everything a move would change, and why: money and goods with their causes, then what it comes to.
pub fn preview(reader: Reader, table: &Table, seat: Seat, mv: Move, preview: &Preview) -> Vec<String> {
    let mut text = changes(reader, table, seat, mv, &preview.events);
    let (language, money) = (reader.language, table.money(seat));
    let by = pounds(preview.money);
    text.push(say!(language, "foreseen-money", by, was = money, is = money + preview.money));
    if !preview.gained.is_empty() {
        text.push(say!(language, "foreseen-gained", goods = goods_text(language, preview.gained)));
    }
    if !preview.lost.is_empty() {
        text.push(say!(language, "foreseen-lost", goods = goods_text(language, preview.lost)));
    }
    if preview.income != 0 {
        text.push(say!(language, "foreseen-income", by = pounds(preview.income)));
    }
    let (before, after) = (preview.before.total(), preview.after.total());
    let (by, was, is) = (signed(after - before), number(before), number(after));
    let parts = differences(language, &preview.before, &preview.after);
    text.push(match parts.is_empty() {
        true => say!(language, "foreseen-score", by, was, is),
        false => say!(language, "foreseen-score-parts", by, was, is, parts = list(language, parts)),
    });
    text
}
