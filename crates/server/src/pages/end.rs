//! The end of a game: who won, how it was scored step by step, how it went, what stands there now.

use super::{score, shell, words};
use crate::api::caller::Caller;
use crate::assets::sprite_address;
use crate::entry::Head;
use crate::line::{AnyLine, Line, with_line};
use crate::text::{language, say};
use crate::{Answer, App};
use ::suburbia::Suburbia;
use ::suburbia::score::{Final, LADDER};
use ::suburbia::setup::Mode;
use ::suburbia::table::{Table, Tracks};
use ::suburbia::tile::Track;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect};
use game_core::{Game as _, Seat};
use maud::{Markup, PreEscaped, html};
use render::suburbia::page::{Look, TrackLook, borough, ladder, letters, population_track};
use render::suburbia::sentence::title_name;
use render::svg::chart;
use render::text::Language;
use std::sync::Arc;

/// The page of a finished game; one that still runs is at its table.
pub async fn end(State(app): State<Arc<App>>, Path(id): Path<String>, headers: HeaderMap) -> Answer {
    let language = language(&headers);
    let seated = match app.hall.table(&id).await {
        Ok(seated) => seated,
        Err(error) => return super::failed(language, &error),
    };
    let seats = Caller::of(&app, &headers, &seated).await.unwrap_or(Caller::NOBODY).seats;
    let (line, head, names, number) = {
        let sitting = seated.sitting.lock().await;
        (sitting.line().cloned(), sitting.head.clone(), sitting.names(), sitting.number)
    };
    let told = line.as_ref().and_then(|line| {
        let page = Page { app: &app, language, head: &head, names: &names, plays: !seats.is_empty() };
        match line {
            AnyLine::Suburbia(line) => page.suburbia(line),
            AnyLine::Neom(_) => page.plain(line),
        }
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

struct Page<'a> {
    app: &'a App,
    language: Language,
    head: &'a Head,
    names: &'a [String],
    /// Whether whoever looks sat at the table.
    plays: bool,
}

impl Page<'_> {
    fn suburbia(&self, line: &Line<Suburbia>) -> Option<(String, Markup)> {
        let table = line.game.table();
        let scoring = line.game.final_scoring()?;
        let heading = self.verdict(table, &scoring);
        let sprite = sprite_address(self.app, table.rules().packs());
        let body = html! {
            (self.banner(&heading, table, &scoring))
            @if table.mode() != Mode::Standard {
                @let score = scoring.seats[0].tracks.population;
                section.panel aria-labelledby="ladder-heading" {
                    h2 #ladder-heading { (say!(self.language, "end-ladder")) }
                    div.ladder-box { (PreEscaped(self.ladder(score))) }
                }
            }
            (score::scoring(self.language, table, self.names, &scoring))
            section.panel aria-labelledby="charts-heading" {
                h2 #charts-heading { (say!(self.language, "end-charts")) }
                div.charts { @for chart in self.charts(line) { div { (PreEscaped(chart)) } } }
            }
            section.boroughs aria-labelledby="boroughs-heading" {
                h2 #boroughs-heading { (say!(self.language, "end-boroughs")) }
                div.borough-list {
                    @for seat in by_rank(&scoring) {
                        div {
                            (PreEscaped(borough(table, seat, &Look {
                                sprite: &sprite,
                                names: self.names,
                                status: &self.standing(&scoring, seat),
                                ..Look::default()
                            })))
                        }
                    }
                }
            }
        };
        Some((heading, body))
    }

    fn ladder(&self, score: i32) -> String {
        let titles = LADDER.map(|(least, title)| (least, title_name(self.language, title)));
        ladder(score, &titles.each_ref().map(|(least, title)| (*least, title.as_str())))
    }

    /// A game without a page of its own: the result and what can be done with it.
    fn plain(&self, line: &AnyLine) -> Option<(String, Markup)> {
        let outcome = with_line!(line, line => line.game.outcome())?;
        let winners: Vec<String> =
            outcome.winners.iter().filter_map(|seat| self.names.get(seat.index()).cloned()).collect();
        let heading = self.won(&winners);
        let body = html! {
            section.panel.banner {
                h1 { (heading) }
                p.soft { (words::table(self.language, self.head)) }
                ul.podium {
                    @for (index, (name, score)) in self.names.iter().zip(&outcome.scores).enumerate() {
                        li.{ "of-seat-" (index) } { span.seat-chip { (name) } strong { (score) } }
                    }
                }
                (self.ways())
            }
        };
        Some((heading, body))
    }

    /// Who won, in one sentence.
    fn verdict(&self, table: &Table, scoring: &Final) -> String {
        let language = self.language;
        let winners: Vec<Seat> = scoring.outcome().winners.iter().collect();
        let names: Vec<String> =
            winners.iter().filter_map(|seat| self.names.get(seat.index()).cloned()).collect();
        let name = self.names.first().map_or("", String::as_str);
        match (table.mode(), winners.as_slice()) {
            (Mode::LoneArchitect, _) => {
                let title = title_name(language, scoring.seats[0].title.unwrap_or_default());
                say!(language, "end-title", name, title)
            }
            (Mode::Dale, [Seat(0)]) => say!(language, "end-dale-beaten", name),
            (Mode::Dale, [_]) => say!(language, "end-dale-won", name),
            (Mode::Dale, _) => say!(language, "end-dale-tie", name),
            (Mode::Standard, _) => self.won(&names),
        }
    }

    fn won(&self, names: &[String]) -> String {
        say!(self.language, "end-won", names = words::list(self.language, names), count = names.len())
    }

    fn banner(&self, heading: &str, table: &Table, scoring: &Final) -> Markup {
        let language = self.language;
        let mut after = [0; ::suburbia::setup::MAX_SEATS];
        for (place, seat) in after.iter_mut().zip(&scoring.seats) {
            *place = seat.tracks.population;
        }
        let values = &after[..table.seats()];
        let track = |narrow| {
            PreEscaped(population_track(
                table,
                &TrackLook { names: self.names, values: Some(values), narrow, ..TrackLook::default() },
            ))
        };
        html! {
            section.panel.banner {
                h1 { (heading) }
                p.soft {
                    (words::table(language, self.head)) " · " (say!(language, "end-rounds", rounds = table.round()))
                    @if table.mode() == Mode::Dale {
                        @if let Some(title) = scoring.seats[0].title.map(|title| title_name(language, title)) { " · " (say!(language, "end-dale-title", title)) }
                        @else { " · " (say!(language, "end-dale-no-title")) }
                    }
                }
                ol.podium {
                    @for seat in by_rank(scoring) {
                        @let score = &scoring.seats[seat.index()];
                        li.{ "of-seat-" (seat.index()) }.first[score.rank == 1] {
                            @if table.seats() > 1 { span.rank { (say!(language, "end-rank", rank = score.rank)) } }
                            span.seat-chip { (self.names[seat.index()]) }
                            strong.people { (score.tracks.population) }
                            span.hint { (say!(language, "end-population")) }
                        }
                    }
                }
                div.only-wide { (track(false)) }
                div.only-narrow { (track(true)) }
                (self.ways())
            }
        }
    }

    fn standing(&self, scoring: &Final, seat: Seat) -> String {
        let score = &scoring.seats[seat.index()];
        let population = score.tracks.population;
        if scoring.seats.len() == 1 {
            return say!(self.language, "home-games-score", score = population);
        }
        let rank = say!(self.language, "end-rank", rank = score.rank);
        say!(self.language, "end-standing", rank, population)
    }

    /// What can be done with a finished game.
    fn ways(&self) -> Markup {
        let (language, id) = (self.language, &self.head.id);
        html! {
            p.problem role="alert" data-problem {}
            p.buttons {
                @if let Some(next) = &self.head.rematch {
                    a.button.primary href=(format!("/games/{next}")) { (say!(language, "end-rematch-go")) }
                } @else if self.plays && !self.head.imported {
                    button.button.primary type="button" data-rematch { (say!(language, "end-rematch")) }
                }
                a.button href=(format!("/games/{id}/replay")) { (say!(language, "end-replay")) }
                a.button href=(format!("/api/v1/games/{id}/record")) download { (say!(language, "end-record")) }
                button.button type="button" data-share=(format!("/games/{id}/end")) { (say!(language, "end-share")) }
                a.button.quiet href=(format!("/games/{id}")) { (say!(language, "end-table")) }
            }
            p.notice data-next hidden {
                (say!(language, "end-rematch-news")) " "
                a href="/" { (say!(language, "end-rematch-watch")) }
            }
        }
    }

    /// Population, income, reputation and money round by round.
    fn charts(&self, line: &Line<Suburbia>) -> Vec<String> {
        let rounds = rounds(line);
        let table = line.game.table();
        let letters = letters(table, self.names);
        let tracks = [Track::Population, Track::Income, Track::Reputation, Track::Money];
        let draw = |track: Track| {
            let value = |tracks: &Tracks| match track {
                Track::Population => tracks.population,
                Track::Income => tracks.income.into(),
                Track::Reputation => tracks.reputation.into(),
                Track::Money => tracks.money,
            };
            let by_seat: Vec<Vec<i32>> = table
                .all_seats()
                .map(|seat| rounds.iter().map(|round| value(&round[seat.index()])).collect())
                .collect();
            let lines: Vec<chart::Line> = by_seat
                .iter()
                .enumerate()
                .map(|(seat, values)| chart::Line {
                    name: &self.names[seat],
                    letter: &letters[seat],
                    seat,
                    values,
                })
                .collect();
            chart::chart(&chart::Chart {
                id: &format!("chart-{}", track.word()),
                title: &say!(self.language, "end-track", track = track.word()),
                about: &say!(self.language, "end-chart-about"),
                lines: &lines,
                levels: &[],
                size: [520.0, 250.0],
            })
        };
        tracks.into_iter().map(draw).collect()
    }
}

fn by_rank(scoring: &Final) -> Vec<Seat> {
    let mut seats: Vec<Seat> = (0..scoring.seats.len()).map(Seat::from_index).collect();
    seats.sort_by_key(|seat| scoring.seats[seat.index()].rank);
    seats
}

/// Everybody's tracks at the start and at the end of every round.
fn rounds(line: &Line<Suburbia>) -> Vec<Vec<Tracks>> {
    let all = |table: &Table| table.all_seats().map(|seat| *table.tracks(seat)).collect::<Vec<_>>();
    let mut rounds = vec![all(line.at(0).table())];
    line.retell(|_, _, before, after, _| {
        if after.table().round() != before.table().round() || after.outcome().is_some() {
            rounds.push(all(after.table()));
        }
    });
    rounds
}
