//! The end of a game, told step by step.

use super::{goal_text, number, seat_name, seat_value};
use game_core::Seat;
use suburbia::score::{Final, GoalScore, MONEY_PER_POPULATION};
use suburbia::setup::Mode;
use suburbia::table::{Table, Tracks};

/// The scoring step by step: population, goals, money, ranks, titles. Headings begin at the margin, all else is set
/// in.
pub fn scoring(table: &Table, names: &[String], scoring: &Final) -> Vec<String> {
    let name = |seat: Seat| seat_name(names, seat);
    let mut text = vec!["Population before scoring".to_owned()];
    for seat in table.all_seats() {
        let tracks = table.tracks(seat);
        text.push(format!("  {}: population {}, ${}", name(seat), tracks.population, tracks.money));
    }
    if !scoring.goals.is_empty() {
        text.push("Goals".to_owned());
    }
    for score in &scoring.goals {
        text.extend(goal(table, names, score));
    }
    text.push(format!("Every ${MONEY_PER_POPULATION} becomes 1 population"));
    for seat in table.all_seats() {
        let (before, after) = (table.tracks(seat).money, scoring.seats[seat.index()].tracks.money);
        let gained = (before - after) / MONEY_PER_POPULATION;
        text.push(format!("  {}: ${before} becomes {gained}, ${after} is left", name(seat)));
    }
    text.push("Result".to_owned());
    let mut order: Vec<Seat> = table.all_seats().collect();
    order.sort_by_key(|seat| scoring.seats[seat.index()].rank);
    for seat in order {
        let score = &scoring.seats[seat.index()];
        let Tracks { population, reputation, income, money, .. } = score.tracks;
        text.push(format!(
            "  {}. {}: population {population} (reputation {}, income {}, ${money})",
            score.rank,
            name(seat),
            number(reputation.into()),
            number(income.into()),
        ));
        if let Some(title) = score.title {
            text.push(format!("     Title of {}: {title}", name(seat)));
        } else if table.mode() == Mode::Dale && seat == Seat(0) {
            text.push("     No title: it takes a win over Dale".to_owned());
        }
    }
    text
}

fn goal(table: &Table, names: &[String], score: &GoalScore) -> [String; 2] {
    let goal = table.rules().goal(score.goal);
    let asks = goal_text(table.rules(), score.goal);
    let whose = score.owner.map_or(String::new(), |seat| format!(", secret of {}", seat_name(names, seat)));
    let values: Vec<String> =
        table.all_seats().zip(&score.values).map(|(seat, &value)| seat_value(names, seat, value)).collect();
    let result = match (score.winner, score.owner, goal.leader(table)) {
        (Some(seat), _, _) => format!("{} scores +{} population", seat_name(names, seat), score.bonus),
        (None, Some(owner), Some(_)) => format!("nothing, {} is not ahead", seat_name(names, owner)),
        (None, _, _) => "nothing, nobody is alone ahead".to_owned(),
    };
    [format!("  {}{whose}: {asks}", goal.name), format!("    {}: {result}", values.join(", "))]
}
