//! Many at once: nothing is lost, nothing is done twice.

use crate::common::{Events, House, Local, Played};
use serde_json::json;
use std::sync::Arc;
use suburbia::setup::Mode;
use tokio::task::JoinSet;

const GAMES: usize = 50;
const SEATS: usize = 4;
const PLIES: usize = 24;

/// One of two writers who both try to play the same ply; returns how often it was the one who did.
async fn writer(house: Arc<House>, game: Played, seed: u64) -> usize {
    let mut local = Local::new(Mode::Standard, SEATS, seed);
    let mut won = 0;
    while local.ply < PLIES {
        let (seat, mv) = local.choose().unwrap();
        let (status, answer) = house.play(&game, seat.index(), local.ply, &mv).await;
        match status {
            200 => won += 1,
            // The other one was faster; in the choice of goals the seat has chosen already.
            409 | 422 => {}
            other => panic!("{other}: {answer}"),
        }
        local.play(seat, &mv);
    }
    won
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn two_hundred_clients_at_fifty_games_lose_and_double_nothing() {
    let house = Arc::new(House::open().await);
    let mut games = Vec::new();
    for seed in 0..GAMES as u64 {
        games.push(house.people(SEATS, seed).await);
    }
    let mut writers = JoinSet::new();
    let mut readers = JoinSet::new();
    for (seed, game) in games.iter().enumerate() {
        for _ in 0..2 {
            writers.spawn(writer(house.clone(), game.clone(), seed as u64));
            let (house, game) = (house.clone(), game.clone());
            readers.spawn(async move {
                let mut events = Events::open(&house, &game.path("/stream?after=0"), None, None).await;
                for ply in 1..=PLIES {
                    let sent = events.next().await;
                    assert_eq!((sent.id, &sent.data["ply"]), (Some(ply as u32), &json!(ply)));
                }
            });
        }
    }
    let mut played = 0;
    while let Some(won) = writers.join_next().await {
        played += won.unwrap();
    }
    while let Some(read) = readers.join_next().await {
        read.unwrap();
    }
    assert_eq!(played, GAMES * PLIES, "each ply was answered once");
    // What is stored is what was answered.
    let house = Arc::into_inner(house).unwrap().reopen().await;
    for (seed, game) in games.iter().enumerate() {
        let mut local = Local::new(Mode::Standard, SEATS, seed as u64);
        while local.ply < PLIES {
            let (seat, mv) = local.choose().unwrap();
            local.play(seat, &mv);
        }
        assert_eq!(house.shown(game, 0).await["ply"], PLIES);
        let record = house.json(&game.path("/record"), None).await;
        let shown: Vec<String> = local
            .moves
            .iter()
            .map(|mv| if mv.starts_with("keep") { "keep ?".to_owned() } else { mv.clone() })
            .collect();
        assert_eq!(record["moves"], json!(shown));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_many_who_play_the_same_ply_one_does() {
    let house = Arc::new(House::open().await);
    let game = house.table(json!({ "mode": "lone-architect" }), &["Ann"], 1).await;
    let moves = house.json(&game.path("/moves"), game.token(0)).await;
    let moves: Vec<String> =
        moves.as_array().unwrap().iter().take(20).map(|mv| mv["move"].as_str().unwrap().to_owned()).collect();
    let mut all = JoinSet::new();
    for mv in moves {
        let (house, game) = (house.clone(), game.clone());
        all.spawn(async move { house.play(&game, 0, 0, &mv).await.0 });
    }
    let mut statuses = all.join_all().await;
    statuses.sort_unstable();
    assert_eq!(statuses.iter().filter(|&&status| status == 200).count(), 1, "{statuses:?}");
    assert!(statuses.iter().all(|status| matches!(status, 200 | 409 | 422)), "{statuses:?}");
    assert_eq!(house.shown(&game, 0).await["ply"], 1);
}
