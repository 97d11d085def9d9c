//! Before a move is played: what it would change, in full and as short as it gets.

use super::score::differences;
use super::{changes, goods_text, number, pounds, signed};
use crate::sentence::list;
use crate::text::Language;
use game_core::Seat;
use neom::Foresight;
use neom::moves::Move;
use neom::table::Table;

/// What a move would change for its seat, as short as it gets, the points first: `+6vp`, `−£4`, `+2i`, `+steel`.
pub fn net(language: Language, foresight: &Foresight) -> Vec<String> {
    let points = foresight.after.total() - foresight.before.total();
    let mut parts = vec![say!(language, "net-points", points = signed(points))];
    if foresight.money != 0 {
        parts.push(pounds(foresight.money));
    }
    if foresight.income != 0 {
        parts.push(say!(language, "net-income", income = signed(foresight.income)));
    }
    parts.extend(foresight.gained.iter().map(|good| format!("+{}", super::good_name(language, good))));
    parts.extend(foresight.lost.iter().map(|good| format!("−{}", super::good_name(language, good))));
    parts
}

/// The same in one string.
pub fn net_text(language: Language, foresight: &Foresight) -> String {
    net(language, foresight).join(" ")
}

/// Everything a move would change, and why: money and goods with their causes, then what it comes to.
pub fn foreseen(
    language: Language,
    table: &Table,
    names: &[String],
    seat: Seat,
    mv: Move,
    foresight: &Foresight,
) -> Vec<String> {
    let mut text = changes(language, table, names, seat, mv, &foresight.events);
    let money = table.money(seat);
    let by = pounds(foresight.money);
    text.push(say!(language, "foreseen-money", by, was = money, is = money + foresight.money));
    if !foresight.gained.is_empty() {
        text.push(say!(language, "foreseen-gained", goods = goods_text(language, foresight.gained)));
    }
    if !foresight.lost.is_empty() {
        text.push(say!(language, "foreseen-lost", goods = goods_text(language, foresight.lost)));
    }
    if foresight.income != 0 {
        text.push(say!(language, "foreseen-income", by = pounds(foresight.income)));
    }
    let (before, after) = (foresight.before.total(), foresight.after.total());
    let (by, was, is) = (signed(after - before), number(before), number(after));
    let parts = differences(language, &foresight.before, &foresight.after);
    text.push(match parts.is_empty() {
        true => say!(language, "foreseen-score", by, was, is),
        false => say!(language, "foreseen-score-parts", by, was, is, parts = list(language, parts)),
    });
    text
}
