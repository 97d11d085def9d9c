//! What those who run the server can see: health, metrics, logs.

use crate::App;
use axum::extract::Request;
use axum::extract::{MatchedPath, State};
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::IntoResponse;
use axum::response::Response;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use std::sync::{Arc, OnceLock};
use std::time::Instant;
use tracing_subscriber::EnvFilter;

static METRICS: OnceLock<PrometheusHandle> = OnceLock::new();

/// Begins to count; once a process.
pub(crate) fn start_metrics() {
    METRICS.get_or_init(|| {
        let seconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0];
        let name = Matcher::Suffix("_seconds".to_owned());
        let builder = PrometheusBuilder::new().set_buckets_for_metric(name, &seconds);
        let recorder = builder.expect("there are buckets").build_recorder(); // never fails: the list is not empty
        let handle = recorder.handle();
        let _ = metrics::set_global_recorder(recorder); // somebody else's recorder is as good
        handle
    });
}

/// Structured logs on standard error: readable, or one JSON object a line.
pub fn start_log(json: bool) {
    let filter =
        EnvFilter::try_from_env("TABLETOWN_LOG").unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let log =
        tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).with_target(false);
    let _ = if json { log.json().try_init() } else { log.compact().try_init() }; // a second log is not needed
}

/// Whether the server can do its work.
pub(crate) async fn health(State(app): State<Arc<App>>) -> Response {
    match app.rooms.store.ping().await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => {
            tracing::error!(%error, "the database does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response()
        }
    }
}

/// The counters in the format of Prometheus.
pub(crate) async fn metrics(State(app): State<Arc<App>>) -> Response {
    app.rooms.tidy();
    let text = METRICS.get().map(PrometheusHandle::render).unwrap_or_default();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}

/// Counts and times every request, and logs it.
pub(crate) async fn observe(request: Request, next: Next) -> Response {
    let started = Instant::now();
    let method = request.method().to_string();
    let path = request.extensions().get::<MatchedPath>().map_or("other", MatchedPath::as_str).to_owned();
    let response = next.run(request).await;
    let status = response.status().as_u16();
    let took = started.elapsed();
    metrics::histogram!("tabletown_request_seconds", "path" => path.clone()).record(took.as_secs_f64());
    metrics::counter!("tabletown_requests_total", "path" => path.clone(), "status" => status.to_string())
        .increment(1);
    tracing::debug!(method, path, status, micros = took.as_micros() as u64, "request");
    response
}
