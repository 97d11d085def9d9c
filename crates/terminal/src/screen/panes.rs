//! The panes of the table: market, preview, borough, players and goals, log.

use super::keys::discards;
use super::model::{Item, Model, Pane, Stage, cell};
use super::style::{self, bold, chosen, dim, fit, wrapped};
use crate::hexmap::{self, Cell, Ink, Scale};
use crate::outlook::{Outlook, subject, tracks_line};
use crate::words::{abbreviation, letter, minus, to_red_line};
use game_core::Seat;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph};
use suburbia::moves::Move;

fn framed(frame: &mut Frame, area: Rect, title: String, active: bool) -> Rect {
    let style = if active { Style::new().fg(Color::LightYellow) } else { dim() };
    let block =
        Block::bordered().title(Span::styled(fit(&title, area.width.saturating_sub(2).into()), bold()));
    let block = block.border_style(style);
    let inner = block.inner(area);
    frame.render_widget(block, area);
    inner
}

/// Slots with prices, basic tiles, the marker.
pub(super) fn market(frame: &mut Frame, model: &Model, area: Rect) {
    let active = matches!(model.stage, Stage::Pick | Stage::Choose { .. }) && model.focus == Pane::Market;
    let discarding = model.outlook().is_some_and(|outlook| discards(outlook.mv).is_some());
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
        _ => model.outlook().and_then(|outlook| discards(outlook.mv)).map(usize::from),
    };
    let rows = items.iter().enumerate().map(|(row, &item)| {
        let here = under_cursor == Some(row);
        let mut line = market_row(model, item, usize::from(inner.width).saturating_sub(1));
        line.spans.insert(0, Span::raw(if here { "▸" } else { " " }));
        if here { line.patch_style(chosen()) } else { line }
    });
    let lines: Vec<Line> = rows.collect();
    let skip = lines.len().saturating_sub(inner.height.into()).min(under_cursor.unwrap_or(0));
    frame.render_widget(Paragraph::new(lines.split_at(skip).1.to_vec()), inner);
}

fn market_row(model: &Model, item: Item, width: usize) -> Line<'static> {
    let table = model.session.table();
    let tracks = table.tracks(model.seat);
    let lead = match item {
        Item::Slot(slot) => (slot + 1).to_string(),
        Item::Basic(_) => "·".to_owned(),
        Item::Invest => "i".to_owned(),
    };
    let discarding = model.outlook().is_some_and(|outlook| discards(outlook.mv).is_some());
    let Some(kind) = model.kind(item) else {
        let text = match item {
            Item::Invest => format!("i     Marker on a tile ({} left)", tracks.markers),
            _ => format!("{lead}   –"),
        };
        let style =
            if item == Item::Invest && tracks.markers > 0 && !discarding { Style::new() } else { dim() };
        return Line::styled(fit(&text, width), style);
    };
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
        "lake +$2/adj tile".to_owned()
    } else {
        model.session.words().tile_short(kind)
    };
    let name_width = if width > 48 { 17 } else { width.saturating_sub(19) };
    let name = format!("{:<name_width$}", fit(&kind.name, name_width));
    let base = if usable { Style::new() } else { dim() };
    let badge = if usable { Style::new().fg(style::category(kind.category)) } else { dim() };
    let mut spans = vec![
        Span::styled(format!("{lead} {:>3} ", format!("${price}")), base),
        Span::styled(letter(kind.category).to_string(), badge.patch(bold())),
        Span::styled(format!(" {name} {note:<10}"), base),
    ];
    if width > 48 {
        spans.push(Span::styled(fit(&does, width.saturating_sub(36)), base));
    }
    Line::from(spans)
}

/// What the tile under the cursor does, or everything the move under the cursor would change.
pub(super) fn detail(frame: &mut Frame, model: &Model, area: Rect) {
    let active = matches!(model.stage, Stage::Place { .. });
    let title = match &model.stage {
        Stage::Place { .. } | Stage::Choose { .. } => " What Enter would do ",
        _ => " About ",
    };
    let inner = framed(frame, area, title.to_owned(), active);
    let text = wrapped(detail_text(model), inner.width.into());
    let most = text.len().saturating_sub(inner.height.into());
    let skip = model.scroll.min(most);
    let more = most > skip;
    frame.render_widget(Paragraph::new(text.split_at(skip).1.to_vec()), inner);
    if more && inner.height > 0 {
        let place =
            Rect { x: area.x + area.width.saturating_sub(16), y: area.bottom() - 1, width: 14, height: 1 };
        frame.render_widget(Span::styled(" PgDn: more ", bold()), place);
    }
}

fn detail_text(model: &Model) -> Vec<(String, Style)> {
    let plain = Style::new();
    let Some(outlook) = model.outlook() else {
        return about(model).into_iter().map(|line| (line, plain)).collect();
    };
    let table = model.session.table();
    if matches!(outlook.mv, Move::Keep { .. }) {
        let Some((outlooks, cursor)) = model.options() else { return Vec::new() };
        let mut text = Vec::new();
        for (index, outlook) in outlooks.iter().enumerate() {
            let here = index == cursor;
            let mark = if here { "▸ keep " } else { "  keep " };
            for (row, sentence) in outlook.sentences.iter().enumerate() {
                let line = if row == 0 { format!("{mark}{sentence}") } else { format!("    {sentence}") };
                text.push((line, if here { bold() } else { dim() }));
            }
        }
        return text;
    }
    let what = subject(table, model.seat, outlook.mv);
    let verb = if discards(outlook.mv).is_some() { "discard " } else { "" };
    let place = cell(outlook.mv).map_or(String::new(), |at| format!(" at {at}"));
    let mut text = vec![(format!("{verb}{what}{place}: {}", outlook.net_text()), bold())];
    text.extend(outlook.sentences.iter().map(|sentence| (format!(" {sentence}"), tone(sentence))));
    text.push((format!("= {}", tracks_line(&outlook.after)), bold()));
    text.extend(outlook.next.iter().map(|next| (next.clone(), plain)));
    text
}

/// Losses stand out, by their sign and by colour.
fn tone(sentence: &str) -> Style {
    if sentence.contains('−') || sentence.starts_with("pays") {
        Style::new().fg(Color::LightRed)
    } else {
        Style::new().fg(Color::LightGreen)
    }
}

/// The tile under the market cursor.
fn about(model: &Model) -> Vec<String> {
    let item = model.item();
    let table = model.session.table();
    let Some(kind) = model.kind(item) else {
        return match item {
            Item::Invest => vec![
                "A marker doubles a tile: its gain and its lines count once more now, and twice from then on.".to_owned(),
                "You pay the tile's cost again (a lake: $0), then discard a market tile.".to_owned(),
            ],
            _ => vec!["This slot is empty.".to_owned()],
        };
    };
    let category = kind.category.map_or("no category", |category| category.word());
    let icons: Vec<String> = kind.icons.iter().map(|icon| icon.replace('-', " ")).collect();
    let icons = if icons.is_empty() { String::new() } else { format!(", {}", icons.join(", ")) };
    let mut text = vec![format!("{} ({category}{icons})", kind.name)];
    let price = model.price(item).unwrap_or(0);
    let short = price - table.tracks(model.seat).money;
    let mut cost = match item {
        Item::Slot(slot) if model.lake => format!("as a lake: slot ${}", table.slot_price(slot)),
        Item::Slot(slot) => format!("${price} = tile ${} + slot ${}", kind.cost, table.slot_price(slot)),
        _ => format!("${price}, then a discard"),
    };
    if short > 0 {
        cost += &format!("; ${short} short");
    }
    text.push(cost);
    if model.lake && matches!(item, Item::Slot(_)) {
        text.push(
            "Face down: +$2 for each adjacent tile, now and later; nothing of what is printed.".to_owned(),
        );
    } else {
        text.extend(model.session.words().tile(kind).into_iter().map(|line| format!(" {line}")));
    }
    text
}

/// Your borough, with every legal cell lit while you choose one.
pub(super) fn borough(frame: &mut Frame, model: &Model, area: Rect) {
    let title = format!(" Borough of {} ", model.session.words().name(model.seat));
    let inner = framed(frame, area, title, matches!(model.stage, Stage::Place { .. }));
    let lit = match &model.stage {
        Stage::Place { outlooks, cursor, .. } => Some((outlooks.as_slice(), *cursor)),
        _ => None,
    };
    map(frame, model, model.seat, lit, inner);
}

/// Draws a borough as large as it fits, with the cursor in sight.
pub(super) fn map(
    frame: &mut Frame,
    model: &Model,
    seat: Seat,
    lit: Option<(&[Outlook], usize)>,
    area: Rect,
) {
    let table = model.session.table();
    let picture = |scale| {
        let mut cells = hexmap::cells(table.rules(), table.borough(seat), scale);
        if let Some((outlooks, cursor)) = lit {
            cells.retain(|cell| cell.ink != Ink::Free);
            light(&mut cells, outlooks, cursor, scale);
        }
        hexmap::draw(&cells, scale)
    };
    let (width, height) = (usize::from(area.width), usize::from(area.height));
    let large = picture(Scale::Large);
    let fits = large.rows.len() <= height && large.rows.first().is_none_or(|row| row.len() <= width);
    let map = if fits { large } else { picture(Scale::Small) };
    let columns = map.rows.first().map_or(0, Vec::len);
    let from = |focus: usize, size: usize, room: usize| {
        focus.saturating_sub(room / 2).min(size.saturating_sub(room))
    };
    let (left, top) = (from(map.focus.0, columns, width), from(map.focus.1, map.rows.len(), height));
    let (pad_x, pad_y) = (width.saturating_sub(columns) / 2, height.saturating_sub(map.rows.len()) / 2);
    let buffer = frame.buffer_mut();
    for (y, row) in map.rows.iter().skip(top).take(height).enumerate() {
        for (x, glyph) in row.iter().skip(left).take(width).enumerate() {
            let place = (area.x + (pad_x + x) as u16, area.y + (pad_y + y) as u16);
            if let Some(cell) = buffer.cell_mut(place) {
                cell.set_char(glyph.ch).set_style(style::ink(glyph.ink));
            }
        }
    }
}

/// Puts the net effect of each legal move on its cell.
fn light(cells: &mut Vec<Cell>, outlooks: &[Outlook], cursor: usize, scale: Scale) {
    for (index, outlook) in outlooks.iter().enumerate() {
        let Some(at) = cell(outlook.mv) else { continue };
        let tile = cells.iter().find(|known| known.at == at).map(|known| known.text[0].clone());
        let ink = if index == cursor { Ink::Cursor } else { Ink::Lit };
        cells.retain(|known| known.at != at);
        cells.push(Cell { at, ink, text: label(outlook, tile, scale) });
    }
}

/// The net effect in the few letters a hex has room for: rows of 4, 6 and 6 or of 4 and 4. What has no room is
/// left out whole, never cut; the preview has all of it.
fn label(outlook: &Outlook, tile: Option<String>, scale: Scale) -> [String; 3] {
    let (money, gains): (Vec<&String>, Vec<&String>) =
        outlook.net.iter().partition(|part| part.contains('$'));
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
            let mut second = parts.next().or(money).unwrap_or_default();
            if parts.next().is_some() && length(&second) < 4 {
                second.push('…');
            }
            [shown, second, String::new()]
        }
    }
}

/// How many rows players and goals want.
pub(super) fn players_rows(model: &Model) -> usize {
    let table = model.session.table();
    let goals = table.public_goals().len()
        + usize::from(model.session.view(model.seat).private_goal(model.seat).is_some());
    1 + table.seats() + goals
}

/// Everybody's tracks, the goals and who is ahead.
pub(super) fn players(frame: &mut Frame, model: &Model, area: Rect) {
    let inner = framed(frame, area, " Players and goals ".to_owned(), false);
    let table = model.session.table();
    let words = model.session.words();
    let width = usize::from(inner.width);
    let name_width = if width > 50 { 14 } else { 9 };
    let goals = goal_lines(model, width);
    let headed = 1 + table.seats() + goals.len() <= inner.height.into();
    let mut lines = Vec::new();
    if headed {
        lines.push(Line::styled(format!("{:<name_width$}    $  inc  rep people red line", ""), dim()));
    }
    for seat in table.all_seats() {
        let tracks = table.tracks(seat);
        let name = fit(words.name(seat), name_width);
        let (income, reputation) = (minus(tracks.income.into()), minus(tracks.reputation.into()));
        let (money, people, line) = (tracks.money, tracks.population, to_red_line(tracks.population));
        let text = if headed {
            format!("{name:<name_width$} {money:>4} {income:>4} {reputation:>4} {people:>5}  at +{line}")
        } else {
            let money = format!("${money}");
            format!(
                "{name:<name_width$} {money:>4} i{income:<2} r{reputation:<2} p{people:<3} line at +{line}"
            )
        };
        lines.push(Line::styled(text, if seat == model.seat { bold() } else { Style::new() }));
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
    let table = model.session.table();
    let words = model.session.words();
    let private = model.session.view(model.seat).private_goal(model.seat);
    // The secret one first: it is what a small window must not leave out.
    let public = table.public_goals().iter().map(|&id| (id, ""));
    let all = private.map(|id| (id, "SECRET ")).into_iter().chain(public);
    all.map(|(id, lead)| {
        let goal = table.rules().goal(id);
        let asks = words.goal(goal);
        let asks = asks.split(',').next().unwrap_or_default();
        let leader = goal.leader(table);
        let row = |named: bool| {
            let values = table.all_seats().map(|seat| {
                let name = if named { format!("{} ", words.name(seat)) } else { String::new() };
                let mark = if leader == Some(seat) { "▲" } else { "" };
                format!("{name}{}{mark}", minus(goal.value(table, seat)))
            });
            let values = values.collect::<Vec<_>>().join(if named { ", " } else { " " });
            format!("+{} {lead}{asks}: {values}", goal.bonus)
        };
        Some(row(true))
            .filter(|text| text.chars().count() <= width)
            .unwrap_or_else(|| fit(&row(false), width))
    })
    .collect()
}

/// What happened, newest last.
pub(super) fn log(frame: &mut Frame, model: &Model, area: Rect) {
    let title = if model.log_back > 0 { " Log (PgDn: newer) " } else { " Log (PgUp: older) " };
    let inner = framed(frame, area, title.to_owned(), model.focus == Pane::Log);
    let entries = model.session.log().iter().flat_map(|entry| {
        let changes = entry.changes.iter().map(|change| (format!("  {change}"), Style::new()));
        [(entry.headline.clone(), bold())].into_iter().chain(changes)
    });
    let lines = wrapped(entries, inner.width.into());
    let most = lines.len().saturating_sub(inner.height.into());
    let skip = most.saturating_sub(model.log_back);
    frame.render_widget(Paragraph::new(lines.split_at(skip).1.to_vec()), inner);
}

/// A tile's four letters with its name, for the legend of a map.
pub(super) fn legend(model: &Model, seat: Seat) -> Vec<String> {
    let table = model.session.table();
    let mut names: Vec<String> = Vec::new();
    for tile in table.borough(seat).tiles() {
        let kind = table.kind(tile.kind);
        let line = format!("{} {} {}", abbreviation(&kind.name), letter(kind.category), kind.name);
        if !names.contains(&line) {
            names.push(line);
        }
    }
    names
}
