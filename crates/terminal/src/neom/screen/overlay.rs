//! What is drawn over the table: help, goods, cities, score sheets, the question before leaving.

use super::keys::KEYS;
use super::map;
use super::model::{Model, Overlay, Stage};
use super::mouse::{Spots, Target};
use crate::neom::position;
use crate::screen::overlay::{quit, text};
use crate::screen::panes::scrolled;
use crate::screen::style::{bold, wrapped};
use game_core::Seat;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear};
use render::neom::sentence;
use render::text::Language;

pub(super) fn overlay(frame: &mut Frame, spots: &mut Spots, model: &Model, shown: Overlay, body: Rect) {
    spots.add(body, Target::Key(KeyCode::Esc));
    let scroll = model.desk.scroll;
    match shown {
        Overlay::City(seat) => city(frame, model, seat, body),
        Overlay::Help => text(frame, scroll, body, " Keys ", help()),
        Overlay::Goods => {
            let goods = position::goods(&model.desk.session, model.desk.seat);
            text(frame, scroll, body, " Goods: what they cost you ", goods);
        }
        Overlay::Score => {
            let title = match model.stage {
                Stage::Over => " Scoring (Esc: look at the table, q: leave) ",
                _ => " Score sheet if the game ended now ",
            };
            text(frame, scroll, body, title, score(model));
        }
        Overlay::Quit => text(frame, scroll, body, " Leave? ", quit(&model.desk.session)),
    }
}

fn help() -> Vec<String> {
    let mut text: Vec<String> = KEYS.iter().map(|(key, does)| format!(" {key:<15} {does}")).collect();
    text.push(
        " vp: points if the game ended now; i: income; R C I P S: Residential, Commercial, Industrial, Public, Resource; \
         *: a Cornerstone."
            .to_owned(),
    );
    text.push(
        " Double lines are roads; dotted walls: cut off from the centre; ◄ ►: trade routes.".to_owned(),
    );
    text
}

/// The sheet of all seats; then where the points come from.
fn score(model: &Model) -> Vec<String> {
    let (table, names) = (model.table(), model.desk.session.names());
    let standings = table.standings();
    let mut text = match model.stage {
        Stage::Over => sentence::scoring(Language::ENGLISH, table, names, &standings),
        _ => sentence::score_sheet(Language::ENGLISH, table, names),
    };
    let first = table.all_seats().filter(|&seat| seat == model.desk.seat);
    let others = table.all_seats().filter(|&seat| seat != model.desk.seat);
    for seat in first.chain(others) {
        text.extend(sentence::score_details(Language::ENGLISH, table, names, seat));
    }
    text
}

/// A city in full, with what its numbers mean.
fn city(frame: &mut Frame, model: &Model, seat: Seat, body: Rect) {
    let (table, name) = (model.table(), model.desk.session.name(seat));
    let title = format!(
        " City of {name}: £{}, income £{}, {}{} ",
        table.money(seat),
        table.income(seat, table.generation()),
        sentence::goods_text(Language::ENGLISH, table.city(seat).goods()),
        position::routes_text(table, seat),
    );
    let block = Block::bordered()
        .title(Line::styled(title, bold()))
        .title_bottom(" o next city   Esc back ")
        .border_style(Style::new().fg(Color::LightYellow));
    let inner = block.inner(body);
    frame.render_widget(Clear, body);
    frame.render_widget(block, body);
    let [left, side] = Layout::horizontal([Constraint::Fill(1), Constraint::Length(35)]).areas(inner);
    map::plain(frame, model, seat, left);
    let mut legend = wrapped(open_tiles(model, seat), side.width.into());
    legend.push(Line::styled("tiles and what they are worth now", bold()));
    legend.extend(map::legend(model, seat).into_iter().map(Line::raw));
    scrolled(frame, [body, side], legend, model.desk.scroll);
}

/// Pick, unplaced Cornerstones, and what is known of the hand.
fn open_tiles(model: &Model, seat: Seat) -> Vec<(String, Style)> {
    let (session, view, me) = (&model.desk.session, model.view(), model.desk.seat);
    let doing = Some(position::doing(session, &view, me, seat)).filter(|doing| !doing.is_empty());
    let stones = format!("Cornerstones to place: {}", position::stones_text(&view, seat));
    let lines = doing.into_iter().chain([stones]).chain(position::hand_known(session, &view, me, seat));
    lines.map(|line| (line, Style::new())).collect()
}
