//! The games of the house: what the commands need of a game, and finding one by its name.
//!
//! A command is written once, for any [`HouseGame`]. [`with_game!`] calls it for the game that was asked for, or that
//! a record, scenario or pack names; [`for_every_game!`] calls it for one after the other. A new game has a file in
//! this folder, an arm in each of the two macros, a field in [`Libraries`] and its name in [`NAMES`].

mod neom;
mod suburbia;

use crate::args::{PackArgs, TableArgs};
use crate::input::{self, counted, did_you_mean, show_faults};
use crate::output::Ending;
use crate::pictures::Pictures;
use game_core::art::ArtFile;
use game_core::pack::{Library, LibraryError, PackFile, Provenance};
use game_core::record::{Record, ReplayError};
use game_core::{Fault, nearest, quoted};
use lab::Study;
use lab::bench::Gauge;
use serde_json::Value;
use std::cell::OnceCell;
use std::path::Path;
use terminal::TerminalGame;

/// The names of the games there are. Files that do not say which game they are for are for the first.
pub const NAMES: [&str; 2] = ["suburbia", "neom"];

/// Runs an expression with `$G` as the game of that name. `Err` if there is none.
macro_rules! with_game {
    ($name:expr, $G:ident => $run:expr) => {
        match $name {
            "suburbia" => {
                type $G = ::suburbia::Suburbia;
                Ok($run)
            }
            "neom" => {
                type $G = ::neom::Neom;
                Ok($run)
            }
            other => Err($crate::games::NoSuchGame(other.to_owned())),
        }
    };
}

/// Runs a block with `$G` as each game in turn.
macro_rules! for_every_game {
    ($G:ident => $run:block) => {{
        {
            type $G = ::suburbia::Suburbia;
            $run
        }
        {
            type $G = ::neom::Neom;
            $run
        }
    }};
}

pub(crate) use {for_every_game, with_game};

/// There is no game of this name.
#[derive(Debug)]
pub struct NoSuchGame(pub String);

impl NoSuchGame {
    /// As an answer to somebody who asked for it.
    pub fn asked(self) -> Ending {
        let hint =
            nearest(&self.0, NAMES).map_or_else(|| format!("there are: {}", NAMES.join(", ")), did_you_mean);
        Ending::wrong(format!("there is no game '{}'; {hint}", self.0))
    }

    /// As what is wrong with a record.
    pub fn recorded(self) -> String {
        format!("it is a record of '{}', which this version does not play", quoted(&self.0))
    }
}

/// The rules that packs of a game make.
pub type RulesOf<G> = &'static <<G as HouseGame>::Pack as PackFile>::Rules;

/// A game that all commands work with.
pub trait HouseGame: TerminalGame + Study {
    /// Its packs; a choice of them makes rules.
    type Pack: PackFile;

    /// This game's shelf.
    fn shelf(libraries: &Libraries) -> &Shelf<Self>;

    /// The table that was asked for. Options that are for other games are refused.
    fn table(args: &TableArgs, players: usize) -> Result<Self::Setup, Ending>;

    /// Who plays if nobody is named.
    fn usual_seats(args: &TableArgs) -> &'static [&'static str];

    /// Numbers of seats for a tournament, if none are named.
    fn usual_tables() -> &'static [usize];

    /// The number of players in a study of tiles, if none is named.
    fn usual_study(args: &TableArgs) -> usize;

    /// The tables for one player, each with its name.
    fn solo_tables(args: &TableArgs) -> Result<Vec<(String, Self::Setup)>, Ending>;

    /// Seats without those that the rules play, which may be named but are there anyway.
    fn named_seats(_args: &TableArgs, seats: Vec<String>) -> Vec<String> {
        seats
    }

    /// The table a record was played at, or what is wrong with the record.
    fn recorded_table(library: &Library<Self::Pack>, record: &Record) -> Result<Self::Setup, String>;

    /// The title for a score, where one plays alone for titles.
    fn title(_setup: &Self::Setup, _score: i32) -> Option<&'static str> {
        None
    }

    /// Every step of a game as JSON lines.
    fn audit(setup: &Self::Setup, seed: u64, moves: &[String]) -> Result<Vec<Value>, ReplayError>;

    /// A picture of everything that lies open, and of the scoring once the game is over.
    fn svg(&self, names: &[String], caption: &str) -> String;

    /// Reads and runs a scenario.
    fn scenario(rules: RulesOf<Self>, file: &str, text: &str) -> Result<Verdict, Vec<Fault>>;

    /// What is in the packs, line by line.
    fn list(rules: RulesOf<Self>) -> Vec<String>;

    /// What is in the packs, for programs.
    fn list_json(rules: RulesOf<Self>) -> Value;

    /// How much is in one pack: `3 tiles, 1 goal`.
    fn pack_summary(rules: RulesOf<Self>, pack: &str) -> String;

    /// Measures the figures quoted in the README.
    fn bench(gauge: &mut Gauge<impl FnMut(&str)>);
}

/// How a scenario went.
pub struct Verdict {
    /// What the scenario shows.
    pub name: String,
    /// What went differently, if something did.
    pub failure: Option<String>,
}

/// Why packs make no rules, for whoever asked for them.
pub fn no_rules(error: LibraryError) -> Ending {
    match error {
        LibraryError::UnknownPack { .. } => Ending::wrong(error),
        LibraryError::Faulty(faults) => {
            show_faults(&faults);
            let count = counted(faults.len(), "fault");
            Ending::wrong(format!("the packs do not fit together: {count} (see above)"))
        }
    }
}

/// Why packs make no rules, for whoever shows a record.
pub fn no_recorded_rules(error: LibraryError) -> String {
    match error {
        LibraryError::UnknownPack { .. } => format!("{error} (give the folder with --packs)"),
        LibraryError::Faulty(_) => error.to_string(),
    }
}

/// Reads a pack from a file and adds it with its pictures; returns its name. A pack that is among `added` already is a fault.
pub fn add_pack<P: PackFile>(
    library: &mut Library<P>,
    added: &[String],
    file: &str,
    text: &str,
    art: Vec<ArtFile>,
) -> Result<String, Vec<Fault>> {
    let mut pack = P::read(file, text)?;
    pack.set_art(art);
    let name = pack.head().id.clone();
    if added.contains(&name) {
        let first = library.find(&name).map_or("", |known| known.head().file.as_str());
        return Err(vec![pack.head().fault_at_id(format!("the pack '{name}' is also in {first}"))]);
    }
    library.add(pack);
    Ok(name)
}

/// House values are marked wherever they are shown.
pub fn remark(provenance: &Provenance) -> String {
    match (provenance.source.as_str(), provenance.house_fields.is_empty()) {
        ("seed" | "public", true) => String::new(),
        ("seed" | "public", false) => format!("  [house: {}]", provenance.house_fields.join(", ")),
        (other, _) => format!("  [{other}]"),
    }
}

/// The pack every game has and every choice begins with.
pub const BASE: &str = "base";

/// A library with the packs that were asked for.
pub struct Shelf<G: HouseGame> {
    /// All packs there are.
    pub library: Library<G::Pack>,
    /// The chosen ones by name, each once.
    pub names: Vec<String>,
    rules: OnceCell<RulesOf<G>>,
}

impl<G: HouseGame> Shelf<G> {
    /// For a command about this game: a file that is named must hold a pack for it; of a folder it takes its own.
    pub fn for_this(args: &PackArgs) -> Result<Shelf<G>, Ending> {
        Shelf::read(args, |path, text| !path.is_dir() || input::pack_game(text) == G::NAME)
    }

    /// For a command about any game: files with packs for others are left to those.
    fn among_others(args: &PackArgs) -> Result<Shelf<G>, Ending> {
        Shelf::read(args, |_, text| input::pack_game(text) == G::NAME)
    }

    fn read(args: &PackArgs, is_for_this: impl Fn(&Path, &str) -> bool) -> Result<Shelf<G>, Ending> {
        let (mut library, mut added, mut faults) = (Library::builtin(), Vec::new(), Vec::new());
        let mut pictures = Pictures::default();
        let mut names = vec![BASE.to_owned()];
        for item in args.packs.iter().filter(|item| !item.is_empty()) {
            let path = Path::new(item);
            let is_path = item.contains(['/', '\\']) || item.ends_with(".toml") || path.is_dir();
            if !is_path {
                names.push(item.clone());
                continue;
            }
            for file in input::toml_files(path)? {
                let text = input::text(&file)?;
                if !is_for_this(path, &text) {
                    continue;
                }
                let (name, art) = (file.display().to_string(), pictures.beside(&file)?);
                match add_pack::<G::Pack>(&mut library, &added, &name, &text, art) {
                    Ok(name) => {
                        names.push(name.clone());
                        added.push(name);
                    }
                    Err(found) => faults.extend(found),
                }
            }
        }
        faults.extend(pictures.faults);
        if !faults.is_empty() {
            show_faults(&faults);
            let count = counted(faults.len(), "fault");
            return Err(Ending::wrong(format!("the packs have {count} (see above)")));
        }
        let mut unique: Vec<String> = Vec::new();
        for name in names {
            if !unique.contains(&name) {
                unique.push(name);
            }
        }
        Ok(Shelf { library, names: unique, rules: OnceCell::new() })
    }

    /// The rules made of the chosen packs.
    pub fn rules(&self) -> Result<RulesOf<G>, Ending> {
        if let Some(rules) = self.rules.get() {
            return Ok(rules);
        }
        let rules = self.library.rules(&self.names).map_err(no_rules)?;
        Ok(self.rules.get_or_init(|| rules))
    }
}

/// A shelf for each game, for commands about files of any game.
pub struct Libraries {
    /// Suburbia's.
    pub suburbia: Shelf<::suburbia::Suburbia>,
    /// NEOM's.
    pub neom: Shelf<::neom::Neom>,
}

impl Libraries {
    /// Reads the packs that were asked for, each into its game's shelf.
    pub fn read(args: &PackArgs) -> Result<Libraries, Ending> {
        Ok(Libraries { suburbia: Shelf::among_others(args)?, neom: Shelf::among_others(args)? })
    }
}

/// Refuses an option that is not for this game.
pub fn refuse_option(given: bool, option: &str, game: &str) -> Result<(), Ending> {
    if given { Err(Ending::wrong(format!("{option} is for {game} only; leave it out"))) } else { Ok(()) }
}
