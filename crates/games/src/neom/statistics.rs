//! Results in NEOM: its ladders of titles, and its tiles by name.

use super::sheet::ladder;
use crate::games::{Libraries, WebGame};
use crate::pages::statistics::Counted;
use ::neom::Neom;
use ::neom::tile::TileSet;
use render::neom::sentence;
use render::neom::svg::tile_symbol;
use render::text::Language;

impl Counted for Neom {
    fn tile(language: Language, libraries: &Libraries, id: &str) -> Option<(String, String)> {
        let rules = Neom::library(libraries).rules(&["base".to_owned()]).ok()?;
        let tile = rules.find_tile(id)?;
        Some((tile_symbol(rules, tile), sentence::tile_name(language, rules, tile)))
    }

    fn title_name(language: Language, title: &str) -> String {
        sentence::title_name(language, title)
    }

    fn ladder(language: Language, _mode: &str, deck: Option<u8>) -> Vec<(i32, String)> {
        let set = TileSet::ALL.into_iter().find(|set| Some(set.number()) == deck);
        set.map_or_else(Vec::new, |set| ladder(language, set))
    }
}
