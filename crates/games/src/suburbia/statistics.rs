//! Results in Suburbia: its ladder of titles, and its tiles by name.

use crate::libraries::Libraries;
use crate::page::statistics::Counted;
use ::suburbia::Suburbia;
use ::suburbia::score::LADDER;
use render::suburbia::sentence;
use render::suburbia::svg::tile_symbol;
use render::text::Language;
use serde_json::Value;

impl Counted for Suburbia {
    fn tile(language: Language, libraries: &Libraries, id: &str) -> Option<(String, String)> {
        let rules = libraries.base_rules::<Suburbia>()?;
        let kind = rules.find_kind(id)?;
        Some((tile_symbol(rules, kind), sentence::tile_name(language, rules.kind(kind))))
    }

    fn title_name(language: Language, title: &str) -> String {
        sentence::title_name(language, title)
    }

    fn ladder_of(language: Language, rules: &Value) -> Vec<(i32, String)> {
        match rules["mode"].as_str() {
            None | Some("standard") => Vec::new(),
            Some(_) => LADDER.map(|(least, title)| (least, Self::title_name(language, title))).to_vec(),
        }
    }
}
