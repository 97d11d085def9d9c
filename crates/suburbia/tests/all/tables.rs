//! The base pack against the tables it was made from, field by field.

use crate::common;
use suburbia::goal::{Measure, Stat};
use suburbia::setup::{Edition, Mode, Setup};
use suburbia::tile::{Gains, Scope, Track};

fn rows(table: &str) -> Vec<Vec<String>> {
    table.lines().skip(1).map(|line| line.split(',').map(str::to_owned).collect()).collect()
}

fn gain(text: &str) -> (Track, i8) {
    let at = text.find(['+', '-']).unwrap();
    let track = Track::ALL.into_iter().find(|track| track.word() == &text[..at]).unwrap();
    (track, text[at..].parse().unwrap())
}

#[test]
fn tiles_are_those_of_the_table() {
    let rows = rows(include_str!("../tables/base.csv"));
    let rules = common::base();
    assert_eq!(rules.kinds().count(), rows.len());
    for row in &rows {
        let [stack, id, name, category, icons, cost, copies, now, per, ..] = &row[..] else {
            panic!("{row:?}")
        };
        let kind = rules.kind(rules.find_kind(id).unwrap_or_else(|| panic!("{id} is missing")));
        assert_eq!(kind.name, *name, "{id}");
        assert_eq!(kind.stack.word(), stack, "{id}");
        assert_eq!(kind.category.map_or("lake", |category| category.word()), category, "{id}");
        assert_eq!(kind.icons.join("|"), *icons, "{id}");
        assert_eq!(kind.cost.to_string(), *cost, "{id}");
        if stack == "basic" {
            // The table counts the start tiles too; the supply is in the set-up table.
            assert_eq!((kind.copies.to_string(), copies.as_str()), ("8".to_owned(), "8"), "{id}");
        } else if stack != "lake" {
            assert_eq!(kind.copies.to_string(), *copies, "{id}");
        }
        let mut expected = Gains::default();
        if !now.is_empty() {
            let (track, amount) = gain(now);
            expected.0[track as usize] = amount;
        }
        assert_eq!(kind.now, expected, "{id}");
        let lines: Vec<&str> = per.split(';').filter(|line| !line.is_empty()).collect();
        assert_eq!(kind.lines.len(), lines.len(), "{id}");
        for (line, text) in kind.lines.iter().zip(lines) {
            let [scope, matches, amount] = text.split(':').collect::<Vec<_>>()[..] else { panic!("{text}") };
            assert_eq!(line.scope.word(), scope, "{id}");
            assert_eq!((line.track, line.amount), gain(amount), "{id}");
            assert!(!line.not_itself, "{id}");
            let mut words = rules.trait_words(line.matches);
            let mut expected: Vec<String> =
                matches.split('|').filter(|word| !word.is_empty()).map(str::to_owned).collect();
            words.sort();
            expected.sort();
            assert_eq!(words, expected, "{id}");
            assert_eq!(line.scope == Scope::RedLine, words.is_empty(), "{id}");
        }
    }
}

#[test]
fn goals_are_those_of_the_table() {
    let rows = rows(include_str!("../tables/goals.csv"));
    let rules = common::base();
    assert_eq!(rules.goals().count(), rows.len());
    for row in &rows {
        let [id, name, measure, direction, bonus, without_dale] = &row[..] else { panic!("{row:?}") };
        let goal = rules.goal(rules.find_goal(id).unwrap_or_else(|| panic!("{id} is missing")));
        assert_eq!((&goal.name, goal.bonus.to_string()), (name, bonus.clone()), "{id}");
        assert_eq!(format!("{:?}", goal.best).to_lowercase(), *direction, "{id}");
        assert_eq!(goal.with_dale, without_dale.is_empty(), "{id}");
        let described = match goal.measure {
            Measure::Count(traits) => match rules.trait_words(traits).join("|").as_str() {
                "airport" => "airport icons in the borough".to_owned(),
                "lake" => "lakes".to_owned(),
                category => format!("{category} tiles"),
            },
            Measure::LargestGroup(traits) => match rules.trait_words(traits).join("|").as_str() {
                "lake" => "largest group of lakes joined by edges".to_owned(),
                category => format!("largest group of {category} tiles joined by edges"),
            },
            Measure::Stat(Stat::Money) => "money on hand".to_owned(),
            Measure::Stat(Stat::Markers) => "investment markers placed in the borough".to_owned(),
            Measure::Stat(stat) => format!("{stat:?}").to_lowercase(),
        };
        assert_eq!(described, *measure, "{id}");
    }
}

#[test]
fn the_box_holds_what_it_says() {
    let rules = common::base();
    let setup = Setup::new(rules, Edition::Second, Mode::Standard, 2).expect("there is such a table");
    let [a, b, c] = setup.contents().pools().map(Iterator::collect::<Vec<_>>);
    assert_eq!((a.len(), b.len(), c.len()), (32, 36, 32));
    assert_eq!((rules.basics().len(), rules.goals().count()), (3, 20));
    let with_dale = rules.goals().filter(|(_, goal)| goal.with_dale).count();
    assert_eq!(with_dale, 16);
}
