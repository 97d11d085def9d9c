//! Disasters: what they cost, and what can be given up instead.

use crate::cell::{Cell, CellSet};
use crate::city::City;
use crate::moves::Illegal;
use crate::table::Table;
use crate::tile::{Ability, Disaster, Type, Types};
use game_core::Seat;

/// The types a Crime Spree takes a tile of each of.
const HIT: [Type; 3] = [Type::Residential, Type::Commercial, Type::Industrial];

/// What a Disaster's payment is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Penalty {
    /// Money for each tile.
    pub each: i32,
    /// Tiles that are counted.
    pub counted: CellSet,
    /// Tiles that would be, were they not protected.
    pub protected: CellSet,
    /// Whether only half is paid.
    pub insured: bool,
}

impl Penalty {
    /// What is paid.
    pub fn total(&self) -> i32 {
        let whole = self.each * self.counted.count();
        if self.insured { whole / 2 } else { whole }
    }
}

impl Table {
    /// What a seat has to pay for the Disaster that strikes now; 0 if there is none.
    pub fn penalty(&self, seat: Seat) -> i32 {
        self.disaster().map_or(0, |(disaster, _)| self.penalty_of(seat, disaster))
    }

    /// What a seat would have to pay for a Disaster.
    pub fn penalty_of(&self, seat: Seat, disaster: Disaster) -> i32 {
        self.penalty_parts(seat, disaster).total()
    }

    /// The parts of that payment: protection first, then insurance.
    pub fn penalty_parts(&self, seat: Seat, disaster: Disaster) -> Penalty {
        let city = self.city(seat);
        let (hit, each) = match disaster {
            Disaster::Flood | Disaster::Fire => (city.buildings(), 1),
            Disaster::CrimeSpree => (city.of_types(HIT.into_iter().collect()), 2),
        };
        let (mut safe, mut insured) = (CellSet::EMPTY, false);
        for at in city.able().iter() {
            let Some(tile) = city.tile(at) else { continue };
            for ability in &self.tile(tile).abilities {
                match ability {
                    Ability::Protects(from) if *from == disaster => {
                        safe |= CellSet::around(at) | CellSet::just(at);
                    }
                    Ability::Insures => insured = true,
                    _ => {}
                }
            }
        }
        Penalty { each, counted: hit.minus(safe), protected: hit & safe, insured }
    }

    pub(crate) fn check_sacrifice(&self, seat: Seat, cells: CellSet) -> Result<(), Illegal> {
        let Some((disaster, _)) = self.disaster() else { return Err(Illegal::Over) }; // only asked while one strikes
        let city = self.city(seat);
        let takes = Types::from_iter(taken(disaster));
        for at in cells.iter() {
            let Some(tile) = city.tile(at) else {
                let center = at == Cell::CENTER;
                return Err(if center { Illegal::CenterNeverSacrificed } else { Illegal::NoTileAt { at } });
            };
            if !self.facts(tile).types.shares(takes) {
                return Err(Illegal::NotTaken { tile, at, disaster });
            }
        }
        let expected = losses(city, disaster);
        if cells.len() != expected {
            return Err(Illegal::WrongSacrifice { expected: expected as u8, found: cells.len() as u8 });
        }
        if disaster == Disaster::CrimeSpree && roles(city, cells) < expected {
            return Err(Illegal::WrongRoles);
        }
        Ok(())
    }
}

/// The types of tiles that a Disaster may take.
fn taken(disaster: Disaster) -> impl Iterator<Item = Type> {
    let count = match disaster {
        Disaster::Flood => 4,
        Disaster::Fire => 5,
        Disaster::CrimeSpree => 3,
    };
    Type::ALL.into_iter().take(count).map(|(ty, _)| ty)
}

/// How many tiles must go.
fn losses(city: &City, disaster: Disaster) -> usize {
    match disaster {
        Disaster::Flood => city.buildings().len().min(1),
        Disaster::Fire => city.occupied().len().min(2),
        Disaster::CrimeSpree => roles(city, city.occupied()),
    }
}

/// How many of the three types can each be given a tile of their own out of these.
fn roles(city: &City, cells: CellSet) -> usize {
    let [homes, shops, works] = HIT.map(|ty| city.of_type(ty) & cells);
    // Hall's theorem for three sets: as many as the smallest "types left out + tiles of the others" allows.
    let union = |sets: &[CellSet]| sets.iter().fold(CellSet::EMPTY, |all, &set| all | set).len();
    [
        3,
        2 + homes.len(),
        2 + shops.len(),
        2 + works.len(),
        1 + union(&[homes, shops]),
        1 + union(&[homes, works]),
        1 + union(&[shops, works]),
        union(&[homes, shops, works]),
    ]
    .into_iter()
    .min()
    .unwrap_or(0)
}

/// Every set of tiles that can be given up, each once.
pub(crate) fn sacrifices(city: &City, disaster: Disaster, out: &mut Vec<CellSet>) {
    let needed = losses(city, disaster);
    match disaster {
        _ if needed == 0 => out.push(CellSet::EMPTY),
        Disaster::Flood => out.extend(city.buildings().iter().map(CellSet::just)),
        Disaster::Fire => {
            let all = city.occupied();
            if needed == 1 {
                out.push(all);
            } else {
                let later = |first: Cell| all.iter().filter(move |&cell| cell > first);
                out.extend(
                    all.iter().flat_map(|a| later(a).map(move |b| CellSet::just(a) | CellSet::just(b))),
                );
            }
        }
        Disaster::CrimeSpree => crime_sacrifices(city, needed, out),
    }
}

/// One tile for each of as many types as possible. Tiles with two types can make the same set twice.
fn crime_sacrifices(city: &City, needed: usize, out: &mut Vec<CellSet>) {
    let begin = out.len();
    let [homes, shops, works] = HIT.map(|ty| city.of_type(ty));
    // No tile for a type counts as a choice too; sets that come out too small are dropped.
    let choices = |cells: CellSet| cells.iter().map(CellSet::just).chain([CellSet::EMPTY]);
    let full = needed == HIT.len();
    for home in choices(homes) {
        for shop in choices(shops) {
            for work in choices(works) {
                let set = home | shop | work;
                if set.len() == needed && (full || roles(city, set) == needed) {
                    out.push(set);
                }
            }
        }
    }
    if !(homes & shops).is_empty() || !(homes & works).is_empty() || !(shops & works).is_empty() || !full {
        let mut sets = out.split_off(begin);
        sets.sort_unstable();
        sets.dedup();
        out.extend(sets);
    }
}
