//! The pages for learning: rules, tiles, glossary.

use crate::common::House;
use game_core::pack::PackFile;
use reqwest::StatusCode;
use std::collections::BTreeSet;

const GAMES: [&str; 2] = ["suburbia", "neom"];

async fn text(house: &House, path: &str) -> String {
    let answer = house.get(path, None).await;
    assert_eq!(answer.status(), StatusCode::OK, "{path}");
    answer.text().await.unwrap()
}

/// The values of an attribute.
fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    let begin = format!(" {attribute}=\"");
    page.split(begin.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// All pages of the chapter.
fn pages() -> Vec<String> {
    let mut all = vec!["/learn".to_owned(), "/learn/glossary".to_owned()];
    for game in GAMES {
        all.extend([format!("/learn/{game}"), format!("/learn/{game}/tiles")]);
    }
    all
}

/// The levels of all headings, in the order of the page.
fn levels(page: &str) -> Vec<u32> {
    let begins = |rest: &str| rest.strip_prefix('h')?.chars().next()?.to_digit(10);
    page.split('<').filter_map(begins).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_whole() {
    let house = House::open().await;
    for path in pages() {
        let page = text(&house, &path).await;
        assert!(!page.contains("style=\""), "{path}: no inline styles");
        let levels = levels(&page);
        assert_eq!(levels.iter().filter(|level| **level == 1).count(), 1, "{path}: one heading of the page");
        for pair in levels.windows(2) {
            assert!(pair[1] <= pair[0] + 1, "{path}: no level of headings is left out: {levels:?}");
        }
        let ids = values(&page, "id");
        let once: BTreeSet<&&str> = ids.iter().collect();
        assert_eq!(once.len(), ids.len(), "{path}: every id once");
        // Marks that were not understood, and values that were not filled in.
        let body = page.split("<main").nth(1).unwrap();
        for left in ["](", "__", "{ $", "{$"] {
            assert!(!body.contains(left), "{path} has {left}");
        }
        assert!(body.contains("aria-current=\"page\""), "{path}: says where one is");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_link_leads_somewhere() {
    let house = House::open().await;
    let mut seen = BTreeSet::new();
    for path in pages().into_iter().chain(["/".to_owned()]) {
        let page = text(&house, &path).await;
        for to in values(&page, "href").into_iter().filter(|to| to.starts_with('/') || to.starts_with('#')) {
            // The drawn tiles are looked at below.
            if to.starts_with("/tiles/") {
                continue;
            }
            let (address, place) = to.split_once('#').unwrap_or((to, ""));
            let address = if address.is_empty() { path.as_str() } else { address };
            if !seen.insert((address.to_owned(), place.to_owned())) {
                continue;
            }
            let there = text(&house, address).await;
            let found = place.is_empty() || values(&there, "id").contains(&place);
            assert!(found, "{path} points at {to}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_drawn_tile_is_in_its_sprite() {
    let house = House::open().await;
    for game in GAMES {
        for path in [format!("/learn/{game}"), format!("/learn/{game}/tiles")] {
            let page = text(&house, &path).await;
            let uses = values(&page, "href").into_iter().filter_map(|to| to.split_once(".svg#"));
            let uses: BTreeSet<(&str, &str)> = uses.collect();
            assert!(!uses.is_empty(), "{path} has drawings");
            // Examples with packs are drawn from a file with all tiles.
            for file in uses.iter().map(|(file, _)| *file).collect::<BTreeSet<_>>() {
                let sprite = text(&house, &format!("{file}.svg")).await;
                let symbols = values(&sprite, "id");
                for (_, symbol) in uses.iter().filter(|(of, _)| *of == file) {
                    assert!(symbols.contains(symbol), "{path} draws {symbol}");
                }
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_catalogue_has_every_tile_with_what_it_counts() {
    let house = House::open().await;
    let base = ["base".to_owned()];
    let all: Vec<String> = suburbia::library::Library::builtin_ids().map(str::to_owned).collect();
    let rules = suburbia::library::Library::builtin().rules(&all).unwrap();
    let page = text(&house, "/learn/suburbia/tiles").await;
    assert_eq!(values(&page, "data-card").len(), rules.kinds().count());
    for (_, kind) in rules.kinds() {
        let page = text(&house, &format!("/learn/suburbia/tiles/{}?part", kind.id)).await;
        assert!(!page.contains("<html") && page.contains(&kind.name.replace('&', "&amp;")), "{}", kind.id);
    }
    let rules = neom::library::Library::builtin().rules(&base).unwrap();
    let page = text(&house, "/learn/neom/tiles").await;
    assert_eq!(values(&page, "data-card").len(), rules.tiles().count());
    for (_, tile) in rules.tiles() {
        let page = text(&house, &format!("/learn/neom/tiles/{}", tile.id)).await;
        assert_eq!(levels(&page).first(), Some(&1), "{}", tile.id);
        // The roads are not the printed ones, and the page says so.
        assert_eq!(page.contains("House values: roads."), tile.disaster.is_none(), "{}", tile.id);
    }
    // Farms count restaurants, and restaurants are counted by farms.
    let near = |page: &str| values(page, "href").iter().map(|to| to.to_string()).collect::<Vec<_>>();
    let farm = near(&text(&house, "/learn/suburbia/tiles/farm?part").await);
    assert!(farm.contains(&"/learn/suburbia/tiles/fancy-restaurant".to_owned()), "{farm:?}");
    assert!(!farm.contains(&"/learn/suburbia/tiles/museum".to_owned()), "{farm:?}");
    let restaurant = near(&text(&house, "/learn/suburbia/tiles/fancy-restaurant?part").await);
    assert!(restaurant.contains(&"/learn/suburbia/tiles/farm".to_owned()), "{restaurant:?}");
    // A Lumber Mill asks for what a Rainforest makes, and the Bus Depot looks at it.
    let mill = near(&text(&house, "/learn/neom/tiles/lumber-mill-11?part").await);
    for other in ["rainforest", "log-cabins", "bus-depot"] {
        assert!(mill.contains(&format!("/learn/neom/tiles/{other}")), "{other}: {mill:?}");
    }
}

/// The names of the cards, or of other things, that a page does not hide.
fn shown_as(page: &str, attribute: &str) -> Vec<String> {
    let begin = format!("<li {attribute}=");
    let cards = page.split(begin.as_str()).skip(1).map(|card| card.split('>').next().unwrap());
    cards
        .filter(|card| !card.ends_with(" hidden"))
        .map(|card| card[1..].split('"').next().unwrap().to_owned())
        .collect()
}

fn shown(page: &str) -> Vec<String> {
    shown_as(page, "data-card")
}

#[tokio::test(flavor = "multi_thread")]
async fn packs_and_badges_filter_tiles_borders_and_goals() {
    let house = House::open().await;
    let page = text(&house, "/learn/suburbia/tiles?pack=inc&stack=border").await;
    assert_eq!(shown(&page).len(), 12, "the borders of Suburbia Inc.");
    assert!(shown_as(&page, "data-item").is_empty(), "no goal is in a stack");
    assert!(page.contains("<section class=\"goals\" data-list aria-labelledby=\"goals\" hidden>"), "{page}");
    let page = text(&house, "/learn/suburbia/tiles?pack=inc").await;
    assert_eq!(shown(&page).len(), 24);
    let items = shown_as(&page, "data-item");
    assert_eq!(items.len(), 5 + 10 + 10, "{items:?}");
    // Whatever has a badge, and whatever counts it.
    let page = text(&house, "/learn/suburbia/tiles?badge=con").await;
    assert_eq!(shown(&page).len(), 6);
    let page = text(&house, "/learn/suburbia/tiles?badge=counts-ce").await;
    assert_eq!(shown(&page), ["hong kong"]);
    let page = text(&house, "/learn/suburbia/tiles?badge=counts-inc").await;
    assert!(shown(&page).is_empty());
    let items = ["chairholder", "sole proprietor", "incorporation bonus", "incorporation challenge"];
    assert_eq!(shown_as(&page, "data-item"), items);
    let page = text(&house, "/learn/suburbia/tiles?badge=none&category=none").await;
    assert_eq!(shown(&page), ["lake"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn tiles_of_the_expansions_tell_what_counts_them_and_what_they_can() {
    let house = House::open().await;
    let check = async |tile: &str, parts: &[&str]| {
        let page = text(&house, &format!("/learn/suburbia/tiles/{tile}?part")).await;
        for part in parts {
            assert!(page.contains(part), "{tile}: no {part:?} in {page}");
        }
    };
    // A border is counted by the Checkpoint, by goals and by prizes; a badge by its goals; stars by the track's goal.
    check(
        "inc-border-ring-road",
        &["/learn/suburbia/tiles/inc-checkpoint\"", "Guard:", "Border Bonus:", "#pack-inc"],
    )
    .await;
    check(
        "nightlife-back-alley",
        &["/learn/suburbia/tiles/nightlife-police-station\"", "Night Owl:", "After Dark Challenge:"],
    )
    .await;
    check("five-star-hedge-maze", &["Headliner:", "Tourist:", "Postcard Bonus:", "2 spaces on the"]).await;
    check("ce-orlando", &["Headliner:", "3 spaces on the"]).await;
    for special in
        ["inc-redevelopment-planner", "inc-law-office", "inc-redistricting-office", "essen-sausage-stand"]
    {
        check(special, &["<div class=\"explained\"><p>"]).await;
    }
    for city in
        ["london", "los-angeles", "kuala-lumpur", "milan-duomo-di-milano", "prague-st-vitus-cathedral"]
    {
        check(&format!("ce-{city}"), &["<div class=\"explained\"><p>"]).await;
    }
    // House values: once for all of them, and in the details, but on no card.
    let page = text(&house, "/learn/suburbia/tiles").await;
    assert_eq!(page.matches("Many values of the expansions are our own").count(), 1);
    assert!(page.contains("Con: 6 of 6 wholly"), "what is ours is told by pack");
    let cards = page.split("<ul class=\"tiles").nth(1).unwrap().split("</ul>").next().unwrap();
    assert!(!cards.to_lowercase().contains("house value"), "no card tells of house values");
    check("con-demo-hall", &["all its values are house values"]).await;
    check("inc-law-office", &["House values: stack, category, cost, icons and number of copies."]).await;
    check("inc-checkpoint", &["Only a part of it was to be found in print.", "only in games with borders"])
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn help_at_a_table_leads_to_the_chapters_of_its_packs() {
    let house = House::open().await;
    let help = async |rules: serde_json::Value| {
        let game = house.table(rules, &["Ann", "Ben"], 1).await;
        let page = text(&house, &format!("/games/{}", game.id)).await;
        page.split("id=\"help\"").nth(1).unwrap().split("</dialog>").next().unwrap().to_owned()
    };
    let base = help(serde_json::json!({})).await;
    assert!(!base.contains("/learn/suburbia#") && !base.contains("data-term=\"border\""), "{base}");
    let packs = help(serde_json::json!({ "packs": ["base", "five-star", "essen"] })).await;
    for id in ["expansions", "pack-five-star", "pack-essen"] {
        assert!(packs.contains(&format!("/learn/suburbia#{id}\"")), "{id}: {packs}");
    }
    assert!(!packs.contains("#pack-inc") && packs.contains("data-term=\"star-track\""), "{packs}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_address_alone_filters() {
    let house = House::open().await;
    let page = text(&house, "/learn/suburbia/tiles?stack=A&category=civic&pack=base").await;
    assert_eq!(shown(&page), ["mint"]);
    let page = text(&house, "/learn/suburbia/tiles?q=SCHOOL&pack=base").await;
    assert_eq!(shown(&page), ["elementary school", "high school", "middle school"]);
    let page = text(&house, "/learn/neom/tiles?makes=steel&deck=2").await;
    assert_eq!(shown(&page), ["steel foundry", "pressure foundry"]);
    let page = text(&house, "/learn/neom/tiles?q=xyz").await;
    assert!(shown(&page).is_empty() && page.contains("No tile is like that"));
    assert_eq!(
        shown(&text(&house, "/learn/neom/tiles?&&=%ff").await).len(),
        150,
        "nonsense asks for nothing"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn tiles_of_other_packs_are_there_with_their_pack() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../packs/examples/harbor.toml");
    let source = std::fs::read_to_string(folder).unwrap();
    let pack = <suburbia::pack::Pack as PackFile>::read("harbor.toml", &source).unwrap();
    let house = House::with(|config| config.libraries.add::<suburbia::Suburbia>(pack)).await;
    let page = text(&house, "/learn/suburbia/tiles?pack=harbor").await;
    assert!(page.contains("Fishing Pier") && page.contains("<option value=\"harbor\" selected"), "{page}");
    let pier = text(&house, "/learn/suburbia/tiles/fishing-pier").await;
    assert!(pier.contains("From the pack Harbor.") && pier.contains("made by somebody else"), "{pier}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_there_is_not_is_not_found() {
    let house = House::open().await;
    for path in
        ["/learn/chess", "/learn/chess/tiles", "/learn/neom/tiles/farm", "/learn/suburbia/tiles/%3Cb%3E"]
    {
        assert_eq!(house.get(path, None).await.status(), StatusCode::NOT_FOUND, "{path}");
    }
}
