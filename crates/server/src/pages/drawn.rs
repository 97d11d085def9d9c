//! What a game brings to the pages that show it: drawings, and the story of its plies. What a single page needs besides
//! is asked for beside that page: [`table`](super::table), [`end`](super::end), [`replay`](super::replay).

use crate::games::{Libraries, WebGame};
use game_core::{Seat, Viewer};
use maud::{Markup, html};
use render::text::Language;

/// A game that has pages.
pub(crate) trait Drawn: WebGame {
    /// The box of a tile in the sprite: left, top, width, height.
    const TILE_BOX: [f64; 4];

    /// The packs it is played with.
    fn packs(&self) -> &[String];

    /// The sprite of these packs: every tile and sign. Nothing if there are no such packs, or they are not named as
    /// the game names them.
    fn sprite(language: Language, libraries: &Libraries, packs: &[String]) -> Option<String>;

    /// The seat that is named first where nobody looks through one.
    fn first(&self) -> Seat;

    /// What lies before a seat: its borough, its city.
    fn town(&self, seat: Seat, look: &TownLook) -> String;

    /// The round, turn … of the game, counted up from the start.
    fn period(&self) -> usize;

    /// What that is called.
    fn period_name(language: Language, period: usize) -> String;

    /// A ply in one sentence, without what the viewer may not know.
    fn headline(teller: &Teller, ply: &Ply<Self>) -> String;

    /// What it changed, and why.
    fn changes(teller: &Teller, ply: &Ply<Self>) -> Vec<Change>;
}

/// How a town is shown.
#[derive(Clone, Copy)]
pub(crate) struct TownLook<'a> {
    /// The language of what is written on it.
    pub language: Language,
    /// The address of the sprite.
    pub sprite: &'a str,
    pub names: &'a [String],
    /// As a little map.
    pub small: bool,
    /// What is said under the name.
    pub status: &'a str,
}

/// To whom something is told.
#[derive(Clone, Copy)]
pub(crate) struct Teller<'a> {
    pub language: Language,
    /// Everybody's names, no two alike.
    pub names: &'a [String],
    pub viewer: Viewer,
    /// Whether the game is over, and nothing is hidden any more.
    pub over: bool,
}

/// A ply with the game before and after it.
pub(crate) struct Ply<'a, G: Drawn> {
    /// The game before it.
    pub before: &'a G,
    /// The game after it.
    pub after: &'a G,
    pub seat: Seat,
    pub mv: &'a G::Move,
    pub events: &'a [G::Event],
}

/// A change in words.
pub(crate) struct Change {
    /// The sentence, cause first.
    pub text: String,
    /// What changed and how, as classes of the stylesheet.
    pub class: String,
    /// Whether the rules did it after the move.
    pub automatic: bool,
}

/// Small drawings of a sprite.
#[derive(Clone, Copy)]
pub(crate) struct Signs<'a>(
    /// The address of the sprite.
    pub &'a str,
);

impl Signs<'_> {
    /// A sign in the colour of the text around it.
    pub(crate) fn sign(&self, id: &str) -> Markup {
        html! { svg.sign viewBox="0 0 16 16" aria-hidden="true" { use href={ (self.0) "#" (id) } width="16" height="16" {} } }
    }

    pub(crate) fn meeple(&self, seat: Seat) -> Markup {
        html! {
            svg class={ "meeple seat-" (seat.index()) } viewBox="-13 -26 26 28" aria-hidden="true" {
                use href={ (self.0) "#meeple" } x="-13" y="-26" width="26" height="28" {}
            }
        }
    }

    /// The face of a tile; with a name it is told to those who do not see it.
    pub(crate) fn face<G: Drawn>(&self, symbol: &str, name: Option<&str>) -> Markup {
        let [x, y, width, height] = G::TILE_BOX;
        let hidden = name.is_none().then_some("true");
        html! {
            svg.face viewBox=(format!("{x} {y} {width} {height}")) role=[name.map(|_| "img")] aria-label=[name]
                aria-hidden=[hidden] {
                @if let Some(name) = name { title { (name) } }
                use href={ (self.0) "#" (symbol) } x=(x) y=(y) width=(width) height=(height) {}
            }
        }
    }
}
