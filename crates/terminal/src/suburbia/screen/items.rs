//! The rows of Suburbia's screen: what can be built, what it costs, and why it cannot be.

use super::Cx;
use crate::suburbia::preview::buy_price;
use crate::text::say;
use render::suburbia::sentence::tile_name;
use suburbia::hex::Footprint;
use suburbia::moves::Move;
use suburbia::table::Table;
use suburbia::tile::KindId;

/// The keys of the spaces of the border display.
pub(super) const SPACE_KEYS: [char; 3] = ['x', 'y', 'z'];

/// A row of the market. The switch of the screen makes lakes of the slots and borders.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Item {
    /// A market slot, from 0.
    Slot(usize),
    Basic(KindId),
    /// A space of the border display, from 0.
    Space(usize),
    Invest,
}

pub(super) fn items(table: &Table) -> Vec<Item> {
    let slots = (0..table.market().len()).map(Item::Slot);
    let spaces = (0..table.display().len()).filter(|_| table.plays().borders).map(Item::Space);
    let basics = table.basics().map(|(kind, _)| Item::Basic(kind));
    slots.chain(basics).chain(spaces).chain([Item::Invest]).collect()
}

impl Item {
    /// The tile that lies there.
    pub(super) fn kind(self, table: &Table) -> Option<KindId> {
        match self {
            Item::Slot(slot) => table.market().get(slot).copied().flatten(),
            Item::Basic(kind) => Some(kind),
            Item::Space(space) => table.display().get(space).copied().flatten(),
            Item::Invest => None,
        }
    }

    /// Whether it can be taken face down.
    pub(super) fn can_be_lake(self) -> bool {
        matches!(self, Item::Slot(_) | Item::Space(_))
    }

    /// What it costs to build.
    pub(crate) fn price(self, table: &Table, lake: bool) -> Option<i32> {
        match self {
            Item::Slot(slot) => {
                buy_price(table, slot).map(|price| if lake { table.slot_price(slot) } else { price })
            }
            Item::Space(_) if lake => self.kind(table).map(|_| 0),
            Item::Basic(_) | Item::Space(_) => self.kind(table).map(|kind| table.kind(kind).cost.into()),
            Item::Invest => None,
        }
    }

    /// Whether a move builds with it.
    pub(super) fn builds(self, lake: bool, mv: Move) -> bool {
        match (self, mv) {
            (Item::Slot(slot), Move::Buy { slot: of, .. } | Move::Replace { slot: of, .. }) => {
                !lake && usize::from(of.0) == slot
            }
            (Item::Slot(slot), Move::Lake { slot: of, .. }) => lake && usize::from(of.0) == slot,
            (Item::Space(space), Move::Border { space: of, .. }) => !lake && usize::from(of.0) == space,
            (Item::Space(space), Move::BorderLake { space: of, .. }) => lake && usize::from(of.0) == space,
            (Item::Basic(kind), Move::Basic { tile, .. }) => tile == kind,
            (Item::Invest, Move::Invest { .. }) => true,
            _ => false,
        }
    }
}

/// Where a move builds or puts a marker.
pub(super) fn footprint(mv: Move) -> Option<Footprint> {
    match mv {
        Move::Buy { at, .. } | Move::Basic { at, .. } | Move::Lake { at, .. } | Move::Replace { at, .. } => {
            Some(Footprint::Cell(at))
        }
        Move::Invest { at, .. } => Some(at),
        Move::Border { at, .. } | Move::BorderLake { at, .. } => Some(Footprint::Border(at)),
        Move::Keep { .. } | Move::Discard { .. } | Move::Pass => None,
    }
}

/// The slot a discard takes.
pub(super) fn discards(mv: Move) -> Option<usize> {
    match mv {
        Move::Discard { slot } => Some(slot.0.into()),
        _ => None,
    }
}

impl Cx<'_> {
    pub(crate) fn item(&self) -> Item {
        items(self.table()).get(self.row).copied().unwrap_or(Item::Invest)
    }

    pub(super) fn tile(&self, kind: KindId) -> String {
        tile_name(self.language(), self.table().kind(kind))
    }

    /// Whether the tile is barred by the limit of its pack.
    pub(super) fn barred(&self, kind: KindId) -> bool {
        !self.table().may_have(self.seat, kind)
    }

    /// Why a row cannot be built.
    pub(super) fn why_not(&self, item: Item, lake: bool) -> String {
        let (language, table, tracks) = (self.language(), self.table(), self.table().tracks(self.seat));
        let name = item.kind(table).map(|kind| self.tile(kind));
        match (item, name, item.price(table, lake)) {
            (Item::Invest, ..) if tracks.markers == 0 => say!(language, "suburbia-no-markers"),
            (Item::Invest, ..) => say!(language, "suburbia-no-marker-paid"),
            (Item::Slot(slot), Some(tile), _)
                if !lake && item.kind(table).is_some_and(|kind| self.barred(kind)) =>
            {
                say!(language, "suburbia-limited", tile, lake = table.slot_price(slot))
            }
            (_, Some(tile), Some(price)) if price > tracks.money => {
                let short = price - tracks.money;
                match item {
                    Item::Slot(_) if lake => say!(language, "suburbia-lake-short", price, short),
                    Item::Slot(slot) if table.slot_price(slot) <= tracks.money => {
                        let lake = table.slot_price(slot);
                        say!(language, "suburbia-short-but-lake", tile, price, short, lake)
                    }
                    Item::Space(_) => say!(language, "suburbia-short-but-lake", tile, price, short, lake = 0),
                    _ => say!(language, "suburbia-short", tile, price, short),
                }
            }
            (Item::Basic(_), Some(tile), _) => say!(language, "suburbia-none-left", tile),
            (Item::Space(_), Some(_), _) => say!(language, "suburbia-no-border-place"),
            (Item::Space(_), None, _) => say!(language, "suburbia-space-empty"),
            _ => say!(language, "suburbia-slot-empty"),
        }
    }
}
