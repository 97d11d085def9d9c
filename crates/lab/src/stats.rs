//! Figures of samples.

use serde::Serialize;
use std::collections::BTreeMap;

/// How values spread.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Spread {
    /// Arithmetic mean.
    pub mean: f64,
    /// Standard deviation of the sample (n − 1).
    pub sd: f64,
    /// Smallest.
    pub min: i32,
    /// A tenth of the values are at most this.
    pub p10: i32,
    /// The median (the lower one of two).
    pub p50: i32,
    /// Nine tenths of the values are at most this.
    pub p90: i32,
    /// Largest.
    pub max: i32,
}

impl Spread {
    /// The spread of values, given as how often each occurs; all zero for none.
    pub fn of(counts: &BTreeMap<i32, u64>) -> Spread {
        let n: u64 = counts.values().sum();
        let sum = |f: &dyn Fn(f64) -> f64| -> f64 {
            counts.iter().map(|(&value, &count)| count as f64 * f(f64::from(value))).sum()
        };
        let mean = if n == 0 { 0.0 } else { sum(&|value| value) / n as f64 };
        let sd = if n > 1 { (sum(&|value| (value - mean).powi(2)) / (n - 1) as f64).sqrt() } else { 0.0 };
        // Nearest rank: the smallest value that at least a share of all values do not exceed.
        let rank = |share: u64| {
            let mut needed = (n * share).div_ceil(100).max(1);
            let reached = counts.iter().find(|&(_, &count)| {
                needed = needed.saturating_sub(count);
                needed == 0
            });
            reached.map_or(0, |(&value, _)| value)
        };
        Spread { mean, sd, min: rank(0), p10: rank(10), p50: rank(50), p90: rank(90), max: rank(100) }
    }
}

/// The quantile of the normal distribution that leaves 2.5 % on each side.
pub const Z95: f64 = 1.959_963_984_540_054;

/// An estimate with its 95 % confidence interval.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Estimate {
    /// The estimate itself.
    pub value: f64,
    /// Lower end.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

impl Estimate {
    /// An estimate with a standard error, its interval as wide to both sides.
    pub fn around(value: f64, error: f64) -> Estimate {
        Estimate { value, low: value - Z95 * error, high: value + Z95 * error }
    }

    /// Half the width of the interval.
    pub fn half(&self) -> f64 {
        (self.high - self.low) / 2.0
    }

    /// The same on another scale.
    pub fn times(self, factor: f64) -> Estimate {
        Estimate { value: self.value * factor, low: self.low * factor, high: self.high * factor }
    }
}

/// Wilson's interval for a share: honest for few games and for shares near 0 and 1. Neither number need be whole, as
/// shared wins are shares and games of one deal count for fewer than they are.
pub fn wilson(won: f64, games: f64) -> Estimate {
    if games <= 0.0 {
        return Estimate { value: 0.0, low: 0.0, high: 1.0 };
    }
    let (share, z2) = (won / games, Z95 * Z95);
    let middle = (share + z2 / (2.0 * games)) / (1.0 + z2 / games);
    let half = Z95 / (1.0 + z2 / games)
        * (share * (1.0 - share) / games + z2 / (4.0 * games * games)).max(0.0).sqrt();
    Estimate { value: share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
}

/// Values that are added one by one: number, mean and spread without keeping them.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Sample {
    /// How many values there are so far.
    pub count: u64,
    sum: f64,
    squares: f64,
}

impl Sample {
    /// Adds a value.
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// Adds the values of another sample.
    pub fn merge(&mut self, other: &Sample) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean; 0 for none.
    pub fn mean(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum / self.count as f64 }
    }

    /// The variance of the sample (n − 1); none for fewer than two values.
    pub fn variance(&self) -> Option<f64> {
        let n = self.count as f64;
        (self.count > 1).then(|| ((self.squares - self.sum * self.sum / n) / (n - 1.0)).max(0.0))
    }

    /// The squared standard error of the mean.
    pub fn error_squared(&self) -> Option<f64> {
        self.variance().map(|variance| variance / self.count as f64)
    }

    /// The mean with its interval, by the t distribution; none for fewer than two values.
    pub fn estimate(&self) -> Option<Estimate> {
        let half = student95((self.count as f64) - 1.0) * self.error_squared()?.sqrt();
        Some(Estimate { value: self.mean(), low: self.mean() - half, high: self.mean() + half })
    }

    /// The difference of two means with its interval (Welch).
    pub fn minus(&self, other: &Sample) -> Option<Estimate> {
        let (a, b) = (self.error_squared()?, other.error_squared()?);
        let parts = a * a / (self.count as f64 - 1.0) + b * b / (other.count as f64 - 1.0);
        let freedom = if parts > 0.0 { (a + b) * (a + b) / parts } else { f64::INFINITY };
        let (value, half) = (self.mean() - other.mean(), student95(freedom) * (a + b).sqrt());
        Some(Estimate { value, low: value - half, high: value + half })
    }
}

/// The quantile of Student's distribution that leaves 2.5 % on each side.
pub fn student95(freedom: f64) -> f64 {
    const FIRST: [f64; 10] =
        [12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281];
    let whole = freedom.floor();
    if (1.0..=10.0).contains(&whole) {
        return FIRST[whole as usize - 1]; // the expansion below is for more than that
    }
    // Cornish–Fisher: the normal quantile with corrections in powers of 1/freedom.
    let (z, v) = (Z95, freedom.max(1.0));
    let first = (z.powi(3) + z) / 4.0;
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
    let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0;
    z + first / v + second / (v * v) + third / (v * v * v)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spread(values: &[i32]) -> Spread {
        let mut counts = BTreeMap::new();
        values.iter().for_each(|&value| *counts.entry(value).or_default() += 1);
        Spread::of(&counts)
    }

    #[test]
    fn a_sample_worked_by_hand() {
        // Mean 40 / 8 = 5; squares 9+1+1+1+0+0+4+16 = 32; sd = sqrt(32 / 7).
        let spread = spread(&[2, 4, 4, 4, 5, 5, 7, 9]);
        assert_eq!(
            (spread.mean, spread.min, spread.p10, spread.p50, spread.p90, spread.max),
            (5.0, 2, 2, 4, 9, 9)
        );
        assert!((spread.sd - (32.0f64 / 7.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn percentiles_by_nearest_rank() {
        let values: Vec<i32> = (1..=10).collect();
        let spread = spread(&values);
        assert_eq!((spread.p10, spread.p50, spread.p90), (1, 5, 9));
    }

    #[test]
    fn few_values_are_no_trouble() {
        assert_eq!(spread(&[]).mean, 0.0);
        assert_eq!(spread(&[7]).sd, 0.0);
    }

    fn sample(values: &[f64]) -> Sample {
        let mut sample = Sample::default();
        values.iter().for_each(|&value| sample.add(value));
        sample
    }

    fn check(estimate: Estimate, value: f64, low: f64, high: f64) {
        let near = |a: f64, b: f64| (a - b).abs() < 5e-4;
        assert!(
            near(estimate.value, value) && near(estimate.low, low) && near(estimate.high, high),
            "{estimate:?} instead of {value} ({low} to {high})"
        );
    }

    #[test]
    fn wilson_by_hand() {
        // 8 of 10: middle (0.8 + 0.19207) / 1.38415 = 0.71674, half 1.41600 × sqrt(0.016 + 0.009604) = 0.22657.
        check(wilson(8.0, 10.0), 0.8, 0.4902, 0.9433);
        // All of 20: from 20 / 23.8415 up to 1.
        check(wilson(20.0, 20.0), 1.0, 0.8389, 1.0);
        check(wilson(0.0, 20.0), 0.0, 0.0, 0.1611);
        // Half a win is half a win: 50.5 of 101.
        check(wilson(50.5, 101.0), 0.5, 0.4043, 0.5957);
        check(wilson(0.0, 0.0), 0.0, 0.0, 1.0);
    }

    #[test]
    fn a_mean_with_its_interval_by_hand() {
        // 2 4 4 4 5 5 7 9: mean 5, variance 32 / 7, error sqrt(4 / 7) = 0.75593, t(7) = 2.36462.
        let values = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0];
        check(sample(&values).estimate().expect("eight values"), 5.0, 5.0 - 1.7875, 5.0 + 1.7875);
        let mut merged = sample(&values[..3]);
        merged.merge(&sample(&values[3..]));
        assert_eq!(merged, sample(&values));
        assert_eq!(sample(&[3.0]).estimate(), None);
        check(sample(&[3.0, 3.0]).estimate().expect("two values"), 3.0, 3.0, 3.0);
    }

    #[test]
    fn a_difference_of_means_by_hand() {
        // 1 2 3 4: mean 2.5, error² 5/12. 0 0 1 1: mean 0.5, error² 1/12. Together 1/2; freedom
        // (1/4) / ((25/144 + 1/144) / 3) = 108/26 = 4.15, so t = 2.7764.
        let estimate = sample(&[1.0, 2.0, 3.0, 4.0]).minus(&sample(&[0.0, 0.0, 1.0, 1.0]));
        check(estimate.expect("four values each"), 2.0, 2.0 - 1.9632, 2.0 + 1.9632);
    }

    #[test]
    fn students_quantiles_as_in_the_tables() {
        for (freedom, quantile) in [
            (1.0, 12.706),
            (5.0, 2.571),
            (6.0, 2.447),
            (10.0, 2.228),
            (11.0, 2.201),
            (30.0, 2.042),
            (1e9, 1.960),
        ] {
            assert!((student95(freedom) - quantile).abs() < 6e-4, "{freedom}: {}", student95(freedom));
        }
    }
}
