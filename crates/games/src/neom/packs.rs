//! NEOM for the commands.

use super::{HouseGame, Libraries, Shelf, Verdict, no_recorded_rules, refuse_option, remark};
use crate::args::TableArgs;
use crate::input::{counted, word};
use crate::output::Ending;
use bots::name::USUAL_LEVEL;
use game_core::record::{Record, ReplayError};
use game_core::{Fault, Game, Viewer, quoted};
use lab::bench::Gauge;
use neom::library::Library;
use neom::pack::Pack;
use neom::rules::Rules;
use neom::scenario::Scenario;
use neom::setup::{Mode, RulesSpec, Setup};
use neom::tile::{Deck, Tile, TileSet};
use neom::{Neom, audit};
use render::neom::sentence::tile_text;
use render::neom::svg::table_svg;
use render::text::Language;
use serde_json::{Value, json};

impl HouseGame for Neom {
    type Pack = Pack;

    fn shelf(libraries: &Libraries) -> &Shelf<Neom> {
        &libraries.neom
    }

    fn table(args: &TableArgs, players: usize) -> Result<Setup, Ending> {
        refuse_option(args.edition.is_some(), "--edition", "suburbia")?;
        let mode = args.mode.as_deref().map(|mode| word("mode", mode, &Mode::ALL)).transpose()?;
        let natural = if players == 1 { Mode::Solo } else { Mode::Standard };
        let rules = Shelf::<Neom>::for_this(&args.packs)?.rules()?;
        let setup = Setup::new(rules, mode.unwrap_or(natural), players, args.deck, args.beginner);
        setup.map_err(Ending::wrong)
    }

    fn usual_seats(args: &TableArgs) -> &'static [&'static str] {
        match (args.mode.as_deref(), args.deck) {
            (Some("solo"), _) | (None, Some(_)) => &["you"],
            _ => &["you", USUAL_LEVEL, USUAL_LEVEL],
        }
    }

    fn usual_tables() -> &'static [usize] {
        &[2, 3]
    }

    fn usual_study(args: &TableArgs) -> usize {
        if args.mode.as_deref() == Some(Mode::Solo.word()) || args.deck.is_some() { 1 } else { 3 }
    }

    fn solo_tables(args: &TableArgs) -> Result<Vec<(String, Setup)>, Ending> {
        let decks = args.deck.map_or_else(|| TileSet::ALL.map(TileSet::number).to_vec(), |deck| vec![deck]);
        let table = |deck| {
            let setup = <Self as HouseGame>::table(&TableArgs { deck: Some(deck), ..args.clone() }, 1)?;
            Ok((format!("tile set {deck}"), setup))
        };
        decks.into_iter().map(table).collect()
    }

    fn recorded_table(library: &Library, record: &Record) -> Result<Setup, String> {
        let spec = RulesSpec::from_json(&record.rules)
            .map_err(|error| format!("its rules are unknown: {}", quoted(&error.to_string())))?;
        let rules = library.rules(&spec.pack_names()).map_err(no_recorded_rules)?;
        spec.table(rules, record.seats.len()).map_err(|error| error.to_string())
    }

    fn title(setup: &Setup, score: i32) -> Option<&'static str> {
        (setup.mode() == Mode::Solo).then(|| neom::score::title(setup.tile_set(), score))
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

    fn list(rules: &'static Rules) -> Vec<String> {
        let mut text = Vec::new();
        for pack in rules.packs() {
            let of_pack = || rules.tiles().filter(|(_, tile)| tile.pack == *pack);
            let stones = of_pack().filter(|(_, tile)| tile.deck == Deck::Cornerstone).count();
            let others = counted(of_pack().count() - stones, "generation tile");
            text.push(format!("{} {pack}: {others}, {}", Neom::NAME, counted(stones, "Cornerstone")));
            for (id, tile) in of_pack() {
                text.push(format!(
                    "  {:<11} {:<26} {:<22} {:<5} {}{}",
                    deck_words(tile),
                    tile.id,
                    type_words(tile).join(" "),
                    road_letters(tile),
                    tile_text(Language::ENGLISH, rules, id).join("; "),
                    remark(&tile.provenance),
                ));
            }
        }
        text
    }

    fn list_json(rules: &'static Rules) -> Value {
        let tiles: Vec<Value> = rules
            .tiles()
            .map(|(id, tile)| {
                let goods: Vec<Value> = tile
                    .slots
                    .iter()
                    .map(|slot| match slot.money {
                        0 => json!({ "any_of": slot.goods }),
                        money => json!({ "any_of": slot.goods, "or_money": money }),
                    })
                    .collect();
                let score: Vec<Value> = tile
                    .score
                    .iter()
                    .map(|line| json!({ "each": line.each, "per": line.per, "of": line.of.map(|of| of.word()) }))
                    .collect();
                json!({
                    "number": tile.number, "id": tile.id, "name": tile.name, "pack": tile.pack,
                    "deck": tile.deck.word(), "players": players(tile), "types": type_words(tile),
                    "roads": road_letters(tile), "vp": tile.vp, "cost": tile.cost, "goods": goods,
                    "needs": tile.needs.map(|(ty, count)| json!({ ty.word(): count })),
                    "produces": tile.produces, "produces_one_of": tile.produces_one_of, "instant": tile.instant,
                    "income": tile.income, "polluting": tile.polluting, "power": tile.power,
                    "disaster": tile.disaster, "score": score, "text": tile_text(Language::ENGLISH, rules, id),
                    "provenance": tile.provenance,
                })
            })
            .collect();
        json!({ "game": Neom::NAME, "packs": rules.packs(), "tiles": tiles })
    }

    fn pack_summary(rules: &'static Rules, pack: &str) -> String {
        counted(rules.tiles().filter(|(_, tile)| tile.pack == pack).count(), "tile")
    }

    fn bench(gauge: &mut Gauge<impl FnMut(&str)>) {
        lab::bench::neom::measure(gauge);
    }
}

fn players(tile: &Tile) -> Option<u8> {
    match tile.deck {
        Deck::Generation { set, .. } => Some(set.number()),
        Deck::Cornerstone => None,
    }
}

/// `2, 4+` or `cornerstone`.
fn deck_words(tile: &Tile) -> String {
    match players(tile) {
        Some(players) => format!("{}, {players}+", tile.deck.word()),
        None => tile.deck.word().to_owned(),
    }
}

fn type_words(tile: &Tile) -> Vec<&'static str> {
    match tile.disaster {
        Some(_) => vec!["disaster"],
        None => tile.types.iter().map(|ty| ty.word()).collect(),
    }
}

fn road_letters(tile: &Tile) -> String {
    let sides = neom::cell::Side::ALL;
    sides
        .iter()
        .filter(|&&(side, _)| tile.roads & (1 << side as u8) != 0)
        .map(|&(_, letter)| letter)
        .collect()
}
