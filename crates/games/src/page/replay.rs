//! What a game brings to its replay.

use super::end::Past;
use super::{Drawn, Signs};
use maud::{Markup, html};
use render::Reader;
use render::svg::sprite::Sprite;

/// A game that can be looked back at: what a position shows besides the towns.
pub trait Replayed: Drawn {
    /// What stands above the towns.
    fn above(_scene: &ReplayScene<Self>, _game: &Self) -> Markup {
        html! {}
    }

    /// Everybody's numbers, and how a ply moved them.
    fn numbers(_scene: &ReplayScene<Self>, _game: &Self, _before: Option<&Self>) -> Markup {
        html! {}
    }

    /// What stands below the towns, as far as the reader may know it.
    fn below(_scene: &ReplayScene<Self>, _game: &Self) -> Markup {
        html! {}
    }
}

/// A game that somebody looks back at.
pub struct ReplayScene<'a, G: Drawn> {
    /// To whom.
    pub reader: Reader<'a>,
    /// The position now, which may be later than the one that is shown.
    pub last: &'a G,
    /// All plies there are, those after the position that is shown as well.
    pub past: &'a Past<'a, G>,
    /// Whether it is over, and nothing is hidden any more.
    pub over: bool,
    /// Where the drawn tiles are.
    pub sprite: &'a Sprite,
}

impl<G: Drawn> ReplayScene<'_, G> {
    /// The small drawings.
    pub fn signs(&self) -> Signs<'_> {
        Signs(self.sprite)
    }
}
