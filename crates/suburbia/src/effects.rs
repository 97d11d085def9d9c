//! Tile effects: what the lines of tiles give when a tile enters a borough or gets a marker.
//!
//! Reads: boroughs. Tells a [`Sink`] every change, in the order of the rules. The entering tile is not yet in its
//! borough, so exact play, previews and quick estimates are the same computation with another sink:
//! [`Exact`](crate::tracks::Exact) moves tracks, [`estimate`](crate::estimate) only adds up.
//!
//! What a [`Scope`] means is answered twice and nowhere else: [`Resolution::count`] says how many things a line counts
//! now, [`Resolution::heard`] how many a tile that enters adds to the line of one that stands.
//!
//! **Invariant:** an effect never asks the player anything; choices are [`Move`](crate::moves::Move)s.

use crate::award::AwardId;
use crate::borough::{Borough, Listeners, TileSet, bits};
use crate::hex::Footprint;
use crate::rules::{Effects, Rules};
use crate::setup::MAX_SEATS;
use crate::stars::Order;
use crate::table::Table;
use crate::tile::{KindId, Line, Scope, Special, Track, Traits};
use game_core::Seat;

/// A tile on its way into a borough.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Entering {
    pub seat: Seat,
    pub kind: KindId,
    pub at: Footprint,
    /// The place in the borough that it will have.
    pub index: u8,
    /// The tiles of the borough that it will touch.
    pub near: TileSet,
    /// How often its own lines count: twice for a lake that was a tile with a marker.
    pub times: u8,
    /// When it was built, as later lines see it: a tile that is turned over keeps its age.
    pub moment: u8,
}

impl Entering {
    /// Something new, that will be the youngest of its borough.
    #[inline]
    pub fn new(seat: Seat, kind: KindId, at: Footprint, borough: &Borough, near: TileSet) -> Entering {
        Entering { seat, kind, at, index: borough.len() as u8, near, times: 1, moment: u8::MAX }
    }
}

/// Why a track changes; becomes a [`Cause`](crate::event::Cause) only if somebody listens.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Why {
    /// A tile by its place in the borough; the entering one may not stand there yet.
    Tile {
        owner: Seat,
        index: u8,
    },
    Pay,
    RedLine {
        after: i32,
    },
    IncomeStep,
    PopulationStep,
    /// What a tile that is turned over gave is taken back.
    Flip {
        kind: KindId,
        owner: Seat,
        at: Footprint,
    },
    Award(AwardId),
    StarTrack,
    StarRound,
}

/// Who is told what a resolution changes.
pub(crate) trait Sink {
    /// Whether it wants what a tile brings wherever it is put.
    const ANYWHERE: bool;
    /// Whether it wants what depends on the cell.
    const BESIDE: bool;
    /// Whether it wants what other seats get.
    const OTHERS: bool;

    /// The step of the resolution that follows, as the rules number them.
    fn step(&mut self, _number: u8) {}

    /// One change as the rule asks for it, before any limit.
    fn change(&mut self, seat: Seat, track: Track, amount: i32, why: Why);

    /// The seat's token moves.
    fn stars(&mut self, _seat: Seat, _count: u8, _why: Why) {}

    /// People of all others move to the seat.
    fn redistrict(&mut self, _seat: Seat, _why: Why) {}

    /// The seat gets back what tiles have taken.
    fn duomo(&mut self, _seat: Seat, _why: Why) {}
}

/// What effects are worked out from: the rules, and boroughs that do not change meanwhile.
#[derive(Clone, Copy)]
pub(crate) struct Resolution<'a> {
    pub rules: &'static Rules,
    pub boroughs: &'a [Borough; MAX_SEATS],
    pub seats: usize,
    pub order: Order,
}

/// The tile whose line counts.
#[derive(Clone, Copy)]
enum Counting<'e> {
    Entering(&'e Entering, Traits),
    Standing(Seat, usize),
}

impl Table {
    pub(crate) fn resolution(&self) -> Resolution<'_> {
        Resolution { rules: self.rules(), boroughs: &self.boroughs, seats: self.seats(), order: self.order }
    }
}

impl<'a> Resolution<'a> {
    /// Resolves a tile or lake that enters a borough, after it has been paid. Of the borough's own tiles these
    /// `listeners` hear of it.
    #[inline]
    pub fn place<S: Sink>(self, entering: &Entering, listeners: &Listeners, sink: &mut S) {
        let &Entering { seat, kind, index, near, times, .. } = entering;
        let effects = self.rules.effects(kind);
        let itself = Why::Tile { owner: seat, index };
        if S::ANYWHERE {
            immediate(seat, effects, itself, sink);
        }
        sink.step(3);
        for line in effects.lines() {
            let count = self.count::<S>(line, Counting::Entering(entering, effects.traits));
            apply(seat, line, count, times.into(), itself, sink);
        }
        if S::ANYWHERE && effects.has_more && effects.specials.has(Special::Duomo) {
            sink.duomo(seat, itself);
        }
        let far = listeners.at_lakes | if S::ANYWHERE { listeners.anywhere } else { 0 };
        sink.step(4);
        for index in bits(near & (listeners.beside | far)) {
            self.tell(seat, index, entering, effects.traits, sink);
        }
        sink.step(5);
        for index in bits(far & !near) {
            self.tell(seat, index, entering, effects.traits, sink);
        }
        if S::OTHERS {
            sink.step(7);
            for other in self.order.after(seat) {
                for index in bits(self.borough(other).listeners.others) {
                    self.tell(other, index, entering, effects.traits, sink);
                }
            }
        }
    }

    /// Resolves a marker on a tile, after it has been paid: everything the tile gives, once more, counted now.
    pub fn invest<S: Sink>(self, seat: Seat, index: usize, sink: &mut S) {
        let effects = self.rules.effects(self.borough(seat).kind(index));
        let itself = Why::Tile { owner: seat, index: index as u8 };
        immediate(seat, effects, itself, sink);
        sink.step(3);
        for line in effects.lines() {
            let count = self.count::<S>(line, Counting::Standing(seat, index));
            apply(seat, line, count, 1, itself, sink);
        }
    }

    /// What the immediate effect and the lines of a standing tile come to now, one by one and counted singly.
    pub fn lines_of(self, seat: Seat, index: usize, mut each: impl FnMut(Track, i32)) {
        let effects = self.rules.effects(self.borough(seat).kind(index));
        effects.now.parts().for_each(|(track, amount)| each(track, amount.into()));
        for line in effects.lines() {
            let count = self.count::<Everything>(line, Counting::Standing(seat, index));
            each(line.track, count as i32 * i32::from(line.amount));
        }
    }

    /// The lines of a standing tile when something enters its own or another borough.
    #[inline]
    fn tell<S: Sink>(self, owner: Seat, index: usize, entering: &Entering, traits: Traits, sink: &mut S) {
        let borough = self.borough(owner);
        let kind = borough.kind(index);
        let effects = self.rules.effects(kind);
        if !effects.hears_of.meets(traits) {
            return;
        }
        for line in effects.lines() {
            let count = self.heard::<S>(line, owner, index, entering, traits);
            if count > 0 {
                let why = Why::Tile { owner, index: index as u8 };
                apply(owner, line, count, multiplier(borough, index), why, sink);
            }
        }
    }

    /// How many things the line of a tile counts now. An entering tile counts itself where its scope includes it.
    #[inline]
    fn count<S: Sink>(self, line: &Line, tile: Counting<'_>) -> usize {
        let (Counting::Entering(&Entering { seat, .. }, _) | Counting::Standing(seat, _)) = tile;
        let borough = self.borough(seat);
        let own = || borough.count(line.matches);
        let everywhere = || -> usize { self.everybody().map(|borough| borough.count(line.matches)).sum() };
        let itself = |count: usize| match tile {
            Counting::Entering(_, traits) => {
                count + usize::from(!line.not_itself && traits.meets(line.matches))
            }
            Counting::Standing(_, index) => {
                count - usize::from(line.not_itself && borough.meets(index, line.matches))
            }
        };
        match line.scope {
            Scope::Adjacent => beside::<S>(|| {
                let near = match tile {
                    Counting::Entering(entering, _) => entering.near,
                    Counting::Standing(_, index) => borough.near(index),
                };
                borough.count_in(near, line.matches)
            }),
            Scope::Own => anywhere::<S>(|| itself(own())),
            Scope::Every => anywhere::<S>(|| itself(everywhere())),
            Scope::Others => anywhere::<S>(|| everywhere() - own()),
            Scope::After => anywhere::<S>(|| match tile {
                Counting::Entering(..) => 0,
                Counting::Standing(_, index) => {
                    let moment = borough.built(index);
                    self.everybody().map(|any| any.count_after(moment, line.matches)).sum()
                }
            }),
            Scope::RedLine => 0, // a marker doubles it for later red lines only
            Scope::OwnLakeAdjacent => {
                let standing = anywhere::<S>(|| borough.lake_pairs(line.matches));
                standing
                    + beside::<S>(|| match tile {
                        Counting::Entering(entering, traits) => {
                            new_lake_pairs(borough, entering.near, traits, line.matches)
                        }
                        Counting::Standing(..) => 0,
                    })
            }
        }
    }

    /// How often the line of a standing tile hears of a tile with these traits that enters.
    #[inline]
    fn heard<S: Sink>(
        self,
        line: &Line,
        owner: Seat,
        index: usize,
        entering: &Entering,
        traits: Traits,
    ) -> usize {
        let own = owner == entering.seat;
        let meets = || traits.meets(line.matches);
        let once = |heard: bool| usize::from(heard && meets());
        match line.scope {
            Scope::Adjacent => beside::<S>(|| once(own && entering.near & (1 << index) != 0)),
            Scope::Own => anywhere::<S>(|| once(own)),
            Scope::Every => anywhere::<S>(|| once(true)),
            Scope::After => anywhere::<S>(|| once(entering.moment > self.borough(owner).built(index))),
            Scope::Others => anywhere::<S>(|| once(!own)),
            Scope::RedLine => 0,
            Scope::OwnLakeAdjacent if !own => 0,
            Scope::OwnLakeAdjacent => {
                beside::<S>(|| new_lake_pairs(self.borough(owner), entering.near, traits, line.matches))
            }
        }
    }

    #[inline]
    fn borough(self, seat: Seat) -> &'a Borough {
        &self.boroughs[seat.index()]
    }

    #[inline]
    fn everybody(self) -> impl Iterator<Item = &'a Borough> {
        self.boroughs[..self.seats].iter()
    }
}

/// The part of a count that is the same on every cell, for sinks that want it.
#[inline(always)]
fn anywhere<S: Sink>(count: impl FnOnce() -> usize) -> usize {
    if S::ANYWHERE { count() } else { 0 }
}

/// The part of a count that depends on the cell, for sinks that want it.
#[inline(always)]
fn beside<S: Sink>(count: impl FnOnce() -> usize) -> usize {
    if S::BESIDE { count() } else { 0 }
}

#[inline(always)]
fn immediate(seat: Seat, effects: &Effects, itself: Why, sink: &mut impl Sink) {
    sink.step(2);
    if effects.has_more && effects.stars > 0 {
        sink.stars(seat, effects.stars, itself);
    }
    for (track, amount) in effects.now.parts() {
        sink.change(seat, track, amount.into(), itself);
    }
    if effects.has_more && effects.specials.has(Special::Redistricting) {
        sink.redistrict(seat, itself);
    }
}

/// A sink for all there is, which forgets it.
pub(crate) struct Everything;

impl Sink for Everything {
    const ANYWHERE: bool = true;
    const BESIDE: bool = true;
    const OTHERS: bool = true;
    fn change(&mut self, _: Seat, _: Track, _: i32, _: Why) {}
}

/// A line is one change: count × gain × multiplier.
#[inline]
fn apply(seat: Seat, line: &Line, count: usize, multiplier: i32, why: Why, sink: &mut impl Sink) {
    if count > 0 {
        sink.change(seat, line.track, count as i32 * i32::from(line.amount) * multiplier, why);
    }
}

/// Pairs of a lake and a tile next to it that come into being when something enters.
#[inline]
fn new_lake_pairs(borough: &Borough, near: TileSet, traits: Traits, matches: Traits) -> usize {
    if traits.meets(Traits::LAKE) {
        borough.count_in(near, matches)
    } else if traits.meets(matches) {
        borough.count_in(near, Traits::LAKE)
    } else {
        0
    }
}

/// How often a standing tile's lines count: twice with a marker.
#[inline]
pub(crate) fn multiplier(borough: &Borough, index: usize) -> i32 {
    1 + i32::from(borough.is_invested(index))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Suburbia;
    use crate::library::Library;
    use crate::setup::{Edition, Mode, Setup};
    use crate::tile::Within;
    use game_core::{Dice, Game, View, Viewer};

    /// What a scope is said to reach is where its lines do hear and count something, in games and for every scope.
    #[test]
    fn scopes_reach_as_far_as_they_say() {
        let rules = Library::builtin().rules(&["base".to_owned()]).unwrap();
        let setup = Setup::new(rules, Edition::Second, Mode::Standard, 3).unwrap();
        // Met in play, by scope: own borough beside the tile, elsewhere in it, other boroughs, standing tiles.
        let mut met = [[false; 4]; Scope::ALL.len()];
        for seed in 0..20 {
            let mut game = Suburbia::new(&setup, seed);
            let mut dice = Dice::new(seed, 9);
            while let Some(seat) = game.to_act().lowest() {
                let resolution = game.table().resolution();
                let borough = resolution.borough(seat);
                let at = borough.frontier()[dice.below(borough.frontier().len())];
                let kind = KindId(dice.below(rules.kinds().count()) as u8);
                let entering = Entering::new(seat, kind, at.into(), borough, borough.around_cell(at));
                let traits = rules.effects(kind).traits;
                for scope in Scope::ALL {
                    let matches = Traits::CATEGORIES;
                    let line = Line { scope, matches, not_itself: true, track: Track::Money, amount: 1 };
                    let met = &mut met[scope as usize];
                    met[3] |=
                        resolution.count::<Everything>(&line, Counting::Entering(&entering, traits)) > 0;
                    for owner in game.table().all_seats() {
                        for index in 0..resolution.borough(owner).len() {
                            let near = entering.near & (1 << index) != 0;
                            let place = if owner != seat { 2 } else { usize::from(!near) };
                            met[place] |=
                                resolution.heard::<Everything>(&line, owner, index, &entering, traits) > 0;
                        }
                    }
                }
                let mv = game.view(Viewer::Seat(seat)).random_move(&mut dice).unwrap();
                game.play(seat, mv, &mut ()).unwrap();
            }
        }
        for scope in Scope::ALL {
            let reach = scope.reach();
            let expected = [
                reach.own != Within::Nowhere,
                matches!(reach.own, Within::Anywhere | Within::AtLakes),
                reach.others,
                reach.standing,
            ];
            assert_eq!(met[scope as usize], expected, "{}", scope.word());
            assert_eq!(reach.red_lines, scope == Scope::RedLine);
        }
    }
}
