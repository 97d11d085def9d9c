//! The final scoring as a table: a row a step, a column a seat, what each step added, and what it comes from.
//!
//! Every step says what everybody has after it, so that the page can be stepped through. Every cell names its seat: on
//! narrow screens a step is a block of its own, without columns.

use crate::text::say;
use maud::{Markup, html};
use render::Reader;
use render::sentence::{number, signed};

/// One step of the scoring.
#[derive(Default)]
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
    /// What it is made of.
    pub parts: Option<Parts>,
}

/// A step for one seat.
#[derive(Default)]
pub(crate) struct Cell {
    /// What counted.
    pub value: String,
    /// What it added to the score; 0 where the value says it.
    pub gained: i32,
    /// What it brought besides.
    pub reward: String,
    /// What is said below it.
    pub note: String,
}

/// What a step is made of, for whoever wants to know.
pub(crate) struct Parts {
    /// What it is opened by.
    pub summary: String,
    /// The parts by seat.
    pub seats: Vec<Vec<Part>>,
}

/// A part of a step.
pub(crate) struct Part {
    pub points: i32,
    pub name: String,
    /// Why it is so many.
    pub why: String,
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
            // Rows that are blocks would not be a table to those who listen, so it is said what they are.
            table.score role="table" aria-labelledby="scoring-heading" {
                thead role="rowgroup" {
                    tr role="row" {
                        th scope="col" role="columnheader" { (say!(language, "score-step", game)) }
                        @for (seat, name) in names.iter().enumerate() {
                            th.{ "of-seat-" (seat) } scope="col" role="columnheader" { span.seat-chip { (name) } }
                        }
                    }
                }
                @for step in steps { (rows(reader, step)) }
                tfoot role="rowgroup" { (foot) }
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

fn rows(reader: Reader, step: &ScoringStep) -> Markup {
    let totals: Vec<String> = step.totals.iter().map(ToString::to_string).collect();
    let about = html! {
        @if !step.about.is_empty() { span.hint { (step.about) } }
        @if !step.result.is_empty() { span.hint.result { (step.result) } }
    };
    let cells = step.cells.iter().map(|cell| {
        let content = html! {
            span.value { (cell.value) }
            @if cell.gained != 0 { " " span.tag.good { (signed(cell.gained)) } }
            @if !cell.reward.is_empty() { " " span.tag { (cell.reward) } }
        };
        let class = if cell.gained > 0 || !cell.reward.is_empty() { "scored" } else { "" };
        RowCell { class, content, note: &cell.note }
    });
    html! {
        tbody.step role="rowgroup" data-totals=(totals.join(" ")) {
            (row(reader, "", &html! { (step.name) (about) }, cells))
            @if let Some(parts) = &step.parts { (parts_row(reader, parts)) }
        }
    }
}

/// What stands in a row for a seat.
pub(crate) struct RowCell<'a> {
    /// The class the cell has besides, or nothing.
    pub class: &'static str,
    pub content: Markup,
    /// What is said below it.
    pub note: &'a str,
}

/// A row of the table: its heading, and a cell a seat.
pub(crate) fn row<'a>(
    reader: Reader,
    class: &str,
    heading: &Markup,
    cells: impl IntoIterator<Item = RowCell<'a>>,
) -> Markup {
    html! {
        tr class=[Some(class).filter(|class| !class.is_empty())] role="row" {
            th scope="row" role="rowheader" { (heading) }
            @for (seat, RowCell { class, content, note }) in cells.into_iter().enumerate() {
                td class={ "of-seat-" (seat) " " (class) } role="cell" {
                    span.seat-chip.whose { (reader.names.get(seat).map_or("", String::as_str)) }
                    span.what { (content) }
                    @if !note.is_empty() { span.hint { (note) } }
                }
            }
        }
    }
}

/// The parts of a step, seat by seat.
fn parts_row(reader: Reader, parts: &Parts) -> Markup {
    html! {
        tr.parts role="row" {
            td colspan=(reader.names.len() + 1) role="cell" {
                details {
                    summary { (parts.summary) }
                    div.by-seat {
                        @for (seat, all) in parts.seats.iter().enumerate() {
                            section.{ "of-seat-" (seat) } {
                                h3 { span.seat-chip { (reader.names.get(seat).map_or("", String::as_str)) } }
                                ul.points {
                                    @for part in all {
                                        li {
                                            b { (number(part.points)) }
                                            span { (part.name) @if !part.why.is_empty() { span.hint { (part.why) } } }
                                        }
                                    }
                                    @if all.is_empty() { li.nothing { (say!(reader.language, "score-parts-none")) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The row of results.
pub(crate) fn total(reader: Reader, name: &str, totals: &[(usize, i32)]) -> Markup {
    let ranks: Vec<String> = match totals {
        [_] => vec![String::new()],
        _ => totals.iter().map(|&(rank, _)| say!(reader.language, "end-rank", rank)).collect(),
    };
    let cells = totals.iter().zip(&ranks).map(|(&(rank, total), note)| RowCell {
        class: if rank == 1 { "won" } else { "" },
        content: html! { strong { (total) } },
        note,
    });
    row(reader, "total", &html! { (name) }, cells)
}
