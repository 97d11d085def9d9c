//! Road ends: which lead on to free cells, and what a move does to them.

use super::preview::Line;
use crate::playable::Measure;
use crate::text::{list, say};
use ::neom::cell::{Cell, CellSet, Side};
use ::neom::city::City;
use ::neom::table::Table;
use game_core::Seat;
use render::neom::sentence::{board_words, tile_name};
use render::text::Language;

/// What a move does to the roads of a city.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Roads {
    /// Road ends that lead to a free cell, before and after.
    pub was: usize,
    pub open: usize,
    /// Road ends that led to a free cell and are blocked or gone, by the cell they are on.
    pub closed: Vec<(Cell, Side)>,
    /// Tiles that are not connected with the centre any more.
    pub cut_off: usize,
    /// What becomes of the left and the right trade route, if something does: opened or not.
    pub routes: [Option<bool>; 2],
}

/// Cells with a road that leads from the centre to a free cell, by its side.
fn ends(city: &City) -> [CellSet; 4] {
    let connected = city.connected();
    let free = !(city.occupied() | connected);
    Side::ALL.map(|(side, _)| connected & city.roads(side) & free.step(side.opposite()))
}

impl Roads {
    /// How the roads of a city change.
    pub(super) fn between(before: &City, after: &City) -> Roads {
        let (old, new) = (ends(before), ends(after));
        let mut closed = Vec::new();
        for (side, _) in Side::ALL {
            for at in old[side as usize].minus(new[side as usize]).iter() {
                let beyond = CellSet::just(at).step(side);
                let goes_on = after.roads(side).contains(at)
                    && !(beyond & after.roads(side.opposite())).is_empty()
                    && after.connected().contains(at);
                if !goes_on {
                    closed.push((at, side));
                }
            }
        }
        let count = |ends: [CellSet; 4]| ends.iter().map(|cells| cells.len()).sum();
        let cut_off = (before.connected().minus(after.connected()) & after.occupied()).len();
        let turned = |was: bool, is: bool| (was != is).then_some(is);
        let routes = [
            turned(before.left_route(), after.left_route()),
            turned(before.right_route(), after.right_route()),
        ];
        Roads { was: count(old), open: count(new), closed, cut_off, routes }
    }

    /// Whether it takes something away that one may miss.
    pub(super) fn warns(&self) -> bool {
        !self.closed.is_empty() || self.cut_off > 0
    }

    /// All of it in words. `before` is the table it is told of, as the roads that are closed are those of its tiles.
    pub(super) fn lines(&self, language: Language, before: &Table, seat: Seat) -> Vec<Line> {
        let name = |at: Cell| match before.city(seat).tile(at) {
            Some(tile) => tile_name(language, before.rules(), tile),
            None => {
                let [center, ..] = board_words(language);
                center
            }
        };
        let road =
            |&(at, side): &(Cell, Side)| say!(language, "neom-road", tile = name(at), side = word(side));
        let open = self.open;
        let text = match self.closed.is_empty() {
            true => say!(language, "neom-roads-open", open),
            false => {
                let roads: Vec<String> = self.closed.iter().map(road).collect();
                say!(language, "neom-roads-closed", count = roads.len(), roads = list(language, &roads), open)
            }
        };
        let delta = open as i32 - self.was as i32;
        let mut lines = vec![Line { what: Some(Measure::Roads), delta, text }];
        if self.cut_off > 0 {
            let text = say!(language, "neom-roads-cut", count = self.cut_off);
            lines.push(Line { what: Some(Measure::Roads), delta: 0, text });
        }
        for (side, opened) in ["left", "right"].into_iter().zip(self.routes) {
            if let Some(opened) = opened {
                let how = if opened { "opens" } else { "closes" };
                let text = say!(language, "neom-route-turns", side, how);
                lines.push(Line { what: Some(Measure::Roads), delta: 0, text });
            }
        }
        lines
    }
}

fn word(side: Side) -> &'static str {
    match side {
        Side::North => "north",
        Side::East => "east",
        Side::South => "south",
        Side::West => "west",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::neom::Neom;
    use ::neom::library::Library;
    use ::neom::moves::Move;
    use ::neom::setup::{Mode, Setup};
    use game_core::{Dice, Game, View, Viewer};

    /// By hand: the centre has roads to all four sides and nothing around it.
    #[test]
    fn an_empty_city_has_four_open_ends() {
        let city = City::new(::neom::good::Good::ALL[0].0);
        let roads = Roads::between(&city, &city);
        assert_eq!((roads.was, roads.open), (4, 4));
        assert!(!roads.warns() && roads.closed.is_empty());
    }

    /// Looks at every placement of some games, cell by cell and without sets: ends are where somebody could walk off.
    #[test]
    fn what_is_closed_is_what_a_walk_finds() {
        let rules = Library::builtin().rules(&["base".to_owned()]).unwrap();
        let setup = Setup::new(rules, Mode::Solo, 1, None, false).unwrap();
        let mut warned = 0;
        for seed in 0..4 {
            let mut game = Neom::new(&setup, seed);
            let mut dice = Dice::new(seed, 1);
            while let Some(seat) = game.to_act().lowest() {
                let view = game.view(Viewer::Seat(seat));
                let mut moves = Vec::new();
                view.legal_moves(&mut moves);
                for &mv in moves.iter().filter(|mv| matches!(mv, Move::Place { .. })) {
                    let after = game.table().after(seat, mv, &[]).unwrap();
                    let (old, new) = (game.table().city(seat), after.city(seat));
                    let roads = Roads::between(old, new);
                    let (was, is) = (walk(old), walk(new));
                    assert_eq!((roads.was, roads.open), (was.len(), is.len()));
                    let used = |&&(at, side): &&(Cell, Side)| linked(new, at, side) && walkable(new, at);
                    let gone = was.iter().filter(|end| !is.contains(end));
                    let closed: Vec<_> = gone.filter(|end| !used(end)).copied().collect();
                    let mut told = roads.closed.clone();
                    told.sort_by_key(|&(at, side)| (at, side as u8));
                    assert_eq!(told, closed);
                    warned += usize::from(roads.warns());
                }
                let mv = moves[dice.below(moves.len())];
                game.play(seat, mv, &mut ()).unwrap();
            }
        }
        assert!(warned > 50, "{warned}");
    }

    fn beyond(at: Cell, side: Side) -> Option<Cell> {
        let (row, col) = (at.row(), at.col());
        match side {
            Side::North => Cell::at(row.checked_sub(1)?, col),
            Side::South => Cell::at(row + 1, col),
            Side::East => Cell::at(row, col + 1),
            Side::West => Cell::at(row, col.checked_sub(1)?),
        }
    }

    fn linked(city: &City, at: Cell, side: Side) -> bool {
        city.roads(side).contains(at)
            && beyond(at, side).is_some_and(|next| city.roads(side.opposite()).contains(next))
    }

    fn reached(city: &City) -> Vec<Cell> {
        let mut reached = vec![Cell::CENTER];
        let mut next = 0;
        while let Some(&at) = reached.get(next) {
            for (side, _) in Side::ALL {
                let to = beyond(at, side).filter(|to| linked(city, at, side) && !reached.contains(to));
                reached.extend(to);
            }
            next += 1;
        }
        reached
    }

    fn walkable(city: &City, at: Cell) -> bool {
        reached(city).contains(&at)
    }

    /// Open ends, row by row.
    fn walk(city: &City) -> Vec<(Cell, Side)> {
        let reached = reached(city);
        let is_free = |at: Cell| city.tile(at).is_none() && at != Cell::CENTER;
        let mut ends = Vec::new();
        for at in Cell::all().filter(|at| reached.contains(at)) {
            for (side, _) in Side::ALL {
                if city.roads(side).contains(at) && beyond(at, side).is_some_and(is_free) {
                    ends.push((at, side));
                }
            }
        }
        ends
    }
}
