//! What tones, inks and colours are on a terminal, and text cut or broken to a width.

use super::describe::{Spans, Tone};
use crate::picture::{Colour, Ink};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

pub(crate) fn dim() -> Style {
    Style::new().fg(Color::DarkGray)
}

pub(crate) fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

pub(crate) fn chosen() -> Style {
    Style::new().add_modifier(Modifier::REVERSED)
}

/// Breaks text at spaces; what follows the first line is set in by two.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(8);
    if text.chars().count() <= width {
        return vec![text.to_owned()];
    }
    let indent: String = text.chars().take_while(|c| *c == ' ').collect();
    let mut lines = Vec::new();
    let mut line = indent.clone();
    let mut blank = true;
    for word in text.split_whitespace() {
        let mut word: Vec<char> = word.chars().collect();
        if !blank && line.chars().count() + 1 + word.len() > width {
            lines.push(std::mem::replace(&mut line, format!("{indent}  ")));
            blank = true;
        }
        if !blank {
            line.push(' ');
        }
        while line.chars().count() + word.len() > width && line.chars().count() < width {
            let rest = word.split_off(width - line.chars().count());
            line.extend(word);
            lines.push(std::mem::replace(&mut line, format!("{indent}  ")));
            word = rest;
        }
        line.extend(word);
        blank = false;
    }
    lines.push(line);
    lines
}

/// Text cut to a width.
pub(crate) fn fit(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    text.chars().take(width.saturating_sub(1)).chain(['…']).collect()
}

/// Letters as a terminal shows them.
pub(crate) fn line(spans: Spans) -> Line<'static> {
    let span = |(text, tone)| Span::styled(text, style(tone));
    Line::from(spans.into_iter().map(span).collect::<Vec<_>>())
}

pub(crate) fn style(tone: Tone) -> Style {
    match tone {
        Tone::Plain => Style::new(),
        Tone::Dim => dim(),
        Tone::Bold => bold(),
        Tone::Good => Style::new().fg(Color::LightGreen),
        Tone::Bad => Style::new().fg(Color::LightRed),
        Tone::Badge(of) => bold().fg(colour(of)),
    }
}

fn colour(colour: Colour) -> Color {
    match colour {
        Colour::Green => Color::Green,
        Colour::Blue => Color::Blue,
        Colour::Yellow => Color::Yellow,
        Colour::Gray => Color::Gray,
        Colour::Cyan => Color::Cyan,
        Colour::White => Color::White,
        Colour::Red => Color::LightRed,
    }
}

pub(crate) fn ink(ink: Ink) -> Style {
    match ink {
        Ink::Blank => Style::new(),
        Ink::Edge | Ink::Board | Ink::Free | Ink::Idle => dim(),
        Ink::Tile(Colour::Blue) => Style::new().fg(Color::White).bg(Color::Blue),
        Ink::Tile(of) => Style::new().fg(Color::Black).bg(colour(of)),
        Ink::Road | Ink::Front => bold().fg(Color::White),
        Ink::Route => bold().fg(Color::LightGreen),
        Ink::Lit | Ink::CursorEdge => Style::new().fg(Color::LightYellow),
        Ink::Marked => Style::new().fg(Color::LightRed).add_modifier(Modifier::REVERSED),
        Ink::Cursor => bold().fg(Color::Black).bg(Color::LightYellow),
    }
}
