//! Several servers on one database: any of them answers for any game, with a bus between them, without one, and with one
//! that is gone for a while.

use crate::common::{Database, Events, House, Local, PATIENCE, Played};
use serde_json::{Value, json};
use server::{Limit, Rate, Rates};
use sqlx::Connection as _;
use std::sync::Arc;
use std::time::{Duration, Instant};
use suburbia::setup::Mode;
use test_servers::Nats;
use tokio::task::JoinSet;

/// Two servers on one database.
pub async fn two(bus: Option<&Nats>) -> [House; 2] {
    let database = Database::postgres().await;
    let node = || House::on(database.clone(), |config| config.bus = bus.map(Nats::url));
    [node().await, node().await]
}

pub async fn close(houses: [House; 2]) {
    for house in houses {
        house.close().await;
    }
}

/// Plays the moves of a local copy, one on each server in turn.
async fn play_in_turn(houses: &[House; 2], game: &Played, local: &mut Local, plies: usize) {
    for _ in 0..plies {
        let (seat, mv) = local.choose().unwrap();
        let (status, answer) = houses[local.ply % 2].play(game, seat.index(), local.ply, &mv).await;
        assert_eq!(status, 200, "{mv}: {answer}");
        local.play(seat, &mv);
    }
}

/// The next events that are entries, by number and ply.
async fn entries(events: &mut Events, count: usize) -> Vec<(u32, u64)> {
    let mut seen = Vec::new();
    while seen.len() < count {
        let sent = events.next().await;
        seen.extend(sent.id.map(|id| (id, sent.data["ply"].as_u64().unwrap())));
    }
    seen
}

pub async fn next_of(events: &mut Events, kind: &str) -> Value {
    loop {
        let sent = events.next().await;
        if sent.kind == kind {
            return sent.data;
        }
    }
}

/// People at two servers play and watch one game.
async fn a_game_at_both(bus: Option<&Nats>) {
    let houses = two(bus).await;
    let game = houses[0].people(2, 5).await;
    let mut local = Local::new(Mode::Standard, 2, 5);
    let mut streams = Vec::new();
    for house in &houses {
        streams.push(Events::open(house, &game.path("/stream?after=0"), None, None).await);
    }
    play_in_turn(&houses, &game, &mut local, 20).await;
    let expected: Vec<(u32, u64)> = (1..=20).map(|number| (number, u64::from(number))).collect();
    for stream in &mut streams {
        assert_eq!(entries(stream, 20).await, expected, "everything once and in order");
    }
    let shown = [houses[0].shown(&game, 0).await, houses[1].shown(&game, 0).await];
    assert_eq!(shown[0], shown[1]);
    assert_eq!(shown[0]["ply"], 20);
    // Whoever is behind learns it.
    let (seat, mv) = local.choose().unwrap();
    assert_eq!(houses[1].play(&game, seat.index(), 3, &mv).await.0, 409);
    drop(streams);
    close(houses).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_two_nodes_play_one_game() {
    let nats = Nats::start().unwrap();
    a_game_at_both(Some(&nats)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_without_a_bus_look_at_the_database() {
    a_game_at_both(None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn play_goes_on_without_the_bus_and_heals_when_it_is_back() {
    let mut nats = Nats::start().unwrap();
    let houses = two(Some(&nats)).await;
    let game = houses[0].people(2, 6).await;
    let mut local = Local::new(Mode::Standard, 2, 6);
    let mut stream = Events::open(&houses[1], &game.path("/stream?after=0"), None, None).await;
    play_in_turn(&houses, &game, &mut local, 6).await;
    assert_eq!(entries(&mut stream, 6).await.len(), 6);
    nats.kill();
    play_in_turn(&houses, &game, &mut local, 6).await;
    assert_eq!(entries(&mut stream, 6).await.last(), Some(&(12, 12)));
    nats.restart().unwrap();
    play_in_turn(&houses, &game, &mut local, 6).await;
    assert_eq!(entries(&mut stream, 6).await.last(), Some(&(18, 18)));
    drop(stream);
    close(houses).await;
}

/// A node that learns by a refusal that somebody moved elsewhere has to move for the bots then.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn bots_go_on_after_one_person_moved_at_two_nodes_at_once() {
    let houses = two(None).await;
    let game = houses[0].table(json!({}), &["human", "greedy", "greedy"], 3).await;
    for _ in 0..12 {
        let turn = async {
            loop {
                let shown = houses[1].shown(&game, 0).await;
                if shown["to_move"] == json!([0]) {
                    return shown["ply"].as_u64().unwrap() as usize;
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        let ply = tokio::time::timeout(PATIENCE, turn).await.expect("bots go on");
        let moves = houses[0].json(&game.path("/moves"), game.token(0)).await;
        let mv = |index: usize| {
            let moves = moves.as_array().unwrap();
            moves[index.min(moves.len() - 1)]["move"].as_str().unwrap().to_owned()
        };
        let (one, other) = (mv(0), mv(1));
        let played = tokio::join!(houses[0].play(&game, 0, ply, &one), houses[1].play(&game, 0, ply, &other));
        let mut answers = [played.0.0, played.1.0];
        answers.sort_unstable();
        assert_eq!(answers, [200, 409]);
    }
    close(houses).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_two_who_play_the_same_ply_at_two_nodes_one_does() {
    one_of_two_plays(None).await;
}

/// Moves are tried without asking the database first where somebody watches.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_two_who_play_the_same_ply_at_nodes_that_hear_each_other_one_does() {
    let nats = Nats::start().unwrap();
    one_of_two_plays(Some(&nats)).await;
}

async fn one_of_two_plays(bus: Option<&Nats>) {
    const GAMES: u64 = 12;
    const PLIES: usize = 16;
    let houses = Arc::new(two(bus).await);
    let mut streams = Vec::new();
    let mut writers = JoinSet::new();
    let mut games = Vec::new();
    for seed in 0..GAMES {
        let game = houses[0].people(3, seed).await;
        for node in 0..2 {
            streams.push(Events::open(&houses[node], &game.path("/stream?after=0"), None, None).await);
            let (houses, game) = (houses.clone(), game.clone());
            writers.spawn(async move {
                let mut local = Local::new(Mode::Standard, 3, seed);
                let mut won = 0;
                while local.ply < PLIES {
                    let (seat, mv) = local.choose().unwrap();
                    let (status, answer) = houses[node].play(&game, seat.index(), local.ply, &mv).await;
                    match status {
                        200 => won += 1,
                        409 | 422 => {}
                        other => panic!("{other}: {answer}"),
                    }
                    local.play(seat, &mv);
                }
                won
            });
        }
        games.push(game);
    }
    let won: usize = writers.join_all().await.into_iter().sum();
    assert_eq!(won, GAMES as usize * PLIES, "each ply was answered once");
    for game in &games {
        let shown = [houses[0].shown(game, 0).await, houses[1].shown(game, 0).await];
        assert_eq!(shown[0], shown[1]);
        assert_eq!(shown[0]["ply"], PLIES);
    }
    let expected: Vec<(u32, u64)> = (1..=PLIES as u64).map(|ply| (ply as u32, ply)).collect();
    for stream in &mut streams {
        assert_eq!(entries(stream, PLIES).await, expected, "everything once and in order");
    }
}

/// A node is told what others did, and does not know it before it looks: whoever moves there has seen it elsewhere.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_knows_more_than_the_node_they_ask_plays_all_the_same() {
    let mut nats = Nats::start().unwrap();
    let houses = two(Some(&nats)).await;
    let game = houses[0].people(2, 11).await;
    let mut local = Local::new(Mode::Standard, 2, 11);
    let mut stream = Events::open(&houses[1], &game.path("/stream?after=0"), None, None).await;
    play_in_turn(&houses, &game, &mut local, 4).await;
    assert_eq!(entries(&mut stream, 4).await.len(), 4);
    // It hears nothing any more, and may not have noticed yet.
    nats.kill();
    for _ in 0..3 {
        let (seat, mv) = local.choose().unwrap();
        assert_eq!(houses[0].play(&game, seat.index(), local.ply, &mv).await.0, 200);
        local.play(seat, &mv);
    }
    let (seat, mv) = local.choose().unwrap();
    let (status, answer) = houses[1].play(&game, seat.index(), local.ply, &mv).await;
    assert_eq!(status, 200, "{answer}");
    assert_eq!(entries(&mut stream, 4).await.last(), Some(&(8, 8)));
    drop(stream);
    close(houses).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_an_entry_is_known_at_both() {
    let nats = Nats::start().unwrap();
    let houses = two(Some(&nats)).await;
    let game = houses[0].people(2, 9).await;
    let mut local = Local::new(Mode::Standard, 2, 9);
    play_in_turn(&houses, &game, &mut local, 3).await;
    let active = houses[0].shown(&game, 0).await["to_move"][0].as_u64().unwrap() as usize;
    let other = 1 - active;
    let mut watch = Events::open(&houses[1], &game.path("/stream"), None, None).await;
    // Talk, in the order in which it was said.
    for (house, text) in houses.iter().zip(["one", "two"]) {
        let said = json!({ "text": text });
        assert_eq!(house.post(&game.path("/talk"), game.token(active), &said).await.0, 201);
    }
    assert_eq!(next_of(&mut watch, "talk").await["text"], "one");
    assert_eq!(next_of(&mut watch, "talk").await["text"], "two");
    // A name.
    let name = json!({ "name": "Zoe" });
    assert_eq!(houses[0].post(&game.path("/seat"), game.token(other), &name).await.0, 200);
    assert_eq!(next_of(&mut watch, "seats").await["names"][other], "Zoe");
    // Somebody asks at one server, and is answered at the other.
    let asked = houses[0].post(&game.path("/take-back"), game.token(other), &json!({})).await;
    assert_eq!((asked.0, &asked.1["done"]), (200, &json!(false)));
    assert_eq!(next_of(&mut watch, "offer").await["by"], json!(other));
    let agreed =
        houses[1].post(&game.path("/take-back/answer"), game.token(active), &json!({ "agree": true })).await;
    assert_eq!((agreed.0, &agreed.1["done"]), (200, &json!(true)));
    next_of(&mut watch, "take-back").await;
    let shown = [houses[0].shown(&game, 0).await, houses[1].shown(&game, 0).await];
    assert_eq!(shown[0], shown[1]);
    assert_eq!(shown[0]["ply"], 2);
    drop(watch);
    close(houses).await;
}

/// A number that a server tells about itself.
async fn metric(house: &House, name: &str) -> f64 {
    let metrics = house.get("/metrics", None).await.text().await.unwrap();
    let line = metrics.lines().find_map(|line| line.strip_prefix(name));
    line.map_or(0.0, |number| number.trim().parse().unwrap())
}

/// Waits until two servers know of each other, and give this part of what is limited.
async fn share(houses: &[House; 2], share: f64) {
    let known = async {
        loop {
            let mut connection = sqlx::PgConnection::connect(&houses[0].database.url).await.unwrap();
            let leases = "SELECT count(*) FROM leases WHERE until > 0 GROUP BY node";
            let leases: Vec<i64> = sqlx::query_scalar(leases).fetch_all(&mut connection).await.unwrap();
            let mut shares = Vec::new();
            for house in houses {
                shares.push(metric(house, "tabletown_limits_share").await);
            }
            if leases == [32, 32] && shares == [share, share] {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(PATIENCE, known).await.expect("they know of each other");
}

/// How many of so many sentences a server takes.
async fn say(house: &House, game: &Played, seat: usize, times: usize) -> usize {
    let mut taken = 0;
    for number in 0..times {
        let said = json!({ "text": format!("{number}") });
        match house.post(&game.path("/talk"), game.token(seat), &said).await.0 {
            201 => taken += 1,
            429 => {}
            other => panic!("{other}"),
        }
    }
    taken
}

/// So many at once, and then hardly any more.
fn once(burst: f64) -> Option<Rate> {
    Some(Rate { per_second: 1e-6, burst })
}

async fn another(house: &House) -> (u16, Value) {
    let seats = json!([{ "kind": "human" }, { "kind": "human" }]);
    house.post("/api/v1/games", None, &json!({ "game": "suburbia", "seats": seats })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_spent_at_one_node_is_spent_at_the_other() {
    let nats = Nats::start().unwrap();
    let database = Database::postgres().await;
    let node = || {
        House::on(database.clone(), |config| {
            config.bus = Some(nats.url());
            config.rates = Rates::NONE
                .with(Limit::Talk, once(6.0))
                .with(Limit::Moves, once(2.0))
                .with(Limit::Creations, once(3.0));
        })
    };
    let houses = [node().await, node().await];
    share(&houses, 1.0).await;
    let heard = "tabletown_spending_total{outcome=\"heard\"}";
    let before = metric(&houses[0], heard).await;
    let game = houses[0].people(2, 5).await;
    assert_eq!(say(&houses[0], &game, 0, 10).await, 6);
    let mut local = Local::new(Mode::Standard, 2, 5);
    let (seat, mv) = loop {
        let (seat, mv) = local.choose().unwrap();
        match houses[0].play(&game, seat.index(), local.ply, &mv).await.0 {
            200 => local.play(seat, &mv),
            refused => {
                assert_eq!(refused, 429);
                break (seat, mv);
            }
        }
    };
    let made = [another(&houses[0]).await.0, another(&houses[0]).await.0];
    assert_eq!(made, [201, 201]);
    let all = async {
        while metric(&houses[1], heard).await < before + 6.0 + local.ply as f64 + 3.0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, all).await.expect("the other one hears of it");
    assert_eq!(say(&houses[1], &game, 0, 5).await, 0);
    assert_eq!(say(&houses[1], &game, 1, 5).await, 5, "of another seat nothing was spent");
    assert_eq!(houses[1].play(&game, seat.index(), local.ply, &mv).await.0, 429);
    assert_eq!(another(&houses[1]).await.0, 429);
    close(houses).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_that_do_not_hear_each_other_give_one_allowance_together() {
    for is_there in [false, true] {
        let mut nats = Nats::start().unwrap();
        let database = Database::postgres().await;
        let node = || {
            House::on(database.clone(), |config| {
                config.bus = is_there.then(|| nats.url());
                config.rates = Rates::NONE.with(Limit::Talk, once(12.0));
            })
        };
        let houses = [node().await, node().await];
        let game = houses[0].people(2, 5).await;
        if is_there {
            share(&houses, 1.0).await;
            nats.kill();
        }
        share(&houses, 0.5).await;
        let taken = [say(&houses[0], &game, 0, 20).await, say(&houses[1], &game, 0, 20).await];
        assert_eq!(taken, [6, 6], "with a bus that is gone: {is_there}");
        close(houses).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_a_day_are_counted_for_all_nodes() {
    let database = Database::postgres().await;
    let node = || {
        let daily = |config: &mut server::Config| config.rates[Limit::Daily] = once(3.0);
        House::on(database.clone(), daily)
    };
    let houses = [node().await, node().await];
    let mut made = Vec::new();
    for house in [0, 1, 1, 0, 1] {
        let (status, answer) = another(&houses[house]).await;
        made.push(status);
        assert!(status != 429 || answer["message"].as_str().unwrap().contains("today"), "{answer}");
    }
    assert_eq!(made, [201, 201, 201, 429, 429]);
    close(houses).await;
}

/// Waits until a game between bots is over, as a stream of one server tells it.
async fn to_the_end(house: &House, game: &Played) -> usize {
    let mut events = Events::open(house, &game.path("/stream?after=0"), None, None).await;
    let mut plies = 0;
    loop {
        let sent = events.next().await;
        if let Some(id) = sent.id {
            plies += 1;
            assert_eq!(id, plies as u32, "each once, in order");
        }
        if house.json(&game.path(""), None).await["status"] == "finished" {
            let total = house.json(&game.path(""), None).await["ply"].as_u64().unwrap() as usize;
            if plies == total {
                return plies;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_move_once_whichever_node_looks_after_their_game() {
    let nats = Nats::start().unwrap();
    let houses = two(Some(&nats)).await;
    // Some of them are looked after by the one, some by the other.
    for seed in 0..6 {
        let house = &houses[seed as usize % 2];
        let game = house.table(json!({}), &["random", "random"], seed).await;
        assert!(to_the_end(&houses[1 - seed as usize % 2], &game).await > 20);
    }
    close(houses).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_node_looked_after_is_taken_over_when_it_closes() {
    let nats = Nats::start().unwrap();
    let [one, other] = two(Some(&nats)).await;
    let mut games = Vec::new();
    for seed in 0..4 {
        let game = one.table(json!({}), &["Ann", "greedy"], seed).await;
        games.push(game);
    }
    one.close().await;
    for game in &games {
        let moves = other.json(&game.path("/moves"), game.token(0)).await;
        let mut events = Events::open(&other, &game.path("/stream?after=0"), game.token(0), None).await;
        let ply = other.shown(game, 0).await["ply"].as_u64().unwrap() as usize;
        if let Some(mv) = moves[0]["move"].as_str() {
            assert_eq!(other.play(game, 0, ply, mv).await.0, 200);
        }
        // Ann's goal and the bot's.
        entries(&mut events, 2).await;
    }
    other.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_whose_lease_was_taken_moves_for_nobody_until_it_is_over() {
    let house = House::on(Database::postgres().await, |_| ()).await;
    // It has its leases once a bot has moved.
    let first = house.table(json!({}), &["random", "random"], 1).await;
    entries(&mut Events::open(&house, &first.path("/stream?after=0"), None, None).await, 1).await;
    let over = Instant::now() + Duration::from_secs(4);
    let until = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint + 4000";
    house.tamper(&format!("UPDATE leases SET node = 'another', fence = fence + 1, until = {until}")).await;
    let second = house.table(json!({}), &["random", "random"], 2).await;
    let mut events = Events::open(&house, &second.path("/stream?after=0"), None, None).await;
    entries(&mut events, 1).await;
    assert!(Instant::now() >= over, "a bot moved under a lease that somebody else had");
    drop(events);
    assert!(to_the_end(&house, &second).await > 20, "and goes on afterwards");
    house.close().await;
}
