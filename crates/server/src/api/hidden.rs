//! Games that a browser does not want to see in its list.

use super::caller::{Body, Visit, visitor};
use super::error::ApiError;
use crate::App;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// Whether a game is in the list of one's own games.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Hidden {
    /// Whether it is not.
    pub hidden: bool,
}

/// Hides a game from the list of the browser that asks, or shows it there again. It goes on as before, and for the others
/// nothing changes.
#[utoipa::path(
    post, path = "/games/{id}/hidden", tag = "games", params(("id" = String, Path)), request_body = Hidden,
    security(("seat" = [])),
    responses((status = 200, body = Hidden)),
)]
pub(crate) async fn hide(
    State(app): State<Arc<App>>,
    Visit { room, caller, .. }: Visit,
    headers: HeaderMap,
    Body(asked): Body<Hidden>,
) -> Result<Json<Hidden>, ApiError> {
    // Who has no cookie has no list, and whoever holds no seat does not have the game in theirs.
    let visitor = visitor(&headers).filter(|_| !caller.seats.is_empty()).ok_or_else(ApiError::no_token)?;
    app.rooms.store.hide(&visitor, &room.id, asked.hidden).await?;
    Ok(Json(asked))
}
