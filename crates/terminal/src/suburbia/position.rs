//! The position as text, for the line mode and for told games: market, tracks, goals, borough.

use super::extras;
use super::hexmap::{self, Scale, kind_letter};
use super::preview::buy_price;
use crate::text::say;
use game_core::Seat;
use render::suburbia::sentence::{self, number, to_red_line};
use suburbia::Suburbia;
use suburbia::goal::GoalId;
use suburbia::hex::Footprint;
use suburbia::table::Phase;
use suburbia::tile::KindId;

type Session = crate::Session<Suburbia>;

/// Everything a player needs to decide.
pub(super) fn position(session: &Session, seat: Seat) -> Vec<String> {
    let mut text = vec![title(session, seat)];
    text.extend(market(session, seat));
    text.extend(players(session, Some(seat)));
    text.extend(extras::stars(session));
    text.extend(extras::awards(session, seat));
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
    text.extend(extras::stars(session));
    text.extend(extras::awards(session, active));
    for seat in session.table().all_seats() {
        text.extend(borough(session, seat));
    }
    text
}

/// Round, stacks, whose turn.
fn title(session: &Session, seat: Seat) -> String {
    let (table, language) = (session.table(), session.language());
    let [a, b, c] = session.view(seat).stacks_left();
    let round = match table.last_round() {
        Some(last) => say!(language, "suburbia-round-of", round = table.round(), last),
        None => say!(language, "suburbia-round", round = table.round()),
    };
    let left = say!(language, "suburbia-left", a, b, c);
    format!("== {round} == {left} == {} ==", sentence::due(session.reader(), table, seat))
}

/// A tile or border that can be taken.
pub(super) struct Row {
    /// What stands before it.
    pub lead: String,
    pub price: i32,
    pub note: String,
    pub kind: KindId,
    /// Whether it would be built, not thrown away.
    pub builds: bool,
}

/// A row with what hinders the seat from taking it.
pub(super) fn row(session: &Session, seat: Seat, row: Row) -> String {
    let Row { lead, price, note, kind, builds } = row;
    let table = session.table();
    let rules = table.rules();
    let short = price - table.tracks(seat).money;
    let dear = match short {
        _ if builds && !table.may_have(seat, kind) => {
            format!("  ({})", say!(session.language(), "suburbia-row-limited"))
        }
        1.. => format!("  ({})", say!(session.language(), "suburbia-row-short", short)),
        _ => String::new(),
    };
    let does = sentence::tile_short(session.language(), rules, kind);
    let kind = rules.kind(kind);
    format!(
        "  {lead} {:>4} {note:<8} {} {:<23} {does}{dear}",
        format!("${price}"),
        kind_letter(kind),
        sentence::tile_name(session.language(), kind)
    )
}

/// The market with total prices, and the basic supply.
fn market(session: &Session, seat: Seat) -> Vec<String> {
    let table = session.table();
    let discarding = matches!(table.phase(), Phase::Discard | Phase::ExtraDiscard);
    let mut text = vec![match discarding {
        true => say!(session.language(), "suburbia-market-discard"),
        false => say!(session.language(), "suburbia-market"),
    }];
    let rules = table.rules();
    for (slot, kind) in table.market().iter().enumerate() {
        let lead = (slot + 1).to_string();
        text.push(match (*kind, buy_price(table, slot)) {
            (Some(kind), _) if discarding => {
                let (price, note) = (table.slot_price(slot), String::new());
                row(session, seat, Row { lead, price, note, kind, builds: false })
            }
            (Some(kind), Some(price)) => {
                let note = format!("({}+{})", rules.kind(kind).cost, table.slot_price(slot));
                row(session, seat, Row { lead, price, note, kind, builds: true })
            }
            _ => format!("  {lead}   –"),
        });
    }
    if discarding {
        return text;
    }
    let ids: Vec<&str> = table.basics().map(|(kind, _)| table.kind(kind).id.as_str()).collect();
    text.push(say!(session.language(), "suburbia-basics", ids = ids.join(", ")));
    for (kind, left) in table.basics() {
        let price = rules.kind(kind).cost.into();
        let note = format!("({})", say!(session.language(), "suburbia-row-left", left));
        text.push(row(session, seat, Row { lead: " ".to_owned(), price, note, kind, builds: true }));
    }
    text.extend(extras::borders(session, seat));
    text
}

/// Everybody's tracks.
fn players(session: &Session, me: Option<Seat>) -> Vec<String> {
    let table = session.table();
    let mut text = vec![say!(session.language(), "suburbia-players-heading")];
    for seat in table.all_seats() {
        let tracks = table.tracks(seat);
        let mark = if me == Some(seat) { '>' } else { ' ' };
        let numbers = say!(
            session.language(),
            "suburbia-player",
            income = format!("{:<3}", number(tracks.income.into())),
            reputation = format!("{:<3}", number(tracks.reputation.into())),
            population = format!("{:<4}", tracks.population),
            ahead = to_red_line(tracks.population),
            markers = tracks.markers,
        );
        let (name, money) = (session.name(seat), tracks.money);
        text.push(format!("{mark}{} {name:<12} ${money:<4} {numbers}", seat.index() + 1));
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
            sentence::goal_text(session.language(), rules, id),
            sentence::standing(session.reader(), table, id),
        );
        text.push(format!(
            "  {lead}{} ({asks}): {standing}",
            sentence::goal_name(session.language(), rules.goal(id))
        ));
    };
    for (id, owner) in session.known_goals(seat) {
        match owner {
            None => list("", id),
            Some(owner) if owner == seat && session.is_human(seat) => {
                list(&format!("{}: ", say!(session.language(), "suburbia-secret")), id)
            }
            Some(owner) => {
                let name = session.name(owner);
                list(&format!("{}: ", say!(session.language(), "suburbia-secret-of", name)), id)
            }
        }
    }
    for id in session.goals_to_choose(seat).into_iter().flatten() {
        list(&format!("keep {}? ", rules.goal(id).id), id); // as it is typed
    }
    if text.is_empty() { text } else { [vec![say!(session.language(), "suburbia-goals")], text].concat() }
}

/// The same, or that there are none.
pub(super) fn goals_or_none(session: &Session, seat: Seat) -> Vec<String> {
    match goals(session, seat) {
        none if none.is_empty() => vec![say!(session.language(), "suburbia-no-goals")],
        text => text,
    }
}

/// The public goals and, as far as they are chosen, the secret ones: a record hides nothing.
pub(super) fn all_goals(session: &Session) -> Vec<String> {
    let (table, reader) = (session.table(), session.reader());
    let line = |goal, whose: &str| {
        let (name, asks) = (
            sentence::goal_name(reader.language, table.rules().goal(goal)),
            sentence::goal_text(reader.language, table.rules(), goal),
        );
        format!("  {name}{whose} ({asks}): {}", sentence::standing(reader, table, goal))
    };
    let public = table.public_goals().iter().map(|&goal| line(goal, ""));
    let secret = table.all_seats().filter_map(|seat| {
        let goal = session.view(seat).private_goal(seat)?;
        let whose = say!(reader.language, "suburbia-secret-of", name = reader.name(seat));
        Some(line(goal, &format!(", {whose}")))
    });
    let mut text: Vec<String> = public.chain(secret).collect();
    if !text.is_empty() {
        text.insert(0, say!(reader.language, "suburbia-goals"));
    }
    text
}

/// A borough as a map.
pub(super) fn borough(session: &Session, seat: Seat) -> Vec<String> {
    let table = session.table();
    let borough = table.borough(seat);
    let tracks = extras::tracks(session.language(), table, table.tracks(seat));
    let mut text = vec![say!(session.language(), "suburbia-borough-of", name = session.name(seat), tracks)];
    let town = hexmap::town(session.language(), table.rules(), borough, Scale::Large);
    let map = hexmap::plain(&hexmap::draw(&town, Scale::Large));
    text.extend(map.into_iter().map(|row| format!("  {row}").trim_end().to_owned()));
    text.push(format!("  {}", say!(session.language(), "suburbia-map-signs")));
    if !town.bars.is_empty() {
        text.push(format!("  {}", say!(session.language(), "suburbia-map-signs-borders")));
    }
    text
}

/// What a tile does, in full sentences, and what those that stand gave and took so far.
pub(super) fn tile(session: &Session, kind: KindId) -> Vec<String> {
    let mut text = tile_does(session, kind);
    let table = session.table();
    for owner in table.all_seats() {
        for (index, tile) in table.borough(owner).tiles().enumerate().filter(|(_, tile)| tile.kind == kind) {
            text.extend(account(session, owner, index, tile.at));
        }
    }
    text
}

/// The tile that a seat has somewhere.
pub(super) fn tile_at(session: &Session, owner: Seat, index: usize) -> Vec<String> {
    let tile = session.table().borough(owner).tile(index);
    let mut text = tile_does(session, tile.kind);
    if tile.invested {
        text.push(format!("  {}", say!(session.language(), "suburbia-has-marker")));
    }
    text.extend(account(session, owner, index, tile.at));
    text
}

fn account(session: &Session, owner: Seat, index: usize, at: Footprint) -> Option<String> {
    let account = extras::account(session, owner, index)?;
    let (name, at) = (session.name(owner), at.to_string());
    Some(format!("  {}", say!(session.language(), "suburbia-account-of", name, at, account)))
}

fn tile_does(session: &Session, kind: KindId) -> Vec<String> {
    let rules = session.table().rules();
    let tile = sentence::tile_heading(session.language(), rules, kind);
    let mut text = vec![say!(session.language(), "suburbia-tile-costs", tile, cost = rules.kind(kind).cost)];
    text.extend(
        sentence::tile_text(session.language(), rules, kind).into_iter().map(|line| format!("  {line}")),
    );
    text
}
