//! End of the game: goals, conversion of money, ranks and the solo ladder.

use super::data::Goal;
use super::model::{Mode, Model, Seat, touching};

/// One goal at the end: who scored it, if anybody.
#[derive(Debug, PartialEq, Eq)]
pub struct ScoredGoal {
    pub goal: &'static str,
    pub private: bool,
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

/// Public goals first, then the kept ones in turn order. All are measured before any bonus (R18).
fn scored_goals(model: &Model) -> Vec<ScoredGoal> {
    let public = model.public_goals.iter().map(|goal| {
        let seat = alone_at_the_top(model, goal);
        ScoredGoal { goal: goal.id, private: false, seat, bonus: seat.map_or(0, |_| goal.bonus) }
    });
    let private = (0..model.kept_goals.len()).map(|turn| {
        let owner = (model.start + turn) % model.seats.len();
        let goal = model.kept_goals[owner];
        let seat = alone_at_the_top(model, goal).filter(|&seat| seat == owner);
        ScoredGoal { goal: goal.id, private: true, seat, bonus: seat.map_or(0, |_| goal.bonus) }
    });
    public.chain(private).collect()
}

/// The one seat with the most (or the fewest); nobody on a tie.
pub fn alone_at_the_top(model: &Model, goal: &Goal) -> Option<usize> {
    let values: Vec<i64> = model.seats.iter().map(|seat| measure(seat, goal)).collect();
    let best = if goal.most { values.iter().max() } else { values.iter().min() };
    let top: Vec<usize> = (0..values.len()).filter(|&seat| Some(&values[seat]) == best).collect();
    match top.as_slice() {
        &[seat] => Some(seat),
        _ => None,
    }
}

/// The value a goal compares, by the wording of the table.
pub fn measure(seat: &Seat, goal: &Goal) -> i64 {
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

/// R7: groups are joined by edges; without such tiles the size is 0.
fn largest_group(seat: &Seat, category: &str) -> i64 {
    let of_category = |built: &&super::model::Built| built.tile.category == category;
    let mut left: Vec<_> = seat.tiles.iter().filter(of_category).map(|built| built.at).collect();
    let mut largest = 0;
    while let Some(first) = left.pop() {
        let mut group = vec![first];
        while let Some(next) =
            left.iter().position(|&cell| group.iter().any(|&member| touching(member, cell)))
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
