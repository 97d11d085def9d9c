//! After the game: the end, the picture and the replay of games with all packs, compared with what the rules say.

use crate::common::{House, Played};
use game_core::record::{Record, replay};
use game_core::{Game, Seat};
use games::Libraries;
use serde_json::json;
use std::time::Duration;
use suburbia::Suburbia;
use suburbia::award::AwardKind;
use suburbia::event::{Deed, Event};

pub const ALL: [&str; 7] = ["base", "inc", "five-star", "nightlife", "con", "essen", "ce"];

/// Bots play a game to its end.
pub async fn played_by_bots(house: &House, game: &str, rules: serde_json::Value, seats: usize) -> Played {
    let bot = json!({ "kind": "bot", "bot": "random" });
    let body = json!({ "game": game, "rules": rules, "seats": vec![bot; seats], "seed": 17 });
    let played = house.set(&body).await;
    for _ in 0..600 {
        let answer = house.get(&format!("/games/{}/end", played.id), None).await;
        if answer.url().path().ends_with("/end") {
            return played;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("bots do not come to an end");
}

/// The same game once more: all positions, and all that happened.
async fn again(house: &House, played: &Played) -> (Vec<Suburbia>, Vec<Event>) {
    let record = house.get(&played.path("/record"), None).await.text().await.unwrap();
    let (_, record) = Record::parse_all(&record).unwrap().remove(0);
    let setup = Libraries::default().setup::<Suburbia>(&record.rules, &record.seats).unwrap();
    let mut game = Suburbia::new(&setup, record.seed);
    let (mut positions, mut events) = (vec![game], Vec::new());
    replay(&mut game, &record.moves, |ply| {
        positions.push(*ply.game);
        events.extend_from_slice(ply.events);
    })
    .unwrap();
    (positions, events)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_with_all_packs_tells_what_the_rules_score() {
    let house = House::open().await;
    let played =
        played_by_bots(&house, "suburbia", json!({ "packs": ALL, "edition": "collectors" }), 5).await;
    let (positions, events) = again(&house, &played).await;
    let game = positions.last().unwrap();
    let (table, scoring) = (game.table(), game.final_scoring().unwrap());
    let page = house.get(&format!("/games/{}/end", played.id), None).await.text().await.unwrap();
    let scene = page.split("<section class=\"ceremony\"").nth(1).unwrap().split("</section>").next().unwrap();
    let numbers = |name: &str| -> Vec<Vec<i32>> {
        let attribute = format!("{name}=\"");
        let values = scene.split(&attribute).skip(1).map(|rest| rest.split('"').next().unwrap());
        values.map(|value| value.split(' ').map(|number| number.parse().unwrap()).collect()).collect()
    };
    let totals = numbers("data-totals");
    let before: Vec<i32> = table.all_seats().map(|seat| table.tracks(seat).population).collect();
    let after: Vec<i32> = scoring.seats.iter().map(|seat| seat.tracks.population).collect();
    // In the ceremony every goal once, whoever scored it; money.
    let goals = scoring.goals.chunk_by(|a, b| (a.goal, a.owner) == (b.goal, b.owner)).count();
    assert_eq!(totals.len(), goals + 1);
    assert_eq!(numbers("data-start"), std::slice::from_ref(&before));
    assert_eq!(totals.last(), Some(&after));
    let gained = numbers("data-gains")
        .into_iter()
        .fold(before, |sum, gains| sum.iter().zip(gains).map(|(sum, gain)| sum + gain).collect());
    assert_eq!(gained, after, "every card says what it gives");
    // And in the table bonus, challenge, what there was and the star track before them.
    assert_eq!(page.matches("<tbody class=\"step\"").count(), 4 + goals + 1);
    let scored = events.iter().filter_map(|event| match event {
        Event::Deed(Deed::Scored { award }) => Some(*award),
        _ => None,
    });
    for id in scored {
        let (_, award) = table.rules().awards().find(|(_, award)| award.id == id).unwrap();
        assert!(page.contains(&award.name), "{id}");
    }
    assert_eq!(page.matches("<svg class=\"chart\"").count(), 5);
    assert_eq!(page.matches("<svg class=\"stars").count(), 2, "wide and narrow");
    // Every cell says whose it is: narrow screens have no columns.
    let cells = page.matches("<span class=\"seat-chip whose\">").count();
    assert_eq!(cells % 5, 0);
    assert!(cells >= 5 * (totals.len() + 1), "{cells}");
    assert!(!page.contains("class=\"cell\"") && !page.contains("style=\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_can_be_kept_as_a_picture() {
    let house = House::open().await;
    let played = played_by_bots(&house, "suburbia", json!({ "packs": ALL }), 2).await;
    let address = format!("/games/{}/picture.svg", played.id);
    let page = house.get(&format!("/games/{}/end", played.id), None).await.text().await.unwrap();
    assert!(page.contains(&format!("href=\"{address}\"")));
    let answer = house.get(&address, None).await;
    assert_eq!(answer.status(), 200);
    assert_eq!(answer.headers()["content-type"], "image/svg+xml");
    assert!(answer.headers()["content-disposition"].to_str().unwrap().starts_with("attachment"));
    let picture = answer.text().await.unwrap();
    for part in ["<svg", "Star track", "Borders:", "Bonus and challenge", "Goals"] {
        assert!(picture.contains(part), "{part}");
    }
    // One that runs has none yet, and one that is not there has none.
    let running = house.people(2, 1).await;
    for id in [running.id.as_str(), "zzz"] {
        assert_eq!(house.get(&format!("/games/{id}/picture.svg"), None).await.status(), 404);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_with_all_packs_shows_what_lies_open() {
    let house = House::open().await;
    let played = played_by_bots(&house, "suburbia", json!({ "packs": ALL }), 3).await;
    let (positions, _) = again(&house, &played).await;
    let start = &positions[0];
    for (ply, game) in positions.iter().enumerate() {
        let table = game.table();
        let part = house.get(&format!("/games/{}/replay/{ply}?part", played.id), None).await;
        let part = part.text().await.unwrap();
        let pile = match table.pile() {
            0 => "the pile is empty".to_owned(),
            count => format!("{count} left in the pile"),
        };
        assert!(part.contains(&pile), "{ply}: {pile}");
        for kind in table.display().iter().flatten() {
            assert!(part.contains(&format!("#tile-{}\"", table.kind(*kind).id)), "{ply}");
        }
        let stars = |seat: Seat| {
            format!("data-seat=\"{}\" data-stars=\"{}\"", seat.index(), table.tracks(seat).stars)
        };
        assert!(table.all_seats().all(|seat| part.contains(&stars(seat))), "{ply}");
        for kind in AwardKind::ALL {
            // Also once it was scored, and then it says when.
            let award = table.rules().award(start.table().award(kind).unwrap());
            assert!(part.contains(&award.name), "{ply}: {}", award.name);
        }
        let gone = AwardKind::ALL.iter().filter(|&&kind| table.award(kind).is_none()).count();
        assert_eq!(part.matches("scored in round").count(), gone, "{ply}");
        assert!(!part.contains("class=\"cell\""), "nothing can be placed here");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_score_of_neom_opens_down_to_the_tile() {
    let house = House::open().await;
    let played = played_by_bots(&house, "neom", json!({}), 5).await;
    let page = house.get(&format!("/games/{}/end", played.id), None).await.text().await.unwrap();
    assert!(page.contains("<summary>Tile by tile</summary>"), "{page}");
    let tiles = page.split("<summary>Tile by tile</summary>").nth(1).unwrap();
    let tiles = tiles.split("</details>").next().unwrap();
    // The City Center is drawn, too, but is no tile.
    let drawn = page.matches("<g class=\"tile\"").count() - page.matches("-center\" data-at=").count();
    assert_eq!(tiles.matches("<li><b>").count(), drawn, "a line a tile");
}
