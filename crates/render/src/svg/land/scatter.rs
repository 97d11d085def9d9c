//! Chance that is none: what is scattered over the land depends on nothing but where it is.

/// Numbers drawn from a place.
#[derive(Debug, Clone)]
pub struct Scatter(u64);

impl Scatter {
    /// The numbers of a place; `what` tells apart what is scattered there.
    pub fn at(what: u64, place: [i32; 2]) -> Scatter {
        let [x, y] = place.map(|value| u64::from(value.cast_unsigned()));
        let mut scatter = Scatter(what ^ (x << 32 | y));
        scatter.next();
        scatter
    }

    /// SplitMix64.
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// From 0 up to 1.
    pub fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// From `least` to `most`.
    pub fn between(&mut self, least: f64, most: f64) -> f64 {
        least + (most - least) * self.unit()
    }

    /// At most so far from 0, either way.
    pub fn within(&mut self, reach: f64) -> f64 {
        self.between(-reach, reach)
    }

    /// True so many times of one.
    pub fn chance(&mut self, of_one: f64) -> bool {
        self.unit() < of_one
    }

    /// One of these.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[(self.next() % from.len().max(1) as u64) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_always_gives_the_same_and_its_neighbour_something_else() {
        let draw = |what, place| {
            let mut scatter = Scatter::at(what, place);
            [scatter.unit(), scatter.unit()]
        };
        assert_eq!(draw(1, [3, -4]), draw(1, [3, -4]));
        assert_ne!(draw(1, [3, -4]), draw(1, [3, -5]));
        assert_ne!(draw(1, [3, -4]), draw(2, [3, -4]));
    }

    #[test]
    fn numbers_are_spread_evenly() {
        let all: Vec<f64> = (0..4000).map(|x| Scatter::at(7, [x, -x]).unit()).collect();
        for tenth in 0..10 {
            let from = f64::from(tenth) / 10.0;
            let count = all.iter().filter(|&&value| (from..from + 0.1).contains(&value)).count();
            assert!((320..480).contains(&count), "{tenth}: {count}");
        }
    }
}
