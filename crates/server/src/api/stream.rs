//! Live updates: server-sent events, one an entry, that can be taken up again where they were lost.

use super::caller::{Query, Visit, Which};
use super::error::ApiError;
use crate::App;
use crate::limits::{ByAddress, Held};
use crate::notice::{Notice, NoticeKind};
use crate::room::Watching;
use crate::rooms::{Room, Rooms};
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use game_core::Viewer;
use serde::Deserialize;
use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;
use utoipa::IntoParams;

/// Where to begin.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct From {
    /// The version the caller knows; what came after it is sent first. `Last-Event-ID` says the same and wins.
    after: Option<u32>,
    /// The seat to look through, for those who hold several.
    seat: Option<u8>,
}

struct Subscriber {
    rooms: Arc<Rooms>,
    room: Arc<Room>,
    viewer: Viewer,
    /// The last entry that was sent.
    sent: u32,
    /// What is to be sent before anything new.
    waiting: VecDeque<Arc<Notice>>,
    notices: Receiver<Arc<Notice>>,
    closing: watch::Receiver<bool>,
    /// Counted as long as it is open.
    _open: Held,
    /// Whoever watches need not be called.
    _watching: Watching,
}

/// Events of a game from now on, or from an entry on. Their names are those of `NoticeKind`; their data is JSON: `ply` is
/// a `PlyNotice`, `take-back` a `TakeBackNotice`, `offer` an `OfferNotice`, `seats` a `Seats` or a `StandInNotice`,
/// `rematch` a `Rematch`, `talk` a `Said`, `clock` a `ClockNotice`. Only `ply` and `take-back` are kept and have an id.
#[utoipa::path(
    get, path = "/games/{id}/stream", tag = "stream", params(("id" = String, Path), From),
    security((), ("seat" = [])),
    responses((status = 200, content_type = "text/event-stream", body = String)),
)]
pub(crate) async fn stream(
    State(app): State<Arc<App>>,
    Visit { room, caller, .. }: Visit,
    Query(from): Query<From>,
    ByAddress(address): ByAddress,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let open = app.rooms.limits.stream(address).ok_or_else(ApiError::too_many)?;
    let viewer = caller.viewer(&Which { seat: from.seat })?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.trim().parse().ok());
    // Listening begins before looking, so that nothing falls between the two.
    let notices = room.subscribe();
    app.rooms.listen(&room);
    let (now, people) = {
        // A table that was given up before somebody listened tells nothing any more, not even that.
        let game_match = room.known().await?;
        (game_match.number, game_match.people())
    };
    let after = last.or(from.after).unwrap_or(now);
    let waiting =
        if after < now { app.rooms.told_since(&room.id, after).await?.into() } else { VecDeque::new() };
    let closing = app.rooms.closing();
    let rooms = app.rooms.clone();
    let sent = after.min(now);
    let watching = room.watch(caller.seats);
    app.rooms.signal_presence(&room);
    if people.is_empty() {
        room.claim(address);
    }
    // Whoever came sees the bots go on.
    if room.is_attended(people) {
        rooms.take_up(&room);
        rooms.scheduler.promote(&room.id);
    }
    let subscriber =
        Subscriber { rooms, room, viewer, sent, waiting, notices, closing, _open: open, _watching: watching };
    let events = stream::unfold(subscriber, |mut subscriber| async move {
        let event = subscriber.next().await?;
        Some((Ok::<_, Infallible>(event), subscriber))
    });
    Ok(([(header::CONTENT_TYPE, "text/event-stream")], Body::from_stream(events)).into_response())
}

/// After so long without news a stream shows that it is still there, or finds that nobody is.
const QUIET: Duration = Duration::from_secs(20);
/// A comment.
const STILL_HERE: &[u8] = b":\n\n";

impl Subscriber {
    /// What is to be sent next; `None` when there is no more.
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            let notice = match self.waiting.pop_front() {
                Some(notice) => notice,
                None => match self.heard().await {
                    Heard::Notice(notice) => notice,
                    Heard::Lagged => {
                        self.read_on().await?;
                        continue;
                    }
                    Heard::Nothing => return Some(Bytes::from_static(STILL_HERE)),
                    Heard::End => return None,
                },
            };
            match notice.number {
                Some(number) if number <= self.sent => {}
                // Something was stored that nobody was told: read it.
                Some(number) if number > self.sent + 1 && self.waiting.is_empty() => self.read_on().await?,
                number => {
                    self.sent = number.unwrap_or(self.sent);
                    return Some(notice.payload(self.viewer).event());
                }
            }
        }
    }

    /// Reads what was not sent yet from the store. Boxed: a stream at rest should not hold room for it.
    async fn read_on(&mut self) -> Option<()> {
        let told = Box::pin(self.rooms.told_since(&self.room.id, self.sent)).await.ok()?;
        self.waiting = told.into();
        Some(())
    }

    /// Waits for what comes over the channel.
    async fn heard(&mut self) -> Heard {
        tokio::select! {
            notice = self.notices.recv() => match notice {
                Ok(notice) if notice.kind == NoticeKind::Lost => Heard::End,
                Ok(notice) => Heard::Notice(notice),
                Err(RecvError::Lagged(_)) => Heard::Lagged,
                Err(RecvError::Closed) => Heard::End,
            },
            () = tokio::time::sleep(QUIET) => Heard::Nothing,
            _ = self.closing.wait_for(|&closing| closing) => Heard::End,
        }
    }
}

/// What came over the channel.
enum Heard {
    Notice(Arc<Notice>),
    /// Some notices were missed: this one was too slow.
    Lagged,
    /// Nothing for a while.
    Nothing,
    /// The server or the table is closed.
    End,
}
