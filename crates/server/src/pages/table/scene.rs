//! What the parts are made from.

use super::AtTable;
use crate::App;
use crate::assets::sprite_address;
use crate::game_match::Match;
use crate::history::History;
use crate::pages::drawn::{Signs, Teller, TownLook};
use game_core::{Seat, SeatSet, Viewer};
use maud::Markup;
use render::text::Language;

/// A table as one viewer sees it.
pub struct Scene<'a, G: AtTable> {
    /// The language of the page.
    pub language: Language,
    /// The game with its head.
    pub game_match: &'a Match,
    /// The plies so far.
    pub history: &'a History<G>,
    /// What the viewer may know.
    pub view: G::View<'a>,
    /// Who looks.
    pub viewer: Viewer,
    /// The seat that is looked through.
    pub seat: Option<Seat>,
    /// All seats this browser holds.
    pub held: SeatSet,
    /// Everybody's names, no two alike.
    pub names: Vec<String>,
    /// The address of the drawn tiles.
    pub sprite: String,
    /// Links to seats that nobody has taken yet.
    pub links: Vec<(Seat, String)>,
    /// Whether people can be called at an address.
    pub calls: bool,
}

impl<'a, G: AtTable> Scene<'a, G> {
    /// The table through the eyes of a viewer.
    pub fn new(
        app: &App,
        language: Language,
        game_match: &'a Match,
        history: &'a History<G>,
        viewer: Viewer,
        held: SeatSet,
        links: Vec<(Seat, String)>,
    ) -> Scene<'a, G> {
        let view = history.game.view(viewer);
        let sprite = sprite_address(app, language, &history.game);
        let (seat, names) = (viewer.seat(), game_match.names(language));
        let calls = app.webhooks.works();
        Scene { language, game_match, history, view, viewer, seat, held, names, sprite, links, calls }
    }

    /// The game's address.
    pub fn id(&self) -> &str {
        &self.game_match.head.id
    }

    /// A seat's name.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// Who may move.
    pub fn to_act(&self) -> SeatSet {
        self.history.game.to_act()
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.history.game.outcome().is_some()
    }

    /// Whether the viewer has to decide something.
    pub fn acts(&self) -> bool {
        self.seat.is_some_and(|seat| self.to_act().contains(seat)) && !self.game_match.head.imported
    }

    /// All seats from one on, in turn.
    pub fn seats_from(&self, first: Seat) -> Vec<Seat> {
        let seats = self.history.game.seats();
        (0..seats).map(|step| Seat::from_index((first.index() + step) % seats)).collect()
    }

    /// The seat whose town lies in the middle.
    pub fn centre(&self) -> Seat {
        let acting = self.to_act();
        let held = acting.iter().find(|&seat| self.held.contains(seat));
        self.seat.or(held).or(acting.lowest()).unwrap_or(self.history.game.first())
    }

    /// Whom the screen is to be passed to, where several people share it.
    pub fn hand_over_to(&self) -> Option<Seat> {
        let acting = self.to_act();
        let waits = self.held.len() > 1 && self.seat.is_none_or(|seat| !acting.contains(seat));
        acting.iter().find(|&seat| waits && self.held.contains(seat))
    }

    /// To whom plies are told.
    pub fn teller(&self) -> Teller<'_> {
        let (language, names, viewer) = (self.language, self.names.as_slice(), self.viewer);
        Teller { language, names, viewer, over: self.is_over() }
    }

    /// How towns are shown.
    pub fn look(&self, small: bool) -> TownLook<'_> {
        TownLook { language: self.language, sprite: &self.sprite, names: &self.names, small, status: "" }
    }

    /// The small drawings.
    pub fn signs(&self) -> Signs<'_> {
        Signs(&self.sprite)
    }

    /// A sign of the sprite, in the colour of the text around it.
    pub fn sign(&self, id: &str) -> Markup {
        self.signs().sign(id)
    }

    /// A seat's meeple with its letter.
    pub fn meeple(&self, seat: Seat) -> Markup {
        self.signs().meeple(seat)
    }
}
