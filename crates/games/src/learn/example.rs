//! Positions that the rules show: scenarios, so that what a text says of them is checked by playing it.

use crate::page::{Drawn, TownLook};
use game_core::{Game, Seat};
use maud::{Markup, PreEscaped};
use render::Reader;
use render::svg::sprite::Sprite;

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
pub(crate) const BORDER: Example = example!("border");
pub(crate) const BORDER_LAKE: Example = example!("border-lake");
pub(crate) const BONUS: Example = example!("bonus");
pub(crate) const PLANNER: Example = example!("planner");
pub(crate) const STARS: Example = example!("stars");
pub(crate) const NIGHTLIFE: Example = example!("nightlife");
pub(crate) const CON: Example = example!("con");
pub(crate) const ESSEN: Example = example!("essen");
pub(crate) const LONDON: Example = example!("london");
pub(crate) const KUALA_LUMPUR: Example = example!("kuala-lumpur");
pub(crate) const DUOMO: Example = example!("duomo");

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
    pub(crate) fn town<G: Drawn>(self, reader: Reader, game: &G, sprite: &Sprite) -> Markup {
        self.town_of(Seat(0), reader, game, sprite)
    }

    /// What lies before a seat.
    pub(crate) fn town_of<G: Drawn>(self, seat: Seat, reader: Reader, game: &G, sprite: &Sprite) -> Markup {
        let look = TownLook { reader, sprite, small: false, status: "" };
        // One page has several of them, and each id once.
        let id = format!("b{}", seat.index());
        let mut drawing = game.town(seat, &look);
        for of in ["id=\"", "url(#"] {
            drawing = drawing.replace(&format!("{of}{id}"), &format!("{of}{}-{id}", self.name));
        }
        PreEscaped(drawing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SUBURBIA: [Example; 15] = [
        BUILD,
        LAKE,
        INVEST,
        RED_LINE,
        BORDER,
        BORDER_LAKE,
        BONUS,
        PLANNER,
        STARS,
        NIGHTLIFE,
        CON,
        ESSEN,
        LONDON,
        KUALA_LUMPUR,
        DUOMO,
    ];
    const NEOM: [Example; 4] = [ROADS, CUT_OFF, NEIGHBORHOOD, POLLUTION];

    #[test]
    fn the_examples_are_as_the_rules_say() {
        let all: Vec<String> = suburbia::library::Library::builtin_ids().map(str::to_owned).collect();
        let rules = suburbia::library::Library::builtin().rules(&all).unwrap();
        for example in SUBURBIA {
            let scenario = suburbia::scenario::Scenario::read(rules, example.name, example.text)
                .unwrap_or_else(|faults| panic!("{}: {faults:?}", example.name));
            scenario.run().unwrap_or_else(|failure| panic!("{}: {failure}", example.name));
        }
        let base = ["base".to_owned()];
        let rules = neom::library::Library::builtin().rules(&base).unwrap();
        for example in NEOM {
            let scenario = neom::scenario::Scenario::read(rules, example.name, example.text).unwrap();
            scenario.run().unwrap_or_else(|failure| panic!("{}: {failure}", example.name));
        }
    }

    #[test]
    fn no_example_is_forgotten() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/learn/examples");
        let mut files: Vec<String> = std::fs::read_dir(folder)
            .unwrap()
            .map(|file| file.unwrap().path().file_stem().unwrap().to_string_lossy().into_owned())
            .collect();
        let mut known: Vec<&str> = SUBURBIA.iter().chain(&NEOM).map(|example| example.name).collect();
        files.sort();
        known.sort_unstable();
        assert_eq!(files, known);
    }
}
