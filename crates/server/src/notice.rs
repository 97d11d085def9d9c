//! What those who watch a game are told: written once, in the form in which it is sent, however many watch.

use crate::clock::Overdue;
use crate::game_match::TakeBackOffer;
use axum::body::Bytes;
use game_core::{Seat, Viewer};
use serde::Serialize;
use std::fmt;
use std::io::Write;
use utoipa::ToSchema;

/// What a notice is about: the name of the server-sent event. Only the first two are kept and have an id.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum NoticeKind {
    /// Somebody moved.
    Ply,
    /// Somebody took moves back.
    TakeBack,
    /// Somebody asks the others for a take-back, or it was refused.
    Offer,
    /// Somebody sat down, changed a name, or let a bot play.
    Seats,
    /// The same table was set again.
    Rematch,
    /// Somebody would like to play again, or somebody agreed or declined.
    RematchOffer,
    /// Somebody offers to end the game, that was answered, or somebody gave up.
    End,
    /// Somebody said something.
    Talk,
    /// The time of a seat is over, or somebody agreed that a bot makes its move.
    Clock,
    /// The room is closed and made anew from the store. Never sent: the stream ends, and whoever watches comes again.
    #[serde(skip)]
    Lost,
}

impl fmt::Display for NoticeKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.serialize(f)
    }
}

/// Something that happened at a table.
#[derive(Debug, Clone)]
pub(crate) struct Notice {
    /// The number of the entry; `None` for what is not kept.
    pub number: Option<u32>,
    pub kind: NoticeKind,
    everybody: Payload,
    own: Option<(Seat, Payload)>,
}

impl Notice {
    /// About entry `number`.
    pub(crate) fn of_entry(number: u32, kind: NoticeKind, what: &impl Serialize) -> Notice {
        Notice { number: Some(number), kind, everybody: Payload::new(Some(number), kind, what), own: None }
    }

    /// About something that is not kept.
    pub(crate) fn in_passing(kind: NoticeKind, what: &impl Serialize) -> Notice {
        Notice { number: None, kind, everybody: Payload::new(None, kind, what), own: None }
    }

    /// The last notice of a room.
    pub(crate) fn lost() -> Notice {
        let nothing = Payload { event: Bytes::from_static(END), data: 0 };
        Notice { number: None, kind: NoticeKind::Lost, everybody: nothing, own: None }
    }

    /// The same, but one seat is told something else.
    pub(crate) fn but_to(mut self, seat: Seat, what: &impl Serialize) -> Notice {
        self.own = Some((seat, Payload::new(self.number, self.kind, what)));
        self
    }

    /// What a viewer is told.
    pub(crate) fn payload(&self, viewer: Viewer) -> &Payload {
        match &self.own {
            Some((seat, payload)) if viewer == Viewer::Seat(*seat) => payload,
            _ => &self.everybody,
        }
    }
}

/// A server-sent event, written once for everybody who gets it.
#[derive(Debug, Clone)]
pub(crate) struct Payload {
    event: Bytes,
    /// Where the JSON begins.
    data: usize,
}

/// What ends a server-sent event.
const END: &[u8] = b"\n\n";

impl Payload {
    fn new(number: Option<u32>, kind: NoticeKind, what: &impl Serialize) -> Payload {
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
        Payload { event: event.into(), data }
    }

    /// As a server-sent event.
    pub(crate) fn event(&self) -> Bytes {
        self.event.clone()
    }

    pub(crate) fn json(&self) -> Bytes {
        self.event.slice(self.data..self.event.len() - END.len())
    }
}

/// What is told when a bot begins or ceases to play for somebody.
#[derive(Serialize, ToSchema)]
pub(crate) struct StandInNotice<'a> {
    /// The names of all seats, in English.
    pub names: Vec<String>,
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The bot; `null` if the seat plays itself again.
    pub stand_in: Option<&'a str>,
}

/// What is told about a seat whose time is over.
#[derive(Serialize, ToSchema)]
pub(crate) struct ClockNotice {
    /// Who agrees so far that a bot makes its move.
    #[schema(value_type = Vec<u8>)]
    agreed: Vec<Seat>,
    #[schema(value_type = u8)]
    seat: Seat,
}

pub(crate) fn time_is_over(overdue: Overdue) -> Notice {
    let told = ClockNotice { agreed: overdue.agreed.iter().collect(), seat: overdue.seat };
    Notice::in_passing(NoticeKind::Clock, &told)
}

/// What is told about a take-back that waits for the others; one that was refused has only a `by`, which is `null`.
#[derive(Default, Serialize, ToSchema)]
pub(crate) struct OfferNotice {
    /// Who agrees so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<u8>>)]
    agreed: Option<Vec<Seat>>,
    /// Who asks.
    #[schema(value_type = Option<u8>)]
    by: Option<Seat>,
    /// The plies that would stay.
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<usize>,
}

pub(crate) fn offered(offer: Option<TakeBackOffer>) -> Notice {
    let open = |offer: TakeBackOffer| OfferNotice {
        agreed: Some(offer.agreed.iter().collect()),
        by: Some(offer.by),
        to: Some(offer.to),
    };
    Notice::in_passing(NoticeKind::Offer, &offer.map(open).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn each_is_told_what_it_may_know() {
        let notice = Notice::of_entry(7, NoticeKind::Ply, &json!({ "move": "keep ?" }))
            .but_to(Seat(1), &json!({ "move": "keep spa" }));
        let event = |viewer| notice.payload(viewer).event();
        assert_eq!(event(Viewer::Spectator), "event: ply\nid: 7\ndata: {\"move\":\"keep ?\"}\n\n");
        assert_eq!(event(Viewer::Seat(Seat(1))), "event: ply\nid: 7\ndata: {\"move\":\"keep spa\"}\n\n");
        assert_eq!(notice.payload(Viewer::Seat(Seat(0))).json(), "{\"move\":\"keep ?\"}");
        let passing = Notice::in_passing(NoticeKind::Seats, &json!({ "seats": ["a\nb"] }));
        let event = passing.payload(Viewer::Spectator).event();
        assert_eq!(event, "event: seats\ndata: {\"seats\":[\"a\\nb\"]}\n\n");
    }
}
