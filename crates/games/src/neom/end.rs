//! How a game of NEOM ended: the score sheet with its seven categories, and how it went turn by turn.

use super::parts::parts;
use super::sheet::{category, ladder};
use crate::page::end::{Course, Ending, Ends, Past, Place};
use crate::page::scoring::{self, Cell, Scoring, ScoringStep};
use crate::page::tile_lines::TileLine;
use crate::page::{Drawn as _, Ply};
use crate::text::say;
use ::neom::Neom;
use ::neom::cell::Cell as CityCell;
use ::neom::event::{Cause, Change, Deed, Event, Track};
use ::neom::score::{Purse, Score, Standing};
use ::neom::setup::Mode;
use ::neom::table::Table;
use ::neom::tile::Type;
use game_core::{Game as _, Seat};
use maud::html;
use render::Reader;
use render::neom::sentence::{number, tile_name, title_name};
use render::neom::svg::tile_symbol;
use render::text::Language;
use std::collections::HashMap;

impl Ends for Neom {
    fn ending(reader: Reader, past: &Past<Self>) -> Option<Ending> {
        let language = reader.language;
        let table = past.game.table();
        let standings = past.game.final_scoring()?;
        Some(Ending {
            notes: Vec::new(),
            places: standings.iter().map(|of| Place { rank: of.rank, score: of.score.total() }).collect(),
            picture: html! {},
            ladder: match table.mode() {
                Mode::Solo => ladder(language, table.tile_set()),
                Mode::Standard => Vec::new(),
            },
            scoring: sheet(reader, table, &standings),
            courses: courses(language, past),
            lines: lines(reader, past),
        })
    }
}

/// The title of whoever plays alone.
pub(super) fn verdict(reader: Reader, standings: &[Standing]) -> Option<String> {
    let title = title_name(reader.language, standings.first()?.title?);
    Some(say!(reader.language, "end-title", name = reader.name(Seat(0)), title))
}

/// The score sheet: a row a category; it can be walked through as it is counted.
fn sheet(reader: Reader, table: &Table, standings: &[Standing]) -> Scoring {
    let language = reader.language;
    let mut totals = vec![0; standings.len()];
    let mut steps = Vec::new();
    for (row, (word, _)) in Score::default().rows().into_iter().enumerate() {
        let mut cells = Vec::new();
        for (seat, standing) in table.all_seats().zip(standings) {
            let points = standing.score.rows()[row].1;
            totals[seat.index()] += points;
            let note = note(language, table, seat, word);
            cells.push(Cell { value: number(points), note, ..Cell::default() });
        }
        let about = say!(language, "neom-category-about", category = word);
        steps.push(ScoringStep {
            name: category(language, word),
            about,
            cells,
            totals: totals.clone(),
            parts: parts(language, table, word),
            ..ScoringStep::default()
        });
    }
    let places: Vec<(usize, i32)> =
        standings.iter().map(|standing| (standing.rank, standing.score.total())).collect();
    let foot = scoring::total(reader, &say!(language, "neom-total"), &places);
    Scoring { steps, foot }
}

/// Where the points of a category come from.
fn note(language: Language, table: &Table, seat: Seat, word: &str) -> String {
    let city = table.city(seat);
    match word {
        "tiles" => say!(language, "neom-detail-tiles", count = city.occupied().len()),
        "neighborhoods" => {
            let mut sizes: Vec<usize> = city.groups(Type::Residential).map(|group| group.len()).collect();
            sizes.sort_unstable_by(|a, b| b.cmp(a));
            let sizes: Vec<String> = sizes.iter().map(ToString::to_string).collect();
            match sizes.is_empty() {
                true => String::new(),
                false => say!(language, "neom-detail-sizes", sizes = sizes.join(", ")),
            }
        }
        "goods" => say!(language, "neom-detail-goods", count = city.goods().len()),
        "money" => say!(language, "neom-detail-money", money = table.money(seat)),
        "ghost_town" => say!(language, "score-neom-homes", count = city.of_type(Type::Residential).len()),
        "power" => say!(language, "score-neom-power", count = city.power().len()),
        _ => String::new(),
    }
}

/// What each tile scores at the end and brought in money besides, the best first.
fn lines(reader: Reader, past: &Past<Neom>) -> Vec<TileLine> {
    let (language, table) = (reader.language, past.game.table());
    let (mut money, mut placed) =
        (HashMap::<(Seat, CityCell), i32>::new(), HashMap::<(Seat, CityCell), usize>::new());
    past.each(|ply| {
        for event in ply.events {
            match event {
                Event::Deed(Deed::Placed { seat, at, .. }) => {
                    placed.insert((*seat, *at), ply.before.period());
                    money.remove(&(*seat, *at));
                }
                Event::Change(Change {
                    seat,
                    track: Track::Money,
                    delta,
                    cause: Cause::Tile { owner, at, .. },
                    ..
                }) if seat == owner => {
                    *money.entry((*owner, *at)).or_default() += delta;
                }
                _ => {}
            }
        }
    });
    let mut lines = Vec::new();
    for seat in table.all_seats() {
        let city = table.city(seat);
        let purse = Purse { money: table.money(seat), final_income: table.final_income(seat) };
        for (at, tile) in city.tiles() {
            let points = table.tile_points(city, at, tile, purse);
            let period = placed.get(&(seat, at)).copied().unwrap_or_default();
            let brought = money.get(&(seat, at)).copied().unwrap_or_default();
            let parts = [("points", points), ("pounds", brought)];
            lines.push(TileLine {
                seat,
                symbol: tile_symbol(table.rules(), tile),
                name: tile_name(language, table.rules(), tile),
                when: (period, Neom::period_name(language, period)),
                parts: parts.into_iter().filter(|(_, by)| *by != 0).collect(),
                worth: points,
            });
        }
    }
    lines.sort_by_key(|line| -line.worth);
    lines
}

/// Points, money, income and goods turn by turn.
fn courses(language: Language, past: &Past<Neom>) -> Vec<Course> {
    let all = |table: &Table| -> Vec<[i32; 4]> {
        let of = |seat: Seat| {
            let income = table.income(seat, table.generation());
            [table.score(seat).total(), table.money(seat), income, table.city(seat).goods().len() as i32]
        };
        table.all_seats().map(of).collect()
    };
    let mut turns = vec![all(past.start.table())];
    past.each(|&Ply { before, after, .. }| {
        let (old, new) = (before.table(), after.table());
        let moved = (old.generation(), old.turn()) != (new.generation(), new.turn());
        if moved || after.outcome().is_some() {
            turns.push(all(new));
        }
    });
    let course = |(index, word): (usize, &'static str)| Course {
        word,
        title: say!(language, "neom-course", course = word),
        about: say!(language, "neom-course-about"),
        values: (0..past.game.seats())
            .map(|seat| turns.iter().map(|turn| turn[seat][index]).collect())
            .collect(),
    };
    ["score", "money", "income", "goods"].into_iter().enumerate().map(course).collect()
}
