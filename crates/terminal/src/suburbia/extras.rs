//! What packs bring to the table besides tiles, in words: the border display, the star track, bonus and challenge, the
//! accounts of tiles, what moves answer special tiles. Nothing of it is said where it is not played.

use super::position::{Row, row};
use super::preview::net_text;
use crate::text::say;
use game_core::Seat;
use render::suburbia::sentence;
use render::text::Language;
use suburbia::Suburbia;
use suburbia::award::AwardKind;
use suburbia::hex::{Footprint, Hex};
use suburbia::moves::{Choice, Move, Slot};
use suburbia::setup::{MAX_SEATS, Mode};
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
    let seats = table.all_seats().map(|seat| format!("{} {}", seat.index() + 1, session.name(seat)));
    let mut text = vec![say!(language, "suburbia-stars", seats = sentence::list(language, seats))];
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

/// What changes for some seats: `Ann +2r, Bob −1i`; nothing if nothing does.
pub(super) fn changes(
    session: &Session,
    before: &[Tracks; MAX_SEATS],
    after: &[Tracks; MAX_SEATS],
    of: impl Fn(Seat) -> bool,
) -> Option<String> {
    let language = session.language();
    let seats = session.table().all_seats().filter(|&seat| of(seat)).filter_map(|seat| {
        let net = sentence::net_change(language, &before[seat.index()], &after[seat.index()]);
        (!net.is_empty()).then(|| format!("{} {}", session.name(seat), net.join(" ")))
    });
    Some(sentence::list(language, seats)).filter(|text| !text.is_empty())
}

/// The tile in a market slot.
pub(super) fn in_slot(table: &Table, slot: Slot) -> Option<KindId> {
    table.market().get(usize::from(slot.0)).copied().flatten()
}

/// The tiles that a move has built before its next answer: they do not stand on the table yet.
pub(super) fn pending(table: &Table, mv: Move) -> Vec<(Hex, KindId)> {
    let built = match mv {
        Move::Buy { slot, at, .. } | Move::Replace { slot, at, .. } => {
            in_slot(table, slot).map(|kind| (at, kind))
        }
        _ => None,
    };
    let choices = mv.choices();
    let free = choices.iter().filter_map(|choice| match *choice {
        Choice::Free { slot, at } => in_slot(table, slot).map(|kind| (at, kind)),
        _ => None,
    });
    built.into_iter().chain(free).collect()
}

/// The name of what stands somewhere, or is about to by a move of `mover`.
pub(super) fn tile_at(session: &Session, mover: Seat, mv: Move, owner: Seat, at: Footprint) -> String {
    let table = session.table();
    let here = |&(cell, _): &(Hex, KindId)| owner == mover && at == Footprint::Cell(cell);
    let new = pending(table, mv).into_iter().rev().find(here).map(|(_, kind)| kind);
    let borough = table.borough(owner);
    let kind = new.or_else(|| borough.at(at).map(|index| borough.tile(index).kind));
    kind.map(|kind| sentence::tile_name(session.language(), table.kind(kind))).unwrap_or_default()
}

/// What a move is about, with what it answers special tiles.
pub(super) fn object(session: &Session, seat: Seat, mv: Move) -> String {
    let (table, language) = (session.table(), session.language());
    let tile = sentence::move_object(language, table, seat, mv);
    let choices = mv.choices();
    let answers = choices.iter().map(|&choice| match choice {
        Choice::Flip { seat: owner, at } if owner.index() < table.seats() => {
            let tile = tile_at(session, seat, mv, owner, at.into());
            say!(language, "suburbia-answer-flip", tile, name = session.name(owner))
        }
        Choice::Flip { .. } => choice.to_string(),
        Choice::Marker { at } => {
            say!(language, "suburbia-answer-marker", tile = tile_at(session, seat, mv, seat, at))
        }
        Choice::Free { slot, .. } => {
            let tile = in_slot(table, slot).map(|kind| sentence::tile_name(language, table.kind(kind)));
            say!(language, "suburbia-answer-free", tile = tile.unwrap_or_default())
        }
    });
    let answers = sentence::list(language, answers);
    if answers.is_empty() { tile } else { say!(language, "suburbia-object-answers", tile, answers) }
}

/// The net change of a move, that of others too if it answers special tiles.
pub(super) fn net(session: &Session, seat: Seat, mv: Move, own: &[String]) -> String {
    let (table, language) = (session.table(), session.language());
    let net = net_text(language, own);
    if mv.choices().is_empty() {
        return net;
    }
    let mut before = [Tracks::default(); MAX_SEATS];
    table.all_seats().for_each(|seat| before[seat.index()] = *table.tracks(seat));
    let after = table.preview(seat, mv, &mut ()).ok();
    match after.and_then(|after| changes(session, &before, &after, |other| other != seat)) {
        Some(others) => say!(language, "suburbia-net-others", net, others),
        None => net,
    }
}
