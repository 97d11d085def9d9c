//! Moving the tracks: their ends, red lines, payments, the income and population steps.
//!
//! Writes: tracks, and one [`Event`] for every change. [`Exact`] is what play and previews resolve effects into; a
//! preview has a copy of the tracks.
//!
//! **Invariant:** a track gets another value in [`Exact::set`] and nowhere else.

use crate::award::AwardKind;
use crate::borough::bits;
use crate::effects::{Entering, Resolution, Sink, Why, multiplier};
use crate::event::{Cause, Change, Event};
use crate::ledger::Ledger;
use crate::red_line;
use crate::setup::MAX_SEATS;
use crate::stars::{REWARDS, Tokens};
use crate::table::{TRACK_ENDS, Table, Tracks};
use crate::tile::{KindId, Track};
use game_core::{Log, Seat, SeatSet};

/// The people that Redistricting takes from each other seat.
const REDISTRICTED: i32 = 2;

/// Tracks being changed in the sight of boroughs that are not.
pub(crate) struct Exact<'a, L> {
    resolution: Resolution<'a>,
    red_line_cost: i32,
    has_packs: bool,
    tracks: &'a mut [Tracks; MAX_SEATS],
    /// Where the star track is played.
    tokens: Option<&'a mut Tokens>,
    /// Where one is kept; previews book nothing.
    ledger: Option<&'a mut Ledger>,
    /// Its lines hear of red lines although it does not stand yet.
    entering: Option<&'a Entering>,
    /// Whose Duomo has just entered, and works although it does not stand yet.
    guarded: SeatSet,
    step: Option<u8>,
    log: &'a mut L,
}

impl Table {
    /// Changes this table's own tracks.
    pub(crate) fn exact<'a, L: Log<Event>>(&'a mut self, log: &'a mut L) -> Exact<'a, L> {
        let red_line_cost = self.red_line_cost();
        let (rules, seats, order) = (self.rules(), self.seats(), self.order);
        Exact {
            resolution: Resolution { rules, boroughs: &self.boroughs, seats, order },
            red_line_cost,
            has_packs: self.has_packs,
            tracks: &mut self.tracks,
            tokens: self.plays.stars.then_some(&mut self.tokens),
            ledger: self.keeps_ledger.then_some(&mut self.ledger),
            entering: None,
            guarded: SeatSet::EMPTY,
            step: None,
            log,
        }
    }

    /// Changes other tracks: a preview. A Duomo needs the real thing.
    pub(crate) fn exact_on<'a, L: Log<Event>>(
        &'a self,
        tracks: &'a mut [Tracks; MAX_SEATS],
        tokens: &'a mut Tokens,
        log: &'a mut L,
    ) -> Exact<'a, L> {
        Exact {
            resolution: self.resolution(),
            red_line_cost: self.red_line_cost(),
            has_packs: self.has_packs,
            tracks,
            tokens: self.plays().stars.then_some(tokens),
            ledger: None,
            entering: None,
            guarded: SeatSet::EMPTY,
            step: None,
            log,
        }
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

    /// The token moves as far as there is room; reward spaces on its way count at once.
    fn stars(&mut self, seat: Seat, count: u8, why: Why) {
        let Some(tokens) = &mut self.tokens else { return };
        let seats = self.resolution.seats;
        let from = self.tracks[seat.index()].stars;
        let to = Tokens::target(&self.tracks[..seats], seat, count);
        if to == from {
            return;
        }
        self.tracks[seat.index()].stars = to;
        tokens.moved(&self.tracks[..seats], seat);
        self.note(seat, Track::Stars, i32::from(to - from), i32::from(count), why);
        for (_, track) in REWARDS.into_iter().filter(|&(space, _)| from < space && space <= to) {
            self.shift(seat, track, 1, Why::StarTrack);
        }
    }

    /// Each other seat loses people, as far as it has some; all that went come here.
    fn redistrict(&mut self, seat: Seat, why: Why) {
        let mut moved = 0;
        for other in self.resolution.order.after(seat) {
            let lost = self.tracks[other.index()].population.min(REDISTRICTED);
            self.shift(other, Track::Population, -lost, why);
            moved += lost;
        }
        self.shift(seat, Track::Population, moved, why);
    }

    /// All losses come back, each track as one change; from now on nothing more is taken.
    fn duomo(&mut self, seat: Seat, why: Why) {
        self.guarded = self.guarded.with(seat);
        let Some(ledger) = &mut self.ledger else { return };
        let losses = ledger.losses(seat);
        ledger.forget_losses(seat);
        for (track, lost) in Track::ALL.into_iter().zip(losses) {
            self.move_track(seat, track, lost, why);
        }
    }
}

impl<'a, L: Log<Event>> Exact<'a, L> {
    /// Pays for a tile or marker about to be resolved; it has been checked that the money is there.
    pub fn pay(&mut self, seat: Seat, price: i32) {
        self.step = Some(1);
        self.shift(seat, Track::Money, -price, Why::Pay);
        self.step = None;
    }

    /// Pays for something that has no resolution: a discard. With packs every payment is of step 1.
    pub fn pay_fee(&mut self, seat: Seat, price: i32) {
        self.step = self.has_packs.then_some(1);
        self.shift(seat, Track::Money, -price, Why::Pay);
        self.step = None;
    }

    /// Resolves a tile or lake that enters a borough, after it has been paid.
    pub fn place(&mut self, entering: &'a Entering) {
        self.entering = Some(entering);
        if let Some(ledger) = &mut self.ledger {
            ledger.clear(entering.seat, entering.index.into());
        }
        let resolution = self.resolution;
        resolution.place(entering, &resolution.boroughs[entering.seat.index()].listeners, self);
        self.step = None;
        self.entering = None;
        self.guarded = SeatSet::EMPTY;
    }

    /// What a tile that is about to be turned over gave its owner, less what it took, is taken back.
    pub fn take_back(&mut self, owner: Seat, index: usize) {
        let (borough, why) =
            (&self.resolution.boroughs[owner.index()], |kind, at| Why::Flip { kind, owner, at });
        let why = why(borough.kind(index), borough.footprint(index));
        self.step = Some(8);
        let net = self.ledger.as_ref().map_or([0; 4], |ledger| ledger.account(owner, index).net());
        for (track, net) in Track::ALL.into_iter().zip(net) {
            self.move_track(owner, track, -net, why);
        }
        if let Some(ledger) = &mut self.ledger {
            ledger.clear(owner, index);
        }
        self.step = None;
    }

    /// A change that no tile makes.
    pub fn reward(&mut self, seat: Seat, track: Track, amount: i32, why: Why) {
        self.shift(seat, track, amount, why);
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

    /// Moves a track and books what a tile made of it. A Duomo keeps the tiles of its borough from taking anything.
    #[inline(always)]
    fn shift(&mut self, seat: Seat, track: Track, amount: i32, why: Why) {
        match why {
            Why::Tile { owner, index } if self.has_packs => {
                self.shift_booked(seat, track, amount, owner, index);
            }
            _ => {
                self.move_track(seat, track, amount, why);
            }
        }
    }

    #[inline(never)]
    fn shift_booked(&mut self, seat: Seat, track: Track, amount: i32, owner: Seat, index: u8) {
        if amount < 0 && owner == seat && self.is_guarded(seat) {
            return;
        }
        let delta = self.move_track(seat, track, amount, Why::Tile { owner, index });
        if let Some(ledger) = &mut self.ledger {
            let index = usize::from(index);
            let entering =
                self.entering.filter(|tile| tile.seat == owner && usize::from(tile.index) == index);
            let kind = entering
                .map_or_else(|| self.resolution.boroughs[owner.index()].kind(index), |tile| tile.kind);
            if kind != KindId::LAKE {
                ledger.book(seat, owner, index, track, delta);
            }
        }
    }

    /// Whether a Duomo stands or has just entered.
    fn is_guarded(&self, seat: Seat) -> bool {
        self.resolution.boroughs[seat.index()].duomos != 0 || self.guarded.contains(seat)
    }

    /// Moves a track, stopping at its ends; people who come or go pass red lines. Returns the real change.
    #[inline(always)]
    fn move_track(&mut self, seat: Seat, track: Track, amount: i32, why: Why) -> i32 {
        if amount == 0 {
            return 0;
        }
        let tracks = &self.tracks[seat.index()];
        let (from, lowest, highest) = match track {
            Track::Income => (i32::from(tracks.income), TRACK_ENDS.0.into(), TRACK_ENDS.1.into()),
            Track::Reputation => (i32::from(tracks.reputation), TRACK_ENDS.0.into(), TRACK_ENDS.1.into()),
            Track::Population => (tracks.population, 0, i32::MAX),
            Track::Money => (tracks.money, 0, i32::MAX),
            Track::Stars => return 0, // tokens have ways of their own
        };
        let to = (from + amount).clamp(lowest, highest);
        self.set(seat, track, to, to - from, amount, why);
        if track == Track::Population {
            let (before, after) = (red_line::behind(from), red_line::behind(to));
            if before != after {
                self.pass_red_lines(seat, before, after);
            }
        }
        to - from
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
            Track::Stars => {}
        }
        self.note(seat, track, delta, nominal, why);
    }

    #[inline(always)]
    fn note(&mut self, seat: Seat, track: Track, delta: i32, nominal: i32, why: Why) {
        let (resolution, step, entering) = (self.resolution, self.step, self.entering);
        self.log.record(|| {
            let id = |kind: KindId| resolution.rules.kind(kind).id.as_str();
            let cause = match why {
                Why::Tile { owner, index } => {
                    let (kind, at) = match entering.filter(|tile| tile.seat == owner && tile.index == index) {
                        Some(tile) => (tile.kind, tile.at),
                        None => {
                            let tile = resolution.boroughs[owner.index()].tile(index.into());
                            (tile.kind, tile.at)
                        }
                    };
                    Cause::Tile { id: id(kind), owner, at }
                }
                Why::Pay => Cause::Pay,
                Why::RedLine { after } => Cause::RedLine { after },
                Why::IncomeStep => Cause::IncomeStep,
                Why::PopulationStep => Cause::PopulationStep,
                Why::Flip { kind, owner, at } => Cause::Flip { id: id(kind), owner, at },
                Why::Award(award) => {
                    let award = resolution.rules.award(award);
                    match award.kind {
                        AwardKind::Bonus => Cause::Bonus { id: &award.id },
                        AwardKind::Challenge => Cause::Challenge { id: &award.id },
                    }
                }
                Why::StarTrack => Cause::StarTrack,
                Why::StarRound => Cause::StarRound,
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
            bits(hears).map(|index| (borough.kind(index), index as u8, multiplier(borough, index)));
        let guarded = self.is_guarded(seat);
        for (kind, index, times) in standing.chain(entering.map(|tile| (tile.kind, tile.index, 1))) {
            let why = Why::Tile { owner: seat, index };
            let lines = self.resolution.rules.effects(kind).lines().iter();
            let mine = lines.filter(|line| {
                line.scope.reach().red_lines && line.track == track && !(guarded && line.amount < 0)
            });
            for amount in mine.map(|line| i32::from(line.amount) * times) {
                parts.push(Part::of(why, amount));
                // As printed, whatever the end of the track makes of the sum.
                if let Some(ledger) = &mut self.ledger {
                    ledger.book(seat, seat, index.into(), track, amount);
                }
            }
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
