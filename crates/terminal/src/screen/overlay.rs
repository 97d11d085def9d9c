//! What is drawn over the table of any game: a box of text, the question before leaving, the hand-over.

use super::desk::Desk;
use super::style::{bold, wrapped};
use crate::{Session, TableGame};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use ratatui::widgets::{Block, Clear, Padding, Paragraph};

/// A box in the middle, as high as its text, scrolled where it does not fit.
pub(crate) fn text(frame: &mut Frame, scroll: usize, body: Rect, title: &str, sentences: Vec<String>) {
    let width = body.width.saturating_sub(4).min(96);
    let headings = |line: &String| if line.starts_with(' ') { Style::new() } else { bold() };
    let styled = sentences.into_iter().map(|line| (line.clone(), headings(&line)));
    let lines = wrapped(styled, usize::from(width.saturating_sub(4)));
    let height = (lines.len() as u16 + 2).min(body.height);
    let area =
        Rect { x: body.x + (body.width - width) / 2, y: body.y + (body.height - height) / 2, width, height };
    let most = lines.len().saturating_sub(usize::from(height.saturating_sub(2)));
    let skip = scroll.min(most);
    let mut block = Block::bordered()
        .title(title.to_owned())
        .border_style(Style::new().fg(Color::LightYellow))
        .padding(Padding::horizontal(1));
    if most > skip {
        block = block.title_bottom(" ↓ more ");
    }
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(lines.split_at(skip).1.to_vec()).block(block), area);
}

/// The question before leaving.
pub(crate) fn quit<G: TableGame>(session: &Session<G>) -> Vec<String> {
    let kept = match session.path() {
        Some(path) => format!(" The game is kept in {}.", path.display()),
        None => {
            " No record file was named: this game will be lost.   w: write it to a file and leave.".to_owned()
        }
    };
    vec![kept, " y or Enter: leave.   Any other key: stay.".to_owned(), format!(" {}.", session.about())]
}

/// Nothing of the game is shown until the next person sits here.
pub(crate) fn hand_over<G: TableGame>(frame: &mut Frame, desk: &Desk<G>, body: Rect) {
    let name = desk.session.name(desk.seat);
    let sentences = vec![format!(" Hand over to {name}."), format!(" Press Enter when {name} sits here.")];
    text(frame, desk.scroll, body, " Next ", sentences);
}
