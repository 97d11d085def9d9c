//! The rules in force: the packs of a game, compiled into tables that can be read fast.
//!
//! Rules never change once made and live as long as the program: equal packs give the same reference, so a game
//! state holds a plain reference and is cheap to clone.

use crate::award::{Award, AwardId};
use crate::goal::{Goal, GoalId};
use crate::pack::Part;
use crate::setup::{SetupTable, Start};
use crate::tile::{
    Gains, KindId, Line, MAX_LINES, Reach, Scope, Special, Specials, Stack, TileKind, Traits, Within,
};
use game_core::intern::Interner;

/// Everything that packs define.
#[derive(Debug, PartialEq)]
pub struct Rules {
    pub(crate) packs: Vec<String>,
    /// What each of them says of itself.
    pub(crate) parts: Vec<PackParts>,
    pub(crate) kinds: Vec<TileKind>,
    pub(crate) goals: Vec<Goal>,
    pub(crate) awards: Vec<Award>,
    pub(crate) setups: Vec<SetupTable>,
    pub(crate) start: Start,
    pub(crate) icons: Vec<String>,
    effects: Vec<Effects>,
    /// Costs by kind, with room for every number a kind can have: read for every offer of every move.
    costs: [u8; 256],
    basics: Vec<KindId>,
    /// Whether no tile costs more than fits beside seven others into a word.
    plain_prices: bool,
    /// All specials of all tiles.
    specials: Specials,
    /// The badges of tiles that Dale prefers: those of packs that bring the star track.
    star_badges: Traits,
}

/// What a pack says of itself.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct PackParts {
    pub name: String,
    pub share: Option<u8>,
    pub brings: Vec<Part>,
}

/// Everything that packs define, checked.
pub(crate) struct Compiled {
    pub packs: Vec<String>,
    pub parts: Vec<PackParts>,
    pub kinds: Vec<TileKind>,
    pub goals: Vec<Goal>,
    pub awards: Vec<Award>,
    pub setups: Vec<SetupTable>,
    pub start: Start,
    pub icons: Vec<String>,
}

/// What the engine needs of a tile at every step, without names and strings.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Effects {
    pub traits: Traits,
    pub cost: u8,
    pub stars: u8,
    pub specials: Specials,
    /// Whether it has stars or specials.
    pub has_more: bool,
    line_count: u8,
    pub now: Gains,
    lines: [Line; MAX_LINES],
    /// Where its lines must be told of things, and of which: others leave all of them alone.
    pub hears: Hears,
    pub hears_of: Traits,
}

/// What the lines of a tile hear of once it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Hears {
    /// Tiles placed next to it.
    pub beside: bool,
    /// Tiles placed next to lakes of its borough, and lakes.
    pub at_lakes: bool,
    /// Tiles placed anywhere in its borough.
    pub anywhere: bool,
    /// Tiles placed in other boroughs.
    pub others: bool,
    /// Red lines.
    pub red_lines: bool,
}

impl Effects {
    fn of(kind: &TileKind) -> Effects {
        let unused = Line {
            scope: Scope::Adjacent,
            matches: Traits::NONE,
            not_itself: false,
            track: crate::tile::Track::Money,
            amount: 0,
        };
        let mut lines = [unused; MAX_LINES];
        lines[..kind.lines.len()].copy_from_slice(&kind.lines);
        let any = |reaches: fn(Reach) -> bool| kind.lines.iter().any(|line| reaches(line.scope.reach()));
        let hears = Hears {
            beside: any(|reach| reach.own == Within::Beside),
            at_lakes: any(|reach| reach.own == Within::AtLakes),
            anywhere: any(|reach| reach.own == Within::Anywhere),
            others: any(|reach| reach.others),
            red_lines: any(|reach| reach.red_lines),
        };
        let hears_of = kind.lines.iter().fold(Traits::NONE, |all, line| {
            // A lake makes pairs with what stands around it.
            let lake = if line.scope.reach().own == Within::AtLakes { Traits::LAKE } else { Traits::NONE };
            all | line.matches | lake
        });
        Effects {
            traits: kind.traits,
            cost: kind.cost,
            stars: kind.stars,
            specials: kind.specials,
            has_more: kind.stars > 0 || !kind.specials.is_empty(),
            line_count: kind.lines.len() as u8,
            now: kind.now,
            lines,
            hears,
            hears_of,
        }
    }

    #[inline]
    pub fn lines(&self) -> &[Line] {
        &self.lines[..usize::from(self.line_count)]
    }
}

impl Rules {
    /// A tile in a slot costs less than this where prices are plain.
    pub(crate) const PLAIN_PRICES: i32 = 63;

    fn plain(kinds: &[TileKind], setups: &[SetupTable]) -> bool {
        let dearest = kinds.iter().map(|kind| kind.cost).max().unwrap_or(0);
        let slot = setups.iter().flat_map(|row| &row.prices).max().copied().unwrap_or(0);
        i32::from(dearest).max(slot.into()) < Self::PLAIN_PRICES
    }

    #[inline]
    pub(crate) fn has_plain_prices(&self) -> bool {
        self.plain_prices
    }

    /// The most tiles one stack's pool may have.
    pub(crate) const MAX_POOL: usize = 512;

    /// Keeps checked content for the life of the program. Equal content is kept once.
    pub(crate) fn intern(rules: Rules) -> &'static Rules {
        static INTERNED: Interner<Rules> = Interner::new();
        INTERNED.intern(rules).0
    }

    /// Lays the tables out.
    pub(crate) fn of(content: Compiled) -> Rules {
        let Compiled { packs, parts, kinds, goals, awards, setups, start, icons } = content;
        let mut costs = [0; 256];
        for (index, kind) in kinds.iter().enumerate() {
            costs[index] = kind.cost;
        }
        let of_stack = |stack| kinds.iter().enumerate().filter(move |(_, kind)| kind.stack == stack);
        let with_track =
            parts.iter().enumerate().filter(|(_, parts)| parts.brings.contains(&Part::StarTrack));
        Rules {
            costs,
            effects: kinds.iter().map(Effects::of).collect(),
            plain_prices: Self::plain(&kinds, &setups),
            basics: of_stack(Stack::Basic).map(|(index, _)| KindId(index as u8)).collect(),
            specials: kinds.iter().flat_map(|kind| kind.specials.iter()).collect(),
            star_badges: with_track.fold(Traits::NONE, |all, (index, _)| all | Traits::badge(index)),
            packs,
            parts,
            kinds,
            goals,
            awards,
            setups,
            start,
            icons,
        }
    }

    /// The names of the packs these rules are made of.
    pub fn packs(&self) -> &[String] {
        &self.packs
    }

    /// All kinds of tiles, the lake first.
    pub fn kinds(&self) -> impl Iterator<Item = (KindId, &TileKind)> {
        self.kinds.iter().enumerate().map(|(index, kind)| (KindId(index as u8), kind))
    }

    /// A kind of tile.
    pub fn kind(&self, id: KindId) -> &TileKind {
        &self.kinds[id.index()]
    }

    /// The kind with this id in packs and notation.
    pub fn find_kind(&self, id: &str) -> Option<KindId> {
        self.kinds.iter().position(|kind| kind.id == id).map(|index| KindId(index as u8))
    }

    /// The kinds in the basic supply.
    #[inline]
    pub fn basics(&self) -> &[KindId] {
        &self.basics
    }

    /// All goals.
    pub fn goals(&self) -> impl Iterator<Item = (GoalId, &Goal)> {
        self.goals.iter().enumerate().map(|(index, goal)| (GoalId(index as u8), goal))
    }

    /// A goal.
    pub fn goal(&self, id: GoalId) -> &Goal {
        &self.goals[id.index()]
    }

    /// The goal with this id in packs and notation.
    pub fn find_goal(&self, id: &str) -> Option<GoalId> {
        self.goals.iter().position(|goal| goal.id == id).map(|index| GoalId(index as u8))
    }

    /// All bonuses and challenges.
    pub fn awards(&self) -> impl Iterator<Item = (AwardId, &Award)> {
        self.awards.iter().enumerate().map(|(index, award)| (AwardId(index as u8), award))
    }

    /// A bonus or challenge.
    pub fn award(&self, id: AwardId) -> &Award {
        &self.awards[id.index()]
    }

    /// The name of a pack that people read.
    pub fn pack_name(&self, id: &str) -> Option<&str> {
        let place = self.packs.iter().position(|pack| pack == id)?;
        Some(&self.parts[place].name)
    }

    /// Whether any tile has this special.
    #[inline]
    pub fn has(&self, special: Special) -> bool {
        self.specials.has(special)
    }

    /// Whether some tile asks for a choice.
    #[inline]
    pub(crate) fn may_ask(&self) -> bool {
        self.specials.ask()
    }

    /// Whether what tiles gave and took is kept in mind: some tile asks for it.
    #[inline]
    pub fn keeps_ledger(&self) -> bool {
        self.has(Special::Duomo) || self.has(Special::LakeFlip)
    }

    /// Whether it is a Star tile.
    pub fn is_star_tile(&self, kind: KindId) -> bool {
        self.effects(kind).traits.meets(self.star_badges)
    }

    /// The set-up table.
    pub fn setups(&self) -> &[SetupTable] {
        &self.setups
    }

    /// What every seat begins with.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// The printed cost of a tile.
    #[inline]
    pub(crate) fn cost(&self, kind: KindId) -> i32 {
        i32::from(self.costs[kind.index()])
    }

    #[inline]
    pub(crate) fn effects(&self, kind: KindId) -> &Effects {
        &self.effects[kind.index()]
    }

    /// The words for a set of traits, as packs write them.
    pub fn trait_words(&self, traits: Traits) -> Vec<String> {
        let mut words: Vec<String> = Vec::new();
        for category in crate::tile::Category::ALL {
            if traits.meets(category.as_trait()) {
                words.push(category.word().to_owned());
            }
        }
        for (fixed, word) in [(Traits::LAKE, "lake"), (Traits::BORDER, "border")] {
            if traits.meets(fixed) {
                words.push(word.to_owned());
            }
        }
        for (index, icon) in self.icons.iter().enumerate() {
            if traits.meets(Traits(1 << (Traits::FIRST_ICON + index as u32))) {
                words.push(icon.clone());
            }
        }
        for (index, pack) in self.packs.iter().enumerate() {
            if traits.meets(Traits::badge(index)) {
                words.push(format!("badge:{pack}"));
            }
        }
        words
    }
}
