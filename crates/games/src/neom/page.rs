//! The pages of NEOM.

use super::{art, end, film, moments};
use crate::libraries::Libraries;
use crate::page::{Change, Drawn, Moment, Place, Ply, Reel, Teller, TownLook, key_of};
use crate::playable::Measure;
use crate::text::say;
use ::neom::Neom;
use ::neom::event::{Event, Track};
use ::neom::moves::Move;
use ::neom::score::Purse;
use ::neom::setup::TURNS;
use ::neom::table::Phase;
use game_core::Seat;
use maud::Markup;
use render::Reader;
use render::neom::page::{self, Look, TILE_BOX};
use render::neom::sentence;
use render::neom::svg::panorama_towns;
use render::svg::panorama::Region;
use render::svg::sprite::{Sprite, SpriteFiles};
use render::text::Language;

impl Drawn for Neom {
    const TILE_BOX: [f64; 4] = TILE_BOX;
    const CURRENCY: &'static str = "£";

    fn packs(&self) -> &[String] {
        self.table().rules().packs()
    }

    fn sprite(language: Language, libraries: &Libraries, packs: &[String]) -> Option<SpriteFiles> {
        let rules = libraries.rules::<Neom>(packs)?;
        (rules.packs() == packs).then(|| page::sprite(language, rules))
    }

    fn picture(sprite: &Sprite, label: &str) -> Option<Markup> {
        Some(art::city(sprite, label))
    }

    fn first(&self) -> Seat {
        Seat(0)
    }

    fn town(&self, seat: Seat, look: &TownLook) -> String {
        let &TownLook { reader, sprite, small, .. } = look;
        let language = reader.language;
        let label = say!(language, "table-town", game = "neom", name = reader.name(seat));
        page::city(self.table(), seat, &Look { sprite, language, small, label: &label })
    }

    fn town_key(&self, seat: Seat) -> u64 {
        let (table, city) = (self.table(), self.table().city(seat));
        let purse = Purse { money: table.money(seat), final_income: table.final_income(seat) };
        let tiles: Vec<_> =
            city.tiles().map(|(at, id)| (at, id, table.tile_points(city, at, id, purse))).collect();
        key_of(&(tiles, city.center(), city.made(), table.routes_used(), table.generation()))
    }

    fn towns(&self, names: &[String]) -> Region {
        panorama_towns(self.table(), names)
    }

    fn score_now(&self, seat: Seat) -> Option<i32> {
        Some(self.table().score(seat).total())
    }

    fn verdict(&self, reader: Reader) -> Option<String> {
        end::verdict(reader, &self.final_scoring()?)
    }

    fn period(&self) -> usize {
        let table = self.table();
        match table.phase() {
            Phase::Draft { .. } => 0,
            _ => (table.generation() - 1) * TURNS + table.turn(),
        }
    }

    fn period_name(language: Language, period: usize) -> String {
        match period {
            0 => say!(language, "neom-before"),
            _ => {
                let (generation, turn) = ((period - 1) / TURNS + 1, (period - 1) % TURNS + 1);
                say!(language, "neom-turn", generation, turn)
            }
        }
    }

    fn headline(teller: &Teller, ply: &Ply<Self>) -> String {
        let (reader, table) = (teller.reader, ply.before.table());
        if let Some(picks) = moments::picks(reader, ply) {
            return picks;
        }
        let secret = matches!(ply.mv, Move::Draft { .. } | Move::Select { .. });
        match secret && teller.tells_secrets_of(ply.seat) {
            true => sentence::seat_move(reader, table, ply.seat, *ply.mv),
            false => sentence::headline(reader, table, ply.seat, *ply.mv, ply.events),
        }
    }

    fn changes(teller: &Teller, ply: &Ply<Self>) -> Vec<Change> {
        let (reader, table) = (teller.reader, ply.after.table());
        let told = |events: &[Event]| sentence::changes(reader, table, ply.seat, *ply.mv, events);
        // Some sentences are about several events at once; those about one change tell which way it went.
        let single = |event: &Event| {
            let Event::Change(change) = event else { return None };
            let sense = if change.delta < 0 { "loss" } else { "gain" };
            let class = format!("of-{} {sense}", track_class(change.track));
            Some((told(std::slice::from_ref(event)).pop()?, class, moments::cause_place(change)))
        };
        let senses: Vec<(String, String, Option<Place>)> = ply.events.iter().filter_map(single).collect();
        let line = |text: String| {
            let sense = senses.iter().find(|(one, ..)| *one == text);
            let class = sense.map_or_else(|| "deed".to_owned(), |(_, class, _)| class.clone());
            let at = sense.and_then(|(.., at)| at.clone());
            Change { text, class, automatic: false, at }
        };
        told(ply.events).into_iter().map(line).collect()
    }

    fn moments(teller: &Teller, ply: &Ply<Self>) -> Vec<Moment> {
        moments::of(teller, ply)
    }

    fn film(teller: &Teller, ply: &Ply<Self>, reel: &mut Reel) {
        film::film(teller, ply, reel);
    }

    fn counts(&self, seat: Seat) -> Vec<(Measure, i32)> {
        film::counts(self.table(), seat)
    }

    fn places(events: &[Event]) -> Vec<Place> {
        moments::places(events)
    }
}

/// What a track is called in stylesheets.
fn track_class(track: Track) -> &'static str {
    match track {
        Track::Money => "money",
        Track::Good(_) => "goods",
    }
}
