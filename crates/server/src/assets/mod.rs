//! Files of the page: part of the program, under addresses that change with their content, so that browsers may keep
//! them for ever.

mod packed;
mod sprites;

pub(crate) use sprites::{Sprites, sprite_in, sprite_of};

use crate::{App, text};
use axum::Router;
use axum::extract::Path;
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::get;
use packed::PackedFile;
use render::svg::font;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

/// Name and content of every file in the folder `assets`.
const CONTENT: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// The colours of land and tiles, which the drawings of all games name.
static LAND: LazyLock<String> = LazyLock::new(render::svg::land::stylesheet);

/// What is no file of the folder: the fonts, which pictures have too, and the colours of the land.
fn made() -> [(&'static str, &'static [u8]); 3] {
    [("Figtree.woff2", font::WEB), ("Bricolage.woff2", font::WEB_DISPLAY), ("land.css", LAND.as_bytes())]
}

fn content() -> impl Iterator<Item = (&'static str, &'static [u8])> {
    CONTENT.iter().copied().chain(made())
}

static FILES: LazyLock<Vec<PackedFile>> =
    LazyLock::new(|| content().map(|(name, content)| PackedFile::new(name, content)).collect());

/// One hash for all files: they belong together, and modules name each other by relative paths.
static HASH: LazyLock<String> =
    LazyLock::new(|| hash(content().flat_map(|(name, content)| [name.as_bytes(), content])));

fn hash<'a>(parts: impl Iterator<Item = &'a [u8]>) -> String {
    let mut hasher = Sha256::new();
    parts.for_each(|part| hasher.update(part));
    hasher.finalize().iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}

/// The address of a file.
pub(crate) fn asset(name: &str) -> String {
    format!("/assets/{}/{name}", *HASH)
}

/// The modules that each module imports as it starts.
static IMPORTS: LazyLock<HashMap<&str, Vec<&str>>> = LazyLock::new(|| {
    let named =
        |text: &'static str| text.split("from \"./").skip(1).filter_map(|rest| rest.split('"').next());
    let text = |content| std::str::from_utf8(content).unwrap_or_default();
    CONTENT.iter().map(|(name, content)| (*name, named(text(content)).collect())).collect()
});

/// The modules that these import, and those that they import, so that a browser need not find out one by one.
pub(crate) fn imports(modules: &[&str]) -> Vec<&'static str> {
    let of = |module: &str| IMPORTS.get(module).into_iter().flatten().copied();
    let mut found: Vec<&str> = modules.iter().flat_map(|module| of(module)).collect();
    let mut next = 0;
    while let Some(module) = found.get(next) {
        let further: Vec<&str> = of(module).filter(|name| !found.contains(name)).collect();
        found.extend(further);
        next += 1;
    }
    found.sort_unstable();
    found.dedup();
    found.retain(|name| !modules.contains(name));
    found
}

/// The routes of all files.
pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/assets/{hash}/{name}", get(file))
        .route("/tiles/{hash}/{language}/{game}/{packs}/{file}", get(sprites::sprite))
        .route("/favicon.ico", get(async || axum::response::Redirect::permanent(&asset("icon.svg"))))
}

async fn file(Path((hash, name)): Path<(String, String)>, headers: HeaderMap) -> Response {
    match FILES.iter().find(|known| known.name() == name) {
        Some(file) => file.answer(&headers, hash == *HASH),
        None => crate::pages::not_found(text::language(&headers)),
    }
}
