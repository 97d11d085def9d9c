//! The scene on each tile, ours and made of simple shapes. Tiles that no scene is known for get one by what they are.

mod civic;
mod homes;
mod land;
mod shops;
mod works;

use crate::svg::pen::Pen;
use crate::svg::scene::*;
use neom::tile::{Disaster, Tile, Type};

/// Draws the scene of a tile; the ground is at y 0.
pub fn draw(pen: &mut Pen, tile: &Tile) {
    pen.raw("<g stroke=\"#3d4856\" stroke-width=\"1\" stroke-linejoin=\"round\">");
    let scene = &mut Scene(pen);
    // Tiles of one name have numbers at the end of their ids.
    let stem = tile.id.trim_end_matches(|c: char| c.is_ascii_digit()).trim_end_matches('-');
    match (tile.disaster, tile.types.iter().next()) {
        (Some(disaster), _) => catastrophe(scene, disaster),
        (_, Some(Type::Residential)) => homes::draw(scene, stem),
        (_, Some(Type::Commercial)) => shops::draw(scene, stem),
        (_, Some(Type::Industrial)) => works::draw(scene, stem),
        (_, Some(Type::Public)) => civic::draw(scene, tile, stem),
        (_, Some(Type::Resource)) => land::draw(scene, stem),
        (None, None) => {}
    }
    pen.raw("</g>");
}

fn catastrophe(s: &mut Scene, disaster: Disaster) {
    match disaster {
        Disaster::Flood => s
            .stroke("#8fb6d0", 1.6, "M-34-38l-3 8M-20-40l-3 8M20-40l-3 8M34-38l-3 8M6-42l-3 6")
            .house(-30.0, 18.0, 24.0, "#7d6aa0")
            .house(-8.0, 24.0, 33.0, ROOF)
            .tree(28.0, 26.0)
            .path(WATER, "M-46-9Q-41-14-36-9T-26-9T-16-9T-6-9T4-9T14-9T24-9T34-9T44-9V3H-46Z")
            .stroke(WHITE, 1.4, "M-38-2q3-3 6 0t6 0M-6-3q3-3 6 0t6 0M24-2q3-3 6 0t6 0"),
        Disaster::Fire => s
            .house(-14.0, 28.0, 28.0, "#6b4a3a")
            .block(STONE, 22.0, 14.0, 22.0)
            .path("#e8712c", "M-16 0Q-24-14-12-24Q-12-17-7-16Q-8-32 4-41Q3-28 11-24Q13-28 13-31Q24-14 14 0Z")
            .path(GOLD, "M-8 0Q-13-9-5-15Q-4-10-1-10Q-1-19 5-24Q5-14 9-10Q12-4 7 0Z")
            .smoke(16.0, -36.0)
            .path("#e8712c", "M24-22Q22-30 28-34Q28-29 32-28Q34-25 32-22Z"),
        Disaster::CrimeSpree => s
            .block("#c9b8a4", -38.0, 18.0, 30.0)
            .windows(-35.0, -26.0, 3, 3)
            .block("#bda88f", 22.0, 18.0, 24.0)
            .windows(25.0, -20.0, 3, 2)
            .path("#2f3640", "M-16 0Q-16-20 0-20T16 0Z")
            .disc("#f0cfae", 0.0, -26.0, 8.4)
            .path("#2f3640", "M-9-28Q-9-37 0-37T9-28Z")
            .area("#2f3640", -8.4, -27.6, 16.8, 4.6)
            .disc(WHITE, -3.4, -25.4, 1.4)
            .disc(WHITE, 3.4, -25.4, 1.4)
            .path("#c99b63", "M10 0Q8-14 17-15T26 0Z")
            .word(17.5, -3.6, 8.0, "#5c3d00", "£"),
    };
}
