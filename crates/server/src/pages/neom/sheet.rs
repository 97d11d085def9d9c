//! The score sheet: seven categories, a column a seat.

use crate::pages::table::Scene;
use crate::text::say;
use ::neom::Neom;
use ::neom::score::Score;
use ::neom::table::Phase;
use maud::{Markup, html};
use render::neom::sentence::number;
use render::text::Language;

/// The name of a category by its word.
pub fn category(language: Language, word: &str) -> String {
    say!(language, "neom-category", category = word)
}

/// Everybody's points, if the game ended now.
pub fn now(scene: &Scene<Neom>) -> Markup {
    let (language, table) = (scene.language, scene.table());
    if matches!(table.phase(), Phase::Draft { .. }) {
        return html! {};
    }
    let seats = scene.seats_from(scene.seat.unwrap_or(game_core::Seat(0)));
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
