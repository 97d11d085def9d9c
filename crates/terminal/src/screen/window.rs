//! The window as a whole: a title, what to do, the keys, and in between the room for the game.

use super::spots::Spots;
use super::style::{bold, dim, fit};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Style};
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};

/// The smallest window everything fits in.
const LEAST: (u16, u16) = (80, 24);

/// The lines round the table.
pub(crate) struct Words<'a> {
    /// Game, round, the seat's own numbers.
    pub title: String,
    /// One sentence about the last key, instead of the task.
    pub message: Option<&'a str>,
    /// What to do now.
    pub task: String,
    /// The keys that do something now. Where they say `Enter`, it can be clicked.
    pub keys: &'a str,
}

/// Draws the lines round the table; returns where the table goes, or nothing if the window is too small for one.
pub(crate) fn window<T: Copy + From<KeyCode>>(
    frame: &mut Frame,
    spots: &mut Spots<T>,
    words: Words<'_>,
) -> Option<Rect> {
    let area = frame.area();
    if area.width < LEAST.0 || area.height < LEAST.1 {
        let text = format!(
            "This window has {}×{} characters; Tabletown needs at least {}×{}. Please make it larger (q twice quits).",
            area.width, area.height, LEAST.0, LEAST.1
        );
        frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
        return None;
    }
    let [header, status, body, footer] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(1),
        Constraint::Fill(1),
        Constraint::Length(1),
    ])
    .areas(area);
    let wide = usize::from(area.width);
    frame.render_widget(Line::styled(fit(&words.title, wide), bold().reversed()), header);
    let told = match words.message {
        Some(message) => Line::styled(fit(&format!(" ! {message}"), wide), Style::new().fg(Color::LightRed)),
        None => Line::styled(fit(&words.task, wide), bold()),
    };
    frame.render_widget(told, status);
    frame.render_widget(Line::styled(fit(words.keys, wide), dim()), footer);
    if let Some(place) = enter(words.keys, footer) {
        spots.add(place, KeyCode::Enter.into());
    }
    Some(body)
}

/// Where the footer says what Enter does.
fn enter(keys: &str, footer: Rect) -> Option<Rect> {
    let (before, after) = keys.split_at(keys.find("Enter")?);
    let words = after.split("  ").next().unwrap_or(after);
    let (x, width) = (before.chars().count() as u16, words.chars().count() as u16);
    Some(Rect { x: footer.x + x, width, ..footer }.intersection(footer))
}
