//! Made-up games played on to their ends, for whoever wants to know what may come rather than what to do.

use super::{PlanGame, Policy};
use game_core::{Dice, Seat, View, Viewer};

/// What one seat does in made-up games, and what it sees of them.
pub trait Follower<G: PlanGame> {
    /// Another world begins.
    fn begin(&mut self, world: &G);

    /// What the seat does now; as the policy likes it if nothing is said.
    fn decide(&mut self, world: &G) -> Option<G::Move>;

    /// Somebody moved.
    fn moved(&mut self, seat: Seat, world: &G);

    /// The world is at its end.
    fn end(&mut self, world: &G);
}

/// Of ten moves of somebody else, how many are the best that the policy knows, and how many the best or the next.
const BEST: usize = 6;
const NEXT: usize = 9;

/// Plays so many worlds that agree with a view on to their ends. World `n` depends on the seed and `n` only. The others do
/// not always what looks best: nobody knows what they will do.
pub fn play_worlds<G: PlanGame>(view: &G::View<'_>, count: u64, seed: u64, follower: &mut impl Follower<G>) {
    let Some(own) = view.viewer().seat() else { return };
    let mut policy = G::Policy::default();
    let mut candidates = Vec::new();
    for number in 0..count {
        let mut dice = Dice::new(seed, 1 + number);
        let mut world = view.sample(&mut dice);
        policy.begin();
        follower.begin(&world);
        while let Some(seat) = world.to_act().lowest() {
            let chosen = if seat == own { follower.decide(&world) } else { None };
            // What somebody wants may be against the rules in this world.
            let done = chosen.is_some_and(|mv| world.play(seat, mv, &mut ()).is_ok());
            if !done {
                let mv = match world.automatic_move() {
                    Some((_, mv)) => mv,
                    None if seat == own => policy.quick(&world, seat, &mut dice),
                    None => {
                        candidates.clear();
                        policy.candidates(&world.view(Viewer::Seat(seat)), 1, &mut candidates);
                        let place = match dice.below(10) {
                            ..BEST => 0,
                            BEST..NEXT => 1,
                            _ => 2,
                        };
                        let chosen = candidates.get(place).or(candidates.first());
                        chosen.map_or_else(|| policy.quick(&world, seat, &mut dice), |(mv, _)| mv.clone())
                    }
                };
                world.play(seat, mv, &mut ()).expect("a policy plays legal moves"); // never fails
            }
            follower.moved(seat, &world);
        }
        follower.end(&world);
    }
}
