//! The position as text, for the line mode and for told games: market, tracks, goals, borough.

use super::hexmap::{self, Scale};
use super::preview::buy_price;
use crate::LANGUAGE;
use game_core::Seat;
use render::suburbia::sentence::{self, category_letter, number, to_red_line};
use suburbia::Suburbia;
use suburbia::goal::GoalId;
use suburbia::rules::Rules;
use suburbia::table::Phase;
use suburbia::tile::KindId;

type Session = crate::Session<Suburbia>;

/// Everything a player needs to decide.
pub(super) fn position(session: &Session, seat: Seat) -> Vec<String> {
    let mut text = vec![title(session, seat)];
    text.extend(market(session, seat));
    text.extend(players(session, Some(seat)));
    text.extend(goals(session, seat));
    text.extend(borough(session, seat));
    text
}

/// Everything that lies open.
pub(super) fn open(session: &Session) -> Vec<String> {
    let active = session.table().active();
    let mut text = vec![title(session, active)];
    text.extend(market(session, active));
    text.extend(players(session, None));
    for seat in (0..session.names().len()).map(Seat::from_index) {
        text.extend(borough(session, seat));
    }
    text
}

/// Round, stacks, whose turn.
fn title(session: &Session, seat: Seat) -> String {
    let table = session.table();
    let [a, b, c] = session.view(seat).stacks_left();
    let round = match table.last_round() {
        Some(last) => format!("round {} of {last}", table.round()),
        None => format!("round {}", table.round()),
    };
    format!(
        "== {round} == tiles left: A {a}, B {b}, C {c} == {} ==",
        sentence::due(LANGUAGE, table, session.names(), seat)
    )
}

fn row(rules: &Rules, lead: &str, price: i32, note: &str, kind: KindId, money: i32) -> String {
    let dear = if price > money { format!("  (${} short)", price - money) } else { String::new() };
    let does = sentence::tile_short(LANGUAGE, rules, kind);
    let kind = rules.kind(kind);
    format!(
        "  {lead} {:>4} {note:<8} {} {:<23} {does}{dear}",
        format!("${price}"),
        category_letter(kind.category),
        kind.name
    )
}

/// The market with total prices, and the basic supply.
fn market(session: &Session, seat: Seat) -> Vec<String> {
    let table = session.table();
    let money = table.tracks(seat).money;
    let discarding = matches!(table.phase(), Phase::Discard | Phase::ExtraDiscard);
    let mut text = vec![if discarding { "Market: what a discard costs" } else { "Market" }.to_owned()];
    let rules = table.rules();
    for (slot, kind) in table.market().iter().enumerate() {
        let lead = (slot + 1).to_string();
        text.push(match (*kind, buy_price(table, slot)) {
            (Some(kind), _) if discarding => row(rules, &lead, table.slot_price(slot), "", kind, money),
            (Some(kind), Some(price)) => {
                let sum = format!("({}+{})", rules.kind(kind).cost, table.slot_price(slot));
                row(rules, &lead, price, &sum, kind, money)
            }
            _ => format!("  {lead}   –"),
        });
    }
    if discarding {
        return text;
    }
    let ids: Vec<&str> = table.basics().map(|(kind, _)| table.kind(kind).id.as_str()).collect();
    text.push(format!("Basic tiles: {} (each then owes a discard)", ids.join(", ")));
    for (kind, left) in table.basics() {
        let price = rules.kind(kind).cost.into();
        text.push(row(rules, " ", price, &format!("({left} left)"), kind, money));
    }
    text
}

/// Everybody's tracks.
fn players(session: &Session, me: Option<Seat>) -> Vec<String> {
    let table = session.table();
    let mut text = vec!["Players".to_owned()];
    for seat in table.all_seats() {
        let tracks = table.tracks(seat);
        let mark = if me == Some(seat) { '>' } else { ' ' };
        text.push(format!(
            "{mark}{} {:<12} ${:<4} income {:<3} reputation {:<3} population {:<4} red line at +{}, markers {}",
            seat.index() + 1,
            session.name(seat),
            tracks.money,
            number(tracks.income.into()),
            number(tracks.reputation.into()),
            tracks.population,
            to_red_line(tracks.population),
            tracks.markers,
        ));
    }
    text
}

/// All goals that may be known here, with standings.
pub(super) fn goals(session: &Session, seat: Seat) -> Vec<String> {
    let table = session.table();
    let rules = table.rules();
    let mut text = Vec::new();
    let mut list = |lead: &str, id: GoalId| {
        let (asks, standing) = (
            sentence::goal_text(LANGUAGE, rules, id),
            sentence::standing(LANGUAGE, table, session.names(), id),
        );
        text.push(format!("  {lead}{} ({asks}): {standing}", rules.goal(id).name));
    };
    for (id, owner) in session.known_goals(seat) {
        match owner {
            None => list("", id),
            Some(owner) if owner == seat && session.is_human(seat) => list("secret: ", id),
            Some(owner) => list(&format!("secret of {}: ", session.name(owner)), id),
        }
    }
    for id in session.goals_to_choose(seat).into_iter().flatten() {
        list(&format!("keep {}? ", rules.goal(id).id), id);
    }
    if text.is_empty() { text } else { [vec!["Goals".to_owned()], text].concat() }
}

/// The public goals and, as far as they are chosen, the secret ones: a record hides nothing.
pub(super) fn all_goals(session: &Session) -> Vec<String> {
    let (table, names) = (session.table(), session.names());
    let line = |goal, whose: &str| {
        let (name, asks) =
            (&table.rules().goal(goal).name, sentence::goal_text(LANGUAGE, table.rules(), goal));
        format!("  {name}{whose} ({asks}): {}", sentence::standing(LANGUAGE, table, names, goal))
    };
    let public = table.public_goals().iter().map(|&goal| line(goal, ""));
    let seats = (0..names.len()).map(Seat::from_index);
    let secret = seats.filter_map(|seat| {
        let goal = session.view(seat).private_goal(seat)?;
        Some(line(goal, &format!(", secret of {}", names[seat.index()])))
    });
    let mut text: Vec<String> = public.chain(secret).collect();
    if !text.is_empty() {
        text.insert(0, "Goals".to_owned());
    }
    text
}

/// A borough as a map.
pub(super) fn borough(session: &Session, seat: Seat) -> Vec<String> {
    let table = session.table();
    let borough = table.borough(seat);
    let mut text = vec![format!(
        "Borough of {}: {}",
        session.name(seat),
        sentence::tracks(LANGUAGE, table.tracks(seat))
    )];
    let cells = hexmap::cells(table.rules(), borough, Scale::Large);
    let map = hexmap::draw(&cells, Scale::Large).plain();
    text.extend(map.into_iter().map(|row| format!("  {row}").trim_end().to_owned()));
    text.push(
        "  R residential, C commercial, I industrial, V civic, ~ lake, * marker, ▒ borough board".to_owned(),
    );
    text
}

/// What a tile does, in full sentences.
pub(super) fn tile(rules: &Rules, kind: KindId) -> Vec<String> {
    let mut text =
        vec![format!("{}, costs ${}", sentence::tile_heading(LANGUAGE, rules, kind), rules.kind(kind).cost)];
    text.extend(sentence::tile_text(LANGUAGE, rules, kind).into_iter().map(|line| format!("  {line}")));
    text
}
