//! The picture on a tile.

use crate::svg::art;
use crate::svg::pen::Pen;
use neom::tile::{Tile, Type};

/// Draws what a tile shows; the ground is at y 0.
pub(crate) fn draw(pen: &mut Pen, tile: &Tile) {
    // Tiles of people's own: a Disaster looks like the one it is, a Public tile with Power is a power plant.
    let (name, category) = match (tile.disaster, tile.types.iter().next()) {
        (Some(disaster), _) => (disaster.word(), ""),
        (_, Some(Type::Public)) if tile.power => (tile.id.as_str(), "power"),
        (_, Some(ty)) => (tile.id.as_str(), ty.word()),
        (None, None) => (tile.id.as_str(), ""),
    };
    art::draw(pen, "neom", tile.art.as_ref(), name, category);
}

#[cfg(test)]
mod tests {
    use crate::svg::art::tests::check_game;
    use neom::library::Library;
    use neom::tile::Type;

    #[test]
    fn every_name_has_a_picture_of_its_own() {
        let rules = Library::builtin().rules(&["base".to_owned()]).expect("the base game is built in");
        let mut categories = Type::ALL.map(|(_, word)| word).to_vec();
        categories.push("power");
        // Log Cabins and Log Houses.
        check_game("neom", rules.tiles().map(|(_, tile)| tile.id.as_str()), &categories, &[], 1);
    }
}
