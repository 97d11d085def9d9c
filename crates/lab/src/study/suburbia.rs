//! What can be had in Suburbia: tiles of the market and the basic supply, lakes, and private goals.

use super::{Kind, Notes, PERIODS, Study, Thing};
use game_core::{Game, Seat};
use suburbia::Suburbia;
use suburbia::event::{Cause, Deed, Event};
use suburbia::moves::Move;
use suburbia::setup::{Mode, Setup};
use suburbia::tile::{KindId, Stack, TileKind, Track};

impl Study for Suburbia {
    const PERIOD_NAMES: [&'static str; PERIODS] = ["first third", "second third", "last third"];

    fn things(setup: &Setup) -> Vec<Thing> {
        let (rules, contents) = (setup.rules(), setup.contents());
        let drawn: Vec<KindId> =
            contents.pools().into_iter().flatten().chain(contents.borders().iter().copied()).collect();
        let is_in = |id: KindId, kind: &TileKind| {
            matches!(kind.stack, Stack::Basic | Stack::Lake) || drawn.contains(&id)
        };
        let tiles = rules.kinds().filter(|&(id, kind)| is_in(id, kind)).map(|(_, kind)| Thing {
            id: kind.id.clone(),
            name: kind.name.clone(),
            kind: Kind::Tile,
            category: match (kind.category, kind.stack) {
                (Some(category), _) => category.word(),
                (None, Stack::Lake) => "lake",
                (None, Stack::Border) => "border",
                (None, _) => "none",
            },
            stack: kind.stack.word(),
            cost: Some(kind.cost),
            provenance: kind.provenance.clone(),
        });
        let goals =
            contents.goals().iter().filter(|_| setup.mode() == Mode::Standard).map(|&goal| rules.goal(goal));
        let goals = goals.map(|goal| Thing {
            id: goal.id.clone(),
            name: goal.name.clone(),
            kind: Kind::Goal,
            category: "goal",
            stack: "goal",
            cost: None,
            provenance: goal.provenance.clone(),
        });
        tiles.chain(goals).collect()
    }

    fn ladder(setup: &Setup) -> Vec<(i32, &'static str)> {
        match setup.mode() {
            Mode::Standard => Vec::new(),
            _ => suburbia::score::LADDER.iter().rev().copied().collect(),
        }
    }

    fn begin(&self, notes: &mut Notes<'_>) {
        let table = self.table();
        for &kind in table.market().iter().flatten() {
            notes.offer(&table.kind(kind).id, 1);
        }
        for (kind, left) in table.basics() {
            notes.offer(&table.kind(kind).id, left as u32);
        }
        for &kind in table.display().iter().flatten() {
            notes.offer(&table.kind(kind).id, 1);
        }
    }

    fn watch(&self, seat: Seat, mv: &Move, events: &[Event], notes: &mut Notes<'_>) {
        let rules = self.table().rules();
        if let Move::Keep { goal } = *mv {
            let mut choices = Vec::new();
            self.legal_moves(seat, &mut choices);
            for choice in choices {
                if let Move::Keep { goal } = choice {
                    notes.offer(&rules.goal(goal).id, 1);
                }
            }
            notes.take(&rules.goal(goal).id, seat, None, None);
        }
        for event in events {
            match event {
                Event::Deed(Deed::Drawn { tile } | Deed::BorderDrawn { tile }) => notes.offer(tile, 1),
                Event::Deed(Deed::Built { seat, tile, .. }) => {
                    notes.take(tile, *seat, Some(self.table().round()), Some(paid(events, *seat)));
                }
                _ => {}
            }
        }
    }

    fn end(&self, notes: &mut Notes<'_>) {
        let rounds = self.table().round();
        for taken in &mut notes.taken {
            taken.period = taken.when.map(|round| ((round - 1) * PERIODS / rounds).min(PERIODS - 1));
        }
        let scoring = self.final_scoring();
        let goals = scoring.iter().flat_map(|scoring| &scoring.goals);
        for goal in goals.filter(|goal| goal.owner.is_some() && goal.winner == goal.owner) {
            notes.use_up(&self.table().rules().goal(goal.goal).id);
        }
    }
}

fn paid(events: &[Event], by: Seat) -> i32 {
    let price = |event: &Event| match event {
        Event::Change(change) if change.seat == by && change.track == Track::Money => match change.cause {
            Cause::Pay => -change.delta,
            _ => 0,
        },
        _ => 0,
    };
    events.iter().map(price).sum()
}
