//! What expansions add to the worth of a move, as far as its changes of tracks do not show it already: the place on the star
//! track, bonus and challenge to come, specials, and what a border will hear of later.

use game_core::Seat;
use suburbia::SuburbiaView;
use suburbia::award::{Award, AwardKind};
use suburbia::goal::{Measure, Stat};
use suburbia::stars::LAST_SPACE;
use suburbia::table::{Table, Tracks};
use suburbia::tile::{KindId, Special, Traits};

/// Part of the rounds to come for which the place on the star track is expected to last.
const STARS_LAST: f64 = 0.5;
/// What it is worth to play before somebody else, for each round.
const ORDER: f64 = 0.12;
/// What being further right is worth for each goal that may be tied.
const TIES: f64 = 0.5;
/// Population for each goal at whose top one may be tied, with a Law Office.
const TIED_GOAL: f64 = 1.5;
/// Population for the secret goal of another seat, with St. Vitus.
const OTHERS_GOAL: f64 = 2.5;
/// What a Duomo keeps away in each turn to come.
const GUARDED: f64 = 0.3;
/// What a Planner saves when a tile takes its place.
const SAVED: f64 = 9.0;
/// What a free tile, a free marker and a turned tile are worth before they are chosen.
const FREE_TILE: f64 = 7.0;
const FREE_MARKER: f64 = 5.0;
const TURNED: f64 = 3.0;

/// What expansions add, for one seat in one position.
#[derive(Debug, Default)]
pub(super) struct Extras<'a> {
    /// By space of the own token; empty where no star track is played.
    stars: Vec<f64>,
    awards: Vec<AwardRace<'a>>,
    goals: f64,
    others: f64,
    turns: f64,
    dollar: f64,
}

/// A bonus or challenge to come.
#[derive(Debug)]
struct AwardRace<'a> {
    award: &'a Award,
    have: i32,
    /// Own turns until it is scored, and after that.
    until: f64,
    after: f64,
}

impl<'a> Extras<'a> {
    /// `turns` are the seat's own that are left, `dollar` is what a dollar is worth in the next one.
    pub(super) fn of(view: &SuburbiaView<'a>, seat: Seat, turns: u32, dollar: f64) -> Extras<'a> {
        let table = view.table();
        let (seats, turns) = (table.seats() as f64, f64::from(turns));
        let mut extras = Extras {
            goals: (table.public_goals().len() + usize::from(view.private_goal(seat).is_some())) as f64,
            others: if view.dealt_goals().is_some() { seats - 1.0 } else { 0.0 },
            turns,
            dollar,
            ..Extras::default()
        };
        if table.plays().stars && seats > 1.0 {
            let others: Vec<f64> = table
                .all_seats()
                .filter(|&other| other != seat)
                .map(|other| f64::from(table.tracks(other).stars))
                .collect();
            extras.stars = (0..=LAST_SPACE).map(|space| extras.place(f64::from(space), &others)).collect();
        }
        if table.plays().bonuses {
            let left = view.stacks_left();
            for kind in AwardKind::ALL {
                let Some(id) = table.award(kind) else { continue };
                let draws = match kind {
                    AwardKind::Bonus => left[0],
                    AwardKind::Challenge => left[0] + left[1],
                };
                let until = (draws as f64 / seats).min(turns);
                let award = table.rules().award(id);
                let have = award.measure.value(table, seat);
                extras.awards.push(AwardRace { award, have, until, after: (turns - until).max(0.0) });
            }
        }
        extras
    }

    /// What a space of the star track is worth against the others' tokens.
    fn place(&self, space: f64, others: &[f64]) -> f64 {
        let ahead = |of: f64| 1.0 / (1.0 + (-1.1 * (space - of)).exp());
        let first = others.iter().map(|&of| ahead(of - 0.4)).product::<f64>();
        let last = others.iter().map(|&of| 1.0 - ahead(of + 0.4)).product::<f64>();
        let before = others.iter().map(|&of| ahead(of)).sum::<f64>();
        self.turns * (STARS_LAST * (first - last) + ORDER * before) + TIES * self.goals * before
    }

    /// The worth of a place on the star track.
    #[inline]
    pub(super) fn stars(&self, space: u8) -> f64 {
        self.stars.get(usize::from(space)).copied().unwrap_or(0.0)
    }

    /// What so many gold stars change, a full space aside.
    #[inline]
    pub(super) fn stars_moved(&self, now: &Tracks, count: i32) -> f64 {
        if count == 0 || self.stars.is_empty() {
            return 0.0;
        }
        let to = (i32::from(now.stars) + count).min(LAST_SPACE.into()) as u8;
        self.stars(to) - self.stars(now.stars)
    }

    /// What the bonus and challenge to come are worth after something with these traits has been added.
    #[inline]
    pub(super) fn awards(&self, traits: Traits, marker: bool, now: &Tracks, then: &Tracks) -> f64 {
        self.awards.iter().map(|race| race.worth(traits, marker, now, then)).sum()
    }

    /// What the specials of a tile are worth when it is placed, besides what they do at once. Choices are not made yet.
    pub(super) fn specials(&self, of: impl Fn(Special) -> bool) -> f64 {
        if self.turns == 0.0 {
            return 0.0; // the base game has none
        }
        let later = (self.turns - 1.0).max(0.0);
        let mut worth = 0.0;
        for (special, by) in [
            (Special::LawOffice, TIED_GOAL * self.goals),
            (Special::StVitus, OTHERS_GOAL * self.others),
            (Special::Duomo, GUARDED * later),
            (Special::Redevelopment, if later >= 2.0 { SAVED * self.dollar } else { 0.0 }),
            (Special::FreeTile, FREE_TILE),
            (Special::FreeInvestment, FREE_MARKER),
            (Special::LakeFlip, TURNED),
        ] {
            worth += if of(special) { by } else { 0.0 };
        }
        worth
    }

    /// What is lost when a tile takes the place of a Planner.
    pub(super) fn planner(&self) -> f64 {
        self.specials(|special| special == Special::Redevelopment)
    }
}

impl AwardRace<'_> {
    fn worth(&self, traits: Traits, marker: bool, now: &Tracks, then: &Tracks) -> f64 {
        let more = match self.award.measure {
            Measure::Count(matches) | Measure::LargestGroup(matches) => i32::from(traits.meets(matches)),
            Measure::Stat(Stat::Markers) => i32::from(marker),
            Measure::Stat(Stat::Money) => 0, // it will be spent
            Measure::Stat(Stat::Income) => i32::from(then.income) - i32::from(now.income),
            Measure::Stat(Stat::Reputation) => i32::from(then.reputation) - i32::from(now.reputation),
            Measure::Stat(Stat::Population) => then.population - now.population,
            Measure::Stat(Stat::Stars) => i32::from(then.stars) - i32::from(now.stars),
        };
        let missing = f64::from(i32::from(self.award.least) - self.have - more).max(0.0);
        let a_turn = match self.award.measure {
            Measure::Stat(Stat::Population) => f64::from(i32::from(then.reputation).max(0)) + 1.0,
            Measure::Stat(Stat::Money) => f64::from(i32::from(then.income).max(0)) + 1.0,
            _ => 0.4,
        };
        // What is met may still be lost; what is missing takes turns.
        let chance =
            if missing <= 0.0 { 0.95 } else { (0.9 - 0.9 * missing / (a_turn * self.until + 1.0)).max(0.0) };
        let step = match self.award.kind {
            AwardKind::Bonus => 0.45,
            AwardKind::Challenge => 0.85,
        };
        chance * f64::from(self.award.reward) * step * self.after
    }
}

/// What a tile has.
#[inline]
pub(super) fn special_of(table: &Table, kind: KindId) -> impl Fn(Special) -> bool + use<> {
    let specials = table.kind(kind).specials;
    move |special| specials.has(special)
}
