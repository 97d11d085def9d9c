//! The rules in force: the packs of a game, compiled into tables that can be read fast.
//!
//! Rules never change once made and live as long as the program: equal packs give the same reference, so a game
//! state holds a plain reference and is cheap to clone.

use crate::goal::{Goal, GoalId};
use crate::setup::{Mode, SetupTable, Start};
use crate::tile::{Gains, KindId, Line, MAX_LINES, Reach, Scope, Stack, TileKind, Traits, Within};
use game_core::intern::Interner;

/// Everything that packs define.
#[derive(Debug, PartialEq)]
pub struct Rules {
    pub(crate) packs: Vec<String>,
    pub(crate) kinds: Vec<TileKind>,
    pub(crate) goals: Vec<Goal>,
    pub(crate) setups: Vec<SetupTable>,
    pub(crate) start: Start,
    pub(crate) icons: Vec<String>,
    effects: Vec<Effects>,
    /// Costs by kind, with room for every number a kind can have: read for every offer of every move.
    costs: [u8; 256],
    basics: Vec<KindId>,
    pools: [Vec<KindId>; 3],
    all_goals: Vec<GoalId>,
    goals_with_dale: Vec<GoalId>,
}

/// What the engine needs of a tile at every step, without names and strings.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Effects {
    pub traits: Traits,
    pub cost: u8,
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
    /// The most tiles one stack's pool may have.
    pub(crate) const MAX_POOL: usize = 512;

    /// Compiles checked content and keeps it for the life of the program. Equal content is kept once.
    pub(crate) fn intern(
        packs: Vec<String>,
        kinds: Vec<TileKind>,
        goals: Vec<Goal>,
        setups: Vec<SetupTable>,
        start: Start,
        icons: Vec<String>,
    ) -> &'static Rules {
        let ids = |stack: Stack| {
            let of_stack = kinds.iter().enumerate().filter(move |(_, kind)| kind.stack == stack);
            of_stack.map(|(index, kind)| (KindId(index as u8), kind.copies))
        };
        let pool = |stack| ids(stack).flat_map(|(id, copies)| vec![id; usize::from(copies)]).collect();
        let all_goals: Vec<GoalId> = (0..goals.len()).map(|index| GoalId(index as u8)).collect();
        let mut costs = [0; 256];
        for (index, kind) in kinds.iter().enumerate() {
            costs[index] = kind.cost;
        }
        let rules = Rules {
            costs,
            effects: kinds.iter().map(Effects::of).collect(),
            basics: ids(Stack::Basic).map(|(id, _)| id).collect(),
            pools: [pool(Stack::A), pool(Stack::B), pool(Stack::C)],
            goals_with_dale: all_goals.iter().copied().filter(|id| goals[id.index()].with_dale).collect(),
            all_goals,
            packs,
            kinds,
            goals,
            setups,
            start,
            icons,
        };
        static INTERNED: Interner<Rules> = Interner::new();
        INTERNED.intern(rules).0
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

    /// All tiles of the A, B and C stacks before any are left out.
    pub fn pools(&self) -> &[Vec<KindId>; 3] {
        &self.pools
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

    /// The goals that can be drawn in a mode.
    pub fn goals_for(&self, mode: Mode) -> &[GoalId] {
        match mode {
            Mode::Standard => &self.all_goals,
            Mode::LoneArchitect => &[],
            Mode::Dale => &self.goals_with_dale,
        }
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
            if traits.meets(Traits(1 << (Traits::FIRST_BADGE + index as u32))) {
                words.push(format!("badge:{pack}"));
            }
        }
        words
    }
}
