//! What the panes of Suburbia's screen say: the market, goals, tiles, the labels of cells and borders.

use super::items::{Item, SPACE_KEYS, footprint};
use super::{Cx, Kind, answers, placing};
use crate::picture::{Colour, Ink};
use crate::screen::describe::{Pane, Sentence, Spans, StepOf, Tone};
use crate::screen::fit;
use crate::suburbia::extras;
use crate::suburbia::hexmap::{Bar, Cell, Scale, Town, abbreviation, colour, kind_letter};
use crate::suburbia::preview::{MovePreview, net_text};
use crate::text::say;
use game_core::Seat;
use render::suburbia::sentence;
use suburbia::Suburbia;
use suburbia::hex::{Footprint, Hex};
use suburbia::moves::{Choice, Choices, Move};
use suburbia::tile::KindId;

/// A row of the market: ` 3  $7 C Hotel   $2 short`, and what it does where there is room.
pub(super) fn market_row(cx: &Cx<'_>, item: Item, width: usize) -> Spans {
    let (table, language, lake) = (cx.table(), cx.language(), cx.switched && item.can_be_lake());
    let (rules, tracks, discarding) = (table.rules(), table.tracks(cx.seat), cx.discarding());
    let Some(id) = item.kind(table) else {
        let (text, usable) = match item {
            Item::Slot(slot) => (format!("{}   –", slot + 1), false),
            Item::Space(space) => (format!("{}   –", SPACE_KEYS[space]), false),
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
        Item::Space(space) => (SPACE_KEYS[space].to_string(), item.price(table, lake).unwrap_or(0)),
        _ => ("·".to_owned(), item.price(table, lake).unwrap_or(0)),
    };
    let barred = !lake && !discarding && cx.barred(id);
    let left = table.basics().find(|&(basic, _)| item == Item::Basic(basic)).map(|(_, left)| left);
    let short = (price - tracks.money).max(0);
    let can_go = !discarding || matches!(item, Item::Slot(_));
    let usable = short == 0 && !barred && left != Some(0) && can_go;
    let note = match (item, left) {
        _ if barred => say!(language, "suburbia-row-barred"),
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
        true if matches!(item, Item::Space(_)) => (Tone::Plain, Tone::Badge(Colour::White)),
        true => (Tone::Plain, Tone::Badge(colour(kind.category))),
        false => (Tone::Dim, Tone::Dim),
    };
    let mut spans = vec![
        (format!("{lead} {:>3} ", format!("${price}")), base),
        (kind_letter(kind).to_string(), badge),
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
            Item::Space(_) => vec![say!(language, "suburbia-space-empty")],
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
        Item::Space(_) if cx.switched => say!(language, "suburbia-cost-border-lake"),
        _ => say!(language, "suburbia-cost-basic", price),
    };
    if !cx.switched && cx.barred(id) {
        cost = format!("{cost}; {}", say!(language, "suburbia-row-limited"));
    } else if short > 0 {
        cost = format!("{cost}; {}", say!(language, "suburbia-row-short", short));
    }
    text.push(cost);
    let replaces = matches!(item, Item::Slot(_)) && !cx.switched && !cx.barred(id);
    if let Some(at) = table.replaceable(cx.seat).next().filter(|_| replaces) {
        let price = if let Item::Slot(slot) = item { table.slot_price(slot) } else { 0 };
        text.push(say!(language, "suburbia-or-replace", at = at.to_string(), price));
    }
    if cx.switched && item.can_be_lake() {
        let lake = sentence::tile_text(language, rules, KindId::LAKE).join("; ");
        text.push(say!(language, "suburbia-about-lake", lake));
    } else {
        text.extend(sentence::tile_text(language, rules, id).into_iter().map(|line| format!(" {line}")));
    }
    if matches!(item, Item::Space(_)) {
        text.push(say!(language, "suburbia-pile", left = table.pile()));
    }
    text
}

/// What a move does whose tile still asks for something: the net effect so far, and what is asked next.
pub(super) fn unfinished(cx: &Cx<'_>, next: Kind) -> Pane<Sentence> {
    let language = cx.language();
    let mut text = Vec::new();
    if let (Some(mv), Some(step)) = (cx.mv(), cx.step) {
        let what = sentence::move_object(language, cx.table(), cx.seat, mv);
        let net =
            step.choices.get(step.cursor).map(|choice| net_text(language, &choice.net)).unwrap_or_default();
        let heading = match footprint(mv) {
            Some(at) => say!(language, "suburbia-preview-at", what, at = at.to_string(), net),
            None => say!(language, "suburbia-preview-discard", what, net),
        };
        text.push(Sentence::new(heading, Tone::Bold));
        text.extend(about_mark(cx, mv));
    }
    text.extend(answers::about(cx));
    if let Some(asked) = answers::task(cx, next) {
        text.push(Sentence::new(say!(language, "suburbia-then-asks", asked), Tone::Plain));
    }
    Pane::new(say!(language, "suburbia-preview"), text)
}

/// What the tile that gets a marker, or makes room, gave and took so far.
pub(super) fn about_mark(cx: &Cx<'_>, mv: Move) -> Option<Sentence> {
    let at = match mv {
        Move::Invest { at, .. } => at,
        Move::Replace { at, .. } => Footprint::Cell(at),
        _ => return None,
    };
    let index = cx.table().borough(cx.seat).at(at)?;
    let tile = cx.tile(cx.table().borough(cx.seat).tile(index).kind);
    let text = match mv {
        Move::Replace { .. } => say!(cx.language(), "suburbia-in-place-of", tile),
        _ => say!(
            cx.language(),
            "suburbia-tile-account",
            tile,
            account = extras::account(cx.session, cx.seat, index)?
        ),
    };
    Some(Sentence::new(format!(" {text}"), Tone::Plain))
}

/// The tile that would be turned over, where one is chosen.
pub(super) fn flip(cx: &Cx<'_>) -> Option<(Seat, Hex)> {
    match (cx.kind()?, cx.mv()?.choices().last()?) {
        (Kind::Flip(_), &Choice::Flip { seat, at }) => Some((seat, at)),
        _ => None,
    }
}

/// Puts the cursor on the tile that would be turned over.
pub(super) fn show_flip(cx: &Cx<'_>, town: &mut Town, owner: Seat, scale: Scale) {
    let (Some((_, at)), Some(mv)) = (flip(cx), cx.mv()) else { return };
    if owner == cx.seat {
        show_pending(cx, town, mv, scale);
    }
    for cell in town.cells.iter_mut().filter(|cell| cell.at == at) {
        cell.ink = Ink::Cursor;
    }
}

/// Shows the tiles that a move has built before it asks for something.
fn show_pending(cx: &Cx<'_>, town: &mut Town, mv: Move, scale: Scale) {
    for (at, kind) in extras::pending(cx.table(), mv) {
        let kind = cx.table().kind(kind);
        let (short, letter) =
            (abbreviation(&sentence::tile_name(cx.language(), kind)), kind_letter(kind).to_string());
        let text = match scale {
            Scale::Large => [short, at.to_string(), letter],
            Scale::Small => [short, letter, String::new()],
        };
        town.cells.retain(|known| known.at != at);
        town.cells.push(Cell { at, ink: Ink::Tile(colour(kind.category)), text });
    }
}

/// Puts the net effect of each legal move on its cell. Of the places for a border, which overlap, only the one under the
/// cursor is shown, with its corner cells.
pub(super) fn light(cx: &Cx<'_>, town: &mut Town, step: &StepOf<Suburbia>, scale: Scale) {
    let Some(mv) = step.mv() else { return };
    if let (Kind::Border(_), Some(place)) = (step.kind, placing::border(mv)) {
        let net = step.choices.get(step.cursor).map(|choice| choice.net.as_slice()).unwrap_or_default();
        let name = sentence::move_object(cx.language(), cx.table(), cx.seat, mv);
        let name = if cx.switched { None } else { Some(abbreviation(&name)) };
        let fill = if cx.switched { '~' } else { '=' };
        for at in place.corners() {
            if !town.cells.iter().any(|cell| cell.at == at) {
                let text = [String::new(), "·".to_owned(), String::new()];
                town.cells.push(Cell { at, ink: Ink::Lit, text });
            }
        }
        town.bars.push(Bar { place, ink: Ink::Cursor, fill, text: label(net, name, scale) });
        return;
    }
    let answering = !matches!(step.kind, Kind::Cell);
    if answering {
        let before = if let Kind::FreeCell(..) = step.kind { without_last(mv) } else { mv };
        show_pending(cx, town, before, scale);
    }
    for (index, choice) in step.choices.iter().enumerate() {
        let at = match answering {
            true => choice.mv.choices().last().and_then(|&choice| answers::target(choice)),
            false => footprint(choice.mv),
        };
        let ink = if index == step.cursor { Ink::Cursor } else { Ink::Lit };
        match at {
            Some(Footprint::Cell(at)) => {
                let tile = town.cells.iter().find(|known| known.at == at).map(|known| known.text[0].clone());
                town.cells.retain(|known| known.at != at);
                town.cells.push(Cell { at, ink, text: label(&choice.net, tile, scale) });
            }
            Some(Footprint::Border(place)) => {
                for bar in town.bars.iter_mut().filter(|bar| bar.place == place) {
                    bar.ink = ink;
                    bar.text = label(&choice.net, Some(bar.text[0].clone()), scale);
                }
            }
            None => {}
        }
    }
}

/// A move without its last answer.
fn without_last(mv: Move) -> Move {
    let choices = mv.choices();
    let given = choices.split_last().map_or(&[][..], |(_, given)| given);
    let given = given.iter().try_fold(Choices::NONE, |all, &choice| all.with(choice));
    given.map_or(mv, |given| mv.choosing(given))
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
