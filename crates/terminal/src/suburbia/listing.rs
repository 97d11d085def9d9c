//! Lists of moves that stay readable: of the very many ways to lay a border or to answer a special tile only the best are
//! listed, until somebody asks for more.

use super::preview::Brief;
use crate::Session;
use crate::TerminalGame;
use crate::text::say;
use game_core::Seat;
use suburbia::Suburbia;
use suburbia::moves::{Choices, Move};

/// How many places of a border a list of all moves shows.
const FEW: usize = 3;
/// How many moves of a kind a filtered list shows; also how many somebody is offered who left out a choice.
const MANY: usize = 40;

/// What belongs together: a border of the display, face up or down; a build with all answers to what it asks for.
#[derive(PartialEq)]
enum Group {
    Alone,
    Border(bool, u8),
    Answers(Move),
}

impl Group {
    fn of(session: &Session<Suburbia>, seat: Seat, mv: Move) -> Group {
        match mv {
            Move::Border { space, .. } => Group::Border(true, space.0),
            Move::BorderLake { space, .. } => Group::Border(false, space.0),
            _ if session.table().asks_for_choice(seat, mv) => Group::Answers(mv.choosing(Choices::NONE)),
            _ => Group::Alone,
        }
    }
}

/// The moves to list for a filter, and notes on what was left out.
pub(super) fn listed(session: &Session<Suburbia>, seat: Seat, filter: &str) -> (Vec<Move>, Vec<String>) {
    let language = session.language();
    let fits = |mv: &Move| {
        let text = format!("{} {}", session.notation(*mv), Suburbia::object(session, seat, mv));
        filter.is_empty() || text.to_lowercase().contains(filter)
    };
    let all: Vec<Move> = session.legal_moves(seat).into_iter().filter(fits).collect();
    let together = |a: &Move, b: &Move| {
        let (a, b) = (Group::of(session, seat, *a), Group::of(session, seat, *b));
        a != Group::Alone && a == b
    };
    let asking = |group: &[Move]| matches!(Group::of(session, seat, group[0]), Group::Answers(_));
    let borders = if filter.is_empty() { FEW } else { MANY };
    // One build is listed with all its answers, several with the best one each.
    let answers = if all.chunk_by(together).filter(|group| asking(group)).count() > 1 { 1 } else { MANY };
    let (mut moves, mut hidden, mut example) = (Vec::new(), [0, 0], None);
    for group in all.chunk_by(together) {
        let (most, sort) = match Group::of(session, seat, group[0]) {
            Group::Alone => (MANY, 0),
            Group::Border(..) => (borders, 0),
            Group::Answers(_) => (answers, 1),
        };
        let left_out = group.len().saturating_sub(most);
        hidden[sort] += left_out;
        match left_out {
            0 => moves.extend(group),
            _ => moves.extend(best(session, seat, group, most)),
        }
        if let (Group::Answers(build), true) = (Group::of(session, seat, group[0]), left_out > 0) {
            example.get_or_insert_with(|| session.notation(build));
        }
    }
    let mut notes = Vec::new();
    if hidden[0] > 0 {
        notes.push(say!(language, "suburbia-moves-borders", count = hidden[0]));
    }
    if let Some(example) = example {
        notes.push(say!(language, "suburbia-moves-answers", count = hidden[1], example));
    }
    (moves, notes)
}

/// The moves with other answers to what a build asks for, the best first.
pub(super) fn completions(session: &Session<Suburbia>, seat: Seat, mv: Move) -> Vec<Move> {
    if !session.table().asks_for_choice(seat, mv) {
        return Vec::new();
    }
    let build = Group::of(session, seat, mv);
    let all = session.legal_moves(seat).into_iter().filter(|&other| Group::of(session, seat, other) == build);
    best(session, seat, &all.collect::<Vec<_>>(), MANY)
}

/// Whether a move declines a free tile that could be had.
pub(super) fn declines(session: &Session<Suburbia>, seat: Seat, mv: Move) -> bool {
    let (mut given, mut declined) = (mv.choices().iter(), false);
    session.table().completed(seat, mv.choosing(Choices::NONE), |outlooks| {
        let mut rest = given.clone();
        let found =
            rest.next().and_then(|choice| outlooks.iter().position(|other| other.choice == Some(*choice)));
        match found {
            Some(_) => given = rest,
            None => declined |= outlooks[0].choice.is_none(),
        }
        found.unwrap_or(0)
    });
    declined
}

/// The best of some moves by income and reputation, as many as that.
fn best(session: &Session<Suburbia>, seat: Seat, moves: &[Move], count: usize) -> Vec<Move> {
    let mut ranked: Vec<Brief> = moves.iter().filter_map(|&mv| Brief::of(session, seat, mv)).collect();
    ranked.sort_by_key(|brief| std::cmp::Reverse((brief.worth, brief.besides)));
    ranked.into_iter().take(count).map(|brief| brief.mv).collect()
}
