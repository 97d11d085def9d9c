//! Moving the tracks: their ends, red lines, payments, the income and population steps.
//!
//! Writes: tracks, and one [`Event`] for every change. [`Exact`] is what play and previews resolve effects into; a
//! preview has a copy of the tracks.
//!
//! **Invariant:** a track gets another value in [`Exact::set`] and nowhere else.

use crate::borough::bits;
use crate::effects::{Entering, Resolution, Sink, Why, multiplier};
use crate::event::{Cause, Change, Event};
use crate::red_line;
use crate::setup::MAX_SEATS;
use crate::table::{TRACK_ENDS, Table, Tracks};
use crate::tile::Track;
use game_core::{Log, Seat};

/// Tracks being changed in the sight of boroughs that are not.
pub(crate) struct Exact<'a, L> {
    resolution: Resolution<'a>,
    red_line_cost: i32,
    tracks: &'a mut [Tracks; MAX_SEATS],
    /// Its lines hear of red lines although it does not stand yet.
    entering: Option<Entering>,
    step: Option<u8>,
    log: &'a mut L,
}

impl Table {
    /// Changes this table's own tracks.
    pub(crate) fn exact<'a, L: Log<Event>>(&'a mut self, log: &'a mut L) -> Exact<'a, L> {
        let red_line_cost = self.red_line_cost();
        let resolution = Resolution { rules: self.rules(), boroughs: &self.boroughs, seats: self.seats() };
        Exact { resolution, red_line_cost, tracks: &mut self.tracks, entering: None, step: None, log }
    }

    /// Changes other tracks: a preview.
    pub(crate) fn exact_on<'a, L: Log<Event>>(
        &'a self,
        tracks: &'a mut [Tracks; MAX_SEATS],
        log: &'a mut L,
    ) -> Exact<'a, L> {
        let (resolution, red_line_cost) = (self.resolution(), self.red_line_cost());
        Exact { resolution, red_line_cost, tracks, entering: None, step: None, log }
    }
}

impl<L: Log<Event>> Sink for Exact<'_, L> {
    const ANYWHERE: bool = true;
    const BESIDE: bool = true;
    const OTHERS: bool = true;

    #[inline]
    fn step(&mut self, number: u8) {
        self.step = Some(number);
    }

    fn change(&mut self, seat: Seat, track: Track, amount: i32, why: Why) {
        self.shift(seat, track, amount, why);
    }
}

impl<L: Log<Event>> Exact<'_, L> {
    /// Pays for a tile or marker about to be resolved; it has been checked that the money is there.
    pub fn pay(&mut self, seat: Seat, price: i32) {
        self.step = Some(1);
        self.pay_fee(seat, price);
        self.step = None;
    }

    /// Pays for something that has no resolution: a discard.
    pub fn pay_fee(&mut self, seat: Seat, price: i32) {
        self.shift(seat, Track::Money, -price, Why::Pay);
    }

    /// Resolves a tile or lake that enters a borough, after it has been paid.
    pub fn place(&mut self, entering: Entering) {
        self.entering = Some(entering);
        let resolution = self.resolution;
        resolution.place(&entering, &resolution.boroughs[entering.seat.index()].listeners, self);
        self.step = None;
        self.entering = None;
    }

    /// Resolves a marker, after it has been paid.
    pub fn invest(&mut self, seat: Seat, index: usize) {
        self.resolution.invest(seat, index, self);
        self.step = None;
    }

    /// The income step: money in, or money out and then people.
    pub fn income(&mut self, seat: Seat) {
        let income = i32::from(self.tracks[seat.index()].income);
        if income >= 0 {
            self.shift(seat, Track::Money, income, Why::IncomeStep);
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
            self.shift(seat, Track::Population, reputation, Why::PopulationStep);
        } else {
            self.change(seat, Track::Population, -lost, Why::PopulationStep);
            self.change(seat, Track::Money, reputation + lost, Why::PopulationStep);
        }
    }

    /// Moves a track, stopping at its ends; people who come or go pass red lines.
    #[inline(always)]
    fn shift(&mut self, seat: Seat, track: Track, amount: i32, why: Why) {
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
            let (before, after) = (red_line::behind(from), red_line::behind(to));
            if before != after {
                self.pass_red_lines(seat, before, after);
            }
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
        let (rules, step) = (self.resolution.rules, self.step);
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
    #[inline(never)]
    fn pass_red_lines(&mut self, seat: Seat, before: i32, after: i32) {
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
        let borough = &self.resolution.boroughs[seat.index()];
        let hears = borough.listeners.red_lines;
        let entering = self
            .entering
            .filter(|tile| tile.seat == seat && self.resolution.rules.effects(tile.kind).hears.red_lines);
        if hears == 0 && entering.is_none() {
            return self.change(seat, track, -cost, Why::RedLine { after });
        }
        let mut parts = vec![Part::of(Why::RedLine { after }, -cost)];
        let standing =
            bits(hears).map(|index| (borough.kind(index), borough.cell(index), multiplier(borough, index)));
        for (kind, at, times) in standing.chain(entering.map(|tile| (tile.kind, tile.at, 1))) {
            let why = Why::Tile { kind, owner: seat, at };
            let lines = self.resolution.rules.effects(kind).lines().iter();
            let mine = lines.filter(|line| line.scope.reach().red_lines && line.track == track);
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
