//! What is drawn over the table: help, goals, boroughs, scoring, the question before leaving, the hand-over.

use super::keys::KEYS;
use super::map;
use super::model::{Model, Overlay};
use super::mouse::{Spots, Target};
use super::style::{bold, wrapped};
use crate::position;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Paragraph};
use render::suburbia::sentence;

pub(super) fn overlay(frame: &mut Frame, spots: &mut Spots, model: &Model, shown: Overlay, body: Rect) {
    spots.add(body, Target::Key(KeyCode::Esc));
    match shown {
        Overlay::Borough(seat) => borough(frame, spots, model, seat, body),
        Overlay::Help => text(frame, model, body, " Keys ", help()),
        Overlay::Goals => text(frame, model, body, " Goals ", goals(model)),
        Overlay::Scoring => {
            text(frame, model, body, " Scoring (Esc: look at the table, q: leave) ", scoring(model))
        }
        Overlay::Quit => text(frame, model, body, " Leave? ", quit(model)),
    }
}

/// A box in the middle, as high as its text, scrolled where it does not fit.
fn text(frame: &mut Frame, model: &Model, body: Rect, title: &str, sentences: Vec<String>) {
    let width = body.width.saturating_sub(4).min(96);
    let headings = |line: &String| if line.starts_with(' ') { Style::new() } else { bold() };
    let styled = sentences.into_iter().map(|line| (line.clone(), headings(&line)));
    let lines = wrapped(styled, usize::from(width.saturating_sub(4)));
    let height = (lines.len() as u16 + 2).min(body.height);
    let area =
        Rect { x: body.x + (body.width - width) / 2, y: body.y + (body.height - height) / 2, width, height };
    let most = lines.len().saturating_sub(usize::from(height.saturating_sub(2)));
    let skip = model.scroll.min(most);
    let mut block = Block::bordered()
        .title(title.to_owned())
        .border_style(Style::new().fg(Color::LightYellow))
        .padding(ratatui::widgets::Padding::horizontal(1));
    if most > skip {
        block = block.title_bottom(" ↓ more ");
    }
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(lines.split_at(skip).1.to_vec()).block(block), area);
}

fn help() -> Vec<String> {
    let mut text: Vec<String> = KEYS.iter().map(|(key, does)| format!(" {key:<15} {does}")).collect();
    text.push(" In labels: i income, r reputation, p population. R C I V ~ are the kinds of tiles, * a marker, ▒ the board.".to_owned());
    text.push(" Nothing is played before Enter on a cell, goal or discard.".to_owned());
    text
}

fn goals(model: &Model) -> Vec<String> {
    let text = position::goals(&model.session, model.seat);
    if text.is_empty() { vec!["There are no goals in this game.".to_owned()] } else { text }
}

fn scoring(model: &Model) -> Vec<String> {
    match model.session.final_scoring() {
        Some(scoring) => sentence::scoring(model.session.table(), model.session.names(), &scoring),
        None => vec!["The game is not over yet.".to_owned()],
    }
}

fn quit(model: &Model) -> Vec<String> {
    let kept = match model.session.path() {
        Some(path) => format!(" The game is kept in {}.", path.display()),
        None => {
            " No record file was named: this game will be lost.   w: write it to a file and leave.".to_owned()
        }
    };
    vec![
        kept,
        " y or Enter: leave.   Any other key: stay.".to_owned(),
        format!(" {}.", model.session.about()),
    ]
}

/// A borough in full, with what its letters mean.
fn borough(frame: &mut Frame, spots: &mut Spots, model: &Model, seat: game_core::Seat, body: Rect) {
    let name = model.session.name(seat);
    let tracks = sentence::tracks(model.session.table().tracks(seat));
    let block = Block::bordered()
        .title(Line::styled(format!(" Borough of {name}: {tracks} "), bold()))
        .title_bottom(" o next borough   Esc back ")
        .border_style(Style::new().fg(Color::LightYellow));
    let inner = block.inner(body);
    frame.render_widget(Clear, body);
    frame.render_widget(block, body);
    let [left, side] = Layout::horizontal([Constraint::Fill(1), Constraint::Length(30)]).areas(inner);
    map::map(frame, spots, model, seat, None, left);
    let legend: Vec<Line> = map::legend(model, seat).into_iter().map(Line::raw).collect();
    frame.render_widget(Paragraph::new(legend), side);
}

/// Nothing of the game is shown until the next person sits here.
pub(super) fn hand_over(frame: &mut Frame, model: &Model, body: Rect) {
    let name = model.session.name(model.seat);
    let sentences = vec![format!(" Hand over to {name}."), format!(" Press Enter when {name} sits here.")];
    text(frame, model, body, " Next ", sentences);
}
