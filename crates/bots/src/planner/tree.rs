//! What the planner has learnt about its own later moves, after one of its candidates.
//!
//! The moves of others and of chance are not part of the tree: they are what a made-up world brings. So a node stands for
//! all positions that the same own moves lead to, and which of its branches are open depends on the world.

use super::{PlanGame, Policy};
use game_core::{Dice, Seat, Viewer};

/// How many own decisions deep the tree grows.
const DEPTH: usize = 6;
/// Visits before a node asks for more than the quick move.
const PATIENCE: f64 = 6.0;
/// How soon a node looks at more moves as it is visited more often.
const WIDENING: f64 = 0.5;
/// How many moves a node looks at in the end.
const WIDEST: usize = 8;
/// How much doubt counts.
const DOUBT: f64 = 0.25;

/// An own move in a node.
struct Branch {
    key: u64,
    visits: u32,
    total: f64,
    node: usize,
}

#[derive(Default)]
struct Node {
    visits: u32,
    branches: Vec<Branch>,
}

/// The tree below one candidate.
pub(super) struct Tree {
    nodes: Vec<Node>,
    path: Vec<(usize, usize)>,
}

impl Default for Tree {
    fn default() -> Self {
        Tree { nodes: vec![Node::default()], path: Vec::new() }
    }
}

impl Tree {
    /// Plays a world to its end, from after the candidate, and returns what that is worth.
    pub(super) fn play<G: PlanGame>(
        &mut self,
        world: &mut G,
        seat: Seat,
        policy: &mut G::Policy,
        dice: &mut Dice,
        moves: &mut Vec<(G::Move, f64)>,
    ) -> f64 {
        self.path.clear();
        let mut node = Some(0);
        while let Some(next) = world.to_act().lowest() {
            let mv = match (world.automatic_move(), node) {
                (Some((_, mv)), _) => mv,
                (None, Some(here)) if next == seat => {
                    let found = self.choose(here, world, seat, policy, moves);
                    node = found.as_ref().map(|&(_, node)| node).filter(|_| self.path.len() < DEPTH);
                    found.map(|(mv, _)| mv).unwrap_or_else(|| policy.quick(world, next, dice))
                }
                _ => policy.quick(world, next, dice),
            };
            world.play(next, mv, &mut ()).expect("a policy plays legal moves"); // never fails
        }
        let worth = policy.worth(world, seat);
        for &(node, branch) in &self.path {
            let branch = &mut self.nodes[node].branches[branch];
            branch.visits += 1;
            branch.total += worth;
        }
        worth
    }

    /// Chooses among the moves that a node looks at by now; none as long as it is new.
    fn choose<G: PlanGame>(
        &mut self,
        here: usize,
        world: &G,
        seat: Seat,
        policy: &mut G::Policy,
        moves: &mut Vec<(G::Move, f64)>,
    ) -> Option<(G::Move, usize)> {
        self.nodes[here].visits += 1;
        let visits = f64::from(self.nodes[here].visits);
        let width = (visits / PATIENCE).powf(WIDENING) as usize;
        if width == 0 {
            return None;
        }
        moves.clear();
        policy.candidates(&world.view(Viewer::Seat(seat)), 1, moves);
        let mut best: Option<(f64, usize, Option<usize>, u64)> = None;
        for (number, (mv, _)) in moves.iter().enumerate().take((width + 1).min(WIDEST)) {
            let key = policy.key(world, mv);
            let known = self.nodes[here].branches.iter().position(|branch| branch.key == key);
            let value = match known.map(|branch| &self.nodes[here].branches[branch]) {
                Some(branch) => {
                    let tried = f64::from(branch.visits);
                    branch.total / tried + DOUBT * (visits.ln() / tried).sqrt()
                }
                None => f64::INFINITY,
            };
            if best.is_none_or(|(most, ..)| value > most) {
                best = Some((value, number, known, key));
            }
        }
        let (_, number, known, key) = best?;
        let branch = known.unwrap_or_else(|| {
            let node = self.nodes.len();
            self.nodes.push(Node::default());
            self.nodes[here].branches.push(Branch { key, visits: 0, total: 0.0, node });
            self.nodes[here].branches.len() - 1
        });
        self.path.push((here, branch));
        Some((moves[number].0.clone(), self.nodes[here].branches[branch].node))
    }
}
