//! The pages of Suburbia.

use super::{art, end, film, moments};
use crate::libraries::Libraries;
use crate::page::{Change, Drawn, Moment, Place, Ply, Reel, Teller, TownLook, key_of};
use crate::playable::Measure;
use crate::text::say;
use ::suburbia::Suburbia;
use ::suburbia::event::{Cause, Event};
use ::suburbia::moves::Move;
use ::suburbia::table::{Table, Tracks};
use ::suburbia::tile::KindId;
use game_core::Seat;
use maud::Markup;
use render::Reader;
use render::suburbia::page::{self, Look, TILE_BOX};
use render::suburbia::sentence;
use render::suburbia::svg::panorama_towns;
use render::svg::panorama::Region;
use render::svg::sprite::{Sprite, SpriteFiles};
use render::text::Language;

impl Drawn for Suburbia {
    const TILE_BOX: [f64; 4] = TILE_BOX;
    const CURRENCY: &'static str = "$";

    fn packs(&self) -> &[String] {
        self.table().rules().packs()
    }

    fn sprite(language: Language, libraries: &Libraries, packs: &[String]) -> Option<SpriteFiles> {
        let rules = libraries.rules::<Suburbia>(packs)?;
        (rules.packs() == packs).then(|| page::sprite(language, rules))
    }

    fn picture(sprite: &Sprite, label: &str) -> Option<Markup> {
        Some(art::town(sprite, label))
    }

    fn first(&self) -> Seat {
        self.table().start()
    }

    fn town(&self, seat: Seat, look: &TownLook) -> String {
        drawn(self.table(), seat, look, page::borough)
    }

    fn still(&self, seat: Seat, look: &TownLook) -> String {
        drawn(self.table(), seat, look, page::still)
    }

    fn town_key(&self, seat: Seat) -> u64 {
        let borough = self.table().borough(seat);
        let tiles: Vec<_> = borough.tiles().map(|tile| (tile.kind, tile.at, tile.invested)).collect();
        let Tracks { money, population, income, reputation, markers, stars } = *self.table().tracks(seat);
        key_of(&(tiles, money, population, income, reputation, markers, stars, page::season(self.table())))
    }

    fn towns(&self, names: &[String]) -> Region {
        panorama_towns(self.table(), names)
    }

    fn score_now(&self, seat: Seat) -> Option<i32> {
        Some(self.table().tracks(seat).population)
    }

    fn verdict(&self, reader: Reader) -> Option<String> {
        end::verdict(reader, self.table(), &self.final_scoring()?)
    }

    fn period(&self) -> usize {
        self.table().round()
    }

    fn period_name(language: Language, round: usize) -> String {
        say!(language, "table-round", round)
    }

    fn headline(teller: &Teller, ply: &Ply<Self>) -> String {
        let table = ply.before.table();
        match ply.mv {
            Move::Keep { .. } if !teller.tells_secrets_of(ply.seat) => {
                sentence::headline(teller.reader, table.rules(), ply.seat, ply.events)
            }
            _ => sentence::move_headline(teller.reader, table, ply.seat, *ply.mv),
        }
    }

    fn changes(teller: &Teller, ply: &Ply<Self>) -> Vec<Change> {
        let rules = ply.before.table().rules();
        let told = sentence::told(teller.reader, rules, ply.seat, ply.events);
        let change = |(event, text): (&Event, Option<String>)| {
            let text = text?;
            let Event::Change(change) = event else {
                return Some(Change { text, class: "deed".to_owned(), automatic: false, at: None });
            };
            let sense = match change.delta {
                0 => "same",
                1.. => "gain",
                _ => "loss",
            };
            let automatic = matches!(change.cause, Cause::IncomeStep | Cause::PopulationStep);
            let class = format!("of-{} {sense}", change.track.word());
            Some(Change { text, class, automatic, at: moments::cause_place(change) })
        };
        ply.events.iter().zip(told).filter_map(change).collect()
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

/// A borough with the names of its tiles, drawn one way or the other.
fn drawn(table: &Table, seat: Seat, look: &TownLook, draw: fn(&Table, Seat, &Look) -> String) -> String {
    let &TownLook { reader, sprite, small, status } = look;
    let title = |kind: KindId| sentence::tile_name(reader.language, table.kind(kind));
    draw(table, seat, &Look { reader, sprite, small, status, title: Some(&title) })
}
