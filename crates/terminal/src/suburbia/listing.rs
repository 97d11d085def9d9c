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
/// How many of each of several borders.
const SOME: usize = 10;
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
    let of_border = |group: &[Move]| matches!(Group::of(session, seat, group[0]), Group::Border(..));
    let borders = match all.chunk_by(together).filter(|group| of_border(group)).count() {
        _ if filter.is_empty() => FEW,
        ..=1 => MANY,
        _ => SOME,
    };
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
        match group.len() {
            1 => moves.extend(group),
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
    let table = session.table();
    // A build that is not legal has no answers; its slot may be anything.
    if table.preview_build(seat, mv).is_err() || !table.asks_for_choice(seat, mv) {
        return Vec::new();
    }
    let build = Group::of(session, seat, mv);
    let all = session.legal_moves(seat).into_iter().filter(|&other| Group::of(session, seat, other) == build);
    best(session, seat, &all.collect::<Vec<_>>(), MANY)
}

/// Whether a move declines a free tile that could be had.
pub(super) fn declines(session: &Session<Suburbia>, seat: Seat, mv: Move) -> bool {
    let choices = mv.choices();
    let (mut given, mut declined) = (choices.iter(), false);
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

#[cfg(test)]
mod tests {
    use super::super::screen::pack_tests::{BOB, RICH, TABLE, at};
    use crate::lines::play_session;

    /// What is said to a line typed at a position.
    fn said(top: &str, ann: &str, typed: &str) -> String {
        let mut output = Vec::new();
        play_session(at(top, ann, BOB).session, typed.as_bytes(), &mut output).unwrap();
        let output = String::from_utf8(output).unwrap();
        let (_, said) = output.split_once("Ann builds> ").unwrap();
        said.split("Ann builds> \n").next().unwrap_or(said).to_owned()
    }

    #[test]
    fn special_tiles_and_borders_line_by_line() {
        for (name, typed) in [
            ("flip_missing", "buy 4 @ 1,1"),
            ("flip_wrong", "buy 4 @ 1,1 flip=0:0,0"),
            ("flip_preview", "preview buy 4 @ 1,1 flip=1:1,1"),
            ("marker_missing", "buy 5 @ 1,1"),
            ("free_declined", "preview buy 1 @ 1,1"),
            ("free_listed", "moves buy 1 @ 1,1"),
            ("free_wrong", "buy 1 @ 1,1 free=3@0,3"),
            ("limited", "buy 2 @ 1,1"),
            ("replaced", "preview replace 3 @ -1,2"),
            ("not_replaced", "replace 3 @ 0,0"),
            ("borders", "moves border"),
            ("one_border", "moves border-lake 2"),
            ("border_wrong", "border 1 @ 0,1,7"),
            ("border_on_board", "border 1 @ 0,0,0"),
            ("tile_here", "tile 1,0"),
            ("tile_name", "tile Old Fort Wall"),
            ("tile_accounts", "tile hotel"),
            ("help", "help"),
            ("stars", "stars"),
            ("bonuses", "bonuses"),
            ("display", "borders"),
        ] {
            insta::assert_snapshot!(name, said(TABLE, RICH, typed));
        }
    }

    /// Numbers of the list stand for whole moves, answers included.
    #[test]
    fn an_answer_is_chosen_by_its_number() {
        let mut output = Vec::new();
        let session = at(TABLE, RICH, BOB).session;
        let finished = play_session(session, "buy 4 @ 1,1\n2\n".as_bytes(), &mut output).unwrap();
        let output = String::from_utf8(output).unwrap();
        let second = output.lines().find(|line| line.trim_start().starts_with("2 buy")).unwrap();
        assert!(second.contains(&finished.record.moves[0]), "{second}");
        assert!(finished.record.moves[0].contains("flip="));
    }

    /// The list of all moves stays short, whatever there is to choose from.
    #[test]
    fn all_moves_fit_a_page_or_two() {
        let session = at(TABLE, RICH, BOB).session;
        let seat = game_core::Seat(0);
        let (moves, notes) = super::listed(&session, seat, "");
        assert!(session.legal_moves(seat).len() > 400, "{}", session.legal_moves(seat).len());
        assert!(moves.len() < 250 && notes.len() == 2, "{} {notes:?}", moves.len());
        let all = session.legal_moves(seat);
        assert!(moves.iter().all(|mv| all.contains(mv)));
    }
}
