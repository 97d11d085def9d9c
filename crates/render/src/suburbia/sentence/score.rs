//! The end of a game, told step by step.

use super::{goal_name, goal_text, list};
use crate::Reader;
use crate::text::Language;
use game_core::Seat;
use suburbia::goal::Achieved;
use suburbia::score::{Final, GoalScore, LADDER, MONEY_PER_POPULATION};
use suburbia::setup::Mode;
use suburbia::table::{Table, Tracks};

/// The scoring step by step: population, goals, money, ranks, titles. Headings begin at the margin, all else is set
/// in.
pub fn scoring(reader: Reader, table: &Table, scoring: &Final) -> Vec<String> {
    let language = reader.language;
    let mut text = vec![say!(language, "scoring-before")];
    for seat in table.all_seats() {
        let Tracks { population, money, .. } = *table.tracks(seat);
        let name = reader.name(seat);
        text.push(set_in(2, say!(language, "scoring-before-seat", name, population, money)));
    }
    if !scoring.goals.is_empty() {
        text.push(say!(language, "scoring-goals"));
    }
    for score in &scoring.goals {
        text.extend(goal(reader, table, score));
    }
    text.push(say!(language, "scoring-money", money = MONEY_PER_POPULATION));
    for seat in table.all_seats() {
        let (before, after) = (table.tracks(seat).money, scoring.seats[seat.index()].tracks.money);
        let gained = (before - after) / MONEY_PER_POPULATION;
        let name = reader.name(seat);
        text.push(set_in(2, say!(language, "scoring-money-seat", name, before, gained, after)));
    }
    text.push(say!(language, "scoring-result"));
    let mut order: Vec<Seat> = table.all_seats().collect();
    order.sort_by_key(|seat| scoring.seats[seat.index()].rank);
    for seat in order {
        let score = &scoring.seats[seat.index()];
        let Tracks { population, reputation, income, money, .. } = score.tracks;
        let (rank, name) = (score.rank, reader.name(seat));
        let result =
            say!(language, "scoring-rank", rank, name = &name, population, reputation, income, money);
        text.push(set_in(2, result));
        if let Some(title) = score.title {
            text.push(set_in(5, say!(language, "scoring-title", name, title = title_name(language, title))));
        } else if table.mode() == Mode::Dale && seat == Seat(0) {
            text.push(set_in(5, say!(language, "scoring-no-title")));
        }
    }
    text
}

fn set_in(by: usize, text: String) -> String {
    format!("{:by$}{text}", "")
}

/// A title of the ladder, as the rules name it, in any language.
pub fn title_name(language: Language, title: &str) -> String {
    let least = LADDER.iter().find(|(_, of)| *of == title).map_or(0, |&(least, _)| least);
    say!(language, "title", least)
}

fn goal(reader: Reader, table: &Table, score: &GoalScore) -> [String; 2] {
    let language = reader.language;
    let of = table.rules().goal(score.goal);
    let (goal, asks) = (goal_name(language, of), goal_text(language, table.rules(), score.goal));
    let heading = match score.owner {
        Some(seat) => say!(language, "scoring-goal-secret", goal, name = reader.name(seat), asks),
        None => say!(language, "scoring-goal", goal, asks),
    };
    let values = table.all_seats().zip(&score.values);
    let values = list(language, values.map(|(seat, &value)| reader.name_with(seat, value)));
    let result = match (score.winner, score.owner, of.leader(table)) {
        (Some(seat), owner, _) => {
            let by = match score.by {
                Some(Achieved::Stars) => "stars",
                Some(Achieved::LawOffice) => "law-office",
                Some(Achieved::Alone) | None => "alone",
            };
            let won =
                say!(language, "scoring-goal-won", by, values, name = reader.name(seat), bonus = score.bonus);
            let others = owner.is_some_and(|owner| owner != seat);
            if others { say!(language, "scoring-goal-vitus", won) } else { won }
        }
        (None, Some(owner), Some(_)) => {
            say!(language, "scoring-goal-not-ahead", values, name = reader.name(owner))
        }
        (None, _, _) => say!(language, "scoring-goal-nobody", values),
    };
    [set_in(2, heading), set_in(4, result)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_read_like_those_of_the_rules() {
        for (_, title) in LADDER {
            assert_eq!(title_name(Language::ENGLISH, title), title);
        }
    }
}
