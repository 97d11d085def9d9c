//! Why Dale does what he does: prices compared, cells weighed.

use super::hint::beside;
use crate::page::Scene;
use crate::text::{list, say};
use ::suburbia::Suburbia;
use ::suburbia::dale::{DecidedBy, Reasoning, Spot};
use ::suburbia::setup::Mode;
use game_core::Seat;
use render::suburbia::sentence::signed;

/// So many of the other cells are told.
const RUNNERS_UP: usize = 3;

/// His reasons in words; none for anybody else.
pub(crate) fn reasons(scene: &Scene<Suburbia>, before: &Suburbia, seat: Seat) -> Vec<String> {
    let table = before.table();
    if table.mode() != Mode::Dale || seat != Seat(1) {
        return Vec::new();
    }
    let Some(Reasoning { offers, taken, leftmost, spots, decided_by, .. }) = Reasoning::of(table, seat)
    else {
        return Vec::new();
    };
    let language = scene.language;
    let priced = |offer: &suburbia::dale::Offered| format!("{} ${}", scene.tile(offer.kind), offer.price);
    let others: Vec<String> = offers.iter().filter(|offer| offer.slot != taken.slot).map(priced).collect();
    let (tile, others) = (priced(&taken), others.join(", "));
    let dearest = match (others.is_empty(), leftmost) {
        (true, _) => say!(language, "table-dale-only", tile),
        (false, false) => say!(language, "table-dale-dearest", tile, others),
        (false, true) => say!(language, "table-dale-leftmost", tile, others),
    };
    let weighed = |spot: &Spot| {
        let (income, reputation) = (signed(spot.income), signed(spot.reputation));
        let tiles = list(language, &beside(language, table, seat, spot.at));
        say!(language, "table-dale-spot", tiles, income, reputation)
    };
    let best = spots.first().map(weighed).unwrap_or_default();
    let next: Vec<String> = spots.iter().skip(1).take(RUNNERS_UP).map(weighed).collect();
    let (next, count) = (next.join("; "), spots.len());
    let place = match decided_by {
        DecidedBy::NothingElse => say!(language, "table-dale-only-cell", best),
        DecidedBy::Gain => say!(language, "table-dale-gain", best, next, count),
        DecidedBy::Reputation => say!(language, "table-dale-by-reputation", best, next, count),
        DecidedBy::Row | DecidedBy::Column => say!(language, "table-dale-by-place", best, next, count),
    };
    vec![dearest, place]
}
