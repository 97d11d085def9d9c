//! NEOM: its tables, its records, what its moves change; and beside it its pages.

mod art;
mod catalogue;
mod end;
mod film;
mod forecast;
mod goods;
mod hand;
mod hint;
mod learn;
mod lesson;
mod moments;
mod packs;
mod page;
mod parts;
mod plan;
mod position;
mod preview;
mod roads;
mod rules;
mod sheet;
mod statistics;
mod table;
mod tiles;

use crate::choice::{Choice, Chosen, Kind, Shown, Table as TableChoice};
use crate::hint::Hinted;
use crate::plan::{Forecast, Plan, PlanStep};
use crate::playable::{MovePreview, Playable, Verdict};
use crate::text::{Sentence, say};
use ::neom::event::{Deed, Event};
use ::neom::moves::{Illegal, Move};
use ::neom::pack::Pack;
use ::neom::rules::Rules;
use ::neom::scenario::Scenario;
use ::neom::setup::{MAX_SEATS, Mode, RulesSpec, Setup};
use ::neom::tile::TileSet;
use ::neom::{Neom, audit};
use game_core::fault::Source;
use game_core::fields::Fields;
use game_core::record::{ReplayError, SeatInfo};
use game_core::{Fault, Game, Seat, Viewer, quoted};
use lab::bench::Gauge;
use render::Reader;
use render::neom::sentence;
use render::neom::svg::table_svg;
use render::text::Language;
use serde::Serialize;
use serde_json::Value;

const MODE: Choice = Choice {
    usual: None,
    legend: |language| say!(language, "home-mode"),
    name: |language, mode| say!(language, "mode-name", mode),
    about: |language, mode| say!(language, "home-mode-about", mode, from = 2, to = MAX_SEATS),
    help: "standard or solo (by the seats if not given)",
    shown: Shown::Unusual,
    counted: true,
    ..Choice::one_of("mode", &["standard", "solo"])
};

const DECK: Choice = Choice {
    kind: Kind::Number(&["1", "4", "5"]),
    legend: |language| say!(language, "home-deck"),
    name: |language, deck| say!(language, "home-deck-name", deck = number(deck)),
    about: |language, deck| say!(language, "home-deck-about", tiles = deck_size(deck)),
    help: "alone, the tile set 1 (if not given), 4 or 5",
    only_with: Some(("mode", "solo")),
    counted: true,
    small: true,
    ..Choice::one_of("deck", &["1", "4", "5"])
};

const BEGINNER: Choice = Choice {
    kind: Kind::YesNo,
    usual: None,
    legend: |language| say!(language, "home-variant"),
    name: |language, _| say!(language, "home-beginner"),
    about: |language, _| say!(language, "home-beginner-about"),
    help: "the beginner's variant, one Cornerstone each and no preliminary round",
    ..Choice::one_of("beginner", &["1"])
};

fn number(word: &str) -> i32 {
    word.parse().unwrap_or_default()
}

/// How many tiles a generation has with a tile set.
fn deck_size(deck: &str) -> usize {
    let set = TileSet::ALL.into_iter().find(|set| i32::from(set.number()) == number(deck));
    set.unwrap_or_default().deck_size()
}

fn read(spec: &Value) -> Result<RulesSpec, String> {
    RulesSpec::from_json(spec).map_err(|error| quoted(&error.to_string()))
}

impl Playable for Neom {
    type Pack = Pack;
    const HANDS_GO_ROUND: bool = true;

    const CHOICES: &'static [Choice] = &[MODE, DECK, BEGINNER];
    const USUAL_PLAYERS: usize = 3;
    const USUAL_TABLES: &'static [usize] = &[2, 3];
    const USUAL_STUDY: usize = 3;
    const SECRET_MOVES: &'static [&'static str] = &["draft", "select"];
    const PLANS: bool = true;
    const FORECASTS: bool = true;

    fn description(language: Language) -> String {
        say!(language, "home-game-about", game = Neom::NAME)
    }

    fn tables(_rules: &'static Rules) -> Vec<TableChoice> {
        let of = |players| {
            let mode = if players == 1 { Mode::Solo } else { Mode::Standard };
            TableChoice { values: vec![("mode", mode.word().to_owned())], ..TableChoice::of(players) }
        };
        (1..=MAX_SEATS).map(of).collect()
    }

    fn packs_of(spec: &Value) -> Result<Vec<String>, String> {
        Ok(read(spec)?.pack_names())
    }

    fn setup(rules: &'static Rules, spec: &Value, seats: &[SeatInfo]) -> Result<Setup, String> {
        read(spec)?.table(rules, seats.len()).map_err(|error| error.to_string())
    }

    fn solo(chosen: &Chosen) -> Result<Vec<Chosen>, String> {
        Ok(match chosen.get("deck") {
            Some(_) => vec![chosen.clone()],
            None => DECK.values().iter().map(|deck| chosen.with("deck", deck)).collect(),
        })
    }

    fn solo_name(setup: &Setup) -> String {
        format!("tile set {}", setup.tile_set().number())
    }

    fn title_for(setup: &Setup, score: i32) -> Option<&'static str> {
        (setup.mode() == Mode::Solo).then(|| ::neom::score::title(setup.tile_set(), score))
    }

    fn audit(setup: &Setup, seed: u64, moves: &[String]) -> Result<Vec<Value>, ReplayError> {
        audit::audit(setup, seed, moves)
    }

    fn svg(&self, names: &[String], caption: &str) -> String {
        let scoring = self.final_scoring();
        table_svg(&self.view(Viewer::Spectator), names, Some(caption), scoring.as_deref())
    }

    fn scenario(rules: &'static Rules, file: &str, text: &str) -> Result<Verdict, Vec<Fault>> {
        let scenario = Scenario::read(rules, file, text)?;
        let failure = scenario.run().err().map(|failure| failure.to_string());
        Ok(Verdict { name: scenario.name, failure })
    }

    const LESSON_NUMBERS: &'static [&'static str] = lesson::NUMBERS;
    const LESSON_DEEDS: &'static [&'static str] = lesson::DEEDS;

    fn lesson_position(
        rules: &'static Rules,
        top: Fields<'_, '_>,
        source: &mut Source<'_>,
    ) -> Option<(Setup, Neom)> {
        Scenario::of(rules, top, source).map(|scenario| (*scenario.setup(), *scenario.game()))
    }

    fn lesson_names(rules: &'static Rules) -> Vec<&'static str> {
        lesson::names(rules)
    }

    fn lesson_numbers(&self, seat: Seat) -> Vec<(&'static str, i64)> {
        lesson::numbers(self, seat)
    }

    fn lesson_beside(&self, seat: Seat, at: &str, tile: &str) -> bool {
        lesson::is_beside(self, seat, at, tile)
    }

    fn list(rules: &'static Rules) -> Vec<String> {
        packs::list(rules)
    }

    fn list_json(rules: &'static Rules) -> Value {
        packs::list_json(rules)
    }

    fn bench(gauge: &mut Gauge<impl FnMut(&str)>) {
        lab::bench::neom::measure(gauge);
    }

    fn position(&self) -> impl Serialize + '_ {
        audit::after(self)
    }

    fn reveals(events: &[Event]) -> bool {
        let hidden = |event: &Event| {
            matches!(
                event,
                Event::Deed(
                    Deed::CornerstonesRevealed
                        | Deed::Drafted { tile: Some(_), .. }
                        | Deed::Picked { .. }
                        | Deed::Struck { .. }
                        | Deed::Swapped { .. }
                        | Deed::PackOpened { .. }
                        | Deed::GenerationOver { .. }
                        | Deed::Over
                )
            )
        };
        events.iter().any(hidden)
    }

    fn preview(&self, reader: Reader, seat: Seat, mv: &Move) -> Value {
        preview::numbers(self, reader, seat, *mv)
    }

    fn built(&self, seat: Seat, mv: &Move) -> Option<&'static str> {
        let tile = match *mv {
            Move::Place { .. } => self.table().pick(seat),
            Move::Cornerstone { tile, .. } => Some(tile),
            _ => None,
        };
        tile.map(|tile| self.table().tile(tile).id.as_str())
    }

    fn hint(&self, reader: Reader, seat: Seat, mv: &Move) -> Hinted {
        hint::hint(self, reader, seat, *mv)
    }

    fn plan(&self, reader: Reader, seat: Seat, steps: &[PlanStep], lists: bool) -> Option<Plan> {
        plan::plan(self, reader, seat, steps, lists)
    }

    fn forecast(
        &self,
        reader: Reader,
        seat: Seat,
        steps: &[PlanStep],
        worlds: u64,
        seed: u64,
    ) -> Option<Forecast> {
        forecast::forecast(self, reader, seat, steps, worlds, seed)
    }

    fn title(&self) -> Option<&'static str> {
        self.final_scoring()?.first()?.title
    }

    fn explain(&self, reader: Reader, seat: Seat, mv: &Move) -> Result<MovePreview, Sentence> {
        preview::explain(self, reader, seat, *mv, None)
    }

    fn explain_at(&self, reader: Reader, seat: Seat, mv: &Move, at: &str) -> Result<MovePreview, Sentence> {
        preview::explain(self, reader, seat, *mv, Some(at))
    }

    fn refusal(&self, illegal: &Illegal) -> Sentence {
        Sentence::new(|language| {
            sentence::refusal(Reader::spectator(language, &[]), self.table().rules(), illegal)
        })
    }
}
