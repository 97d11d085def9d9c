//! What a move would do: its net change, and all of it as far as the end of the turn.

use crate::playable::{Explained, Measure, MovePreview, Part, Standing};
use crate::text::say;
use ::suburbia::Suburbia;
use ::suburbia::award::AwardKind;
use ::suburbia::event::{Cause, Change, Event};
use ::suburbia::goal::GoalId;
use ::suburbia::moves::{Illegal, Move, Slot};
use ::suburbia::table::{Phase, Table, Tracks};
use ::suburbia::tile::{KindId, Track};
use game_core::{Game as _, Seat, Viewer};
use render::Reader;
use render::suburbia::page::border_on_trial;
use render::suburbia::sentence;
use serde_json::{Value, json};

/// What a legal move changes for the mover at once; for a border also where its middle is and how it is turned.
pub(super) fn net(table: &Table, seat: Seat, mv: Move) -> Value {
    if let Move::Keep { .. } = mv {
        return json!({});
    }
    let Ok(after) = table.preview(seat, mv, &mut ()) else { return json!({}) };
    let (before, after) = (table.tracks(seat), after[seat.index()]);
    let mut preview = json!({
        "money": after.money - before.money,
        "income": i32::from(after.income) - i32::from(before.income),
        "reputation": i32::from(after.reputation) - i32::from(before.reputation),
        "population": after.population - before.population,
    });
    if table.plays().stars {
        preview["stars"] = json!(i32::from(after.stars) - i32::from(before.stars));
    }
    if let Move::Border { at, .. } | Move::BorderLake { at, .. } = mv {
        preview["how"] =
            json!({ "spot": at.body()[2].to_string(), "turn": at.direction.number().to_string() });
    }
    preview
}

/// All that a move would do, with what follows it in the same turn. A discard that follows is taken to be the cheapest.
pub(super) fn explain(game: &Suburbia, reader: Reader, seat: Seat, mv: Move) -> Result<MovePreview, Illegal> {
    whole_turn(game, reader, seat, mv, &[]).map(|(preview, _)| preview)
}

/// The same with the table that it leads to; what lies in the slots that are `kept` is discarded last.
pub(super) fn whole_turn(
    game: &Suburbia,
    reader: Reader,
    seat: Seat,
    mv: Move,
    kept: &[Slot],
) -> Result<(MovePreview, Table), Illegal> {
    let table = game.table();
    let headline = sentence::move_headline(reader, table, seat, mv);
    if let Move::Keep { .. } = mv {
        let preview = MovePreview { headline, events: json!([]), after: json!({}), ..MovePreview::default() };
        return Ok((preview, *table));
    }
    let mut events: Vec<Event> = Vec::new();
    let mut preview = table.preview_turn(seat, mv, &mut events)?;
    let owed = preview.owed.map(|phase| owed(reader, &preview.table, kept, phase));
    let mut told = Told { reader, table, mover: seat, changes: Vec::new() };
    told.tell(&events, Part::Move);
    let mut follows: Vec<Event> = Vec::new();
    while let Some(slot) = preview.owed.and_then(|_| cheapest(&preview.table, kept)) {
        let from = follows.len();
        preview = preview.table.preview_turn(seat, Move::Discard { slot }, &mut follows)?;
        told.tell(&follows[from..], Part::Discard);
    }
    let from = follows.len();
    preview.end_round(&mut follows);
    told.tell(&follows[from..], Part::Round);
    let then = &preview.table;
    let told = MovePreview {
        headline,
        changes: told.changes,
        events: json!(events),
        follows: follows.iter().map(|event| json!(event)).collect(),
        after: numbers(then, then.tracks(seat)),
        owed,
        seats: then.all_seats().map(|seat| numbers(then, then.tracks(seat))).collect(),
        standings: standings(game, reader, seat, then),
        drawn: match mv {
            Move::Border { space, at } => {
                let kind = table.display().get(usize::from(space.0)).copied().flatten();
                kind.map(|kind| border_on_trial(reader.language, table.rules(), kind, at))
            }
            Move::BorderLake { at, .. } => {
                Some(border_on_trial(reader.language, table.rules(), KindId::LAKE, at))
            }
            _ => None,
        },
    };
    Ok((told, preview.table))
}

/// What has to be discarded next, and what the preview takes for granted about it.
fn owed(reader: Reader, table: &Table, kept: &[Slot], phase: Phase) -> String {
    let price = cheapest(table, kept).map_or(0, |slot| table.slot_price(slot.0.into()));
    match phase {
        Phase::ExtraDiscard => say!(reader.language, "owed-one-more", price),
        _ => say!(reader.language, "owed-discard", price),
    }
}

/// The tile that costs least to discard, of those that somebody wants to keep only if there is no other.
pub(super) fn cheapest(table: &Table, kept: &[Slot]) -> Option<Slot> {
    let there = table.market().iter().enumerate().filter(|(_, kind)| kind.is_some());
    let money = table.tracks(table.active()).money;
    let slots = there.map(|(slot, _)| (Slot(slot as u8), table.slot_price(slot)));
    slots.min_by_key(|&(slot, price)| (price > money, kept.contains(&slot), price)).map(|(slot, _)| slot)
}

pub(super) fn numbers(table: &Table, tracks: &Tracks) -> Value {
    let mut numbers = json!({
        "money": tracks.money, "income": tracks.income, "reputation": tracks.reputation,
        "population": tracks.population,
    });
    if table.plays().stars {
        numbers["stars"] = json!(tracks.stars);
    }
    numbers
}

/// Changes put into words.
struct Told<'a> {
    reader: Reader<'a>,
    table: &'a Table,
    mover: Seat,
    changes: Vec<Explained>,
}

impl Told<'_> {
    /// Tells what happened; what nothing else says belongs to `part`.
    fn tell(&mut self, events: &[Event], part: Part) {
        let mut now = part;
        let told = sentence::told(self.reader, self.table.rules(), self.mover, events);
        for (event, text) in events.iter().zip(told) {
            let Event::Change(Change { seat, track, delta, cause, .. }) = *event else { continue };
            now = match cause {
                Cause::IncomeStep => Part::Income,
                Cause::PopulationStep => Part::Population,
                Cause::StarRound => Part::Round,
                // A red line belongs to whatever passes it.
                Cause::RedLine { .. } => now,
                _ => part,
            };
            let Some(text) = text else { continue };
            let what = match track {
                Track::Income => Measure::Income,
                Track::Reputation => Measure::Reputation,
                Track::Population => Measure::Population,
                Track::Money => Measure::Money,
                Track::Stars => Measure::Stars,
            };
            self.changes.push(Explained { seat: Some(seat), what: Some(what), delta, part: now, text });
        }
    }
}

/// What everybody has of every goal the mover knows, of the bonus and of the challenge: now and then.
fn standings(game: &Suburbia, reader: Reader, seat: Seat, then: &Table) -> Vec<Standing> {
    let (now, language) = (game.table(), reader.language);
    let of = |table: &Table, value: &dyn Fn(&Table, Seat) -> i32| -> Vec<i32> {
        table.all_seats().map(|seat| value(table, seat)).collect()
    };
    let goal = |id: GoalId, secret: bool| {
        let goal = now.rules().goal(id);
        let values = |table: &Table| of(table, &|table, seat| goal.value(table, seat));
        let (before, after) = (values(now), values(then));
        let ahead = |table: &Table, values: &[i32]| goal.achieved_by(table, values).iter().collect();
        let name = sentence::goal_name(language, goal);
        let (ahead_before, ahead_after) = (ahead(now, &before), ahead(then, &after));
        Standing { kind: "goal", id: &goal.id, name, secret, before, after, ahead_before, ahead_after }
    };
    let award = |kind: AwardKind| {
        let award = now.rules().award(now.award(kind)?);
        let values = |table: &Table| of(table, &|table, seat| award.measure.value(table, seat));
        let met = |table: &Table| award.met_by(table).iter().collect();
        Some(Standing {
            kind: kind.word(),
            id: &award.id,
            name: sentence::award_name(language, award),
            secret: false,
            before: values(now),
            after: values(then),
            ahead_before: met(now),
            ahead_after: met(then),
        })
    };
    let private = game.view(Viewer::Seat(seat)).private_goal(seat);
    let public = now.public_goals().iter().map(|&id| goal(id, false));
    public
        .chain(private.map(|id| goal(id, true)))
        .chain(AwardKind::ALL.into_iter().filter_map(award))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::suburbia::event::Deed;
    use ::suburbia::library::Library;
    use ::suburbia::setup::{Edition, Mode, Setup};
    use bots::BotGame;
    use game_core::Dice;
    use render::text::Language;

    /// What nobody could know before: draws, and what a drawn card scores.
    fn was_hidden(event: &Event) -> bool {
        match event {
            Event::Deed(deed) => !matches!(
                deed,
                Deed::Built { .. }
                    | Deed::Invested { .. }
                    | Deed::Discarded { .. }
                    | Deed::Replaced { .. }
                    | Deed::TurnedOver { .. }
            ),
            Event::Change(change) => matches!(change.cause, Cause::Bonus { .. } | Cause::Challenge { .. }),
        }
    }

    /// Plays a game of bots; every move is foreseen, and then the whole turn happens as it was foreseen.
    fn follow(packs: &[&str], edition: Edition, mode: Mode, players: usize, seed: u64) -> usize {
        let packs: Vec<String> = packs.iter().map(|&pack| pack.to_owned()).collect();
        let rules = Library::builtin().rules(&packs).expect("built-in packs go together");
        let setup = Setup::new(rules, edition, mode, players).expect("there is such a table");
        let mut game = Suburbia::new(&setup, seed);
        let (mut dice, names) = (Dice::new(seed, 9), vec!["Ann".to_owned(); game.seats()]);
        let mut bot = Suburbia::bot("greedy").expect("there is a greedy bot");
        let mut turns = 0;
        while let Some(seat) = game.to_act().lowest() {
            let reader = Reader::seated(Language::ENGLISH, &names, seat);
            let mv = match game.automatic_move() {
                Some((_, mv)) => {
                    game.play(seat, mv, &mut ()).expect("the rules' own move plays");
                    continue;
                }
                None => bot.choose(&game.view(Viewer::Seat(seat)), &mut dice),
            };
            let foreseen = explain(&game, reader, seat, mv).expect("a legal move can be foreseen");
            let mut happened: Vec<Event> = Vec::new();
            let round = game.table().round();
            game.play(seat, mv, &mut happened).expect("a legal move plays");
            while matches!(game.table().phase(), Phase::Discard | Phase::ExtraDiscard)
                && game.table().active() == seat
                && game.table().round() == round
                && !matches!(mv, Move::Keep { .. })
            {
                let slot = cheapest(game.table(), &[]).expect("a discard is owed only if there is a tile");
                game.play(seat, Move::Discard { slot }, &mut happened).expect("the cheapest can be paid");
            }
            if matches!(mv, Move::Keep { .. }) {
                continue;
            }
            turns += 1;
            // A card that scores may stop a track at its end before the stars of the round count.
            let scored = happened.iter().any(|event| {
                matches!(
                    event,
                    Event::Change(Change { cause: Cause::Bonus { .. } | Cause::Challenge { .. }, .. })
                )
            });
            // Somebody who cannot build is passed over, and that belongs to the same ply.
            let ran_on =
                happened.iter().any(|event| matches!(event, Event::Deed(Deed::CouldNotBuild { .. })));
            if scored || ran_on {
                continue;
            }
            happened.retain(|event| !was_hidden(event));
            let mut told = foreseen.events.as_array().expect("events are a list").clone();
            told.extend(foreseen.follows);
            let happened: Vec<Value> = happened.iter().map(|event| json!(event)).collect();
            assert_eq!(told, happened, "{mv:?} in round {round}, seed {seed}");
            if game.outcome().is_none() {
                let now = game.table().tracks(seat);
                assert_eq!(
                    foreseen.after,
                    numbers(game.table(), now),
                    "{mv:?} in round {round}, seed {seed}"
                );
            }
        }
        turns
    }

    #[test]
    fn a_turn_is_foreseen_to_its_end() {
        let all = ["base", "inc", "five-star", "nightlife", "con", "essen", "ce"];
        let mut turns = 0;
        for seed in 0..6 {
            turns += follow(&all, Edition::Second, Mode::Standard, 3, seed);
            turns += follow(&all, Edition::First, Mode::Standard, 2, seed);
            turns += follow(&all, Edition::Collectors, Mode::Standard, 5, seed);
            turns += follow(&["base"], Edition::Second, Mode::Standard, 4, seed);
            turns += follow(&all, Edition::Second, Mode::LoneArchitect, 1, seed);
            turns += follow(&all, Edition::Second, Mode::Dale, 1, seed);
        }
        assert!(turns > 1000, "{turns}");
    }
}
