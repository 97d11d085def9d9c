//! Answers that are no success.

use crate::history::Refused;
use crate::rooms::RoomsError;
use crate::store::StoreError;
use crate::text::{Sentence, sentence};
use axum::Json;
use axum::extract::Request;
use axum::extract::rejection::JsonRejection;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::IntoResponse;
use axum::response::Response;
use render::text::Language;
use serde_json::{Value, json};
use utoipa::ToSchema;

/// Why a request was not done.
#[derive(Debug, Clone, ToSchema)]
pub struct ApiError {
    #[schema(ignore)]
    status: u16,
    /// A word for programs: `unknown-game`, `no-token`, `wrong-token`, `stale`, `illegal`, `malformed`, `too-many`…
    pub error: &'static str,
    /// A sentence for people, in the language they ask for (`Accept-Language`).
    #[schema(value_type = String)]
    pub message: Sentence,
    /// The ply the game stands at, if that is what was wrong.
    pub ply: Option<usize>,
}

impl ApiError {
    /// An error of some kind.
    pub fn new(status: StatusCode, error: &'static str, message: impl Into<Sentence>) -> ApiError {
        ApiError { status: status.as_u16(), error, message: message.into(), ply: None }
    }

    /// There is no such thing.
    pub fn not_found(message: &str) -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, "not-found", message)
    }

    /// There is no such game.
    pub fn unknown_game() -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, "unknown-game", sentence!("error-unknown-game"))
    }

    /// The request cannot be understood.
    pub fn malformed(message: impl Into<Sentence>) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, "malformed", message)
    }

    /// The rules are against it.
    pub fn illegal(message: impl Into<Sentence>) -> ApiError {
        ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "illegal", message)
    }

    /// The game has gone on.
    pub fn stale() -> ApiError {
        ApiError::new(StatusCode::CONFLICT, "stale", sentence!("error-stale"))
    }

    /// The game has gone on, to this ply.
    pub fn stale_at(ply: usize) -> ApiError {
        let message = sentence!("error-stale-at", ply);
        ApiError { ply: Some(ply), ..ApiError::new(StatusCode::CONFLICT, "stale", message) }
    }

    /// No seat was shown.
    pub fn no_token() -> ApiError {
        ApiError::new(StatusCode::UNAUTHORIZED, "no-token", sentence!("error-no-token"))
    }

    /// The token opens nothing here.
    pub fn wrong_token() -> ApiError {
        ApiError::new(StatusCode::FORBIDDEN, "wrong-token", sentence!("error-wrong-token"))
    }

    /// Too much at once.
    pub fn too_many() -> ApiError {
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many", sentence!("error-too-many"))
    }

    /// A fault of ours, told without details.
    pub fn broken() -> ApiError {
        ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", sentence!("error-broken"))
    }

    /// The status it is answered with.
    pub fn status(&self) -> StatusCode {
        StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    fn told(&self, language: Language) -> Json<Value> {
        let mut told = json!({ "error": self.error, "message": self.message.in_language(language) });
        if let Some(ply) = self.ply {
            told["ply"] = json!(ply);
        }
        Json(told)
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = self.status();
        let mut response = (status, self.told(Language::ENGLISH)).into_response();
        if status == StatusCode::UNAUTHORIZED {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        if status == StatusCode::TOO_MANY_REQUESTS {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response.extensions_mut().insert(self);
        response
    }
}

/// Tells errors in the language of whoever asks. It lies around everything that can go wrong.
pub async fn in_language(request: Request, next: Next) -> Response {
    let language = crate::text::language(request.headers());
    let mut response = next.run(request).await;
    if language != Language::ENGLISH
        && let Some(error) = response.extensions_mut().remove::<ApiError>()
    {
        *response.body_mut() = error.told(language).into_response().into_body();
        // What the English answer was packed in and measured by.
        response.headers_mut().remove(header::CONTENT_ENCODING);
        response.headers_mut().remove(header::CONTENT_LENGTH);
    }
    response
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        // What is wrong with the database is for the log, not for strangers.
        tracing::error!(%error, "the store failed");
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "store", sentence!("error-store"))
    }
}

impl From<RoomsError> for ApiError {
    fn from(error: RoomsError) -> ApiError {
        match error {
            RoomsError::Unknown => ApiError::unknown_game(),
            RoomsError::Setup(reason) => ApiError::illegal(reason),
            RoomsError::Refused(Refused::Illegal(reason)) => ApiError::illegal(reason),
            RoomsError::Refused(Refused::Stale) => ApiError::stale(),
            RoomsError::Store(error) => error.into(),
            RoomsError::Broken => ApiError::broken(),
        }
    }
}

impl From<JsonRejection> for ApiError {
    fn from(rejection: JsonRejection) -> ApiError {
        let status = match rejection.status() {
            StatusCode::UNPROCESSABLE_ENTITY => StatusCode::BAD_REQUEST,
            other => other,
        };
        ApiError::new(status, "malformed", game_core::quoted(&rejection.body_text()))
    }
}
