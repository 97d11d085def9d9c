//! Words that several pages have for the same things: modes, editions, the strength of bots, what a table plays.

use crate::api::games::title_of;
use crate::entry::Header;
use crate::text::say;
use render::text::Language;

/// A mode by the word of records.
pub fn mode(language: Language, mode: &str) -> String {
    say!(language, "mode-name", mode)
}

/// An edition by the word of records.
pub fn edition(language: Language, edition: &str) -> String {
    say!(language, "edition-name", edition)
}

/// A bot as a level: what it is called at the table.
pub fn level(language: Language, bot: &str) -> String {
    say!(language, "level-name", bot)
}

/// What may be expected of a bot, in a few honest words.
pub fn level_about(language: Language, bot: &str) -> String {
    say!(language, "level-about", bot)
}

/// What is played at a table: `Suburbia, second edition`, `Suburbia, Lone Architect, second edition`.
pub fn table(language: Language, head: &Header) -> String {
    let game = title_of(&head.game);
    let word = |name: &str| head.rules.get(name).and_then(|word| word.as_str());
    let mode = word("mode").filter(|&word| word != "standard").map(|word| mode(language, word));
    let edition = word("edition").map(|word| edition(language, word));
    [Some(game.to_owned()), mode, edition].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// Names in a row: `Ann, Bob and Cleo`.
pub fn list(language: Language, names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => {
            say!(language, "list-and", first = render::sentence::list(language, first.iter().cloned()), last)
        }
    }
}
