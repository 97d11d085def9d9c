//! The texts of the web app, and the language they are asked for in.
//!
//! A browser's own choice is what counts, until somebody chooses another language on a page: every page can be asked
//! for with `?lang=it`, which keeps the choice in a cookie and shows the page again.

use crate::headers::cookies;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::IntoResponse;
use axum::response::Response;
use render::text::Language;

pub(crate) use games::text::{CATALOGUE, Sentence};

/// A text in all languages: `sentence!("id", name, count = 3)`.
macro_rules! sentence {
    ($($call:tt)*) => {
        $crate::text::Sentence::new(|language| render::say_from!($crate::text::CATALOGUE, language, $($call)*))
    };
}
pub(crate) use sentence;

/// The cookie that keeps a choice.
const COOKIE: &str = "language";

/// Says a text: `say!(language, "id", name, count = 3)`.
macro_rules! say {
    ($($call:tt)*) => { render::say_from!($crate::text::CATALOGUE, $($call)*) };
}
pub(crate) use say;

/// The language of whoever asks.
pub(crate) fn language(headers: &HeaderMap) -> Language {
    chosen(headers).unwrap_or_else(|| {
        let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        Language::preferred(accepted.unwrap_or_default())
    })
}

/// The language somebody chose.
fn chosen(headers: &HeaderMap) -> Option<Language> {
    cookies(headers, COOKIE).find_map(Language::from_code)
}

/// Keeps the language that a page is asked for in, and sends the browser to the page itself.
pub(crate) async fn choose(request: Request, next: Next) -> Response {
    match kept(request.uri()) {
        Some(headers) => (StatusCode::SEE_OTHER, headers).into_response(),
        None => next.run(request).await,
    }
}

/// Where to, and what to keep, if an address asks for a language.
fn kept(address: &Uri) -> Option<[(HeaderName, HeaderValue); 2]> {
    let pairs = || address.query().unwrap_or_default().split('&');
    let language = pairs().filter_map(|pair| pair.strip_prefix("lang=")).find_map(Language::from_code)?;
    let rest: Vec<&str> = pairs().filter(|pair| !pair.starts_with("lang=") && !pair.is_empty()).collect();
    // A path that begins with two slashes would be another host.
    let path = format!("/{}", address.path().trim_start_matches(['/', '\\']));
    let to = if rest.is_empty() { path } else { format!("{path}?{}", rest.join("&")) };
    let cookie = format!("{COOKIE}={}; Path=/; Max-Age=31536000; SameSite=Lax", language.code());
    Some([
        (header::LOCATION, HeaderValue::from_str(&to).ok()?),
        (header::SET_COOKIE, HeaderValue::from_str(&cookie).ok()?),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_there_and_used() {
        let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/src");
        let faults =
            render::text::audit_in(&CATALOGUE, &[concat!(env!("CARGO_MANIFEST_DIR"), "/src"), games]);
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }

    #[test]
    fn a_choice_counts_more_than_the_browser() {
        let check = |cookie: &str, accepted: &str, code: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::COOKIE, HeaderValue::from_str(cookie).expect("plain text"));
            headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_str(accepted).expect("plain text"));
            assert_eq!(language(&headers).code(), code, "{cookie:?} {accepted:?}");
        };
        check("", "it-IT,it;q=0.9,en;q=0.8", "it");
        check("tabletown=x; language=en", "it", "en");
        check("language=it", "en", "it");
        check("language=klingon", "it", "it");
        check("language=klingon; language=en", "it", "en");
    }
}
