//! The screen as a whole: what goes where. Pure: a frame, and what can be clicked on it, from a model.

use super::model::{Item, Model, Pane, Stage};
use super::mouse::Spots;
use super::{map, overlay, panes};
use crate::LANGUAGE;
use crate::screen::overlay::hand_over;
use crate::screen::panes::log;
use crate::screen::window::{Words, window};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use render::suburbia::sentence::{self, number};
use suburbia::table::Phase;

/// Draws everything; returns what can be clicked.
pub(super) fn draw(frame: &mut Frame, model: &Model) -> Spots {
    let mut spots = Spots::default();
    let words = Words {
        title: title(model),
        message: model.desk.message.as_deref(),
        task: task(model),
        keys: keys(model),
    };
    let Some(body) = window(frame, &mut spots, words) else { return spots };
    if model.stage == Stage::HandOver {
        hand_over(frame, &model.desk, body);
    } else {
        table(frame, &mut spots, model, body);
    }
    if let Some(shown) = model.overlay {
        overlay::overlay(frame, &mut spots, model, shown, body);
    }
    spots
}

/// Market and texts on the left; borough, players and goals on the right.
fn table(frame: &mut Frame, spots: &mut Spots, model: &Model, body: Rect) {
    let left = match body.width {
        ..100 => 38,
        100..120 => 46,
        120..150 => 60,
        wide => (wide * 2 / 5).min(84), // room for whole names and effects
    };
    let [left, right] = Layout::horizontal([Constraint::Length(left), Constraint::Fill(1)]).areas(body);
    let market = model.items().len() as u16 + 2;
    let rest = left.height.saturating_sub(market);
    let placing = matches!(model.stage, Stage::Place { .. });
    if rest >= 18 {
        let [top, middle, low] =
            Layout::vertical([Constraint::Length(market), Constraint::Fill(3), Constraint::Fill(2)])
                .areas(left);
        panes::market(frame, spots, model, top);
        panes::detail(frame, spots, model, middle);
        log(frame, &model.desk, model.focus == Pane::Log, low);
    } else if placing {
        panes::detail(frame, spots, model, left); // a small window shows the whole preview instead of the market
    } else {
        let [top, low] = Layout::vertical([Constraint::Length(market), Constraint::Fill(1)]).areas(left);
        panes::market(frame, spots, model, top);
        if model.focus == Pane::Log {
            log(frame, &model.desk, true, low);
        } else {
            panes::detail(frame, spots, model, low);
        }
    }
    let players = (panes::players_rows(model) as u16 + 2).min(right.height.saturating_sub(13));
    let [top, low] = Layout::vertical([Constraint::Fill(1), Constraint::Length(players)]).areas(right);
    map::borough(frame, spots, model, top);
    panes::players(frame, model, low);
}

fn title(model: &Model) -> String {
    let table = model.desk.session.table();
    let [a, b, c] = model.desk.session.view(model.desk.seat).stacks_left();
    let tracks = table.tracks(model.desk.seat);
    let end = match table.last_round() {
        Some(last) if table.phase() != Phase::Over => format!(" of {last}"),
        _ => String::new(),
    };
    format!(
        " Suburbia, round {}{end}   tiles left: A {a}  B {b}  C {c}   {}: ${}  i{}  r{}  p{}",
        table.round(),
        model.desk.session.name(model.desk.seat).chars().take(12).collect::<String>(),
        tracks.money,
        number(tracks.income.into()),
        number(tracks.reputation.into()),
        tracks.population,
    )
}

/// What to do now.
fn task(model: &Model) -> String {
    let me = model.desk.session.name(model.desk.seat);
    match &model.stage {
        Stage::HandOver => String::new(),
        Stage::Computer if model.desk.watching() => format!(" … {me} is moving"),
        Stage::Computer => " … the others are moving".to_owned(),
        Stage::Over => " The game is over.".to_owned(),
        Stage::Pick if model.lake => {
            format!(" {me}, which tile becomes a lake? You pay the slot price only.")
        }
        Stage::Pick => format!(" {me}, what will you build?"),
        Stage::Place { item: Item::Invest, .. } => " Which of your tiles gets the marker?".to_owned(),
        Stage::Place { item, .. } => {
            let kind = model.kind(*item).map(|kind| model.desk.session.table().kind(kind));
            let name = kind.map_or("tile", |kind| kind.name.as_str());
            let lake = model.lake && matches!(item, Item::Slot(_));
            format!(" Where does {} go?", if lake { "the lake" } else { name })
        }
        Stage::Choose { .. } => {
            let table = model.desk.session.table();
            format!(" {}.", sentence::due(LANGUAGE, table, model.desk.session.names(), model.desk.seat))
        }
    }
}

fn keys(model: &Model) -> &'static str {
    match (&model.overlay, &model.stage) {
        (Some(_), _) => " Esc close",
        (_, Stage::HandOver) => " Enter go on   q quit",
        (_, Stage::Computer) if model.desk.watching() => " o boroughs  g goals  q quit",
        (_, Stage::Computer) => "",
        (_, Stage::Over) => " s scoring  o boroughs  g goals  PgUp/PgDn log  u undo  q quit",
        (_, Stage::Pick) => {
            " ↑↓ 1–8 choose  Enter where?  k lake  i invest  o others  u undo  ? help  q quit"
        }
        (_, Stage::Place { .. }) => " arrows/Tab cells  Enter PLAY  Esc back  k lake  PgDn more  ? help",
        (_, Stage::Choose { .. }) => {
            " ↑↓ choose  Enter PLAY  Tab log  o others  g goals  u undo  ? help  q quit"
        }
    }
}
