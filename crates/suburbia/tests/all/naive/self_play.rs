//! Whole games that the oracle sets up and plays with itself: random moves, written down as an audit.
//!
//! This finds panics and positions nobody thought of; that the rules are read rightly is for the checks by hand.

use super::contents::{Contents, LETTERS};
use super::data::{self, Goal};
use super::listing::{candidates, complete, legal_moves};
use super::model::{Cause, Change, Edition, Mode, Model, Phase};
use super::moves::Move;
use super::packs::{self, PACKS};
use super::setup::{Table, set_up};
use super::{after, check_audit, events, final_position, legal, positions, scoring};
use events::{Tracks, check_events};
use serde_json::{Value, json};

/// Plain dice: the same seed, the same game.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn below(&mut self, number: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % number
    }

    fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }
}

/// A game to set up.
#[derive(Debug, Clone)]
pub struct Wish {
    pub edition: Edition,
    pub mode: Mode,
    pub seats: usize,
    pub packs: Vec<&'static str>,
    pub without: Vec<&'static str>,
}

/// The header of a random game, as the rules have it set up.
pub fn header(wish: &Wish, dice: &mut Dice) -> Value {
    let contents = Contents::new(wish.packs.clone(), &wish.without, wish.mode).expect("a possible wish");
    let table = Table::for_game(wish.edition, wish.mode, wish.seats).expect("a possible wish");
    let mut stack: Vec<&str> = Vec::new();
    let c: usize = table.c.iter().sum();
    for (letter, n) in LETTERS.into_iter().zip([table.a, table.b, c]) {
        let mut of_letter = Vec::new();
        for (pack, number) in contents.shares(letter, n) {
            let kinds = data::tiles().iter();
            let kinds =
                kinds.filter(|tile| tile.pack == pack && tile.stack == letter && contents.has_tile(tile));
            let mut copies: Vec<&str> = kinds.flat_map(|tile| vec![tile.id; tile.copies]).collect();
            dice.shuffle(&mut copies);
            of_letter.extend(copies.into_iter().take(number));
        }
        assert_eq!(of_letter.len(), n);
        dice.shuffle(&mut of_letter);
        if contents.bonuses && letter != "A" {
            stack.push(if letter == "B" { "score-bonus" } else { "score-challenge" });
        }
        if letter == "C" {
            of_letter.insert(table.c[0] + dice.below(table.c[1] + 1), "one-more-round");
        }
        stack.extend(of_letter);
    }
    let market: Vec<&str> = stack.drain(..table.slots).collect();

    let with_dale = |goal: &&Goal| wish.mode != Mode::Dale || !goal.excluded_with_dale;
    let mut goals: Vec<&str> = data::goals()
        .iter()
        .filter(|goal| contents.has_goal(goal))
        .filter(with_dale)
        .map(|goal| goal.id)
        .collect();
    dice.shuffle(&mut goals);
    let public: Vec<&str> = goals.drain(..table.public_goals).collect();
    let hands = if table.goals_dealt_to_each > 0 { wish.seats } else { 0 };
    let dealt: Vec<Vec<&str>> = (0..hands).map(|_| goals.drain(..2).collect()).collect();

    let mut order: Vec<usize> = (0..wish.seats).collect();
    dice.shuffle(&mut order);
    let start = if wish.mode == Mode::Dale { 0 } else { order[0] };
    let mut setup = json!({
        "start": start,
        "market": market,
        "stack": stack,
        "basics": {"suburbs": table.basics, "community-park": table.basics, "heavy-factory": table.basics},
        "goals": {"public": public, "dealt": dealt},
    });
    if contents.borders {
        let borders = data::tiles().iter().filter(|tile| tile.stack == "border" && contents.has_tile(tile));
        let mut ids: Vec<&str> = borders.map(|border| border.id).collect();
        dice.shuffle(&mut ids);
        setup["borders"] = json!({"display": ids[..3], "pile": ids[3..]});
    }
    for kind in ["bonus", "challenge"] {
        let awards = packs::awards().iter().filter(|award| award.kind == kind && contents.has_award(award));
        let ids: Vec<&str> = awards.map(|award| award.id).collect();
        if !ids.is_empty() {
            setup[kind] = json!(ids[dice.below(ids.len())]);
        }
    }
    if contents.stars {
        setup["stars"] = json!(order);
    }
    let edition = match wish.edition {
        Edition::First => "first",
        Edition::Second => "second",
        Edition::Collectors => "collectors",
    };
    let mode = match wish.mode {
        Mode::Standard => "standard",
        Mode::LoneArchitect => "lone-architect",
        Mode::Dale => "dale",
    };
    let mut rules = json!({"edition": edition, "mode": mode, "packs": wish.packs});
    if !wish.without.is_empty() {
        rules["without"] = json!(wish.without);
    }
    json!({"audit": "tabletown-audit/1", "game": "suburbia", "rules": rules, "seats": wish.seats, "setup": setup})
}

/// A legal move: the best of a few random ones, so that boroughs grow and dear tiles are bought.
pub fn random_move(model: &Model, dice: &mut Dice) -> String {
    if model.dale_builds() {
        return model.dales_build().0.to_string();
    }
    let mut kinds: Vec<Vec<Move>> = Vec::new();
    for candidate in candidates(model) {
        let same =
            |kind: &&mut Vec<Move>| std::mem::discriminant(&kind[0]) == std::mem::discriminant(&candidate);
        match kinds.iter_mut().find(same) {
            Some(kind) => kind.push(candidate),
            None => kinds.push(vec![candidate]),
        }
    }
    let few = if dice.below(3) == 0 { 1 } else { 6 };
    let moves: Vec<String> = (0..few).map(|_| any_move(model, &kinds, dice)).collect();
    moves.into_iter().max_by_key(|text| worth(model, text)).expect("there is always a legal move")
}

/// A rough guess; moves with something special come first.
fn worth(model: &Model, text: &str) -> i64 {
    let mut played = model.clone();
    played.play(&Move::read(text).expect("a move")).expect("a legal move");
    let seat = &played.seats[model.mover().expect("a mover")];
    let special = if text.contains('=') || text.starts_with("replace") { 20 } else { 0 };
    3 * seat.income + 2 * seat.reputation + seat.population + seat.money / 3 + special
}

/// A random kind of move, then a random one of this kind.
fn any_move(model: &Model, kinds: &[Vec<Move>], dice: &mut Dice) -> String {
    loop {
        let buys = kinds.iter().position(|kind| matches!(kind[0], Move::Buy { .. }));
        let kind = match buys {
            Some(buys) if dice.below(2) == 0 => buys,
            _ => dice.below(kinds.len()),
        };
        let candidate = kinds[kind][dice.below(kinds[kind].len())].clone();
        let mut found = Vec::new();
        complete(model, candidate, &mut found);
        if !found.is_empty() {
            return found.swap_remove(dice.below(found.len()));
        }
    }
}

/// The audit of a random game.
pub fn random_audit(wish: &Wish, seed: u64) -> Vec<Value> {
    let mut dice = Dice::new(seed);
    let mut lines = vec![header(wish, &mut dice)];
    let mut model = set_up(&lines[0]).expect("a possible header");
    while let Some(seat) = model.mover() {
        let text = random_move(&model, &mut dice);
        model.play(&Move::read(&text).expect("a move")).expect("a legal move");
        let events: Vec<Value> = model.changes.iter().map(event).collect();
        lines.push(
            json!({"ply": lines.len(), "seat": seat, "move": text, "events": events, "after": after(&model)}),
        );
    }
    lines.push(final_line(&model));
    lines
}

fn event(change: &Change) -> Value {
    let tile = |kind: &str, id: &str, owner: usize, at: super::geometry::Place| json!({"kind": kind, "id": id, "owner": owner, "at": at.numbers()});
    let cause = match change.cause {
        Cause::Tile { id, owner, at } => tile("tile", id, owner, at),
        Cause::Flip { id, owner, at } => tile("flip", id, owner, at),
        Cause::Bonus(id) => json!({"kind": "bonus", "id": id}),
        Cause::Challenge(id) => json!({"kind": "challenge", "id": id}),
        Cause::Pay => json!({"kind": "pay"}),
        Cause::RedLine => json!({"kind": "red-line"}),
        Cause::IncomeStep => json!({"kind": "income-step"}),
        Cause::PopulationStep => json!({"kind": "population-step"}),
        Cause::StarTrack => json!({"kind": "star-track"}),
        Cause::StarRound => json!({"kind": "star-round"}),
    };
    let mut event =
        json!({"seat": change.seat, "track": change.track, "delta": change.delta, "cause": cause});
    if let Some(step) = change.step {
        event["step"] = json!(step);
    }
    event
}

fn final_line(model: &Model) -> Value {
    let (goals, seats) = scoring::score(model);
    let mut events = Vec::new();
    for scored in goals.iter().filter(|scored| scored.bonus > 0) {
        let cause = json!({"kind": "goal", "id": scored.goal.id});
        events
            .push(json!({"seat": scored.seat, "track": "population", "delta": scored.bonus, "cause": cause}));
    }
    for (seat, tracks) in model.seats.iter().enumerate() {
        let fives = tracks.money / 5;
        for (track, delta) in [("money", -5 * fives), ("population", fives)] {
            if delta != 0 {
                let cause = json!({"kind": "conversion"});
                events.push(json!({"seat": seat, "track": track, "delta": delta, "cause": cause}));
            }
        }
    }
    let mut position = final_position(model);
    for (index, scored) in goals.iter().enumerate() {
        position["goals"][index]["values"] = json!(scoring::values(model, scored.goal));
    }
    for (seat, last) in seats.iter().enumerate() {
        if let Some(title) = last.title {
            position["seats"][seat]["title"] = json!(title);
        }
    }
    position["events"] = json!(events);
    json!({ "final": position })
}

/// One wish for every edition, mode and number of seats, with packs that change from one to the next.
pub fn wishes(dice: &mut Dice) -> Vec<Wish> {
    let mut wishes = Vec::new();
    for edition in [Edition::First, Edition::Second, Edition::Collectors] {
        for (mode, seats) in [
            (Mode::LoneArchitect, 1),
            (Mode::Dale, 2),
            (Mode::Standard, 2),
            (Mode::Standard, 3),
            (Mode::Standard, 4),
            (Mode::Standard, 5),
        ] {
            if Table::for_game(edition, mode, seats).is_err() {
                continue;
            }
            let all = dice.below(2) == 0;
            let packs: Vec<&'static str> =
                PACKS.into_iter().filter(|pack| *pack == "base" || all || dice.below(2) == 0).collect();
            let mut without = Vec::new();
            if packs.contains(&"inc") && !all {
                without.extend(["bonuses", "borders"].into_iter().filter(|_| dice.below(3) == 0));
            }
            wishes.push(Wish { edition, mode, seats, packs, without });
        }
    }
    wishes
}

#[test]
fn random_games_of_every_kind_pass() {
    let mut dice = Dice::new(7);
    for seed in 0..2 {
        for wish in wishes(&mut dice) {
            let lines = random_audit(&wish, seed);
            if let Err(why) = check_audit(&lines) {
                panic!("{wish:?}, seed {seed}: {why}");
            }
        }
    }
}

#[test]
fn rich_seats_with_special_tiles_come_to_no_harm() {
    const SPECIAL: [&str; 14] = [
        "ce-los-angeles",
        "ce-london",
        "ce-kuala-lumpur",
        "ce-milan-duomo-di-milano",
        "inc-redevelopment-planner",
        "inc-redistricting-office",
        "inc-water-purification-plant",
        "five-star-festival-of-lights",
        "five-star-man-made-volcano",
        "nightlife-haunted-house",
        "essen-sausage-stand",
        "waterfront-realty",
        "casino",
        "pr-firm",
    ];
    for seed in 0..8 {
        let mut dice = Dice::new(seed);
        let any = |dice: &mut Dice| SPECIAL[dice.below(SPECIAL.len())];
        let mode = [Mode::Standard, Mode::Standard, Mode::LoneArchitect, Mode::Dale][seed as usize % 4];
        let seats = [3, 2, 1, 2][seed as usize % 4];
        let slots: Vec<&str> = (0..if mode == Mode::Dale { 4 } else { 7 }).map(|_| any(&mut dice)).collect();
        let draws: Vec<&str> = (0..80).map(|_| any(&mut dice)).collect();
        let mut model = positions::game(Edition::Second, mode, seats, &slots, &draws);
        positions::with_borders(
            &mut model,
            ["inc-border-signal-ridge", "five-star-border-geyser-field", "inc-border-ring-road"],
            &["inc-border-foothill-estates"; 9],
        );
        model.lay_out_stars((0..seats).collect());
        for _ in 0..30 {
            for seat in &mut model.seats {
                seat.money += 40;
            }
            let before = Tracks::of_all(&model);
            let text = random_move(&model, &mut dice);
            model.play(&Move::read(&text).expect("a move")).expect("a legal move");
            let events: Vec<Value> = model.changes.iter().map(event).collect();
            assert_eq!(check_events(&model, &before, &events), Ok(()), "{text}");
            // Planners have no marker, and no lake and no Planner has anything in the ledger.
            for (seat, borough) in model.seats.iter().enumerate() {
                for thing in &borough.tiles {
                    let planner = thing.tile.has("redevelopment");
                    assert!(!(planner && thing.invested));
                    let booked =
                        model.ledger.iter().any(|entry| entry.built == thing.built && entry.seat == seat);
                    assert!(!(booked && (planner || thing.tile.is_lake())), "{text}");
                }
                let marked = borough.tiles.iter().filter(|thing| thing.invested).count();
                assert_eq!(marked + borough.markers, 3);
            }
        }
    }
}

/// Moves to every cell far and wide.
fn everywhere(phase: Phase) -> Vec<String> {
    let mut texts: Vec<String> = (0..10).map(|slot| format!("discard {slot}")).collect();
    if phase != Phase::Build {
        return texts;
    }
    for q in -9..=9 {
        for r in -9..=12 {
            texts.push(format!("lake 7 @ {q},{r}"));
            texts.push(format!("basic suburbs @ {q},{r}"));
            texts.push(format!("replace 7 @ {q},{r}"));
            texts.push(format!("invest @ {q},{r}"));
            for k in 0..6 {
                texts.push(format!("border-lake 2 @ {q},{r},{k}"));
                texts.push(format!("invest @ {q},{r},{k}"));
            }
        }
    }
    texts
}

#[test]
fn exactly_the_listed_moves_are_legal() {
    let wish = Wish {
        edition: Edition::Second,
        mode: Mode::Standard,
        seats: 2,
        packs: PACKS.to_vec(),
        without: Vec::new(),
    };
    let mut dice = Dice::new(11);
    let mut model = set_up(&header(&wish, &mut dice)).expect("a possible header");
    for ply in 0..60 {
        if model.phase == Phase::Over {
            break;
        }
        let text = random_move(&model, &mut dice);
        if ply % 12 == 11 {
            let listed = legal_moves(&model);
            assert!(listed.contains(&text), "{text}");
            let before = after(&model);
            for listed in &listed {
                assert_eq!(legal(&model, listed), Ok(()), "{listed}");
            }
            assert_eq!(after(&model), before); // asking changes nothing
            for text in everywhere(model.phase) {
                assert_eq!(legal(&model, &text).is_ok(), listed.contains(&text), "{text}");
            }
        }
        model.play(&Move::read(&text).expect("a move")).expect("a legal move");
    }
}
