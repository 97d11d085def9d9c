//! Seeded randomness that is the same on every machine and in every version.
//!
//! ChaCha gives the stream of bits. Numbers and shuffles are made from it here, not by a library, because records
//! name only a seed: were the way from bits to shuffles to change, every old record would become another game.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A source of chance: a game's own, or a bot's.
#[derive(Debug, Clone)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// The stream of chance `stream` of a seed. Stream 0 sets games up; bots use others, so that what a bot
    /// throws never changes what the stacks hold.
    pub fn new(seed: u64, stream: u64) -> Dice {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        let mut rng = ChaCha8Rng::from_seed(bytes);
        if stream != 0 {
            rng.set_stream(stream);
        }
        Dice(rng)
    }

    /// A number in `0..bound`, each equally likely.
    ///
    /// # Panics
    /// If `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        assert!(bound > 0, "nothing to choose from");
        let bound = bound as u32;
        // Lemire's method: the high half of a product, rejecting the few low halves that would favour some numbers.
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let floor = bound.wrapping_neg() % bound;
            while (product as u32) < floor {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as usize
    }

    /// Any 64-bit number: a seed for something else.
    pub fn seed(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Brings the slice into random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        self.shuffle_first(items, items.len());
    }

    /// Fills the first `count` places with a random choice of the items, in random order.
    pub fn shuffle_first<T>(&mut self, items: &mut [T], count: usize) {
        let len = items.len();
        for i in 0..count.min(len.saturating_sub(1)) {
            let j = i + self.below(len - i);
            items.swap(i, j);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// These numbers are part of every record ever written.
    #[test]
    fn the_stream_never_changes() {
        let mut dice = Dice::new(42, 0);
        let numbers: Vec<usize> = (0..8).map(|_| dice.below(100)).collect();
        let mut other = Dice::new(42, 1);
        let others: Vec<usize> = (0..8).map(|_| other.below(100)).collect();
        assert_eq!(numbers, [9, 34, 8, 28, 39, 49, 58, 36]);
        assert_eq!(others, [90, 77, 37, 20, 32, 63, 72, 10]);
    }

    #[test]
    fn numbers_are_even() {
        let mut dice = Dice::new(7, 0);
        let mut seen = [0; 6];
        for _ in 0..60_000 {
            seen[dice.below(6)] += 1;
        }
        assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
    }

    #[test]
    fn a_partial_shuffle_draws_without_putting_back() {
        let mut dice = Dice::new(7, 0);
        let mut items: Vec<u32> = (0..20).collect();
        dice.shuffle_first(&mut items, 5);
        let mut sorted = items.clone();
        sorted.sort();
        assert_eq!(sorted, (0..20).collect::<Vec<_>>());
    }
}
