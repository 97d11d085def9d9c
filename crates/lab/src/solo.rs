//! Games alone: how scores spread, and which titles they earn.

use crate::sim::play_unless;
use crate::stats::{Estimate, Sample, Spread, wilson};
use crate::study::Study;
use crate::work;
use bots::{Bot, UnknownBot};
use game_core::{Seat, SeatSet};
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

/// What to play.
pub struct Solo<G: Study> {
    /// The table: one seat for a bot.
    pub setup: G::Setup,
    /// Who plays.
    pub bot: String,
    /// How many, one after the other by seed.
    pub games: u64,
    /// The first game's seed; each next game has the next seed.
    pub seed: u64,
    /// How many threads; all cores if not said.
    pub threads: Option<usize>,
}

/// How scores spread.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Distribution {
    /// The sum of all counts.
    pub games: u64,
    /// How often each score was reached.
    pub counts: BTreeMap<i32, u64>,
    /// Mean, spread and quantiles.
    pub score: Option<Spread>,
    /// The mean with its interval.
    pub mean: Option<Estimate>,
    /// Titles, lowest first.
    pub titles: Vec<Title>,
}

/// How often a title was earned.
#[derive(Debug, Clone, Serialize)]
pub struct Title {
    /// As the rulebook has it, in English.
    pub title: &'static str,
    /// The least score for it; none for the lowest.
    pub least: Option<i32>,
    /// How often.
    pub games: u64,
    /// Share of all games.
    pub share: Estimate,
    /// Share of all games with this title or a better one.
    pub or_better: Estimate,
}

impl<G: Study> Solo<G> {
    /// Plays the games; `progress` hears of each. Raising `stop` ends it with what there is.
    pub fn play(&self, stop: &AtomicBool, mut progress: impl FnMut()) -> Result<Distribution, UnknownBot> {
        G::bot(&self.bot)?;
        let seat_bot = || -> [Box<dyn Bot<G>>; 1] { [G::bot(&self.bot).expect("checked before")] }; // never fails
        let job = |bot: &mut [Box<dyn Bot<G>>; 1], number: u64| {
            play_unless(&self.setup, self.seed.wrapping_add(number), bot, stop, |_, _| ())
        };
        let (mut counts, mut titled) = (BTreeMap::new(), BTreeMap::new());
        let threads = work::threads(self.threads, self.games);
        work::in_order(0..self.games, threads, stop, seat_bot, job, |_, outcome| {
            *counts.entry(outcome.scores[0]).or_default() += 1;
            // Whoever plays against the rules' own seat has a title only for a win that is not shared.
            if outcome.winners == SeatSet::just(Seat(0)) {
                *titled.entry(outcome.scores[0]).or_default() += 1;
            }
            progress();
        });
        Ok(Distribution::of(counts, &titled, &G::ladder(&self.setup)))
    }
}

impl Distribution {
    /// The distribution of scores: how often each was reached, and reached so that it counts for a title.
    pub fn of(
        counts: BTreeMap<i32, u64>,
        titled: &BTreeMap<i32, u64>,
        ladder: &[(i32, &'static str)],
    ) -> Distribution {
        let games: u64 = counts.values().sum();
        let mut sample = Sample::default();
        for (&score, &count) in &counts {
            (0..count).for_each(|_| sample.add(f64::from(score)));
        }
        let from = |least: i32| titled.range(least..).map(|(_, count)| count).sum::<u64>();
        let lowest = ladder.first().map_or(i32::MIN, |&(least, _)| least);
        let titles = ladder.iter().enumerate().map(|(place, &(least, title))| {
            // Whoever is below the ladder has its lowest title, too.
            let reached = if place == 0 { from(i32::MIN) } else { from(least) };
            let better = ladder.get(place + 1).map_or(0, |&(next, _)| from(next));
            Title {
                title,
                least: (least > lowest).then_some(least),
                games: reached - better,
                share: wilson((reached - better) as f64, games as f64),
                or_better: wilson(reached as f64, games as f64),
            }
        });
        Distribution {
            games,
            score: (games > 0).then(|| Spread::of(&counts)),
            mean: sample.estimate(),
            titles: titles.collect(),
            counts,
        }
    }

    /// The scores in classes of equal width: the lowest score of each class and its number of games. At most `most`
    /// classes, of 1, 2, 5, 10 … points.
    pub fn classes(&self, most: usize) -> (i32, Vec<(i32, u64)>) {
        let (Some((&low, _)), Some((&high, _))) =
            (self.counts.first_key_value(), self.counts.last_key_value())
        else {
            return (1, Vec::new());
        };
        let widths = (0..9).flat_map(|power| [1, 2, 5].map(|digit| digit * 10i32.pow(power)));
        let number = |width: i32| (high.div_euclid(width) - low.div_euclid(width)) as usize + 1;
        let width = widths.into_iter().find(|&width| number(width) <= most.max(2)).unwrap_or(i32::MAX);
        let classes = (low.div_euclid(width)..=high.div_euclid(width)).map(|class| {
            let first = class * width;
            (first, self.counts.range(first..first + width).map(|(_, count)| count).sum())
        });
        (width, classes.collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LADDER: [(i32, &str); 3] = [(0, "Intern"), (60, "Draftsman"), (100, "Boss")];

    #[test]
    fn titles_by_hand() {
        let counts = BTreeMap::from([(-3, 1), (59, 2), (60, 3), (99, 1), (100, 1), (130, 2)]);
        let found = Distribution::of(counts.clone(), &counts, &LADDER);
        let games: Vec<_> =
            found.titles.iter().map(|title| (title.title, title.least, title.games)).collect();
        assert_eq!(games, [("Intern", None, 3), ("Draftsman", Some(60), 4), ("Boss", Some(100), 3)]);
        assert_eq!(found.titles[1].or_better, wilson(7.0, 10.0));
        assert_eq!(found.titles[2].share.value, 0.3);
        assert_eq!(found.games, 10);
    }

    #[test]
    fn only_what_counts_earns_a_title() {
        let counts = BTreeMap::from([(70, 4), (120, 1)]);
        let found = Distribution::of(counts, &BTreeMap::from([(70, 1)]), &LADDER);
        assert_eq!(found.titles.iter().map(|title| title.games).collect::<Vec<_>>(), [0, 1, 0]);
        assert_eq!(found.titles[0].or_better.value, 0.2);
    }

    #[test]
    fn classes_have_round_widths_and_leave_nobody_out() {
        let counts = BTreeMap::from([(-3, 1), (0, 1), (4, 2), (5, 3), (31, 1)]);
        let found = Distribution::of(counts, &BTreeMap::new(), &[]);
        let (width, classes) = found.classes(8);
        assert_eq!(width, 5);
        assert_eq!(classes, [(-5, 1), (0, 3), (5, 3), (10, 0), (15, 0), (20, 0), (25, 0), (30, 1)]);
        assert_eq!(found.classes(7).0, 10);
        assert_eq!(Distribution::default().classes(10).1, []);
    }
}
