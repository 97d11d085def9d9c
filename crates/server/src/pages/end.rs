//! The end of a game: who won, how it was scored step by step, how it went, what stands there now.

use super::table::chat;
use super::{fairness, shell, words};
use crate::App;
use crate::api::caller::Caller;
use crate::assets::sprite_in;
use crate::early_end::placed;
use crate::entry::Header;
use crate::history::{History, with_history};
use crate::text::{language, say};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::Response;
use axum::response::{IntoResponse, Redirect};
use game_core::{Game as _, Seat};
use games::Playable as _;
use games::page::ceremony::stage;
use games::page::end::{Course, Ending, Ends, Past, Place, won};
use games::page::scoring::scoring;
use games::page::tile_lines::tile_lines;
use games::page::{Signs, TownLook};
use maud::{Markup, PreEscaped, html};
use render::Reader;
use render::svg::{chart, ladder, letters};
use serde::Deserialize;
use std::sync::Arc;

/// How the page is opened.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Opened {
    /// With the ceremony first: nothing tells the result until it is over.
    ceremony: Option<String>,
}

/// The page of a finished game; one that still runs is at its table.
pub(super) async fn end(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(opened): Query<Opened>,
    headers: HeaderMap,
) -> Response {
    let language = language(&headers);
    let room = match app.rooms.table(&id).await {
        Ok(room) => room,
        Err(error) => return super::failed(language, &error),
    };
    let seats = Caller::of(&app, &headers, &room).await.unwrap_or(Caller::NOBODY).seats;
    let (history, head, names, number, people) = {
        let game_match = room.game_match.lock().await;
        (
            game_match.history().cloned(),
            game_match.head.clone(),
            game_match.names(language),
            game_match.number,
            game_match.people(),
        )
    };
    let rematch = match super::rematch::of(&app, language, &room, seats).await {
        Ok(rematch) => rematch,
        Err(error) => return super::failed(language, &error),
    };
    let talk = if chat::is_needed(people, seats) {
        chat::panel(language, &names, seats)
    } else {
        html! {}
    };
    let told = history.as_ref().and_then(|history| {
        let reader = Reader::spectator(language, &names); // nothing is hidden any more
        let page = Page { app: &app, reader, head: &head, plays: !seats.is_empty(), rematch, talk };
        with_history!(history, history => page.of(history))
    });
    let Some(Told { heading, stage, result }) = told else {
        return ([(header::CACHE_CONTROL, "no-store")], Redirect::to(&format!("/games/{id}")))
            .into_response();
    };
    let ceremony = opened.ceremony.is_some() && !stage.0.is_empty();
    let titled = |page: &str| say!(language, "common-title", page);
    let title = titled(&if ceremony { say!(language, "ceremony-title") } else { heading.clone() });
    let shell_head = shell::Head {
        language,
        title: &title,
        styles: &["end.css", "end-ceremony.css"],
        modules: &["end.js", "end-lines.js"],
    };
    let body = html! {
        div.end #end data-game=(id) data-version=(number) data-plays=[(!seats.is_empty()).then_some("1")]
            data-ceremony=[ceremony.then_some("1")] data-title=(titled(&heading)) {
            (stage)
            div.result #result hidden[ceremony] { (result) }
        }
    };
    let about = words::table(language, &head);
    let image = app.link(&headers, &format!("/games/{id}/panorama.png"));
    let card = shell::Card { title: &heading, about: &about, image: &image };
    let page = shell::shared(&shell_head, (!ceremony).then_some(&card), body);
    ([(header::CACHE_CONTROL, "no-store")], page).into_response()
}

/// A finished game as a picture to keep: the towns, and how it was scored.
pub(super) async fn picture(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let language = language(&headers);
    let room = match app.rooms.table(&id).await {
        Ok(room) => room,
        Err(error) => return super::failed(language, &error),
    };
    let (history, head, names) = {
        let game_match = room.game_match.lock().await;
        (game_match.history().cloned(), game_match.head.clone(), game_match.names(language))
    };
    let caption = words::table(language, &head);
    let drawn = history.and_then(|history| {
        with_history!(history, history => {
            history.game.outcome().map(|_| history.game.svg(&names, &caption))
        })
    });
    let Some(picture) = drawn else { return super::not_found(language) };
    let file = format!("attachment; filename=\"tabletown-{}.svg\"", head.id);
    ([(header::CONTENT_TYPE, "image/svg+xml".to_owned()), (header::CONTENT_DISPOSITION, file)], picture)
        .into_response()
}

/// A finished game: who won, how it was scored as a scene, and all the rest.
struct Told {
    heading: String,
    stage: Markup,
    result: Markup,
}

struct Page<'a> {
    app: &'a App,
    reader: Reader<'a>,
    head: &'a Header,
    /// Whether whoever looks sat at the table.
    plays: bool,
    /// What is to be said about the next game.
    rematch: Markup,
    /// Where the people of the table talk.
    talk: Markup,
}

impl Page<'_> {
    fn of<G: Ends>(&self, history: &History<G>) -> Option<Told> {
        let language = self.reader.language;
        let plies = history.plies.iter().map(|played| (played.seat, &played.mv)).collect();
        let past = Past { start: history.at(0), game: &history.game, plies };
        let mut ending = G::ending(self.reader, &past)?;
        let mut outcome = history.game.outcome()?;
        let gave_up = |seat: Seat| self.head.early.resigned.contains(&seat);
        if !self.head.early.resigned.is_empty() {
            let ranks: Vec<usize> = ending.places.iter().map(|place| place.rank).collect();
            let (places, winners) = placed(&ranks, gave_up);
            outcome.winners = winners;
            ending.places.iter_mut().zip(places).for_each(|(place, rank)| place.rank = rank);
        }
        let heading = history.game.verdict(self.reader).unwrap_or_else(|| won(self.reader, &outcome));
        let sprite = sprite_in(self.app, language, &history.game);
        let result = html! {
            (self.banner::<G>(&heading, &ending))
            (self.talk)
            @if !ending.ladder.is_empty() {
                @let steps: Vec<(i32, &str)> = ending.ladder.iter().map(|(least, title)| (*least, title.as_str())).collect();
                section.panel aria-labelledby="ladder-heading" {
                    h2 #ladder-heading { (say!(language, "end-ladder")) }
                    div.ladder-box { (PreEscaped(ladder(ending.places[0].score, &steps))) }
                }
            }
            @if !ending.scoring.steps.is_empty() { (scoring(self.reader, G::NAME, &ending.scoring)) }
            (tile_lines::<G>(self.reader, Signs(&sprite), &ending.lines))
            @if !ending.courses.is_empty() {
                section.panel aria-labelledby="charts-heading" {
                    h2 #charts-heading { (say!(language, "end-charts")) }
                    div.charts { @for course in &ending.courses { div { (self.chart(course)) } } }
                }
            }
            section.towns aria-labelledby="towns-heading" {
                h2 #towns-heading { (say!(language, "end-towns", game = G::NAME)) }
                div.town-list { @for seat in by_rank(&ending.places) { (self.town(history, &ending, seat)) } }
            }
        };
        let skip = format!("/games/{}/end", self.head.id);
        let backdrop = self.panorama("&plain");
        let stage = stage(self.reader, G::NAME, &ending.scoring.steps, Signs(&sprite), &backdrop, &skip);
        Some(Told { heading, stage, result })
    }

    /// All towns in one picture, by day and by night; only the one that is shown is loaded.
    fn panorama(&self, more: &str) -> Markup {
        let (language, id) = (self.reader.language, &self.head.id);
        let names = words::list(language, self.reader.names);
        let alt = say!(language, "panorama-about", game = self.head.game.as_str(), towns = names);
        html! {
            @for light in ["day", "night"] {
                img.{ "by-" (light) } src={ "/games/" (id) "/panorama.svg?light=" (light) (more) } alt=(alt)
                    width="1200" height="630" loading="lazy";
            }
        }
    }

    fn banner<G: Ends>(&self, heading: &str, ending: &Ending) -> Markup {
        let language = self.reader.language;
        html! {
            section.panel.banner {
                figure.panorama { (self.panorama("")) (fireworks()) }
                h1 tabindex="-1" { (heading) }
                p.soft { (words::table(language, self.head)) @for note in &ending.notes { " · " (note) } }
                ol.podium {
                    @for seat in by_rank(&ending.places) {
                        @let place = &ending.places[seat.index()];
                        li.{ "of-seat-" (seat.index()) }.first[place.rank == 1] {
                            @if ending.places.len() > 1 { span.rank { (say!(language, "end-rank", rank = place.rank)) } }
                            span.seat-chip { (self.reader.name(seat)) }
                            strong.people { (place.score) }
                            span.hint { (say!(language, "end-score", game = G::NAME)) }
                            @if self.head.early.resigned.contains(&seat) { span.tag { (say!(language, "end-resigned")) } }
                        }
                    }
                }
                (fairness::chosen(language, self.head))
                @if self.plays { div data-records hidden {} }
                (self.ways())
                (fairness::unfolded(language, self.head))
                (ending.picture)
            }
        }
    }

    fn town<G: Ends>(&self, history: &History<G>, ending: &Ending, seat: Seat) -> Markup {
        let (language, reader) = (self.reader.language, self.reader);
        let Place { rank, score } = ending.places[seat.index()];
        let status = match ending.places.len() {
            1 => say!(language, "home-games-score", game = G::NAME, score),
            _ => {
                say!(language, "end-standing", game = G::NAME, rank = say!(language, "end-rank", rank), score)
            }
        };
        let sprite = sprite_in(self.app, language, &history.game);
        let look = TownLook { reader, sprite: &sprite, small: false, status: &status };
        html! {
            figure {
                (PreEscaped(history.game.still(seat, &look)))
                figcaption.{ "of-seat-" (seat.index()) } { span.seat-chip { (reader.name(seat)) } " " span.hint { (status) } }
            }
        }
    }

    /// What can be done with a finished game.
    fn ways(&self) -> Markup {
        let (language, id) = (self.reader.language, &self.head.id);
        html! {
            div #rematch aria-live="polite" { (self.rematch) }
            p.problem role="alert" data-problem {}
            p.buttons {
                a.button href=(format!("/games/{id}/replay")) { (say!(language, "end-replay")) }
                button.button type="button" data-again hidden { (say!(language, "ceremony-again")) }
                button.button type="button" data-share=(format!("/games/{id}/end"))
                    data-picture={ "/games/" (id) "/panorama.png" } { (say!(language, "end-share")) }
                (self.keep())
                a.button href=(format!("/api/v1/games/{id}/record")) download { (say!(language, "end-record")) }
                @if self.plays { a.button.quiet href="/statistics" { (say!(language, "stats-heading")) } }
                a.button.quiet href=(format!("/games/{id}")) { (say!(language, "end-table")) }
            }
        }
    }

    /// The pictures to keep.
    fn keep(&self) -> Markup {
        let (language, id) = (self.reader.language, &self.head.id);
        html! {
            details.keep {
                summary.button { (say!(language, "end-keep")) }
                div.menu-list {
                    a href={ "/games/" (id) "/panorama.png?keep&width=2400" } download { (say!(language, "end-keep-png")) }
                    a href={ "/games/" (id) "/panorama.png?keep" } download { (say!(language, "end-keep-card")) }
                    a href={ "/games/" (id) "/panorama.svg?keep" } download { (say!(language, "end-keep-svg")) }
                    a href={ "/games/" (id) "/picture.svg" } download { (say!(language, "end-keep-table")) }
                }
            }
        }
    }

    fn chart(&self, course: &Course) -> Markup {
        let letters = letters(self.reader.names);
        let history = |(seat, values): (usize, _)| chart::Line {
            name: self.reader.names[seat].as_str(),
            letter: letters[seat].as_str(),
            seat,
            values,
        };
        let lines: Vec<chart::Line> =
            course.values.iter().map(Vec::as_slice).enumerate().map(history).collect();
        PreEscaped(chart::chart(&chart::Chart {
            id: &format!("chart-{}", course.word),
            title: &course.title,
            about: &course.about,
            lines: &lines,
            levels: &[],
            size: [520.0, 250.0],
        }))
    }
}

fn by_rank(places: &[Place]) -> Vec<Seat> {
    let mut seats: Vec<Seat> = (0..places.len()).map(Seat::from_index).collect();
    seats.sort_by_key(|seat| places[seat.index()].rank);
    seats
}

/// Lights in the sky over the towns, for whoever has just seen the result.
fn fireworks() -> Markup {
    const BURSTS: [(i32, i32, i32, &str); 7] = [
        (560, 84, 58, "a"),
        (760, 60, 44, "b"),
        (930, 120, 62, "c"),
        (660, 150, 38, "d"),
        (1090, 70, 48, "a"),
        (840, 170, 34, "b"),
        (1010, 190, 40, "d"),
    ];
    html! {
        svg.fireworks viewBox="0 0 1200 630" aria-hidden="true" {
            @for (x, y, size, class) in BURSTS {
                g.burst.{ "burst-" (class) } transform=(format!("translate({x} {y}) scale({})", f64::from(size) / 50.0)) {
                    path d=(RAYS) fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" pathLength="1" {}
                    path d=(SPARKS) fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" {}
                }
            }
        }
    }
}

/// Twelve rays from a middle, and as many sparks beyond them.
const RAYS: &str = "M0-14V-44M7-12.1L22-38.1M12.1-7L38.1-22M14 0H44M12.1 7L38.1 22M7 12.1L22 38.1M0 14V44M-7 12.1L-22 38.1\
    M-12.1 7L-38.1 22M-14 0H-44M-12.1-7L-38.1-22M-7-12.1L-22-38.1";
const SPARKS: &str = "M0-50h.1M25-43.3h.1M43.3-25h.1M50 0h.1M43.3 25h.1M25 43.3h.1M0 50h.1M-25 43.3h.1M-43.3 25h.1M-50 0h.1\
    M-43.3-25h.1M-25-43.3h.1";
