//! What every tile does, in words.

use crate::page::Scene;
use crate::text::say;
use ::suburbia::Suburbia;
use ::suburbia::tile::{KindId, Stack, TileKind};
use maud::{Markup, html};
use render::suburbia::sentence::{category_name, tile_text};

/// One article a kind of tile, kept until somebody asks.
pub(crate) fn texts(scene: &Scene<Suburbia>) -> Markup {
    html! {
        @for (kind, of) in scene.table().rules().kinds() { (one(scene, kind, of)) }
    }
}

fn one(scene: &Scene<Suburbia>, kind: KindId, of: &TileKind) -> Markup {
    let (language, rules) = (scene.language, scene.table().rules());
    let icons = of.icons.iter().map(|icon| icon.replace('-', " "));
    let words: Vec<String> =
        of.category.map(|of| category_name(language, of)).into_iter().chain(icons).collect();
    html! {
        article.tile-text data-tile=(of.id) data-category=(of.category.map_or("lake", |of| of.word())) {
            div.large-face { (scene.face(kind)) }
            div.words {
                h3 { (scene.tile(kind)) }
                p.soft {
                    @if !words.is_empty() { (words.join(", ")) " · " }
                    @match of.stack {
                        Stack::Lake => (say!(language, "table-tile-lake")),
                        Stack::Basic => (say!(language, "table-tile-basic", cost = of.cost)),
                        stack => (say!(language, "table-tile-stack", cost = of.cost, stack = stack.word(), copies = of.copies)),
                    }
                }
                ul { @for line in tile_text(language, rules, kind) { li { (line) } } }
                (provenance(scene, of))
            }
        }
    }
}

/// Says so where a tile was not printed as it is here.
fn provenance(scene: &Scene<Suburbia>, of: &TileKind) -> Markup {
    let language = scene.language;
    let text = match of.provenance.source.as_str() {
        "house" => say!(language, "table-tile-house"),
        "custom" => say!(language, "table-tile-custom", pack = of.pack.as_str()),
        _ if !of.provenance.house_fields.is_empty() => {
            say!(language, "table-tile-house-fields", fields = of.provenance.house_fields.join(", "))
        }
        _ => return html! {},
    };
    html! { p.provenance { (text) } }
}
