//! Which things are in a game (1.1) and how many tiles each pack gives to a stack (1.2).

use super::data::{self, Goal, Tile};
use super::json::list;
use super::model::Mode;
use super::packs::{Award, PACKS};
use serde_json::Value;

pub const LETTERS: [&str; 3] = ["A", "B", "C"];

/// What is played.
#[derive(Debug)]
pub struct Contents {
    /// With `base`, in the order of headers.
    pub packs: Vec<&'static str>,
    pub mode: Mode,
    pub borders: bool,
    pub bonuses: bool,
    pub stars: bool,
}

impl Contents {
    /// What the `rules` of a header say.
    pub fn read(rules: &Value, mode: Mode) -> Result<Contents, String> {
        let named = if rules.get("packs").is_some() { list(rules, "packs")? } else { vec!["base"] };
        let packs: Vec<&'static str> = PACKS.into_iter().filter(|pack| named.contains(pack)).collect();
        if let Some(unknown) = named.iter().find(|pack| !PACKS.contains(pack)) {
            return Err(format!("the oracle does not know the pack {unknown}"));
        }
        if named != packs || !named.contains(&"base") {
            return Err(format!("the packs {named:?} are not in order"));
        }
        let without = if rules.get("without").is_some() { list(rules, "without")? } else { Vec::new() };
        if without.is_empty() && rules.get("without").is_some() {
            return Err("`without` is there, but nothing is left out".into());
        }
        Contents::new(packs, &without, mode)
            .ok_or_else(|| format!("{without:?} cannot be left out in this way"))
    }

    /// `None` if `without` is not written as it should be: sorted, each once, nothing that is out anyway.
    pub fn new(packs: Vec<&'static str>, without: &[&str], mode: Mode) -> Option<Contents> {
        let inc = packs.contains(&"inc");
        let as_it_should_be = match without {
            [] => true,
            ["borders"] | ["bonuses"] | ["bonuses", "borders"] => inc,
            _ => false,
        };
        as_it_should_be.then(|| Contents {
            mode,
            borders: inc && !without.contains(&"borders"),
            bonuses: inc && !without.contains(&"bonuses"),
            stars: packs.contains(&"five-star"),
            packs,
        })
    }

    /// Tiles and borders.
    pub fn has_tile(&self, tile: &Tile) -> bool {
        let needs_borders = tile.stack == "border" || tile.icons.contains(&"border-icon");
        let out_with = match tile.id {
            "inc-law-office" | "inc-redistricting-office" => self.mode == Mode::LoneArchitect,
            "ce-prague-st-vitus-cathedral" => self.mode != Mode::Standard, // D-6
            _ => false,
        };
        self.packs.contains(&tile.pack) && (self.borders || !needs_borders) && !out_with
    }

    pub fn has_goal(&self, goal: &Goal) -> bool {
        self.packs.contains(&goal.pack)
            && (self.borders || !goal.border_icon)
            && self.knows_badges(goal.measure)
    }

    pub fn has_award(&self, award: &Award) -> bool {
        self.bonuses
            && self.packs.contains(&award.pack)
            && (self.borders || !award.border_icon)
            && award.asks.iter().all(|word| self.knows_badges(word))
    }

    /// S-4: nothing names the badge of a pack that is not in.
    fn knows_badges(&self, wanted: &str) -> bool {
        let mut badges = wanted.split('|').filter_map(|word| word.strip_prefix("badge:"));
        badges.all(|pack| self.packs.contains(&pack))
    }

    /// How many of the `n` tiles of a letter each pack gives, base included (S-2).
    pub fn shares(&self, letter: &str, n: usize) -> Vec<(&'static str, usize)> {
        let copies = |pack: &str| -> usize {
            let of_it = data::tiles().iter().filter(|tile| tile.pack == pack && tile.stack == letter);
            of_it.filter(|tile| self.has_tile(tile)).map(|tile| tile.copies).sum()
        };
        let taking_part: Vec<&'static str> =
            self.packs.iter().copied().filter(|pack| *pack == "base" || copies(pack) > 0).collect();
        let whole: usize = taking_part.iter().map(|pack| share(pack)).sum();
        let mut given = Vec::new();
        for pack in self.packs.iter().copied().filter(|pack| *pack != "base") {
            // ⌊n·w/W + ½⌋ in whole numbers
            let rounded = (2 * n * share(pack) + whole) / (2 * whole);
            given.push((pack, copies(pack).min(rounded)));
        }
        let of_packs: usize = given.iter().map(|(_, number)| number).sum();
        given.insert(0, ("base", n - of_packs));
        given
    }
}

fn share(pack: &str) -> usize {
    match pack {
        "base" | "five-star" => 6,
        "inc" | "nightlife" | "ce" => 3,
        "con" | "essen" => 2,
        _ => panic!("no such pack: {pack}"),
    }
}
