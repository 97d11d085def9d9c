//! Being called: the address that a seat leaves, for its own eyes only.

use super::caller::{Body, Query, Visit, Which};
use super::error::{ApiError, ErrorCode};
use crate::App;
use crate::limits::{ByAddress, Limit};
use crate::rooms::Room;
use crate::status::Status;
use crate::store::Webhook;
use crate::text::{Sentence, say, sentence};
use crate::webhook::{self, Address, DeliveryError, Event, Message};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use game_core::{Seat, SeatSet};
use render::text::Language;
use serde::{Deserialize, Serialize};
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use utoipa::ToSchema;

/// The longest link to a table that is kept, in bytes.
const LONGEST_LINK: usize = 300;

/// Where to be called.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Leave {
    /// An address with http or https; at most 1000 characters.
    pub url: String,
    /// The seat, for those who hold several.
    pub seat: Option<u8>,
}

/// What a seat left.
#[derive(Serialize, ToSchema)]
pub(crate) struct Left {
    /// Which seat, counted from 0.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The address; nothing if there is none, or if it was given up.
    pub url: Option<String>,
    /// Whether the address was given up and forgotten, after ten calls in a row came to nothing.
    pub given_up: bool,
    /// How many calls in a row came to nothing.
    pub failures: u32,
    /// What was wrong with the last one, in a sentence.
    pub problem: Option<String>,
    /// Whether the seat has a stream open just now, so that it is not called.
    pub watching: bool,
}

/// What came of a test.
#[derive(Serialize, ToSchema)]
pub(crate) struct Tested {
    /// Whether the other side took it.
    pub ok: bool,
    /// The status it answered with, if it did.
    pub status: Option<u16>,
    /// What came of it, in a sentence.
    pub message: String,
}

/// The address that the seat of the token left, and how calls to it went. Nobody else can see it.
#[utoipa::path(
    get, path = "/games/{id}/webhook", tag = "webhook", operation_id = "webhook",
    params(("id" = String, Path), Which),
    security(("seat" = [])),
    responses((status = 200, body = Left)),
)]
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Visit { room, caller, language }: Visit,
    Query(which): Query<Which>,
) -> Result<Json<Left>, ApiError> {
    let seat = caller.seat(&which, SeatSet::EMPTY)?;
    left(&app, &room, seat, language).await
}

/// Leaves an address that the server posts a `Message` to when it becomes this seat's turn, and when the game is over. It
/// is called once a turn, and not while the seat has a stream open or a bot plays for it. It is forgotten when the game is
/// over, and given up after ten failures in a row. By default it has to lead to the public internet; redirects are not
/// followed.
#[utoipa::path(
    put, path = "/games/{id}/webhook", tag = "webhook", params(("id" = String, Path)), request_body = Leave,
    security(("seat" = [])),
    responses((status = 200, body = Left), (status = 422, body = ApiError)),
)]
pub(crate) async fn leave(
    State(app): State<Arc<App>>,
    Visit { room, caller, language }: Visit,
    ByAddress(from): ByAddress,
    headers: HeaderMap,
    Body(asked): Body<Leave>,
) -> Result<Json<Left>, ApiError> {
    let seat = caller.seat(&Which { seat: asked.seat }, SeatSet::EMPTY)?;
    may_call(&app, &room.id, seat, from)?;
    let refused = |trouble: DeliveryError| {
        let message = Sentence::new(|language| webhook::sentence(language, &trouble.word()));
        ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, ErrorCode::Address, message)
    };
    let address = Address::read(&asked.url).map_err(refused)?;
    app.webhooks.check(&address).await.map_err(refused)?;
    let link = app.link(&headers, &webhook::table_path(&room.id));
    let called = {
        let game_match = room.game_match.lock().await;
        if game_match.status() != Status::Running {
            return Err(ApiError::illegal(sentence!("webhook-over")));
        }
        // Whoever leaves an address knows whose turn it is now.
        game_match.number
    };
    let hook = Webhook {
        url: Some(address.as_str().to_owned()),
        link: if link.len() > LONGEST_LINK { String::new() } else { link },
        language: language.code().to_owned(),
        called,
        failures: 0,
        trouble: None,
    };
    app.rooms.store.leave_webhook(&room.id, seat, &hook).await?;
    app.rooms.signal(&room.id);
    room.hooked.store(true, Ordering::Release);
    // Somebody may have moved in the meantime.
    app.rooms.bell.ring(&room);
    left(&app, &room, seat, language).await
}

/// Forgets the address that a seat left.
#[utoipa::path(
    delete, path = "/games/{id}/webhook", tag = "webhook", params(("id" = String, Path), Which),
    security(("seat" = [])),
    responses((status = 200, body = Left)),
)]
pub(crate) async fn forget(
    State(app): State<Arc<App>>,
    Visit { room, caller, language }: Visit,
    Query(which): Query<Which>,
) -> Result<Json<Left>, ApiError> {
    let seat = caller.seat(&which, SeatSet::EMPTY)?;
    app.rooms.store.forget_webhook(&room.id, seat).await?;
    app.rooms.signal(&room.id);
    left(&app, &room, seat, language).await
}

/// Calls the address that a seat left, once and now, and says with which status the other side answered.
#[utoipa::path(
    post, path = "/games/{id}/webhook/test", tag = "webhook", params(("id" = String, Path), Which),
    security(("seat" = [])),
    responses(
        (status = 200, body = Tested),
        (status = 404, description = "there is no such game, or no address was left", body = ApiError),
    ),
)]
pub(crate) async fn test(
    State(app): State<Arc<App>>,
    Visit { room, caller, language }: Visit,
    ByAddress(from): ByAddress,
    Query(which): Query<Which>,
) -> Result<Json<Tested>, ApiError> {
    let seat = caller.seat(&which, SeatSet::EMPTY)?;
    let hook = app.rooms.store.webhook(&room.id, seat).await?;
    let hook = hook.as_ref().and_then(|hook| Some((hook, webhook::address_of(hook)?)));
    let Some((hook, address)) = hook else {
        return Err(ApiError::new(StatusCode::NOT_FOUND, ErrorCode::NotFound, sentence!("webhook-none")));
    };
    may_call(&app, &room.id, seat, from)?;
    let message = Message::new(&app, &*room.game_match.lock().await, seat, hook, Event::Test);
    let answer = app.webhooks.post(&address, message.body()).await;
    if answer.is_ok() {
        app.rooms.store.note_call(&room.id, seat, address.as_str(), None, webhook::PATIENCE).await?;
    }
    Ok(Json(match answer {
        Ok(status) => {
            let message = say!(language, "webhook-taken", status = status.to_string());
            Tested { ok: true, status: Some(status), message }
        }
        Err(trouble) => {
            let message = webhook::sentence(language, &trouble.word());
            let status = match trouble {
                DeliveryError::Answered { status } => Some(status),
                _ => None,
            };
            Tested { ok: false, status, message }
        }
    }))
}

/// Whether an address may be looked up or called now.
fn may_call(app: &App, id: &str, seat: Seat, from: Option<IpAddr>) -> Result<(), ApiError> {
    if !app.webhooks.works() {
        return Err(ApiError::new(StatusCode::FORBIDDEN, ErrorCode::Off, sentence!("webhook-off")));
    }
    let enough = app.rooms.limits.of_address(Limit::WebhookTests, from)
        && app.rooms.limits.of_seat(Limit::Webhooks, id, seat);
    if enough { Ok(()) } else { Err(ApiError::too_many()) }
}

async fn left(app: &App, room: &Room, seat: Seat, language: Language) -> Result<Json<Left>, ApiError> {
    let hook = app.rooms.store.webhook(&room.id, seat).await?;
    let watching = room.is_watched_by(seat);
    Ok(Json(match hook {
        Some(hook) => Left {
            seat,
            given_up: hook.url.is_none(),
            url: hook.url,
            failures: hook.failures,
            problem: hook.trouble.map(|trouble| webhook::sentence(language, &trouble)),
            watching,
        },
        None => Left { seat, url: None, given_up: false, failures: 0, problem: None, watching },
    }))
}
