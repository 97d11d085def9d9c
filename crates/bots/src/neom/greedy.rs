//! `greedy`: the best position right after the move, by an estimate that fits on a page.
//!
//! A position is worth the score sheet it would have at the end if the city grew like any other:
//!
//! * **Score sheet.** Printed values, neighborhoods, tokens and pollution count as they are. Variable values count
//!   what they are worth now, plus what a city typically adds to them in the turns that are left. The penalties for
//!   missing homes and missing Power grow towards the end, since there is still time to mend them.
//! * **Money.** Half a point for each coin, with the incomes still to come; the first coins count more while there is
//!   something to buy with them.
//! * **Room.** Tokens make later tiles cheaper, trade routes too, and open road ends leave room to build.
//! * **Cornerstones.** One that is not placed yet is worth a part of what it would bring in a typical city.
//!
//! Picks are judged by the best action they allow. A Disaster is worth what it takes from the others and spares
//! oneself. The constants were chosen by mean score in self-play, alone and with two to five seats.

use crate::Bot;
use game_core::{Dice, Seat, View};
use neom::cell::{CellSet, Side};
use neom::city::City;
use neom::good::GoodSet;
use neom::moves::Move;
use neom::score::{Purse, neighborhood_value, pollution_of};
use neom::setup::{GENERATIONS, TURNS};
use neom::table::Table;
use neom::tile::{Ability, Disaster, Measure, TileId, Type};
use neom::{Neom, NeomView};

/// Weights of the estimate.
#[derive(Debug, Clone)]
pub(super) struct Weights {
    /// A coin at the end.
    coin: f64,
    /// How much more one of the first coins is worth at the beginning.
    early_coin: f64,
    /// How many coins those are.
    early_coins: f64,
    /// A token of each class at the beginning, besides its points.
    token: [f64; 3],
    /// An active trade route at the beginning.
    route: f64,
    /// An open road end, and how many of them count.
    opening: f64,
    openings: f64,
    /// What part of a typical city's growth a variable value counts.
    growth: f64,
    /// A Cornerstone that is not placed yet, against one that is.
    unplaced: f64,
    /// What is taken from others, against what is gained.
    others: f64,
    /// What a Disaster would cost oneself if somebody else picked it.
    spared: f64,
    /// A tile that can join a neighborhood later.
    homes: f64,
}

pub(super) const WEIGHTS: Weights = Weights {
    coin: 0.5,
    early_coin: 0.45,
    early_coins: 11.0,
    token: [1.1, 5.0, 2.2],
    route: 2.0,
    opening: 1.0,
    openings: 9.0,
    growth: 1.35,
    unplaced: 0.56,
    others: 0.24,
    spared: 0.5,
    homes: 0.75,
};

/// Plays the move with the best estimate.
#[derive(Debug, Clone)]
pub struct Greedy {
    moves: Vec<Move>,
    actions: Vec<Move>,
    weights: Weights,
}

impl Default for Greedy {
    fn default() -> Self {
        Greedy { moves: Vec::new(), actions: Vec::new(), weights: WEIGHTS }
    }
}

impl Bot<Neom> for Greedy {
    fn choose(&mut self, view: &NeomView<'_>, _: &mut Dice) -> Move {
        let mut best = None;
        self.judge(view, |mv, value, _| {
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((mv, value));
            }
        });
        best.expect("a bot is asked only when it has a move").0 // never fails
    }
}

impl Greedy {
    /// Tells what each legal move is worth; with a pick goes the best action it allows, if there is one.
    pub(super) fn judge(&mut self, view: &NeomView<'_>, mut each: impl FnMut(Move, f64, Option<Move>)) {
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        view.legal_moves(&mut moves);
        let seat = view.viewer().seat().expect("a bot sits at the table"); // never a spectator
        let pile: Vec<TileId> = view.known_pile().collect();
        let table = view.table();
        // A sale or a Cornerstone is worth the same whatever is given for it.
        let mut instead = None;
        for &mv in &moves {
            let (value, then) = match mv {
                Move::Draft { tile } => (self.weights.cornerstone(table, tile, 1.0), None),
                Move::Select { tile } => self.pick(table, seat, tile, &pile, &mut instead),
                _ => (self.after(table, seat, mv, &pile), None),
            };
            each(mv, value, then);
        }
        self.moves = moves;
    }

    /// The value of a pick: that of the best action with it. `instead` is the best action that gives the pick away,
    /// once it is known.
    fn pick(
        &mut self,
        table: &Table,
        seat: Seat,
        tile: TileId,
        pile: &[TileId],
        instead: &mut Option<(f64, Move)>,
    ) -> (f64, Option<Move>) {
        let tile_facts = table.tile(tile);
        if let Some(disaster) = tile_facts.disaster {
            return (self.weights.position(table, seat) + self.weights.disaster(table, seat, disaster), None);
        }
        let picked = table.after_pick(seat, tile);
        let mut actions = std::mem::take(&mut self.actions);
        actions.clear();
        picked.actions(seat, pile, &mut actions);
        let best_of = |wanted: &dyn Fn(&Move) -> bool| {
            let mut best = (f64::NEG_INFINITY, Move::Sell);
            for &mv in actions.iter().filter(|mv| wanted(mv)) {
                let value = self.after(&picked, seat, mv, pile);
                if value > best.0 {
                    best = (value, mv);
                }
            }
            best
        };
        let with_it = best_of(&|mv| matches!(mv, Move::Place { .. }));
        let instead = *instead.get_or_insert_with(|| best_of(&|mv| !matches!(mv, Move::Place { .. })));
        self.actions = actions;
        let best = if with_it.0 >= instead.0 { with_it } else { instead };
        (best.0, Some(best.1))
    }

    /// The value of an action: that of the position after it, less what it gives to others.
    fn after(&self, table: &Table, seat: Seat, mv: Move, pile: &[TileId]) -> f64 {
        let Ok(after) = table.after(seat, mv, pile) else { return f64::NEG_INFINITY };
        let rivals = (after.seats() - 1).max(1) as f64;
        let mut value = self.weights.position(&after, seat);
        for rival in after.all_seats().filter(|&other| other != seat) {
            let given = f64::from(after.till(rival) - table.till(rival));
            // Of equal offers the one of the poorer rival is taken.
            value -= given * (self.weights.coin / rivals + 0.001 * f64::from(table.money(rival)));
        }
        value
    }
}

/// What a finished city typically counts of everything.
fn typical(of: Measure) -> f64 {
    match of {
        Measure::Of(Type::Residential) => 6.0,
        Measure::Of(Type::Commercial) => 5.0,
        Measure::Of(Type::Industrial) => 4.0,
        Measure::Of(Type::Public) => 4.0,
        Measure::Of(Type::Resource) => 2.5,
        Measure::Nearby(_) => 2.0,
        Measure::Elsewhere(_) => 4.0,
        Measure::PollutingNearby => 2.5,
        Measure::BuildingsNearby => 4.0,
        Measure::BuildingCorners => 1.5,
        Measure::IndustrialBorder => 2.0,
        Measure::PowerTiles => 1.2,
        Measure::Neighborhoods => 2.5,
        Measure::NeighborhoodsOfOne => 1.2,
        Measure::NeighborhoodsOfTwo => 0.6,
        Measure::NeighborhoodsOfThree => 0.8,
        Measure::Sets => 3.0,
        Measure::HomesWithShops => 2.0,
        Measure::ModestHomes => 3.0,
        Measure::RoadSquares => 0.5,
        Measure::IndustryNearHomes => 3.0,
        Measure::BesideLike => 12.0,
        Measure::IndustrialCluster => 2.0,
        Measure::Goods => 6.0,
        Measure::RawGoods => 2.0,
        Measure::MoneyBeforeIncome => 15.0,
        Measure::FinalIncome => 20.0,
    }
}

/// The share of the game that is still to come after this turn: nearly 1 in the first, 0 in the last.
pub(super) fn share_left(table: &Table) -> f64 {
    let all = (GENERATIONS * TURNS) as f64;
    let done = (table.generation() - 1) * TURNS + table.turn();
    (all - done as f64) / all
}

/// What a position is worth, by where it comes from.
#[derive(Debug, Clone, Copy)]
pub(super) struct Worth {
    pub(super) tiles: f64,
    pub(super) homes: f64,
    pub(super) goods: f64,
    pub(super) money: f64,
    pub(super) roads: f64,
    pub(super) cornerstones: f64,
}

impl Worth {
    pub(super) fn total(&self) -> f64 {
        self.money + self.tiles + self.homes + self.goods + self.roads + self.cornerstones
    }
}

impl Weights {
    /// What a seat's position is worth in points.
    fn position(&self, table: &Table, seat: Seat) -> f64 {
        self.worth(table, seat).total()
    }

    /// The same, part by part.
    pub(super) fn worth(&self, table: &Table, seat: Seat) -> Worth {
        let city = table.city(seat);
        let left = share_left(table);
        let now = table.generation();
        let incomes: i32 = (now..=GENERATIONS).map(|generation| table.income(seat, generation)).sum();
        let last_income = table.income(seat, GENERATIONS);
        let money = table.money(seat);
        let purse = Purse { money: money + incomes, final_income: last_income };
        Worth {
            tiles: self.tiles(table, city, purse, left),
            homes: self.homes(city, left),
            goods: self.goods(city, left),
            money: self.money(money, incomes, left),
            roads: self.roads(table, seat, left),
            cornerstones: self.unplaced(table, seat, left),
        }
    }

    /// What it is worth to pick a Disaster: what it takes from the others, and what it would have taken from oneself.
    pub(super) fn disaster(&self, table: &Table, seat: Seat, disaster: Disaster) -> f64 {
        let harm = |seat: Seat| f64::from(table.penalty_of(seat, disaster).min(table.money(seat)));
        let others = table.all_seats().filter(|&other| other != seat).map(harm);
        let taken: f64 = others.sum();
        self.coin * (harm(seat) * self.spared + taken * self.others)
    }

    fn money(&self, money: i32, incomes: i32, left: f64) -> f64 {
        let early = f64::from(money).min(self.early_coins);
        self.coin * f64::from(money + incomes) + self.early_coin * left * early
    }

    fn tiles(&self, table: &Table, city: &City, purse: Purse, left: f64) -> f64 {
        let mut value = 0.0;
        for (at, tile) in city.tiles() {
            value += f64::from(table.tile_points(city, at, tile, purse));
            value += self.growth * left * self.variable(table, tile);
        }
        if city.power().is_empty() {
            value -= 5.0 * (1.0 - left);
        }
        value
    }

    /// What a tile's variable values and abilities bring in a typical city.
    fn variable(&self, table: &Table, tile: TileId) -> f64 {
        let tile = table.tile(tile);
        let lines = tile.score.iter().filter_map(|line| {
            let of = line.of?;
            Some(f64::from(line.each) * typical(of) / f64::from(line.per))
        });
        let score: f64 = lines.sum();
        let abilities = tile.abilities.iter().map(|ability| match *ability {
            Ability::IncomePer(ty) => self.coin * 2.0 * typical(Measure::Of(ty)),
            Ability::OnPick { money } => self.coin * 20.0 * f64::from(money),
            Ability::OnPlaced { ty, money } => self.coin * f64::from(money) * typical(Measure::Of(ty)),
            Ability::OnLinked { money, .. } => self.coin * f64::from(money) * 12.0,
            Ability::Waives(_) => 3.0,
            Ability::Protects(_) => 1.5,
            Ability::Insures => 2.0,
            Ability::Pairs { .. } | Ability::Swaps => 0.0,
        });
        score + abilities.sum::<f64>()
    }

    /// Neighborhoods, pollution and the threat of a ghost town.
    fn homes(&self, city: &City, left: f64) -> f64 {
        let homes = city.of_type(Type::Residential);
        let mut value = 0.0;
        for group in city.groups(Type::Residential) {
            value += f64::from(neighborhood_value(group.len()));
            // The next home beside it would add one more than its size.
            value += self.homes * left * (group.len() as f64).min(4.0);
        }
        value += homes.iter().map(|home| f64::from(pollution_of(city, home))).sum::<f64>();
        let ghost = match homes.len() {
            0 => 10.0,
            1 => 4.0,
            _ => 0.0,
        };
        value - ghost * (1.0 - left)
    }

    fn goods(&self, city: &City, left: f64) -> f64 {
        let goods = city.goods();
        let raw = (goods & GoodSet::RAW).len() as f64;
        let luxury = (goods & GoodSet::LUXURY).len() as f64;
        let processed = goods.len() as f64 - raw - luxury;
        [(raw, 1.0), (processed, 2.0), (luxury, 10.0)]
            .into_iter()
            .zip(self.token)
            .map(|((count, points), early)| count * (points + early * left))
            .sum()
    }

    /// Trade routes, and empty cells that open roads lead to.
    fn roads(&self, table: &Table, seat: Seat, left: f64) -> f64 {
        let city = table.city(seat);
        let routes = f64::from(u8::from(city.left_route()) + u8::from(city.right_route()));
        let connected = city.connected();
        let mut open = CellSet::EMPTY;
        for (side, _) in Side::ALL {
            open |= (connected & city.roads(side)).step(side);
        }
        let openings = open.minus(city.occupied() | connected).len() as f64;
        let trade = if table.seats() > 1 { self.route } else { self.route / 2.0 };
        left * (trade * routes) + self.opening * openings.min(self.openings) * left.min(0.5) * 2.0
    }

    /// Cornerstones not placed: there must be a turn left for each, and the generation must allow it.
    fn unplaced(&self, table: &Table, seat: Seat, left: f64) -> f64 {
        let stones = table.cornerstones(seat);
        let room = GENERATIONS.saturating_sub(table.city(seat).cornerstones().len());
        let turns = (left * (GENERATIONS * TURNS) as f64).round() as usize;
        let mut best = [0.0; GENERATIONS];
        for &tile in stones {
            let mut value = self.cornerstone(table, tile, left);
            for place in &mut best {
                if value > *place {
                    std::mem::swap(place, &mut value);
                }
            }
        }
        self.unplaced * best.iter().take(room.min(turns)).sum::<f64>()
    }

    /// What a Cornerstone brings in a typical city, less its price.
    pub(super) fn cornerstone(&self, table: &Table, tile: TileId, left: f64) -> f64 {
        let facts = table.tile(tile);
        let fixed: f64 =
            facts.score.iter().filter(|line| line.of.is_none()).map(|line| f64::from(line.each)).sum();
        let printed = f64::from(facts.vp.unwrap_or(0)) + fixed;
        let incomes: f64 = facts.income.iter().map(|&income| f64::from(income)).sum();
        let money = f64::from(facts.instant) - f64::from(facts.cost) + incomes * (0.3 + 0.7 * left);
        let made = if facts.produces_one_of.is_empty() { 0.0 } else { 2.0 + 2.0 * left };
        let power = if facts.power { 4.0 } else { 0.0 };
        printed + self.variable(table, tile) + self.coin * money + made + power
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{Game, Viewer};

    #[test]
    fn the_share_left_runs_down_to_zero() {
        let rules = neom::library::Library::builtin().rules(&["base".to_owned()]).unwrap();
        let setup = neom::setup::Setup::new(rules, neom::setup::Mode::Standard, 3, None, false).unwrap();
        let mut game: Neom = Game::new(&setup, 1);
        let mut dice = Dice::new(1, 1);
        let mut before = 1.0;
        while let Some(seat) = game.to_act().lowest() {
            let left = share_left(game.table());
            assert!(left <= before && left >= 0.0);
            before = left;
            let mv = game.view(Viewer::Seat(seat)).random_move(&mut dice).unwrap();
            game.play(seat, mv, &mut ()).unwrap();
        }
        assert_eq!(before, 0.0);
    }
}
