//! Words that several pages have for the same things: the strength of bots, what a table plays.

use crate::clock::{ClockTerms, Per, Then};
use crate::entry::Header;
use crate::text::say;
use game_core::pack::Library;
use games::choice::Shown;
use games::page::home::{Home, pack_name};
use games::{BASE, Kind, Libraries, Playable as _, title_of, with_game};
use render::text::Language;
use serde_json::Value;
use std::sync::LazyLock;

/// A bot as a level: what it is called at the table.
pub(super) fn level(language: Language, bot: &str) -> String {
    say!(language, "level-name", bot)
}

/// What may be expected of a bot, in a few honest words.
pub(super) fn level_about(language: Language, bot: &str) -> String {
    say!(language, "level-about", bot)
}

/// What is played at a table: `Suburbia · Second edition`, `Suburbia · 5 Star · Lone Architect · Second edition`.
pub(super) fn table(language: Language, head: &Header) -> String {
    static BUILTIN: LazyLock<Libraries> = LazyLock::new(Libraries::default);
    table_in(&BUILTIN, language, head)
}

/// The same, with the names that packs of one's own have.
pub(super) fn table_in(libraries: &Libraries, language: Language, head: &Header) -> String {
    let (title, more) = told(libraries, language, head);
    [vec![title], more].concat().join(" · ")
}

/// A time to think: `30 minutes a game, 30 seconds more a move`.
pub(super) fn time(language: Language, per: Per, seconds: u32, increment: u32) -> String {
    let per = if per == Per::Move { "move" } else { "game" };
    let more = if increment > 0 { "more" } else { "none" };
    let (time, increment) = (amount(language, seconds), amount(language, increment));
    say!(language, "clock-time", per, time, more, increment)
}

/// Seconds in the largest unit that fits.
fn amount(language: Language, seconds: u32) -> String {
    const UNITS: [(u32, &str); 4] = [(86_400, "days"), (3600, "hours"), (60, "minutes"), (1, "seconds")];
    let fits = |(size, _): &&(u32, &str)| seconds.is_multiple_of(*size);
    let (size, unit) = UNITS.iter().find(fits).copied().unwrap_or((1, "seconds"));
    say!(language, "clock-amount", unit, count = seconds / size)
}

/// How long everybody may think, and what follows.
pub(super) fn clock(language: Language, terms: &ClockTerms) -> String {
    let time = time(language, terms.per, terms.seconds, terms.increment);
    let then = if terms.then == Then::Bot { "bot" } else { "ask" };
    say!(language, "clock-terms", time, then)
}

/// What is played at a table: the game with its packs, and what was chosen besides.
pub(super) fn told(libraries: &Libraries, language: Language, head: &Header) -> (String, Vec<String>) {
    let mut title = title_of(&head.game).to_owned();
    let packs = packs(libraries, language, head);
    if !packs.is_empty() {
        title += " · ";
        title += &packs;
    }
    let mut words = Vec::new();
    let choices = with_game!(head.game.as_str(), G => G::CHOICES).unwrap_or_default();
    for choice in choices {
        if let (Kind::Several(_), Some(parts)) = (choice.kind, head.rules[choice.key].as_array()) {
            let parts = parts.iter().filter_map(Value::as_str);
            words.extend(parts.map(|part| (choice.name)(language, part)));
        }
        if choice.shown == Shown::Never {
            continue;
        }
        let usual = choice.values().first();
        let chosen = choice.word_in(&head.rules);
        let told = |word: &String| choice.shown == Shown::Always || Some(&word.as_str()) != usual;
        words.extend(chosen.filter(told).map(|word| (choice.name)(language, &word)));
    }
    (title, words)
}

/// The packs of a table besides the base game, in short: `5 Star, Nightlife`, `all expansions`.
pub(super) fn packs(libraries: &Libraries, language: Language, head: &Header) -> String {
    with_game!(head.game.as_str(), G => packs_of::<G>(libraries, language, &head.rules)).unwrap_or_default()
}

fn packs_of<G: Home>(libraries: &Libraries, language: Language, rules: &Value) -> String {
    let ids = further_packs::<G>(rules);
    let expansions: Vec<&str> = Library::<G::Pack>::builtin_ids().filter(|id| *id != BASE).collect();
    let all = expansions.len() > 1 && expansions.iter().all(|id| ids.iter().any(|known| known == id));
    let (of_program, own): (Vec<&String>, Vec<&String>) =
        ids.iter().partition(|id| expansions.contains(&id.as_str()));
    let name = |id: &&String| pack_name::<G>(language, libraries, id);
    let mut names: Vec<String> =
        if all { vec![say!(language, "packs-all")] } else { of_program.iter().map(name).collect() };
    names.extend(own.iter().map(name));
    names.join(", ")
}

/// The packs that rules name besides the base game.
pub(super) fn further_packs<G: Home>(rules: &Value) -> Vec<String> {
    let mut ids = G::packs_of(rules).unwrap_or_default();
    ids.retain(|id| id != BASE);
    ids
}

pub(super) use games::text::list;
