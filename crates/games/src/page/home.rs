//! What a game brings to the first page, where tables are set: its words and its picture at the top, and its packs, each
//! with a picture and one sentence.

use super::Drawn;
use crate::libraries::Libraries;
use game_core::pack::PackFile as _;
use maud::{Markup, PreEscaped, html};
use render::text::Language;

/// A game for which tables are set.
pub trait Home: Drawn {
    /// Choices of expansions that are one click away, besides none and all.
    const PRESETS: &'static [&'static [&'static str]] = &[];

    /// What the page promises whoever plays it.
    fn promise(_language: Language) -> String {
        Self::TITLE.to_owned()
    }

    /// How it can be played here, in a sentence or two.
    fn invitation(language: Language) -> String {
        Self::description(language)
    }

    /// What an expansion of the program is called.
    fn expansion_name(_language: Language, _pack: &str) -> Option<String> {
        None
    }

    /// What it brings, in one sentence.
    fn expansion_about(_language: Language, _pack: &str) -> Option<String> {
        None
    }

    /// Where its values come from, told once for all of them; with the mark-up of long texts.
    fn expansions_origin(_language: Language) -> Option<String> {
        None
    }

    /// The picture of a pack: what is drawn on its hexagon, within 30 units around the middle.
    fn emblem(_pack: &str) -> Option<&'static str> {
        None
    }

    /// The parts of a pack that can be left out of a game, in the words of the choice that does so.
    fn parts(_pack: &Self::Pack) -> Vec<&'static str> {
        Vec::new()
    }

    /// What such a part is called where it is played, and what it is.
    fn part_name(_language: Language, part: &str) -> (String, String) {
        (part.to_owned(), String::new())
    }
}

/// What any pack is called: as the pages say it, else as its file does.
pub fn pack_name<G: Home>(language: Language, libraries: &Libraries, pack: &str) -> String {
    let written = || libraries.of::<G>().find(pack).map(|pack| pack.head().name.clone());
    G::expansion_name(language, pack).or_else(written).unwrap_or_else(|| pack.to_owned())
}

/// A pack's picture; one without a picture of its own has a plot still free.
pub fn emblem<G: Home>(pack: &str) -> Markup {
    const FREE: &str = "<path fill=\"#e2e6cf\" d=\"M28 0L14 24.2H-14L-28 0L-14-24.2H14Z\"/>\
        <path fill=\"none\" stroke=\"#7b8460\" stroke-dasharray=\"4 3.4\" d=\"M22 0L11 19H-11L-22 0L-11-19H11Z\"/>\
        <path fill=\"none\" stroke=\"#55606b\" stroke-width=\"3\" stroke-linecap=\"round\" d=\"M-7 0H7M0-7V7\"/>";
    let drawn = G::emblem(pack).unwrap_or(FREE);
    html! {
        svg.emblem viewBox="-30 -26.5 60 53" aria-hidden="true" stroke="#3d4856" stroke-linejoin="round" {
            (PreEscaped(drawn))
        }
    }
}
