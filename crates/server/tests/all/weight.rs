//! What a browser that comes for the first time loads to show a table, as bytes over the wire: the page, and every file
//! it names, compressed as the browser gets them, heads of the answers included.

use crate::common::House;
use flate2::read::GzDecoder;
use reqwest::Method;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Read;

/// The most that a first table may weigh.
const MOST: usize = 220_000;
const ALL: [&str; 7] = ["base", "inc", "five-star", "nightlife", "con", "essen", "ce"];

/// An answer: its bytes over the wire, and its text.
async fn load(house: &House, path: &str, cookie: &str) -> (usize, String) {
    let request =
        house.call(Method::GET, path, None).header("accept-encoding", "gzip").header("cookie", cookie);
    let answer = request.send().await.unwrap();
    assert_eq!(answer.status(), 200, "{path}");
    let head: usize =
        answer.headers().iter().map(|(name, value)| name.as_str().len() + value.len() + 4).sum();
    let packed = answer.headers().get("content-encoding").is_some_and(|coding| coding == "gzip");
    let body = answer.bytes().await.unwrap();
    let size = "HTTP/1.1 200 OK\r\n\r\n".len() + head + body.len();
    let mut text = Vec::new();
    match packed {
        true => GzDecoder::new(&body[..]).read_to_end(&mut text).map(|_| ()).unwrap(),
        false => text.extend_from_slice(&body),
    }
    (size, String::from_utf8_lossy(&text).into_owned())
}

/// The files that a text names with these words around them.
fn named(text: &str, before: &str, after: &[char]) -> BTreeSet<String> {
    let names = text.split(before).skip(1).filter_map(|rest| rest.split(after).next());
    names
        .filter(|name| name.starts_with("/assets/") || name.starts_with("/tiles/"))
        .map(str::to_owned)
        .collect()
}

/// What a table weighs: at once by kind, and what the browser fetches later, when it has nothing to do.
async fn weigh(house: &House, body: &Value) -> (BTreeMap<&'static str, usize>, usize) {
    let made = house.call(Method::POST, "/api/v1/games", None).json(body).send().await.unwrap();
    let cookie = made.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    let made: Value = made.json().await.unwrap();
    let (size, page) = load(house, &format!("/games/{}", made["id"].as_str().unwrap()), &cookie).await;
    let mut kinds = BTreeMap::from([("page", size)]);
    let later = named(&page.replace("rel=\"prefetch\" href=\"", "PREFETCH"), "PREFETCH", &['"']);
    // What is in a template is loaded when it is used.
    let shown: String =
        page.split("<template").map(|part| part.rsplit("</template>").next().unwrap_or_default()).collect();
    let at_once = shown.replace("rel=\"prefetch\" href=\"", "");
    let mut files = named(&at_once, "href=\"", &['"', '#']);
    files.extend(named(&at_once, "src=\"", &['"']));
    let styles: Vec<String> = files.iter().filter(|name| name.ends_with(".css")).cloned().collect();
    for style in styles {
        let folder = style.rsplit_once('/').unwrap().0;
        let text = load(house, &style, "").await.1;
        let fonts = text.split("url(\"").skip(1).filter_map(|rest| rest.split('"').next());
        files.extend(fonts.filter(|name| !name.contains(':')).map(|name| format!("{folder}/{name}")));
    }
    for file in &files {
        let kind = match file.rsplit_once('.').unwrap().1 {
            "css" => "styles",
            "js" => "scripts",
            "woff2" => "fonts",
            _ if file.starts_with("/tiles/") => "tiles",
            _ => "other",
        };
        *kinds.entry(kind).or_default() += load(house, file, "").await.0;
    }
    let mut rest = 0;
    for file in later.difference(&files) {
        rest += load(house, file, "").await.0;
    }
    all_there(house, &page).await;
    (kinds, rest)
}

/// Every drawing that a page takes from a file is in that file.
async fn all_there(house: &House, page: &str) {
    let uses = page.split("<use href=\"").skip(1).filter_map(|rest| rest.split('"').next()?.split_once('#'));
    let uses: BTreeSet<(&str, &str)> = uses.collect();
    for file in uses.iter().map(|(file, _)| *file).collect::<BTreeSet<_>>() {
        let text = load(house, file, "").await.1;
        for (_, id) in uses.iter().filter(|(of, _)| *of == file) {
            assert!(text.contains(&format!(" id=\"{id}\"")), "{file} has {id}");
        }
    }
}

#[tokio::test]
async fn only_what_the_games_name_is_drawn() {
    let house = House::open().await;
    for (packs, file, expected) in [
        ("base", "a.svg", 200),
        ("base+inc", "borders.svg", 200),
        ("base", "borders.svg", 404),
        ("inc+base", "a.svg", 404),
        ("base+base", "a.svg", 404),
        ("base+wild-west", "a.svg", 404),
        ("", "a.svg", 404),
    ] {
        let answer = house.get(&format!("/tiles/none/en/suburbia/{packs}/{file}"), None).await;
        assert_eq!(answer.status(), expected, "{packs} {file}");
        assert_eq!(
            answer.headers()["cache-control"],
            "no-store",
            "{packs} {file}: not under its own address"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_table_is_light() {
    let house = House::open().await;
    let seats = |count: usize| -> Vec<Value> {
        let names = ["Ann", "Ben", "Cleo", "Dora", "Eve"];
        let seat = |name| json!({ "kind": "human", "name": name, "here": name == "Ann" });
        names[..count].iter().copied().map(seat).collect()
    };
    let with_packs = json!({ "packs": ALL, "edition": "collectors" });
    for (what, body) in [
        ("Suburbia", json!({ "game": "suburbia", "seats": seats(2), "seed": 1 })),
        (
            "Suburbia, all packs",
            json!({ "game": "suburbia", "seats": seats(5), "rules": with_packs, "seed": 1 }),
        ),
        ("NEOM", json!({ "game": "neom", "seats": seats(5), "seed": 1 })),
    ] {
        let (kinds, later) = weigh(&house, &body).await;
        let sum: usize = kinds.values().sum();
        println!("{what}: {sum} bytes {kinds:?}, later {later}");
        assert!(sum <= MOST, "{what} weighs {sum}: {kinds:?}");
        assert!(later <= MOST / 2, "{what} fetches {later} later");
        // Tiles are no more than the stacks that are open: what comes later is left for later.
        assert!(later > 0, "{what}");
    }
}

/// The last part of a selector: what a rule is for.
fn subject(selector: &str) -> &str {
    let mut depth = 0;
    let mut begin = 0;
    for (place, letter) in selector.char_indices() {
        match letter {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            ' ' | '>' | '+' | '~' if depth == 0 => begin = place + 1,
            _ => {}
        }
    }
    &selector[begin..]
}

/// The selectors of a stylesheet, one by one.
fn selectors(css: &str) -> Vec<String> {
    let mut all = Vec::new();
    for list in css.split('{').filter_map(|before| before.rsplit(['}', ';', '/']).next()) {
        let mut depth = 0;
        let split = |letter: char| {
            depth += i32::from(letter == '(') - i32::from(letter == ')');
            letter == ',' && depth == 0
        };
        all.extend(list.split(split).map(|selector| selector.trim().to_owned()));
    }
    all
}

/// A browser keeps one list of what all `:has()` of a page may change. Were one of them for everything (`> *`), every click
/// that puts something in or out would have all elements of the page styled anew, the drawn tiles and their land included:
/// that made a choice in NEOM a third slower.
#[test]
fn no_rule_with_has_is_for_everything() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let mut looked_at = 0;
    for file in std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()) {
        if file.extension().is_none_or(|ending| ending != "css") {
            continue;
        }
        let css = std::fs::read_to_string(&file).unwrap();
        for selector in selectors(&css).iter().filter(|selector| selector.contains(":has(")) {
            let subject = subject(selector);
            let is_named = subject
                .starts_with(|letter: char| letter.is_alphanumeric() || ".#[".contains(letter))
                || subject.starts_with(":is(");
            assert!(is_named, "{}: {selector} is for everything", file.display());
            looked_at += 1;
        }
    }
    assert!(looked_at > 50, "{looked_at}");
    assert_eq!(subject(".a:has(> .b, .c) > *"), "*");
    assert_eq!(selectors("/* x */ .a:is(b, c), .d { x: y } .e:has(f) > * {}")[..2], [".a:is(b, c)", ".d"]);
}
