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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Config;
    use suburbia::Suburbia;

    const PACKS: [&str; 7] = ["base", "inc", "five-star", "nightlife", "con", "essen", "ce"];

    /// All orders of some words.
    fn orders(words: &[&'static str]) -> Vec<Vec<&'static str>> {
        if words.is_empty() {
            return vec![Vec::new()];
        }
        let each = words.iter().enumerate().flat_map(|(place, first)| {
            let rest = [&words[..place], &words[place + 1..]].concat();
            orders(&rest).into_iter().map(|order| [&[*first], &order[..]].concat()).collect::<Vec<_>>()
        });
        each.collect()
    }

    #[tokio::test]
    async fn packs_in_any_order_are_one_choice_and_one_sprite() {
        let folder = tempfile::tempdir().unwrap();
        let database = Some(format!("sqlite:{}", folder.path().join("games.db").display()));
        let app = App::open(&Config { database, ..Config::default() }).await.unwrap();
        let orders = orders(&PACKS);
        assert_eq!(orders.len(), 5040);
        let drawn = |order: &Vec<&str>| {
            app.sprites.of(&app, Language::ENGLISH, "suburbia", &order.join("+")).is_some()
        };
        assert_eq!(
            orders.iter().filter(|order| drawn(order)).count(),
            1,
            "the order of the library is the one"
        );
        for unknown in ["", "+", "base+base", "base+wild-west", "base+inc+", "inc+base"] {
            assert!(app.sprites.of(&app, Language::ENGLISH, "suburbia", unknown).is_none(), "{unknown}");
        }
        assert_eq!(app.sprites.made.lock().unwrap().len(), 1);
        assert!(app.rooms.libraries.of::<Suburbia>().choices() <= 2, "all packs, and those of the last line");
    }
}
