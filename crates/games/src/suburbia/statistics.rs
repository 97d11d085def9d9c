//! Results in Suburbia: its ladder of titles, and its tiles, those of all packs, by name.

use crate::libraries::Libraries;
use crate::page::statistics::{BuiltTile, Counted};
use ::suburbia::Suburbia;
use ::suburbia::score::LADDER;
use render::suburbia::sentence;
use render::suburbia::svg::tile_symbol;
use render::text::Language;
use serde_json::Value;

impl Counted for Suburbia {
    fn tiles(language: Language, libraries: &Libraries, ids: &[&str]) -> Vec<Option<BuiltTile>> {
        let rules = libraries.all_rules::<Suburbia>();
        let tile = |id: &&str| {
            let rules = rules?;
            let kind = rules.find_kind(id)?;
            let of = rules.kind(kind);
            let (symbol, name) = (tile_symbol(rules, kind), sentence::tile_name(language, of));
            Some(BuiltTile { pack: of.pack.clone(), symbol, name })
        };
        ids.iter().map(tile).collect()
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
