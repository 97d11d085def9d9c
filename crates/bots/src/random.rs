//! `random`: any legal move, each equally likely.

use crate::Bot;
use game_core::{Dice, Game, View};

/// Plays uniformly over the legal moves.
#[derive(Debug, Clone, Copy, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, view: &G::View<'_>, dice: &mut Dice) -> G::Move {
        view.random_move(dice).expect("a bot is asked only when it has a move") // never fails
    }
}
