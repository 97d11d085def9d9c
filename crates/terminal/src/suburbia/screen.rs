//! The screen of Suburbia: the market, then a cell; or one of the goals, or a tile to discard.

mod panes;

use super::hexmap::{self, Scale, abbreviation};
use super::position;
use super::preview::{MovePreview, buy_price};
use crate::TerminalGame;
use crate::picture::{Ink, Picture, Place};
use crate::screen::describe::{
    Choice, Context, Form, Layout, Pane, Replies, Reply, ScreenGame, Sentence, Spans, Stage, Step, StepOf,
    Tone,
};
use crate::screen::fit;
use crate::text::say;
use game_core::Seat;
use render::suburbia::sentence::{self, category_letter, number, tile_name, to_red_line};
use render::text::Language;
use suburbia::Suburbia;
use suburbia::hex::Hex;
use suburbia::moves::Move;
use suburbia::table::{Phase, Table, Tracks};
use suburbia::tile::KindId;

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
}

/// A row of the market. The switch of the screen makes lakes of the slots.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Item {
    /// A market slot, from 0.
    Slot(usize),
    Basic(KindId),
    Invest,
}

fn items(table: &Table) -> Vec<Item> {
    let slots = (0..table.market().len()).map(Item::Slot);
    slots.chain(table.basics().map(|(kind, _)| Item::Basic(kind))).chain([Item::Invest]).collect()
}

impl Item {
    /// The tile that lies there.
    fn kind(self, table: &Table) -> Option<KindId> {
        match self {
            Item::Slot(slot) => table.market().get(slot).copied().flatten(),
            Item::Basic(kind) => Some(kind),
            Item::Invest => None,
        }
    }

    fn is_slot(self) -> bool {
        matches!(self, Item::Slot(_))
    }

    /// What it costs to build.
    fn price(self, table: &Table, lake: bool) -> Option<i32> {
        match self {
            Item::Slot(slot) => {
                buy_price(table, slot).map(|price| if lake { table.slot_price(slot) } else { price })
            }
            Item::Basic(kind) => Some(table.kind(kind).cost.into()),
            Item::Invest => None,
        }
    }

    /// Whether a move builds with it.
    fn builds(self, lake: bool, mv: Move) -> bool {
        match (self, mv) {
            (Item::Slot(slot), Move::Buy { slot: of, .. }) => !lake && usize::from(of.0) == slot,
            (Item::Slot(slot), Move::Lake { slot: of, .. }) => lake && usize::from(of.0) == slot,
            (Item::Basic(kind), Move::Basic { tile, .. }) => tile == kind,
            (Item::Invest, Move::Invest { .. }) => true,
            _ => false,
        }
    }
}

/// What the description asks for again and again.
impl Cx<'_> {
    fn table(&self) -> &Table {
        self.session.table()
    }

    pub(crate) fn item(&self) -> Item {
        items(self.table()).get(self.row).copied().unwrap_or(Item::Invest)
    }

    fn discarding(&self) -> bool {
        self.kind() == Some(Kind::Discard)
    }

    fn tile(&self, kind: KindId) -> String {
        tile_name(self.language(), self.table().kind(kind))
    }

    fn previews(&self, fits: impl Fn(Move) -> bool) -> Vec<MovePreview> {
        let moves = self.session.legal_moves(self.seat).into_iter().filter(|&mv| fits(mv));
        moves.filter_map(|mv| MovePreview::of(self.session, self.seat, mv).ok()).collect()
    }

    /// The cells for the row under the cursor, as a lake or not, or why there are none.
    fn cells(&self, lake: bool) -> Result<StepOf<Suburbia>, String> {
        let item = self.item();
        let mut previews = self.previews(|mv| item.builds(lake, mv));
        previews.sort_by_key(|preview| cell(preview.mv).map(|at| (2 * at.r + at.q, at.q)));
        // The cursor begins where income and reputation gain most, near the middle among equals.
        let near = |preview: &MovePreview| cell(preview.mv).map_or(0, |at| -distance(at));
        let best = previews.iter().max_by_key(|preview| (preview.worth, near(preview))).map(|best| best.mv);
        let cursor = previews.iter().position(|preview| Some(preview.mv) == best);
        let step = Step::new(Kind::Cell, Form::Cells, previews.into_iter().map(choice).collect());
        cursor.map(|cursor| Step { cursor, ..step }).ok_or_else(|| self.why_not(item, lake))
    }

    /// Why a row cannot be built.
    fn why_not(&self, item: Item, lake: bool) -> String {
        let (language, table, tracks) = (self.language(), self.table(), self.table().tracks(self.seat));
        let name = item.kind(table).map(|kind| self.tile(kind));
        match (item, name, item.price(table, lake)) {
            (Item::Invest, ..) if tracks.markers == 0 => say!(language, "suburbia-no-markers"),
            (Item::Invest, ..) => say!(language, "suburbia-no-marker-paid"),
            (_, Some(tile), Some(price)) if price > tracks.money => {
                let short = price - tracks.money;
                match item {
                    Item::Slot(_) if lake => say!(language, "suburbia-lake-short", price, short),
                    Item::Slot(slot) if table.slot_price(slot) <= tracks.money => {
                        let lake = table.slot_price(slot);
                        say!(language, "suburbia-short-but-lake", tile, price, short, lake)
                    }
                    _ => say!(language, "suburbia-short", tile, price, short),
                }
            }
            (Item::Basic(_), Some(tile), _) => say!(language, "suburbia-none-left", tile),
            _ => say!(language, "suburbia-slot-empty"),
        }
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

fn choice(preview: MovePreview) -> Choice<Move> {
    let cells = cell(preview.mv).map(|at| (at.q.into(), at.r.into())).into_iter().collect();
    Choice { mv: preview.mv, text: String::new(), net: preview.net, cells }
}

/// Income, reputation and population, each after its letter.
fn short_tracks(language: Language, tracks: &Tracks) -> [String; 3] {
    let (income, reputation) = (number(tracks.income.into()), number(tracks.reputation.into()));
    [
        say!(language, "suburbia-income-short", income),
        say!(language, "suburbia-reputation-short", reputation),
        say!(language, "suburbia-population-short", population = tracks.population),
    ]
}

/// Steps from the middle of the board.
fn distance(at: Hex) -> i32 {
    let (q, r) = (i32::from(at.q), i32::from(at.r) - 1);
    (q.abs() + r.abs() + (q + r).abs()) / 2
}

/// The cell a move is about.
fn cell(mv: Move) -> Option<Hex> {
    match mv {
        Move::Buy { at, .. } | Move::Basic { at, .. } | Move::Lake { at, .. } | Move::Replace { at, .. } => {
            Some(at)
        }
        Move::Invest { at, .. } => Some(at.anchor()),
        Move::Border { at, .. } | Move::BorderLake { at, .. } => Some(at.at),
        Move::Keep { .. } | Move::Discard { .. } | Move::Pass => None,
    }
}

/// The slot a discard takes.
fn discards(mv: Move) -> Option<usize> {
    match mv {
        Move::Discard { slot } => Some(slot.0.into()),
        _ => None,
    }
}

impl ScreenGame for Suburbia {
    type Kind = Kind;

    const LAYOUT: Layout =
        Layout { left: [38, 46, 60, 84], short_list: false, long_text: false, steady_rows: true, side: 30 };
    const ROW_KEYS: &'static [char] = &['a', 'b', 'i'];
    const SHEETS: &'static [char] = &['g', 's'];

    fn first_step(cx: &Cx<'_>) -> Option<StepOf<Suburbia>> {
        let kind = match cx.table().phase() {
            Phase::Build => return None,
            Phase::Goals => Kind::Goal,
            _ => Kind::Discard,
        };
        let previews = cx.previews(|_| true);
        // A discard begins where it costs least.
        let most = previews.iter().map(|preview| preview.after.money).max();
        let cursor = previews.iter().position(|preview| Some(preview.after.money) == most).unwrap_or(0);
        let step = Step::new(kind, Form::Rows, previews.into_iter().map(choice).collect());
        Some(Step { cursor, ..step })
    }

    fn open_row(cx: &Cx<'_>) -> Result<StepOf<Suburbia>, String> {
        cx.cells(cx.switched)
    }

    fn key(cx: &Cx<'_>, key: char) -> Replies<Suburbia> {
        let items = items(cx.table());
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
            (Some(Kind::Cell), 'k' | 'l') if !cx.item().is_slot() => {
                vec![Reply::Say(say!(cx.language(), "suburbia-only-slots"))]
            }
            // The same slot face down or up again, on the same cell.
            (Some(Kind::Cell), 'k' | 'l') => match cx.cells(!cx.switched) {
                Ok(mut step) => {
                    let was = cx.mv().and_then(cell);
                    let same = step.choices.iter().position(|choice| cell(choice.mv) == was);
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
            short_tracks(language, tracks).join("  "),
        )
    }

    fn task(cx: &Cx<'_>) -> String {
        let (language, name) = (cx.language(), cx.name());
        match (cx.kind(), cx.item()) {
            (None, _) if cx.switched => say!(language, "suburbia-task-lake", name),
            (None, _) => say!(language, "suburbia-task-build", name),
            (Some(Kind::Cell), Item::Invest) => say!(language, "suburbia-task-marker"),
            (Some(Kind::Cell), item) if cx.switched && item.is_slot() => {
                say!(language, "suburbia-task-lake-where")
            }
            (Some(Kind::Cell), item) => {
                let tile = item.kind(cx.table()).map(|kind| cx.tile(kind)).unwrap_or_default();
                say!(language, "suburbia-task-where", tile)
            }
            _ => format!("{}.", Suburbia::due(cx.session, cx.seat)),
        }
    }

    fn keys(cx: &Cx<'_>) -> String {
        match cx.kind() {
            None => say!(cx.language(), "suburbia-keys-market"),
            Some(Kind::Cell) => say!(cx.language(), "suburbia-keys-cells"),
            Some(_) => say!(cx.language(), "suburbia-keys-choice"),
        }
    }

    fn idle_keys(cx: &Cx<'_>) -> String {
        match cx.stage {
            Stage::Over => say!(cx.language(), "suburbia-keys-over"),
            _ => say!(cx.language(), "suburbia-keys-watch"),
        }
    }

    fn detail(cx: &Cx<'_>) -> Pane<Sentence> {
        let language = cx.language();
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
        let heading = match cell(preview.mv) {
            Some(at) => say!(language, "suburbia-preview-at", what, at = at.to_string(), net),
            None => say!(language, "suburbia-preview-discard", what, net),
        };
        // Losses stand out, by their sign and by colour; what is paid has none.
        let gains = |line: &str| !line.contains('−') && line.contains(['+', '±']);
        let tone = |line: &str| if gains(line) { Tone::Good } else { Tone::Bad };
        let mut text = vec![Sentence::new(heading, Tone::Bold)];
        text.extend(preview.sentences.iter().map(|line| Sentence::new(format!(" {line}"), tone(line))));
        let after = sentence::tracks(language, &preview.after);
        text.push(Sentence::new(format!("= {after}"), Tone::Bold));
        text.extend(preview.next.map(|next| Sentence::new(next, Tone::Plain)));
        Pane::new(title, text)
    }

    fn players_pane(cx: &Cx<'_>, (width, height): (usize, usize)) -> Pane<Spans> {
        let (table, language) = (cx.table(), cx.language());
        let name_width = if width > 50 { 14 } else { 9 };
        let goals = panes::goal_lines(cx, width);
        let headed = 1 + table.seats() + goals.len() <= height;
        let mut lines = Vec::new();
        if headed {
            let columns = say!(language, "suburbia-columns");
            lines.push(vec![(format!("{:<name_width$}    $  {columns}", ""), Tone::Dim)]);
        }
        for seat in table.all_seats() {
            let tracks = table.tracks(seat);
            let name = fit(cx.session.name(seat), name_width);
            let (income, reputation) = (number(tracks.income.into()), number(tracks.reputation.into()));
            let (money, population) = (tracks.money, tracks.population);
            let line = say!(language, "suburbia-red-line", ahead = to_red_line(population));
            let text = if headed {
                format!("{name:<name_width$} {money:>4} {income:>4} {reputation:>4} {population:>5}  {line}")
            } else {
                let (money, line) = (format!("${money}"), say!(language, "suburbia-red-line-named", line));
                let [income, reputation, population] = short_tracks(language, tracks);
                format!("{name:<name_width$} {money:>4} {income:<3} {reputation:<3} {population:<4} {line}")
            };
            lines.push(vec![(text, if seat == cx.seat { Tone::Bold } else { Tone::Plain })]);
        }
        lines.extend(goals.into_iter().map(|goal| vec![(goal, Tone::Plain)]));
        if lines.len() > height && height > 0 {
            lines.truncate(height - 1);
            lines.push(vec![(say!(language, "suburbia-more-goals"), Tone::Dim)]);
        }
        Pane::new(say!(language, "suburbia-players"), lines)
    }

    fn players_height(cx: &Cx<'_>, (_, height): (u16, u16)) -> u16 {
        let rows = 1 + cx.table().seats() + cx.session.known_goals(cx.seat).len();
        (rows as u16 + 2).min(height.saturating_sub(13))
    }

    /// A borough as large as it fits.
    fn map(cx: &Cx<'_>, seat: Seat, own: bool, (width, height): (usize, usize)) -> Picture {
        let table = cx.table();
        let lit = cx.step.filter(|step| own && step.form == Form::Cells);
        let picture = |scale| {
            let mut cells = hexmap::cells(cx.language(), table.rules(), table.borough(seat), scale);
            if let Some(step) = lit {
                cells.retain(|cell| cell.ink != Ink::Free);
                panes::light(&mut cells, step, scale);
            }
            hexmap::draw(&cells, scale)
        };
        let large = picture(Scale::Large);
        let (columns, rows) = large.size();
        if columns <= width && rows <= height { large } else { picture(Scale::Small) }
    }

    fn map_title(cx: &Cx<'_>) -> String {
        say!(cx.language(), "suburbia-borough", name = cx.name())
    }

    /// A borough with a legend of its letters.
    fn town(cx: &Cx<'_>, seat: Seat) -> Option<(Pane<Sentence>, String)> {
        let (table, language) = (cx.table(), cx.language());
        let (name, tracks) = (cx.session.name(seat), sentence::tracks(language, table.tracks(seat)));
        let title = say!(language, "suburbia-borough-of", name, tracks);
        let mut legend: Vec<Sentence> = Vec::new();
        for tile in table.borough(seat).tiles() {
            let (name, letter) = (cx.tile(tile.kind), category_letter(table.kind(tile.kind).category));
            let line = Sentence::new(format!("{} {letter} {name}", abbreviation(&name)), Tone::Plain);
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
        Some(Pane::new(say!(language, "suburbia-goals"), position::goals_or_none(cx.session, cx.seat)))
    }

    fn keys_help(cx: &Cx<'_>) -> String {
        say!(cx.language(), "suburbia-screen-help")
    }
}

#[cfg(test)]
mod tests;
