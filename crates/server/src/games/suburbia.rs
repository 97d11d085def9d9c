//! Suburbia over the web.

use super::{Explained, Foreseen, Shelves, WebGame};
use ::suburbia::event::{Cause, Change, Deed, Event};
use ::suburbia::library::Library;
use ::suburbia::moves::Move;
use ::suburbia::pack::Pack;
use ::suburbia::setup::{RulesSpec, Setup};
use ::suburbia::table::{Phase, Table};
use ::suburbia::{Suburbia, audit};
use game_core::record::SeatInfo;
use game_core::{Seat, quoted};
use render::suburbia::sentence;
use render::text::Language;
use serde::Serialize;
use serde_json::{Value, json};

impl WebGame for Suburbia {
    type Pack = Pack;
    const TITLE: &'static str = "Suburbia";

    fn library(shelves: &Shelves) -> &Library {
        &shelves.suburbia
    }

    fn agreed(library: &Library, rules: &Value, seats: &[SeatInfo]) -> Result<Setup, String> {
        let spec = RulesSpec::from_json(rules).map_err(|error| quoted(&error.to_string()))?;
        let rules = library.rules(&spec.packs).map_err(|error| error.to_string())?;
        spec.table(rules, seats).map_err(|error| error.to_string())
    }

    fn spec(setup: &Setup) -> Value {
        json!(setup.spec())
    }

    fn players(setup: &Setup) -> usize {
        setup.players()
    }

    fn automatic_seat(setup: &Setup) -> Option<SeatInfo> {
        setup.automatic_seat()
    }

    fn seat_names(&self, given: &[String]) -> Vec<String> {
        sentence::seat_names(Language::ENGLISH, self.table(), given)
    }

    fn position(&self) -> impl Serialize + '_ {
        audit::position(self.table())
    }

    fn disguise(mv: &Move) -> Option<&'static str> {
        matches!(mv, Move::Keep { .. }).then_some("keep ?")
    }

    fn reveals(events: &[Event]) -> bool {
        let hidden = |event: &Event| {
            matches!(event, Event::Deed(Deed::Drawn { .. } | Deed::OneMoreRound { .. } | Deed::Over))
        };
        events.iter().any(hidden)
    }

    fn preview(&self, seat: Seat, mv: &Move, _names: &[String]) -> Value {
        if let Move::Keep { .. } = mv {
            return json!({});
        }
        let before = *self.table().tracks(seat);
        match self.table().preview(seat, *mv, &mut ()) {
            Ok(after) => {
                let after = after[seat.index()];
                json!({
                    "money": after.money - before.money,
                    "income": i32::from(after.income) - i32::from(before.income),
                    "reputation": i32::from(after.reputation) - i32::from(before.reputation),
                    "population": after.population - before.population,
                })
            }
            Err(_) => json!({}),
        }
    }

    fn built(&self, _seat: Seat, mv: &Move) -> Option<&'static str> {
        let table = self.table();
        let kind = match *mv {
            Move::Buy { slot, .. } => *table.market().get(usize::from(slot.0))?,
            Move::Basic { tile, .. } => Some(tile),
            _ => None,
        };
        kind.map(|kind| table.kind(kind).id.as_str())
    }

    fn title(&self) -> Option<&'static str> {
        self.final_scoring()?.seats.first()?.title
    }

    fn explain(&self, seat: Seat, mv: &Move, names: &[String]) -> Result<Foreseen, String> {
        let table = self.table();
        let headline = sentence::seat_move(Language::ENGLISH, table, names, seat, *mv);
        if let Move::Keep { .. } = mv {
            let (changes, events, after) = (Vec::new(), json!([]), json!({}));
            return Ok(Foreseen { headline, changes, events, after, owed: None });
        }
        let mut events = Vec::new();
        let foresight = table
            .foresee(seat, *mv, &mut events)
            .map_err(|illegal| sentence::refusal(Language::ENGLISH, &illegal))?;
        let mut part = "move";
        let changes =
            events.iter().filter_map(|event| explained(table, names, seat, event, &mut part)).collect();
        let owed = foresight.owed.map(|phase| match phase {
            Phase::ExtraDiscard => "discard one more tile".to_owned(),
            _ => "discard a market tile".to_owned(),
        });
        let tracks = foresight.table.tracks(seat);
        let after = json!({
            "money": tracks.money, "income": tracks.income, "reputation": tracks.reputation,
            "population": tracks.population,
        });
        Ok(Foreseen { headline, changes, events: json!(events), after, owed })
    }
}

/// A change in words. `part` is the step of the turn it belongs to, from change to change.
fn explained(
    table: &Table,
    names: &[String],
    mover: Seat,
    event: &Event,
    part: &mut &'static str,
) -> Option<Explained> {
    let Event::Change(change) = event else { return None };
    let Change { seat, track, delta, cause, .. } = *change;
    *part = match cause {
        Cause::IncomeStep => "income",
        Cause::PopulationStep => "population",
        // A red line belongs to whatever passes it.
        Cause::RedLine { .. } => *part,
        _ => "move",
    };
    let text = sentence::changes(Language::ENGLISH, table.rules(), names, mover, std::slice::from_ref(event))
        .pop()?;
    Some(Explained { seat: Some(seat), what: Some(track.word()), delta, part, text })
}
