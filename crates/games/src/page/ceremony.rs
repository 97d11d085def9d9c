//! The ceremony at the end of a game: the scoring as a scene, a card a step, with everybody's meeple walking as it counts.
//!
//! All that a step shows and says is written here; a script turns the cards and moves the meeples. Nothing that is shown
//! before a card is turned tells what is on it.

use super::Signs;
use super::scoring::{Cell, ScoringStep, StepKind};
use crate::text::{list, say};
use game_core::Seat;
use maud::{Markup, html};
use render::Reader;
use render::sentence::signed;

/// The scene; `backdrop` is what is behind it, `skip` where the result is without any of this. Nothing where there are no
/// steps.
pub fn stage(
    reader: Reader,
    game: &str,
    steps: &[ScoringStep],
    signs: Signs,
    backdrop: &Markup,
    skip: &str,
) -> Markup {
    let language = reader.language;
    let acts: Vec<&ScoringStep> = steps.iter().filter(|step| step.kind == StepKind::Scored).collect();
    let Some(last) = acts.last() else { return html! {} };
    let start = start(steps, last.totals.len());
    let most = last.totals.iter().chain(&start).copied().max().unwrap_or(1).max(1);
    html! {
        section.ceremony #ceremony aria-labelledby="ceremony-heading" data-most=(most) data-start=(spaced(&start))
            data-result=(say!(language, "ceremony-result")) data-step=(say!(language, "ceremony-step", number = "{number}", count = acts.len()))
            data-begins=(begins(reader, game, &start)) hidden {
            div.backdrop { (backdrop) }
            div.ceremony-top {
                h1 #ceremony-heading tabindex="-1" { (say!(language, "ceremony-heading")) }
                p.where data-where {}
                p.buttons {
                    button.button.quiet.icon type="button" data-pause aria-pressed="false" aria-label=(say!(language, "ceremony-pause")) title=(say!(language, "ceremony-pause")) {
                        svg.glyph viewBox="0 0 24 24" aria-hidden="true" { path d="M8 5v14M16 5v14" stroke="currentColor" stroke-width="3" stroke-linecap="round" {} }
                    }
                    a.button.quiet href=(skip) data-skip { (say!(language, "ceremony-skip")) }
                }
            }
            ol.lanes aria-label=(say!(language, "score-race", game)) {
                @for (seat, name) in reader.names.iter().enumerate().take(start.len()) {
                    li.{ "of-seat-" (seat) } data-runner {
                        span.seat-chip { (name) }
                        span.lane { span.walker { (signs.meeple(Seat::from_index(seat))) span.step-gain aria-hidden="true" {} } }
                        strong data-people { (start[seat]) }
                    }
                }
            }
            ol.cards tabindex="0" aria-label=(say!(language, "score-heading")) {
                @for (index, step) in acts.iter().enumerate() {
                    @let before = if index == 0 { &start } else { &acts[index - 1].totals };
                    (card(reader, step, before))
                }
            }
            p.buttons.onward { button.button.primary type="button" data-next { (say!(language, "ceremony-next")) } }
            p.visually-hidden #ceremony-live aria-live="polite" {}
        }
    }
}

/// What everybody has before anything is scored.
fn start(steps: &[ScoringStep], seats: usize) -> Vec<i32> {
    let step = steps.iter().find(|step| step.kind == StepKind::Start);
    step.map_or_else(|| vec![0; seats], |step| step.totals.clone())
}

fn begins(reader: Reader, game: &str, start: &[i32]) -> String {
    say!(reader.language, "ceremony-begins", game, totals = totals(reader, start))
}

/// Everybody with a number: `Ann 52 and Bruno 48`.
fn totals(reader: Reader, values: &[i32]) -> String {
    let each: Vec<String> = values
        .iter()
        .enumerate()
        .map(|(seat, &value)| reader.name_with(Seat::from_index(seat), value))
        .collect();
    list(reader.language, &each)
}

fn spaced(values: &[i32]) -> String {
    values.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// A step as a card: what is known of it from the start on its back, what it comes to on its face.
fn card(reader: Reader, step: &ScoringStep, before: &[i32]) -> Markup {
    let language = reader.language;
    let gains: Vec<i32> = step.totals.iter().zip(before).map(|(after, before)| after - before).collect();
    let best = gains.iter().copied().max().unwrap_or_default();
    html! {
        li.turned-down.secret[step.secret.is_some()] data-totals=(spaced(&step.totals)) data-gains=(spaced(&gains)) data-told=(told(reader, step, &gains)) {
            div.card-back {
                @match step.secret {
                    Some(owner) => {
                        span.mark aria-hidden="true" { "?" }
                        span.back-name { (say!(language, "ceremony-secret")) }
                        span.{ "of-seat-" (owner.index()) }.seat-chip { (reader.name(owner)) }
                    }
                    None => { span.back-name { (step.name) } }
                }
            }
            div.card-face {
                h2 { (step.name) }
                @if !step.about.is_empty() { p.hint { (step.about) } }
                ul.values {
                    @for (seat, (cell, &gain)) in step.cells.iter().zip(&gains).enumerate() {
                        li.{ "of-seat-" (seat) }.scored[gain > 0 && gain == best] {
                            span.seat-chip { (reader.names.get(seat).map_or("", String::as_str)) }
                            span.value { (value(cell, gain)) }
                            @if gain != 0 { b.gain { (signed(gain)) } }
                        }
                    }
                }
                @if !step.result.is_empty() { p.result { (step.result) } }
            }
        }
    }
}

/// What counted, unless that is the gain itself.
fn value(cell: &Cell, gain: i32) -> &str {
    let same = !cell.note.is_empty() && cell.gained == 0 && cell.value == render::sentence::number(gain);
    if same { &cell.note } else { &cell.value }
}

/// A step for those who listen.
fn told(reader: Reader, step: &ScoringStep, gains: &[i32]) -> String {
    let language = reader.language;
    let scored: Vec<String> = gains
        .iter()
        .enumerate()
        .filter(|(_, gain)| **gain != 0)
        .map(|(seat, &gain)| {
            say!(language, "ceremony-gain", name = reader.name(Seat::from_index(seat)), by = signed(gain))
        })
        .collect();
    let scored = match (scored.is_empty(), step.result.is_empty()) {
        (false, _) => list(language, &scored),
        (true, false) => step.result.clone(),
        (true, true) => say!(language, "score-parts-none"),
    };
    let after = totals(reader, &step.totals);
    say!(
        language,
        "ceremony-told",
        name = step.name.as_str(),
        about = step.about.as_str(),
        scored,
        totals = after
    )
}
