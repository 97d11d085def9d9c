//! What is drawn over the table: help, sheets, the maps of all seats, the question before leaving, the hand-over.

use super::describe::{Pane, ScreenGame};
use super::draw::{map, scrolled, wrapped};
use super::model::{Overlay, Screen};
use super::style::{bold, wrap};
use crate::text::say;
use game_core::Seat;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Padding, Paragraph};

pub(super) fn overlay<G: ScreenGame>(frame: &mut Frame, screen: &Screen<G>, shown: Overlay, body: Rect) {
    let (language, cx) = (screen.session.language(), screen.context());
    let (title, lines) = match shown {
        Overlay::Town(seat) => return town(frame, screen, seat, body),
        Overlay::Help => (say!(language, "screen-help-title"), help(&G::keys_help(&cx))),
        Overlay::Hint => (say!(language, "hint-title"), screen.hint.clone()),
        Overlay::Quit => (say!(language, "screen-quit"), quit(screen)),
        Overlay::Sheet(key) => {
            let Pane { title, lines } = G::sheet(&cx, key).unwrap_or(Pane::new("", Vec::new()));
            (title, lines)
        }
    };
    boxed(frame, screen, body, &title, lines);
}

/// A box in the middle, as high as its text, scrolled where it does not fit.
fn boxed<G: ScreenGame>(frame: &mut Frame, screen: &Screen<G>, body: Rect, title: &str, text: Vec<String>) {
    let width = body.width.saturating_sub(4).min(96);
    let heading = |line: &str| if line.starts_with(' ') { Style::new() } else { bold() };
    let wrapped = |line: &String| {
        let style = heading(line);
        wrap(line, width.saturating_sub(4).into()).into_iter().map(move |text| Line::styled(text, style))
    };
    let lines: Vec<Line> = text.iter().flat_map(wrapped).collect();
    let height = (lines.len() as u16 + 2).min(body.height);
    let area =
        Rect { x: body.x + (body.width - width) / 2, y: body.y + (body.height - height) / 2, width, height };
    let most = lines.len().saturating_sub(usize::from(height.saturating_sub(2)));
    let skip = screen.scroll.min(most);
    let mut block = Block::bordered()
        .title(format!(" {title} "))
        .border_style(Style::new().fg(Color::LightYellow))
        .padding(Padding::horizontal(1));
    if most > skip {
        block = block.title_bottom(format!(" {} ", say!(screen.session.language(), "screen-more-below")));
    }
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(lines.split_at(skip).1.to_vec()).block(block), area);
}

/// Keys in a column, notes below them.
fn help(text: &str) -> Vec<String> {
    let line = |line: &str| match line.split_once('|') {
        Some((key, does)) => format!(" {:<15} {}", key.trim(), does.trim()),
        None => format!(" {line}"),
    };
    text.lines().map(line).collect()
}

/// The question before leaving.
fn quit<G: ScreenGame>(screen: &Screen<G>) -> Vec<String> {
    let (session, language) = (&screen.session, screen.session.language());
    let kept = match session.path() {
        _ if session.is_online() => say!(language, "online-kept"),
        Some(path) => say!(language, "kept-in", file = path.display().to_string()),
        None => say!(language, "screen-quit-lost"),
    };
    vec![
        format!(" {kept}"),
        format!(" {}", say!(language, "screen-quit-keys")),
        format!(" {}.", session.about()),
    ]
}

/// Nothing of the game is shown until the next person sits here.
pub(super) fn hand_over<G: ScreenGame>(frame: &mut Frame, screen: &Screen<G>, body: Rect) {
    let (language, name) = (screen.session.language(), screen.session.name(screen.seat));
    let lines = [say!(language, "hand-over", name), say!(language, "hand-over-enter", name)];
    let lines = lines.map(|line| format!(" {line}")).to_vec();
    boxed(frame, screen, body, &say!(language, "screen-next"), lines);
}

/// A seat's map in full, with what its letters mean.
fn town<G: ScreenGame>(frame: &mut Frame, screen: &Screen<G>, seat: Seat, body: Rect) {
    let cx = screen.context();
    let Some((Pane { title, lines }, below)) = G::town(&cx, seat) else { return };
    let block = Block::bordered()
        .title(Line::styled(format!(" {title} "), bold()))
        .title_bottom(format!(" {below} "))
        .border_style(Style::new().fg(Color::LightYellow));
    let inner = block.inner(body);
    frame.render_widget(Clear, body);
    frame.render_widget(block, body);
    let sizes = [Constraint::Fill(1), Constraint::Length(G::LAYOUT.side)];
    let [left, side] = Layout::horizontal(sizes).areas(inner);
    map(frame, None, &G::map(&cx, seat, false, (left.width.into(), left.height.into())), left);
    let more = say!(screen.session.language(), "screen-more");
    scrolled(frame, [body, side], &wrapped(lines, side.width), screen.scroll, &more);
}
