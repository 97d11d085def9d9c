//! Before a move is played: what it would change, in full and as short as it gets.

use super::score::differences;
use super::{changes, goods_text, number, pounds, signed};
use game_core::Seat;
use neom::Foresight;
use neom::moves::Move;
use neom::table::Table;

/// What a move would change for its seat, as short as it gets, the points first: `+6vp`, `−£4`, `+2i`, `+steel`.
pub fn net(foresight: &Foresight) -> Vec<String> {
    let points = foresight.after.total() - foresight.before.total();
    let mut parts = vec![format!("{}vp", signed(points))];
    if foresight.money != 0 {
        parts.push(pounds(foresight.money));
    }
    if foresight.income != 0 {
        parts.push(format!("{}i", signed(foresight.income)));
    }
    parts.extend(foresight.gained.iter().map(|good| format!("+{}", super::good_name(good))));
    parts.extend(foresight.lost.iter().map(|good| format!("−{}", super::good_name(good))));
    parts
}

/// The same in one string.
pub fn net_text(foresight: &Foresight) -> String {
    net(foresight).join(" ")
}

/// Everything a move would change, and why: money and goods with their causes, then what it comes to.
pub fn foreseen(table: &Table, names: &[String], seat: Seat, mv: Move, foresight: &Foresight) -> Vec<String> {
    let mut text = changes(table, names, seat, mv, &foresight.events);
    let money = table.money(seat);
    text.push(format!("money {} (£{money} becomes £{})", pounds(foresight.money), money + foresight.money));
    if !foresight.gained.is_empty() {
        text.push(format!("goods gained: {}", goods_text(foresight.gained)));
    }
    if !foresight.lost.is_empty() {
        text.push(format!("goods lost: {}", goods_text(foresight.lost)));
    }
    if foresight.income != 0 {
        let word = pounds(foresight.income);
        text.push(format!("income at the end of this generation {word}"));
    }
    let (before, after) = (foresight.before.total(), foresight.after.total());
    let parts = differences(&foresight.before, &foresight.after);
    let parts = if parts.is_empty() { String::new() } else { format!(": {}", parts.join(", ")) };
    text.push(format!(
        "score if the game ended now {} ({} becomes {}){parts}",
        signed(after - before),
        number(before),
        number(after)
    ));
    text
}
