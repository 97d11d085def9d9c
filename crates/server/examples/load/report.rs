//! What was measured, beside what is wanted.

use std::time::Duration;

/// The figures so far.
#[derive(Default)]
pub struct Report {
    met: usize,
    missed: Vec<String>,
}

/// What a figure should be.
pub enum Wanted {
    AtLeast(f64),
    AtMost(f64),
}

impl Report {
    /// Begins a part; whoever waits sees which.
    pub fn part(&self, title: &str) {
        eprintln!("... {title}");
        println!("\n{title}");
    }

    /// Tells a figure in a unit, and whether it is as wanted.
    pub fn figure(&mut self, what: &str, measured: f64, unit: &str, wanted: Wanted) {
        let (sign, bound, is_met) = match wanted {
            Wanted::AtLeast(bound) => ("at least ", bound, measured >= bound),
            Wanted::AtMost(bound) => ("at most ", bound, measured <= bound),
        };
        let verdict = if is_met { "met" } else { "MISSED" };
        let line = format!("{what:<58} {:>9} {unit:<8} {sign}{}: {verdict}", number(measured), number(bound));
        println!("  {line}");
        match is_met {
            true => self.met += 1,
            false => self.missed.push(line),
        }
    }

    /// Tells more about the figures before.
    pub fn detail(&self, text: &str) {
        println!("      {text}");
    }

    /// What was missed, once more.
    pub fn end(&self) {
        println!("\n{} of {} wanted figures met", self.met, self.met + self.missed.len());
        self.missed.iter().for_each(|line| println!("  {line}"));
    }
}

/// `5,210`, `31.4` or `0.62`: as many digits as mean something.
fn number(value: f64) -> String {
    match value {
        value if value >= 1000.0 => {
            let whole = value.round() as u64;
            format!("{},{:03}", whole / 1000, whole % 1000)
        }
        value if value >= 100.0 => format!("{value:.0}"),
        value if value >= 10.0 => format!("{value:.1}"),
        value => format!("{value:.2}"),
    }
}

/// Times in order, of which some share is shorter.
pub struct Times(Vec<Duration>);

impl Times {
    pub fn new(mut times: Vec<Duration>) -> Times {
        times.sort_unstable();
        Times(times)
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// In milliseconds: the time that this share of all is not longer than.
    pub fn at(&self, share: f64) -> f64 {
        let last = self.0.len().saturating_sub(1);
        self.0.get((last as f64 * share) as usize).map_or(f64::NAN, |time| time.as_secs_f64() * 1000.0)
    }
}
