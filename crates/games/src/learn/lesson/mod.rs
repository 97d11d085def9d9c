//! Lessons: a position on a real table, tasks that the rules check, and a solution that proves they can be done.
//!
//! Reads: `packs/GAME/lessons/*.toml`, in the form of scenarios with `[[task]]` instead of steps, see `docs/lessons.md`.
//! The words of the program's lessons are messages, found by their ids; others have theirs in their files (`words`).
//!
//! **Invariant:** a [`Lesson`] that was read can be done: its solutions do what is asked, its wrong tries do not.

mod read;
mod task;
#[cfg(test)]
mod tests;
mod words;

use crate::libraries::{LessonFile, Libraries};
use crate::playable::Playable;
use game_core::fault::Fault;
use game_core::{Seat, SeatSet};
use serde_json::{Value, json};
use task::{Trial, Wanted};
use words::Words;

/// The lessons of the program by game: the name of each file, and its text.
const FILES: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// The seat of whoever learns.
pub const LEARNER: Seat = Seat(0);

/// A lesson of a game.
#[derive(Clone)]
pub struct Lesson<G: Playable> {
    /// Its name in addresses and in the ids of its texts.
    pub id: String,
    /// Its place among the lessons of the game, from 1 on.
    pub number: usize,
    /// The lesson after it.
    pub next: Option<String>,
    /// The pack it is of, if it says so.
    pub pack: Option<String>,
    /// The table.
    pub setup: G::Setup,
    words: Words,
    start: G,
    tasks: Vec<Task>,
}

/// What is to be done, and how it can be.
#[derive(Debug, Clone)]
struct Task {
    wanted: Wanted,
    /// So many moves the learner has for it.
    moves: usize,
    solution: Vec<String>,
    /// What the others do meanwhile, each seat in its order.
    others: Vec<(Seat, String)>,
}

/// How far somebody is with a task.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// Nothing is decided yet.
    Open,
    /// It is done, with this ply.
    Done {
        /// Counted from 1.
        ply: usize,
    },
    /// What was tried did something else.
    Missed,
}

/// The ids of a game's lessons, in the order in which they are taught: those of the program, then the others.
pub fn ids<'l>(libraries: &'l Libraries, game: &str) -> Vec<&'l str> {
    let others = libraries.lessons(game).map(LessonFile::id);
    files(game).iter().map(|(file, _)| id_of(file)).chain(others).collect()
}

/// Whether the program itself has lessons of a game.
pub fn are_there(game: &str) -> bool {
    !files(game).is_empty()
}

fn files(game: &str) -> &'static [(&'static str, &'static str)] {
    FILES.iter().find(|(name, _)| *name == game).map_or(&[], |(_, files)| files)
}

/// `03-income.toml` is the lesson `income`.
pub(crate) fn id_of(file: &str) -> &str {
    let name = file.rsplit(['/', '\\']).next().unwrap_or(file);
    let name = name.strip_suffix(".toml").unwrap_or(name);
    name.split_once('-')
        .filter(|(number, _)| number.bytes().all(|digit| digit.is_ascii_digit()))
        .map_or(name, |(_, id)| id)
}

impl<G: Playable> Lesson<G> {
    /// A lesson of the program, or one that came with packs.
    pub fn find(libraries: &Libraries, id: &str) -> Result<Lesson<G>, String> {
        let others = libraries.lessons(G::NAME).map(|lesson| (lesson.name.as_str(), lesson.text.as_str()));
        let mut all = files(G::NAME).iter().copied().chain(others).enumerate();
        let (index, (file, text)) = all
            .find(|(_, (file, _))| id_of(file) == id)
            .ok_or_else(|| format!("there is no lesson '{}'", game_core::quoted(id)))?;
        let first = |faults: Vec<Fault>| faults.first().map(ToString::to_string).unwrap_or_default();
        let lesson = read::lesson(libraries, file, text, false).map_err(first)?;
        let next = all.next().map(|(_, (file, _))| id_of(file).to_owned());
        Ok(Lesson { number: index + 1, next, ..lesson })
    }

    /// Reads a lesson and tries it: its solutions must do what is asked, its wrong tries must not. Everything that is
    /// wrong with the file is reported at once.
    pub fn read(libraries: &Libraries, file: &str, text: &str) -> Result<Lesson<G>, Vec<Fault>> {
        read::lesson(libraries, file, text, true)
    }

    /// How many tasks it has.
    pub fn len(&self) -> usize {
        self.tasks.len()
    }

    /// A lesson has at least one.
    pub fn is_empty(&self) -> bool {
        self.tasks.is_empty()
    }

    /// The position of a task, counted from 0: after the solutions of those before it.
    pub fn start(&self, step: usize) -> G {
        let mut game = self.start.clone();
        for task in self.tasks.iter().take(step) {
            let mut played: Vec<Seat> = Vec::new();
            for text in &task.solution {
                play_others(task, &mut game, &mut played, |_, _| ());
                if game.parse_move(text).is_ok_and(|mv| game.play(LEARNER, mv, &mut ()).is_ok()) {
                    played.push(LEARNER);
                }
            }
            play_others(task, &mut game, &mut played, |_, _| ());
        }
        game
    }

    /// What the record of a task's game says about its rules.
    pub fn spec(&self, step: usize) -> Value {
        let mut spec = G::spec(&self.setup);
        spec["lesson"] = json!(self.id);
        spec["step"] = json!(step + 1);
        spec
    }

    /// How far a task is, after these plies.
    pub fn progress(&self, step: usize, plies: &[(Seat, G::Move)]) -> Progress {
        let Some(task) = self.tasks.get(step) else { return Progress::Missed };
        let start = self.start(step);
        let mut trial = Trial::new(&start);
        for (index, (seat, mv)) in plies.iter().enumerate() {
            if !trial.play(*seat, mv.clone()) {
                break;
            }
            if task.wanted.holds(&trial) {
                return Progress::Done { ply: index + 1 };
            }
        }
        let seats: Vec<Seat> = plies.iter().map(|(seat, _)| *seat).collect();
        let own = seats.iter().filter(|&&seat| seat == LEARNER).count();
        let stuck = own >= task.moves || !trial.game.to_act().contains(LEARNER);
        if stuck && next_other(task, &trial.game, &seats).is_none() {
            Progress::Missed
        } else {
            Progress::Open
        }
    }

    /// What another seat does after these plies; nothing where the lesson does not go on without the learner.
    pub fn reply(&self, step: usize, game: &G, plies: &[Seat]) -> Option<(Seat, G::Move)> {
        next_other(self.tasks.get(step)?, game, plies)
    }

    /// The move with which the solution goes on after these plies; nothing once they have left it.
    pub fn shown(&self, step: usize, plies: &[(Seat, G::Move)]) -> Option<&str> {
        let task = self.tasks.get(step)?;
        let own: Vec<&G::Move> =
            plies.iter().filter(|(seat, _)| *seat == LEARNER).map(|(_, mv)| mv).collect();
        let same =
            |(mv, text): (&&G::Move, &String)| self.start.parse_move(text).is_ok_and(|known| known == **mv);
        let follows = own.len() < task.solution.len() && own.iter().zip(&task.solution).all(same);
        follows.then(|| task.solution[own.len()].as_str())
    }
}

/// What another seat has to do now: by the rules, or by the lesson.
fn next_other<G: Playable>(task: &Task, game: &G, plies: &[Seat]) -> Option<(Seat, G::Move)> {
    if let Some((seat, mv)) = game.automatic_move() {
        return Some((seat, mv));
    }
    let others: SeatSet = game.to_act().without(LEARNER);
    others.iter().find_map(|seat| {
        let made = plies.iter().filter(|&&mover| mover == seat).count();
        let (_, text) = task.others.iter().filter(|(whose, _)| *whose == seat).nth(made)?;
        let mv = game.parse_move(text).ok()?;
        game.clone().play(seat, mv.clone(), &mut ()).is_ok().then_some((seat, mv))
    })
}

/// Plays for the others until nobody of them goes on.
fn play_others<G: Playable>(
    task: &Task,
    game: &mut G,
    played: &mut Vec<Seat>,
    mut each: impl FnMut(Seat, &G::Move),
) {
    while let Some((seat, mv)) = next_other(task, game, played) {
        each(seat, &mv);
        if game.play(seat, mv, &mut ()).is_err() {
            break;
        }
        played.push(seat);
    }
}
