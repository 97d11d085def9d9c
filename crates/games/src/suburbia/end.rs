//! How a game of Suburbia ended.

use super::lines::lines;
use super::score;
use super::scored::value_of;
use crate::page::Ply;
use crate::page::end::{Course, Ending, Ends, Past, Place};
use crate::text::say;
use ::suburbia::Suburbia;
use ::suburbia::score::{Final, LADDER};
use ::suburbia::setup::Mode;
use ::suburbia::table::{Table, Tracks};
use ::suburbia::tile::Track;
use game_core::{Game as _, Seat};
use maud::{Markup, PreEscaped, html};
use render::Reader;
use render::suburbia::page::{StarLook, TrackLook, population_track, star_track};
use render::suburbia::sentence::title_name;
use render::text::Language;

impl Ends for Suburbia {
    fn ending(reader: Reader, past: &Past<Self>) -> Option<Ending> {
        let language = reader.language;
        let table = past.game.table();
        let scoring = past.game.final_scoring()?;
        let places = scoring.seats.iter();
        let titles = LADDER.map(|(least, title)| (least, title_name(language, title)));
        let solo = table.mode() != Mode::Standard;
        Some(Ending {
            notes: notes(language, table, &scoring),
            places: places.map(|seat| Place { rank: seat.rank, score: seat.tracks.population }).collect(),
            picture: picture(reader, table, &scoring),
            ladder: if solo { titles.to_vec() } else { Vec::new() },
            scoring: score::sheet(reader, past, &scoring),
            courses: courses(language, past),
            lines: lines(reader, past),
        })
    }
}

/// Who won, where the mode has its own words for it.
pub(super) fn verdict(reader: Reader, table: &Table, scoring: &Final) -> Option<String> {
    let winners: Vec<Seat> = scoring.outcome().winners.iter().collect();
    let (language, name) = (reader.language, reader.name(Seat(0)));
    Some(match (table.mode(), winners.as_slice()) {
        (Mode::LoneArchitect, _) => {
            let title = title_name(language, scoring.seats[0].title.unwrap_or_default());
            say!(language, "end-title", name, title)
        }
        (Mode::Dale, [Seat(0)]) => say!(language, "end-dale-beaten", name),
        (Mode::Dale, [_]) => say!(language, "end-dale-won", name),
        (Mode::Dale, _) => say!(language, "end-dale-tie", name),
        (Mode::Standard, _) => return None,
    })
}

fn notes(language: Language, table: &Table, scoring: &Final) -> Vec<String> {
    let mut notes = vec![say!(language, "end-rounds", rounds = table.round())];
    if table.mode() == Mode::Dale {
        notes.push(match scoring.seats[0].title.map(|title| title_name(language, title)) {
            Some(title) => say!(language, "end-dale-title", title),
            None => say!(language, "end-dale-no-title"),
        });
    }
    notes
}

/// The population track as it is after the scoring, and where the tokens stand on the star track.
fn picture(reader: Reader, table: &Table, scoring: &Final) -> Markup {
    let after: Vec<i32> = scoring.seats.iter().map(|seat| seat.tracks.population).collect();
    let tracks = |narrow| {
        let population = TrackLook { reader, values: Some(&after), narrow };
        html! {
            (PreEscaped(population_track(table, &population)))
            (PreEscaped(star_track(table, &StarLook { reader, narrow })))
        }
    };
    html! {
        div.only-wide { (tracks(false)) }
        div.only-narrow { (tracks(true)) }
    }
}

/// Everybody's numbers round by round, population first.
fn courses(language: Language, past: &Past<Suburbia>) -> Vec<Course> {
    let (rounds, table) = (rounds(past), past.game.table());
    let course = |track: Track| {
        let of = |seat: Seat| rounds.iter().map(|round| value_of(&round[seat.index()], track)).collect();
        Course {
            word: track.word(),
            title: say!(language, "end-track", track = track.word()),
            about: say!(language, "end-chart-about"),
            values: table.all_seats().map(of).collect(),
        }
    };
    let stars = table.plays().stars.then_some(Track::Stars);
    let tracks = [Track::Population, Track::Income, Track::Reputation, Track::Money].into_iter().chain(stars);
    tracks.map(course).collect()
}

/// Everybody's tracks at the start and at the end of every round.
fn rounds(past: &Past<Suburbia>) -> Vec<Vec<Tracks>> {
    let all = |table: &Table| table.all_seats().map(|seat| *table.tracks(seat)).collect::<Vec<_>>();
    let mut rounds = vec![all(past.start.table())];
    past.each(|&Ply { before, after, .. }| {
        if after.table().round() != before.table().round() || after.outcome().is_some() {
            rounds.push(all(after.table()));
        }
    });
    rounds
}
