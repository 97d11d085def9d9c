//! What a decision does on the open table: paying, placing, triggers, selling, disasters.
//!
//! The order on placement: pay everything; the replaced tile and lost tokens go; the tile and its tokens come; its own
//! money and swaps; then what other tiles pay for it. Nothing gained can pay for the tile.
//!
//! Reads and writes the [`Table`] only, so a preview is the same code on a copy.

use crate::cell::{Cell, CellSet};
use crate::event::{Cause, Change, Deed, Event, Track};
use crate::good::GoodSet;
use crate::moves::{Checked, Illegal, Move, Private, Seller, Terms};
use crate::options::Options;
use crate::score::Score;
use crate::table::{Phase, Table};
use crate::tile::{Ability, TileId, Type};
use crate::trade::Price;
use game_core::{Log, Seat, SeatSet};

/// What a sold tile brings.
pub const SELL_PRICE: i32 = 5;

/// What a move would bring its seat, as far as it is known.
#[derive(Debug, Clone, PartialEq)]
pub struct Preview {
    /// Everything that would happen at once, with causes.
    pub events: Vec<Event>,
    /// Change of money at once.
    pub money: i32,
    /// Tokens gained.
    pub gained: GoodSet,
    /// Tokens lost.
    pub lost: GoodSet,
    /// Change of the income at the end of this generation.
    pub income: i32,
    /// The score sheet now, if the game ended.
    pub before: Score,
    /// The score sheet after the move, if the game ended.
    pub after: Score,
}

impl Table {
    /// What a placement, a sale or an answer to a Disaster would do for its seat, or why it is refused.
    pub(crate) fn preview(&self, seat: Seat, mv: Move, private: Private<'_>) -> Result<Preview, Illegal> {
        let checked = self.check(seat, mv, private)?;
        let mut after = *self;
        let mut events = Vec::new();
        after.carry_out(seat, checked, &mut events);
        let (old, new) = (self.city(seat).goods(), after.city(seat).goods());
        Ok(Preview {
            events,
            money: after.money(seat) - self.money(seat),
            gained: new.minus(old),
            lost: old.minus(new),
            income: after.income(seat, self.generation()) - self.income(seat, self.generation()),
            before: self.score(seat),
            after: after.score(seat),
        })
    }

    /// The table as it would be if a seat had picked this tile and all picks were known: what it could place now.
    pub fn after_pick(&self, seat: Seat, tile: TileId) -> Table {
        let mut after = *self;
        after.acting = SeatSet::just(seat);
        if self.phase == Phase::Act && self.pick(seat) == tile.some() && tile.some().is_some() {
            return after; // it is picked already
        }
        after.picks[seat.index()] = tile;
        after.phase = Phase::Act;
        for (offer, city) in after.offers.iter_mut().zip(&self.cities) {
            *offer = city.goods();
        }
        after.pick_money(seat, &mut ());
        after
    }

    /// The table as it would be right after an action or an answer to a Disaster; `pile` is what the seat knows of the
    /// discard pile. Nothing else happens: goods are not paid for yet, and the turn does not end.
    pub fn after(&self, seat: Seat, mv: Move, pile: &[TileId]) -> Result<Table, Illegal> {
        let checked = self.check(seat, mv, Private { offered: &[], pile })?;
        let mut after = *self;
        after.carry_out(seat, checked, &mut ());
        Ok(after)
    }

    /// Lists the actions or answers to a Disaster that a seat may choose now; `pile` is what it knows of the discard
    /// pile.
    pub fn actions(&self, seat: Seat, pile: &[TileId], out: &mut Vec<Move>) {
        if matches!(self.phase, Phase::Act | Phase::Disaster) {
            Options::of(self, seat, Private { offered: &[], pile }, false).list(out);
        }
    }

    /// Carries out what was decided, as far as it happens at once. Drafting and picking are the game's affair.
    pub(crate) fn carry_out(&mut self, seat: Seat, checked: Checked, log: &mut impl Log<Event>) {
        match checked {
            Checked::Draft(_) | Checked::Select(_) => {}
            Checked::Place { tile, at, terms, price } => {
                let pick = self.pick(seat);
                if pick != Some(tile) {
                    if let Some(pick) = pick {
                        log.record(|| Event::Deed(Deed::Discarded { seat, tile: self.id(pick) }));
                    }
                    self.cornerstones[seat.index()].take(tile);
                }
                self.place(seat, tile, at, &terms, &price, log);
            }
            Checked::Sell => {
                let tile = self.id(self.picks[seat.index()]);
                log.record(|| Event::Deed(Deed::Discarded { seat, tile }));
                self.change_money(seat, SELL_PRICE, Cause::Sell { tile }, log);
            }
            Checked::Pay { penalty } => {
                if let Some((tile, _)) = self.disaster {
                    self.change_money(seat, -penalty, Cause::Disaster { id: self.id(tile) }, log);
                }
            }
            Checked::Sacrifice { cells } => cells.iter().for_each(|at| self.sacrifice(seat, at, log)),
        }
    }

    pub(crate) fn id(&self, tile: TileId) -> &'static str {
        self.tile(tile).id.as_str()
    }

    /// The one place where money changes.
    pub(crate) fn change_money(&mut self, seat: Seat, delta: i32, cause: Cause, log: &mut impl Log<Event>) {
        if delta != 0 {
            self.money[seat.index()] += delta;
            log.record(|| Event::Change(Change { seat, track: Track::Money, delta, cause }));
        }
    }

    fn place(
        &mut self,
        seat: Seat,
        tile: TileId,
        at: Cell,
        terms: &Terms,
        price: &Price,
        log: &mut impl Log<Event>,
    ) {
        self.pay(seat, tile, terms, price, log);
        let rules = self.rules();
        let city = &mut self.cities[seat.index()];
        let (before, old) = (city.goods(), city.tile(at));
        city.put(rules, at, tile, terms.produce);
        let goods = city.goods();
        if let Some(old) = old {
            let tile = self.id(old);
            log.record(|| Event::Deed(Deed::Removed { seat, tile, at, replaced: true }));
        }
        log.record(|| Event::Deed(Deed::Placed { seat, tile: self.id(tile), at }));
        let owned = Cause::Tile { id: self.id(tile), owner: seat, at };
        for good in before.minus(goods).iter() {
            let change = Change { seat, track: Track::Good(good), delta: -1, cause: Cause::Lost };
            log.record(|| Event::Change(change));
        }
        for good in goods.minus(before).iter() {
            let change = Change { seat, track: Track::Good(good), delta: 1, cause: owned };
            log.record(|| Event::Change(change));
        }
        self.change_money(seat, self.facts(tile).instant.into(), owned, log);
        self.own_abilities(seat, tile, owned, terms, log);
        self.trigger(seat, tile, at, log);
    }

    fn pay(&mut self, seat: Seat, tile: TileId, terms: &Terms, price: &Price, log: &mut impl Log<Event>) {
        let id = self.id(tile);
        let mut rest = price.total;
        for (good, seller) in terms.buy.iter() {
            let routes =
                i32::from(terms.route.contains(good)) + 2 * i32::from(terms.both_routes.contains(good));
            let cost = self.good_price(seat, seller, good) - routes;
            let to = match seller {
                Seller::Seat(seller) => Some(seller),
                Seller::Bank => None,
            };
            self.change_money(seat, -cost, Cause::Pay { tile: id, good: Some(good), to }, log);
            rest -= cost;
        }
        self.change_money(seat, -rest, Cause::Pay { tile: id, good: None, to: None }, log);
        for (till, paid) in self.till.iter_mut().zip(price.to_seats) {
            *till += paid;
        }
        let uses = terms.route.len() + 2 * terms.both_routes.len();
        if uses > 0 {
            self.use_routes(seat, uses);
        }
    }

    /// What a tile does by itself when it is placed. A beginner's swap is completed by the game, which has the tile.
    fn own_abilities(
        &mut self,
        seat: Seat,
        tile: TileId,
        owned: Cause,
        terms: &Terms,
        log: &mut impl Log<Event>,
    ) {
        if !self.facts(tile).able {
            return;
        }
        for ability in &self.tile(tile).abilities {
            match ability {
                Ability::Pairs { money } => {
                    let pairs = trade_pairs(self, seat);
                    self.change_money(seat, i32::from(*money) * pairs, owned, log);
                }
                Ability::Swaps => {
                    for (&old, &new) in terms.swap.given().iter().zip(terms.swap.taken()) {
                        self.swap(seat, old, new, log);
                    }
                }
                _ => {}
            }
        }
    }

    pub(crate) fn swap(&mut self, seat: Seat, old: TileId, new: TileId, log: &mut impl Log<Event>) {
        self.cornerstones[seat.index()].take(old);
        self.cornerstones[seat.index()].push(new);
        log.record(|| Event::Deed(Deed::Swapped { seat, old: self.id(old), new: self.id(new) }));
    }

    /// What other tiles of the city pay for a tile that has just been placed.
    fn trigger(&mut self, seat: Seat, placed: TileId, at: Cell, log: &mut impl Log<Event>) {
        for cell in self.city(seat).able().minus(CellSet::just(at)).iter() {
            let Some(tile) = self.city(seat).tile(cell) else { continue };
            let cause = Cause::Tile { id: self.id(tile), owner: seat, at: cell };
            for ability in &self.tile(tile).abilities {
                let money = match *ability {
                    Ability::OnPlaced { ty, money } if self.facts(placed).types.has(ty) => i32::from(money),
                    Ability::OnLinked { ty, money } => {
                        let city = self.city(seat);
                        i32::from(money) * (city.linked(CellSet::just(at)) & city.of_type(ty)).count()
                    }
                    _ => 0,
                };
                self.change_money(seat, money, cause, log);
            }
        }
    }

    /// What tiles pay because their owner picked something.
    pub(crate) fn pick_money(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        for at in self.city(seat).able().iter() {
            let Some(tile) = self.city(seat).tile(at) else { continue };
            for ability in &self.tile(tile).abilities {
                if let Ability::OnPick { money } = ability {
                    let cause = Cause::Tile { id: self.id(tile), owner: seat, at };
                    self.change_money(seat, i32::from(*money), cause, log);
                }
            }
        }
    }

    fn sacrifice(&mut self, seat: Seat, at: Cell, log: &mut impl Log<Event>) {
        let rules = self.rules();
        let city = &mut self.cities[seat.index()];
        let Some(tile) = city.tile(at) else { return };
        let before = city.goods();
        city.remove(rules, at);
        let after = city.goods();
        log.record(|| Event::Deed(Deed::Removed { seat, tile: self.id(tile), at, replaced: false }));
        let lost = before.minus(after).iter().map(|good| (good, -1, Cause::Lost));
        let back = after.minus(before).iter().map(|good| (good, 1, Cause::Uncovered));
        for (good, delta, cause) in lost.chain(back) {
            log.record(|| Event::Change(Change { seat, track: Track::Good(good), delta, cause }));
        }
    }

    /// Money for goods sold this turn reaches its owners.
    pub(crate) fn release_sales(&mut self, log: &mut impl Log<Event>) {
        for seat in self.all_seats() {
            let sales = std::mem::take(&mut self.till[seat.index()]);
            self.change_money(seat, sales, Cause::Sale, log);
        }
    }
}

/// Pairs of a Commercial and an Industrial tile side by side.
fn trade_pairs(table: &Table, seat: Seat) -> i32 {
    let city = table.city(seat);
    let works = city.of_type(Type::Industrial);
    let shops = city.of_type(Type::Commercial);
    shops.iter().map(|shop| (works & CellSet::next_to(shop)).count()).sum()
}
