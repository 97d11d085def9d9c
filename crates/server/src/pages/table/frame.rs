//! The whole page, all parts of it, and those that changed.

use super::log::{Kept, LogEntry};
use super::scene::Scene;
use super::shown::{Shown, Sign};
use super::{
    AtTable, bar, chat, clock, dialogs, hand_over, last_round, lesson, log, motion, plan, seats, stand_in,
    towns,
};
use crate::pages::{shell, words};
use crate::text::say;
use game_core::Seat;
use maud::{Markup, html};

/// The page.
pub(super) fn page<G: AtTable>(scene: &Scene<G>) -> Markup {
    let language = scene.language;
    let title = title(scene);
    let mut styles = vec![
        "table.css",
        "table-log.css",
        "table-last.css",
        "motion.css",
        "table-plan.css",
        "table-country.css",
    ];
    styles.extend(G::STYLES);
    let mut modules = G::MODULES.to_vec();
    if scene.history.lesson.is_some() {
        styles.push("lesson.css");
        modules.push("lesson.js");
    }
    let head = shell::Head { language, title: &title, styles: &styles, modules: &modules };
    let parts = parts(scene);
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
            data-tracks=(G::TRACKS) data-plans=[G::PLANS.then_some("1")] data-forecasts=[G::FORECASTS.then_some("1")] data-box=(G::TILE_BOX.map(|edge| edge.to_string()).join(" ")) {
            h1.visually-hidden {
                (say!(language, "table-heading", game = G::TITLE, names = words::list(language, &scene.names)))
            }
            (parts)
            aside #panel.panel aria-label=(say!(language, "table-panel")) hidden {}
            nav #tabs aria-label=(say!(language, "table-tabs")) {
                @for (tab, text) in &tabs {
                    button type="button" data-tab=(tab) aria-pressed=(if *tab == "table" { "true" } else { "false" }) { (text) }
                }
            }
            (dialogs::all(scene))
        }
        // Tiles that come later are there before they are needed.
        @for file in scene.sprite.files().iter().filter(|file| !parts.0.contains(file.as_str())) {
            link rel="prefetch" href=(file);
        }
        template #tile-texts { (G::tile_texts(scene)) }
        (dialogs::words(scene))
    };
    shell::wide(&head, body)
}

/// Everything that changes as the game goes on, but for the log.
struct Parts {
    /// In the order of the page; see [`Parts::new`].
    single: [Markup; 13],
    /// Whose towns are shown, the one in the middle first. They are the most of a page and few of them change with a
    /// move, so they are drawn only when they are sent.
    towns: Vec<Seat>,
    shown: Shown,
}

impl Parts {
    fn new<G: AtTable>(scene: &Scene<G>, told: &[LogEntry<G>]) -> Parts {
        let language = scene.language;
        let single = [
            bar::part(scene, told),
            G::above(scene),
            seats::part(scene),
            html! {
                section #aside.part.panel aria-label=(say!(language, "table-tab-aside", game = G::NAME)) { (G::aside(scene)) }
            },
            G::below(scene),
            G::on_top(scene),
            dialogs::offer(scene),
            stand_in::absent(scene),
            clock::overdue(scene),
            hand_over::part(scene),
            plan::part(scene),
            lesson::part(scene),
            last_round::part(scene),
        ];
        let towns = scene.seats_from(scene.centre());
        let wording = (language.code(), &scene.names, scene.sprite.files());
        let of_town = |&seat: &Seat| Sign::of(&(wording, scene.game.town_key(seat)));
        // What is around the maps changes with whose they are.
        let around = Sign::of(&(wording, scene.centre()));
        let signs = single.iter().map(Sign::of_part).chain(towns.iter().map(of_town)).chain([around]);
        let shown = Shown::new(scene, signs.collect());
        Parts { single, towns, shown }
    }
}

/// All parts, where they are on the page.
fn parts<G: AtTable>(scene: &Scene<G>) -> Markup {
    let told = log::told(scene, Kept::default());
    let parts = Parts::new(scene, &told);
    let [
        bar,
        above,
        seats,
        aside,
        below,
        on_top,
        offer,
        absent,
        overdue,
        hand_over,
        plan,
        lesson,
        last_round,
    ] = &parts.single;
    html! {
        (state(scene, &parts.shown))
        (bar)
        (above)
        div.side.left { (lesson) (seats) div.own-side { (aside) (plan) } }
        (towns::part(scene))
        (below)
        div.side.right {
            (towns::others(scene))
            (log::part(scene, &told))
            (chat::part(scene))
        }
        (on_top)
        (offer)
        (absent)
        (overdue)
        (hand_over)
        (last_round)
    }
}

/// The parts that a browser does not show yet.
pub(super) fn changed<G: AtTable>(scene: &Scene<G>, since: Option<&Shown>) -> Markup {
    let Some(since) = since else { return parts(scene) };
    let kept = since.kept(scene);
    let told = log::told(scene, kept.unwrap_or_default());
    let Parts { single, towns, shown } = Parts::new(scene, &told);
    if shown.parts.len() != since.parts.len() {
        return parts(scene);
    }
    let differs: Vec<bool> =
        shown.parts.iter().zip(&since.parts).map(|(now, before)| now != before).collect();
    let (of_single, rest) = differs.split_at(single.len());
    let (of_towns, around) = rest.split_at(towns.len());
    let around = around == [true];
    html! {
        (state(scene, &shown))
        @for part in only(&single, of_single) { (part) }
        @if around || of_towns[0] { (towns::part(scene)) }
        @if around { (towns::others(scene)) } @else {
            @for &seat in only(&towns[1..], &of_towns[1..]) { (towns::map(scene, seat)) }
        }
        @match kept {
            Some(kept) => { (log::news(scene, &told, kept)) (motion::news(scene, kept.plies)) },
            None => (log::part(scene, &told)),
        }
    }
}

fn only<'a, T>(all: &'a [T], wanted: &'a [bool]) -> impl Iterator<Item = &'a T> {
    all.iter().zip(wanted).filter(|(_, wanted)| **wanted).map(|(one, _)| one)
}

fn title<G: AtTable>(scene: &Scene<G>) -> String {
    let (turn, game) = (G::turn(scene), G::TITLE);
    match scene.acts() {
        true => say!(scene.language, "table-title-yours", turn, game),
        false => say!(scene.language, "table-title", turn, game),
    }
}

/// What scripts have to know.
fn state<G: AtTable>(scene: &Scene<G>, shown: &Shown) -> Markup {
    html! {
        div #state.part hidden data-game=(scene.id()) data-seat=[scene.seat.map(|seat| seat.index())]
            data-version=(scene.game_match.number) data-ply=(scene.history.plies.len()) data-phase=(G::phase(scene))
            data-acts=[scene.acts().then_some("1")] data-status=(scene.game_match.status()) data-title=(title(scene))
            data-now=(crate::store::now()) data-turn=(G::turn(scene)) data-centre=(scene.centre().index())
            data-shown=(shown) data-pass=[scene.hand_over_to().filter(|_| scene.seat.is_some()).map(|_| "1")] {}
    }
}
