//! Taking back while others act: nobody's move is lost, nobody plays on a position that is gone.

use crate::common::{Events, House, Local, Played};
use serde_json::{Value, json};
use suburbia::setup::Mode;

async fn first_move(house: &House, game: &Played, seat: usize) -> String {
    let moves = house.json(&game.path("/moves"), game.token(seat)).await;
    moves[0]["move"].as_str().unwrap().to_owned()
}

async fn play_at(house: &House, game: &Played, seat: usize, ply: usize, version: u32, mv: &str) -> u16 {
    let body = json!({ "ply": ply, "version": version, "move": mv });
    house.post(&game.path("/moves"), game.token(seat), &body).await.0
}

async fn ask_back(house: &House, game: &Played, seat: usize) -> (u16, Value) {
    house.post(&game.path("/take-back"), game.token(seat), &json!({})).await
}

async fn answer(house: &House, game: &Played, seat: usize, agree: bool) -> u16 {
    house.post(&game.path("/take-back/answer"), game.token(seat), &json!({ "agree": agree })).await.0
}

#[tokio::test]
async fn a_pick_taken_back_concerns_nobody_else_who_is_choosing() {
    let house = House::open().await;
    let game = house.people(3, 8).await;
    let keep = [first_move(&house, &game, 0).await, first_move(&house, &game, 1).await];
    let last = first_move(&house, &game, 2).await;
    assert_eq!(play_at(&house, &game, 0, 0, 0, &keep[0]).await, 200);
    let (status, back) = ask_back(&house, &game, 0).await;
    assert_eq!((status, &back["done"], &back["ply"]), (200, &json!(true), &json!(0)));
    assert_eq!(play_at(&house, &game, 0, 0, 0, &keep[0]).await, 409, "what was sent before the take-back");
    assert_eq!(
        play_at(&house, &game, 1, 1, 1, &keep[1]).await,
        200,
        "shown between the pick and the take-back"
    );
    assert_eq!(play_at(&house, &game, 2, 0, 0, &last).await, 200, "shown before all of it");
    assert_eq!(play_at(&house, &game, 0, 2, 4, &keep[0]).await, 200);
    let record = house.json(&game.path("/record"), game.token(0)).await;
    assert_eq!(record["moves"], json!([keep[0], "keep ?", "keep ?"]));
}

/// Two people, three plies played; the seat that moves now, and the other one.
async fn begun(house: &House, seed: u64) -> (Played, Local, [usize; 2]) {
    let game = house.people(2, seed).await;
    let mut local = Local::new(Mode::Standard, 2, seed);
    house.play_on(&game, &mut local, |local| local.ply == 3).await;
    let active = house.shown(&game, 0).await["to_move"][0].as_u64().unwrap() as usize;
    (game, local, [active, 1 - active])
}

#[tokio::test]
async fn an_offer_is_gone_when_somebody_moves_or_refuses() {
    let house = House::open().await;
    let (game, mut local, [active, other]) = begun(&house, 9).await;
    let mut watch = Events::open(&house, &game.path("/stream"), game.token(other), None).await;
    assert_eq!(ask_back(&house, &game, other).await.1["done"], false);
    assert_eq!(watch.next().await.data["by"], json!(other));
    assert_eq!(answer(&house, &game, active, false).await, 200);
    assert_eq!(watch.next().await.data["by"], Value::Null, "refused, and everybody knows");
    assert_eq!(answer(&house, &game, active, true).await, 409, "there is nothing to agree to");

    assert_eq!(ask_back(&house, &game, other).await.1["done"], false);
    house.play_on(&game, &mut local, |local| local.ply == 4).await;
    assert_eq!(answer(&house, &game, active, true).await, 409, "the move went on without it");
    assert_eq!(house.shown(&game, 0).await["ply"], 4);
}

#[tokio::test]
async fn only_one_asks_at_a_time_and_a_move_on_a_position_that_is_gone_is_refused() {
    let house = House::open().await;
    let (game, mut local, [active, other]) = begun(&house, 9).await;
    assert_eq!(ask_back(&house, &game, other).await.1["done"], false);
    let (status, _) = ask_back(&house, &game, active).await;
    assert_eq!(status, 409, "somebody else is asking");
    let chosen = local.choose().unwrap().1;
    assert_eq!(answer(&house, &game, active, true).await, 200);
    assert_eq!(play_at(&house, &game, active, 3, 3, &chosen).await, 409);
    assert_eq!(house.shown(&game, 0).await["ply"], 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_asked_reads_which_moves_are_meant() {
    let house = House::open().await;
    let game = house.people(2, 5).await;
    let mut local = Local::new(Mode::Standard, 2, 5);
    let mut movers = Vec::new();
    while movers.len() < 6 {
        let (seat, mv) = local.choose().unwrap();
        assert_eq!(house.play(&game, seat.index(), local.ply, &mv).await.0, 200);
        local.play(seat, &mv);
        movers.push(seat.index());
    }
    // Whoever did not move last: its own last move and all after it would go.
    let by = 1 - movers[5];
    let kept = movers.iter().rposition(|mover| *mover == by).unwrap();
    let (status, asked) = ask_back(&house, &game, by).await;
    assert_eq!((status, &asked["done"]), (200, &json!(false)));
    for (seat, token) in [(1 - by, game.token(1 - by)), (by, game.token(by))] {
        let page = house.get(&format!("/games/{}", game.id), token).await.text().await.unwrap();
        let list = page.split_once("class=\"offer-moves\"").expect("they are named").1;
        let list = list.split_once("</ol>").unwrap().0;
        assert_eq!(list.matches("<li>").count(), movers.len() - kept, "seat {seat}: {list}");
    }
    house.close().await;
}
