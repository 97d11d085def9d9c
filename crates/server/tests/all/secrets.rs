//! Hidden information never leaves the server: what each seat and a spectator receive by view, moves, record and
//! stream is compared between two games that differ only in what they may not know.

use crate::common::receiver::{Receiver, callable};
use crate::common::{Events, House, Played};
use serde_json::{Value, json};

/// Everything the API tells one viewer, as one text.
async fn told(house: &House, game: &Played, viewer: Option<usize>) -> String {
    let token = viewer.and_then(|seat| game.token(seat));
    let mut told = Vec::new();
    told.push(house.json(&game.path(""), token).await);
    told.push(house.json(&game.path("/record"), token).await);
    if viewer.is_some() {
        told.push(house.json(&game.path("/moves"), token).await);
    }
    let plies = told[0]["version"].as_u64().unwrap();
    let mut events = Events::open(house, &game.path("/stream?after=0"), token, None).await;
    for _ in 0..plies {
        told.push(events.next().await.data);
    }
    let page = house.get(&format!("/games/{}", game.id), token).await.text().await.unwrap();
    told.push(Value::String(page));
    told.push(house.json(&format!("/games/{}/motion?after=0", game.id), token).await);
    serde_json::to_string(&told).unwrap().replace(&game.id, "GAME")
}

/// A viewer is told the same about both games, but for their addresses, tokens, salted hashes and the time of the day.
async fn assert_alike(house: &House, games: &[Played; 2], viewer: Option<usize>) {
    let mut seen = Vec::new();
    for game in games {
        let mut text = told(house, game, viewer).await;
        for seat in 0..3 {
            text = text.replace(game.token(seat).unwrap(), "TOKEN");
        }
        let commitment = house.json(&game.path(""), None).await["commitment"].clone();
        text = text.replace(commitment.as_str().unwrap(), "COMMITMENT");
        seen.push(without_times(&text));
    }
    // Whole pages: where they differ is what one wants to read.
    let differs = seen[0].chars().zip(seen[1].chars()).position(|(one, other)| one != other);
    let around = |text: &str| {
        text.chars().skip(differs.unwrap_or_default().saturating_sub(80)).take(160).collect::<String>()
    };
    assert!(seen[0] == seen[1], "{viewer:?}\n{}\n{}", around(&seen[0]), around(&seen[1]));
}

/// A page without the time of the day, and without the hash of what it shows, in which the game's address is.
fn without_times(text: &str) -> String {
    let attribute = |text: &str, name: &str, value: fn(char) -> bool| {
        let parts =
            text.split(name).map(|part| part.trim_start_matches(['=', '\\', '"']).trim_start_matches(value));
        parts.collect::<Vec<_>>().join(name)
    };
    let text = attribute(text, "data-now", |c| c.is_ascii_digit());
    attribute(&text, "data-shown", |c| c.is_ascii_hexdigit() || c == '.')
}

/// Two games in which seat 0 keeps different goals and everything else is the same.
async fn pair(house: &House) -> [Played; 2] {
    let games = [house.people(3, 77).await, house.people(3, 77).await];
    for (choice, game) in games.iter().enumerate() {
        for seat in 0..3 {
            let moves = house.json(&game.path("/moves"), game.token(seat)).await;
            let which = if seat == 0 { choice } else { 0 };
            let (status, _) = house.play(game, seat, 0, moves[which]["move"].as_str().unwrap()).await;
            assert_eq!(status, 200);
        }
    }
    games
}

#[tokio::test]
async fn nobody_learns_which_goal_another_seat_keeps() {
    let house = House::open().await;
    let games = pair(&house).await;
    for viewer in [None, Some(1), Some(2)] {
        assert_alike(&house, &games, viewer).await;
    }
    assert_ne!(
        told(&house, &games[0], Some(0)).await,
        told(&house, &games[1], Some(0)).await,
        "its owner does"
    );
}

#[tokio::test]
async fn neither_tokens_nor_goals_of_others_are_in_what_is_told() {
    let house = House::open().await;
    let game = house.people(3, 8_765_432_109).await;
    let mut secrets: Vec<Vec<String>> = Vec::new();
    for seat in 0..3 {
        let moves = house.json(&game.path("/moves"), game.token(seat)).await;
        let goals = moves.as_array().unwrap().iter();
        secrets.push(goals.map(|mv| mv["move"].as_str().unwrap().replace("keep ", "")).collect());
    }
    let public = house.shown(&game, 0).await["view"]["goals"]["public"].to_string();
    for viewer in [None, Some(0), Some(1), Some(2)] {
        let text = told(&house, &game, viewer).await;
        for (seat, goals) in secrets.iter().enumerate().filter(|(seat, _)| Some(*seat) != viewer) {
            for goal in goals.iter().filter(|goal| !public.contains(goal.as_str())) {
                assert!(!text.contains(&format!("\"{goal}\"")), "{viewer:?} is told {goal} of seat {seat}");
            }
        }
        for seat in (0..3).filter(|seat| Some(*seat) != viewer) {
            assert!(!text.contains(game.token(seat).unwrap()), "{viewer:?} is told the token of seat {seat}");
        }
    }
}

#[tokio::test]
async fn the_next_tiles_of_the_stacks_are_in_nothing_that_is_told() {
    // Two games that show the same market and differ in the stacks can only be told apart by what comes later.
    let house = House::open().await;
    let game = house.table(json!({ "mode": "lone-architect" }), &["Ann"], 5).await;
    let shown = house.shown(&game, 0).await;
    let seen: Vec<&Value> = shown["view"]["seen"].as_array().unwrap().iter().collect();
    let market: Vec<&Value> = shown["view"]["market"].as_array().unwrap().iter().collect();
    assert_eq!(seen.len(), market.len(), "only the market has been seen");
    let names: Vec<&str> = shown["view"].as_object().unwrap().keys().map(String::as_str).collect();
    assert!(!names.contains(&"stack"), "{names:?}");
    assert!(shown["view"]["stacks"].as_array().unwrap().iter().all(Value::is_number));
}

/// Plays a round of choices in NEOM: seat 0 takes its `choice`th, the others their first.
async fn choose(house: &House, game: &Played, choice: usize, seats: std::ops::Range<usize>) {
    let ply = house.shown(game, 0).await["ply"].as_u64().unwrap() as usize;
    for seat in seats {
        let moves = house.json(&game.path("/moves"), game.token(seat)).await;
        let which = if seat == 0 { choice } else { 0 };
        let (status, answer) = house.play(game, seat, ply, moves[which]["move"].as_str().unwrap()).await;
        assert_eq!(status, 200, "{answer}");
    }
}

#[tokio::test]
async fn nobody_learns_what_another_seat_has_picked_before_all_are_shown() {
    let house = House::open().await;
    let games = [house.neom(3, 21).await, house.neom(3, 21).await];
    for (choice, game) in games.iter().enumerate() {
        for _ in 0..3 {
            choose(&house, game, 0, 0..3).await; // Cornerstones
        }
        choose(&house, game, choice, 0..2).await; // Cleo still thinks
    }
    for viewer in [None, Some(1), Some(2)] {
        assert_alike(&house, &games, viewer).await;
    }
    assert_ne!(
        told(&house, &games[0], Some(0)).await,
        told(&house, &games[1], Some(0)).await,
        "who picked does"
    );
}

#[tokio::test]
async fn no_page_shows_the_hand_or_the_cornerstones_of_another_seat() {
    let house = House::open().await;
    let game = house.neom(3, 22).await;
    for round in 0..4 {
        let mut hands: Vec<Vec<String>> = Vec::new();
        for seat in 0..3 {
            let shown = house.shown(&game, seat).await;
            let hand = shown["view"]["hand"].as_array().unwrap().iter();
            hands.push(hand.map(|tile| tile.as_str().unwrap().to_owned()).collect());
            assert!(!hands[seat].is_empty());
        }
        for viewer in [None, Some(0), Some(1), Some(2)] {
            let token = viewer.and_then(|seat| game.token(seat));
            // Hands go round, and a replay shows where they were.
            let paths = if round == 0 { &["/parts", "/replay/0?part"][..] } else { &["/parts"] };
            for path in paths {
                let part = house.get(&format!("/games/{}{path}", game.id), token).await.text().await.unwrap();
                for (seat, hand) in hands.iter().enumerate() {
                    for tile in hand {
                        let there = part.contains(&format!("\"{tile}\""))
                            || part.contains(&format!("#tile-{tile}\""));
                        assert_eq!(
                            there,
                            viewer == Some(seat),
                            "round {round}, {path}: {viewer:?} and {tile} of {seat}"
                        );
                    }
                }
            }
        }
        choose(&house, &game, 0, 0..3).await;
    }
}

#[tokio::test]
async fn nobody_learns_where_another_seat_is_called() {
    let house = House::with(callable).await;
    let mut receiver = Receiver::open().await;
    let games = [house.people(3, 77).await, house.people(3, 77).await];
    let body = serde_json::json!({ "url": receiver.url });
    let left = house
        .call(reqwest::Method::PUT, &games[0].path("/webhook"), games[0].token(0))
        .json(&body)
        .send()
        .await;
    assert_eq!(left.unwrap().status(), 200);
    let mut watching = Events::open(&house, &games[0].path("/stream"), games[0].token(1), None).await;
    for game in &games {
        // Until the first seat builds, and is called; with seed 77 that takes a move or two after the goals.
        while house.shown(game, 0).await["ply"].as_u64().unwrap() < 8 {
            let shown = house.shown(game, 0).await;
            let seat = shown["to_move"][0].as_u64().unwrap() as usize;
            let moves = house.json(&game.path("/moves"), game.token(seat)).await;
            let ply = shown["ply"].as_u64().unwrap() as usize;
            assert_eq!(house.play(game, seat, ply, moves[0]["move"].as_str().unwrap()).await.0, 200);
        }
    }
    assert_eq!(receiver.next().await.message["seat"], 0);
    let port = receiver.url.split(['/', '?']).nth(2).unwrap().to_owned();
    for viewer in [None, Some(0), Some(1), Some(2)] {
        let seen = told(&house, &games[0], viewer).await;
        assert!(!seen.contains("hush-hush") && !seen.contains(&port), "{viewer:?}");
        assert_alike(&house, &games, viewer).await; // not even that there is one
    }
    for _ in 0..8 {
        let told = watching.next().await;
        assert!(!told.data.to_string().contains("hush-hush"), "{told:?}");
    }
    let metrics = house.get("/metrics", None).await.text().await.unwrap();
    assert!(!metrics.contains("hush-hush"));
}

#[tokio::test]
async fn what_a_move_changes_on_other_pages_tells_nothing_of_what_is_secret() {
    let house = House::open().await;
    let games = [house.people(3, 77).await, house.people(3, 77).await];
    let mut changes: Vec<Vec<String>> = Vec::new();
    for (choice, game) in games.iter().enumerate() {
        let parts = async |viewer: Option<usize>, since: &str| {
            let token = viewer.and_then(|seat| game.token(seat));
            house.get(&format!("/games/{}/parts?since={since}", game.id), token).await.text().await.unwrap()
        };
        let viewers = [None, Some(1), Some(2), Some(0)];
        let mut shown = Vec::new();
        for viewer in viewers {
            let page = parts(viewer, "").await;
            shown.push(page.split("data-shown=\"").nth(1).unwrap().split('"').next().unwrap().to_owned());
        }
        let moves = house.json(&game.path("/moves"), game.token(0)).await;
        assert_eq!(house.play(game, 0, 0, moves[choice]["move"].as_str().unwrap()).await.0, 200);
        let mut seen = Vec::new();
        for (viewer, shown) in viewers.into_iter().zip(shown) {
            seen.push(without_times(&parts(viewer, &shown).await.replace(&game.id, "GAME")));
        }
        changes.push(seen);
    }
    assert_eq!(changes[0][..3], changes[1][..3], "two games that differ in what seat 0 keeps");
    assert_ne!(changes[0][3], changes[1][3], "its owner sees it");
}
