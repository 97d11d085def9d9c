//! Sequential halving over candidate moves, in common worlds.
//!
//! **Invariant:** world `n` depends on the seed and `n` only, and what games are worth is summed up in whole numbers, so
//! a budget in iterations gives the same analysis on any number of threads.

use super::{Analysis, Budget, Candidate, PlanGame, Policy};
use game_core::{Dice, Seat, View};
use std::time::{Duration, Instant};

/// How finely worth is summed up.
const GRAIN: f64 = (1u64 << 20) as f64;

/// A candidate and what has come of it so far.
struct Arm<M> {
    mv: M,
    total: i64,
    visits: u64,
}

impl<M> Arm<M> {
    fn value(&self) -> f64 {
        self.total as f64 / GRAIN / self.visits.max(1) as f64
    }
}

/// Thinks about the moves of a view.
pub fn analyse<G: PlanGame>(
    view: &G::View<'_>,
    budget: Budget,
    policies: &mut [G::Policy],
    seed: u64,
) -> Analysis<G::Move> {
    let started = Instant::now();
    let seat = view.viewer().seat().expect("a bot sits at the table"); // never a spectator
    let mut guesses = Vec::new();
    policies[0].candidates(view, &mut guesses);
    let mut arms: Vec<Arm<G::Move>> =
        guesses.iter().map(|(mv, _)| Arm { mv: mv.clone(), total: 0, visits: 0 }).collect();
    let mut search = Search::<G> { view, seat, seed, policies, next_world: 0, worlds: Vec::new() };
    if arms.len() > 1 {
        match budget {
            Budget::Iterations(count) => search.by_count(&mut arms, count),
            Budget::Time(time) => search.by_time(&mut arms, started, time),
        }
    }
    ranked(arms)
}

/// Those that were tried longest come first, and among them the best.
fn ranked<M>(mut arms: Vec<Arm<M>>) -> Analysis<M> {
    arms.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value().total_cmp(&a.value())));
    let iterations: u64 = arms.iter().map(|arm| arm.visits).sum();
    let share = |visits: u64| visits as f64 / iterations.max(1) as f64;
    let candidates = arms
        .into_iter()
        .map(|arm| Candidate { value: arm.value(), visits: arm.visits, share: share(arm.visits), mv: arm.mv })
        .collect();
    Analysis { candidates, iterations }
}

/// How many rounds of halving leave one of `arms`.
fn rounds(arms: usize) -> u32 {
    arms.next_power_of_two().trailing_zeros()
}

/// A search under way. The first arms are those still in it.
struct Search<'q, 'v, G: PlanGame> {
    view: &'q G::View<'v>,
    seat: Seat,
    seed: u64,
    policies: &'q mut [G::Policy],
    next_world: u64,
    /// Worlds about to be played, each with dice for what happens in it.
    worlds: Vec<(G, Dice)>,
}

/// How many worlds are made up at once.
const BATCH: u64 = 32;

impl<G: PlanGame> Search<'_, '_, G> {
    /// Spends exactly `count` iterations.
    fn by_count(&mut self, arms: &mut [Arm<G::Move>], count: u64) {
        let mut left = count;
        let mut alive = arms.len();
        while alive > 1 && left > 0 {
            let worlds = (left / u64::from(rounds(alive)) / alive as u64).max(1);
            if worlds * alive as u64 > left {
                break;
            }
            self.play(&mut arms[..alive], worlds);
            left -= worlds * alive as u64;
            if alive == 2 {
                break;
            }
            alive = halve(&mut arms[..alive]);
        }
        // What is left does not reach for all of them: the first ones get it.
        while left > 0 {
            let some = alive.min(usize::try_from(left).unwrap_or(alive));
            self.play(&mut arms[..some], 1);
            left -= some as u64;
        }
    }

    /// Thinks until the time is over: each round has an equal share of it.
    fn by_time(&mut self, arms: &mut [Arm<G::Move>], started: Instant, time: Duration) {
        let mut alive = arms.len();
        loop {
            let elapsed = started.elapsed();
            let end = elapsed + time.saturating_sub(elapsed) / rounds(alive);
            loop {
                let before = started.elapsed();
                self.play(&mut arms[..alive], self.policies.len() as u64);
                // The next one takes as long as this one.
                let now = started.elapsed();
                if now + (now - before) / 2 > end {
                    break;
                }
            }
            if alive == 2 || started.elapsed() >= time {
                return;
            }
            alive = halve(&mut arms[..alive]);
        }
    }

    /// Plays every arm in the next `count` worlds.
    fn play(&mut self, arms: &mut [Arm<G::Move>], count: u64) {
        let end = self.next_world + count;
        while self.next_world < end {
            let batch = self.next_world..end.min(self.next_world + BATCH);
            self.next_world = batch.end;
            let (view, seed) = (self.view, self.seed);
            self.worlds.clear();
            self.worlds.extend(batch.map(|number| {
                let mut dice = Dice::new(seed, 1 + number);
                (view.sample(&mut dice), dice)
            }));
            self.play_batch(arms);
        }
    }

    /// Plays every arm in every world of the batch, shared out among the threads.
    fn play_batch(&mut self, arms: &mut [Arm<G::Move>]) {
        let seat = self.seat;
        let share = self.worlds.len().div_ceil(self.policies.len());
        let moves: Vec<&G::Move> = arms.iter().map(|arm| &arm.mv).collect();
        let work = self.worlds.chunks(share).zip(self.policies.iter_mut());
        let totals: Vec<Vec<i64>> = if share == self.worlds.len() {
            work.map(|(worlds, policy)| play_worlds(worlds, &moves, seat, policy)).collect()
        } else {
            std::thread::scope(|scope| {
                let moves = &moves;
                let threads: Vec<_> = work
                    .map(|(worlds, policy)| scope.spawn(move || play_worlds(worlds, moves, seat, policy)))
                    .collect();
                let join = |thread: std::thread::ScopedJoinHandle<'_, _>| thread.join().expect("no panic"); // passed on
                threads.into_iter().map(join).collect()
            })
        };
        for (number, arm) in arms.iter_mut().enumerate() {
            arm.total += totals.iter().map(|totals| totals[number]).sum::<i64>();
            arm.visits += self.worlds.len() as u64;
        }
    }
}

/// Keeps the better half, in order of value.
fn halve<M>(arms: &mut [Arm<M>]) -> usize {
    arms.sort_by(|a, b| b.value().total_cmp(&a.value()));
    arms.len().div_ceil(2)
}

/// What each move leads to, summed up over the worlds.
fn play_worlds<G: PlanGame>(
    worlds: &[(G, Dice)],
    moves: &[&G::Move],
    seat: Seat,
    policy: &mut G::Policy,
) -> Vec<i64> {
    let mut totals = vec![0; moves.len()];
    for (world, dice) in worlds {
        for (&mv, total) in moves.iter().zip(totals.iter_mut()) {
            *total += (play_on(world.clone(), seat, mv.clone(), policy, dice.clone()) * GRAIN).round() as i64;
        }
    }
    totals
}

/// Plays a world to its end after a move, and returns what that is worth.
fn play_on<G: PlanGame>(
    mut world: G,
    seat: Seat,
    mv: G::Move,
    policy: &mut G::Policy,
    mut dice: Dice,
) -> f64 {
    world.play(seat, mv, &mut ()).expect("a listed move is legal in every world"); // never fails
    while let Some(next) = world.to_act().lowest() {
        let mv = match world.automatic_move() {
            Some((_, mv)) => mv,
            None => policy.quick(&world, next, &mut dice),
        };
        world.play(next, mv, &mut ()).expect("a policy plays legal moves"); // never fails
    }
    policy.worth(&world, seat)
}
