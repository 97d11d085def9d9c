//! What a hint says about a move: advice to whoever has to move, with a picture, a place, and reasons in numbers.

use serde::Serialize;
use utoipa::ToSchema;

/// A move as advice.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Hinted {
    /// What to do, in the second person.
    pub text: String,
    /// The tile it is about, by its id.
    pub tile: Option<&'static str>,
    /// Where on the maps.
    pub places: Vec<HintedPlace>,
    /// What speaks for it or against it besides its own numbers, as far as that is certain.
    pub reasons: Vec<String>,
}

/// A place on somebody's map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct HintedPlace {
    /// Whose map.
    pub seat: u8,
    /// Where on it, in the notation of records.
    pub at: String,
    /// Its edge as the path of a drawing, in the units of the map; left out where the map shows the cell itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outline: Option<String>,
}
