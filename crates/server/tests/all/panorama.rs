//! Panoramas over HTTP: as SVG and PNG, for links that are shared, and silent about what is hidden.

use crate::after::played_by_bots;
use crate::common::House;
use serde_json::json;

/// Width and height of a PNG, which stand at its beginning.
fn size(file: &[u8]) -> [u32; 2] {
    assert!(file.starts_with(b"\x89PNG\r\n\x1a\n"));
    [16, 20].map(|at| u32::from_be_bytes(file[at..at + 4].try_into().unwrap()))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_has_a_panorama_to_keep_and_share() {
    let house = House::with(|config| config.public_url = Some("https://games.example".to_owned())).await;
    for (game, seats) in [("suburbia", 3), ("neom", 2)] {
        let played = played_by_bots(&house, game, json!({}), seats).await;
        let at = |rest: &str| format!("/games/{}/{rest}", played.id);
        let answer = house.get(&at("panorama.svg"), None).await;
        assert_eq!(answer.headers()["content-type"], "image/svg+xml");
        let picture = answer.text().await.unwrap();
        assert_eq!(picture.matches("<g class=\"town\"").count(), seats);
        assert!(picture.contains("1st") && picture.contains("wins") && picture.contains("games.example"));
        // What is about to be revealed is not told by the picture behind it.
        let plain = house.get(&at("panorama.svg?plain&light=night"), None).await.text().await.unwrap();
        assert_eq!(plain.matches("<g class=\"town\"").count(), seats);
        assert!(!plain.contains("1st") && !plain.contains("wins"));

        for (address, expected) in
            [("panorama.png", [1200, 630]), ("panorama.png?width=2400&keep", [2400, 1260])]
        {
            let answer = house.get(&at(address), None).await;
            assert_eq!(answer.headers()["content-type"], "image/png");
            assert_eq!(answer.headers().contains_key("content-disposition"), address.contains("keep"));
            let file = answer.bytes().await.unwrap();
            assert_eq!(size(&file), expected);
            assert!(file.len() > 50_000, "{} bytes", file.len());
        }
        for wrong in ["panorama.png?width=2401", "panorama.svg?light=noon"] {
            assert_eq!(house.get(&at(wrong), None).await.status(), 404, "{wrong}");
        }

        let page = house.get(&at("end"), None).await.text().await.unwrap();
        let image =
            format!("<meta property=\"og:image\" content=\"https://games.example{}\"", at("panorama.png"));
        assert!(page.contains(&image), "{page}");
        // Whoever comes for the ceremony finds the result nowhere in the head of the page.
        let page = house.get(&at("end?ceremony"), None).await.text().await.unwrap();
        let head = page.split("</head>").next().unwrap();
        assert!(!head.contains("og:") && !head.contains("wins"), "{head}");
        assert!(head.contains("The end of the game"));
    }
    assert_eq!(house.get("/games/zzz/panorama.svg", None).await.status(), 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_panorama_of_a_running_game_shows_what_lies_open() {
    let house = House::open().await;
    let game = house.people(2, 7).await;
    let at = format!("/games/{}/panorama.svg", game.id);
    let before = house.get(&at, None).await.text().await.unwrap();
    assert!(before.contains("Population 0") || before.contains("Population 2"), "{before}");
    // Whatever the seats keep, it looks the same to everybody.
    for seat in 0..2 {
        let moves = house.json(&game.path("/moves"), game.token(seat)).await;
        let mv = moves[0]["move"].as_str().unwrap().to_owned();
        let ply = house.shown(&game, seat).await["ply"].as_u64().unwrap() as usize;
        assert_eq!(house.play(&game, seat, ply, &mv).await.0, 200);
    }
    let kept: Vec<String> = {
        let views = [house.shown(&game, 0).await, house.shown(&game, 1).await];
        views.iter().map(|view| view["view"]["private_goal"].to_string()).collect()
    };
    for token in [None, game.token(0), game.token(1)] {
        let seen = house.get(&at, token).await.text().await.unwrap();
        for goal in kept.iter().filter(|goal| goal.len() > 6) {
            assert!(!seen.contains(goal.trim_matches('"')), "{goal}");
        }
        assert!(!seen.contains("oal"), "a panorama has no goals");
        assert_eq!(seen.matches("<g class=\"town\"").count(), 2);
    }
}
