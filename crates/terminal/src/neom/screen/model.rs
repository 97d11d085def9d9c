//! What the screen shows: the session, where the cursor is, what is being chosen.
//!
//! **Invariant:** only [`Model::confirm`] plays a move, and only the one whose preview is on the screen.

use super::bargain::{Bargain, Step};
use crate::neom::hints::refusal;
use crate::neom::position::{offer, why_not};
use crate::neom::preview::{MovePreview, all_answers, best_by_cell, cell_of, pick_preview};
use crate::screen::desk::{Desk, Next};
use crate::{PlayError, Session};
use game_core::Seat;
use neom::moves::Move;
use neom::table::{Phase, Table};
use neom::tile::TileId;
use neom::{Neom, NeomView};

/// A row of the list on the left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Item {
    /// A tile to choose, or the picked one.
    Tile(TileId),
    /// An unplaced Cornerstone of one's own.
    Stone(TileId),
    /// The sale of the picked tile.
    Sell,
}

/// What is being decided.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Stage {
    /// The next person has to take the seat before anything is shown.
    HandOver,
    /// A bot moves.
    Computer,
    /// Which row of the list.
    List,
    /// Where a tile goes: the best way for each cell.
    Cell {
        tile: TileId,
        previews: Vec<MovePreview>,
        cursor: usize,
    },
    /// How it is paid, and what it lets one choose.
    Terms(Bargain),
    /// How a Disaster is met.
    Answer {
        previews: Vec<MovePreview>,
        cursor: usize,
    },
    Over,
}

/// Something drawn over everything.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Overlay {
    Help,
    Goods,
    City(Seat),
    Score,
    Quit,
}

/// Where scrolling and, in small windows, the space goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pane {
    List,
    Log,
}

/// The whole state of the screen.
pub(crate) struct Model {
    pub(super) desk: Desk<Neom>,
    pub(super) stage: Stage,
    pub(super) overlay: Option<Overlay>,
    pub(super) focus: Pane,
    /// Row of the list.
    pub(super) row: usize,
    /// Where the tile under the cursor could go, while a row is chosen.
    pub(super) lit: Vec<MovePreview>,
}

impl Model {
    pub fn new(session: Session<Neom>) -> Model {
        let mut model = Model {
            desk: Desk::new(session),
            stage: Stage::Computer,
            overlay: None,
            focus: Pane::List,
            row: 0,
            lit: Vec::new(),
        };
        model.refresh();
        if model.desk.begins_with_hand_over() {
            model.stage = Stage::HandOver;
        }
        model
    }

    pub(super) fn table(&self) -> &Table {
        self.desk.session.table()
    }

    pub(super) fn view(&self) -> NeomView<'_> {
        self.desk.session.view(self.desk.seat)
    }

    /// Lets one bot move; false if nobody but a person can go on.
    pub(super) fn let_think(&mut self) -> Result<bool, PlayError> {
        if self.stage != Stage::Computer {
            return Ok(false);
        }
        self.desk.session.step()?;
        self.refresh();
        Ok(true)
    }

    /// Fits the stage to whose turn it is.
    pub(super) fn refresh(&mut self) {
        self.lit.clear();
        match self.desk.turn() {
            Next::Over => {
                self.stage = Stage::Over;
                self.overlay = Some(Overlay::Score);
            }
            Next::Computer => self.stage = Stage::Computer,
            Next::HandOver => self.stage = Stage::HandOver,
            Next::Decide => self.begin(),
        }
    }

    /// The person at the keyboard decides.
    pub(super) fn begin(&mut self) {
        self.focus = Pane::List;
        self.desk.scroll = 0;
        self.row = 0;
        self.stage = match self.table().phase() {
            Phase::Disaster => Stage::Answer { previews: all_answers(&self.view()), cursor: 0 },
            _ => Stage::List,
        };
        self.light();
    }

    /// The rows of the list.
    pub(super) fn items(&self) -> Vec<Item> {
        let (table, view, seat) = (self.table(), self.view(), self.desk.seat);
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

    /// The row under the cursor.
    pub(super) fn item(&self) -> Option<Item> {
        self.items().get(self.row).copied()
    }

    pub(super) fn set_row(&mut self, row: usize) {
        if row < self.items().len() {
            self.row = row;
            self.desk.scroll = 0;
            self.light();
        }
    }

    /// Finds where the tile under the cursor could go.
    fn light(&mut self) {
        let tile = match (self.stage == Stage::List, self.item()) {
            (true, Some(Item::Tile(tile) | Item::Stone(tile))) => Some(tile),
            _ => None,
        };
        self.lit = tile.map_or(Vec::new(), |tile| self.placements(tile));
    }

    /// The pick that a tile is judged with: the picked one, or the tile itself as if it were picked.
    fn pick_for(&self, tile: TileId) -> TileId {
        self.table().pick(self.desk.seat).unwrap_or(tile)
    }

    /// The best way to place a tile on each of its cells.
    fn placements(&self, tile: TileId) -> Vec<MovePreview> {
        let (view, pick) = (self.view(), self.pick_for(tile));
        let Some(pick_preview) = pick_preview(&view, pick) else { return Vec::new() };
        best_by_cell(&pick_preview, tile, pick)
    }

    /// What Enter would play in the list: a choice of a tile, or the sale.
    pub(super) fn row_move(&self) -> Option<Move> {
        let (table, acting) = (self.table(), self.table().to_act().contains(self.desk.seat));
        match (table.phase(), self.item()?) {
            _ if !acting => None,
            (Phase::Draft { .. }, Item::Tile(tile)) => Some(Move::Draft { tile }),
            (Phase::Select, Item::Tile(tile)) => Some(Move::Select { tile }),
            (Phase::Act, Item::Sell) => Some(Move::Sell),
            _ => None,
        }
    }

    /// Enter in the list: plays a choice, or goes on to the cells of a tile; or says why not.
    pub(super) fn enter_row(&mut self) -> Result<(), PlayError> {
        if let Some(mv) = self.row_move() {
            return self.play(mv);
        }
        match (self.table().phase(), self.item()) {
            (Phase::Act, Some(Item::Tile(tile) | Item::Stone(tile))) => self.choose_cell(tile),
            (_, Some(Item::Stone(_))) => {
                self.desk.message =
                    Some("A Cornerstone is placed instead of a tile you picked: pick one first.".to_owned());
            }
            _ => {}
        }
        Ok(())
    }

    fn choose_cell(&mut self, tile: TileId) {
        let previews = self.placements(tile);
        if previews.is_empty() {
            self.desk.message = Some(self.refusal(tile));
            return;
        }
        // The cursor begins where it is worth most.
        let best = previews.iter().map(MovePreview::worth).max();
        let cursor = previews.iter().position(|preview| Some(preview.worth()) == best).unwrap_or(0);
        self.desk.scroll = 0;
        self.focus = Pane::List;
        self.stage = Stage::Cell { tile, previews, cursor };
    }

    /// Why a tile cannot be placed.
    pub(super) fn refusal(&self, tile: TileId) -> String {
        let (view, name) = (self.view(), &self.table().tile(tile).name);
        match offer(&view, tile) {
            Some((quote, table)) if quote.price > table.money(self.desk.seat) => {
                let short = quote.price - table.money(self.desk.seat);
                format!("{name} costs £{}; you are £{short} short.", quote.price)
            }
            Some(_) => format!("No cell for {name}: no road of yours meets its roads."),
            None => format!("{name}: {}.", why_not(&view, tile)),
        }
    }

    /// Enter on a cell: plays if nothing is left to choose or to pay for, else asks for the terms.
    pub(super) fn enter_cell(&mut self) -> Result<(), PlayError> {
        match self.bargain(false) {
            Some(bargain) if bargain.plain() => self.confirm(),
            Some(bargain) => {
                self.desk.scroll = 0;
                self.stage = Stage::Terms(bargain);
                Ok(())
            }
            None => Ok(()),
        }
    }

    /// All ways to place the tile on the cell under the cursor, or on the cell being settled.
    fn bargain(&self, every: bool) -> Option<Bargain> {
        let (tile, at) = match &self.stage {
            Stage::Cell { tile, previews, cursor } => (*tile, cell_of(previews.get(*cursor)?.mv)?),
            Stage::Terms(bargain) => (bargain.tile, bargain.at),
            _ => return None,
        };
        let view = self.view();
        let pick = self.pick_for(tile);
        Bargain::new(&pick_preview(&view, pick)?, pick, tile, at, every)
    }

    /// Offers every seller, or only the cheapest again.
    pub(super) fn switch_sellers(&mut self) {
        let Stage::Terms(old) = &self.stage else { return };
        if old.step != Step::Payment {
            return;
        }
        let (every, before) = (!old.every, old.options.len());
        if let Some(bargain) = self.bargain(every) {
            if bargain.options.len() == before {
                self.desk.message = Some("There are no other ways to pay.".to_owned());
            }
            self.desk.scroll = 0;
            self.stage = Stage::Terms(bargain);
        }
    }

    /// Enter on a step: plays if it was the last, else goes on.
    pub(super) fn enter_terms(&mut self) -> Result<(), PlayError> {
        let Stage::Terms(bargain) = &mut self.stage else { return Ok(()) };
        if bargain.settles() {
            return self.confirm();
        }
        bargain.choose();
        self.desk.scroll = 0;
        Ok(())
    }

    /// One step back; nothing was played.
    pub(super) fn back(&mut self) {
        self.desk.scroll = 0;
        match &self.stage {
            Stage::Terms(bargain) => {
                let (tile, at) = (bargain.tile, bargain.at);
                self.choose_cell(tile);
                self.point_at(at);
            }
            Stage::Cell { .. } => {
                self.stage = Stage::List;
                self.light();
            }
            _ => {}
        }
    }

    /// Puts the cursor on a cell, if it is one to choose.
    pub(super) fn point_at(&mut self, at: neom::cell::Cell) {
        if let Stage::Cell { previews, cursor, .. } = &mut self.stage
            && let Some(found) = previews.iter().position(|preview| cell_of(preview.mv) == Some(at))
        {
            *cursor = found;
            self.desk.scroll = 0;
        }
    }

    /// The preview under the cursor, where one is chosen.
    pub(super) fn preview(&self) -> Option<&MovePreview> {
        match &self.stage {
            Stage::Cell { previews, cursor, .. } | Stage::Answer { previews, cursor } => {
                previews.get(*cursor)
            }
            Stage::Terms(bargain) => bargain.preview(),
            _ => None,
        }
    }

    /// Whether Enter plays now.
    pub(super) fn enter_plays(&self) -> bool {
        match &self.stage {
            Stage::List => self.row_move().is_some(),
            Stage::Cell { .. } => self.bargain(false).is_some_and(|bargain| bargain.plain()),
            Stage::Terms(bargain) => bargain.settles(),
            Stage::Answer { .. } => true,
            _ => false,
        }
    }

    /// Plays the move under the cursor.
    pub(super) fn confirm(&mut self) -> Result<(), PlayError> {
        match self.preview().map(|preview| preview.mv) {
            Some(mv) => self.play(mv),
            None => Ok(()),
        }
    }

    fn play(&mut self, mv: Move) -> Result<(), PlayError> {
        match self.desk.session.play(mv)? {
            Ok(()) => {
                self.refresh();
                // In a small window what happened comes before what is next, unless there is a hand to look at.
                if self.stage == Stage::Over {
                    self.focus = Pane::Log;
                }
            }
            Err(illegal) => {
                let reason = refusal(&self.desk.session, self.desk.seat, &illegal);
                self.desk.message = Some(format!("Not possible: {reason}."));
            }
        }
        Ok(())
    }

    /// Takes back to the previous decision.
    pub(super) fn undo(&mut self) -> Result<(), PlayError> {
        if self.desk.undo()? {
            self.overlay = None;
            self.refresh();
        }
        Ok(())
    }
}
