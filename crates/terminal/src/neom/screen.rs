//! The screen of NEOM: a tile of the hand, or the pick, a Cornerstone or the sale; then a cell, then the terms; or the
//! answer to a Disaster.

mod panes;
mod payment;

use super::hints;
use super::position;
use super::preview::{MovePreview, all_answers, best_by_cell, cell_of, pick_preview};
use super::{citymap, citymap::Shape};
use crate::picture::Picture;
use crate::screen::describe::{
    Choice, Context, Form, Layout, Pane, Replies, Reply, ScreenGame, Sentence, Spans, Stage, Step, StepOf,
};
use crate::text::say;
use game_core::Seat;
use neom::moves::Move;
use neom::table::{Phase, Table};
use neom::tile::TileId;
use neom::{Neom, NeomView};
use render::neom::sentence::{self, disaster_name, number, tile_name};

type Cx<'a> = Context<'a, Neom>;

/// What is being chosen after the row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Kind {
    /// A cell for a tile: the best way for each of them.
    #[default]
    Cell,
    /// How it is paid, from the cheapest sellers.
    Payment,
    /// The same from all sellers.
    AnyPayment,
    /// What it produces.
    Produce,
    /// Which Cornerstones it swaps.
    Swap,
    /// How a Disaster is met.
    Answer,
}

/// A row of the list on the left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Item {
    /// A tile to choose, or the picked one.
    Tile(TileId),
    /// An unplaced Cornerstone of one's own.
    Stone(TileId),
    /// The sale of the picked tile.
    Sell,
}

impl Item {
    fn tile(self) -> Option<TileId> {
        match self {
            Item::Tile(tile) | Item::Stone(tile) => Some(tile),
            Item::Sell => None,
        }
    }
}

/// What the description asks for again and again.
impl<'a> Cx<'a> {
    fn table(&self) -> &'a Table {
        self.session.table()
    }

    fn view(&self) -> NeomView<'a> {
        self.session.view(self.seat)
    }

    fn tile_name(&self, tile: TileId) -> String {
        tile_name(self.language(), self.table().rules(), tile)
    }

    pub(crate) fn items(&self) -> Vec<Item> {
        let (table, view, seat) = (self.table(), self.view(), self.seat);
        let stones = || view.cornerstones(seat).iter().map(|&tile| Item::Stone(tile));
        match (table.phase(), table.pick(seat)) {
            (Phase::Act, Some(pick)) => {
                [Item::Tile(pick)].into_iter().chain(stones()).chain([Item::Sell]).collect()
            }
            (Phase::Draft { .. } | Phase::Select, _) => {
                view.spread().iter().map(|&tile| Item::Tile(tile)).chain(stones()).collect()
            }
            _ => stones().collect(),
        }
    }

    pub(crate) fn item(&self) -> Option<Item> {
        self.items().get(self.row).copied()
    }

    /// The pick that a tile is judged with: the picked one, or the tile itself as if it were picked.
    fn pick_for(&self, tile: TileId) -> TileId {
        self.table().pick(self.seat).unwrap_or(tile)
    }

    fn choice(&self, preview: MovePreview) -> Choice<Move> {
        let net = sentence::net(self.language(), &preview.brings);
        let cells = match preview.mv {
            Move::Sacrifice { cells } => cells.iter().map(citymap::place).collect(),
            mv => cell_of(mv).map(citymap::place).into_iter().collect(),
        };
        let text = match preview.mv {
            Move::Place { .. } | Move::Cornerstone { .. } => String::new(), // cells have no list
            _ => panes::answer(self, &preview),
        };
        Choice { mv: preview.mv, text, net, cells }
    }

    /// The best way to place a tile on each of its cells.
    fn placements(&self, tile: TileId) -> Vec<MovePreview> {
        let (view, pick) = (self.view(), self.pick_for(tile));
        pick_preview(&view, pick).map_or(Vec::new(), |ahead| best_by_cell(&ahead, tile, pick))
    }

    /// The name of the Disaster that strikes.
    fn disaster(&self) -> String {
        match self.table().disaster() {
            Some((disaster, _)) => disaster_name(self.language(), disaster),
            None => say!(self.language(), "neom-disaster"),
        }
    }

    /// Why a tile cannot be placed.
    fn refusal(&self, tile: TileId) -> String {
        let (view, name, language) = (self.view(), self.tile_name(tile), self.language());
        match position::offer(&view, tile) {
            Some((quote, table)) if quote.price > table.money(self.seat) => {
                let short = quote.price - table.money(self.seat);
                say!(language, "neom-short", tile = name, price = quote.price, short)
            }
            Some(_) => say!(language, "neom-no-road", tile = name),
            None => format!("{name}: {}.", position::why_not(language, &view, tile)),
        }
    }

    /// The table with the placement under the cursor carried out, so that its roads are seen; else as it is.
    fn shown_table(&self) -> Table {
        let placement = self.mv().filter(|mv| cell_of(*mv).is_some());
        let pile: Vec<TileId> = self.view().known_pile().collect();
        placement.and_then(|mv| self.table().after(self.seat, mv, &pile).ok()).unwrap_or(*self.table())
    }

    /// Two seats: whether one chooses first. Alone: whether the Disaster is still to come.
    fn in_time(&self) -> String {
        let language = self.language();
        match hints::first_chooser(self.table()) {
            Some(first) if first == self.seat => format!(" {}", say!(language, "neom-you-choose-first")),
            Some(_) => format!(" {}", say!(language, "neom-you-choose-second")),
            None => {
                let notes = hints::unseen(self.session, self.seat);
                let brief = |note: &String| format!(" {}.", note.split(['.', ';']).next().unwrap_or(note));
                notes.iter().map(brief).collect()
            }
        }
    }
}

impl ScreenGame for Neom {
    type Kind = Kind;

    const LAYOUT: Layout =
        Layout { left: [37, 46, 56, 80], short_list: true, long_text: true, steady_rows: false, side: 35 };
    const SHEETS: &'static [char] = &['g', 's'];

    fn first_step(cx: &Cx<'_>) -> Option<StepOf<Neom>> {
        let answers = || all_answers(&cx.view()).into_iter().map(|preview| cx.choice(preview)).collect();
        (cx.table().phase() == Phase::Disaster).then(|| Step::new(Kind::Answer, Form::List, answers()))
    }

    fn row_move(cx: &Cx<'_>) -> Option<Move> {
        match (cx.table().phase(), cx.item()?) {
            _ if !cx.table().to_act().contains(cx.seat) => None,
            (Phase::Draft { .. }, Item::Tile(tile)) => Some(Move::Draft { tile }),
            (Phase::Select, Item::Tile(tile)) => Some(Move::Select { tile }),
            (Phase::Act, Item::Sell) => Some(Move::Sell),
            _ => None,
        }
    }

    fn open_row(cx: &Cx<'_>) -> Result<StepOf<Neom>, String> {
        let tile = match (cx.table().phase(), cx.item()) {
            (Phase::Act, Some(Item::Tile(tile) | Item::Stone(tile))) => tile,
            (_, Some(Item::Stone(_))) => return Err(say!(cx.language(), "neom-pick-first")),
            _ => return Err(String::new()),
        };
        let previews = cx.placements(tile);
        // The cursor begins where it is worth most.
        let best = previews.iter().map(MovePreview::worth).max();
        let cursor = previews.iter().position(|preview| Some(preview.worth()) == best);
        let choices = previews.into_iter().map(|preview| cx.choice(preview)).collect();
        let step = Step::new(Kind::Cell, Form::Cells, choices);
        cursor.map(|cursor| Step { cursor, ..step }).ok_or_else(|| cx.refusal(tile))
    }

    fn next_step(cx: &Cx<'_>) -> Option<StepOf<Neom>> {
        let step = cx.step?;
        match step.kind {
            Kind::Cell => payment::first(cx, cx.item()?.tile()?, cell_of(step.mv()?)?, false),
            Kind::Answer => None,
            _ => payment::next(cx, step),
        }
    }

    fn is_row_key(_cx: &Cx<'_>, key: char) -> bool {
        key == 'x'
    }

    fn key(cx: &Cx<'_>, key: char) -> Replies<Neom> {
        let language = cx.language();
        match (cx.kind(), key) {
            (None, 'x') => vec![match cx.items().iter().position(|item| *item == Item::Sell) {
                Some(row) => Reply::Row(row),
                None => Reply::Say(say!(language, "neom-nothing-to-sell")),
            }],
            // Every seller, or only the cheapest again.
            (Some(kind @ (Kind::Payment | Kind::AnyPayment)), 'a') => {
                let Some(step) = cx.step else { return Vec::new() };
                let tile = cx.item().and_then(Item::tile);
                let at = step.mv().and_then(cell_of);
                let other =
                    tile.zip(at).and_then(|(tile, at)| payment::first(cx, tile, at, kind == Kind::Payment));
                let Some(other) = other else { return Vec::new() };
                let same = other.choices.len() == step.choices.len();
                let note = same.then(|| Reply::Say(say!(language, "neom-no-other-payment")));
                [Reply::Replace(other)].into_iter().chain(note).collect()
            }
            _ => Vec::new(),
        }
    }

    fn click_row(cx: &Cx<'_>, row: usize) -> Replies<Neom> {
        if cx.step.is_some() { Vec::new() } else { vec![Reply::Row(row)] }
    }

    fn lit(cx: &Cx<'_>) -> Vec<Choice<Move>> {
        let previews = cx.item().and_then(Item::tile).map(|tile| cx.placements(tile));
        previews.unwrap_or_default().into_iter().map(|preview| cx.choice(preview)).collect()
    }

    fn count(cx: &Cx<'_>) -> usize {
        cx.items().len()
    }

    /// Hand or pack with prices, Cornerstones, the sale.
    fn rows(cx: &Cx<'_>, width: usize) -> Pane<Spans> {
        let (table, language) = (cx.table(), cx.language());
        let title = match (table.phase(), table.has_hands()) {
            (Phase::Draft { .. }, true) => say!(language, "neom-list-draft"),
            (Phase::Draft { .. }, false) => say!(language, "neom-list-stack"),
            (Phase::Select, true) => say!(language, "neom-list-hand"),
            (Phase::Select, false) => say!(language, "neom-list-pack"),
            (Phase::Act, _) => say!(language, "neom-list-act"),
            _ => say!(language, "neom-list-stones"),
        };
        let items = cx.items();
        let digits = if items.len() > 9 { 2 } else { 1 };
        let view = cx.view();
        let rows = items.into_iter().enumerate().map(|(row, item)| {
            let mut spans = panes::row(cx, &view, item, width.saturating_sub(digits));
            spans.insert(0, (format!("{:>digits$}", row + 1), spans[0].1));
            spans
        });
        Pane::new(title, rows.collect())
    }

    fn list_head(cx: &Cx<'_>) -> Pane<String> {
        let language = cx.language();
        let title = match cx.kind() {
            Some(Kind::Payment) => say!(language, "neom-choose-payment"),
            Some(Kind::AnyPayment) => say!(language, "neom-choose-any-payment"),
            Some(Kind::Produce) => say!(language, "neom-choose-good"),
            Some(Kind::Swap) => say!(language, "neom-choose-swap"),
            _ => say!(language, "neom-choose-answer", disaster = cx.disaster()),
        };
        Pane::new(title, panes::cannot_pay(cx).into_iter().collect())
    }

    fn heading(cx: &Cx<'_>) -> String {
        let (table, seat, language) = (cx.table(), cx.seat, cx.language());
        format!(
            "NEOM, {}   {}: £{}  {}  {}",
            sentence::when(language, table),
            cx.name().chars().take(12).collect::<String>(),
            table.money(seat),
            say!(language, "neom-title-income", income = table.income(seat, table.generation())),
            say!(language, "neom-title-points", points = number(table.score(seat).total())),
        )
    }

    fn task(cx: &Cx<'_>) -> String {
        let (name, language) = (cx.name(), cx.language());
        let tile = || cx.item().and_then(Item::tile).map(|tile| cx.tile_name(tile)).unwrap_or_default();
        match cx.kind() {
            None => match cx.table().phase() {
                Phase::Draft { .. } => say!(language, "neom-task-draft", name),
                Phase::Select => format!("{}{}", say!(language, "neom-task-select", name), cx.in_time()),
                _ => say!(language, "neom-task-act", name),
            },
            Some(Kind::Cell) => say!(language, "neom-task-where", tile = tile()),
            Some(Kind::Payment | Kind::AnyPayment) => say!(language, "neom-task-payment", tile = tile()),
            Some(Kind::Produce) => say!(language, "neom-task-good", tile = tile()),
            Some(Kind::Swap) => say!(language, "neom-task-swap", tile = tile()),
            Some(Kind::Answer) => say!(language, "neom-task-answer", disaster = cx.disaster()),
        }
    }

    fn keys(cx: &Cx<'_>) -> String {
        let language = cx.language();
        // Where a text goes on, its own frame says so.
        match (cx.kind(), cx.plays()) {
            (None, true) => say!(language, "neom-keys-play"),
            (None, false) if cx.table().phase() == Phase::Act => say!(language, "neom-keys-act"),
            (None, false) => say!(language, "neom-keys-look"),
            (Some(Kind::Cell), true) => say!(language, "neom-keys-cells-play"),
            (Some(Kind::Cell), false) => say!(language, "neom-keys-cells"),
            (Some(Kind::Payment | Kind::AnyPayment), true) => say!(language, "neom-keys-payment-play"),
            (Some(Kind::Payment | Kind::AnyPayment), false) => say!(language, "neom-keys-payment"),
            (Some(Kind::Answer), _) => say!(language, "neom-keys-answer"),
            (Some(_), true) => say!(language, "neom-keys-terms-play"),
            (Some(_), false) => say!(language, "neom-keys-terms"),
        }
    }

    fn idle_keys(cx: &Cx<'_>) -> String {
        match cx.stage {
            Stage::Over => say!(cx.language(), "neom-keys-over"),
            _ => say!(cx.language(), "neom-keys-watch"),
        }
    }

    fn detail(cx: &Cx<'_>) -> Pane<Sentence> {
        panes::about(cx)
    }

    fn players_pane(cx: &Cx<'_>, room: (usize, usize)) -> Pane<Spans> {
        panes::players(cx, room)
    }

    /// The players get what a city of the largest size that fits leaves.
    fn players_height(cx: &Cx<'_>, (width, height): (u16, u16)) -> u16 {
        let wanted = 2 * cx.table().seats() as u16 + 3;
        let least = wanted.min(5);
        let room = (width.saturating_sub(2), height.saturating_sub(least + 2));
        let city = Shape::fitting(room.0.into(), room.1.into()).size().1 as u16 + 2;
        height.saturating_sub(city).clamp(least, wanted.max(least))
    }

    fn map(cx: &Cx<'_>, seat: Seat, own: bool, (width, height): (usize, usize)) -> Picture {
        let shape = Shape::fitting(width, height);
        let table = if own { cx.shown_table() } else { *cx.table() };
        let mut labels = citymap::labels(cx.language(), table.rules(), table.city(seat), shape);
        match cx.step {
            _ if !own => {}
            None => panes::light(&mut labels, cx.lit, None, shape),
            Some(step) if step.kind == Kind::Cell => {
                panes::light(&mut labels, &step.choices, Some(step.cursor), shape);
            }
            Some(step) if step.kind == Kind::Answer => panes::mark(cx, &mut labels),
            Some(step) => panes::light(&mut labels, &step.choices[step.cursor..][..1], Some(0), shape),
        }
        citymap::draw(table.city(seat), &labels, shape)
    }

    fn map_title(cx: &Cx<'_>) -> String {
        let goods = sentence::goods_text(cx.language(), cx.table().city(cx.seat).goods());
        say!(cx.language(), "neom-city", name = cx.name(), goods)
    }

    fn town(cx: &Cx<'_>, seat: Seat) -> Option<(Pane<Sentence>, String)> {
        let (table, session, language) = (cx.table(), cx.session, cx.language());
        let title = say!(
            language,
            "neom-city-of",
            name = session.name(seat),
            money = table.money(seat),
            income = table.income(seat, table.generation()),
            goods = sentence::goods_text(language, table.city(seat).goods()),
        );
        let title = format!("{title}{}", position::routes_text(language, table, seat));
        Some((Pane::new(title, panes::legend(cx, seat)), say!(language, "neom-city-keys")))
    }

    fn sheet(cx: &Cx<'_>, key: char) -> Option<Pane<String>> {
        let (table, reader, language) = (cx.table(), cx.session.reader(), cx.language());
        if key == 'g' {
            return Some(Pane::new(say!(language, "neom-goods"), position::goods(cx.session, cx.seat)));
        }
        // The sheet of all seats; then where the points come from.
        let (title, mut text) = match cx.stage {
            Stage::Over => {
                let scoring = sentence::scoring(reader, table, &table.standings());
                (say!(language, "screen-scoring"), scoring)
            }
            _ => (say!(language, "neom-score-now"), sentence::score_sheet(reader, table)),
        };
        let others = table.all_seats().filter(|&seat| seat != cx.seat);
        for seat in [cx.seat].into_iter().chain(others) {
            text.extend(sentence::score_details(reader, table, seat));
        }
        Some(Pane::new(title, text))
    }

    fn keys_help(cx: &Cx<'_>) -> String {
        say!(cx.language(), "neom-screen-help")
    }
}

#[cfg(test)]
mod tests;
