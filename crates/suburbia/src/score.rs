//! The end: goals, conversion of money, ranks and titles.

use crate::event::{Cause, Change, Event};
use crate::goal::{Achieved, GoalId};
use crate::setup::{MAX_SEATS, Mode};
use crate::table::{Table, Tracks};
use crate::tile::{Special, Track};
use game_core::{Outcome, Seat, SeatSet};

/// Money that becomes one population.
pub const MONEY_PER_POPULATION: i32 = 5;

/// The ladder of the solo games: the least score for each title.
pub const LADDER: [(i32, &str); 7] = [
    (136, "CEO of Suburbia Inc."),
    (121, "Principal Architect"),
    (106, "Architectural Engineer"),
    (91, "Architectural Designer"),
    (76, "Draftsman"),
    (60, "Subcontractor"),
    (0, "Junior Intern"),
];

/// The title for a score.
pub fn title(score: i32) -> &'static str {
    LADDER.iter().find(|&&(least, _)| score >= least).map_or("Junior Intern", |&(_, title)| title)
}

/// How the game was scored.
#[derive(Debug, Clone, PartialEq)]
pub struct Final {
    /// Public goals, then kept private goals in the order of play of the last round.
    pub goals: Vec<GoalScore>,
    /// By seat.
    pub seats: Vec<SeatScore>,
    /// Every change of population and money, goals first.
    pub events: Vec<Event>,
}

/// One goal at the end; one that several seats scored is listed for each of them.
#[derive(Debug, Clone, PartialEq)]
pub struct GoalScore {
    /// Which.
    pub goal: GoalId,
    /// The owner of a private goal; `None` for public ones.
    pub owner: Option<Seat>,
    /// What each seat had of what it measures.
    pub values: Vec<i32>,
    /// Who scored it.
    pub winner: Option<Seat>,
    /// By what. Whoever scores another seat's private goal has a St. Vitus besides.
    pub by: Option<Achieved>,
    /// What was scored: 0 if nobody did.
    pub bonus: i32,
}

/// One seat at the end.
#[derive(Debug, Clone, PartialEq)]
pub struct SeatScore {
    /// The tracks after goals and conversion.
    pub tracks: Tracks,
    /// From 1; ties share the better rank.
    pub rank: usize,
    /// On the ladder of the solo games, where it counts.
    pub title: Option<&'static str>,
}

impl Final {
    /// Scores and winners.
    pub fn outcome(&self) -> Outcome {
        let winners = self.seats.iter().enumerate().filter(|(_, seat)| seat.rank == 1);
        Outcome {
            scores: self.seats.iter().map(|seat| seat.tracks.population).collect(),
            winners: winners.map(|(seat, _)| Seat::from_index(seat)).collect(),
        }
    }
}

/// Scores a position, with the private goals by seat. Goals are measured before any bonus and before money is converted; red lines no longer
/// count.
pub fn score(table: &Table, private: &[Option<GoalId>]) -> Final {
    let (mut goals, mut events) = (Vec::new(), Vec::new());
    let mut tracks = tracks_after_goals(table, private, |goal, owner, values, winner| {
        let bonus = if winner.is_some() { i32::from(table.rules().goal(goal).bonus) } else { 0 };
        if let Some(seat) = winner {
            let id = &table.rules().goal(goal).id;
            events.push(change(seat, Track::Population, bonus, Cause::Goal { id }));
        }
        let by = winner.and_then(|seat| table.rules().goal(goal).achieved(table, values, seat));
        goals.push(GoalScore { goal, owner, values: values.to_vec(), winner, by, bonus });
    });
    for seat in table.all_seats() {
        let people = convert(&mut tracks[seat.index()]);
        if people > 0 {
            events.push(change(seat, Track::Money, -people * MONEY_PER_POPULATION, Cause::Conversion));
            events.push(change(seat, Track::Population, people, Cause::Conversion));
        }
    }
    let tracks = &tracks[..table.seats()];
    let ranks = ranks(tracks);
    let alone_first = |seat: usize| ranks[seat] == 1 && ranks.iter().filter(|&&rank| rank == 1).count() == 1;
    let titled = |seat: usize| match table.mode() {
        Mode::Standard => false,
        Mode::LoneArchitect => true,
        Mode::Dale => seat == 0 && alone_first(seat),
    };
    let seats = (0..tracks.len())
        .map(|seat| SeatScore {
            tracks: tracks[seat],
            rank: ranks[seat],
            title: titled(seat).then(|| title(tracks[seat].population)),
        })
        .collect();
    Final { goals, seats, events }
}

/// Just the result, for those who play many games and tell none.
pub(crate) fn outcome(table: &Table, private: &[Option<GoalId>]) -> Outcome {
    let mut tracks = tracks_after_goals(table, private, |_, _, _, _| ());
    let tracks = &mut tracks[..table.seats()];
    for tracks in tracks.iter_mut() {
        convert(tracks);
    }
    let ranks = ranks(tracks);
    Outcome {
        scores: tracks.iter().map(|tracks| tracks.population).collect(),
        winners: table.all_seats().filter(|seat| ranks[seat.index()] == 1).collect(),
    }
}

/// Everybody's tracks with the bonuses of the goals: public ones, then kept private ones in order of play.
fn tracks_after_goals(
    table: &Table,
    private: &[Option<GoalId>],
    mut each: impl FnMut(GoalId, Option<Seat>, &[i32], Option<Seat>),
) -> [Tracks; MAX_SEATS] {
    let mut tracks = table.tracks;
    let public = table.public_goals().iter().map(|&goal| (goal, None));
    let kept = table.seats_from(table.start());
    let kept = kept.filter_map(|seat| Some((private[seat.index()]?, Some(seat))));
    for (id, owner) in public.chain(kept) {
        let goal = table.rules().goal(id);
        let mut values = [0; MAX_SEATS];
        table.all_seats().for_each(|seat| values[seat.index()] = goal.value(table, seat));
        let values = &values[..table.seats()];
        let mut winners = goal.achieved_by(table, values);
        if let Some(owner) = owner.filter(|&owner| winners != SeatSet::just(owner)) {
            let scores = |&seat: &Seat| seat == owner || scores_for_others(table, seat);
            winners = winners.iter().filter(scores).collect();
        }
        if winners.is_empty() {
            each(id, owner, values, None);
        }
        for seat in winners.iter() {
            tracks[seat.index()].population += i32::from(goal.bonus);
            each(id, owner, values, Some(seat));
        }
    }
    tracks
}

/// Whether the seat scores the private goals of others too.
fn scores_for_others(table: &Table, seat: Seat) -> bool {
    let rules = table.rules();
    table.has_packs && rules.has(Special::StVitus) && table.borough(seat).has_special(rules, Special::StVitus)
}

/// Turns money into population; returns how much.
fn convert(tracks: &mut Tracks) -> i32 {
    let people = tracks.money / MONEY_PER_POPULATION;
    tracks.population += people;
    tracks.money -= people * MONEY_PER_POPULATION;
    people
}

/// Population, then reputation, income and money; ties share the better rank.
fn ranks(tracks: &[Tracks]) -> [usize; MAX_SEATS] {
    let standing = |tracks: &Tracks| (tracks.population, tracks.reputation, tracks.income, tracks.money);
    let mut ranks = [0; MAX_SEATS];
    for (seat, own) in tracks.iter().enumerate() {
        ranks[seat] = 1 + tracks.iter().filter(|other| standing(other) > standing(own)).count();
    }
    ranks
}

fn change(seat: Seat, track: Track, delta: i32, cause: Cause) -> Event {
    Event::Change(Change { seat, track, delta, nominal: delta, cause, step: None })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ladder_has_its_steps() {
        let titles: Vec<&str> = [0, 59, 60, 75, 76, 90, 91, 105, 106, 120, 121, 135, 136].map(title).to_vec();
        let steps: Vec<&str> = LADDER.iter().rev().map(|&(_, title)| title).collect();
        let mut expected = Vec::new();
        for step in &steps[..6] {
            expected.extend([*step, *step]);
        }
        expected.push(steps[6]);
        assert_eq!(titles, expected);
    }
}
