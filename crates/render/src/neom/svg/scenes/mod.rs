//! The scene on each tile, ours and made of simple shapes. Tiles that no scene is known for get one by what they are.

use crate::svg::pen::Pen;
use crate::svg::scene::*;
use neom::tile::{Disaster, Tile, Type};

/// Draws the scene of a tile; the ground is at y 0.
pub fn draw(pen: &mut Pen, tile: &Tile) {
    pen.raw("<g stroke=\"#3d4856\" stroke-width=\"1\" stroke-linejoin=\"round\">");
    let scene = &mut Scene(pen);
    by_type(scene, tile);
    pen.raw("</g>");
}

fn by_type(s: &mut Scene, tile: &Tile) {
    if let Some(disaster) = tile.disaster {
        match disaster {
            Disaster::Flood => s
                .house(-12.0, 24.0, 30.0, ROOF)
                .path(WATER, "M-40-8Q-35-12-30-8T-20-8T-10-8T0-8T10-8T20-8T30-8T40-8V2H-40Z"),
            Disaster::Fire => s
                .house(-12.0, 24.0, 26.0, ROOF)
                .path("#e8712c", "M-12 0Q-18-12-8-20Q-8-14-4-14Q-4-28 6-34Q4-22 12-18Q18-8 10 0Z"),
            Disaster::CrimeSpree => s
                .disc("#3d4856", 0.0, -24.0, 8.0)
                .path("#3d4856", "M-14 0Q-14-16 0-16T14 0Z")
                .area(WHITE, -7.0, -26.0, 14.0, 4.0),
        };
        return;
    }
    match tile.types.iter().next() {
        Some(Type::Residential) => s.house(-16.0, 20.0, 26.0, ROOF).tree(14.0, 18.0),
        Some(Type::Commercial) => s.shop(-16.0, 30.0, 24.0, "#3f78b8"),
        Some(Type::Industrial) => s
            .block(BRICK, -20.0, 36.0, 14.0)
            .block(STONE, 8.0, 5.0, 27.0)
            .smoke(11.0, -30.0)
            .windows(-14.0, -10.0, 4, 1),
        Some(Type::Public) => s.temple(-18.0, 36.0, 28.0),
        Some(Type::Resource) => s.path(STONE, "M-22 0L-8-24L2-8L8-16L20 0Z").fir(-16.0, 16.0),
        None => s,
    };
}
