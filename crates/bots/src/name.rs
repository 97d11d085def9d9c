//! What bots are called: their own names, budgets, and the levels that players choose from.
//!
//! ```
//! use bots::name::{BotName, LEVELS};
//! assert!(matches!("planner:200ms".parse(), Ok(BotName::Planner(_))));
//! assert!(LEVELS.iter().all(|(level, stands_for)| level.parse::<BotName>() == stands_for.parse()));
//! ```

use crate::planner::{Budget, Options};
use game_core::{nearest, quoted};
use std::str::FromStr;
use std::time::Duration;

/// The levels that players choose from, weakest first, each with the bot it stands for.
pub const LEVELS: [(&str, &str); 4] =
    [("novice", "greedy"), ("regular", "planner:40"), ("expert", "planner:300ms"), ("master", "planner:1s")];

/// The level of an opponent nobody has chosen: the strongest that answers well within a second.
pub const USUAL_LEVEL: &str = "expert";

/// The names that every game has and a list can show; budgets can be written in many more ways.
pub const NAMES: [&str; 6] = ["random", "greedy", LEVELS[0].0, LEVELS[1].0, LEVELS[2].0, LEVELS[3].0];

/// What a budget may look like.
const FORMS: &str =
    "planner:200ms, planner:1s (time for a move), planner:2000 (iterations), planner:1s:2 (on two threads)";

/// The longest time for one move.
const LONGEST: Duration = Duration::from_secs(600);
/// The most iterations for one move.
const MOST_ITERATIONS: u64 = 100_000_000;
/// The most threads.
const MOST_THREADS: usize = 64;

/// A bot as it is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BotName {
    /// `random`: any legal move.
    Random,
    /// `greedy`: the best position right after the move.
    Greedy,
    /// `planner:BUDGET` or `planner:BUDGET:THREADS`: plays made-up games on to their ends.
    Planner(Options),
    /// A bot of one game alone, by its place in that game's [list](crate::BotGame::OWN_BOTS).
    Own(usize),
}

/// No bot has this name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot '{name}'; {hint}")]
pub struct UnknownBot {
    name: String,
    hint: String,
    slip: bool,
}

impl UnknownBot {
    /// A name that is like a bot's.
    fn slip(name: &str, hint: String) -> UnknownBot {
        UnknownBot { name: quoted(name), hint, slip: true }
    }

    /// Whether it looks as if a bot had been meant: a name mistyped, or a wrong budget.
    pub fn is_slip(&self) -> bool {
        self.slip
    }
}

/// One of the names that every game has.
impl FromStr for BotName {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<BotName, UnknownBot> {
        BotName::read(name, std::iter::empty())
    }
}

impl BotName {
    /// Reads a name where a game has its `own` bots, too.
    pub(crate) fn read(
        name: &str,
        own: impl Iterator<Item = &'static str> + Clone,
    ) -> Result<BotName, UnknownBot> {
        if let Some(place) = own.clone().position(|known| known == name) {
            return Ok(BotName::Own(place));
        }
        if let Some((_, stands_for)) = LEVELS.iter().find(|(level, _)| *level == name) {
            return stands_for.parse();
        }
        match name.split_once(':') {
            None if name == "random" => Ok(BotName::Random),
            None if name == "greedy" => Ok(BotName::Greedy),
            Some(("planner", words)) => {
                options(words).map(BotName::Planner).map_err(|hint| UnknownBot::slip(name, hint))
            }
            None if name == "planner" => {
                Err(UnknownBot::slip(name, format!("a planner needs a budget: {FORMS}")))
            }
            _ => Err(like(name, own)),
        }
    }
}

/// The error for a name that is none, with the nearest one there is.
fn like(name: &str, own: impl Iterator<Item = &'static str> + Clone) -> UnknownBot {
    let word = name.split(':').next().unwrap_or_default();
    let names = NAMES.into_iter().chain(own);
    match nearest(word, names.clone().chain(["planner"])) {
        Some("planner") => UnknownBot::slip(name, format!("did you mean a planner with a budget: {FORMS}?")),
        Some(near) => UnknownBot::slip(name, format!("did you mean '{near}'?")),
        None => {
            let names: Vec<&str> = names.collect();
            let hint = format!("there are: {}, and with a budget {FORMS}", names.join(", "));
            UnknownBot { name: quoted(name), hint, slip: false }
        }
    }
}

/// Reads `BUDGET` or `BUDGET:THREADS`.
fn options(words: &str) -> Result<Options, String> {
    let (budget, threads) = match words.split_once(':') {
        None => (words, 1),
        Some((budget, threads)) => match threads.parse() {
            Ok(threads) if (1..=MOST_THREADS).contains(&threads) => (budget, threads),
            _ => return Err(format!("a planner takes 1 to {MOST_THREADS} threads, as in planner:1s:2")),
        },
    };
    Ok(Options { budget: self::budget(budget)?, threads })
}

fn budget(text: &str) -> Result<Budget, String> {
    let number = |digits: &str| match digits.bytes().all(|byte| byte.is_ascii_digit()) {
        true => digits.parse::<u64>().ok(),
        false => None,
    };
    let time = match (text.strip_suffix("ms"), text.strip_suffix('s')) {
        (Some(digits), _) => number(digits).map(Duration::from_millis),
        (None, Some(digits)) => number(digits).map(Duration::from_secs),
        (None, None) => {
            return match number(text) {
                Some(count) if (1..=MOST_ITERATIONS).contains(&count) => Ok(Budget::Iterations(count)),
                Some(_) => Err(format!("a planner takes 1 to {MOST_ITERATIONS} iterations for a move")),
                None => Err(format!("its budget is not understood; there are: {FORMS}")),
            };
        }
    };
    match time {
        Some(time) if time >= Duration::from_millis(1) && time <= LONGEST => Ok(Budget::Time(time)),
        Some(_) => Err(format!("a planner takes 1ms to {}s for a move", LONGEST.as_secs())),
        None => Err(format!("its budget is not understood; there are: {FORMS}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn planner(budget: Budget, threads: usize) -> Result<BotName, UnknownBot> {
        Ok(BotName::Planner(Options { budget, threads }))
    }

    #[test]
    fn budgets_are_times_or_iterations() {
        let time = |millis| Budget::Time(Duration::from_millis(millis));
        assert_eq!("planner:200ms".parse(), planner(time(200), 1));
        assert_eq!("planner:1s".parse(), planner(time(1000), 1));
        assert_eq!("planner:2000".parse(), planner(Budget::Iterations(2000), 1));
        assert_eq!("planner:2s:4".parse(), planner(time(2000), 4));
    }

    #[test]
    fn levels_stand_for_bots_and_grow_stronger() {
        for (level, stands_for) in LEVELS {
            assert_eq!(level.parse::<BotName>(), stands_for.parse(), "{level}");
            assert!(NAMES.contains(&level));
        }
        assert!(LEVELS.iter().any(|(level, _)| *level == USUAL_LEVEL));
    }

    #[test]
    fn wrong_names_are_refused_with_what_to_do() {
        let refused = |name: &str| name.parse::<BotName>().expect_err("there is no such bot").to_string();
        let check = |name: &str, part: &str| {
            let message = refused(name);
            assert!(message.starts_with(&format!("there is no bot '{name}'; ")), "{message}");
            assert!(message.contains(part), "{message}");
        };
        check("gredy", "did you mean 'greedy'?");
        check("mastr", "did you mean 'master'?");
        check(
            "deep-thought",
            "there are: random, greedy, novice, regular, expert, master, and with a budget",
        );
        check("planer:1s", "did you mean a planner with a budget: planner:200ms");
        check("planner", "needs a budget: planner:200ms");
        check("planner:", "not understood");
        check("planner:fast", "not understood");
        check("planner:-5", "not understood");
        check("planner:+5", "not understood");
        check("planner:1.5s", "not understood");
        check("planner:0", "1 to 100000000 iterations");
        check("planner:99999999999999999999", "not understood");
        check("planner:0ms", "1ms to 600s");
        check("planner:1h", "not understood");
        check("planner:601s", "1ms to 600s");
        check("planner:1s:0", "1 to 64 threads");
        check("planner:1s:many", "1 to 64 threads");
        check("greedy:1s", "did you mean 'greedy'?");
        assert!(refused(&"x".repeat(1000)).chars().count() < 400);
    }
}
