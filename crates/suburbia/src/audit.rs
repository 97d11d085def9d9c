//! The audit: a game as JSON lines that let an independent program check every step.

use crate::award::AwardKind;
use crate::borough::Tile;
use crate::event::Event;
use crate::game::Suburbia;
use crate::goal::GoalId;
use crate::hex::Footprint;
use crate::score::Final;
use crate::setup::Setup;
use crate::table::Table;
use crate::tile::KindId;
use game_core::record::{Ply, ReplayError, replay};
use game_core::{Game, Seat};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The whole audit of one game: the set-up with all hidden information, one line a move, and the final scoring if
/// the game is over.
pub fn audit(setup: &Setup, seed: u64, moves: &[String]) -> Result<Vec<Value>, ReplayError> {
    let mut game = Suburbia::new(setup, seed);
    let mut lines = vec![header(&game, setup)];
    replay(&mut game, moves, |ply| lines.push(line(&ply)))?;
    lines.extend(game.final_scoring().map(|scoring| final_line(game.table(), &scoring)));
    Ok(lines)
}

fn header(game: &Suburbia, setup: &Setup) -> Value {
    let table = game.table();
    let goal = |id: &GoalId| table.rules().goal(*id).id.as_str();
    let stack = &game.stack[usize::from(game.drawn)..usize::from(game.stack_len)];
    let stack: Vec<&str> = stack.iter().map(|card| card.id(table.rules())).collect();
    let public: Vec<&str> = table.public_goals().iter().map(goal).collect();
    let dealt: Vec<Vec<&str>> = if game.deals_goals() {
        game.dealt[..game.seats()].iter().map(|pair| pair.iter().map(goal).collect()).collect()
    } else {
        Vec::new()
    };
    let mut laid = json!({
        "start": table.start(), "market": market(table), "stack": stack, "basics": basics(table),
        "goals": { "public": public, "dealt": dealt },
    });
    if table.plays().borders {
        let pile = &game.borders[usize::from(game.borders_seen)..setup.contents.borders.len()];
        let pile: Vec<&str> = pile.iter().map(|&kind| table.kind(kind).id.as_str()).collect();
        laid["borders"] = json!({ "display": display(table), "pile": pile });
    }
    if table.plays().bonuses {
        laid["bonus"] = json!(award(table, AwardKind::Bonus));
        laid["challenge"] = json!(award(table, AwardKind::Challenge));
    }
    if table.plays().stars {
        laid["stars"] = json!(table.tokens());
    }
    json!({
        "audit": "tabletown-audit/1", "game": Suburbia::NAME, "rules": setup.spec(), "seats": game.seats(),
        "setup": laid,
    })
}

fn line(ply: &Ply<'_, Suburbia>) -> Value {
    // Only changes of tracks: draws and placements can be read off `after`.
    let changes = |event: &&Event| matches!(event, Event::Change(change) if change.delta != 0);
    let events: Vec<&Event> = ply.events.iter().filter(changes).collect();
    json!({
        "ply": ply.number, "seat": ply.seat, "move": ply.game.write_move(ply.mv), "events": events,
        "after": position(ply.game.table()),
    })
}

fn final_line(table: &Table, scoring: &Final) -> Value {
    let goals: Vec<Value> = scoring
        .goals
        .iter()
        .map(|goal| {
            let kind = if goal.owner.is_some() { "private" } else { "public" };
            let id = &table.rules().goal(goal.goal).id;
            let mut line =
                json!({ "goal": id, "kind": kind, "seat": goal.winner, "bonus": goal.bonus, "values": goal.values });
            if let Some(owner) = goal.owner {
                line["owner"] = json!(owner);
            }
            line
        })
        .collect();
    let seats: Vec<Value> = scoring
        .seats
        .iter()
        .map(|seat| {
            let tracks = &seat.tracks;
            let mut line = json!({
                "population": tracks.population, "reputation": tracks.reputation, "income": tracks.income,
                "money": tracks.money, "rank": seat.rank,
            });
            if let Some(title) = seat.title {
                line["title"] = json!(title);
            }
            line
        })
        .collect();
    json!({ "final": { "goals": goals, "seats": seats, "events": scoring.events } })
}

/// What lies open: market, supply, and every seat's tracks and tiles.
#[derive(Debug, Serialize)]
pub struct Position<'a> {
    market: Vec<Option<&'a str>>,
    basics: BTreeMap<&'a str, usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    borders: Option<BordersPosition<'a>>,
    /// The open tile, `null` once it has been scored.
    #[serde(skip_serializing_if = "Option::is_none")]
    bonus: Option<Option<&'a str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    challenge: Option<Option<&'a str>>,
    /// All tokens from right to left, on one space from top to bottom: seat and space.
    #[serde(skip_serializing_if = "Option::is_none")]
    stars: Option<Vec<(Seat, u8)>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    order: Option<Vec<Seat>>,
    seats: Vec<SeatPosition<'a>>,
}

#[derive(Debug, Serialize)]
struct BordersPosition<'a> {
    display: Vec<Option<&'a str>>,
    pile: usize,
}

#[derive(Debug, Serialize)]
struct SeatPosition<'a> {
    money: i32,
    income: i8,
    reputation: i8,
    population: i32,
    markers: u8,
    tiles: Vec<TilePosition<'a>>,
}

#[derive(Debug, Serialize)]
struct TilePosition<'a> {
    id: &'a str,
    at: Footprint,
    lake: bool,
    invested: bool,
}

/// What lies open on a table.
pub fn position(table: &Table) -> Position<'_> {
    let seats = table.all_seats().map(|seat| seat_position(table, seat)).collect();
    let plays = table.plays();
    let bonus = |kind| plays.bonuses.then(|| award(table, kind));
    let token = |&seat: &Seat| (seat, table.tracks(seat).stars);
    Position {
        market: market(table),
        basics: basics(table),
        borders: plays.borders.then(|| BordersPosition { display: display(table), pile: table.pile() }),
        bonus: bonus(AwardKind::Bonus),
        challenge: bonus(AwardKind::Challenge),
        stars: plays.stars.then(|| table.tokens().iter().map(token).collect()),
        order: plays.stars.then(|| table.order()),
        seats,
    }
}

fn display(table: &Table) -> Vec<Option<&str>> {
    table.display().iter().map(|space| space.map(|kind| table.kind(kind).id.as_str())).collect()
}

fn award(table: &Table, kind: AwardKind) -> Option<&str> {
    table.award(kind).map(|award| table.rules().award(award).id.as_str())
}

fn seat_position(table: &Table, seat: Seat) -> SeatPosition<'_> {
    let tracks = table.tracks(seat);
    let tile = |tile: Tile| TilePosition {
        id: &table.kind(tile.kind).id,
        at: tile.at,
        lake: tile.kind == KindId::LAKE,
        invested: tile.invested,
    };
    SeatPosition {
        money: tracks.money,
        income: tracks.income,
        reputation: tracks.reputation,
        population: tracks.population,
        markers: tracks.markers,
        tiles: table.borough(seat).tiles().map(tile).collect(),
    }
}

fn market(table: &Table) -> Vec<Option<&str>> {
    table.market().iter().map(|slot| slot.map(|kind| table.kind(kind).id.as_str())).collect()
}

fn basics(table: &Table) -> BTreeMap<&str, usize> {
    table.basics().map(|(kind, left)| (table.kind(kind).id.as_str(), left)).collect()
}
