//! Bodies of requests: read whole before anybody looks at them, within a size and a time.

use super::BASE;
use super::error::{ApiError, ErrorCode};
use super::records;
use crate::App;
use crate::text::sentence;
use axum::body::{Body, HttpBody as _};
use axum::extract::{Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use std::sync::Arc;

/// Bodies are small: a move, a table.
const LARGEST: usize = 16 * 1024;

/// Waits for the body of a request, but not for ever, and for nothing that is too large.
pub(crate) async fn whole(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    if body.is_end_stream() {
        return next.run(Request::from_parts(parts, Body::empty())).await;
    }
    let records = parts.uri.path().strip_prefix(BASE) == Some("/records");
    let largest = if records { records::LARGEST } else { LARGEST };
    let refused = match tokio::time::timeout(app.body, read(body, largest)).await {
        Ok(Ok(bytes)) => return next.run(Request::from_parts(parts, Body::from(bytes))).await,
        Ok(Err(Unread::TooLarge)) => ApiError::new(
            StatusCode::PAYLOAD_TOO_LARGE,
            ErrorCode::TooLarge,
            sentence!("error-too-large", most = (largest / 1024) as i64),
        ),
        Ok(Err(Unread::Broken)) => ApiError::malformed(sentence!("error-body")),
        Err(_) => ApiError::new(StatusCode::REQUEST_TIMEOUT, ErrorCode::TooSlow, sentence!("error-too-slow")),
    };
    let mut response = refused.into_response();
    // The rest of the body would be taken for the next request.
    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    response
}

enum Unread {
    TooLarge,
    /// It ended early, or is no body.
    Broken,
}

async fn read(body: Body, largest: usize) -> Result<Vec<u8>, Unread> {
    // What says how large it is need not be read to be refused.
    if body.size_hint().lower() > largest as u64 {
        return Err(Unread::TooLarge);
    }
    let (mut stream, mut read) = (body.into_data_stream(), Vec::new());
    while let Some(chunk) = stream.next().await {
        let chunk = chunk.map_err(|_| Unread::Broken)?;
        if read.len() + chunk.len() > largest {
            return Err(Unread::TooLarge);
        }
        read.extend_from_slice(&chunk);
    }
    Ok(read)
}
