//! The colours of tiles and cells. Colour is never the only sign: every coloured thing has a letter or a word too.

use crate::screen::style::dim;
use crate::suburbia::hexmap::Ink;
use ratatui::style::{Color, Modifier, Style};
use suburbia::tile::Category;

pub(super) fn category(category: Option<Category>) -> Color {
    match category {
        Some(Category::Residential) => Color::Green,
        Some(Category::Commercial) => Color::Blue,
        Some(Category::Industrial) => Color::Yellow,
        Some(Category::Civic) => Color::Gray,
        None => Color::Cyan,
    }
}

pub(super) fn ink(ink: Ink) -> Style {
    let on = |colour| Style::new().fg(Color::Black).bg(colour);
    match ink {
        Ink::Blank => Style::new(),
        Ink::Edge | Ink::Board | Ink::Free => dim(),
        Ink::Tile(Category::Commercial) => Style::new().fg(Color::White).bg(Color::Blue),
        Ink::Tile(of) => on(category(Some(of))),
        Ink::Lake => on(Color::Cyan),
        Ink::CursorEdge => Style::new().fg(Color::LightYellow),
        Ink::Lit => Style::new().fg(Color::LightYellow),
        Ink::Cursor => Style::new().fg(Color::Black).bg(Color::LightYellow).add_modifier(Modifier::BOLD),
    }
}
