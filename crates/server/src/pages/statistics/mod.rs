//! Statistics: the results of the seats that a browser holds, by game, mode and opponents.

mod tally;

use super::{shell, words};
use crate::App;
use crate::api::caller::visitor;
use crate::assets::sprite_of;
use crate::results::Ended;
use crate::rooms::RoomsError;
use crate::store::Visitor;
use crate::text::{language, say};
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;
use axum::response::Response;
use futures_util::stream::{self, StreamExt as _, TryStreamExt as _};
use game_core::SeatSet;
use games::page::Signs;
use games::page::statistics::Counted;
use games::title_of;
use games::{BASE, Choice, Playable as _, with_game};
use maud::{Markup, PreEscaped, html};
use render::svg::ladder;
use render::text::Language;
use std::sync::Arc;
use tally::{Opponents, Row, Tally, tally};

/// The latest games that are counted: so many can be read in a moment.
const MOST: u32 = 500;
/// So many are read at once.
const AT_ONCE: usize = 4;
/// So many tiles are shown.
const TILES: usize = 8;

/// The page.
pub(super) async fn statistics(State(app): State<Arc<App>>, headers: HeaderMap) -> Response {
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
    let head = shell::Head { language, title: &title, styles: &["statistics.css"], modules: &[] };
    let body = html! {
        div.statistics {
            h1 { (heading) }
            @if results.finished.is_empty() { (nothing(language, &results)) } @else {
                p.soft { (say!(language, "stats-about", games = results.finished.len(), running = results.running)) }
                @for game in &app.offered { (of_game(&app, language, game, &results)) }
            }
        }
    };
    ([(header::CACHE_CONTROL, "no-store")], shell::page(&head, body)).into_response()
}

/// What is known of a browser's games.
#[derive(Default)]
struct Results {
    /// Those that are over, each with the own seats.
    finished: Vec<(Arc<Ended>, SeatSet)>,
    /// How many are not.
    running: usize,
}

async fn results(app: &App, visitor: &Visitor) -> Result<Results, RoomsError> {
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
    Ok(Results { running, finished })
}

/// What to do where nothing can be counted yet.
fn nothing(language: Language, results: &Results) -> Markup {
    html! {
        div.panel.apology {
            p { (say!(language, "stats-none")) }
            p.soft { (say!(language, "stats-none-text")) }
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

fn of_game(app: &App, language: Language, game: &str, results: &Results) -> Markup {
    let own = results.finished.iter().filter(|(ended, _)| ended.head.game == game);
    with_game!(game, G => {
        let tally = tally(G::CHOICES, own);
        if tally.rows.is_empty() { html! {} } else { section::<G>(app, language, &tally) }
    })
    .unwrap_or_default()
}

fn section<G: Counted>(app: &App, language: Language, tally: &Tally) -> Markup {
    let heading = format!("stats-{}", G::NAME);
    html! {
        section.panel aria-labelledby=(heading) {
            h2 id=(heading) { (title_of(G::NAME)) }
            div.scroll tabindex="0" role="group" aria-labelledby=(heading) {
                table.results {
                    thead {
                        tr {
                            th scope="col" { (say!(language, "stats-kind")) }
                            th.number scope="col" { (say!(language, "stats-games")) }
                            th.number scope="col" { (say!(language, "stats-won")) }
                            th.number scope="col" { (say!(language, "stats-mean")) }
                            th.number scope="col" { (say!(language, "stats-best")) }
                        }
                    }
                    tbody { @for row in &tally.rows { (line::<G>(language, row)) } }
                }
            }
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
                            @match row.title {
                                Some((title, score)) => (say!(language, "stats-title", title = G::title_name(language, title), score)),
                                None => (say!(language, "stats-no-title")),
                            }
                        }
                        @if let Some((_, score)) = row.title { (drawn(score, &steps)) }
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
    let sprite = sprite_of(app, language, G::NAME, &[BASE.to_owned()]);
    let known = |&(id, count): &(&'static str, u32)| (G::tile(language, &app.rooms.libraries, id), id, count);
    html! {
        @if !tally.tiles.is_empty() {
            h3 { (say!(language, "stats-tiles")) }
            ol.built {
                @for (tile, id, count) in tally.tiles.iter().take(TILES).map(known) {
                    li {
                        @if let Some((symbol, name)) = &tile {
                            (Signs(&sprite).face::<G>(symbol, None)) span.name { (name) }
                        } @else { span.name { (id) } }
                        span.hint { (say!(language, "stats-times", count)) }
                    }
                }
            }
        }
    }
}
