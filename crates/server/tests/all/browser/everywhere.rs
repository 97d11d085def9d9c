//! Every page there is: a house with a game at every point that has a page of its own.

use super::driver::Browser;
use super::sit_down;
use crate::after::{ALL, played_by_bots};
use crate::common::{House, Local};
use serde_json::json;
use suburbia::setup::Mode;

pub struct Everywhere {
    pub house: House,
    /// The addresses of all pages; the browser sits at the first seat of each table.
    pub pages: Vec<String>,
}

impl Everywhere {
    pub async fn open(browser: &Browser) -> Everywhere {
        let house = House::open().await;
        let mut pages: Vec<String> =
            ["/", "/nothing-here", "/statistics", "/learn"].map(str::to_owned).into();
        for game in ["suburbia", "neom"] {
            pages.extend(["", "/tiles", "/lessons"].map(|part| format!("/learn/{game}{part}")));
        }
        let choosing = house.people(2, 8).await;
        let running = house.people(3, 10).await;
        let mut local = Local::new(Mode::Standard, 3, 10);
        house.play_on(&running, &mut local, |local| local.ply == 30).await;
        let finished = house.people(2, 5).await;
        let mut local = Local::new(Mode::Standard, 2, 5);
        house.play_on(&finished, &mut local, |_| false).await;
        let lone = house.table(json!({ "mode": "lone-architect" }), &["Ann"], 2).await;
        let dale = house.table(json!({ "mode": "dale" }), &["Ann"], 2).await;
        let packs = json!({ "mode": "lone-architect", "packs": ["inc", "five-star", "nightlife", "con", "essen", "ce"] });
        let expanded = house.table(packs.clone(), &["Ann"], 5).await;
        house.play_on(&expanded, &mut Local::with_rules(&packs, 1, 5), |_| false).await;
        let invited = house.table(packs, &["Ann"], 6).await;
        let neom = house.neom(3, 5).await;
        let alone = house.set(&json!({ "game": "neom", "seats": [{ "kind": "human" }], "seed": 3 })).await;
        for game in [&choosing, &running, &finished, &lone, &dale, &expanded, &neom, &alone] {
            sit_down(browser, &house, game).await;
        }
        for (game, lesson) in [("suburbia", "market"), ("neom", "goods")] {
            pages.push(format!("/games/{}", open_lesson(browser, game, lesson).await));
        }
        pages.push(format!("/join/{}/{}", choosing.id, choosing.token(1).unwrap()));
        pages.push(format!("/join/{}/{}", invited.id, invited.token(0).unwrap()));
        let tables = [&choosing, &running, &lone, &dale, &neom, &alone];
        pages.extend(tables.map(|game| format!("/games/{}", game.id)));
        pages.push(format!("/games/{}/end", finished.id));
        pages.push(format!("/games/{}/end?ceremony", finished.id));
        pages.push(format!("/games/{}/replay/9", finished.id));
        let packs = json!({ "packs": ALL, "edition": "collectors" });
        let packs = played_by_bots(&house, "suburbia", packs, 5).await;
        let cities = played_by_bots(&house, "neom", json!({}), 5).await;
        for game in [&packs, &cities] {
            pages.extend(["end", "replay/50"].map(|page| format!("/games/{}/{page}", game.id)));
        }
        Everywhere { house, pages }
    }
}

/// Opens a lesson in the browser; returns the address of its game.
async fn open_lesson(browser: &Browser, game: &str, lesson: &str) -> String {
    let script = format!(
        "const done = arguments[arguments.length - 1];
        fetch('/api/v1/lessons', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }},
          body: '{}' }}).then((answer) => answer.json()).then((told) => done(told.id), (error) => done(String(error)));",
        json!({ "game": game, "lesson": lesson }),
    );
    let id = browser.client.execute_async(&script, Vec::new()).await.unwrap();
    id.as_str().unwrap().to_owned()
}
