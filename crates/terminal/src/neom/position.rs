//! The position as text, for the line mode and for told games: what can be chosen, players, prices, the city.

use super::citymap::{self, Shape};
use super::hints;
use super::preview::{self, MovePreview, best_by_cell, pick_preview};
use game_core::{Game, Seat, Viewer};
use neom::cell::Cell;
use neom::good::{Class, Good, GoodSet};
use neom::moves::{Illegal, Move, Seller};
use neom::table::{Phase, Table};
use neom::tile::{Disaster, Tile, TileId};
use neom::{Neom, NeomView, Quote, SELL_PRICE};
use render::neom::sentence::{self, good_name, goods_text, number, seat_name, tile_name, type_letters};
use render::text::Language;

type Session = crate::Session<Neom>;

/// Everything a player needs to decide.
pub(super) fn position(session: &Session, seat: Seat) -> Vec<String> {
    let mut text = vec![title(session, seat)];
    text.extend(hints::order(session));
    text.extend(hints::unseen(session, seat));
    text.extend(city(session, seat));
    text.extend(players(session, seat));
    text.extend(sellers(session, seat));
    text.extend(choices(session, seat));
    text
}

/// Everything that lies open, and the Cornerstones that are kept face down: a record hides nothing.
pub(super) fn open(session: &Session) -> Vec<String> {
    let table = session.table();
    let acting = table.to_act().lowest().unwrap_or(Seat(0));
    let mut text = vec![title(session, acting)];
    if !table.pack().is_empty() && matches!(table.phase(), Phase::Draft { .. } | Phase::Select) {
        let names: Vec<String> =
            table.pack().iter().map(|&tile| tile_name(Language::ENGLISH, table.rules(), tile)).collect();
        text.push(format!("Open pack: {}", names.join(", ")));
    }
    for seat in table.all_seats() {
        text.extend(city(session, seat));
        let view = session.game().view(Viewer::Seat(seat));
        text.push(format!("  unplaced Cornerstones: {}", stones_text(&view, seat)));
        text.extend(
            table
                .pick(seat)
                .map(|tile| format!("  picked {}", tile_name(Language::ENGLISH, table.rules(), tile))),
        );
        text.push(format!("  score if the game ended now: {}", number(table.score(seat).total())));
    }
    text
}

fn title(session: &Session, seat: Seat) -> String {
    let table = session.table();
    format!(
        "== {} == {} ==",
        sentence::when(Language::ENGLISH, table),
        sentence::due(Language::ENGLISH, table, session.names(), seat)
    )
}

/// What the seat may choose from now, the numbered moves among it.
fn choices(session: &Session, seat: Seat) -> Vec<String> {
    let view = session.view(seat);
    match session.table().phase() {
        Phase::Draft { .. } | Phase::Select => hand(session, seat),
        Phase::Act => actions(session, seat, &view),
        Phase::Disaster => disaster(session, seat, &view),
        Phase::Over => Vec::new(),
    }
}

/// The tiles to choose from, with what each would cost now and where it could go.
pub(super) fn hand(session: &Session, seat: Seat) -> Vec<String> {
    let (table, view) = (session.table(), session.view(seat));
    let next =
        seat_name(Language::ENGLISH, session.names(), Seat::from_index((seat.index() + 1) % table.seats()));
    let tiles = view.spread();
    if matches!(table.phase(), Phase::Act | Phase::Disaster) {
        return at_hand(session, seat, &view);
    }
    if tiles.is_empty() {
        return vec!["There is nothing to choose from now.".to_owned()];
    }
    let mut text = vec![match (table.phase(), table.has_hands()) {
        (Phase::Draft { .. }, true) if tiles.len() == 2 => {
            "Cornerstones: keep one, the other goes to the discard pile".to_owned()
        }
        (Phase::Draft { .. }, true) => format!("Cornerstones: keep one, {next} gets the rest"),
        (Phase::Draft { .. }, false) => "Open stack of Cornerstones: keep one".to_owned(),
        (_, true) if tiles.len() == 2 => "Your hand: pick one, the other leaves the game".to_owned(),
        (_, true) => format!("Your hand: pick one, {next} gets the rest"),
        (_, false) => "Open pack: pick one".to_owned(),
    }];
    let mut number = 0;
    for &tile in tiles {
        let barred = table.seats() == 1 && table.turn() > 3 && table.tile(tile).disaster.is_some();
        let lead = if barred {
            "–".to_owned()
        } else {
            number += 1;
            number.to_string()
        };
        text.push(row(&view, session.names(), seat, &lead, tile));
    }
    text
}

/// The pick and the unplaced Cornerstones.
fn at_hand(session: &Session, seat: Seat, view: &NeomView<'_>) -> Vec<String> {
    let (table, names) = (session.table(), session.names());
    let mut text = Vec::new();
    if let Some(pick) = table.pick(seat) {
        text.push("Your pick".to_owned());
        text.push(row(view, names, seat, "", pick));
    }
    text.push("Unplaced Cornerstones".to_owned());
    let stones = table.cornerstones(seat);
    if stones.is_empty() {
        text.push("     none".to_owned());
    }
    text.extend(stones.iter().map(|&tile| row(view, names, seat, "", tile)));
    text
}

/// A tile in a list: id, types, roads, price, cells, effect, how it is paid or why it cannot be.
fn row(view: &NeomView<'_>, names: &[String], seat: Seat, lead: &str, tile: TileId) -> String {
    let table = view.table();
    let printed = table.tile(tile);
    let head = format!("  {lead:>2} {:<24} {:<2} {:<4}", printed.id, type_letters(printed), roads(printed));
    let does = sentence::tile_short(Language::ENGLISH, printed);
    if printed.disaster.is_some() {
        return format!("{head} {does}{}", disaster_note(table, seat, printed));
    }
    match offer(view, tile) {
        Some((quote, table)) => {
            let money = table.money(seat);
            let note = match sentence::terms_text(Language::ENGLISH, &table, names, seat, &quote.terms) {
                terms if terms.is_empty() => String::new(),
                terms => format!("  [{terms}]"),
            };
            let short = if quote.price > money {
                format!("  (£{} short)", quote.price - money)
            } else if quote.cells.is_empty() {
                "  (no cell)".to_owned()
            } else {
                String::new()
            };
            let cells = counted(quote.cells.len(), "cell");
            format!("{head} {:>4} {cells:>8}  {does}{note}{short}", format!("£{}", quote.price))
        }
        None => format!("{head}    –           {does}  ({})", why_not(view, tile)),
    }
}

/// What a tile costs at least, and the table it is offered at.
pub(super) fn offer(view: &NeomView<'_>, tile: TileId) -> Option<(Quote, Table)> {
    let pick_preview = pick_preview(view, stand_in(view, tile))?;
    Some((pick_preview.quote(tile).ok()?, *pick_preview.table()))
}

/// Why a tile cannot be had for any money.
pub(super) fn why_not(view: &NeomView<'_>, tile: TileId) -> String {
    let illegal =
        pick_preview(view, stand_in(view, tile)).and_then(|pick_preview| pick_preview.quote(tile).err());
    match illegal {
        Some(Illegal::NobodySells { good }) => format!("nobody sells {}", good_name(Language::ENGLISH, good)),
        Some(Illegal::NotYetSold { good, generation }) => {
            format!("{} is not for sale before generation {generation}", good_name(Language::ENGLISH, good))
        }
        Some(other) => other.to_string(),
        None => "it cannot be placed now".to_owned(),
    }
}

/// The pick that a tile is judged with: itself, or the picked tile for a Cornerstone.
fn stand_in(view: &NeomView<'_>, tile: TileId) -> TileId {
    let seat = game_core::View::viewer(view).seat();
    seat.and_then(|seat| view.table().pick(seat)).unwrap_or(tile)
}

/// The sides with a road, as packs write them.
pub(super) fn roads(tile: &Tile) -> String {
    ['N', 'E', 'S', 'W']
        .iter()
        .enumerate()
        .filter(|(side, _)| tile.roads & (1 << side) != 0)
        .map(|(_, c)| c)
        .collect()
}

/// What a Disaster would cost everybody now.
fn disaster_note(table: &Table, seat: Seat, tile: &Tile) -> String {
    let Some(disaster) = tile.disaster else { return String::new() };
    let own = table.penalty_of(seat, disaster);
    match (table.seats(), table.turn()) {
        (1, ..=3) => format!(" (strikes you unless you pick it, now for £{own})"),
        (1, _) => format!(" (cannot be picked any more, strikes you for £{own})"),
        _ => format!(" (strikes the others; you would pay £{own})"),
    }
}

/// What can be done with the picked tile and with Cornerstones, the best of it by number.
fn actions(session: &Session, seat: Seat, view: &NeomView<'_>) -> Vec<String> {
    let (table, names) = (session.table(), session.names());
    let Some(pick) = table.pick(seat) else { return Vec::new() };
    let mut text = vec!["You can place".to_owned(), row(view, names, seat, "", pick)];
    let stones = table.cornerstones(seat);
    if !stones.is_empty() {
        text.push("or give it away and place a Cornerstone".to_owned());
        text.extend(stones.iter().map(|&tile| row(view, names, seat, "", tile)));
    }
    text.push(format!("or sell it for £{SELL_PRICE}. The best of it now (vp: points if the game ended now)"));
    text.extend(numbered_rows(session, seat, &preview::numbered(view, seat)));
    text.extend(hints::swap_notes(session, seat));
    let all = match listed(session, seat, false).len() {
        1 => "The only move".to_owned(),
        count => format!("All {count} moves"),
    };
    text.push(format!("  {all}: moves. Every cell: cells [TILE]. What a move does: preview MOVE or NUMBER"));
    text
}

/// The moves of a seat; those that swap Cornerstones only if they are asked for.
pub(super) fn listed(session: &Session, seat: Seat, swaps: bool) -> Vec<Move> {
    let mut moves = session.legal_moves(seat);
    moves.retain(|&mv| swaps || !hints::swaps(mv));
    moves
}

fn numbered_rows(session: &Session, seat: Seat, previews: &[MovePreview]) -> Vec<String> {
    let rows = previews.iter().enumerate().map(|(index, preview)| {
        let what = sentence::move_object(Language::ENGLISH, session.table(), seat, preview.mv);
        let notation = session.notation(preview.mv);
        format!(
            "  {:>2} {notation:<36} {:<28} {what}",
            index + 1,
            sentence::net_text(Language::ENGLISH, &preview.brings)
        )
    });
    rows.map(|row| row.trim_end().to_owned()).collect()
}

/// Both sides of a Disaster: the payment and what it is made of, the sacrifices and what each would cost.
fn disaster(session: &Session, seat: Seat, view: &NeomView<'_>) -> Vec<String> {
    let table = session.table();
    let Some((disaster, picker)) = table.disaster() else { return Vec::new() };
    let by = picker.map_or(String::new(), |seat| format!(", picked by {}", session.name(seat)));
    let mut text = vec![format!("{} strikes{by}", disaster.name())];
    text.push(format!("  Pay: {}", penalty_text(table, seat, disaster)));
    let all = preview::all_answers(view);
    let sets = all.iter().filter(|preview| preview.mv != Move::Pay).count();
    text.push(format!("  Or give up {}; {} to choose from", takes(disaster), counted(sets, "set")));
    text.extend(numbered_rows(session, seat, &preview::numbered(view, seat)));
    if all.len() > preview::numbered(view, seat).len() {
        text.push(format!("  All {}: moves", all.len()));
    }
    text
}

/// What a Disaster takes from those who do not pay.
pub(super) fn takes(disaster: Disaster) -> &'static str {
    match disaster {
        Disaster::Flood => "one tile that is not Resource",
        Disaster::Fire => "two tiles of any type",
        Disaster::CrimeSpree => "a Residential, a Commercial and an Industrial tile, as far as there are any",
    }
}

/// What a payment is made of: `£4: 4 tiles at £1, 5 protected`.
pub(super) fn penalty_text(table: &Table, seat: Seat, disaster: Disaster) -> String {
    let parts = table.penalty_parts(seat, disaster);
    let tiles = counted(parts.counted.len(), "tile");
    let mut text = format!("£{}: {tiles} at £{}", parts.total(), parts.each);
    if !parts.protected.is_empty() {
        let names: Vec<String> = parts.protected.iter().map(|at| at.to_string()).collect();
        text += &format!(", protected {}", names.join(" "));
    }
    if parts.insured {
        text += ", insured: half of it";
    }
    if parts.total() > table.money(seat) {
        text += &format!(" (£{} short)", parts.total() - table.money(seat));
    }
    text
}

/// Everybody's money, income, score, goods, Cornerstones, and what is known of hands.
pub(super) fn players(session: &Session, me: Seat) -> Vec<String> {
    let (table, view) = (session.table(), session.view(me));
    let mut text = vec!["Players".to_owned()];
    for seat in table.all_seats() {
        let mark = if seat == me { '>' } else { ' ' };
        let till = match table.till(seat) {
            0 => String::new(),
            sales => format!(" (+£{sales} at the end of the turn)"),
        };
        text.push(format!(
            "{mark} [{seat}] {:<12} £{:<3} income £{:<3} score {:<4} {}{till}",
            session.name(seat),
            table.money(seat),
            table.income(seat, table.generation()),
            number(table.score(seat).total()),
            doing(session, &view, me, seat),
        ));
        text.push(format!(
            "     goods {}; unplaced Cornerstones: {}{}",
            goods_text(Language::ENGLISH, table.city(seat).goods()),
            stones_text(&view, seat),
            routes_text(table, seat)
        ));
        text.extend(hand_known(session, &view, me, seat).map(|hand| format!("     {hand}")));
    }
    text
}

/// The unplaced Cornerstones of a seat, or how many are still face down.
pub(super) fn stones_text(view: &NeomView<'_>, seat: Seat) -> String {
    let table = view.table();
    let known: Vec<String> = view
        .cornerstones(seat)
        .iter()
        .map(|&tile| tile_name(Language::ENGLISH, table.rules(), tile))
        .collect();
    match table.phase() {
        _ if !known.is_empty() => known.join(", "),
        Phase::Draft { round: round @ 2.. } if table.has_hands() => format!("{} face down", round - 1),
        _ => "none".to_owned(),
    }
}

/// The pick of a seat, as far as it is known.
pub(super) fn doing(session: &Session, view: &NeomView<'_>, me: Seat, seat: Seat) -> String {
    let table = session.table();
    match (table.pick(seat), table.phase()) {
        (Some(tile), _) => format!("picked {}", tile_name(Language::ENGLISH, table.rules(), tile)),
        (None, Phase::Draft { .. } | Phase::Select) if table.to_act().contains(seat) => {
            "to choose".to_owned()
        }
        (None, Phase::Draft { .. } | Phase::Select) if table.has_hands() => match view.choice() {
            Some(tile) if seat == me => {
                format!("has chosen {}", tile_name(Language::ENGLISH, table.rules(), tile))
            }
            _ => "has chosen".to_owned(),
        },
        _ => String::new(),
    }
}

pub(super) fn routes_text(table: &Table, seat: Seat) -> String {
    let city = table.city(seat);
    let used = |route: usize| {
        if table.seats() == 1 && table.routes_used()[route] { " (used)" } else { "" }
    };
    let routes: Vec<String> = [(city.left_route(), "left"), (city.right_route(), "right")]
        .iter()
        .enumerate()
        .filter(|(_, (active, _))| *active)
        .map(|(index, (_, side))| format!("{side}{}", used(index)))
        .collect();
    if routes.is_empty() { String::new() } else { format!("; trade route {}", routes.join(" and ")) }
}

/// What is left of the hand that another seat holds, if the viewer has held it.
pub(super) fn hand_known(session: &Session, view: &NeomView<'_>, me: Seat, seat: Seat) -> Option<String> {
    let table = session.table();
    let shown = table.has_hands() && matches!(table.phase(), Phase::Select | Phase::Act | Phase::Disaster);
    if seat == me || !shown {
        return None;
    }
    match view.hand_of(seat) {
        (Some(tiles), _) if !tiles.is_empty() => {
            let names: Vec<String> =
                tiles.iter().map(|&tile| tile_name(Language::ENGLISH, table.rules(), tile)).collect();
            let what = if table.to_act().contains(seat) && table.phase() == Phase::Select {
                "holds"
            } else {
                "has left"
            };
            Some(format!("{what} {}", names.join(", ")))
        }
        (_, 0) => None,
        (_, count) => Some(format!("holds {} you have not seen", counted(count, "tile"))),
    }
}

/// Who sells what, at the price for this seat.
fn sellers(session: &Session, seat: Seat) -> Vec<String> {
    let table = session.table();
    let price = |seller: Seller, good: Good| {
        format!("{} £{}", good_name(Language::ENGLISH, good), table.good_price(seat, seller, good))
    };
    let mut text = vec!["For sale to you".to_owned()];
    for other in table.all_seats().filter(|&other| other != seat) {
        let goods: Vec<String> =
            table.sold_by(other).iter().map(|good| price(Seller::Seat(other), good)).collect();
        let goods = if goods.is_empty() { "nothing".to_owned() } else { goods.join(", ") };
        text.push(format!("  {} (buy=GOOD:{other}): {goods}", session.name(other)));
    }
    text.extend(bank(table, seat).map(|line| format!("  the supply (buy=GOOD:bank): {line}")));
    text
}

/// What the supply sells: by class, where it sells all of one.
pub(super) fn bank(table: &Table, seat: Seat) -> Option<String> {
    let sold: GoodSet = GoodSet::ALL
        .iter()
        .filter(|&good| table.sellers(seat, good).any(|seller| seller == Seller::Bank))
        .collect();
    let mut parts = Vec::new();
    for (class, word) in Class::ALL {
        if let Some(good) = sold.iter().find(|good| good.class() == class) {
            parts.push(format!("{word} £{}", table.good_price(seat, Seller::Bank, good)));
        }
    }
    let others = if table.seats() == 1 { "" } else { "other goods, " };
    (!parts.is_empty()).then(|| format!("{others}{}", parts.join(", ")))
}

/// Every good: who has it, and what it costs this seat from each seller.
pub(super) fn goods(session: &Session, seat: Seat) -> Vec<String> {
    let table = session.table();
    let mut text = Vec::new();
    for (class, word) in Class::ALL {
        let points = counted(class.points() as usize, "point");
        text.push(format!("{word} goods (base price £{}, {points} each at the end)", class.base_price()));
        for good in GoodSet::ALL.iter().filter(|good| good.class() == class) {
            text.push(format!(
                "  {:<12} {}",
                good_name(Language::ENGLISH, good),
                good_prices(session, seat, good)
            ));
        }
    }
    let routes = routes_text(table, seat);
    if !routes.is_empty() {
        text.push(format!("You have the{}.", routes.trim_start_matches(';')));
    }
    text
}

/// Where a good can be had: `you produce it`, or `Bob £2, Cid £3`.
pub(super) fn good_prices(session: &Session, seat: Seat, good: Good) -> String {
    let table = session.table();
    if table.city(seat).goods().contains(good) {
        return "you produce it".to_owned(); // and may not buy it
    }
    let mut sellers: Vec<(i32, String)> = table
        .sellers(seat, good)
        .map(|seller| {
            let price = table.good_price(seat, seller, good);
            (price, format!("{} £{price}", sentence::seller_name(Language::ENGLISH, session.names(), seller)))
        })
        .collect();
    sellers.sort_by_key(|(price, _)| *price);
    let sellers: Vec<String> = sellers.into_iter().map(|(_, text)| text).collect();
    if sellers.is_empty() { "–".to_owned() } else { sellers.join(", ") }
}

/// A city as a map.
pub(super) fn city(session: &Session, seat: Seat) -> Vec<String> {
    let table = session.table();
    let city = table.city(seat);
    let mut text = vec![format!(
        "City of {}: £{}, income £{}, goods {}{}",
        session.name(seat),
        table.money(seat),
        table.income(seat, table.generation()),
        goods_text(Language::ENGLISH, city.goods()),
        routes_text(table, seat),
    )];
    let labels = citymap::labels(table.rules(), city, Shape::LINES);
    text.extend(citymap::draw(city, &labels, Shape::LINES).numbered());
    text.push(
        "  R residential, C commercial, I industrial, P public, S resource; double lines are roads"
            .to_owned(),
    );
    let cut = city.occupied().minus(city.connected());
    if !cut.is_empty() {
        let cells: Vec<String> = cut.iter().map(|at: Cell| at.to_string()).collect();
        text.push(format!("  cut off from the City Center (dotted walls): {}", cells.join(" ")));
    }
    text.extend(
        city.made().map(|good| format!("  the Modular Factory makes {}", good_name(Language::ENGLISH, good))),
    );
    text
}

/// The legal cells of a tile with what each would bring; by default those of all tiles at hand.
pub(super) fn cells(session: &Session, seat: Seat, tiles: &[TileId]) -> Vec<String> {
    let (table, view) = (session.table(), session.view(seat));
    let mut text = Vec::new();
    for &tile in tiles {
        let name = &table.tile(tile).name;
        let pick = stand_in(&view, tile);
        let Some(pick_preview) = pick_preview(&view, pick) else {
            text.push(format!("{name} is not placed in a city"));
            continue;
        };
        let previews = best_by_cell(&pick_preview, tile, pick);
        if previews.is_empty() {
            let why = match offer(&view, tile) {
                Some((quote, at)) if quote.price > at.money(seat) => {
                    format!("costs £{}, you have £{}", quote.price, at.money(seat))
                }
                Some((quote, _)) if !quote.cells.is_empty() => {
                    "is not among the tiles you may place".to_owned()
                }
                Some(_) => "fits on no cell: no road leads there".to_owned(),
                None => why_not(&view, tile),
            };
            text.push(format!("{name}: {why}"));
            continue;
        }
        text.push(format!("{name}: {}", counted(previews.len(), "cell")));
        for preview in previews {
            let over = sentence::move_object(Language::ENGLISH, pick_preview.table(), seat, preview.mv);
            let over = over.strip_prefix(name.as_str()).unwrap_or("").trim_start().to_owned();
            let net = sentence::net_text(Language::ENGLISH, &preview.brings);
            text.push(
                format!("  {:<44} {net:<26} {over}", session.notation(preview.mv)).trim_end().to_owned(),
            );
        }
    }
    text
}

/// What a tile does, in full sentences, and what it would cost now.
pub(super) fn tile(session: &Session, seat: Seat, tile: TileId) -> Vec<String> {
    let (table, view) = (session.table(), session.view(seat));
    let mut text = vec![sentence::tile_heading(Language::ENGLISH, table.rules(), tile)];
    text.extend(
        sentence::tile_text_at(Language::ENGLISH, table, tile).into_iter().map(|line| format!("  {line}")),
    );
    let place = table.all_seats().find_map(|owner| {
        let city = table.city(owner);
        city.tiles().find(|&(_, known)| known == tile).map(|(at, _)| (owner, at))
    });
    if let Some((owner, at)) = place {
        text.push(format!("  It stands in the city of {} at {at}.", session.name(owner)));
    } else if table.phase() != Phase::Over && table.tile(tile).disaster.is_none() {
        text.push(match offer(&view, tile) {
            Some((quote, at)) => {
                let terms = sentence::terms_text(Language::ENGLISH, &at, session.names(), seat, &quote.terms);
                let how = if terms.is_empty() { String::new() } else { format!(" ({terms})") };
                format!("  It would cost you £{} now{how}.", quote.price)
            }
            None => format!("  You could not place it now: {}.", why_not(&view, tile)),
        });
    }
    text
}

/// A number of things: `1 tile`, `3 tiles`.
fn counted(count: usize, thing: &str) -> String {
    format!("{count} {thing}{}", if count == 1 { "" } else { "s" })
}
