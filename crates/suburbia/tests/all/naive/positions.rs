//! Positions for the checks by hand: how they are set up, played and looked at.

use super::data::{self, Tile, Track};
use super::geometry::Place;
use super::legal;
use super::model::{Built, Card, Edition, Mode, Model};
use super::moves::Move;

/// No tile of this market reacts to anything while it lies there.
pub const MARKET: [&str; 7] = ["farm", "mint", "landfill", "freeway", "office-building", "hostel", "museum"];

pub fn card(id: &str) -> Card {
    match id {
        "one-more-round" => Card::OneMoreRound,
        "score-bonus" => Card::ScoreBonus,
        "score-challenge" => Card::ScoreChallenge,
        _ => Card::Tile(data::tile(id).expect("a tile")),
    }
}

/// A game with start values, seat 0 to build.
pub fn game(edition: Edition, mode: Mode, seats: usize, market: &[&str], draws: &[&str]) -> Model {
    let market = market.iter().map(|id| data::tile(id).expect("a tile"));
    let draws = draws.iter().map(|id| card(id));
    Model::new(edition, mode, seats, 0, market.collect(), draws.collect())
}

pub fn two_seats() -> Model {
    game(Edition::Second, Mode::Standard, 2, &MARKET, &["casino"; 9])
}

/// Adds a tile without any effect.
pub fn put(model: &mut Model, seat: usize, id: &str, at: impl Into<Place>) {
    let (built, at) = (model.built_so_far, at.into());
    model.built_so_far += 1;
    model.seats[seat].tiles.push(Built { tile: data::tile(id).expect("a tile"), at, invested: false, built });
}

pub fn play(model: &mut Model, text: &str) {
    let played = Move::read(text).expect("a move");
    if let Err(why) = model.play(&played) {
        panic!("`{text}` is refused: {why}");
    }
}

pub fn refused(model: &Model, text: &str) -> String {
    legal(model, text).expect_err("an illegal move")
}

/// Money, income, reputation, population.
pub fn tracks(model: &Model, seat: usize) -> [i64; 4] {
    Track::ALL.map(|track| model.seats[seat].track(track))
}

pub fn set_tracks(model: &mut Model, seat: usize, [money, income, reputation, population]: [i64; 4]) {
    let seat = &mut model.seats[seat];
    seat.money = money;
    seat.income = income;
    seat.reputation = reputation;
    seat.population = population;
}

pub fn market(model: &Model) -> Vec<&'static str> {
    let ids = model.market.iter();
    ids.map(|slot| slot.map_or("-", |tile| tile.id)).collect()
}

/// A tile, lake or border of any pack.
pub fn tile(id: &str) -> &'static Tile {
    data::tile(id).unwrap_or_else(|| panic!("no such tile: {id}"))
}

/// Plays with borders, with these in the display and in the pile.
pub fn with_borders(model: &mut Model, display: [&str; 3], pile: &[&str]) {
    model.with_packs = true;
    model.display = Some(display.map(data::tile).to_vec());
    model.pile = pile.iter().map(|id| tile(id)).collect();
}

/// Plays with the star track, the tokens as `after` lists them: from the right to the left, from top to bottom.
pub fn with_stars(model: &mut Model, tokens: &[(usize, usize)]) {
    model.with_packs = true;
    let mut track = vec![Vec::new(); 16];
    for &(seat, space) in tokens {
        track[space].push(seat);
    }
    model.track = Some(track);
}

/// The index of the tile, lake or border there.
pub fn index(model: &Model, seat: usize, at: impl Into<Place>) -> usize {
    model.seats[seat].position_of(at.into()).expect("something lies there")
}

/// Ids of a borough, oldest first, with `*` for a marker.
pub fn borough(model: &Model, seat: usize) -> Vec<String> {
    let tiles = model.seats[seat].tiles.iter();
    tiles.map(|built| format!("{}{}", built.tile.id, if built.invested { "*" } else { "" })).collect()
}
