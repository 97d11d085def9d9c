//! Where the people of a borough come from: what tiles brought, what reputation brought turn by turn, and the rest.

use crate::page::end::Past;
use crate::page::scoring::Part;
use crate::text::say;
use ::suburbia::Suburbia;
use ::suburbia::event::{Cause, Change, Event};
use ::suburbia::tile::Track;
use render::Reader;
use render::suburbia::sentence::tile_name;
use std::collections::BTreeMap;

/// The parts of everybody's population before the scoring, by seat; they add up to it.
pub(super) fn sources(reader: Reader, past: &Past<Suburbia>) -> Vec<Vec<Part>> {
    let (language, rules) = (reader.language, past.game.table().rules());
    let table = past.start.table();
    let begin = |seat| Sources { rest: table.tracks(seat).population, ..Sources::default() };
    let mut all: Vec<Sources> = table.all_seats().map(begin).collect();
    past.each(|ply| {
        for event in ply.events {
            let Event::Change(Change { seat, track: Track::Population, delta, cause, .. }) = event else {
                continue;
            };
            let of_seat = &mut all[seat.index()];
            match cause {
                Cause::Tile { id, .. } => *of_seat.tiles.entry(id).or_default() += delta,
                Cause::PopulationStep => {
                    of_seat.reputation += delta;
                    of_seat.turns += 1;
                }
                _ => of_seat.rest += delta,
            }
        }
    });
    let parts = |Sources { tiles, reputation, turns, rest }: Sources| {
        let mut parts = Vec::new();
        if reputation != 0 {
            let why = say!(language, "score-source-turns", turns);
            parts.push(Part { points: reputation, name: say!(language, "score-source-reputation"), why });
        }
        let mut by_tile: Vec<Part> = tiles
            .into_iter()
            .filter(|(_, people)| *people != 0)
            .map(|(id, points)| {
                let name = rules
                    .find_kind(id)
                    .map_or_else(|| id.to_owned(), |kind| tile_name(language, rules.kind(kind)));
                Part { points, name, why: String::new() }
            })
            .collect();
        by_tile.sort_by_key(|part| -part.points);
        parts.extend(by_tile);
        if rest != 0 {
            parts.push(Part { points: rest, name: say!(language, "score-source-rest"), why: String::new() });
        }
        parts
    };
    all.into_iter().map(parts).collect()
}

/// The people of one borough.
#[derive(Default)]
struct Sources<'a> {
    /// By the id of a kind of tile.
    tiles: BTreeMap<&'a str, i32>,
    /// By reputation, and in how many turns.
    reputation: i32,
    turns: i32,
    /// By anything else.
    rest: i32,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::libraries::Libraries;
    use ::suburbia::moves::Move;
    use game_core::record::SeatInfo;
    use game_core::{Dice, Game as _, Seat, View as _, Viewer};
    use render::text::Language;
    use serde_json::json;

    #[test]
    fn the_sources_add_up_to_the_population() {
        for (packs, seats) in
            [(json!({}), 3), (json!({ "packs": ["base", "inc", "five-star", "nightlife"] }), 4)]
        {
            let info = SeatInfo { name: String::new(), bot: None };
            let setup = Libraries::default().setup::<Suburbia>(&packs, &vec![info; seats]);
            let start = Suburbia::new(&setup.unwrap_or_else(|error| panic!("{error}")), 5);
            let (mut game, mut dice) = (start, Dice::new(5, 3));
            let mut plies: Vec<(Seat, Move)> = Vec::new();
            while let Some(seat) = game.to_act().lowest() {
                let mv = game.view(Viewer::Seat(seat)).random_move(&mut dice).expect("a move");
                assert!(game.play(seat, mv, &mut ()).is_ok());
                plies.push((seat, mv));
            }
            let past =
                Past { start, game: &game, plies: plies.iter().map(|(seat, mv)| (*seat, mv)).collect() };
            let all = sources(Reader::spectator(Language::ENGLISH, &[]), &past);
            for (seat, parts) in game.table().all_seats().zip(&all) {
                let sum: i32 = parts.iter().map(|part| part.points).sum();
                assert_eq!(sum, game.table().tracks(seat).population);
                assert!(parts.len() > 1);
            }
        }
    }
}
