//! Thoughts of bots that come too late.

use super::*;
use crate::Config;
use crate::clock::ClockTerms;
use crate::entry::{Header, VERSION};
use crate::fairness::Fairness;
use crate::store::Store;
use crate::tokens::fresh_id;
use game_core::record::SeatInfo;
use render::text::Language;
use serde_json::json;
use std::collections::BTreeMap;
use tempfile::TempDir;

/// Rooms with one table for people only.
pub(crate) async fn table(game: &str, seats: usize) -> (Arc<Rooms>, Arc<Room>, TempDir) {
    table_with(game, seats, None).await
}

/// The same, with a clock.
pub(crate) async fn table_with(
    game: &str,
    seats: usize,
    clock: Option<ClockTerms>,
) -> (Arc<Rooms>, Arc<Room>, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&format!("sqlite:{}", folder.path().join("games.db").display())).await.unwrap();
    let rooms = Rooms::open(store, &Config::default()).await.unwrap();
    let head = Header {
        id: fresh_id(),
        game: game.to_owned(),
        rules: json!({}),
        seed: 3,
        seats: vec![SeatInfo { name: String::new(), bot: None }; seats],
        version: VERSION.to_owned(),
        host: None,
        imported: false,
        rematch: None,
        fairness: Fairness::default(),
        stand_ins: BTreeMap::new(),
        early: Default::default(),
        clock,
        at: 0,
    };
    let room = rooms.create(head, &[], &[], None).await.unwrap();
    (rooms, room, folder)
}

/// What a bot thinks for a seat now; nobody plays it yet.
async fn thought(room: &Room, seat: Seat) -> (u32, Chosen) {
    let thought = Thought::new(room, &*room.game_match.lock().await, seat, "greedy".to_owned()).unwrap();
    (thought.number, (thought.think)().unwrap())
}

/// A seat does something.
pub(crate) async fn play_by_hand(rooms: &Arc<Rooms>, room: &Arc<Room>, seat: Seat) {
    let (_, chosen) = thought(room, seat).await;
    rooms.play(room, seat, None, None, chosen).await.unwrap_or_else(|error| panic!("{error}"));
}

async fn ply(room: &Room) -> usize {
    room.game_match.lock().await.ply()
}

/// The lowest seat that has to act.
pub(crate) async fn first(room: &Room) -> Seat {
    room.game_match.lock().await.to_act().lowest().unwrap()
}

/// Lets a bot play for a seat without driving it: what it thinks is handed in by the test.
async fn replace(room: &Room, seat: Seat) {
    room.game_match.lock().await.head.stand_ins.insert(seat, "greedy".to_owned());
}

#[tokio::test]
async fn a_stand_in_plays_no_move_thought_out_for_an_older_position() {
    let (rooms, room, _folder) = table("suburbia", 2).await;
    // Goals are chosen before the first turn.
    for _ in 0..2 {
        play_by_hand(&rooms, &room, first(&room).await).await;
    }
    let seat = first(&room).await;
    let (number, _) = thought(&room, seat).await;
    // The seat moves by hand while its stand-in thinks, and the opponent answers: it is the seat's turn again.
    room.driven.store(true, std::sync::atomic::Ordering::Release); // no bot moves but those of the test
    while first(&room).await == seat {
        play_by_hand(&rooms, &room, seat).await;
    }
    while first(&room).await != seat {
        play_by_hand(&rooms, &room, first(&room).await).await;
    }
    replace(&room, seat).await;
    let before = ply(&room).await;
    // The rules alone would let it through.
    let late = Chosen::Text(legal(&room, seat).await[0].clone());
    assert_eq!(play(&rooms, &room, Lease::ALONE, seat, number, late).await, BotStep::Moved);
    assert_eq!(ply(&room).await, before, "what was thought out two plies ago is not played");
    // It looks again.
    let (number, fresh) = thought(&room, seat).await;
    assert_eq!(play(&rooms, &room, Lease::ALONE, seat, number, fresh).await, BotStep::Moved);
    assert_eq!(ply(&room).await, before + 1);
}

#[tokio::test]
async fn what_others_choose_at_the_same_time_does_not_disturb_a_bot() {
    let (rooms, room, _folder) = table("neom", 3).await;
    room.driven.store(true, std::sync::atomic::Ordering::Release);
    assert_eq!(room.game_match.lock().await.to_act().len(), 3);
    replace(&room, Seat(0)).await;
    let (number, chosen) = thought(&room, Seat(0)).await;
    play_by_hand(&rooms, &room, Seat(1)).await;
    assert_eq!(play(&rooms, &room, Lease::ALONE, Seat(0), number, chosen).await, BotStep::Moved);
    assert_eq!(ply(&room).await, 2, "what it was shown still holds");
    // All have chosen: the next choice is another one.
    let earlier = legal(&room, Seat(2)).await;
    play_by_hand(&rooms, &room, Seat(2)).await;
    assert_eq!(room.game_match.lock().await.to_act().len(), 3);
    let now = legal(&room, Seat(2)).await;
    assert!(!earlier.contains(&now[0]));
    replace(&room, Seat(2)).await;
    // As if that had been its thought: the rules alone would let it through.
    let late = Chosen::Text(now[0].clone());
    assert_eq!(play(&rooms, &room, Lease::ALONE, Seat(2), number, late).await, BotStep::Moved);
    assert_eq!(ply(&room).await, 3);
}

/// The legal moves of a seat.
async fn legal(room: &Room, seat: Seat) -> Vec<String> {
    let moves = room.game_match.lock().await.moves(Language::ENGLISH, seat);
    moves.into_iter().map(|(mv, _)| mv).collect()
}
