//! End of the game: goals, conversion of money, ranks and the solo ladder.

use super::data::Goal;
use super::geometry::adjacent;
use super::model::{Built, Mode, Model, Seat};
use super::packs;

/// One goal at the end: who scored it, if anybody.
#[derive(Debug)]
pub struct ScoredGoal {
    pub goal: &'static Goal,
    /// Who kept it, if it is private.
    pub owner: Option<usize>,
    pub seat: Option<usize>,
    pub bonus: i64,
}

/// One seat at the end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinalSeat {
    pub population: i64,
    pub reputation: i64,
    pub income: i64,
    pub money: i64,
    pub rank: usize,
    pub title: Option<&'static str>,
}

/// Scores the position after the last turn. The model is not changed: red lines are ignored from here on.
pub fn score(model: &Model) -> (Vec<ScoredGoal>, Vec<FinalSeat>) {
    let goals = scored_goals(model);
    let mut seats: Vec<FinalSeat> = model.seats.iter().map(before_scoring).collect();
    for scored in &goals {
        if let Some(seat) = scored.seat {
            seats[seat].population += scored.bonus;
        }
    }
    for seat in &mut seats {
        seat.population += seat.money / 5;
        seat.money %= 5;
    }
    for index in 0..seats.len() {
        let ahead = |other: &&FinalSeat| standing(other) > standing(&seats[index]);
        seats[index].rank = 1 + seats.iter().filter(ahead).count();
    }
    give_titles(model.mode, &mut seats);
    (goals, seats)
}

fn before_scoring(seat: &Seat) -> FinalSeat {
    FinalSeat {
        population: seat.population,
        reputation: seat.reputation,
        income: seat.income,
        money: seat.money,
        rank: 0,
        title: None,
    }
}

/// Population, then reputation, then income, then remaining money.
fn standing(seat: &FinalSeat) -> (i64, i64, i64, i64) {
    (seat.population, seat.reputation, seat.income, seat.money)
}

/// Public goals first, then the kept ones in the order of play of the last round. All are measured before any
/// bonus (R18). A goal that several seats score is listed once for each of them, in seat order.
fn scored_goals(model: &Model) -> Vec<ScoredGoal> {
    let mut scored = Vec::new();
    for goal in &model.public_goals {
        list(&mut scored, goal, None, achieved_by(model, goal));
    }
    if model.kept_goals.is_empty() {
        return scored;
    }
    for owner in model.ended_order.clone().unwrap_or_else(|| model.order()) {
        let goal = model.kept_goals[owner];
        // St. Vitus: its seat scores the private goals of others as well, if it achieves them.
        let counts_for = |seat: &usize| *seat == owner || model.seats[*seat].has("st-vitus");
        let seats = achieved_by(model, goal).into_iter().filter(counts_for).collect();
        list(&mut scored, goal, Some(owner), seats);
    }
    scored
}

fn list(scored: &mut Vec<ScoredGoal>, goal: &'static Goal, owner: Option<usize>, seats: Vec<usize>) {
    if seats.is_empty() {
        scored.push(ScoredGoal { goal, owner, seat: None, bonus: 0 });
    }
    for seat in seats {
        scored.push(ScoredGoal { goal, owner, seat: Some(seat), bonus: goal.bonus });
    }
}

/// Who has achieved a goal, in seat order: a seat alone at the best value; of tied seats the one furthest right
/// on the star track, if it is alone on its space; and every tied seat with a Law Office (I-1, T-9).
pub fn achieved_by(model: &Model, goal: &Goal) -> Vec<usize> {
    let top = at_the_top(model, goal);
    if top.len() == 1 {
        return top;
    }
    let furthest = top.iter().map(|&seat| model.space(seat)).max();
    let on_it: Vec<usize> = top.iter().copied().filter(|&seat| Some(model.space(seat)) == furthest).collect();
    let by_stars = if model.track.is_some() && on_it.len() == 1 { Some(on_it[0]) } else { None };
    let achieves = |seat: &usize| by_stars == Some(*seat) || model.seats[*seat].has("law-office");
    top.into_iter().filter(achieves).collect()
}

/// The one seat with the most (or the fewest); nobody on a tie.
pub fn alone_at_the_top(model: &Model, goal: &Goal) -> Option<usize> {
    match at_the_top(model, goal).as_slice() {
        &[seat] => Some(seat),
        _ => None,
    }
}

/// All seats with the best value.
fn at_the_top(model: &Model, goal: &Goal) -> Vec<usize> {
    let values = values(model, goal);
    let best = if goal.most { values.iter().max() } else { values.iter().min() };
    (0..values.len()).filter(|&seat| Some(&values[seat]) == best).collect()
}

/// What each seat has of what a goal compares.
pub fn values(model: &Model, goal: &Goal) -> Vec<i64> {
    (0..model.seats.len()).map(|seat| measure(model, seat, goal)).collect()
}

/// The value a goal compares, by the wording of the tables.
pub fn measure(model: &Model, seat: usize, goal: &Goal) -> i64 {
    let stars = model.space(seat) as i64;
    let seat = &model.seats[seat];
    match goal.measure {
        "airport icons in the borough" => icons(seat, "airport"),
        "lakes" => tiles_of(seat, "lake"),
        "money on hand" => seat.money,
        "income" => seat.income,
        "reputation" => seat.reputation,
        "residential tiles" => tiles_of(seat, "residential"),
        "commercial tiles" => tiles_of(seat, "commercial"),
        "industrial tiles" => tiles_of(seat, "industrial"),
        "civic tiles" => tiles_of(seat, "civic"),
        "investment markers placed in the borough" => {
            seat.tiles.iter().filter(|built| built.invested).count() as i64
        }
        "largest group of lakes joined by edges" => largest_group(seat, "lake"),
        "largest group of civic tiles joined by edges" => largest_group(seat, "civic"),
        "star-track" => stars,
        other if goal.pack != "base" => {
            let wanted = packs::read_match(other);
            seat.tiles.iter().filter(|built| built.tile.is_one_of(&wanted)).count() as i64
        }
        other => panic!("no such measure: {other}"),
    }
}

fn icons(seat: &Seat, icon: &str) -> i64 {
    let all = seat.tiles.iter().flat_map(|built| &built.tile.icons);
    all.filter(|held| **held == icon).count() as i64
}

fn tiles_of(seat: &Seat, category: &str) -> i64 {
    let all = seat.tiles.iter();
    all.filter(|built| built.tile.category == category).count() as i64
}

/// R7: groups are joined by edges; without such tiles the size is 0. B-9: a border lake is one lake, joined to
/// those in its corner cells.
fn largest_group(seat: &Seat, category: &str) -> i64 {
    let of_category = |built: &&Built| built.tile.category == category;
    let mut left: Vec<_> = seat.tiles.iter().filter(of_category).map(|built| built.at).collect();
    let mut largest = 0;
    while let Some(first) = left.pop() {
        let mut group = vec![first];
        while let Some(next) =
            left.iter().position(|&cell| group.iter().any(|&member| adjacent(member, cell)))
        {
            group.push(left.remove(next));
        }
        largest = largest.max(group.len());
    }
    largest as i64
}

fn give_titles(mode: Mode, seats: &mut [FinalSeat]) {
    let earned = match mode {
        Mode::Standard => false,
        Mode::LoneArchitect => true,
        // Only a win that is not shared counts.
        Mode::Dale => seats[0].rank == 1 && seats[1].rank == 2,
    };
    if earned {
        seats[0].title = Some(title(seats[0].population));
    }
}

/// The ladder of the solo games.
pub fn title(population: i64) -> &'static str {
    match population {
        ..=59 => "Junior Intern",
        60..=75 => "Subcontractor",
        76..=90 => "Draftsman",
        91..=105 => "Architectural Designer",
        106..=120 => "Architectural Engineer",
        121..=135 => "Principal Architect",
        136.. => "CEO of Suburbia Inc.",
    }
}
