//! Scenarios: a position and what must follow from it, as a person writes it.
//!
//! The examples of the rulebook, every tile and every ruling live in this form under `tests/scenarios`. Positions need
//! not be reachable by play.

use crate::cell::{CELLS, Cell, SIDE, Side};
use crate::city::City;
use crate::draft::{Hidden, MAX_PILE, dealt_to};
use crate::game::Neom;
use crate::good::{Good, GoodSet};
use crate::rules::Rules;
use crate::score::{Purse, Score, title};
use crate::setup::{GENERATIONS, HAND, KEPT, MAX_DECK, MAX_SEATS, Mode, PACKS, Setup, TURNS};
use crate::table::{MAX_PACK, Phase, Table, Tiles};
use crate::tile::TileId;
use game_core::fault::{Fault, Source};
use game_core::fields::{Fields, Placed, choose, read_file, unknown_word};
use game_core::scenario::{Failure, Step as Play, read_step};
use game_core::{Game, Seat, SeatSet};
use std::ops::Range;

/// A scenario that has been read: a position, steps, and scores.
#[derive(Debug, Clone)]
pub struct Scenario {
    /// What it shows.
    pub name: String,
    setup: Setup,
    game: Neom,
    steps: Vec<Step>,
    scores: Vec<ExpectedScore>,
}

#[derive(Debug, Clone)]
struct Step {
    play: Play,
    expects: Vec<Expect>,
}

#[derive(Debug, Clone, Default)]
struct Expect {
    seat: usize,
    money: Option<i64>,
    goods: Option<GoodSet>,
    cornerstones: Option<Vec<TileId>>,
    grid: Option<Grid>,
}

#[derive(Debug, Clone, Default)]
struct ExpectedScore {
    seat: usize,
    line: usize,
    final_income: i32,
    /// By category, then the total.
    points: [Option<i64>; 8],
    title: Option<String>,
}

/// Tiles by cell, and the good of the tile with a choice.
#[derive(Debug, Clone, Default)]
struct Grid {
    tiles: Vec<(Cell, TileId)>,
    made: Option<Good>,
}

impl Scenario {
    /// Reads a scenario file. Everything that is wrong with it is reported at once.
    pub fn read(rules: &'static Rules, file: &str, text: &str) -> Result<Scenario, Vec<Fault>> {
        read_file("the scenario", file, text, |top, source| Scenario::of(rules, top, source))
    }

    /// A scenario as a part of a file that has more in it: what was asked for before is not the scenario's.
    pub fn of(rules: &'static Rules, top: Fields<'_, '_>, source: &mut Source<'_>) -> Option<Scenario> {
        read_top(rules, top, source)
    }

    /// The table it is played at.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The position it begins with.
    pub fn game(&self) -> &Neom {
        &self.game
    }

    /// Plays all steps and counts the scores; the first that goes differently ends it.
    pub fn run(&self) -> Result<(), Failure> {
        let mut game = self.game;
        for (index, step) in self.steps.iter().enumerate() {
            let played = step.play.run(&mut game).and_then(|()| step.compare(&game));
            played.map_err(|reason| step.play.failure(index + 1, reason))?;
        }
        for (index, score) in self.scores.iter().enumerate() {
            score.compare(&game).map_err(|reason| Failure {
                step: index + 1,
                line: score.line,
                play: format!("[[score]] of seat {}", score.seat),
                reason,
            })?;
        }
        Ok(())
    }
}

impl Step {
    fn compare(&self, game: &Neom) -> Result<(), String> {
        let table = game.table();
        let mut wrong = Vec::new();
        for expect in &self.expects {
            let seat = Seat::from_index(expect.seat);
            let mut differs = |what: &str, found: String, expected: String| {
                wrong.push(format!("seat {seat} has {what} {found}, expected {expected}"));
            };
            let money = i64::from(table.money(seat));
            if let Some(expected) = expect.money.filter(|&expected| expected != money) {
                differs("money", money.to_string(), expected.to_string());
            }
            let goods = table.city(seat).goods();
            if let Some(expected) = expect.goods.filter(|&expected| expected != goods) {
                let words = |set: GoodSet| set.iter().map(Good::word).collect::<Vec<_>>().join(" ");
                differs("goods", words(goods), words(expected));
            }
            if let Some(expected) = &expect.cornerstones {
                let ids = |tiles: &[TileId]| {
                    let mut ids: Vec<&str> = tiles.iter().map(|&tile| table.id(tile)).collect();
                    ids.sort_unstable();
                    ids.join(" ")
                };
                let (found, expected) = (ids(table.cornerstones(seat)), ids(expected));
                if found != expected {
                    differs("cornerstones", found, expected);
                }
            }
            if let Some(expected) = &expect.grid {
                let found: Vec<(Cell, TileId)> = table.city(seat).tiles().collect();
                let made = table.city(seat).made();
                if let Some(expected) = expected.made.filter(|&expected| Some(expected) != made) {
                    differs(
                        "a factory for",
                        made.map_or("nothing", Good::word).to_owned(),
                        expected.to_string(),
                    );
                }
                if found != expected.tiles {
                    let words = |tiles: &[(Cell, TileId)]| {
                        let tile = |&(at, tile): &(Cell, TileId)| format!("{} @ {at}", table.id(tile));
                        tiles.iter().map(tile).collect::<Vec<_>>().join(", ")
                    };
                    differs("grid", words(&found), words(&expected.tiles));
                }
            }
        }
        if wrong.is_empty() { Ok(()) } else { Err(wrong.join("; ")) }
    }
}

impl ExpectedScore {
    fn compare(&self, game: &Neom) -> Result<(), String> {
        let table = game.table();
        let seat = Seat::from_index(self.seat);
        let purse = Purse { money: table.money(seat), final_income: self.final_income };
        let score: Score = table.score_with(table.city(seat), purse);
        let rows = score.rows().into_iter().chain([("total", score.total())]);
        let mut wrong = Vec::new();
        for ((name, found), expected) in rows.zip(self.points) {
            if let Some(expected) = expected.filter(|&expected| expected != i64::from(found)) {
                wrong.push(format!("{name} is {found}, expected {expected}"));
            }
        }
        let found = title(table.tile_set(), score.total());
        if let Some(expected) = self.title.as_ref().filter(|expected| *expected != found) {
            wrong.push(format!("the title is {found}, expected {expected}"));
        }
        if wrong.is_empty() { Ok(()) } else { Err(wrong.join("; ")) }
    }
}

fn read_top(rules: &'static Rules, mut top: Fields<'_, '_>, source: &mut Source<'_>) -> Option<Scenario> {
    let name = top.text("name", source).map_or_else(|| "unnamed".to_owned(), |name| name.value);
    if let Some(game) = top.text("game", source).filter(|game| game.value != Neom::NAME) {
        let message = format!("this scenario is for '{}'", game_core::quoted(&game.value));
        source.fault(game.span, message, "expected game = \"neom\"");
    }
    let mode = top.word("mode", &Mode::ALL, source).map(|mode| mode.value);
    let deck = top.number("deck", 1..=5, source).map(|deck| deck.value as u8);
    let beginner = top.flag("beginner", source).unwrap_or(false);
    let generation = top.number("generation", 1..=GENERATIONS as i64, source).map_or(1, |n| n.value as u8);
    let turn = top.number("turn", 1..=TURNS as i64, source).map_or(1, |n| n.value as u8);
    let seats = top.tables("seat", source);
    let natural = if seats.len() == 1 { Mode::Solo } else { Mode::Standard };
    let setup = match Setup::new(rules, mode.unwrap_or(natural), seats.len(), deck, beginner) {
        Ok(setup) => setup,
        Err(error) => {
            source.fault(top.span(), error.to_string(), "expected a [[seat]] for each seat");
            return None;
        }
    };
    let mut table = Table::laid(&setup, &[Good::Coal; MAX_SEATS]);
    (table.generation, table.turn) = (generation, turn);
    let mut hands: Vec<Vec<TileId>> = Vec::new();
    for (seat, fields) in seats.into_iter().enumerate() {
        hands.push(read_seat(&mut table, seat, fields, source));
    }
    let mut hidden = bare(&setup);
    hidden.pile = Tiles::of(tiles(rules, "discard", MAX_PILE, &mut top, source));
    hidden.spare = read_spare(rules, &mut top, beginner, source);
    let mut packs: Vec<Vec<TileId>> = Vec::new();
    for pack in top.lists_of_texts("packs", source) {
        packs.push(pack.value.iter().filter_map(|id| find(rules, id, source)).take(MAX_PACK).collect());
        if pack.value.len() > MAX_PACK {
            source.fault(
                pack.span.clone(),
                "this pack is too large",
                format!("expected at most {MAX_PACK} tiles"),
            );
        }
        of_deck(rules, packs.last().map_or(&[], Vec::as_slice), pack.span, source);
    }
    let unseen = tiles(rules, "unseen", MAX_PACK, &mut top, source);
    of_deck(rules, &unseen, top.span(), source);
    of_cornerstones(rules, &hidden.pile, top.span(), source);
    if table.has_hands() {
        lay_hands(&table, &mut hidden, &hands);
        if !packs.is_empty() || !unseen.is_empty() {
            source.fault(top.span(), "with three seats and more there are no packs", "expected hands only");
        }
    } else {
        let mut open: Vec<TileId> = Vec::new();
        for &tile in hands.iter().flatten() {
            if !open.contains(&tile) {
                open.push(tile); // the pack is all that occurs in a hand
            }
        }
        if open.len() > MAX_PACK {
            source.fault(
                top.span(),
                "the open pack is too large",
                format!("expected at most {MAX_PACK} tiles"),
            );
        }
        packs.insert(0, open);
        lay_packs(&table, &mut hidden, &packs, &unseen);
    }
    let steps: Vec<Step> = game_core::scenario::steps(&mut top, source)
        .into_iter()
        .filter_map(|step| step_of(&table, step, source))
        .collect();
    let scores =
        top.tables("score", source).into_iter().map(|score| read_score(&table, score, source)).collect();
    top.finish(source);
    table.phase = Phase::Select;
    let mut game = Neom { table, hidden };
    game.begin_scenario();
    Some(Scenario { name, setup, game, steps, scores })
}

/// Nothing is hidden yet.
fn bare(setup: &Setup) -> Hidden {
    let nothing = crate::setup::Deal {
        centers: [Good::Coal; MAX_SEATS],
        decks: [[TileId::NONE; MAX_DECK]; GENERATIONS],
        cornerstones: [[TileId::NONE; 4]; MAX_SEATS],
        stacks: [0; MAX_SEATS],
        start: 0,
        spare: TileId::NONE,
    };
    let mut hidden = Hidden::of(setup, &nothing);
    hidden.ends = [[0; PACKS]; GENERATIONS];
    hidden.left = [0; MAX_SEATS];
    hidden
}

/// Hands as they are held at the beginning of the scenario.
fn lay_hands(table: &Table, hidden: &mut Hidden, hands: &[Vec<TileId>]) {
    let generation = table.generation() - 1;
    for (seat, hand) in hands.iter().enumerate() {
        let dealt = dealt_to(table, Seat::from_index(seat), table.turn);
        for (place, &tile) in hand.iter().take(HAND).enumerate() {
            hidden.decks[generation][dealt * HAND + place] = tile;
            hidden.left[dealt] |= 1 << place;
        }
    }
    for (number, end) in hidden.ends[generation].iter_mut().enumerate() {
        *end = (HAND * (number + 1).min(MAX_SEATS)) as u8;
    }
}

/// The open pack and those that follow, on into later generations; what no pack shows is unseen in this one.
fn lay_packs(table: &Table, hidden: &mut Hidden, packs: &[Vec<TileId>], unseen: &[TileId]) {
    let (mut generation, mut turn) = (table.generation() - 1, table.turn() - 1);
    let mut next = packs.iter();
    while generation < GENERATIONS {
        let mut laid: usize = 0;
        for number in 0..PACKS {
            let pack: &[TileId] = match number {
                TURNS if generation == table.generation() - 1 => unseen,
                TURNS => &[],
                number if number < turn => &[],
                _ => next.next().map_or(&[], Vec::as_slice),
            };
            for &tile in pack.iter().take(MAX_DECK - laid) {
                hidden.decks[generation][laid] = tile;
                laid += 1;
            }
            hidden.ends[generation][number] = laid as u8;
        }
        (generation, turn) = (generation + 1, 0);
    }
}

fn tiles(
    rules: &Rules,
    key: &'static str,
    most: usize,
    fields: &mut Fields<'_, '_>,
    source: &mut Source<'_>,
) -> Vec<TileId> {
    let Some(list) = fields.texts(key, source) else { return Vec::new() };
    if list.value.len() > most {
        source.fault(list.span, format!("'{key}' has too many tiles"), format!("expected at most {most}"));
    }
    list.value.iter().filter_map(|id| find(rules, id, source)).take(most).collect()
}

/// What the Contract Office would give a beginner.
fn read_spare(rules: &Rules, top: &mut Fields<'_, '_>, beginner: bool, source: &mut Source<'_>) -> TileId {
    let Some(id) = top.text("spare", source) else { return TileId::NONE };
    if !beginner {
        source.fault(id.span.clone(), "only beginners have a spare Cornerstone", "expected beginner = true");
    }
    let Some(tile) = find(rules, &id, source) else { return TileId::NONE };
    of_cornerstones(rules, &[tile], id.span, source);
    tile
}

/// Points at tiles that are drafted before the game, where tiles of the decks belong.
fn of_deck(rules: &Rules, tiles: &[TileId], span: Range<usize>, source: &mut Source<'_>) {
    if let Some(&other) = tiles.iter().find(|&&tile| rules.facts(tile).cornerstone) {
        let message = format!("the Cornerstone '{}' is not in a deck", rules.tile(other).id);
        source.fault(span, message, "expected tiles of the generation decks");
    }
}

/// Points at tiles of the decks, where Cornerstones belong.
fn of_cornerstones(rules: &Rules, tiles: &[TileId], span: Range<usize>, source: &mut Source<'_>) {
    if let Some(&other) = tiles.iter().find(|&&tile| !rules.facts(tile).cornerstone) {
        let message = format!("'{}' is not a Cornerstone", rules.tile(other).id);
        source.fault(span, message, "expected ids of Cornerstones");
    }
}

fn find(rules: &Rules, id: &Placed<String>, source: &mut Source<'_>) -> Option<TileId> {
    let by_number = || {
        let number: u16 = id.value.parse().ok()?;
        rules.tiles().find(|(_, tile)| tile.number == number).map(|(found, _)| found)
    };
    let found = rules.find_tile(&id.value).or_else(by_number);
    if found.is_none() {
        let known: Vec<&str> = rules.tiles().map(|(_, tile)| tile.id.as_str()).collect();
        match game_core::nearest(&id.value, known.iter().copied()) {
            Some(_) => unknown_word("tile", id, &known, source),
            None => source.fault(
                id.span.clone(),
                format!("there is no tile '{}'", game_core::quoted(&id.value)),
                "expected a tile's id or number",
            ),
        }
    }
    found
}

fn read_seat(
    table: &mut Table,
    seat: usize,
    mut fields: Fields<'_, '_>,
    source: &mut Source<'_>,
) -> Vec<TileId> {
    let rules = table.rules();
    let centers: Vec<(Good, &str)> = Good::RAW.iter().map(|&good| (good, good.word())).collect();
    let center = fields.word("center", &centers, source);
    if center.is_none() && !fields.has("center") {
        fields.missing("center", "center = \"coal\" or another raw good", source);
    }
    table.cities[seat] = City::new(center.map_or(Good::Coal, |center| center.value));
    if let Some(money) = fields.number("money", 0..=9999, source) {
        table.money[seat] = money.value as i32;
    }
    if let Some(grid) = read_grid(rules, true, &mut fields, source) {
        for &(at, tile) in &grid.tiles {
            table.cities[seat].put(rules, at, tile, grid.made);
        }
    }
    table.offers[seat] = table.cities[seat].goods();
    table.cornerstones[seat] = Tiles::of(tiles(rules, "cornerstones", KEPT, &mut fields, source));
    of_cornerstones(rules, &table.cornerstones[seat], fields.span(), source);
    table.kept[seat] = table.cornerstones[seat];
    let most = if table.has_hands() { HAND } else { MAX_PACK };
    let hand = tiles(rules, "hand", most, &mut fields, source);
    of_deck(rules, &hand, fields.span(), source);
    fields.finish(source);
    hand
}

/// Five strings of five words: a tile's id or number (with roads after a slash, if one likes), `CC` for the City
/// Center, `.` or dashes for nothing; `137=glass` says what the tile with a choice produces, which must be said if the
/// grid is to be `whole`. Commas do no harm.
fn read_grid(
    rules: &Rules,
    whole: bool,
    fields: &mut Fields<'_, '_>,
    source: &mut Source<'_>,
) -> Option<Grid> {
    let rows = fields.texts("grid", source)?;
    if rows.value.len() != SIDE {
        source.fault(rows.span, format!("the grid has {} rows", rows.value.len()), "expected five strings");
        return None;
    }
    let mut grid = Grid::default();
    for (row, text) in rows.value.iter().enumerate() {
        let tidy = text.value.replace(" /", "/");
        let words: Vec<&str> = tidy.split([' ', '\t', ',', '|']).filter(|word| !word.is_empty()).collect();
        if words.len() != SIDE {
            let message = format!("this row has {} cells", words.len());
            source.fault(text.span.clone(), message, "expected five words, '.' for an empty cell");
            continue;
        }
        for (col, word) in words.into_iter().enumerate() {
            let at = Cell::from_index(row * SIDE + col);
            read_cell(rules, at, word, text, &mut grid, source);
        }
    }
    let chooser = grid.tiles.iter().find(|&&(_, tile)| !rules.facts(tile).one_of.is_empty());
    if let Some(&(_, tile)) = chooser.filter(|_| whole && grid.made.is_none()) {
        let id = &rules.tile(tile).id;
        let hint = rules.facts(tile).one_of.first().map_or("", Good::word);
        source.fault(rows.span, format!("'{id}' lacks its good"), format!("expected {id}={hint}"));
    }
    Some(grid)
}

fn read_cell(
    rules: &Rules,
    at: Cell,
    word: &str,
    text: &Placed<String>,
    grid: &mut Grid,
    source: &mut Source<'_>,
) {
    let (word, good) = word.split_once(['=', ':']).map_or((word, None), |(word, good)| (word, Some(good)));
    let (word, roads) = word.split_once('/').map_or((word, None), |(word, roads)| (word, Some(roads)));
    if ["cc", "center", "city-center", "*"].contains(&word.to_ascii_lowercase().as_str()) {
        if at != Cell::CENTER {
            source.fault(text.span.clone(), format!("the City Center is not at {at}"), "it is at 2,2");
        }
        return;
    }
    if word.is_empty() || word == "." || word == "_" || word.bytes().all(|b| b == b'-') {
        return;
    }
    let placed = |value: &str| Placed { value: value.to_owned(), span: text.span.clone() };
    let Some(tile) = find(rules, &placed(word), source) else { return };
    let one_of = rules.facts(tile).one_of;
    match good.map(|good| choose("good", &placed(good), &Good::ALL, source)) {
        Some(Some(good)) if one_of.contains(good) => grid.made = Some(good),
        Some(Some(good)) => {
            let message = format!("'{}' cannot produce {good}", rules.tile(tile).id);
            source.fault(text.span.clone(), message, "leave the good out, or choose one that it offers");
        }
        _ => {}
    }
    let has_road = |side: Side| rules.facts(tile).roads & (1 << side as u8) != 0;
    let letters: String =
        Side::ALL.iter().filter(|&&(side, _)| has_road(side)).map(|&(_, letter)| letter).collect();
    if roads.is_some_and(|roads| roads != letters) {
        let message = format!("'{}' has the roads {letters}", rules.tile(tile).id);
        source.fault(text.span.clone(), message, "leave the roads out, or write them as they are");
    }
    if rules.facts(tile).disaster.is_some() {
        let message = format!("'{}' cannot stand in a city", rules.tile(tile).id);
        source.fault(text.span.clone(), message, "Disasters are never placed");
    } else if grid.tiles.iter().any(|&(_, known)| known == tile) {
        let message = format!("'{}' stands there twice", rules.tile(tile).id);
        source.fault(text.span.clone(), message, "every tile exists once");
    } else if grid.tiles.len() < CELLS {
        grid.tiles.push((at, tile));
    }
}

fn step_of(table: &Table, mut fields: Fields<'_, '_>, source: &mut Source<'_>) -> Option<Step> {
    let play = read_step(&mut fields, "play = \"place @ 2,1\"", source);
    let expects =
        fields.tables("expect", source).into_iter().map(|fields| read_expect(table, fields, source));
    let expects = expects.collect();
    fields.finish(source);
    Some(Step { play: play?, expects })
}

fn read_expect(table: &Table, mut fields: Fields<'_, '_>, source: &mut Source<'_>) -> Expect {
    let rules = table.rules();
    let seat = fields.number("seat", 0..=table.seats() as i64 - 1, source);
    if seat.is_none() && !fields.has("seat") {
        fields.missing("seat", "seat = 0", source);
    }
    let money = fields.number("money", -9999..=9999, source).map(|money| money.value);
    let goods = fields.texts("goods", source).map(|list| {
        list.value.iter().filter_map(|word| choose("good", word, &Good::ALL, source)).collect::<GoodSet>()
    });
    let named = fields.has("cornerstones");
    let cornerstones = tiles(rules, "cornerstones", KEPT, &mut fields, source);
    let grid = read_grid(rules, false, &mut fields, source);
    fields.finish(source);
    Expect {
        seat: seat.map_or(0, |seat| seat.value as usize),
        money,
        goods,
        cornerstones: named.then_some(cornerstones),
        grid,
    }
}

fn read_score(table: &Table, mut fields: Fields<'_, '_>, source: &mut Source<'_>) -> ExpectedScore {
    let line = source.line_of(fields.span().start);
    let seat =
        fields.number("seat", 0..=table.seats() as i64 - 1, source).map_or(0, |seat| seat.value as usize);
    let final_income =
        fields.number("final_income", 0..=9999, source).map_or(0, |income| income.value as i32);
    let keys = ["tiles", "neighborhoods", "goods", "money", "pollution", "ghost_town", "power", "total"];
    let points = keys.map(|key| fields.number(key, -9999..=9999, source).map(|points| points.value));
    let title = fields.text("title", source);
    if let Some(title) = title.as_ref().filter(|_| table.mode != Mode::Solo) {
        source.fault(title.span.clone(), "titles are for the solo game", "leave 'title' out");
    }
    fields.finish(source);
    ExpectedScore { seat, line, final_income, points, title: title.map(|title| title.value) }
}

impl Neom {
    /// The first pick of a scenario.
    fn begin_scenario(&mut self) {
        let table = &mut self.table;
        if table.has_hands() {
            table.acting = SeatSet::first(table.seats());
        } else {
            table.acting = SeatSet::just(Seat(0));
            let open = self.hidden.part(table.generation, table.turn() - 1);
            table.pack = Tiles::of(open.iter().copied());
        }
    }
}
