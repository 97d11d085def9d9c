//! Panes: a frame with a title, text that scrolls, the log.

use super::desk::Desk;
use super::style::{bold, dim, fit, wrapped};
use crate::TableGame;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph};

/// A frame, lit where the keys go; returns what is inside.
pub(crate) fn framed(frame: &mut Frame, area: Rect, title: String, active: bool) -> Rect {
    let style = if active { Style::new().fg(Color::LightYellow) } else { dim() };
    let block =
        Block::bordered().title(Span::styled(fit(&title, area.width.saturating_sub(2).into()), bold()));
    let block = block.border_style(style);
    let inner = block.inner(area);
    frame.render_widget(block, area);
    inner
}

/// Text that scrolls inside a frame, with a note on its lower edge if there is more.
pub(crate) fn scrolled(frame: &mut Frame, [area, inner]: [Rect; 2], text: Vec<Line<'static>>, scroll: usize) {
    let most = text.len().saturating_sub(inner.height.into());
    let skip = scroll.min(most);
    frame.render_widget(Paragraph::new(text.split_at(skip).1.to_vec()), inner);
    if most > skip && inner.height > 0 {
        let place =
            Rect { x: area.x + area.width.saturating_sub(16), y: area.bottom() - 1, width: 14, height: 1 };
        frame.render_widget(Span::styled(" PgDn: more ", bold()), place);
    }
}

/// What happened, newest last.
pub(crate) fn log<G: TableGame>(frame: &mut Frame, desk: &Desk<G>, active: bool, area: Rect) {
    let title = if desk.log_back > 0 { " Log (PgDn: newer) " } else { " Log (PgUp: older) " };
    let inner = framed(frame, area, title.to_owned(), active);
    let entries = desk.session.log().iter().flat_map(|entry| {
        let changes = entry.changes.iter().map(|change| (format!("  {change}"), Style::new()));
        [(entry.headline.clone(), bold())].into_iter().chain(changes)
    });
    let lines = wrapped(entries, inner.width.into());
    let most = lines.len().saturating_sub(inner.height.into());
    let skip = most.saturating_sub(desk.log_back);
    frame.render_widget(Paragraph::new(lines.split_at(skip).1.to_vec()), inner);
}
