//! What a game brings to the page of results.

use super::Drawn;
use crate::libraries::Libraries;
use render::text::Language;
use serde_json::Value;

/// A tile that somebody built.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BuiltTile {
    /// The pack it is from.
    pub pack: String,
    /// Its symbol in the sprite of that pack.
    pub symbol: String,
    /// Its name.
    pub name: String,
}

/// A game whose results are counted.
pub trait Counted: Drawn {
    /// Tiles by their ids, of any pack there is; nothing for one that is in none.
    fn tiles(_language: Language, _libraries: &Libraries, ids: &[&str]) -> Vec<Option<BuiltTile>> {
        ids.iter().map(|_| None).collect()
    }

    /// A title in the language of the page.
    fn title_name(_language: Language, title: &str) -> String {
        title.to_owned()
    }

    /// The ladder of a table, by its rules as records write them; each title with the least score for it, nothing where
    /// there is none.
    fn ladder_of(_language: Language, _rules: &Value) -> Vec<(i32, String)> {
        Vec::new()
    }
}
