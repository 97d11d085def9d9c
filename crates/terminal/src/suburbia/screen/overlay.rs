//! What is drawn over the table: help, goals, boroughs, scoring, the question before leaving.

use super::keys::KEYS;
use super::map;
use super::model::{Model, Overlay};
use super::mouse::{Spots, Target};
use crate::LANGUAGE;
use crate::TerminalGame;
use crate::screen::overlay::{quit, text};
use crate::screen::style::bold;
use crate::suburbia::position;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Paragraph};
use render::suburbia::sentence;
use suburbia::Suburbia;

pub(super) fn overlay(frame: &mut Frame, spots: &mut Spots, model: &Model, shown: Overlay, body: Rect) {
    spots.add(body, Target::Key(KeyCode::Esc));
    match shown {
        Overlay::Borough(seat) => borough(frame, spots, model, seat, body),
        Overlay::Help => text(frame, model.desk.scroll, body, " Keys ", help()),
        Overlay::Goals => text(frame, model.desk.scroll, body, " Goals ", goals(model)),
        Overlay::Scoring => text(
            frame,
            model.desk.scroll,
            body,
            " Scoring (Esc: look at the table, q: leave) ",
            scoring(model),
        ),
        Overlay::Quit => text(frame, model.desk.scroll, body, " Leave? ", quit(&model.desk.session)),
    }
}

fn help() -> Vec<String> {
    let mut text: Vec<String> = KEYS.iter().map(|(key, does)| format!(" {key:<15} {does}")).collect();
    text.push(" In labels: i income, r reputation, p population. R C I V ~ are the kinds of tiles, * a marker, ▒ the board.".to_owned());
    text.push(" Nothing is played before Enter on a cell, goal or discard.".to_owned());
    text
}

fn goals(model: &Model) -> Vec<String> {
    let text = position::goals(&model.desk.session, model.desk.seat);
    if text.is_empty() { vec!["There are no goals in this game.".to_owned()] } else { text }
}

fn scoring(model: &Model) -> Vec<String> {
    Suburbia::scoring(&model.desk.session).unwrap_or_else(|| vec!["The game is not over yet.".to_owned()])
}

/// A borough in full, with what its letters mean.
fn borough(frame: &mut Frame, spots: &mut Spots, model: &Model, seat: game_core::Seat, body: Rect) {
    let name = model.desk.session.name(seat);
    let tracks = sentence::tracks(LANGUAGE, model.desk.session.table().tracks(seat));
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
