//! The plies that led to a position, and the position: for any game, and for whichever game it is.

use crate::entry::How;
use crate::notice::{Notice, NoticeKind};
use crate::status::Status;
use crate::text::Sentence;
use game_core::{Dice, Seat, Viewer, World};
use games::Playable;
use games::learn::lesson::{Lesson, Progress};
use serde::Serialize;
use std::any::Any;
use std::io::{self, Write};
use std::ops::Range;
use std::sync::Arc;
use utoipa::ToSchema;

/// A ply of the history that led to the position.
#[derive(Debug, Clone)]
pub(crate) struct Played<M> {
    /// Who moved.
    pub seat: Seat,
    /// What.
    pub mv: M,
    /// Whether it brought something hidden to light.
    pub(crate) revealed: bool,
    /// Whether it was left before its turn came.
    pub(crate) planned: bool,
}

/// The position, and the history that led to it.
#[derive(Clone)]
pub(crate) struct History<G: Playable> {
    /// The rules, the table.
    pub setup: G::Setup,
    /// The position before the first ply: dealt, or that of a lesson.
    start: G,
    /// The lesson it is played for.
    pub lesson: Option<LessonRun<G>>,
    /// The position now.
    pub game: G,
    /// The plies that led to it, in the order they came.
    pub plies: Vec<Played<G::Move>>,
    /// The ply at which the choice that is open now was opened.
    pub(crate) opened: usize,
}

/// A task of a lesson that is being tried.
#[derive(Clone)]
pub(crate) struct LessonRun<G: Playable> {
    /// Which lesson.
    pub lesson: Arc<Lesson<G>>,
    /// Which task of it, counted from 0.
    pub step: usize,
    /// Whether it was done once; what is tried afterwards does not change that.
    pub achieved: bool,
}

/// Why a move was not played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Refused {
    /// It is no move, or the rules are against it.
    Illegal(Sentence),
    /// It was meant for another position.
    Stale,
}

/// A move that somebody chose: text where it comes from outside, typed where a bot of ours chose it.
pub(crate) enum Chosen {
    /// In the notation of records.
    Text(String),
    /// A [`Move`](game_core::Game::Move) of the game that is played.
    Typed(Box<dyn Any + Send>),
}

impl<G: Playable> History<G> {
    pub(crate) fn new(setup: G::Setup, seed: u64) -> History<G> {
        let start = G::new(&setup, seed);
        History::from(setup, start, None)
    }

    /// A task of a lesson, counted from 0.
    pub(crate) fn of_lesson(lesson: Lesson<G>, step: usize) -> History<G> {
        let (setup, start) = (lesson.setup.clone(), lesson.start(step));
        History::from(setup, start, Some(LessonRun { lesson: Arc::new(lesson), step, achieved: false }))
    }

    fn from(setup: G::Setup, start: G, lesson: Option<LessonRun<G>>) -> History<G> {
        History { setup, game: start.clone(), start, lesson, plies: Vec::new(), opened: 0 }
    }

    fn moves(&self) -> Vec<(Seat, G::Move)> {
        self.plies.iter().map(|played| (played.seat, played.mv.clone())).collect()
    }

    /// How far the task is, where it is a lesson.
    pub(crate) fn progress(&self) -> Option<Progress> {
        let run = self.lesson.as_ref()?;
        Some(run.lesson.progress(run.step, &self.moves()))
    }

    /// The move with which the solution of the task goes on.
    pub(crate) fn shown_move(&self) -> Option<String> {
        let run = self.lesson.as_ref()?;
        run.lesson.shown(run.step, &self.moves()).map(str::to_owned)
    }

    /// What another seat does now in a lesson.
    pub(crate) fn reply(&self) -> Option<(Seat, G::Move)> {
        let run = self.lesson.as_ref()?;
        let plies: Vec<Seat> = self.plies.iter().map(|played| played.seat).collect();
        run.lesson.reply(run.step, &self.game, &plies)
    }

    /// Reads a move as it is written.
    pub(crate) fn parse(&self, text: &str) -> Result<G::Move, Sentence> {
        self.game.parse_move(text).map_err(|error| error.to_string().into())
    }

    /// A move that the rules are not against; the game stays as it is.
    pub(crate) fn legal(&self, seat: Seat, text: &str) -> Result<G::Move, Sentence> {
        let mv = self.parse(text)?;
        let tried = self.game.clone().play(seat, mv.clone(), &mut ());
        tried.map_err(|illegal| self.game.refusal(&illegal))?;
        Ok(mv)
    }

    fn play(&mut self, seat: Seat, mv: G::Move) -> Result<Vec<G::Event>, Sentence> {
        let before = self.game.to_act();
        let mut events = Vec::new();
        if let Err(illegal) = self.game.play(seat, mv.clone(), &mut events) {
            return Err(self.game.refusal(&illegal));
        }
        // The others go on choosing: what they were shown still stands.
        let still_choosing = self.game.to_act() == before.without(seat) && !self.game.to_act().is_empty();
        let revealed = G::reveals(&events) || (G::HANDS_GO_ROUND && !still_choosing);
        self.plies.push(Played { seat, mv, revealed, planned: false });
        if !still_choosing {
            self.opened = self.plies.len();
        }
        let done = matches!(self.progress(), Some(Progress::Done { .. }));
        if let Some(run) = &mut self.lesson {
            run.achieved |= done;
        }
        Ok(events)
    }

    /// Plays a move as entry `number`; returns what is told about it.
    pub(crate) fn tell(&mut self, number: u32, seat: Seat, mv: G::Move) -> Result<Notice, Sentence> {
        let events = self.play(seat, mv)?;
        Ok(self.notice(number, &events))
    }

    pub(crate) fn take_back(&mut self, to: usize) {
        let kept: Vec<Played<G::Move>> = self.plies.drain(..).take(to).collect();
        let mut fresh: History<G> = History::from(self.setup.clone(), self.start.clone(), self.lesson.take());
        for played in kept {
            let again = fresh.play(played.seat, played.mv);
            debug_assert!(again.is_ok(), "a history can be played again");
            fresh.plies.last_mut().into_iter().for_each(|last| last.planned = played.planned);
        }
        *self = fresh;
    }

    /// The position after so many plies.
    pub(crate) fn at(&self, ply: usize) -> G {
        let mut game = self.start.clone();
        for played in self.plies.iter().take(ply) {
            let again = game.play(played.seat, played.mv.clone(), &mut ());
            debug_assert!(again.is_ok(), "a history can be played again");
        }
        game
    }

    /// Every ply with the game before and after it and what it changed.
    pub(crate) fn retell(&self, each: impl FnMut(usize, &Played<G::Move>, &G, &G, &[G::Event])) {
        self.retell_some(0..self.plies.len(), each);
    }

    /// Some plies of it.
    pub(crate) fn retell_some(
        &self,
        plies: Range<usize>,
        mut each: impl FnMut(usize, &Played<G::Move>, &G, &G, &[G::Event]),
    ) {
        let mut game = self.at(plies.start);
        let mut events = Vec::new();
        for (index, played) in self.plies.iter().enumerate().take(plies.end).skip(plies.start) {
            let before = game.clone();
            events.clear();
            let again = game.play(played.seat, played.mv.clone(), &mut events);
            debug_assert!(again.is_ok(), "a history can be played again");
            each(index + 1, played, &before, &game, &events);
        }
    }

    /// The moves as records write them: where several seats choose at once in the order of seats. Those of a choice
    /// that is still open and waits for a lower seat are left out.
    pub(crate) fn in_seat_order(&self) -> Vec<(Seat, G::Move)> {
        let mut game = self.start.clone();
        let mut waiting: Vec<&Played<G::Move>> = self.plies.iter().collect();
        let mut ordered = Vec::new();
        while let Some(seat) = game.to_act().lowest() {
            let Some(place) = waiting.iter().position(|played| played.seat == seat) else { break };
            let played = waiting.remove(place);
            if game.play(seat, played.mv.clone(), &mut ()).is_err() {
                break;
            }
            ordered.push((seat, played.mv.clone()));
        }
        ordered
    }

    /// The game as a viewer knows it, the rest made up; none for a lesson.
    pub(crate) fn world(&self, viewer: Viewer, dice: &mut Dice) -> Option<World> {
        let dealt = self.lesson.is_none();
        dealt.then(|| self.start.world(&self.moves(), viewer, dice)).flatten()
    }

    /// The move as a viewer may read it.
    pub(crate) fn shown(&self, viewer: Viewer, seat: Seat, mv: &G::Move) -> String {
        let text = self.game.write_move(mv.clone());
        match G::disguise(&text) {
            Some(disguise) if viewer != Viewer::Seat(seat) && self.game.outcome().is_none() => disguise,
            _ => text,
        }
    }

    /// A hash of the position that is the same on every machine and in every version.
    pub(crate) fn seal(&self) -> u64 {
        let mut seal = Fnv::default();
        let acting: Vec<Seat> = self.game.to_act().iter().collect();
        let written = serde_json::to_writer(&mut seal, &(self.game.position(), acting));
        debug_assert!(written.is_ok(), "a position can be written");
        seal.0
    }

    fn notice(&self, number: u32, events: &[G::Event]) -> Notice {
        let Some(last) = self.plies.last() else { return self.took_back(number, Seat(0), How::Free) };
        let told = |mv| PlyNotice {
            ply: self.plies.len(),
            version: number,
            seat: last.seat,
            mv,
            events,
            to_move: self.game.to_act().iter().collect(),
            status: self.status(),
        };
        let own = self.game.write_move(last.mv.clone());
        match G::disguise(&own).filter(|_| self.game.outcome().is_none()) {
            Some(disguise) => {
                Notice::of_entry(number, NoticeKind::Ply, &told(&disguise)).but_to(last.seat, &told(&own))
            }
            None => Notice::of_entry(number, NoticeKind::Ply, &told(&own)),
        }
    }

    pub(crate) fn took_back(&self, number: u32, seat: Seat, how: How) -> Notice {
        let told = TakeBackNotice {
            ply: self.plies.len(),
            version: number,
            seat,
            how,
            to_move: self.game.to_act().iter().collect(),
            status: self.status(),
        };
        Notice::of_entry(number, NoticeKind::TakeBack, &told)
    }

    pub(crate) fn status(&self) -> Status {
        if self.game.outcome().is_some() { Status::Finished } else { Status::Running }
    }
}

/// What is told about a ply.
#[derive(Serialize, ToSchema)]
pub(crate) struct PlyNotice<'a, E> {
    ply: usize,
    version: u32,
    #[schema(value_type = u8)]
    seat: Seat,
    #[serde(rename = "move")]
    mv: &'a str,
    #[schema(value_type = Vec<Object>)]
    events: &'a [E],
    #[schema(value_type = Vec<u8>)]
    to_move: Vec<Seat>,
    status: Status,
}

/// What is told about a take-back.
#[derive(Serialize, ToSchema)]
pub(crate) struct TakeBackNotice {
    ply: usize,
    version: u32,
    #[schema(value_type = u8)]
    seat: Seat,
    how: How,
    #[schema(value_type = Vec<u8>)]
    to_move: Vec<Seat>,
    status: Status,
}

/// FNV-1a of whatever is written to it.
struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }
}

impl Write for Fnv {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 =
            bytes.iter().fold(self.0, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

games::enum_of_games! {
    /// A history of any game.
    #[derive(Clone)]
    #[allow(clippy::large_enum_variant)] // most are of the largest, and there is one a game
    pub(crate) enum AnyHistory of History
}

/// Runs an expression with the history of whatever game it is.
macro_rules! with_history {
    ($any:expr, $history:ident => $run:expr) => {
        games::match_game!([$crate::history::AnyHistory] $any, $history => $run)
    };
}
pub(crate) use with_history;

#[cfg(test)]
mod tests {
    use super::*;
    use ::neom::Neom;
    use ::suburbia::Suburbia;
    use game_core::record::SeatInfo;
    use games::Libraries;
    use serde_json::json;

    /// The seal after the first legal move of whoever is to act, ten times.
    fn seal_of<G: Playable>(seats: usize) -> u64 {
        let seat = SeatInfo { name: String::new(), bot: None };
        let setup = Libraries::default().setup::<G>(&json!({}), &vec![seat; seats]);
        let mut history = History::<G>::new(setup.unwrap_or_else(|error| panic!("{error}")), 1);
        for _ in 0..10 {
            let seat = history.game.to_act().lowest().unwrap();
            let mut moves = Vec::new();
            history.game.every_move(seat, &mut moves);
            history.play(seat, moves[0].clone()).unwrap();
        }
        history.seal()
    }

    /// Stored games are compared with theirs: a change here would stop every game that is being played.
    #[test]
    fn seals_never_change() {
        assert_eq!(
            [seal_of::<Suburbia>(4), seal_of::<Neom>(3)],
            [1_603_090_585_061_347_977, 7_219_089_730_704_559_311]
        );
    }
}
