//! Plans of Suburbia: builds that are laid out before one's turn, or before one can pay for them.
//!
//! What the market has lies still in a plan: what others will take and what will be drawn is not known, so a tile costs
//! what it costs now. What is short is lent, and told.

use super::preview::{cheapest, net, whole_turn};
use crate::plan::{MOST_STEPS, Plan, PlanStep, PlannableMove, PlannedStep};
use crate::playable::MovePreview;
use crate::text::say;
use ::suburbia::Suburbia;
use ::suburbia::event::Event;
use ::suburbia::hex::{Footprint, Hex};
use ::suburbia::moves::{Move, Slot, Space};
use ::suburbia::table::{Phase, Table};
use ::suburbia::tile::KindId;
use game_core::{Game as _, Seat};
use render::Reader;
use render::suburbia::page::opened_cells;
use render::suburbia::sentence;
use render::text::Language;
use serde_json::{Value, json};

/// What a plan leads to.
pub(super) fn plan(
    game: &Suburbia,
    reader: Reader,
    seat: Seat,
    steps: &[PlanStep],
    lists: bool,
) -> Option<Plan> {
    let mut walk = Walk::begin(game, seat, steps)?;
    let frontier = |table: &Table| table.borough(seat).frontier().to_vec();
    let free = frontier(game.table());
    let mut opened: Vec<Hex> = Vec::new();
    let mut planned = Vec::new();
    // One more than can be kept: what somebody looks at while the plan is full.
    for step in steps.iter().take(MOST_STEPS + 1) {
        let due = planned.is_empty();
        planned.push(PlannedStep { due, ..walk.step(reader, step) });
        opened.extend(frontier(walk.game.table()));
    }
    opened.sort_unstable_by_key(|at| (at.r, at.q));
    opened.dedup();
    opened.retain(|at| !free.contains(at));
    let moves = if lists { walk.moves() } else { Vec::new() };
    Some(Plan { steps: planned, moves, drawn: opened_cells(seat, opened) })
}

/// A plan on its way: the seat's turns, one after the other, with nothing in between.
pub(super) struct Walk {
    /// The seat's turn to build.
    pub(super) game: Suburbia,
    pub(super) seat: Seat,
    /// What was lent so far.
    debt: i32,
    /// Where the tiles of the plan lie: nobody would discard those.
    kept: Vec<Slot>,
}

impl Walk {
    /// Nothing where the seat will not build.
    pub(super) fn begin(game: &Suburbia, seat: Seat, steps: &[PlanStep]) -> Option<Walk> {
        let known = |step: &PlanStep| {
            let mv = game.parse_move(&step.mv).ok()?;
            slot(again(game.table(), mv, step.tile.as_deref())?)
        };
        let kept: Vec<Slot> = steps.iter().filter_map(known).collect();
        let table = settled(game.table(), seat, &kept).on_turn_of(seat)?;
        Some(Walk { game: game.with_table(table), seat, debt: 0, kept })
    }

    /// The step as it stands now.
    fn step(&mut self, reader: Reader, step: &PlanStep) -> PlannedStep {
        let (language, table) = (reader.language, *self.game.table());
        let gone = |mv: String, title: String, why: String| PlannedStep {
            mv,
            tile: step.tile.clone(),
            title,
            gone: Some(why),
            ..PlannedStep::default()
        };
        let named = |id: &String| {
            let kind = table.rules().find_kind(id)?;
            Some(sentence::tile_name(language, table.kind(kind)))
        };
        let name = step.tile.as_ref().and_then(named).unwrap_or_else(|| say!(language, "plan-tile"));
        let found =
            self.game.parse_move(&step.mv).ok().and_then(|mv| again(&table, mv, step.tile.as_deref()));
        let Some(mv) = found else {
            let why = say!(language, "plan-gone", name = name.clone());
            return gone(step.mv.clone(), name, why);
        };
        match self.take(reader, mv) {
            Ok((preview, short)) => PlannedStep {
                mv: self.game.write_move(mv),
                tile: about(&table, self.seat, mv).map(|kind| table.kind(kind).id.clone()),
                at: place(mv).map(|at| at.to_string()),
                shows: shows(&table, mv),
                title: title(language, &table, self.seat, mv),
                short,
                lacks: (short > 0).then(|| say!(language, "plan-short", what = format!("${short}"))),
                preview: Some(preview),
                ..PlannedStep::default()
            },
            Err(illegal) => {
                let why = sentence::refusal(language, table.rules(), &illegal);
                gone(step.mv.clone(), name, why)
            }
        }
    }

    /// Carries a build out, with all of its turn; what is short of it is lent, and told.
    fn take(&mut self, reader: Reader, mv: Move) -> Result<(MovePreview, i32), ::suburbia::moves::Illegal> {
        let mut table = *self.game.table();
        let short = table.lend(self.seat, mv)?;
        let (mut preview, then) =
            whole_turn(&self.game.with_table(table), reader, self.seat, mv, &self.kept)?;
        self.debt += short;
        let owes = |numbers: &mut Value, debt: i32| {
            if let Some(money) = numbers["money"].as_i64() {
                numbers["money"] = json!(money - i64::from(debt));
            }
        };
        owes(&mut preview.after, self.debt);
        preview.seats.get_mut(self.seat.index()).into_iter().for_each(|own| owes(own, self.debt));
        let next = then.on_turn_of(self.seat).unwrap_or(then);
        self.game = self.game.with_table(next);
        Ok((preview, short))
    }

    /// All that can be planned now.
    fn moves(&self) -> Vec<PlannableMove> {
        let (table, seat) = (self.game.table(), self.seat);
        let mut moves = Vec::new();
        table.builds_for_any_money(seat, &mut moves);
        let told = |mv: Move| {
            let mut rich = *table;
            let short = rich.lend(seat, mv).ok()?;
            let mut preview = net(&rich, seat, mv);
            if short > 0 {
                preview["short"] = json!(short);
            }
            Some(PlannableMove { mv: self.game.write_move(mv), preview })
        };
        moves.into_iter().filter_map(told).collect()
    }
}

/// The table once the seat's own turn is over, if it is under way: what is still to be discarded is taken to be the cheapest.
pub(super) fn settled(table: &Table, seat: Seat, kept: &[Slot]) -> Table {
    let mut table = *table;
    let owes = |table: &Table| {
        table.active() == seat && matches!(table.phase(), Phase::Discard | Phase::ExtraDiscard)
    };
    let mut ignored: Vec<Event> = Vec::new();
    while owes(&table) {
        let discarded = cheapest(&table, kept)
            .and_then(|slot| table.preview_turn(seat, Move::Discard { slot }, &mut ignored).ok());
        let Some(preview) = discarded else { break };
        table = preview.table;
        if preview.owed.is_none() {
            break;
        }
    }
    table
}

/// The same build by where its tile lies now, the cheapest of several; nothing if it lies nowhere.
pub(super) fn again(table: &Table, mv: Move, tile: Option<&str>) -> Option<Move> {
    let is = |kind: &Option<KindId>| kind.is_some_and(|kind| tile.is_none_or(|id| table.kind(kind).id == id));
    let market = table.market();
    let find = |slot: Slot| {
        if market.get(usize::from(slot.0)).is_some_and(is) {
            return Some(slot);
        }
        let places = market.iter().enumerate().filter(|(_, kind)| is(kind)).map(|(slot, _)| slot);
        places.min_by_key(|&slot| table.slot_price(slot)).map(|slot| Slot(slot as u8))
    };
    let space = |space: Space| {
        let display = table.display();
        let same = display.get(usize::from(space.0)).is_some_and(is);
        if same { Some(space) } else { display.iter().position(is).map(|at| Space(at as u8)) }
    };
    Some(match mv {
        Move::Buy { slot, at, choices } => Move::Buy { slot: find(slot)?, at, choices },
        Move::Replace { slot, at, choices } => Move::Replace { slot: find(slot)?, at, choices },
        Move::Border { space: from, at } => Move::Border { space: space(from)?, at },
        // Face down one tile is as good as another for the same price.
        Move::Lake { .. } | Move::BorderLake { .. } | Move::Basic { .. } | Move::Invest { .. } => mv,
        Move::Keep { .. } | Move::Discard { .. } | Move::Pass => return None,
    })
}

pub(super) fn slot(mv: Move) -> Option<Slot> {
    match mv {
        Move::Buy { slot, .. } | Move::Replace { slot, .. } | Move::Lake { slot, .. } => Some(slot),
        _ => None,
    }
}

/// The tile that a build is about.
pub(super) fn about(table: &Table, seat: Seat, mv: Move) -> Option<KindId> {
    match mv {
        Move::Buy { slot, .. } | Move::Replace { slot, .. } | Move::Lake { slot, .. } => {
            *table.market().get(usize::from(slot.0))?
        }
        Move::Border { space, .. } | Move::BorderLake { space, .. } => {
            *table.display().get(usize::from(space.0))?
        }
        Move::Basic { tile, .. } => Some(tile),
        Move::Invest { at, .. } => {
            let borough = table.borough(seat);
            Some(borough.tile(borough.at(at)?).kind)
        }
        Move::Keep { .. } | Move::Discard { .. } | Move::Pass => None,
    }
}

pub(super) fn place(mv: Move) -> Option<Footprint> {
    match mv {
        Move::Buy { at, .. } | Move::Replace { at, .. } | Move::Lake { at, .. } | Move::Basic { at, .. } => {
            Some(at.into())
        }
        Move::Border { at, .. } | Move::BorderLake { at, .. } => Some(at.into()),
        Move::Invest { at, .. } => Some(at),
        Move::Keep { .. } | Move::Discard { .. } | Move::Pass => None,
    }
}

/// What would lie on the map.
fn shows(table: &Table, mv: Move) -> Option<String> {
    let kind = match mv {
        Move::Buy { slot, .. } | Move::Replace { slot, .. } => *table.market().get(usize::from(slot.0))?,
        Move::Border { space, .. } => *table.display().get(usize::from(space.0))?,
        Move::Basic { tile, .. } => Some(tile),
        Move::Lake { .. } | Move::BorderLake { .. } => Some(KindId::LAKE),
        _ => None,
    };
    kind.map(|kind| table.kind(kind).id.clone())
}

fn title(language: Language, table: &Table, seat: Seat, mv: Move) -> String {
    let name = about(table, seat, mv).map(|kind| sentence::tile_name(language, table.kind(kind)));
    let name = name.unwrap_or_default();
    match mv {
        Move::Lake { .. } | Move::BorderLake { .. } => say!(language, "plan-lake"),
        Move::Invest { .. } => say!(language, "plan-marker", name),
        _ => name,
    }
}

#[cfg(test)]
mod tests {
    use super::super::forecast::forecast;
    use super::super::preview::explain;
    use super::*;
    use ::suburbia::library::Library;
    use ::suburbia::setup::{Edition, Mode, Setup};
    use bots::BotGame;
    use game_core::{Dice, View as _, Viewer};

    /// Calls `each` at every build of a game of bots, with the move that follows.
    fn builds(
        packs: &[&str],
        mode: Mode,
        players: usize,
        seed: u64,
        mut each: impl FnMut(&Suburbia, Seat, Move),
    ) {
        let packs: Vec<String> = packs.iter().map(|&pack| pack.to_owned()).collect();
        let rules = Library::builtin().rules(&packs).expect("built-in packs go together");
        let setup = Setup::new(rules, Edition::Second, mode, players).expect("there is such a table");
        let mut game = Suburbia::new(&setup, seed);
        let (mut dice, mut bot) =
            (Dice::new(seed, 3), Suburbia::bot("greedy").expect("there is a greedy bot"));
        while let Some(seat) = game.to_act().lowest() {
            let forced = game.automatic_move().map(|(_, mv)| mv);
            let mv = forced.unwrap_or_else(|| bot.choose(&game.view(Viewer::Seat(seat)), &mut dice));
            if forced.is_none() && game.table().phase() == Phase::Build {
                each(&game, seat, mv);
            }
            game.play(seat, mv, &mut ()).expect("a legal move plays");
        }
    }

    fn step(game: &Suburbia, seat: Seat, mv: Move) -> PlanStep {
        let tile = about(game.table(), seat, mv).map(|kind| game.table().kind(kind).id.clone());
        PlanStep { mv: game.write_move(mv), tile, at: None }
    }

    const ALL: [&str; 7] = ["base", "inc", "five-star", "nightlife", "con", "essen", "ce"];

    #[test]
    fn a_plan_for_ones_own_turn_is_the_preview_of_the_move() {
        let names = vec!["Ann".to_owned(); 5];
        let mut compared = 0;
        for (packs, mode, players) in
            [(&ALL[..], Mode::Standard, 3), (&ALL[..1], Mode::Standard, 2), (&ALL[..], Mode::Dale, 1)]
        {
            builds(packs, mode, players, 4, |game, seat, mv| {
                let reader = Reader::seated(Language::ENGLISH, &names, seat);
                let planned =
                    plan(game, reader, seat, &[step(game, seat, mv)], false).expect("it is its turn");
                let [planned] = planned.steps.as_slice() else { panic!("one step") };
                let preview = explain(game, reader, seat, mv).expect("a legal move");
                assert_eq!((planned.short, &planned.gone), (0, &None));
                // The order in which a discard is chosen is the same: nothing is kept but what is built.
                assert_eq!(json!(planned.preview), json!(preview), "{mv:?}");
                compared += 1;
            });
        }
        assert!(compared > 60, "{compared}");
    }

    #[test]
    fn whatever_is_listed_can_be_planned_off_turn_and_what_is_short_is_lent() {
        let names = vec!["Ann".to_owned(); 5];
        let (mut planned, mut short) = (0, 0);
        builds(&ALL[..2], Mode::Standard, 2, 9, |game, seat, _| {
            let waiting = Seat(1 - seat.0);
            let reader = Reader::seated(Language::ENGLISH, &names, waiting);
            let listed = plan(game, reader, waiting, &[], true).expect("it will build").moves;
            let money = game.table().tracks(waiting).money;
            for one in listed.iter().step_by(17) {
                let step = PlanStep { mv: one.mv.clone(), tile: None, at: None };
                let plan = plan(game, reader, waiting, &[step], false).expect("it will build");
                let [step] = plan.steps.as_slice() else { panic!("one step") };
                assert_eq!(step.gone, None, "{}", one.mv);
                assert_eq!(one.preview["short"].as_i64().unwrap_or(0), i64::from(step.short));
                let changes = &step.preview.as_ref().expect("it is told").changes;
                let own = changes.iter().filter(|change| change.seat == Some(waiting));
                let sum: i32 = own
                    .filter(|change| change.what == Some(crate::playable::Measure::Money))
                    .map(|change| change.delta)
                    .sum();
                let after = &step.preview.as_ref().expect("it is told").after;
                assert_eq!(after["money"], json!(money + sum), "{}", one.mv);
                planned += 1;
                short += usize::from(step.short > 0);
            }
        });
        assert!(planned > 200 && short > 50, "{planned} {short}");
    }

    #[test]
    fn plans_and_forecasts_know_what_the_seat_knows() {
        let names = vec!["Ann".to_owned(); 5];
        let mut dice = Dice::new(1, 1);
        let mut compared = 0;
        builds(&ALL[..1], Mode::Standard, 3, 2, |game, seat, mv| {
            let waiting = Seat((seat.0 + 1) % 3);
            let reader = Reader::seated(Language::ENGLISH, &names, waiting);
            let alike = game.view(Viewer::Seat(waiting)).sample(&mut dice);
            let steps = [step(game, seat, mv)];
            let told = |game: &Suburbia| {
                let plan = plan(game, reader, waiting, &steps, true).expect("it will build");
                (json!(plan), forecast(game, reader, waiting, &steps, 2, 5))
            };
            if game.table().round() % 4 == 1 {
                assert_eq!(told(game), told(&alike));
                compared += 1;
            }
        });
        assert!(compared > 5, "{compared}");
    }

    #[test]
    fn the_last_turns_of_a_game_are_forecast_and_none_after_them() {
        let names = vec!["Ann".to_owned(); 5];
        builds(&ALL[..1], Mode::LoneArchitect, 1, 3, |game, seat, _| {
            let reader = Reader::seated(Language::ENGLISH, &names, seat);
            let told = forecast(game, reader, seat, &[], 3, 1).expect("it will build");
            let rounds: Vec<usize> = told.rounds.iter().map(|round| round.round).collect();
            assert_eq!(rounds.first(), Some(&game.table().round()));
            assert!(rounds.len() <= 6);
            if let Some(last) = game.table().last_round() {
                assert!(rounds.iter().all(|&round| round <= last), "{rounds:?} {last}");
            }
        });
    }
}
