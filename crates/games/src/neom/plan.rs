//! Plans of NEOM: tiles that are laid out before they are picked, or before one can pay for them.
//!
//! What can be planned is what the seat knows: the tile it has picked, the hand it chooses from, the hands that come to it
//! again and that it has held before, its Cornerstones. Hands and prices lie still in a plan: what the others will pick and
//! build is not known. What is short is lent, and told. A tile of a hand is planned as its pick, with the cell; once it is
//! picked the same step is its placement there.

use super::preview::{Spot, best, listed, placed, spot, spots, whole_cells};
use crate::plan::{MOST_STEPS, Plan, PlanStep, PlannableMove, PlannedStep};
use crate::playable::{Explained, Measure, MovePreview, Part};
use crate::text::{list, say};
use ::neom::cell::{Cell, parse_cell};
use ::neom::moves::{Illegal, Move};
use ::neom::table::{Phase, Table};
use ::neom::tile::{Deck, TileId};
use ::neom::{Loan, Neom, NeomView, PickPreview};
use game_core::{Game as _, Seat, Viewer};
use render::Reader;
use render::neom::sentence;
use render::text::Language;
use serde_json::{Value, json};

/// What a plan leads to.
pub(super) fn plan(game: &Neom, reader: Reader, seat: Seat, steps: &[PlanStep], lists: bool) -> Option<Plan> {
    let view = game.view(Viewer::Seat(seat));
    let mut walk = Walk::begin(view, seat)?;
    // One more than can be kept: what somebody looks at while the plan is full.
    let steps: Vec<PlannedStep> =
        steps.iter().take(MOST_STEPS + 1).map(|step| walk.step(game, reader, step)).collect();
    let moves = if lists { walk.moves(game, reader) } else { Vec::new() };
    Some(Plan { moves, steps, drawn: String::new() })
}

/// What a step is about.
#[derive(Debug, Clone, Copy)]
pub(super) struct Wanted {
    pub(super) tile: TileId,
    /// Where; on its best cell if nobody said.
    at: Option<Cell>,
    /// How exactly, if that was said.
    exact: Option<Move>,
}

impl Wanted {
    /// Nothing if it is not about a tile.
    pub(super) fn read(game: &Neom, seat: Seat, step: &PlanStep) -> Option<Wanted> {
        let named = step.tile.as_deref().and_then(|id| game.table().rules().find_tile(id));
        let mv = game.parse_move(&step.mv).ok()?;
        match mv {
            Move::Select { tile } => {
                let at = step.at.as_deref().and_then(|at| parse_cell(at).ok());
                Some(Wanted { tile, at, exact: None })
            }
            Move::Cornerstone { tile, at, .. } => Some(Wanted { tile, at: Some(at), exact: Some(mv) }),
            Move::Place { at, .. } => {
                let tile = named.or_else(|| game.table().pick(seat))?;
                Some(Wanted { tile, at: Some(at), exact: Some(mv) })
            }
            _ => None,
        }
    }

    /// Where it would go and how it would be paid; or why it cannot go there.
    fn spot(&self, view: &NeomView<'_>, ahead: &PickPreview, seat: Seat) -> Result<Spot, Illegal> {
        let exact = self.exact.and_then(|mv| spot(view, ahead, seat, mv));
        let found = exact.or_else(|| {
            let mut spots = spots(view, ahead, seat, self.tile);
            spots.retain(|spot| self.at.is_none_or(|at| spot.at == at));
            best(spots)
        });
        found.map_or_else(|| Err(self.refused(ahead)), Ok)
    }

    fn refused(&self, ahead: &PickPreview) -> Illegal {
        let terms = ahead.quote(self.tile).map(|quote| quote.terms);
        let tried = terms.and_then(|terms| {
            let at = self.at.ok_or(Illegal::Over)?;
            let mv = match is_cornerstone(ahead.table(), self.tile) {
                true => Move::Cornerstone { tile: self.tile, at, terms },
                false => Move::Place { at, terms },
            };
            ahead.preview(mv)
        });
        tried.err().unwrap_or(Illegal::Over)
    }

    /// The placement as quickly as it is found: how it was said, or the cheapest; or why not.
    pub(super) fn placement(&self, ahead: &PickPreview) -> Result<Move, Illegal> {
        if let Some(mv) = self.exact.filter(|&mv| ahead.preview(mv).is_ok()) {
            return Ok(mv);
        }
        let goes = |mv: &Move| match *mv {
            Move::Place { at, .. } => !is_cornerstone(ahead.table(), self.tile) && Some(at) == self.at,
            Move::Cornerstone { tile, at, .. } => tile == self.tile && Some(at) == self.at,
            _ => false,
        };
        let brought = |mv: Move| Some((mv, ahead.preview(mv).ok()?));
        let all = ahead.moves(false).into_iter().filter(goes).filter_map(brought);
        let best = all.max_by_key(|(_, preview)| (preview.money, preview.after.total()));
        best.map(|(mv, _)| mv).ok_or_else(|| self.refused(ahead))
    }
}

pub(super) fn is_cornerstone(table: &Table, tile: TileId) -> bool {
    table.tile(tile).deck == Deck::Cornerstone
}

/// A plan on its way: the seat's turns, one after the other, with nothing in between but what happens by itself.
pub(super) struct Walk<'a> {
    pub(super) view: NeomView<'a>,
    pub(super) seat: Seat,
    /// The first turn in which the seat can still do something.
    pub(super) table: Table,
    /// What was lent so far.
    debt: i32,
    /// What is placed by then.
    used: Vec<TileId>,
}

impl<'a> Walk<'a> {
    /// Nothing where there is no city yet, or no turn left.
    pub(super) fn begin(view: NeomView<'a>, seat: Seat) -> Option<Walk<'a>> {
        let table = view.table();
        if matches!(table.phase(), Phase::Draft { .. } | Phase::Over) {
            return None;
        }
        let table = if acts_in_this_turn(&view, seat) { *table } else { table.passed(seat) };
        let goes_on = table.phase() != Phase::Over;
        goes_on.then_some(Walk { view, seat, table, debt: 0, used: Vec::new() })
    }

    /// Whether the turn that the walk has come to is the one under way.
    fn is_now(&self) -> bool {
        let (now, then) = (self.view.table(), &self.table);
        (now.generation(), now.turn()) == (then.generation(), then.turn()) && then.phase() != Phase::Over
    }

    /// What the seat has picked for the turn under way, if it has.
    fn picked(&self) -> Option<TileId> {
        self.view.choice().or_else(|| self.view.table().pick(self.seat)).filter(|_| self.is_now())
    }

    /// What can be placed in the turn that the walk has come to, if nobody takes it: the pick, or what is picked from.
    fn at_hand(&self) -> Vec<TileId> {
        match self.picked() {
            Some(pick) => vec![pick],
            None if self.is_now() => {
                let now = self.view.table();
                if now.has_hands() { self.view.spread().to_vec() } else { now.pack().to_vec() }
            }
            None if self.table.generation() == self.view.table().generation() => {
                let turn = self.table.turn();
                let comes = self.view.hands_to_come().into_iter().find(|(when, _)| *when == turn);
                comes.map(|(_, tiles)| tiles).unwrap_or_default()
            }
            None => Vec::new(),
        }
    }

    /// The turn in which a tile can be placed at the earliest, with what was picked for it; nothing if it does not come.
    pub(super) fn ahead(&self, tile: TileId) -> Option<PickPreview> {
        if self.used.contains(&tile) || self.table.phase() == Phase::Over {
            return None;
        }
        if is_cornerstone(&self.table, tile) {
            let has = self.table.cornerstones(self.seat).contains(&tile);
            return if has { self.cornerstone_ahead(tile) } else { None };
        }
        if self.at_hand().contains(&tile) {
            return self.view.preview_turn(&self.table, Some(tile));
        }
        // The turn in which it comes again, with nothing done until then.
        let turn = self.comes(tile)?;
        let mut table = self.table;
        while table.turn() < turn {
            table = table.passed(self.seat);
        }
        self.view.preview_turn(&table, Some(tile))
    }

    /// A Cornerstone can be placed in any turn, once the generation allows another one.
    fn cornerstone_ahead(&self, tile: TileId) -> Option<PickPreview> {
        let now = self.view.preview_turn(&self.table, self.picked())?;
        let mut ahead = now.clone();
        while let Err(Illegal::TooManyCornerstones { .. }) = ahead.quote(tile) {
            let later = ahead.table().passed(self.seat);
            if later.phase() == Phase::Over {
                return Some(now);
            }
            ahead = self.view.preview_turn(&later, None)?;
        }
        Some(ahead)
    }

    /// The turn after this one in which the seat holds a tile, if nobody picks it before.
    fn comes(&self, tile: TileId) -> Option<usize> {
        if self.table.generation() != self.view.table().generation() {
            return None;
        }
        let hands = self.view.hands_to_come().into_iter();
        hands
            .filter(|(turn, _)| *turn > self.table.turn())
            .find(|(_, left)| left.contains(&tile))
            .map(|(turn, _)| turn)
    }

    /// All tiles that the seat knows of and could come to place.
    fn tiles(&self) -> Vec<TileId> {
        let mut all = self.at_hand();
        all.extend(self.view.hands_to_come().into_iter().flat_map(|(_, tiles)| tiles));
        all.extend(self.table.cornerstones(self.seat));
        let mut seen = Vec::new();
        all.retain(|&tile| {
            let is_new = !seen.contains(&tile) && self.table.tile(tile).disaster.is_none();
            seen.push(tile);
            is_new
        });
        all
    }

    /// The step as it stands now.
    fn step(&mut self, game: &Neom, reader: Reader, step: &PlanStep) -> PlannedStep {
        let language = reader.language;
        let rules = self.table.rules();
        let named = |tile: TileId| sentence::tile_name(language, rules, tile);
        let gone = |title: String, why: String| PlannedStep {
            mv: step.mv.clone(),
            tile: step.tile.clone(),
            title,
            gone: Some(why),
            ..PlannedStep::default()
        };
        let Some(wanted) = Wanted::read(game, self.seat, step) else {
            let name = say!(language, "plan-tile");
            return gone(name.clone(), say!(language, "plan-gone", name));
        };
        let name = named(wanted.tile);
        let is_first = self.used.is_empty();
        let Some(mut ahead) = self.ahead(wanted.tile) else {
            let known = self.tiles().contains(&wanted.tile) && !self.used.contains(&wanted.tile);
            let why = if known {
                say!(language, "neom-plan-late")
            } else {
                say!(language, "plan-gone", name = name.clone())
            };
            return gone(name, why);
        };
        let refused = |illegal: &Illegal| sentence::refusal(reader, rules, illegal);
        let loan = match ahead.lend(wanted.tile) {
            Ok(loan) => loan,
            Err(illegal) => return gone(name, refused(&illegal)),
        };
        let spot = match wanted.spot(&self.view, &ahead, self.seat) {
            Ok(spot) => spot,
            Err(illegal) => return gone(name, refused(&illegal)),
        };
        let planned = PlannedStep {
            mv: game.write_move(self.written(wanted.tile, &ahead, &spot)),
            tile: Some(self.table.tile(wanted.tile).id.clone()),
            at: Some(spot.at.to_string()),
            shows: Some(self.table.tile(wanted.tile).id.clone()),
            title: name,
            short: loan.money,
            lacks: lacks(language, loan),
            when: Some(when(language, ahead.table())),
            due: is_first && self.is_due(wanted.tile, &ahead),
            gone: None,
            preview: Some(self.told(reader, &ahead, loan, &spot)),
        };
        self.place(wanted.tile, &ahead, spot.mv);
        self.debt += loan.money;
        self.pass();
        planned
    }

    /// A tile that is not picked yet is planned as its pick.
    fn written(&self, tile: TileId, ahead: &PickPreview, spot: &Spot) -> Move {
        let now = self.view.table();
        let is_picked =
            now.phase() == Phase::Act && now.pick(self.seat) == Some(tile) && self.is_in_this_turn(ahead);
        if is_cornerstone(now, tile) || is_picked { spot.mv } else { Move::Select { tile } }
    }

    fn is_in_this_turn(&self, ahead: &PickPreview) -> bool {
        let (now, then) = (self.view.table(), ahead.table());
        (now.generation(), now.turn()) == (then.generation(), then.turn())
    }

    /// Whether the seat's next decision could be this: nobody asks about anything else before.
    fn is_due(&self, tile: TileId, ahead: &PickPreview) -> bool {
        let now = self.view.table();
        if is_cornerstone(now, tile) {
            return self.is_in_this_turn(ahead) && self.picked().is_some();
        }
        if self.is_in_this_turn(ahead) {
            return true;
        }
        let is_struck = now.disaster().is_some_and(|(_, picker)| picker != Some(self.seat));
        let is_next =
            now.generation() == ahead.table().generation() && now.turn() + 1 == ahead.table().turn();
        is_next && !acts_in_this_turn(&self.view, self.seat) && !is_struck
    }

    /// All that a step would do.
    fn told(&self, reader: Reader, ahead: &PickPreview, loan: Loan, spot: &Spot) -> MovePreview {
        let mut told = placed(reader, &self.view, ahead.table(), self.seat, spot);
        let money = told.after["money"].as_i64().unwrap_or_default();
        told.after["money"] = json!(money - i64::from(self.debt + loan.money));
        let meanwhile = ahead.table().money(self.seat) - loan.money - self.table.money(self.seat);
        if meanwhile != 0 {
            let line = Explained {
                seat: Some(self.seat),
                what: Some(Measure::Money),
                delta: meanwhile,
                part: Part::Income,
                text: say!(reader.language, "neom-plan-meanwhile"),
            };
            told.changes.insert(0, line);
        }
        told
    }

    /// Carries a step out that can be carried out in this turn; whether it could.
    pub(super) fn carry_out(&mut self, tile: TileId, mv: Move) -> bool {
        let ahead = self.ahead(tile);
        ahead.is_some_and(|ahead| self.place(tile, &ahead, mv))
    }

    fn place(&mut self, tile: TileId, ahead: &PickPreview, mv: Move) -> bool {
        let pile: Vec<TileId> = self.view.known_pile().collect();
        let after = ahead.table().after(self.seat, mv, &pile);
        if let Ok(after) = after {
            self.used.push(tile);
            self.table = after;
        }
        after.is_ok()
    }

    /// The turn is over.
    pub(super) fn pass(&mut self) {
        self.table = self.table.passed(self.seat);
    }

    /// All that can be planned now.
    fn moves(&self, game: &Neom, reader: Reader) -> Vec<PlannableMove> {
        let tiles = self.tiles().into_iter();
        tiles.flat_map(|tile| self.listed(game, reader, tile).unwrap_or_default()).collect()
    }

    fn listed(&self, game: &Neom, reader: Reader, tile: TileId) -> Option<Vec<PlannableMove>> {
        let mut ahead = self.ahead(tile)?;
        let loan = ahead.lend(tile).ok()?;
        let spots = spots(&self.view, &ahead, self.seat, tile);
        if spots.is_empty() {
            return None;
        }
        let more = |mut preview: Value| {
            if loan.money > 0 {
                preview["short"] = json!(loan.money);
            }
            preview["when"] = json!(when(reader.language, ahead.table()));
            preview
        };
        let picks = spots.first().is_some_and(|spot| self.written(tile, &ahead, spot) != spot.mv);
        if picks {
            let mv = game.write_move(Move::Select { tile });
            return Some(vec![PlannableMove { mv, preview: more(whole_cells(spots)) }]);
        }
        let one = |spot: Spot| PlannableMove {
            mv: game.write_move(spot.mv),
            preview: more(listed(reader, ahead.table(), self.seat, &spot)),
        };
        Some(spots.into_iter().map(one).collect())
    }
}

/// Whether the seat still acts in the turn under way: whoever has picked a Disaster does not.
fn acts_in_this_turn(view: &NeomView<'_>, seat: Seat) -> bool {
    let table = view.table();
    let strikes = view.choice().is_some_and(|tile| table.tile(tile).disaster.is_some());
    table.will_act(seat) && !strikes
}

/// `£3 and steel short`.
fn lacks(language: Language, loan: Loan) -> Option<String> {
    let money = (loan.money > 0).then(|| format!("£{}", loan.money));
    let goods = loan.goods.iter().map(|good| sentence::good_name(language, good));
    let all: Vec<String> = money.into_iter().chain(goods).collect();
    (!all.is_empty()).then(|| say!(language, "plan-short", what = list(language, &all)))
}

/// When a turn is.
fn when(language: Language, table: &Table) -> String {
    say!(language, "neom-plan-when", generation = table.generation(), turn = table.turn())
}

#[cfg(test)]
mod tests {
    use super::super::forecast::forecast;
    use super::super::preview::explain;
    use super::*;
    use ::neom::library::Library;
    use ::neom::setup::{Mode, Setup};
    use bots::BotGame;
    use game_core::{Dice, View as _};

    /// Calls `each` at every decision of a game of bots, with the move that follows.
    fn decisions(players: usize, seed: u64, mut each: impl FnMut(&Neom, Seat, Move)) {
        let rules = Library::builtin().rules(&["base".to_owned()]).expect("there is a base pack");
        let mode = if players == 1 { Mode::Solo } else { Mode::Standard };
        let setup = Setup::new(rules, mode, players, None, false).expect("there is such a table");
        let mut game = Neom::new(&setup, seed);
        let (mut dice, mut bot) = (Dice::new(seed, 3), Neom::bot("greedy").expect("there is a greedy bot"));
        while let Some(seat) = game.to_act().lowest() {
            let mv = bot.choose(&game.view(Viewer::Seat(seat)), &mut dice);
            each(&game, seat, mv);
            game.play(seat, mv, &mut ()).expect("a legal move plays");
        }
    }

    fn names() -> Vec<String> {
        ["Ann", "Ben", "Cleo", "Dan", "Eve"].map(str::to_owned).to_vec()
    }

    fn step(mv: &str, at: Option<&str>) -> PlanStep {
        PlanStep { mv: mv.to_owned(), tile: None, at: at.map(str::to_owned) }
    }

    fn only(game: &Neom, reader: Reader, seat: Seat, step: PlanStep) -> PlannedStep {
        let planned = plan(game, reader, seat, &[step], false).expect("it will place something");
        planned.steps.into_iter().next().expect("one step")
    }

    #[test]
    fn a_plan_for_ones_own_turn_is_the_preview_of_the_move() {
        let names = names();
        let (mut placed, mut stones, mut picks) = (0, 0, 0);
        for players in 1..=4 {
            decisions(players, 4, |game, seat, mv| {
                let reader = Reader::seated(Language::ENGLISH, &names, seat);
                match mv {
                    Move::Place { .. } | Move::Cornerstone { .. } => {
                        let planned = only(game, reader, seat, step(&game.write_move(mv), None));
                        let preview = explain(game, reader, seat, mv, None).expect("a legal move");
                        assert_eq!((planned.short, &planned.gone, planned.due), (0, &None, true));
                        assert_eq!(planned.mv, game.write_move(mv));
                        assert_eq!(json!(planned.preview), json!(preview), "{mv:?}");
                        placed += 1;
                        stones += usize::from(matches!(mv, Move::Cornerstone { .. }));
                    }
                    // A pick is told by the cell that it is planned for.
                    Move::Select { tile } if game.table().tile(tile).disaster.is_none() => {
                        let planned = only(game, reader, seat, step(&game.write_move(mv), None));
                        if planned.gone.is_some() || planned.lacks.is_some() {
                            return;
                        }
                        let preview =
                            explain(game, reader, seat, mv, planned.at.as_deref()).expect("a legal move");
                        let told = planned.preview.expect("it is told");
                        assert_eq!(told.after, preview.after, "{mv:?}");
                        let lines = |told: &MovePreview| -> Vec<(Option<Measure>, i32)> {
                            told.changes.iter().map(|change| (change.what, change.delta)).collect()
                        };
                        assert_eq!(lines(&told), lines(&preview), "{mv:?}");
                        picks += 1;
                    }
                    _ => {}
                }
            });
        }
        assert!(placed > 100 && stones > 3 && picks > 100, "{placed} {stones} {picks}");
    }

    #[test]
    fn whatever_is_listed_can_be_planned_step_after_step_and_what_is_short_is_lent() {
        let names = names();
        let mut dice = Dice::new(7, 7);
        let (mut planned, mut short, mut goods, mut later, mut three) = (0, 0, 0, 0, 0);
        let each = |game: &Neom, seat: Seat, _| {
            let waiting = Seat((seat.0 + 1) % game.table().seats() as u8);
            let reader = Reader::seated(Language::ENGLISH, &names, waiting);
            let mut steps: Vec<PlanStep> = Vec::new();
            while steps.len() < MOST_STEPS {
                let Some(listed) = plan(game, reader, waiting, &steps, true).map(|plan| plan.moves) else {
                    return;
                };
                let Some(one) = listed.get(dice.below(listed.len().max(1))) else { return };
                let cells: Vec<&String> =
                    one.preview["cells"].as_object().into_iter().flat_map(|all| all.keys()).collect();
                let at = cells.get(dice.below(cells.len().max(1))).map(|at| at.as_str());
                steps.push(step(&one.mv, at));
                let told = plan(game, reader, waiting, &steps, false).expect("it will place something").steps;
                let last = told.last().expect("a step");
                assert_eq!(last.gone, None, "{steps:?}");
                assert_eq!(one.preview["short"].as_i64().unwrap_or(0), i64::from(last.short));
                assert_eq!(last.lacks.as_ref().is_some_and(|text| text.contains('£')), last.short > 0);
                assert!(!last.due || steps.len() == 1);
                // What is owed is not there: the money of each step follows from the one before.
                let sum = |told: &PlannedStep| {
                    let changes = &told.preview.as_ref().expect("it is told").changes;
                    let own = changes
                        .iter()
                        .filter(|change| change.seat == Some(waiting) && change.what == Some(Measure::Money));
                    own.map(|change| i64::from(change.delta)).sum::<i64>()
                };
                let after =
                    |told: &PlannedStep| told.preview.as_ref().and_then(|told| told.after["money"].as_i64());
                let before = match told.len().checked_sub(2).and_then(|place| after(&told[place])) {
                    Some(money) => money,
                    None => i64::from(
                        Walk::begin(game.view(Viewer::Seat(waiting)), waiting)
                            .expect("a turn")
                            .table
                            .money(waiting),
                    ),
                };
                assert_eq!(after(last), Some(before + sum(last)), "{steps:?}");
                planned += 1;
                short += usize::from(last.short > 0);
                goods += usize::from(last.lacks.is_some() && last.short == 0);
                later += usize::from(last.mv.starts_with("select") && steps.len() > 1);
            }
            three += 1;
        };
        let mut each = each;
        [1, 2, 3, 3].into_iter().zip(9..).for_each(|(players, seed)| decisions(players, seed, &mut each));
        assert!(planned > 500 && later > 100 && three > 100, "{planned} {later} {three}");
        assert!(short > 0 && goods > 30, "{short} {goods}");
    }

    /// With three seats the hand of the first turn is back in the fourth: what is left of it can be planned for that.
    #[test]
    fn a_tile_of_a_hand_that_comes_back_is_planned_for_the_turn_in_which_it_does() {
        let names = names();
        let mut checked = 0;
        decisions(3, 2, |game, seat, mv| {
            let (table, view) = (game.table(), game.view(Viewer::Seat(seat)));
            let Move::Select { tile } = mv else { return };
            if table.turn() > 4 || table.tile(tile).disaster.is_some() {
                return;
            }
            let reader = Reader::seated(Language::ENGLISH, &names, seat);
            let again = view
                .offered()
                .iter()
                .copied()
                .filter(|&other| other != tile && table.tile(other).disaster.is_none());
            for other in again {
                let select = |tile| step(&game.write_move(Move::Select { tile }), None);
                let steps =
                    plan(game, reader, seat, &[select(tile), select(other)], false).expect("its turn").steps;
                if steps.iter().any(|step| step.gone.is_some()) {
                    continue;
                }
                assert_eq!(
                    steps[0].when.as_deref(),
                    Some(&*format!("turn {}.{}", table.generation(), table.turn()))
                );
                assert_eq!(
                    steps[1].when.as_deref(),
                    Some(&*format!("turn {}.{}", table.generation(), table.turn() + 3))
                );
                assert!(!steps[1].due);
                checked += 1;
            }
        });
        assert!(checked > 20, "{checked}");
    }

    #[test]
    fn plans_and_forecasts_know_what_the_seat_knows() {
        let names = names();
        let mut dice = Dice::new(1, 1);
        let mut compared = 0;
        for players in 2..=4 {
            decisions(players, 2, |game, seat, _| {
                let waiting = Seat((seat.0 + 1) % players as u8);
                let reader = Reader::seated(Language::ENGLISH, &names, waiting);
                let alike = game.view(Viewer::Seat(waiting)).sample(&mut dice);
                let listed = |game: &Neom| plan(game, reader, waiting, &[], true);
                assert_eq!(json!(listed(game)), json!(listed(&alike)));
                let Some(listed) = listed(game).filter(|_| dice.below(6) == 0) else { return };
                let some = listed.moves.iter().step_by(5).take(3).map(|one| step(&one.mv, None));
                let steps: Vec<PlanStep> = some.collect();
                let told = |game: &Neom| {
                    let plan = plan(game, reader, waiting, &steps, true).expect("it will place something");
                    (json!(plan), forecast(game, reader, waiting, &steps, 2, 5))
                };
                assert_eq!(told(game), told(&alike));
                compared += 1;
            });
        }
        assert!(compared > 20, "{compared}");
    }

    #[test]
    fn a_forecast_adds_up_and_ends_with_the_game() {
        let names = names();
        let mut compared = 0;
        decisions(3, 5, |game, seat, mv| {
            let reader = Reader::seated(Language::ENGLISH, &names, seat);
            let Move::Place { .. } = mv else { return };
            if seat != Seat(0) {
                return;
            }
            let steps = [step(&game.write_move(mv), None)];
            let told = forecast(game, reader, seat, &steps, 4, 1).expect("it will place something");
            let now = game.table();
            let first = told.rounds.first().expect("a turn");
            assert_eq!(first.name, format!("{}.{}", now.generation(), now.turn()));
            let last = (now.generation() - 1) * 7 + now.turn();
            assert_eq!(told.rounds.len(), (21 - last + 1).min(7));
            // What can be done at once is done in every world, and in the plain turn.
            assert_eq!((told.steps[0].share, told.steps[0].round), (1.0, Some(last)));
            assert_eq!(first.built, [0]);
            let plain =
                |what: Measure| first.values.iter().find(|value| value.what == what).map(|value| value.plain);
            let planned = only(game, reader, seat, steps[0].clone()).preview.expect("it is told");
            if planned.owed.is_none() {
                assert_eq!(json!(plain(Measure::Money)), planned.after["money"]);
            }
            for round in &told.rounds {
                let within = |band: crate::plan::Band| band.low <= band.middle && band.middle <= band.high;
                assert!(round.values.iter().all(|value| value.band.is_some_and(within)));
            }
            let score = told.score.expect("made-up games end");
            let all = |of: fn(crate::plan::Band) -> i32| {
                told.categories.iter().filter_map(|one| one.band).map(of).sum::<i32>()
            };
            assert!(all(|band| band.low) <= score.high && score.low <= all(|band| band.high));
            assert_eq!(told.categories.iter().map(|one| one.now).sum::<i32>(), now.score(seat).total());
            compared += 1;
        });
        assert!(compared > 10, "{compared}");
    }
}
