//! Suburbia: its tables, its records, what its moves change; and beside it its pages.

mod art;
mod catalogue;
mod dale;
mod emblem;
mod end;
mod extras;
mod film;
mod forecast;
mod goals;
mod hint;
mod learn;
mod lesson;
mod lines;
mod market;
mod moments;
mod packs;
mod page;
mod plan;
mod position;
mod preview;
mod rules;
mod score;
mod scored;
mod sources;
mod statistics;
mod table;
mod tiles;

use crate::choice::{Choice, Chosen, Kind, Shown, Table as TableChoice};
use crate::hint::Hinted;
use crate::libraries::BASE;
use crate::plan::{Forecast, Plan, PlanStep};
use crate::playable::{MovePreview, Playable, Verdict};
use crate::text::{Sentence, say};
use ::suburbia::event::{Deed, Event};
use ::suburbia::moves::{Illegal, Move};
use ::suburbia::pack::Pack;
use ::suburbia::rules::Rules;
use ::suburbia::scenario::Scenario;
use ::suburbia::setup::{DALE, Edition, MAX_SEATS, Mode, RulesSpec, Setup, SetupTable};
use ::suburbia::{Suburbia, audit};
use game_core::fault::Source;
use game_core::fields::Fields;
use game_core::record::{ReplayError, SeatInfo};
use game_core::{Fault, Game, Seat, Viewer, quoted};
use lab::bench::Gauge;
use render::Reader;
use render::suburbia::sentence;
use render::suburbia::svg::table_svg;
use render::text::Language;
use serde::Serialize;
use serde_json::Value;

const MODE: Choice = Choice {
    legend: |language| say!(language, "home-mode"),
    name: |language, mode| say!(language, "mode-name", mode),
    about: |language, mode| say!(language, "home-mode-about", mode, from = 2, to = MAX_SEATS),
    help: "standard (if not given), lone-architect or dale",
    shown: Shown::Unusual,
    counted: true,
    ..Choice::one_of("mode", &["standard", "lone-architect", "dale"])
};

const EDITION: Choice = Choice {
    legend: |language| say!(language, "home-edition"),
    name: |language, edition| say!(language, "edition-name", edition),
    about: |language, edition| say!(language, "home-edition-about", edition),
    help: "second (if not given), collectors (up to five seats) or first",
    shown: Shown::Always,
    small: true,
    ..Choice::one_of("edition", &["second", "collectors", "first"])
};

const WITHOUT: Choice = Choice {
    kind: Kind::Several(&["bonuses", "borders"]),
    usual: None,
    legend: |language| say!(language, "home-without"),
    name: |language, part| say!(language, "without-name", part),
    about: |language, part| say!(language, "home-without-about", part),
    help: "borders, bonuses or both are left out, of packs that have them",
    ..Choice::one_of("without", &["bonuses", "borders"])
};

impl Playable for Suburbia {
    type Pack = Pack;

    const CHOICES: &'static [Choice] = &[MODE, EDITION, WITHOUT];
    const USUAL_PLAYERS: usize = 2;
    const USUAL_TABLES: &'static [usize] = &[2, 4];
    const USUAL_STUDY: usize = 4;
    const SECRET_MOVES: &'static [&'static str] = &["keep"];
    const PLANS: bool = true;
    const FORECASTS: bool = true;

    fn description(language: Language) -> String {
        say!(language, "home-game-about", game = Suburbia::NAME)
    }

    fn tables(rules: &'static Rules) -> Vec<TableChoice> {
        let of = |table: &'static SetupTable, edition: &Edition| TableChoice {
            players: usize::from(table.seats) - table.mode.automatic_seats(),
            values: vec![("mode", table.mode.word().to_owned()), ("edition", edition.word().to_owned())],
            automatic: (table.mode == Mode::Dale).then_some(DALE),
        };
        rules
            .setups()
            .iter()
            .flat_map(|table| table.editions.iter().map(move |edition| of(table, edition)))
            .collect()
    }

    fn packs_of(spec: &Value) -> Result<Vec<String>, String> {
        let packs = read(spec)?.packs;
        let base = (!packs.iter().any(|pack| pack == BASE)).then(|| BASE.to_owned());
        Ok(base.into_iter().chain(packs).collect())
    }

    fn setup(rules: &'static Rules, spec: &Value, seats: &[SeatInfo]) -> Result<Setup, String> {
        read(spec)?.table(rules, seats).map_err(|error| error.to_string())
    }

    fn solo(chosen: &Chosen) -> Result<Vec<Chosen>, String> {
        let mode = chosen.get("mode").unwrap_or(Mode::LoneArchitect.word());
        if mode == Mode::Standard.word() {
            return Err("a standard game is not for one; choose --mode lone-architect or dale".to_owned());
        }
        Ok(vec![chosen.with("mode", mode)])
    }

    fn title_for(setup: &Setup, score: i32) -> Option<&'static str> {
        (setup.mode() == Mode::LoneArchitect).then(|| ::suburbia::score::title(score))
    }

    fn audit(setup: &Setup, seed: u64, moves: &[String]) -> Result<Vec<Value>, ReplayError> {
        audit::audit(setup, seed, moves)
    }

    fn svg(&self, names: &[String], caption: &str) -> String {
        table_svg(&self.view(Viewer::Spectator), names, Some(caption), self.final_scoring().as_ref())
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
    ) -> Option<(Setup, Suburbia)> {
        Scenario::of(rules, top, source).map(|scenario| (*scenario.setup(), *scenario.game()))
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

    fn pack_summary(rules: &'static Rules, pack: &str) -> String {
        packs::summary(rules, pack)
    }

    fn bench(gauge: &mut Gauge<impl FnMut(&str)>) {
        lab::bench::suburbia::measure(gauge);
    }

    fn position(&self) -> impl Serialize + '_ {
        audit::position(self.table())
    }

    fn reveals(events: &[Event]) -> bool {
        let hidden = |event: &Event| {
            matches!(
                event,
                Event::Deed(
                    Deed::Drawn { .. } | Deed::BorderDrawn { .. } | Deed::OneMoreRound { .. } | Deed::Over
                )
            )
        };
        events.iter().any(hidden)
    }

    fn preview(&self, _reader: Reader, seat: Seat, mv: &Move) -> Value {
        preview::net(self.table(), seat, *mv)
    }

    fn built(&self, _seat: Seat, mv: &Move) -> Option<&'static str> {
        let table = self.table();
        let kind = match *mv {
            Move::Buy { slot, .. } | Move::Replace { slot, .. } => {
                *table.market().get(usize::from(slot.0))?
            }
            Move::Border { space, .. } => *table.display().get(usize::from(space.0))?,
            Move::Basic { tile, .. } => Some(tile),
            _ => None,
        };
        kind.map(|kind| table.kind(kind).id.as_str())
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
        self.final_scoring()?.seats.first()?.title
    }

    fn explain(&self, reader: Reader, seat: Seat, mv: &Move) -> Result<MovePreview, Sentence> {
        preview::explain(self, reader, seat, *mv).map_err(|illegal| self.refusal(&illegal))
    }

    fn refusal(&self, illegal: &Illegal) -> Sentence {
        Sentence::new(|language| sentence::refusal(language, self.table().rules(), illegal))
    }
}

fn read(spec: &Value) -> Result<RulesSpec, String> {
    RulesSpec::from_json(spec).map_err(|error| quoted(&error.to_string()))
}
