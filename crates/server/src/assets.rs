//! Files of the page: part of the program, under addresses that change with their content, so that browsers may keep
//! them for ever.

use crate::{App, text};
use axum::Router;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;
use axum::response::Response;
use axum::routing::get;
use games::page::Drawn;
use games::with_game;
use render::text::Language;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

/// Name and content of every file in the folder `assets`.
const FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// The colours of land and tiles, which the drawings of all games name.
static LAND: LazyLock<String> = LazyLock::new(render::svg::land::stylesheet);

/// Every file: those of the folder, and the one that is made of the drawings' colours.
fn files() -> impl Iterator<Item = (&'static str, &'static [u8])> {
    FILES.iter().copied().chain([("land.css", LAND.as_bytes())])
}

/// The types of files that pages use, by the ends of their names.
const TYPES: [(&str, &str); 3] = [
    (".css", "text/css; charset=utf-8"),
    (".js", "text/javascript; charset=utf-8"),
    (".svg", "image/svg+xml"),
];

/// One hash for all files: they belong together, and modules name each other by relative paths.
static HASH: LazyLock<String> =
    LazyLock::new(|| hash(files().flat_map(|(name, content)| [name.as_bytes(), content])));

fn hash<'a>(parts: impl Iterator<Item = &'a [u8]>) -> String {
    let mut hasher = Sha256::new();
    parts.for_each(|part| hasher.update(part));
    hasher.finalize().iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}

/// The address of a file.
pub(crate) fn asset(name: &str) -> String {
    format!("/assets/{}/{name}", *HASH)
}

const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// The routes of all files.
pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/assets/{hash}/{name}", get(file))
        .route("/tiles/{hash}/{language}/{game}/{packs}", get(sprite))
        .route("/favicon.ico", get(async || axum::response::Redirect::permanent(&asset("icon.svg"))))
}

async fn file(Path((hash, name)): Path<(String, String)>, headers: HeaderMap) -> Response {
    let kind = TYPES.iter().find(|(end, _)| name.ends_with(end));
    match files().find(|(known, _)| *known == name).zip(kind) {
        Some(((_, content), (_, kind))) => {
            // A page of an older version may ask for older files: it gets these, but must not keep them.
            let keep = if hash == *HASH { FOR_EVER } else { "no-store" };
            ([(header::CONTENT_TYPE, *kind), (header::CACHE_CONTROL, keep)], content).into_response()
        }
        None => crate::pages::not_found(text::language(&headers)),
    }
}

/// The drawn tiles of each game and choice of packs, made when somebody first asks for them.
#[derive(Default)]
pub(crate) struct Sprites {
    made: Mutex<HashMap<(Language, String, String), Sprite>>,
}

/// The hash of a sprite, and the sprite.
type Sprite = (String, Arc<str>);

impl Sprites {
    fn of(&self, app: &App, language: Language, game: &str, packs: &str) -> Option<Sprite> {
        let key = (language, game.to_owned(), packs.to_owned());
        if let Some(made) = self.made.lock().expect("poisoned lock").get(&key) {
            return Some(made.clone());
        }
        let names: Vec<String> = packs.split('+').map(str::to_owned).collect();
        let text: Arc<str> =
            with_game!(game, G => G::sprite(language, &app.rooms.libraries, &names))??.into();
        let made = (hash([text.as_bytes()].into_iter()), text);
        self.made.lock().expect("poisoned lock").insert(key, made.clone());
        Some(made)
    }
}

/// The address of the drawn tiles of a game.
pub(crate) fn sprite_address<G: Drawn>(app: &App, language: Language, game: &G) -> String {
    sprite_of(app, language, G::NAME, game.packs())
}

/// The address of the drawn tiles of these packs.
pub(crate) fn sprite_of(app: &App, language: Language, game: &str, packs: &[String]) -> String {
    let packs = packs.join("+");
    let hash = app.sprites.of(app, language, game, &packs).map_or_else(String::new, |(hash, _)| hash);
    format!("/tiles/{hash}/{}/{game}/{packs}.svg", language.code())
}

async fn sprite(
    State(app): State<Arc<App>>,
    Path((hash, code, game, packs)): Path<(String, String, String, String)>,
    headers: HeaderMap,
) -> Response {
    let made = packs
        .strip_suffix(".svg")
        .zip(Language::from_code(&code))
        .and_then(|(packs, language)| app.sprites.of(&app, language, &game, packs));
    match made {
        Some((known, text)) => {
            let keep = if hash == known { FOR_EVER } else { "no-store" };
            let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, keep)];
            (headers, text.to_string()).into_response()
        }
        None => crate::pages::not_found(text::language(&headers)),
    }
}
