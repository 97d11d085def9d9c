//! Ratings: how strong bots are, from who won against whom, at tables of any size.
//!
//! The model is that of Bradley and Terry, with its usual step to more than two seats: every bot has a strength, and a
//! seat wins with its bot's share of all strengths at the table. Elo is the logarithm of strength: 400 points are ten
//! times as strong. Ratings are those under which the results are most likely.

use crate::stats::Estimate;

/// Points of Elo for each unit of the natural logarithm of strength.
pub(crate) const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// One game, as ratings see it.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Meeting {
    /// Games of one deal are alike; they share this number.
    pub deal: u64,
    /// By seat: which bot.
    pub bots: Vec<usize>,
    /// By seat: what share of the win it got. They add up to 1.
    pub shares: Vec<f64>,
}

/// The ratings of `bots` bots, each as its difference to the first, in Elo, with 95 % intervals.
///
/// `ties` made-up ties between every two bots keep the rating of a bot that won or lost everything finite. The interval
/// is the wider of two: the one that the model gives, and the one that follows from how much deals differ.
pub(crate) fn ratings(bots: usize, games: &[Meeting], ties: f64) -> Vec<Estimate> {
    let fit = Fit::of(bots, games, ties);
    (0..bots)
        .map(|bot| {
            let error = fit.error_squared(bot).sqrt();
            Estimate::around(fit.strengths[bot] - fit.strengths[0], error).times(ELO)
        })
        .collect()
}

/// A square matrix, row by row.
type Matrix = Vec<Vec<f64>>;

struct Fit {
    /// Natural logarithms of strengths; they add up to 0.
    strengths: Vec<f64>,
    /// Their covariance by the model.
    model: Matrix,
    /// Their covariance by how deals differ.
    deals: Matrix,
}

impl Fit {
    fn of(bots: usize, games: &[Meeting], ties: f64) -> Fit {
        let mut strengths = vec![0.0; bots];
        let mut covariance = zeros(bots);
        // Newton's method on a concave function; steps are bounded, so it cannot run away at the beginning.
        for _ in 0..200 {
            let (slope, curvature) = derivatives(&strengths, games, ties);
            covariance = inverse(curvature);
            let step: Vec<f64> = covariance.iter().map(|row| dot(row, &slope)).collect();
            let longest = step.iter().fold(0.0f64, |most, part| most.max(part.abs()));
            let scale = if longest > 1.0 { 1.0 / longest } else { 1.0 };
            strengths.iter_mut().zip(&step).for_each(|(strength, part)| *strength += scale * part);
            if longest < 1e-10 {
                break;
            }
        }
        let mut spread = zeros(bots);
        for slope in slopes_by_deal(&strengths, games) {
            for i in 0..bots {
                for j in 0..bots {
                    spread[i][j] += slope[i] * slope[j];
                }
            }
        }
        let deals = product(&product(&covariance, &spread), &covariance);
        Fit { strengths, model: covariance, deals }
    }

    /// The squared standard error of a bot's difference to the first.
    fn error_squared(&self, bot: usize) -> f64 {
        let of = |m: &Matrix| (m[bot][bot] + m[0][0] - 2.0 * m[0][bot]).max(0.0);
        of(&self.model).max(of(&self.deals))
    }
}

/// Slope and (negative) curvature of the log-likelihood. The curvature is lifted along the one direction in which the
/// likelihood does not change: all strengths together.
fn derivatives(strengths: &[f64], games: &[Meeting], ties: f64) -> (Vec<f64>, Matrix) {
    let bots = strengths.len();
    let (mut slope, mut curvature) = (vec![0.0; bots], vec![vec![1.0; bots]; bots]);
    let mut add = |weight: f64, at: &[usize], shares: &[f64]| {
        let chances = chances(strengths, at);
        for (seat, &bot) in at.iter().enumerate() {
            slope[bot] += weight * (shares[seat] - chances[seat]);
            curvature[bot][bot] += weight * chances[seat];
            for (other, &rival) in at.iter().enumerate() {
                curvature[bot][rival] -= weight * chances[seat] * chances[other];
            }
        }
    };
    for game in games {
        add(1.0, &game.bots, &game.shares);
    }
    for first in 0..bots {
        for second in first + 1..bots {
            add(ties, &[first, second], &[0.5, 0.5]);
        }
    }
    (slope, curvature)
}

/// Each deal's part of the slope. Games of a deal need not follow one another.
fn slopes_by_deal(strengths: &[f64], games: &[Meeting]) -> impl Iterator<Item = Vec<f64>> {
    let mut by_deal = std::collections::BTreeMap::new();
    for game in games {
        let slope = by_deal.entry(game.deal).or_insert_with(|| vec![0.0; strengths.len()]);
        let chances = chances(strengths, &game.bots);
        for (seat, &bot) in game.bots.iter().enumerate() {
            slope[bot] += game.shares[seat] - chances[seat];
        }
    }
    by_deal.into_values()
}

/// How likely each seat is to win.
fn chances(strengths: &[f64], at: &[usize]) -> Vec<f64> {
    let most = at.iter().fold(f64::MIN, |most, &bot| most.max(strengths[bot]));
    let parts: Vec<f64> = at.iter().map(|&bot| (strengths[bot] - most).exp()).collect();
    let sum: f64 = parts.iter().sum();
    parts.into_iter().map(|part| part / sum).collect()
}

fn zeros(size: usize) -> Matrix {
    vec![vec![0.0; size]; size]
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn product(a: &Matrix, b: &Matrix) -> Matrix {
    let size = a.len();
    let cell = |i: usize, j: usize| (0..size).map(|k| a[i][k] * b[k][j]).sum();
    (0..size).map(|i| (0..size).map(|j| cell(i, j)).collect()).collect()
}

/// The inverse of a positive definite matrix, by Gauss and Jordan with the largest pivot.
fn inverse(mut matrix: Matrix) -> Matrix {
    let size = matrix.len();
    let mut result = zeros(size);
    (0..size).for_each(|i| result[i][i] = 1.0);
    for column in 0..size {
        let largest = |&a: &usize, &b: &usize| matrix[a][column].abs().total_cmp(&matrix[b][column].abs());
        let pivot = (column..size).max_by(largest).unwrap_or(column);
        matrix.swap(column, pivot);
        result.swap(column, pivot);
        let by = matrix[column][column];
        matrix[column].iter_mut().chain(result[column].iter_mut()).for_each(|cell| *cell /= by);
        for row in (0..size).filter(|&row| row != column) {
            let times = matrix[row][column];
            for k in 0..size {
                matrix[row][k] -= times * matrix[column][k];
                result[row][k] -= times * result[column][k];
            }
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `won` of `games` games go to the first of `bots`, the others to the second seat; each is a deal of its own.
    fn games(bots: &[usize], won: usize, games: usize) -> Vec<Meeting> {
        let shares = |first: bool| {
            let mut shares = vec![0.0; bots.len()];
            shares[usize::from(!first)] = 1.0;
            shares
        };
        (0..games)
            .map(|number| Meeting {
                deal: (1000 * bots[0] + number) as u64,
                bots: bots.to_vec(),
                shares: shares(number < won),
            })
            .collect()
    }

    #[track_caller]
    fn check(estimate: Estimate, value: f64, half: f64) {
        assert!(
            (estimate.value - value).abs() < 0.05 && (estimate.half() - half).abs() < 0.05,
            "{estimate:?} instead of {value} ± {half}"
        );
    }

    #[test]
    fn three_of_four_are_191_points() {
        // 400 lg 3 = 190.85; the difference has the error 1 / sqrt(100 × 3/4 × 1/4) = 0.23094 = 40.119 Elo, × 1.96.
        let found = ratings(2, &games(&[0, 1], 25, 100), 0.0);
        check(found[0], 0.0, 0.0);
        check(found[1], 190.85, 78.63);
    }

    #[test]
    fn a_made_up_tie_is_half_a_win_for_each() {
        // 75.5 of 101: 400 lg (75.5 / 25.5) = 188.56.
        let found = ratings(2, &games(&[0, 1], 25, 100), 1.0);
        assert!((found[1].value - 188.56).abs() < 0.05, "{:?}", found[1]);
    }

    #[test]
    fn shared_wins_count_as_shares() {
        // 60 shared and 40 won: 70 of 100, 400 lg (7/3) = 147.19. The model's error is 1 / sqrt(21) = 37.91 Elo.
        let mut all = games(&[1, 0], 40, 100);
        all[40..].iter_mut().for_each(|game| game.shares = vec![0.5, 0.5]);
        check(ratings(2, &all, 0.0)[1], 147.19, 1.96 * 37.909);
    }

    #[test]
    fn results_that_fit_together_give_the_strengths_they_came_from() {
        // Strengths 1, 2 and 4: the stronger wins 2/3, 2/3 and 4/5 of its games. Twice as strong is 400 lg 2 = 120.41.
        let all = [games(&[1, 0], 60, 90), games(&[2, 1], 60, 90), games(&[2, 0], 72, 90)].concat();
        let found = ratings(3, &all, 0.0);
        assert!(
            (found[1].value - 120.41).abs() < 0.01 && (found[2].value - 240.82).abs() < 0.01,
            "{found:?}"
        );
    }

    #[test]
    fn one_who_beats_three_half_of_the_time_is_three_times_as_strong() {
        let found = ratings(2, &games(&[1, 0, 0, 0], 50, 100), 0.0);
        // One in two against three: strength 3, 400 lg 3; the error is 1 / sqrt(100 / 4) = 0.2 = 34.74 Elo.
        check(found[1], 190.85, 1.96 * 34.744);
    }

    #[test]
    fn games_that_repeat_each_other_are_no_further_evidence() {
        let once = games(&[0, 1], 25, 100);
        let twice = [once.clone(), once.clone()].concat();
        let (once, twice) = (ratings(2, &once, 0.0)[1], ratings(2, &twice, 0.0)[1]);
        check(twice, once.value, once.half());
    }

    #[test]
    fn a_bot_that_won_everything_has_a_rating_all_the_same() {
        // 100.5 of 101: 400 lg 201 = 921.3; the error 1 / sqrt(101 × 100.5 × 0.5 / 101²) = 1.4177 = 246.3 Elo.
        check(ratings(2, &games(&[1, 0], 100, 100), 1.0)[1], 921.28, 1.96 * 246.28);
        assert_eq!(ratings(1, &[], 1.0).len(), 1);
        assert!(ratings(3, &[], 1.0)[2].half() > 400.0, "no games, no knowledge");
    }
}
