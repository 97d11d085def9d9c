//! Sequential halving over candidate moves, in common worlds.
//!
//! **Invariant:** world `n` depends on the seed and `n` only, and an arm meets its worlds one after the other on one
//! thread, so a budget in iterations gives the same analysis on any number of threads.

use super::tree::Tree;
use super::{Analysis, Budget, Candidate, PlanGame, Policy, points_of, won_by};
use game_core::{Dice, Seat, View};
use std::time::{Duration, Instant};

/// How many ways to do nearly the same are candidates.
const WAYS: usize = 3;

/// Small budgets are spent on few candidates: each should get about this many iterations.
const EACH: u64 = 12;
/// The fewest candidates.
const FEWEST: usize = 3;

/// A candidate and what has come of it so far.
struct Arm<M> {
    mv: M,
    total: f64,
    points: i64,
    wins: f64,
    visits: u64,
    tree: Tree,
}

impl<M> Arm<M> {
    fn new(mv: M) -> Arm<M> {
        Arm { mv, total: 0.0, points: 0, wins: 0.0, visits: 0, tree: Tree::default() }
    }

    fn value(&self) -> f64 {
        self.total / self.visits.max(1) as f64
    }
}

/// Thinks about the moves of a view.
pub(super) fn analyse<G: PlanGame>(
    view: &G::View<'_>,
    budget: Budget,
    policies: &mut [G::Policy],
    seed: u64,
) -> Analysis<G::Move> {
    let started = Instant::now();
    let seat = view.viewer().seat().expect("a bot sits at the table"); // never a spectator
    let mut guesses = Vec::new();
    match view.move_count() {
        1 => guesses.extend(view.nth_move(0).map(|mv| (mv, 0.0))),
        _ => policies[0].candidates(view, WAYS, &mut guesses),
    }
    let mut arms: Vec<Arm<G::Move>> = guesses.iter().map(|(mv, _)| Arm::new(mv.clone())).collect();
    let mut search = Search::<G> { view, seat, seed, policies, next_world: 0, worlds: Vec::new() };
    let finalists = match budget {
        _ if arms.len() == 1 => 1,
        Budget::Iterations(count) => search.by_count(&mut arms, count),
        Budget::Time(time) => search.by_time(&mut arms, started, time),
    };
    ranked(arms, finalists)
}

/// The finalists come first, best before worst, then those that were dropped, the last one first. What was never tried
/// is left out.
fn ranked<M>(mut arms: Vec<Arm<M>>, finalists: usize) -> Analysis<M> {
    if arms.len() > 1 {
        arms[..finalists].sort_by(|a, b| b.value().total_cmp(&a.value()));
        arms[finalists..].sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value().total_cmp(&a.value())));
        arms.retain(|arm| arm.visits > 0);
    }
    let iterations: u64 = arms.iter().map(|arm| arm.visits).sum();
    let candidate = |arm: Arm<M>| {
        let games = arm.visits.max(1) as f64;
        Candidate {
            value: arm.value(),
            points: arm.points as f64 / games,
            wins: arm.wins / games,
            visits: arm.visits,
            share: arm.visits as f64 / iterations.max(1) as f64,
            mv: arm.mv,
        }
    };
    Analysis { candidates: arms.into_iter().map(candidate).collect(), iterations }
}

/// How many of the arms are tried with so many iterations.
fn affordable(arms: usize, iterations: u64) -> usize {
    let some = usize::try_from(iterations / EACH).unwrap_or(usize::MAX);
    some.max(FEWEST).min(arms)
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
    /// Spends exactly `count` iterations; returns how many arms were never dropped.
    fn by_count(&mut self, arms: &mut [Arm<G::Move>], count: u64) -> usize {
        let mut left = count;
        let mut alive = affordable(arms.len(), count);
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
        alive
    }

    /// Thinks until the time is over: each round has an equal share of it. The first game is to see how long one takes.
    fn by_time(&mut self, arms: &mut [Arm<G::Move>], started: Instant, time: Duration) -> usize {
        let before = started.elapsed();
        self.play(&mut arms[..1], 1);
        let each = (started.elapsed() - before).max(Duration::from_nanos(1));
        arms[0] = Arm::new(arms[0].mv.clone());
        self.next_world = 0;
        let count = time.as_nanos() / each.as_nanos();
        let mut alive = affordable(arms.len(), u64::try_from(count).unwrap_or(u64::MAX));
        loop {
            let elapsed = started.elapsed();
            let end = elapsed + time.saturating_sub(elapsed) / rounds(alive);
            loop {
                let before = started.elapsed();
                self.play(&mut arms[..alive], self.policies.len() as u64);
                // The next one would take as long as this one.
                let now = started.elapsed();
                if now + (now - before) > end {
                    break;
                }
            }
            if alive == 2 || started.elapsed() >= time {
                return alive;
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

    /// Plays every arm in every world of the batch; the arms are shared out among the threads.
    fn play_batch(&mut self, arms: &mut [Arm<G::Move>]) {
        let (seat, worlds) = (self.seat, &self.worlds);
        let share = arms.len().div_ceil(self.policies.len());
        let alone = self.policies.len() == 1;
        let work = arms.chunks_mut(share).zip(self.policies.iter_mut());
        if alone {
            work.for_each(|(arms, policy)| play_arms(arms, worlds, seat, policy));
        } else {
            std::thread::scope(|scope| {
                for (arms, policy) in work {
                    scope.spawn(move || play_arms(arms, worlds, seat, policy));
                }
            });
        }
    }
}

/// Keeps the better half, in order of value.
fn halve<M>(arms: &mut [Arm<M>]) -> usize {
    arms.sort_by(|a, b| b.value().total_cmp(&a.value()));
    arms.len().div_ceil(2)
}

/// Plays all arms in all worlds.
fn play_arms<G: PlanGame>(
    arms: &mut [Arm<G::Move>],
    worlds: &[(G, Dice)],
    seat: Seat,
    policy: &mut G::Policy,
) {
    let mut moves = Vec::new();
    for arm in arms {
        for (world, dice) in worlds {
            let (mut world, mut dice) = (world.clone(), dice.clone());
            policy.begin();
            world.play(seat, arm.mv.clone(), &mut ()).expect("a listed move is legal in every world"); // never fails
            arm.total += arm.tree.play(&mut world, seat, policy, &mut dice, &mut moves);
            arm.visits += 1;
            if let Some(outcome) = world.outcome() {
                arm.points += i64::from(points_of(&outcome, seat));
                arm.wins += won_by(&outcome, seat);
            }
        }
    }
}
