//! What is in one game: the tiles, borders, goals, bonuses and challenges that a choice of packs, parts, mode and seats
//! leaves in, and how many tiles of the stacks each pack gives.

use crate::award::{AwardId, AwardKind};
use crate::goal::{Goal, GoalId, Measure, Stat};
use crate::pack::Part;
use crate::rules::Rules;
use crate::setup::{Mode, SetupTable};
use crate::tile::{KindId, Special, Stack, TileKind};
use game_core::intern::Interner;
use serde::{Deserialize, Serialize};

/// A part of the rules that may be left out of a game by choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Leaving {
    /// No bonus and no challenge.
    Bonuses,
    /// No borders, and nothing that is only there with them.
    Borders,
}

impl Leaving {
    /// All, with the words used on the command line, sorted.
    pub const ALL: [(Leaving, &'static str); 2] =
        [(Leaving::Bonuses, "bonuses"), (Leaving::Borders, "borders")];
}

/// The parts of the rules that are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Plays {
    /// Borders and their display.
    pub borders: bool,
    /// Bonus and challenge.
    pub bonuses: bool,
    /// The star track.
    pub stars: bool,
}

/// The tiles that one pack, or the base game with all packs that have no share, puts into one stack.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Portion {
    /// All single copies there are.
    pub tiles: Vec<KindId>,
    /// How many of them are in the game.
    pub count: usize,
}

/// What is in a game.
#[derive(Debug, PartialEq)]
pub struct Contents {
    /// The packs it was chosen from; a scenario may name tiles of others.
    pub(crate) packs: Vec<String>,
    pub(crate) without: Vec<Leaving>,
    pub(crate) plays: Plays,
    /// By stack: the base game's portion, then one for each pack with a share that has such tiles.
    pub(crate) stacks: [Vec<Portion>; 3],
    pub(crate) borders: Vec<KindId>,
    pub(crate) bonuses: Vec<AwardId>,
    pub(crate) challenges: Vec<AwardId>,
    pub(crate) goals: Vec<GoalId>,
}

/// The share of the base game where its pack names none.
const BASE_SHARE: usize = 6;

impl Contents {
    /// Chooses. Kept for the life of the program; equal contents are kept once.
    pub(crate) fn intern(
        rules: &Rules,
        packs: &[String],
        without: &[Leaving],
        mode: Mode,
        row: &SetupTable,
    ) -> &'static Contents {
        static INTERNED: Interner<Contents> = Interner::new();
        INTERNED.intern(Contents::of(rules, packs, without, mode, row)).0
    }

    pub(crate) fn of(
        rules: &Rules,
        packs: &[String],
        without: &[Leaving],
        mode: Mode,
        row: &SetupTable,
    ) -> Contents {
        let brought = |part: Part| {
            let bringing =
                rules.packs().iter().zip(&rules.parts).filter(|(_, parts)| parts.brings.contains(&part));
            bringing.map(|(pack, _)| pack).any(|pack| packs.contains(pack))
        };
        let plays = Plays {
            borders: brought(Part::Borders) && !without.contains(&Leaving::Borders),
            bonuses: brought(Part::Bonuses) && !without.contains(&Leaving::Bonuses),
            stars: brought(Part::StarTrack),
        };
        let mut without: Vec<Leaving> = without.to_vec();
        without.retain(|leaving| match leaving {
            Leaving::Bonuses => brought(Part::Bonuses),
            Leaving::Borders => brought(Part::Borders),
        });
        without.sort_unstable();
        without.dedup();
        let chosen =
            |pack: &String, needs_borders: bool| packs.contains(pack) && (plays.borders || !needs_borders);
        let is_in = |kind: &TileKind| {
            let without_goals = match mode {
                Mode::Standard => false,
                Mode::LoneArchitect => [Special::LawOffice, Special::Redistricting, Special::StVitus]
                    .into_iter()
                    .any(|special| kind.specials.has(special)),
                Mode::Dale => kind.specials.has(Special::StVitus),
            };
            chosen(&kind.pack, kind.only_with_borders) && !without_goals
        };
        let measurable = |measure: Measure| plays.stars || measure != Measure::Stat(Stat::Stars);
        let goal_is_in = |goal: &Goal| {
            let mode = match mode {
                Mode::Standard => true,
                Mode::LoneArchitect => false,
                Mode::Dale => goal.with_dale,
            };
            mode && chosen(&goal.pack, goal.only_with_borders) && measurable(goal.measure)
        };
        let awards = |wanted: AwardKind| {
            let all = rules.awards().filter(|(_, award)| plays.bonuses && award.kind == wanted);
            let here = all.filter(|(_, award)| {
                chosen(&award.pack, award.only_with_borders) && measurable(award.measure)
            });
            here.map(|(id, _)| id).collect()
        };
        let c: usize = row.c.iter().map(|&part| usize::from(part)).sum();
        let sizes = [(Stack::A, usize::from(row.a)), (Stack::B, usize::from(row.b)), (Stack::C, c)];
        let borders = if plays.borders { copies(rules, Stack::Border, &is_in) } else { Vec::new() };
        Contents {
            stacks: sizes.map(|(stack, size)| portions(rules, stack, size, &is_in)),
            borders,
            bonuses: awards(AwardKind::Bonus),
            challenges: awards(AwardKind::Challenge),
            goals: rules.goals().filter(|(_, goal)| goal_is_in(goal)).map(|(id, _)| id).collect(),
            packs: packs.to_vec(),
            without,
            plays,
        }
    }

    /// All tiles of the A, B and C stacks before any are left out.
    pub fn pools(&self) -> [impl Iterator<Item = KindId> + '_; 3] {
        self.stacks.each_ref().map(|portions| portions.iter().flat_map(|part| part.tiles.iter().copied()))
    }

    /// How likely each single copy of a tile is to be in its stack, compared with the others of that stack: 1 on average.
    pub fn chances(&self) -> [Vec<(KindId, f64)>; 3] {
        self.stacks.each_ref().map(|portions| {
            let (all, count) = portions
                .iter()
                .fold((0, 0), |(all, count), part| (all + part.tiles.len(), count + part.count));
            let usual = count as f64 / all.max(1) as f64;
            let chances = portions.iter().flat_map(|part| {
                let chance = part.count as f64 / part.tiles.len().max(1) as f64;
                part.tiles.iter().map(move |&kind| (kind, if chance == usual { 1.0 } else { chance / usual }))
            });
            chances.collect()
        })
    }

    /// The goals that can be drawn.
    pub fn goals(&self) -> &[GoalId] {
        &self.goals
    }

    /// All borders.
    pub fn borders(&self) -> &[KindId] {
        &self.borders
    }

    /// The bonuses or challenges of which one lies open.
    pub fn awards(&self, kind: AwardKind) -> &[AwardId] {
        match kind {
            AwardKind::Bonus => &self.bonuses,
            AwardKind::Challenge => &self.challenges,
        }
    }

    /// The parts of the rules that are played.
    pub fn plays(&self) -> Plays {
        self.plays
    }

    /// What was left out by choice.
    pub fn without(&self) -> &[Leaving] {
        &self.without
    }
}

/// All single copies of a stack's tiles that are in.
fn copies(rules: &Rules, stack: Stack, is_in: &impl Fn(&TileKind) -> bool) -> Vec<KindId> {
    let kinds = rules.kinds().filter(|(_, kind)| kind.stack == stack && is_in(kind));
    kinds.flat_map(|(id, kind)| std::iter::repeat_n(id, kind.copies.into())).collect()
}

/// What each pack gives to a stack of `size` tiles: its share of it, as far as it has tiles; the base game gives the rest.
fn portions(rules: &Rules, stack: Stack, size: usize, is_in: &impl Fn(&TileKind) -> bool) -> Vec<Portion> {
    let mut rest: Vec<KindId> = copies(rules, stack, is_in);
    let mut weights = rules.parts.first().and_then(|base| base.share).map_or(BASE_SHARE, usize::from);
    let mut sharing: Vec<(usize, Vec<KindId>)> = Vec::new();
    for (pack, parts) in rules.packs().iter().zip(&rules.parts).skip(1) {
        let Some(share) = parts.share.map(usize::from) else { continue };
        let of_pack = |kind: &KindId| rules.kind(*kind).pack == *pack;
        let tiles: Vec<KindId> = rest.iter().copied().filter(of_pack).collect();
        if !tiles.is_empty() {
            rest.retain(|kind| !of_pack(kind));
            weights += share;
            sharing.push((share, tiles));
        }
    }
    let giving: Vec<Portion> = sharing
        .into_iter()
        // Rounded, halves upwards.
        .map(|(share, tiles)| Portion {
            count: tiles.len().min((2 * size * share + weights) / (2 * weights)),
            tiles,
        })
        .collect();
    let given: usize = giving.iter().map(|part| part.count).sum();
    let base = Portion { tiles: rest, count: size.saturating_sub(given) };
    std::iter::once(base).chain(giving).collect()
}
