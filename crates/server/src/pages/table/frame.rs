//! The whole page, and all parts of it.

use super::scene::Scene;
use super::{bar, borough, dialogs, goals, hand_over, log, market, seats, since, tiles};
use crate::pages::shell;
use crate::text::say;
use maud::{Markup, html};
use suburbia::table::Phase;

/// The page.
pub fn page(scene: &Scene) -> Markup {
    let language = scene.language;
    let title = title(scene);
    let head = shell::Head { language, title: &title, styles: &["table.css"], modules: &["table.js"] };
    let tabs = [
        ("table", say!(language, "table-tab-table")),
        ("goals", say!(language, "table-tab-goals")),
        ("boroughs", say!(language, "table-tab-boroughs")),
        ("log", say!(language, "table-tab-log")),
    ];
    let body = html! {
        div #table-page data-tab="table" data-sprite=(scene.sprite) {
            (parts(scene))
            aside #panel.panel aria-label=(say!(language, "table-panel")) hidden {}
            nav #tabs aria-label=(say!(language, "table-tabs")) {
                @for (tab, text) in &tabs {
                    button type="button" data-tab=(tab) aria-pressed=(if *tab == "table" { "true" } else { "false" }) { (text) }
                }
            }
            (dialogs::all(scene))
        }
        (tiles::texts(scene))
        (dialogs::words(scene))
    };
    shell::wide(&head, body)
}

/// Everything that changes as the game goes on.
pub fn parts(scene: &Scene) -> Markup {
    let told = log::told(scene);
    html! {
        (state(scene))
        (bar::part(scene))
        (seats::population(scene))
        div.side.left {
            (seats::part(scene))
            (goals::part(scene))
        }
        (borough::part(scene))
        (market::part(scene))
        div.side.right {
            (borough::others(scene))
            (log::part(scene, &told))
        }
        (since::part(scene, &told))
        (goals::choice(scene))
        (dialogs::offer(scene))
        (hand_over::part(scene))
    }
}

fn title(scene: &Scene) -> String {
    let turn = bar::turn(scene);
    match scene.acts() {
        true => say!(scene.language, "table-title-yours", turn),
        false => say!(scene.language, "table-title", turn),
    }
}

/// What scripts have to know.
fn state(scene: &Scene) -> Markup {
    let table = scene.table();
    let phase = match table.phase() {
        Phase::Goals => "goals",
        Phase::Build => "build",
        Phase::Discard | Phase::ExtraDiscard => "discard",
        Phase::Over => "over",
    };
    html! {
        div #state.part hidden data-game=(scene.id()) data-seat=[scene.seat.map(|seat| seat.index())]
            data-version=(scene.sitting.number) data-ply=(scene.line.plies.len()) data-phase=(phase)
            data-acts=[scene.acts().then_some("1")] data-status=(scene.sitting.status()) data-title=(title(scene))
            data-turn=(bar::turn(scene)) data-centre=(scene.centre().index())
            data-pass=[scene.hand_over_to().filter(|_| scene.seat.is_some()).map(|_| "1")] {}
    }
}
