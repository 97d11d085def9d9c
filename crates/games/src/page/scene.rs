//! What the parts of a table are made from.

use super::{Drawn, Signs, Teller, TownLook};
use game_core::{Seat, SeatSet, Viewer};
use maud::Markup;
use render::Reader;
use render::svg::sprite::Sprite;
use render::text::Language;
use std::sync::Arc;

/// A table as one viewer sees it, as far as a game has to know.
pub struct Scene<'a, G: Drawn> {
    /// The language of the page.
    pub language: Language,
    /// The position.
    pub game: &'a G,
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
    /// Where the drawn tiles are.
    pub sprite: Arc<Sprite>,
    /// Whether it is only looked at: a game from elsewhere.
    pub imported: bool,
}

impl<'a, G: Drawn> Scene<'a, G> {
    /// A seat's name.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// Who may move.
    pub fn to_act(&self) -> SeatSet {
        self.game.to_act()
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.game.outcome().is_some()
    }

    /// Whether the viewer has to decide something.
    pub fn acts(&self) -> bool {
        self.seat.is_some_and(|seat| self.to_act().contains(seat)) && !self.imported
    }

    /// All seats from one on, in turn.
    pub fn seats_from(&self, first: Seat) -> Vec<Seat> {
        let seats = self.game.seats();
        (0..seats).map(|step| Seat::from_index((first.index() + step) % seats)).collect()
    }

    /// The seat whose town lies in the middle.
    pub fn centre(&self) -> Seat {
        let acting = self.to_act();
        let held = acting.iter().find(|&seat| self.held.contains(seat));
        self.seat.or(held).or(acting.lowest()).unwrap_or(self.game.first())
    }

    /// Whom the screen is to be passed to, where several people share it.
    pub fn hand_over_to(&self) -> Option<Seat> {
        let acting = self.to_act();
        let waits = self.held.len() > 1 && self.seat.is_none_or(|seat| !acting.contains(seat));
        acting.iter().find(|&seat| waits && self.held.contains(seat))
    }

    /// Whom all of it is told.
    pub fn reader(&self) -> Reader<'_> {
        Reader { language: self.language, names: &self.names, viewer: self.viewer, cells: false }
    }

    /// How plies are told.
    pub fn teller(&self) -> Teller<'_> {
        Teller { reader: self.reader(), over: self.is_over() }
    }

    /// How towns are shown.
    pub fn look(&self, small: bool) -> TownLook<'_> {
        TownLook { reader: self.reader(), sprite: &self.sprite, small, status: "" }
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
