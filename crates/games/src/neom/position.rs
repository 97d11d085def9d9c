//! A position of a replay: everybody's numbers, what lies open, and what the viewer may see of hands.

use super::table::token;
use crate::page::replay::{Column, ReplayScene, Replayed, numbers};
use crate::playable::Measure;
use crate::text::say;
use ::neom::Neom;
use ::neom::table::Table;
use ::neom::tile::TileId;
use game_core::{Game as _, Seat, Viewer};
use maud::{Markup, html};
use render::neom::sentence::{good_name, tile_name};
use render::neom::svg::tile_symbol;

impl Replayed for Neom {
    fn numbers(scene: &ReplayScene<Self>, game: &Self, before: Option<&Self>) -> Markup {
        let language = scene.reader.language;
        let column = |what, name, is_money| Column { what, name, is_money };
        let columns = [
            column(Measure::Score, say!(language, "neom-score-now"), false),
            column(Measure::Money, say!(language, "table-money"), true),
            column(Measure::Income, say!(language, "neom-income-now"), true),
        ];
        numbers(scene, [Some(game), before], &columns, |seat| {
            html! {
                ul.tokens {
                    @for good in game.table().city(seat).goods().iter() {
                        li title=(good_name(language, good)) { (token(scene.sprite, good)) span.visually-hidden { (good_name(language, good)) } }
                    }
                }
            }
        })
    }

    fn below(scene: &ReplayScene<Self>, game: &Self) -> Markup {
        let (language, table) = (scene.reader.language, game.table());
        // A finished game hides nothing: everybody's hand; else what whoever looks may know.
        let seats: Vec<Seat> = match (scene.over, scene.reader.viewer) {
            (true, _) => table.all_seats().collect(),
            (false, Viewer::Seat(seat)) => vec![seat],
            (false, Viewer::Spectator) => Vec::new(),
        };
        let held = |seat: Seat| -> Vec<TileId> { game.view(Viewer::Seat(seat)).spread().to_vec() };
        let open = |seat: Seat| -> Vec<TileId> {
            let viewer = if seats.contains(&seat) { Viewer::Seat(seat) } else { Viewer::Spectator };
            game.view(viewer).cornerstones(seat).to_vec()
        };
        html! {
            @if !table.has_hands() && !table.pack().is_empty() {
                (row(scene, table, &say!(language, "neom-pack"), None, table.pack()))
            }
            @if table.has_hands() {
                @for &seat in &seats {
                    @let tiles = held(seat);
                    @if !tiles.is_empty() {
                        (row(scene, table, &say!(language, "neom-hand-of", name = scene.reader.name(seat)), Some(seat), &tiles))
                    }
                }
            }
            @for seat in table.all_seats() {
                @let tiles = open(seat);
                @if !tiles.is_empty() {
                    (row(scene, table, &say!(language, "neom-stones-of", name = scene.reader.name(seat)), Some(seat), &tiles))
                }
            }
        }
    }
}

fn row(
    scene: &ReplayScene<Neom>,
    table: &Table,
    heading: &str,
    seat: Option<Seat>,
    tiles: &[TileId],
) -> Markup {
    html! {
        section.market aria-label=(heading) {
            h2 class=[seat.map(|seat| format!("of-seat-{}", seat.index()))] {
                @if seat.is_some() { span.seat-chip { (heading) } } @else { (heading) }
            }
            ul.tiles {
                @for &tile in tiles {
                    li { (scene.signs().face::<Neom>(&tile_symbol(table.rules(), tile), Some(&tile_name(scene.reader.language, table.rules(), tile)))) }
                }
            }
        }
    }
}
