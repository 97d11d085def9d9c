//! NEOM over the web: the API plays it; its table is not drawn yet.

use super::{Explained, Foreseen, Shelves, WebGame};
use ::neom::event::{Deed, Event};
use ::neom::library::Library;
use ::neom::moves::Move;
use ::neom::pack::Pack;
use ::neom::setup::{RulesSpec, Setup};
use ::neom::{Neom, audit};
use game_core::record::SeatInfo;
use game_core::{Game, Seat, Viewer, quoted};
use render::neom::sentence;
use serde::Serialize;
use serde_json::{Value, json};

impl WebGame for Neom {
    type Pack = Pack;
    const TITLE: &'static str = "NEOM";
    const HANDS_GO_ROUND: bool = true;

    fn library(shelves: &Shelves) -> &Library {
        &shelves.neom
    }

    fn agreed(library: &Library, rules: &Value, seats: &[SeatInfo]) -> Result<Setup, String> {
        let spec = RulesSpec::from_json(rules).map_err(|error| quoted(&error.to_string()))?;
        let rules = library.rules(&spec.pack_names()).map_err(|error| error.to_string())?;
        spec.table(rules, seats.len()).map_err(|error| error.to_string())
    }

    fn spec(setup: &Setup) -> Value {
        json!(setup.spec())
    }

    fn players(setup: &Setup) -> usize {
        setup.seats()
    }

    fn seat_names(&self, given: &[String]) -> Vec<String> {
        sentence::seat_names(self.table(), given)
    }

    fn position(&self) -> impl Serialize + '_ {
        audit::after(self)
    }

    fn disguise(mv: &Move) -> Option<&'static str> {
        match mv {
            Move::Draft { .. } => Some("draft ?"),
            Move::Select { .. } => Some("select ?"),
            _ => None,
        }
    }

    fn reveals(events: &[Event]) -> bool {
        let hidden = |event: &Event| {
            matches!(
                event,
                Event::Deed(
                    Deed::CornerstonesRevealed
                        | Deed::Drafted { tile: Some(_), .. }
                        | Deed::Picked { .. }
                        | Deed::Struck { .. }
                        | Deed::Swapped { .. }
                        | Deed::PackOpened { .. }
                        | Deed::GenerationOver { .. }
                        | Deed::Over
                )
            )
        };
        events.iter().any(hidden)
    }

    fn preview(&self, seat: Seat, mv: &Move) -> Value {
        match self.view(Viewer::Seat(seat)).foresee(*mv) {
            Ok(foresight) => json!({
                "money": foresight.money,
                "goods": { "gained": foresight.gained, "lost": foresight.lost },
                "score": foresight.after.total() - foresight.before.total(),
            }),
            Err(_) => json!({}),
        }
    }

    fn explain(&self, seat: Seat, mv: &Move, names: &[String]) -> Result<Foreseen, String> {
        let table = self.table();
        let foresight = self.view(Viewer::Seat(seat)).foresee(*mv).map_err(|illegal| illegal.to_string())?;
        let name = sentence::seat_name(names, seat);
        let headline = format!("{name} {}", sentence::move_text(table, names, seat, *mv));
        let told = sentence::foreseen(table, names, seat, *mv, &foresight);
        let line = |text| Explained { seat: None, what: None, delta: 0, part: "move", text };
        let after = json!({ "money": table.money(seat) + foresight.money, "score": foresight.after.total() });
        let changes = told.into_iter().map(line).collect();
        Ok(Foreseen { headline, changes, events: json!(foresight.events), after, owed: None })
    }
}
