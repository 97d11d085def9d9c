//! Tile effects: what happens when a tile enters a borough or gets a marker, and what red lines do.
//!
//! Reads: boroughs. Writes: tracks, and one [`Event`] for every change. The entering tile is not yet in its
//! borough, so a preview is the same computation on a copy of the tracks.
//!
//! **Invariant:** an effect never asks the player anything; choices are [`Move`](crate::moves::Move)s.

use crate::borough::{Borough, TileSet, bits};
use crate::event::{Cause, Change, Event};
use crate::hex::Hex;
use crate::red_line;
use crate::rules::{Effects, Rules};
use crate::setup::MAX_SEATS;
use crate::table::{TRACK_ENDS, Table, Tracks, seats_from};
use crate::tile::{KindId, Line, Scope, Track, Traits};
use game_core::{Log, Seat};

/// A tile on its way into a borough.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Entering {
    pub seat: Seat,
    pub kind: KindId,
    pub at: Hex,
    /// The tiles of the borough that it will touch.
    pub near: TileSet,
}

/// Why a track changes; becomes a [`Cause`] only if somebody listens.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Why {
    Tile { kind: KindId, owner: Seat, at: Hex },
    Pay,
    RedLine { after: i32 },
    IncomeStep,
    PopulationStep,
}

/// Tracks being changed in the sight of boroughs that are not.
pub(crate) struct Resolution<'a, L> {
    rules: &'static Rules,
    boroughs: &'a [Borough; MAX_SEATS],
    seats: usize,
    red_line_cost: i32,
    tracks: &'a mut [Tracks; MAX_SEATS],
    entering: Option<Entering>,
    step: Option<u8>,
    log: &'a mut L,
}

impl Table {
    /// Begins a resolution on this table's own tracks.
    pub(crate) fn resolve<'a, L: Log<Event>>(&'a mut self, log: &'a mut L) -> Resolution<'a, L> {
        Resolution {
            rules: self.rules.0,
            seats: self.seats(),
            red_line_cost: self.red_line_cost(),
            boroughs: &self.boroughs,
            tracks: &mut self.tracks,
            entering: None,
            step: None,
            log,
        }
    }

    /// Begins a resolution on other tracks: a preview.
    pub(crate) fn resolve_on<'a, L: Log<Event>>(
        &'a self,
        tracks: &'a mut [Tracks; MAX_SEATS],
        log: &'a mut L,
    ) -> Resolution<'a, L> {
        Resolution {
            rules: self.rules(),
            seats: self.seats(),
            red_line_cost: self.red_line_cost(),
            boroughs: &self.boroughs,
            tracks,
            entering: None,
            step: None,
            log,
        }
    }
}

impl<L: Log<Event>> Resolution<'_, L> {
    /// Pays for a tile or marker about to be resolved; it has been checked that the money is there.
    pub fn pay(&mut self, seat: Seat, price: i32) {
        self.step = Some(1);
        self.pay_fee(seat, price);
        self.step = None;
    }

    /// Pays for something that has no resolution: a discard.
    pub fn pay_fee(&mut self, seat: Seat, price: i32) {
        self.change(seat, Track::Money, -price, Why::Pay);
    }

    /// Resolves a tile or lake that enters a borough, after it has been paid.
    pub fn place(&mut self, entering: Entering) {
        self.entering = Some(entering);
        let Entering { seat, kind, at, near } = entering;
        let effects = self.rules.effects(kind);
        let itself = Why::Tile { kind, owner: seat, at };

        self.immediate(seat, effects, itself);
        self.step = Some(3);
        for line in effects.lines() {
            let count = self.count_for_entering(line, entering, effects.traits);
            self.apply(seat, line, count, 1, itself);
        }
        self.step = Some(4);
        let borough = &self.boroughs[seat.index()];
        for index in bits(near) {
            self.hear_own(index, entering, effects.traits);
        }
        self.step = Some(5);
        for index in bits(borough.hears_own & !near) {
            self.hear_own(index, entering, effects.traits);
        }
        self.step = Some(7);
        for other in seats_from(seat, self.seats).skip(1) {
            for index in bits(self.boroughs[other.index()].hears_others) {
                self.hear_others(other, index, effects.traits);
            }
        }
        self.step = None;
        self.entering = None;
    }

    fn immediate(&mut self, seat: Seat, effects: &Effects, itself: Why) {
        self.step = Some(2);
        for (track, amount) in effects.now.parts() {
            self.change(seat, track, amount.into(), itself);
        }
    }

    /// Resolves a marker on a tile, after it has been paid: everything the tile gives, once more, counted now.
    pub fn invest(&mut self, seat: Seat, index: usize) {
        let borough = &self.boroughs[seat.index()];
        let (kind, at) = (borough.kind(index), borough.cell(index));
        let effects = self.rules.effects(kind);
        let itself = Why::Tile { kind, owner: seat, at };
        self.immediate(seat, effects, itself);
        self.step = Some(3);
        for line in effects.lines() {
            let count = self.count_for_standing(line, seat, index);
            self.apply(seat, line, count, 1, itself);
        }
        self.step = None;
    }

    /// The income step: money in, or money out and then people.
    pub fn income(&mut self, seat: Seat) {
        let income = i32::from(self.tracks[seat.index()].income);
        if income >= 0 {
            self.change(seat, Track::Money, income, Why::IncomeStep);
        } else {
            let paid = self.tracks[seat.index()].money.min(-income);
            self.change(seat, Track::Money, -paid, Why::IncomeStep);
            self.change(seat, Track::Population, income + paid, Why::IncomeStep);
        }
    }

    /// The population step: people come, or go and then money.
    pub fn population(&mut self, seat: Seat) {
        let reputation = i32::from(self.tracks[seat.index()].reputation);
        let lost = self.tracks[seat.index()].population.min(-reputation).max(0);
        if reputation >= 0 {
            self.change(seat, Track::Population, reputation, Why::PopulationStep);
        } else {
            self.change(seat, Track::Population, -lost, Why::PopulationStep);
            self.change(seat, Track::Money, reputation + lost, Why::PopulationStep);
        }
    }

    /// What an entering tile's own line counts.
    fn count_for_entering(&self, line: &Line, entering: Entering, traits: Traits) -> usize {
        let Entering { seat, near, .. } = entering;
        let borough = &self.boroughs[seat.index()];
        let itself = usize::from(!line.not_itself && traits.meets(line.matches));
        match line.scope {
            Scope::Adjacent => borough.count_in(near, line.matches),
            Scope::Own => borough.count(line.matches) + itself,
            Scope::Every => self.count_everywhere(line.matches) + itself,
            Scope::Others => self.count_everywhere(line.matches) - borough.count(line.matches),
            Scope::After | Scope::RedLine => 0,
            Scope::OwnLakeAdjacent => {
                borough.lake_pairs(line.matches) + new_lake_pairs(borough, near, traits, line.matches)
            }
        }
    }

    /// What the line of a tile that stands counts now.
    fn count_for_standing(&self, line: &Line, seat: Seat, index: usize) -> usize {
        let borough = &self.boroughs[seat.index()];
        let itself = usize::from(line.not_itself && borough.traits(index).meets(line.matches));
        match line.scope {
            Scope::Adjacent => borough.count_in(borough.touching(borough.cell(index)), line.matches),
            Scope::Own => borough.count(line.matches) - itself,
            Scope::Every => self.count_everywhere(line.matches) - itself,
            Scope::Others => self.count_everywhere(line.matches) - borough.count(line.matches),
            Scope::After => {
                let moment = borough.built(index);
                let boroughs = &self.boroughs[..self.seats];
                boroughs.iter().map(|any| any.count_after(moment, line.matches)).sum()
            }
            Scope::RedLine => 0, // doubled for later lines only
            Scope::OwnLakeAdjacent => borough.lake_pairs(line.matches),
        }
    }

    fn count_everywhere(&self, matches: Traits) -> usize {
        self.boroughs[..self.seats].iter().map(|borough| borough.count(matches)).sum()
    }

    /// The lines of a standing tile when something enters its own borough.
    #[inline]
    fn hear_own(&mut self, index: usize, entering: Entering, traits: Traits) {
        let seat = entering.seat;
        let borough = &self.boroughs[seat.index()];
        let kind = borough.kind(index);
        for line in self.rules.effects(kind).lines() {
            let count = match line.scope {
                Scope::Adjacent => {
                    usize::from(entering.near & (1 << index) != 0 && traits.meets(line.matches))
                }
                Scope::Own | Scope::Every | Scope::After => usize::from(traits.meets(line.matches)),
                Scope::Others | Scope::RedLine => 0,
                Scope::OwnLakeAdjacent => new_lake_pairs(borough, entering.near, traits, line.matches),
            };
            self.apply_standing(seat, line, count, index);
        }
    }

    /// The lines of a standing tile when something enters another borough.
    #[inline]
    fn hear_others(&mut self, owner: Seat, index: usize, traits: Traits) {
        let kind = self.boroughs[owner.index()].kind(index);
        for line in self.rules.effects(kind).lines() {
            let heard = matches!(line.scope, Scope::Every | Scope::Others | Scope::After);
            self.apply_standing(owner, line, usize::from(heard && traits.meets(line.matches)), index);
        }
    }

    #[inline]
    fn apply_standing(&mut self, seat: Seat, line: &Line, count: usize, index: usize) {
        if count == 0 {
            return;
        }
        let borough = &self.boroughs[seat.index()];
        let why = Why::Tile { kind: borough.kind(index), owner: seat, at: borough.cell(index) };
        self.apply(seat, line, count, multiplier(borough, index), why);
    }

    /// A line is one change: count × gain × multiplier.
    #[inline]
    fn apply(&mut self, seat: Seat, line: &Line, count: usize, multiplier: i32, why: Why) {
        if count > 0 {
            self.change(seat, line.track, count as i32 * i32::from(line.amount) * multiplier, why);
        }
    }

    /// Moves a track, stopping at its ends; people who come or go pass red lines.
    #[inline]
    fn change(&mut self, seat: Seat, track: Track, amount: i32, why: Why) {
        if amount == 0 {
            return;
        }
        let tracks = &self.tracks[seat.index()];
        let (from, lowest, highest) = match track {
            Track::Income => (i32::from(tracks.income), TRACK_ENDS.0.into(), TRACK_ENDS.1.into()),
            Track::Reputation => (i32::from(tracks.reputation), TRACK_ENDS.0.into(), TRACK_ENDS.1.into()),
            Track::Population => (tracks.population, 0, i32::MAX),
            Track::Money => (tracks.money, 0, i32::MAX),
        };
        let to = (from + amount).clamp(lowest, highest);
        self.set(seat, track, to, to - from, amount, why);
        if track == Track::Population {
            self.pass_red_lines(seat, from, to);
        }
    }

    /// The one place where a track gets another value, and where that is noted.
    #[inline]
    fn set(&mut self, seat: Seat, track: Track, to: i32, delta: i32, nominal: i32, why: Why) {
        let tracks = &mut self.tracks[seat.index()];
        match track {
            Track::Income => tracks.income = to as i8,
            Track::Reputation => tracks.reputation = to as i8,
            Track::Population => tracks.population = to,
            Track::Money => tracks.money = to,
        }
        let (rules, step) = (self.rules, self.step);
        self.log.record(|| {
            let cause = match why {
                Why::Tile { kind, owner, at } => Cause::Tile { id: &rules.kind(kind).id, owner, at },
                Why::Pay => Cause::Pay,
                Why::RedLine { after } => Cause::RedLine { after },
                Why::IncomeStep => Cause::IncomeStep,
                Why::PopulationStep => Cause::PopulationStep,
            };
            Event::Change(Change { seat, track, delta, nominal, cause, step })
        });
    }

    /// R4: red lines count one by one, each with its own clamp.
    #[inline]
    fn pass_red_lines(&mut self, seat: Seat, from: i32, to: i32) {
        let (before, after) = (red_line::behind(from), red_line::behind(to));
        for line in before..after {
            for track in [Track::Income, Track::Reputation] {
                self.pass_upwards(seat, track, red_line::place(line));
            }
        }
        for line in (after..before).rev() {
            let why = Why::RedLine { after: red_line::place(line) };
            for track in [Track::Income, Track::Reputation] {
                self.change(seat, track, self.red_line_cost, why);
            }
        }
    }

    /// One line upwards, on one track: its cost and all that Casinos and the like give for it are summed before
    /// the end of the track counts.
    fn pass_upwards(&mut self, seat: Seat, track: Track, after: i32) {
        let cost = self.red_line_cost;
        let borough = &self.boroughs[seat.index()];
        let hears = borough.hears_red_lines;
        let entering =
            self.entering.filter(|tile| tile.seat == seat && self.rules.effects(tile.kind).hears_red_lines);
        if hears == 0 && entering.is_none() {
            return self.change(seat, track, -cost, Why::RedLine { after });
        }
        let mut parts = vec![Part::of(Why::RedLine { after }, -cost)];
        let standing =
            bits(hears).map(|index| (borough.kind(index), borough.cell(index), multiplier(borough, index)));
        for (kind, at, times) in standing.chain(entering.map(|tile| (tile.kind, tile.at, 1))) {
            let why = Why::Tile { kind, owner: seat, at };
            let lines = self.rules.effects(kind).lines().iter();
            let mine = lines.filter(|line| line.scope == Scope::RedLine && line.track == track);
            parts.extend(mine.map(|line| Part::of(why, i32::from(line.amount) * times)));
        }
        self.change_together(seat, track, &mut parts);
    }

    /// Changes that count as one for the ends of the track. What the end swallows is taken off the last parts in that
    /// direction; then each part is noted when it is real, and in pieces only if nothing whole fits.
    fn change_together(&mut self, seat: Seat, track: Track, parts: &mut [Part]) {
        let (lowest, highest) = (i32::from(TRACK_ENDS.0), i32::from(TRACK_ENDS.1));
        let tracks = &self.tracks[seat.index()];
        let mut now = i32::from(if track == Track::Income { tracks.income } else { tracks.reputation });
        let sum: i32 = parts.iter().map(|part| part.left).sum();
        let mut swallowed = now + sum - (now + sum).clamp(lowest, highest);
        let direction = swallowed.signum();
        for part in parts.iter_mut().rev().filter(|part| part.left.signum() == direction) {
            let share = direction * part.left.abs().min(swallowed.abs());
            part.left -= share;
            swallowed -= share;
            if part.left == 0 && share != 0 {
                self.set(seat, track, now, 0, part.nominal, part.why);
                part.nominal = 0;
            }
        }
        loop {
            let whole = parts
                .iter()
                .position(|part| part.left != 0 && (lowest..=highest).contains(&(now + part.left)));
            let Some(next) = whole.or_else(|| parts.iter().position(|part| part.room(now) != 0)) else {
                break;
            };
            let part = &mut parts[next];
            let delta = part.room(now);
            now += delta;
            part.left -= delta;
            part.nominal -= delta;
            let nominal = if part.left == 0 { delta + part.nominal } else { delta };
            let why = part.why;
            self.set(seat, track, now, delta, nominal, why);
        }
    }
}

/// One of several changes that happen together.
struct Part {
    why: Why,
    /// What is still to happen.
    left: i32,
    /// What the rule asked for, less what has happened.
    nominal: i32,
}

impl Part {
    fn of(why: Why, amount: i32) -> Part {
        Part { why, left: amount, nominal: amount }
    }

    /// As much of it as the track has room for.
    fn room(&self, now: i32) -> i32 {
        (now + self.left).clamp(TRACK_ENDS.0.into(), TRACK_ENDS.1.into()) - now
    }
}

/// Pairs of a lake and a tile next to it that come into being when something enters.
pub(crate) fn new_lake_pairs(borough: &Borough, near: TileSet, traits: Traits, matches: Traits) -> usize {
    if traits.meets(Traits::LAKE) {
        borough.count_in(near, matches)
    } else if traits.meets(matches) {
        borough.count_in(near, Traits::LAKE)
    } else {
        0
    }
}

#[inline]
fn multiplier(borough: &Borough, index: usize) -> i32 {
    1 + i32::from(borough.is_invested(index))
}
