//! Reading a lesson from its file, and trying it.

use super::task::{Condition, DeedPattern, Trial, Wanted};
use super::words::{self, TaskWords};
use super::{LEARNER, Lesson, Progress, Task, id_of, play_others};
use crate::libraries::{BASE, Libraries, RulesOf};
use crate::playable::Playable;
use game_core::Seat;
use game_core::fault::{Fault, Source};
use game_core::fields::{Fields, Placed, read_file, unknown_word};
use game_core::pack::PackFile as _;

/// The most tasks of a lesson: it is short.
const MOST_TASKS: usize = 4;
/// The most moves of a solution, of a wrong try, and of the others.
const MOST_MOVES: usize = 20;

/// Makes a condition of a number's name and a value.
type OfNumber = fn(&'static str, i64) -> Condition;

/// A task as it stands in the file.
struct Written {
    task: Task,
    solution: Placed<Vec<Placed<String>>>,
    wrong: Vec<Placed<Vec<Placed<String>>>>,
    others: Vec<Placed<String>>,
    words: Vec<(Placed<String>, TaskWords)>,
}

pub(super) fn lesson<G: Playable>(
    libraries: &Libraries,
    file: &str,
    text: &str,
    tried: bool,
) -> Result<Lesson<G>, Vec<Fault>> {
    read_file("the lesson", file, text, |mut top, source| {
        let pack = top.text("pack", source);
        let rules = rules_of::<G>(libraries, pack.as_ref(), &mut top, source)?;
        let tables = top.tables("task", source);
        if tables.is_empty() && !top.has("task") {
            top.missing("task", "[[task]] with a solution", source);
        }
        if let Some(task) = tables.get(MOST_TASKS) {
            let expected = format!("expected at most {MOST_TASKS}");
            source.fault(task.span(), "this is one task too many", expected);
        }
        let known = Known::<G>::of(rules);
        let written: Vec<Written> =
            tables.into_iter().take(MOST_TASKS).filter_map(|fields| task(&known, fields, source)).collect();
        let tasks = written.iter().map(|written| written.words.as_slice()).collect::<Vec<_>>();
        let words = words::read(G::NAME, id_of(file), &tasks, &mut top, source);
        let (setup, start) = G::lesson_position(rules, top, source)?;
        if !start.to_act().contains(LEARNER) {
            source.fault(0..0, "seat 0 has nothing to do in this position", "expected its turn");
            return None;
        }
        let tasks = written.iter().map(|written| written.task.clone()).collect();
        let pack = pack.map(|pack| pack.value);
        let lesson = Lesson {
            id: id_of(file).to_owned(),
            number: 1,
            next: None,
            pack,
            setup,
            words: words?,
            start,
            tasks,
        };
        if tried && source.faults.is_empty() {
            for (step, written) in written.iter().enumerate() {
                try_out(&lesson, step, written, source);
            }
        }
        Some(lesson)
    })
}

/// The rules of the packs that a lesson names, so that its table is that of any game with them.
fn rules_of<G: Playable>(
    libraries: &Libraries,
    of: Option<&Placed<String>>,
    top: &mut Fields<'_, '_>,
    source: &mut Source<'_>,
) -> Option<RulesOf<G>> {
    let library = libraries.of::<G>();
    if let Some(pack) = of.filter(|pack| library.find(&pack.value).is_none()) {
        let known: Vec<&str> = library.packs().iter().map(|pack| pack.head().id.as_str()).collect();
        unknown_word("pack", pack, &known, source);
        return None;
    }
    let mut packs = vec![BASE.to_owned()];
    // Elsewhere the word has another meaning: packs of tiles.
    let named = top.glance("packs").into_iter().filter(|pack| library.find(pack).is_some());
    for pack in named.chain(of.map(|pack| pack.value.clone())) {
        if !packs.contains(&pack) {
            packs.push(pack);
        }
    }
    let rules = libraries.rules::<G>(&packs);
    if rules.is_none() {
        let message = format!("the packs {} do not go together", packs.join(", "));
        source.fault(0..0, message, "expected packs that can be played");
    }
    rules
}

/// The words that a task may have.
struct Known<'r, G: Playable> {
    numbers: &'static [&'static str],
    deeds: &'static [&'static str],
    names: Vec<&'r str>,
    game: std::marker::PhantomData<G>,
}

impl<G: Playable> Known<'static, G> {
    fn of(rules: RulesOf<G>) -> Known<'static, G> {
        Known {
            numbers: G::LESSON_NUMBERS,
            deeds: G::LESSON_DEEDS,
            names: G::lesson_names(rules),
            game: std::marker::PhantomData,
        }
    }
}

fn task<G: Playable>(
    known: &Known<'_, G>,
    mut fields: Fields<'_, '_>,
    source: &mut Source<'_>,
) -> Option<Written> {
    let solution = fields.texts("solution", source);
    match &solution {
        None if !fields.has("solution") => fields.missing("solution", "solution = [\"a move\"]", source),
        Some(list) if list.value.is_empty() => {
            source.fault(list.span.clone(), "'solution' is empty", "expected at least one move");
        }
        _ => {}
    }
    let mut wrong = fields.lists_of_texts("wrong", source);
    if wrong.is_empty() && !fields.has("wrong") {
        fields.missing("wrong", "wrong = [[\"a move that does not do it\"]]", source);
    }
    let others = fields.texts("others", source).map(|list| list.value).unwrap_or_default();
    let moves = fields.number("moves", 1..=MOST_MOVES as i64, source);
    let span = fields.span();
    let wanted = wanted(known, &mut fields, true, source);
    if wanted.is_empty() {
        let message = "the task asks for nothing";
        source.fault(span, message, "expected gains, has, at_most, does, avoids or any");
    }
    let words = words::of_task(&mut fields, source);
    fields.finish(source);
    let mut solution = solution?;
    for list in std::iter::once(&mut solution).chain(&mut wrong) {
        if list.value.len() > MOST_MOVES {
            source.fault(
                list.span.clone(),
                "these are too many moves",
                format!("expected at most {MOST_MOVES}"),
            );
            list.value.truncate(MOST_MOVES);
        }
    }
    let replies: Vec<(Seat, String)> =
        others.iter().take(MOST_MOVES).filter_map(|text| other(text, source)).collect();
    let task = Task {
        wanted,
        moves: moves.map_or(solution.value.len(), |moves| moves.value as usize),
        solution: solution.value.iter().map(|mv| mv.value.clone()).collect(),
        others: replies,
    };
    Some(Written { task, solution, wrong, others, words })
}

/// `1: discard 3`, the move of another seat.
fn other(text: &Placed<String>, source: &mut Source<'_>) -> Option<(Seat, String)> {
    let read =
        text.value.split_once(':').and_then(|(seat, mv)| Some((seat.trim().parse::<u8>().ok()?, mv.trim())));
    match read {
        Some((seat, mv)) if seat != LEARNER.0 => Some((Seat(seat), mv.to_owned())),
        _ => {
            let message = format!("'{}' names no other seat", game_core::quoted(&text.value));
            source.fault(text.span.clone(), message, "expected \"1: a move\"");
            None
        }
    }
}

fn wanted<G: Playable>(
    known: &Known<'_, G>,
    fields: &mut Fields<'_, '_>,
    nested: bool,
    source: &mut Source<'_>,
) -> Wanted {
    let mut all = Vec::new();
    let kinds: [(&str, OfNumber); 3] =
        [("gains", Condition::Gains), ("has", Condition::Has), ("at_most", Condition::AtMost)];
    for (key, condition) in kinds {
        let Some(mut numbers) = fields.table(key, source) else { continue };
        for (name, number) in numbers.numbers_by_name(-999..=9999, source) {
            match known.numbers.iter().find(|known| **known == name.value) {
                Some(name) => all.push(condition(name, number)),
                None => unknown_word("number", &name, known.numbers, source),
            }
        }
    }
    for (key, condition) in
        [("does", Condition::Does as fn(DeedPattern) -> Condition), ("avoids", Condition::Avoids)]
    {
        let deeds = fields.texts(key, source).map(|list| list.value).unwrap_or_default();
        all.extend(deeds.iter().filter_map(|text| deed(known, text, source)).map(condition));
    }
    let mut any = Vec::new();
    if nested {
        for mut one in fields.tables("any", source) {
            any.push(wanted(known, &mut one, false, source));
            one.finish(source);
        }
    }
    Wanted { all, any }
}

fn deed<G: Playable>(
    known: &Known<'_, G>,
    text: &Placed<String>,
    source: &mut Source<'_>,
) -> Option<DeedPattern> {
    let (deed, beside) = match text.value.split_once(" next to ") {
        Some((deed, beside)) => (deed, Some(beside.trim().to_owned())),
        None => (text.value.as_str(), None),
    };
    let mut words = deed.split_whitespace().map(str::to_owned);
    let (word, of) = (words.next().unwrap_or_default(), words.next());
    let at = |value: &str| Placed { value: value.to_owned(), span: text.span.clone() };
    if let Some(more) = words.next() {
        let message = format!("'{}' is one word too many", game_core::quoted(&more));
        source.fault(text.span.clone(), message, "expected \"built lake next to suburbs\"");
        return None;
    }
    if !known.deeds.contains(&word.as_str()) {
        unknown_word("a deed", &at(&word), known.deeds, source);
        return None;
    }
    for name in of.iter().chain(&beside).filter(|name| !known.names.contains(&name.as_str())) {
        unknown_word("a tile", &at(name), &known.names, source);
    }
    Some(DeedPattern { word, of, beside })
}

/// Plays the solution and every wrong try of a task.
fn try_out<G: Playable>(lesson: &Lesson<G>, step: usize, written: &Written, source: &mut Source<'_>) {
    let start = lesson.start(step);
    if lesson.tasks[step].wanted.holds(&Trial::new(&start)) {
        source.fault(written.solution.span.clone(), "the task is done before anybody moves", "ask for more");
        return;
    }
    if let Some(plies) = line(lesson, step, &written.solution.value, source) {
        if !matches!(lesson.progress(step, &plies), Progress::Done { .. }) {
            let mut trial = Trial::new(&start);
            plies.iter().for_each(|(seat, mv)| _ = trial.play(*seat, mv.clone()));
            let missing = lesson.tasks[step].wanted.missing(&trial).unwrap_or_default();
            let message = format!("the solution does not do what is asked: {missing}");
            source.fault(written.solution.span.clone(), message, "mend the solution or the task");
        }
        // Those that the rules play are not written.
        let played =
            plies.iter().filter(|(seat, _)| lesson.tasks[step].others.iter().any(|(other, _)| other == seat));
        if let Some(first) = written.others.get(played.count()) {
            source.fault(
                first.span.clone(),
                "nobody plays this",
                "expected a move of the seat that is to act",
            );
        }
    }
    for wrong in &written.wrong {
        let plies = line(lesson, step, &wrong.value, source);
        if plies.is_some_and(|plies| matches!(lesson.progress(step, &plies), Progress::Done { .. })) {
            source.fault(
                wrong.span.clone(),
                "the wrong try does what is asked",
                "expected one that does not",
            );
        }
    }
}

/// Plays moves of the learner with what the others do, and returns all plies; points at a move that is refused.
fn line<G: Playable>(
    lesson: &Lesson<G>,
    step: usize,
    moves: &[Placed<String>],
    source: &mut Source<'_>,
) -> Option<Vec<(Seat, G::Move)>> {
    let (task, mut game) = (&lesson.tasks[step], lesson.start(step));
    let (mut plies, mut seats) = (Vec::new(), Vec::new());
    for text in moves {
        play_others(task, &mut game, &mut seats, |seat, mv| plies.push((seat, mv.clone())));
        let played = match game.parse_move(&text.value) {
            Err(error) => Err(error.to_string()),
            Ok(_) if !game.to_act().contains(LEARNER) => Err("it is not the turn of seat 0".to_owned()),
            Ok(mv) => match game.play(LEARNER, mv.clone(), &mut ()) {
                Err(illegal) => Err(game.write_refusal(illegal)),
                Ok(()) => Ok(mv),
            },
        };
        match played {
            Ok(mv) => {
                plies.push((LEARNER, mv));
                seats.push(LEARNER);
            }
            Err(reason) => {
                let message = format!("'{}' is refused: {reason}", game_core::quoted(&text.value));
                source.fault(text.span.clone(), message, "expected a legal move");
                return None;
            }
        }
    }
    play_others(task, &mut game, &mut seats, |seat, mv| plies.push((seat, mv.clone())));
    Some(plies)
}
