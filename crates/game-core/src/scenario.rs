//! What the scenarios of all games have in common: moves that must be played or refused.

use crate::fault::Source;
use crate::fields::{Fields, Placed};
use crate::{Game, quoted};

/// A move of a scenario.
#[derive(Debug, Clone)]
pub struct Step {
    play: Placed<String>,
    line: usize,
    refused: Option<String>,
}

/// A step that did not go as the scenario says.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("step {step} (line {line}), '{play}': {reason}")]
pub struct Failure {
    /// Counted from 1.
    pub step: usize,
    /// Where it is written.
    pub line: usize,
    /// The move.
    pub play: String,
    /// What differs.
    pub reason: String,
}

impl Step {
    /// Plays the move for the first seat that has to act, and all automatic moves that follow.
    pub fn run<G: Game>(&self, game: &mut G) -> Result<(), String> {
        let seat = game.to_act().lowest();
        let played = match (seat, game.parse_move(&self.play.value)) {
            (_, Err(error)) => Err(error.to_string()),
            (None, _) => Err("the game is over".to_owned()),
            (Some(seat), Ok(mv)) => {
                game.play(seat, mv, &mut ()).map_err(|illegal| game.write_refusal(illegal))
            }
        };
        match (&self.refused, played) {
            (None, Err(reason)) => return Err(format!("refused: {reason}")),
            (Some(_), Ok(())) => return Err("it was played, but must be refused".to_owned()),
            (Some(part), Err(reason)) if !reason.contains(part.as_str()) => {
                return Err(format!("refused because '{reason}', which does not say '{part}'"));
            }
            _ => {}
        }
        while let Some((seat, mv)) = game.automatic_move() {
            let played = game.play(seat, mv, &mut ());
            played.map_err(|illegal| format!("seat {seat} is refused: {}", game.write_refusal(illegal)))?;
        }
        Ok(())
    }

    /// The failure of this step.
    pub fn failure(&self, number: usize, reason: String) -> Failure {
        Failure { step: number, line: self.line, play: quoted(&self.play.value), reason }
    }
}

/// The most steps of a scenario.
pub const MAX_STEPS: usize = 1000;

/// The steps of a scenario, each to be read by its game.
pub fn steps<'a, 't>(top: &mut Fields<'a, 't>, source: &mut Source<'_>) -> Vec<Fields<'a, 't>> {
    let mut steps = top.tables("step", source);
    if let Some(step) = steps.get(MAX_STEPS) {
        source.fault(step.span(), "this is one step too many", format!("expected at most {MAX_STEPS}"));
        steps.truncate(MAX_STEPS);
    }
    steps
}

/// Reads `play` and `refused` of a step.
pub fn read_step(fields: &mut Fields<'_, '_>, example: &str, source: &mut Source<'_>) -> Option<Step> {
    let line = source.line_of(fields.span().start);
    let play = fields.text("play", source);
    if play.is_none() && !fields.has("play") {
        fields.missing("play", example, source);
    }
    let refused = fields.text("refused", source).map(|part| part.value);
    Some(Step { play: play?, line, refused })
}
