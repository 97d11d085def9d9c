//! The end of a game: who won, how it was scored step by step, how it went, what stands there now.

use super::{shell, words};
use crate::App;
use crate::api::caller::Caller;
use crate::assets::sprite_in;
use crate::entry::Header;
use crate::history::{History, with_history};
use crate::text::{language, say};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::Response;
use axum::response::{IntoResponse, Redirect};
use game_core::{Game as _, Seat};
use games::Playable as _;
use games::page::TownLook;
use games::page::end::{Course, Ending, Ends, Past, Place};
use maud::{Markup, PreEscaped, html};
use render::Reader;
use render::svg::{chart, ladder, letters};
use std::sync::Arc;

/// The page of a finished game; one that still runs is at its table.
pub(super) async fn end(State(app): State<Arc<App>>, Path(id): Path<String>, headers: HeaderMap) -> Response {
    let language = language(&headers);
    let room = match app.rooms.table(&id).await {
        Ok(room) => room,
        Err(error) => return super::failed(language, &error),
    };
    let seats = Caller::of(&app, &headers, &room).await.unwrap_or(Caller::NOBODY).seats;
    let (history, head, names, number) = {
        let game_match = room.game_match.lock().await;
        (
            game_match.history().cloned(),
            game_match.head.clone(),
            game_match.names(language),
            game_match.number,
        )
    };
    let told = history.as_ref().and_then(|history| {
        let reader = Reader::spectator(language, &names); // nothing is hidden any more
        let page = Page { app: &app, reader, head: &head, plays: !seats.is_empty() };
        with_history!(history, history => page.of(history))
    });
    let Some((heading, body)) = told else {
        return ([(header::CACHE_CONTROL, "no-store")], Redirect::to(&format!("/games/{id}")))
            .into_response();
    };
    let title = say!(language, "common-title", page = heading);
    let shell_head = shell::Head { language, title: &title, styles: &["end.css"], modules: &["end.js"] };
    let body = html! { div.end #end data-game=(id) data-version=(number) data-plays=[(!seats.is_empty()).then_some("1")] { (body) } };
    ([(header::CACHE_CONTROL, "no-store")], shell::page(&shell_head, body)).into_response()
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

struct Page<'a> {
    app: &'a App,
    reader: Reader<'a>,
    head: &'a Header,
    /// Whether whoever looks sat at the table.
    plays: bool,
}

impl Page<'_> {
    fn of<G: Ends>(&self, history: &History<G>) -> Option<(String, Markup)> {
        let language = self.reader.language;
        let plies = history.plies.iter().map(|played| (played.seat, &played.mv)).collect();
        let past = Past { start: history.at(0), game: &history.game, plies };
        let ending = G::ending(self.reader, &past)?;
        let heading = ending.verdict.clone().unwrap_or_else(|| self.won(history));
        let body = html! {
            (self.banner::<G>(&heading, &ending))
            @if !ending.ladder.is_empty() {
                @let steps: Vec<(i32, &str)> = ending.ladder.iter().map(|(least, title)| (*least, title.as_str())).collect();
                section.panel aria-labelledby="ladder-heading" {
                    h2 #ladder-heading { (say!(language, "end-ladder")) }
                    div.ladder-box { (PreEscaped(ladder(ending.places[0].score, &steps))) }
                }
            }
            (ending.scoring)
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
        Some((heading, body))
    }

    fn won<G: Ends>(&self, history: &History<G>) -> String {
        let winners = history.game.outcome().map(|outcome| outcome.winners).unwrap_or_default();
        let language = self.reader.language;
        let names: Vec<String> = winners.iter().map(|seat| self.reader.name(seat)).collect();
        say!(language, "end-won", names = words::list(language, &names), count = names.len())
    }

    fn banner<G: Ends>(&self, heading: &str, ending: &Ending) -> Markup {
        let language = self.reader.language;
        html! {
            section.panel.banner {
                h1 { (heading) }
                p.soft { (words::table(language, self.head)) @for note in &ending.notes { " · " (note) } }
                ol.podium {
                    @for seat in by_rank(&ending.places) {
                        @let place = &ending.places[seat.index()];
                        li.{ "of-seat-" (seat.index()) }.first[place.rank == 1] {
                            @if ending.places.len() > 1 { span.rank { (say!(language, "end-rank", rank = place.rank)) } }
                            span.seat-chip { (self.reader.name(seat)) }
                            strong.people { (place.score) }
                            span.hint { (say!(language, "end-score", game = G::NAME)) }
                        }
                    }
                }
                (ending.picture)
                (self.ways())
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
            p.problem role="alert" data-problem {}
            p.buttons {
                @if let Some(next) = &self.head.rematch {
                    a.button.primary href=(format!("/games/{next}")) { (say!(language, "end-rematch-go")) }
                } @else if self.plays && !self.head.imported {
                    button.button.primary type="button" data-rematch { (say!(language, "end-rematch")) }
                }
                a.button href=(format!("/games/{id}/replay")) { (say!(language, "end-replay")) }
                a.button href=(format!("/games/{id}/picture.svg")) download { (say!(language, "end-picture")) }
                a.button href=(format!("/api/v1/games/{id}/record")) download { (say!(language, "end-record")) }
                button.button type="button" data-share=(format!("/games/{id}/end")) { (say!(language, "end-share")) }
                @if self.plays { a.button.quiet href="/statistics" { (say!(language, "stats-heading")) } }
                a.button.quiet href=(format!("/games/{id}")) { (say!(language, "end-table")) }
            }
            p.notice data-next hidden {
                (say!(language, "end-rematch-news")) " "
                a href="/" { (say!(language, "end-rematch-watch")) }
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
