//! What can be had in NEOM: tiles of the three decks, Disasters that are picked, and Cornerstones.

use super::{Kind, Notes, PERIODS, Study, Thing};
use game_core::{Game, Seat};
use neom::Neom;
use neom::event::{Cause, Deed, Event, Track};
use neom::moves::Move;
use neom::setup::{Mode, Setup};
use neom::tile::{Deck, Tile};

impl Study for Neom {
    const PERIOD_NAMES: [&'static str; PERIODS] = ["generation 1", "generation 2", "generation 3"];

    fn things(setup: &Setup) -> Vec<Thing> {
        let there = |tile: &Tile| match tile.deck {
            Deck::Generation { set, .. } => set <= setup.tile_set(),
            Deck::Cornerstone => true,
        };
        let tiles = setup.rules().tiles().filter(|(_, tile)| there(tile));
        tiles
            .map(|(_, tile)| Thing {
                id: tile.id.clone(),
                name: tile.name.clone(),
                kind: if tile.deck == Deck::Cornerstone { Kind::Cornerstone } else { Kind::Tile },
                category: tile.types.iter().next().map_or("disaster", |ty| ty.word()),
                stack: tile.deck.word(),
                cost: Some(tile.cost),
                provenance: tile.provenance.clone(),
            })
            .collect()
    }

    fn ladder(setup: &Setup) -> Vec<(i32, &'static str)> {
        let set = setup.tile_set() as usize;
        match setup.mode() {
            Mode::Standard => Vec::new(),
            Mode::Solo => neom::score::LADDER.iter().map(|&(title, least)| (least[set], title)).collect(),
        }
    }

    fn begin(&self, notes: &mut Notes<'_>) {
        let table = self.table();
        for seat in table.all_seats() {
            for &stone in table.cornerstones(seat) {
                notes.offer_once(&table.rules().tile(stone).id); // the beginner's variant deals them
                notes.take(&table.rules().tile(stone).id, seat, None, None);
            }
        }
    }

    fn watch(&self, seat: Seat, mv: &Move, events: &[Event], notes: &mut Notes<'_>) {
        let rules = self.table().rules();
        if let Move::Draft { .. } | Move::Select { .. } = mv {
            let mut choices = Vec::new();
            self.legal_moves(seat, &mut choices);
            for choice in choices {
                if let Move::Draft { tile } | Move::Select { tile } = choice {
                    notes.offer_once(&rules.tile(tile).id);
                }
            }
        }
        match *mv {
            Move::Draft { tile } => notes.take(&rules.tile(tile).id, seat, None, None),
            Move::Select { tile } if rules.tile(tile).disaster.is_some() => {
                notes.take(&rules.tile(tile).id, seat, Some(self.table().generation()), None);
            }
            _ => {}
        }
        for event in events {
            match event {
                Event::Deed(Deed::Placed { seat, tile, .. }) => {
                    note_placed(*seat, tile, self.table().generation(), paid(events, *seat), notes);
                }
                Event::Deed(Deed::Swapped { seat, old, new }) => {
                    let gone = notes.place(old);
                    notes.taken.retain(|taken| !(taken.seat == *seat && Some(taken.thing) == gone));
                    notes.take(new, *seat, None, None);
                }
                _ => {}
            }
        }
    }

    fn end(&self, notes: &mut Notes<'_>) {
        for taken in &mut notes.taken {
            taken.period = taken.when.map(|generation| (generation - 1).min(PERIODS - 1));
        }
    }
}

/// A Cornerstone was taken when it was drafted; now it is known what it cost.
fn note_placed(seat: Seat, tile: &str, generation: usize, price: i32, notes: &mut Notes<'_>) {
    let Some(thing) = notes.place(tile) else { return };
    let drafted = notes.taken.iter_mut().find(|taken| taken.thing == thing && taken.seat == seat);
    match drafted {
        Some(drafted) => (drafted.when, drafted.price) = (Some(generation), Some(price)),
        None => notes.take(tile, seat, Some(generation), Some(price)),
    }
    if notes.things[thing].kind == Kind::Cornerstone {
        notes.use_up(tile);
    }
}

fn paid(events: &[Event], by: Seat) -> i32 {
    let price = |event: &Event| match event {
        Event::Change(change) if change.seat == by && change.track == Track::Money => match change.cause {
            Cause::Pay { .. } => -change.delta,
            _ => 0,
        },
        _ => 0,
    };
    events.iter().map(price).sum()
}
