//! `random`: any legal move, each equally likely.

use crate::Bot;
use game_core::{Dice, Game, View};

/// Plays uniformly over the legal moves.
#[derive(Debug, Clone, Copy, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, view: &G::View<'_>, dice: &mut Dice) -> G::Move {
        let n = dice.below(view.move_count());
        view.nth_move(n).expect("the view counted its moves") // never fails
    }
}
