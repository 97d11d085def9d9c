//! What the parts are made from: what a game's own parts read, and what only the server knows.

use super::AtTable;
use crate::App;
use crate::assets::sprite_in;
use crate::game_match::Match;
use crate::history::History;
use game_core::{Seat, SeatSet, Viewer};
use games::page;
use render::text::Language;
use std::ops::Deref;

/// A table as one viewer sees it.
pub(crate) struct Scene<'a, G: AtTable> {
    /// What a game's own parts are made from.
    page: page::Scene<'a, G>,
    /// The game with its head.
    pub game_match: &'a Match,
    /// The plies so far.
    pub history: &'a History<G>,
    /// Links to seats that nobody has taken yet.
    pub links: Vec<(Seat, String)>,
    /// Whether people can be called at an address.
    pub calls: bool,
}

impl<'a, G: AtTable> Deref for Scene<'a, G> {
    type Target = page::Scene<'a, G>;

    fn deref(&self) -> &page::Scene<'a, G> {
        &self.page
    }
}

impl<'a, G: AtTable> Scene<'a, G> {
    /// The table through the eyes of a viewer.
    pub(crate) fn new(
        app: &App,
        language: Language,
        game_match: &'a Match,
        history: &'a History<G>,
        viewer: Viewer,
        held: SeatSet,
        links: Vec<(Seat, String)>,
    ) -> Scene<'a, G> {
        let page = page::Scene {
            language,
            game: &history.game,
            view: history.game.view(viewer),
            viewer,
            seat: viewer.seat(),
            held,
            names: game_match.names(language),
            sprite: sprite_in(app, language, &history.game),
            // What people ended or gave up is only to be looked at.
            imported: game_match.head.imported
                || game_match.is_closed()
                || viewer.seat().is_some_and(|seat| game_match.has_given_up(seat)),
        };
        Scene { page, game_match, history, links, calls: app.webhooks.works() }
    }

    /// The game's address.
    pub(crate) fn id(&self) -> &str {
        &self.game_match.head.id
    }
}
