//! The words of lessons: messages in `lessons-*.ftl` for those of the program, whose ids are made of the game, the lesson and
//! the task; for others what their files say, in any languages.
//!
//! **Invariant:** a lesson with words of its own has all of them in each of its languages.

use super::{Lesson, files, id_of};
use crate::playable::Playable;
use crate::text::LESSONS;
use game_core::fault::Source;
use game_core::fields::{Fields, Placed};
use render::text::Language;

/// The longest text, in letters: a card has to hold it.
const LONGEST: usize = 1500;
/// The language that whoever does not find their own is given, where it is there.
const USUAL: &str = "en";

/// Where the words of a lesson are.
#[derive(Debug, Clone)]
pub(super) enum Words {
    /// Among the messages of the program.
    Program,
    /// In its file, at least in one language.
    Own(Vec<OwnWords>),
}

/// All words of a lesson in one language.
#[derive(Debug, Clone)]
pub(super) struct OwnWords {
    language: String,
    title: String,
    about: String,
    intro: String,
    tasks: Vec<TaskWords>,
}

/// The words of a task in one language.
#[derive(Debug, Clone, Default)]
pub(super) struct TaskWords {
    ask: String,
    hint: String,
    done: String,
}

impl<G: Playable> Lesson<G> {
    /// Whether it came with packs, and is not part of the program.
    pub fn is_own(&self) -> bool {
        matches!(self.words, Words::Own(_))
    }

    /// What it is called.
    pub fn title(&self, language: Language) -> String {
        self.say(language, "", |own| &own.title)
    }

    /// What one learns, in a short sentence.
    pub fn about(&self, language: Language) -> String {
        self.say(language, "-about", |own| &own.about)
    }

    /// What there is to know before the first task, with mark-up.
    pub fn intro(&self, language: Language) -> String {
        self.say(language, "-intro", |own| &own.intro)
    }

    /// What is to be done, with mark-up. Tasks are counted from 0.
    pub fn task(&self, language: Language, step: usize) -> String {
        self.say(language, &format!("-{}", step + 1), |own| &own.tasks[step].ask)
    }

    /// Where to look, with mark-up.
    pub fn hint(&self, language: Language, step: usize) -> String {
        self.say(language, &format!("-{}-hint", step + 1), |own| &own.tasks[step].hint)
    }

    /// Why what happened happened, with mark-up.
    pub fn done(&self, language: Language, step: usize) -> String {
        self.say(language, &format!("-{}-done", step + 1), |own| &own.tasks[step].done)
    }

    /// The language its words are in, if it is another than that of the page.
    pub fn other_language(&self, language: Language) -> Option<&str> {
        let spoken = self.own(language)?.language.as_str();
        (spoken != language.code()).then_some(spoken)
    }

    fn say<'s>(
        &'s self,
        language: Language,
        message: &str,
        own: impl FnOnce(&'s OwnWords) -> &'s str,
    ) -> String {
        match self.own(language) {
            Some(words) => own(words).to_owned(),
            None => LESSONS.say(language, &format!("lesson-{}-{}{message}", G::NAME, self.id), &[]),
        }
    }

    /// The words of its own for a reader: in their language, else in English, else in the first there is.
    fn own(&self, language: Language) -> Option<&OwnWords> {
        let Words::Own(all) = &self.words else { return None };
        let written = |code: &str| all.iter().find(|words| words.language == code);
        written(language.code()).or_else(|| written(USUAL)).or(all.first())
    }
}

/// The words of a lesson: none in the file of one of the program, all of them in any other.
pub(super) fn read(
    game: &str,
    id: &str,
    tasks: &[&[(Placed<String>, TaskWords)]],
    top: &mut Fields<'_, '_>,
    source: &mut Source<'_>,
) -> Option<Words> {
    let of_program = files(game).iter().any(|(file, _)| id_of(file) == id);
    let Some(text) = top.table("text", source) else {
        if !of_program && !top.has("text") {
            top.missing("text", "[text.en] with title, about and intro", source);
        }
        return of_program.then_some(Words::Program);
    };
    if of_program {
        let message = format!("the program has a lesson '{id}' already");
        source.fault(text.span(), message, "give the file another name");
        return None;
    }
    let mut all = Vec::new();
    for (language, mut fields) in text.tables_by_name(source) {
        check_code(&language, source);
        let [title, about, intro] = ["title", "about", "intro"].map(|key| sentence(&mut fields, key, source));
        fields.finish(source);
        let mut own = OwnWords { language: language.value, title, about, intro, tasks: Vec::new() };
        for (step, words) in tasks.iter().enumerate() {
            match words.iter().find(|(code, _)| code.value == own.language) {
                Some((_, words)) => own.tasks.push(words.clone()),
                None => {
                    let message = format!("task {} has no words in '{}'", step + 1, own.language);
                    let expected = format!("expected [task.text.{}] with ask, hint and done", own.language);
                    source.fault(language.span.clone(), message, expected);
                }
            }
        }
        all.push(own);
    }
    for (code, _) in tasks.iter().flat_map(|words| words.iter()) {
        if all.iter().all(|own| own.language != code.value) {
            let message = format!("the lesson has no words in '{}'", game_core::quoted(&code.value));
            source.fault(code.span.clone(), message, "expected [text.LANGUAGE] with title, about and intro");
        }
    }
    if all.is_empty() && source.faults.is_empty() {
        source.fault(text.span(), "'text' is empty", "expected [text.en] with title, about and intro");
    }
    Some(Words::Own(all))
}

/// The words of a task by language.
pub(super) fn of_task(
    fields: &mut Fields<'_, '_>,
    source: &mut Source<'_>,
) -> Vec<(Placed<String>, TaskWords)> {
    let Some(text) = fields.table("text", source) else { return Vec::new() };
    let languages = text.tables_by_name(source);
    let read = |(language, mut fields): (Placed<String>, Fields<'_, '_>)| {
        let [ask, hint, done] = ["ask", "hint", "done"].map(|key| sentence(&mut fields, key, source));
        fields.finish(source);
        (language, TaskWords { ask, hint, done })
    };
    languages.into_iter().map(read).collect()
}

fn sentence(fields: &mut Fields<'_, '_>, key: &'static str, source: &mut Source<'_>) -> String {
    match fields.text(key, source) {
        None if !fields.has(key) => fields.missing(key, &format!("{key} = \"…\""), source),
        Some(text) if text.value.trim().is_empty() => {
            source.fault(text.span, format!("'{key}' is empty"), "expected a sentence");
        }
        Some(text) if text.value.chars().count() > LONGEST => {
            source.fault(
                text.span,
                format!("'{key}' is too long"),
                format!("expected at most {LONGEST} letters"),
            );
        }
        Some(text) => return text.value.trim().to_owned(),
        None => {}
    }
    String::new()
}

/// A language is named as in addresses of pages: `en`, `pt-BR`.
fn check_code(code: &Placed<String>, source: &mut Source<'_>) {
    let mut parts = code.value.split('-');
    let letters = |part: &str| part.bytes().all(|letter| letter.is_ascii_alphanumeric());
    let sound = parts.next().is_some_and(|part| (2..=3).contains(&part.len()) && letters(part))
        && parts.all(|part| (2..=8).contains(&part.len()) && letters(part))
        && code.value.len() <= 20;
    if !sound {
        let message = format!("'{}' is no language", game_core::quoted(&code.value));
        source.fault(code.span.clone(), message, "expected a code as in [text.en] or [text.pt-BR]");
    }
}

/// The ids of all messages of a lesson with so many tasks.
#[cfg(test)]
pub(super) fn ids(game: &str, lesson: &str, tasks: usize) -> Vec<String> {
    let base = format!("lesson-{game}-{lesson}");
    let mut ids = vec![base.clone(), format!("{base}-about"), format!("{base}-intro")];
    for step in 1..=tasks {
        ids.extend([format!("{base}-{step}"), format!("{base}-{step}-hint"), format!("{base}-{step}-done")]);
    }
    ids
}
