//! The colours of tiles and cells. Colour is never the only sign: every coloured thing has a letter or a word too.

use crate::neom::citymap::Ink;
use crate::screen::style::dim;
use neom::tile::{Tile, Type};
use ratatui::style::{Color, Modifier, Style};

pub(super) fn colour(ty: Type) -> Color {
    match ty {
        Type::Residential => Color::Green,
        Type::Commercial => Color::Blue,
        Type::Industrial => Color::Yellow,
        Type::Public => Color::Gray,
        Type::Resource => Color::Cyan,
    }
}

/// The colour of a tile's letters in a list.
pub(super) fn badge(tile: &Tile) -> Style {
    let ty = tile.types.iter().next();
    Style::new().fg(ty.map_or(Color::LightRed, colour)).add_modifier(Modifier::BOLD)
}

pub(super) fn ink(ink: Ink) -> Style {
    let on = |colour| Style::new().fg(Color::Black).bg(colour);
    match ink {
        Ink::Blank => Style::new(),
        Ink::Wall | Ink::Free | Ink::Idle => dim(),
        Ink::Road => Style::new().fg(Color::White).add_modifier(Modifier::BOLD),
        Ink::Route => Style::new().fg(Color::LightGreen).add_modifier(Modifier::BOLD),
        Ink::Tile(Type::Commercial) => Style::new().fg(Color::White).bg(Color::Blue),
        Ink::Tile(of) => on(colour(of)),
        Ink::Center => on(Color::White),
        Ink::Lit => Style::new().fg(Color::LightYellow),
        Ink::Marked => Style::new().fg(Color::LightRed).add_modifier(Modifier::REVERSED),
        Ink::Cursor => Style::new().fg(Color::Black).bg(Color::LightYellow).add_modifier(Modifier::BOLD),
    }
}
