//! A game ply by ply: any finished one, and one that runs as far as whoever asks may know it.

use super::table::motion;
use super::{shell, words};
use crate::App;
use crate::api::caller::{Caller, Which};
use crate::assets::sprite_in;
use crate::entry::Header;
use crate::history::{History, with_history};
use crate::text::{language, say};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use axum::response::Response;
use game_core::{Game as _, Seat, Viewer};
use games::page::end::Past;
use games::page::moment::{Story, changes_of};
use games::page::replay::{ReplayScene, Replayed};
use games::page::{Change, Moment, Motion, Ply, Teller, TownLook};
use maud::{Markup, PreEscaped, html};
use render::Reader;
use render::text::Language;
use serde::Deserialize;
use std::ops::Deref;
use std::sync::Arc;

/// Whether only the position is asked for.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Part {
    part: Option<String>,
}

/// The replay from where one would begin: the start of a finished game, the present of one that runs.
pub(super) async fn latest(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    show(&app, &id, None, false, &headers).await
}

/// The replay at a ply, or only its position.
pub(super) async fn at(
    State(app): State<Arc<App>>,
    Path((id, ply)): Path<(String, String)>,
    Query(part): Query<Part>,
    headers: HeaderMap,
) -> Response {
    match ply.parse() {
        Ok(ply) => show(&app, &id, Some(ply), part.part.is_some(), &headers).await,
        Err(_) => super::not_found(language(&headers)),
    }
}

async fn show(app: &App, id: &str, ply: Option<usize>, part: bool, headers: &HeaderMap) -> Response {
    let language = language(headers);
    let room = match app.rooms.table(id).await {
        Ok(room) => room,
        Err(error) => return super::failed(language, &error),
    };
    let caller = Caller::of(app, headers, &room).await.unwrap_or(Caller::NOBODY);
    let viewer = caller.viewer(&Which::default()).unwrap_or(Viewer::Spectator);
    let (history, head, names) = {
        let game_match = room.game_match.lock().await;
        (game_match.history().cloned(), game_match.head.clone(), game_match.names(language))
    };
    let Some(history) = history else { return no_replay(language, id) };
    with_history!(history, history => {
        let over = history.game.outcome().is_some();
        let sprite = sprite_in(app, language, &history.game);
        let reader = Reader { language, names: &names, viewer, cells: false };
        let plies = history.plies.iter().map(|played| (played.seat, &played.mv)).collect();
        let past = Past { start: history.at(0), game: &history.game, plies };
        let scene = ReplayScene { reader, last: &history.game, past: &past, over, sprite: &sprite };
        Replay { scene, history: &history }.answer(&head, ply, part)
    })
}

/// A game that somebody looks back at, with all its plies.
struct Replay<'a, G: Replayed> {
    scene: ReplayScene<'a, G>,
    history: &'a History<G>,
}

impl<'a, G: Replayed> Deref for Replay<'a, G> {
    type Target = ReplayScene<'a, G>;

    fn deref(&self) -> &ReplayScene<'a, G> {
        &self.scene
    }
}

impl<G: Replayed> Replay<'_, G> {
    fn answer(&self, head: &Header, ply: Option<usize>, part: bool) -> Response {
        let language = self.reader.language;
        let last = self.history.plies.len();
        let usual = if self.over { 0 } else { last };
        let ply = ply.unwrap_or(usual);
        if ply > last {
            return super::not_found(language);
        }
        let now = self.position(ply, part);
        // What has been played stays; a running game may be taken back.
        let keep = if self.over { "private, max-age=600" } else { "no-store" };
        let keep = [
            (header::CACHE_CONTROL, if part { keep } else { "no-store" }),
            (header::VARY, "accept-language, cookie"),
        ];
        if part {
            return (keep, now).into_response();
        }
        let heading = say!(language, "replay-heading", names = words::list(language, self.reader.names));
        let title = say!(language, "common-title", page = &heading);
        let shell_head = shell::Head {
            language,
            title: &title,
            styles: &["motion.css", "replay.css"],
            modules: &["replay.js"],
        };
        (keep, shell::wide(&shell_head, page(self, head, &heading, ply, now))).into_response()
    }

    fn teller(&self) -> Teller<'_> {
        Teller { reader: self.reader, over: self.over }
    }

    /// The position after a ply as a piece of the page; with what is seen of the ply for a page that shows the one before.
    fn position(&self, ply: usize, moves: bool) -> Markup {
        let mut shown = None;
        self.history.retell(|number, played, before, after, events| {
            if number == ply {
                let step = Ply { before, after, seat: played.seat, mv: &played.mv, events };
                let motion = moves.then(|| Motion::of(&self.teller(), self.sprite, number, &step)).flatten();
                shown =
                    Some(html! { (self.stage(after, Some(&step))) (motion::template(motion.as_slice())) });
            }
        });
        shown.unwrap_or_else(|| self.stage(&self.history.at(0), None))
    }

    /// What the move did, and then what happened by itself: income, awards, Disasters, the end of a round.
    fn story(&self, step: &Ply<G>) -> Markup {
        let teller = self.teller();
        let story = Story::of(&teller, step);
        html! {
            (list(&changes_of(&teller, step, &story.own)))
            @for (moment, events) in &story.moments {
                @let changes = changes_of(&teller, step, events);
                // What the heading says already.
                @let rest: Vec<Change> = changes.into_iter().filter(|change| change.text != moment.heading).collect();
                div.moment data-moment=(moment.kind.word()) { h3 { (moment.heading) } (list(&rest)) }
            }
        }
    }

    /// What the ply did and why, everybody's towns, and what else there is.
    fn stage(&self, game: &G, step: Option<&Ply<G>>) -> Markup {
        let language = self.reader.language;
        let mover = step.map_or(game.first(), |step| step.seat);
        let town = |seat: Seat, small: bool| {
            let look = TownLook { reader: self.reader, sprite: self.sprite, small, status: "" };
            PreEscaped(game.still(seat, &look))
        };
        let others = (1..game.seats()).map(|turn| Seat::from_index((mover.index() + turn) % game.seats()));
        html! {
            (G::above(self, game))
            section.story.{ "of-seat-" (mover.index()) } {
                h2 {
                    @if let Some(step) = step { (G::headline(&self.teller(), step)) }
                    @else { (say!(language, "replay-start")) }
                }
                @if let Some(step) = step { (self.story(step)) }
                (G::numbers(self, game, step.map(|step| step.before)))
            }
            div.board-large { (town(mover, false)) }
            @if game.seats() > 1 {
                ul.maps {
                    @for seat in others {
                        li.{ "of-seat-" (seat.index()) } {
                            (town(seat, true))
                            span.seat-chip { (self.reader.name(seat)) }
                        }
                    }
                }
            }
            (G::below(self, game))
        }
    }
}

/// What changed, a line each; nothing if nothing did.
fn list(changes: &[Change]) -> Markup {
    html! {
        @if !changes.is_empty() {
            ul.changes {
                @for change in changes {
                    li class=(change.class) data-auto=[change.automatic.then_some("auto")] { (change.text) }
                }
            }
        }
    }
}

fn page<G: Replayed>(told: &Replay<G>, head: &Header, heading: &str, ply: usize, now: Markup) -> Markup {
    let (language, id, last) = (told.reader.language, &head.id, told.history.plies.len());
    html! {
        div.replay #replay data-game=(id) data-ply=(ply) data-last=(last) data-sprite=(told.sprite)
            data-currency=(G::CURRENCY) data-box=(G::TILE_BOX.map(|edge| edge.to_string()).join(" "))
            data-counter=(say!(language, "replay-counter", ply = "{ply}", last = "{last}"))
            data-play=(say!(language, "replay-play")) data-pause=(say!(language, "replay-pause")) {
            header.replay-head {
                h1 { (heading) }
                p.soft { (words::table(language, head)) }
                p.buttons {
                    @if told.over { a.button href=(format!("/games/{id}/end")) { (say!(language, "replay-end")) } }
                    @else if !head.imported {
                        a.button href=(format!("/games/{id}")) { (say!(language, "replay-table")) }
                    }
                    a.button href=(format!("/api/v1/games/{id}/record")) download { (say!(language, "replay-record")) }
                    button.button type="button" data-share="" { (say!(language, "replay-share")) }
                }
            }
            (controls(language, id, ply, last))
            p.problem role="alert" data-problem {}
            p.visually-hidden aria-live="polite" data-live {}
            div.stage {
                div.position #position { (now) }
                nav.log-panel aria-label=(say!(language, "replay-log")) {
                    h2 { (say!(language, "replay-log")) }
                    (log(told, id, ply))
                }
            }
        }
    }
}

/// Buttons that work as links, too.
fn controls(language: Language, id: &str, ply: usize, last: usize) -> Markup {
    let step = |to: usize, go: &str, name: String, path: &str, off: bool| {
        html! {
            a.button.icon href=(format!("/games/{id}/replay/{to}")) data-go=(go) aria-label=(name) title=(name)
                aria-disabled=[off.then_some("true")] {
                svg viewBox="0 0 24 24" aria-hidden="true" { path d=(path) fill="currentColor" {} }
            }
        }
    };
    html! {
        div.controls role="group" aria-label=(say!(language, "replay-controls")) {
            (step(0, "first", say!(language, "replay-first"), "M6 5h2.5v14H6zM19 5v14l-9-7z", ply == 0))
            (step(ply.saturating_sub(1), "back", say!(language, "replay-back"), "M17 5v14L6 12z", ply == 0))
            button.button.primary.icon type="button" data-play-pause aria-label=(say!(language, "replay-play"))
                title=(say!(language, "replay-play")) {
                svg viewBox="0 0 24 24" aria-hidden="true" {
                    path.play-sign d="M7 4.5v15l13-7.5z" fill="currentColor" {}
                    path.pause-sign d="M6 5h4v14H6zM14 5h4v14h-4z" fill="currentColor" {}
                }
            }
            (step((ply + 1).min(last), "on", say!(language, "replay-on"), "M7 5v14l11-7z", ply == last))
            (step(last, "last", say!(language, "replay-last"), "M15.5 5H18v14h-2.5zM5 5v14l9-7z", ply == last))
            label.slider {
                span.visually-hidden { (say!(language, "replay-slider")) }
                input type="range" min="0" max=(last) value=(ply) step="1" data-slider;
            }
            output.counter data-counter { (say!(language, "replay-counter", ply, last)) }
            (motion::speeds(language))
            p.keys.hint { (say!(language, "replay-keys")) }
        }
    }
}

/// Everything that was played, round by round, each with its address.
fn log<G: Replayed>(told: &Replay<G>, id: &str, current: usize) -> Markup {
    struct Entry {
        ply: usize,
        seat: usize,
        text: String,
        /// What everybody was called to when it happened.
        moments: Vec<String>,
    }
    let mut rounds: Vec<(usize, Vec<Entry>)> = Vec::new();
    told.history.retell(|ply, played, before, after, events| {
        let step = Ply { before, after, seat: played.seat, mv: &played.mv, events };
        let announced = |moment: Moment| moment.kind.is_announced().then_some(moment.heading);
        let moments = G::moments(&told.teller(), &step).into_iter().filter_map(announced).collect();
        let text = G::headline(&told.teller(), &step);
        let entry = Entry { ply, seat: played.seat.index(), text, moments };
        let round = before.period();
        match rounds.last_mut() {
            Some((known, entries)) if *known == round => entries.push(entry),
            _ => rounds.push((round, vec![entry])),
        }
    });
    let address = |ply: usize| format!("/games/{id}/replay/{ply}");
    html! {
        ol.log data-log {
            li { a href=(address(0)) data-to="0" aria-current=[(current == 0).then_some("step")] {
                (say!(told.reader.language, "replay-start"))
            } }
            @for (round, entries) in &rounds {
                li.round { (G::period_name(told.reader.language, *round)) }
                @for Entry { ply, seat, text, moments } in entries {
                    li.{ "of-seat-" (seat) } {
                        a href=(address(*ply)) data-to=(ply) data-round=(round)
                            aria-current=[(*ply == current).then_some("step")] {
                            span.ply { (ply) } span.seat-chip { (text) }
                        }
                    }
                    @for moment in moments { li.happened { (moment) } }
                }
            }
        }
    }
}

fn no_replay(language: Language, id: &str) -> Response {
    let (heading, text) = (say!(language, "replay-none"), say!(language, "replay-none-text"));
    let ways = html! {
        (shell::way_home(language))
        a.button href=(format!("/api/v1/games/{id}/record")) download { (say!(language, "replay-record")) }
    };
    shell::apology(language, StatusCode::NOT_FOUND, &heading, &text, &ways)
}
