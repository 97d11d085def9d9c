//! Files that are compressed once, as well as can be, however often they are sent.

use crate::text;
use axum::body::Bytes;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;
use std::sync::OnceLock;

/// The types of files that pages use, by the ends of their names, and whether compressing them is worth it.
const TYPES: [(&str, &str, bool); 4] = [
    (".css", "text/css; charset=utf-8", true),
    (".js", "text/javascript; charset=utf-8", true),
    (".svg", "image/svg+xml", true),
    (".woff2", "font/woff2", false),
];

const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// A file as it is sent.
pub(super) struct PackedFile {
    name: String,
    plain: Bytes,
    /// Made when somebody first asks for it.
    gzip: OnceLock<Bytes>,
}

impl PackedFile {
    pub(super) fn new(name: impl Into<String>, plain: impl Into<Bytes>) -> PackedFile {
        PackedFile { name: name.into(), plain: plain.into(), gzip: OnceLock::new() }
    }

    pub(super) fn name(&self) -> &str {
        &self.name
    }

    fn gzip(&self) -> Bytes {
        let made = self.gzip.get_or_init(|| {
            let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
            let written = encoder.write_all(&self.plain).and_then(|()| encoder.finish());
            written.expect("a vector takes all that is written").into() // never fails: it only grows
        });
        made.clone()
    }

    /// The file for whoever sent these headers. A page of an older version may ask for older files: it gets these, but
    /// must not keep them.
    pub(super) fn answer(&self, headers: &HeaderMap, current: bool) -> Response {
        let Some((_, kind, shrinks)) = TYPES.iter().find(|(end, ..)| self.name.ends_with(end)) else {
            return crate::pages::not_found(text::language(headers));
        };
        let keep = if current { FOR_EVER } else { "no-store" };
        let said = [(header::CONTENT_TYPE, *kind), (header::CACHE_CONTROL, keep)];
        match shrinks {
            true if takes_gzip(headers) => {
                let packed = [(header::CONTENT_ENCODING, "gzip"), (header::VARY, "accept-encoding")];
                (said, packed, self.gzip()).into_response()
            }
            true => (said, [(header::VARY, "accept-encoding")], self.plain.clone()).into_response(),
            false => (said, self.plain.clone()).into_response(),
        }
    }
}

/// Whether a client says that it reads gzip.
fn takes_gzip(headers: &HeaderMap) -> bool {
    let lines = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    lines.flat_map(|line| line.split(',')).any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, ""));
        let refused =
            weight.trim().strip_prefix("q=").and_then(|q| q.parse::<f32>().ok()).is_some_and(|q| q <= 0.0);
        matches!(name.trim(), "gzip" | "*") && !refused
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn gzip_goes_to_those_who_read_it() {
        for (said, expected) in [
            ("gzip", true),
            ("br, gzip;q=0.5", true),
            ("*", true),
            ("br", false),
            ("gzip;q=0, br", false),
            ("", false),
        ] {
            let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(said))]);
            assert_eq!(takes_gzip(&headers), expected, "{said}");
            let file = PackedFile::new("x.css", "a { color: red }");
            let answer = file.answer(&headers, true);
            assert_eq!(answer.headers().contains_key(header::CONTENT_ENCODING), expected, "{said}");
        }
        assert!(!takes_gzip(&HeaderMap::new()));
    }
}
