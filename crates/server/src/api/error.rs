//! Answers that are no success.

use crate::hall::HallError;
use crate::line::Refused;
use crate::store::StoreError;
use axum::extract::rejection::JsonRejection;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

/// Why a request was not done.
#[derive(Debug, Serialize, ToSchema)]
pub struct ApiError {
    #[serde(skip)]
    #[schema(ignore)]
    status: u16,
    /// A word for programs: `unknown-game`, `no-token`, `wrong-token`, `stale`, `illegal`, `malformed`, `too-many`…
    pub error: &'static str,
    /// A sentence for people.
    pub message: String,
    /// The ply the game stands at, if that is what was wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ply: Option<usize>,
}

impl ApiError {
    /// An error of some kind.
    pub fn new(status: StatusCode, error: &'static str, message: impl Into<String>) -> ApiError {
        ApiError { status: status.as_u16(), error, message: message.into(), ply: None }
    }

    /// There is no such thing.
    pub fn not_found(message: &str) -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, "not-found", message)
    }

    /// There is no such game.
    pub fn unknown_game() -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, "unknown-game", "there is no game at this address")
    }

    /// The request cannot be understood.
    pub fn malformed(message: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, "malformed", message)
    }

    /// The rules are against it.
    pub fn illegal(message: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "illegal", message)
    }

    /// The game has gone on.
    pub fn stale(ply: usize) -> ApiError {
        let message = format!("the game has gone on: it stands at ply {ply} now; look again and choose anew");
        ApiError { ply: Some(ply), ..ApiError::new(StatusCode::CONFLICT, "stale", message) }
    }

    /// No seat was shown.
    pub fn no_token() -> ApiError {
        let message = "this needs a seat: send its token as 'Authorization: Bearer TOKEN'";
        ApiError::new(StatusCode::UNAUTHORIZED, "no-token", message)
    }

    /// The token opens nothing here.
    pub fn wrong_token() -> ApiError {
        ApiError::new(StatusCode::FORBIDDEN, "wrong-token", "this token is not for a seat of this game")
    }

    /// Too much at once.
    pub fn too_many() -> ApiError {
        let message = "that was too much at once; wait a moment and try again";
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many", message)
    }

    /// A fault of ours, told without details.
    pub fn broken() -> ApiError {
        let message = "something went wrong here; nothing was lost, try again";
        ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", message)
    }

    /// The status it is answered with.
    pub fn status(&self) -> StatusCode {
        StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = self.status();
        let mut response = (status, axum::Json(self)).into_response();
        if status == StatusCode::UNAUTHORIZED {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        if status == StatusCode::TOO_MANY_REQUESTS {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        // What is wrong with the database is for the log, not for strangers.
        tracing::error!(%error, "the store failed");
        let message = "the move could not be stored; nothing has changed, try again in a moment";
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "store", message)
    }
}

impl From<HallError> for ApiError {
    fn from(error: HallError) -> ApiError {
        match error {
            HallError::Unknown => ApiError::unknown_game(),
            HallError::Refused(Refused::Illegal(reason)) => ApiError::illegal(reason),
            HallError::Refused(Refused::Stale) => ApiError::new(
                StatusCode::CONFLICT,
                "stale",
                "the game has gone on; look again and choose anew",
            ),
            HallError::Store(error) => error.into(),
            HallError::Broken => ApiError::broken(),
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
