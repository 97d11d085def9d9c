//! The final scoring as a table: a row a step, a column a seat, what each step added, and what it comes from.
//!
//! Every step says what everybody has after it, which the ceremony (`ceremony`) shows one after the other. Every cell names
//! its seat: on narrow screens a step is a block of its own, without columns.

use crate::text::say;
use game_core::Seat;
use maud::{Markup, html};
use render::Reader;
use render::sentence::{number, signed};

/// How a game was scored.
#[derive(Default)]
pub struct Scoring {
    /// In the order of the rules.
    pub steps: Vec<ScoringStep>,
    /// The last rows of the table.
    pub foot: Markup,
}

/// What part a step has in the ceremony at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum StepKind {
    /// It was scored earlier, or only explains: no scene of its own.
    Earlier,
    /// What everybody has before the rest.
    Start,
    /// It is scored at the end.
    #[default]
    Scored,
}

/// One step of the scoring.
#[derive(Default)]
pub struct ScoringStep {
    /// What part it has in the ceremony.
    pub kind: StepKind,
    /// Whose secret it was until now.
    pub secret: Option<Seat>,
    /// What it is called.
    pub name: String,
    /// What counts.
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
pub struct Cell {
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
pub struct Parts {
    /// What it is opened by.
    pub summary: String,
    /// The parts by seat.
    pub seats: Vec<Vec<Part>>,
}

/// A part of a step.
pub struct Part {
    /// What it gave.
    pub points: i32,
    /// What it is.
    pub name: String,
    /// Why it is so many.
    pub why: String,
}

/// The scoring of a finished game.
pub fn scoring(reader: Reader, game: &str, Scoring { steps, foot }: &Scoring) -> Markup {
    let Reader { language, names, .. } = reader;
    let none = Vec::new();
    let totals = steps.last().map_or(&none, |step| &step.totals);
    let most = totals.iter().copied().max().unwrap_or(1).max(1);
    html! {
        section.panel.scoring #scoring aria-labelledby="scoring-heading" {
            div.scoring-top {
                div.scoring-head {
                    h2 #scoring-heading { (say!(language, "score-heading")) }
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

/// A score as a bar.
fn runner(seat: usize, name: &str, total: i32, most: i32) -> Markup {
    html! {
        li.{ "of-seat-" (seat) } {
            span.seat-chip { (name) }
            svg.bar viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" {
                rect.lane width="100" height="10" {}
                rect.run width=(100 * total.max(0) / most) height="10" {}
            }
            strong { (total) }
        }
    }
}

fn rows(reader: Reader, step: &ScoringStep) -> Markup {
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
        tbody.step role="rowgroup" {
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
