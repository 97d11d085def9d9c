//! Plans over the API: what can be laid out off turn, what it would do, what may come of it, and for nobody else.

use crate::common::{House, Local, Played};
use serde_json::{Value, json};
use server::{Limit, Rate, Rates};
use suburbia::setup::Mode;

/// Two people past the choice of goals; the seat that moves now, and the one that waits.
pub async fn begun(house: &House, seed: u64, plies: usize) -> (Played, Local, [usize; 2]) {
    let game = house.people(2, seed).await;
    let mut local = Local::new(Mode::Standard, 2, seed);
    house.play_on(&game, &mut local, |local| local.ply >= plies && is_build(local)).await;
    let active = local.game.table().active().index();
    (game, local, [active, 1 - active])
}

fn is_build(local: &Local) -> bool {
    local.game.table().phase() == suburbia::table::Phase::Build
}

pub async fn plan(house: &House, game: &Played, seat: usize, steps: Value, list: bool) -> Value {
    let body = json!({ "steps": steps, "list": list });
    let (status, told) = house.post(&game.path("/plan"), game.token(seat), &body).await;
    assert_eq!(status, 200, "{told}");
    told
}

/// What can be planned, of a kind (`buy `), that money does not bar if `paid`.
pub async fn plannable(house: &House, game: &Played, seat: usize, kind: &str, paid: bool) -> Vec<String> {
    let told = plan(house, game, seat, json!([]), true).await;
    let all = told["moves"].as_array().unwrap().iter();
    let fits = |one: &&Value| {
        one["move"].as_str().unwrap().starts_with(kind) && (one["preview"]["short"].is_null() == paid)
    };
    all.filter(fits).map(|one| one["move"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn off_turn_everything_can_be_planned_and_nothing_is_played() {
    let house = House::open().await;
    let (game, local, [active, waiting]) = begun(&house, 5, 2).await;
    let before = house.shown(&game, waiting).await;
    assert_eq!(house.json(&game.path("/moves"), game.token(waiting)).await, json!([]));
    let buys = plannable(&house, &game, waiting, "buy ", true).await;
    let dear = plannable(&house, &game, waiting, "buy ", false).await;
    assert!(!buys.is_empty() && !dear.is_empty());
    let told = plan(&house, &game, waiting, json!([{ "move": dear[0] }, { "move": buys[0] }]), false).await;
    let [first, second] = [&told["steps"][0], &told["steps"][1]];
    let short = first["short"].as_i64().unwrap();
    assert!(short > 0, "{first}");
    let own = first["preview"]["changes"].as_array().unwrap();
    assert!(own.iter().any(|change| change["what"] == "money" && change["part"] == "move"), "{first}");
    let money = i64::from(local.game.table().tracks(game_core::Seat(waiting as u8)).money);
    let paid =
        own.iter().filter(|change| change["what"] == "money").map(|change| change["delta"].as_i64().unwrap());
    assert_eq!(
        first["preview"]["after"]["money"].as_i64().unwrap(),
        money + paid.sum::<i64>(),
        "money goes below zero in a plan"
    );
    assert!(second["preview"]["after"]["money"].is_i64() || !second["gone"].is_null());
    // Whoever has to move is told the same about a move as by its preview.
    let moves = house.json(&game.path("/moves"), game.token(active)).await;
    let mv = moves.as_array().unwrap().iter().find(|one| one["move"].as_str().unwrap().starts_with("buy "));
    let mv = mv.unwrap()["move"].as_str().unwrap().to_owned();
    let told = plan(&house, &game, active, json!([{ "move": mv }]), false).await;
    let preview = house
        .json(&game.path(&format!("/preview?move={}", mv.replace(' ', "%20"))), game.token(active))
        .await;
    assert_eq!(told["steps"][0]["preview"], preview);
    assert_eq!(told["steps"][0]["short"], 0);
    assert_eq!(house.shown(&game, waiting).await, before, "nothing has changed");
    house.close().await;
}

#[tokio::test]
async fn what_is_gone_is_said_and_the_rest_of_the_plan_stands() {
    let house = House::open().await;
    let (game, _, [_, waiting]) = begun(&house, 5, 2).await;
    let basic = plannable(&house, &game, waiting, "basic ", true).await;
    let steps = json!([
        { "move": "buy 1 @ 1,1", "tile": "no-such-tile" },
        { "move": "buy 1 @ 40,40" },
        { "move": basic[0] },
    ]);
    let told = plan(&house, &game, waiting, steps, false).await;
    assert!(told["steps"][0]["gone"].as_str().unwrap().contains("no longer on offer"), "{told}");
    assert!(told["steps"][1]["gone"].as_str().unwrap().contains("not next to"), "{told}");
    assert!(told["steps"][2]["gone"].is_null() && told["steps"][2]["preview"].is_object(), "{told}");
    for (body, expected) in [
        (json!({ "steps": [{ "move": "x".repeat(500) }] }), 400),
        (json!({ "steps": vec![json!({ "move": "buy 1 @ 1,1" }); 9] }), 400),
        (json!({ "steps": [{ "move": "keep builder" }] }), 200),
        (json!({ "steps": [{ "move": "\u{1b}[2J" }] }), 200),
    ] {
        let (status, answer) = house.post(&game.path("/plan"), game.token(waiting), &body).await;
        assert_eq!(status, expected, "{answer}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_plan_is_for_whoever_sits_there() {
    let house = House::open().await;
    let (game, _, [_, waiting]) = begun(&house, 5, 2).await;
    let body = json!({ "steps": [] });
    for path in ["/plan", "/plan/forecast"] {
        assert_eq!(house.post(&game.path(path), None, &body).await.0, 401);
        let other = json!({ "steps": [], "seat": 1 - waiting });
        assert_eq!(house.post(&game.path(path), game.token(waiting), &other).await.0, 403);
    }
    house.close().await;
}

/// The others' goals, the stacks: positions that look alike get the same plans and forecasts.
#[tokio::test]
async fn what_a_seat_may_not_know_is_in_no_plan() {
    let house = House::with(|config| config.forecast = 6).await;
    let games = [house.people(3, 77).await, house.people(3, 77).await];
    for (choice, game) in games.iter().enumerate() {
        for seat in 0..3 {
            let moves = house.json(&game.path("/moves"), game.token(seat)).await;
            let kept = moves[if seat == 0 { choice } else { 0 }]["move"].as_str().unwrap().to_owned();
            assert_eq!(house.play(game, seat, seat, &kept).await.0, 200);
        }
    }
    for seat in [1, 2] {
        let mut seen = Vec::new();
        for game in &games {
            let told = plan(&house, game, seat, json!([]), true).await;
            let steps = json!([{ "move": told["moves"][0]["move"] }]);
            let planned = plan(&house, game, seat, steps.clone(), false).await;
            let body = json!({ "steps": steps });
            let forecast = house.post(&game.path("/plan/forecast"), game.token(seat), &body).await;
            assert_eq!(forecast.0, 200, "{}", forecast.1);
            seen.push((told, planned, forecast.1));
        }
        assert_eq!(seen[0], seen[1]);
    }
    house.close().await;
}

#[tokio::test]
async fn a_forecast_goes_round_by_round_and_is_the_same_when_asked_again() {
    let house = House::with(|config| config.forecast = 12).await;
    let (game, local, [_, waiting]) = begun(&house, 5, 2).await;
    let basic = plannable(&house, &game, waiting, "basic ", true).await;
    let body = json!({ "steps": [{ "move": basic[0] }] });
    let ask = async || house.post(&game.path("/plan/forecast"), game.token(waiting), &body).await;
    let (status, told) = ask().await;
    assert_eq!(status, 200, "{told}");
    assert_eq!(told, ask().await.1);
    assert_eq!(told["worlds"], 12);
    let rounds = told["rounds"].as_array().unwrap();
    assert!(rounds.len() >= 3, "{told}");
    let first = rounds[0]["round"].as_u64().unwrap() as usize;
    assert!(first == local.game.table().round() || first == local.game.table().round() + 1);
    assert_eq!(rounds[0]["built"], json!([0]), "what can be paid is built at once");
    for (index, round) in rounds.iter().enumerate() {
        assert_eq!(round["round"].as_u64().unwrap() as usize, first + index);
        for value in round["values"].as_array().unwrap() {
            let band = |end: &str| value["band"][end].as_i64().unwrap();
            assert!(band("low") <= band("middle") && band("middle") <= band("high"), "{value}");
        }
    }
    // A plain line that nothing else touches is what the preview says of the first turn.
    let preview =
        &plan(&house, &game, waiting, json!([{ "move": basic[0] }]), false).await["steps"][0]["preview"];
    for value in rounds[0]["values"].as_array().unwrap() {
        assert_eq!(value["plain"], preview["after"][value["what"].as_str().unwrap()], "{value}");
    }
    assert!(told["goals"].as_array().unwrap().iter().any(|goal| goal["secret"] == true), "{told}");
    house.close().await;
}

#[tokio::test]
async fn forecasts_are_limited() {
    let house = House::with(|config| {
        config.forecast = 1;
        config.rates = Rates::NONE.with(Limit::Forecasts, Some(Rate { per_second: 1e-9, burst: 2.0 }));
    })
    .await;
    let (game, _, [_, waiting]) = begun(&house, 5, 4).await;
    let mut statuses = Vec::new();
    for _ in 0..3 {
        statuses.push(
            house.post(&game.path("/plan/forecast"), game.token(waiting), &json!({ "steps": [] })).await.0,
        );
    }
    assert_eq!(statuses, [200, 200, 429]);
    house.close().await;
}
