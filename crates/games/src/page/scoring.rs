//! The final scoring as a table: a row a step, a column a seat, and what each step added.
//!
//! Every row says what everybody has after it, so that the page can be stepped through.

use crate::text::say;
use maud::{Markup, html};
use render::Reader;
use render::sentence::signed;
use render::text::Language;

/// One step of the scoring.
pub(crate) struct ScoringStep {
    /// What it is called.
    pub name: String,
    pub about: String,
    /// What it came to for each seat.
    pub cells: Vec<Cell>,
    /// What it came to, in words.
    pub result: String,
    /// Everybody's score after it.
    pub totals: Vec<i32>,
}

/// A step for one seat.
pub(crate) struct Cell {
    /// What counted.
    pub value: String,
    /// What it added; 0 where the value says it.
    pub gained: i32,
    /// What is said below it.
    pub note: String,
}

/// The scoring of a finished game; `foot` are the last rows of the table.
pub(crate) fn scoring(reader: Reader, game: &str, steps: &[ScoringStep], foot: &Markup) -> Markup {
    let Reader { language, names, .. } = reader;
    let none = Vec::new();
    let totals = steps.last().map_or(&none, |step| &step.totals);
    let most = totals.iter().copied().max().unwrap_or(1).max(1);
    html! {
        section.panel.scoring #scoring aria-labelledby="scoring-heading" data-most=(most) {
            div.scoring-top {
                div.scoring-head {
                    h2 #scoring-heading { (say!(language, "score-heading")) }
                    p.buttons {
                        button.button type="button" data-walk { (say!(language, "score-walk")) }
                        button.button.primary type="button" data-next-step hidden { (say!(language, "score-next")) }
                        button.button type="button" data-all hidden { (say!(language, "score-all")) }
                    }
                }
                ul.race aria-label=(say!(language, "score-race", game)) {
                    @for (seat, (name, total)) in names.iter().zip(totals).enumerate() { (runner(seat, name, *total, most)) }
                }
            }
            div.scroll {
                table.score {
                    thead {
                        tr {
                            th scope="col" { (say!(language, "score-step", game)) }
                            @for (seat, name) in names.iter().enumerate() {
                                th.{ "of-seat-" (seat) } scope="col" { span.seat-chip { (name) } }
                            }
                        }
                    }
                    tbody { @for step in steps { (row(step)) } }
                    tfoot { (foot) }
                }
            }
        }
    }
}

/// A score as a bar; scripts move it from step to step.
fn runner(seat: usize, name: &str, total: i32, most: i32) -> Markup {
    html! {
        li.{ "of-seat-" (seat) } data-runner {
            span.seat-chip { (name) }
            svg.bar viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" {
                rect.lane width="100" height="10" {}
                rect.run width=(100 * total.max(0) / most) height="10" {}
            }
            strong data-people { (total) }
        }
    }
}

fn row(step: &ScoringStep) -> Markup {
    let totals: Vec<String> = step.totals.iter().map(ToString::to_string).collect();
    html! {
        tr.step data-totals=(totals.join(" ")) {
            th scope="row" {
                (step.name)
                @if !step.about.is_empty() { span.hint { (step.about) } }
                @if !step.result.is_empty() { span.hint.nothing { (step.result) } }
            }
            @for cell in &step.cells {
                td.scored[cell.gained > 0] {
                    (cell.value)
                    @if cell.gained != 0 { " " span.tag.good { (signed(cell.gained)) } }
                    @if !cell.note.is_empty() { span.hint { (cell.note) } }
                }
            }
        }
    }
}

/// The row of results.
pub(crate) fn total(language: Language, name: &str, totals: &[(usize, i32)]) -> Markup {
    html! {
        tr.total {
            th scope="row" { (name) }
            @for &(rank, total) in totals {
                td.won[rank == 1] {
                    strong { (total) }
                    @if totals.len() > 1 { span.hint { (say!(language, "end-rank", rank)) } }
                }
            }
        }
    }
}
