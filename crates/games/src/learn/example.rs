//! Positions that the rules show: scenarios, so that what a text says of them is checked by playing it.

use crate::page::{Drawn, TownLook};
use game_core::{Game, Seat};
use maud::{Markup, PreEscaped};
use render::Reader;

/// A scenario under `examples`.
#[derive(Clone, Copy)]
pub(crate) struct Example {
    /// The name of its file.
    pub name: &'static str,
    pub text: &'static str,
}

macro_rules! example {
    ($name:literal) => {
        Example { name: $name, text: include_str!(concat!("examples/", $name, ".toml")) }
    };
}

pub(crate) const BUILD: Example = example!("build");
pub(crate) const LAKE: Example = example!("lake");
pub(crate) const INVEST: Example = example!("invest");
pub(crate) const RED_LINE: Example = example!("red-line");
pub(crate) const ROADS: Example = example!("roads");
pub(crate) const CUT_OFF: Example = example!("cut-off");
pub(crate) const NEIGHBORHOOD: Example = example!("neighborhood");
pub(crate) const POLLUTION: Example = example!("pollution");

impl Example {
    /// The position after the moves of the scenario; those it says are refused change nothing.
    pub(crate) fn played<G: Game>(self, mut game: G) -> G {
        let moves = self.text.lines().filter_map(|line| line.strip_prefix("play = \"")?.strip_suffix('"'));
        for mv in moves {
            if let (Some(seat), Ok(mv)) = (game.to_act().lowest(), game.parse_move(mv)) {
                let _ = game.play(seat, mv, &mut ()); // see above
            }
        }
        game
    }

    /// What lies before the first seat.
    pub(crate) fn town<G: Drawn>(self, reader: Reader, game: &G, sprite: &str) -> Markup {
        let look = TownLook { reader, sprite, small: false, status: "" };
        // One page has several of them, and each id once.
        let own = |of: &str| format!("{of}{}-b0", self.name);
        let drawing = game.town(Seat(0), &look);
        PreEscaped(drawing.replace("id=\"b0", &own("id=\"")).replace("url(#b0", &own("url(#")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_are_as_the_rules_say() {
        let base = ["base".to_owned()];
        let rules = suburbia::library::Library::builtin().rules(&base).unwrap();
        for example in [BUILD, LAKE, INVEST, RED_LINE] {
            let scenario = suburbia::scenario::Scenario::read(rules, example.name, example.text).unwrap();
            scenario.run().unwrap_or_else(|failure| panic!("{}: {failure}", example.name));
        }
        let rules = neom::library::Library::builtin().rules(&base).unwrap();
        for example in [ROADS, CUT_OFF, NEIGHBORHOOD, POLLUTION] {
            let scenario = neom::scenario::Scenario::read(rules, example.name, example.text).unwrap();
            scenario.run().unwrap_or_else(|failure| panic!("{}: {failure}", example.name));
        }
    }
}
