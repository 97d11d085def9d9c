//! What packs bring to the table besides tiles, in words: the border display, the star track, bonus and challenge, the
//! accounts of tiles. Nothing of it is said where it is not played.

use super::position::{Row, row};
use crate::text::say;
use game_core::Seat;
use render::suburbia::sentence;
use render::text::Language;
use suburbia::Suburbia;
use suburbia::award::AwardKind;
use suburbia::setup::Mode;
use suburbia::stars::{LAST_SPACE, REWARDS};
use suburbia::table::{Table, Tracks};
use suburbia::tile::KindId;

type Session = crate::Session<Suburbia>;

/// A seat's tracks in one line, the star track included where it is played.
pub(super) fn tracks(language: Language, table: &Table, tracks: &Tracks) -> String {
    let text = sentence::tracks(language, tracks);
    match table.plays().stars {
        true => say!(language, "suburbia-tracks-stars", tracks = text, space = tracks.stars),
        false => text,
    }
}

/// The border display, and how many borders are left.
pub(super) fn borders(session: &Session, seat: Seat) -> Vec<String> {
    let (table, language) = (session.table(), session.language());
    if !table.plays().borders {
        return Vec::new();
    }
    let mut text = vec![say!(language, "suburbia-borders", left = table.pile())];
    for (space, kind) in table.display().iter().enumerate() {
        let lead = (space + 1).to_string();
        text.push(match *kind {
            Some(kind) => {
                let price = table.kind(kind).cost.into();
                row(session, seat, Row { lead, price, note: String::new(), kind, builds: true })
            }
            None => format!("  {lead}   –"),
        });
    }
    text
}

/// The seats that gain and those that lose population if the round ended now, in its order of play.
pub(super) fn round_end(table: &Table) -> [Vec<Seat>; 2] {
    let space = |seat: Seat| table.tracks(seat).stars;
    let order: Vec<Seat> = table.seats_from(table.start()).collect();
    let (first, last) =
        (order.iter().map(|&seat| space(seat)).max(), order.iter().map(|&seat| space(seat)).min());
    if first == last {
        return [Vec::new(), Vec::new()];
    }
    [first, last].map(|end| order.iter().copied().filter(|&seat| Some(space(seat)) == end).collect())
}

/// The order of play of the next round as the tokens lie now.
pub(super) fn next_order(table: &Table) -> Vec<Seat> {
    match table.mode() {
        Mode::Dale => table.seats_from(table.start()).collect(),
        _ => table.tokens().to_vec(),
    }
}

fn names(session: &Session, seats: &[Seat]) -> String {
    sentence::list(session.language(), seats.iter().map(|&seat| session.name(seat).to_owned()))
}

/// Who gains and who loses population at the end of the round, as it stands.
pub(super) fn round_end_text(session: &Session) -> String {
    let [gain, lose] = round_end(session.table());
    match gain.is_empty() {
        true => say!(session.language(), "suburbia-stars-nobody"),
        false => {
            let (gain, lose) = (names(session, &gain), names(session, &lose));
            say!(session.language(), "suburbia-stars-end", gain, lose)
        }
    }
}

/// The end of the round and the next order of play in one row.
pub(super) fn stars_short(session: &Session, width: usize) -> String {
    let (language, [gain, lose]) = (session.language(), round_end(session.table()));
    let next = names(session, &next_order(session.table()));
    if gain.is_empty() {
        return say!(language, "suburbia-stars-row-nobody", next);
    }
    let (gain, lose) = (names(session, &gain), names(session, &lose));
    let whole = say!(language, "suburbia-stars-row", gain = gain.clone(), lose = lose.clone(), next);
    Some(whole)
        .filter(|text| text.chars().count() <= width)
        .unwrap_or_else(|| say!(language, "suburbia-stars-row-narrow", gain, lose))
}

/// The star track: the stacks as a picture, what its spaces give, what the end of the round brings.
pub(super) fn stars(session: &Session) -> Vec<String> {
    let (table, language) = (session.table(), session.language());
    if !table.plays().stars {
        return Vec::new();
    }
    let mut text = vec![say!(language, "suburbia-stars")];
    let stack = |space: u8| -> Vec<Seat> {
        table.tokens().iter().copied().filter(|&seat| table.tracks(seat).stars == space).collect()
    };
    let highest = (0..=LAST_SPACE).map(|space| stack(space).len()).max().unwrap_or(0);
    for level in (0..highest).rev() {
        let token = |space: u8| {
            let stack = stack(space);
            // The top token comes first in its stack.
            let seat = stack.len().checked_sub(level + 1).map(|place| stack[place].index() + 1);
            format!("{:<4}", seat.map(|number| number.to_string()).unwrap_or_default())
        };
        let row: String = (0..=LAST_SPACE).map(token).collect();
        text.push(format!("    {}", row.trim_end()));
    }
    let space = |space: u8| match REWARDS.iter().any(|&(at, _)| at == space) {
        true => format!("{:<4}", format!("{space}+")),
        false => format!("{space:<4}"),
    };
    let row: String = (0..=LAST_SPACE).map(space).collect();
    text.push(format!("    {}", row.trim_end()));
    let [(income, _), (reputation, _)] = REWARDS;
    text.push(format!("  {}", say!(language, "suburbia-stars-rewards", income, reputation)));
    text.push(format!("  {}", round_end_text(session)));
    let order: Vec<Seat> = table.seats_from(table.start()).collect();
    let (order, next) = (names(session, &order), names(session, &next_order(table)));
    text.push(format!("  {}", say!(language, "suburbia-stars-order", order, next)));
    text
}

/// How many tiles come before the card that scores a bonus or challenge.
pub(super) fn tiles_before(session: &Session, kind: AwardKind, seat: Seat) -> usize {
    let [a, b, _] = session.view(seat).stacks_left();
    match kind {
        AwardKind::Bonus => a,
        AwardKind::Challenge => a + b,
    }
}

/// The open bonus and challenge: what they ask for, when they are scored, who meets them now.
pub(super) fn awards(session: &Session, seat: Seat) -> Vec<String> {
    let (table, language) = (session.table(), session.language());
    if !table.plays().bonuses {
        return Vec::new();
    }
    let mut text = vec![say!(language, "suburbia-awards")];
    for kind in AwardKind::ALL {
        let line = match table.award(kind) {
            Some(id) => {
                let award = sentence::award_name(language, table.rules().award(id));
                let asks = sentence::award_text(language, table.rules(), id);
                let standing = sentence::award_standing(session.reader(), table, id);
                let left = tiles_before(session, kind, seat);
                say!(language, "suburbia-award", award, asks, left, standing)
            }
            None => say!(language, "suburbia-award-done", kind = kind.word()),
        };
        text.push(format!("  {line}"));
    }
    text
}

/// The answer to a question about something that may not be played.
pub(super) fn or_not_played(session: &Session, text: Vec<String>) -> Vec<String> {
    if text.is_empty() { vec![say!(session.language(), "suburbia-not-played")] } else { text }
}

/// What a standing tile gave and took so far, where somebody keeps count of it.
pub(super) fn account(session: &Session, owner: Seat, index: usize) -> Option<String> {
    let table = session.table();
    let account = table.account(owner, index)?;
    if table.borough(owner).tile(index).kind == KindId::LAKE {
        return None;
    }
    let text = sentence::account_text(session.language(), &account);
    Some(text.unwrap_or_else(|| say!(session.language(), "suburbia-account-empty")))
}
