//! Moves that are left for the next turn: played at once when it comes, if nothing they rest on has changed; else their owner
//! decides, and is called.

use crate::common::receiver::{Receiver, callable};
use crate::common::{Events, House, Local, Played};
use crate::plan::{begun, plannable};
use game_core::{Dice, Game};
use reqwest::Method;
use serde_json::{Value, json};
use std::sync::Arc;
use suburbia::Suburbia;
use suburbia::setup::Mode;
use tokio::task::JoinSet;

async fn call(
    house: &House,
    method: Method,
    game: &Played,
    seat: usize,
    body: Option<Value>,
) -> (u16, Value) {
    house.ask(method, game, "/conditional", seat, body).await
}

async fn leave(house: &House, game: &Played, local: &Local, seat: usize, mv: &str) -> (u16, Value) {
    call(house, Method::PUT, game, seat, Some(json!({ "move": mv, "tile": tile(&local.game, mv) }))).await
}

async fn left(house: &House, game: &Played, seat: usize) -> Value {
    call(house, Method::GET, game, seat, None).await.1
}

/// The tile that a move builds.
fn tile(game: &Suburbia, mv: &str) -> Option<String> {
    let slot: usize = mv.strip_prefix("buy ")?.split(' ').next()?.parse().ok()?;
    let kind = game.table().market()[slot - 1]?;
    Some(game.table().kind(kind).id.clone())
}

/// The first move that begins so.
fn beginning<'a>(moves: &'a [String], with: &str) -> &'a str {
    moves.iter().find(|mv| mv.starts_with(with)).unwrap_or_else(|| panic!("{with} in {moves:?}"))
}

/// A legal move of whoever has to move that begins so.
async fn legal(house: &House, game: &Played, seat: usize, with: &str) -> String {
    let moves = house.json(&game.path("/moves"), game.token(seat)).await;
    let moves: Vec<String> =
        moves.as_array().unwrap().iter().map(|one| one["move"].as_str().unwrap().to_owned()).collect();
    beginning(&moves, with).to_owned()
}

async fn page(house: &House, game: &Played, seat: usize) -> String {
    house.get(&format!("/games/{}", game.id), game.token(seat)).await.text().await.unwrap()
}

/// Waits until a game stands at a ply.
async fn until_ply(house: &House, game: &Played, ply: usize) {
    let mut events = Events::open(house, &game.path("/stream?after=0"), None, None).await;
    while events.next().await.data["ply"] != ply {}
}

#[tokio::test]
async fn it_is_played_as_soon_as_the_turn_comes() {
    let house = House::open().await;
    let (game, local, [active, waiting]) = begun(&house, 5, 2).await;
    let buys = plannable(&house, &game, waiting, "buy 7", true).await;
    let (status, told) = leave(&house, &game, &local, waiting, &buys[0]).await;
    assert_eq!((status, &told["move"], &told["failed"]), (200, &json!(buys[0]), &Value::Null), "{told}");
    // Nobody else learns of it.
    assert_eq!(left(&house, &game, active).await["move"], Value::Null);
    assert!(page(&house, &game, waiting).await.contains("will be built as soon as it is your turn"));
    assert!(!page(&house, &game, active).await.contains("will be built as soon"));
    assert!(!house.shown(&game, active).await.to_string().contains("conditional"));
    // Slot 6: what lies to the right of it stays where it is.
    let mv = legal(&house, &game, active, "lake 6").await;
    assert_eq!(house.play(&game, active, local.ply, &mv).await.0, 200);
    until_ply(&house, &game, local.ply + 2).await;
    let record = house.json(&game.path("/record"), game.token(waiting)).await;
    assert_eq!(record["moves"][local.ply + 1], json!(buys[0]));
    assert_eq!(left(&house, &game, waiting).await["move"], Value::Null, "once");
    for seat in [active, waiting] {
        assert!(page(&house, &game, seat).await.contains("as planned"), "the log says so");
    }
    // A server that starts anew knows it as well, and plays it no second time.
    let house = house.reopen().await;
    assert!(page(&house, &game, active).await.contains("as planned"));
    assert_eq!(house.shown(&game, active).await["ply"], local.ply + 2);
    house.close().await;
}

#[tokio::test]
async fn what_is_gone_is_not_played_and_its_owner_is_told_why_and_called() {
    let house = House::with(callable).await;
    let mut receiver = Receiver::open().await;
    let (game, local, [active, waiting]) = begun(&house, 5, 2).await;
    let hook = house.call(Method::PUT, &game.path("/webhook"), game.token(waiting));
    assert_eq!(hook.json(&json!({ "url": receiver.url })).send().await.unwrap().status(), 200);
    let buys = plannable(&house, &game, waiting, "buy 7", true).await;
    assert_eq!(leave(&house, &game, &local, waiting, &buys[0]).await.0, 200);
    let mv = legal(&house, &game, active, "lake 7").await;
    assert_eq!(house.play(&game, active, local.ply, &mv).await.0, 200);
    let told = left(&house, &game, waiting).await;
    assert!(told["failed"].as_str().unwrap().contains("no longer on offer"), "{told}");
    assert_eq!(house.shown(&game, waiting).await["to_move"], json!([waiting]));
    assert!(page(&house, &game, waiting).await.contains("was not built for you"));
    assert!(!page(&house, &game, active).await.contains("was not built for you"));
    receiver.next().await;
    // It stays until its owner moves, or puts it away.
    assert_eq!(call(&house, Method::DELETE, &game, waiting, None).await.0, 200);
    assert!(!page(&house, &game, waiting).await.contains("was not built for you"));
    house.close().await;
}

#[tokio::test]
async fn another_price_is_another_bargain() {
    let house = House::open().await;
    let (game, local, [active, waiting]) = begun(&house, 5, 2).await;
    let buys = plannable(&house, &game, waiting, "buy 4", true).await;
    assert_eq!(leave(&house, &game, &local, waiting, &buys[0]).await.0, 200);
    // What lies to the left of slot 7 moves to the right, and gets cheaper.
    let mv = legal(&house, &game, active, "lake 7").await;
    assert_eq!(house.play(&game, active, local.ply, &mv).await.0, 200);
    let told = left(&house, &game, waiting).await;
    assert!(told["failed"].as_str().unwrap().contains("it costs $"), "{told}");
    assert_eq!(house.shown(&game, waiting).await["ply"], local.ply + 1);
    // Whoever then moves by hand is asked nothing any more.
    let mv = legal(&house, &game, waiting, "lake 7").await;
    assert_eq!(house.play(&game, waiting, local.ply + 1, &mv).await.0, 200);
    assert_eq!(left(&house, &game, waiting).await["failed"], Value::Null);
    house.close().await;
}

#[tokio::test]
async fn it_outlives_a_restart() {
    let house = House::open().await;
    let (game, local, [active, waiting]) = begun(&house, 5, 2).await;
    let buys = plannable(&house, &game, waiting, "buy 7", true).await;
    assert_eq!(leave(&house, &game, &local, waiting, &buys[0]).await.0, 200);
    let house = house.reopen().await;
    assert_eq!(left(&house, &game, waiting).await["move"], json!(buys[0]));
    let mv = legal(&house, &game, active, "lake 6").await;
    assert_eq!(house.play(&game, active, local.ply, &mv).await.0, 200);
    until_ply(&house, &game, local.ply + 2).await;
    house.close().await;
}

#[tokio::test]
async fn taking_back_ends_it_and_so_does_a_bot_that_plays_for_the_seat() {
    let house = House::open().await;
    let (game, local, [active, waiting]) = begun(&house, 5, 2).await;
    let buys = plannable(&house, &game, waiting, "buy 7", true).await;
    // A basic tile shows nothing new before its discard, so it can be taken back.
    let basic = legal(&house, &game, active, "basic ").await;
    assert_eq!(house.play(&game, active, local.ply, &basic).await.0, 200);
    assert_eq!(leave(&house, &game, &local, waiting, &buys[0]).await.0, 200);
    let back = house.post(&game.path("/take-back"), game.token(active), &json!({})).await;
    assert_eq!(back.1["done"], true, "{}", back.1);
    let told = left(&house, &game, waiting).await;
    assert!(told["failed"].as_str().unwrap().contains("taken back"), "{told}");
    let mv = legal(&house, &game, active, "lake 6").await;
    assert_eq!(house.play(&game, active, local.ply, &mv).await.0, 200);
    assert_eq!(house.shown(&game, waiting).await["ply"], local.ply + 1, "it is not played");
    // On one's own turn there is nothing to wait for.
    assert_eq!(leave(&house, &game, &local, waiting, &buys[0]).await.0, 409);
    let (game, local, [_, waiting]) = begun(&house, 6, 2).await;
    let buys = plannable(&house, &game, waiting, "buy 7", true).await;
    assert_eq!(leave(&house, &game, &local, waiting, &buys[0]).await.0, 200);
    let bot = house.post(&game.path("/stand-in"), game.token(waiting), &json!({ "bot": "greedy" })).await;
    assert_eq!(bot.0, 200, "{}", bot.1);
    assert_eq!(left(&house, &game, waiting).await["move"], Value::Null);
    assert_eq!(leave(&house, &game, &local, waiting, &buys[0]).await.0, 409);
    house.close().await;
}

#[tokio::test]
async fn nonsense_is_refused() {
    let house = House::open().await;
    let (game, _, [_, waiting]) = begun(&house, 5, 2).await;
    for (body, expected) in [
        (json!({ "move": "buy 1 @ 40,40" }), 422),
        (json!({ "move": "discard 1" }), 422),
        (json!({ "move": "x".repeat(500) }), 400),
        (json!({}), 400),
        (json!({ "move": "buy 7 @ 1,0", "seat": 1 - waiting }), 403),
    ] {
        let (status, told) = call(&house, Method::PUT, &game, waiting, Some(body)).await;
        assert_eq!(status, expected, "{told}");
    }
    let nobody = house.call(Method::GET, &game.path("/conditional"), None).send().await.unwrap();
    assert_eq!(nobody.status(), 401);
    house.close().await;
}

/// Random moves and random conditional ones at many tables at once: the record of each game replays, nothing is played
/// twice, and whatever was played for somebody is what they had left.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn many_at_once_play_nothing_illegal_and_nothing_twice() {
    const SEATS: usize = 3;
    const PLIES: usize = 30;
    let house = Arc::new(House::open().await);
    let mut tables = JoinSet::new();
    for seed in 0..6_u64 {
        let house = house.clone();
        tables.spawn(async move {
            let game = house.people(SEATS, seed).await;
            let mut local = Local::new(Mode::Standard, SEATS, seed);
            house.play_on(&game, &mut local, |local| local.ply == SEATS).await;
            let mut dice = Dice::new(seed, 7);
            let (mut promised, mut ply) = (Vec::new(), local.ply);
            while ply < PLIES {
                let shown = house.shown(&game, 0).await;
                ply = shown["ply"].as_u64().unwrap() as usize;
                let Some(active) = shown["to_move"][0].as_u64() else { break };
                for seat in (0..SEATS).filter(|&seat| seat as u64 != active) {
                    if dice.below(2) == 0 {
                        let all =
                            plannable(&house, &game, seat, ["buy ", "basic ", "lake "][dice.below(3)], true)
                                .await;
                        if !all.is_empty() {
                            let mv = &all[dice.below(all.len())];
                            let (status, told) =
                                call(&house, Method::PUT, &game, seat, Some(json!({ "move": mv }))).await;
                            assert!(matches!(status, 200 | 409 | 422), "{told}");
                            promised.push((seat, mv.split(" @ ").nth(1).unwrap_or_default().to_owned()));
                        }
                    } else if dice.below(4) == 0 {
                        call(&house, Method::DELETE, &game, seat, None).await;
                    }
                }
                let moves = house.json(&game.path("/moves"), game.token(active as usize)).await;
                let Some(all) = moves.as_array().filter(|all| !all.is_empty()) else { continue };
                let mv = all[dice.below(all.len())]["move"].as_str().unwrap().to_owned();
                // Somebody's conditional move may have come before it.
                let (status, told) = house.play(&game, active as usize, ply, &mv).await;
                assert!(matches!(status, 200 | 409 | 422), "{told}");
            }
            (game, seed, promised)
        });
    }
    let mut planned = 0;
    let played = tables.join_all().await;
    let house = Arc::into_inner(house).unwrap();
    for (game, seed, promised) in played {
        let page = page(&house, &game, 0).await;
        planned += page.matches("as-planned").count();
        let record = house.json(&game.path("/record"), game.token(0)).await;
        let mut again = Local::new(Mode::Standard, SEATS, seed);
        for mv in record["moves"].as_array().unwrap() {
            let seat = again.game.to_act().lowest().unwrap();
            let (seat, mv) = match mv.as_str().unwrap() {
                "keep ?" => again.choose().unwrap(),
                mv => (seat, mv.to_owned()),
            };
            again.play(seat, &mv);
        }
        assert!(page.matches("as-planned").count() <= promised.len());
    }
    assert!(planned > 10, "{planned} moves were played for somebody");
    house.close().await;
}
