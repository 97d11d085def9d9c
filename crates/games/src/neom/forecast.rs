//! What may come of a plan of NEOM, turn by turn: exactly if nothing else happens, and as bands from made-up games in which
//! everybody plays on. Whether a tile comes back before somebody picks it is what the made-up games tell.

use super::plan::{Walk, Wanted, is_cornerstone};
use crate::plan::{Band, CategoryBand, Forecast, PlanStep};
use crate::playable::Measure;
use crate::tally::{PlainTurn, Reading, Tally};
use crate::text::say;
use ::neom::moves::Move;
use ::neom::score::Score;
use ::neom::setup::TURNS;
use ::neom::table::{Phase, Table};
use ::neom::tile::TileId;
use ::neom::{Neom, PickPreview, SELL_PRICE};
use bots::planner::{Follower, PlanGame, Policy as _, play_worlds};
use game_core::{Game as _, Seat, Viewer};
use render::Reader;

/// So many turns are looked ahead: a whole generation, in which hands come back.
const AHEAD: usize = TURNS;

/// The numbers of a seat.
struct Numbers {
    score: Score,
    money: i32,
    income: i32,
    goods: i32,
}

impl Numbers {
    fn of(table: &Table, seat: Seat) -> Numbers {
        Numbers {
            score: table.score(seat),
            money: table.money(seat),
            income: table.income(seat, table.generation()),
            goods: table.city(seat).goods().len() as i32,
        }
    }
}

const MEASURES: [Reading<Numbers>; 5] = [
    (Measure::Score, |numbers| numbers.score.total()),
    (Measure::Money, |numbers| numbers.money),
    (Measure::Income, |numbers| numbers.income),
    (Measure::Goods, |numbers| numbers.goods),
    (Measure::Pollution, |numbers| numbers.score.pollution),
];

pub(super) fn forecast(
    game: &Neom,
    reader: Reader,
    seat: Seat,
    steps: &[PlanStep],
    worlds: u64,
    seed: u64,
) -> Option<Forecast> {
    let view = game.view(Viewer::Seat(seat));
    let wanted: Vec<Option<Wanted>> = steps.iter().map(|step| Wanted::read(game, seat, step)).collect();
    let plain = plain(Walk::begin(view, seat)?, &wanted);
    let mut seen = Seen::new(seat, &wanted);
    play_worlds::<Neom>(&view, worlds, seed, &mut seen);
    let name = |round: usize| format!("{}.{}", (round - 1) / TURNS + 1, (round - 1) % TURNS + 1);
    let now = game.table().score(seat).rows();
    let category = |(place, (word, now)): (usize, (&'static str, i32))| CategoryBand {
        name: say!(reader.language, "neom-category", category = word),
        now,
        band: Band::of(seen.ends.iter().map(|score| score.rows()[place].1).collect()),
    };
    Some(Forecast {
        worlds,
        rounds: seen.tally.rounds(plain, &MEASURES, worlds, name),
        steps: seen.tally.odds(worlds, name),
        goals: Vec::new(),
        categories: now.into_iter().enumerate().map(category).collect(),
        score: Band::of(seen.tally.scores),
        lines: Vec::new(),
    })
}

/// Turns are counted through all generations.
fn round(table: &Table) -> usize {
    (table.generation() - 1) * TURNS + table.turn()
}

/// What is in the way of a step.
enum Reach {
    /// Nothing: this is how it is placed.
    Now(Move),
    /// It may still come, or can be paid later.
    Later,
    /// It cannot be placed any more.
    Never,
}

/// Whether a step can be carried out in the turn that a walk has come to.
fn reach(walk: &Walk, wanted: &Wanted) -> Reach {
    let Some(ahead) = walk.ahead(wanted.tile) else { return Reach::Never };
    if round(ahead.table()) > round(&walk.table) {
        return Reach::Later;
    }
    match wanted.placement(&ahead) {
        Ok(mv) => Reach::Now(mv),
        Err(_) if shortage(ahead, wanted).is_some() => Reach::Later,
        Err(_) => Reach::Never,
    }
}

/// The money that is short of a step; nothing if it is not money and goods that it lacks.
fn shortage(mut ahead: PickPreview, wanted: &Wanted) -> Option<i32> {
    let loan = ahead.lend(wanted.tile).ok()?;
    wanted.placement(&ahead).ok().map(|_| loan.money)
}

/// The turns that come if the plan is followed as soon as each step can be paid, and nothing else happens.
fn plain(mut walk: Walk, wanted: &[Option<Wanted>]) -> Vec<PlainTurn<Numbers>> {
    let seat = walk.seat;
    let mut waiting = wanted.iter().enumerate().filter_map(|(step, one)| Some((step, (*one)?))).peekable();
    let mut turns = Vec::new();
    while turns.len() < AHEAD && walk.table.phase() != Phase::Over {
        let round = round(&walk.table);
        let mut built = Vec::new();
        while let Some(&(step, wanted)) = waiting.peek() {
            match reach(&walk, &wanted) {
                Reach::Later => break,
                Reach::Never => {}
                Reach::Now(mv) => built.extend(walk.carry_out(wanted.tile, mv).then_some(step)),
            }
            waiting.next();
            if !built.is_empty() {
                break;
            }
        }
        walk.pass();
        turns.push(PlainTurn { round, built, lines: 0, numbers: Numbers::of(&walk.table, seat) });
    }
    turns
}

/// What is seen of made-up games.
struct Seen<'a> {
    seat: Seat,
    wanted: &'a [Option<Wanted>],
    /// The steps that are still to be carried out in this world, the next one last.
    waiting: Vec<usize>,
    /// The turn under way in this world.
    round: usize,
    tally: Tally<Numbers>,
    /// The score sheets of the ends.
    ends: Vec<Score>,
    /// How the seat plays while it waits for something.
    policy: <Neom as PlanGame>::Policy,
    candidates: Vec<(Move, f64)>,
}

impl<'a> Seen<'a> {
    fn new(seat: Seat, wanted: &'a [Option<Wanted>]) -> Seen<'a> {
        Seen {
            seat,
            wanted,
            waiting: Vec::new(),
            round: 0,
            tally: Tally::new(wanted.len()),
            ends: Vec::new(),
            policy: Default::default(),
            candidates: Vec::new(),
        }
    }

    /// The first step that is not out of reach for good.
    fn next(&mut self, walk: &Walk) -> Option<(usize, Wanted, Reach)> {
        while let Some(&step) = self.waiting.last() {
            if let Some(wanted) = self.wanted[step] {
                match reach(walk, &wanted) {
                    Reach::Never => {}
                    reach => return Some((step, wanted, reach)),
                }
            }
            self.waiting.pop();
        }
        None
    }

    /// What is picked: the tile that is planned; for a Cornerstone anything that lets one act.
    fn pick(&mut self, walk: &Walk) -> Option<Move> {
        let (_, wanted, Reach::Now(_)) = self.next(walk)? else { return None };
        if !is_cornerstone(&walk.table, wanted.tile) {
            return Some(Move::Select { tile: wanted.tile });
        }
        let table = walk.view.table();
        let acts = |mv: &Move| matches!(mv, Move::Select { tile } if table.tile(*tile).disaster.is_none());
        self.best(walk).into_iter().find(acts)
    }

    /// What is planned is placed; who waits for something neither builds in its way nor spends what it costs, if that is
    /// enough to have it.
    fn act(&mut self, walk: &mut Walk) -> Option<Move> {
        let (step, wanted, reach) = self.next(walk)?;
        if let Reach::Now(mv) = reach {
            self.waiting.pop();
            self.tally.carried_out(step, self.round);
            return Some(mv);
        }
        let (now, pile) = (walk.table, walk.view.known_pile().collect::<Vec<TileId>>());
        let mut kept = None;
        for mv in self.best(walk) {
            let Ok(after) = now.after(self.seat, mv, &pile) else { continue };
            walk.table = after;
            walk.pass();
            let Some(ahead) = walk.ahead(wanted.tile) else { continue };
            let sales = round(ahead.table()) - self.round - 1;
            match shortage(ahead, &wanted) {
                Some(short) if short <= SELL_PRICE * sales as i32 => return Some(mv),
                Some(_) => kept = kept.or(Some(mv)),
                None => {}
            }
        }
        kept
    }

    /// The moves that the policy likes, the best first.
    fn best(&mut self, walk: &Walk) -> Vec<Move> {
        self.candidates.clear();
        self.policy.candidates(&walk.view, 1, &mut self.candidates);
        self.candidates.iter().map(|(mv, _)| *mv).collect()
    }
}

impl Follower<Neom> for Seen<'_> {
    fn begin(&mut self, world: &Neom) {
        self.waiting = (0..self.wanted.len()).rev().collect();
        self.round = round(world.table());
    }

    fn decide(&mut self, world: &Neom) -> Option<Move> {
        let table = world.table();
        if self.waiting.is_empty() || !matches!(table.phase(), Phase::Select | Phase::Act) {
            return None;
        }
        let mut walk = Walk::begin(world.view(Viewer::Seat(self.seat)), self.seat)?;
        match table.phase() {
            Phase::Select => self.pick(&walk),
            _ => self.act(&mut walk),
        }
    }

    fn moved(&mut self, _: Seat, world: &Neom) {
        let table = world.table();
        let is_over = table.phase() == Phase::Over;
        if round(table) != self.round || is_over {
            self.tally.turn(self.round, Numbers::of(table, self.seat));
            self.round = round(table);
        }
    }

    fn end(&mut self, world: &Neom) {
        let score = world.table().score(self.seat);
        self.tally.scores.push(score.total());
        self.ends.push(score);
    }
}
