//! What the planner needs where nothing is known of a game: every move is worth a thought, and games are played on at
//! random.

use super::{Policy, worth_of};
use game_core::{Dice, Game, Seat, View, Viewer};
use std::hash::{DefaultHasher, Hash, Hasher};

/// A policy for any game.
#[derive(Debug, Default)]
pub struct AnyPolicy;

impl<G: Game> Policy<G> for AnyPolicy {
    fn candidates(&mut self, view: &G::View<'_>, _ways: usize, out: &mut Vec<(G::Move, f64)>) {
        let mut moves = Vec::new();
        view.legal_moves(&mut moves);
        out.extend(moves.into_iter().map(|mv| (mv, 0.0)));
    }

    fn key(&self, world: &G, mv: &G::Move) -> u64 {
        let mut hasher = DefaultHasher::new();
        world.write_move(mv.clone()).hash(&mut hasher);
        hasher.finish()
    }

    fn quick(&mut self, world: &G, seat: Seat, dice: &mut Dice) -> G::Move {
        let mv = world.view(Viewer::Seat(seat)).random_move(dice);
        mv.expect("a seat to act has a move") // never fails
    }

    fn worth(&self, world: &G, seat: Seat) -> f64 {
        world.outcome().map_or(0.0, |outcome| worth_of(&outcome, seat))
    }
}
