//! The OpenAPI document, made from the routes.
//!
//! What any call of a kind may answer (too many requests, no token, no such game…) is said here once, and added to
//! every call that it holds for; calls themselves name what only they answer.

use super::error::ApiError;
use super::{BASE, calls, endless};
use crate::early_end::EndNotice;
use crate::history::TakeBackNotice;
use crate::notice::{ClockNotice, NoticeKind, OfferNotice, StandInNotice};
use crate::rematch::RematchNotice;
use crate::webhook::Message;
use std::sync::LazyLock;
use utoipa::OpenApi;
use utoipa::openapi::path::{Operation, ParameterIn, PathItem};
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{ContentBuilder, Ref, RefOr, ResponseBuilder, SecurityRequirement};
use utoipa_axum::router::OpenApiRouter;

/// What does not belong to any one call.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Tabletown",
        description = "Play city-building tile games: tables, moves, live updates, records."
    ),
    components(schemas(
        ApiError,
        Message,
        NoticeKind,
        TakeBackNotice,
        OfferNotice,
        StandInNotice,
        ClockNotice,
        RematchNotice,
        EndNotice
    ))
)]
struct Frame;

static DESCRIPTION: LazyLock<utoipa::openapi::OpenApi> = LazyLock::new(|| {
    let all = OpenApiRouter::with_openapi(Frame::openapi()).nest(BASE, calls().merge(endless()));
    let mut description = all.into_openapi();
    let seat = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
    description.components.get_or_insert_default().add_security_scheme("seat", seat);
    for (path, item) in &mut description.paths.paths {
        let PathItem { get, put, post, delete, .. } = item;
        get.iter_mut().for_each(|operation| complete(path, operation, false));
        [put, post, delete].into_iter().flatten().for_each(|operation| complete(path, operation, true));
    }
    description
});

/// The description of the API: this document.
#[utoipa::path(get, path = "/openapi.json", tag = "description", responses((status = 200, body = Object)))]
pub(crate) async fn openapi() -> axum::Json<&'static utoipa::openapi::OpenApi> {
    axum::Json(&DESCRIPTION)
}

/// Answers that many calls may give, with what they mean where the call says nothing of its own.
const COMMON: [(u16, &str); 11] = [
    (400, "the request cannot be understood"),
    (401, "no token was sent, and the browser holds no seat"),
    (403, "the token or the browser does not open this seat, or a page of another site asks"),
    (404, "there is no such game"),
    (409, "the game has gone on, or it does not stand as this call needs it"),
    (413, "the body is too large"),
    (415, "the body is not said to be JSON"),
    (422, "the rules are against it"),
    (429, "too many requests: try again after `Retry-After` seconds"),
    (500, "the server failed"),
    (503, "the database failed"),
];

/// Adds what a call may answer because of what it is, and says what every answer means.
fn complete(path: &str, operation: &mut Operation, changes: bool) {
    let of_game = path.contains("{id}");
    let body = operation.request_body.is_some();
    let security = operation.security.as_deref().unwrap_or_default();
    let opens = !security.is_empty();
    let must_open = opens && !security.contains(&SecurityRequirement::default());
    let asks = operation.parameters.iter().flatten().any(|parameter| match parameter {
        RefOr::T(parameter) => parameter.parameter_in == ParameterIn::Query,
        RefOr::Ref(_) => false,
    });
    let answers = &mut operation.responses.responses;
    for (status, meaning) in COMMON {
        let given = match status {
            400 => body || asks,
            401 => must_open,
            403 => opens || changes,
            404 => of_game,
            413 => body,
            // A record is read whatever it is said to be.
            415 => body && path != "/api/v1/records",
            429 | 500 => true,
            503 => of_game || body,
            _ => false,
        };
        if given {
            let error = ContentBuilder::new().schema(Some(Ref::from_schema_name("ApiError"))).build();
            let answer = ResponseBuilder::new().content("application/json", error).build();
            answers.entry(status.to_string()).or_insert(answer.into());
        }
        if let Some(RefOr::T(answer)) = answers.get_mut(&status.to_string())
            && answer.description.is_empty()
        {
            answer.description = meaning.to_owned();
        }
    }
    for (status, meaning) in [("200", "done"), ("201", "made")] {
        if let Some(RefOr::T(answer)) = answers.get_mut(status)
            && answer.description.is_empty()
        {
            answer.description = meaning.to_owned();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    fn document() -> Value {
        json!(*DESCRIPTION)
    }

    /// The text of all files of a folder that end like this.
    fn texts(folder: &str, end: &str) -> String {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let files = files.filter(|path| path.to_string_lossy().ends_with(end));
        files.map(|path| fs::read_to_string(path).unwrap()).collect()
    }

    #[test]
    fn every_call_is_described() {
        let document = document();
        let paths = document["paths"].as_object().unwrap();
        let operations: Vec<&Value> =
            paths.values().flat_map(|item| item.as_object().unwrap().values()).collect();
        let sources = texts("src/api", ".rs");
        let handlers = sources.matches(concat!("#[utoipa", "::path(")).count();
        assert_eq!(operations.len(), handlers, "each handler is routed, and described by being routed");
        assert!(!sources.contains(concat!(".rou", "te(")), "a call that is routed by hand is not described");
        let names: BTreeSet<&str> =
            operations.iter().map(|operation| operation["operationId"].as_str().unwrap()).collect();
        assert_eq!(names.len(), operations.len(), "each has a name of its own");
        for (path, item) in paths {
            for (method, operation) in item.as_object().unwrap() {
                assert!(path.starts_with(BASE) && operation["summary"].is_string(), "{method} {path}");
                for (status, answer) in operation["responses"].as_object().unwrap() {
                    let place = format!("{method} {path} {status}");
                    assert!(answer["description"].is_string() && answer["content"].is_object(), "{place}");
                }
            }
        }
    }

    #[test]
    fn what_is_referred_to_is_there() {
        let document = document();
        let text = document.to_string();
        for place in text.split("\"#").skip(1).map(|rest| &rest[..rest.find('"').unwrap()]) {
            assert!(document.pointer(place).is_some(), "{place}");
        }
    }

    #[test]
    fn scripts_listen_to_notices_that_are_sent() {
        let document = document();
        let kinds = document.pointer("/components/schemas/NoticeKind").unwrap().to_string();
        for kind in ["ply", "take-back", "offer", "seats", "rematch", "talk", "clock"] {
            assert!(kinds.contains(&format!("\"{kind}\"")), "{kind}: {kinds}");
        }
        assert!(!kinds.contains("\"lost\""), "it is never sent");
        let scripts = texts("assets", ".js");
        for heard in scripts.split("stream.addEventListener(\"").skip(1) {
            let kind = &heard[..heard.find('"').unwrap()];
            assert!(matches!(kind, "open" | "error") || kinds.contains(&format!("\"{kind}\"")), "{kind}");
        }
    }
}
