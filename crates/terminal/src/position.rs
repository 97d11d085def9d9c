//! The position as text, for the line mode: market, tracks, goals, borough.

use crate::hexmap::{self, Scale};
use crate::outlook::{buy_price, tracks_line};
use crate::session::Session;
use crate::words::{letter, minus, to_red_line};
use game_core::Seat;
use suburbia::table::Phase;
use suburbia::tile::TileKind;

/// Everything a player needs to decide.
pub(crate) fn position(session: &Session, seat: Seat) -> Vec<String> {
    let mut text = vec![title(session, seat)];
    text.extend(market(session, seat));
    text.extend(players(session, Some(seat)));
    text.extend(goals(session, seat));
    text.extend(borough(session, seat));
    text
}

/// Round, stacks, whose turn.
pub(crate) fn title(session: &Session, seat: Seat) -> String {
    let table = session.table();
    let [a, b, c] = session.view(seat).stacks_left();
    let round = match table.last_round() {
        Some(last) => format!("round {} of {last}", table.round()),
        None => format!("round {}", table.round()),
    };
    format!("== {round} == tiles left: A {a}, B {b}, C {c} == {} ==", due(session, seat))
}

/// What a seat has to do.
pub(crate) fn due(session: &Session, seat: Seat) -> String {
    let name = session.words().name(seat);
    match session.table().phase() {
        Phase::Goals => format!("{name} keeps one of two goals"),
        Phase::Build => format!("{name} builds"),
        Phase::Discard => format!("{name} discards a market tile"),
        Phase::ExtraDiscard => format!("{name} discards one more tile"),
        Phase::Over => "the game is over".to_owned(),
    }
}

fn row(lead: &str, price: i32, sum: &str, kind: &TileKind, money: i32, does: &str) -> String {
    let dear = if price > money { format!("  (${} short)", price - money) } else { String::new() };
    format!(
        "  {lead} {:>4} {sum:<8} {} {:<23} {does}{dear}",
        format!("${price}"),
        letter(kind.category),
        kind.name
    )
}

/// The market with total prices, and the basic supply.
pub(crate) fn market(session: &Session, seat: Seat) -> Vec<String> {
    let table = session.table();
    let words = session.words();
    let money = table.tracks(seat).money;
    let discarding = matches!(table.phase(), Phase::Discard | Phase::ExtraDiscard);
    let mut text = vec![if discarding { "Market: what a discard costs" } else { "Market" }.to_owned()];
    for (slot, kind) in table.market().iter().enumerate() {
        let number = (slot + 1).to_string();
        text.push(match (kind, buy_price(table, slot)) {
            (Some(kind), _) if discarding => {
                let kind = table.kind(*kind);
                row(&number, table.slot_price(slot), "", kind, money, &words.tile_short(kind))
            }
            (Some(kind), Some(price)) => {
                let kind = table.kind(*kind);
                let sum = format!("({}+{})", kind.cost, table.slot_price(slot));
                row(&number, price, &sum, kind, money, &words.tile_short(kind))
            }
            _ => format!("  {number}   –"),
        });
    }
    if discarding {
        return text;
    }
    let ids: Vec<&str> = table.basics().map(|(kind, _)| table.kind(kind).id.as_str()).collect();
    text.push(format!("Basic tiles: {} (each then owes a discard)", ids.join(", ")));
    for (kind, left) in table.basics() {
        let kind = table.kind(kind);
        let does = words.tile_short(kind);
        text.push(row(" ", kind.cost.into(), &format!("({left} left)"), kind, money, &does));
    }
    text
}

/// Everybody's tracks.
pub(crate) fn players(session: &Session, me: Option<Seat>) -> Vec<String> {
    let table = session.table();
    let words = session.words();
    let mut text = vec!["Players".to_owned()];
    for seat in table.all_seats() {
        let tracks = table.tracks(seat);
        let mark = if me == Some(seat) { '>' } else { ' ' };
        text.push(format!(
            "{mark}{} {:<12} ${:<4} income {:<3} reputation {:<3} people {:<4} red line at +{}, {} markers",
            seat.index() + 1,
            words.name(seat),
            tracks.money,
            minus(tracks.income.into()),
            minus(tracks.reputation.into()),
            tracks.population,
            to_red_line(tracks.population),
            tracks.markers,
        ));
    }
    text
}

/// Public goals and the viewer's own, with standings.
pub(crate) fn goals(session: &Session, seat: Seat) -> Vec<String> {
    let table = session.table();
    let words = session.words();
    let view = session.view(seat);
    let mut text = Vec::new();
    let mut list = |lead: &str, id| {
        let goal = table.rules().goal(id);
        text.push(format!("  {lead}{} ({}): {}", goal.name, words.goal(goal), words.standing(goal, table)));
    };
    for &id in table.public_goals() {
        list("", id);
    }
    if let Some(id) = view.private_goal(seat) {
        list("secret: ", id);
    } else if let (Phase::Goals, Some(dealt)) = (table.phase(), view.dealt_goals()) {
        for id in dealt {
            list(&format!("keep {}? ", table.rules().goal(id).id), id);
        }
    }
    if text.is_empty() { text } else { [vec!["Goals".to_owned()], text].concat() }
}

/// A borough as a map.
pub(crate) fn borough(session: &Session, seat: Seat) -> Vec<String> {
    let table = session.table();
    let words = session.words();
    let borough = table.borough(seat);
    let mut text = vec![format!("Borough of {}: {}", words.name(seat), tracks_line(table.tracks(seat)))];
    let cells = hexmap::cells(table.rules(), borough, Scale::Large);
    let map = hexmap::draw(&cells, Scale::Large).plain();
    text.extend(map.into_iter().map(|row| format!("  {row}").trim_end().to_owned()));
    text.push(
        "  R residential, C commercial, I industrial, V civic, ~ lake, * marker, ▒ borough board".to_owned(),
    );
    text
}

/// What a tile does, in full sentences.
pub(crate) fn tile(session: &Session, kind: &TileKind) -> Vec<String> {
    let category = kind.category.map_or("no category", |category| category.word());
    let icons = if kind.icons.is_empty() { String::new() } else { format!(", {}", kind.icons.join(", ")) };
    let mut text = vec![format!("{} ({category}{icons}), costs ${}", kind.name, kind.cost)];
    text.extend(session.words().tile(kind).into_iter().map(|line| format!("  {line}")));
    text
}
