//! What lessons of Suburbia can ask about.

use ::suburbia::Suburbia;
use ::suburbia::hex::parse_footprint;
use game_core::{Game as _, Seat, Viewer};

/// The numbers of a seat: its tracks, and how many tiles and lakes it has, of how many goals it is ahead alone, and the
/// population it ends with.
pub(super) const NUMBERS: &[&str] =
    &["money", "income", "reputation", "population", "markers", "stars", "tiles", "lakes", "goals", "score"];

/// Events, then the causes of changes.
pub(super) const DEEDS: &[&str] = &[
    "built",
    "invested",
    "discarded",
    "replaced",
    "turned-over",
    "new-order",
    "one-more-round",
    "over",
    "scored",
    "tile",
    "pay",
    "red-line",
    "bonus",
    "challenge",
    "star-track",
    "star-round",
    "goal",
    "conversion",
    "flip",
];

pub(super) fn numbers(game: &Suburbia, seat: Seat) -> Vec<(&'static str, i64)> {
    let table = game.table();
    let (tracks, borough, rules) = (table.tracks(seat), table.borough(seat), table.rules());
    let lakes = borough.tiles().filter(|tile| rules.kind(tile.kind).id == "lake").count();
    let private = game.view(Viewer::Seat(seat)).private_goal(seat);
    let goals = table.public_goals().iter().copied().chain(private);
    let led = goals.filter(|&goal| rules.goal(goal).leader(table) == Some(seat)).count();
    let score = game.outcome().and_then(|outcome| outcome.scores.get(seat.index()).copied());
    vec![
        ("money", tracks.money.into()),
        ("income", tracks.income.into()),
        ("reputation", tracks.reputation.into()),
        ("population", tracks.population.into()),
        ("markers", tracks.markers.into()),
        ("stars", tracks.stars.into()),
        ("tiles", borough.len() as i64),
        ("lakes", lakes as i64),
        ("goals", led as i64),
        ("score", score.unwrap_or_default().into()),
    ]
}

pub(super) fn is_beside(game: &Suburbia, seat: Seat, at: &str, tile: &str) -> bool {
    let table = game.table();
    let beside = |at| table.borough(seat).next_to(at).any(|near| table.kind(near.kind).id == tile);
    parse_footprint(at).is_ok_and(beside)
}
