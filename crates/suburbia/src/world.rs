//! Worlds: a game told to somebody elsewhere. The stacks are those of a sampled game, in which what was seen comes first;
//! goals that others keep are made up with it.

use crate::award::AwardId;
use crate::card::Card;
use crate::game::Suburbia;
use crate::goal::GoalId;
use crate::moves::Move;
use crate::rules::Rules;
use crate::setup::{Deal, MAX_BORDERS, MAX_SEATS, MAX_STACK, Setup};
use crate::tile::KindId;
use game_core::{Dice, Game, Seat, UnsoundWorld, View, Viewer, World, quoted};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// A deal in words.
#[derive(Debug, Serialize, Deserialize)]
struct Dealt {
    /// From the first card that comes to the market to the last.
    stack: Vec<String>,
    /// The tokens of the star track from top to bottom; the first begins.
    order: Vec<u8>,
    public_goals: Vec<String>,
    dealt_goals: Vec<[String; 2]>,
    /// The bonus and the challenge.
    awards: [Option<String>; 2],
    borders: Vec<String>,
}

pub(crate) fn world(start: &Suburbia, plies: &[(Seat, Move)], viewer: Viewer, dice: &mut Dice) -> World {
    let mut now = *start;
    for &(seat, mv) in plies {
        let played = now.play(seat, mv, &mut ());
        debug_assert!(played.is_ok(), "a history can be played again");
    }
    let made_up = now.view(viewer).sample(dice);
    // The set-up lies open, but for stacks and private goals.
    let table = start.table();
    let rules = table.rules();
    let goal = |id: &GoalId| rules.goal(*id).id.clone();
    let deals = table.setup().dealt_goals > 0;
    let dealt = made_up.dealt[..table.seats()].iter().filter(|_| deals);
    let borders = &made_up.borders[..table.contents().borders().len()];
    let deal = Dealt {
        stack: made_up.stack[..usize::from(made_up.stack_len)]
            .iter()
            .map(|card| card.id(rules).to_owned())
            .collect(),
        order: table.tokens.list(MAX_SEATS).iter().map(|seat| seat.0).collect(),
        public_goals: table.public_goals().iter().map(goal).collect(),
        dealt_goals: dealt.map(|[one, two]| [goal(one), goal(two)]).collect(),
        awards: table.awards.map(|award| award.map(|award| rules.award(award).id.clone())),
        borders: borders.iter().map(|&kind| rules.kind(kind).id.clone()).collect(),
    };
    let shown = |&(seat, mv): &(Seat, Move)| match mv {
        Move::Keep { .. } if viewer != Viewer::Seat(seat) => Move::Keep { goal: made_up.kept[seat.index()] },
        open => open,
    };
    let plies = plies.iter().map(|ply| (ply.0, now.write_move(shown(ply)))).collect();
    World { deal: json!(deal), plies }
}

pub(crate) fn read(setup: &Setup, deal: &Value) -> Result<Deal, UnsoundWorld> {
    let dealt = Dealt::deserialize(deal).map_err(|error| UnsoundWorld(format!("the deal: {error}")))?;
    let rules: &'static Rules = setup.rules();
    let seats = usize::from(setup.table.seats);
    let fits = |what: &str, found: usize, least: usize, most: usize| match (least..=most).contains(&found) {
        true => Ok(()),
        false => Err(UnsoundWorld(format!("the deal has {found} {what}, not {least} to {most}"))),
    };
    let goals = usize::from(setup.table.public_goals);
    let pairs = if setup.table.dealt_goals > 0 { seats } else { 0 };
    let borders = setup.contents.borders().len();
    fits("cards", dealt.stack.len(), setup.table.prices.len(), MAX_STACK)?;
    fits("public goals", dealt.public_goals.len(), goals, goals)?;
    fits("pairs of goals", dealt.dealt_goals.len(), pairs, pairs)?;
    fits("borders", dealt.borders.len(), borders, borders)?;
    fits("seats", dealt.order.len(), MAX_SEATS, MAX_SEATS)?;
    let mut sorted: Vec<u8> = dealt.order[..seats].to_vec();
    sorted.sort_unstable();
    let whole = !setup.contents.plays.stars || sorted.iter().map(|&seat| usize::from(seat)).eq(0..seats);
    if !whole || usize::from(dealt.order[0]) >= seats {
        return Err(UnsoundWorld("the order of the deal is none of these seats".to_owned()));
    }
    let unknown = |id: &str| UnsoundWorld(format!("nothing is called {} here", quoted(id)));
    let kind = |id: &String| rules.find_kind(id).ok_or_else(|| unknown(id));
    let goal = |id: &String| rules.find_goal(id).ok_or_else(|| unknown(id));
    let mut read = Deal {
        stack: [Card::OneMoreRound; MAX_STACK],
        stack_len: dealt.stack.len() as u8,
        order: std::array::from_fn(|place| Seat(dealt.order[place])),
        public: [GoalId(0); MAX_SEATS],
        dealt: [[GoalId(0); 2]; MAX_SEATS],
        awards: [None; 2],
        borders: [KindId::LAKE; MAX_BORDERS],
    };
    for (place, id) in read.stack.iter_mut().zip(&dealt.stack) {
        *place = match Card::without_tile(id) {
            Some(card) => card,
            None => Card::Tile(kind(id)?),
        };
    }
    for (place, id) in read.public.iter_mut().zip(&dealt.public_goals) {
        *place = goal(id)?;
    }
    for (pair, [one, two]) in read.dealt.iter_mut().zip(&dealt.dealt_goals) {
        *pair = [goal(one)?, goal(two)?];
    }
    for (place, id) in read.borders.iter_mut().zip(&dealt.borders) {
        *place = kind(id)?;
    }
    for (place, id) in read.awards.iter_mut().zip(&dealt.awards) {
        let find = |id: &String| -> Result<AwardId, UnsoundWorld> {
            let found = rules.awards().find(|(_, award)| award.id == *id);
            found.map(|(award, _)| award).ok_or_else(|| unknown(id))
        };
        *place = id.as_ref().map(find).transpose()?;
    }
    Ok(read)
}
