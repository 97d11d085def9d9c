//! `tabletown packs`: what tiles there are, and checking packs people wrote.

use crate::args::{PackArgs, PacksCommand};
use crate::input::{self, show_faults};
use crate::output::{Ending, Out};
use crate::pictures::Pictures;
use crate::tables::{Libraries, add_pack, no_rules, unknown};
use game_core::fault::fault_at;
use game_core::pack::{Library, LibraryError, PackFile};
use game_core::{Fault, Game};
use games::learn::lesson::Lesson;
use games::playable::counted;
use games::{BASE, LessonFile, NAMES, Playable, for_each_game};
use std::path::{Path, PathBuf};

/// Runs the command.
pub(crate) fn run(command: PacksCommand, out: &mut Out) -> Result<(), Ending> {
    match command {
        PacksCommand::Check { path } => check(&path, out),
        PacksCommand::List { game, packs, json } => list(game.as_deref(), &packs, json, out),
    }
}

fn check(path: &Path, out: &mut Out) -> Result<(), Ending> {
    if !path.exists() {
        return Err(Ending::wrong(format!(
            "cannot read {}: there is no such file or folder",
            path.display()
        )));
    }
    let (mut files, mut lessons) = (Vec::new(), Vec::new());
    for file in with_lessons(path)? {
        let text = input::text(&file)?;
        let name = file.display().to_string();
        match input::is_lesson(&file, &text) {
            true => lessons.push((input::scenario_game(&text), name, text)),
            false => files.push((input::pack_game(&text), name, text)),
        }
    }
    let (mut sound, mut faults, mut pictures, mut tiles) =
        (Vec::new(), Vec::new(), Pictures::default(), Vec::new());
    for_each_game!(G => {
        let own = files.iter().filter(|(game, ..)| *game == G::NAME);
        let own: Vec<(&str, &str)> = own.map(|(_, file, text)| (file.as_str(), text.as_str())).collect();
        if !own.is_empty() {
            tiles.extend(check_files::<G>(&own, &mut pictures, &mut sound, &mut faults)?);
        }
        let lessons = lessons.iter().filter(|(game, ..)| *game == G::NAME);
        let lessons: Vec<(&str, &str)> = lessons.map(|(_, file, text)| (file.as_str(), text.as_str())).collect();
        if !lessons.is_empty() {
            check_lessons::<G>(&own, &lessons, &mut sound, &mut faults);
        }
    });
    // Where packs do not fit together, nobody knows all their tiles.
    if faults.is_empty() {
        let packs: Vec<&Path> = files.iter().map(|(_, file, _)| Path::new(file)).collect();
        faults.extend(pictures.nobodys(&packs, &tiles)?);
    }
    faults.extend(pictures.faults);
    if faults.is_empty() {
        return sound.iter().try_for_each(|line| out.line(line));
    }
    out.flush()?;
    show_faults(&faults);
    Err(Ending::Negative(format!("{} has {}", path.display(), counted(faults.len(), "fault"))))
}

/// Checks the packs of one game, each for itself and all together; returns the ids of all tiles.
fn check_files<G: Playable>(
    files: &[(&str, &str)],
    pictures: &mut Pictures,
    sound: &mut Vec<String>,
    faults: &mut Vec<Fault>,
) -> Result<Vec<String>, Ending> {
    let (mut library, mut added) = (Library::<G::Pack>::builtin(), Vec::new());
    for (file, text) in files {
        let art = pictures.beside(Path::new(file))?;
        match add_pack(&mut library, &added, file, text, art) {
            Ok(name) => added.push(name),
            Err(found) => faults.extend(found),
        }
    }
    let mut names = vec![BASE.to_owned()];
    names.extend(added.iter().filter(|&name| name != BASE).cloned());
    // What fits together is judged for the packs that could be read, so that all faults show in one run.
    match library.rules(&names) {
        Ok(rules) => {
            let line = |name: &String| format!("ok      {name}: {}", G::pack_summary(rules, name));
            sound.extend(added.iter().map(line));
            Ok(G::Pack::tile_ids(rules).into_iter().map(str::to_owned).collect())
        }
        Err(LibraryError::Faulty(found)) => {
            faults.extend(found);
            Ok(Vec::new())
        }
        Err(error) => Err(no_rules(error)),
    }
}

/// The packs of a path, and of a folder also its lessons.
pub(crate) fn with_lessons(path: &Path) -> Result<Vec<PathBuf>, Ending> {
    let lessons = path.join("lessons");
    if !lessons.is_dir() {
        return input::toml_files(path);
    }
    let mut files = input::toml_files(&lessons)?;
    // A folder may have lessons alone.
    files.extend(input::toml_files(path).unwrap_or_default());
    Ok(files)
}

/// Tries the lessons of one game, with its packs and those beside them that could be read.
fn check_lessons<G: Playable>(
    packs: &[(&str, &str)],
    lessons: &[(&str, &str)],
    sound: &mut Vec<String>,
    faults: &mut Vec<Fault>,
) {
    let (mut library, mut added) = (Library::<G::Pack>::builtin(), Vec::new());
    for (file, text) in packs {
        added.extend(add_pack(&mut library, &added, file, text, Vec::new()).ok());
    }
    let mut libraries = games::Libraries::default();
    libraries.set::<G>(library);
    for (file, text) in lessons {
        match add_lesson::<G>(&mut libraries, file, text) {
            Ok(lesson) => {
                sound.push(format!("ok      lesson {}: {}", lesson.id, counted(lesson.len(), "task")))
            }
            Err(found) => faults.extend(found),
        }
    }
}

/// Reads a lesson from a file, tries it, and adds it to those that are offered. One whose name is taken is a fault.
pub(crate) fn add_lesson<G: Playable>(
    libraries: &mut games::Libraries,
    file: &str,
    text: &str,
) -> Result<Lesson<G>, Vec<Fault>> {
    let lesson = Lesson::<G>::read(libraries, file, text)?;
    if let Some(first) = libraries.lessons(G::NAME).find(|known| known.id() == lesson.id) {
        let message = format!("the lesson '{}' is also in {}", lesson.id, first.name);
        return Err(vec![fault_at(
            file,
            text,
            0..0,
            message,
            "give one of the files another name".to_owned(),
        )]);
    }
    if lesson.is_own() {
        libraries.add_lesson(LessonFile { game: G::NAME, name: file.to_owned(), text: text.to_owned() });
    }
    Ok(lesson)
}

/// Lists the packs of all games. With packs chosen by name, each game lists those it has.
fn list(game: Option<&str>, args: &PackArgs, json: bool, out: &mut Out) -> Result<(), Ending> {
    if let Some(name) = game.filter(|name| !NAMES.contains(name)) {
        return Err(unknown(name));
    }
    let libraries = Libraries::read(args)?;
    let mut known: Vec<String> = Vec::new();
    for_each_game!(G => {
        let shelf = libraries.of::<G>();
        known.extend(shelf.names.iter().filter(|name| shelf.library.find(name).is_some()).cloned());
    });
    for_each_game!(G => {
        let shelf = libraries.of::<G>();
        // A name that no game knows is left in, for the game to refuse.
        let mine = |name: &&String| shelf.library.find(name).is_some() || !known.contains(name);
        let names: Vec<String> = shelf.names.iter().filter(mine).cloned().collect();
        let rules = shelf.library.rules(&names).map_err(no_rules)?;
        if game.map_or(!G::OFFERED, |game| game != G::NAME) {
            // Another game was asked for, or none and this one is for tests.
        } else if json {
            out.line(G::list_json(rules))?;
        } else {
            G::list(rules).iter().try_for_each(|line| out.line(line))?;
        }
    });
    Ok(())
}
