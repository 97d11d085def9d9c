//! Suburbia for the commands.

use super::{HouseGame, Libraries, Shelf, Verdict, no_recorded_rules, refuse_option, remark};
use crate::args::TableArgs;
use crate::input::{counted, word};
use crate::output::Ending;
use bots::name::USUAL_LEVEL;
use game_core::record::{Record, ReplayError};
use game_core::{Fault, Game, Viewer, quoted};
use lab::bench::Gauge;
use render::suburbia::sentence::{goal_text, tile_text};
use render::suburbia::svg::table_svg;
use render::text::Language;
use serde_json::{Value, json};
use suburbia::library::Library;
use suburbia::pack::Pack;
use suburbia::rules::Rules;
use suburbia::scenario::Scenario;
use suburbia::setup::{DALE, Edition, Mode, RulesSpec, Setup};
use suburbia::tile::Stack;
use suburbia::{Suburbia, audit};
use terminal::TableGame;

impl HouseGame for Suburbia {
    type Pack = Pack;

    fn shelf(libraries: &Libraries) -> &Shelf<Suburbia> {
        &libraries.suburbia
    }

    fn table(args: &TableArgs, players: usize) -> Result<Setup, Ending> {
        refuse_option(args.deck.is_some(), "--deck", "neom")?;
        refuse_option(args.beginner, "--beginner", "neom")?;
        let edition = args.edition.as_deref().map(|edition| word("edition", edition, &Edition::ALL));
        let mode = args.mode.as_deref().map(|mode| word("mode", mode, &Mode::ALL));
        let (edition, mode) =
            (edition.transpose()?.unwrap_or_default(), mode.transpose()?.unwrap_or_default());
        let rules = Shelf::<Suburbia>::for_this(&args.packs)?.rules()?;
        Setup::new(rules, edition, mode, players).map_err(Ending::wrong)
    }

    fn usual_seats(args: &TableArgs) -> &'static [&'static str] {
        match args.mode.as_deref() {
            None | Some("standard") => &["you", USUAL_LEVEL],
            Some(_) => &["you"],
        }
    }

    fn usual_tables() -> &'static [usize] {
        &[2, 4]
    }

    fn usual_study(args: &TableArgs) -> usize {
        if args.mode.as_deref().is_none_or(|mode| mode == Mode::Standard.word()) { 4 } else { 1 }
    }

    fn solo_tables(args: &TableArgs) -> Result<Vec<(String, Setup)>, Ending> {
        let mode = args.mode.clone().unwrap_or_else(|| Mode::LoneArchitect.word().to_owned());
        if mode == Mode::Standard.word() {
            return Err(Ending::wrong(
                "a standard game is not for one; choose --mode lone-architect or dale",
            ));
        }
        let setup = <Self as HouseGame>::table(&TableArgs { mode: Some(mode), ..args.clone() }, 1)?;
        Ok(vec![(<Self as TableGame>::about(&setup), setup)])
    }

    /// Dale may be named.
    fn named_seats(args: &TableArgs, mut seats: Vec<String>) -> Vec<String> {
        if args.mode.as_deref() == Some(Mode::Dale.word()) && seats.len() == 2 && seats[1] == DALE {
            seats.pop();
        }
        seats
    }

    fn recorded_table(library: &Library, record: &Record) -> Result<Setup, String> {
        let spec = RulesSpec::from_json(&record.rules)
            .map_err(|error| format!("its rules are unknown: {}", quoted(&error.to_string())))?;
        let rules = library.rules(&spec.packs).map_err(no_recorded_rules)?;
        spec.table(rules, &record.seats).map_err(|error| error.to_string())
    }

    fn title(setup: &Setup, score: i32) -> Option<&'static str> {
        (setup.mode() == Mode::LoneArchitect).then(|| suburbia::score::title(score))
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

    fn list(rules: &'static Rules) -> Vec<String> {
        list(rules)
    }

    fn list_json(rules: &'static Rules) -> Value {
        list_json(rules)
    }

    fn pack_summary(rules: &'static Rules, pack: &str) -> String {
        let tiles = rules.kinds().filter(|(_, kind)| kind.pack == pack).count();
        let goals = rules.goals().filter(|(_, goal)| goal.pack == pack).count();
        format!("{}, {}", counted(tiles, "tile"), counted(goals, "goal"))
    }

    fn bench(gauge: &mut Gauge<impl FnMut(&str)>) {
        lab::bench::suburbia::measure(gauge);
    }
}

fn list(rules: &Rules) -> Vec<String> {
    let mut text = Vec::new();
    for pack in rules.packs() {
        let of_pack = || rules.kinds().filter(|(_, kind)| kind.pack == *pack && kind.stack != Stack::Lake);
        let drawn = || of_pack().filter(|(_, kind)| kind.stack != Stack::Basic);
        let tiles: usize = drawn().map(|(_, kind)| usize::from(kind.copies)).sum();
        let basics = of_pack().count() - drawn().count();
        let and_basics =
            if basics > 0 { format!(", {} of basic tiles", counted(basics, "kind")) } else { String::new() };
        let kinds = counted(drawn().count(), "kind");
        text.push(format!("{} {pack}: {tiles} building tiles of {kinds}{and_basics}", Suburbia::NAME));
        for (id, kind) in of_pack() {
            text.push(format!(
                "  {:<5} {:<26} {:<11} ${:<3} ×{}  {}{}",
                kind.stack.word(),
                kind.id,
                kind.category.map_or("", |category| category.word()),
                kind.cost,
                kind.copies,
                tile_text(Language::ENGLISH, rules, id).join("; "),
                remark(&kind.provenance),
            ));
        }
        for (id, goal) in rules.goals().filter(|(_, goal)| goal.pack == *pack) {
            text.push(format!(
                "  goal  {:<26} {}{}",
                goal.id,
                goal_text(Language::ENGLISH, rules, id),
                remark(&goal.provenance)
            ));
        }
    }
    text
}

fn list_json(rules: &Rules) -> Value {
    let tiles: Vec<Value> = rules
        .kinds()
        .map(|(id, kind)| {
            let lines: Vec<Value> = kind
                .lines
                .iter()
                .map(|line| {
                    json!({
                        "scope": line.scope, "match": rules.trait_words(line.matches),
                        "not_itself": line.not_itself, "gain": { line.track.word(): line.amount },
                    })
                })
                .collect();
            let now: serde_json::Map<String, Value> =
                kind.now.parts().map(|(track, amount)| (track.word().to_owned(), json!(amount))).collect();
            json!({
                "id": kind.id, "name": kind.name, "pack": kind.pack, "stack": kind.stack, "category": kind.category,
                "icons": kind.icons, "cost": kind.cost, "copies": kind.copies, "now": now, "per": lines,
                "stars": kind.stars, "text": tile_text(Language::ENGLISH, rules, id), "provenance": kind.provenance,
            })
        })
        .collect();
    let goals: Vec<Value> = rules
        .goals()
        .map(|(id, goal)| {
            json!({
                "id": goal.id, "name": goal.name, "pack": goal.pack, "best": goal.best, "bonus": goal.bonus,
                "text": goal_text(Language::ENGLISH, rules, id), "with_dale": goal.with_dale, "provenance": goal.provenance,
            })
        })
        .collect();
    let setups: Vec<Value> = rules
        .setups()
        .iter()
        .map(|setup| {
            json!({
                "editions": setup.editions, "mode": setup.mode, "seats": setup.seats, "a": setup.a, "b": setup.b,
                "c": setup.c, "prices": setup.prices, "basics": setup.basics, "public_goals": setup.public_goals,
                "dealt_goals": setup.dealt_goals, "provenance": setup.provenance,
            })
        })
        .collect();
    json!({ "game": Suburbia::NAME, "packs": rules.packs(), "tiles": tiles, "goals": goals, "setups": setups })
}
