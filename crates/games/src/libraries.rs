//! The packs of all games, and other things there is one of for each game.

use crate::learn::lesson;
use crate::{Playable, choice};
use game_core::pack::{Library, PackFile};
use game_core::record::SeatInfo;
use serde_json::Value;
use std::any::Any;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// The pack every game has and every choice begins with.
pub const BASE: &str = "base";

/// The rules that packs of a game make.
pub type RulesOf<G> = &'static <<G as Playable>::Pack as PackFile>::Rules;

/// Something there is one of for each game, by the game's name. What it is may differ from game to game.
#[derive(Clone, Default)]
pub struct PerGame(BTreeMap<&'static str, Arc<dyn Any + Send + Sync>>);

impl PerGame {
    /// Keeps a game's own.
    pub fn set<G: Playable>(&mut self, own: impl Any + Send + Sync) {
        self.0.insert(G::NAME, Arc::new(own));
    }

    /// A game's own, if there is one of this type.
    pub fn get<G: Playable, T: Any>(&self) -> Option<&T> {
        self.0.get(G::NAME)?.downcast_ref()
    }
}

/// The packs of all games, and the lessons that came with them.
#[derive(Clone)]
pub struct Libraries {
    packs: PerGame,
    lessons: Vec<LessonFile>,
}

/// The file of a lesson that is not part of the program.
#[derive(Debug, Clone)]
pub struct LessonFile {
    /// Whose it is.
    pub game: &'static str,
    /// What the file is called.
    pub name: String,
    /// What it says.
    pub text: String,
}

impl LessonFile {
    /// What the lesson is called in addresses.
    pub fn id(&self) -> &str {
        lesson::id_of(&self.name)
    }
}

impl Libraries {
    /// The packs of a game.
    pub fn of<G: Playable>(&self) -> &Library<G::Pack> {
        self.packs.get::<G, Library<G::Pack>>().expect("each game has a library") // never fails: `default` makes them
    }

    /// Adds a pack to a game's.
    pub fn add<G: Playable>(&mut self, pack: G::Pack)
    where
        G::Pack: Clone,
    {
        let mut library = self.of::<G>().clone();
        library.add(pack);
        self.set::<G>(library);
    }

    /// Gives a game other packs.
    pub fn set<G: Playable>(&mut self, library: Library<G::Pack>) {
        self.packs.set::<G>(library);
    }

    /// Adds a lesson to a game's.
    pub fn add_lesson(&mut self, lesson: LessonFile) {
        self.lessons.push(lesson);
    }

    /// The lessons of a game that are not part of the program, in the order in which they came.
    pub fn lessons(&self, game: &str) -> impl Iterator<Item = &LessonFile> {
        self.lessons.iter().filter(move |lesson| lesson.game == game)
    }

    /// The rules of these packs.
    pub fn rules<G: Playable>(&self, packs: &[String]) -> Option<RulesOf<G>> {
        self.of::<G>().rules(packs).ok()
    }

    /// The table that a record's rules ask for, with these seats.
    pub fn setup<G: Playable>(&self, rules: &Value, seats: &[SeatInfo]) -> Result<G::Setup, String> {
        choice::check(G::CHOICES, rules)?;
        let packs = G::packs_of(rules)?;
        G::setup(self.of::<G>().rules(&packs).map_err(|error| error.to_string())?, rules, seats)
    }

    /// The rules of the pack that is always there.
    pub fn base_rules<G: Playable>(&self) -> Option<RulesOf<G>> {
        self.rules::<G>(&[BASE.to_owned()])
    }

    /// The rules with all packs there are; those of the program alone where they do not go together.
    pub fn all_rules<G: Playable>(&self) -> Option<RulesOf<G>> {
        let names: Vec<String> = self.of::<G>().packs().iter().map(|pack| pack.head().id.clone()).collect();
        let builtin = || Library::<G::Pack>::builtin_ids().map(str::to_owned).collect::<Vec<String>>();
        let all = self.rules::<G>(&names).or_else(|| self.rules::<G>(&builtin()));
        all.or_else(|| self.base_rules::<G>())
    }
}

impl Default for Libraries {
    /// The packs that are part of the program.
    fn default() -> Libraries {
        let mut libraries = PerGame::default();
        for_each_game!(G => { libraries.set::<G>(Library::<<G as Playable>::Pack>::builtin()); });
        Libraries { packs: libraries, lessons: Vec::new() }
    }
}

impl fmt::Debug for Libraries {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Libraries").field(&self.packs.0.keys()).finish()
    }
}
