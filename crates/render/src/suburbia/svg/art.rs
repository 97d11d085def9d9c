//! The picture on a kind of tile.

use crate::svg::art;
use crate::svg::pen::Pen;
use suburbia::tile::TileKind;

/// Draws what a kind shows; the ground is at y 0.
pub(crate) fn draw(pen: &mut Pen, kind: &TileKind) {
    let category = kind.category.map_or("", |category| category.word());
    art::draw(pen, "suburbia", kind.art.as_ref(), &kind.id, category);
}

#[cfg(test)]
mod tests {
    use crate::svg::art::tests::check_game;
    use suburbia::library::Library;
    use suburbia::tile::Category;

    #[test]
    fn every_kind_has_a_picture_of_its_own() {
        let library = Library::builtin();
        let every: Vec<String> = library.packs().iter().map(|pack| pack.head.id.clone()).collect();
        let rules = library.rules(&every).expect("all of them go together");
        let categories = Category::ALL.map(|category| category.word());
        check_game("suburbia", rules.kinds().map(|(_, kind)| kind.id.as_str()), &categories, &[], 0);
    }
}
