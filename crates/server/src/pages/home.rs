//! Home.

use super::shell;
use crate::Answer;
use axum::response::IntoResponse;
use maud::html;

/// The page one comes to first.
pub async fn home() -> Answer {
    shell::page("Tabletown", html! { h1 { "Tabletown" } }).into_response()
}
