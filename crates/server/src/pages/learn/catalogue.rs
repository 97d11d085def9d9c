//! The catalogue of a game's tiles: all of them drawn, found by filters and by typing; and for each tile what it
//! counts, what counts it, and where its values come from.
//!
//! The server filters by the address, so that a choice can be shared and needs no script; a script does the same
//! while one types.

use super::{page, tiles_path};
use crate::App;
use crate::assets::sprite_of;
use crate::text::{language, say};
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use axum::response::Response;
use games::learn::catalogue::{Card, Detail, Filter, List, Near, Shelf, Values};
use games::learn::{Source, Taught as _, markup};
use games::{title_of, with_game};
use maud::{Markup, html};
use render::text::Language;
use std::collections::HashMap;
use std::sync::Arc;

/// More tiles than this are listed only for whoever asks.
const MOST_LISTED: usize = 12;

/// What somebody looks for.
struct Wanted<'a> {
    filters: &'a [Filter],
    asked: HashMap<String, String>,
}

impl Wanted<'_> {
    /// Whether this is it.
    fn fits(&self, name: &str, values: &Values) -> bool {
        let words = self.asked.get("q").map(|words| words.to_lowercase()).unwrap_or_default();
        let text = searched(name);
        let named = words.split_whitespace().all(|word| text.contains(word));
        let own = |filter: &Filter| values.iter().find(|(name, _)| *name == filter.name);
        named
            && self.filters.iter().all(|filter| match self.asked.get(filter.name).map(String::as_str) {
                None | Some("") => true,
                Some(value) => own(filter).is_some_and(|(_, own)| own.iter().any(|own| own == value)),
            })
    }
}

fn searched(name: &str) -> String {
    name.to_lowercase()
}

/// The values as a script reads them.
fn written(values: &Values) -> String {
    let all: Vec<String> =
        values.iter().map(|(name, values)| format!("{name}={}", values.join("|"))).collect();
    all.join(" ")
}

/// What the address asks for; nonsense asks for nothing.
type Asked = Result<Query<HashMap<String, String>>, QueryRejection>;

pub(crate) async fn all(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    asked: Asked,
    headers: HeaderMap,
) -> Response {
    let language = language(&headers);
    let sprites = |packs: &[String]| sprite_of(&app, language, &game, packs);
    let source = Source { language, libraries: &app.rooms.libraries, sprites: &sprites };
    let shelf = with_game!(game.as_str(), G => G::shelf(&source)).flatten();
    let Some(shelf) = shelf else { return crate::pages::not_found(language) };
    let asked = asked.map(|asked| asked.0).unwrap_or_default();
    let heading = say!(language, "tiles-heading", game = title_of(&game));
    let wanted = Wanted { filters: &shelf.filters, asked };
    let shown: Vec<bool> = shelf.cards.iter().map(|card| wanted.fits(&card.name, &card.values)).collect();
    let count = shown.iter().filter(|shown| **shown).count();
    let body = html! {
        h1 { (heading) }
        p.lead { (say!(language, "tiles-lead")) }
        (shelf.note)
        (form(language, &game, &shelf, &wanted.asked))
        p.count role="status" data-count=(say!(language, "tiles-count", shown = "{shown}", all = "{all}")) {
            (say!(language, "tiles-count", shown = count, all = shelf.cards.len()))
        }
        p.none hidden[count > 0] data-none { (say!(language, "tiles-none")) }
        ul.tiles.{ "of-" (game) } {
            @for (card, shown) in shelf.cards.iter().zip(&shown) { (one_card(&game, card, *shown)) }
        }
        @for list in &shelf.lists { (one_list(list, &wanted)) }
        dialog.tile-dialog #tile-dialog aria-labelledby="tile-name" {
            div.body {}
            div.buttons {
                button.button type="button" data-back hidden { (say!(language, "tiles-back")) }
                form method="dialog" { button.button { (say!(language, "learn-close")) } }
            }
        }
    };
    page(&app, language, &tiles_path(&game), &heading, Some("catalogue.js"), body)
}

fn form(language: Language, game: &str, shelf: &Shelf, asked: &HashMap<String, String>) -> Markup {
    let value = |name: &str| asked.get(name).map_or("", String::as_str);
    html! {
        form.panel.filters action=(tiles_path(game)) method="get" data-filters autocomplete="off" role="search" {
            div.field.search {
                label for="q" { (say!(language, "tiles-search")) }
                input.input #q type="search" name="q" value=(value("q")) maxlength="60" spellcheck="false";
            }
            @for filter in &shelf.filters {
                div.field {
                    label for={ "by-" (filter.name) } { (filter.label) }
                    select.input id={ "by-" (filter.name) } name=(filter.name) {
                        option value="" { (say!(language, "tiles-any")) }
                        @for (choice, name) in &filter.choices {
                            option value=(choice) selected[choice == value(filter.name)] { (name) }
                        }
                    }
                }
            }
            div.buttons {
                button.button type="reset" data-reset { (say!(language, "tiles-reset")) }
                noscript { button.button type="submit" { (say!(language, "tiles-show")) } }
            }
        }
    }
}

/// What is no tile, as far as it is looked for.
fn one_list(list: &List, wanted: &Wanted) -> Markup {
    let shown: Vec<bool> = list.items.iter().map(|item| wanted.fits(&item.name, &item.values)).collect();
    html! {
        section.goals data-list aria-labelledby=(list.id) hidden[!shown.contains(&true)] {
            h2 id=(list.id) { (list.heading) }
            p { (list.about) }
            ul { @for (item, shown) in list.items.iter().zip(shown) {
                li data-item=(searched(&item.name)) data-values=(written(&item.values)) hidden[!shown] {
                    strong { (item.name) }
                    span { (item.text) }
                    b { (item.gives) }
                }
            } }
        }
    }
}

fn one_card(game: &str, card: &Card, shown: bool) -> Markup {
    html! {
        li data-card=(searched(&card.name)) data-values=(written(&card.values)) hidden[!shown] {
            a.tile-card #{ "tile-of-" (card.id) } href={ (tiles_path(game)) "/" (card.id) } data-tile {
                (card.face)
                span.name { (card.name) }
                span.about { (card.about) }
            }
        }
    }
}

/// The page of one tile; with `?part` only what a dialog shows.
pub(crate) async fn one(
    State(app): State<Arc<App>>,
    Path((game, tile)): Path<(String, String)>,
    asked: Asked,
    headers: HeaderMap,
) -> Response {
    let language = language(&headers);
    let sprites = |packs: &[String]| sprite_of(&app, language, &game, packs);
    let source = Source { language, libraries: &app.rooms.libraries, sprites: &sprites };
    let detail = with_game!(game.as_str(), G => G::detail(&source, &tile)).flatten();
    let Some(detail) = detail else { return crate::pages::not_found(language) };
    if asked.is_ok_and(|asked| asked.0.contains_key("part")) {
        return article(language, &game, &detail, 2).into_response();
    }
    let body = html! {
        div.panel.tile-page { (article(language, &game, &detail, 1)) }
        p.buttons.after { a.button href=(tiles_path(&game)) { (say!(language, "tiles-all", game = title_of(&game))) } }
    };
    page(&app, language, &tiles_path(&game), &detail.name, None, body)
}

fn near(game: &str, tiles: &[Near]) -> Markup {
    html! {
        ul.near { @for near in tiles {
            li { a href={ (tiles_path(game)) "/" (near.id) } data-tile { (near.face) span { (near.name) } } }
        } }
    }
}

/// All about a tile, its name as a heading of this level.
fn article(language: Language, game: &str, detail: &Detail, level: u8) -> Markup {
    html! {
        article.tile-detail.{ "of-" (game) } {
            header {
                (detail.face)
                div {
                    @if level == 1 { h1 #tile-name tabindex="-1" { (detail.name) } }
                    @else { h2 #tile-name tabindex="-1" { (detail.name) } }
                    p.soft { (detail.about) }
                    ul.text { @for line in &detail.text { li { (line) } } }
                    @for words in &detail.explained { div.explained { (markup::blocks(words)) } }
                }
            }
            @for group in &detail.groups {
                section {
                    @if level == 1 { h2 { (group.heading) } } @else { h3 { (group.heading) } }
                    @for entry in &group.entries { div.entry {
                        p.why { (entry.why) }
                        @if entry.tiles.len() > MOST_LISTED {
                            details {
                                summary { (say!(language, "tiles-many", count = entry.tiles.len())) }
                                (near(game, &entry.tiles))
                            }
                        } @else if !entry.tiles.is_empty() { (near(game, &entry.tiles)) }
                    } }
                }
            }
            footer.origin { @for line in &detail.origin { p { (line) } } }
        }
    }
}
