//! Playing many games.

use crate::stats::Spread;
use crate::work;
use bots::name::BotName;
use bots::planner::{Budget, Options};
use bots::{Bot, BotGame, UnknownBot, seat_dice};
use game_core::{Dice, Outcome, Viewer};
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// What to play.
pub struct Plan<G: BotGame> {
    /// The table, the same for all games.
    pub setup: G::Setup,
    /// A bot for each seat that the rules do not play themselves.
    pub bots: Vec<String>,
    /// How many, one after the other by seed.
    pub games: u64,
    /// The first game's seed; each next game has the next seed.
    pub seed: u64,
    /// How many threads; all cores if not said.
    pub threads: Option<usize>,
}

/// One finished game.
pub struct Played {
    /// With the plan's table and bots all that is needed to play it again.
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
    /// In their order, with those that the rules play.
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
    each: impl FnMut(&G, &G::Move),
) -> Outcome {
    let never = AtomicBool::new(false);
    play_unless(setup, seed, bots, &never, each).expect("nobody stops it") // never fails
}

/// Plays one game to its end, unless it is stopped before.
pub(crate) fn play_unless<G: BotGame>(
    setup: &G::Setup,
    seed: u64,
    bots: &mut [Box<dyn Bot<G>>],
    stop: &AtomicBool,
    mut each: impl FnMut(&G, &G::Move),
) -> Option<Outcome> {
    let mut game = G::new(setup, seed);
    let mut dice: [Option<Dice>; 8] = Default::default();
    while let Some(seat) = game.to_act().lowest() {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
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
    game.outcome()
}

/// Whether a bot thinks for a time: then another run may bring other games.
pub fn plays_by_the_clock(bot: &str) -> bool {
    let timed = |options: Options| matches!(options.budget, Budget::Time(_));
    matches!(bot.parse(), Ok(BotName::Planner(options)) if timed(options))
}

/// Plays all games of a plan. `finished` sees them in order of their seeds; `with_moves` says whether it wants the moves
/// too. Raising `stop` breaks off the games under way.
pub fn simulate<G: BotGame>(
    plan: &Plan<G>,
    with_moves: bool,
    stop: &AtomicBool,
    mut finished: impl FnMut(&Played),
) -> Result<Report, UnknownBot> {
    for name in &plan.bots {
        G::bot(name)?;
    }
    let seat_bots = || -> Vec<Box<dyn Bot<G>>> {
        plan.bots.iter().map(|name| G::bot(name).expect("checked before")).collect() // never fails
    };
    let play = |bots: &mut Vec<Box<dyn Bot<G>>>, number: u64| {
        let seed = plan.seed.wrapping_add(number);
        let (mut plies, mut moves) = (0, Vec::new());
        let outcome = play_unless(&plan.setup, seed, bots, stop, |game, mv| {
            plies += 1;
            if with_moves {
                moves.push(game.write_move(mv.clone()));
            }
        })?;
        Some(Played { seed, outcome, plies, moves: with_moves.then_some(moves) })
    };
    let (started, mut tally) = (Instant::now(), Tally::default());
    let threads = work::threads(plan.threads, plan.games);
    work::in_order(0..plan.games, threads, stop, seat_bots, play, |_, game| {
        tally.add(&game);
        finished(&game);
    });
    Ok(tally.report(plan, started.elapsed().as_secs_f64()))
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
