//! What a page says about chance and help: whether somebody chose the draws, what proves that nobody changed them, and whether
//! there are hints.

use crate::entry::Header;
use crate::text::say;
use maud::{Markup, html};
use render::text::Language;

/// That whoever set the table chose the draws; nothing where nobody did.
pub(super) fn chosen(language: Language, head: &Header) -> Markup {
    html! {
        @if let Some(seed) = head.chosen_seed() {
            p.chosen-draws { (say!(language, "fair-chosen", seed = seed.to_string())) }
        }
    }
}

/// Whether there are hints at a table of several people.
pub(super) fn hints(language: Language, head: &Header) -> Markup {
    html! {
        @if head.is_for_several() {
            p.hint { (say!(language, "fair-hints", hints = if head.hints() { "on" } else { "off" })) }
        }
    }
}

/// The commitment, with what it is good for.
pub(super) fn proof(language: Language, head: &Header) -> Markup {
    let Some(commitment) = head.commitment() else {
        return html! { p { (say!(language, "fair-without")) } };
    };
    let command = format!("tabletown record verify FILE --commitment {commitment}");
    html! {
        p { (say!(language, "fair-about")) }
        p.commitment { code { (commitment) } }
        p.hint { (say!(language, "fair-check")) " " code lang="en" { (command) } }
    }
}

/// The same to be opened by whoever wants to know.
pub(super) fn unfolded(language: Language, head: &Header) -> Markup {
    html! {
        @if head.commitment().is_some() {
            details.fairness { summary { (say!(language, "fair-heading")) } (proof(language, head)) }
        }
    }
}
