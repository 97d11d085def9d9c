//! What has to hold of any text, whatever a game makes of it; the targets run each check over all games.

use game_core::record::{Record, check_result, replay};
use game_core::{Dice, Game};
use games::learn::lesson::{self, LEARNER, Lesson, Progress};
use games::learn::markup;
use games::{Libraries, Playable};
use neom::Neom;
use render::text::Language;
use std::sync::LazyLock;
use suburbia::Suburbia;

/// What a game brings to be fuzzed.
pub trait Fuzzed: Game {
    /// A table with all packs of the program.
    fn table() -> Self::Setup;
    /// A table at which the tiles of this pack are played too, if the text is one.
    fn table_of_pack(text: &str) -> Option<Self::Setup>;
    /// The table a record tells of.
    fn table_of_record(record: &Record) -> Option<Self::Setup>;
    /// Runs the text, if it is a scenario.
    fn run_scenario(text: &str);
}

/// Runs a check over all games.
#[macro_export]
macro_rules! over_all_games {
    ($check:ident, $text:expr) => {
        $crate::$check::<suburbia::Suburbia>($text);
        $crate::$check::<neom::Neom>($text);
    };
}

/// Lines as moves: a value or an error; what is played was listed, and a refused move changes nothing. `#7` plays the
/// seventh legal move, so that later phases are reached.
pub fn moves<G: Fuzzed>(text: &str) {
    let mut game = G::new(&G::table(), 1);
    let mut legal = Vec::new();
    for line in text.lines().take(200) {
        let Some(seat) = game.to_act().lowest() else { break };
        legal.clear();
        game.every_move(seat, &mut legal);
        let number = line.strip_prefix('#').and_then(|number| number.parse::<usize>().ok());
        let mv = match number.and_then(|number| legal.get(number % legal.len().max(1))) {
            Some(mv) => mv.clone(),
            None => match game.parse_move(line) {
                Ok(mv) => mv,
                Err(_) => continue,
            },
        };
        assert_eq!(game.parse_move(&game.write_move(mv.clone())).as_ref(), Ok(&mv));
        let before = game.ledger();
        match game.play(seat, mv.clone(), &mut ()) {
            Ok(()) => assert!(legal.contains(&mv), "played, but not listed"),
            Err(_) => {
                assert!(!legal.contains(&mv), "listed, but refused");
                assert_eq!(before, game.ledger());
            }
        }
    }
}

/// A file of records is replayed as far as it goes, and is written as it was read.
pub fn records<G: Fuzzed>(text: &str) {
    let Ok(records) = Record::parse_all(text) else { return };
    for (_, record) in records {
        assert_eq!(Record::parse(&record.to_line(), 1).as_ref(), Ok(&record));
        let Some(table) = G::table_of_record(&record) else { continue };
        let mut game = G::new(&table, record.seed);
        if replay(&mut game, &record.moves, |_| ()).is_ok() {
            let _ = check_result(record.result.as_ref(), &game);
        }
    }
}

/// A pack that is accepted can be played.
pub fn packs<G: Fuzzed>(text: &str) {
    let Some(table) = G::table_of_pack(text) else { return };
    let mut game = G::new(&table, 1);
    let (mut dice, mut moves) = (Dice::new(1, 1), Vec::new());
    while let Some(seat) = game.to_act().lowest() {
        moves.clear();
        game.legal_moves(seat, &mut moves);
        game.play(seat, moves[dice.below(moves.len())].clone(), &mut ()).expect("listed");
    }
}

/// A scenario that can be read is run.
pub fn scenarios<G: Fuzzed>(text: &str) {
    G::run_scenario(text);
}

/// A lesson that is accepted can be done: each of its tasks is open, and the solution that is shown leads to its end. Its
/// words are there for whoever reads them.
pub fn lessons<G: Playable>(text: &str) {
    // Those of the program have their words elsewhere, and are known by their names.
    let of_program = || lesson::ids(&LIBRARIES, G::NAME).first().copied();
    let name = if text.contains("[text.") { Some("lesson") } else { of_program() };
    let file = format!("{}.toml", name.unwrap_or_default());
    let Ok(lesson) = Lesson::<G>::read(&LIBRARIES, &file, text) else { return };
    for step in 0..lesson.len() {
        let mut game = lesson.start(step);
        let (mut plies, mut seats) = (Vec::new(), Vec::new());
        assert_eq!(lesson.progress(step, &plies), Progress::Open);
        while !matches!(lesson.progress(step, &plies), Progress::Done { .. }) {
            let (seat, mv) = lesson.reply(step, &game, &seats).unwrap_or_else(|| {
                let shown = lesson.shown(step, &plies).expect("the solution goes on");
                (LEARNER, game.parse_move(shown).expect("it was played before"))
            });
            game.play(seat, mv.clone(), &mut ()).expect("it was played before");
            plies.push((seat, mv));
            seats.push(seat);
        }
    }
    for language in Language::ALL.into_iter().filter(|_| lesson.is_own()) {
        let words = (0..lesson.len()).flat_map(|step| {
            [lesson.task(language, step), lesson.hint(language, step), lesson.done(language, step)]
        });
        for text in words.chain([lesson.title(language), lesson.about(language), lesson.intro(language)]) {
            let _ = markup::blocks(&text);
        }
    }
}

const BASE: &str = "base";

impl Fuzzed for Suburbia {
    fn table() -> suburbia::setup::Setup {
        use suburbia::setup::{Edition, Mode, Setup};
        Setup::new(suburbia_rules(), Edition::Second, Mode::Standard, 2).expect("there is such a table")
    }

    fn table_of_pack(text: &str) -> Option<suburbia::setup::Setup> {
        use suburbia::setup::{Edition, Mode, Setup};
        let pack = suburbia::pack::read("pack.toml", text).ok()?;
        // With borders, stars and a ledger, so that whatever a pack has is played.
        let names = [BASE, "inc", "five-star", "ce"].map(str::to_owned).into_iter();
        let own = (!names.clone().any(|name| name == pack.head.id)).then(|| pack.head.id.clone());
        let names: Vec<String> = names.chain(own).collect();
        let mut library = suburbia::library::Library::builtin();
        library.add(pack);
        Setup::new(library.rules(&names).ok()?, Edition::Second, Mode::Standard, 2).ok()
    }

    fn table_of_record(record: &Record) -> Option<suburbia::setup::Setup> {
        let spec = suburbia::setup::RulesSpec::from_json(&record.rules).ok()?;
        let rules = SUBURBIA.rules(&spec.packs).ok()?;
        spec.table(rules, &record.seats).ok()
    }

    fn run_scenario(text: &str) {
        if let Ok(scenario) = suburbia::scenario::Scenario::read(suburbia_rules(), "scenario.toml", text) {
            let _ = scenario.run();
        }
    }
}

impl Fuzzed for Neom {
    fn table() -> neom::setup::Setup {
        use neom::setup::{Mode, Setup};
        Setup::new(neom_rules(), Mode::Standard, 3, None, false).expect("there is such a table")
    }

    fn table_of_pack(text: &str) -> Option<neom::setup::Setup> {
        use neom::setup::{Mode, Setup};
        let pack = neom::pack::read("pack.toml", text).ok()?;
        let names = [BASE.to_owned(), pack.head.id.clone()];
        let mut library = neom::library::Library::builtin();
        library.add(pack);
        // All tiles are in the game of five.
        Setup::new(library.rules(&names).ok()?, Mode::Standard, 5, None, false).ok()
    }

    fn table_of_record(record: &Record) -> Option<neom::setup::Setup> {
        let spec = neom::setup::RulesSpec::from_json(&record.rules).ok()?;
        let rules = NEOM.rules(&spec.pack_names()).ok()?;
        spec.table(rules, record.seats.len()).ok()
    }

    fn run_scenario(text: &str) {
        if let Ok(scenario) = neom::scenario::Scenario::read(neom_rules(), "scenario.toml", text) {
            let _ = scenario.run();
        }
    }
}

// Reading the packs of the program takes longer than most checks: it is done once.
static LIBRARIES: LazyLock<Libraries> = LazyLock::new(Libraries::default);
static SUBURBIA: LazyLock<suburbia::library::Library> = LazyLock::new(suburbia::library::Library::builtin);
static NEOM: LazyLock<neom::library::Library> = LazyLock::new(neom::library::Library::builtin);

/// All packs: texts may name whatever they have.
fn suburbia_rules() -> &'static suburbia::rules::Rules {
    let names: Vec<String> = suburbia::library::Library::builtin_ids().map(str::to_owned).collect();
    SUBURBIA.rules(&names).expect("the built-in packs are sound")
}

fn neom_rules() -> &'static neom::rules::Rules {
    NEOM.rules(&[BASE.to_owned()]).expect("the base pack is sound")
}
