//! The HTTP API: what the page and other programs use to play.
//!
//! Every body, path and token is hostile until it is read. Answers that are no success are an [`ApiError`] with a
//! sentence that says what to do.
//!
//! **Invariant:** a call is listed once, here: what is routed is what [`description`] describes.

pub(crate) mod body;
pub(crate) mod caller;
pub(crate) mod chat;
pub(crate) mod clock;
pub(crate) mod conditional;
mod description;
pub(crate) mod end;
pub(crate) mod error;
pub(crate) mod games;
pub(crate) mod hidden;
pub(crate) mod hint;
pub(crate) mod lesson;
pub(crate) mod moves;
pub(crate) mod plan;
pub(crate) mod records;
pub(crate) mod rematch;
pub(crate) mod stand_in;
pub(crate) mod stream;
pub(crate) mod take_back;
pub(crate) mod webhook;
mod world;

use crate::App;
use axum::Router;
use error::ApiError;
pub(crate) use error::in_language;
use std::sync::Arc;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Where all calls are.
pub(crate) const BASE: &str = "/api/v1";

/// All calls whose answers end.
fn calls() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(games::create))
        .routes(routes!(games::show))
        .routes(routes!(games::sit_down))
        .routes(routes!(rematch::rematch))
        .routes(routes!(rematch::answer_rematch))
        .routes(routes!(end::end))
        .routes(routes!(end::resign))
        .routes(routes!(hidden::hide))
        .routes(routes!(world::world))
        .routes(routes!(moves::list, moves::play))
        .routes(routes!(moves::preview))
        .routes(routes!(plan::plan))
        .routes(routes!(conditional::show, conditional::leave, conditional::forget))
        .routes(routes!(plan::forecast))
        .routes(routes!(hint::hint))
        .routes(routes!(lesson::open))
        .routes(routes!(lesson::again))
        .routes(routes!(records::show))
        .routes(routes!(records::upload))
        .routes(routes!(take_back::take_back))
        .routes(routes!(take_back::answer))
        .routes(routes!(stand_in::stand_in))
        .routes(routes!(clock::clock))
        .routes(routes!(chat::talk, chat::say))
        .routes(routes!(webhook::show, webhook::leave, webhook::forget))
        .routes(routes!(webhook::test))
        .routes(routes!(description::openapi))
}

/// The one call whose answer goes on: not to be wrapped in anything that holds memory for it.
fn endless() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(stream::stream))
}

/// The routes of [`calls`], below [`BASE`].
pub(crate) fn routes() -> Router<Arc<App>> {
    let unknown = async || ApiError::not_found("there is no such call; see /api/v1/openapi.json");
    Router::from(calls()).fallback(unknown)
}

/// The routes of [`endless`].
pub(crate) fn streams() -> Router<Arc<App>> {
    Router::new().nest(BASE, endless().into())
}
