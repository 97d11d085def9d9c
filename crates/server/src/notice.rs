//! What those who watch a game are told: written once, in the form in which it is sent, however many watch.

use axum::body::Bytes;
use game_core::{Seat, Viewer};
use serde::Serialize;
use std::io::Write;

/// Something that happened at a table.
#[derive(Debug, Clone)]
pub struct Notice {
    /// The number of the entry; `None` for what is not kept.
    pub number: Option<u32>,
    /// What kind: `ply`, `take-back`, `offer`, `seats`, `rematch`, `lost`.
    pub kind: &'static str,
    everybody: Told,
    own: Option<(Seat, Told)>,
}

impl Notice {
    /// The kind of the last notice of a table that is read anew: whoever watches has to come again.
    pub const LOST: &'static str = "lost";

    /// About entry `number`.
    pub fn of_entry(number: u32, kind: &'static str, what: &impl Serialize) -> Notice {
        Notice { number: Some(number), kind, everybody: Told::new(Some(number), kind, what), own: None }
    }

    /// About something that is not kept.
    pub fn in_passing(kind: &'static str, what: &impl Serialize) -> Notice {
        Notice { number: None, kind, everybody: Told::new(None, kind, what), own: None }
    }

    /// The same, but one seat is told something else.
    pub fn but_to(mut self, seat: Seat, what: &impl Serialize) -> Notice {
        self.own = Some((seat, Told::new(self.number, self.kind, what)));
        self
    }

    /// What a viewer is told.
    pub fn told(&self, viewer: Viewer) -> &Told {
        match &self.own {
            Some((seat, told)) if viewer == Viewer::Seat(*seat) => told,
            _ => &self.everybody,
        }
    }
}

/// What somebody is told.
#[derive(Debug, Clone)]
pub struct Told {
    event: Bytes,
    /// Where the JSON begins.
    data: usize,
}

/// What ends a server-sent event.
const END: &[u8] = b"\n\n";

impl Told {
    fn new(number: Option<u32>, kind: &str, what: &impl Serialize) -> Told {
        let mut event = Vec::with_capacity(512);
        let head = match number {
            Some(number) => write!(event, "event: {kind}\nid: {number}\ndata: "),
            None => write!(event, "event: {kind}\ndata: "),
        };
        let data = event.len();
        // JSON without line breaks: one line of data.
        let written = head.and_then(|()| Ok(serde_json::to_writer(&mut event, what)?));
        debug_assert!(written.is_ok(), "names and numbers can be written");
        event.extend_from_slice(END);
        Told { event: event.into(), data }
    }

    /// As a server-sent event.
    pub fn event(&self) -> Bytes {
        self.event.clone()
    }

    /// As JSON.
    pub fn json(&self) -> Bytes {
        self.event.slice(self.data..self.event.len() - END.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn each_is_told_what_it_may_know() {
        let notice = Notice::of_entry(7, "ply", &json!({ "move": "keep ?" }))
            .but_to(Seat(1), &json!({ "move": "keep spa" }));
        let event = |viewer| notice.told(viewer).event();
        assert_eq!(event(Viewer::Spectator), "event: ply\nid: 7\ndata: {\"move\":\"keep ?\"}\n\n");
        assert_eq!(event(Viewer::Seat(Seat(1))), "event: ply\nid: 7\ndata: {\"move\":\"keep spa\"}\n\n");
        assert_eq!(notice.told(Viewer::Seat(Seat(0))).json(), "{\"move\":\"keep ?\"}");
        let passing = Notice::in_passing("seats", &json!({ "seats": ["a\nb"] }));
        let event = passing.told(Viewer::Spectator).event();
        assert_eq!(event, "event: seats\ndata: {\"seats\":[\"a\\nb\"]}\n\n");
    }
}
