//! Moves: what is legal, what it would do, playing it.

use super::caller::{Body, Query, Visit, VisitToPlay, Which};
use super::error::ApiError;
use crate::App;
use crate::history::{PlyNotice, Refused};
use crate::limits::Limit;
use crate::pages::table::{self, Since};
use crate::rooms::RoomsError;
use crate::text::sentence;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use game_core::Viewer;
use games::MovePreview;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use utoipa::{IntoParams, ToSchema};

/// No move of any game is longer.
const LONGEST_MOVE: usize = 400;

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LegalMove {
    /// In the notation of records.
    #[serde(rename = "move")]
    pub mv: String,
    /// The mover's net change by the move itself.
    #[schema(value_type = Object)]
    pub preview: Value,
}

/// All legal moves of a seat now.
#[utoipa::path(
    get, path = "/games/{id}/moves", tag = "moves", params(("id" = String, Path), Which),
    security(("seat" = [])),
    responses((status = 200, body = [LegalMove])),
)]
pub(crate) async fn list(
    Visit { room, caller, language }: Visit,
    Query(which): Query<Which>,
) -> Result<Json<Vec<LegalMove>>, ApiError> {
    let game_match = room.known().await?;
    let seat = caller.seat(&which, game_match.to_act())?;
    let moves = game_match.moves(language, seat).into_iter();
    Ok(Json(moves.map(|(mv, preview)| LegalMove { mv, preview }).collect()))
}

/// A move that is asked about.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Asked {
    /// In the notation of records.
    #[serde(rename = "move")]
    mv: String,
    /// The seat, for those who hold several.
    seat: Option<u8>,
    /// For a tile that is only picked: the cell where it is planned to go.
    at: Option<String>,
}

/// All that a move would do, with causes; the income and population steps included where they follow at once.
#[utoipa::path(
    get, path = "/games/{id}/preview", tag = "moves", params(("id" = String, Path), Asked),
    security(("seat" = [])),
    responses((status = 200, body = MovePreview), (status = 422, body = ApiError)),
)]
pub(crate) async fn preview(
    Visit { room, caller, language }: Visit,
    Query(asked): Query<Asked>,
) -> Result<Json<MovePreview>, ApiError> {
    let game_match = room.known().await?;
    let seat = caller.seat(&Which { seat: asked.seat }, game_match.to_act())?;
    let at = asked.at.as_deref().map(short).transpose()?;
    game_match.preview(language, seat, short(&asked.mv)?, at).map(Json).map_err(ApiError::illegal)
}

pub(super) fn short(text: &str) -> Result<&str, ApiError> {
    if text.len() > LONGEST_MOVE {
        return Err(ApiError::malformed("no move is that long"));
    }
    Ok(text)
}

/// A move to be played.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewMove {
    /// The ply the game stood at when the move was chosen.
    pub ply: usize,
    /// In the notation of records.
    #[serde(rename = "move")]
    pub mv: String,
    /// The version of the game the move was chosen in; refused as stale if something was taken back since.
    pub version: Option<u32>,
    /// The seat, for those who hold several.
    pub seat: Option<u8>,
}

/// Plays a move. When it is answered, it is on disk. A page that accepts nothing but `text/html` is answered the parts of
/// it that are different now.
#[utoipa::path(
    post, path = "/games/{id}/moves", tag = "moves",
    params(("id" = String, Path), ("since" = Option<String>, Query, description = "what a page shows already")),
    request_body = NewMove,
    security(("seat" = [])),
    responses(
        (status = 200, description = "what the stream tells about it", body = PlyNotice<Value>),
        (status = 409, description = "the game has gone on", body = ApiError),
        (status = 422, description = "the rules are against it", body = ApiError),
    ),
)]
pub(crate) async fn play(
    State(app): State<Arc<App>>,
    VisitToPlay(Visit { room, caller, .. }): VisitToPlay,
    Query(since): Query<Since>,
    headers: HeaderMap,
    Body(asked): Body<NewMove>,
) -> Result<Response, ApiError> {
    let to_act = if caller.seats.len() > 1 { room.game_match.lock().await.to_act() } else { caller.seats };
    let seat = caller.seat(&Which { seat: asked.seat }, to_act)?;
    if !app.rooms.limits.of_seat(Limit::Moves, &room.id, seat) {
        return Err(ApiError::too_many());
    }
    short(&asked.mv)?;
    if room.game_match.lock().await.head.early.resigned.contains(&seat) {
        return Err(ApiError::illegal(sentence!("error-resigned")));
    }
    match app.rooms.play_written(&room, seat, asked.ply, asked.version, asked.mv).await {
        Ok(_) if headers.get(header::ACCEPT).is_some_and(|kind| kind == "text/html") => {
            Ok(table::after(&app, &room, caller, &Which { seat: asked.seat }, &since, &headers).await)
        }
        Ok(made) => {
            let body = made.notice.payload(Viewer::Seat(seat)).json();
            Ok(([(header::CONTENT_TYPE, "application/json")], body).into_response())
        }
        Err(RoomsError::Refused(Refused::Stale)) => {
            Err(ApiError::stale_at(room.game_match.lock().await.ply()))
        }
        Err(error) => Err(error.into()),
    }
}
