//! Answers that are no success.

use crate::history::Refused;
use crate::rooms::RoomsError;
use crate::store::StoreError;
use crate::text::{Sentence, sentence};
use axum::Json;
use axum::extract::Request;
use axum::extract::rejection::{JsonRejection, QueryRejection, StringRejection};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::IntoResponse;
use axum::response::Response;
use render::text::Language;
use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

/// Why a request was not done, for programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ErrorCode {
    /// There is no such call, or nothing that it could be about.
    NotFound,
    UnknownGame,
    Malformed,
    /// The rules, or the limits of what can be asked for, are against it.
    Illegal,
    /// The game has gone on, or what the request answers is no longer asked.
    Stale,
    NoToken,
    /// The token or the cookie does not open this seat.
    WrongToken,
    TooMany,
    /// The body of the request is larger than anything that is asked for.
    TooLarge,
    /// The request took too long to arrive.
    TooSlow,
    /// A browser sent it from a page of another site.
    CrossSite,
    /// The game is still running.
    Running,
    /// Whoever sits there is present, or only late.
    Present,
    NotYourTurn,
    /// There are no hints at this table.
    NoHints,
    /// This server calls no webhooks.
    Off,
    /// The address of a webhook cannot be used.
    Address,
    Store,
    /// The database is as large as it may be: no new games.
    Full,
    Internal,
}

/// Why a request was not done.
#[derive(Debug, Clone, ToSchema)]
pub(crate) struct ApiError {
    #[schema(ignore)]
    status: u16,
    pub error: ErrorCode,
    /// A sentence for people, in the language they ask for (`Accept-Language`).
    #[schema(value_type = String)]
    pub message: Sentence,
    /// The ply the game stands at, if that is what was wrong.
    pub ply: Option<usize>,
}

impl ApiError {
    pub(crate) fn new(status: StatusCode, error: ErrorCode, message: impl Into<Sentence>) -> ApiError {
        ApiError { status: status.as_u16(), error, message: message.into(), ply: None }
    }

    /// There is no such thing.
    pub(crate) fn not_found(message: &str) -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, ErrorCode::NotFound, message)
    }

    pub(crate) fn unknown_game() -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, ErrorCode::UnknownGame, sentence!("error-unknown-game"))
    }

    pub(crate) fn malformed(message: impl Into<Sentence>) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, ErrorCode::Malformed, message)
    }

    /// A body or a query that could not be read.
    fn unread(status: StatusCode, reason: &str) -> ApiError {
        ApiError::new(status, ErrorCode::Malformed, game_core::quoted(reason))
    }

    /// The rules are against it.
    pub(crate) fn illegal(message: impl Into<Sentence>) -> ApiError {
        ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, ErrorCode::Illegal, message)
    }

    /// The game has gone on.
    pub(crate) fn stale() -> ApiError {
        ApiError::new(StatusCode::CONFLICT, ErrorCode::Stale, sentence!("error-stale"))
    }

    /// The game has gone on, to this ply.
    pub(crate) fn stale_at(ply: usize) -> ApiError {
        let message = sentence!("error-stale-at", ply);
        ApiError { ply: Some(ply), ..ApiError::new(StatusCode::CONFLICT, ErrorCode::Stale, message) }
    }

    pub(crate) fn no_token() -> ApiError {
        ApiError::new(StatusCode::UNAUTHORIZED, ErrorCode::NoToken, sentence!("error-no-token"))
    }

    /// The token opens nothing here.
    pub(crate) fn wrong_token() -> ApiError {
        ApiError::new(StatusCode::FORBIDDEN, ErrorCode::WrongToken, sentence!("error-wrong-token"))
    }

    pub(crate) fn too_many() -> ApiError {
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, ErrorCode::TooMany, sentence!("error-too-many"))
    }

    /// An address has brought as many games as it may in a day.
    pub(crate) fn too_many_today() -> ApiError {
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, ErrorCode::TooMany, sentence!("error-too-many-today"))
    }

    /// There is no room for more games; those that are there go on.
    pub(crate) fn full() -> ApiError {
        ApiError::new(StatusCode::INSUFFICIENT_STORAGE, ErrorCode::Full, sentence!("error-full"))
    }

    /// An internal error, told without details.
    pub(crate) fn broken() -> ApiError {
        ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, ErrorCode::Internal, sentence!("error-broken"))
    }

    /// The status it is answered with.
    pub(crate) fn status(&self) -> StatusCode {
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
pub(crate) async fn in_language(request: Request, next: Next) -> Response {
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
        // That the database is lost is said once, by the store.
        if !matches!(error, StoreError::Lost(_)) {
            tracing::error!(%error, "the store failed");
        }
        let told = match error {
            StoreError::Lost(_) => sentence!("error-store-lost"),
            StoreError::Unknown => sentence!("error-store-unknown"),
            _ => sentence!("error-store"),
        };
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, ErrorCode::Store, told)
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
            RoomsError::Quota => ApiError::too_many_today(),
            RoomsError::Busy => ApiError::too_many(),
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
        ApiError::unread(status, &rejection.body_text())
    }
}

impl From<QueryRejection> for ApiError {
    fn from(rejection: QueryRejection) -> ApiError {
        ApiError::unread(rejection.status(), &rejection.body_text())
    }
}

impl From<StringRejection> for ApiError {
    fn from(rejection: StringRejection) -> ApiError {
        ApiError::unread(rejection.status(), &rejection.body_text())
    }
}
