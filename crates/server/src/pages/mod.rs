//! The pages: HTML made here, drawn pieces from `render`, one stylesheet, one module.
//!
//! What is the same in all games is written once here; what a game brings to the pages that show it is in the crate `games`.
//!
//! A page shows what the API would tell the same browser, and does what it does through the API.

mod end;
mod fairness;
mod home;
mod join;
mod learn;
mod panorama;
mod qr;
mod records;
mod rematch;
mod replay;
mod shell;
mod statistics;
pub(crate) mod table;
mod words;
mod yours;

use crate::App;
use crate::assets::sprite_of;
use crate::rooms::RoomsError;
use crate::text::{self, say};
use axum::Router;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::from_fn;
use axum::response::Response;
use axum::routing::get;
use games::page::Drawn as _;
use games::{BASE, with_game};
use maud::Markup;
use render::text::Language;
use std::sync::Arc;
use tower_http::compression::CompressionLayer;

/// The routes of all pages.
pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(home::home))
        .route("/statistics", get(statistics::statistics))
        .route("/join/{id}/{token}", get(join::join))
        .route("/join/{id}/{token}/qr.svg", get(qr::invitation))
        // Sent whole, and once: worth some more work than what follows it with every move.
        .route("/games/{id}", get(table::table).layer(CompressionLayer::new()))
        .route("/games/{id}/parts", get(table::parts))
        .route("/games/{id}/motion", get(table::motion))
        .route("/games/{id}/end", get(end::end))
        .route("/games/{id}/end/rematch", get(rematch::part))
        .route("/games/{id}/records", get(records::records))
        .route("/games/{id}/picture.svg", get(end::picture))
        .route("/games/{id}/panorama.svg", get(panorama::svg))
        .route("/games/{id}/panorama.png", get(panorama::png))
        .route("/games/{id}/replay", get(replay::latest))
        .route("/games/{id}/replay/{ply}", get(replay::at))
        .merge(learn::routes())
        .fallback(async |headers: HeaderMap| not_found(text::language(&headers)))
        .layer(from_fn(text::choose))
}

/// A little town for pages that are about no game in particular, of the first game that has such a picture.
fn picture(app: &App, language: Language) -> Markup {
    app.offered.iter().find_map(|game| picture_of(app, language, game)).unwrap_or_default()
}

/// A little town of a game.
fn picture_of(app: &App, language: Language, game: &str) -> Option<Markup> {
    let label = say!(language, "home-art", game);
    let sprite = sprite_of(app, language, game, &[BASE.to_owned()]);
    with_game!(game, G => G::picture(&sprite, &label)).flatten()
}

/// The page where there is nothing, with a way home.
pub(crate) fn not_found(language: Language) -> Response {
    let (heading, text) = (say!(language, "common-not-found"), say!(language, "common-not-found-text"));
    shell::apology(language, StatusCode::NOT_FOUND, &heading, &text, &shell::way_home(language))
}

/// The page where a game cannot be shown.
pub(crate) fn failed(language: Language, error: &RoomsError) -> Response {
    if matches!(error, RoomsError::Unknown) {
        return not_found(language);
    }
    tracing::error!(%error, "a page cannot be made");
    let (heading, text) = (say!(language, "common-broken"), say!(language, "common-broken-text"));
    shell::apology(language, StatusCode::SERVICE_UNAVAILABLE, &heading, &text, &shell::way_home(language))
}
