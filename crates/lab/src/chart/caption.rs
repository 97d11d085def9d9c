//! What stands above and below every chart: what it shows, of what games, and where the figures come from.

use super::canvas::{Anchor, Canvas};
use super::{INK, MARGIN, SOFT_INK};
use crate::origin::Origin;
use render::raster::text_width;

/// The words around a chart.
#[derive(Debug, Clone)]
pub struct Caption {
    /// What it shows.
    pub title: String,
    /// Of what games.
    pub subtitle: String,
    /// What one should know when reading it.
    pub notes: Vec<String>,
    /// Where the figures come from.
    pub origin: Origin,
}

const TITLE: f64 = 20.0;
const SUBTITLE: f64 = 12.0;
const SUBTITLE_LINE: f64 = 18.0;
const NOTE: f64 = 10.5;
const NOTE_LINE: f64 = 16.0;

impl Caption {
    fn subtitle_lines(&self, width: f64) -> Vec<String> {
        wrapped(&self.subtitle, SUBTITLE, width - 2.0 * MARGIN)
    }

    fn note_lines(&self, width: f64) -> Vec<String> {
        let words = self.origin.words();
        let notes = self.notes.iter().chain([&words]);
        notes.flat_map(|note| wrapped(note, NOTE, width - 2.0 * MARGIN)).collect()
    }

    /// Where the head ends, in a picture of this width.
    pub(super) fn head(&self, width: f64) -> f64 {
        58.0 + SUBTITLE_LINE * self.subtitle_lines(width).len() as f64
    }

    /// How much room the foot needs.
    pub(super) fn foot(&self, width: f64) -> f64 {
        24.0 + NOTE_LINE * self.note_lines(width).len() as f64
    }

    /// Draws both; the foot begins at `bottom`.
    pub(super) fn draw(&self, canvas: &mut Canvas, width: f64, bottom: f64) {
        canvas.text((MARGIN, 36.0), Anchor::Start, TITLE, INK, &self.title);
        for (line, text) in self.subtitle_lines(width).iter().enumerate() {
            let y = 64.0 + SUBTITLE_LINE * line as f64;
            canvas.text((MARGIN, y), Anchor::Start, SUBTITLE, SOFT_INK, text);
        }
        for (line, text) in self.note_lines(width).iter().enumerate() {
            let y = bottom + 8.0 + NOTE_LINE * line as f64;
            canvas.text((MARGIN, y), Anchor::Start, NOTE, SOFT_INK, text);
        }
    }
}

/// A text in lines that are not longer than `width`; a word that is longer by itself is broken.
fn wrapped(text: &str, size: f64, width: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let mut word = word.to_owned();
        if let Some(last) = lines.last_mut() {
            let longer = format!("{last} {word}");
            if text_width(&longer, size) <= width {
                *last = longer;
                continue;
            }
        }
        while text_width(&word, size) > width {
            let fits = |&(at, _): &(usize, char)| at > 0 && text_width(&word[..at], size) <= width;
            let Some((at, _)) = word.char_indices().rfind(fits) else { break };
            let rest = word.split_off(at);
            lines.push(word);
            word = rest;
        }
        lines.push(word);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_fit_and_lose_nothing() {
        let path = "x".repeat(150);
        let text = format!("tabletown lab tiles suburbia --games 2000 --svg {path}/tiles.svg");
        let lines = wrapped(&text, 10.0, 300.0);
        assert!(lines.len() > 3, "{lines:?}");
        assert!(lines.iter().all(|line| text_width(line, 10.0) <= 300.0), "{lines:?}");
        assert_eq!(lines.concat().replace(' ', ""), text.replace(' ', ""));
        assert_eq!(wrapped("", 10.0, 300.0), Vec::<String>::new());
    }
}
