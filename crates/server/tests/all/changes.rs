//! A page that is open is sent only what changed, and then shows the same as one that is opened afresh.

use crate::common::{House, Played};
use reqwest::Method;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// An open page without a browser: its parts by id, and the plies of its log.
struct Page<'a> {
    house: &'a House,
    game: &'a Played,
    seat: Option<usize>,
    shown: String,
    parts: BTreeMap<String, String>,
    plies: Vec<String>,
    /// How much came last, and how many plies were told in it.
    got: (usize, usize),
}

/// Parts of any game.
const PARTS: [&str; 21] = [
    "bar",
    "population",
    "goods",
    "seats",
    "aside",
    "town",
    "market",
    "hand",
    "towns",
    "choice",
    "sheet",
    "offer",
    "absent",
    "overdue",
    "hand-over",
    "map-0",
    "map-1",
    "map-2",
    "large-0",
    "large-1",
    "large-2",
];

/// The element with an id.
fn element<'a>(html: &'a str, id: &str) -> Option<&'a str> {
    let at = html.find(&format!(" id=\"{id}\""))?;
    let start = html[..at].rfind('<')?;
    let tag = html[start + 1..].split([' ', '>']).next()?;
    let (open, close) = (format!("<{tag}"), format!("</{tag}>"));
    let (mut depth, mut end) = (0, start);
    loop {
        let next_close = end + html[end..].find(&close)?;
        match html[end..next_close].find(&open) {
            Some(inner) => {
                depth += 1;
                end += inner + open.len();
            }
            None => {
                depth -= 1;
                end = next_close + close.len();
                if depth == 0 {
                    return Some(&html[start..end]);
                }
            }
        }
    }
}

/// The value of an attribute of the first element that has it.
fn attribute<'a>(html: &'a str, name: &str) -> Option<&'a str> {
    html.split_once(&format!("{name}=\""))?.1.split('"').next()
}

/// The entries of a log, the latest first: moves, and what happened by itself around them.
fn plies(html: &str) -> Vec<String> {
    let lines = html.split("<li class=\"ply").skip(1);
    lines.map(|line| line.split("<li class=\"round-line\"").next().unwrap().to_owned()).map(trimmed).collect()
}

/// What follows the last ply is none of it.
fn trimmed(line: String) -> String {
    line.split("</ol>").next().unwrap().to_owned()
}

impl<'a> Page<'a> {
    async fn open(house: &'a House, game: &'a Played, seat: Option<usize>) -> Page<'a> {
        let page = Page {
            house,
            game,
            seat,
            shown: String::new(),
            parts: BTreeMap::new(),
            plies: Vec::new(),
            got: (0, 0),
        };
        let html = page.ask("").await;
        Page::from(page, &html)
    }

    fn from(mut page: Page<'a>, html: &str) -> Page<'a> {
        page.put(html);
        page
    }

    async fn ask(&self, query: &str) -> String {
        let token = self.seat.and_then(|seat| self.game.token(seat));
        let answer = self.house.get(&format!("/games/{}/parts{query}", self.game.id), token).await;
        assert_eq!(answer.status(), 200);
        answer.text().await.unwrap()
    }

    /// What a browser does with parts.
    fn put(&mut self, html: &str) {
        self.shown = attribute(html, "data-shown").unwrap().to_owned();
        for id in PARTS {
            if let Some(part) = element(html, id) {
                self.parts.insert(id.to_owned(), part.to_owned());
            }
        }
        // The towns of the others are parts within a part.
        if let Some(around) = self.parts.get_mut("towns") {
            *around = around.split("<div class=\"maps\">").next().unwrap().to_owned();
        }
        let (new, kept) = match (element(html, "log"), element(html, "log-news")) {
            (Some(whole), None) => (plies(whole), 0),
            (None, Some(news)) => (plies(news), attribute(news, "data-kept").unwrap().parse().unwrap()),
            other => panic!("{other:?}"),
        };
        let number = |ply: &String| attribute(ply, "data-ply").unwrap().parse::<usize>().unwrap();
        let anew = element(html, "log-anew").map_or_else(Vec::new, plies);
        let told: BTreeSet<usize> = new.iter().chain(&anew).map(number).collect();
        self.got = (html.len(), told.len());
        let old = std::mem::take(&mut self.plies).into_iter().filter(|ply| number(ply) <= kept);
        let again = |ply: String| {
            let same = |anew: &&String| attribute(anew, " id") == attribute(&ply, " id");
            anew.iter().find(same).cloned().unwrap_or(ply)
        };
        self.plies = new.into_iter().chain(old.map(again)).collect();
    }

    /// Asks for what changed, and compares the page with one that is opened afresh.
    async fn refresh(&mut self) {
        let html = self.ask(&format!("?since={}", self.shown)).await;
        self.put(&html);
        let got = self.got;
        let fresh = Page::open(self.house, self.game, self.seat).await;
        for (id, part) in &fresh.parts {
            assert_eq!(self.parts.get(id), Some(part), "{id} of seat {:?}", self.seat);
        }
        assert_eq!(self.plies, fresh.plies, "the log of seat {:?}", self.seat);
        assert_eq!(self.shown, fresh.shown);
        self.got = got;
    }
}

/// Plays the `n`th legal move of the lowest seat that may act; returns who that was, or nothing if the game is over.
async fn play(house: &House, game: &Played, n: usize) -> Option<usize> {
    let shown = house.shown(game, 0).await;
    let seat = shown["to_move"][0].as_u64()? as usize;
    let moves = house.json(&game.path("/moves"), game.token(seat)).await;
    let moves = moves.as_array().unwrap();
    let mv = moves[(n * 7) % moves.len()]["move"].as_str().unwrap();
    let (status, answer) = house.play(game, seat, shown["ply"].as_u64().unwrap() as usize, mv).await;
    assert_eq!(status, 200, "{answer}");
    Some(seat)
}

/// Follows a game with two open pages to its end; returns what each got a ply.
async fn follow(house: &House, game: &Played) -> Vec<(usize, usize)> {
    let mut pages = [Page::open(house, game, None).await, Page::open(house, game, Some(1)).await];
    let mut got = Vec::new();
    while play(house, game, got.len()).await.is_some() {
        for page in &mut pages {
            page.refresh().await;
        }
        got.push(pages[1].got);
    }
    got
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_page_gets_only_what_changed_and_shows_the_same_as_a_fresh_one() {
    let house = House::open().await;
    let game = house.people(3, 5).await;
    let got = follow(&house, &game).await;
    let (last, running) = got.split_last().unwrap();
    assert!(running.iter().all(|(_, plies)| *plies == 1), "a ply tells one ply: {got:?}");
    assert_eq!(last.1, 1 + 2, "at the end the goals of the two others are told");
    // Most of what came late is no more than what came early, though the game has grown.
    let most = |some: &[(usize, usize)]| some.iter().map(|(size, _)| *size).sum::<usize>() / some.len();
    let (early, late) = (most(&running[5..15]), most(&running[running.len() - 10..]));
    assert!(late < early * 3 / 2, "{early} bytes early, {late} late");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_page_of_neom_is_kept_up_in_the_same_way() {
    let house = House::open().await;
    let game = house.neom(3, 5).await;
    follow(&house, &game).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_taken_back_goes_from_an_open_log() {
    let house = House::open().await;
    let game = house.table(json!({ "mode": "lone-architect" }), &["Ann"], 5).await;
    let mut pages = [Page::open(&house, &game, None).await, Page::open(&house, &game, Some(0)).await];
    for round in 0..10 {
        for n in 0..round % 4 + 1 {
            play(&house, &game, round + n).await;
        }
        // One page misses what was between.
        pages[round % 2].refresh().await;
        let (status, _) = house.post(&game.path("/take-back"), game.token(0), &json!({})).await;
        assert_eq!(status, 200);
        if round % 3 == 0 {
            play(&house, &game, round + 5).await;
        }
        for page in &mut pages {
            page.refresh().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_name_is_in_every_line_of_the_log() {
    let house = House::open().await;
    let game = house.people(2, 5).await;
    let mut page = Page::open(&house, &game, Some(1)).await;
    for n in 0..6 {
        play(&house, &game, n).await;
        page.refresh().await;
    }
    let (status, _) = house.post(&game.path("/seat"), game.token(0), &json!({ "name": "Zoe" })).await;
    assert_eq!(status, 200);
    page.refresh().await;
    assert!(
        page.plies.iter().any(|ply| ply.contains("Zoe")) && page.plies.iter().all(|ply| !ply.contains("Ann"))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_brings_its_parts_to_the_page_that_made_it_and_events_to_others() {
    let house = House::open().await;
    let game = house.people(2, 5).await;
    let mut page = Page::open(&house, &game, Some(0)).await;
    let moves = house.json(&game.path("/moves"), game.token(0)).await;
    let body = json!({ "ply": 0, "move": moves[0]["move"] });
    let path = format!("{}?since={}", game.path("/moves"), page.shown);
    let request = house.call(Method::POST, &path, game.token(0)).header("accept", "text/html").json(&body);
    let answer = request.send().await.unwrap();
    assert_eq!(answer.status(), 200);
    assert!(answer.headers()["content-type"].to_str().unwrap().starts_with("text/html"));
    page.put(&answer.text().await.unwrap());
    assert_eq!(page.plies.len(), 1);
    page.refresh().await;
    assert_eq!(page.got.1, 0, "there was nothing left to tell");
    // What cannot be played is said as it always is.
    let request = house.call(Method::POST, &path, game.token(0)).header("accept", "text/html").json(&body);
    let refused: Value = request.send().await.unwrap().json().await.unwrap();
    assert!(refused["message"].is_string(), "{refused}");
    let moves = house.json(&game.path("/moves"), game.token(1)).await;
    let (status, told) = house.play(&game, 1, 0, moves[0]["move"].as_str().unwrap()).await;
    assert_eq!((status, &told["ply"]), (200, &json!(2)));
    assert!(told["events"].is_array());
}

#[tokio::test]
async fn any_word_for_what_is_shown_gets_an_answer() {
    let house = House::open().await;
    let game = house.people(2, 5).await;
    let page = Page::open(&house, &game, None).await;
    let whole = page.ask("").await.len();
    let long = "f".repeat(5000);
    for since in
        ["", "1", "0.0.", "4000000000.9.00", "0.99999999999999999999.00", "0.0.0000", long.as_str(), "%00%ff"]
    {
        assert!(page.ask(&format!("?since={since}")).await.len().abs_diff(whole) < 50, "{since}");
    }
}
