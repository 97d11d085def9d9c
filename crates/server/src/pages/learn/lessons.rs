//! The lessons of a game: a list with what one learns, a small picture, and how far one is.

use super::page;
use crate::App;
use crate::api::caller::visitor;
use crate::assets::sprite_in;
use crate::history::with_history;
use crate::rooms::RoomsError;
use crate::store::Visitor;
use crate::text::{language, say};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use game_core::Game as _;
use games::learn::lesson::{LEARNER, Lesson, ids};
use games::page::home::{Home, pack_name};
use games::page::{Drawn, TownLook};
use games::{BASE, NAMES, title_of, with_game};
use maud::{Markup, PreEscaped, html};
use render::Reader;
use render::text::Language;
use std::collections::BTreeMap;
use std::sync::Arc;

/// More tasks than there are.
const MOST: u32 = 400;

/// The address of a game's lessons.
pub(crate) fn path(game: &str) -> String {
    format!("/learn/{game}/lessons")
}

/// The tasks of a lesson that a browser has begun, by their numbers from 0, and whether each was done.
type Begun = BTreeMap<usize, bool>;

/// The page.
pub(super) async fn lessons(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Response {
    let language = language(&headers);
    let Some(game) =
        NAMES.iter().find(|name| **name == game).filter(|name| !ids(&app.rooms.libraries, name).is_empty())
    else {
        return crate::pages::not_found(language);
    };
    let begun = match visitor(&headers) {
        Some(visitor) => begun(&app, game, &visitor).await,
        None => Ok(BTreeMap::new()),
    };
    let begun = match begun {
        Ok(begun) => begun,
        Err(error) => return crate::pages::failed(language, &error),
    };
    let heading = say!(language, "lessons-heading", game = title_of(game));
    let cards: Vec<Shown> = with_game!(game, G => ids(&app.rooms.libraries, G::NAME).iter().enumerate().filter_map(|(index, id)| {
            card::<G>(&app, language, index, id, begun.get(*id))
        }).collect())
    .unwrap_or_default();
    let done = cards.iter().filter(|card| card.done).count();
    let of = |chapter: Chapter| cards.iter().filter(|card| card.chapter == chapter).collect::<Vec<_>>();
    let [base, packs, own] = [Chapter::Base, Chapter::Expansions, Chapter::Own].map(of);
    let body = html! {
        h1 { (heading) }
        p.lead { (say!(language, "lessons-lead")) }
        p.soft role="status" { (say!(language, "lessons-count", done, all = cards.len())) }
        p.problem role="alert" data-problem {}
        h2.visually-hidden[packs.is_empty() && own.is_empty()] { (say!(language, "lessons-base")) }
        ol.lessons { @for card in base { (card.markup) } }
        @if !packs.is_empty() {
            h2 { (say!(language, "lessons-packs")) }
            ol.lessons { @for card in packs { (card.markup) } }
        }
        @if !own.is_empty() {
            h2 { (say!(language, "lessons-own")) }
            p { (say!(language, "lessons-own-about")) }
            ol.lessons { @for card in own { (card.markup) } }
        }
    };
    page(&app, language, &path(game), &heading, Some("lessons.js"), body)
}

/// A lesson of the list.
struct Shown {
    done: bool,
    chapter: Chapter,
    markup: Markup,
}

/// Where a lesson stands in the list.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Chapter {
    Base,
    Expansions,
    /// Those that came with the packs of whoever runs the server.
    Own,
}

/// Links to the lessons that came with packs, each with its pack; nothing if there are none.
pub(crate) fn own_links(app: &App, language: Language) -> Markup {
    let mut links: Vec<Markup> = Vec::new();
    for &game in &app.offered {
        with_game!(game, G => for file in app.rooms.libraries.lessons(game) {
            let Ok(lesson) = Lesson::<G>::find(&app.rooms.libraries, file.id()) else { continue };
            let address = format!("{}#lesson-{}", path(game), lesson.id);
            links.push(html! {
                li { a href=(address) lang=[lesson.other_language(language)] { (lesson.title(language)) } " " span.of-pack { (of_whom(app, language, &lesson)) } }
            });
        });
    }
    html! {
        @if !links.is_empty() {
            section.own-lessons aria-labelledby="own-lessons" {
                h2 #own-lessons { (say!(language, "lessons-own")) }
                ul { @for link in &links { (link) } }
            }
        }
    }
}

/// The pack that a lesson is of, and the game.
fn of_whom<G: Home>(app: &App, language: Language, lesson: &Lesson<G>) -> String {
    let libraries = &app.rooms.libraries;
    let pack = lesson.pack.as_deref().map(|pack| pack_name::<G>(language, libraries, pack));
    pack.unwrap_or_else(|| title_of(G::NAME).to_owned())
}

fn card<G: Drawn + Home>(
    app: &App,
    language: Language,
    index: usize,
    id: &str,
    begun: Option<&Begun>,
) -> Option<Shown> {
    let lesson = Lesson::<G>::find(&app.rooms.libraries, id).ok()?;
    let start = lesson.start(0);
    let reached = begun.map_or(0, |steps| steps.values().filter(|done| **done).count());
    let done = reached >= lesson.len();
    // One goes on where one was: with the first task that is not done.
    let step = (0..lesson.len()).find(|step| begun.is_none_or(|begun| begun.get(step) != Some(&true)));
    let (state, text, verb) = match (done, begun) {
        (true, _) => ("done", say!(language, "lessons-done"), say!(language, "lessons-again")),
        (false, Some(_)) => {
            let all = lesson.len();
            ("begun", say!(language, "lessons-begun", done = reached, all), say!(language, "lessons-go-on"))
        }
        (false, None) => ("new", String::new(), say!(language, "lessons-begin")),
    };
    let sprite = sprite_in(app, language, &start);
    let look =
        TownLook { reader: Reader::spectator(language, &[]), sprite: &sprite, small: true, status: "" };
    // One page has many of them, and each id once.
    let town = start
        .town(LEARNER, &look)
        .replace("id=\"b0", &format!("id=\"{id}-b0"))
        .replace("url(#b0", &format!("url(#{id}-b0"));
    let title = lesson.title(language);
    let markup = html! {
        li.panel.lesson-card id={ "lesson-" (id) } data-state=(state) {
            div.picture aria-hidden="true" { (PreEscaped(town)) }
            div.words lang=[lesson.other_language(language)] {
                h3 { span.number { (index + 1) } (title) }
                p { (lesson.about(language)) }
                @if lesson.is_own() { p.own lang=(language.code()) { span.of-pack { (of_whom(app, language, &lesson)) } } }
                p.foot lang=[lesson.other_language(language).map(|_| language.code())] {
                    button.button type="button" .primary[state != "done"] data-game=(G::NAME) data-lesson=(id)
                        data-step=(step.unwrap_or(0) + 1) data-again=[done.then_some("1")]
                        aria-label=(say!(language, "lessons-open", verb = verb.as_str(), title = title.as_str())) { (verb) }
                    @if !text.is_empty() { span.state { @if done { (tick()) } (text) } }
                }
            }
        }
    };
    let chapter = match lesson.is_own() {
        true => Chapter::Own,
        false if start.packs().iter().any(|pack| pack != BASE) => Chapter::Expansions,
        false => Chapter::Base,
    };
    Some(Shown { done, chapter, markup })
}

fn tick() -> Markup {
    html! {
        svg.glyph viewBox="0 0 24 24" aria-hidden="true" {
            path d="m5 12.5 4.5 4.5L19 7.5" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" {}
        }
    }
}

/// How far a browser is with the lessons of a game.
async fn begun(app: &App, game: &str, visitor: &Visitor) -> Result<BTreeMap<String, Begun>, RoomsError> {
    let mut all: BTreeMap<String, Begun> = BTreeMap::new();
    for held in app.rooms.store.lessons_of(visitor, MOST).await? {
        let Ok(room) = app.rooms.table(&held.game).await else { continue };
        let game_match = room.game_match.lock().await;
        let Some(history) = game_match.history().filter(|_| game_match.head.game == game) else { continue };
        let run = with_history!(history, history => history.lesson.as_ref().map(|run| {
            (run.lesson.id.clone(), run.step, run.achieved)
        }));
        if let Some((lesson, step, achieved)) = run {
            *all.entry(lesson).or_default().entry(step).or_default() |= achieved;
        }
    }
    Ok(all)
}
