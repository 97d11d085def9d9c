//! The screen of Suburbia: the market, then a cell or a place for a border, then what special tiles ask for; or one of
//! the goals, or a tile to discard.

mod answers;
mod items;
mod panes;
mod placing;
mod standing;

use super::hexmap::{self, Bar, Scale, abbreviation, kind_letter};
use super::preview::{Brief, MovePreview};
use super::{extras, position};
use crate::TerminalGame;
use crate::picture::{Ink, Picture, Place};
use crate::screen::describe::{
    Choice, Context, Form, Layout, Pane, Replies, Reply, ScreenGame, Sentence, Spans, Stage, Step, StepOf,
    Tone,
};
use crate::text::say;
use answers::Answers;
use game_core::Seat;
use items::{Item, SPACE_KEYS, discards, footprint, items};
use placing::Pivot;
use render::suburbia::sentence;
use suburbia::Suburbia;
use suburbia::award::AwardKind;
use suburbia::hex::{Footprint, Hex};
use suburbia::moves::{Move, Slot};
use suburbia::table::{Phase, Table};
use suburbia::tile::Special;

type Cx<'a> = Context<'a, Suburbia>;

/// What is being chosen after the row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Kind {
    /// A cell to build on, or a tile for the marker.
    #[default]
    Cell,
    /// One of the goals that were dealt.
    Goal,
    /// A market tile to discard.
    Discard,
    /// A place for a border, and what it was turned about.
    Border(Option<Pivot>),
    /// The Commercial tile that is turned over.
    Flip(Answers),
    /// What gets the free marker.
    Marker(Answers),
    /// The tile that is taken for nothing, if any.
    Free(Answers),
    /// The cell for it.
    FreeCell(Answers, Slot),
}

/// What the description asks for again and again.
impl Cx<'_> {
    fn table(&self) -> &Table {
        self.session.table()
    }

    /// The seat whose borough is shown: that of the tile that would be turned over, or one's own.
    fn shown(&self) -> Seat {
        panes::flip(self).map_or(self.seat, |(owner, _)| owner)
    }

    fn discarding(&self) -> bool {
        self.kind() == Some(Kind::Discard)
    }

    /// The places for the row under the cursor, as a lake or not, or why there are none.
    fn cells(&self, lake: bool) -> Result<StepOf<Suburbia>, String> {
        let item = self.item();
        let mut briefs = Vec::new();
        self.table().builds(self.seat, |mv| {
            if item.builds(lake, mv) {
                briefs.extend(Brief::of(self.session, self.seat, mv));
            }
        });
        let at = |brief: &Brief| footprint(brief.mv).map(seen_at).unwrap_or_default();
        briefs.sort_by_key(|brief| (2 * at(brief).r + at(brief).q, at(brief).q));
        // The cursor begins where income and reputation gain most, near the middle among equals.
        let near = |brief: &Brief| -distance(at(brief));
        let besides = |brief: &Brief| if matches!(item, Item::Space(_)) { brief.besides } else { (0, 0) };
        let best = briefs.iter().max_by_key(|brief| (brief.worth, besides(brief), near(brief)));
        let best = best.map(|best| best.mv);
        let cursor = briefs.iter().position(|brief| Some(brief.mv) == best);
        let kind = if matches!(item, Item::Space(_)) { Kind::Border(None) } else { Kind::Cell };
        let choice = |Brief { mv, net, .. }| {
            let cells = footprint(mv).map(|at| if kind != Kind::Cell { corners(at) } else { places(at) });
            Choice { mv, text: String::new(), net, cells: cells.unwrap_or_default() }
        };
        let step = Step::new(kind, Form::Cells, briefs.into_iter().map(choice).collect());
        cursor.map(|cursor| Step { cursor, ..step }).ok_or_else(|| self.why_not(item, lake))
    }

    /// The discard of a slot, or why there is none.
    fn discard(&self, slot: usize) -> Replies<Suburbia> {
        let choices = self.step.map_or(&[][..], |step| &step.choices);
        vec![match choices.iter().position(|choice| discards(choice.mv) == Some(slot)) {
            Some(place) => Reply::Cursor(place),
            None => Reply::Say(say!(self.language(), "suburbia-no-discard")),
        }]
    }
}

fn place(at: Hex) -> Place {
    (at.q.into(), at.r.into())
}

/// The cell where something is seen: of a border the one with its name.
fn seen_at(at: Footprint) -> Hex {
    match at {
        Footprint::Cell(at) => at,
        Footprint::Border(border) => Bar::middle(border),
    }
}

/// The cells a click on which chooses something that stands or will stand there.
fn places(at: Footprint) -> Vec<Place> {
    let others = match at {
        Footprint::Cell(_) => Vec::new(),
        Footprint::Border(border) => border.body().to_vec(),
    };
    [seen_at(at)].into_iter().chain(others).map(place).collect()
}

/// The cells a click on which chooses a place for a border: its corners, the first one first.
fn corners(at: Footprint) -> Vec<Place> {
    match at {
        Footprint::Cell(at) => vec![place(at)],
        Footprint::Border(border) => border.corners().map(place).to_vec(),
    }
}

/// Steps from the middle of the board.
fn distance(at: Hex) -> i32 {
    let (q, r) = (i32::from(at.q), i32::from(at.r) - 1);
    (q.abs() + r.abs() + (q + r).abs()) / 2
}

impl ScreenGame for Suburbia {
    type Kind = Kind;

    const LAYOUT: Layout =
        Layout { left: [38, 46, 60, 84], short_list: false, long_text: false, steady_rows: true, side: 30 };
    const SHEETS: &'static [char] = &['g', 's', 't'];

    fn first_step(cx: &Cx<'_>) -> Option<StepOf<Suburbia>> {
        let kind = match cx.table().phase() {
            Phase::Build => return None,
            Phase::Goals => Kind::Goal,
            _ => Kind::Discard,
        };
        let moves = cx.session.legal_moves(cx.seat).into_iter();
        let previews: Vec<MovePreview> =
            moves.filter_map(|mv| MovePreview::of(cx.session, cx.seat, mv).ok()).collect();
        // A discard begins where it costs least.
        let most = previews.iter().map(|preview| preview.after.money).max();
        let cursor = previews.iter().position(|preview| Some(preview.after.money) == most).unwrap_or(0);
        let choice = |preview: MovePreview| Choice {
            mv: preview.mv,
            text: String::new(),
            net: preview.net,
            cells: Vec::new(),
        };
        let step = Step::new(kind, Form::Rows, previews.into_iter().map(choice).collect());
        Some(Step { cursor, ..step })
    }

    fn open_row(cx: &Cx<'_>) -> Result<StepOf<Suburbia>, String> {
        cx.cells(cx.switched)
    }

    fn next_step(cx: &Cx<'_>) -> Option<StepOf<Suburbia>> {
        answers::next_step(cx)
    }

    fn is_row_key(cx: &Cx<'_>, key: char) -> bool {
        matches!(key, 'a' | 'b' | 'i') || cx.table().plays().borders && SPACE_KEYS.contains(&key)
    }

    fn is_alike(cx: &Cx<'_>, choice: &Choice<Move>) -> bool {
        placing::is_alike(cx, choice)
    }

    fn key(cx: &Cx<'_>, key: char) -> Replies<Suburbia> {
        let items = items(cx.table());
        if let Some(space) = SPACE_KEYS.iter().position(|&of| of == key) {
            let row = items.iter().position(|&item| item == Item::Space(space));
            return row.filter(|_| cx.kind().is_none()).map(Reply::Row).into_iter().collect();
        }
        let slots = cx.table().market().len();
        match (cx.kind(), key) {
            (None, 'b') => vec![Reply::Switch(false)],
            (None, 'k' | 'l') => vec![Reply::Switch(!cx.switched)],
            (None, 'a') => vec![Reply::Row(slots)],
            (None, 'i') => vec![Reply::Row(items.len() - 1), Reply::Open],
            (None, '1'..='8') => match key as usize - '1' as usize {
                slot if slot < slots => vec![Reply::Row(slot)],
                _ => vec![Reply::Say(say!(cx.language(), "suburbia-slots", slots))],
            },
            (Some(Kind::Discard), '1'..='8') => cx.discard(key as usize - '1' as usize),
            (Some(Kind::Border(_)), ',' | 'R') => placing::turn(cx, 1),
            (Some(Kind::Border(_)), '.' | 'r') => placing::turn(cx, 5),
            (Some(Kind::Cell), 'k' | 'l') if !cx.item().can_be_lake() => {
                vec![Reply::Say(say!(cx.language(), "suburbia-only-slots"))]
            }
            // The same tile face down or up again, in the same place.
            (Some(Kind::Cell | Kind::Border(_)), 'k' | 'l') => match cx.cells(!cx.switched) {
                Ok(mut step) => {
                    let was = cx.mv().and_then(footprint);
                    let same = step.choices.iter().position(|choice| footprint(choice.mv) == was);
                    step.cursor = same.unwrap_or(step.cursor);
                    vec![Reply::Switch(!cx.switched), Reply::Replace(step)]
                }
                Err(reason) => vec![Reply::Say(reason)],
            },
            _ => Vec::new(),
        }
    }

    fn click_row(cx: &Cx<'_>, row: usize) -> Replies<Suburbia> {
        match (cx.kind(), items(cx.table()).get(row)) {
            (Some(Kind::Discard), Some(Item::Slot(slot))) => cx.discard(*slot),
            (Some(_), _) => Vec::new(),
            (None, Some(Item::Invest)) => vec![Reply::Row(row), Reply::Open],
            (None, _) => vec![Reply::Row(row)],
        }
    }

    fn count(cx: &Cx<'_>) -> usize {
        items(cx.table()).len()
    }

    /// Slots with prices, basic tiles, the marker.
    fn rows(cx: &Cx<'_>, width: usize) -> Pane<Spans> {
        let title = match (cx.discarding(), cx.switched) {
            (true, _) => say!(cx.language(), "suburbia-market-discard"),
            (_, true) => say!(cx.language(), "suburbia-market-lakes"),
            _ => say!(cx.language(), "suburbia-market"),
        };
        Pane::new(
            title,
            items(cx.table()).into_iter().map(|item| panes::market_row(cx, item, width)).collect(),
        )
    }

    fn row_of(cx: &Cx<'_>) -> Option<usize> {
        cx.mv().and_then(discards)
    }

    fn heading(cx: &Cx<'_>) -> String {
        let (table, language) = (cx.table(), cx.language());
        let [a, b, c] = cx.session.view(cx.seat).stacks_left();
        let tracks = table.tracks(cx.seat);
        let round = match table.last_round() {
            Some(last) if table.phase() != Phase::Over => {
                say!(language, "suburbia-round-of", round = table.round(), last)
            }
            _ => say!(language, "suburbia-round", round = table.round()),
        };
        let name: String = cx.name().chars().take(12).collect();
        format!(
            "Suburbia, {round}   {}   {name}: ${}  {}",
            say!(language, "suburbia-title-left", a, b, c),
            tracks.money,
            standing::short_tracks(language, tracks).join("  "),
        )
    }

    fn task(cx: &Cx<'_>) -> String {
        let (language, name) = (cx.language(), cx.name());
        if let Some(asked) = cx.kind().and_then(|kind| answers::task(cx, kind)) {
            return asked;
        }
        match (cx.kind(), cx.item()) {
            (None, _) if cx.switched => say!(language, "suburbia-task-lake", name),
            (None, _) => say!(language, "suburbia-task-build", name),
            (Some(Kind::Cell), Item::Invest) => say!(language, "suburbia-task-marker"),
            (Some(Kind::Cell | Kind::Border(_)), item) if cx.switched && item.can_be_lake() => {
                say!(language, "suburbia-task-lake-where")
            }
            (Some(Kind::Cell | Kind::Border(_)), item) => {
                let tile = item.kind(cx.table()).map(|kind| cx.tile(kind)).unwrap_or_default();
                say!(language, "suburbia-task-where", tile)
            }
            _ => format!("{}.", Suburbia::due(cx.session, cx.seat)),
        }
    }

    fn keys(cx: &Cx<'_>) -> String {
        let language = cx.language();
        match cx.kind() {
            None if cx.table().plays().borders => say!(language, "suburbia-keys-market-borders"),
            None if cx.table().plays().stars => say!(language, "suburbia-keys-market-stars"),
            None => say!(language, "suburbia-keys-market"),
            Some(Kind::Border(_)) => say!(language, "suburbia-keys-border"),
            Some(Kind::Goal | Kind::Discard) => say!(language, "suburbia-keys-choice"),
            Some(Kind::Flip(_) | Kind::Free(_)) if cx.plays() => say!(language, "suburbia-keys-answer"),
            Some(Kind::Flip(_) | Kind::Free(_)) => say!(language, "suburbia-keys-answer-on"),
            Some(Kind::Cell) if cx.plays() => say!(language, "suburbia-keys-cells"),
            Some(Kind::Cell) => say!(language, "suburbia-keys-cells-on"),
            Some(_) if cx.plays() => say!(language, "suburbia-keys-answer-cells"),
            Some(_) => say!(language, "suburbia-keys-answer-cells-on"),
        }
    }

    fn idle_keys(cx: &Cx<'_>) -> String {
        match cx.stage {
            Stage::Over => say!(cx.language(), "suburbia-keys-over"),
            _ => say!(cx.language(), "suburbia-keys-watch"),
        }
    }

    fn list_head(cx: &Cx<'_>) -> Pane<String> {
        Pane::new(cx.kind().and_then(|kind| answers::task(cx, kind)).unwrap_or_default(), Vec::new())
    }

    fn detail(cx: &Cx<'_>) -> Pane<Sentence> {
        let language = cx.language();
        if let Some(next) = answers::next_step(cx) {
            return panes::unfinished(cx, next.kind);
        }
        let preview = cx.mv().and_then(|mv| MovePreview::of(cx.session, cx.seat, mv).ok());
        let Some(preview) = preview else {
            let text = panes::about_row(cx).into_iter().map(|line| Sentence::new(line, Tone::Plain));
            return Pane::new(say!(language, "screen-about"), text.collect());
        };
        let title = say!(language, "suburbia-preview");
        if cx.kind() == Some(Kind::Goal) {
            return Pane::new(title, panes::goals_to_keep(cx));
        }
        let what = sentence::move_object(language, cx.table(), cx.seat, preview.mv);
        let net = preview.net_text(language);
        let heading = match footprint(preview.mv) {
            Some(at) => say!(language, "suburbia-preview-at", what, at = at.to_string(), net),
            None => say!(language, "suburbia-preview-discard", what, net),
        };
        // Losses stand out, by their sign and by colour; what is paid has none.
        let gains = |line: &str| !line.contains('−') && line.contains(['+', '±']);
        let tone = |line: &str| if gains(line) { Tone::Good } else { Tone::Bad };
        let mut text = vec![Sentence::new(heading, Tone::Bold)];
        text.extend(panes::about_mark(cx, preview.mv));
        text.extend(answers::about(cx));
        text.extend(preview.sentences.iter().map(|line| Sentence::new(format!(" {line}"), tone(line))));
        let after = extras::tracks(language, cx.table(), &preview.after);
        text.push(Sentence::new(format!("= {after}"), Tone::Bold));
        text.extend(preview.next.map(|next| Sentence::new(next, Tone::Plain)));
        Pane::new(title, text)
    }

    fn players_pane(cx: &Cx<'_>, (width, height): (usize, usize)) -> Pane<Spans> {
        Pane::new(say!(cx.language(), "suburbia-players"), standing::lines(cx, width, height))
    }

    fn players_height(cx: &Cx<'_>, (_, height): (u16, u16)) -> u16 {
        let table = cx.table();
        let awards = AwardKind::ALL.into_iter().filter(|&kind| table.award(kind).is_some()).count();
        let extra = usize::from(table.plays().stars) + awards;
        let rows = 1 + table.seats() + cx.session.known_goals(cx.seat).len() + extra;
        (rows as u16 + 2).min(height.saturating_sub(13))
    }

    /// A borough as large as it fits.
    fn map(cx: &Cx<'_>, seat: Seat, own: bool, (width, height): (usize, usize)) -> Picture {
        let table = cx.table();
        let seat = if own { cx.shown() } else { seat };
        let lit = cx.step.filter(|step| own && step.form == Form::Cells);
        let picture = |scale| {
            let mut town = hexmap::town(cx.language(), table.rules(), table.borough(seat), scale);
            if let Some(step) = lit {
                town.cells.retain(|cell| cell.ink != Ink::Free);
                panes::light(cx, &mut town, step, scale);
            } else if own {
                panes::show_flip(cx, &mut town, seat, scale);
            }
            hexmap::draw(&town, scale)
        };
        let large = picture(Scale::Large);
        let (columns, rows) = large.size();
        if columns <= width && rows <= height { large } else { picture(Scale::Small) }
    }

    fn map_title(cx: &Cx<'_>) -> String {
        say!(cx.language(), "suburbia-borough", name = cx.session.name(cx.shown()))
    }

    /// A borough with a legend of its letters.
    fn town(cx: &Cx<'_>, seat: Seat) -> Option<(Pane<Sentence>, String)> {
        let (table, language) = (cx.table(), cx.language());
        let (name, tracks) = (cx.session.name(seat), extras::tracks(language, table, table.tracks(seat)));
        let title = say!(language, "suburbia-borough-of", name, tracks);
        let mut legend: Vec<Sentence> = Vec::new();
        for (index, tile) in table.borough(seat).tiles().enumerate() {
            let (name, letter) = (cx.tile(tile.kind), kind_letter(table.kind(tile.kind)));
            let mut text = format!("{} {letter} {name}", abbreviation(&name));
            if let Some(account) = extras::account(cx.session, seat, index) {
                text =
                    say!(language, "suburbia-legend-account", tile = text, at = tile.at.to_string(), account);
            }
            let line = Sentence::new(text, Tone::Plain);
            if !legend.contains(&line) {
                legend.push(line);
            }
        }
        Some((Pane::new(title, legend), say!(language, "suburbia-borough-keys")))
    }

    fn point((q, r): Place) -> (f64, f64) {
        let (q, r) = (f64::from(q), f64::from(r));
        (1.5 * q, 3f64.sqrt() * (r + q / 2.0))
    }

    fn sheet(cx: &Cx<'_>, key: char) -> Option<Pane<String>> {
        let language = cx.language();
        if key == 's' {
            return Some(Pane::new(say!(language, "screen-scoring"), Suburbia::scoring(cx.session)?));
        }
        if key == 't' {
            let text = [extras::stars(cx.session), extras::awards(cx.session, cx.seat)].concat();
            return Some(text)
                .filter(|text| !text.is_empty())
                .map(|text| Pane::new(say!(language, "suburbia-sheet"), text));
        }
        Some(Pane::new(say!(language, "suburbia-goals"), position::goals_or_none(cx.session, cx.seat)))
    }

    fn keys_help(cx: &Cx<'_>) -> String {
        let (table, language) = (cx.table(), cx.language());
        let (mut keys, mut notes) = (Vec::new(), Vec::new());
        if table.plays().borders {
            keys.push(say!(language, "suburbia-screen-help-borders"));
        }
        if table.plays().stars || table.plays().bonuses {
            keys.push(say!(language, "suburbia-screen-help-sheet"));
        }
        if table.rules().has(Special::Redevelopment) {
            notes.push(say!(language, "suburbia-screen-help-replace"));
        }
        if Special::CHOICES.into_iter().any(|special| table.rules().has(special)) {
            notes.push(say!(language, "suburbia-screen-help-choices"));
        }
        // Keys that choose come before the one that goes on.
        let help = say!(language, "suburbia-screen-help");
        let (before, after) = help.split_at(help.find(&say!(language, "key-enter")).unwrap_or(0));
        let keys = keys.into_iter().map(|keys| keys + "\n").collect::<String>();
        [vec![format!("{before}{keys}{after}")], notes].concat().join("\n")
    }
}

#[cfg(test)]
pub(super) mod pack_tests;
#[cfg(test)]
mod tests;
