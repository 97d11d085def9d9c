//! The drawn tiles of each game and choice of packs.

use super::hash;
use super::packed::PackedFile;
use crate::{App, text};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use games::page::Drawn;
use games::with_game;
use render::svg::sprite::Sprite;
use render::text::Language;
use std::sync::{Arc, Mutex};

/// How many are kept. More choices of packs than that are hardly played at a time, and each is drawn in a moment.
const KEPT: usize = 24;

/// The sprites that were asked for last, drawn when somebody first does.
#[derive(Default)]
pub(crate) struct Sprites {
    /// The one that was wanted last is at the end.
    made: Mutex<Vec<(Key, Arc<Sheet>)>>,
}

/// A language, a game, and packs as the game orders them.
type Key = (Language, String, String);

/// The files of a sprite.
struct Sheet {
    hash: String,
    sprite: Arc<Sprite>,
    files: Vec<PackedFile>,
}

impl Sprites {
    /// The sprite of some packs; nothing if there are no such packs, or they are named in another order.
    fn of(&self, app: &App, language: Language, game: &str, packs: &str) -> Option<Arc<Sheet>> {
        let key = (language, game.to_owned(), packs.to_owned());
        if let Some(kept) = self.kept(&key) {
            return Some(kept);
        }
        let names: Vec<String> = packs.split('+').map(str::to_owned).collect();
        let files = with_game!(game, G => G::sprite(language, &app.rooms.libraries, &names))??;
        let hash = hash(files.iter().flat_map(|(name, text)| [name.as_bytes(), text.as_bytes()]));
        let folder = format!("/tiles/{hash}/{}/{game}/{packs}", language.code());
        let sprite = Arc::new(Sprite::new(&folder, &files));
        let files =
            files.into_iter().map(|(name, text)| PackedFile::new(format!("{name}.svg"), text)).collect();
        let sheet = Arc::new(Sheet { hash, sprite, files });
        let mut made = self.made.lock().expect("poisoned lock");
        made.retain(|(known, _)| *known != key);
        if made.len() >= KEPT {
            made.remove(0);
        }
        made.push((key, sheet.clone()));
        Some(sheet)
    }

    fn kept(&self, key: &Key) -> Option<Arc<Sheet>> {
        let mut made = self.made.lock().expect("poisoned lock");
        let at = made.iter().rposition(|(known, _)| known == key)?;
        made[at..].rotate_left(1);
        made.last().map(|(_, sheet)| sheet.clone())
    }
}

/// Where the drawn tiles of a game are.
pub(crate) fn sprite_in<G: Drawn>(app: &App, language: Language, game: &G) -> Arc<Sprite> {
    sprite_of(app, language, G::NAME, game.packs())
}

/// Where the drawn tiles of these packs are.
pub(crate) fn sprite_of(app: &App, language: Language, game: &str, packs: &[String]) -> Arc<Sprite> {
    let sheet = app.sprites.of(app, language, game, &packs.join("+"));
    sheet.map_or_else(Arc::default, |sheet| sheet.sprite.clone())
}

pub(super) async fn sprite(
    State(app): State<Arc<App>>,
    Path((hash, code, game, packs, file)): Path<(String, String, String, String, String)>,
    headers: HeaderMap,
) -> Response {
    let sheet = Language::from_code(&code).and_then(|language| app.sprites.of(&app, language, &game, &packs));
    let found = sheet
        .as_ref()
        .and_then(|sheet| Some((sheet, sheet.files.iter().find(|known| known.name() == file)?)));
    match found {
        Some((sheet, file)) => file.answer(&headers, sheet.hash == hash),
        None => crate::pages::not_found(text::language(&headers)),
    }
}
