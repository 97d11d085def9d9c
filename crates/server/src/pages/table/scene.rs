//! What the parts are made from.

use super::AtTable;
use crate::App;
use crate::assets::sprite_address;
use crate::line::Line;
use crate::pages::drawn::{Signs, Teller, TownLook};
use crate::sitting::Sitting;
use game_core::{Seat, SeatSet, Viewer};
use maud::Markup;
use render::text::Language;

/// A table as one viewer sees it.
pub struct Scene<'a, G: AtTable> {
    /// The language of the page.
    pub language: Language,
    /// The game with its head.
    pub sitting: &'a Sitting,
    /// The plies so far.
    pub line: &'a Line<G>,
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
        sitting: &'a Sitting,
        line: &'a Line<G>,
        viewer: Viewer,
        held: SeatSet,
        links: Vec<(Seat, String)>,
    ) -> Scene<'a, G> {
        let view = line.game.view(viewer);
        let sprite = sprite_address(app, language, &line.game);
        let (seat, names) = (viewer.seat(), sitting.names(language));
        let calls = app.postman.works();
        Scene { language, sitting, line, view, viewer, seat, held, names, sprite, links, calls }
    }

    /// The game's address.
    pub fn id(&self) -> &str {
        &self.sitting.head.id
    }

    /// A seat's name.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// Who may move.
    pub fn to_act(&self) -> SeatSet {
        self.line.game.to_act()
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.line.game.outcome().is_some()
    }

    /// Whether the viewer has to decide something.
    pub fn acts(&self) -> bool {
        self.seat.is_some_and(|seat| self.to_act().contains(seat)) && !self.sitting.head.imported
    }

    /// All seats from one on, in turn.
    pub fn seats_from(&self, first: Seat) -> Vec<Seat> {
        let seats = self.line.game.seats();
        (0..seats).map(|step| Seat::from_index((first.index() + step) % seats)).collect()
    }

    /// The seat whose town lies in the middle.
    pub fn centre(&self) -> Seat {
        let acting = self.to_act();
        let held = acting.iter().find(|&seat| self.held.contains(seat));
        self.seat.or(held).or(acting.lowest()).unwrap_or(self.line.game.first())
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
