//! Worlds: a game told to somebody elsewhere. What is still hidden comes from a sampled game; what was picked and placed in
//! earlier generations lies open, and what nobody took of their hands is made up.

use crate::draft::{Hidden, dealt_to, has_held};
use crate::game::Neom;
use crate::good::Good;
use crate::moves::{Move, Swap};
use crate::setup::{
    Deal, GENERATIONS, KEPT, MAX_DECK, MAX_SEATS, Setup, pack_ends, sort_parts, stone_stacks,
};
use crate::table::{Phase, Table};
use crate::tile::TileId;
use game_core::{Dice, Game, Seat, UnsoundWorld, View, Viewer, World, quoted};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// A deal in words.
#[derive(Debug, Serialize, Deserialize)]
struct Dealt {
    /// What the city centers produce, by seat; those of seats where nobody sits are part of the table too.
    centers: Vec<String>,
    /// The decks of the generations, hand by hand or pack by pack.
    decks: Vec<Vec<String>>,
    /// Cornerstones by seat, or by stack.
    cornerstones: Vec<Vec<String>>,
    start: u8,
    spare: Option<String>,
}

/// What the plies brought to light.
#[derive(Default)]
struct Open {
    /// Tiles taken out of each hand of each generation; with open packs all that were turned up, in order.
    taken: [[Vec<TileId>; MAX_SEATS]; GENERATIONS],
    shown: [usize; GENERATIONS],
    /// Cornerstones taken out of each hand.
    stones: [Vec<TileId>; MAX_SEATS],
    /// Cornerstones that came from the discard pile.
    swapped: Vec<TileId>,
    /// Whether the beginners' spare Cornerstone was given.
    spare: bool,
}

impl Open {
    fn note(&mut self, now: &Neom, seat: Seat, mv: &Move) {
        let (table, generation) = (&now.table, now.table.generation() - 1);
        if !matches!(table.phase, Phase::Draft { .. }) && !table.has_hands() {
            self.shown[generation] = usize::from(now.hidden.ends[generation][table.turn() - 1]);
        }
        match (*mv, table.phase) {
            (Move::Draft { tile }, Phase::Draft { round }) if table.has_hands() => {
                self.stones[dealt_to(table, seat, round)].push(tile);
            }
            (Move::Select { tile }, _) if table.has_hands() => {
                self.taken[generation][dealt_to(table, seat, table.turn)].push(tile);
            }
            (Move::Place { terms, .. } | Move::Cornerstone { terms, .. }, _) => self.note_swap(&terms.swap),
            _ => {}
        }
    }

    fn note_swap(&mut self, swap: &Swap) {
        self.swapped.extend(swap.taken());
        self.spare |= !swap.given().is_empty();
    }
}

pub(crate) fn world(start: &Neom, plies: &[(Seat, Move)], viewer: Viewer, dice: &mut Dice) -> World {
    let (mut now, mut open) = (*start, Open::default());
    // Whether a ply is part of the choice that is open at the end: phase, generation and turn are the same then.
    let when = |game: &Neom| (game.table.phase, game.table.generation, game.table.turn);
    let mut moments = Vec::with_capacity(plies.len());
    for (seat, mv) in plies {
        moments.push(when(&now));
        open.note(&now, *seat, mv);
        let played = now.play(*seat, *mv, &mut ());
        debug_assert!(played.is_ok(), "a history can be played again");
    }
    let made_up = now.view(viewer).sample(dice);
    let secret = now.table.has_hands() && viewer_may_not(&now.table);
    let plies = plies.iter().zip(&moments).map(|((seat, mv), moment)| {
        let (index, others) = (seat.index(), viewer != Viewer::Seat(*seat));
        let chosen = made_up.hidden.choice[index];
        let shown = match (*mv, moment.0) {
            _ if !others || !secret => *mv,
            (Move::Draft { .. }, _) if *moment == when(&now) => Move::Draft { tile: chosen },
            (Move::Draft { .. }, Phase::Draft { round })
                if matches!(now.table.phase, Phase::Draft { .. }) =>
            {
                let kept = &made_up.hidden.kept[index];
                Move::Draft { tile: kept.get(usize::from(round) - 1).copied().unwrap_or(TileId::NONE) }
            }
            (Move::Select { .. }, _) if *moment == when(&now) => Move::Select { tile: chosen },
            (open, _) => open,
        };
        (*seat, now.write_move(shown))
    });
    let plies = plies.collect();
    let table = &now.table;
    let ids =
        |tiles: &[TileId]| -> Vec<String> { tiles.iter().map(|&tile| table.id(tile).to_owned()).collect() };
    let decks = (0..GENERATIONS).map(|generation| {
        let size = table.rules().deck(generation + 1, table.set).len();
        let deck = match generation + 1 < table.generation() {
            true => past_deck(start, &open, generation, dice),
            false => made_up.hidden.decks[generation],
        };
        ids(&deck[..size])
    });
    let decks = decks.collect();
    let stones = stones(start, &now, &made_up, &open, viewer, dice);
    let spare = if open.spare { start.hidden.spare } else { made_up.hidden.spare };
    let deal = Dealt {
        centers: table.cities.iter().map(|city| city.center().word().to_owned()).collect(),
        decks,
        cornerstones: stones.iter().map(|stones| ids(stones)).collect(),
        start: start.table.first,
        spare: spare.some().filter(|_| table.beginner).map(|tile| table.id(tile).to_owned()),
    };
    World { deal: json!(deal), plies }
}

/// Whether choices that were made are still secret.
fn viewer_may_not(table: &Table) -> bool {
    matches!(table.phase, Phase::Draft { .. } | Phase::Select)
}

/// A deck of a generation that is over: what was taken and shown, and anything else in place of the rest.
fn past_deck(start: &Neom, open: &Open, generation: usize, dice: &mut Dice) -> [TileId; MAX_DECK] {
    let (table, hidden) = (&start.table, &start.hidden);
    let mut unseen = table.rules().deck(generation + 1, table.set).to_vec();
    dice.shuffle(&mut unseen);
    let mut deck = [TileId::NONE; MAX_DECK];
    let size = unseen.len();
    let ends = &hidden.ends[generation];
    if table.has_hands() {
        let taken = &open.taken[generation];
        unseen.retain(|tile| !taken.iter().flatten().any(|known| known == tile));
        let mut from = 0;
        for (hand, &end) in taken.iter().zip(ends).take(table.seats()) {
            let part = &mut deck[from..usize::from(end)];
            let tiles = hand.iter().copied().chain(std::iter::from_fn(|| unseen.pop()));
            part.iter_mut().zip(tiles).for_each(|(place, tile)| *place = tile);
            from = usize::from(end);
        }
    } else {
        let shown = &hidden.decks[generation][..open.shown[generation].min(size)];
        unseen.retain(|tile| !shown.contains(tile));
        let tiles = shown.iter().copied().chain(unseen);
        deck.iter_mut().zip(tiles).for_each(|(place, tile)| *place = tile);
    }
    sort_parts(&mut deck, ends);
    deck
}

/// The Cornerstones as they were dealt.
fn stones(
    start: &Neom,
    now: &Neom,
    made_up: &Neom,
    open: &Open,
    viewer: Viewer,
    dice: &mut Dice,
) -> Vec<Vec<TileId>> {
    let (table, seats) = (&now.table, now.table.seats());
    let dealt = |hidden: &Hidden, number: usize| -> Vec<TileId> {
        hidden.stones[number].iter().copied().filter(|tile| tile.some().is_some()).collect()
    };
    if table.beginner {
        return (0..seats).map(|seat| vec![start.hidden.stones[seat][0]]).collect();
    }
    if matches!(table.phase, Phase::Draft { .. }) || !table.has_hands() {
        let stacks = if table.has_hands() { seats } else { KEPT };
        return (0..stacks).map(|number| dealt(&made_up.hidden, number)).collect();
    }
    // All that was kept lies open; what was left of a hand is known to those who held it, or once it came back.
    let own = viewer.seat().filter(|seat| seat.index() < seats);
    let looks = now.view(viewer).looks();
    let left = (0..seats).map(|hand| {
        let left = dealt(&start.hidden, hand).into_iter().find(|tile| !open.stones[hand].contains(tile));
        let held = own.is_some_and(|seat| has_held(table, seat, hand, KEPT as u8));
        left.filter(|tile| held || looks || open.swapped.contains(tile))
    });
    let left: Vec<Option<TileId>> = left.collect();
    let mut unseen = table.rules().cornerstones().to_vec();
    unseen
        .retain(|tile| !open.stones.iter().flatten().chain(left.iter().flatten()).any(|known| known == tile));
    dice.shuffle(&mut unseen);
    let hands = left.into_iter().zip(&open.stones).map(|(left, taken)| {
        let mut all: Vec<TileId> = taken.iter().copied().chain(left.or_else(|| unseen.pop())).collect();
        all.sort_unstable();
        all
    });
    hands.collect()
}

pub(crate) fn read(setup: &Setup, deal: &Value) -> Result<Deal, UnsoundWorld> {
    let dealt = Dealt::deserialize(deal).map_err(|error| UnsoundWorld(format!("the deal: {error}")))?;
    let rules = setup.rules;
    let unfit = |what: &str| UnsoundWorld(format!("the {what} of the deal are not those of this table"));
    let tile = |id: &String| {
        rules.find_tile(id).ok_or_else(|| UnsoundWorld(format!("nothing is called {} here", quoted(id))))
    };
    let stacks = stone_stacks(setup);
    let mut read = Deal {
        centers: [Good::Coal; MAX_SEATS],
        decks: [[TileId::NONE; MAX_DECK]; GENERATIONS],
        cornerstones: [[TileId::NONE; 4]; MAX_SEATS],
        stacks,
        start: dealt.start,
        spare: dealt.spare.as_ref().map(tile).transpose()?.unwrap_or(TileId::NONE),
    };
    if dealt.centers.len() != MAX_SEATS || usize::from(dealt.start) >= setup.seats() {
        return Err(unfit("seats"));
    }
    for (place, word) in read.centers.iter_mut().zip(&dealt.centers) {
        *place = Good::find(word).ok_or_else(|| unfit("centers"))?;
    }
    if dealt.decks.len() != GENERATIONS {
        return Err(unfit("decks"));
    }
    for (generation, (deck, ids)) in read.decks.iter_mut().zip(&dealt.decks).enumerate() {
        let mut tiles = ids.iter().map(tile).collect::<Result<Vec<_>, _>>()?;
        deck.iter_mut().zip(&tiles).for_each(|(place, tile)| *place = *tile);
        sort_parts(deck, &pack_ends(setup));
        let mut whole = rules.deck(generation + 1, setup.set).to_vec();
        whole.sort_unstable();
        tiles.sort_unstable();
        if tiles != whole {
            return Err(unfit("decks"));
        }
    }
    let sizes = stacks.iter().map(|&size| usize::from(size)).filter(|&size| size > 0);
    if !sizes.eq(dealt.cornerstones.iter().map(Vec::len)) {
        return Err(unfit("Cornerstones"));
    }
    for (stack, ids) in read.cornerstones.iter_mut().zip(&dealt.cornerstones) {
        for (place, id) in stack.iter_mut().zip(ids) {
            *place = tile(id)?;
        }
    }
    Ok(read)
}
