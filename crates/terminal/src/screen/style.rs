//! Colours and text helpers. Colour is never the only sign: every coloured thing has a letter or a word too.

use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Line;

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

/// Several sentences, wrapped.
pub(crate) fn wrapped(
    sentences: impl IntoIterator<Item = (String, Style)>,
    width: usize,
) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for (sentence, style) in sentences {
        lines.extend(wrap(&sentence, width).into_iter().map(|line| Line::styled(line, style)));
    }
    lines
}
