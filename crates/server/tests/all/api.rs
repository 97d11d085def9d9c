//! The HTTP API: what it promises to programs.

use crate::common;
use crate::common::{Events, House, Local};
use game_core::record::Record;
use reqwest::Method;
use serde_json::{Value, json};
use suburbia::setup::Mode;

#[tokio::test]
async fn a_whole_game_is_played_and_its_record_replays() {
    let house = House::open().await;
    let game = house.people(3, 11).await;
    let mut local = Local::new(Mode::Standard, 3, 11);
    house.play_on(&game, &mut local, |_| false).await;
    let shown = house.shown(&game, 0).await;
    assert_eq!(shown["status"], "finished");
    assert_eq!(shown["ply"], local.ply);
    assert_eq!(shown["to_move"], json!([]));
    let text = house.get(&game.path("/record"), None).await.text().await.unwrap();
    let record = Record::parse(&text, 1).unwrap();
    assert_eq!(record.moves, local.moves);
    assert_eq!(record.seed, 11);
    assert!(record.result.is_some());
}

#[tokio::test]
async fn legal_moves_come_with_the_movers_net_change() {
    let house = House::open().await;
    let game = house.table(json!({ "mode": "lone-architect" }), &["Ann"], 3).await;
    let moves = house.json(&game.path("/moves"), game.token(0)).await;
    let before = house.shown(&game, 0).await["view"]["seats"][0].clone();
    let chosen = moves.as_array().unwrap().iter().find(|mv| mv["move"].as_str().unwrap().starts_with("lake"));
    let chosen = chosen.expect("a lake can always be built").clone();
    let (status, answer) = house.play(&game, 0, 0, chosen["move"].as_str().unwrap()).await;
    assert_eq!(status, 200);
    assert_eq!(answer["ply"], 1);
    let step = |event: &Value| event["cause"]["kind"].as_str().unwrap_or("").ends_with("-step");
    for track in ["money", "income", "reputation", "population"] {
        let events = answer["events"].as_array().unwrap().iter();
        let changed: i64 = events
            .filter(|event| event["track"] == track && !step(event))
            .map(|event| event["delta"].as_i64().unwrap())
            .sum();
        assert_eq!(chosen["preview"][track], changed, "{track} of {chosen} from {before}");
    }
}

#[tokio::test]
async fn a_preview_tells_what_then_happens() {
    let house = House::open().await;
    let game = house.table(json!({ "mode": "lone-architect" }), &["Ann"], 4).await;
    let moves = house.json(&game.path("/moves"), game.token(0)).await;
    let mv = moves[0]["move"].as_str().unwrap();
    let url = format!("{}{}", house.base, game.path("/preview"));
    let request = house.client.get(url).query(&[("move", mv)]).bearer_auth(game.token(0).unwrap());
    let preview: Value = request.send().await.unwrap().json().await.unwrap();
    let (_, answer) = house.play(&game, 0, 0, mv).await;
    assert_eq!(preview["events"], answer["events"]);
    let after = house.shown(&game, 0).await["view"]["seats"][0].clone();
    for track in ["money", "income", "reputation", "population"] {
        assert_eq!(preview["after"][track], after[track], "{track}");
    }
}

#[tokio::test]
async fn what_is_wrong_is_said_with_its_own_status() {
    let house = House::open().await;
    let game = house.people(2, 5).await;
    let other = house.people(2, 6).await;
    let mut local = Local::new(Mode::Standard, 2, 5);
    house.play_on(&game, &mut local, |local| local.ply == 4).await;
    let (seat, mv) = local.choose().unwrap();
    let body = json!({ "ply": 4, "move": mv });
    let path = game.path("/moves");
    let status = async |token: Option<&str>, body: &Value| house.post(&path, token, body).await;
    assert_eq!(status(None, &body).await.0, 401);
    assert_eq!(status(Some("wrong"), &body).await.0, 403);
    assert_eq!(status(other.token(seat.index()), &body).await.0, 403);
    let stale = status(game.token(seat.index()), &json!({ "ply": 3, "move": mv })).await;
    assert_eq!((stale.0, &stale.1["error"], &stale.1["ply"]), (409, &json!("stale"), &json!(4)));
    assert_eq!(status(game.token(seat.index()), &json!({ "ply": 5, "move": mv })).await.0, 409);
    let refused = status(game.token(seat.index()), &json!({ "ply": 4, "move": "buy 1 @ 9,9" })).await;
    assert_eq!(refused.0, 422);
    assert!(refused.1["message"].as_str().unwrap().contains("not next to one of your tiles"), "{refused:?}");
    let not_yours = status(game.token(1 - seat.index()), &body).await;
    assert_eq!(not_yours.0, 422);
    for nonsense in [json!({}), json!({ "ply": -1, "move": mv }), json!({ "ply": 4, "move": 7 }), json!([])] {
        assert_eq!(status(game.token(seat.index()), &nonsense).await.0, 400, "{nonsense}");
    }
    let long = json!({ "ply": 4, "move": "x".repeat(5000) });
    assert_eq!(status(game.token(seat.index()), &long).await.0, 400);
    let huge = json!({ "ply": 4, "move": "x".repeat(100_000) });
    assert_eq!(status(game.token(seat.index()), &huge).await.0, 413);
    assert_eq!(house.get("/api/v1/games/nothing", None).await.status(), 404);
    assert_eq!(house.get("/api/v1/nothing", None).await.status(), 404);
    // Nothing of this has changed anything.
    assert_eq!(house.shown(&game, 0).await["ply"], 4);
    assert_eq!(status(game.token(seat.index()), &body).await.0, 200);
}

/// What a call answers somebody who reads Italian.
async fn in_italian(house: &House, method: Method, path: &str, token: Option<&str>, body: &Value) -> Value {
    let call = house.call(method, path, token).header("accept-language", "it-IT, en;q=0.5");
    call.json(body).send().await.unwrap().json().await.unwrap()
}

#[tokio::test]
async fn sentences_come_in_the_language_that_is_asked_for() {
    let house = House::open().await;
    let game = house.table(json!({ "mode": "lone-architect" }), &["Ann"], 3).await;
    let (preview, token) = (game.path("/preview?move=lake%207%20@%200,3"), game.token(0));
    let english = house.json(&preview, token).await;
    let italian = in_italian(&house, Method::GET, &preview, token, &json!(null)).await;
    assert_eq!(english["after"], italian["after"], "only words differ");
    assert!(english["headline"].as_str().unwrap().contains("lake"), "{english}");
    assert!(italian["headline"].as_str().unwrap().contains("lago"), "{italian}");
    let wrong = json!({ "ply": 0, "move": "basic suburbs @ 0,9" });
    let (_, english) = house.post(&game.path("/moves"), token, &wrong).await;
    let italian = in_italian(&house, Method::POST, &game.path("/moves"), token, &wrong).await;
    assert_eq!((&english["error"], &italian["error"]), (&json!("illegal"), &json!("illegal")));
    assert_eq!(english["message"], "0,9 is not next to one of your tiles");
    assert_eq!(italian["message"], "0,9 non è accanto a una tua tessera");
    // Also what is answered before a call is looked at.
    let unknown = in_italian(&house, Method::GET, "/api/v1/games/nowhere", None, &json!(null)).await;
    assert_eq!(unknown["message"], "a questo indirizzo non c’è nessuna partita");
}

#[tokio::test]
async fn tables_that_do_not_exist_are_refused_with_the_reason() {
    let house = House::open().await;
    let human = json!({ "kind": "human" });
    let check = async |body: Value, expected: u16, part: &str| {
        let (status, answer) = house.post("/api/v1/games", None, &body).await;
        assert_eq!(status, expected, "{body}: {answer}");
        assert!(answer["message"].as_str().unwrap().contains(part), "{answer}");
    };
    let two = json!([human, human]);
    check(json!({ "game": "subburbia", "seats": two }), 422, "did you mean 'suburbia'").await;
    check(json!({ "game": "suburbia", "seats": [] }), 422, "seats").await;
    check(json!({ "game": "suburbia", "seats": [human] }), 422, "1 seat").await;
    check(json!({ "game": "suburbia", "seats": two, "rules": { "edition": "third" } }), 422, "third").await;
    let misspelt = json!({ "game": "suburbia", "seats": two, "rules": { "edition": "secnd" } });
    check(misspelt, 422, "did you mean 'second'").await;
    check(json!({ "game": "neom", "seats": two, "rules": { "beginner": 1 } }), 422, "true or false").await;
    check(json!({ "game": "suburbia", "seats": two, "rules": { "packs": ["base", "none"] } }), 422, "none")
        .await;
    let bot = json!([human, { "kind": "bot", "bot": "gredy" }]);
    check(json!({ "game": "suburbia", "seats": bot }), 422, "greedy").await;
    let dale = json!([{ "kind": "bot", "bot": "dale" }, human]);
    check(json!({ "game": "suburbia", "seats": dale, "rules": { "mode": "dale" } }), 422, "").await;
    for (bot, reason) in [
        ("planner", "needs a budget"),
        ("planner:1h", "not understood"),
        ("planner:60s", "would think too long here: at most planner:2s or planner:2000"),
        ("planner:1s:2", "on one thread"),
        ("planner:1000000", "would think too long"),
    ] {
        let seats = json!([human, { "kind": "bot", "bot": bot }]);
        check(json!({ "game": "neom", "seats": seats }), 422, reason).await;
    }
    check(json!({ "game": "suburbia", "seats": [{ "kind": "cat" }] }), 400, "").await;
    check(json!({ "game": "suburbia", "seats": two, "seeed": 1 }), 400, "seeed").await;
}

#[tokio::test]
async fn while_several_choose_any_ply_since_then_is_current_and_records_are_in_seat_order() {
    let house = House::open().await;
    let game = house.people(3, 8).await;
    let goals = async |seat: usize| {
        let moves = house.json(&game.path("/moves"), game.token(seat)).await;
        moves[0]["move"].as_str().unwrap().to_owned()
    };
    let keeps = [goals(0).await, goals(1).await, goals(2).await];
    for seat in [2, 0, 1] {
        let (status, answer) = house.play(&game, seat, 0, &keeps[seat]).await;
        assert_eq!(status, 200, "{answer}");
    }
    let shown = house.shown(&game, 0).await;
    let mover = shown["to_move"][0].as_u64().unwrap() as usize;
    let moves = house.json(&game.path("/moves"), game.token(mover)).await;
    let first = moves[0]["move"].as_str().unwrap();
    assert_eq!(house.play(&game, mover, 2, first).await.0, 409, "the choice is closed");
    let record = house.json(&game.path("/record"), game.token(2)).await;
    assert_eq!(record["moves"], json!(["keep ?", "keep ?", keeps[2]]));
    assert_eq!(record["seed"], 8, "it was chosen, so everybody may know it");
}

#[tokio::test]
async fn the_stream_tells_every_ply_and_is_taken_up_where_it_was_lost() {
    let house = House::open().await;
    let game = house.people(2, 21).await;
    let mut local = Local::new(Mode::Standard, 2, 21);
    let mut live = Events::open(&house, &game.path("/stream"), None, None).await;
    house.play_on(&game, &mut local, |local| local.ply == 6).await;
    let mut seen = Vec::new();
    for ply in 1..=6 {
        let sent = live.next().await;
        assert_eq!((sent.id, sent.kind.as_str(), &sent.data["ply"]), (Some(ply), "ply", &json!(ply)));
        seen.push(sent);
    }
    let mut again = Events::open(&house, &game.path("/stream"), None, Some(2)).await;
    for expected in &seen[2..] {
        assert_eq!(&again.next().await, expected);
    }
    house.play_on(&game, &mut local, |local| local.ply == 7).await;
    assert_eq!(again.next().await, live.next().await);
    let house = house.reopen().await;
    let mut later = Events::open(&house, &game.path("/stream?after=5"), None, None).await;
    assert_eq!(later.next().await, seen[5], "a new process tells the same");
}

#[tokio::test]
async fn bots_answer_and_games_survive_a_restart() {
    let house = House::open().await;
    let game = house.table(json!({}), &["Ann", "greedy", "random"], 33).await;
    let mut events = Events::open(&house, &game.path("/stream?after=0"), None, None).await;
    let mut house = house;
    for _ in 0..2 {
        // Until it is the person's turn to build.
        loop {
            let shown = house.shown(&game, 0).await;
            if shown["to_move"].as_array().unwrap().contains(&json!(0)) {
                let moves = house.json(&game.path("/moves"), game.token(0)).await;
                let mv = moves[0]["move"].as_str().unwrap().to_owned();
                let (status, _) = house.play(&game, 0, shown["ply"].as_u64().unwrap() as usize, &mv).await;
                assert_eq!(status, 200);
                if shown["ply"].as_u64().unwrap() > 5 {
                    break;
                }
            } else {
                events.next().await;
            }
        }
        let before = house.shown(&game, 0).await["ply"].as_u64().unwrap();
        house = house.reopen().await;
        let shown = house.shown(&game, 0).await;
        assert!(shown["ply"].as_u64().unwrap() >= before, "nothing is lost");
        events = Events::open(&house, &game.path("/stream?after=0"), None, None).await;
    }
}

#[tokio::test]
async fn a_move_that_showed_nothing_can_be_taken_back_and_others_only_alone_or_with_consent() {
    let house = House::open().await;
    let alone = house.table(json!({ "mode": "lone-architect" }), &["Ann"], 2).await;
    let mut local = Local::new(Mode::LoneArchitect, 1, 2);
    house.play_on(&alone, &mut local, |local| local.ply == 5).await;
    let back = async |game: &common::Played, seat: usize| {
        house.post(&game.path("/take-back"), game.token(seat), &json!({})).await
    };
    let (status, answer) = back(&alone, 0).await;
    assert_eq!((status, &answer["done"], &answer["ply"]), (200, &json!(true), &json!(4)));
    // The other moves lead somewhere else, and what was shown before is no longer current.
    let version = house.shown(&alone, 0).await["version"].as_u64().unwrap();
    assert_eq!(version, 6);
    let moves = house.json(&alone.path("/moves"), alone.token(0)).await;
    let mv = moves[0]["move"].as_str().unwrap();
    let stale = json!({ "ply": 4, "version": 4, "move": mv });
    assert_eq!(house.post(&alone.path("/moves"), alone.token(0), &stale).await.0, 409);
    let fresh = json!({ "ply": 4, "version": 6, "move": mv });
    assert_eq!(house.post(&alone.path("/moves"), alone.token(0), &fresh).await.0, 200);

    let game = house.people(2, 9).await;
    let mut local = Local::new(Mode::Standard, 2, 9);
    house.play_on(&game, &mut local, |local| local.ply == 3).await;
    let mover = house.json(&game.path("/record"), None).await["moves"].as_array().unwrap().len();
    assert_eq!(mover, 3);
    let active = house.shown(&game, 0).await["to_move"][0].as_u64().unwrap() as usize;
    let asks = 1 - active; // the one who just moved, unless a discard is owed
    let mut watch = Events::open(&house, &game.path("/stream"), game.token(active), None).await;
    let (status, answer) = back(&game, asks).await;
    assert_eq!((status, &answer["done"]), (200, &json!(false)), "{answer}");
    let offer = watch.next().await;
    assert_eq!((offer.kind.as_str(), &offer.data["by"]), ("offer", &json!(asks)));
    let (status, _) =
        house.post(&game.path("/take-back/answer"), game.token(active), &json!({ "agree": true })).await;
    assert_eq!(status, 200);
    let told = watch.next().await;
    assert_eq!((told.kind.as_str(), &told.data["how"]), ("take-back", &json!("agreed")));
    let record = house.json(&game.path("/record"), None).await;
    assert_eq!(record["take_backs"][0]["how"], "agreed");
    assert!(house.shown(&game, 0).await["ply"].as_u64().unwrap() < 3);
    // A new process tells the same.
    let house = house.reopen().await;
    assert_eq!(house.json(&game.path("/record"), None).await, record);
}

#[tokio::test]
async fn records_can_be_brought_and_are_checked() {
    let house = House::open().await;
    let game = house.people(2, 14).await;
    let mut local = Local::new(Mode::Standard, 2, 14);
    house.play_on(&game, &mut local, |_| false).await;
    let record = house.json(&game.path("/record"), None).await;
    let send = async |record: &Value| {
        let request = house.call(Method::POST, "/api/v1/records", None).body(record.to_string());
        let response = request.send().await.unwrap();
        (response.status().as_u16(), response.json::<Value>().await.unwrap())
    };
    let (status, made) = send(&record).await;
    assert_eq!(status, 201, "{made}");
    let id = made["id"].as_str().unwrap();
    let again = house.json(&format!("/api/v1/games/{id}/record"), None).await;
    assert_eq!(again["moves"], record["moves"]);
    assert_eq!(again["result"], record["result"]);
    let mut wrong = record.clone();
    wrong["moves"][5] = json!("buy 1 @ 50,50");
    let (status, refused) = send(&wrong).await;
    assert_eq!(status, 422);
    assert!(refused["message"].as_str().unwrap().contains("ply 6"), "{refused}");
    let mut lies = record.clone();
    lies["result"]["scores"][0] = json!(999);
    assert_eq!(send(&lies).await.0, 422);
    assert_eq!(send(&json!({})).await.0, 422);
}

#[tokio::test]
async fn a_rematch_has_the_same_seats_and_another_seed() {
    let house = House::open().await;
    let game = house.people(2, 17).await;
    let (status, _) = house.post(&game.path("/rematch"), game.token(0), &json!({})).await;
    assert_eq!(status, 409, "not before the end");
    let mut local = Local::new(Mode::Standard, 2, 17);
    house.play_on(&game, &mut local, |_| false).await;
    let (status, next) = house.post(&game.path("/rematch"), game.token(1), &json!({})).await;
    assert_eq!(status, 200);
    let (_, same) = house.post(&game.path("/rematch"), game.token(0), &json!({})).await;
    assert_eq!(next["id"], same["id"], "whoever comes second joins");
    assert_ne!(next["token"], same["token"]);
    assert_eq!(house.post(&game.path("/rematch"), None, &json!({})).await.0, 401);
    let shown = house.json(&format!("/api/v1/games/{}", next["id"].as_str().unwrap()), None).await;
    assert_eq!(shown["names"], json!(["Ann", "Ben"]));
}

#[tokio::test]
async fn neom_is_played_over_the_same_calls() {
    let house = House::open().await;
    let seats = json!([{ "kind": "human", "name": "Ann" }, { "kind": "bot", "bot": "greedy" }, { "kind": "bot", "bot": "random" }]);
    let body = json!({ "game": "neom", "seats": seats, "seed": 3 });
    let (status, made) = house.post("/api/v1/games", None, &body).await;
    assert_eq!(status, 201, "{made}");
    let path = format!("/api/v1/games/{}", made["id"].as_str().unwrap());
    let token = made["seats"][0]["token"].as_str();
    let mut events = Events::open(&house, &format!("{path}/stream?after=0"), token, None).await;
    let mut moved = 0;
    while moved < 8 {
        let shown = house.json(&path, token).await;
        if !shown["to_move"].as_array().unwrap().contains(&json!(0)) {
            events.next().await;
            continue;
        }
        let moves = house.json(&format!("{path}/moves"), token).await;
        let body = json!({ "ply": shown["ply"], "move": moves[0]["move"] });
        let (status, answer) = house.post(&format!("{path}/moves"), token, &body).await;
        assert_eq!(status, 200, "{answer}");
        moved += 1;
    }
}

#[tokio::test]
async fn the_api_describes_itself_and_the_server_tells_how_it_is() {
    let house = House::open().await;
    let description = house.json("/api/v1/openapi.json", None).await;
    let game = house.people(2, 1).await;
    // Each call is there, and answers strangers with nothing that is not in the description.
    for (path, item) in description["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            for (id, token) in [("nothing", None), (&game.id, None), (&game.id, Some("wrong"))] {
                let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
                let call = house.call(method.clone(), &path.replace("{id}", id), token);
                let status = call.send().await.unwrap().status().as_u16().to_string();
                assert!(
                    operation["responses"].get(&status).is_some(),
                    "{method} {path} {id} {token:?}: {status}"
                );
            }
        }
    }
    assert_eq!(house.get("/healthz", None).await.text().await.unwrap(), "ok\n");
    let metrics = house.get("/metrics", None).await.text().await.unwrap();
    assert!(metrics.contains("tabletown_games_created_total"), "{metrics}");
}

#[tokio::test]
async fn a_game_that_this_version_would_play_differently_says_so_and_keeps_its_moves() {
    let house = House::open().await;
    let game = house.people(2, 41).await;
    let mut local = Local::new(Mode::Standard, 2, 41);
    house.play_on(&game, &mut local, |local| local.ply == 6).await;
    let before = house.json(&game.path("/record"), game.token(0)).await;
    // As if the fourth move had led somewhere else when it was made.
    house.tamper("UPDATE moves SET seal = seal + 1 WHERE number = 4").await;
    let house = house.reopen().await;
    let shown = house.shown(&game, 0).await;
    assert_eq!(shown["status"], "stopped");
    let reason = shown["stopped"].as_str().unwrap();
    assert!(reason.contains("entry 4") && reason.contains("version"), "{reason}");
    let record = house.json(&game.path("/record"), game.token(0)).await;
    assert_eq!(record["moves"], before["moves"], "nothing is lost");
    let (seat, mv) = local.choose().unwrap();
    let (status, answer) = house.play(&game, seat.index(), 6, &mv).await;
    assert_eq!(status, 422, "{answer}");
    let page = house.get(&format!("/games/{}", game.id), None).await;
    assert!(page.status().is_success());
    // Played back to what it was, it goes on.
    house.tamper("UPDATE moves SET seal = seal - 1 WHERE number = 4").await;
    let house = house.reopen().await;
    assert_eq!(house.play(&game, seat.index(), 6, &mv).await.0, 200);
}

#[tokio::test]
async fn who_asks_too_much_has_to_wait() {
    let rate = server::Rate { per_second: 0.001, burst: 3.0 };
    let house = House::with(|config| config.rates[server::Limit::Moves] = Some(rate)).await;
    let game = house.table(json!({ "mode": "lone-architect" }), &["Ann"], 2).await;
    let mut local = Local::new(Mode::LoneArchitect, 1, 2);
    house.play_on(&game, &mut local, |local| local.ply == 3).await;
    let (_, mv) = local.choose().unwrap();
    assert_eq!(house.play(&game, 0, 3, &mv).await.0, 429);
    let house = House::with(|config| config.rates[server::Limit::Requests] = Some(rate)).await;
    let statuses = [house.get("/", None).await, house.get("/", None).await, house.get("/", None).await];
    assert!(statuses.iter().all(|answer| answer.status() == 200));
    let refused = house.get("/", None).await;
    assert_eq!((refused.status().as_u16(), refused.headers()["retry-after"].to_str().unwrap()), (429, "1"));
    let house = House::with(|config| config.rates.streams = Some(1)).await;
    let game = house.people(2, 1).await;
    let open = Events::open(&house, &game.path("/stream"), None, None).await;
    assert_eq!(house.get(&game.path("/stream"), None).await.status(), 429);
    drop(open);
}

#[tokio::test]
async fn other_sites_cannot_act_with_a_browsers_cookie() {
    let house = House::open().await;
    let seats = json!([{ "kind": "human", "here": true }]);
    let body =
        json!({ "game": "suburbia", "rules": { "mode": "lone-architect" }, "seats": seats, "seed": 4 });
    let made = house.call(Method::POST, "/api/v1/games", None).json(&body).send().await.unwrap();
    let cookie = made.headers()["set-cookie"].to_str().unwrap().to_owned();
    for word in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(word), "{cookie}");
    }
    let cookie = cookie.split(';').next().unwrap().to_owned();
    let made: Value = made.json().await.unwrap();
    let path = format!("/api/v1/games/{}", made["id"].as_str().unwrap());
    let request = |site: &'static str| {
        let body = json!({ "ply": 0, "move": "nothing" });
        let request = house.call(Method::POST, &format!("{path}/moves"), None).json(&body);
        request.header("cookie", &cookie).header("sec-fetch-site", site).send()
    };
    assert_eq!(request("cross-site").await.unwrap().status(), 403);
    assert_eq!(request("same-origin").await.unwrap().status(), 422, "our own page may, were it a move");
    let moves = house.call(Method::GET, &format!("{path}/moves"), None).header("cookie", &cookie);
    assert_eq!(moves.send().await.unwrap().status(), 200, "the cookie opens the seat");
    let headers = house.get("/", None).await.headers().clone();
    let policy = headers["content-security-policy"].to_str().unwrap();
    assert!(policy.contains("script-src 'self'") && !policy.contains("unsafe"), "{policy}");
    assert_eq!(headers["referrer-policy"], "no-referrer");
}
