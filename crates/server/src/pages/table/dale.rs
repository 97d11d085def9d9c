//! Why Dale does what he does.

use super::scene::Scene;
use crate::text::say;
use game_core::Seat;
use suburbia::Suburbia;
use suburbia::setup::Mode;

/// His reasons in words; none for anybody else.
pub fn reasons(scene: &Scene, before: &Suburbia, seat: Seat) -> Vec<String> {
    let table = before.table();
    if table.mode() != Mode::Dale || seat != Seat(1) {
        return Vec::new();
    }
    let prices = table.market().iter().enumerate().filter_map(|(slot, kind)| {
        let kind = table.kind((*kind)?);
        Some(format!("{} ${}", kind.name, i32::from(kind.cost) + table.slot_price(slot)))
    });
    let prices = prices.collect::<Vec<_>>().join(", ");
    vec![say!(scene.language, "table-dale-dearest", prices)]
}
