//! The table on the screen: what goes where. Pure: a frame, and what can be clicked on it, from a screen's state.

use super::describe::{Form, Pane, ScreenGame, Sentence, Spans, Stage};
use super::model::{Focus, Screen};
use super::overlay;
use super::spots::{Spots, Target};
use super::style::{bold, chosen, dim, fit, ink, line, style, wrap};
use crate::picture::Picture;
use crate::text::say;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Wrap};

/// The smallest window everything fits in.
const LEAST: (u16, u16) = (80, 24);
/// Rows that a list leaves to the text below it.
const LEAST_TEXT: u16 = 7;
/// With this many rows below the list there is room for a text and the log.
const ROOM_FOR_BOTH: u16 = 20;

/// Draws everything; returns what can be clicked.
pub(super) fn draw<G: ScreenGame>(frame: &mut Frame, screen: &Screen<G>) -> Spots {
    let mut spots = Spots::default();
    let Some(body) = window(frame, &mut spots, screen) else { return spots };
    if screen.stage == Stage::HandOver {
        overlay::hand_over(frame, screen, body);
    } else {
        table(frame, &mut spots, screen, body);
    }
    if let Some(shown) = screen.overlay {
        spots.add(body, Target::Key(KeyCode::Esc));
        overlay::overlay(frame, screen, shown, body);
    }
    spots
}

/// The lines round the table; returns where the table goes, or nothing if the window is too small for one.
fn window<G: ScreenGame>(frame: &mut Frame, spots: &mut Spots, screen: &Screen<G>) -> Option<Rect> {
    let (area, language, cx) = (frame.area(), screen.session.language(), screen.context());
    if area.width < LEAST.0 || area.height < LEAST.1 {
        let (width, height) = (area.width, area.height);
        let text = say!(language, "screen-too-small", width, height, columns = LEAST.0, rows = LEAST.1);
        frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
        return None;
    }
    let one = Constraint::Length(1);
    let [header, status, body, footer] = Layout::vertical([one, one, Constraint::Fill(1), one]).areas(area);
    let wide = usize::from(area.width);
    frame.render_widget(Line::styled(fit(&format!(" {}", G::heading(&cx)), wide), bold().reversed()), header);
    let task = match screen.stage {
        Stage::HandOver => String::new(),
        Stage::Computer if cx.watching() => say!(language, "screen-moving", name = cx.name()),
        Stage::Computer => say!(language, "screen-others-moving"),
        Stage::Over => say!(language, "screen-over"),
        Stage::Choose => G::task(&cx),
    };
    let task = match screen.session.is_lost() {
        true => say!(language, "online-lost"),
        false => screen.session.clock().into_iter().fold(task, |task, clock| format!("{task}   ⏱ {clock}")),
    };
    let told = match &screen.message {
        Some(message) => Line::styled(fit(&format!(" ! {message}"), wide), Style::new().fg(Color::LightRed)),
        None => Line::styled(fit(&format!(" {task}"), wide), bold()),
    };
    frame.render_widget(told, status);
    let keys = match screen.stage {
        _ if screen.overlay.is_some() => say!(language, "screen-keys-overlay"),
        Stage::HandOver => say!(language, "screen-keys-hand-over"),
        Stage::Computer if !cx.watching() && !screen.session.is_online() => String::new(),
        Stage::Computer | Stage::Over => G::idle_keys(&cx),
        Stage::Choose => G::keys(&cx),
    };
    let keys = format!(" {keys}");
    frame.render_widget(Line::styled(fit(&keys, wide), dim()), footer);
    // Where it says what Enter does, it can be clicked.
    if let Some((before, after)) = keys.find(&say!(language, "key-enter")).map(|at| keys.split_at(at)) {
        let words = after.split("  ").next().unwrap_or(after);
        let (x, width) = (before.chars().count() as u16, words.chars().count() as u16);
        spots
            .add(Rect { x: footer.x + x, width, ..footer }.intersection(footer), Target::Key(KeyCode::Enter));
    }
    Some(body)
}

/// The list and texts on the left; the map and the players on the right.
fn table<G: ScreenGame>(frame: &mut Frame, spots: &mut Spots, screen: &Screen<G>, body: Rect) {
    let [small, middle, large, most] = G::LAYOUT.left;
    let left = match body.width {
        ..100 => small,
        100..120 => middle,
        120..150 => large,
        wide => (wide * 2 / 5).min(most), // room for whole names and effects
    };
    let [left, right] = Layout::horizontal([Constraint::Length(left), Constraint::Fill(1)]).areas(body);
    left_side(frame, spots, screen, left);
    let cx = screen.context();
    let players = G::players_height(&cx, (right.width, right.height));
    let [top, low] = Layout::vertical([Constraint::Fill(1), Constraint::Length(players)]).areas(right);
    if !top.is_empty() {
        let inner = framed(frame, top, G::map_title(&cx), on_cells(screen));
        let picture = G::map(&cx, screen.seat, true, (inner.width.into(), inner.height.into()));
        map(frame, Some(spots), &picture, inner);
    }
    let inside = (usize::from(low.width.saturating_sub(2)), usize::from(low.height.saturating_sub(2)));
    let Pane { title, lines } = G::players_pane(&cx, inside);
    let inner = framed(frame, low, title, false);
    let lines: Vec<Line> = lines.into_iter().take(inside.1).map(line).collect();
    frame.render_widget(Paragraph::new(lines), inner);
}

fn on_cells<G: ScreenGame>(screen: &Screen<G>) -> bool {
    screen.step().is_some_and(|step| step.form == Form::Cells)
}

fn left_side<G: ScreenGame>(frame: &mut Frame, spots: &mut Spots, screen: &Screen<G>, left: Rect) {
    let list = List::of(screen, left.width);
    let most = match G::LAYOUT.short_list || screen.step().is_some_and(|step| step.form == Form::List) {
        true => left.height * 3 / 5,
        false => left.height.saturating_sub(LEAST_TEXT),
    };
    let height = (list.lines.len().max(1) as u16 + u16::from(list.note.is_some()) + 2).min(most);
    let rest = left.height.saturating_sub(height);
    let idle = matches!(screen.stage, Stage::Computer | Stage::Over) && !G::LAYOUT.steady_rows;
    if rest >= ROOM_FOR_BOTH {
        let sizes = [Constraint::Length(height), Constraint::Fill(3), Constraint::Fill(2)];
        let [top, middle, low] = Layout::vertical(sizes).areas(left);
        list.draw(frame, spots, screen, top);
        about(frame, spots, screen, middle);
        log(frame, screen, screen.focus == Focus::Log, low);
    } else if on_cells(screen) {
        about(frame, spots, screen, left); // a small window shows the whole preview instead of the list
    } else {
        let [top, low] = Layout::vertical([Constraint::Length(height), Constraint::Fill(1)]).areas(left);
        list.draw(frame, spots, screen, top);
        if screen.focus == Focus::Log || idle {
            log(frame, screen, true, low);
        } else {
            about(frame, spots, screen, low);
        }
    }
}

/// The rows, or the choices of a step in their place, each a place to click.
struct List {
    title: String,
    note: Option<String>,
    /// Each line with what a click on it is about.
    lines: Vec<(Line<'static>, Target)>,
    cursor: Option<Target>,
}

impl List {
    fn of<G: ScreenGame>(screen: &Screen<G>, width: u16) -> List {
        let cx = screen.context();
        let inside = usize::from(width.saturating_sub(3));
        let marked = |here: bool, first: bool, mut line: Line<'static>| {
            line.spans.insert(0, Span::raw(if here && first { "▸" } else { " " }));
            if here { line.patch_style(chosen()) } else { line }
        };
        if let Some(step) = screen.step().filter(|step| step.form == Form::List) {
            let Pane { title, lines: notes } = G::list_head(&cx);
            let mut lines = Vec::new();
            for (index, choice) in step.choices.iter().enumerate() {
                for (row, part) in wrap(&choice.text, inside).into_iter().enumerate() {
                    let line = marked(index == step.cursor, row == 0, Line::raw(part));
                    lines.push((line, Target::Choice(index)));
                }
            }
            let note = notes.into_iter().next();
            return List { title, note, lines, cursor: Some(Target::Choice(step.cursor)) };
        }
        let Pane { title, lines } = G::rows(&cx, inside);
        let cursor = match (screen.stage, screen.step()) {
            (Stage::Choose, Some(step)) if step.form == Form::Rows => G::row_of(&cx),
            (Stage::Choose, _) => Some(screen.row),
            _ => None,
        };
        let row =
            |(row, spans): (usize, Spans)| (marked(cursor == Some(row), true, line(spans)), Target::Row(row));
        let lines = lines.into_iter().enumerate().map(row).collect();
        List { title, note: None, lines, cursor: cursor.map(Target::Row) }
    }

    fn draw<G: ScreenGame>(self, frame: &mut Frame, spots: &mut Spots, screen: &Screen<G>, area: Rect) {
        let active = screen.stage == Stage::Choose && !on_cells(screen) && screen.focus == Focus::List;
        let mut inner = framed(frame, area, self.title, active);
        if let Some(note) = self.note {
            let row = Rect { height: 1.min(inner.height), ..inner };
            frame.render_widget(Line::styled(fit(&format!(" {note}"), inner.width.into()), dim()), row);
            inner = Rect { y: inner.y + row.height, height: inner.height - row.height, ..inner };
        }
        let height = usize::from(inner.height);
        let first = self.lines.iter().position(|(_, target)| Some(*target) == self.cursor).unwrap_or(0);
        // The cursor stays in the middle.
        let rows = matches!(self.cursor, Some(Target::Row(_)));
        let above = if rows { height.saturating_sub(1) / 2 } else { height / 2 };
        let skip = first.saturating_sub(above).min(self.lines.len().saturating_sub(height));
        if G::LAYOUT.steady_rows && rows && skip + height < self.lines.len() {
            note(frame, area, &say!(screen.session.language(), "screen-more-below"));
        }
        let shown = self.lines.into_iter().skip(skip).take(height).enumerate();
        let lines = shown.map(|(y, (line, target))| {
            spots.add(Rect { y: inner.y + y as u16, height: 1, ..inner }, target);
            line
        });
        let lines: Vec<Line> = lines.collect();
        frame.render_widget(Paragraph::new(lines), inner);
    }
}

/// What is under the cursor, or what Enter would do.
fn about<G: ScreenGame>(frame: &mut Frame, spots: &mut Spots, screen: &Screen<G>, area: Rect) {
    let Pane { title, lines } = G::detail(&screen.context());
    let inner = framed(frame, area, title, on_cells(screen));
    let mut y = 0;
    for sentence in &lines {
        for _ in wrap(&sentence.text, inner.width.into()) {
            if let Some(choice) = sentence.choice.filter(|_| y < inner.height) {
                spots.add(Rect { y: inner.y + y, height: 1, ..inner }, Target::Choice(choice));
            }
            y += 1;
        }
    }
    let more = say!(screen.session.language(), "screen-more");
    scrolled(frame, [area, inner], &wrapped(lines, inner.width), screen.scroll, &more);
}

/// What happened, newest last.
fn log<G: ScreenGame>(frame: &mut Frame, screen: &Screen<G>, active: bool, area: Rect) {
    let language = screen.session.language();
    let title = match screen.log_back {
        0 => say!(language, "screen-log"),
        _ => say!(language, "screen-log-back"),
    };
    let inner = framed(frame, area, title, active);
    let width = usize::from(inner.width);
    let lines = screen.session.log().iter().flat_map(|entry| {
        let changes = entry.changes.iter().map(|change| (format!("  {change}"), Style::new()));
        [(entry.headline.clone(), bold())].into_iter().chain(changes)
    });
    let lines: Vec<Line> = lines
        .flat_map(|(text, style)| wrap(&text, width).into_iter().map(move |text| Line::styled(text, style)))
        .collect();
    let skip = lines.len().saturating_sub(inner.height.into()).saturating_sub(screen.log_back);
    frame.render_widget(Paragraph::new(lines.split_at(skip).1.to_vec()), inner);
}

/// Sentences, broken where a pane ends.
pub(super) fn wrapped(sentences: Vec<Sentence>, width: u16) -> Vec<Line<'static>> {
    let lines = sentences.into_iter().flat_map(|sentence| {
        let style = style(sentence.tone);
        wrap(&sentence.text, width.into()).into_iter().map(move |text| Line::styled(text, style))
    });
    lines.collect()
}

/// A frame, lit where the keys go; returns what is inside.
fn framed(frame: &mut Frame, area: Rect, title: String, active: bool) -> Rect {
    let style = if active { Style::new().fg(Color::LightYellow) } else { dim() };
    let title = if title.is_empty() { title } else { format!(" {title} ") };
    let block =
        Block::bordered().title(Span::styled(fit(&title, area.width.saturating_sub(2).into()), bold()));
    let block = block.border_style(style);
    let inner = block.inner(area);
    frame.render_widget(block, area);
    inner
}

/// Text that scrolls inside a frame, with a note on its lower edge if there is more.
pub(super) fn scrolled(
    frame: &mut Frame,
    [area, inner]: [Rect; 2],
    text: &[Line<'static>],
    scroll: usize,
    more: &str,
) {
    let most = text.len().saturating_sub(inner.height.into());
    let skip = scroll.min(most);
    frame.render_widget(Paragraph::new(text.split_at(skip).1.to_vec()), inner);
    if most > skip && inner.height > 0 {
        note(frame, area, more);
    }
}

/// A few words on the lower edge of a frame.
fn note(frame: &mut Frame, area: Rect, text: &str) {
    let note = format!(" {text} ");
    let width = note.chars().count() as u16;
    let x = area.x + area.width.saturating_sub(width + 4);
    let place = Rect { x, y: area.bottom() - 1, width, height: 1 };
    frame.render_widget(Span::styled(note, bold()), place.intersection(area));
}

/// A picture in the middle of its room, with its focus in sight.
pub(super) fn map(frame: &mut Frame, spots: Option<&mut Spots>, picture: &Picture, area: Rect) {
    let (width, height) = (usize::from(area.width), usize::from(area.height));
    let (columns, rows) = picture.size();
    let from = |focus: usize, size: usize, room: usize| {
        focus.saturating_sub(room / 2).min(size.saturating_sub(room))
    };
    let (left, top) = (from(picture.focus.0, columns, width), from(picture.focus.1, rows, height));
    let (pad_x, pad_y) = (width.saturating_sub(columns) / 2, height.saturating_sub(rows) / 2);
    let buffer = frame.buffer_mut();
    for (y, row) in picture.rows.iter().skip(top).take(height).enumerate() {
        for (x, glyph) in row.iter().skip(left).take(width).enumerate() {
            let place = (area.x + (pad_x + x) as u16, area.y + (pad_y + y) as u16);
            if let Some(cell) = buffer.cell_mut(place) {
                cell.set_char(glyph.ch).set_style(ink(glyph.ink));
            }
        }
    }
    let Some(spots) = spots else { return };
    for (place, [columns, rows]) in &picture.places {
        let clip = |at: usize, from: usize, room: usize| at.saturating_sub(from).min(room);
        let [x, right] = [columns.start, columns.end].map(|at| clip(at, left, width));
        let [y, below] = [rows.start, rows.end].map(|at| clip(at, top, height));
        let area = Rect {
            x: area.x + (pad_x + x) as u16,
            y: area.y + (pad_y + y) as u16,
            width: (right - x) as u16,
            height: (below - y) as u16,
        };
        spots.add(area, Target::Cell(*place));
    }
}
