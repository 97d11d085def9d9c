//! The expansions of a game, and packs of one's own, each with a picture and a sentence; and what can be left out of them.

use super::usual_game;
use crate::App;
use crate::text::say;
use game_core::pack::{Library, PackFile as _};
use games::learn::markup;
use games::page::home::{self, Home};
use games::{BASE, Kind, with_game};
use maud::{Markup, html};
use render::text::Language;

/// The packs of a game; nothing where there is only one.
pub(super) fn packs(app: &App, language: Language, game: &str) -> Markup {
    with_game!(game, G => of_game::<G>(app, language)).unwrap_or_default()
}

/// A pack as it is offered.
struct Offered {
    id: String,
    name: String,
    about: String,
    picture: Markup,
    /// Whether it is part of the program.
    builtin: bool,
    /// What can be left out of it.
    parts: Vec<&'static str>,
}

fn of_game<G: Home>(app: &App, language: Language) -> Markup {
    let libraries = &app.rooms.libraries;
    let builtin: Vec<&str> = Library::<G::Pack>::builtin_ids().collect();
    let offered: Vec<Offered> = libraries
        .of::<G>()
        .packs()
        .iter()
        .filter(|pack| pack.head().id != BASE)
        .map(|pack| {
            let id = pack.head().id.clone();
            Offered {
                name: home::pack_name::<G>(language, libraries, &id),
                about: G::expansion_about(language, &id).unwrap_or_else(|| say!(language, "home-pack-own")),
                picture: home::emblem::<G>(&id),
                builtin: builtin.contains(&id.as_str()),
                parts: G::parts(pack),
                id,
            }
        })
        .collect();
    let expansions: Vec<&Offered> = offered.iter().filter(|pack| pack.builtin).collect();
    html! {
        @if !offered.is_empty() {
            fieldset.choice.packs data-for=(G::NAME) data-packs hidden[G::NAME != usual_game(app)] {
                legend { (say!(language, "home-packs")) }
                @if !expansions.is_empty() { (presets::<G>(language, &expansions)) }
                div.cards.pack-cards { @for pack in &offered { (card(pack)) } }
                (parts::<G>(language, &offered))
                @if let Some(origin) = G::expansions_origin(language).filter(|_| !expansions.is_empty()) {
                    p.hint.origin { (markup::inline(&origin)) }
                }
            }
        }
    }
}

/// Choices that are one click away. Which of them holds is told by a script, which knows what is chosen.
fn presets<G: Home>(language: Language, expansions: &[&Offered]) -> Markup {
    let name_of = |id: &str| expansions.iter().find(|pack| pack.id == id).map(|pack| pack.name.clone());
    let named = G::PRESETS.iter().map(|packs| {
        let names: Vec<String> = packs.iter().filter_map(|id| name_of(id)).collect();
        (packs.join(" "), names.join(", "))
    });
    let all: Vec<&str> = expansions.iter().map(|pack| pack.id.as_str()).collect();
    let mut presets = vec![(String::new(), say!(language, "home-preset", preset = "base"))];
    presets.extend(named);
    presets.push((all.join(" "), say!(language, "home-preset", preset = "all")));
    html! {
        div.presets role="group" aria-label=(say!(language, "home-packs-presets")) {
            @for (packs, name) in &presets {
                button.button type="button" data-preset=(packs) aria-pressed=(if packs.is_empty() { "true" } else { "false" }) {
                    (name)
                }
            }
            @if expansions.len() > 2 {
                button.button type="button" data-surprise { (say!(language, "home-preset", preset = "surprise")) }
            }
        }
    }
}

fn card(pack: &Offered) -> Markup {
    html! {
        label.card.pack {
            input type="checkbox" name="pack" value=(pack.id) data-builtin=[pack.builtin.then_some("1")]
                data-parts=(pack.parts.join(" "));
            (pack.picture)
            span.card-name { (pack.name) }
            span.hint { (pack.about) }
        }
    }
}

/// What can be left out of some of the packs; a script shows what the chosen ones have.
fn parts<G: Home>(language: Language, offered: &[Offered]) -> Markup {
    let several = G::CHOICES.iter().filter(|choice| matches!(choice.kind, Kind::Several(_)));
    html! {
        @for choice in several {
            @for part in choice.values().iter().filter(|part| offered.iter().any(|pack| pack.parts.contains(part))) {
                @let (name, about) = G::part_name(language, part);
                label.check.part hidden {
                    input type="checkbox" role="switch" name=(choice.key) value=(part) checked data-part=(part)
                        data-without=((choice.name)(language, part));
                    span { (name) " " span.hint { (about) } }
                }
            }
        }
    }
}
