//! What the parts are made from.

use crate::App;
use crate::assets::sprite_address;
use crate::line::Line;
use crate::sitting::Sitting;
use game_core::{Game, Seat, SeatSet, Viewer};
use maud::{Markup, html};
use render::suburbia::sentence::tile_name;
use render::suburbia::svg::tile_symbol;
use render::text::Language;
use suburbia::table::{Phase, Table};
use suburbia::tile::KindId;
use suburbia::{Suburbia, SuburbiaView};

/// A table as one viewer sees it.
pub struct Scene<'a> {
    /// The language of the page.
    pub language: Language,
    /// The game with its head.
    pub sitting: &'a Sitting,
    /// The plies so far.
    pub line: &'a Line<Suburbia>,
    /// What the viewer may know.
    pub view: SuburbiaView<'a>,
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
}

impl<'a> Scene<'a> {
    /// The table through the eyes of a viewer.
    pub fn new(
        app: &App,
        language: Language,
        sitting: &'a Sitting,
        line: &'a Line<Suburbia>,
        viewer: Viewer,
        held: SeatSet,
        links: Vec<(Seat, String)>,
    ) -> Scene<'a> {
        let view = line.game.view(viewer);
        let sprite = sprite_address(app, view.table().rules().packs());
        let (seat, names) = (viewer.seat(), sitting.names());
        Scene { language, sitting, line, view, seat, held, names, sprite, links }
    }

    /// The open table.
    pub fn table(&self) -> &'a Table {
        self.view.table()
    }

    /// The game's address.
    pub fn id(&self) -> &str {
        &self.sitting.head.id
    }

    /// A seat's name.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// A tile's name.
    pub fn tile(&self, kind: KindId) -> String {
        tile_name(self.language, self.table().kind(kind))
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.table().phase() == Phase::Over
    }

    /// Whether the viewer has to decide something.
    pub fn acts(&self) -> bool {
        self.seat.is_some_and(|seat| self.table().to_act().contains(seat)) && !self.sitting.head.imported
    }

    /// The seat whose borough lies in the middle.
    pub fn centre(&self) -> Seat {
        let acting = self.table().to_act();
        let held = acting.iter().find(|&seat| self.held.contains(seat));
        self.seat.or(held).or(acting.lowest()).unwrap_or(self.table().start())
    }

    /// Whom the screen is to be passed to, where several people share it.
    pub fn hand_over_to(&self) -> Option<Seat> {
        let acting = self.table().to_act();
        let waits = self.held.len() > 1 && self.seat.is_none_or(|seat| !acting.contains(seat));
        acting.iter().find(|&seat| waits && self.held.contains(seat))
    }

    /// The drawn face of a tile.
    pub fn face(&self, kind: KindId) -> Markup {
        let symbol = tile_symbol(self.table().rules(), kind);
        html! {
            svg.face viewBox="-64 -57 128 114" aria-hidden="true" {
                use href={ (self.sprite) "#" (symbol) } x="-64" y="-57" width="128" height="114" {}
            }
        }
    }

    /// A sign of the sprite, in the colour of the text around it.
    pub fn sign(&self, id: &str) -> Markup {
        html! { svg.sign viewBox="0 0 16 16" aria-hidden="true" { use href={ (self.sprite) "#" (id) } width="16" height="16" {} } }
    }

    /// A seat's meeple with its letter.
    pub fn meeple(&self, seat: Seat) -> Markup {
        html! {
            svg class={ "meeple seat-" (seat.index()) } viewBox="-13 -26 26 28" aria-hidden="true" {
                use href={ (self.sprite) "#meeple" } x="-13" y="-26" width="26" height="28" {}
            }
        }
    }
}
