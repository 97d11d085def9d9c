//! The texts of the web app.

use render::text::{Catalogue, Language};
use std::sync::LazyLock;

const ENGLISH: &[&str] = &[
    include_str!("../locales/en/common.ftl"),
    include_str!("../locales/en/home.ftl"),
    include_str!("../locales/en/table.ftl"),
    include_str!("../locales/en/end.ftl"),
    include_str!("../locales/en/replay.ftl"),
    include_str!("../locales/en/company.ftl"),
    include_str!("../locales/en/statistics.ftl"),
    include_str!("../locales/en/neom.ftl"),
    include_str!("../locales/en/learn.ftl"),
    include_str!("../locales/en/catalogue.ftl"),
    include_str!("../locales/en/glossary.ftl"),
    include_str!("../locales/en/tour.ftl"),
    include_str!("../locales/en/rules-suburbia.ftl"),
    include_str!("../locales/en/rules-neom.ftl"),
];

/// All of them.
pub static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(&[(Language::ENGLISH, ENGLISH)]));

/// Says a text: `say!(language, "id", name, count = 3)`.
macro_rules! say {
    ($($call:tt)*) => { render::say_from!($crate::text::CATALOGUE, $($call)*) };
}
pub(crate) use say;

/// The language of whoever asks.
pub fn language(headers: &axum::http::HeaderMap) -> Language {
    let accepted = headers.get(axum::http::header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    Language::preferred(accepted.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_text_is_there_and_used() {
        let faults = render::text::audit(&super::CATALOGUE, concat!(env!("CARGO_MANIFEST_DIR"), "/src"));
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}
