//! The score sheet: seven categories, a column a seat.

use crate::page::Scene;
use crate::text::say;
use ::neom::Neom;
use ::neom::score::{LADDER, Score};
use ::neom::setup::Mode;
use ::neom::table::Phase;
use ::neom::tile::TileSet;
use game_core::Seat;
use maud::{Markup, PreEscaped, html};
use render::neom::sentence::{number, title_name};
use render::text::Language;

/// The name of a category by its word.
pub(crate) fn category(language: Language, word: &str) -> String {
    say!(language, "neom-category", category = word)
}

/// The titles of the solo game, with the least points for each.
pub(crate) fn ladder(language: Language, set: TileSet) -> Vec<(i32, String)> {
    LADDER.iter().map(|(word, least)| (least[set as usize].max(0), title_name(language, word))).collect()
}

/// Where the score would be on the ladder of titles, for those who play alone.
pub(crate) fn titles(scene: &Scene<Neom>) -> Markup {
    let table = scene.table();
    if table.mode() != Mode::Solo || matches!(table.phase(), Phase::Draft { .. }) {
        return html! {};
    }
    let steps = ladder(scene.language, table.tile_set());
    let steps: Vec<(i32, &str)> = steps.iter().map(|(least, title)| (*least, title.as_str())).collect();
    html! {
        h2 { (say!(scene.language, "table-ladder")) }
        (PreEscaped(render::svg::ladder(table.score(scene.centre()).total(), &steps)))
    }
}

/// Everybody's points, if the game ended now.
pub(crate) fn now(scene: &Scene<Neom>) -> Markup {
    let (language, table) = (scene.language, scene.table());
    if matches!(table.phase(), Phase::Draft { .. }) {
        return html! {};
    }
    let seats = scene.seats_from(scene.seat.unwrap_or(Seat(0)));
    let scores: Vec<Score> = seats.iter().map(|&seat| table.score(seat)).collect();
    html! {
        details.sheet #sheet {
            summary { (say!(language, "neom-sheet-now")) }
            table {
                thead { tr { td {} @for &seat in &seats { th scope="col" { (scene.meeple(seat)) span.visually-hidden { (scene.name(seat)) } } } } }
                tbody {
                    @for (row, (word, _)) in Score::default().rows().into_iter().enumerate() {
                        tr { th scope="row" { (category(language, word)) } @for score in &scores { td { (number(score.rows()[row].1)) } } }
                    }
                }
                tfoot { tr { th scope="row" { (say!(language, "neom-total")) } @for score in &scores { td { (number(score.total())) } } } }
            }
        }
    }
}
