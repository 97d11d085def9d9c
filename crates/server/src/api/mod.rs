//! The HTTP API: what the page and other programs use to play.
//!
//! Every body, path and token is hostile until it is read. Answers that are no success are an [`ApiError`] with a
//! sentence that says what to do.

pub mod caller;
pub mod chat;
pub mod clock;
pub mod error;
pub mod games;
pub mod hint;
pub mod moves;
pub mod records;
pub mod stand_in;
pub mod stream;
pub mod take_back;
pub mod webhook;

use crate::App;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use error::ApiError;
pub use error::in_language;
use std::sync::Arc;
use utoipa::OpenApi;

/// Bodies are small: a move, a table.
const LARGEST_BODY: usize = 16 * 1024;

/// The routes under `/api/v1`.
pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/games", post(games::create))
        .route("/games/{id}", get(games::show))
        .route("/games/{id}/moves", get(moves::list).post(moves::play))
        .route("/games/{id}/preview", get(moves::preview))
        .route("/games/{id}/hint", get(hint::hint))
        .route("/games/{id}/record", get(records::show))
        .route("/games/{id}/take-back", post(take_back::take_back))
        .route("/games/{id}/take-back/answer", post(take_back::answer))
        .route("/games/{id}/seat", post(games::sit_down))
        .route("/games/{id}/stand-in", post(stand_in::stand_in))
        .route("/games/{id}/clock", post(clock::clock))
        .route("/games/{id}/talk", get(chat::talk).post(chat::say))
        .route("/games/{id}/webhook", get(webhook::show).put(webhook::leave).delete(webhook::forget))
        .route("/games/{id}/webhook/test", post(webhook::test))
        .route("/games/{id}/rematch", post(games::rematch))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .route("/records", post(records::upload).layer(DefaultBodyLimit::max(records::LARGEST)))
        .route("/openapi.json", get(openapi))
        .fallback(async || ApiError::not_found("there is no such call; see /api/v1/openapi.json"))
}

/// The one call whose answer goes on: not to be wrapped in anything that holds memory for it.
pub fn streams() -> Router<Arc<App>> {
    Router::new().route("/api/v1/games/{id}/stream", get(stream::stream))
}

/// The description of the API.
#[derive(OpenApi)]
#[openapi(
    info(title = "Tabletown", description = "Play city-building tile games: tables, moves, live updates, records."),
    paths(
        games::create,
        games::show,
        games::sit_down,
        games::rematch,
        chat::talk,
        chat::say,
        stand_in::stand_in,
        clock::clock,
        webhook::show,
        webhook::leave,
        webhook::forget,
        webhook::test,
        moves::list,
        moves::play,
        moves::preview,
        hint::hint,
        stream::stream,
        records::show,
        records::upload,
        take_back::take_back,
        take_back::answer,
    ),
    components(schemas(crate::webhook::Message)),
    modifiers(&Bearer),
)]
struct Description;

/// Seats are opened with their token.
struct Bearer;

impl utoipa::Modify for Bearer {
    fn modify(&self, description: &mut utoipa::openapi::OpenApi) {
        use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        description.components.get_or_insert_default().add_security_scheme("seat", scheme);
    }
}

async fn openapi() -> axum::Json<utoipa::openapi::OpenApi> {
    axum::Json(Description::openapi())
}
