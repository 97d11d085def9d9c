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
}
