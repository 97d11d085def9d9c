//! Plans of NEOM over the API: tiles of hands that come back, Cornerstones, what may come of them, and picks and placements
//! that are made as soon as their turn comes.

use crate::common::{Events, House, Played};
use crate::plan::plan;
use reqwest::Method;
use serde_json::{Value, json};

/// Plays a legal move of a seat that begins so; returns it.
pub async fn play(house: &House, game: &Played, seat: usize, begins: &str) -> String {
    let moves = house.json(&game.path("/moves"), game.token(seat)).await;
    // A pick that can be placed is no Disaster.
    let fits = |one: &&Value| {
        let is_placed = one["preview"]["cells"].as_object().is_none_or(|cells| !cells.is_empty());
        one["move"].as_str().unwrap().starts_with(begins) && is_placed
    };
    let found = moves.as_array().unwrap().iter().find(fits);
    let mv = found.unwrap_or_else(|| panic!("{begins} in {moves}"))["move"].as_str().unwrap().to_owned();
    let ply = house.shown(game, seat).await["ply"].as_u64().unwrap() as usize;
    let (status, told) = house.play(game, seat, ply, &mv).await;
    assert_eq!(status, 200, "{mv}: {told}");
    mv
}

/// Plays on, the lowest seat first and everything sold, until a view says so.
async fn play_on(house: &House, game: &Played, until: impl Fn(&Value) -> bool) {
    loop {
        let shown = house.shown(game, 0).await;
        if until(&shown["view"]) {
            return;
        }
        let seat = shown["view"]["to_act"][0].as_u64().unwrap() as usize;
        let begins = if shown["view"]["phase"] == "act" { "sell" } else { "" };
        play(house, game, seat, begins).await;
    }
}

/// A table of three in the third turn: seat 0 has acted and knows what it will hold next.
pub async fn waiting(house: &House) -> Played {
    let game = house.neom(3, 4).await;
    let acted = |view: &Value| view["turn"] == 3 && view["phase"] == "act" && view["to_act"] == json!([1, 2]);
    play_on(house, &game, acted).await;
    game
}

async fn left(house: &House, game: &Played, seat: usize) -> Value {
    house.json(&game.path("/conditional"), game.token(seat)).await
}

async fn leave(house: &House, game: &Played, seat: usize, step: &Value) -> (u16, Value) {
    let call = house.call(Method::PUT, &game.path("/conditional"), game.token(seat)).json(step);
    let answer = call.send().await.unwrap();
    (answer.status().as_u16(), answer.json().await.unwrap_or_default())
}

/// A listed pick that could be the next move and lacks nothing, as a step with its best cell.
async fn due(house: &House, game: &Played, seat: usize) -> Value {
    let listed = plan(house, game, seat, json!([]), true).await;
    for one in listed["moves"].as_array().unwrap() {
        let Some(tile) = one["move"].as_str().unwrap().strip_prefix("select ") else { continue };
        let told = plan(house, game, seat, json!([{ "move": one["move"], "tile": tile }]), false).await;
        let step = &told["steps"][0];
        if step["due"] == true && step["lacks"].is_null() {
            return json!({ "move": step["move"], "tile": tile, "at": step["at"] });
        }
    }
    panic!("nothing can be left in {listed}");
}

#[tokio::test]
async fn who_has_picked_plans_the_place_and_it_is_placed_when_all_have_picked() {
    let house = House::open().await;
    let game = house.neom(3, 4).await;
    play_on(&house, &game, |view| view["phase"] == "select").await;
    let ply = house.shown(&game, 0).await["ply"].as_u64().unwrap() as usize;
    let pick = play(&house, &game, 0, "select ").await;
    // What was picked is for this turn; what is left of the hand is for the turn in which it comes back.
    let listed = plan(&house, &game, 0, json!([]), true).await["moves"].clone();
    let when = |begins: &str| -> Vec<Value> {
        let fits = |one: &&Value| one["move"].as_str().unwrap().starts_with(begins);
        listed.as_array().unwrap().iter().filter(fits).map(|one| one["preview"]["when"].clone()).collect()
    };
    assert_eq!(when(&pick), [json!("turn 1.1")]);
    let others = when("select ");
    assert!(others.len() > 3, "{listed}");
    assert_eq!(others.iter().filter(|when| **when == json!("turn 1.4")).count(), others.len() - 1);
    let step = due(&house, &game, 0).await;
    assert_eq!(step["move"], json!(pick));
    // Another tile comes later than what has to be decided next.
    let later = listed.as_array().unwrap().iter().find(|one| one["preview"]["when"] == "turn 1.4").unwrap();
    let (status, told) = leave(&house, &game, 0, &json!({ "move": later["move"] })).await;
    assert_eq!(status, 422, "{told}");
    assert!(told.to_string().contains("something else comes before it"), "{told}");
    assert_eq!(leave(&house, &game, 0, &step).await.0, 200);
    for seat in [1, 2] {
        play(&house, &game, seat, "select ").await;
    }
    let mut events =
        Events::open(&house, &game.path(&format!("/stream?after={}", ply + 3)), None, None).await;
    assert_eq!(left(&house, &game, 0).await["failed"], Value::Null);
    let sent = events.next().await;
    assert_eq!(sent.data["seat"], 0);
    let place = format!("place @ {}", step["at"].as_str().unwrap());
    assert!(sent.data["move"].as_str().unwrap().starts_with(&place), "{}", sent.data);
    house.close().await;
}

#[tokio::test]
async fn a_tile_that_comes_back_is_picked_and_placed_as_it_was_left_and_nobody_sees_it_before() {
    let house = House::open().await;
    let game = waiting(&house).await;
    let step = due(&house, &game, 0).await;
    let (status, told) = leave(&house, &game, 0, &step).await;
    assert_eq!((status, &told["move"]), (200, &step["move"]), "{told}");
    assert_eq!(left(&house, &game, 1).await["move"], Value::Null);
    let ply = house.shown(&game, 0).await["ply"].as_u64().unwrap() as usize;
    play(&house, &game, 1, "sell").await;
    // Also after the server has started anew in between.
    let house = house.reopen().await;
    let mut events =
        Events::open(&house, &game.path(&format!("/stream?after={}", ply + 1)), game.token(0), None).await;
    play(&house, &game, 2, "sell").await;
    while events.next().await.data["seat"] != 0 {}
    // It is picked; what was left waits for the place, and the others know no more than that somebody has picked.
    let own = house.shown(&game, 0).await;
    assert_eq!((&own["view"]["turn"], &own["view"]["choice"]), (&json!(4), &step["tile"]));
    for seat in [1, 2] {
        let theirs = house.shown(&game, seat).await;
        assert_eq!(theirs["view"]["choice"], Value::Null);
        let record = house.json(&game.path("/record"), game.token(seat)).await;
        assert_eq!(record["moves"].as_array().unwrap().last(), Some(&json!("select ?")));
    }
    assert_eq!(left(&house, &game, 0).await["move"], step["move"]);
    let house = house.reopen().await;
    let mut events =
        Events::open(&house, &game.path(&format!("/stream?after={}", ply + 3)), game.token(0), None).await;
    play(&house, &game, 1, "select ").await;
    play(&house, &game, 2, "select ").await;
    let place = format!("place @ {}", step["at"].as_str().unwrap());
    loop {
        let sent = events.next().await;
        if sent.data["seat"] == 0 {
            assert!(sent.data["move"].as_str().unwrap().starts_with(&place), "{}", sent.data);
            break;
        }
    }
    assert_eq!(left(&house, &game, 0).await["move"], Value::Null, "once");
    house.close().await;
}

#[tokio::test]
async fn who_picks_something_else_by_hand_is_not_placed_for() {
    let house = House::open().await;
    let game = waiting(&house).await;
    let step = due(&house, &game, 0).await;
    assert_eq!(leave(&house, &game, 0, &step).await.0, 200);
    assert_eq!(
        house.call(Method::DELETE, &game.path("/conditional"), game.token(0)).send().await.unwrap().status(),
        200
    );
    play(&house, &game, 1, "sell").await;
    play(&house, &game, 2, "sell").await;
    let ply = house.shown(&game, 0).await["ply"].as_u64().unwrap() as usize;
    let (status, told) = house.play(&game, 0, ply, step["move"].as_str().unwrap()).await;
    assert_eq!(status, 200, "{told}");
    play(&house, &game, 1, "select ").await;
    play(&house, &game, 2, "select ").await;
    let shown = house.shown(&game, 0).await;
    assert_eq!(shown["view"]["to_act"], json!([0, 1, 2]), "its owner places it");
    house.close().await;
}

/// With two seats what lies open is for whoever picks first.
#[tokio::test]
async fn what_somebody_else_picks_first_is_not_played_and_its_owner_decides() {
    let house = House::open().await;
    let game = house.neom(2, 4).await;
    play_on(&house, &game, |view| view["phase"] == "select").await;
    let shown = house.shown(&game, 0).await;
    let first = shown["view"]["to_act"][0].as_u64().unwrap() as usize;
    let second = 1 - first;
    let step = due(&house, &game, second).await;
    assert_eq!(leave(&house, &game, second, &step).await.0, 200);
    play(&house, &game, first, step["move"].as_str().unwrap()).await;
    play(&house, &game, first, "sell").await;
    let told = left(&house, &game, second).await;
    assert!(told["failed"].as_str().unwrap().contains("no longer on offer"), "{told}");
    assert_eq!(house.shown(&game, second).await["view"]["to_act"], json!([second]), "its owner decides");
    // What is still there is picked, and placed at once: nobody else picks any more.
    play(&house, &game, second, "select ").await;
    play(&house, &game, second, "sell").await;
    let step = due(&house, &game, first).await;
    let ply = house.shown(&game, first).await["ply"].as_u64().unwrap() as usize;
    assert_eq!(leave(&house, &game, first, &step).await.0, 200);
    let mut events =
        Events::open(&house, &game.path(&format!("/stream?after={ply}")), game.token(first), None).await;
    let other = house.json(&game.path("/moves"), game.token(second)).await;
    let other = other.as_array().unwrap().iter().map(|one| one["move"].as_str().unwrap().to_owned());
    let other = other.into_iter().find(|mv| step["move"] != json!(mv)).unwrap();
    play(&house, &game, second, &other).await;
    play(&house, &game, second, "sell").await;
    let mut own = Vec::new();
    while own.len() < 2 {
        let sent = events.next().await.data;
        if sent["seat"] == json!(first) {
            own.push(sent["move"].as_str().unwrap().to_owned());
        }
    }
    assert_eq!(own[0], step["move"].as_str().unwrap());
    assert!(own[1].starts_with(&format!("place @ {}", step["at"].as_str().unwrap())), "{own:?}");
    house.close().await;
}

#[tokio::test]
async fn a_plan_of_three_is_forecast_turn_by_turn() {
    let house = House::with(|config| config.forecast = 10).await;
    let game = waiting(&house).await;
    let mut steps: Vec<Value> = Vec::new();
    while steps.len() < 3 {
        let told = plan(&house, &game, 0, json!(steps), true).await;
        let one = told["moves"][steps.len()].clone();
        steps.push(json!({ "move": one["move"], "tile": Value::Null }));
    }
    let told = plan(&house, &game, 0, json!(steps), false).await;
    assert!(told["steps"].as_array().unwrap().iter().all(|step| step["gone"].is_null()), "{told}");
    let asked = json!({ "steps": steps });
    let (status, told) = house.post(&game.path("/plan/forecast"), game.token(0), &asked).await;
    assert_eq!(status, 200, "{told}");
    assert_eq!((&told["worlds"], &told["rounds"][0]["name"]), (&json!(10), &json!("1.4")), "{told}");
    let measures: Vec<&str> = told["rounds"][0]["values"]
        .as_array()
        .unwrap()
        .iter()
        .map(|value| value["what"].as_str().unwrap())
        .collect();
    assert_eq!(measures, ["score", "money", "income", "goods", "pollution"]);
    assert_eq!(
        (told["steps"].as_array().unwrap().len(), told["categories"].as_array().unwrap().len()),
        (3, 7)
    );
    // Nobody forecasts for somebody else.
    let asked = json!({ "steps": steps, "seat": 0 });
    assert_eq!(house.post(&game.path("/plan/forecast"), game.token(1), &asked).await.0, 403);
    house.close().await;
}
