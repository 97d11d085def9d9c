//! All towns of a game in one picture: for the page of its end, for large screens, and to keep and share.

use super::Drawn;
use super::end::{Place, places, won};
use crate::text::{list, say};
use game_core::Seat;
use render::Reader;
use render::svg::panorama::{Light, Panorama, Town};

/// What a picture tells besides the towns.
#[derive(Debug, Clone, Copy)]
pub struct PanoramaLook<'a> {
    /// To whom; nothing but what lies open is drawn.
    pub reader: Reader<'a>,
    /// How it is played, and when.
    pub caption: &'a str,
    /// Where more of it is found; may be empty.
    pub address: &'a str,
    /// Day or night.
    pub light: Light,
    /// Whether it tells how everybody stands; not where that is yet to be revealed.
    pub tells: bool,
}

/// The picture as SVG.
pub fn panorama<G: Drawn>(game: &G, look: &PanoramaLook) -> String {
    let Reader { language, names, .. } = look.reader;
    let mut region = game.towns(names);
    let outcome = game.outcome().filter(|_| look.tells);
    let places = outcome.as_ref().map(places);
    for (seat, town) in region.towns.iter_mut().enumerate() {
        let place = places.as_ref().and_then(|places| places.get(seat));
        town.first = place.is_some_and(|place| place.rank == 1);
        town.line = match (place, names.len() > 1) {
            (Some(&Place { rank, score }), true) => {
                say!(language, "end-standing", game = G::NAME, rank = say!(language, "end-rank", rank), score)
            }
            (Some(&Place { score, .. }), false) => say!(language, "home-games-score", game = G::NAME, score),
            (None, _) if look.tells => {
                let score = game.score_now(Seat::from_index(seat));
                score.map_or_else(String::new, |score| {
                    say!(language, "home-games-score", game = G::NAME, score)
                })
            }
            (None, _) => String::new(),
        };
    }
    let verdict = match (&outcome, game.outcome()) {
        (Some(outcome), _) => game.verdict(look.reader).unwrap_or_else(|| won(look.reader, outcome)),
        (None, None) => G::period_name(language, game.period()),
        (None, Some(_)) => String::new(),
    };
    let everybody: Vec<String> = region.towns.iter().map(told).collect();
    let about = say!(language, "panorama-about", game = G::NAME, towns = list(language, &everybody));
    Panorama {
        title: G::TITLE,
        verdict: &verdict,
        caption: look.caption,
        address: look.address,
        about: &about,
        region: &region,
        light: look.light,
    }
    .svg()
}

/// A town for those who do not see it.
fn told(town: &Town) -> String {
    match town.line.is_empty() {
        true => town.name.clone(),
        false => format!("{} ({})", town.name, town.line),
    }
}
