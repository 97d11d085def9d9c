//! Tournaments: every bot against every other, on the same deals, from every seat.
//!
//! A round is one deal, and with it every table of the tournament is played: for each number of seats, each two bots, one
//! of the first among bots of the second and the other way round, once from each seat. So no bot has better tiles or a
//! better seat than another, and a longer tournament begins with the games of a shorter one.

use crate::elo::{Meeting, ratings};
use crate::sim::play_unless;
use crate::stats::{Estimate, Sample, wilson};
use crate::work;
use bots::{BotGame, UnknownBot};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

/// What to play.
pub struct Tournament<G: BotGame> {
    /// The bots, at least two different ones.
    pub bots: Vec<String>,
    /// A table for each number of seats; two seats or more.
    pub tables: Vec<(usize, G::Setup)>,
    /// How many deals.
    pub rounds: u64,
    /// The first round's seed; each next round has the next seed.
    pub seed: u64,
    /// Whether only the first bot is compared: alone among bots of each other kind, and not the other way round.
    pub challenge: bool,
}

/// One game of a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bout {
    /// Its number in the tournament, from 0.
    pub game: u64,
    /// Its deal.
    pub seed: u64,
    /// By seat.
    pub bots: Vec<String>,
    /// By seat.
    pub scores: Vec<i32>,
    /// The seats that won; several share the win.
    pub winners: Vec<usize>,
}

/// Why a tournament cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum TournamentError {
    /// No such bot.
    #[error(transparent)]
    UnknownBot(#[from] UnknownBot),
    /// Nothing to compare.
    #[error("a tournament needs two bots or more, as in --bots greedy,random")]
    TooFew,
    /// A bot is there twice.
    #[error("the bot '{0}' is named twice; each bot takes part once")]
    Twice(String),
    /// There is nothing to compare in a solo game.
    #[error("a tournament is for tables of two seats or more; `tabletown lab solo` is for one")]
    Alone,
}

/// Who sits where: the number of a table, and a bot for each of its seats.
struct LineUp {
    table: usize,
    bots: Vec<usize>,
}

impl<G: BotGame> Tournament<G> {
    /// Whether it can be played.
    pub fn check(&self) -> Result<(), TournamentError> {
        for (place, bot) in self.bots.iter().enumerate() {
            G::bot(bot)?;
            if self.bots[..place].contains(bot) {
                return Err(TournamentError::Twice(bot.clone()));
            }
        }
        if self.bots.len() < 2 {
            return Err(TournamentError::TooFew);
        }
        if self.tables.iter().any(|&(seats, _)| seats < 2) {
            return Err(TournamentError::Alone);
        }
        Ok(())
    }

    /// The games of a round.
    fn line_ups(&self) -> Vec<LineUp> {
        let mut all = Vec::new();
        for (table, &(seats, _)) in self.tables.iter().enumerate() {
            for first in 0..if self.challenge { 1 } else { self.bots.len() } {
                for second in first + 1..self.bots.len() {
                    // With two seats one among the others is the same from both sides.
                    let sides = if seats == 2 || self.challenge { 1 } else { 2 };
                    for (lone, others) in [(first, second), (second, first)].into_iter().take(sides) {
                        for at in 0..seats {
                            let mut bots = vec![others; seats];
                            bots[at] = lone;
                            all.push(LineUp { table, bots });
                        }
                    }
                }
            }
        }
        all
    }

    /// How many games all rounds have together.
    pub fn games(&self) -> u64 {
        self.rounds * self.line_ups().len() as u64
    }

    /// Tells whether a result can be of this tournament, whatever its scores.
    pub fn fits(&self) -> impl Fn(&Bout) -> bool {
        let line_ups = self.line_ups();
        move |bout| {
            let (round, place) = (bout.game / line_ups.len() as u64, bout.game % line_ups.len() as u64);
            let seats = &line_ups[place as usize].bots;
            let names = seats.iter().map(|&bot| &self.bots[bot]);
            bout.seed == self.seed.wrapping_add(round)
                && bout.bots.iter().eq(names)
                && bout.scores.len() == seats.len()
                && !bout.winners.is_empty()
                && bout.winners.iter().all(|&seat| seat < seats.len())
        }
    }

    /// Plays all games from number `from` on; `finished` sees them in order. Raising `stop` breaks off the games under
    /// way. Returns how many `finished` saw.
    pub fn play(
        &self,
        from: u64,
        threads: Option<usize>,
        stop: &AtomicBool,
        mut finished: impl FnMut(Bout),
    ) -> Result<u64, TournamentError> {
        self.check()?;
        let (line_ups, games) = (self.line_ups(), self.games());
        let threads = work::threads(threads, games.saturating_sub(from));
        let job = |_: &mut (), game: u64| {
            let line_up = &line_ups[(game % line_ups.len() as u64) as usize];
            let seed = self.seed.wrapping_add(game / line_ups.len() as u64);
            let names = || line_up.bots.iter().map(|&bot| self.bots[bot].as_str());
            let mut bots: Vec<_> = names().map(|name| G::bot(name).expect("checked before")).collect(); // never fails
            let outcome = play_unless(&self.tables[line_up.table].1, seed, &mut bots, stop, |_, _| ())?;
            Some(Bout {
                game,
                seed,
                bots: names().map(str::to_owned).collect(),
                scores: outcome.scores,
                winners: outcome.winners.iter().map(|seat| seat.index()).collect(),
            })
        };
        Ok(work::in_order(from..games, threads, stop, || (), job, |_, bout| finished(bout)))
    }

    /// What results say.
    pub fn standings(&self, bouts: &[Bout]) -> Standings {
        let place = |name: &String| self.bots.iter().position(|bot| bot == name).unwrap_or_default();
        let meetings: Vec<Meeting> = bouts
            .iter()
            .map(|bout| Meeting {
                deal: bout.seed,
                bots: bout.bots.iter().map(place).collect(),
                shares: shares(bout),
            })
            .collect();
        let elo = ratings(self.bots.len(), &meetings, MADE_UP_TIES);
        let mut bots: Vec<Rated> = (0..self.bots.len())
            .map(|bot| {
                let with = || meetings.iter().filter(|meeting| meeting.bots.contains(&bot));
                let won = |meeting: &Meeting| -> f64 {
                    let seats = meeting.bots.iter().zip(&meeting.shares);
                    seats.filter(|&(&there, _)| there == bot).map(|(_, share)| share).sum()
                };
                Rated {
                    bot: self.bots[bot].clone(),
                    elo: elo[bot],
                    games: with().count() as u64,
                    wins: with().map(won).sum(),
                }
            })
            .collect();
        bots.sort_by(|a, b| b.elo.value.total_cmp(&a.elo.value));
        let tables = self.tables.iter().map(|&(seats, _)| CrossTable {
            seats,
            pairings: self.pairings(&bots).map(|(bot, rival)| pairing(bot, rival, seats, bouts)).collect(),
        });
        Standings { games: bouts.len() as u64, elo_of: self.bots[0].clone(), tables: tables.collect(), bots }
    }

    /// Every bot with every other, strongest first.
    fn pairings<'a>(&self, rated: &'a [Rated]) -> impl Iterator<Item = (&'a str, &'a str)> {
        let names = || rated.iter().map(|rated| rated.bot.as_str());
        names()
            .flat_map(move |bot| names().map(move |rival| (bot, rival)))
            .filter(|(bot, rival)| bot != rival)
    }
}

/// Made-up ties between every two bots, so that a bot that wins everything has a rating.
const MADE_UP_TIES: f64 = 1.0;

/// By seat: what share of the win it got.
fn shares(bout: &Bout) -> Vec<f64> {
    let share = |seat| if bout.winners.contains(&seat) { 1.0 / bout.winners.len() as f64 } else { 0.0 };
    (0..bout.bots.len()).map(share).collect()
}

/// What a tournament says.
#[derive(Debug, Clone, Serialize)]
pub struct Standings {
    /// How many games it rests on.
    pub games: u64,
    /// The bot that all ratings are differences to.
    pub elo_of: String,
    /// Strongest first.
    pub bots: Vec<Rated>,
    /// By number of seats.
    pub tables: Vec<CrossTable>,
}

/// A bot's rating.
#[derive(Debug, Clone, Serialize)]
pub struct Rated {
    /// By the name it was entered with.
    pub bot: String,
    /// Difference to the first bot that was named.
    pub elo: Estimate,
    /// Games it took part in.
    pub games: u64,
    /// Games won by one of its seats; a shared win counts as a share.
    pub wins: f64,
}

/// Every bot against every other at tables of one size.
#[derive(Debug, Clone, Serialize)]
pub struct CrossTable {
    /// The size of the tables.
    pub seats: usize,
    /// Strongest first.
    pub pairings: Vec<Pairing>,
}

/// One bot alone among bots of another kind.
#[derive(Debug, Clone, Serialize)]
pub struct Pairing {
    /// At one seat.
    pub bot: String,
    /// At all other seats.
    pub against: String,
    /// Those played so far, if it was broken off.
    pub games: u64,
    /// Won by the one; a shared win counts as a share.
    pub wins: f64,
    /// Share of wins. Its interval counts how alike the games of a deal come out.
    pub share: Estimate,
    /// Points of the one less the mean of the others, a deal at a time.
    pub margin: Option<Estimate>,
}

fn pairing(bot: &str, against: &str, seats: usize, bouts: &[Bout]) -> Pairing {
    let mut deals: BTreeMap<u64, Deal> = BTreeMap::new();
    for bout in bouts.iter().filter(|bout| bout.bots.len() == seats) {
        let mut alone = bout.bots.iter().enumerate().filter(|(_, name)| *name == bot).map(|(seat, _)| seat);
        let (Some(seat), None) = (alone.next(), alone.next()) else { continue };
        if bout.bots.iter().filter(|name| *name == against).count() != seats - 1 {
            continue;
        }
        let own = f64::from(bout.scores[seat]);
        let all: f64 = bout.scores.iter().map(|&score| f64::from(score)).sum();
        let deal = deals.entry(bout.seed).or_default();
        deal.games += 1.0;
        deal.wins += shares(bout)[seat];
        deal.margin += own - (all - own) / (seats as f64 - 1.0);
    }
    let (games, wins) = deals.values().fold((0.0, 0.0), |(games, wins), d| (games + d.games, wins + d.wins));
    let mut margins = Sample::default();
    deals.values().for_each(|deal| margins.add(deal.margin / deal.games));
    let evidence = evidence(deals.values());
    let share = if games > 0.0 { wins / games } else { 0.0 };
    Pairing {
        bot: bot.to_owned(),
        against: against.to_owned(),
        games: games as u64,
        wins,
        share: wilson(share * evidence, evidence),
        margin: margins.estimate(),
    }
}

/// What one bot did in the games of one deal.
#[derive(Default)]
struct Deal {
    games: f64,
    wins: f64,
    margin: f64,
}

/// How many independent games the games of some deals are worth: fewer if games of a deal come out alike, more if a bot
/// that wins from one seat tends to lose from another. At most four times as many as there are.
fn evidence<'a>(deals: impl Iterator<Item = &'a Deal> + Clone) -> f64 {
    let (mut count, mut games, mut wins) = (0.0, 0.0, 0.0);
    for deal in deals.clone() {
        (count, games, wins) = (count + 1.0, games + deal.games, wins + deal.wins);
    }
    if count < 2.0 {
        return count; // one deal says nothing about others
    }
    let share = wins / games;
    let chance = share * (1.0 - share) / games;
    if chance <= 0.0 {
        return games;
    }
    let residues = deals.map(|deal| (deal.wins - share * deal.games).powi(2));
    let found = residues.sum::<f64>() / (games * games) * count / (count - 1.0);
    games / (found / chance).max(0.25)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deals(wins: &[f64], games: f64) -> Vec<Deal> {
        wins.iter().map(|&wins| Deal { games, wins, margin: 0.0 }).collect()
    }

    #[test]
    fn what_games_are_worth_as_evidence_by_hand() {
        // Two games a deal, both won or both lost: residues 4 × 1, / 64, × 4/3 = 1/12; by chance 1/32. A deal counts for
        // 0.75 games.
        assert!((evidence(deals(&[2.0, 0.0, 2.0, 0.0], 2.0).iter()) - 3.0).abs() < 1e-12);
        // Always one of two: nothing differs between deals.
        assert_eq!(evidence(deals(&[1.0, 1.0, 1.0], 2.0).iter()), 24.0);
        // All won: nothing to see of a spread.
        assert_eq!(evidence(deals(&[2.0, 2.0, 2.0], 2.0).iter()), 6.0);
        assert_eq!(evidence(deals(&[1.5], 2.0).iter()), 1.0);
    }

    fn bout(seed: u64, bots: [&str; 3], scores: [i32; 3], winners: &[usize]) -> Bout {
        let bots = bots.map(str::to_owned).to_vec();
        Bout { game: 0, seed, bots, scores: scores.to_vec(), winners: winners.to_vec() }
    }

    #[test]
    fn a_pairing_by_hand() {
        let bouts = [
            bout(1, ["a", "b", "b"], [90, 80, 70], &[0]),
            bout(1, ["b", "a", "b"], [80, 80, 60], &[0, 1]),
            bout(2, ["b", "b", "a"], [90, 70, 60], &[0]),
            bout(2, ["a", "a", "b"], [1, 2, 3], &[2]), // two of them: the other side of it
        ];
        let found = pairing("a", "b", 3, &bouts);
        assert_eq!((found.games, found.wins), (3, 1.5));
        // Margins 15 and 10 in the first deal, −20 in the second: 12.5 and −20.
        assert_eq!(found.margin.map(|margin| margin.value), Some(-3.75));
        assert_eq!(found.share.value, 0.5);
        let other = pairing("b", "a", 3, &bouts);
        assert_eq!((other.games, other.wins, other.margin), (1, 1.0, None));
    }
}
