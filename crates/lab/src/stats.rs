//! Figures of samples.

use serde::Serialize;

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
    /// The spread of some values; all zero for none.
    pub fn of(values: &[i32]) -> Spread {
        let mut sorted = values.to_vec();
        sorted.sort_unstable();
        let n = sorted.len() as f64;
        let mean =
            if sorted.is_empty() { 0.0 } else { sorted.iter().map(|&v| f64::from(v)).sum::<f64>() / n };
        let squares: f64 = sorted.iter().map(|&v| (f64::from(v) - mean).powi(2)).sum();
        let sd = if sorted.len() > 1 { (squares / (n - 1.0)).sqrt() } else { 0.0 };
        // Nearest rank: the smallest value that at least a share of all values do not exceed.
        let rank = |share: usize| match sorted.len() {
            0 => 0,
            len => sorted[(len * share).div_ceil(100).max(1) - 1],
        };
        Spread { mean, sd, min: rank(0), p10: rank(10), p50: rank(50), p90: rank(90), max: rank(100) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_worked_by_hand() {
        // Mean 40 / 8 = 5; squares 9+1+1+1+0+0+4+16 = 32; sd = sqrt(32 / 7).
        let spread = Spread::of(&[2, 4, 4, 4, 5, 5, 7, 9]);
        assert_eq!(
            (spread.mean, spread.min, spread.p10, spread.p50, spread.p90, spread.max),
            (5.0, 2, 2, 4, 9, 9)
        );
        assert!((spread.sd - (32.0f64 / 7.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn percentiles_by_nearest_rank() {
        let values: Vec<i32> = (1..=10).collect();
        let spread = Spread::of(&values);
        assert_eq!((spread.p10, spread.p50, spread.p90), (1, 5, 9));
    }

    #[test]
    fn few_values_are_no_trouble() {
        assert_eq!(Spread::of(&[]).mean, 0.0);
        assert_eq!(Spread::of(&[7]).sd, 0.0);
    }
}
