//! The screen as a whole: what goes where. Pure: a frame, and what can be clicked on it, from a model.

use super::bargain::Step;
use super::model::{Model, Pane, Stage};
use super::mouse::Spots;
use super::{map, overlay, panes};
use crate::neom::hints;
use crate::screen::overlay::hand_over;
use crate::screen::panes::log;
use crate::screen::window::{Words, window};
use neom::table::Phase;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use render::neom::sentence::{self, number};
use render::text::Language;

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

/// The list and texts on the left; city and players on the right.
fn table(frame: &mut Frame, spots: &mut Spots, model: &Model, body: Rect) {
    let left = match body.width {
        ..100 => 37,
        100..120 => 46,
        120..150 => 56,
        wide => (wide * 2 / 5).min(80),
    };
    let [left, right] = Layout::horizontal([Constraint::Length(left), Constraint::Fill(1)]).areas(body);
    left_side(frame, spots, model, left);
    // The players get what a city of the largest size that fits leaves.
    let wanted = panes::players_rows(model) as u16 + 2;
    let least = wanted.min(5);
    let city = map::rows_for(right.width.saturating_sub(2), right.height.saturating_sub(least + 2)) + 2;
    let players = (right.height.saturating_sub(city)).clamp(least, wanted.max(least));
    let [top, low] = Layout::vertical([Constraint::Fill(1), Constraint::Length(players)]).areas(right);
    map::city(frame, spots, model, top);
    panes::players(frame, model, low);
}

fn left_side(frame: &mut Frame, spots: &mut Spots, model: &Model, left: Rect) {
    let choosing = matches!(model.stage, Stage::Terms(_) | Stage::Answer { .. });
    let rows = if choosing { panes::choice_rows(model, left) } else { model.items().len().max(1) };
    let list = (rows as u16 + 2).min(left.height * 3 / 5);
    let rest = left.height.saturating_sub(list);
    let draw_list = |frame: &mut Frame, spots: &mut Spots, area: Rect| {
        if choosing {
            panes::choices(frame, spots, model, area)
        } else {
            panes::list(frame, spots, model, area)
        }
    };
    if rest >= 20 {
        let [top, middle, low] =
            Layout::vertical([Constraint::Length(list), Constraint::Fill(3), Constraint::Fill(2)])
                .areas(left);
        draw_list(frame, spots, top);
        panes::detail(frame, model, middle);
        log(frame, &model.desk, model.focus == Pane::Log, low);
    } else if matches!(model.stage, Stage::Cell { .. }) {
        panes::detail(frame, model, left); // a small window shows the whole preview instead of the list
    } else {
        let [top, low] = Layout::vertical([Constraint::Length(list), Constraint::Fill(1)]).areas(left);
        draw_list(frame, spots, top);
        if model.focus == Pane::Log || matches!(model.stage, Stage::Computer | Stage::Over) {
            log(frame, &model.desk, true, low);
        } else {
            panes::detail(frame, model, low);
        }
    }
}

fn title(model: &Model) -> String {
    let (table, seat) = (model.table(), model.desk.seat);
    format!(
        " NEOM, {}   {}: £{}  income £{}  {} points now",
        sentence::when(Language::ENGLISH, table),
        model.desk.session.name(seat).chars().take(12).collect::<String>(),
        table.money(seat),
        table.income(seat, table.generation()),
        number(table.score(seat).total()),
    )
}

/// What to do now.
fn task(model: &Model) -> String {
    let (table, me) = (model.table(), model.desk.session.name(model.desk.seat));
    match &model.stage {
        Stage::HandOver => String::new(),
        Stage::Computer if model.desk.watching() => format!(" … {me} is moving"),
        Stage::Computer => " … the others are moving".to_owned(),
        Stage::Over => " The game is over.".to_owned(),
        Stage::List => match table.phase() {
            Phase::Draft { .. } => format!(" {me}, which Cornerstone do you keep?"),
            Phase::Select => format!(" {me}, which tile do you pick?{}", in_time(model)),
            _ => format!(" {me}, place the tile, place a Cornerstone instead, or sell?"),
        },
        Stage::Cell { tile, .. } => format!(" Where does {} go?", table.tile(*tile).name),
        Stage::Terms(bargain) => {
            let name = &table.tile(bargain.tile).name;
            match bargain.step {
                Step::Payment => format!(" How do you pay for {name}?"),
                Step::Produce => format!(" What shall {name} produce?"),
                Step::Swap => format!(" {name}: which Cornerstones do you swap?"),
            }
        }
        Stage::Answer { .. } => {
            let what = table.disaster().map_or("Disaster", |(disaster, _)| disaster.name());
            format!(" {what}: do you pay, or what do you give up?")
        }
    }
}

/// Two seats: whether one chooses first. Alone: whether the Disaster is still to come.
fn in_time(model: &Model) -> String {
    let seat = model.desk.seat;
    match hints::first_chooser(model.table()) {
        Some(first) if first == seat => " You choose first this turn.".to_owned(),
        Some(_) => " You choose second this turn, and first in the next.".to_owned(),
        None => {
            let notes = hints::unseen(&model.desk.session, seat);
            let brief = |note: &String| format!(" {}.", note.split(['.', ';']).next().unwrap_or(note));
            notes.iter().map(brief).collect()
        }
    }
}

fn keys(model: &Model) -> &'static str {
    if model.overlay.is_some() {
        return " Esc close";
    }
    let plays = model.enter_plays();
    match &model.stage {
        Stage::HandOver => " Enter go on   q quit",
        Stage::Computer if model.desk.watching() => " o cities  g goods  s score  q quit",
        Stage::Computer => "",
        Stage::Over => " s score sheet  o cities  PgUp/PgDn log  u undo  q quit",
        Stage::List if plays => " ↑↓ choose  Enter PLAY  Tab log  o cities  g goods  s score  u undo  ? help",
        Stage::List if model.table().phase() == Phase::Act => {
            " ↑↓ choose  Enter where?  x sell  Tab log  o cities  g goods  s score  ? help"
        }
        Stage::List => " ↑↓ choose  Tab log  o cities  g goods  s score  u undo  ? help",
        // Where a text goes on, its own frame says so.
        Stage::Cell { .. } if plays => " arrows/Tab cells  Enter PLAY  Esc back  ? help",
        Stage::Cell { .. } => " arrows/Tab cells  Enter terms  Esc back  ? help",
        Stage::Terms(bargain) => match (bargain.step == Step::Payment, plays) {
            (true, true) => " ↑↓ choose  Enter PLAY  a all sellers  Esc back  ? help",
            (true, false) => " ↑↓ choose  Enter next  a all sellers  Esc back  ? help",
            (false, true) => " ↑↓ choose  Enter PLAY  Esc back  ? help",
            (false, false) => " ↑↓ choose  Enter next  Esc back  ? help",
        },
        Stage::Answer { .. } => " ↑↓ choose  Enter PLAY  Tab log  o cities  s score  ? help",
    }
}
