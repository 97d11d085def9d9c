//! Suburbia over the web.

use super::{Explained, Libraries, Measure, MovePreview, Part, Told, WebGame};
use crate::text::{Sentence, say};
use ::suburbia::event::{Cause, Change, Deed, Event};
use ::suburbia::library::Library;
use ::suburbia::moves::{Illegal, Move};
use ::suburbia::pack::Pack;
use ::suburbia::setup::{RulesSpec, Setup};
use ::suburbia::table::{Phase, Table};
use ::suburbia::tile::Track;
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

    fn library(libraries: &Libraries) -> &Library {
        &libraries.suburbia
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

    fn seat_names(&self, language: Language, given: &[String]) -> Vec<String> {
        sentence::seat_names(language, self.table(), given)
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

    fn preview(&self, _told: &Told, seat: Seat, mv: &Move) -> Value {
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

    fn explain(&self, told: &Told, seat: Seat, mv: &Move) -> Result<MovePreview, Sentence> {
        let table = self.table();
        let headline = sentence::seat_move(told.language, table, told.names, seat, *mv);
        if let Move::Keep { .. } = mv {
            let (changes, events, after) = (Vec::new(), json!([]), json!({}));
            return Ok(MovePreview { headline, changes, events, after, owed: None });
        }
        let mut events = Vec::new();
        let preview = table.preview_turn(seat, *mv, &mut events).map_err(|illegal| self.refusal(&illegal))?;
        let mut part = Part::Move;
        let changes =
            events.iter().filter_map(|event| explained(told, table, seat, event, &mut part)).collect();
        let owed = preview.owed.map(|phase| match phase {
            Phase::ExtraDiscard => say!(told.language, "owed-one-more"),
            _ => say!(told.language, "owed-discard"),
        });
        let tracks = preview.table.tracks(seat);
        let after = json!({
            "money": tracks.money, "income": tracks.income, "reputation": tracks.reputation,
            "population": tracks.population,
        });
        Ok(MovePreview { headline, changes, events: json!(events), after, owed })
    }

    fn refusal(&self, illegal: &Illegal) -> Sentence {
        Sentence::new(|language| sentence::refusal(language, self.table().rules(), illegal))
    }
}

/// A change in words. `part` is the step of the turn it belongs to, from change to change.
fn explained(told: &Told, table: &Table, mover: Seat, event: &Event, part: &mut Part) -> Option<Explained> {
    let Event::Change(change) = event else { return None };
    let Change { seat, track, delta, cause, .. } = *change;
    *part = match cause {
        Cause::IncomeStep => Part::Income,
        Cause::PopulationStep => Part::Population,
        // A red line belongs to whatever passes it.
        Cause::RedLine { .. } => *part,
        _ => Part::Move,
    };
    let text =
        sentence::changes(told.language, table.rules(), told.names, mover, std::slice::from_ref(event))
            .pop()?;
    let what = match track {
        Track::Income => Measure::Income,
        Track::Reputation => Measure::Reputation,
        Track::Population => Measure::Population,
        Track::Money => Measure::Money,
    };
    Some(Explained { seat: Some(seat), what: Some(what), delta, part: *part, text })
}
