//! The packs and the table that a command was asked for, for any game of the list.
//!
//! A command is written once, for any [`Playable`]; [`with_game!`](games::with_game) calls it for the game that was asked
//! for, or that a record, scenario or pack names.

use crate::args::{PackArgs, TableArgs};
use crate::input::{self, show_faults};
use crate::output::Ending;
use crate::pictures::Pictures;
use game_core::art::ArtFile;
use game_core::pack::{Library, LibraryError, PackFile};
use game_core::record::Record;
use game_core::{Fault, quoted};
use games::choice::{Chosen, fitting};
use games::playable::counted;
use games::{BASE, NAMES, PerGame, Playable, RulesOf, for_each_game, no_such_game, with_game};
use std::fmt::Display;
use std::path::Path;
use std::sync::OnceLock;

/// There is no game of this name: an answer to somebody who asked for it.
pub(crate) fn unknown(name: &str) -> Ending {
    Ending::wrong(no_such_game(name))
}

/// There is no game of this name: what is wrong with a record.
pub(crate) fn unknown_in_record(name: &str) -> String {
    format!("it is a record of '{}', which this version does not play", quoted(name))
}

/// Why packs make no rules, for whoever asked for them.
pub(crate) fn no_rules(error: LibraryError) -> Ending {
    match error {
        LibraryError::UnknownPack { .. } | LibraryError::Twice { .. } | LibraryError::TooMany => {
            Ending::wrong(error)
        }
        LibraryError::Faulty(faults) => {
            show_faults(&faults);
            let count = counted(faults.len(), "fault");
            Ending::wrong(format!("the packs do not fit together: {count} (see above)"))
        }
    }
}

/// Why a record cannot be played.
pub(crate) struct NoTable {
    reason: String,
    /// Whether it names packs that are not there: a file that cannot be read here, not one that tells something wrong.
    unknown_packs: bool,
}

impl NoTable {
    fn packs(error: LibraryError) -> NoTable {
        let unknown_packs = matches!(error, LibraryError::UnknownPack { .. } | LibraryError::Twice { .. });
        let reason = match error {
            LibraryError::UnknownPack { name, known, .. } => {
                format!(
                    "there is no pack '{name}'; there are: {known} (give a folder with others with --packs)"
                )
            }
            _ => error.to_string(),
        };
        NoTable { reason, unknown_packs }
    }

    /// The sentence, and whether the file could not be read for lack of packs.
    pub(crate) fn told(self) -> (String, bool) {
        (self.reason, self.unknown_packs)
    }

    /// How a command ends that was to play this record of this file.
    pub(crate) fn ending(self, place: impl Display) -> Ending {
        let sentence = format!("{place}: {}", self.reason);
        if self.unknown_packs { Ending::Wrong(sentence) } else { Ending::Negative(sentence) }
    }
}

impl From<String> for NoTable {
    fn from(reason: String) -> NoTable {
        NoTable { reason, unknown_packs: false }
    }
}

/// Reads a pack from a file and adds it with its pictures; returns its name. A pack that is among `added` already is a fault.
pub(crate) fn add_pack<P: PackFile>(
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

/// The word for all packs that are part of the program.
const ALL: &str = "all";

/// A library with the packs that were asked for.
pub(crate) struct Shelf<G: Playable> {
    /// All packs there are.
    pub library: Library<G::Pack>,
    /// The chosen ones by name, each once.
    pub names: Vec<String>,
    rules: OnceLock<RulesOf<G>>,
}

impl<G: Playable> Shelf<G> {
    /// For a command about this game: a file that is named must hold a pack for it; of a folder it takes its own.
    pub(crate) fn for_this(args: &PackArgs) -> Result<Shelf<G>, Ending> {
        Shelf::read(args, |path, text| !path.is_dir() || input::pack_game(text) == G::NAME)
    }

    /// For a command about any game: files with packs for others are left to those.
    fn among_others(args: &PackArgs) -> Result<Shelf<G>, Ending> {
        Shelf::read(args, |_, text| input::pack_game(text) == G::NAME)
    }

    fn read(args: &PackArgs, is_for_this: impl Fn(&Path, &str) -> bool) -> Result<Shelf<G>, Ending> {
        let (mut library, mut added, mut faults) = (Library::builtin(), Vec::new(), Vec::new());
        let mut names: Vec<String> = Vec::new();
        let mut pictures = Pictures::default();
        let builtin = |name: &str| Library::<G::Pack>::builtin_ids().any(|known| known == name);
        for item in args.packs.iter().filter(|item| !item.is_empty()) {
            let path = Path::new(item);
            if item == ALL {
                names.extend(Library::<G::Pack>::builtin_ids().map(str::to_owned));
                continue;
            }
            let is_path = item.contains(['/', '\\']) || item.starts_with('.') || item.ends_with(".toml");
            if builtin(item) || !(is_path || path.is_dir()) {
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
        if !names.iter().any(|name| name == BASE) {
            names.insert(0, BASE.to_owned());
        }
        Ok(Shelf { library, names, rules: OnceLock::new() })
    }

    /// The rules made of all packs that are part of the program and of those chosen besides: scenarios may name tiles of
    /// any of them.
    pub(crate) fn all_rules(&self) -> Result<RulesOf<G>, Ending> {
        let builtin = Library::<G::Pack>::builtin_ids().map(str::to_owned);
        let others =
            self.names.iter().filter(|&name| Library::<G::Pack>::builtin_ids().all(|known| known != name));
        let names: Vec<String> = builtin.chain(others.cloned()).collect();
        self.library.rules(&names).map_err(no_rules)
    }

    /// The rules made of the chosen packs.
    pub(crate) fn rules(&self) -> Result<RulesOf<G>, Ending> {
        if let Some(rules) = self.rules.get() {
            return Ok(rules);
        }
        let rules = self.library.rules(&self.names).map_err(no_rules)?;
        Ok(self.rules.get_or_init(|| rules))
    }
}

/// A shelf for each game, for commands about files of any game.
pub(crate) struct Libraries(PerGame);

impl Libraries {
    /// Reads the packs that were asked for, each into its game's shelf.
    pub(crate) fn read(args: &PackArgs) -> Result<Libraries, Ending> {
        let mut shelves = PerGame::default();
        for_each_game!(G => { shelves.set::<G>(Shelf::<G>::among_others(args)?); });
        Ok(Libraries(shelves))
    }

    /// A game's shelf.
    pub(crate) fn of<G: Playable>(&self) -> &Shelf<G> {
        self.0.get::<G, Shelf<G>>().expect("each game has a shelf") // never fails: `read` makes them
    }
}

/// The table that was asked for. Options that are for other games are refused.
pub(crate) fn table<G: Playable>(args: &TableArgs, players: usize) -> Result<G::Setup, Ending> {
    chosen_table::<G>(args, &args.chosen, players)
}

fn chosen_table<G: Playable>(args: &TableArgs, chosen: &Chosen, players: usize) -> Result<G::Setup, Ending> {
    refuse_options::<G>(chosen)?;
    chosen.rules(G::CHOICES).map_err(Ending::wrong)?;
    let shelf = Shelf::<G>::for_this(&args.packs)?;
    G::chosen_table(shelf.rules()?, &shelf.names, chosen, players).map_err(Ending::wrong)
}

/// Refuses options that are not for this game.
fn refuse_options<G: Playable>(chosen: &Chosen) -> Result<(), Ending> {
    for key in chosen.keys() {
        if G::CHOICES.iter().all(|choice| choice.key != key) {
            let mut having: Vec<&str> = NAMES.to_vec();
            having.retain(|name| {
                let choices = with_game!(name, G => G::CHOICES).unwrap_or_default();
                choices.iter().any(|choice| choice.key == key)
            });
            let having = having.join(" and ");
            return Err(Ending::wrong(format!("--{key} is for {having} only; leave it out")));
        }
    }
    Ok(())
}

/// How many play at the table that was asked for, if nobody says so.
pub(crate) fn usual_players<G: Playable>(args: &TableArgs, usual: usize) -> Result<usize, Ending> {
    Ok(G::usual_players(Shelf::<G>::for_this(&args.packs)?.rules()?, &args.chosen, usual))
}

/// The tables for one player, each with its name.
pub(crate) fn solo_tables<G: Playable>(args: &TableArgs) -> Result<Vec<(String, G::Setup)>, Ending> {
    let table = |chosen: &Chosen| {
        let setup = chosen_table::<G>(args, chosen, 1)?;
        Ok((G::solo_name(&setup), setup))
    };
    refuse_options::<G>(&args.chosen)?;
    G::solo(&args.chosen).map_err(Ending::wrong)?.iter().map(table).collect()
}

/// Seats without the one that the rules play, which may be named but is there anyway.
pub(crate) fn named_seats<G: Playable>(
    args: &TableArgs,
    mut seats: Vec<String>,
) -> Result<Vec<String>, Ending> {
    let rules = Shelf::<G>::for_this(&args.packs)?.rules()?;
    let tables = G::tables(rules);
    let named = |automatic: &str, players: usize| seats.len() == players + 1 && seats[players] == automatic;
    let mut fitting = fitting(G::CHOICES, &tables, &args.chosen);
    if fitting.any(|table| table.automatic.is_some_and(|automatic| named(automatic, table.players))) {
        seats.pop();
    }
    Ok(seats)
}

/// The table a record was played at, or what is wrong with the record.
pub(crate) fn recorded_table<G: Playable>(
    library: &Library<G::Pack>,
    record: &Record,
) -> Result<G::Setup, NoTable> {
    let packs = G::packs_of(&record.rules).map_err(|error| format!("its rules are unknown: {error}"))?;
    let rules = library.rules(&packs).map_err(NoTable::packs)?;
    G::setup(rules, &record.rules, &record.seats).map_err(NoTable::from)
}
