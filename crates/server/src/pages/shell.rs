//! What all pages have around them.

use crate::assets::asset;
use maud::{DOCTYPE, Markup, html};
use render::text::Language;

/// What a page needs besides its body.
pub struct Head<'a> {
    /// The language it is in.
    pub language: Language,
    /// What stands in the title bar.
    pub title: &'a str,
    /// Its stylesheets and modules, besides those of all pages.
    pub styles: &'a [&'a str],
    /// See `styles`.
    pub modules: &'a [&'a str],
}

/// A whole page.
pub fn page(head: &Head, body: Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(head.language.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (head.title) }
                link rel="icon" href=(asset("icon.svg"));
                link rel="stylesheet" href=(asset("app.css"));
                @for style in head.styles { link rel="stylesheet" href=(asset(style)); }
                script type="module" src=(asset("app.js")) {}
                @for module in head.modules { script type="module" src=(asset(module)) {} }
            }
            body { (body) }
        }
    }
}
