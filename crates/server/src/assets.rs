//! Files of the page: part of the program, under addresses that change with their content, so that browsers may keep
//! them for ever.

use crate::games::each_game;
use crate::pages::drawn::Drawn;
use crate::{App, text};
use axum::Router;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;
use axum::response::Response;
use axum::routing::get;
use render::text::Language;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

/// Name, type and content of every file.
const FILES: &[(&str, &str, &[u8])] = &[
    ("app.css", "text/css; charset=utf-8", include_bytes!("../assets/app.css")),
    ("app.js", "text/javascript; charset=utf-8", include_bytes!("../assets/app.js")),
    ("theme.js", "text/javascript; charset=utf-8", include_bytes!("../assets/theme.js")),
    ("home.css", "text/css; charset=utf-8", include_bytes!("../assets/home.css")),
    ("home.js", "text/javascript; charset=utf-8", include_bytes!("../assets/home.js")),
    ("join.js", "text/javascript; charset=utf-8", include_bytes!("../assets/join.js")),
    ("end.css", "text/css; charset=utf-8", include_bytes!("../assets/end.css")),
    ("end.js", "text/javascript; charset=utf-8", include_bytes!("../assets/end.js")),
    ("statistics.css", "text/css; charset=utf-8", include_bytes!("../assets/statistics.css")),
    ("replay.css", "text/css; charset=utf-8", include_bytes!("../assets/replay.css")),
    ("replay.js", "text/javascript; charset=utf-8", include_bytes!("../assets/replay.js")),
    ("table.css", "text/css; charset=utf-8", include_bytes!("../assets/table.css")),
    ("table.js", "text/javascript; charset=utf-8", include_bytes!("../assets/table.js")),
    ("table-look.js", "text/javascript; charset=utf-8", include_bytes!("../assets/table-look.js")),
    ("table-map.js", "text/javascript; charset=utf-8", include_bytes!("../assets/table-map.js")),
    ("table-company.js", "text/javascript; charset=utf-8", include_bytes!("../assets/table-company.js")),
    ("table-swap.js", "text/javascript; charset=utf-8", include_bytes!("../assets/table-swap.js")),
    ("table-webhook.js", "text/javascript; charset=utf-8", include_bytes!("../assets/table-webhook.js")),
    ("suburbia-table.css", "text/css; charset=utf-8", include_bytes!("../assets/suburbia-table.css")),
    ("suburbia-table.js", "text/javascript; charset=utf-8", include_bytes!("../assets/suburbia-table.js")),
    ("neom-table.css", "text/css; charset=utf-8", include_bytes!("../assets/neom-table.css")),
    ("neom-table.js", "text/javascript; charset=utf-8", include_bytes!("../assets/neom-table.js")),
    ("neom-terms.js", "text/javascript; charset=utf-8", include_bytes!("../assets/neom-terms.js")),
    ("table-play.js", "text/javascript; charset=utf-8", include_bytes!("../assets/table-play.js")),
    ("table-cells.js", "text/javascript; charset=utf-8", include_bytes!("../assets/table-cells.js")),
    ("table-hint.js", "text/javascript; charset=utf-8", include_bytes!("../assets/table-hint.js")),
    ("table-panel.js", "text/javascript; charset=utf-8", include_bytes!("../assets/table-panel.js")),
    ("table-details.js", "text/javascript; charset=utf-8", include_bytes!("../assets/table-details.js")),
    ("table-keys.js", "text/javascript; charset=utf-8", include_bytes!("../assets/table-keys.js")),
    ("glossary.js", "text/javascript; charset=utf-8", include_bytes!("../assets/glossary.js")),
    ("learn.css", "text/css; charset=utf-8", include_bytes!("../assets/learn.css")),
    ("learn.js", "text/javascript; charset=utf-8", include_bytes!("../assets/learn.js")),
    ("tour.js", "text/javascript; charset=utf-8", include_bytes!("../assets/tour.js")),
    ("catalogue.js", "text/javascript; charset=utf-8", include_bytes!("../assets/catalogue.js")),
    ("icon.svg", "image/svg+xml", include_bytes!("../assets/icon.svg")),
];

/// One hash for all files: they belong together, and modules name each other by relative paths.
static HASH: LazyLock<String> =
    LazyLock::new(|| hash(FILES.iter().flat_map(|(name, _, content)| [name.as_bytes(), *content])));

fn hash<'a>(parts: impl Iterator<Item = &'a [u8]>) -> String {
    let mut hasher = Sha256::new();
    parts.for_each(|part| hasher.update(part));
    hasher.finalize().iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}

/// The address of a file.
pub fn asset(name: &str) -> String {
    format!("/assets/{}/{name}", *HASH)
}

const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// The routes of all files.
pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/assets/{hash}/{name}", get(file))
        .route("/tiles/{hash}/{language}/{game}/{packs}", get(sprite))
        .route("/favicon.ico", get(async || axum::response::Redirect::permanent(&asset("icon.svg"))))
}

async fn file(Path((hash, name)): Path<(String, String)>, headers: HeaderMap) -> Response {
    match FILES.iter().find(|(known, _, _)| *known == name) {
        Some((_, kind, content)) => {
            // A page of an older version may ask for older files: it gets these, but must not keep them.
            let keep = if hash == *HASH { FOR_EVER } else { "no-store" };
            ([(header::CONTENT_TYPE, *kind), (header::CACHE_CONTROL, keep)], *content).into_response()
        }
        None => crate::pages::not_found(text::language(&headers)),
    }
}

/// The drawn tiles of each game and choice of packs, made when somebody first asks for them.
#[derive(Default)]
pub struct Sprites {
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
            each_game!(game, G => G::sprite(language, &app.rooms.libraries, &names))??.into();
        let made = (hash([text.as_bytes()].into_iter()), text);
        self.made.lock().expect("poisoned lock").insert(key, made.clone());
        Some(made)
    }
}

/// The address of the drawn tiles of a game.
pub fn sprite_address<G: Drawn>(app: &App, language: Language, game: &G) -> String {
    sprite_of(app, language, G::NAME, game.packs())
}

/// The address of the drawn tiles of these packs.
pub fn sprite_of(app: &App, language: Language, game: &str, packs: &[String]) -> String {
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
