//! Reading a scenario from its file.

use super::{Expect, ExpectTable, Laid, Scenario, Score, Step};
use crate::award::{AwardId, AwardKind};
use crate::borders::BorderBar;
use crate::borough::Borough;
use crate::card::Card;
use crate::game::Suburbia;
use crate::goal::GoalId;
use crate::hex::{Footprint, parse_footprint};
use crate::ledger::Account;
use crate::library::Library;
use crate::rules::Rules;
use crate::setup::{DISPLAY, Edition, Leaving, MAX_BORDERS, MAX_SEATS, MAX_STACK, Mode, Setup};
use crate::stars::{LAST_SPACE, Tokens};
use crate::table::{Table, Tracks};
use crate::tile::{KindId, Stack, Track};
use game_core::fault::Source;
use game_core::fields::{Fields, Placed, choose, unknown_word};
use game_core::{Game, Seat};

/// The most tiles a seat may begin with. They may be listed in any order of age, so half a borough may be in scattered
/// pieces, which have more cells around than a whole one.
const MOST_TILES: usize = 30;

pub(super) fn top(
    rules: &'static Rules,
    mut top: Fields<'_, '_>,
    source: &mut Source<'_>,
) -> Option<Scenario> {
    let name = top.text("name", source).map_or_else(|| "unnamed".to_owned(), |name| name.value);
    if let Some(game) = top.text("game", source).filter(|game| game.value != Suburbia::NAME) {
        source.fault(
            game.span,
            format!("this scenario is for '{}'", game.value),
            "expected game = \"suburbia\"",
        );
    }
    let seats = top.tables("seat", source);
    let setup = setup(rules, seats.len(), &mut top, source)?;
    // The first round is played in the order of the list.
    let mut table = *setup.laid;
    let mut private = [None; MAX_SEATS];
    let mut ledgers = Vec::new();
    for (index, mut fields) in seats.into_iter().enumerate().take(table.seats()) {
        private[index] = fields.text("goal", source).and_then(|goal| find_goal(rules, &goal, source));
        let accounts = fields.texts("ledger", source).map(|list| list.value).unwrap_or_default();
        ledgers.extend(accounts.into_iter().map(|account| (Seat::from_index(index), account)));
        seat(&mut table, index, fields, source);
    }
    if rules.keeps_ledger() {
        table.reckon();
    }
    for (seat, account) in ledgers {
        if let Err((message, expected)) = read_account(&mut table, seat, &account.value) {
            source.fault(account.span, message, expected);
        }
    }
    if let Some(list) = top.texts("market", source) {
        let row = slots(&table, list, source);
        table.market[..row.len()].copy_from_slice(&row);
    }
    if let Some(mut basics) = top.table("basics", source) {
        for (id, left) in basics.numbers_by_name(0..=20, source) {
            let basics = rules.basics().iter().map(|&kind| rules.kind(kind).id.as_str());
            match basics.clone().position(|known| known == id.value) {
                Some(place) => table.basics[place] = left as u8,
                None => unknown_word("basic tile", &id, &basics.collect::<Vec<_>>(), source),
            }
        }
    }
    public_goals(&mut table, &mut top, source);
    awards(&mut table, &mut top, source);
    stars(&mut table, &mut top, source);
    let borders = borders(&mut table, &mut top, source);
    let draws = draws(rules, &mut top, source);
    let mut stack = [Card::OneMoreRound; MAX_STACK];
    stack[..draws.len()].copy_from_slice(&draws);
    let steps = game_core::scenario::steps(&mut top, source)
        .into_iter()
        .filter_map(|fields| step(&table, fields, source))
        .collect();
    let scores =
        top.tables("score", source).into_iter().filter_map(|fields| score(&table, fields, source)).collect();
    top.finish(source);
    let game = Suburbia {
        table,
        stack,
        stack_len: draws.len() as u8,
        drawn: 0,
        dealt: [[GoalId(0); 2]; MAX_SEATS],
        kept: private.map(|goal| goal.unwrap_or(GoalId(0))),
        borders,
        borders_seen: 0,
    };
    Some(Scenario { name, setup, game, private, steps, scores })
}

/// Edition, mode, packs and seats.
fn setup(
    rules: &'static Rules,
    seats: usize,
    top: &mut Fields<'_, '_>,
    source: &mut Source<'_>,
) -> Option<Setup> {
    let edition = top.word("edition", &Edition::ALL, source).map_or(Edition::Second, |edition| edition.value);
    let mode = top.word("mode", &Mode::ALL, source).map_or(Mode::Standard, |mode| mode.value);
    let named = top.texts("packs", source).map(|list| list.value).unwrap_or_default();
    for pack in named.iter().filter(|pack| !rules.packs().contains(&pack.value)) {
        let known: Vec<&str> = rules.packs().iter().map(String::as_str).collect();
        unknown_word("pack", pack, &known, source);
    }
    // Packs of one's own are in as soon as they are chosen; of those of the program base is always in.
    let builtin = |pack: &String| Library::builtin_ids().skip(1).any(|known| known == pack);
    let packs: Vec<String> = rules
        .packs()
        .iter()
        .filter(|&pack| !builtin(pack) || named.iter().any(|named| named.value == *pack))
        .cloned()
        .collect();
    let without = top.texts("without", source).map(|list| list.value).unwrap_or_default();
    let without: Vec<Leaving> =
        without.iter().filter_map(|word| choose("part", word, &Leaving::ALL, source)).collect();
    // Dale's seat may be listed or not.
    let players = if mode == Mode::Dale && seats == 2 { 1 } else { seats };
    // A scenario may put five seats at any edition's table; the market follows the number of seats.
    let setup = Setup::new(rules, edition, mode, players).or_else(|error| {
        if players == MAX_SEATS { Setup::new(rules, Edition::Collectors, mode, players) } else { Err(error) }
    });
    match setup {
        Ok(Setup { table, .. }) => Some(Setup::choosing(rules, edition, mode, table, &packs, &without)),
        Err(error) => {
            source.fault(top.span(), error.to_string(), "expected a [[seat]] for each seat");
            None
        }
    }
}

fn find_goal(rules: &Rules, id: &Placed<String>, source: &mut Source<'_>) -> Option<GoalId> {
    let found = rules.find_goal(&id.value);
    if found.is_none() {
        unknown_word(
            "goal",
            id,
            &rules.goals().map(|(_, goal)| goal.id.as_str()).collect::<Vec<_>>(),
            source,
        );
    }
    found
}

/// The open goals. A scenario that is scored has none but those it names; others have just any.
fn public_goals(table: &mut Table, top: &mut Fields<'_, '_>, source: &mut Source<'_>) {
    let any = table.contents().goals().iter();
    table.public_goals.iter_mut().zip(any).for_each(|(place, &goal)| *place = goal);
    if top.has("public") || top.has("score") {
        table.public_len = 0;
    }
    let Some(list) = top.texts("public", source) else { return };
    if list.value.len() > MAX_SEATS {
        source.fault(list.span, "these are too many goals", format!("expected at most {MAX_SEATS}"));
        return;
    }
    for id in &list.value {
        if let Some(goal) = find_goal(table.rules(), id, source) {
            table.public_goals[usize::from(table.public_len)] = goal;
            table.public_len += 1;
        }
    }
}

fn awards(table: &mut Table, top: &mut Fields<'_, '_>, source: &mut Source<'_>) {
    for (kind, key) in [(AwardKind::Bonus, "bonus"), (AwardKind::Challenge, "challenge")] {
        let Some(id) = top.text(key, source) else { continue };
        if let Some(award) = find_award(table.rules(), kind, &id, source).filter(|_| table.plays().bonuses) {
            table.awards[kind as usize] = Some(award);
        }
    }
}

fn find_award(
    rules: &Rules,
    kind: AwardKind,
    id: &Placed<String>,
    source: &mut Source<'_>,
) -> Option<AwardId> {
    let mut all = rules.awards().filter(|(_, award)| award.kind == kind);
    let found = all.find(|(_, award)| award.id == id.value).map(|(id, _)| id);
    if found.is_none() {
        let all = rules.awards().filter(|(_, award)| award.kind == kind);
        unknown_word(kind.word(), id, &all.map(|(_, award)| award.id.as_str()).collect::<Vec<_>>(), source);
    }
    found
}

/// `stars = [[1, 6], [0, 3]]`: all tokens from right to left, on one space from top to bottom.
fn stars(table: &mut Table, top: &mut Fields<'_, '_>, source: &mut Source<'_>) {
    let Some(list) = top.lists_of_numbers("stars", 0..=i64::from(LAST_SPACE), source) else { return };
    let mut tokens: Vec<(Seat, u8)> = Vec::new();
    for pair in &list.value {
        match pair[..] {
            [seat, space]
                if seat < table.seats() as i64
                    && !tokens.iter().any(|&(known, _)| i64::from(known.0) == seat) =>
            {
                tokens.push((Seat(seat as u8), space as u8));
            }
            _ => {
                source.fault(list.span.clone(), "this is no list of tokens", "expected [[seat, space], …]");
                return;
            }
        }
    }
    if tokens.len() != table.seats() || !tokens.is_sorted_by_key(|&(_, space)| std::cmp::Reverse(space)) {
        source.fault(list.span, "these are not all tokens from right to left", "expected [[seat, space], …]");
    } else if table.plays().stars {
        let mut order = [0, 1, 2, 3, 4].map(Seat);
        for (place, (seat, space)) in tokens.into_iter().enumerate() {
            order[place] = seat;
            table.tracks[seat.index()].stars = space;
        }
        table.tokens = Tokens::in_order(order);
    }
}

/// The border display, and the pile.
fn borders(table: &mut Table, top: &mut Fields<'_, '_>, source: &mut Source<'_>) -> [KindId; MAX_BORDERS] {
    let mut pile = [KindId::LAKE; MAX_BORDERS];
    let display = top.texts("borders", source).map(|list| spaces(table, list, source));
    let draws = top.texts("border_draws", source).map(|list| list.value).unwrap_or_default();
    let draws: Vec<KindId> = draws.iter().filter_map(|id| find_border(table.rules(), id, source)).collect();
    if table.plays().borders {
        table.display.copy_from_slice(&display.unwrap_or(vec![None; DISPLAY]));
        table.pile = draws.len().min(MAX_BORDERS) as u8;
        pile.iter_mut().zip(draws).for_each(|(place, border)| *place = border);
    }
    pile
}

/// A row of the border display; spaces that are not listed are empty.
fn spaces(table: &Table, list: Placed<Vec<Placed<String>>>, source: &mut Source<'_>) -> Vec<Option<KindId>> {
    if list.value.len() > DISPLAY {
        source.fault(list.span, format!("the display has {DISPLAY} spaces"), "expected fewer borders");
    }
    let border = |id: &Placed<String>, source: &mut Source<'_>| {
        if id.value.is_empty() { None } else { find_border(table.rules(), id, source) }
    };
    let mut row: Vec<Option<KindId>> = list.value.iter().map(|id| border(id, source)).collect();
    row.resize(DISPLAY, None);
    row
}

fn find_border(rules: &Rules, id: &Placed<String>, source: &mut Source<'_>) -> Option<KindId> {
    of_stacks(rules, "border", &[Stack::Border], id, source)
}

/// The kind with this id that is drawn from one of these stacks.
fn of_stacks(
    rules: &Rules,
    what: &str,
    stacks: &[Stack],
    id: &Placed<String>,
    source: &mut Source<'_>,
) -> Option<KindId> {
    let drawn = || rules.kinds().filter(|(_, kind)| stacks.contains(&kind.stack));
    let found = drawn().find(|(_, kind)| kind.id == id.value);
    if found.is_none() {
        unknown_word(what, id, &drawn().map(|(_, kind)| kind.id.as_str()).collect::<Vec<_>>(), source);
    }
    found.map(|(kind, _)| kind)
}

fn draws(rules: &Rules, top: &mut Fields<'_, '_>, source: &mut Source<'_>) -> Vec<Card> {
    let Some(list) = top.texts("draws", source) else { return Vec::new() };
    if list.value.len() > MAX_STACK {
        source.fault(list.span, "these are too many draws", format!("expected at most {MAX_STACK}"));
    }
    let card = |id: &Placed<String>| match Card::without_tile(&id.value) {
        Some(card) => Some(card),
        None => drawable(rules, id, source).map(Card::Tile),
    };
    list.value.iter().filter_map(card).take(MAX_STACK).collect()
}

fn drawable(rules: &Rules, id: &Placed<String>, source: &mut Source<'_>) -> Option<KindId> {
    of_stacks(rules, "tile of the stacks", &[Stack::A, Stack::B, Stack::C], id, source)
}

/// A market row; a row shorter than the market lies at its right end, where tiles slide to.
fn slots(table: &Table, list: Placed<Vec<Placed<String>>>, source: &mut Source<'_>) -> Vec<Option<KindId>> {
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
        if Card::without_tile(&id.value).is_some() {
            source.fault(id.span.clone(), "this card never lies in the market", "it may be in 'draws'");
            continue;
        }
        row.push(if id.value.is_empty() { None } else { drawable(table.rules(), id, source) });
    }
    row.resize(size, None);
    row
}

fn seat(table: &mut Table, seat: usize, mut fields: Fields<'_, '_>, source: &mut Source<'_>) {
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
        table.boroughs[seat] = Borough::empty();
        if tiles.value.len() > MOST_TILES || tiles.value.is_empty() {
            source.fault(
                tiles.span.clone(),
                format!("a borough cannot begin with {} tiles", tiles.value.len()),
                format!("expected 1 to {MOST_TILES}"),
            );
        }
        for tile in tiles.value.iter().take(MOST_TILES) {
            let laid = parse_tile(table.rules(), &tile.value).and_then(|laid| lay(table, seat, laid));
            if let Err((message, expected)) = laid {
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

/// What is wrong, and what was expected.
type Wrong = (String, String);

fn tile_example() -> String {
    "expected \"suburbs @ 0,0\"; a trailing * is a marker".to_owned()
}

/// Reads `suburbs @ 0,0`, `lake @ 1,1`, a border `lake @ 0,1,5` or, with a marker, `casino @ 2,0*`.
fn parse_tile(rules: &Rules, text: &str) -> Result<Laid, Wrong> {
    let (tile, invested) = match text.trim().strip_suffix('*') {
        Some(tile) => (tile, true),
        None => (text, false),
    };
    let (id, at) = tile.split_once('@').ok_or_else(|| (format!("'{text}' lacks a cell"), tile_example()))?;
    let at = parse_footprint(at).map_err(|message| (message, tile_example()))?;
    let id = id.trim();
    let kind = rules.find_kind(id).ok_or_else(|| {
        let near = game_core::nearest(id, rules.kinds().map(|(_, kind)| kind.id.as_str()));
        let expected = near.map_or_else(tile_example, |near| format!("did you mean '{near}'?"));
        (format!("there is no tile '{id}'"), expected)
    })?;
    let is_border = rules.kind(kind).stack == Stack::Border;
    match at {
        Footprint::Cell(_) if is_border => Err((
            format!("'{text}' lacks a direction"),
            "expected a border as in \"inc-border-ring-road @ 0,1,5\"".into(),
        )),
        Footprint::Border(_) if !is_border && kind != KindId::LAKE => {
            Err((format!("'{id}' is no border"), "expected a cell, as in \"suburbs @ 0,0\"".into()))
        }
        _ => Ok(Laid { kind, at, invested }),
    }
}

fn lay(table: &mut Table, seat: usize, Laid { kind, at, invested }: Laid) -> Result<(), Wrong> {
    let (rules, borough) = (table.rules(), &table.boroughs[seat]);
    let taken = match at {
        Footprint::Cell(cell) => {
            cell.is_board() || borough.at(cell).is_some() || borough.is_under_border(cell)
        }
        // The tiles in its corners may be listed later.
        Footprint::Border(place) => !matches!(borough.bars(place), None | Some(BorderBar::NoCorner)),
    };
    if taken {
        let expected = "expected a free cell off the borough board, or free cells for a border";
        return Err((format!("nothing can stand at {at}"), expected.to_owned()));
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

/// Reads `heavy-factory @ 0,2 income +1 reputation -2`: all that the tile gave and took.
fn read_account(table: &mut Table, seat: Seat, text: &str) -> Result<(), Wrong> {
    let example = || "expected \"heavy-factory @ 0,2 income +1 reputation -2\"".to_owned();
    let mut words = text.split_whitespace();
    let (Some(id), Some("@"), Some(at)) = (words.next(), words.next(), words.next()) else {
        return Err((format!("'{text}' names no tile"), example()));
    };
    let laid = parse_tile(table.rules(), &format!("{id} @ {at}"))?;
    let index = table.borough(seat).at(laid.at);
    let index = index.filter(|&index| table.borough(seat).kind(index) == laid.kind);
    let index = index
        .ok_or_else(|| (format!("there is no {id} at {at}"), "expected one of the seat's tiles".into()))?;
    let mut account = Account::default();
    while let Some(word) = words.next() {
        let track = Track::ALL.into_iter().find(|track| track.word() == word);
        let track = track.ok_or_else(|| (format!("'{word}' is no track"), example()))?;
        let amount = words.next().filter(|amount| amount.starts_with(['+', '-']));
        let amount = amount.and_then(|amount| amount.parse::<i16>().ok());
        let amount = amount.ok_or_else(|| (format!("'{word}' lacks +N or -N"), example()))?;
        account.book(track, amount.into());
    }
    table.ledger.set(seat, index, account);
    Ok(())
}

fn step(table: &Table, mut fields: Fields<'_, '_>, source: &mut Source<'_>) -> Option<Step> {
    let play = game_core::scenario::read_step(&mut fields, "play = \"buy 5 @ 1,1\"", source);
    let mut of_table = ExpectTable::default();
    let mut expects = Vec::new();
    for mut fields in fields.tables("expect", source) {
        if fields.has("seat") {
            expects.extend(expect(table, fields, source));
        } else {
            expect_table(table, &mut of_table, &mut fields, source);
            fields.finish(source);
        }
    }
    if let Some(list) = fields.texts("market", source) {
        of_table.market = Some(slots(table, list, source));
    }
    let over = fields.flag("over", source);
    fields.finish(source);
    Some(Step { play: play?, expects, table: of_table, over })
}

fn expect_table(table: &Table, into: &mut ExpectTable, fields: &mut Fields<'_, '_>, source: &mut Source<'_>) {
    let last = table.seats() as i64 - 1;
    if let Some(turn) = fields.number("turn", 0..=last, source) {
        into.turn = Some(Seat(turn.value as u8));
    }
    if let Some(order) = fields.numbers("order", 0..=last, source) {
        into.order = Some(order.value.iter().map(|&seat| Seat(seat as u8)).collect());
    }
    if let Some(list) = fields.texts("market", source) {
        into.market = Some(slots(table, list, source));
    }
    if let Some(list) = fields.texts("borders", source) {
        into.borders = Some(spaces(table, list, source));
    }
    for (kind, key) in [(AwardKind::Bonus, "bonus"), (AwardKind::Challenge, "challenge")] {
        let Some(id) = fields.text(key, source) else { continue };
        if !id.value.is_empty() {
            find_award(table.rules(), kind, &id, source);
        }
        into.awards[kind as usize] = Some(id.value);
    }
}

fn expect(table: &Table, mut fields: Fields<'_, '_>, source: &mut Source<'_>) -> Option<Expect> {
    let seat = fields.number("seat", 0..=table.seats() as i64 - 1, source)?.value as usize;
    let keys = ["money", "income", "reputation", "population", "markers", "stars"];
    let numbers = numbers(&keys, &mut fields, source);
    let tiles = fields.texts("tiles", source).map(|list| {
        let mut tiles = Vec::new();
        for tile in list.value {
            match parse_tile(table.rules(), &tile.value) {
                Ok(laid) => tiles.push(laid),
                Err((message, expected)) => source.fault(tile.span, message, expected),
            }
        }
        tiles
    });
    fields.finish(source);
    Some(Expect { seat, numbers, tiles })
}

/// The numbers that are named, of those that may be.
fn numbers(
    keys: &[&'static str],
    fields: &mut Fields<'_, '_>,
    source: &mut Source<'_>,
) -> Vec<(&'static str, i64)> {
    let mut number = |key: &'static str| Some((key, fields.number(key, -9999..=9999, source)?.value));
    keys.iter().filter_map(|&key| number(key)).collect()
}

fn score(table: &Table, mut fields: Fields<'_, '_>, source: &mut Source<'_>) -> Option<Score> {
    let line = source.line_of(fields.span().start);
    let seat = fields.number("seat", 0..=table.seats() as i64 - 1, source);
    if seat.is_none() && !fields.has("seat") {
        fields.missing("seat", "seat = 0", source);
    }
    let numbers = numbers(&["population", "reputation", "income", "money", "rank"], &mut fields, source);
    let title = fields.text("title", source).map(|title| title.value);
    let goals = fields.texts("goals", source).map(|list| {
        list.value.iter().for_each(|id| {
            find_goal(table.rules(), id, source);
        });
        list.value.into_iter().map(|id| id.value).collect()
    });
    fields.finish(source);
    Some(Score { line, seat: seat?.value as usize, numbers, title, goals })
}
