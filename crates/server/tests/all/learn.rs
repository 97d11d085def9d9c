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
            let file = uses.iter().next().unwrap().0;
            let sprite = text(&house, &format!("{file}.svg")).await;
            let symbols = values(&sprite, "id");
            for (_, symbol) in uses {
                assert!(symbols.contains(&symbol), "{path} draws {symbol}");
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

#[tokio::test(flavor = "multi_thread")]
async fn the_address_alone_filters() {
    let house = House::open().await;
    let shown = |page: &str| {
        let cards = page.split("<li data-card=").skip(1).map(|card| card.split('>').next().unwrap());
        cards
            .filter(|card| !card.ends_with(" hidden"))
            .map(|card| card[1..].split('"').next().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
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
