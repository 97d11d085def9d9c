//! The pages: HTML made here, drawn pieces from `render`, one stylesheet, one module.
//!
//! A page shows what the API would tell the same browser, and does what it does through the API.

mod home;
mod shell;
mod table;

use crate::{Answer, App};
use axum::Router;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::routing::get;
use maud::html;
use render::text::Language;
use std::sync::Arc;

/// The routes of all pages.
pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(home::home))
        .route("/games/{id}", get(table::table))
        .fallback(async || not_found())
}

/// The page where there is nothing, with a way home.
pub fn not_found() -> Answer {
    let body = html! { h1 { "There is nothing here" } p { a href="/" { "Home" } } };
    (
        StatusCode::NOT_FOUND,
        shell::page(
            &shell::Head { language: Language::ENGLISH, title: "Tabletown", styles: &[], modules: &[] },
            body,
        ),
    )
        .into_response()
}
