//! The chat of a table.

use super::caller::{Body, Visit};
use super::error::ApiError;
use crate::App;
use crate::limits::Limit;
use crate::store::Said;
use crate::text::sentence;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use game_core::{harmless, visible};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// The longest that can be said at once, in characters.
pub(crate) const LONGEST: usize = 300;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Say {
    /// What: a sentence, or a sign like 👍. At most 300 characters.
    pub text: String,
    /// The seat, for those who hold several.
    pub seat: Option<u8>,
}

/// What was said at a table.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Talk {
    /// In order.
    pub said: Vec<Said>,
}

/// What was said at a table. Whoever watches can read it.
#[utoipa::path(
    get, path = "/games/{id}/talk", tag = "chat", params(("id" = String, Path)),
    responses((status = 200, body = Talk)),
)]
pub(crate) async fn talk(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<Json<Talk>, ApiError> {
    let room = app.rooms.table(&id).await?;
    Ok(Json(Talk { said: app.rooms.store.said(&room.id).await? }))
}

/// Says something to everybody at the table. Streams tell it as `talk`.
#[utoipa::path(
    post, path = "/games/{id}/talk", tag = "chat", params(("id" = String, Path)), request_body = Say,
    security(("seat" = [])),
    responses((status = 201, body = Said), (status = 422, body = ApiError)),
)]
pub(crate) async fn say(
    State(app): State<Arc<App>>,
    visit: Visit,
    Body(asked): Body<Say>,
) -> Result<(StatusCode, Json<Said>), ApiError> {
    let seat = visit.seat(asked.seat).await?;
    let room = visit.room;
    let text = visible(&asked.text);
    let text = text.trim();
    if text.is_empty() || text.chars().count() > LONGEST {
        return Err(ApiError::illegal(sentence!("error-talk-length", most = LONGEST)));
    }
    let text = harmless(text);
    if !app.rooms.limits.of_seat(Limit::Talk, &room.id, seat) {
        return Err(ApiError::too_many());
    }
    let said = app.rooms.store.say(&room.id, seat, &text).await?;
    let said = said.ok_or_else(|| ApiError::illegal(sentence!("error-talk-full")))?;
    app.rooms.say(&room, &said).await?;
    Ok((StatusCode::CREATED, Json(said)))
}
