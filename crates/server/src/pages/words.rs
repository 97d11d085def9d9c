//! Words that several pages have for the same things: the strength of bots, what a table plays.

use crate::entry::Header;
use crate::text::say;
use games::choice::Shown;
use games::{Playable as _, title_of, with_game};
use render::text::Language;

/// A bot as a level: what it is called at the table.
pub(super) fn level(language: Language, bot: &str) -> String {
    say!(language, "level-name", bot)
}

/// What may be expected of a bot, in a few honest words.
pub(super) fn level_about(language: Language, bot: &str) -> String {
    say!(language, "level-about", bot)
}

/// What is played at a table: `Suburbia, second edition`, `Suburbia, Lone Architect, second edition`.
pub(super) fn table(language: Language, head: &Header) -> String {
    let mut words = vec![title_of(&head.game).to_owned()];
    let choices = with_game!(head.game.as_str(), G => G::CHOICES).unwrap_or_default();
    for choice in choices.iter().filter(|choice| choice.shown != Shown::Never) {
        let usual = choice.values().first();
        let chosen = choice.word_in(&head.rules);
        let told = |word: &String| choice.shown == Shown::Always || Some(&word.as_str()) != usual;
        words.extend(chosen.filter(told).map(|word| (choice.name)(language, &word)));
    }
    words.join(" · ")
}

pub(super) use games::text::list;
