//! Playing many games.

use crate::stats::Spread;
use bots::{Bot, BotGame, UnknownBot, seat_dice};
use game_core::{Dice, Outcome, Viewer};
use rayon::prelude::*;
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// What to play.
pub struct Plan<G: BotGame> {
    /// The table.
    pub setup: G::Setup,
    /// A bot for each seat that the rules do not play themselves.
    pub bots: Vec<String>,
    /// How many games.
    pub games: u64,
    /// The first game's seed; each next game has the next seed.
    pub seed: u64,
    /// How many threads; all cores if not said.
    pub threads: Option<usize>,
}

/// One finished game.
pub struct Played {
    /// Its seed.
    pub seed: u64,
    /// How it ended.
    pub outcome: Outcome,
    /// How many moves it had, automatic ones included.
    pub plies: usize,
    /// The moves in notation, if they were asked for.
    pub moves: Option<Vec<String>>,
}

/// The figures of a simulation, in the shape that `sim --json` prints.
#[derive(Debug, Clone, Serialize)]
pub struct Report {
    /// How many games were played.
    pub games: u64,
    /// How long it took.
    pub seconds: f64,
    /// Speed.
    pub games_per_second: f64,
    /// Speed.
    pub moves_per_second: f64,
    /// By seat.
    pub seats: Vec<SeatReport>,
}

/// One seat's figures.
#[derive(Debug, Clone, Serialize)]
pub struct SeatReport {
    /// Who played there.
    pub bot: String,
    /// Wins; a shared win counts as an equal share.
    pub wins: f64,
    /// Share of the games.
    pub win_rate: f64,
    /// Its scores.
    pub score: Spread,
}

/// Plays one game to its end.
pub fn play_game<G: BotGame>(
    setup: &G::Setup,
    seed: u64,
    bots: &mut [Box<dyn Bot<G>>],
    mut each: impl FnMut(&G, &G::Move),
) -> Outcome {
    let mut game = G::new(setup, seed);
    let mut dice: [Option<Dice>; 8] = Default::default();
    while let Some(seat) = game.to_act().lowest() {
        let mv = match game.automatic_move() {
            Some((_, mv)) => mv,
            None => {
                let dice = dice[seat.index()].get_or_insert_with(|| seat_dice(seed, seat));
                bots[seat.index()].choose(&game.view(Viewer::Seat(seat)), dice)
            }
        };
        each(&game, &mv);
        game.play(seat, mv, &mut ()).expect("bots play legal moves"); // never fails
    }
    game.outcome().expect("nobody acts only at the end") // never fails
}

/// Why nothing could be simulated.
#[derive(Debug, thiserror::Error)]
pub enum SimError {
    /// No such bot.
    #[error(transparent)]
    UnknownBot(#[from] UnknownBot),
    /// The machine does not give that many threads.
    #[error("{threads} threads cannot be started; ask for fewer with --threads")]
    Threads {
        /// As asked for.
        threads: usize,
    },
}

/// Games are handed out in chunks: large enough to keep threads busy, small enough to show progress.
const CHUNK: u64 = 64;

/// Plays all games of a plan. `finished` sees them in order of their seeds, a chunk of them at a time; `with_moves`
/// says whether it wants the moves too. Raising `stop` ends the simulation after the games under way.
pub fn simulate<G: BotGame>(
    plan: &Plan<G>,
    with_moves: bool,
    stop: &AtomicBool,
    mut finished: impl FnMut(&[Played]),
) -> Result<Report, SimError> {
    for name in &plan.bots {
        G::bot(name)?;
    }
    // More threads than chunks would only wait.
    let most = usize::try_from(plan.games.div_ceil(CHUNK)).unwrap_or(usize::MAX).max(1);
    let all = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = plan.threads.unwrap_or(all).min(most);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|_| SimError::Threads { threads })?;
    let started = Instant::now();
    let mut tally = Tally::default();
    let lanes = pool.current_num_threads() as u64;
    let mut next = 0;
    while next < plan.games && !stop.load(Ordering::Relaxed) {
        let end = (next + lanes * CHUNK).min(plan.games);
        let starts: Vec<u64> = (next..end).step_by(CHUNK as usize).collect();
        let chunks: Vec<Vec<Played>> = pool.install(|| {
            starts
                .par_iter()
                .map(|&from| play_chunk(plan, from..(from + CHUNK).min(end), with_moves))
                .collect()
        });
        for chunk in &chunks {
            chunk.iter().for_each(|game| tally.add(game));
            finished(chunk);
        }
        next = end;
    }
    Ok(tally.report(plan, started.elapsed().as_secs_f64()))
}

fn play_chunk<G: BotGame>(plan: &Plan<G>, numbers: std::ops::Range<u64>, with_moves: bool) -> Vec<Played> {
    let names = plan.bots.iter();
    let mut bots: Vec<_> = names.map(|name| G::bot(name).expect("checked before")).collect(); // never fails
    numbers
        .map(|number| {
            let seed = plan.seed.wrapping_add(number);
            let (mut plies, mut moves) = (0, Vec::new());
            let outcome = play_game(&plan.setup, seed, &mut bots, |game, mv| {
                plies += 1;
                if with_moves {
                    moves.push(game.write_move(mv.clone()));
                }
            });
            Played { seed, outcome, plies, moves: with_moves.then_some(moves) }
        })
        .collect()
}

#[derive(Default)]
struct Tally {
    games: u64,
    plies: u64,
    wins: Vec<f64>,
    /// By seat: how often each score was reached.
    scores: Vec<BTreeMap<i32, u64>>,
}

impl Tally {
    fn add(&mut self, game: &Played) {
        let seats = game.outcome.scores.len();
        self.wins.resize(seats, 0.0);
        self.scores.resize(seats, BTreeMap::new());
        self.games += 1;
        self.plies += game.plies as u64;
        for (seat, &score) in game.outcome.scores.iter().enumerate() {
            *self.scores[seat].entry(score).or_default() += 1;
        }
        for winner in game.outcome.winners.iter() {
            self.wins[winner.index()] += 1.0 / game.outcome.winners.len() as f64;
        }
    }

    fn report<G: BotGame>(self, plan: &Plan<G>, seconds: f64) -> Report {
        let games = self.games.max(1) as f64;
        let seats = self.scores.iter().enumerate().map(|(seat, scores)| SeatReport {
            bot: plan.bots.get(seat).cloned().unwrap_or_else(|| G::automaton_name().to_owned()),
            wins: self.wins[seat],
            win_rate: self.wins[seat] / games,
            score: Spread::of(scores),
        });
        Report {
            games: self.games,
            seconds,
            games_per_second: self.games as f64 / seconds,
            moves_per_second: self.plies as f64 / seconds,
            seats: seats.collect(),
        }
    }
}
