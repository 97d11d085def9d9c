//! What the panes of NEOM's screen say: rows, previews, players and goods, the labels of cells.

use super::{Cx, Item, Kind};
use crate::neom::citymap::{Label, Shape, colour};
use crate::neom::position::{self, offer, roads, why_not};
use crate::neom::preview::{MovePreview, cell_of};
use crate::picture::{Colour, Ink};
use crate::screen::describe::{Choice, Pane, ScreenGame, Sentence, Spans, Tone};
use crate::screen::fit;
use crate::text::say;
use game_core::Seat;
use neom::cell::Cell;
use neom::moves::{Illegal, Move, Seller};
use neom::table::Phase;
use neom::tile::Tile;
use neom::{Neom, NeomView, SELL_PRICE};
use render::neom::sentence::{self, good_name, number, type_letters};

/// ` £4 R  Colonial Houses      3 cells`, after its number; wide windows have room for roads and effect.
pub(super) fn row(cx: &Cx<'_>, view: &NeomView<'_>, item: Item, width: usize) -> Spans {
    let language = cx.language();
    let Some(tile) = item.tile() else {
        let text = format!(" +£{SELL_PRICE}    {}", say!(language, "neom-row-sell"));
        return vec![(fit(&text, width), Tone::Plain)];
    };
    let printed = cx.table().tile(tile);
    let (price, note, usable) = match offer(view, tile) {
        _ if printed.disaster.is_some() => {
            let note = match cx.table().seats() {
                1 => say!(language, "neom-row-hits-you"),
                _ => say!(language, "neom-row-hits-others"),
            };
            (String::new(), note, true)
        }
        Some((quote, table)) => {
            let short = quote.price - table.money(cx.seat);
            let (note, usable) = match (short, quote.cells.len()) {
                (1.., _) => (say!(language, "neom-row-short", short), false),
                (_, 0) => (say!(language, "neom-row-no-cell"), false),
                (_, count) => (say!(language, "neom-cells", count), true),
            };
            (format!("£{}", quote.price), note, usable)
        }
        None => ("–".to_owned(), brief(cx, position::obstacle(view, tile)), false),
    };
    // While Cornerstones are drafted nothing is placed, so nothing is out of reach.
    let usable = usable || matches!(cx.table().phase(), Phase::Draft { .. });
    let base = if usable { Tone::Plain } else { Tone::Dim };
    let mark = if matches!(item, Item::Stone(_)) { "*" } else { "" };
    let (wide, widest) = (width > 47, width > 65);
    let name_width = match (widest, wide) {
        (true, _) => 24,
        (_, true) => 19,
        _ => width.saturating_sub(9 + note.chars().count().min(10) + 1),
    };
    let name = format!("{mark}{}", cx.tile_name(tile));
    let mut spans = vec![
        (format!(" {price:>3} "), base),
        (format!("{:<2}", type_letters(printed)), badge(printed)),
        (format!(" {:<name_width$} ", fit(&name, name_width)), base),
    ];
    if wide {
        let side = if widest { format!("{:<4} ", roads(printed)) } else { String::new() };
        let text = match printed.disaster {
            Some(_) => note,
            None => format!("{side}{note:<8} {}", sentence::tile_short(language, printed)),
        };
        spans.push((fit(&text, width.saturating_sub(10 + name_width)), base));
    } else {
        spans.push((fit(&note, 10), base));
    }
    spans
}

fn badge(tile: &Tile) -> Tone {
    Tone::Badge(tile.types.iter().next().map_or(Colour::Red, colour))
}

/// A refusal in few letters.
fn brief(cx: &Cx<'_>, illegal: Option<Illegal>) -> String {
    let language = cx.language();
    match illegal {
        Some(Illegal::NobodySells { good } | Illegal::NotYetSold { good, .. }) => {
            say!(language, "neom-row-no-good", good = good_name(language, good))
        }
        Some(Illegal::TooManyCornerstones { .. }) => say!(language, "neom-row-later"),
        _ => say!(language, "neom-row-not-yet"),
    }
}

/// What a Disaster would cost, if it cannot be paid.
pub(super) fn cannot_pay(cx: &Cx<'_>) -> Option<String> {
    let step = cx.step.filter(|step| step.kind == Kind::Answer)?;
    let (disaster, _) = cx.table().disaster()?;
    let payable = step.choices.iter().any(|choice| choice.mv == Move::Pay);
    let price = position::penalty_text(cx.language(), cx.table(), cx.seat, disaster);
    (!payable).then(|| say!(cx.language(), "neom-not-payable", price))
}

/// An answer to a Disaster, with what it comes to.
pub(super) fn answer(cx: &Cx<'_>, preview: &MovePreview) -> String {
    let (language, table, seat) = (cx.language(), cx.table(), cx.seat);
    let net = sentence::net_text(language, &preview.brings);
    if preview.mv != Move::Pay {
        let tiles = sentence::move_object(cx.session.reader(), table, seat, preview.mv);
        return say!(language, "neom-give-up", tiles, net);
    }
    let price = |(disaster, _)| position::penalty_text(language, table, seat, disaster);
    say!(language, "neom-pay", price = table.disaster().map(price).unwrap_or_default(), net)
}

/// What the tile under the cursor does, or everything the move under the cursor would change.
pub(super) fn about(cx: &Cx<'_>) -> Pane<Sentence> {
    let (language, table, reader, seat) = (cx.language(), cx.table(), cx.session.reader(), cx.seat);
    // The sale is previewed in the list.
    let sale = || Neom::row_move(cx).filter(|mv| cx.step.is_none() && *mv == Move::Sell);
    let previewed = cx.mv().or_else(sale).and_then(|mv| Some((mv, cx.view().preview(mv).ok()?)));
    let Some((mv, brings)) = previewed else {
        return Pane::new(say!(language, "screen-about"), about_row(cx));
    };
    let does = sentence::move_text(reader, table, seat, mv);
    let heading = format!("{does}: {}", sentence::net_text(language, &brings));
    let all = sentence::preview(reader, table, seat, mv, &brings);
    let all = all.into_iter().map(|line| Sentence::new(format!(" {line}"), tone(&line)));
    let text = [Sentence::new(heading, Tone::Bold)].into_iter().chain(all).collect();
    Pane::new(say!(language, "screen-preview"), text)
}

/// Losses stand out, by their first sign and by colour.
fn tone(sentence: &str) -> Tone {
    match sentence.chars().find(|sign| matches!(sign, '−' | '+' | '±')) {
        Some('−') => Tone::Bad,
        Some('+') => Tone::Good,
        _ => Tone::Plain,
    }
}

/// The tile under the cursor of the list.
fn about_row(cx: &Cx<'_>) -> Vec<Sentence> {
    let (table, view, language) = (cx.table(), cx.view(), cx.language());
    let Some(tile) = cx.item().and_then(Item::tile) else { return Vec::new() };
    let plain = |text: String| Sentence::new(text, Tone::Plain);
    let heading = sentence::tile_heading(language, table.rules(), tile);
    let mut text = vec![Sentence::new(heading, Tone::Bold)];
    if let Some(disaster) = table.tile(tile).disaster {
        text.extend(table.all_seats().map(|seat| {
            let (name, price) = (cx.session.name(seat), table.penalty_of(seat, disaster));
            plain(say!(language, "neom-would-pay", name, price))
        }));
    } else if table.phase() != Phase::Over {
        text.push(match offer(&view, tile) {
            Some((quote, at)) => {
                let terms = sentence::terms_text(cx.session.reader(), &at, cx.seat, &quote.terms);
                let how = if terms.is_empty() { terms } else { format!(": {terms}") };
                plain(format!("{}{how}", say!(language, "neom-price-now", price = quote.price)))
            }
            None => {
                let why = why_not(language, &view, tile);
                Sentence::new(say!(language, "neom-not-now", why), Tone::Bad)
            }
        });
    }
    let does = sentence::tile_text_at(language, table, tile).into_iter();
    text.extend(does.map(|line| plain(format!(" {line}"))));
    text
}

/// Everybody's money, income and points, and their goods with the price for you.
pub(super) fn players(cx: &Cx<'_>, (width, height): (usize, usize)) -> Pane<Spans> {
    let language = cx.language();
    let seats: Vec<Seat> = cx.table().all_seats().collect();
    let title = match seats.len() {
        1 => say!(language, "neom-players-alone"),
        count if height < count => say!(language, "neom-players-short"),
        _ => say!(language, "neom-players"),
    };
    let tone = |seat: Seat| if seat == cx.seat { Tone::Bold } else { Tone::Plain };
    let bank = position::bank(language, cx.table(), cx.seat);
    let bank = bank.map(|goods| vec![(say!(language, "neom-supply", goods), Tone::Plain)]);
    let mut lines: Vec<Spans> = Vec::new();
    if height > 2 * seats.len() {
        for &seat in &seats {
            let doing = position::doing(cx.session, &cx.view(), cx.seat, seat);
            lines.push(vec![(fit(&format!("{}  {doing}", facts(cx, seat, 14)), width), tone(seat))]);
            let goods = fit(&format!("   {}{}", stock(cx, seat), extras(cx, seat)), width);
            lines.push(vec![(goods, Tone::Plain)]);
        }
        lines.extend(bank);
    } else if height >= seats.len() {
        for &seat in &seats {
            let text = format!("{} {}", facts(cx, seat, 8), stock(cx, seat));
            lines.push(vec![(fit(&text, width), tone(seat))]);
        }
        lines.extend(bank);
    } else {
        for pair in seats.chunks(2) {
            let first = width.div_ceil(2);
            let cells = pair.iter().enumerate().map(|(place, &seat)| {
                let room = if place == 0 { first - 1 } else { width - first };
                (format!("{:<first$}", short_facts(cx, seat, room)), tone(seat))
            });
            lines.push(cells.collect());
        }
    }
    Pane::new(title, lines)
}

/// Money, income and points of a seat.
fn numbers(cx: &Cx<'_>, seat: Seat) -> [String; 3] {
    let (table, language) = (cx.table(), cx.language());
    let points = say!(language, "neom-points-short", points = number(table.score(seat).total()));
    let income = say!(language, "neom-income-short", income = table.income(seat, table.generation()));
    [format!("£{}", table.money(seat)), income, points]
}

/// `Ann £6 i2 −11vp`, as short as it gets.
fn short_facts(cx: &Cx<'_>, seat: Seat, width: usize) -> String {
    let numbers = format!(" {}", numbers(cx, seat).join(" "));
    let room = width.saturating_sub(numbers.chars().count());
    format!("{}{numbers}", fit(cx.session.name(seat), room))
}

/// The same in columns.
fn facts(cx: &Cx<'_>, seat: Seat, name_width: usize) -> String {
    let name = fit(cx.session.name(seat), name_width);
    let [money, income, points] = numbers(cx, seat);
    format!("{name:<name_width$} {money:>4} {income:<3} {points:>5}")
}

/// A seat's goods, with the price for the person at the keyboard.
fn stock(cx: &Cx<'_>, seat: Seat) -> String {
    let (table, me, language) = (cx.table(), cx.seat, cx.language());
    let own = seat == me || cx.watching();
    let goods = if own { table.city(seat).goods() } else { table.sold_by(seat) };
    let words = goods.iter().map(|good| match own {
        true => good_name(language, good),
        false => {
            format!("{} £{}", good_name(language, good), table.good_price(me, Seller::Seat(seat), good))
        }
    });
    let words: Vec<String> = words.collect();
    if words.is_empty() { say!(language, "neom-no-goods") } else { words.join(", ") }
}

/// Routes and unplaced Cornerstones, where there is room.
fn extras(cx: &Cx<'_>, seat: Seat) -> String {
    let stones = match cx.view().cornerstones(seat) {
        [] => position::face_down(cx.language(), cx.table()),
        known => Some(known.iter().map(|&tile| cx.tile_name(tile)).collect::<Vec<_>>().join(" *")),
    };
    let stones = stones.map(|stones| format!("; *{stones}")).unwrap_or_default();
    format!("{}{stones}", position::routes_text(cx.language(), cx.table(), seat))
}

/// Pick, unplaced Cornerstones and what is known of the hand; then all tiles with their numbers and points.
pub(super) fn legend(cx: &Cx<'_>, seat: Seat) -> Vec<Sentence> {
    let (table, session, view, me, language) = (cx.table(), cx.session, cx.view(), cx.seat, cx.language());
    let plain = |text: String| Sentence::new(text, Tone::Plain);
    let doing = Some(position::doing(session, &view, me, seat)).filter(|doing| !doing.is_empty());
    let stones = say!(language, "neom-to-place", stones = position::stones_text(language, &view, seat));
    let open = doing.into_iter().chain([stones]).chain(position::hand_known(session, &view, me, seat));
    let city = table.city(seat);
    let purse = neom::score::Purse { money: table.money(seat), final_income: table.final_income(seat) };
    let tiles = city.tiles().map(|(at, tile)| {
        let points = number(table.tile_points(city, at, tile, purse));
        let name = fit(&cx.tile_name(tile), 20);
        format!("{at} {:03} {name:<20} {points:>3}", table.tile(tile).number)
    });
    let heading = Sentence::new(say!(language, "neom-legend"), Tone::Bold);
    open.map(plain).chain([heading]).chain(tiles.map(plain)).collect()
}

/// Puts the net effect of each legal move on its cell.
pub(super) fn light(labels: &mut [Label], choices: &[Choice<Move>], cursor: Option<usize>, shape: Shape) {
    for (index, choice) in choices.iter().enumerate() {
        let Some(at) = cell_of(choice.mv) else { continue };
        let Some(label) = labels.get_mut(at.index()) else { continue };
        let ink = if cursor == Some(index) { Ink::Cursor } else { Ink::Lit };
        let covered = (label.ink != Ink::Free).then(|| label.text[0].clone());
        *label = Label { ink, text: effect(&choice.net, covered, shape) };
    }
}

/// The net effect in the few letters a cell has room for. What has no room is left out whole, never cut; the preview
/// has all of it.
fn effect(parts: &[String], covered: Option<String>, shape: Shape) -> [String; 2] {
    let mut second = String::new();
    let first = match covered {
        Some(tile) => tile,
        None => parts.first().cloned().unwrap_or_default(),
    };
    for part in parts.iter().filter(|part| **part != first) {
        let space = usize::from(!second.is_empty());
        if second.chars().count() + space + part.chars().count() <= shape.inner {
            if space > 0 {
                second.push(' ');
            }
            second += part;
        }
    }
    [first, second]
}

/// The tiles that the answer under the cursor gives up.
pub(super) fn mark(cx: &Cx<'_>, labels: &mut [Label]) {
    let Some(Move::Sacrifice { cells }) = cx.mv() else { return };
    for at in cells.iter() {
        if let Some(label) = labels.get_mut(Cell::index(at)) {
            label.ink = Ink::Marked;
            label.text[1] = say!(cx.language(), "neom-gone");
        }
    }
}
