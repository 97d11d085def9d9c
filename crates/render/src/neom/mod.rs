//! NEOM in words and pictures.

use crate::text::{Catalogue, texts};
use std::sync::LazyLock;

/// Every word about NEOM that people read.
static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| texts("neom"));

/// Says a message about NEOM: `say!(language, "deed-placed", name, tile, at)`.
macro_rules! say {
    ($($call:tt)*) => { $crate::say_from!($crate::neom::CATALOGUE, $($call)*) };
}

pub mod page;
pub mod sentence;
pub mod svg;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_texts_and_the_code_fit() {
        let faults = crate::text::audit(&CATALOGUE, concat!(env!("CARGO_MANIFEST_DIR"), "/src/neom"));
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}
