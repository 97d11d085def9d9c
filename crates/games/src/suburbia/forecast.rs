//! What may come of a plan of Suburbia, round by round: exactly if nothing else happens, and as bands from made-up games in
//! which everybody plays on.

use super::plan::{Walk, again, place, settled, slot};
use super::preview::cheapest;
use crate::plan::{Band, Forecast, ForecastRound, GoalOdds, PlanStep, share};
use crate::playable::Measure;
use crate::tally::{PlainTurn, Reading, Tally};
use ::suburbia::event::{Cause, Change, Event};
use ::suburbia::goal::GoalId;
use ::suburbia::moves::{Illegal, Move, Slot};
use ::suburbia::table::{Phase, Table, Tracks};
use ::suburbia::tile::Track;
use ::suburbia::{Suburbia, red_line};
use bots::planner::{Follower, play_worlds};
use game_core::{Game as _, Seat, Viewer};
use render::Reader;
use render::suburbia::sentence;

/// So many turns are looked ahead.
const TURNS: usize = 6;

const MEASURES: [Reading<Tracks>; 4] = [
    (Measure::Income, |tracks| tracks.income.into()),
    (Measure::Reputation, |tracks| tracks.reputation.into()),
    (Measure::Population, |tracks| tracks.population),
    (Measure::Money, |tracks| tracks.money),
];

/// A step that somebody waits for.
type Wanted<'a> = (Move, Option<&'a str>);

pub(super) fn forecast(
    game: &Suburbia,
    reader: Reader,
    seat: Seat,
    steps: &[PlanStep],
    worlds: u64,
    seed: u64,
) -> Option<Forecast> {
    let walk = Walk::begin(game, seat, steps)?;
    let read = |step: &PlanStep| game.parse_move(&step.mv).ok();
    let wanted: Vec<Option<Wanted>> =
        steps.iter().map(|step| read(step).map(|mv| (mv, step.tile.as_deref()))).collect();
    let plain = plain(&walk, first_turn(game.table(), seat), &wanted);
    let view = game.view(Viewer::Seat(seat));
    let goals: Vec<GoalId> =
        game.table().public_goals().iter().copied().chain(view.private_goal(seat)).collect();
    let mut seen = Seen::new(seat, &wanted, &goals);
    play_worlds::<Suburbia>(&view, worlds, seed, &mut seen);
    let now = game.table();
    let name = |round: usize| round.to_string();
    let rounds = seen.tally.rounds(plain, &MEASURES, worlds, name);
    let ahead = |id: GoalId| achieved(now, id, seat);
    Some(Forecast {
        worlds,
        lines: lines(now.tracks(seat).population, &rounds),
        rounds,
        steps: seen.tally.odds(worlds, name),
        goals: goals
            .iter()
            .enumerate()
            .map(|(place, &id)| GoalOdds {
                id: &now.rules().goal(id).id,
                name: sentence::goal_name(reader.language, now.rules().goal(id)),
                secret: place >= now.public_goals().len(),
                ahead: ahead(id),
                share: share(seen.achieved[place], worlds),
            })
            .collect(),
        score: Band::of(seen.tally.scores),
        categories: Vec::new(),
    })
}

/// The round of the first turn that is forecast.
fn first_turn(table: &Table, seat: Seat) -> usize {
    let under_way = table.active() == seat && matches!(table.phase(), Phase::Discard | Phase::ExtraDiscard);
    table.next_turn(seat) + usize::from(under_way)
}

fn achieved(table: &Table, id: GoalId, seat: Seat) -> bool {
    let goal = table.rules().goal(id);
    let values: Vec<i32> = table.all_seats().map(|seat| goal.value(table, seat)).collect();
    goal.achieved_by(table, &values).contains(seat)
}

/// The red lines that the bands reach.
fn lines(now: i32, rounds: &[ForecastRound]) -> Vec<i32> {
    let people = rounds.iter().flat_map(|round| &round.values).filter(|one| one.what == Measure::Population);
    let most = people.map(|one| one.band.map_or(one.plain, |band| band.high.max(one.plain))).max();
    let behind = red_line::behind(now);
    (behind..).map(red_line::place).take_while(|&line| most.is_some_and(|most| line < most)).collect()
}

/// The turns that come if the plan is followed as soon as each step can be paid, and nothing else happens.
fn plain(walk: &Walk, first: usize, wanted: &[Option<Wanted>]) -> Vec<PlainTurn<Tracks>> {
    let (seat, mut table) = (walk.seat, *walk.game.table());
    let last = table.last_round().unwrap_or(usize::MAX).min(first + TURNS - 1);
    let mut waiting =
        wanted.iter().enumerate().filter_map(|(index, step)| Some((index, (*step)?))).peekable();
    let mut turns = Vec::new();
    for round in first..=last {
        let mut events: Vec<Event> = Vec::new();
        let mut built = Vec::new();
        let mut then = None;
        while let Some(&(index, (mv, tile))) = waiting.peek() {
            let tried = again(&table, mv, tile).map(|mv| table.preview_turn(seat, mv, &mut events));
            match tried {
                Some(Ok(preview)) => {
                    then = Some(preview.table);
                    built.push(index);
                    waiting.next();
                    break;
                }
                Some(Err(Illegal::TooExpensive { .. })) => break,
                _ => waiting.next(),
            };
        }
        match then {
            Some(then) => table = settled(&then, seat, &[]),
            None => table.idle_turn(&mut events),
        }
        let passed = |event: &Event| {
            matches!(event, Event::Change(Change { seat: whose, track: Track::Income, nominal: ..0, cause: Cause::RedLine { .. }, .. })
                if *whose == seat)
        };
        let lines = events.iter().filter(|event| passed(event)).count() as i32;
        turns.push(PlainTurn { round, built, lines, numbers: *table.tracks(seat) });
        let Some(next) = table.on_turn_of(seat) else { break };
        table = next;
    }
    turns
}

/// What is seen of made-up games.
struct Seen<'a> {
    seat: Seat,
    wanted: &'a [Option<Wanted<'a>>],
    goals: &'a [GoalId],
    /// The steps that are still to be carried out in this world, the next one last.
    waiting: Vec<usize>,
    /// The round of the own turn under way.
    round: usize,
    tally: Tally<Tracks>,
    /// By goal.
    achieved: Vec<usize>,
}

impl<'a> Seen<'a> {
    fn new(seat: Seat, wanted: &'a [Option<Wanted<'a>>], goals: &'a [GoalId]) -> Seen<'a> {
        Seen {
            seat,
            wanted,
            goals,
            waiting: Vec::new(),
            round: 0,
            tally: Tally::new(wanted.len()),
            achieved: vec![0; goals.len()],
        }
    }

    /// The build of this turn: the first step that is not out of reach for good, or what saves the money for it.
    fn build(&mut self, table: &Table) -> Option<Move> {
        while let Some(&step) = self.waiting.last() {
            let mv = self.wanted[step].and_then(|(mv, tile)| again(table, mv, tile));
            match mv.map(|mv| (mv, table.preview(self.seat, mv, &mut ()))) {
                Some((mv, Ok(_))) => {
                    self.waiting.pop();
                    self.tally.carried_out(step, self.round);
                    return Some(mv);
                }
                Some((wanted, Err(Illegal::TooExpensive { price, .. }))) => {
                    return self.saving(table, wanted, price);
                }
                _ => self.waiting.pop(),
            };
        }
        None
    }

    /// A lake, if what is wanted can be paid in the next turn then; whoever would have to wait longer does something else.
    fn saving(&self, table: &Table, wanted: Move, price: i32) -> Option<Move> {
        let (cell, keeps) = (place(wanted), slot(wanted));
        let mut best: Option<(i32, Move)> = None;
        table.builds(self.seat, |mv| {
            let uses = matches!(mv, Move::Lake { .. }) && slot(mv) != keeps && place(mv) != cell;
            let then = if uses { table.preview_build(self.seat, mv).ok() } else { None };
            let Some(then) = then.map(|tracks| tracks[self.seat.index()]) else { return };
            let money = then.money + i32::from(then.income);
            if best.is_none_or(|(most, _)| money > most) {
                best = Some((money, mv));
            }
        });
        best.filter(|(money, _)| *money >= price).map(|(_, mv)| mv)
    }

    /// Where the tiles lie that are waited for.
    fn kept(&self, table: &Table) -> Vec<Slot> {
        let lies = |&step: &usize| slot(self.wanted[step].and_then(|(mv, tile)| again(table, mv, tile))?);
        self.waiting.iter().filter_map(lies).collect()
    }
}

impl Follower<Suburbia> for Seen<'_> {
    fn begin(&mut self, _: &Suburbia) {
        self.waiting = (0..self.wanted.len()).rev().collect();
    }

    fn decide(&mut self, world: &Suburbia) -> Option<Move> {
        let table = world.table();
        self.round = table.round();
        match table.phase() {
            Phase::Build => self.build(table),
            // Nobody throws away what he waits for.
            Phase::Discard | Phase::ExtraDiscard if !self.waiting.is_empty() => {
                let kept = self.kept(table);
                if kept.is_empty() { None } else { cheapest(table, &kept).map(|slot| Move::Discard { slot }) }
            }
            _ => None,
        }
    }

    fn moved(&mut self, seat: Seat, world: &Suburbia) {
        let table = world.table();
        let goes_on = table.active() == seat && matches!(table.phase(), Phase::Discard | Phase::ExtraDiscard);
        if seat == self.seat && !goes_on && self.round > 0 && table.phase() != Phase::Goals {
            self.tally.turn(self.round, *table.tracks(seat));
        }
    }

    fn end(&mut self, world: &Suburbia) {
        let table = world.table();
        for (place, &id) in self.goals.iter().enumerate() {
            self.achieved[place] += usize::from(achieved(table, id, self.seat));
        }
        let score = world.outcome().and_then(|outcome| outcome.scores.get(self.seat.index()).copied());
        self.tally.scores.extend(score);
    }
}
