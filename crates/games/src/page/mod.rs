//! What a game brings to the pages that show it: drawings, and the story of its plies. What a single page needs besides
//! is in a file beside this one: the [`home`], the [`table`], the [`replay`],
//! the [`end`], the [`statistics`].

pub mod ceremony;
pub mod end;
pub mod home;
pub mod moment;
pub mod motion;
pub mod panorama;
pub mod replay;
mod scene;
pub mod scoring;
pub mod statistics;
pub mod table;
pub mod tile_lines;

pub use moment::{Moment, MomentKind};
pub use motion::{Motion, Reel};
pub use scene::Scene;

use crate::Playable;
use crate::libraries::{BASE, Libraries};
use crate::playable::Measure;
use crate::text::say;
use game_core::{Seat, Viewer};
use maud::{Markup, html};
use render::Reader;
use render::svg::panorama::{Region, Town};
use render::svg::sprite::{self, Sprite, SpriteFiles};
use render::text::Language;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;

/// A game that has pages. One that draws nothing shows what lies before a seat as text.
pub trait Drawn: Playable {
    /// The box of a tile in the sprite: left, top, width, height.
    const TILE_BOX: [f64; 4] = [0.0, 0.0, 100.0, 100.0];

    /// The sign of money.
    const CURRENCY: &'static str = "";

    /// The packs it is played with.
    fn packs(&self) -> &[String] {
        static ONLY_BASE: LazyLock<Vec<String>> = LazyLock::new(|| vec![BASE.to_owned()]);
        &ONLY_BASE
    }

    /// The files of the sprite of these packs: every tile and sign. Nothing if there are no such packs, or they are not
    /// named as the game names them.
    fn sprite(_language: Language, libraries: &Libraries, packs: &[String]) -> Option<SpriteFiles> {
        libraries.rules::<Self>(packs)?;
        let mut symbols = String::new();
        sprite::meeple(&mut symbols);
        Some(sprite::files([("signs", symbols)]))
    }

    /// A picture made of its tiles, for the first page; `sprite` is where those of the base pack are.
    fn picture(_sprite: &Sprite, _label: &str) -> Option<Markup> {
        None
    }

    /// The seat that is named first where nobody looks through one.
    fn first(&self) -> Seat {
        Seat(0)
    }

    /// What lies before a seat: its borough, its city.
    fn town(&self, seat: Seat, look: &TownLook) -> String {
        let everybody = Reader { viewer: Viewer::Spectator, ..look.reader };
        let own = if look.small { Vec::new() } else { self.lines(everybody) };
        let name = look.reader.name(seat);
        html! { pre.town-text aria-label=(name) { (name) @for line in own { "\n" (line) } } }.into_string()
    }

    /// The same where nothing can be placed any more.
    fn still(&self, seat: Seat, look: &TownLook) -> String {
        self.town(seat, look)
    }

    /// A hash of what a town is drawn from: a town whose key stays is drawn the same, so nobody has to draw it again to
    /// see that.
    fn town_key(&self, seat: Seat) -> u64 {
        let reader = Reader::spectator(Language::default(), &[]);
        let bare = TownLook { reader, sprite: &Sprite::default(), small: false, status: "" };
        key_of(&self.town(seat, &bare))
    }

    /// All towns for a panorama, and the land they lie in.
    fn towns(&self, names: &[String]) -> Region {
        let letters = render::svg::letters(names);
        let town = |(seat, (name, letter)): (usize, (&String, String))| Town {
            name: name.clone(),
            letter,
            seat,
            ..Town::default()
        };
        let towns = names.iter().zip(letters).enumerate().map(town).collect();
        Region { towns, ..Region::default() }
    }

    /// What a seat would have if the game ended now, as far as it lies open.
    fn score_now(&self, _seat: Seat) -> Option<i32> {
        None
    }

    /// Who won, in one sentence, where the mode has its own words for it; nothing while the game runs.
    fn verdict(&self, _reader: Reader) -> Option<String> {
        None
    }

    /// The round, turn … of the game, counted up from the start.
    fn period(&self) -> usize {
        1
    }

    /// What that is called.
    fn period_name(language: Language, round: usize) -> String {
        say!(language, "table-round", round)
    }

    /// A ply in one sentence, without what the reader may not know.
    fn headline(teller: &Teller, ply: &Ply<Self>) -> String {
        let entry = Self::entry(ply.played(teller.reader));
        entry.secret.filter(|_| teller.tells_secrets_of(ply.seat)).unwrap_or(entry.headline)
    }

    /// What it changed, and why.
    fn changes(teller: &Teller, ply: &Ply<Self>) -> Vec<Change> {
        let changes = Self::entry(ply.played(teller.reader)).changes;
        let change = |text| Change { text, class: "deed".to_owned(), automatic: false, at: None };
        changes.into_iter().map(change).collect()
    }

    /// What happened by itself in it, and is told apart from the move, in order.
    fn moments(_teller: &Teller, _ply: &Ply<Self>) -> Vec<Moment> {
        Vec::new()
    }

    /// What is seen of it: its events as beats, in order. Nobody moves anything in a game that brings nothing.
    fn film(_teller: &Teller, _ply: &Ply<Self>, _reel: &mut Reel) {}

    /// A seat's numbers as everybody sees them, always the same ones in the same order; the element of one is
    /// `nSEAT-WORD`.
    fn counts(&self, _seat: Seat) -> Vec<(Measure, i32)> {
        Vec::new()
    }

    /// Where on the maps some events took place.
    fn places(_events: &[Self::Event]) -> Vec<Place> {
        Vec::new()
    }
}

/// The key of whatever has this hash; the same in every process.
pub(crate) fn key_of(what: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    what.hash(&mut hasher);
    hasher.finish()
}

/// Lines of text as a picture, for games that draw nothing.
pub(crate) fn text_picture(lines: &[String]) -> String {
    const LINE: usize = 20;
    let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    let (width, height) = (longest * 10 + 20, lines.len() * LINE + 20);
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (width) " " (height) } font-family="monospace" font-size="15" {
            @for (index, line) in lines.iter().enumerate() { text x="10" y=(LINE * (index + 1)) xml:space="preserve" { (line) } }
        }
    }
    .into_string()
}

/// How a town is shown.
#[derive(Clone, Copy)]
pub struct TownLook<'a> {
    /// Who looks.
    pub reader: Reader<'a>,
    /// Where the drawn tiles are.
    pub sprite: &'a Sprite,
    /// As a little map.
    pub small: bool,
    /// What is said under the name.
    pub status: &'a str,
}

/// How plies are told.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    /// To whom.
    pub reader: Reader<'a>,
    /// Whether the game is over, and nothing is hidden any more.
    pub over: bool,
}

impl Teller<'_> {
    pub(crate) fn tells_secrets_of(&self, seat: Seat) -> bool {
        self.over || self.reader.viewer == Viewer::Seat(seat)
    }
}

/// A ply with the game before and after it.
pub struct Ply<'a, G: Drawn> {
    /// The game before it.
    pub before: &'a G,
    /// The game after it.
    pub after: &'a G,
    /// Who moved.
    pub seat: Seat,
    /// What.
    pub mv: &'a G::Move,
    /// What happened.
    pub events: &'a [G::Event],
}

impl<'a, G: Drawn> Ply<'a, G> {
    /// The same as the session in a terminal tells it.
    fn played(&self, reader: Reader<'a>) -> terminal::PlayedMove<'a, G> {
        let &Ply { before, after, seat, mv, events } = self;
        terminal::PlayedMove { before, after, reader, seat, mv, events }
    }
}

/// A change in words.
pub struct Change {
    /// The sentence, cause first.
    pub text: String,
    /// What changed and how, as classes of the stylesheet.
    pub class: String,
    /// Whether the rules did it after the move.
    pub automatic: bool,
    /// The place on a map that did it.
    pub at: Option<Place>,
}

/// A place on somebody's map, by its `data-at`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// Whose map.
    pub seat: Seat,
    /// Where on it.
    pub at: String,
}

impl std::fmt::Display for Place {
    /// As scripts read it: `0:1,-2`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.seat.index(), self.at)
    }
}

/// Small drawings of a sprite.
#[derive(Clone, Copy)]
pub struct Signs<'a>(
    /// Where they are.
    pub &'a Sprite,
);

impl Signs<'_> {
    /// A sign in the colour of the text around it.
    pub fn sign(&self, id: &str) -> Markup {
        html! { svg.sign viewBox="0 0 16 16" aria-hidden="true" { use href=(self.0.href(id)) width="16" height="16" {} } }
    }

    /// A seat's meeple.
    pub fn meeple(&self, seat: Seat) -> Markup {
        html! {
            svg class={ "meeple seat-" (seat.index()) } viewBox="-13 -26 26 28" aria-hidden="true" {
                use href=(self.0.href("meeple")) x="-13" y="-26" width="26" height="28" {}
            }
        }
    }

    /// The face of a tile; with a name it is told to those who do not see it.
    pub fn face<G: Drawn>(&self, symbol: &str, name: Option<&str>) -> Markup {
        let [x, y, width, height] = G::TILE_BOX;
        let hidden = name.is_none().then_some("true");
        html! {
            svg.face viewBox=(format!("{x} {y} {width} {height}")) role=[name.map(|_| "img")] aria-label=[name]
                aria-hidden=[hidden] {
                @if let Some(name) = name { title { (name) } }
                use href=(self.0.href(symbol)) x=(x) y=(y) width=(width) height=(height) {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::record::SeatInfo;
    use game_core::{Dice, View};
    use std::collections::HashMap;

    /// Plays a game to its end; towns with the same key have to look alike.
    fn check<G: Drawn>(seats: usize, seed: u64) {
        let seat = SeatInfo { name: String::new(), bot: None };
        let setup = Libraries::default().setup::<G>(&serde_json::json!({}), &vec![seat; seats]);
        let mut game = G::new(&setup.unwrap_or_else(|error| panic!("{error}")), seed);
        let mut dice = Dice::new(seed, 3);
        let mut drawn: HashMap<(usize, u64), [String; 2]> = HashMap::new();
        while let Some(acting) = game.to_act().lowest() {
            let mv = game.view(Viewer::Seat(acting)).random_move(&mut dice).expect("a move");
            assert!(game.play(acting, mv, &mut ()).is_ok());
            for seat in (0..seats).map(Seat::from_index) {
                let both = [false, true].map(|small| {
                    let reader = Reader::spectator(Language::default(), &[]);
                    game.town(seat, &TownLook { reader, sprite: &Sprite::default(), small, status: "" })
                });
                let before = drawn.entry((seat.index(), game.town_key(seat))).or_insert_with(|| both.clone());
                assert_eq!(*before, both, "{} with {seats} seats, seed {seed}", G::NAME);
            }
        }
        assert!(drawn.len() > seats, "towns change");
    }

    #[test]
    fn a_town_whose_key_stays_is_drawn_the_same() {
        for_each_game!(G => {
            for seats in 2..=4 {
                check::<G>(seats, seats as u64);
            }
        });
    }
}
