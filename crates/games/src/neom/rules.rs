//! The rules of NEOM.

use crate::learn::example::{CUT_OFF, Example, NEIGHBORHOOD, POLLUTION, ROADS};
use crate::learn::markup::blocks;
use crate::learn::{Question, Rules, Section, Source, figure, question, section, table};
use crate::libraries::BASE;
use crate::text::say;
use ::neom::Neom;
use ::neom::rules::Rules as Packs;
use ::neom::scenario::Scenario;
use ::neom::score::LADDER;
use ::neom::tile::TileSet;
use maud::{Markup, html};
use render::Reader;
use render::neom::sentence::title_name;
use render::svg::sprite::Sprite;
use render::text::Language;
use std::sync::Arc;

/// All of them. Examples are drawn from the base game, whatever other packs there are.
pub(super) fn rules(source: &Source) -> Option<Rules> {
    let language = source.language;
    let packs = source.libraries.base_rules::<Neom>()?;
    let draw = Draw { language, packs, sprite: (source.sprites)(&[BASE.to_owned()]) };
    Some(Rules {
        heading: say!(language, "rn-heading"),
        lead: say!(language, "rn-lead"),
        sections: sections(&draw),
        asked: say!(language, "rn-questions"),
        questions: questions(language),
        packs: None,
    })
}

/// What drawings are made from.
struct Draw {
    language: Language,
    packs: &'static Packs,
    sprite: Arc<Sprite>,
}

impl Draw {
    fn city(&self, example: Example, words: &str) -> Markup {
        let Ok(scenario) = Scenario::read(self.packs, example.name, example.text) else { return html! {} };
        let game = example.played(*scenario.game());
        let names = [say!(self.language, "learn-ann")];
        figure(&example.town(Reader::spectator(self.language, &names), &game, &self.sprite), words)
    }
}

fn sections(draw: &Draw) -> Vec<Section> {
    let language = draw.language;
    vec![
        section("idea", say!(language, "rn-idea"), blocks(&say!(language, "rn-idea-text"))),
        section(
            "setup",
            say!(language, "rn-setup"),
            html! {
                (blocks(&say!(language, "rn-setup-text")))
                (blocks(&say!(language, "rn-setup-beginner")))
            },
        ),
        section("turn", say!(language, "rn-turn"), blocks(&say!(language, "rn-turn-text"))),
        section(
            "place",
            say!(language, "rn-place"),
            html! {
                (blocks(&say!(language, "rn-place-text")))
                (draw.city(ROADS, &say!(language, "rn-place-example")))
                (draw.city(CUT_OFF, &say!(language, "rn-cut-example")))
            },
        ),
        section(
            "goods",
            say!(language, "rn-goods"),
            html! {
                (blocks(&say!(language, "rn-goods-text")))
                (blocks(&say!(language, "rn-goods-chain")))
            },
        ),
        section(
            "cornerstones",
            say!(language, "rn-cornerstones"),
            blocks(&say!(language, "rn-cornerstones-text")),
        ),
        section("disasters", say!(language, "rn-disasters"), blocks(&say!(language, "rn-disasters-text"))),
        section("income", say!(language, "rn-income"), blocks(&say!(language, "rn-income-text"))),
        section(
            "scoring",
            say!(language, "rn-scoring"),
            html! {
                (blocks(&say!(language, "rn-scoring-text")))
                (draw.city(NEIGHBORHOOD, &say!(language, "rn-homes-example")))
                (draw.city(POLLUTION, &say!(language, "rn-pollution-example")))
            },
        ),
        section("two", say!(language, "rn-two"), blocks(&say!(language, "rn-two-text"))),
        section(
            "alone",
            say!(language, "rn-solo"),
            html! {
                (blocks(&say!(language, "rn-solo-text")))
                (titles(language))
            },
        ),
    ]
}

/// What each title takes, by tile set.
fn titles(language: Language) -> Markup {
    let titles = LADDER.map(|(title, _)| title_name(language, title));
    let heads: Vec<String> = std::iter::once(say!(language, "rn-solo-set")).chain(titles).collect();
    let row = |set: TileSet| {
        let least = LADDER.map(|(_, least)| match least[set as usize] {
            i32::MIN => "–".to_owned(),
            least => least.to_string(),
        });
        std::iter::once(say!(language, "tiles-set-name", players = set.number())).chain(least).collect()
    };
    let rows: Vec<Vec<String>> = TileSet::ALL.into_iter().map(row).collect();
    table(&say!(language, "rn-solo-table"), &heads, &rows)
}

fn questions(language: Language) -> Vec<Question> {
    vec![
        question("q-cut", say!(language, "rn-q-cut"), say!(language, "rn-q-cut-text")),
        question("q-route-cut", say!(language, "rn-q-route-cut"), say!(language, "rn-q-route-cut-text")),
        question("q-replaced", say!(language, "rn-q-replaced"), say!(language, "rn-q-replaced-text")),
        question("q-center", say!(language, "rn-q-center"), say!(language, "rn-q-center-text")),
        question("q-spend", say!(language, "rn-q-spend"), say!(language, "rn-q-spend-text")),
        question("q-new-good", say!(language, "rn-q-new-good"), say!(language, "rn-q-new-good-text")),
        question("q-seller", say!(language, "rn-q-seller"), say!(language, "rn-q-seller-text")),
        question(
            "q-alternatives",
            say!(language, "rn-q-alternatives"),
            say!(language, "rn-q-alternatives-text"),
        ),
        question("q-two-types", say!(language, "rn-q-two-types"), say!(language, "rn-q-two-types-text")),
        question("q-same-good", say!(language, "rn-q-same-good"), say!(language, "rn-q-same-good-text")),
        question("q-limit", say!(language, "rn-q-limit"), say!(language, "rn-q-limit-text")),
        question(
            "q-disaster-debt",
            say!(language, "rn-q-disaster-debt"),
            say!(language, "rn-q-disaster-debt-text"),
        ),
        question("q-insurance", say!(language, "rn-q-insurance"), say!(language, "rn-q-insurance-text")),
        question(
            "q-last-disaster",
            say!(language, "rn-q-last-disaster"),
            say!(language, "rn-q-last-disaster-text"),
        ),
        question("q-roads", say!(language, "rn-q-roads"), say!(language, "rn-q-roads-text")),
        question("q-sell", say!(language, "rn-q-sell"), say!(language, "rn-q-sell-text")),
    ]
}
