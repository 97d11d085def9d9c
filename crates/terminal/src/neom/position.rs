//! The position as text, for the line mode and for told games: what can be chosen, players, prices, the city.

use super::citymap::{self, Shape};
use super::hints;
use super::preview::{self, MovePreview, best_by_cell, pick_preview};
use crate::text::say;
use game_core::{Game, Seat, Viewer};
use neom::cell::Cell;
use neom::good::{Class, Good, GoodSet};
use neom::moves::{Illegal, Move, Seller};
use neom::table::{Phase, Table};
use neom::tile::{Disaster, Tile, TileId};
use neom::{Neom, NeomView, Quote, SELL_PRICE};
use render::Reader;
use render::neom::sentence::{self, disaster_name, good_name, goods_text, number, tile_name, type_letters};
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
            table.pack().iter().map(|&tile| tile_name(session.language(), table.rules(), tile)).collect();
        text.push(say!(session.language(), "neom-open-pack", tiles = names.join(", ")));
    }
    for seat in table.all_seats() {
        text.extend(city(session, seat));
        let view = session.game().view(Viewer::Seat(seat));
        let (language, stones) = (session.language(), stones_text(session.language(), &view, seat));
        text.push(format!("  {}", say!(language, "neom-unplaced", stones)));
        text.extend(table.pick(seat).map(|tile| {
            let tile = tile_name(language, table.rules(), tile);
            format!("  {}", say!(language, "neom-picked", tile))
        }));
        let points = number(table.score(seat).total());
        text.push(format!("  {}", say!(language, "neom-score-if", points)));
    }
    text
}

fn title(session: &Session, seat: Seat) -> String {
    let table = session.table();
    format!(
        "== {} == {} ==",
        sentence::when(session.language(), table),
        sentence::due(session.reader(), table, seat)
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
    let next = session.name(Seat::from_index((seat.index() + 1) % table.seats()));
    let tiles = view.spread();
    if matches!(table.phase(), Phase::Act | Phase::Disaster) {
        return at_hand(session, seat, &view);
    }
    if tiles.is_empty() {
        return vec![say!(session.language(), "neom-nothing-to-choose")];
    }
    let language = session.language();
    let mut text = vec![match (table.phase(), table.has_hands()) {
        (Phase::Draft { .. }, true) if tiles.len() == 2 => say!(language, "neom-hand-draft-last"),
        (Phase::Draft { .. }, true) => say!(language, "neom-hand-draft", next),
        (Phase::Draft { .. }, false) => say!(language, "neom-hand-stack"),
        (_, true) if tiles.len() == 2 => say!(language, "neom-hand-last"),
        (_, true) => say!(language, "neom-hand", next),
        (_, false) => say!(language, "neom-list-pack"),
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
        text.push(row(session, &view, seat, &lead, tile));
    }
    text
}

/// The pick and the unplaced Cornerstones.
fn at_hand(session: &Session, seat: Seat, view: &NeomView<'_>) -> Vec<String> {
    let table = session.table();
    let mut text = Vec::new();
    if let Some(pick) = table.pick(seat) {
        text.push(say!(session.language(), "neom-your-pick"));
        text.push(row(session, view, seat, "", pick));
    }
    text.push(say!(session.language(), "neom-list-stones"));
    let stones = table.cornerstones(seat);
    if stones.is_empty() {
        text.push(format!("     {}", say!(session.language(), "neom-none")));
    }
    text.extend(stones.iter().map(|&tile| row(session, view, seat, "", tile)));
    text
}

/// A tile in a list: id, types, roads, price, cells, effect, how it is paid or why it cannot be.
fn row(session: &Session, view: &NeomView<'_>, seat: Seat, lead: &str, tile: TileId) -> String {
    let table = view.table();
    let printed = table.tile(tile);
    let head = format!("  {lead:>2} {:<24} {:<2} {:<4}", printed.id, type_letters(printed), roads(printed));
    let does = sentence::tile_short(session.language(), printed);
    if printed.disaster.is_some() {
        return format!("{head} {does}{}", disaster_note(session.language(), table, seat, printed));
    }
    match offer(view, tile) {
        Some((quote, table)) => {
            let money = table.money(seat);
            let note = match sentence::terms_text(session.reader(), &table, seat, &quote.terms) {
                terms if terms.is_empty() => String::new(),
                terms => format!("  [{terms}]"),
            };
            let short = if quote.price > money {
                format!("  ({})", say!(session.language(), "neom-row-short", short = quote.price - money))
            } else if quote.cells.is_empty() {
                format!("  ({})", say!(session.language(), "neom-row-no-cell"))
            } else {
                String::new()
            };
            let cells = say!(session.language(), "neom-cells", count = quote.cells.len());
            format!("{head} {:>4} {cells:>8}  {does}{note}{short}", format!("£{}", quote.price))
        }
        None => format!("{head}    –           {does}  ({})", why_not(session.language(), view, tile)),
    }
}

/// What a tile costs at least, and the table it is offered at.
pub(super) fn offer(view: &NeomView<'_>, tile: TileId) -> Option<(Quote, Table)> {
    let pick_preview = pick_preview(view, stand_in(view, tile))?;
    Some((pick_preview.quote(tile).ok()?, *pick_preview.table()))
}

/// What keeps a tile from being had for any money.
pub(super) fn obstacle(view: &NeomView<'_>, tile: TileId) -> Option<Illegal> {
    pick_preview(view, stand_in(view, tile)).and_then(|ahead| ahead.quote(tile).err())
}

/// The same in words.
pub(super) fn why_not(language: Language, view: &NeomView<'_>, tile: TileId) -> String {
    match obstacle(view, tile) {
        Some(Illegal::NobodySells { good }) => {
            say!(language, "neom-nobody-sells", good = good_name(language, good))
        }
        Some(Illegal::NotYetSold { good, generation }) => {
            say!(language, "neom-not-before", good = good_name(language, good), generation)
        }
        Some(other) if language == Language::ENGLISH => other.sentence(view.table().rules()),
        Some(other) => sentence::refusal(Reader::spectator(language, &[]), view.table().rules(), &other),
        None => say!(language, "neom-not-placed-now"),
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
fn disaster_note(language: Language, table: &Table, seat: Seat, tile: &Tile) -> String {
    let Some(disaster) = tile.disaster else { return String::new() };
    let own = table.penalty_of(seat, disaster);
    let note = match (table.seats(), table.turn()) {
        (1, ..=3) => say!(language, "neom-strikes-unless-picked", price = own),
        (1, _) => say!(language, "neom-strikes-you", price = own),
        _ => say!(language, "neom-strikes-others", price = own),
    };
    format!(" ({note})")
}

/// What can be done with the picked tile and with Cornerstones, the best of it by number.
fn actions(session: &Session, seat: Seat, view: &NeomView<'_>) -> Vec<String> {
    let (table, language) = (session.table(), session.language());
    let Some(pick) = table.pick(seat) else { return Vec::new() };
    let mut text = vec![say!(language, "neom-can-place"), row(session, view, seat, "", pick)];
    let stones = table.cornerstones(seat);
    if !stones.is_empty() {
        text.push(say!(language, "neom-or-stone"));
        text.extend(stones.iter().map(|&tile| row(session, view, seat, "", tile)));
    }
    text.push(say!(language, "neom-or-sell", price = SELL_PRICE));
    text.extend(numbered_rows(session, seat, &preview::numbered(view, seat)));
    text.extend(hints::swap_notes(session, seat));
    let count = listed(session, seat, false).len();
    text.push(format!("  {}", say!(language, "neom-all-moves", count)));
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
        let what = sentence::move_object(session.reader(), session.table(), seat, preview.mv);
        let notation = session.notation(preview.mv);
        format!(
            "  {:>2} {notation:<36} {:<28} {what}",
            index + 1,
            sentence::net_text(session.language(), &preview.brings)
        )
    });
    rows.map(|row| row.trim_end().to_owned()).collect()
}

/// Both sides of a Disaster: the payment and what it is made of, the sacrifices and what each would cost.
fn disaster(session: &Session, seat: Seat, view: &NeomView<'_>) -> Vec<String> {
    let table = session.table();
    let Some((disaster, picker)) = table.disaster() else { return Vec::new() };
    let language = session.language();
    let name = disaster_name(language, disaster);
    let mut text = vec![match picker.map(|seat| session.name(seat)) {
        Some(picker) => say!(language, "neom-strikes-by", disaster = name, picker),
        None => say!(language, "neom-strikes", disaster = name),
    }];
    let price = penalty_text(language, table, seat, disaster);
    text.push(format!("  {}", say!(language, "neom-disaster-pay", price)));
    let all = preview::all_answers(view);
    let sets = all.iter().filter(|preview| preview.mv != Move::Pay).count();
    text.push(format!("  {}", say!(language, "neom-disaster-or", tiles = takes(language, disaster), sets)));
    text.extend(numbered_rows(session, seat, &preview::numbered(view, seat)));
    if all.len() > preview::numbered(view, seat).len() {
        text.push(format!("  {}", say!(language, "neom-all-answers", count = all.len())));
    }
    text
}

/// What a Disaster takes from those who do not pay.
pub(super) fn takes(language: Language, disaster: Disaster) -> String {
    match disaster {
        Disaster::Flood => say!(language, "neom-flood-takes"),
        Disaster::Fire => say!(language, "neom-fire-takes"),
        Disaster::CrimeSpree => say!(language, "neom-crime-takes"),
    }
}

/// What a payment is made of: `£4: 4 tiles at £1, 5 protected`.
pub(super) fn penalty_text(language: Language, table: &Table, seat: Seat, disaster: Disaster) -> String {
    let parts = table.penalty_parts(seat, disaster);
    let mut text =
        say!(language, "neom-penalty", price = parts.total(), count = parts.counted.len(), each = parts.each);
    if !parts.protected.is_empty() {
        let names: Vec<String> = parts.protected.iter().map(|at| at.to_string()).collect();
        text += &format!(", {}", say!(language, "neom-protected", cells = names.join(" ")));
    }
    if parts.insured {
        text += &format!(", {}", say!(language, "neom-insured"));
    }
    if parts.total() > table.money(seat) {
        let short = parts.total() - table.money(seat);
        text += &format!(" ({})", say!(language, "neom-row-short", short));
    }
    text
}

/// Everybody's money, income, score, goods, Cornerstones, and what is known of hands.
pub(super) fn players(session: &Session, me: Seat) -> Vec<String> {
    let (table, view) = (session.table(), session.view(me));
    let language = session.language();
    let mut text = vec![say!(language, "neom-players-heading")];
    for seat in table.all_seats() {
        let mark = if seat == me { '>' } else { ' ' };
        let till = match table.till(seat) {
            0 => String::new(),
            sales => format!(" ({})", say!(language, "neom-till", sales)),
        };
        let numbers = say!(
            language,
            "neom-player",
            income = format!("£{:<3}", table.income(seat, table.generation())),
            score = format!("{:<4}", number(table.score(seat).total())),
        );
        let (name, money) = (session.name(seat), table.money(seat));
        let doing = doing(session, &view, me, seat);
        text.push(format!("{mark} [{seat}] {name:<12} £{money:<3} {numbers} {doing}{till}"));
        let goods = goods_text(language, table.city(seat).goods());
        let goods = say!(language, "neom-player-goods", goods, stones = stones_text(language, &view, seat));
        text.push(format!("     {goods}{}", routes_text(language, table, seat)));
        text.extend(hand_known(session, &view, me, seat).map(|hand| format!("     {hand}")));
    }
    text
}

/// The unplaced Cornerstones of a seat, or how many are still face down.
pub(super) fn stones_text(language: Language, view: &NeomView<'_>, seat: Seat) -> String {
    let table = view.table();
    match view.cornerstones(seat) {
        [] => face_down(language, table).unwrap_or_else(|| say!(language, "neom-none")),
        known => {
            let names = known.iter().map(|&tile| tile_name(language, table.rules(), tile));
            names.collect::<Vec<_>>().join(", ")
        }
    }
}

/// How many Cornerstones everybody has kept unseen.
pub(super) fn face_down(language: Language, table: &Table) -> Option<String> {
    match table.phase() {
        Phase::Draft { round: round @ 2.. } if table.has_hands() => {
            Some(say!(language, "neom-face-down", count = round - 1))
        }
        _ => None,
    }
}

/// The pick of a seat, as far as it is known.
pub(super) fn doing(session: &Session, view: &NeomView<'_>, me: Seat, seat: Seat) -> String {
    let (table, language) = (session.table(), session.language());
    let name = |tile| tile_name(language, table.rules(), tile);
    match (table.pick(seat), table.phase()) {
        (Some(tile), _) => say!(language, "neom-picked", tile = name(tile)),
        (None, Phase::Draft { .. } | Phase::Select) if table.to_act().contains(seat) => {
            say!(language, "neom-to-choose")
        }
        (None, Phase::Draft { .. } | Phase::Select) if table.has_hands() => match view.choice() {
            Some(tile) if seat == me => say!(language, "neom-has-chosen-tile", tile = name(tile)),
            _ => say!(language, "neom-has-chosen"),
        },
        _ => String::new(),
    }
}

/// The trade routes of a seat: `; trade route left and right (used)`.
pub(super) fn routes_text(language: Language, table: &Table, seat: Seat) -> String {
    let city = table.city(seat);
    let open = |active: bool, route: usize| match table.seats() == 1 && table.routes_used()[route] {
        _ if !active => "no",
        true => "used",
        false => "open",
    };
    let (left, right) = (open(city.left_route(), 0), open(city.right_route(), 1));
    if left == "no" && right == "no" {
        return String::new();
    }
    format!("; {}", say!(language, "neom-routes", left, right))
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
                tiles.iter().map(|&tile| tile_name(session.language(), table.rules(), tile)).collect();
            let (language, tiles) = (session.language(), names.join(", "));
            Some(match table.to_act().contains(seat) && table.phase() == Phase::Select {
                true => say!(language, "neom-holds", tiles),
                false => say!(language, "neom-has-left", tiles),
            })
        }
        (_, 0) => None,
        (_, count) => Some(say!(session.language(), "neom-holds-unseen", count)),
    }
}

/// Who sells what, at the price for this seat.
fn sellers(session: &Session, seat: Seat) -> Vec<String> {
    let table = session.table();
    let price = |seller: Seller, good: Good| {
        format!("{} £{}", good_name(session.language(), good), table.good_price(seat, seller, good))
    };
    let language = session.language();
    let mut text = vec![say!(language, "neom-for-sale")];
    for other in table.all_seats().filter(|&other| other != seat) {
        let goods: Vec<String> =
            table.sold_by(other).iter().map(|good| price(Seller::Seat(other), good)).collect();
        let goods = if goods.is_empty() { say!(language, "neom-nothing") } else { goods.join(", ") };
        text.push(format!("  {} (buy=GOOD:{other}): {goods}", session.name(other)));
    }
    let supply = |goods| format!("  {}", say!(language, "neom-supply-sells", goods));
    text.extend(bank(language, table, seat).map(supply));
    text
}

/// What the supply sells: by class, where it sells all of one.
pub(super) fn bank(language: Language, table: &Table, seat: Seat) -> Option<String> {
    let sold: GoodSet = GoodSet::ALL
        .iter()
        .filter(|&good| table.sellers(seat, good).any(|seller| seller == Seller::Bank))
        .collect();
    let mut parts = Vec::new();
    for (class, word) in Class::ALL {
        if let Some(good) = sold.iter().find(|good| good.class() == class) {
            let price = table.good_price(seat, Seller::Bank, good);
            parts.push(say!(language, "neom-class-price", class = word, price));
        }
    }
    let goods = parts.join(", ");
    match table.seats() {
        _ if parts.is_empty() => None,
        1 => Some(goods),
        _ => Some(say!(language, "neom-other-goods", goods)),
    }
}

/// Every good: who has it, and what it costs this seat from each seller.
pub(super) fn goods(session: &Session, seat: Seat) -> Vec<String> {
    let (table, language) = (session.table(), session.language());
    let mut text = Vec::new();
    for (class, word) in Class::ALL {
        let (price, points) = (class.base_price(), class.points());
        text.push(say!(language, "neom-class", class = word, price, points));
        for good in GoodSet::ALL.iter().filter(|good| good.class() == class) {
            let prices = good_prices(session, seat, good);
            text.push(format!("  {:<12} {prices}", good_name(language, good)));
        }
    }
    let routes = routes_text(language, table, seat);
    if let Some(routes) = routes.strip_prefix("; ") {
        text.push(say!(language, "neom-you-have-route", routes));
    }
    text
}

/// Where a good can be had: `you produce it`, or `Bob £2, Cid £3`.
pub(super) fn good_prices(session: &Session, seat: Seat, good: Good) -> String {
    let table = session.table();
    if table.city(seat).goods().contains(good) {
        return say!(session.language(), "neom-you-produce"); // and may not buy it
    }
    let mut sellers: Vec<(i32, String)> = table
        .sellers(seat, good)
        .map(|seller| {
            let price = table.good_price(seat, seller, good);
            (price, format!("{} £{price}", sentence::seller_name(session.reader(), seller)))
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
    let language = session.language();
    let heading = say!(
        language,
        "neom-city-lines",
        name = session.name(seat),
        money = table.money(seat),
        income = table.income(seat, table.generation()),
        goods = goods_text(language, city.goods()),
    );
    let mut text = vec![format!("{heading}{}", routes_text(language, table, seat))];
    let labels = citymap::labels(session.language(), table.rules(), city, Shape::LINES);
    text.extend(citymap::numbered(&citymap::draw(city, &labels, Shape::LINES), Shape::LINES));
    text.push(format!("  {}", say!(language, "neom-map-signs")));
    let cut = city.occupied().minus(city.connected());
    if !cut.is_empty() {
        let cells: Vec<String> = cut.iter().map(|at: Cell| at.to_string()).collect();
        text.push(format!("  {}", say!(language, "neom-cut-off", cells = cells.join(" "))));
    }
    let made = |good| format!("  {}", say!(language, "neom-factory-makes", good = good_name(language, good)));
    text.extend(city.made().map(made));
    text
}

/// The legal cells of a tile with what each would bring; by default those of all tiles at hand.
pub(super) fn cells(session: &Session, seat: Seat, tiles: &[TileId]) -> Vec<String> {
    let (table, view, language) = (session.table(), session.view(seat), session.language());
    let mut text = Vec::new();
    for &tile in tiles {
        let name = tile_name(language, table.rules(), tile);
        let pick = stand_in(&view, tile);
        let Some(pick_preview) = pick_preview(&view, pick) else {
            text.push(say!(language, "neom-never-placed", tile = name));
            continue;
        };
        let previews = best_by_cell(&pick_preview, tile, pick);
        if previews.is_empty() {
            let why = match offer(&view, tile) {
                Some((quote, at)) if quote.price > at.money(seat) => {
                    say!(language, "neom-costs-you-have", price = quote.price, money = at.money(seat))
                }
                Some((quote, _)) if !quote.cells.is_empty() => {
                    say!(language, "neom-not-among")
                }
                Some(_) => say!(language, "neom-fits-nowhere"),
                None => why_not(session.language(), &view, tile),
            };
            text.push(format!("{name}: {why}"));
            continue;
        }
        text.push(format!("{name}: {}", say!(language, "neom-cells", count = previews.len())));
        for preview in previews {
            let over = sentence::move_object(session.reader(), pick_preview.table(), seat, preview.mv);
            let over = over.strip_prefix(name.as_str()).unwrap_or("").trim_start().to_owned();
            let net = sentence::net_text(session.language(), &preview.brings);
            text.push(
                format!("  {:<44} {net:<26} {over}", session.notation(preview.mv)).trim_end().to_owned(),
            );
        }
    }
    text
}

/// What a tile does, in full sentences, and what it would cost now.
pub(super) fn tile(session: &Session, seat: Seat, tile: TileId) -> Vec<String> {
    let (table, view, language) = (session.table(), session.view(seat), session.language());
    let mut text = vec![sentence::tile_heading(language, table.rules(), tile)];
    text.extend(
        sentence::tile_text_at(session.language(), table, tile).into_iter().map(|line| format!("  {line}")),
    );
    let place = table.all_seats().find_map(|owner| {
        let city = table.city(owner);
        city.tiles().find(|&(_, known)| known == tile).map(|(at, _)| (owner, at))
    });
    if let Some((owner, at)) = place {
        let (name, at) = (session.name(owner), at.to_string());
        text.push(format!("  {}", say!(language, "neom-stands", name, at)));
    } else if table.phase() != Phase::Over && table.tile(tile).disaster.is_none() {
        text.push(match offer(&view, tile) {
            Some((quote, at)) => {
                let terms = sentence::terms_text(session.reader(), &at, seat, &quote.terms);
                let how = if terms.is_empty() { String::new() } else { format!(" ({terms})") };
                format!("  {}{how}.", say!(language, "neom-would-cost", price = quote.price))
            }
            None => {
                let why = why_not(language, &view, tile);
                format!("  {}", say!(language, "neom-could-not-place", why))
            }
        });
    }
    text
}
