//! The panes of the table beside the borough: market, preview, players and goals.

use super::keys::discards;
use super::model::{Item, Model, Pane, Stage, cell};
use super::mouse::{Spots, Target};
use super::style;
use crate::LANGUAGE;
use crate::screen::panes::{framed, scrolled};
use crate::screen::style::{bold, chosen, dim, fit, wrap, wrapped};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use render::suburbia::sentence::{self, category_letter, number, to_red_line};
use suburbia::moves::Move;
use suburbia::tile::KindId;

/// Slots with prices, basic tiles, the marker.
pub(super) fn market(frame: &mut Frame, spots: &mut Spots, model: &Model, area: Rect) {
    let active = matches!(model.stage, Stage::Pick | Stage::Choose { .. }) && model.focus == Pane::Market;
    let discarding = model.preview().is_some_and(|preview| discards(preview.mv).is_some());
    let title = match (discarding, model.lake) {
        (true, _) => " Market: what a discard costs ",
        (_, true) => " Market: as lakes ",
        _ => " Market ",
    };
    let inner = framed(frame, area, title.to_owned(), active);
    let items = model.items();
    let under_cursor = match &model.stage {
        Stage::Pick => Some(model.row),
        Stage::Place { item, .. } => items.iter().position(|known| known == item),
        _ => model.preview().and_then(|preview| discards(preview.mv)).map(usize::from),
    };
    let rows = items.iter().enumerate().map(|(row, &item)| {
        let here = under_cursor == Some(row);
        let mut line = market_row(model, item, usize::from(inner.width).saturating_sub(1));
        line.spans.insert(0, Span::raw(if here { "▸" } else { " " }));
        if here { line.patch_style(chosen()) } else { line }
    });
    let lines: Vec<Line> = rows.collect();
    let skip = lines.len().saturating_sub(inner.height.into()).min(under_cursor.unwrap_or(0));
    for (y, row) in (skip..lines.len()).take(inner.height.into()).enumerate() {
        spots.add(Rect { y: inner.y + y as u16, height: 1, ..inner }, Target::Row(row));
    }
    frame.render_widget(Paragraph::new(lines.split_at(skip).1.to_vec()), inner);
}

fn market_row(model: &Model, item: Item, width: usize) -> Line<'static> {
    let table = model.desk.session.table();
    let tracks = table.tracks(model.desk.seat);
    let lead = match item {
        Item::Slot(slot) => (slot + 1).to_string(),
        Item::Basic(_) => "·".to_owned(),
        Item::Invest => "i".to_owned(),
    };
    let discarding = model.preview().is_some_and(|preview| discards(preview.mv).is_some());
    let Some(id) = model.kind(item) else {
        let text = match item {
            Item::Invest => format!("i     Marker on a tile ({} left)", tracks.markers),
            _ => format!("{lead}   –"),
        };
        let style =
            if item == Item::Invest && tracks.markers > 0 && !discarding { Style::new() } else { dim() };
        return Line::styled(fit(&text, width), style);
    };
    let kind = table.kind(id);
    let price = match item {
        Item::Slot(slot) if discarding => table.slot_price(slot),
        _ => model.price(item).unwrap_or(0),
    };
    let left = table.basics().find(|&(basic, _)| item == Item::Basic(basic)).map(|(_, left)| left);
    let short = (price - tracks.money).max(0);
    let usable = short == 0 && left != Some(0) && !(discarding && left.is_some());
    let note = match (item, left) {
        _ if short > 0 => format!("${short} short"),
        (_, Some(left)) => format!("{left} left"),
        (Item::Slot(slot), _) if width > 48 && !discarding && !model.lake => {
            format!("{}+{}", kind.cost, table.slot_price(slot))
        }
        _ => String::new(),
    };
    let does = if model.lake && matches!(item, Item::Slot(_)) && width > 48 {
        format!("lake {}", sentence::tile_short(LANGUAGE, table.rules(), KindId::LAKE))
    } else {
        sentence::tile_short(LANGUAGE, table.rules(), id)
    };
    let name_width = match width {
        ..=48 => width.saturating_sub(19),
        49..=66 => 17,
        _ => 23,
    };
    let name = format!("{:<name_width$}", fit(&kind.name, name_width));
    let base = if usable { Style::new() } else { dim() };
    let badge = if usable { Style::new().fg(style::category(kind.category)) } else { dim() };
    let mut spans = vec![
        Span::styled(format!("{lead} {:>3} ", format!("${price}")), base),
        Span::styled(category_letter(kind.category).to_string(), badge.patch(bold())),
        Span::styled(format!(" {name} {note:<10}"), base),
    ];
    if width > 48 {
        spans.push(Span::styled(fit(&does, width.saturating_sub(36)), base));
    }
    Line::from(spans)
}

/// What the tile under the cursor does, or everything the move under the cursor would change.
pub(super) fn detail(frame: &mut Frame, spots: &mut Spots, model: &Model, area: Rect) {
    let active = matches!(model.stage, Stage::Place { .. });
    let title = match &model.stage {
        Stage::Place { .. } | Stage::Choose { .. } => " What Enter would do ",
        _ => " About ",
    };
    let inner = framed(frame, area, title.to_owned(), active);
    goals_to_click(spots, model, inner);
    let text = wrapped(detail_text(model), inner.width.into());
    scrolled(frame, [area, inner], text, model.desk.scroll);
}

/// Each goal to choose from is as high as its sentences.
fn goals_to_click(spots: &mut Spots, model: &Model, inner: Rect) {
    let mut y = 0;
    for (sentence, choice) in goals_text(model) {
        for _ in wrap(&sentence, inner.width.into()) {
            if y < inner.height {
                let row = Rect { y: inner.y + y, height: 1, ..inner };
                spots.add(row, Target::Choice(choice));
            }
            y += 1;
        }
    }
}

/// The goals to choose from, with the index of each; nothing if there is no such choice.
fn goals_text(model: &Model) -> Vec<(String, usize)> {
    let Some((previews, cursor)) = model.options() else { return Vec::new() };
    let mut text = Vec::new();
    for (index, preview) in previews.iter().enumerate() {
        if !matches!(preview.mv, Move::Keep { .. }) {
            continue;
        }
        let mark = if index == cursor { "▸ keep " } else { "  keep " };
        for (row, sentence) in preview.sentences.iter().enumerate() {
            let lead = if row == 0 { mark } else { "    " };
            text.push((format!("{lead}{sentence}"), index));
        }
    }
    text
}

fn detail_text(model: &Model) -> Vec<(String, Style)> {
    let plain = Style::new();
    let Some(preview) = model.preview() else {
        return about(model).into_iter().map(|line| (line, plain)).collect();
    };
    let table = model.desk.session.table();
    if matches!(preview.mv, Move::Keep { .. }) {
        let cursor = model.options().map(|(_, cursor)| cursor);
        let tone = |index| if Some(index) == cursor { bold() } else { dim() };
        return goals_text(model).into_iter().map(|(line, index)| (line, tone(index))).collect();
    }
    let what = sentence::move_object(LANGUAGE, table, model.desk.seat, preview.mv);
    let verb = if discards(preview.mv).is_some() { "discard " } else { "" };
    let place = cell(preview.mv).map_or(String::new(), |at| format!(" at {at}"));
    let mut text = vec![(format!("{verb}{what}{place}: {}", preview.net_text()), bold())];
    text.extend(preview.sentences.iter().map(|sentence| (format!(" {sentence}"), tone(sentence))));
    text.push((format!("= {}", sentence::tracks(LANGUAGE, &preview.after)), bold()));
    text.extend(preview.next.iter().map(|next| (next.clone(), plain)));
    text
}

/// Losses stand out, by their sign and by colour.
fn tone(sentence: &str) -> Style {
    if sentence.contains('−') || sentence.contains("pays $") {
        Style::new().fg(Color::LightRed)
    } else {
        Style::new().fg(Color::LightGreen)
    }
}

/// The tile under the market cursor.
fn about(model: &Model) -> Vec<String> {
    let item = model.item();
    let table = model.desk.session.table();
    let Some(id) = model.kind(item) else {
        return match item {
            Item::Invest => vec![
                "A marker doubles a tile: its gain and its lines count once more now, and twice from then on.".to_owned(),
                "You pay the tile's cost again (a lake: $0), then discard a market tile.".to_owned(),
            ],
            _ => vec!["This slot is empty.".to_owned()],
        };
    };
    let rules = table.rules();
    let mut text = vec![sentence::tile_heading(LANGUAGE, rules, id)];
    let price = model.price(item).unwrap_or(0);
    let short = price - table.tracks(model.desk.seat).money;
    let mut cost = match item {
        Item::Slot(slot) if model.lake => format!("as a lake: slot ${}", table.slot_price(slot)),
        Item::Slot(slot) => {
            format!("${price} = tile ${} + slot ${}", rules.kind(id).cost, table.slot_price(slot))
        }
        _ => format!("${price}, then a discard"),
    };
    if short > 0 {
        cost += &format!("; ${short} short");
    }
    text.push(cost);
    if model.lake && matches!(item, Item::Slot(_)) {
        let lake = sentence::tile_text(LANGUAGE, rules, KindId::LAKE).join("; ");
        text.push(format!("Face down: {lake}, now and later; nothing of what is printed."));
    } else {
        text.extend(sentence::tile_text(LANGUAGE, rules, id).into_iter().map(|line| format!(" {line}")));
    }
    text
}

/// How many rows players and goals want.
pub(super) fn players_rows(model: &Model) -> usize {
    1 + model.desk.session.table().seats() + model.desk.session.known_goals(model.desk.seat).len()
}

/// Everybody's tracks, the goals and who is ahead.
pub(super) fn players(frame: &mut Frame, model: &Model, area: Rect) {
    let inner = framed(frame, area, " Players and goals ".to_owned(), false);
    let table = model.desk.session.table();
    let width = usize::from(inner.width);
    let name_width = if width > 50 { 14 } else { 9 };
    let goals = goal_lines(model, width);
    let headed = 1 + table.seats() + goals.len() <= inner.height.into();
    let mut lines = Vec::new();
    if headed {
        lines.push(Line::styled(format!("{:<name_width$}    $  inc  rep   pop  red line", ""), dim()));
    }
    for seat in table.all_seats() {
        let tracks = table.tracks(seat);
        let name = fit(model.desk.session.name(seat), name_width);
        let (income, reputation) = (number(tracks.income.into()), number(tracks.reputation.into()));
        let (money, population, line) = (tracks.money, tracks.population, to_red_line(tracks.population));
        let text = if headed {
            format!("{name:<name_width$} {money:>4} {income:>4} {reputation:>4} {population:>5}  at +{line}")
        } else {
            let money = format!("${money}");
            format!(
                "{name:<name_width$} {money:>4} i{income:<2} r{reputation:<2} p{population:<3} line at +{line}"
            )
        };
        lines.push(Line::styled(text, if seat == model.desk.seat { bold() } else { Style::new() }));
    }
    lines.extend(goals.into_iter().map(Line::raw));
    if lines.len() > inner.height.into() && inner.height > 0 {
        lines.truncate(usize::from(inner.height) - 1);
        lines.push(Line::styled("… g shows all goals", dim()));
    }
    frame.render_widget(Paragraph::new(lines), inner);
}

/// Each goal in a row: what it gives and asks for, the values in seat order, ▲ at the one ahead.
fn goal_lines(model: &Model, width: usize) -> Vec<String> {
    let table = model.desk.session.table();
    let mut all = model.desk.session.known_goals(model.desk.seat);
    // The secret one first: it is what a small window must not leave out.
    all.sort_by_key(|&(_, owner)| owner != Some(model.desk.seat));
    let rows = all.into_iter().map(|(id, owner)| {
        let goal = table.rules().goal(id);
        let asks = sentence::goal_measure(LANGUAGE, table.rules(), goal);
        let lead = match owner {
            None => String::new(),
            Some(seat) if seat == model.desk.seat && !model.desk.watching() => "SECRET ".to_owned(),
            Some(seat) => format!("{}'s ", model.desk.session.name(seat)),
        };
        let leader = goal.leader(table);
        let row = |named: bool| {
            let values = table.all_seats().map(|seat| {
                let value = goal.value(table, seat);
                let mark = if leader == Some(seat) { "▲" } else { "" };
                let names = model.desk.session.names();
                let has =
                    if named { sentence::seat_value(LANGUAGE, names, seat, value) } else { number(value) };
                format!("{has}{mark}")
            });
            let values = values.collect::<Vec<_>>().join(if named { ", " } else { " " });
            format!("+{} {lead}{asks}: {values}", goal.bonus)
        };
        Some(row(true))
            .filter(|text| text.chars().count() <= width)
            .unwrap_or_else(|| fit(&row(false), width))
    });
    rows.collect()
}
