//! The texts of the terminal, in the language of whoever plays.

use render::text::{Catalogue, Locales};
use std::sync::LazyLock;

const LOCALES: Locales = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// All of them.
pub(crate) static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::of(LOCALES, |_| true));

/// Says a text: `say!(language, "id", name, count = 3)`.
macro_rules! say {
    ($($call:tt)*) => { render::say_from!($crate::text::CATALOGUE, $($call)*) };
}
pub(crate) use say;

#[cfg(test)]
mod tests {
    use super::CATALOGUE;

    #[test]
    fn every_text_is_there_and_used() {
        let faults = render::text::audit(&CATALOGUE, concat!(env!("CARGO_MANIFEST_DIR"), "/src"));
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}
