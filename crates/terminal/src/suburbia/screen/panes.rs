//! What the panes of Suburbia's screen say: the market, goals, tiles, the labels of cells.

use super::{Cx, Item, cell};
use crate::picture::Ink;
use crate::screen::describe::{Sentence, Spans, StepOf, Tone};
use crate::screen::fit;
use crate::suburbia::hexmap::{Cell, Scale, colour};
use crate::suburbia::preview::MovePreview;
use crate::text::say;
use render::suburbia::sentence::{self, category_letter, number};
use suburbia::Suburbia;
use suburbia::tile::KindId;

/// A row of the market: ` 3  $7 C Hotel   $2 short`, and what it does where there is room.
pub(super) fn market_row(cx: &Cx<'_>, item: Item, width: usize) -> Spans {
    let (table, language, lake) = (cx.table(), cx.language(), cx.switched && item.is_slot());
    let (rules, tracks, discarding) = (table.rules(), table.tracks(cx.seat), cx.discarding());
    let Some(id) = item.kind(table) else {
        let (text, usable) = match item {
            Item::Slot(slot) => (format!("{}   –", slot + 1), false),
            _ => {
                let marker = say!(language, "suburbia-marker-row", left = tracks.markers);
                (format!("i     {marker}"), tracks.markers > 0 && !discarding)
            }
        };
        return vec![(fit(&text, width), if usable { Tone::Plain } else { Tone::Dim })];
    };
    let kind = table.kind(id);
    let (lead, price) = match item {
        Item::Slot(slot) if discarding => ((slot + 1).to_string(), table.slot_price(slot)),
        Item::Slot(slot) => ((slot + 1).to_string(), item.price(table, lake).unwrap_or(0)),
        _ => ("·".to_owned(), item.price(table, lake).unwrap_or(0)),
    };
    let left = table.basics().find(|&(basic, _)| item == Item::Basic(basic)).map(|(_, left)| left);
    let short = (price - tracks.money).max(0);
    let usable = short == 0 && left != Some(0) && !(discarding && left.is_some());
    let note = match (item, left) {
        _ if short > 0 => say!(language, "suburbia-row-short", short),
        (_, Some(left)) => say!(language, "suburbia-row-left", left),
        (Item::Slot(slot), _) if width > 48 && !discarding && !lake => {
            format!("{}+{}", kind.cost, table.slot_price(slot))
        }
        _ => String::new(),
    };
    let does = match lake && width > 48 {
        true => {
            say!(language, "suburbia-row-lake", does = sentence::tile_short(language, rules, KindId::LAKE))
        }
        false => sentence::tile_short(language, rules, id),
    };
    let name_width = match width {
        ..=48 => width.saturating_sub(19),
        49..=66 => 17,
        _ => 23,
    };
    let name = fit(&cx.tile(id), name_width);
    let (base, badge) = match usable {
        true => (Tone::Plain, Tone::Badge(colour(kind.category))),
        false => (Tone::Dim, Tone::Dim),
    };
    let mut spans = vec![
        (format!("{lead} {:>3} ", format!("${price}")), base),
        (category_letter(kind.category).to_string(), badge),
        (format!(" {name:<name_width$} {note:<10}"), base),
    ];
    if width > 48 {
        spans.push((fit(&does, width.saturating_sub(36)), base));
    }
    spans
}

/// The goals to choose from, each as many lines as it has sentences; all of them can be clicked.
pub(super) fn goals_to_keep(cx: &Cx<'_>) -> Vec<Sentence> {
    let Some(step) = cx.step else { return Vec::new() };
    let mut text = Vec::new();
    for (index, choice) in step.choices.iter().enumerate() {
        let Ok(preview) = MovePreview::of(cx.session, cx.seat, choice.mv) else { continue };
        let here = index == step.cursor;
        let mark = if here { '▸' } else { ' ' };
        for (row, sentence) in preview.sentences.into_iter().enumerate() {
            let text_of = match row {
                0 => format!("{mark} {}", say!(cx.language(), "suburbia-keep", goal = sentence)),
                _ => format!("    {sentence}"),
            };
            let tone = if here { Tone::Bold } else { Tone::Dim };
            text.push(Sentence { text: text_of, tone, choice: Some(index) });
        }
    }
    text
}

/// The tile under the market cursor.
pub(super) fn about_row(cx: &Cx<'_>) -> Vec<String> {
    let (table, language, item) = (cx.table(), cx.language(), cx.item());
    let Some(id) = item.kind(table) else {
        return match item {
            Item::Invest => say!(language, "suburbia-about-marker").lines().map(str::to_owned).collect(),
            _ => vec![say!(language, "suburbia-slot-empty")],
        };
    };
    let rules = table.rules();
    let mut text = vec![sentence::tile_heading(language, rules, id)];
    let price = item.price(table, cx.switched).unwrap_or(0);
    let short = price - table.tracks(cx.seat).money;
    let mut cost = match item {
        Item::Slot(slot) if cx.switched => {
            say!(language, "suburbia-cost-lake", slot = table.slot_price(slot))
        }
        Item::Slot(slot) => {
            say!(language, "suburbia-cost", price, tile = rules.kind(id).cost, slot = table.slot_price(slot))
        }
        _ => say!(language, "suburbia-cost-basic", price),
    };
    if short > 0 {
        cost = format!("{cost}; {}", say!(language, "suburbia-row-short", short));
    }
    text.push(cost);
    if cx.switched && item.is_slot() {
        let lake = sentence::tile_text(language, rules, KindId::LAKE).join("; ");
        text.push(say!(language, "suburbia-about-lake", lake));
    } else {
        text.extend(sentence::tile_text(language, rules, id).into_iter().map(|line| format!(" {line}")));
    }
    text
}

/// Each goal in a row: what it gives and asks for, the values in seat order, ▲ at the one ahead.
pub(super) fn goal_lines(cx: &Cx<'_>, width: usize) -> Vec<String> {
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

/// Puts the net effect of each legal move on its cell.
pub(super) fn light(cells: &mut Vec<Cell>, step: &StepOf<Suburbia>, scale: Scale) {
    for (index, choice) in step.choices.iter().enumerate() {
        let Some(at) = cell(choice.mv) else { continue };
        let tile = cells.iter().find(|known| known.at == at).map(|known| known.text[0].clone());
        let ink = if index == step.cursor { Ink::Cursor } else { Ink::Lit };
        cells.retain(|known| known.at != at);
        cells.push(Cell { at, ink, text: label(&choice.net, tile, scale) });
    }
}

/// The net effect in the few letters a hex has room for: rows of 4, 6 and 6 or of 4 and 4. What has no room is
/// left out whole, never cut; the preview has all of it.
fn label(net: &[String], tile: Option<String>, scale: Scale) -> [String; 3] {
    let (money, gains): (Vec<&String>, Vec<&String>) = net.iter().partition(|part| part.contains('$'));
    let mut parts = gains.into_iter().cloned();
    let money = money.first().map(|&money| money.clone());
    let nothing = || "·".to_owned();
    let length = |text: &String| text.chars().count();
    match scale {
        Scale::Large => {
            let mut rows =
                [tile.or(money).unwrap_or_default(), parts.next().unwrap_or_else(nothing), String::new()];
            for part in parts {
                let row = if rows[2].is_empty() && length(&rows[1]) + length(&part) <= 6 { 1 } else { 2 };
                if length(&rows[row]) + length(&part) <= 6 {
                    rows[row] += &part;
                }
            }
            rows
        }
        Scale::Small => {
            let shown = tile.unwrap_or_else(|| parts.next().unwrap_or_else(nothing));
            let mut rest = parts.chain(money); // gains first; the price is in the market
            let mut second = rest.next().unwrap_or_default();
            if rest.next().is_some() && length(&second) < 4 {
                second.push('…');
            }
            [shown, second, String::new()]
        }
    }
}
