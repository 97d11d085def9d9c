//! What the screen shows: the session, where the cursor is, what is being chosen.
//!
//! **Invariant:** only [`Model::confirm`] plays a move, and only the one whose preview is on the screen.

use crate::screen::desk::{Desk, Next};
use crate::suburbia::preview::{MovePreview, buy_price};
use crate::{PlayError, Session};
use game_core::Seat;
use suburbia::Suburbia;
use suburbia::hex::{Hex, hex};
use suburbia::moves::Move;
use suburbia::table::Phase;
use suburbia::tile::KindId;

/// Something to build with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Item {
    /// A market slot, from 0.
    Slot(usize),
    Basic(KindId),
    Invest,
}

/// What is being decided.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Stage {
    /// The next person has to take the seat before anything is shown.
    HandOver,
    /// A bot or Dale moves.
    Computer,
    /// One of the listed moves is played on Enter: goals and discards.
    Choose {
        previews: Vec<MovePreview>,
        cursor: usize,
    },
    /// What to build.
    Pick,
    /// Where to build it.
    Place {
        item: Item,
        previews: Vec<MovePreview>,
        cursor: usize,
    },
    Over,
}

/// Something drawn over everything.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Overlay {
    Help,
    Goals,
    Borough(Seat),
    Scoring,
    Quit,
}

/// Where scrolling and, in small windows, the space goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pane {
    Market,
    Log,
}

/// The whole state of the screen.
pub(crate) struct Model {
    pub(super) desk: Desk<Suburbia>,
    pub(super) stage: Stage,
    pub(super) overlay: Option<Overlay>,
    pub(super) focus: Pane,
    /// Row of the market pane.
    pub(super) row: usize,
    /// Whether market tiles are taken as lakes.
    pub(super) lake: bool,
}

impl Model {
    pub fn new(session: Session<Suburbia>) -> Model {
        let mut model = Model {
            desk: Desk::new(session),
            stage: Stage::Computer,
            overlay: None,
            focus: Pane::Market,
            row: 0,
            lake: false,
        };
        model.refresh();
        if model.desk.begins_with_hand_over() {
            model.stage = Stage::HandOver;
        }
        model
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
        self.lake = false;
        match self.desk.turn() {
            Next::Over => {
                self.stage = Stage::Over;
                self.overlay = Some(Overlay::Scoring);
            }
            Next::Computer => self.stage = Stage::Computer,
            Next::HandOver => self.stage = Stage::HandOver,
            Next::Decide => self.begin(),
        }
    }

    /// The person at the keyboard decides.
    pub(super) fn begin(&mut self) {
        self.stage = match self.desk.session.table().phase() {
            Phase::Build => Stage::Pick,
            _ => {
                self.focus = Pane::Market;
                let previews = self.previews(self.desk.session.legal_moves(self.desk.seat));
                // A discard begins where it costs least.
                let most = previews.iter().map(|preview| preview.after.money).max();
                let cursor = previews.iter().position(|preview| Some(preview.after.money) == most);
                Stage::Choose { previews, cursor: cursor.unwrap_or(0) }
            }
        };
        self.row = self.row.min(self.items().len().saturating_sub(1));
    }

    fn previews(&self, moves: impl IntoIterator<Item = Move>) -> Vec<MovePreview> {
        moves
            .into_iter()
            .filter_map(|mv| MovePreview::of(&self.desk.session, self.desk.seat, mv).ok())
            .collect()
    }

    /// The rows of the market pane.
    pub(super) fn items(&self) -> Vec<Item> {
        let table = self.desk.session.table();
        let slots = (0..table.market().len()).map(Item::Slot);
        let basics = table.basics().map(|(kind, _)| Item::Basic(kind));
        slots.chain(basics).chain([Item::Invest]).collect()
    }

    /// The row under the cursor.
    pub(super) fn item(&self) -> Item {
        self.items().get(self.row).copied().unwrap_or(Item::Invest)
    }

    /// What lies in a row.
    pub(super) fn kind(&self, item: Item) -> Option<KindId> {
        match item {
            Item::Slot(slot) => self.desk.session.table().market().get(slot).copied().flatten(),
            Item::Basic(kind) => Some(kind),
            Item::Invest => None,
        }
    }

    /// What it costs to build an item, as chosen.
    pub(super) fn price(&self, item: Item) -> Option<i32> {
        let table = self.desk.session.table();
        match item {
            Item::Slot(slot) => {
                let price = buy_price(table, slot)?;
                Some(if self.lake { table.slot_price(slot) } else { price })
            }
            Item::Basic(kind) => Some(table.kind(kind).cost.into()),
            Item::Invest => None,
        }
    }

    /// Whether a move builds with the item.
    fn builds(&self, item: Item, mv: Move) -> bool {
        match (item, mv) {
            (Item::Slot(slot), Move::Buy { slot: of, .. }) => !self.lake && usize::from(of.0) == slot,
            (Item::Slot(slot), Move::Lake { slot: of, .. }) => self.lake && usize::from(of.0) == slot,
            (Item::Basic(kind), Move::Basic { tile, .. }) => tile == kind,
            (Item::Invest, Move::Invest { .. }) => true,
            _ => false,
        }
    }

    /// Goes on to the cells for the item under the cursor, or says why there are none.
    pub(super) fn choose_cell(&mut self) {
        let item = self.item();
        let moves = self.desk.session.legal_moves(self.desk.seat);
        let mut previews = self.previews(moves.into_iter().filter(|&mv| self.builds(item, mv)));
        if previews.is_empty() {
            self.desk.message = Some(self.why_not(item));
            return;
        }
        previews.sort_by_key(|preview| cell(preview.mv).map(|at| (2 * at.r + at.q, at.q)));
        // The cursor begins where income and reputation gain most, near the middle among equals.
        let near = |preview: &MovePreview| cell(preview.mv).map_or(0, |at| -distance(at, hex(0, 1)));
        let best = previews.iter().max_by_key(|preview| (preview.worth, near(preview))).map(|best| best.mv);
        let cursor = previews.iter().position(|preview| Some(preview.mv) == best).unwrap_or(0);
        self.desk.scroll = 0;
        self.focus = Pane::Market;
        self.stage = Stage::Place { item, previews, cursor };
    }

    /// Why an item cannot be built.
    pub(super) fn why_not(&self, item: Item) -> String {
        let tracks = self.desk.session.table().tracks(self.desk.seat);
        let kind = self.kind(item).map(|kind| self.desk.session.table().kind(kind));
        match (item, kind, self.price(item)) {
            (Item::Invest, ..) if tracks.markers == 0 => "You have no markers left.".to_owned(),
            (Item::Invest, ..) => "You cannot pay for a marker on any of your tiles.".to_owned(),
            (_, Some(kind), Some(price)) if price > tracks.money => {
                let what =
                    if self.lake && matches!(item, Item::Slot(_)) { "A lake here" } else { &kind.name };
                let lake = match item {
                    Item::Slot(slot)
                        if !self.lake && self.desk.session.table().slot_price(slot) <= tracks.money =>
                    {
                        format!(" As a lake (k) it costs ${}.", self.desk.session.table().slot_price(slot))
                    }
                    _ => String::new(),
                };
                format!("{what} costs ${price}; you are ${} short.{lake}", price - tracks.money)
            }
            (Item::Basic(_), Some(kind), _) => format!("There is no {} left in the supply.", kind.name),
            _ => "This slot is empty.".to_owned(),
        }
    }

    /// The previews to choose from now, and the cursor among them.
    pub(super) fn options(&self) -> Option<(&[MovePreview], usize)> {
        match &self.stage {
            Stage::Choose { previews, cursor } | Stage::Place { previews, cursor, .. } => {
                Some((previews, *cursor))
            }
            _ => None,
        }
    }

    /// The preview under the cursor.
    pub(super) fn preview(&self) -> Option<&MovePreview> {
        self.options().and_then(|(previews, cursor)| previews.get(cursor))
    }

    pub(super) fn set_cursor(&mut self, to: usize) {
        if let Stage::Choose { previews, cursor } | Stage::Place { previews, cursor, .. } = &mut self.stage {
            if to < previews.len() {
                *cursor = to;
            }
            self.desk.scroll = 0;
        }
    }

    /// Plays the move under the cursor.
    pub(super) fn confirm(&mut self) -> Result<(), PlayError> {
        let Some(mv) = self.preview().map(|preview| preview.mv) else { return Ok(()) };
        match self.desk.session.play(mv)? {
            Ok(()) => {
                self.focus = Pane::Log;
                self.refresh();
            }
            Err(illegal) => self.desk.message = Some(format!("Not possible: {illegal}.")),
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

/// Steps from cell to cell.
fn distance(a: Hex, b: Hex) -> i32 {
    let (q, r) = (i32::from(a.q) - i32::from(b.q), i32::from(a.r) - i32::from(b.r));
    (q.abs() + r.abs() + (q + r).abs()) / 2
}

/// The cell a move is about.
pub(super) fn cell(mv: Move) -> Option<Hex> {
    match mv {
        Move::Buy { at, .. } | Move::Basic { at, .. } | Move::Lake { at, .. } | Move::Invest { at } => {
            Some(at)
        }
        Move::Keep { .. } | Move::Discard { .. } => None,
    }
}
