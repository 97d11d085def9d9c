//! Results in Suburbia: its ladder of titles, and its tiles by name.

use crate::games::{Libraries, WebGame};
use crate::pages::statistics::Counted;
use ::suburbia::Suburbia;
use ::suburbia::score::LADDER;
use render::suburbia::sentence;
use render::suburbia::svg::tile_symbol;
use render::text::Language;

impl Counted for Suburbia {
    fn tile(language: Language, libraries: &Libraries, id: &str) -> Option<(String, String)> {
        let rules = Suburbia::library(libraries).rules(&["base".to_owned()]).ok()?;
        let kind = rules.find_kind(id)?;
        Some((tile_symbol(rules, kind), sentence::tile_name(language, rules.kind(kind))))
    }

    fn title_name(language: Language, title: &str) -> String {
        sentence::title_name(language, title)
    }

    fn ladder(language: Language, mode: &str, _deck: Option<u8>) -> Vec<(i32, String)> {
        match mode {
            "standard" => Vec::new(),
            _ => LADDER.map(|(least, title)| (least, Self::title_name(language, title))).to_vec(),
        }
    }
}
