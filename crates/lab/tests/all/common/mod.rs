//! Small findings to draw and to write.

use game_core::pack::Provenance;
use lab::Origin;
use lab::stats::Estimate;
use lab::study::{Finding, Findings, Kind, Thing, Worth};

pub fn origin() -> Origin {
    let command = "tabletown lab tiles suburbia --games 50".to_owned();
    Origin { version: "9.8.7".to_owned(), seed: 42, command }
}

fn worth(taken: u64, ahead: Option<(f64, f64)>) -> Worth {
    let difference = ahead.map(|(value, error)| Estimate::around(value, error));
    Worth { taken, price: ahead.map(|(value, _)| value / 3.0), difference }
}

fn finding(name: &str, stack: &'static str, house: &[&str], all: Worth, by_period: [Worth; 3]) -> Finding {
    let thing = Thing {
        id: name.to_lowercase().replace(' ', "-"),
        name: name.to_owned(),
        kind: if stack == "goal" { Kind::Goal } else { Kind::Tile },
        category: if stack == "goal" { "goal" } else { "civic" },
        stack,
        cost: (stack != "goal").then_some(3),
        provenance: Provenance {
            source: "seed".to_owned(),
            public_fields: Vec::new(),
            house_fields: house.iter().map(|&field| field.to_owned()).collect(),
        },
    };
    let used = (stack == "goal").then_some(7);
    Finding { thing, offered: 20, used, all, by_period }
}

/// A tile that may be worth nothing, one that is worth much and most when it is taken early, one nobody took, one that two
/// took by chance in good games, and a goal about which little is known.
pub fn findings() -> Findings {
    let nothing = worth(0, None);
    let things = vec![
        finding(
            "Park",
            "A",
            &[],
            worth(10, Some((1.0, 1.0))),
            [worth(10, Some((1.0, 1.0))), nothing, nothing],
        ),
        finding(
            "Mint",
            "A",
            &["cost"],
            worth(120, Some((8.0, 1.0))),
            [worth(60, Some((11.6, 2.0))), worth(40, Some((3.0, 2.0))), worth(20, Some((-7.0, 1.5)))],
        ),
        finding("Never Taken", "B", &[], nothing, [nothing; 3]),
        finding("Seldom Taken", "B", &[], worth(2, Some((30.0, 0.1))), [nothing; 3]),
        finding("Miser, \"Old\"", "goal", &[], worth(90, Some((-2.0, 20.0))), [nothing; 3]),
    ];
    Findings { games: 50, periods: ["first third", "second third", "last third"], things }
}
