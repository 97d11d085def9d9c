//! The pictures on tiles, from files: those that packs of people's own bring, and those that are part of the program.

use super::pen::Pen;
use game_core::art::{Art, names};
use std::collections::HashMap;
use std::sync::LazyLock;

/// The files of the program: `GAME/ID`, and `GAME/category/WORD` for tiles without a picture of their own.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/art.rs"));

static BUILTIN: LazyLock<HashMap<&str, Art>> = LazyLock::new(|| {
    let read = |&(name, text)| Some((name, Art::read(name, text).ok()?)); // a test reads them all
    FILES.iter().filter_map(read).collect()
});

/// Draws the picture of a tile; the ground is at y 0. `own` is what the packs brought for it; without that, and
/// without one of the program, it is the sign of its category.
pub(crate) fn draw(pen: &mut Pen, game: &str, own: Option<&Art>, tile: &str, category: &str) {
    let of_program = || names(tile).find_map(|name| BUILTIN.get(format!("{game}/{name}").as_str()));
    let of_category = || BUILTIN.get(format!("{game}/category/{category}").as_str());
    if let Some(art) = own.or_else(of_program).or_else(of_category) {
        pen.raw(art.markup());
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use std::collections::HashSet;

    /// Every tile of the base game but those `without` has a picture, every picture is some tile's or category's, and
    /// no two look the same but for so many `alike`.
    pub(crate) fn check_game<'a>(
        game: &str,
        tiles: impl Iterator<Item = &'a str>,
        categories: &[&str],
        without: &[&str],
        alike: usize,
    ) {
        let of_game = |name: &'static str| name.strip_prefix(game)?.strip_prefix('/');
        let files: HashSet<&str> = FILES.iter().filter_map(|(name, _)| of_game(name)).collect();
        let mut used: HashSet<String> = categories.iter().map(|word| format!("category/{word}")).collect();
        for tile in tiles {
            match names(tile).find(|name| files.contains(name)) {
                Some(name) => {
                    assert!(!without.contains(&tile), "{tile} has a picture after all");
                    used.insert(name.to_owned());
                }
                None => {
                    assert!(without.contains(&tile), "{tile} has no picture: packs/{game}/art/{tile}.svg")
                }
            }
        }
        let files: HashSet<String> = files.into_iter().map(str::to_owned).collect();
        assert_eq!(files.difference(&used).collect::<Vec<_>>(), Vec::<&String>::new(), "pictures of no tile");
        assert_eq!(used.difference(&files).collect::<Vec<_>>(), Vec::<&String>::new(), "no picture");
        let look = |name: &String| BUILTIN[format!("{game}/{name}").as_str()].markup();
        let looks: HashSet<&str> = files.iter().map(look).collect();
        assert_eq!(files.len() - looks.len(), alike, "pictures that look like others");
    }

    #[test]
    fn houses_have_windows_that_are_lit_at_night() {
        let glass = crate::svg::land::tones::GLASS.day();
        let walls = [
            "residential",
            "civic",
            "public",
            "housing",
            "houses",
            "hall",
            "apartments",
            "museum",
            "university",
        ];
        for (name, text) in FILES.iter().filter(|(name, _)| walls.iter().any(|word| name.ends_with(word))) {
            // Drawn as what is done or shown there.
            let is_thing = ["demo-hall", "wax-museum"].iter().any(|word| name.ends_with(word));
            assert!(is_thing || text.contains(glass), "{name} is dark at night");
        }
        let lit = FILES.iter().filter(|(_, text)| text.contains(glass)).count();
        assert!(lit > 190, "{lit} of {}", FILES.len());
    }

    #[test]
    fn every_file_is_one_that_a_pack_could_bring() {
        for (name, text) in FILES {
            if let Err(faults) = Art::read(name, text) {
                panic!("{}", faults[0]);
            }
        }
    }
}
