//! Everybody's numbers on Suburbia's screen: tracks, the star track, goals, bonus and challenge.

use super::Cx;
use crate::screen::describe::{Spans, Tone};
use crate::screen::fit;
use crate::suburbia::extras;
use crate::text::say;
use render::suburbia::sentence::{self, number, to_red_line};
use render::text::Language;
use suburbia::award::AwardKind;
use suburbia::table::Tracks;

/// Income, reputation and population, each after its letter.
pub(super) fn short_tracks(language: Language, tracks: &Tracks) -> [String; 3] {
    let (income, reputation) = (number(tracks.income.into()), number(tracks.reputation.into()));
    [
        say!(language, "suburbia-income-short", income),
        say!(language, "suburbia-reputation-short", reputation),
        say!(language, "suburbia-population-short", population = tracks.population),
    ]
}

/// As many rows as there is room for: seats, the star track, goals, bonus and challenge.
pub(super) fn lines(cx: &Cx<'_>, width: usize, height: usize) -> Vec<Spans> {
    let (table, language) = (cx.table(), cx.language());
    let stars = table.plays().stars;
    let name_width = match width {
        51.. => 14,
        _ if stars => 7, // room for the space of the token
        _ => 9,
    };
    let mut more = goal_lines(cx, width);
    let awards = award_lines(cx, width);
    let track = stars.then(|| fit(&extras::stars_short(cx.session, width), width));
    let rows = 1 + table.seats() + more.len() + awards.len();
    let headed = rows <= height;
    let mut lines = Vec::new();
    if headed {
        let columns = say!(language, "suburbia-columns");
        lines.push(vec![(format!("{:<name_width$}    $  {columns}", ""), Tone::Dim)]);
    }
    for seat in table.all_seats() {
        let tracks = table.tracks(seat);
        let name = fit(cx.session.name(seat), name_width);
        let (income, reputation) = (number(tracks.income.into()), number(tracks.reputation.into()));
        let (money, population) = (tracks.money, tracks.population);
        let line = say!(language, "suburbia-red-line", ahead = to_red_line(population));
        let mut text = if headed {
            format!("{name:<name_width$} {money:>4} {income:>4} {reputation:>4} {population:>5}  {line}")
        } else {
            let money = format!("${money}");
            let line = if stars { line } else { say!(language, "suburbia-red-line-named", line) };
            let [income, reputation, population] = short_tracks(language, tracks);
            format!("{name:<name_width$} {money:>4} {income:<3} {reputation:<3} {population:<4} {line}")
        };
        if stars {
            text = format!("{text} ★{}", tracks.stars);
        }
        lines.push(vec![(text, if seat == cx.seat { Tone::Bold } else { Tone::Plain })]);
    }
    // The end of the round only where nothing has to make room for it.
    more.splice(0..0, track.filter(|_| rows < height));
    more.extend(awards);
    lines.extend(more.into_iter().map(|text| vec![(text, Tone::Plain)]));
    if lines.len() > height && height > 0 {
        lines.truncate(height - 1);
        let rest = match stars || table.plays().bonuses {
            true => say!(language, "suburbia-more-goals-sheet"),
            false => say!(language, "suburbia-more-goals"),
        };
        lines.push(vec![(rest, Tone::Dim)]);
    }
    lines
}

/// Bonus and challenge in a row each: what they ask for and give, the values in seat order, ✓ where they are met.
fn award_lines(cx: &Cx<'_>, width: usize) -> Vec<String> {
    let (table, language, reader) = (cx.table(), cx.language(), cx.session.reader());
    let open = AwardKind::ALL.into_iter().filter_map(|kind| table.award(kind));
    let rows = open.map(|id| {
        let (award, asks) = (table.rules().award(id), sentence::award_text(language, table.rules(), id));
        let met = award.met_by(table);
        let row = |named: bool| {
            let values = table.all_seats().map(|seat| {
                let value = award.measure.value(table, seat);
                let has = if named { reader.name_with(seat, value) } else { number(value) };
                format!("{has}{}", if met.contains(seat) { "✓" } else { "" })
            });
            let values = values.collect::<Vec<_>>().join(if named { ", " } else { " " });
            format!("{asks}: {values}")
        };
        Some(row(true))
            .filter(|text| text.chars().count() <= width)
            .unwrap_or_else(|| fit(&row(false), width))
    });
    rows.collect()
}

/// Each goal in a row: what it gives and asks for, the values in seat order, ▲ at the one ahead.
fn goal_lines(cx: &Cx<'_>, width: usize) -> Vec<String> {
    let (table, language, reader) = (cx.table(), cx.language(), cx.session.reader());
    let mut all = cx.session.known_goals(cx.seat);
    // The secret one first: it is what a small window must not leave out.
    all.sort_by_key(|&(_, owner)| owner != Some(cx.seat));
    let rows = all.into_iter().map(|(id, owner)| {
        let goal = table.rules().goal(id);
        let asks = sentence::goal_measure(language, table.rules(), goal);
        let asks = match owner {
            None => asks,
            Some(seat) if seat == cx.seat && !cx.watching() => say!(language, "suburbia-goal-secret", asks),
            Some(seat) => say!(language, "suburbia-goal-of", name = cx.session.name(seat), asks),
        };
        let leader = goal.leader(table);
        let row = |named: bool| {
            let values = table.all_seats().map(|seat| {
                let value = goal.value(table, seat);
                let mark = if leader == Some(seat) { "▲" } else { "" };
                let has = if named { reader.name_with(seat, value) } else { number(value) };
                format!("{has}{mark}")
            });
            let values = values.collect::<Vec<_>>().join(if named { ", " } else { " " });
            format!("+{} {asks}: {values}", goal.bonus)
        };
        Some(row(true))
            .filter(|text| text.chars().count() <= width)
            .unwrap_or_else(|| fit(&row(false), width))
    });
    rows.collect()
}
