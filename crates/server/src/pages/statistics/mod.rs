//! Statistics: the results of the seats that a browser holds, by game, mode, opponents and packs, and how they went on.

mod course;
mod packs;
mod tally;

use super::{shell, words};
use crate::App;
use crate::api::caller::visitor;
use crate::assets::sprite_of;
use crate::results::Ended;
use crate::rooms::RoomsError;
use crate::store::Visitor;
use crate::text::{language, say};
use axum::extract::{Query, State};
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;
use axum::response::Response;
use futures_util::stream::{self, StreamExt as _, TryStreamExt as _};
use game_core::SeatSet;
use game_core::pack::PackFile as _;
use games::page::Signs;
use games::page::home::Home;
use games::page::statistics::{BuiltTile, Counted};
use games::title_of;
use games::{BASE, Choice, Libraries, Playable as _, with_game};
use maud::{Markup, PreEscaped, html};
use packs::PackRow;
use render::svg::ladder;
use render::text::Language;
use serde::Deserialize;
use std::sync::Arc;
pub(super) use tally::is_solo as is_alone;
#[cfg(test)]
pub(super) use tally::tests;
use tally::{Opponents, Row, Tally, tally};

/// The latest games that are counted: so many can be read in a moment.
const MOST: u32 = 500;
/// So many are read at once.
const AT_ONCE: usize = 4;
/// So many tiles are shown.
const TILES: usize = 8;

/// Which results are counted.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Only {
    /// A game, for which the next holds.
    game: Option<String>,
    /// Only games with this pack; `base`: only those without any.
    pack: Option<String>,
}

/// The page.
pub(super) async fn statistics(
    State(app): State<Arc<App>>,
    Query(only): Query<Only>,
    headers: HeaderMap,
) -> Response {
    let language = language(&headers);
    let results = match visitor(&headers) {
        Some(visitor) => results(&app, &visitor).await,
        None => Ok(Results::default()),
    };
    let results = match results {
        Ok(results) => results,
        Err(error) => return super::failed(language, &error),
    };
    let heading = say!(language, "stats-heading");
    let title = say!(language, "common-title", page = heading.as_str());
    let head = shell::Head { language, title: &title, styles: &["statistics.css"], modules: &["dates.js"] };
    let body = html! {
        div.statistics {
            h1 { (heading) }
            @if results.finished.is_empty() { (nothing(language, &results)) } @else {
                p.soft { (say!(language, "stats-about", games = results.finished.len(), running = results.running)) }
                (uncounted(language, &results))
                @for game in &app.offered { (of_game(&app, language, game, &results, &only)) }
            }
        }
    };
    ([(header::CACHE_CONTROL, "no-store")], shell::page(&head, body)).into_response()
}

/// A game that is over, with the own seats.
pub(super) type Finished = (Arc<Ended>, SeatSet);

/// What is known of a browser's games.
#[derive(Default)]
pub(super) struct Results {
    /// Those that are over.
    pub finished: Vec<Finished>,
    /// How many are not.
    running: usize,
    /// How many are over and not counted, because their draws were chosen.
    chosen: usize,
}

pub(super) async fn results(app: &App, visitor: &Visitor) -> Result<Results, RoomsError> {
    let held = app.rooms.store.games_of(visitor, MOST).await?;
    let count = held.len();
    let mut finished: Vec<(Arc<Ended>, SeatSet)> = stream::iter(held)
        .map(|held| async move {
            let ended = app.results.of(&app.rooms, &held).await?;
            Ok::<_, RoomsError>(ended.map(|ended| (ended, held.seats.into_iter().collect())))
        })
        .buffered(AT_ONCE)
        .try_filter_map(async |ended| Ok(ended))
        .try_collect()
        .await?;
    let running = count - finished.len();
    // What a bot won for somebody who was away is not theirs.
    finished.retain(|(ended, own)| !own.iter().any(|seat| ended.head.stand_ins.contains_key(&seat)));
    // Nor is what somebody won whose draws were chosen: whoever chose them may have known them.
    let known = finished.len();
    finished.retain(|(ended, _)| !ended.head.fairness.chosen);
    let chosen = known - finished.len();
    Ok(Results { running, finished, chosen })
}

/// Says why fewer games are counted than were played.
fn uncounted(language: Language, results: &Results) -> Markup {
    html! { @if results.chosen > 0 { p.soft { (say!(language, "stats-chosen", games = results.chosen)) } } }
}

/// What to do where nothing can be counted yet.
fn nothing(language: Language, results: &Results) -> Markup {
    html! {
        div.panel.apology {
            p { (say!(language, "stats-none")) }
            p.soft { (say!(language, "stats-none-text")) }
            (uncounted(language, results))
            p.buttons {
                @if results.running > 0 {
                    a.button.primary href="/#games" { (say!(language, "stats-none-running", running = results.running)) }
                } @else {
                    a.button.primary href="/" { (say!(language, "stats-none-start")) }
                }
            }
        }
    }
}

fn of_game(app: &App, language: Language, game: &str, results: &Results, only: &Only) -> Markup {
    let own: Vec<_> = results.finished.iter().filter(|(ended, _)| ended.head.game == game).collect();
    let only = only.pack.as_deref().filter(|_| only.game.as_deref() == Some(game));
    with_game!(game, G => {
        let by_packs = packs::by_packs::<G>(&own);
        // What nobody has played is no choice: then all are counted.
        let only = only.filter(|pack| by_packs.iter().any(|row| row.pack == *pack));
        let counted = own.iter().filter(|(ended, _)| packs::fits::<G>(ended, only));
        let counted: Vec<_> = counted.copied().collect();
        let tally = tally(G::CHOICES, counted.iter().copied());
        let course = course::part::<G>(&app.rooms.libraries, language, &counted);
        if tally.rows.is_empty() { html! {} } else { section::<G>(app, language, &tally, &by_packs, only, &course) }
    })
    .unwrap_or_default()
}

fn section<G: Counted + Home>(
    app: &App,
    language: Language,
    tally: &Tally,
    by_packs: &[PackRow],
    only: Option<&str>,
    course: &Markup,
) -> Markup {
    let heading = format!("stats-{}", G::NAME);
    html! {
        section.panel aria-labelledby=(heading) {
            h2 id=(heading) { (title_of(G::NAME)) }
            @if let Some(pack) = only { (packs::only_these::<G>(&app.rooms.libraries, language, pack)) }
            div.scroll tabindex="0" role="group" aria-labelledby=(heading) {
                table.results {
                    (columns(language, &say!(language, "stats-kind")))
                    tbody { @for row in &tally.rows { (line::<G>(language, row)) } }
                }
            }
            (packs::table::<G>(&app.rooms.libraries, language, by_packs, only))
            (course)
            (ladders::<G>(language, tally))
            (tiles::<G>(app, language, tally))
        }
    }
}

fn line<G: Counted>(language: Language, row: &Row) -> Markup {
    html! {
        tr {
            th scope="row" {
                (played::<G>(language, row))
                @if let Some(who) = who(language, &row.kind.opponents) { span.hint { (who) } }
            }
            td.number { (row.games) }
            td.number {
                @if let Some(won) = row.won {
                    (won) span.hint { (say!(language, "stats-percent", percent = won * 100 / row.games.max(1))) }
                } @else { span.soft { "–" } }
            }
            td.number { (row.mean) }
            td.number {
                a href={ "/games/" (row.best_game) "/end" } title=(say!(language, "stats-best-go")) { (row.best) }
            }
        }
    }
}

/// The heads of the columns that all results have, after what a row is about.
fn columns(language: Language, about: &str) -> Markup {
    html! {
        thead {
            tr {
                th scope="col" { (about) }
                th.number scope="col" { (say!(language, "stats-games")) }
                th.number scope="col" { (say!(language, "stats-won")) }
                th.number scope="col" { (say!(language, "stats-mean")) }
                th.number scope="col" { (say!(language, "stats-best")) }
            }
        }
    }
}

/// What was played.
fn played<G: Counted>(language: Language, row: &Row) -> String {
    let name = |(choice, word): (&Choice, &Option<String>)| Some((choice.name)(language, word.as_deref()?));
    let counted = G::CHOICES.iter().filter(|choice| choice.counted);
    let words = counted.zip(&row.kind.chosen).filter_map(name);
    let words = words.reduce(|mode, deck| say!(language, "stats-deck", mode, deck));
    words.unwrap_or_else(|| G::TITLE.to_owned())
}

/// Against whom.
fn who(language: Language, opponents: &Opponents) -> Option<String> {
    match opponents {
        Opponents::Nobody => None,
        Opponents::Bots(_, bot) => Some(say!(language, "stats-bots", bot = words::level(language, bot))),
        Opponents::People => Some(say!(language, "stats-people")),
        Opponents::OneScreen => Some(say!(language, "stats-screen")),
    }
}

/// How far one got on each ladder.
fn ladders<G: Counted>(language: Language, tally: &Tally) -> Markup {
    let steps = |row: &Row| G::ladder_of(language, &row.rules);
    let climbed: Vec<(&Row, Vec<(i32, String)>)> =
        tally.rows.iter().map(|row| (row, steps(row))).filter(|(_, steps)| !steps.is_empty()).collect();
    html! {
        @if !climbed.is_empty() {
            h3 { (say!(language, "stats-ladders")) }
            div.ladders {
                @for (row, steps) in climbed {
                    figure {
                        figcaption {
                            strong { (played::<G>(language, row)) } ": "
                            @match &row.title {
                                Some((title, score)) => (say!(language, "stats-title", title = G::title_name(language, title), score = *score)),
                                None => (say!(language, "stats-no-title")),
                            }
                        }
                        @if let Some((_, score)) = &row.title { (drawn(*score, &steps)) }
                    }
                }
            }
        }
    }
}

fn drawn(score: i32, steps: &[(i32, String)]) -> Markup {
    let steps: Vec<(i32, &str)> = steps.iter().map(|(least, title)| (*least, title.as_str())).collect();
    PreEscaped(ladder(score, &steps))
}

/// The tiles one builds most.
fn tiles<G: Counted>(app: &App, language: Language, tally: &Tally) -> Markup {
    let libraries = &app.rooms.libraries;
    let most = tally.tiles.iter().take(TILES).map(|(tile, count)| (tile.as_str(), *count));
    let (ids, counts): (Vec<&str>, Vec<u32>) = most.unzip();
    let tiles = G::tiles(language, libraries, &ids);
    let sprite = sprite_of(app, language, G::NAME, &packs_of::<G>(libraries, &tiles));
    html! {
        @if !tally.tiles.is_empty() {
            h3 { (say!(language, "stats-tiles")) }
            ol.built {
                @for ((tile, id), count) in tiles.iter().zip(&ids).zip(counts) {
                    li {
                        @if let Some(BuiltTile { symbol, name, .. }) = tile {
                            (Signs(&sprite).face::<G>(symbol, None)) span.name { (name) }
                        } @else { span.name { (id) } }
                        span.hint { (say!(language, "stats-times", count)) }
                    }
                }
            }
        }
    }
}

/// The packs that some tiles are from, the base game first: no more is drawn than is shown.
fn packs_of<G: Counted>(libraries: &Libraries, tiles: &[Option<BuiltTile>]) -> Vec<String> {
    let wanted = |id: &str| id == BASE || tiles.iter().flatten().any(|tile| tile.pack == id);
    let all = libraries.of::<G>().packs().iter().map(|pack| pack.head().id.clone());
    all.filter(|id| wanted(id)).collect()
}
