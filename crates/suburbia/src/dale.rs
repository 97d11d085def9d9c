//! Dale the Bot: no choices, only rules.
//!
//! He takes the most expensive tile of the market that he may have, the leftmost of equals, and builds it where his income
//! and reputation rise most; Star tiles first, unless he leads by far. [`Reasoning`] says how he came to that, for people
//! who want to see that he does not choose.

use crate::choice::Queue;
use crate::hex::Hex;
use crate::moves::{Choice, Choices, Move, Offer, Slot, Source};
use crate::rules::Rules;
use crate::table::Table;
use crate::tile::{Category, KindId, Special, Track};
use game_core::Seat;
use std::cmp::Reverse;

/// What Dale pays for any tile, if he has that much.
pub const PRICE: i32 = 3;
/// So many spaces ahead on the star track Star tiles are to him like all others.
pub const FAR_AHEAD: u8 = 3;

/// A tile that Dale considers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Offered {
    /// Where it lies.
    pub slot: Slot,
    /// What it is.
    pub kind: KindId,
    /// What it would cost anybody else: its cost and the price of the slot. Dale only compares it.
    pub price: i32,
}

/// A free cell that Dale considers for his tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spot {
    /// Which.
    pub at: Hex,
    /// How his income would change there, red lines and the ends of the track included.
    pub income: i32,
    /// How his reputation would change there.
    pub reputation: i32,
}

impl Spot {
    /// R15: the sum, then reputation, then the lowest row, then the lowest column. The greatest is the best.
    #[inline]
    fn rank(self) -> [i32; 4] {
        [self.income + self.reputation, self.reputation, -i32::from(self.at.r), -i32::from(self.at.q)]
    }
}

/// By what the best cell was better than the next one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DecidedBy {
    /// There is no other cell.
    NothingElse,
    /// Income and reputation together.
    Gain,
    /// The same gain, but more of it reputation.
    Reputation,
    /// The same gains; the lowest row.
    Row,
    /// The same gains in the same row; the lowest column.
    Column,
}

/// How Dale came to his move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reasoning {
    /// The tiles of the market that he may take, left to right.
    pub offers: Vec<Offered>,
    /// Those that he never takes.
    pub shunned: Vec<Offered>,
    /// Whether he takes a Star tile although there are others.
    pub stars_first: bool,
    /// The one he takes: the dearest.
    pub taken: Offered,
    /// What he answers to what it asks for.
    pub choices: Choices,
    /// Whether others were as dear, so that it is his for lying to the left of them.
    pub leftmost: bool,
    /// What he pays for it.
    pub pays: i32,
    /// The free cells of his borough, the best first: the first one is where he builds.
    pub spots: Vec<Spot>,
    /// Why the first one and not the second.
    pub decided_by: DecidedBy,
}

impl Reasoning {
    /// How Dale, on seat `dale`, would decide at this table. `None` if there is no tile for him, or no room.
    pub fn of(table: &Table, dale: Seat) -> Option<Reasoning> {
        let taken = dearest(table, dale)?;
        let (mut offers, shunned): (Vec<Offered>, Vec<Offered>) =
            offers(table).partition(|offer| takes(table, dale, offer.kind));
        let all = offers.len();
        if prefers_stars(table, dale) {
            offers.retain(|offer| table.rules().is_star_tile(offer.kind));
        }
        let stars_first = offers.len() < all;
        let mut spots: Vec<Spot> =
            table.borough(dale).frontier().iter().map(|&at| weigh(table, dale, taken.kind, at)).collect();
        spots.sort_by_key(|spot| std::cmp::Reverse(spot.rank()));
        let best = spots.first()?.rank();
        let differs = spots.get(1).and_then(|next| (0..4).find(|&part| next.rank()[part] != best[part]));
        let decided_by = match differs {
            Some(0) => DecidedBy::Gain,
            Some(1) => DecidedBy::Reputation,
            Some(2) => DecidedBy::Row,
            Some(_) => DecidedBy::Column,
            None => DecidedBy::NothingElse,
        };
        let leftmost = offers.iter().filter(|offer| offer.price == taken.price).count() > 1;
        let choices = answers(table, dale, taken, spots[0].at);
        let pays = pays(table, dale);
        Some(Reasoning { offers, shunned, stars_first, taken, choices, leftmost, pays, spots, decided_by })
    }

    /// The move it leads to.
    pub fn decision(&self) -> Move {
        Move::Buy { slot: self.taken.slot, at: self.spots[0].at, choices: self.choices }
    }
}

/// Dale's move: the most expensive tile on the best spot. Without either he passes.
pub(crate) fn choose(table: &Table, dale: Seat) -> Move {
    let Some(taken) = dearest(table, dale) else { return Move::Pass };
    match best_spot(table, dale, taken.kind) {
        Some(at) => Move::Buy { slot: taken.slot, at, choices: answers(table, dale, taken, at) },
        None => Move::Pass,
    }
}

fn best_spot(table: &Table, dale: Seat, kind: KindId) -> Option<Hex> {
    let spots = table.borough(dale).frontier().iter().map(|&at| weigh(table, dale, kind, at));
    spots.max_by_key(|spot| spot.rank()).map(|spot| spot.at)
}

/// What Dale answers to the specials of a tile that he builds there.
fn answers(table: &Table, dale: Seat, taken: Offered, at: Hex) -> Choices {
    let mut choices = Choices::NONE;
    if !table.rules().effects(taken.kind).specials.ask() {
        return choices;
    }
    let mut table = *table;
    let mut queue = Queue::EMPTY;
    let Some(cell) = table.borough(dale).free(at) else { return choices };
    let offer = Offer { kind: taken.kind, price: pays(&table, dale) };
    table.place(dale, Source::Buy(taken.slot), offer, cell, &mut queue, &mut ());
    while let Some(waiting) = queue.next(&table, dale) {
        let answer = match waiting.special {
            Special::FreeTile => free_tile(&table, dale),
            Special::LakeFlip => dearest_to_you(&table),
            _ => None, // he lays no markers
        };
        if let Some((choice, more)) = answer.and_then(|choice| Some((choice, choices.with(choice)?))) {
            choices = more;
            table.answer(dale, choice, &mut queue, &mut ());
        }
    }
    choices
}

/// The cheapest tile, if he may have it: of equals the leftmost, on the best spot.
fn free_tile(table: &Table, dale: Seat) -> Option<Choice> {
    let kind_in = |slot: Slot| table.market()[usize::from(slot.0)];
    let may_have = |slot: &Slot| kind_in(*slot).is_some_and(|kind| takes(table, dale, kind));
    let slot = table.free_tiles(dale).find(may_have)?;
    Some(Choice::Free { slot, at: best_spot(table, dale, kind_in(slot)?)? })
}

/// Your Commercial tile that gave you most income, then most reputation; of equals the oldest.
fn dearest_to_you(table: &Table) -> Option<Choice> {
    let you = Seat(0);
    let borough = table.borough(you);
    let commercial =
        (0..borough.len()).filter(|&index| borough.meets(index, Category::Commercial.as_trait()));
    let given = |index: usize| {
        let net = table.ledger.account(you, index).net();
        (net[Track::Income as usize], net[Track::Reputation as usize], Reverse(index))
    };
    let index = commercial.max_by_key(|&index| given(index))?;
    Some(Choice::Flip { seat: you, at: borough.footprint(index).anchor() })
}

/// Whether Dale may have such a tile: no Planner, nothing that costs people, no second one where that is barred.
fn takes(table: &Table, dale: Seat, kind: KindId) -> bool {
    let rules = table.rules();
    !rules.effects(kind).specials.has(Special::Redevelopment)
        && !costs_people(rules, kind)
        && !table.is_barred(dale, kind)
}

fn costs_people(rules: &Rules, kind: KindId) -> bool {
    let effects = rules.effects(kind);
    let mut lines = effects.lines().iter();
    effects.now.0[Track::Population as usize] < 0
        || lines.any(|line| line.track == Track::Population && line.amount < 0)
}

/// Whether he takes a Star tile if there is one that he may have.
fn prefers_stars(table: &Table, dale: Seat) -> bool {
    let (you, his) = (table.tracks(Seat(0)).stars, table.tracks(dale).stars);
    let of_stars = |offer: Offered| table.rules().is_star_tile(offer.kind) && takes(table, dale, offer.kind);
    table.plays().stars && his < you + FAR_AHEAD && offers(table).any(of_stars)
}

/// What Dale pays: all tiles cost him the same.
pub(crate) fn pays(table: &Table, dale: Seat) -> i32 {
    PRICE.min(table.tracks(dale).money)
}

/// What Dale's two tracks would gain on a cell.
#[inline]
fn weigh(table: &Table, dale: Seat, kind: KindId, at: Hex) -> Spot {
    let before = table.tracks(dale);
    // What he pays changes neither of the two; what the tile asks for comes later.
    let after = &table.preview_tile(dale, kind, at, &mut ())[dale.index()];
    Spot {
        at,
        income: i32::from(after.income) - i32::from(before.income),
        reputation: i32::from(after.reputation) - i32::from(before.reputation),
    }
}

/// The tiles of the market with their prices, left to right.
fn offers(table: &Table) -> impl DoubleEndedIterator<Item = Offered> + '_ {
    table.market().iter().enumerate().filter_map(|(slot, kind)| {
        let kind = (*kind)?;
        let price = i32::from(table.kind(kind).cost) + table.slot_price(slot);
        Some(Offered { slot: Slot(slot as u8), kind, price })
    })
}

/// The tile with the highest price that he may have; the leftmost of equals.
fn dearest(table: &Table, dale: Seat) -> Option<Offered> {
    let stars = prefers_stars(table, dale);
    let fits = |offer: &Offered| {
        (!stars || table.rules().is_star_tile(offer.kind)) && takes(table, dale, offer.kind)
    };
    // The last of equals counts, so the market is read from its right end.
    offers(table).rev().filter(fits).max_by_key(|offer| offer.price)
}
