//! All legal moves of a seat at once: counted, listed, picked by number or at random, and completed by whoever answers
//! what special tiles ask for.

use crate::borough::{TileSet, bits};
use crate::choice::Queue;
use crate::goal::GoalId;
use crate::hex::{BorderPlace, Hex};
use crate::lanes::Lanes;
use crate::moves::{Checked, Choice, Choices, Move, Slot, Space};
use crate::rules::Rules;
use crate::setup::{DISPLAY, MAX_BASICS, MAX_SEATS, MAX_SLOTS};
use crate::table::{Phase, Table, Tracks};
use crate::tile::{KindId, Special};
use game_core::{Dice, Seat};

/// One answer to a special tile, and what it leads to.
#[derive(Debug, Clone)]
pub struct Outlook {
    /// The answer; `None` declines a free tile.
    pub choice: Option<Choice>,
    /// Everybody's tracks then.
    pub tracks: [Tracks; MAX_SEATS],
}

impl Table {
    /// All moves of a seat without what they ask for: each is legal once it is [completed](Table::completed).
    pub fn builds(&self, seat: Seat, mut each: impl FnMut(Move)) {
        if !self.is_dale(seat) {
            self.options(seat, None).list_builds(&mut each);
        }
    }

    /// Whether the seat may place such a tile face up: Essen's limit.
    pub fn may_have(&self, seat: Seat, kind: KindId) -> bool {
        !self.is_barred(seat, kind)
    }

    /// The cells of the seat's tiles that a market tile may take the place of.
    pub fn replaceable(&self, seat: Seat) -> impl Iterator<Item = Hex> + '_ {
        let borough = self.borough(seat);
        bits(borough.planners).map(|index| borough.footprint(index).anchor())
    }

    /// Whether a build asks for a choice.
    #[inline]
    pub fn asks_for_choice(&self, seat: Seat, mv: Move) -> bool {
        self.has_packs && self.rules().may_ask() && self.has_asking_tile(seat, mv)
    }

    fn has_asking_tile(&self, seat: Seat, mv: Move) -> bool {
        let kind = match mv {
            Move::Buy { slot, .. } | Move::Replace { slot, .. } => self.in_slot(slot).ok(),
            Move::Invest { at, .. } => {
                let borough = self.borough(seat);
                borough.at(at).map(|index| borough.kind(index))
            }
            _ => None,
        };
        kind.is_some_and(|kind| self.rules().effects(kind).specials.ask())
    }

    /// A build with answers to all it asks for: `choose` is shown what each answer leads to, and says which one it is.
    /// `None` if the build is not legal.
    pub fn completed(
        &self,
        seat: Seat,
        mv: Move,
        mut choose: impl FnMut(&[Outlook]) -> usize,
    ) -> Option<Move> {
        let checked = self.check_build(seat, mv, None).ok()?;
        let mut table = *self;
        let mut queue = table.build(seat, checked, &mut ());
        let (mut chosen, mut declined) = (Choices::NONE, false);
        while let Some(waiting) = queue.next(&table, seat) {
            let free = waiting.special == Special::FreeTile;
            if free && declined {
                continue; // see `complete`
            }
            let mut outlooks: Vec<Outlook> = Vec::new();
            if free {
                outlooks.push(Outlook { choice: None, tracks: table.tracks });
            }
            for choice in table.answers(seat, waiting) {
                let mut then = table;
                let mut later = Queue::EMPTY;
                then.answer(seat, choice, &mut later, &mut ());
                outlooks.push(Outlook { choice: Some(choice), tracks: then.tracks });
            }
            let answer = outlooks.get(choose(&outlooks))?.choice;
            declined = answer.is_none();
            if let Some(choice) = answer {
                table.answer(seat, choice, &mut queue, &mut ());
                chosen = chosen.with(choice)?;
            }
        }
        Some(mv.choosing(chosen))
    }

    /// All ways to answer what a checked build asks for: what the move may have for choices.
    fn completions(&self, seat: Seat, checked: Checked) -> Vec<Choices> {
        let mut found = Vec::new();
        let mut table = *self;
        let queue = table.build(seat, checked, &mut ());
        table.complete(seat, queue, Choices::NONE, false, &mut found);
        found
    }

    /// Goes on from here in all ways. A free tile that was `declined` just before cannot be told from one taken.
    fn complete(
        self,
        seat: Seat,
        mut queue: Queue,
        chosen: Choices,
        declined: bool,
        found: &mut Vec<Choices>,
    ) {
        let Some(waiting) = queue.next(&self, seat) else {
            found.push(chosen);
            return;
        };
        let free = waiting.special == Special::FreeTile;
        if free {
            self.complete(seat, queue, chosen, true, found);
        }
        for choice in self.answers(seat, waiting).into_iter().filter(|_| !(free && declined)) {
            let (mut table, mut queue) = (self, queue);
            table.answer(seat, choice, &mut queue, &mut ());
            if let Some(chosen) = chosen.with(choice) {
                table.complete(seat, queue, chosen, false, found);
            }
        }
    }

    /// A build with random answers to what it asks for.
    #[inline(never)]
    fn answered_at_random(&self, seat: Seat, mv: Move, dice: &mut Dice) -> Option<Move> {
        let checked = self.check_build(seat, mv, None).ok()?;
        let mut table = *self;
        let mut queue = table.build(seat, checked, &mut ());
        let (mut chosen, mut declined) = (Choices::NONE, false);
        while let Some(waiting) = queue.next(&table, seat) {
            if declined && waiting.special == Special::FreeTile {
                continue; // see `complete`
            }
            let answer = table.random_answer(seat, waiting, dice);
            declined = answer.is_none();
            if let Some(choice) = answer {
                table.answer(seat, choice, &mut queue, &mut ());
                chosen = chosen.with(choice)?;
            }
        }
        Some(mv.choosing(chosen))
    }

    /// The slots whose tile can be bought for this much, and those whose slot price alone can be paid.
    #[inline]
    fn affordable_slots(&self, money: i32) -> (u8, u8) {
        if money >= Rules::PLAIN_PRICES || !self.rules().has_plain_prices() {
            return self.affordable_one_by_one(money);
        }
        // All slots at once, a byte each; an empty one costs more than anybody has.
        let (mut costs, mut there) = ([Rules::PLAIN_PRICES as u8; MAX_SLOTS], 0);
        for (slot, (cost, kind)) in costs.iter_mut().zip(&self.market).enumerate() {
            if let Some(kind) = *kind {
                *cost = self.rules().cost(kind) as u8;
                there |= 1 << slot;
            }
        }
        let prices = u64::from_le_bytes(self.prices);
        let most = money as u64 + 1;
        let tiles = Lanes(u64::from_le_bytes(costs) + prices).below(most).flags() as u8;
        (tiles & there, Lanes(prices).below(most).flags() as u8 & there)
    }

    #[cold]
    fn affordable_one_by_one(&self, money: i32) -> (u8, u8) {
        let (mut tiles, mut slots) = (0, 0);
        for slot in 0..self.market().len() {
            let Some(kind) = self.market[slot] else { continue };
            tiles |= u8::from(self.buy_price(slot, kind) <= money) << slot;
            slots |= u8::from(self.slot_price(slot) <= money) << slot;
        }
        (tiles, slots)
    }

    /// All legal moves of a seat, compactly.
    pub(crate) fn options(&self, seat: Seat, dealt: Option<[GoalId; 2]>) -> Options<'_> {
        let mut options = Options::none(self, seat);
        if !self.to_act().contains(seat) {
            return options;
        }
        let money = self.tracks(seat).money;
        match self.phase {
            Phase::Goals => options.keeps = dealt,
            Phase::Discard | Phase::ExtraDiscard => (_, options.discards) = self.affordable_slots(money),
            Phase::Build => {
                (options.buys, options.lakes) = self.affordable_slots(money);
                if self.has_packs {
                    self.more_options(seat, money, &mut options);
                }
                for (place, (&kind, &left)) in self.rules().basics().iter().zip(&self.basics).enumerate() {
                    options.basics |= u8::from(left > 0 && self.rules().cost(kind) <= money) << place;
                }
                if self.tracks(seat).markers > 0 {
                    options.invests = self.borough(seat).count_markable(money);
                }
            }
            Phase::Over => {}
        }
        options
    }

    /// What packs add: Essen's limit, the tiles that may take the place of a Planner, and borders.
    fn more_options(&self, seat: Seat, money: i32, options: &mut Options<'_>) {
        if self.plays.borders && !self.borough(seat).is_full() {
            for (space, kind) in self.display.iter().enumerate() {
                let Some(kind) = *kind else { continue };
                options.borders |= u8::from(self.rules().cost(kind) <= money) << space;
                options.border_lakes |= 1 << space;
            }
        }
        if !self.rules().has(Special::EssenLimit) && self.borough(seat).planners == 0 {
            return;
        }
        let mut allowed = 0xff;
        for slot in bits(options.lakes.into()) {
            if self.market[slot].is_some_and(|kind| self.is_barred(seat, kind)) {
                allowed &= !(1 << slot);
            }
        }
        options.buys &= allowed;
        if self.borough(seat).planners != 0 {
            options.replaces = options.lakes & allowed; // both cost the slot price
        }
    }
}

// The sets of slots, basics and spaces below have a bit for each.
const _: () = assert!(MAX_SLOTS <= 8 && MAX_BASICS <= 8 && DISPLAY <= 8);

/// The number of bits in a byte: quicker than to count them on machines that have no instruction for it.
const COUNTS: [u8; 256] = {
    let mut counts = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        counts[byte] = (byte as u8).count_ones() as u8;
        byte += 1;
    }
    counts
};

/// The legal moves of a seat: every source with every cell, and some more. Counting them and picking one does
/// not need a list, unless borders or choices are among them.
pub(crate) struct Options<'t> {
    table: &'t Table,
    seat: Seat,
    /// Slots whose tile can be bought, or taken as a lake; basics that can be built.
    buys: u8,
    lakes: u8,
    basics: u8,
    /// Slots whose tile can take the place of a Planner.
    replaces: u8,
    /// Spaces whose border can be paid, and all that hold one.
    borders: u8,
    border_lakes: u8,
    /// How many tiles can get a marker.
    invests: usize,
    discards: u8,
    keeps: Option<[GoalId; 2]>,
}

impl<'t> Options<'t> {
    fn none(table: &'t Table, seat: Seat) -> Options<'t> {
        Options {
            table,
            seat,
            buys: 0,
            lakes: 0,
            basics: 0,
            replaces: 0,
            borders: 0,
            border_lakes: 0,
            invests: 0,
            discards: 0,
            keeps: None,
        }
    }

    /// The sources as one set: bits 0 to 7 buy, 8 to 15 lakes, 16 to 23 basics.
    #[inline]
    fn sources(&self) -> u64 {
        u64::from(self.buys) | u64::from(self.lakes) << 8 | u64::from(self.basics) << 16
    }

    /// How many sources there are.
    #[inline]
    fn source_count(&self) -> usize {
        usize::from(COUNTS[usize::from(self.buys)])
            + usize::from(COUNTS[usize::from(self.lakes)])
            + usize::from(COUNTS[usize::from(self.basics)])
    }

    /// The tiles that may be replaced.
    fn planners(&self) -> TileSet {
        self.table.borough(self.seat).planners
    }

    #[inline]
    fn replacement_len(&self) -> usize {
        match self.replaces {
            0 => 0, // counting bits takes its time
            slots => (slots.count_ones() * self.planners().count_ones()) as usize,
        }
    }

    /// Builds and discards without borders, each counted once whatever it asks for.
    #[inline]
    fn plain_len(&self) -> usize {
        self.source_count() * self.table.borough(self.seat).frontier().len()
            + self.replacement_len()
            + self.invests
            + usize::from(COUNTS[usize::from(self.discards)])
            + self.keeps.map_or(0, |keeps| keeps.len())
    }

    fn plain_nth(&self, n: usize) -> Option<Move> {
        let cells = self.table.borough(self.seat).frontier();
        let placements = self.source_count() * cells.len();
        if n < placements {
            // Short divisions are quick ones.
            let (source, cell) = (n as u32 / cells.len() as u32, n as u32 % cells.len() as u32);
            let source = bits(self.sources()).nth(source as usize);
            return source.map(|source| self.place(source, cells[cell as usize]));
        }
        let n = n - placements;
        let replacements = self.replacement_len();
        if n < replacements {
            return self.replacements().nth(n);
        }
        let n = n - replacements;
        let (invests, discards) = (self.invests, usize::from(COUNTS[usize::from(self.discards)]));
        if n < invests {
            return self.markable().nth(n).map(|index| self.invest(index));
        }
        if n - invests < discards {
            return bits(self.discards.into()).nth(n - invests).map(discard);
        }
        self.keeps.and_then(|keeps| keeps.get(n - invests - discards).map(|&goal| Move::Keep { goal }))
    }

    /// Whether a tile that can be bought or marked has a special with a choice.
    fn someone_asks(&self) -> bool {
        if !self.table.rules().may_ask() {
            return false;
        }
        let (rules, borough) = (self.table.rules(), self.table.borough(self.seat));
        let asks = |kind: KindId| rules.effects(kind).specials.ask();
        let bought = bits(u64::from(self.buys | self.replaces)).filter_map(|slot| self.table.market[slot]);
        bought.into_iter().any(asks)
            || (self.invests > 0 && self.markable().any(|index| asks(borough.kind(index))))
    }

    /// The borders of the display: bits 0 to 7 face up, 8 to 15 face down.
    #[inline]
    fn border_sources(&self) -> u64 {
        u64::from(self.borders) | u64::from(self.border_lakes) << 8
    }

    /// How many ways there are to lay a border.
    #[inline]
    fn border_len(&self) -> usize {
        match self.border_sources().count_ones() as usize {
            0 => 0,
            sources => sources * self.table.borough(self.seat).count_border_places(),
        }
    }

    fn border_nth(&self, n: usize) -> Option<Move> {
        let (sources, borough) = (self.border_sources(), self.table.borough(self.seat));
        let places = borough.count_border_places();
        if places == 0 {
            return None;
        }
        Some(border(bits(sources).nth(n / places)?, borough.nth_border_place(n % places)?))
    }

    pub fn len(&self) -> usize {
        if self.someone_asks() {
            let mut all = Vec::new();
            self.list(&mut all);
            return all.len();
        }
        self.plain_len() + self.border_len()
    }

    /// Whether there is no move.
    pub fn is_empty(&self) -> bool {
        self.plain_len() + self.border_len() == 0
    }

    pub fn nth(&self, n: usize) -> Option<Move> {
        if self.someone_asks() {
            let mut all = Vec::new();
            self.list(&mut all);
            return all.get(n).copied();
        }
        self.build_nth(n)
    }

    /// Borders come after all else, so that the first numbers are quickly found.
    #[inline]
    fn build_nth(&self, n: usize) -> Option<Move> {
        let plain = self.plain_len();
        if n < plain { self.plain_nth(n) } else { self.border_nth(n - plain) }
    }

    /// Any move: every build equally likely, then every answer to what it asks for.
    #[inline]
    pub fn random(&self, dice: &mut Dice) -> Option<Move> {
        let plain = self.plain_len();
        if self.table.has_packs {
            return self.random_with_packs(plain, dice);
        }
        if plain == 0 { None } else { self.plain_nth(dice.below(plain)) }
    }

    fn random_with_packs(&self, plain: usize, dice: &mut Dice) -> Option<Move> {
        let all = plain + self.border_len();
        if all == 0 {
            return None;
        }
        let n = dice.below(all);
        let mv = if n < plain { self.plain_nth(n) } else { self.border_nth(n - plain) }?;
        if self.table.asks_for_choice(self.seat, mv) {
            return self.table.answered_at_random(self.seat, mv, dice);
        }
        Some(mv)
    }

    pub fn list(&self, out: &mut Vec<Move>) {
        self.list_builds(|mv| {
            if !self.table.asks_for_choice(self.seat, mv) {
                out.push(mv);
            } else if let Ok(checked) = self.table.check_build(self.seat, mv, None) {
                out.extend(
                    self.table.completions(self.seat, checked).into_iter().map(|made| mv.choosing(made)),
                );
            }
        });
    }

    /// All moves without what they ask for.
    pub fn list_builds(&self, mut each: impl FnMut(Move)) {
        let borough = self.table.borough(self.seat);
        for source in bits(self.sources()) {
            borough.frontier().iter().for_each(|&at| each(self.place(source, at)));
        }
        self.replacements().for_each(&mut each);
        self.markable().take(self.invests).for_each(|index| each(self.invest(index)));
        bits(self.discards.into()).map(discard).for_each(&mut each);
        self.keeps.iter().flatten().for_each(|&goal| each(Move::Keep { goal }));
        if self.border_lakes != 0 {
            let mut places: Vec<BorderPlace> = Vec::new();
            borough.border_places(|place| places.push(place));
            for source in bits(self.border_sources()) {
                places.iter().for_each(|&at| each(border(source, at)));
            }
        }
    }

    #[inline]
    fn place(&self, source: usize, at: Hex) -> Move {
        let slot = Slot(source as u8 & 7);
        match source >> 3 {
            0 => Move::Buy { slot, at, choices: Choices::NONE },
            1 => Move::Lake { slot, at },
            _ => Move::Basic { tile: self.table.rules().basics()[usize::from(slot.0)], at },
        }
    }

    fn replacements(&self) -> impl Iterator<Item = Move> + '_ {
        let borough = self.table.borough(self.seat);
        bits(self.replaces.into()).flat_map(move |slot| {
            bits(self.planners()).map(move |index| Move::Replace {
                slot: Slot(slot as u8),
                at: borough.footprint(index).anchor(),
                choices: Choices::NONE,
            })
        })
    }

    fn markable(&self) -> impl Iterator<Item = usize> + '_ {
        self.table.borough(self.seat).markable(self.table.tracks(self.seat).money)
    }

    fn invest(&self, index: usize) -> Move {
        Move::Invest { at: self.table.borough(self.seat).footprint(index), choices: Choices::NONE }
    }
}

fn discard(slot: usize) -> Move {
    Move::Discard { slot: Slot(slot as u8) }
}

/// A border of the display: bits 0 to 7 face up, 8 to 15 face down.
fn border(source: usize, at: BorderPlace) -> Move {
    let space = Space(source as u8 & 7);
    if source < 8 { Move::Border { space, at } } else { Move::BorderLake { space, at } }
}
