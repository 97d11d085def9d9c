//! What those who run the server can see: health, metrics, logs.

use crate::{App, metrics};
use axum::extract::Request;
use axum::extract::{MatchedPath, State};
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::IntoResponse;
use axum::response::Response;
use std::sync::Arc;
use std::time::Instant;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

/// The bounds requests are counted by.
const SECONDS: &[f64] = &[0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0];

/// Structured logs on standard error: readable, or one JSON object a line.
pub fn start_log(json: bool) {
    let wanted = std::env::var("TABLETOWN_LOG").ok().and_then(|text| text.parse::<Targets>().ok());
    let usual =
        || Targets::new().with_default(tracing::Level::INFO).with_target("sqlx", tracing::Level::WARN);
    let log = tracing_subscriber::registry().with(wanted.unwrap_or_else(usual));
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_target(false);
    // A second log is not needed.
    let _ = if json { log.with(lines.json()).try_init() } else { log.with(lines.compact()).try_init() };
}

/// Whether the process is alive. It is also asked by whoever would end it if not, so that it depends on nothing else.
pub(crate) async fn health() -> &'static str {
    "ok\n"
}

/// Whether the server can do its work: a row can be stored in the database that was opened.
pub(crate) async fn ready(State(app): State<Arc<App>>) -> Response {
    match app.rooms.store.ready().await {
        Ok(()) => "ready\n".into_response(),
        Err(reason) => {
            tracing::error!(reason, "nothing can be stored");
            // What is wrong names files, which is for the log.
            (StatusCode::SERVICE_UNAVAILABLE, "nothing can be stored; the log says why\n").into_response()
        }
    }
}

/// The counters in the format of Prometheus.
pub(crate) async fn metrics(State(app): State<Arc<App>>) -> Response {
    app.rooms.tidy();
    metrics::set("tabletown_limits_share", app.rooms.limits.cluster().share());
    if let Some((database, log)) = app.rooms.store.sizes().await {
        metrics::set("tabletown_database_bytes", database as f64);
        metrics::set("tabletown_database_log_bytes", log as f64);
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], metrics::exposition()).into_response()
}

/// Counts and times every request, and logs it.
pub(crate) async fn observe(request: Request, next: Next) -> Response {
    let started = Instant::now();
    let method = request.method().to_string();
    let path = request.extensions().get::<MatchedPath>().map_or("other", MatchedPath::as_str).to_owned();
    let response = next.run(request).await;
    let status = response.status().as_u16();
    let took = started.elapsed();
    metrics::observe("tabletown_request_seconds", &[("path", &path)], SECONDS, took.as_secs_f64());
    let labels = [("path", path.as_str()), ("status", &status.to_string())];
    metrics::count("tabletown_requests_total", &labels, 1);
    tracing::debug!(method, path, status, micros = took.as_micros() as u64, "request");
    response
}
