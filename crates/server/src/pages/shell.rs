//! What all pages have around them.

use crate::assets::{asset, imports};
use crate::text::say;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::response::Response;
use maud::{DOCTYPE, Markup, html};
use render::text::Language;

/// What a page needs besides its body.
pub(crate) struct Head<'a> {
    pub language: Language,
    /// What stands in the title bar.
    pub title: &'a str,
    /// Its stylesheets and modules, besides those of all pages.
    pub styles: &'a [&'a str],
    /// See `styles`.
    pub modules: &'a [&'a str],
}

/// What a link to a page is shown with elsewhere.
pub(crate) struct Card<'a> {
    pub title: &'a str,
    pub about: &'a str,
    /// The whole address of a picture of 1200 × 630.
    pub image: &'a str,
}

/// A page to read: of a comfortable width, with head and foot.
pub(crate) fn page(head: &Head, body: Markup) -> Markup {
    frame(head, "page", None, body, true)
}

/// The same, for a page that people share.
pub(crate) fn shared(head: &Head, card: Option<&Card>, body: Markup) -> Markup {
    frame(head, "page", card, body, true)
}

/// A page that wants all the room there is: no foot, as wide as the window.
pub(crate) fn wide(head: &Head, body: Markup) -> Markup {
    frame(head, "wide", None, body, false)
}

fn frame(head: &Head, class: &str, card: Option<&Card>, body: Markup, foot: bool) -> Markup {
    let language = head.language;
    html! {
        (DOCTYPE)
        html lang=(language.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="theme-color" content="#14414d" media="(prefers-color-scheme: light)";
                meta name="theme-color" content="#0d2530" media="(prefers-color-scheme: dark)";
                title { (head.title) }
                @if let Some(Card { title, about, image }) = card {
                    meta property="og:type" content="website";
                    meta property="og:title" content=(title);
                    meta property="og:description" content=(about);
                    meta property="og:image" content=(image);
                    meta property="og:image:width" content="1200";
                    meta property="og:image:height" content="630";
                    meta name="twitter:card" content="summary_large_image";
                }
                link rel="icon" href=(asset("icon.svg")) type="image/svg+xml";
                link rel="preload" href=(asset("Figtree.woff2")) as="font" type="font/woff2" crossorigin;
                link rel="stylesheet" href=(asset("app.css"));
                link rel="stylesheet" href=(asset("land.css"));
                @for style in head.styles { link rel="stylesheet" href=(asset(style)); }
                script src=(asset("theme.js")) {}
                script type="module" src=(asset("app.js")) {}
                script type="module" src=(asset("glossary.js")) {}
                @for module in head.modules { script type="module" src=(asset(module)) {} }
                @for module in imports(head.modules) { link rel="modulepreload" href=(asset(module)); }
            }
            body data-offline=(say!(language, "common-offline")) data-failed=(say!(language, "common-failed"))
                data-copied=(say!(language, "common-copied")) {
                a.skip href="#main" { (say!(language, "common-skip")) }
                header.site-head {
                    a.wordmark href="/" {
                        img src=(asset("icon.svg")) alt="" width="36" height="36";
                        span { (say!(language, "common-name")) }
                    }
                    nav.site-nav aria-label=(say!(language, "common-nav")) {
                        a href="/#games" { (say!(language, "common-nav-games")) }
                        a href="/learn" { (say!(language, "common-nav-learn")) }
                        (languages(language))
                    }
                    (lamp(language))
                }
                noscript { p.notice { (say!(language, "common-noscript")) } }
                main #main class=(class) tabindex="-1" { (body) }
                @if foot {
                    footer.site-foot {
                        p { a href="/learn" { (say!(language, "learn-heading")) } }
                        p { (say!(language, "common-footer")) }
                        p { (say!(language, "common-footer-rights")) }
                    }
                }
            }
        }
    }
}

/// The same page in the other languages.
pub(crate) fn languages(language: Language) -> Markup {
    html! {
        @for other in Language::ALL.into_iter().filter(|other| *other != language) {
            @let code = other.code();
            a data-language=(code) href={ "?lang=" (code) } lang=(code) hreflang=(code) rel="nofollow" {
                (other.name())
            }
        }
    }
}

/// The switch between light and dark.
fn lamp(language: Language) -> Markup {
    let name = say!(language, "common-lamp");
    html! {
        button.button.quiet.icon type="button" data-lamp aria-label=(name) title=(name) aria-pressed="false" {
            svg viewBox="0 0 24 24" aria-hidden="true" {
                circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="2" {}
                path d="M12 3.5a8.5 8.5 0 0 1 0 17Z" fill="currentColor" {}
            }
        }
    }
}

/// A page that says why there is no other: a heading, a sentence, and ways to go on.
pub(crate) fn apology(
    language: Language,
    status: StatusCode,
    heading: &str,
    text: &str,
    ways: &Markup,
) -> Response {
    let title = say!(language, "common-title", page = heading);
    let head = Head { language, title: &title, styles: &[], modules: &[] };
    let body = html! {
        div.panel.apology {
            img src=(asset("icon.svg")) alt="" width="96" height="96";
            h1 { (heading) }
            p.soft { (text) }
            p.buttons { (ways) }
        }
    };
    (status, [(header::CACHE_CONTROL, "no-store")], page(&head, body)).into_response()
}

pub(crate) fn way_home(language: Language) -> Markup {
    html! { a.button.primary href="/" { (say!(language, "common-home")) } }
}
