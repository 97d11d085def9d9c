//! Who asks: a seat's token, a browser's cookie, or nobody in particular.

use super::error::ApiError;
use crate::App;
use crate::headers::cookies;
use crate::limits;
use crate::rooms::Room;
use crate::store::Visitor;
use crate::text;
use crate::tokens::{self, COOKIE};
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use game_core::{Seat, SeatSet, Viewer};
use render::text::Language;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// The seats whoever asks may act for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Caller {
    pub seats: SeatSet,
}

/// Which of the own seats is meant, for those who hold several.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Which {
    /// The seat, counted from 0; may be left out by those who hold one.
    pub seat: Option<u8>,
}

/// The token that was sent along.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// The browser that asks, if it has been here before.
pub(crate) fn visitor(headers: &HeaderMap) -> Option<Visitor> {
    cookies(headers, COOKIE).next().and_then(tokens::visitor)
}

/// The browser that asks, and the cookie for it if it is new.
pub(crate) fn visitor_or_new(app: &App, headers: &HeaderMap) -> (Visitor, Option<HeaderValue>) {
    if let Some(known) = visitor(headers) {
        return (known, None);
    }
    let fresh = tokens::fresh_cookie();
    let visitor = tokens::visitor(&fresh).unwrap_or_default(); // freshly made, so it parses
    let secure = if app.is_secure() { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={fresh}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax{secure}");
    (visitor, HeaderValue::from_str(&cookie).ok())
}

impl Caller {
    /// Somebody who only watches.
    pub(crate) const NOBODY: Caller = Caller { seats: SeatSet::EMPTY };

    /// Finds out who asks. A wrong token is an error, none is not.
    pub(crate) async fn of(app: &App, headers: &HeaderMap, room: &Room) -> Result<Caller, ApiError> {
        if headers.contains_key(header::AUTHORIZATION) {
            let people = room.game_match.lock().await.people();
            let highest = people.iter().last().map_or(0, |seat| seat.index() + 1);
            let token = bearer(headers).ok_or_else(ApiError::wrong_token)?;
            let seat = app.rooms.tokens.seat(&room.id, highest, token);
            let seat = seat.filter(|&seat| people.contains(seat)).ok_or_else(ApiError::wrong_token)?;
            room.see();
            return Ok(Caller { seats: SeatSet::just(seat) });
        }
        let Some(visitor) = visitor(headers) else { return Ok(Caller::NOBODY) };
        let held = app.rooms.store.held(&visitor, &room.id).await?;
        if !held.is_empty() {
            room.see();
        }
        Ok(Caller { seats: held.into_iter().collect() })
    }

    /// The seat to look through: the one that is named, or the only one.
    pub(crate) fn viewer(self, which: &Which) -> Result<Viewer, ApiError> {
        match which.seat.map(Seat) {
            Some(seat) if self.seats.contains(seat) => Ok(Viewer::Seat(seat)),
            Some(_) if self.seats.is_empty() => Err(ApiError::no_token()),
            Some(_) => Err(ApiError::wrong_token()),
            None if self.seats.len() == 1 => Ok(self.seats.lowest().map_or(Viewer::Spectator, Viewer::Seat)),
            None => Ok(Viewer::Spectator),
        }
    }

    /// The seat to act for: the one that is named, the only one, or the only one of them that has to act.
    pub(crate) fn seat(self, which: &Which, to_act: SeatSet) -> Result<Seat, ApiError> {
        if let Viewer::Seat(seat) = self.viewer(which)? {
            return Ok(seat);
        }
        if self.seats.is_empty() {
            return Err(ApiError::no_token());
        }
        let acting = self.seats.iter().find(|&seat| to_act.contains(seat));
        acting.or(self.seats.lowest()).ok_or_else(ApiError::no_token)
    }
}

/// A table, and who asks about it: what calls below `/games/{id}` begin with.
pub(crate) struct Visit {
    pub room: Arc<Room>,
    pub caller: Caller,
    pub language: Language,
}

/// The part of an address that names a game.
#[derive(Deserialize)]
struct GameId {
    id: String,
}

impl Visit {
    async fn of(parts: &mut Parts, app: &Arc<App>, plays: bool) -> Result<Visit, ApiError> {
        let Path(GameId { id }) =
            Path::from_request_parts(parts, app).await.map_err(|_| ApiError::unknown_game())?;
        let room = if plays { app.rooms.table_to_play(&id).await? } else { app.rooms.table(&id).await? };
        let caller = Caller::of(app, &parts.headers, &room).await?;
        if !caller.seats.is_empty() {
            room.claim(limits::address(app, &parts.extensions, &parts.headers));
        }
        Ok(Visit { room, caller, language: text::language(&parts.headers) })
    }
}

impl FromRequestParts<Arc<App>> for Visit {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Visit, ApiError> {
        Visit::of(parts, app, false).await
    }
}

/// The same for a move, which the database judges in the end: the table may be a little behind
/// ([`table_to_play`](crate::rooms::Rooms::table_to_play)).
pub(crate) struct VisitToPlay(pub Visit);

impl FromRequestParts<Arc<App>> for VisitToPlay {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<VisitToPlay, ApiError> {
        Visit::of(parts, app, true).await.map(VisitToPlay)
    }
}

impl Visit {
    /// The seat to act for; see [`Caller::seat`].
    pub(crate) async fn seat(&self, which: Option<u8>) -> Result<Seat, ApiError> {
        let to_act = self.room.game_match.lock().await.to_act();
        self.caller.seat(&Which { seat: which }, to_act)
    }
}

/// A JSON body; what is wrong with it is said like every other error.
pub(crate) struct Body<T>(pub T);

/// The query of an address; what is wrong with it is said like every other error.
pub(crate) struct Query<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let axum::extract::Query(value) = axum::extract::Query::from_request_parts(parts, state).await?;
        Ok(Query(value))
    }
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let axum::Json(value) = axum::Json::<T>::from_request(request, state).await?;
        Ok(Body(value))
    }
}
