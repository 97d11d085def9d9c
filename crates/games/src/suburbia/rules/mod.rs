//! The rules of Suburbia: the base game here, the expansions in [`packs`], what players ask in [`questions`].

mod packs;
mod questions;

pub(super) use packs::chapters;

use crate::learn::example::{BUILD, Example, INVEST, LAKE, RED_LINE};
use crate::learn::markup::blocks;
use crate::learn::{Rules, Section, Source, figure, section, table};
use crate::libraries::BASE;
use crate::text::say;
use ::suburbia::Suburbia;
use ::suburbia::library::Library;
use ::suburbia::rules::Rules as Packs;
use ::suburbia::scenario::Scenario;
use ::suburbia::score::LADDER;
use ::suburbia::setup::{Edition, Mode, SetupTable};
use game_core::Seat;
use maud::{Markup, PreEscaped, html};
use render::Reader;
use render::suburbia::page::{TrackLook, population_track};
use render::suburbia::sentence::title_name;
use render::svg::ladder;
use render::svg::sprite::Sprite;
use std::sync::Arc;

/// A score that shows the ladder well.
const SOMEWHERE: i32 = 98;

/// All of them. Examples are drawn from the packs of the program, whatever others there are.
pub(super) fn rules(source: &Source) -> Option<Rules> {
    let language = source.language;
    let packs = source.libraries.base_rules::<Suburbia>()?;
    let names = [say!(language, "learn-ann"), say!(language, "learn-ben")];
    let reader = Reader::spectator(language, &names);
    let all: Vec<String> = Library::builtin_ids().map(str::to_owned).collect();
    let all = source.libraries.rules::<Suburbia>(&all);
    // One file for all drawings: the base game's tiles are in it, too.
    let sprite = (source.sprites)(all.map_or(&[BASE.to_owned()], |all| all.packs()));
    let draw = Draw { reader, packs, sprite: sprite.clone() };
    let with_packs = all.map(|packs| Draw { reader, packs, sprite });
    Some(Rules {
        heading: say!(language, "rs-heading"),
        lead: say!(language, "rs-lead"),
        sections: sections(&draw),
        asked: say!(language, "rs-questions"),
        questions: questions::base(language),
        packs: with_packs.map(|draw| packs::rules(source, &draw)),
    })
}

/// What drawings are made from.
struct Draw<'a> {
    reader: Reader<'a>,
    packs: &'static Packs,
    sprite: Arc<Sprite>,
}

impl Draw<'_> {
    fn position(&self, example: Example) -> Option<Suburbia> {
        let scenario = Scenario::read(self.packs, example.name, example.text).ok()?;
        Some(example.played(*scenario.game()))
    }

    fn borough(&self, example: Example, words: &str) -> Markup {
        self.borough_of(Seat(0), example, words)
    }

    fn borough_of(&self, seat: Seat, example: Example, words: &str) -> Markup {
        let Some(game) = self.position(example) else { return html! {} };
        figure(&example.town_of(seat, self.reader, &game, &self.sprite), words)
    }

    fn track(&self, example: Example, words: &str) -> Markup {
        let Some(game) = self.position(example) else { return html! {} };
        let look = |narrow| TrackLook { reader: self.reader, values: None, narrow };
        let drawing = html! {
            div.only-wide { (PreEscaped(population_track(game.table(), &look(false)))) }
            div.only-narrow { (PreEscaped(population_track(game.table(), &look(true)))) }
        };
        figure(&drawing, words)
    }
}

fn sections(draw: &Draw) -> Vec<Section> {
    let language = draw.reader.language;
    let titles = LADDER.map(|(least, title)| (least, title_name(language, title)));
    let stairs = ladder(SOMEWHERE, &titles.each_ref().map(|(least, title)| (*least, title.as_str())));
    vec![
        section("idea", say!(language, "rs-idea"), blocks(&say!(language, "rs-idea-text"))),
        section(
            "setup",
            say!(language, "rs-setup"),
            html! {
                (blocks(&say!(language, "rs-setup-text")))
                (setups(draw))
            },
        ),
        section(
            "turn",
            say!(language, "rs-turn"),
            html! {
                (blocks(&say!(language, "rs-turn-text")))
                (draw.borough(BUILD, &say!(language, "rs-turn-example")))
            },
        ),
        section("place", say!(language, "rs-place"), blocks(&say!(language, "rs-place-text"))),
        section("effects", say!(language, "rs-effects"), blocks(&say!(language, "rs-effects-text"))),
        section(
            "lakes",
            say!(language, "rs-lakes"),
            html! {
                (blocks(&say!(language, "rs-lakes-text")))
                (draw.borough(LAKE, &say!(language, "rs-lakes-example")))
            },
        ),
        section(
            "investing",
            say!(language, "rs-invest"),
            html! {
                (blocks(&say!(language, "rs-invest-text")))
                (draw.borough(INVEST, &say!(language, "rs-invest-example")))
            },
        ),
        section(
            "red-lines",
            say!(language, "rs-lines"),
            html! {
                (blocks(&say!(language, "rs-lines-text")))
                (draw.track(RED_LINE, &say!(language, "rs-lines-example")))
            },
        ),
        section("goals", say!(language, "rs-goals"), blocks(&say!(language, "rs-goals-text"))),
        section("end", say!(language, "rs-end"), blocks(&say!(language, "rs-end-text"))),
        section(
            "alone",
            say!(language, "rs-solo"),
            html! {
                h3 { (say!(language, "rs-solo-lone")) }
                (blocks(&say!(language, "rs-solo-lone-text")))
                div.ladder-box { (PreEscaped(stairs)) }
                h3 { (say!(language, "rs-solo-dale")) }
                (blocks(&say!(language, "rs-solo-dale-text")))
            },
        ),
        section("editions", say!(language, "rs-editions"), blocks(&say!(language, "rs-editions-text"))),
    ]
}

/// How many tiles and goals there are, by the number of players.
fn setups(draw: &Draw) -> Markup {
    let language = draw.reader.language;
    let usual =
        |table: &&SetupTable| table.mode == Mode::Standard && table.editions.contains(&Edition::Collectors);
    let heads = [
        say!(language, "rs-setup-seats"),
        "A".to_owned(),
        "B".to_owned(),
        "C".to_owned(),
        say!(language, "rs-setup-slots"),
        say!(language, "rs-setup-basics"),
        say!(language, "rs-setup-goals"),
    ];
    let row = |table: &SetupTable| {
        vec![
            table.seats.to_string(),
            table.a.to_string(),
            table.b.to_string(),
            table.c.map(|part| part.to_string()).join(" + "),
            table.prices.len().to_string(),
            table.basics.to_string(),
            table.public_goals.to_string(),
        ]
    };
    let rows: Vec<Vec<String>> = draw.packs.setups().iter().filter(usual).map(row).collect();
    table(&say!(language, "rs-setup-table"), &heads, &rows)
}
