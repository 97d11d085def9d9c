//! Trade: what goods cost, who sells them, and all the ways to cover what a tile asks for.
//!
//! A purchase is judged by the state at the reveal (three seats and more) or at the moment (one and two seats), and
//! by the buyer's own trade routes before the tile is placed.

use crate::good::{Class, Good, GoodSet};
use crate::moves::{Cover, Illegal, Seller, Terms};
use crate::setup::MAX_SEATS;
use crate::table::{Phase, Table};
use crate::tile::{Ability, MAX_SLOTS, Slot, TileId};
use game_core::Seat;

/// What a placement costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Price {
    /// All money to pay.
    pub total: i32,
    /// What other seats get of it, by seat.
    pub to_seats: [i32; MAX_SEATS],
}

/// How many slots the offices of a city can waive.
#[derive(Debug, Clone, Copy, Default)]
struct Waivers {
    raw: usize,
    processed: usize,
}

impl Waivers {
    fn any(self) -> bool {
        self.raw + self.processed > 0
    }

    /// Whether they can waive all these slots, each office one of its own.
    fn cover(self, slots: impl Iterator<Item = Slot>) -> bool {
        let (mut raw, mut processed) = (0, 0);
        for slot in slots {
            if !slot.goods.up_to(Class::Raw).is_empty() {
                raw += 1;
            } else if !slot.goods.up_to(Class::Processed).is_empty() {
                processed += 1;
            } else {
                return false;
            }
        }
        processed <= self.processed && raw + processed <= self.raw + self.processed
    }
}

impl Table {
    /// What one good costs a seat if `seller` sells it to it; trade routes of the solo game come on top.
    pub fn good_price(&self, buyer: Seat, seller: Seller, good: Good) -> i32 {
        let base = good.class().base_price();
        let city = self.city(buyer);
        let (left, right) = (i32::from(city.left_route()), i32::from(city.right_route()));
        match (self.seats(), seller) {
            (1, _) => base,
            (2, _) => (base - left - right).max(1),
            (seats, Seller::Seat(seller)) => {
                let seats = seats as i32;
                let steps = (i32::from(seller.0) - i32::from(buyer.0)).rem_euclid(seats);
                base + (steps - 1 - left).min(seats - steps - 1 - right)
            }
            (_, Seller::Bank) => base, // nobody sells there
        }
    }

    /// The goods a seat sells to others now.
    pub fn sold_by(&self, seat: Seat) -> GoodSet {
        // While tiles are picked, the tokens of the coming reveal are those there are now.
        let revealed = self.has_hands() && self.phase == Phase::Act;
        if revealed { self.offers[seat.index()] } else { self.city(seat).goods() }
    }

    /// Everybody a seat may buy a good from now.
    pub fn sellers(&self, buyer: Seat, good: Good) -> impl Iterator<Item = Seller> + '_ {
        let sells = move |&seat: &Seat| seat != buyer && self.sold_by(seat).contains(good);
        let bank = match self.seats() {
            1 => (good.class() as usize) < self.generation(),
            2 => !self.all_seats().any(|seat| sells(&seat)),
            _ => false,
        };
        self.all_seats().filter(sells).map(Seller::Seat).chain(bank.then_some(Seller::Bank))
    }

    /// The cheapest of them; of equals the one next to the left.
    pub fn cheapest_seller(&self, buyer: Seat, good: Good) -> Option<(Seller, i32)> {
        let seats = self.seats();
        let steps = |seller: Seller| match seller {
            Seller::Seat(seat) => (seat.index() + seats - buyer.index()) % seats,
            Seller::Bank => 0,
        };
        let priced = self.sellers(buyer, good).map(|seller| (seller, self.good_price(buyer, seller, good)));
        priced.min_by_key(|&(seller, price)| (price, steps(seller)))
    }

    /// Solo: the trade routes that can still be used in this generation.
    pub fn free_routes(&self, seat: Seat) -> usize {
        let city = self.city(seat);
        let free = [city.left_route() && !self.routes_used[0], city.right_route() && !self.routes_used[1]];
        if self.seats == 1 { free.into_iter().filter(|&free| free).count() } else { 0 }
    }

    fn waivers(&self, seat: Seat) -> Waivers {
        let mut waivers = Waivers::default();
        for at in self.city(seat).able().iter() {
            let Some(tile) = self.city(seat).tile(at) else { continue };
            for ability in &self.tile(tile).abilities {
                match ability {
                    Ability::Waives(Class::Raw) => waivers.raw += 1,
                    Ability::Waives(_) => waivers.processed += 1,
                    _ => {}
                }
            }
        }
        waivers
    }

    /// The goods that need not be bought.
    #[inline]
    fn covered_by(&self, seat: Seat) -> GoodSet {
        self.city(seat).goods() | self.granted
    }

    /// The slots of a tile that the seat's own city does not cover.
    pub(crate) fn missing(&self, seat: Seat, tile: TileId) -> impl Iterator<Item = Slot> + Clone + use<> {
        let goods = self.covered_by(seat);
        self.facts(tile).slots().iter().copied().filter(move |slot| (slot.goods & goods).is_empty())
    }

    /// What a placement costs on these terms, or why they do not do.
    #[inline]
    pub(crate) fn price_of(&self, seat: Seat, tile: TileId, terms: &Terms) -> Result<Price, Illegal> {
        let facts = self.facts(tile);
        let goods = self.covered_by(seat);
        let bought = terms.buy.goods();
        let named = bought | terms.waive | terms.instead;
        let asked = facts.slots().iter().fold(GoodSet::EMPTY, |set, slot| set | slot.goods);
        if let Some(good) = named.minus(asked).first() {
            return Err(Illegal::NotNeeded { good, tile });
        }
        let mut price = Price { total: facts.cost.into(), ..Price::default() };
        for slot in facts.slots() {
            let ways = [bought, terms.waive, terms.instead].map(|set| set & slot.goods);
            let count: usize = ways.iter().map(|set| set.len()).sum();
            let good = (ways[0] | ways[1] | ways[2]).first();
            match (good, (slot.goods & goods).is_empty()) {
                (Some(good), false) => return Err(Illegal::CoveredAlready { good, tile }),
                (Some(good), true) if count > 1 => {
                    let other = (ways[0] | ways[1] | ways[2]).iter().find(|&other| other != good);
                    return Err(match other {
                        Some(other) => Illegal::SlotCoveredTwice { good, other },
                        None => Illegal::CoveredTwice { good },
                    });
                }
                _ => {}
            }
            if let Some(good) = ways[2].first() {
                if slot.money == 0 {
                    return Err(Illegal::NoMoneyInstead { good, tile });
                }
                price.total += i32::from(slot.money);
            }
        }
        let waived = || facts.slots().iter().copied().filter(|slot| !(slot.goods & terms.waive).is_empty());
        for (place, slot) in waived().enumerate() {
            // The first slot for which no office is left is the one to name.
            if !self.waivers(seat).cover(waived().take(place + 1)) {
                let good = (slot.goods & terms.waive).first().unwrap_or(Good::Coal); // it names one
                return Err(Illegal::NoWaiver { good });
            }
        }
        for (good, seller) in terms.buy.iter() {
            self.check_seller(seat, seller, good)?;
            let cost = self.good_price(seat, seller, good);
            price.total += cost;
            if let Seller::Seat(seller) = seller {
                price.to_seats[seller.index()] += cost;
            }
        }
        price.total -= self.check_routes(seat, terms)?;
        let covered = |slot: &&Slot| !(slot.goods & (goods | named)).is_empty();
        match facts.slots().iter().find(|slot| !covered(slot)) {
            Some(slot) => Err(self.not_covered(seat, slot)),
            None => Ok(price),
        }
    }

    fn not_covered(&self, seat: Seat, slot: &Slot) -> Illegal {
        let offers = slot.goods.iter().filter_map(|good| Some((good, self.cheapest_seller(seat, good)?)));
        let first = slot.goods.first().unwrap_or(Good::Coal); // a slot asks for something
        match offers.min_by_key(|&(_, (_, price))| price) {
            _ if self.waivers(seat).cover([*slot].into_iter()) => {
                Illegal::NotCovered { good: first, by: Cover::Waive }
            }
            Some((good, (seller, _))) => Illegal::NotCovered { good, by: Cover::Buy(seller) },
            None if slot.money > 0 => Illegal::NotCovered { good: first, by: Cover::Instead },
            None if self.seats == 1 => {
                Illegal::NotYetSold { good: first, generation: first.class() as u8 + 1 }
            }
            None => Illegal::NobodySells { good: first },
        }
    }

    fn check_seller(&self, buyer: Seat, seller: Seller, good: Good) -> Result<(), Illegal> {
        if self.sellers(buyer, good).any(|known| known == seller) {
            return Ok(());
        }
        Err(match seller {
            Seller::Seat(seat) if seat.index() >= self.seats() => Illegal::NoSuchSeat { seat },
            Seller::Seat(seat) if seat == buyer => Illegal::OwnSeat,
            Seller::Seat(seat) if self.city(seat).goods().contains(good) => {
                Illegal::NotSoldYet { good, seat }
            }
            Seller::Seat(seat) => Illegal::NotSoldThere { good, seat },
            Seller::Bank => match (self.seats(), self.sellers(buyer, good).next()) {
                (1, _) => Illegal::NotYetSold { good, generation: good.class() as u8 + 1 },
                (2, Some(Seller::Seat(seat))) => Illegal::SoldBySeat { good, seat },
                _ => Illegal::NoBank { good },
            },
        })
    }

    /// What the named trade routes take off.
    fn check_routes(&self, seat: Seat, terms: &Terms) -> Result<i32, Illegal> {
        let named = terms.route | terms.both_routes;
        let Some(first) = named.first() else { return Ok(0) };
        if self.seats != 1 {
            return Err(Illegal::RouteNotSolo);
        }
        if let Some(good) = named.minus(terms.buy.goods()).first() {
            return Err(Illegal::RouteNotBought { good });
        }
        let uses = terms.route.len() + 2 * terms.both_routes.len();
        if uses > self.free_routes(seat) {
            return Err(Illegal::NoFreeRoute);
        }
        let too_cheap = |good: &Good| good.class().base_price() < 3; // £2 less two is nothing
        if let Some(good) = terms.both_routes.iter().find(too_cheap) {
            return Err(Illegal::RouteTooCheap { good });
        }
        debug_assert!(first.class().base_price() > 1);
        Ok(uses as i32)
    }

    /// Which of the two routes of the solo game a number of uses takes: the left one first.
    pub(crate) fn use_routes(&mut self, seat: Seat, mut uses: usize) {
        let active = [self.city(seat).left_route(), self.city(seat).right_route()];
        for (used, active) in self.routes_used.iter_mut().zip(active) {
            if uses > 0 && active && !*used {
                *used = true;
                uses -= 1;
            }
        }
    }

    /// All terms on which the seat can afford a tile, `produce` and `swap` left open.
    ///
    /// By default a good is bought at its lowest price only, and terms are left out that are worse than others: that
    /// cost no less, give no rival less and use no fewer trade routes. With `every` all are there.
    pub(crate) fn terms(&self, seat: Seat, tile: TileId, every: bool, out: &mut Vec<Terms>) {
        let begin = out.len();
        let mut search = Search {
            table: self,
            seat,
            every,
            waivers: self.waivers(seat),
            money: self.money(seat),
            found: Vec::new(),
            out,
        };
        let (mut missing, mut count) = ([Slot::default(); MAX_SLOTS], 0);
        for slot in self.missing(seat, tile) {
            missing[count] = slot;
            count += 1;
        }
        search.cover(&missing[..count], 0, 0, Terms::default(), i32::from(self.facts(tile).cost));
        if !every {
            search.drop_dominated(begin);
        }
    }

    /// Whether the seat's own city covers all goods a tile asks for.
    #[inline]
    pub(crate) fn covers_all(&self, seat: Seat, tile: TileId) -> bool {
        self.missing(seat, tile).next().is_none()
    }
}

/// The search for terms.
struct Search<'a> {
    table: &'a Table,
    seat: Seat,
    every: bool,
    waivers: Waivers,
    money: i32,
    found: Vec<Price>,
    out: &'a mut Vec<Terms>,
}

impl Search<'_> {
    /// Covers the slots from `next` on, one after the other, each in every way there is; `waived` are those (a bit
    /// each) that an office has covered so far.
    fn cover(&mut self, slots: &[Slot], next: usize, waived: u8, terms: Terms, cost: i32) {
        let Some(slot) = slots.get(next) else { return self.end(terms, cost) };
        let names = if self.every { slot.goods } else { slot.goods.first().into_iter().collect() };
        let with_this = waived | 1 << next;
        let chosen = slots.iter().enumerate().filter(|(place, _)| with_this & (1 << place) != 0);
        if self.waivers.any() && self.waivers.cover(chosen.map(|(_, slot)| *slot)) {
            for good in names.iter() {
                let terms = Terms { waive: terms.waive | GoodSet::just(good), ..terms };
                self.cover(slots, next + 1, with_this, terms, cost);
            }
        }
        let table = self.table;
        for good in slot.goods.iter() {
            let least = table.cheapest_seller(self.seat, good).map_or(0, |(_, price)| price);
            for seller in table.sellers(self.seat, good) {
                let price = table.good_price(self.seat, seller, good);
                if price > least && !self.every {
                    continue;
                }
                let mut terms = terms;
                terms.buy.add(good, seller);
                self.cover(slots, next + 1, waived, terms, cost + price);
            }
        }
        if slot.money > 0 {
            for good in names.iter() {
                let terms = Terms { instead: terms.instead | GoodSet::just(good), ..terms };
                self.cover(slots, next + 1, waived, terms, cost + i32::from(slot.money));
            }
        }
    }

    /// All slots are covered; the solo game's trade routes may make it cheaper.
    fn end(&mut self, terms: Terms, cost: i32) {
        self.take(terms, cost);
        let free = self.table.free_routes(self.seat);
        if free == 0 {
            return;
        }
        let bought = terms.buy.goods();
        // By default one use goes to the first good, and two to the first two: on which they are made does not matter.
        let first = if self.every { bought.len() } else { 1 };
        for good in bought.iter().take(first) {
            self.take(Terms { route: GoodSet::just(good), ..terms }, cost - 1);
        }
        if free < 2 {
            return;
        }
        for (i, good) in bought.iter().enumerate() {
            for other in bought.iter().skip(i + 1) {
                let route = GoodSet::just(good) | GoodSet::just(other);
                self.take(Terms { route, ..terms }, cost - 2);
                if !self.every {
                    return;
                }
            }
            if good.class() != Class::Raw {
                self.take(Terms { both_routes: GoodSet::just(good), ..terms }, cost - 2);
            }
        }
    }

    fn take(&mut self, terms: Terms, cost: i32) {
        if cost > self.money {
            return;
        }
        if !self.every {
            let mut price = Price { total: cost, ..Price::default() };
            for (good, seller) in terms.buy.iter() {
                if let Seller::Seat(seat) = seller {
                    price.to_seats[seat.index()] += self.table.good_price(self.seat, seller, good);
                }
            }
            self.found.push(price);
        }
        self.out.push(terms);
    }

    fn drop_dominated(&mut self, begin: usize) {
        let found = std::mem::take(&mut self.found);
        if found.len() < 2 {
            return;
        }
        let uses = |terms: &Terms| terms.route.len() + 2 * terms.both_routes.len();
        let no_worse = |a: usize, b: usize| {
            found[a].total <= found[b].total
                && uses(&self.out[begin + a]) <= uses(&self.out[begin + b])
                && found[a].to_seats.iter().zip(&found[b].to_seats).all(|(a, b)| a <= b)
        };
        let count = found.len();
        // Of equals the first stays.
        let keep: Vec<bool> = (0..count)
            .map(|b| !(0..count).any(|a| a != b && no_worse(a, b) && (!no_worse(b, a) || a < b)))
            .collect();
        let mut place = 0;
        let mut index = 0;
        self.out.retain(|_| {
            index += 1;
            if index <= begin {
                return true;
            }
            place += 1;
            keep[place - 1]
        });
    }
}
