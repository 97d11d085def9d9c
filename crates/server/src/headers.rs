//! What every answer carries, and what every request that changes something has to.

use crate::App;
use crate::api::error::{ApiError, ErrorCode};
use crate::text::sentence;
use axum::extract::Request;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::IntoResponse;
use axum::response::Response;
use std::any::Any;
use std::sync::Arc;

/// Nothing but our own files; no inline script or style, no frames, no plug-ins.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// What the cookies of a name say, in the order in which they were sent.
pub(crate) fn cookies<'a>(headers: &'a HeaderMap, name: &'static str) -> impl Iterator<Item = &'a str> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.filter(move |(known, _)| *known == name).map(|(_, value)| value)
}

/// Where people reach the server over TLS: never without, for a year.
const ONLY_TLS: &str = "max-age=31536000";

/// For every answer.
static ALWAYS: [(HeaderName, &str); 2] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// For whatever a browser might show as a page.
static DOCUMENTS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_FRAME_OPTIONS, "DENY"),
    // Addresses of seats must not reach other sites.
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

/// Adds the security headers. Scripts, stylesheets and fonts are never pages: their thirty answers at a first table go
/// without what would be half of some of them.
pub(crate) async fn secure(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    if app.is_secure() {
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(ONLY_TLS));
    }
    let headers = response.headers_mut();
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let part = ["text/javascript", "text/css", "font/"].iter().any(|start| kind.starts_with(start));
    let documents = DOCUMENTS.iter().filter(|_| !part);
    for (name, value) in ALWAYS.iter().chain(documents) {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Requests that change something and rely on a cookie have to come from our own pages.
pub(crate) async fn same_site_only(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let headers = request.headers();
    let public_url = app.public_url.as_deref();
    if reads || headers.contains_key(header::AUTHORIZATION) || from_here(headers, public_url) {
        return next.run(request).await;
    }
    ApiError::new(StatusCode::FORBIDDEN, ErrorCode::CrossSite, sentence!("error-cross-site")).into_response()
}

fn from_here(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    match (text("sec-fetch-site"), text("origin"), text("host")) {
        (Some(site), _, _) => matches!(site, "same-origin" | "none"),
        // A proxy may name another host than the one people know.
        (None, Some(origin), _) if public_url.is_some_and(|url| origin_of(url) == origin) => true,
        (None, Some(origin), Some(host)) => origin.split_once("://").is_some_and(|(_, from)| from == host),
        (None, Some(_), None) => false,
        // No browser: programs send neither.
        (None, None, _) => true,
    }
}

/// What a browser calls the origin of an address: without a path.
fn origin_of(url: &str) -> &str {
    let host = url.find("://").map_or(0, |scheme| scheme + 3);
    url[host..].find('/').map_or(url, |path| &url[..host + path])
}

/// The answer where a handler panicked.
pub(crate) fn panicked(_: Box<dyn Any + Send + 'static>) -> Response {
    ApiError::broken().into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(headers: &[(&'static str, &'static str)], expected: bool) {
        check_behind(None, headers, expected);
    }

    fn check_behind(public_url: Option<&str>, headers: &[(&'static str, &'static str)], expected: bool) {
        let map = headers
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        assert_eq!(from_here(&map.collect(), public_url), expected, "{headers:?}");
    }

    #[test]
    fn other_sites_are_told_apart() {
        check(&[], true);
        check(&[("sec-fetch-site", "same-origin")], true);
        check(&[("sec-fetch-site", "cross-site")], false);
        check(&[("sec-fetch-site", "same-site")], false);
        check(&[("origin", "http://a:1"), ("host", "a:1")], true);
        check(&[("origin", "http://evil"), ("host", "a:1")], false);
        check(&[("origin", "null"), ("host", "a:1")], false);
    }
    #[test]
    fn behind_a_proxy_the_known_address_counts() {
        for url in ["https://play.example", "https://play.example/", "https://play.example/town"] {
            let inside = ("host", "127.0.0.1:8000");
            check_behind(Some(url), &[("origin", "https://play.example"), inside], true);
            check_behind(Some(url), &[("origin", "https://play.example.evil"), inside], false);
            check_behind(Some(url), &[("origin", "http://play.example"), inside], false);
        }
    }
}
