//! Red lines: a growing borough costs more and loses its charm.
//!
//! They lie directly after 19 listed populations, then after every even number from 102 on without end.

/// The populations that have a red line directly after them, up to 100.
pub const LISTED: [i32; 19] = [14, 21, 28, 34, 40, 46, 52, 58, 63, 68, 73, 77, 81, 85, 88, 91, 94, 97, 100];

const BEHIND: [u8; 102] = {
    let mut behind = [0; 102];
    let mut population = 0;
    let mut line = 0;
    while population < 102 {
        while line < LISTED.len() && LISTED[line] < population {
            line += 1;
        }
        behind[population as usize] = line as u8;
        population += 1;
    }
    behind
};

/// How many red lines lie behind a borough of this population.
#[inline]
pub fn behind(population: i32) -> i32 {
    match BEHIND.get(population as usize) {
        Some(&lines) => i32::from(lines),
        None => LISTED.len() as i32 + (population - 101) / 2,
    }
}

/// The population directly before the line with this number, counted from 0.
pub fn place(number: i32) -> i32 {
    match usize::try_from(number).ok().and_then(|number| LISTED.get(number)) {
        Some(&population) => population,
        None => 102 + 2 * (number - LISTED.len() as i32),
    }
}

/// Whether a red line lies directly after this population.
pub fn is_after(population: i32) -> bool {
    behind(population + 1) > behind(population)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_lie_where_the_board_has_them() {
        let mut expected = LISTED.to_vec();
        expected.extend((102..200).step_by(2));
        let found: Vec<i32> = (0..200).filter(|&population| is_after(population)).collect();
        assert_eq!(found, expected);
        let places: Vec<i32> = (0..expected.len() as i32).map(place).collect();
        assert_eq!(places, expected);
    }

    #[test]
    fn they_are_passed_one_by_one() {
        assert_eq!((behind(0), behind(14), behind(15), behind(22)), (0, 0, 1, 2));
        assert_eq!((behind(100), behind(101), behind(102), behind(103)), (18, 19, 19, 20));
        assert_eq!(behind(105) - behind(99), 3);
    }
}
