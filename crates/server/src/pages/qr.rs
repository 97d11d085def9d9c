//! Links as QR codes: whoever sits beside the host points a phone at the screen.

use crate::App;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write as _;
use std::sync::Arc;

/// The quiet zone around a code, in modules: the standard wants so many.
const QUIET: i32 = 4;
/// No link of ours is longer: what is longer is not drawn.
const LONGEST: usize = 64;

/// The link of a seat as a picture.
pub(super) async fn invitation(
    State(app): State<Arc<App>>,
    Path((id, token)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    if id.len() > LONGEST || token.len() > LONGEST {
        return StatusCode::NOT_FOUND.into_response();
    }
    match svg(&app.link(&headers, &format!("/join/{id}/{token}"))) {
        Some(svg) => {
            let about = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "no-store")];
            (about, svg).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// A text as a QR code, black on white whatever the theme is: cameras want it so.
fn svg(text: &str) -> Option<String> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let (size, mut path) = (code.size(), String::new());
    for y in 0..size {
        for x in (0..size).filter(|&x| code.get_module(x, y)) {
            let _ = write!(path, "M{} {}h1v1h-1z", x + QUIET, y + QUIET); // a String takes everything
        }
    }
    let side = size + 2 * QUIET;
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" shape-rendering=\"crispEdges\">\
         <path fill=\"#fff\" d=\"M0 0h{side}v{side}H0z\"/><path d=\"{path}\"/></svg>"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_quiet_zone_and_its_three_finders() {
        let drawn = svg("https://games.example.org/join/abcdefghij/AAAAAAAAAAAAAAAAAAAAAAAA").unwrap();
        // Version 5: 37 modules and the zone on both sides.
        assert!(drawn.contains("viewBox=\"0 0 45 45\""), "{drawn}");
        for corner in ["M4 4h", "M40 4h", "M4 40h"] {
            assert!(drawn.contains(corner), "{corner}");
        }
        assert!(!drawn.contains("M40 40h") || !drawn.contains("M3 "), "nothing in the zone");
        assert_eq!(svg(&"x".repeat(4000)), None);
    }
}
