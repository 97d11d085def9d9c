//! What a move is expected to bring by the end of the game: the estimate that [`Greedy`](super::Greedy) plays by, for
//! people.
//!
//! "Points, if the game ended now" is exact and a poor guide: it knows nothing of what a tile will still gain, of
//! goods that make later tiles cheaper, or of roads that leave no room. The estimate is rough and a good one.

use super::greedy::{WEIGHTS, Worth, share_left};
use game_core::Seat;
use neom::NeomView;
use neom::moves::Move;
use neom::table::Table;
use neom::tile::{Disaster, TileId};

/// Where expected points come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// What tiles count, now and with what a city typically adds.
    Tiles,
    /// Neighborhoods, and homes that are polluted or missing.
    Homes,
    /// Tokens: their points, and what they save later.
    Goods,
    /// Money, incomes to come included.
    Money,
    /// Trade routes, and room to build on.
    Roads,
    /// Cornerstones that are not placed yet.
    Cornerstones,
}

impl Source {
    /// All of them, with their words.
    pub const ALL: [(Source, &'static str); 6] = [
        (Source::Tiles, "tiles"),
        (Source::Homes, "homes"),
        (Source::Goods, "goods"),
        (Source::Money, "money"),
        (Source::Roads, "roads"),
        (Source::Cornerstones, "cornerstones"),
    ];
}

/// What the moves of a seat are expected to bring it by the end of the game, in points.
///
/// Each is the difference between what the position is worth after the move and before it, if the city grows on as
/// cities do; less early in the game, as whoever has made a worse move then makes up for a part of it.
#[derive(Debug, Clone)]
pub struct Estimate<'a> {
    table: &'a Table,
    seat: Seat,
    pile: Vec<TileId>,
    now: Worth,
    /// What part of a difference is still there at the end.
    lasts: f64,
}

/// What part of a difference at the beginning of a game is gone by its end: measured with games that were played on after
/// different picks.
const MADE_UP: f64 = 0.5;

impl<'a> Estimate<'a> {
    /// For a seat at a table; `view` is the seat's, and tells what it knows of the discard pile.
    ///
    /// The table may be that of the view, or as it would be had the seat [picked](neom::PickPreview::table) a tile.
    pub fn new(view: &NeomView<'_>, table: &'a Table, seat: Seat) -> Estimate<'a> {
        let pile = view.known_pile().collect();
        let lasts = 1.0 - MADE_UP * share_left(table);
        Estimate { table, seat, pile, now: WEIGHTS.worth(table, seat), lasts }
    }

    /// What a placement, a sale or an answer to a Disaster is expected to bring; nothing if it is refused.
    pub fn action(&self, mv: Move) -> Option<f64> {
        Some(self.sources(mv)?.iter().sum())
    }

    /// Where that comes from, in the order of [`Source::ALL`].
    pub fn sources(&self, mv: Move) -> Option<[f64; 6]> {
        let after = WEIGHTS.worth(&self.table.after(self.seat, mv, &self.pile).ok()?, self.seat);
        let now = &self.now;
        let differences = [
            after.tiles - now.tiles,
            after.homes - now.homes,
            after.goods - now.goods,
            after.money - now.money,
            after.roads - now.roads,
            after.cornerstones - now.cornerstones,
        ];
        Some(differences.map(|difference| self.lasts * difference))
    }

    /// What a Cornerstone brings in a typical city, less its price.
    pub fn cornerstone(&self, tile: TileId) -> f64 {
        self.lasts * WEIGHTS.cornerstone(self.table, tile, 1.0)
    }

    /// What it is worth to pick a Disaster: what it spares, and a part of what it takes from the others.
    pub fn disaster(&self, disaster: Disaster) -> f64 {
        self.lasts * WEIGHTS.disaster(self.table, self.seat, disaster)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BotGame;
    use game_core::{Dice, Game, View, Viewer};
    use neom::Neom;
    use neom::library::Library;
    use neom::setup::{Mode, Setup};

    #[test]
    fn sources_add_up_and_the_best_action_is_the_one_that_greedy_plays() {
        let rules = Library::builtin().rules(&["base".to_owned()]).unwrap();
        let setup = Setup::new(rules, Mode::Solo, 1, None, false).unwrap();
        let mut game = Neom::new(&setup, 4);
        let (mut greedy, mut dice) = (Neom::bot("greedy").unwrap(), Dice::new(4, 1));
        while let Some(seat) = game.to_act().lowest() {
            let view = game.view(Viewer::Seat(seat));
            let chosen = greedy.choose(&view, &mut dice);
            let estimate = Estimate::new(&view, game.table(), seat);
            if let Some(expected) = estimate.action(chosen) {
                let sum: f64 = estimate.sources(chosen).unwrap().iter().sum();
                assert!((sum - expected).abs() < 1e-9);
                let mut moves = Vec::new();
                view.legal_moves(&mut moves);
                // Alone nobody is given anything, so that all that counts is one's own.
                let best = moves.iter().filter_map(|&mv| estimate.action(mv)).fold(f64::MIN, f64::max);
                assert!(expected >= best - 1e-9, "{chosen:?}: {expected} of {best}");
            }
            game.play(seat, chosen, &mut ()).unwrap();
        }
    }
}
