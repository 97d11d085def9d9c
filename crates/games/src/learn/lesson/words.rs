//! The words of lessons: messages in `lessons-*.ftl`, whose ids are made of the game, the lesson and the task.

use crate::text::LESSONS;
use render::text::Language;

/// What a lesson is called.
pub fn title(language: Language, game: &str, lesson: &str) -> String {
    said(language, &format!("{game}-{lesson}"))
}

/// What one learns, in a short sentence.
pub fn about(language: Language, game: &str, lesson: &str) -> String {
    said(language, &format!("{game}-{lesson}-about"))
}

/// What there is to know before the first task, with mark-up.
pub fn intro(language: Language, game: &str, lesson: &str) -> String {
    said(language, &format!("{game}-{lesson}-intro"))
}

/// What is to be done, with mark-up. Tasks are counted from 0.
pub fn task(language: Language, game: &str, lesson: &str, step: usize) -> String {
    said(language, &format!("{game}-{lesson}-{}", step + 1))
}

/// Where to look, with mark-up.
pub fn hint(language: Language, game: &str, lesson: &str, step: usize) -> String {
    said(language, &format!("{game}-{lesson}-{}-hint", step + 1))
}

/// Why what happened happened, with mark-up.
pub fn done(language: Language, game: &str, lesson: &str, step: usize) -> String {
    said(language, &format!("{game}-{lesson}-{}-done", step + 1))
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

fn said(language: Language, id: &str) -> String {
    LESSONS.say(language, &format!("lesson-{id}"), &[])
}
