//! What each tile of a borough brought: its own changes, and the income and reputation it gave for as many turns as they
//! were there.

use crate::page::Ply;
use crate::page::end::Past;
use crate::page::tile_lines::TileLine;
use crate::text::say;
use ::suburbia::Suburbia;
use ::suburbia::event::{Cause, Change, Deed, Event};
use ::suburbia::hex::Footprint;
use ::suburbia::score::MONEY_PER_POPULATION;
use ::suburbia::tile::Track;
use game_core::{Game as _, Seat};
use render::Reader;
use render::suburbia::sentence::tile_name;
use render::suburbia::svg::tile_symbol;

/// A tile and what it did for its owner.
struct Account {
    seat: Seat,
    at: Footprint,
    id: &'static str,
    round: usize,
    cost: i32,
    /// What it changed at once.
    income: i32,
    reputation: i32,
    population: i32,
    money: i32,
    /// What its income and reputation came to, turn by turn.
    paid: i32,
    came: i32,
}

impl Account {
    fn worth(&self) -> i32 {
        let money = self.money + self.paid - self.cost;
        let people = self.population + self.came;
        people + (f64::from(money) / f64::from(MONEY_PER_POPULATION)).round() as i32
    }
}

/// A line for every tile that was there, the most useful first.
pub(super) fn lines(reader: Reader, past: &Past<Suburbia>) -> Vec<TileLine> {
    let language = reader.language;
    let rules = past.game.table().rules();
    let mut accounts: Vec<Account> = Vec::new();
    past.each(|ply| keep(&mut accounts, ply));
    accounts.sort_by_key(|of| (-of.worth(), of.round));
    let line = |of: &Account| {
        let kind = rules.find_kind(of.id)?;
        let parts = [
            ("cost", -of.cost),
            ("money", of.money),
            ("income", of.income),
            ("reputation", of.reputation),
            ("population", of.population),
        ];
        let when = match of.round {
            0 => say!(language, "lines-start"),
            round => say!(language, "table-round", round),
        };
        Some(TileLine {
            seat: of.seat,
            symbol: tile_symbol(rules, kind),
            name: tile_name(language, rules.kind(kind)),
            when: (of.round, when),
            parts: parts.into_iter().filter(|(_, by)| *by != 0).collect(),
            worth: of.worth(),
        })
    };
    accounts.iter().filter_map(line).collect()
}

/// Adds a ply to the accounts.
fn keep(accounts: &mut Vec<Account>, ply: &Ply<Suburbia>) {
    let round = ply.before.table().round();
    let mut cost = 0;
    for event in ply.events {
        match event {
            Event::Change(Change { cause: Cause::Pay, delta, .. }) => cost -= delta,
            Event::Deed(Deed::Built { seat, tile, at }) => {
                let of = account(accounts, *seat, *at, tile, round);
                of.cost += std::mem::take(&mut cost);
            }
            Event::Deed(Deed::Invested { seat, tile, at }) => {
                let of = account(accounts, *seat, *at, tile, round);
                of.cost += std::mem::take(&mut cost);
            }
            Event::Change(change) => {
                if let Cause::Tile { id, owner, at } | Cause::Flip { id, owner, at } = change.cause
                    && owner == change.seat
                {
                    let of = account(accounts, owner, at, id, round);
                    match change.track {
                        Track::Income => of.income += change.delta,
                        Track::Reputation => of.reputation += change.delta,
                        Track::Population => of.population += change.delta,
                        Track::Money => of.money += change.delta,
                        Track::Stars => {}
                    }
                }
            }
            Event::Deed(_) => {}
        }
    }
    for seat in ply.after.table().all_seats().filter(|&seat| turn_is_over(ply, seat)) {
        for of in accounts.iter_mut().filter(|of| of.seat == seat) {
            of.paid += of.income;
            of.came += of.reputation;
        }
    }
}

/// Whether a seat's turn ended with a ply, and it was paid.
fn turn_is_over(ply: &Ply<Suburbia>, seat: Seat) -> bool {
    let (before, after) = (ply.before.table(), ply.after.table());
    let stepped = |event: &Event| match event {
        Event::Change(change) => {
            change.seat == seat && matches!(change.cause, Cause::IncomeStep | Cause::PopulationStep)
        }
        Event::Deed(_) => false,
    };
    let moved_on =
        before.round() != after.round() || !after.to_act().contains(seat) || ply.after.outcome().is_some();
    ply.events.iter().any(stepped)
        || (seat == ply.seat && before.to_act().contains(seat) && moved_on && !chooses_goals(ply))
}

/// Whether goals were chosen, which is nobody's turn.
fn chooses_goals(ply: &Ply<Suburbia>) -> bool {
    ply.before.table().phase() == ::suburbia::table::Phase::Goals
}

/// The account of what stands somewhere; what was there before the first turn has none yet.
fn account<'a>(
    accounts: &'a mut Vec<Account>,
    seat: Seat,
    at: Footprint,
    id: &'static str,
    round: usize,
) -> &'a mut Account {
    let known = accounts.iter().rposition(|of| (of.seat, of.at, of.id) == (seat, at, id));
    let place = known.unwrap_or_else(|| {
        accounts.push(Account {
            seat,
            at,
            id,
            round,
            cost: 0,
            income: 0,
            reputation: 0,
            population: 0,
            money: 0,
            paid: 0,
            came: 0,
        });
        accounts.len() - 1
    });
    &mut accounts[place]
}
