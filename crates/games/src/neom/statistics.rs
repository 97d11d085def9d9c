//! Results in NEOM: its ladders of titles, and its tiles by name.

use super::sheet::ladder;
use crate::libraries::Libraries;
use crate::page::statistics::{BuiltTile, Counted};
use ::neom::Neom;
use ::neom::tile::TileSet;
use render::neom::sentence;
use render::neom::svg::tile_symbol;
use render::text::Language;
use serde_json::Value;

impl Counted for Neom {
    fn tiles(language: Language, libraries: &Libraries, ids: &[&str]) -> Vec<Option<BuiltTile>> {
        let rules = libraries.all_rules::<Neom>();
        let built = |id: &&str| {
            let rules = rules?;
            let tile = rules.find_tile(id)?;
            let (symbol, name) = (tile_symbol(rules, tile), sentence::tile_name(language, rules, tile));
            Some(BuiltTile { pack: rules.tile(tile).pack.clone(), symbol, name })
        };
        ids.iter().map(built).collect()
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
