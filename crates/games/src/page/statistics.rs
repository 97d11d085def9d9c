//! What a game brings to the page of results.

use super::Drawn;
use crate::libraries::Libraries;
use render::text::Language;
use serde_json::Value;

/// A game whose results are counted.
pub trait Counted: Drawn {
    /// The symbol and the name of a tile; nothing if it is in no pack that is always there.
    fn tile(_language: Language, _libraries: &Libraries, _id: &str) -> Option<(String, String)> {
        None
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
