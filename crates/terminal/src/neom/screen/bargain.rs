//! How a tile is placed on a chosen cell: how its goods are paid, what it produces, which Cornerstones are swapped. One
//! step after the other, each only if there is something to choose.

use crate::neom::preview::{MovePreview, cell_of, places, terms_of};
use neom::PickPreview;
use neom::cell::Cell;
use neom::moves::{Move, Swap, Terms};
use neom::tile::TileId;

/// What is being chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    Payment,
    Produce,
    Swap,
}

const STEPS: [Step; 3] = [Step::Payment, Step::Produce, Step::Swap];

impl Step {
    /// The part of the terms that the step is about.
    fn part(self, terms: Terms) -> Terms {
        match self {
            Step::Payment => Terms { produce: None, swap: Swap::default(), ..terms },
            Step::Produce => Terms { produce: terms.produce, ..Terms::default() },
            Step::Swap => Terms { swap: terms.swap, ..Terms::default() },
        }
    }
}

/// A placement that is being settled.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Bargain {
    pub tile: TileId,
    pub at: Cell,
    /// Whether dearer sellers and waste are offered too.
    pub every: bool,
    pub step: Step,
    /// The choices of this step, each with a move that makes it; the cheapest first.
    pub options: Vec<MovePreview>,
    pub cursor: usize,
    /// All moves that agree with what has been chosen.
    candidates: Vec<MovePreview>,
}

impl Bargain {
    /// All ways to place a tile on a cell; nothing if there is none.
    pub fn new(
        pick_preview: &PickPreview,
        pick: TileId,
        tile: TileId,
        at: Cell,
        every: bool,
    ) -> Option<Bargain> {
        let fits = |mv: &Move| places(*mv, tile, Some(pick)) && cell_of(*mv) == Some(at);
        let preview = |mv: Move| pick_preview.preview(mv).ok().map(|brings| MovePreview { mv, brings });
        let mut candidates: Vec<MovePreview> =
            pick_preview.moves(every).into_iter().filter(fits).filter_map(preview).collect();
        // The cheapest first, without a swap; of equal prices the one worth most.
        candidates.sort_by_key(|preview| {
            let swaps = terms_of(preview.mv).map_or(0, |terms| terms.swap.given().len());
            (swaps, -preview.brings.money, std::cmp::Reverse(preview.points()))
        });
        if candidates.is_empty() {
            return None;
        }
        let mut bargain =
            Bargain { tile, at, every, step: Step::Payment, options: Vec::new(), cursor: 0, candidates };
        bargain.begin(0);
        Some(bargain)
    }

    /// Goes to the first step from this one on that leaves a choice; if none does, to this one.
    fn begin(&mut self, from: usize) {
        let later = &STEPS[from.min(STEPS.len() - 1)..];
        let open = later.iter().find(|step| distinct(&self.candidates, **step).len() > 1);
        self.step = *open.unwrap_or(&later[0]);
        self.options = distinct(&self.candidates, self.step);
        self.cursor = 0;
    }

    /// Whether there is nothing to choose and nothing to pay for: the cell says it all.
    pub fn plain(&self) -> bool {
        match self.candidates.as_slice() {
            [one] => terms_of(one.mv) == Some(Terms::default()),
            _ => false,
        }
    }

    /// The part of the terms that is chosen now.
    pub fn part(&self, terms: Terms) -> Terms {
        self.step.part(terms)
    }

    /// The move under the cursor, what is still to be chosen filled in.
    pub fn preview(&self) -> Option<&MovePreview> {
        self.options.get(self.cursor)
    }

    /// What is left if the choice under the cursor is made.
    fn remaining(&self) -> Vec<MovePreview> {
        let Some(chosen) = self.preview().and_then(|preview| terms_of(preview.mv)) else { return Vec::new() };
        let agrees = |preview: &&MovePreview| {
            terms_of(preview.mv).is_some_and(|terms| self.step.part(terms) == self.step.part(chosen))
        };
        self.candidates.iter().filter(agrees).cloned().collect()
    }

    /// Whether the choice under the cursor leaves nothing to choose.
    pub fn settles(&self) -> bool {
        self.remaining().len() <= 1
    }

    /// Makes the choice under the cursor and goes on to the next step.
    pub fn choose(&mut self) {
        self.candidates = self.remaining();
        let next = STEPS.iter().position(|step| *step == self.step).map_or(0, |place| place + 1);
        self.begin(next);
    }
}

/// One move for each choice of a step, in order.
fn distinct(candidates: &[MovePreview], step: Step) -> Vec<MovePreview> {
    let mut seen: Vec<Terms> = Vec::new();
    let mut options = Vec::new();
    for preview in candidates {
        let Some(part) = terms_of(preview.mv).map(|terms| step.part(terms)) else { continue };
        if !seen.contains(&part) {
            seen.push(part);
            options.push(preview.clone());
        }
    }
    options
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{Game, Seat, Viewer};
    use neom::Neom;
    use neom::library::Library;
    use neom::scenario::Scenario;

    /// A solo game with a tile picked and this seat.
    fn game(seat: &str, pick: &str) -> Neom {
        let text = format!(
            "name = \"t\"\ngame = \"neom\"\nmode = \"solo\"\ngeneration = 3\ndiscard = [\"park\", \"prison\"]\n[[seat]]\n{seat}\n\
             hand = [\"{pick}\"]\n[[step]]\nplay = \"select {pick}\"\n"
        );
        let rules = Library::builtin().rules(&["base".to_owned()]).unwrap();
        let mut game = *Scenario::read(rules, "t.toml", &text).unwrap().game();
        let mv = game.parse_move(&format!("select {pick}")).unwrap();
        game.play(Seat(0), mv, &mut ()).unwrap();
        game
    }

    fn bargain(game: &Neom, tile: Option<&str>, every: bool) -> Bargain {
        let view = game.view(Viewer::Seat(Seat(0)));
        let pick = game.table().pick(Seat(0)).unwrap();
        let tile = tile.map_or(pick, |id| game.table().rules().find_tile(id).unwrap());
        let at = Cell::at(1, 2).unwrap();
        Bargain::new(&view.preview_pick(pick).unwrap(), pick, tile, at, every).unwrap()
    }

    #[test]
    fn what_needs_no_choice_is_plain() {
        let game = game("center = \"coal\"\nmoney = 6", "modern-housing");
        let bargain = bargain(&game, None, false);
        assert!(bargain.plain() && bargain.settles());
    }

    #[test]
    fn the_produced_good_is_a_step() {
        let game =
            game("center = \"coal\"\nmoney = 6\ncornerstones = [\"modular-factory\"]", "modern-housing");
        let bargain = bargain(&game, Some("modular-factory"), false);
        assert_eq!((bargain.step, bargain.options.len()), (Step::Produce, 8));
        assert!(bargain.settles() && !bargain.plain());
    }

    #[test]
    fn a_swap_is_the_last_step() {
        let seat = "center = \"coal\"\nmoney = 6\ncornerstones = [\"casino\", \"university\"]";
        let mut bargain = bargain(&game(seat, "contract-office"), None, false);
        assert_eq!(bargain.step, Step::Swap);
        // None, one for one (2×2), both.
        assert_eq!(bargain.options.len(), 6);
        let first = terms_of(bargain.preview().unwrap().mv).unwrap();
        assert_eq!(first, Terms::default(), "no swap comes first");
        bargain.cursor = 5;
        assert!(bargain.settles());
    }

    /// Coal and ore are bought; one trade route may be used on either.
    #[test]
    fn the_cheapest_payment_comes_first() {
        let grid = "grid = [\"  .   .   .   .   .\", \"  .   .   .   .   .\", \"  .   .  CC 028 012\", \"  .   .   .   .   .\", \"  .   .   .   .   .\"]";
        let game = game(&format!("center = \"wood\"\nmoney = 9\n{grid}"), "pressure-foundry");
        let few = bargain(&game, None, false);
        let every = bargain(&game, None, true);
        let prices = |bargain: &Bargain| -> Vec<i32> {
            bargain.options.iter().map(|preview| preview.brings.money).collect()
        };
        assert_eq!(prices(&few), [-5, -6], "with the route, and without");
        assert_eq!(prices(&every), [-5, -5, -6], "the route on either good");
        assert_eq!(few.step, Step::Payment);
    }
}
