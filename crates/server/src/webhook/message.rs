//! What is posted: a few words for programs, and one sentence under the two names that chat programs look for.

use crate::App;
use crate::game_match::Match;
use crate::store::Webhook;
use crate::text::say;
use axum::body::Bytes;
use game_core::Seat;
use games::title_of;
use render::text::Language;
use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Event {
    /// The seat has to move.
    YourTurn,
    /// The game is over; the address is forgotten.
    GameOver,
    /// Somebody wants to know whether it works.
    Test,
}

/// What is posted to the address of a seat.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Message {
    pub event: Event,
    /// The game's address.
    pub id: String,
    /// `suburbia` or `neom`.
    pub game: String,
    /// Moves played.
    pub ply: usize,
    /// The seat that is called, counted from 0.
    #[schema(value_type = u8)]
    pub seat: Seat,
    pub name: String,
    /// The table. Whoever opens it needs the seat's own link or browser to play.
    pub link: String,
    /// All of it in a sentence; where Slack and others look for it.
    pub text: String,
    /// The same, where Discord looks for it.
    pub content: String,
    /// For Discord: nobody is to be woken by a name like `@everyone`.
    #[schema(value_type = Object)]
    allowed_mentions: Value,
}

impl Message {
    /// For a seat at a table, as it stands now.
    pub(crate) fn new(app: &App, game_match: &Match, seat: Seat, hook: &Webhook, event: Event) -> Message {
        let language = Language::from_code(&hook.language).unwrap_or(Language::ENGLISH);
        let id = game_match.head.id.clone();
        let link = app.public_link(&table_path(&id)).unwrap_or_else(|| hook.link.clone());
        let name = game_match.names(language).get(seat.index()).cloned().unwrap_or_default();
        let text = sentence(language, event, title_of(&game_match.head.game), &name, &link);
        let content = text.clone();
        let allowed_mentions = json!({ "parse": [] });
        let (game, ply) = (game_match.head.game.clone(), game_match.ply());
        Message { event, id, game, ply, seat, name, link, text, content, allowed_mentions }
    }

    /// As it is sent.
    pub(crate) fn body(&self) -> Bytes {
        serde_json::to_vec(self).unwrap_or_default().into() // words and numbers can be written
    }
}

pub(crate) fn table_path(id: &str) -> String {
    format!("/games/{id}")
}

fn sentence(language: Language, event: Event, game: &str, name: &str, link: &str) -> String {
    // Slack takes what stands between these for a command.
    let name = name.replace('<', "‹").replace('>', "›");
    match event {
        Event::YourTurn => say!(language, "webhook-your-turn", name, game, link),
        Event::GameOver => say!(language, "webhook-game-over", name, game, link),
        Event::Test => say!(language, "webhook-test-message", name, game, link),
    }
}
