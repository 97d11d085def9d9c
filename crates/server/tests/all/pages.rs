//! The pages as browsers get them.

use crate::common::{House, Local, Played};
use game_core::{Game, Seat, Viewer};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use suburbia::setup::Mode;

/// A browser: a house and the cookie it was given.
struct Browser<'a> {
    house: &'a House,
    cookie: String,
}

impl Browser<'_> {
    async fn page(&self, path: &str) -> (StatusCode, String) {
        let request = self.house.call(Method::GET, path, None).header("cookie", &self.cookie);
        let answer = request.send().await.unwrap();
        (answer.status(), answer.text().await.unwrap())
    }

    async fn text(&self, path: &str) -> String {
        let (status, text) = self.page(path).await;
        assert_eq!(status, 200, "{path}: {text}");
        text
    }
}

/// Sets a table from a browser; returns both, and the tokens of the people.
async fn set<'a>(house: &'a House, body: &Value) -> (Browser<'a>, String, Vec<String>) {
    let answer = house.call(Method::POST, "/api/v1/games", None).json(body).send().await.unwrap();
    assert_eq!(answer.status(), 201);
    let cookie = cookie(&answer);
    let made: Value = answer.json().await.unwrap();
    let tokens = made["seats"].as_array().unwrap().iter().filter_map(|seat| seat["token"].as_str());
    let tokens = tokens.map(str::to_owned).collect();
    (Browser { house, cookie }, made["id"].as_str().unwrap().to_owned(), tokens)
}

fn cookie(answer: &reqwest::Response) -> String {
    let cookie = answer.headers().get("set-cookie").map_or("", |value| value.to_str().unwrap());
    cookie.split(';').next().unwrap_or_default().to_owned()
}

/// Plays a game of people to its end.
async fn finished(house: &House, mode: Mode, players: usize, seed: u64) -> (Played, Local) {
    let rules = json!({ "mode": mode.word() });
    let game = house.table(rules, &["Ann", "Ben", "Cleo", "Dora"][..players], seed).await;
    let mut local = Local::new(mode, players, seed);
    house.play_on(&game, &mut local, |_| false).await;
    assert!(local.game.outcome().is_some());
    (game, local)
}

/// The page without its tags.
fn plain(html: &str) -> String {
    let mut text = String::new();
    let mut inside = false;
    for c in html.chars() {
        match c {
            '<' => inside = true,
            '>' => {
                inside = false;
                text.push(' ');
            }
            _ if !inside => text.push(c),
            _ => {}
        }
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_sees_a_start_button_and_can_set_a_table() {
    let house = House::open().await;
    let page = house.get("/", None).await.text().await.unwrap();
    assert!(plain(&page).contains("Start the game"), "{page}");
    assert!(page.contains("Expert bot: looks ahead for a moment"));
    for table in [
        r#""game":"suburbia","players":5,"values":{"edition":"collectors","mode":"standard"}"#,
        r#""game":"neom","players":1,"values":{"mode":"solo""#,
    ] {
        assert!(page.contains(&table.replace('"', "&quot;")), "{table}");
    }
    assert!(!page.contains("style=\""), "no inline styles");
    assert!(!page.contains("onclick"), "no inline handlers");
    // What the usual form asks for can be had.
    let usual = json!({
        "game": "suburbia", "rules": { "edition": "second", "mode": "standard", "packs": ["base"] },
        "seats": [{ "kind": "human", "name": "You", "here": true },
                  { "kind": "bot", "bot": "novice", "name": "Novice bot" }],
    });
    let (browser, id, _) = set(&house, &usual).await;
    assert!(browser.text("/?part=games").await.contains("Novice bot"));
    assert_eq!(browser.page(&format!("/games/{id}")).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn home_lists_ones_own_games_and_whose_turn_it_is() {
    let house = House::open().await;
    let here = |name: &str| json!({ "kind": "human", "name": name, "here": true });
    let there = |name: &str| json!({ "kind": "human", "name": name });
    let body = json!({ "game": "suburbia", "seats": [here("Ann"), there("Ben")], "seed": 5 });
    let (browser, id, tokens) = set(&house, &body).await;
    let list = plain(&browser.text("/?part=games").await);
    assert!(list.contains("Ann") && list.contains("Ben") && list.contains("Your turn"), "{list}");
    // Whoever has a game running goes on with it first; a newcomer is asked to set a table.
    let page = plain(&browser.text("/").await);
    let places = ["Continue", "Your turn", "Build the town", "Set the table"].map(|text| page.find(text));
    assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{places:?}");
    let stranger = house.get("/", None).await.text().await.unwrap();
    assert!(stranger.contains("data-continue hidden"), "{stranger}");
    assert!(!stranger.contains("class=\"running\""), "{stranger}");
    // Ann keeps a goal: now it is for Ben to choose.
    let mut local = Local::new(Mode::Standard, 2, 5);
    let (seat, mv) = local.choose().unwrap();
    assert_eq!(seat, Seat(0));
    let path = format!("/api/v1/games/{id}/moves");
    let (status, _) = house.post(&path, Some(&tokens[0]), &json!({ "ply": 0, "move": mv })).await;
    assert_eq!(status, 200);
    let list = plain(&browser.text("/?part=games").await);
    assert!(list.contains("Ben to move") && !list.contains("Your turn"), "{list}");
    // A stranger has no games.
    let list = house.get("/?part=games", None).await.text().await.unwrap();
    assert!(!list.contains("Ann"), "{list}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_opens_its_seat_and_no_other() {
    let house = House::open().await;
    let body = json!({ "game": "suburbia", "seats": [
        { "kind": "human", "name": "Ann", "here": true }, { "kind": "human", "name": "" }] });
    let (_, id, tokens) = set(&house, &body).await;
    let link = format!("/join/{id}/{}", tokens[1]);
    let page = house.get(&link, None).await.text().await.unwrap();
    assert!(plain(&page).contains("Ann invites you to a game of Suburbia"), "{page}");
    // Match down gives a cookie, and the link then leads to the table.
    let path = format!("/api/v1/games/{id}/seat");
    let request = house.call(Method::POST, &path, Some(&tokens[1])).json(&json!({ "name": "Ben" }));
    let answer = request.send().await.unwrap();
    assert_eq!(answer.status(), 200);
    let cookie = cookie(&answer);
    assert!(!cookie.is_empty());
    let request = house.call(Method::GET, &link, None).header("cookie", &cookie);
    let answer = request.send().await.unwrap();
    assert_eq!(answer.url().path(), format!("/games/{id}"));
    // On another device it works again.
    assert_eq!(house.get(&link, None).await.status(), 200);
    // A wrong one is refused, with a way on.
    let wrong = house.get(&format!("/join/{id}/{}", "A".repeat(24)), None).await;
    assert_eq!(wrong.status(), 403);
    let wrong = wrong.text().await.unwrap();
    assert!(wrong.contains("href=\"/\"") && wrong.contains(&format!("href=\"/games/{id}\"")), "{wrong}");
    assert_eq!(house.get("/join/nogame/x", None).await.status(), 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_says_the_clock_and_is_a_code_too() {
    let house = House::open().await;
    let clocks = [
        ("move", 86_400, "ask", "1 day a move. When it is over, the others decide", "1 giorno a mossa"),
        (
            "game",
            5400,
            "bot",
            "90 minutes a game, 30 seconds more with every move. When it is over, a bot",
            "90 minuti a partita, 30 secondi in più con ogni mossa",
        ),
        ("move", 61, "bot", "61 seconds a move", "61 secondi a mossa"),
    ];
    for (per, seconds, then, english, italian) in clocks {
        let body = json!({ "game": "suburbia", "seats": [{ "kind": "human" }, { "kind": "human" }],
            "clock": { "per": per, "seconds": seconds, "increment": if per == "game" { 30 } else { 0 }, "then": then } });
        let (_, id, tokens) = set(&house, &body).await;
        let link = format!("/join/{id}/{}", tokens[1]);
        for (language, expected) in [("en", english), ("it", italian)] {
            let request = house.call(Method::GET, &link, None).header("accept-language", language);
            let page = plain(&request.send().await.unwrap().text().await.unwrap());
            assert!(page.contains(expected), "{expected}: {page}");
        }
        let code = house.get(&format!("{link}/qr.svg"), None).await;
        assert_eq!(code.headers()["content-type"], "image/svg+xml");
        assert_eq!(code.headers()["cache-control"], "no-store", "it holds the token");
    }
    assert_eq!(house.get(&format!("/join/{}/x/qr.svg", "a".repeat(99)), None).await.status(), 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_there_is_nothing_there_is_a_way_home() {
    let house = House::open().await;
    for path in
        ["/nowhere", "/games/zzz", "/games/zzz/end", "/games/zzz/replay", "/games/zzz/replay/1", "/join/a/b"]
    {
        let answer = house.get(path, None).await;
        assert_eq!(answer.status(), 404, "{path}");
        let page = answer.text().await.unwrap();
        assert!(page.contains("href=\"/\"") && page.contains("There is nothing here"), "{path}: {page}");
    }
    let game = house.people(2, 1).await;
    for ply in ["1", "99999999999999999999999", "-1", "x"] {
        let answer = house.get(&format!("/games/{}/replay/{ply}", game.id), None).await;
        assert_eq!(answer.status(), 404, "{ply}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_tells_what_the_rules_score() {
    let house = House::open().await;
    for (mode, players, seed) in
        [(Mode::Standard, 3, 11), (Mode::Standard, 2, 12), (Mode::LoneArchitect, 1, 13)]
    {
        let (game, local) = finished(&house, mode, players, seed).await;
        let scoring = local.game.final_scoring().unwrap();
        let page = house.get(&format!("/games/{}/end", game.id), None).await;
        assert_eq!(page.status(), 200);
        let page = page.text().await.unwrap();
        // What everybody has before the scoring and after each of its steps, as meeples walk.
        let scene =
            page.split("<section class=\"ceremony\"").nth(1).unwrap().split("</section>").next().unwrap();
        let numbers = |name: &str| -> Vec<Vec<i32>> {
            let attribute = format!("{name}=\"");
            let values = scene.split(&attribute).skip(1).map(|rest| rest.split('"').next().unwrap());
            values.map(|value| value.split(' ').map(|number| number.parse().unwrap()).collect()).collect()
        };
        let steps = [numbers("data-start"), numbers("data-totals")].concat();
        let table = local.game.table();
        let before: Vec<i32> = table.all_seats().map(|seat| table.tracks(seat).population).collect();
        let after: Vec<i32> = scoring.seats.iter().map(|seat| seat.tracks.population).collect();
        assert_eq!(steps.first(), Some(&before));
        assert_eq!(steps.last(), Some(&after));
        assert_eq!(steps.len(), scoring.goals.len() + 2);
        for (goal, pair) in scoring.goals.iter().zip(steps.windows(2)) {
            for seat in table.all_seats() {
                let gained = if goal.winner == Some(seat) { goal.bonus } else { 0 };
                assert_eq!(pair[1][seat.index()] - pair[0][seat.index()], gained);
            }
            assert!(page.contains(&table.rules().goal(goal.goal).name));
        }
        if let Some(title) = scoring.seats[0].title {
            assert!(page.contains(title));
        }
        assert_eq!(page.matches("<svg class=\"chart\"").count(), 4);
        assert_eq!(page.matches("<svg class=\"town borough\"").count(), table.seats());
        assert!(!page.contains("style=\""), "no inline styles");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_has_no_end_yet() {
    let house = House::open().await;
    let game = house.people(2, 1).await;
    let answer = house.get(&format!("/games/{}/end", game.id), None).await;
    assert_eq!(answer.url().path(), format!("/games/{}", game.id));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_shows_every_ply_of_a_finished_game() {
    let house = House::open().await;
    let (game, local) = finished(&house, Mode::Standard, 2, 21).await;
    let page = house.get(&format!("/games/{}/replay", game.id), None).await.text().await.unwrap();
    assert!(page.contains(&format!("data-last=\"{}\"", local.ply)));
    let goals: Vec<_> =
        (0..2).filter_map(|seat| local.game.view(Viewer::Spectator).private_goal(Seat(seat))).collect();
    assert_eq!(goals.len(), 2);
    for ply in 0..=local.ply {
        let part = house.get(&format!("/games/{}/replay/{ply}?part", game.id), None).await;
        assert_eq!(part.status(), 200);
        let part = part.text().await.unwrap();
        assert!(!part.contains("<html"));
        assert_eq!(part.matches("<svg class=\"town borough\"").count(), 1);
        assert_eq!(part.matches("<svg class=\"town borough small\"").count(), 1);
        for &goal in &goals {
            assert!(part.contains(&local.game.table().rules().goal(goal).name), "{ply}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_of_a_running_game_tells_no_secrets() {
    let house = House::open().await;
    for seed in 0..6 {
        let body = json!({ "game": "suburbia", "seed": seed, "seats": [
            { "kind": "human", "name": "Ann", "here": true }, { "kind": "human", "name": "Ben" },
            { "kind": "human", "name": "Cleo" }] });
        let (ann, id, tokens) = set(&house, &body).await;
        let mut local = Local::new(Mode::Standard, 3, seed);
        while local.ply < 9 {
            let (seat, mv) = local.choose().unwrap();
            let path = format!("/api/v1/games/{id}/moves");
            let body = json!({ "ply": local.ply, "move": mv });
            assert_eq!(house.post(&path, Some(&tokens[seat.index()]), &body).await.0, 200);
            local.play(seat, &mv);
        }
        let rules = local.game.table().rules();
        let name = |goal| rules.goal(goal).name.clone();
        let dealt = |seat: u8| local.game.view(Viewer::Seat(Seat(seat))).dealt_goals().unwrap();
        let own = local.game.view(Viewer::Seat(Seat(0))).private_goal(Seat(0)).unwrap();
        let others: Vec<String> = [dealt(1), dealt(2)].concat().into_iter().map(name).collect();
        for ply in 0..=local.ply {
            for path in [format!("/games/{id}/replay/{ply}"), format!("/games/{id}/replay/{ply}?part")] {
                let mine = ann.text(&path).await;
                let public = house.get(&path, None).await.text().await.unwrap();
                for secret in &others {
                    assert!(!mine.contains(secret), "{path}: {secret}");
                    assert!(!public.contains(secret), "{path}: {secret}");
                }
                for secret in dealt(0) {
                    assert!(!public.contains(&name(secret)), "{path}: {}", name(secret));
                }
                if ply > 0 {
                    assert!(mine.contains(&name(own)), "{path}: {}", name(own));
                }
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_text_and_nothing_else() {
    let house = House::open().await;
    let evil = "<script>alert(1)</script>";
    let body = json!({ "game": "suburbia", "rules": { "mode": "lone-architect" }, "seed": 3, "seats": [
        { "kind": "human", "name": evil, "here": true }] });
    let (browser, id, tokens) = set(&house, &body).await;
    let mut local = Local::new(Mode::LoneArchitect, 1, 3);
    while let Some((_, mv)) = local.choose() {
        let path = format!("/api/v1/games/{id}/moves");
        let body = json!({ "ply": local.ply, "move": mv });
        assert_eq!(house.post(&path, Some(&tokens[0]), &body).await.0, 200);
        local.play(Seat(0), &mv);
    }
    let paths = [
        "/".to_owned(),
        format!("/join/{id}/{}", tokens[0]),
        format!("/games/{id}/end"),
        format!("/games/{id}/replay/3"),
    ];
    for path in paths {
        let page = browser.text(&path).await;
        assert!(!page.contains("<script>alert"), "{path}");
    }
    let stranger = house.get(&format!("/join/{id}/{}", tokens[0]), None).await.text().await.unwrap();
    assert!(stranger.contains("&lt;script&gt;"), "{stranger}");
}

#[tokio::test(flavor = "multi_thread")]
async fn statistics_count_the_games_of_this_browser_and_nobody_elses() {
    let house = House::open().await;
    let body = json!({ "game": "suburbia", "rules": { "mode": "lone-architect" }, "seed": 3, "seats": [
        { "kind": "human", "name": "Ann", "here": true }] });
    let (browser, id, tokens) = set(&house, &body).await;
    let running = plain(&browser.text("/statistics").await);
    assert!(
        running.contains("nothing to count yet") && running.contains("Go on with your game"),
        "{running}"
    );
    house.as_if_by_chance().await;
    let mut local = Local::new(Mode::LoneArchitect, 1, 3);
    while let Some((_, mv)) = local.choose() {
        let path = format!("/api/v1/games/{id}/moves");
        let body = json!({ "ply": local.ply, "move": mv });
        assert_eq!(house.post(&path, Some(&tokens[0]), &body).await.0, 200);
        local.play(Seat(0), &mv);
    }
    // Another game of the same browser, at one screen, is not over.
    let two = json!({ "kind": "human", "here": true });
    let request = house.call(Method::POST, "/api/v1/games", None).header("cookie", &browser.cookie);
    let answer = request.json(&json!({ "game": "neom", "seats": [two, two] })).send().await.unwrap();
    assert_eq!(answer.status(), 201);
    let score = local.game.final_scoring().unwrap().seats[0].tracks.population;
    let page = browser.text("/statistics").await;
    assert!(plain(&page).contains("One finished game"), "{page}");
    assert!(plain(&page).contains("one more is still running"), "{page}");
    assert!(page.contains(&format!("href=\"/games/{id}/end\"")), "{page}");
    assert!(plain(&page).contains(&format!("Lone Architect 1 – {score} {score}")), "{}", plain(&page));
    assert!(page.contains("<svg class=\"ladder\"") && !page.contains("stats-neom"));
    // What was built most is what the moves say.
    let built = |mv: &String| mv.starts_with("buy") || mv.starts_with("basic");
    assert_eq!(page.contains("class=\"built\""), local.moves.iter().any(built));
    let stranger = house.get("/statistics", None).await.text().await.unwrap();
    assert!(plain(&stranger).contains("nothing to count yet"), "{stranger}");
}
