//! The rules of the expansions: how they go together, then a chapter a pack, each with an example that is played and
//! with what players ask about it.

use super::{Draw, questions};
use crate::learn::example::{
    BONUS, BORDER, BORDER_LAKE, CON, DUOMO, ESSEN, Example, KUALA_LUMPUR, LONDON, NIGHTLIFE, PLANNER, STARS,
};
use crate::learn::markup::blocks;
use crate::learn::{PackRules, Question, Section, Source, figure, section, table};
use crate::libraries::BASE;
use crate::page::Signs;
use crate::text::say;
use ::suburbia::Suburbia;
use ::suburbia::library::Library;
use ::suburbia::setup::{Edition, MAX_SEATS, Mode, Setup};
use game_core::Seat;
use maud::{Markup, PreEscaped, html};
use render::suburbia::page::{StarLook, star_track};
use render::suburbia::sentence::tile_name;
use render::suburbia::svg::tile_symbol;
use render::text::Language;

/// The chapter about all of them.
const TOGETHER: &str = "expansions";

/// The packs that have a chapter, in the order of the page, each with the chapter's name in addresses.
const CHAPTERS: [(&str, &str); 6] = [
    ("inc", "pack-inc"),
    ("five-star", "pack-five-star"),
    ("nightlife", "pack-nightlife"),
    ("con", "pack-con"),
    ("essen", "pack-essen"),
    ("ce", "pack-ce"),
];

/// The chapters about these packs.
pub(in crate::suburbia) fn chapters(language: Language, packs: &[String]) -> Vec<(&'static str, String)> {
    let of_packs = CHAPTERS.into_iter().filter(|(pack, _)| packs.iter().any(|chosen| chosen == pack));
    let mut all: Vec<_> = of_packs.map(|(pack, id)| (id, heading(language, pack))).collect();
    if !all.is_empty() {
        all.insert(0, (TOGETHER, say!(language, "rs-together")));
    }
    all
}

fn heading(language: Language, pack: &str) -> String {
    say!(language, "rs-pack", pack)
}

/// All chapters.
pub(super) fn rules(source: &Source, draw: &Draw) -> PackRules {
    let language = source.language;
    let asked = |of: Section, questions: Vec<Question>| Section { questions, ..of };
    let mut sections = vec![asked(
        section(TOGETHER, say!(language, "rs-together"), together(source)),
        questions::together(language),
    )];
    for (pack, id) in CHAPTERS {
        let (body, questions) = match pack {
            "inc" => (inc(draw), questions::inc(language)),
            "five-star" => (five_star(draw), questions::five_star(language)),
            "nightlife" => (nightlife(draw), questions::nightlife(language)),
            "con" => (con(draw), questions::con(language)),
            "essen" => (essen(draw), questions::essen(language)),
            _ => (collectors(draw), questions::collectors(language)),
        };
        sections.push(asked(section(id, heading(language, pack), body), questions));
    }
    PackRules { heading: say!(language, "rs-packs"), sections, asked: say!(language, "rs-packs-questions") }
}

fn together(source: &Source) -> Markup {
    let language = source.language;
    html! {
        (blocks(&say!(language, "rs-together-text")))
        (shares(source))
        h3 { (say!(language, "rs-together-order")) }
        (blocks(&say!(language, "rs-together-order-text")))
        h3 { (say!(language, "rs-together-solo")) }
        (blocks(&say!(language, "rs-together-solo-text")))
    }
}

fn inc(draw: &Draw) -> Markup {
    let language = draw.reader.language;
    html! {
        (blocks(&say!(language, "rs-inc-text")))
        h3 { (say!(language, "rs-inc-borders")) }
        (blocks(&say!(language, "rs-inc-borders-text")))
        (draw.borough_with_display(BORDER, &say!(language, "rs-inc-border-example")))
        (blocks(&say!(language, "rs-inc-lakes-text")))
        (draw.borough(BORDER_LAKE, &say!(language, "rs-inc-lake-example")))
        h3 { (say!(language, "rs-inc-awards")) }
        (blocks(&say!(language, "rs-inc-awards-text")))
        (draw.borough(BONUS, &say!(language, "rs-inc-bonus-example")))
        h3 { (say!(language, "rs-special-tiles")) }
        (blocks(&say!(language, "rs-inc-special-text")))
        (draw.borough(PLANNER, &say!(language, "rs-inc-planner-example")))
    }
}

fn five_star(draw: &Draw) -> Markup {
    let language = draw.reader.language;
    html! {
        (blocks(&say!(language, "rs-star-text")))
        (draw.star_track(STARS, &say!(language, "rs-star-example")))
        (blocks(&say!(language, "rs-star-round-text")))
    }
}

fn nightlife(draw: &Draw) -> Markup {
    let language = draw.reader.language;
    html! {
        (blocks(&say!(language, "rs-night-text")))
        (draw.borough(NIGHTLIFE, &say!(language, "rs-night-example")))
    }
}

fn con(draw: &Draw) -> Markup {
    let language = draw.reader.language;
    html! {
        (blocks(&say!(language, "rs-con-text")))
        (draw.borough(CON, &say!(language, "rs-con-example")))
    }
}

fn essen(draw: &Draw) -> Markup {
    let language = draw.reader.language;
    html! {
        (blocks(&say!(language, "rs-essen-text")))
        (draw.borough(ESSEN, &say!(language, "rs-essen-example")))
    }
}

fn collectors(draw: &Draw) -> Markup {
    let language = draw.reader.language;
    html! {
        (blocks(&say!(language, "rs-ce-text")))
        (draw.borough(LONDON, &say!(language, "rs-ce-london-example")))
        (blocks(&say!(language, "rs-ce-ledger-text")))
        (draw.borough_of(Seat(1), KUALA_LUMPUR, &say!(language, "rs-ce-flip-example")))
        (draw.borough(DUOMO, &say!(language, "rs-ce-duomo-example")))
    }
}

impl Draw<'_> {
    /// The borough, and under it the borders that can be taken next.
    fn borough_with_display(&self, example: Example, words: &str) -> Markup {
        let Some(game) = self.position(example) else { return html! {} };
        let table = game.table();
        let drawing = html! {
            (example.town(self.reader, &game, &self.sprite))
            ul.display-row { @for kind in table.display().iter().flatten() {
                @let name = tile_name(self.reader.language, table.kind(*kind));
                li { (Signs(&self.sprite).face::<Suburbia>(&tile_symbol(table.rules(), *kind), Some(&name))) }
            } }
        };
        figure(&drawing, words)
    }

    /// The star track, in the form for narrow screens: a page of text is never wide.
    fn star_track(&self, example: Example, words: &str) -> Markup {
        let Some(game) = self.position(example) else { return html! {} };
        let drawing = star_track(game.table(), &StarLook { reader: self.reader, narrow: true });
        figure(&PreEscaped(drawing), words)
    }
}

/// How many tiles of each stack come from a pack, if it is the only one, by the number of players; last how many are the
/// base game's with all packs.
fn shares(source: &Source) -> Markup {
    let language = source.language;
    let all: Vec<String> = Library::builtin_ids().map(str::to_owned).collect();
    let row = |name: String, packs: &[String], of: &str| -> Option<Vec<String>> {
        let shares = (2..=MAX_SEATS)
            .map(|seats| tiles_of(source, packs, of, seats).map(|tiles| tiles.map(shown).join(" / ")));
        std::iter::once(Some(name)).chain(shares).collect()
    };
    let alone = CHAPTERS
        .into_iter()
        .filter_map(|(pack, _)| row(heading(language, pack), &[BASE.to_owned(), pack.to_owned()], pack));
    let rows: Vec<Vec<String>> = alone.chain(row(say!(language, "rs-shares-base"), &all, BASE)).collect();
    let seats = (2..=MAX_SEATS).map(|seats| say!(language, "rs-shares-seats", seats));
    let heads: Vec<String> = std::iter::once(say!(language, "rs-shares-pack")).chain(seats).collect();
    table(&say!(language, "rs-shares"), &heads, &rows)
}

fn shown(count: usize) -> String {
    if count == 0 { "–".to_owned() } else { count.to_string() }
}

/// How many tiles of stacks A, B and C are of one pack where these are played.
fn tiles_of(source: &Source, packs: &[String], of: &str, seats: usize) -> Option<[usize; 3]> {
    let rules = source.libraries.rules::<Suburbia>(packs)?;
    let setup = Setup::new(rules, Edition::Collectors, Mode::Standard, seats).ok()?;
    let table = rules.setups().iter().find(|table| {
        table.mode == Mode::Standard
            && table.editions.contains(&Edition::Collectors)
            && usize::from(table.seats) == seats
    })?;
    let sizes =
        [table.a.into(), table.b.into(), table.c.iter().map(|&part| usize::from(part)).sum::<usize>()];
    let mut stacks = setup.contents().chances().into_iter().zip(sizes);
    Some(std::array::from_fn(|_| {
        let Some((copies, size)) = stacks.next() else { return 0 };
        // Chances are 1 on average, so those of all copies add up to their number.
        let chances =
            copies.iter().filter(|(kind, _)| rules.kind(*kind).pack == of).map(|(_, chance)| chance);
        (chances.sum::<f64>() * size as f64 / copies.len().max(1) as f64).round() as usize
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::libraries::Libraries;
    use render::svg::sprite::Sprite;
    use std::sync::Arc;

    fn rules_in(language: Language) -> PackRules {
        let libraries = Libraries::default();
        let sprites = |packs: &[String]| Arc::new(Sprite::single(&format!("{}.svg", packs.join("+"))));
        let source = Source { language, libraries: &libraries, sprites: &sprites };
        super::super::rules(&source).and_then(|rules| rules.packs).expect("packs of the program")
    }

    #[test]
    fn every_pack_has_a_chapter_with_an_example_and_questions() {
        let packs: Vec<&str> = Library::builtin_ids().filter(|pack| *pack != BASE).collect();
        let mut chapters = CHAPTERS.map(|(pack, _)| pack);
        let mut sorted = packs.clone();
        chapters.sort_unstable();
        sorted.sort_unstable();
        assert_eq!(chapters[..], sorted[..]);
        for language in Language::ALL {
            let rules = rules_in(language);
            assert_eq!(rules.sections.len(), packs.len() + 1);
            for section in &rules.sections {
                let body = section.body.0.as_str();
                let drawn = if section.id == TOGETHER { "<table" } else { "<figure class=\"example\"" };
                assert!(body.contains(drawn), "{}", section.id);
                let least =
                    if ["pack-con", "pack-essen", "pack-nightlife"].contains(&section.id) { 3 } else { 5 };
                assert!(section.questions.len() >= least, "{}", section.id);
                for of in &section.questions {
                    assert!(of.question.ends_with(['?', '.']) && !of.answer.is_empty(), "{}", of.id);
                }
            }
        }
    }

    #[test]
    fn the_chapters_of_a_table_are_those_of_its_packs() {
        let ids = |packs: &[&str]| {
            let packs: Vec<String> = packs.iter().map(|pack| (*pack).to_owned()).collect();
            chapters(Language::ENGLISH, &packs).into_iter().map(|(id, _)| id).collect::<Vec<_>>()
        };
        assert!(ids(&["base", "harbor"]).is_empty());
        assert_eq!(ids(&["base", "ce", "inc"]), ["expansions", "pack-inc", "pack-ce"]);
    }

    #[test]
    fn the_shares_are_those_of_the_set_up() {
        let libraries = Libraries::default();
        let sprites = |_: &[String]| Default::default();
        let source = Source { language: Language::ENGLISH, libraries: &libraries, sprites: &sprites };
        let alone = |pack: &str, seats| tiles_of(&source, &[BASE.to_owned(), pack.to_owned()], pack, seats);
        assert_eq!(alone("five-star", 2), Some([7, 6, 9]));
        assert_eq!(alone("inc", 4), Some([7, 7, 6]));
        assert_eq!(alone("essen", 4), Some([4, 4, 4]));
        assert_eq!(alone("ce", 4), Some([0, 0, 10]));
        let all: Vec<String> = Library::builtin_ids().map(str::to_owned).collect();
        assert_eq!(tiles_of(&source, &all, BASE, 4), Some([6, 5, 9]));
    }
}
