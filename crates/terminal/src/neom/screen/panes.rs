//! The panes of the table beside the city: the list, the preview, players and their goods.

use super::bargain::Step;
use super::model::{Item, Model, Pane, Stage};
use super::mouse::{Spots, Target};
use super::style;
use crate::neom::position::{self, offer, roads, why_not};
use crate::neom::preview::{MovePreview, terms_of};
use crate::screen::panes::{framed, scrolled};
use crate::screen::style::{bold, chosen, dim, fit, wrap, wrapped};
use game_core::Seat;
use neom::moves::{Move, Seller};
use neom::table::Phase;
use neom::tile::TileId;
use neom::{NeomView, SELL_PRICE};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use render::neom::sentence::{self, good_name, number, type_letters};
use render::text::Language;

/// Hand or pack with prices, Cornerstones, the sale.
pub(super) fn list(frame: &mut Frame, spots: &mut Spots, model: &Model, area: Rect) {
    let active = model.stage == Stage::List && model.focus == Pane::List;
    let table = model.table();
    let title = match (table.phase(), table.has_hands()) {
        (Phase::Draft { .. }, true) => " Cornerstones: keep one ",
        (Phase::Draft { .. }, false) => " Open stack: keep one ",
        (Phase::Select, true) => " Your hand: pick one ",
        (Phase::Select, false) => " Open pack: pick one ",
        (Phase::Act, _) => " Your pick and Cornerstones ",
        _ => " Unplaced Cornerstones ",
    };
    let inner = framed(frame, area, title.to_owned(), active);
    let view = model.view();
    let under_cursor = match &model.stage {
        Stage::List => Some(model.row),
        Stage::Cell { tile, .. } => model.items().iter().position(|item| holds(*item, *tile)),
        _ => None,
    };
    let items = model.items();
    let digits = if items.len() > 9 { 2 } else { 1 };
    let rows = items.into_iter().enumerate().map(|(row, item)| {
        let here = under_cursor == Some(row);
        let mut line = row_line(model, &view, item, usize::from(inner.width).saturating_sub(1 + digits));
        line.spans.insert(0, Span::styled(format!("{:>digits$}", row + 1), line.spans[0].style));
        line.spans.insert(0, Span::raw(if here { "▸" } else { " " }));
        if here { line.patch_style(chosen()) } else { line }
    });
    let lines: Vec<Line> = rows.collect();
    show_rows(frame, spots, lines, under_cursor.unwrap_or(0), inner, Target::Row);
}

/// Rows that scroll with the cursor, each a place to click.
fn show_rows(
    frame: &mut Frame,
    spots: &mut Spots,
    lines: Vec<Line<'static>>,
    cursor: usize,
    inner: Rect,
    target: fn(usize) -> Target,
) {
    let height = usize::from(inner.height);
    let skip = cursor.saturating_sub(height.saturating_sub(1) / 2).min(lines.len().saturating_sub(height));
    for (y, row) in (skip..lines.len()).take(height).enumerate() {
        spots.add(Rect { y: inner.y + y as u16, height: 1, ..inner }, target(row));
    }
    frame.render_widget(Paragraph::new(lines.split_at(skip).1.to_vec()), inner);
}

fn holds(item: Item, wanted: TileId) -> bool {
    matches!(item, Item::Tile(tile) | Item::Stone(tile) if tile == wanted)
}

/// ` £4 R  Colonial Houses      3 cells`, after its number; wide windows have room for roads and effect.
fn row_line(model: &Model, view: &NeomView<'_>, item: Item, width: usize) -> Line<'static> {
    let tile = match item {
        Item::Tile(tile) | Item::Stone(tile) => tile,
        Item::Sell => {
            let text = format!(" +£{SELL_PRICE}    Sell the picked tile");
            return Line::raw(fit(&text, width));
        }
    };
    let printed = model.table().tile(tile);
    let (price, note, usable) = match offer(view, tile) {
        _ if printed.disaster.is_some() => {
            let whom = if model.table().seats() == 1 { "you, if unpicked" } else { "the others" };
            (String::new(), format!("hits {whom}"), true)
        }
        Some((quote, table)) => {
            let short = quote.price - table.money(model.desk.seat);
            let (note, usable) = match (short, quote.cells.len()) {
                (1.., _) => (format!("£{short} short"), false),
                (_, 0) => ("no cell".to_owned(), false),
                (_, 1) => ("1 cell".to_owned(), true),
                (_, count) => (format!("{count} cells"), true),
            };
            (format!("£{}", quote.price), note, usable)
        }
        None => ("–".to_owned(), brief(&why_not(view, tile)), false),
    };
    // While Cornerstones are drafted nothing is placed, so nothing is out of reach.
    let usable = usable || matches!(model.table().phase(), Phase::Draft { .. });
    let base = if usable { Style::new() } else { dim() };
    let mark = if matches!(item, Item::Stone(_)) { "*" } else { "" };
    let (wide, widest) = (width > 47, width > 65);
    let name_width = if widest {
        24
    } else if wide {
        19
    } else {
        width.saturating_sub(9 + note.chars().count().min(10) + 1)
    };
    let name = format!("{mark}{}", printed.name);
    let mut spans = vec![
        Span::styled(format!(" {price:>3} "), base),
        Span::styled(format!("{:<2}", type_letters(printed)), style::badge(printed)),
        Span::styled(format!(" {:<name_width$} ", fit(&name, name_width)), base),
    ];
    if wide {
        let side = if widest { format!("{:<4} ", roads(printed)) } else { String::new() };
        let text = match printed.disaster {
            Some(_) => note,
            None => format!("{side}{note:<8} {}", sentence::tile_short(Language::ENGLISH, printed)),
        };
        spans.push(Span::styled(fit(&text, width.saturating_sub(10 + name_width)), base));
    } else {
        spans.push(Span::styled(fit(&note, 10), base));
    }
    Line::from(spans)
}

/// A refusal in few letters.
fn brief(why: &str) -> String {
    match why {
        _ if why.starts_with("nobody sells ") => why.replacen("nobody sells ", "no ", 1),
        _ if why.contains("is not for sale before") => {
            format!("no {}", why.split(" is not").next().unwrap_or("good"))
        }
        _ if why.starts_with("generation ") => "later".to_owned(),
        _ => "not yet".to_owned(),
    }
}

/// How many rows the choices want.
pub(super) fn choice_rows(model: &Model, area: Rect) -> usize {
    let width = usize::from(area.width.saturating_sub(3));
    let texts = choice_texts(model);
    let mut rows = 0;
    for text in texts {
        rows += wrap(&text, width).len();
    }
    rows.max(1) + usize::from(cannot_pay(model).is_some())
}

/// The terms to choose from, or the answers to a Disaster.
pub(super) fn choices(frame: &mut Frame, spots: &mut Spots, model: &Model, area: Rect) {
    let title = match &model.stage {
        Stage::Terms(bargain) => match (bargain.step, bargain.every) {
            (Step::Payment, false) => " How to pay (a: all sellers) ".to_owned(),
            (Step::Payment, true) => " How to pay: all sellers ".to_owned(),
            (Step::Produce, _) => " What it produces ".to_owned(),
            (Step::Swap, _) => " Cornerstones to swap ".to_owned(),
        },
        _ => {
            let what = model.table().disaster().map_or("Disaster", |(disaster, _)| disaster.name());
            format!(" {what}: pay or give up ")
        }
    };
    let inner = framed(frame, area, title, model.focus == Pane::List);
    let cursor = match &model.stage {
        Stage::Terms(bargain) => bargain.cursor,
        Stage::Answer { cursor, .. } => *cursor,
        _ => 0,
    };
    let width = usize::from(inner.width).saturating_sub(1);
    let mut lines = Vec::new();
    let mut owners = Vec::new();
    for (index, text) in choice_texts(model).into_iter().enumerate() {
        let here = index == cursor;
        for (row, part) in wrap(&text, width).into_iter().enumerate() {
            let lead = if here && row == 0 { "▸" } else { " " };
            let line = Line::raw(format!("{lead}{part}"));
            lines.push(if here { line.patch_style(chosen()) } else { line });
            owners.push(index);
        }
    }
    let note = cannot_pay(model);
    let below = u16::from(note.is_some()).min(inner.height);
    if let Some(note) = note {
        frame.render_widget(
            Line::styled(fit(&note, inner.width.into()), dim()),
            Rect { height: below, ..inner },
        );
    }
    let inner = Rect { y: inner.y + below, height: inner.height - below, ..inner };
    let height = usize::from(inner.height);
    let first = owners.iter().position(|owner| *owner == cursor).unwrap_or(0);
    let skip = first.saturating_sub(height / 2).min(lines.len().saturating_sub(height));
    for (y, owner) in owners[skip..].iter().take(height).enumerate() {
        spots.add(Rect { y: inner.y + y as u16, height: 1, ..inner }, Target::Choice(*owner));
    }
    frame.render_widget(Paragraph::new(lines.split_at(skip).1.to_vec()), inner);
}

/// What a Disaster would cost, if it cannot be paid.
fn cannot_pay(model: &Model) -> Option<String> {
    let Stage::Answer { previews, .. } = &model.stage else { return None };
    let (disaster, _) = model.table().disaster()?;
    let payable = previews.iter().any(|preview| preview.mv == Move::Pay);
    let text = position::penalty_text(model.table(), model.desk.seat, disaster);
    (!payable).then(|| format!(" not payable: {text}"))
}

/// Each choice in words, with what it comes to.
fn choice_texts(model: &Model) -> Vec<String> {
    let (table, names, seat) = (model.table(), model.desk.session.names(), model.desk.seat);
    let words = |preview: &MovePreview| -> String {
        let money = sentence::pounds(preview.brings.money);
        match (&model.stage, terms_of(preview.mv)) {
            (Stage::Terms(bargain), Some(terms)) => {
                let part = bargain.part(terms);
                let text = sentence::terms_text(Language::ENGLISH, table, names, seat, &part);
                let text = match (text.is_empty(), bargain.step) {
                    (true, Step::Swap) => "no swap".to_owned(),
                    (true, _) => "with what your city produces".to_owned(),
                    _ => text,
                };
                if bargain.step == Step::Payment { format!("{money} {text}") } else { text }
            }
            _ => match preview.mv {
                Move::Pay => {
                    let text = |(disaster, _)| position::penalty_text(table, seat, disaster);
                    let parts = table.disaster().map(text).unwrap_or_default();
                    format!("pay {parts}: {}", sentence::net_text(Language::ENGLISH, &preview.brings))
                }
                mv => {
                    let what = sentence::move_object(Language::ENGLISH, table, seat, mv);
                    format!("give up {what}: {}", sentence::net_text(Language::ENGLISH, &preview.brings))
                }
            },
        }
    };
    match &model.stage {
        Stage::Terms(bargain) => bargain.options.iter().map(words).collect(),
        Stage::Answer { previews, .. } => previews.iter().map(words).collect(),
        _ => Vec::new(),
    }
}

/// What the tile under the cursor does, or everything the move under the cursor would change.
pub(super) fn detail(frame: &mut Frame, model: &Model, area: Rect) {
    let active = matches!(model.stage, Stage::Cell { .. });
    let title = if preview(model).is_some() { " What it would do " } else { " About " };
    let inner = framed(frame, area, title.to_owned(), active);
    let text = wrapped(detail_text(model), inner.width.into());
    scrolled(frame, [area, inner], text, model.desk.scroll);
}

/// The move that is previewed: the one under the cursor, or the sale.
fn preview(model: &Model) -> Option<MovePreview> {
    if let Some(preview) = model.preview() {
        return Some(preview.clone());
    }
    let sells = model.stage == Stage::List && model.row_move() == Some(Move::Sell);
    let brings = sells.then(|| model.view().preview(Move::Sell).ok()).flatten()?;
    Some(MovePreview { mv: Move::Sell, brings })
}

fn detail_text(model: &Model) -> Vec<(String, Style)> {
    let (table, names, seat) = (model.table(), model.desk.session.names(), model.desk.seat);
    let Some(MovePreview { mv, brings }) = preview(model) else { return about(model) };
    let mut text = vec![(
        format!(
            "{}: {}",
            sentence::move_text(Language::ENGLISH, table, names, seat, mv),
            sentence::net_text(Language::ENGLISH, &brings)
        ),
        bold(),
    )];
    let all = sentence::preview(Language::ENGLISH, table, names, seat, mv, &brings);
    text.extend(all.into_iter().map(|line| (format!(" {line}"), tone(&line))));
    text
}

/// Losses stand out, by their sign and by colour.
fn tone(sentence: &str) -> Style {
    let loss = sentence.contains("−£")
        || sentence.contains("lose")
        || sentence.contains("lost")
        || sentence.contains("now −");
    let gain = sentence.contains("+£") || sentence.contains("gain") || sentence.contains("now +");
    match (loss, gain) {
        (true, _) => Style::new().fg(Color::LightRed),
        (_, true) => Style::new().fg(Color::LightGreen),
        _ => Style::new(),
    }
}

/// The tile under the cursor of the list.
fn about(model: &Model) -> Vec<(String, Style)> {
    let (table, view) = (model.table(), model.view());
    let Some(Item::Tile(tile) | Item::Stone(tile)) = model.item() else { return Vec::new() };
    let rules = table.rules();
    let mut text = vec![(sentence::tile_heading(Language::ENGLISH, rules, tile), bold())];
    if table.tile(tile).disaster.is_none() && table.phase() != Phase::Over {
        text.push(match offer(&view, tile) {
            Some((quote, at)) => {
                let terms = sentence::terms_text(
                    Language::ENGLISH,
                    &at,
                    model.desk.session.names(),
                    model.desk.seat,
                    &quote.terms,
                );
                let how = if terms.is_empty() { String::new() } else { format!(": {terms}") };
                (format!("£{} now{how}", quote.price), Style::new())
            }
            None => (format!("not now: {}", why_not(&view, tile)), Style::new().fg(Color::LightRed)),
        });
    } else if let Some(disaster) = table.tile(tile).disaster {
        for seat in table.all_seats() {
            let name = model.desk.session.name(seat);
            text.push((format!("{name} would pay £{}", table.penalty_of(seat, disaster)), Style::new()));
        }
    }
    text.extend(
        sentence::tile_text_at(Language::ENGLISH, table, tile)
            .into_iter()
            .map(|line| (format!(" {line}"), Style::new())),
    );
    text
}

/// How many rows the players want.
pub(super) fn players_rows(model: &Model) -> usize {
    2 * model.table().seats() + 1
}

/// Everybody's money, income and points, and their goods with the price for you.
pub(super) fn players(frame: &mut Frame, model: &Model, area: Rect) {
    let seats = model.table().seats();
    let title = match seats {
        1 => " Goods ",
        _ if usize::from(area.height.saturating_sub(2)) < seats => " Players (g: goods and prices) ",
        _ => " Players, goods and what they cost you ",
    };
    let inner = framed(frame, area, title.to_owned(), false);
    let (width, height) = (usize::from(inner.width), usize::from(inner.height));
    let seats: Vec<Seat> = model.table().all_seats().collect();
    let mut lines: Vec<Line> = Vec::new();
    let style = |seat: Seat| if seat == model.desk.seat { bold() } else { Style::new() };
    if height > 2 * seats.len() {
        for &seat in &seats {
            let doing = position::doing(&model.desk.session, &model.view(), model.desk.seat, seat);
            lines
                .push(Line::styled(fit(&format!("{}  {doing}", facts(model, seat, 14)), width), style(seat)));
            lines.push(Line::raw(fit(&format!("   {}{}", stock(model, seat), extras(model, seat)), width)));
        }
        lines.extend(bank_line(model).map(Line::raw));
    } else if height >= seats.len() {
        for &seat in &seats {
            let text = format!("{} {}", facts(model, seat, 8), stock(model, seat));
            lines.push(Line::styled(fit(&text, width), style(seat)));
        }
        lines.extend(bank_line(model).map(Line::raw));
    } else {
        for pair in seats.chunks(2) {
            let first = width.div_ceil(2);
            let cells = pair.iter().enumerate().map(|(place, &seat)| {
                let room = if place == 0 { first - 1 } else { width - first };
                Span::styled(format!("{:<first$}", short_facts(model, seat, room)), style(seat))
            });
            lines.push(Line::from(cells.collect::<Vec<_>>()));
        }
    }
    lines.truncate(height);
    frame.render_widget(Paragraph::new(lines), inner);
}

/// `Ann £6 i2 −11vp`, as short as it gets.
fn short_facts(model: &Model, seat: Seat, width: usize) -> String {
    let table = model.table();
    let numbers = format!(
        " £{} i{} {}vp",
        table.money(seat),
        table.income(seat, table.generation()),
        number(table.score(seat).total())
    );
    let room = width.saturating_sub(numbers.chars().count());
    format!("{}{numbers}", fit(model.desk.session.name(seat), room))
}

/// The same in columns.
fn facts(model: &Model, seat: Seat, name_width: usize) -> String {
    let table = model.table();
    let name = fit(model.desk.session.name(seat), name_width);
    format!(
        "{name:<name_width$} {:>4} i{:<2} {:>5}",
        format!("£{}", table.money(seat)),
        table.income(seat, table.generation()),
        format!("{}vp", number(table.score(seat).total()))
    )
}

/// A seat's goods, with the price for the person at the keyboard.
fn stock(model: &Model, seat: Seat) -> String {
    let (table, me) = (model.table(), model.desk.seat);
    let own = seat == me || model.desk.watching();
    let goods = if own { table.city(seat).goods() } else { table.sold_by(seat) };
    let words = goods.iter().map(|good| match own {
        true => good_name(Language::ENGLISH, good),
        false => format!(
            "{} £{}",
            good_name(Language::ENGLISH, good),
            table.good_price(me, Seller::Seat(seat), good)
        ),
    });
    let words: Vec<String> = words.collect();
    if words.is_empty() { "no goods".to_owned() } else { words.join(", ") }
}

/// Routes and unplaced Cornerstones, where there is room.
fn extras(model: &Model, seat: Seat) -> String {
    let (table, view) = (model.table(), model.view());
    let stones = match position::stones_text(&view, seat) {
        none if none == "none" => String::new(),
        stones => format!("; *{}", stones.replace(", ", " *")),
    };
    format!("{}{stones}", position::routes_text(table, seat))
}

/// What the supply sells.
fn bank_line(model: &Model) -> Option<String> {
    position::bank(model.table(), model.desk.seat).map(|text| format!("supply: {text}"))
}
