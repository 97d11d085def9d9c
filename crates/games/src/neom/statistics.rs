//! Results in NEOM: its ladders of titles, and its tiles by name.

use super::sheet::ladder;
use crate::libraries::Libraries;
use crate::page::statistics::Counted;
use ::neom::Neom;
use ::neom::tile::TileSet;
use render::neom::sentence;
use render::neom::svg::tile_symbol;
use render::text::Language;
use serde_json::Value;

impl Counted for Neom {
    fn tile(language: Language, libraries: &Libraries, id: &str) -> Option<(String, String)> {
        let rules = libraries.base_rules::<Neom>()?;
        let tile = rules.find_tile(id)?;
        Some((tile_symbol(rules, tile), sentence::tile_name(language, rules, tile)))
    }

    fn title_name(language: Language, title: &str) -> String {
        sentence::title_name(language, title)
    }

    fn ladder_of(language: Language, rules: &Value) -> Vec<(i32, String)> {
        let deck = rules["deck"].as_u64();
        let set = TileSet::ALL.into_iter().find(|set| Some(u64::from(set.number())) == deck);
        set.map_or_else(Vec::new, |set| ladder(language, set))
    }
}
