//! Whether a game goes on.

use serde::Serialize;
use std::fmt;
use utoipa::ToSchema;

/// Whether a game goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Status {
    /// Somebody has to move.
    Running,
    /// It was played to its end.
    Finished,
    /// This version of the rules would play it differently.
    Stopped,
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.serialize(f)
    }
}
