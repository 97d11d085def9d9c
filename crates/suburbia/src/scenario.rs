//! Scenarios: a position and what must follow from it, as a person writes it.
//!
//! The examples of the rulebooks and every tile live in this form under `tests/scenarios`.

use crate::borough::MAX_TILES;
use crate::game::Suburbia;
use crate::goal::GoalId;
use crate::hex::{Hex, parse_hex};
use crate::rules::Rules;
use crate::setup::{Edition, MAX_SEATS, MAX_STACK, Mode, Setup};
use crate::table::{Phase, Table, Tracks};
use crate::tile::{KindId, Stack};
use crate::view::{ONE_MORE_ROUND, card_word};
use game_core::fault::{Fault, Source};
use game_core::fields::{Fields, Placed, read_file, unknown_word};
pub use game_core::scenario::Failure;
use game_core::scenario::Step as Play;
use game_core::{Game, Seat};

/// A scenario that has been read: a position and steps.
#[derive(Debug, Clone)]
pub struct Scenario {
    /// What it shows.
    pub name: String,
    game: Suburbia,
    steps: Vec<Step>,
}

#[derive(Debug, Clone)]
struct Step {
    play: Play,
    expects: Vec<Expect>,
    market: Option<Vec<Option<KindId>>>,
    over: Option<bool>,
}

#[derive(Debug, Clone, Default)]
struct Expect {
    seat: usize,
    money: Option<i64>,
    income: Option<i64>,
    reputation: Option<i64>,
    population: Option<i64>,
    markers: Option<i64>,
}

impl Scenario {
    /// Reads a scenario file. Everything that is wrong with it is reported at once.
    pub fn read(rules: &'static Rules, file: &str, text: &str) -> Result<Scenario, Vec<Fault>> {
        read_file("the scenario", file, text, |top, source| read_top(rules, top, source))
    }

    /// The position it begins with.
    pub fn game(&self) -> &Suburbia {
        &self.game
    }

    /// Plays all steps; the first that goes differently ends it.
    pub fn run(&self) -> Result<(), Failure> {
        let mut game = self.game;
        for (index, step) in self.steps.iter().enumerate() {
            let played = step.play.run(&mut game).and_then(|()| step.compare(&game));
            played.map_err(|reason| step.play.failure(index + 1, reason))?;
        }
        Ok(())
    }
}

impl Step {
    fn compare(&self, game: &Suburbia) -> Result<(), String> {
        let table = game.table();
        let mut wrong = Vec::new();
        for expect in &self.expects {
            let tracks = table.tracks(Seat::from_index(expect.seat));
            let fields = [
                ("money", expect.money, i64::from(tracks.money)),
                ("income", expect.income, tracks.income.into()),
                ("reputation", expect.reputation, tracks.reputation.into()),
                ("population", expect.population, tracks.population.into()),
                ("markers", expect.markers, tracks.markers.into()),
            ];
            for (name, expected, found) in fields {
                if let Some(expected) = expected.filter(|&expected| expected != found) {
                    wrong.push(format!("seat {} has {name} {found}, expected {expected}", expect.seat));
                }
            }
        }
        if let Some(market) = self.market.as_ref().filter(|market| market.as_slice() != table.market()) {
            let words = |slots: &[Option<KindId>]| {
                let word = |slot: &Option<KindId>| slot.map_or("-", |kind| card_word(table, kind));
                slots.iter().map(word).collect::<Vec<_>>().join(" ")
            };
            wrong.push(format!("the market is {}, expected {}", words(table.market()), words(market)));
        }
        let over = table.phase() == Phase::Over;
        if self.over.is_some_and(|expected| expected != over) {
            wrong.push(format!("the game is {}over", if over { "" } else { "not " }));
        }
        if wrong.is_empty() { Ok(()) } else { Err(wrong.join("; ")) }
    }
}

fn read_top(rules: &'static Rules, mut top: Fields<'_, '_>, source: &mut Source<'_>) -> Option<Scenario> {
    let name = top.text("name", source).map_or_else(|| "unnamed".to_owned(), |name| name.value);
    if let Some(game) = top.text("game", source).filter(|game| game.value != Suburbia::NAME) {
        source.fault(
            game.span,
            format!("this scenario is for '{}'", game.value),
            "expected game = \"suburbia\"",
        );
    }
    let edition = top.word("edition", &Edition::ALL, source).map_or(Edition::Second, |edition| edition.value);
    let mode = top.word("mode", &Mode::ALL, source).map_or(Mode::Standard, |mode| mode.value);
    let seats = top.tables("seat", source);
    // Dale's seat may be listed or not.
    let players = if mode == Mode::Dale && seats.len() == 2 { 1 } else { seats.len() };
    // A scenario may put five seats at any edition's table; the market follows the number of seats.
    let setup = Setup::new(rules, edition, mode, players).or_else(|error| {
        if players == MAX_SEATS { Setup::new(rules, Edition::Collectors, mode, players) } else { Err(error) }
    });
    let setup = match setup {
        Ok(setup) => setup,
        Err(error) => {
            source.fault(top.span(), error.to_string(), "expected a [[seat]] for each seat");
            return None;
        }
    };
    let mut table = Table::laid(&setup, 0);
    table.edition = edition;
    if setup.table.public_goals > 0 {
        for (place, &goal) in
            rules.goals_for(mode).iter().take(usize::from(setup.table.public_goals)).enumerate()
        {
            table.public_goals[place] = goal;
        }
    }
    for (seat, fields) in seats.into_iter().enumerate().take(table.seats()) {
        read_seat(&mut table, seat, fields, source);
    }
    read_market(&mut table, &mut top, source);
    if let Some(mut basics) = top.table("basics", source) {
        for (id, left) in basics.numbers_by_name(0..=20, source) {
            let basics = rules.basics().iter().map(|&kind| rules.kind(kind).id.as_str());
            match basics.clone().position(|known| known == id.value) {
                Some(place) => table.basics[place] = left as u8,
                None => unknown_word("basic tile", &id, &basics.collect::<Vec<_>>(), source),
            }
        }
    }
    let draws = top.texts("draws", source);
    let too_many =
        draws.as_ref().filter(|draws| draws.value.len() > MAX_STACK).map(|draws| draws.span.clone());
    if let Some(span) = too_many {
        source.fault(span, "these are too many draws", format!("expected at most {MAX_STACK}"));
    }
    let draws = draws.map(|draws| draws.value).unwrap_or_default();
    let draws: Vec<KindId> =
        draws.iter().filter_map(|id| drawable(rules, id, source)).take(MAX_STACK).collect();
    let mut stack = [KindId::ONE_MORE_ROUND; MAX_STACK];
    stack[..draws.len()].copy_from_slice(&draws);
    let steps = game_core::scenario::steps(&mut top, source)
        .into_iter()
        .filter_map(|step| read_step(&table, step, source))
        .collect();
    top.finish(source);
    let game = Suburbia {
        table,
        stack,
        stack_len: draws.len() as u8,
        drawn: 0,
        dealt: [[GoalId(0); 2]; MAX_SEATS],
        kept: [GoalId(0); MAX_SEATS],
    };
    Some(Scenario { name, game, steps })
}

fn drawable(rules: &Rules, id: &Placed<String>, source: &mut Source<'_>) -> Option<KindId> {
    if id.value == ONE_MORE_ROUND {
        return Some(KindId::ONE_MORE_ROUND);
    }
    let drawn = |stack| matches!(stack, Stack::A | Stack::B | Stack::C);
    let found = rules.kinds().find(|(_, kind)| kind.id == id.value && drawn(kind.stack));
    if found.is_none() {
        let known: Vec<&str> =
            rules.kinds().filter(|(_, kind)| drawn(kind.stack)).map(|(_, kind)| kind.id.as_str()).collect();
        unknown_word("tile of the stacks", id, &known, source);
    }
    found.map(|(kind, _)| kind)
}

/// A market row; a row shorter than the market lies at its right end, where tiles slide to.
fn slots(
    rules: &Rules,
    table: &Table,
    list: Placed<Vec<Placed<String>>>,
    source: &mut Source<'_>,
) -> Vec<Option<KindId>> {
    let size = table.market().len();
    if list.value.len() > size {
        source.fault(
            list.span,
            format!("the market has {size} slots"),
            format!("expected at most {size} tiles"),
        );
        return vec![None; size];
    }
    let mut row = vec![None; size - list.value.len()];
    for id in &list.value {
        if id.value == ONE_MORE_ROUND {
            source.fault(id.span.clone(), "One More Round never lies in the market", "it may be in 'draws'");
        }
        row.push(if id.value.is_empty() { None } else { drawable(rules, id, source) });
    }
    row
}

fn read_market(table: &mut Table, top: &mut Fields<'_, '_>, source: &mut Source<'_>) {
    if let Some(list) = top.texts("market", source) {
        let row = slots(table.rules(), table, list, source);
        table.market[..row.len()].copy_from_slice(&row);
    }
}

fn read_seat(table: &mut Table, seat: usize, mut fields: Fields<'_, '_>, source: &mut Source<'_>) {
    let tracks: &mut Tracks = &mut table.tracks[seat];
    if let Some(money) = fields.number("money", 0..=9999, source) {
        tracks.money = money.value as i32;
    }
    if let Some(population) = fields.number("population", 0..=9999, source) {
        tracks.population = population.value as i32;
    }
    if let Some(income) = fields.number("income", -5..=15, source) {
        tracks.income = income.value as i8;
    }
    if let Some(reputation) = fields.number("reputation", -5..=15, source) {
        tracks.reputation = reputation.value as i8;
    }
    if let Some(markers) = fields.number("markers", 0..=20, source) {
        tracks.markers = markers.value as u8;
    }
    if let Some(tiles) = fields.texts("tiles", source) {
        table.boroughs[seat] = crate::borough::Borough::empty();
        // Tiles may be listed by age in any order, so half a borough may be in scattered pieces: its frontier is
        // longer than that of a whole one.
        let room = (MAX_TILES - table.setup().most_turns().min(MAX_TILES - 1)).min(30);
        if tiles.value.len() > room || tiles.value.is_empty() {
            source.fault(
                tiles.span.clone(),
                format!("a borough cannot begin with {} tiles", tiles.value.len()),
                format!("expected 1 to {room}"),
            );
        }
        for tile in tiles.value.iter().take(room) {
            if let Err((message, expected)) = lay_tile(table, seat, &tile.value) {
                source.fault(tile.span.clone(), message, expected);
            }
        }
        if !table.boroughs[seat].is_connected() {
            source.fault(
                tiles.span,
                "these tiles are not one borough",
                "each must be joined to the others by edges",
            );
        }
    }
    fields.finish(source);
}

/// Lays `suburbs @ 0,0`, `lake @ 1,1` or, with a marker, `casino @ 2,0*`.
fn lay_tile(table: &mut Table, seat: usize, text: &str) -> Result<(), (String, String)> {
    let example = || "expected \"suburbs @ 0,0\"; a trailing * is a marker".to_owned();
    let (tile, invested) = match text.trim().strip_suffix('*') {
        Some(tile) => (tile, true),
        None => (text, false),
    };
    let (id, at) = tile.split_once('@').ok_or_else(|| (format!("'{text}' lacks a cell"), example()))?;
    let at: Hex = parse_hex(at).map_err(|message| (message, example()))?;
    let rules = table.rules();
    let id = id.trim();
    let kind = rules.find_kind(id).ok_or_else(|| {
        let near = game_core::nearest(id, rules.kinds().map(|(_, kind)| kind.id.as_str()));
        let expected = near.map_or_else(example, |near| format!("did you mean '{near}'?"));
        (format!("there is no tile '{id}'"), expected)
    })?;
    let borough = &table.boroughs[seat];
    if at.is_board() || borough.at(at).is_some() {
        return Err((
            format!("no tile can stand at {at}"),
            "expected a free cell off the borough board".to_owned(),
        ));
    }
    table.moment += 1;
    let moment = table.moment;
    let borough = &mut table.boroughs[seat];
    borough.lay(rules, kind, at, moment);
    if invested {
        borough.invest(borough.len() - 1);
    }
    Ok(())
}

fn read_step(table: &Table, mut fields: Fields<'_, '_>, source: &mut Source<'_>) -> Option<Step> {
    let play = game_core::scenario::read_step(&mut fields, "play = \"buy 5 @ 1,1\"", source);
    let expects = fields
        .tables("expect", source)
        .into_iter()
        .map(|fields| read_expect(table, fields, source))
        .collect();
    let market = fields.texts("market", source).map(|list| slots(table.rules(), table, list, source));
    let over = fields.flag("over", source);
    fields.finish(source);
    Some(Step { play: play?, expects, market, over })
}

fn read_expect(table: &Table, mut fields: Fields<'_, '_>, source: &mut Source<'_>) -> Expect {
    let seat = fields.number("seat", 0..=table.seats() as i64 - 1, source);
    if seat.is_none() && !fields.has("seat") {
        fields.missing("seat", "seat = 0", source);
    }
    let mut number = |key| fields.number(key, -9999..=9999, source).map(|number| number.value);
    let expect = Expect {
        seat: seat.map_or(0, |seat| seat.value as usize),
        money: number("money"),
        income: number("income"),
        reputation: number("reputation"),
        population: number("population"),
        markers: number("markers"),
    };
    fields.finish(source);
    expect
}
