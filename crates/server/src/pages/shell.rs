//! What all pages have around them.

use crate::assets::asset;
use maud::{DOCTYPE, Markup, html};

/// A whole page.
pub fn page(title: &str, body: Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                link rel="icon" href=(asset("icon.svg"));
                link rel="stylesheet" href=(asset("app.css"));
                script type="module" src=(asset("app.js")) {}
            }
            body { (body) }
        }
    }
}
