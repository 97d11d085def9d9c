//! A table.

use super::shell;
use crate::{Answer, App};
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use maud::html;
use render::text::Language;
use std::sync::Arc;

/// The page of a game.
pub async fn table(State(app): State<Arc<App>>, Path(id): Path<String>) -> Answer {
    match app.hall.table(&id).await {
        Ok(_) => shell::page(
            &shell::Head { language: Language::ENGLISH, title: "Table", styles: &[], modules: &[] },
            html! { h1 { "Table" } },
        )
        .into_response(),
        Err(_) => super::not_found(),
    }
}
