//! The whole page, and all parts of it.

use super::scene::Scene;
use super::{AtTable, bar, chat, clock, dialogs, hand_over, log, seats, since, stand_in, towns};
use crate::pages::{shell, words};
use crate::text::say;
use maud::{Markup, html};

/// The page.
pub fn page<G: AtTable>(scene: &Scene<G>) -> Markup {
    let language = scene.language;
    let title = title(scene);
    let styles: Vec<&str> = ["table.css"].iter().chain(G::STYLES).copied().collect();
    let head = shell::Head { language, title: &title, styles: &styles, modules: G::MODULES };
    let mut tabs = vec![
        ("table", say!(language, "table-tab-table")),
        ("aside", say!(language, "table-tab-aside", game = G::NAME)),
        ("towns", say!(language, "table-tab-towns", game = G::NAME)),
        ("log", say!(language, "table-tab-log")),
    ];
    if chat::talks(scene) {
        tabs.push(("talk", say!(language, "talk-heading")));
    }
    let body = html! {
        div #table-page data-tab="table" data-sprite=(scene.sprite) data-game=(G::NAME) data-currency=(G::CURRENCY)
            data-tracks=(G::TRACKS) data-box=(G::TILE_BOX.map(|edge| edge.to_string()).join(" ")) {
            h1.visually-hidden {
                (say!(language, "table-heading", game = G::TITLE, names = words::list(language, &scene.names)))
            }
            (parts(scene))
            aside #panel.panel aria-label=(say!(language, "table-panel")) hidden {}
            nav #tabs aria-label=(say!(language, "table-tabs")) {
                @for (tab, text) in &tabs {
                    button type="button" data-tab=(tab) aria-pressed=(if *tab == "table" { "true" } else { "false" }) { (text) }
                }
            }
            (dialogs::all(scene))
        }
        template #tile-texts { (G::tile_texts(scene)) }
        (dialogs::words(scene))
    };
    shell::wide(&head, body)
}

/// Everything that changes as the game goes on.
pub fn parts<G: AtTable>(scene: &Scene<G>) -> Markup {
    let told = log::told(scene);
    html! {
        (state(scene))
        (bar::part(scene))
        (G::above(scene))
        div.side.left {
            (seats::part(scene))
            section #aside.part.panel aria-label=(say!(scene.language, "table-tab-aside", game = G::NAME)) { (G::aside(scene)) }
        }
        (towns::part(scene))
        (G::below(scene))
        div.side.right {
            (towns::others(scene))
            (log::part(scene, &told))
            (chat::part(scene))
        }
        (since::part(scene, &told))
        (G::on_top(scene))
        (dialogs::offer(scene))
        (stand_in::absent(scene))
        (clock::overdue(scene))
        (hand_over::part(scene))
    }
}

fn title<G: AtTable>(scene: &Scene<G>) -> String {
    let (turn, game) = (G::turn(scene), G::TITLE);
    match scene.acts() {
        true => say!(scene.language, "table-title-yours", turn, game),
        false => say!(scene.language, "table-title", turn, game),
    }
}

/// What scripts have to know.
fn state<G: AtTable>(scene: &Scene<G>) -> Markup {
    html! {
        div #state.part hidden data-game=(scene.id()) data-seat=[scene.seat.map(|seat| seat.index())]
            data-version=(scene.game_match.number) data-ply=(scene.history.plies.len()) data-phase=(G::phase(scene))
            data-acts=[scene.acts().then_some("1")] data-status=(scene.game_match.status()) data-title=(title(scene))
            data-now=(crate::store::now()) data-turn=(G::turn(scene)) data-centre=(scene.centre().index())
            data-pass=[scene.hand_over_to().filter(|_| scene.seat.is_some()).map(|_| "1")] {}
    }
}
