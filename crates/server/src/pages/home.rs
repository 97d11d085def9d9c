//! Home.

use super::shell;
use crate::Answer;
use axum::response::IntoResponse;
use maud::html;
use render::text::Language;

/// The page one comes to first.
pub async fn home() -> Answer {
    shell::page(
        &shell::Head { language: Language::ENGLISH, title: "Tabletown", styles: &[], modules: &[] },
        html! { h1 { "Tabletown" } },
    )
    .into_response()
}
