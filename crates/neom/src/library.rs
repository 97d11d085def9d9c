//! The library: all packs there are, and the rules that a choice of them makes.

use crate::pack::{self, Pack};
use crate::rules::Rules;
use crate::tile::{Ability, Deck, Tile, TileId, TileSet};
use game_core::fault::{Fault, fault_at};
use game_core::fields::Placed;
use game_core::nearest;
use game_core::pack::{LibraryError, Shelf};

/// Packs by name.
#[derive(Debug, Clone)]
pub struct Library {
    shelf: Shelf<Pack>,
}

const BASE: (&str, &str) = ("packs/neom/base.toml", include_str!("../../../packs/neom/base.toml"));
/// Five seats are dealt four Cornerstones each.
const FEWEST_CORNERSTONES: usize = 20;

impl Library {
    /// The packs that are part of the program.
    pub fn builtin() -> Library {
        let base = pack::read(BASE.0, BASE.1);
        Library { shelf: Shelf::new(vec![base.expect("a test reads the built-in packs")]) } // never fails
    }

    /// Adds a pack, or replaces the one with the same id.
    pub fn add(&mut self, pack: Pack) {
        self.shelf.add(pack);
    }

    /// All packs.
    pub fn packs(&self) -> &[Pack] {
        self.shelf.packs()
    }

    /// The rules made of these packs, later ones replacing what earlier ones have.
    pub fn rules(&self, names: &[String]) -> Result<&'static Rules, LibraryError> {
        let packs = self.shelf.choose(names)?;
        let mut merge = Merge { tiles: Vec::new(), faults: Vec::new() };
        for pack in &packs {
            merge.add(pack);
        }
        merge.judge(packs.last().copied());
        if merge.faults.is_empty() {
            let names = packs.iter().map(|pack| pack.head.id.clone()).collect();
            return Ok(Rules::intern(names, merge.tiles));
        }
        merge.faults.sort_by(|a, b| (&a.file, a.span.start).cmp(&(&b.file, b.span.start)));
        Err(LibraryError::Faulty(merge.faults))
    }
}

/// Packs laid over one another.
struct Merge {
    tiles: Vec<Tile>,
    faults: Vec<Fault>,
}

impl Merge {
    fn add(&mut self, pack: &Pack) {
        for spec in &pack.tiles {
            if let Some(place) = spec.replaces.as_ref().and_then(|old| self.find(pack, old)) {
                self.tiles.remove(place);
            }
            match self.tiles.iter().position(|known| known.id == spec.tile.id) {
                Some(known) => self.tiles[known] = spec.tile.clone(),
                None if self.tiles.len() < TileId::MAX => self.tiles.push(spec.tile.clone()),
                None => {
                    let expected = format!("at most {} tiles", TileId::MAX);
                    let message = "this is one tile too many".to_owned();
                    self.faults.push(pack.head.fault(spec.id.span.clone(), message, expected));
                    return;
                }
            }
        }
        for (id, roads) in &pack.roads {
            if let Some(place) = self.find(pack, id) {
                let tile = &mut self.tiles[place];
                tile.roads = *roads;
                tile.provenance.house_fields.retain(|field| field != "roads");
            }
        }
    }

    fn find(&mut self, pack: &Pack, id: &Placed<String>) -> Option<usize> {
        let place = self.tiles.iter().position(|tile| tile.id == id.value);
        if place.is_none() {
            let near = nearest(&id.value, self.tiles.iter().map(|tile| tile.id.as_str()));
            let expected =
                near.map_or("expected a tile's id".to_owned(), |near| format!("did you mean '{near}'?"));
            let message = format!("there is no tile '{}'", game_core::quoted(&id.value));
            self.faults.push(pack.head.fault(id.span.clone(), message, expected));
        }
        place
    }

    /// Whether all together can be played: decks of the right size, one Disaster each, and nothing the engine has no
    /// room for.
    fn judge(&mut self, last: Option<&Pack>) {
        let Some(last) = last else {
            let fault = fault_at("packs", "", 0..0, "no pack was chosen".into(), "expected base".into());
            self.faults.push(fault);
            return;
        };
        let mut wrong = Vec::new();
        for generation in 1..=3 {
            let of_deck = |up_to: TileSet| {
                self.tiles.iter().filter(move |tile| match tile.deck {
                    Deck::Generation { number, set } => number == generation && set <= up_to,
                    Deck::Cornerstone => false,
                })
            };
            for set in TileSet::ALL {
                let (there, needed) = (of_deck(set).count(), set.deck_size());
                if there != needed {
                    let message =
                        format!("deck {generation} has {there} tiles for {}+ players", set.number());
                    wrong.push((message, format!("expected {needed}; a new tile says what it 'replaces'")));
                }
            }
            let disasters = of_deck(TileSet::One).filter(|tile| tile.disaster.is_some()).count();
            if disasters != 1 || of_deck(TileSet::Five).filter(|tile| tile.disaster.is_some()).count() != 1 {
                let message = format!("deck {generation} has not exactly one Disaster");
                wrong.push((message, "expected one, for 1+ players".to_owned()));
            }
        }
        let cornerstones = || self.tiles.iter().filter(|tile| tile.deck == Deck::Cornerstone);
        if cornerstones().count() < FEWEST_CORNERSTONES {
            let message = format!("there are {} Cornerstones", cornerstones().count());
            wrong.push((message, format!("expected at least {FEWEST_CORNERSTONES}")));
        }
        if let Some(tile) = cornerstones().find(|tile| tile.disaster.is_some()) {
            wrong.push((
                format!("the Cornerstone '{}' is a Disaster", tile.id),
                "Disasters are in decks".into(),
            ));
        }
        let choosers = self.tiles.iter().filter(|tile| !tile.produces_one_of.is_empty()).count();
        let swappers = self.tiles.iter().filter(|tile| tile.abilities.contains(&Ability::Swaps));
        if choosers > 1 {
            let message = format!("{choosers} tiles let one choose what they produce");
            wrong.push((message, "expected one: say which tile it 'replaces'".to_owned()));
        }
        if swappers.clone().count() > 1 || swappers.clone().any(|tile| tile.deck == Deck::Cornerstone) {
            let expected = "expected one, in a generation deck: the discarded tiles are shared".to_owned();
            wrong.push(("several tiles swap Cornerstones".to_owned(), expected));
        }
        for (message, expected) in wrong {
            self.faults.push(last.head.fault_at_top(message, expected));
        }
    }
}
