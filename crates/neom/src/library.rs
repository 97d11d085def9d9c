//! The library: all packs there are, and the rules that a choice of them makes.

use crate::pack::{self, Pack};
use crate::rules::Rules;
use crate::tile::{Ability, Deck, Tile, TileId, TileSet};
use game_core::art::{self, ArtFile};
use game_core::fault::Fault;
use game_core::fields::Placed;
use game_core::nearest;
pub use game_core::pack::LibraryError;
use game_core::pack::{Head, PackFile};

/// The packs of NEOM by name.
pub type Library = game_core::pack::Library<Pack>;

/// Five seats are dealt four Cornerstones each.
const FEWEST_CORNERSTONES: usize = 20;

impl PackFile for Pack {
    type Rules = Rules;

    const BUILTIN: &'static [(&'static str, &'static str)] =
        &[("packs/neom/base.toml", include_str!("../../../packs/neom/base.toml"))];

    fn read(file: &str, text: &str) -> Result<Pack, Vec<Fault>> {
        pack::read(file, text)
    }

    fn head(&self) -> &Head {
        &self.head
    }

    fn set_art(&mut self, art: Vec<ArtFile>) {
        self.head.art = art;
    }

    fn tile_ids(rules: &Rules) -> Vec<&str> {
        rules.tiles().map(|(_, tile)| tile.id.as_str()).collect()
    }

    fn compile(packs: &[&Pack]) -> Result<&'static Rules, Vec<Fault>> {
        let mut merge = Merge { tiles: Vec::new(), faults: Vec::new() };
        for pack in packs {
            merge.add(pack);
        }
        for tile in &mut merge.tiles {
            tile.art = art::best(packs.iter().flat_map(|pack| &pack.head.art), &tile.id).cloned();
        }
        // Tiles that could not be put in their places would only make the decks look wrong.
        if let Some(last) = packs.last().filter(|_| merge.faults.is_empty()) {
            merge.judge(last);
        }
        if !merge.faults.is_empty() {
            return Err(merge.faults);
        }
        Ok(Rules::intern(packs.iter().map(|pack| pack.head.id.clone()).collect(), merge.tiles))
    }
}

/// `deck 2 for 4+ players`.
fn in_words(deck: Deck) -> String {
    match deck {
        Deck::Generation { number, set } => format!("deck {number} for {}+ players", set.number()),
        Deck::Cornerstone => "the Cornerstones".to_owned(),
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
            if let Some(old) = &spec.replaces
                && let Some(place) = self.find(pack, old)
            {
                let replaced = self.tiles.remove(place);
                if replaced.deck != spec.tile.deck {
                    let message = format!("'{}' is in {}", replaced.id, in_words(replaced.deck));
                    let expected =
                        format!("expected the same for this tile, which is in {}", in_words(spec.tile.deck));
                    self.faults.push(pack.head.fault(old.span.clone(), message, expected));
                }
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
                if tile.disaster.is_some() {
                    let message = format!("'{}' is a Disaster", tile.id);
                    let fault = pack.head.fault(id.span.clone(), message, "it is never placed".to_owned());
                    self.faults.push(fault);
                    continue;
                }
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
    fn judge(&mut self, last: &Pack) {
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
        if swappers.clone().count() > 1 {
            let expected = "expected one: the discarded tiles are shared".to_owned();
            wrong.push(("several tiles swap Cornerstones".to_owned(), expected));
        }
        if let Some(tile) = swappers.clone().find(|tile| tile.deck == Deck::Cornerstone) {
            let message = format!("the Cornerstone '{}' swaps Cornerstones", tile.id);
            wrong.push((message, "expected a tile of a generation deck".to_owned()));
        }
        for (message, expected) in wrong {
            self.faults.push(last.head.fault_at_top(message, expected));
        }
    }
}
