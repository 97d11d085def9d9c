//! What tiles do: resolution order, counting, investing, red lines and clamps.
//!
//! The count of every line is taken from scratch over all boroughs. What a newly placed tile adds to an older
//! line is the count with it minus the count without it.

use super::data::{Line, Scope, Tile, Track};
use super::model::{Built, Cause, Cell, Change, Mode, Model, touching};

/// A red line lies directly after this population.
pub fn red_line_after(population: i64) -> bool {
    const PRINTED: [i64; 19] = [14, 21, 28, 34, 40, 46, 52, 58, 63, 68, 73, 77, 81, 85, 88, 91, 94, 97, 100];
    PRINTED.contains(&population) || (population >= 102 && population % 2 == 0)
}

impl Model {
    /// Puts a paid tile into a borough and resolves everything it sets off.
    pub fn place(&mut self, seat: usize, tile: &'static Tile, at: Cell) {
        let before = self.clone();
        let built = self.seats.iter().map(|seat| seat.tiles.len()).sum();
        self.seats[seat].tiles.push(Built { tile, at, invested: false, built });
        let new = self.seats[seat].tiles.len() - 1;

        // (2) and (3): its immediate effect, then its own lines, counting what is there.
        self.apply_own_effects(seat, new);

        // (4) the seat's touching tiles, (5) its other tiles; oldest first.
        let older = 0..new;
        let touches = |index: &usize| touching(before.seats[seat].tiles[*index].at, at);
        for index in older.clone().filter(|index| touches(index)) {
            self.react(&before, seat, index);
        }
        for index in older.filter(|index| !touches(index)) {
            self.react(&before, seat, index);
        }

        // (6, 7) the other seats in turn order from the next one.
        for distance in 1..self.seats.len() {
            let other = (seat + distance) % self.seats.len();
            for index in 0..self.seats[other].tiles.len() {
                self.react(&before, other, index);
            }
        }
    }

    /// Investing: the immediate effect and each line once more, counted now; doubled only from then on.
    pub fn apply_investment(&mut self, seat: usize, index: usize) {
        self.apply_own_effects(seat, index);
        self.seats[seat].tiles[index].invested = true;
    }

    /// The immediate effect, then every line in printed order as one change each, counted now.
    fn apply_own_effects(&mut self, seat: usize, index: usize) {
        let Built { tile, at, .. } = self.seats[seat].tiles[index];
        let cause = Cause::Tile(tile.id, at);
        if let Some((track, amount)) = tile.now {
            self.change(seat, track, amount, cause);
        }
        for line in &tile.per {
            let amount = self.count(seat, index, line) * line.amount;
            self.change(seat, line.track, amount, cause);
        }
    }

    /// The lines of an older tile, for what the new tile adds to their counts.
    fn react(&mut self, before: &Model, owner: usize, index: usize) {
        let Built { tile, at, invested, .. } = self.seats[owner].tiles[index];
        let multiplier = if invested { 2 } else { 1 };
        for line in &tile.per {
            let added = self.count(owner, index, line) - before.count(owner, index, line);
            let amount = added * line.amount * multiplier;
            self.change(owner, line.track, amount, Cause::Tile(tile.id, at));
        }
    }

    /// How many tiles (or pairs) a line of this tile counts now.
    fn count(&self, owner: usize, index: usize, line: &Line) -> i64 {
        let me = &self.seats[owner].tiles[index];
        let mut count = 0;
        for (seat, borough) in self.seats.iter().enumerate() {
            for other in &borough.tiles {
                let mine = seat == owner;
                let wanted = other.tile.is_one_of(&line.wanted);
                count += match line.scope {
                    Scope::Adjacent => i64::from(wanted && mine && touching(me.at, other.at)),
                    Scope::Own => i64::from(wanted && mine),
                    Scope::Every => i64::from(wanted),
                    Scope::Others => i64::from(wanted && !mine),
                    Scope::After => i64::from(wanted && other.built > me.built), // R19: any borough
                    Scope::OwnLakeAdjacent if wanted && mine => self.lakes_beside(owner, other.at),
                    Scope::OwnLakeAdjacent => 0,
                    Scope::RedLine => 0, // see `pass_red_line_upwards`
                };
            }
        }
        count
    }

    fn lakes_beside(&self, owner: usize, at: Cell) -> i64 {
        let tiles = self.seats[owner].tiles.iter();
        tiles.filter(|built| built.tile.is_lake() && touching(built.at, at)).count() as i64
    }

    /// Changes a track, within its limits, and notes the real change.
    pub fn change(&mut self, seat: usize, track: Track, amount: i64, cause: Cause) {
        let tracks = &mut self.seats[seat];
        let old = tracks.track(track);
        let new = match track {
            Track::Income | Track::Reputation => (old + amount).clamp(-5, 15),
            Track::Money | Track::Population => (old + amount).max(0), // population: R3
        };
        match track {
            Track::Money => tracks.money = new,
            Track::Income => tracks.income = new,
            Track::Reputation => tracks.reputation = new,
            Track::Population => tracks.population = new,
        }
        if new != old {
            self.changes.push(Change { seat, track, delta: new - old, cause });
        }
        if track == Track::Population {
            // R4: the lines one by one, each with its own clamp. Only one of the two ranges holds anything.
            for _ in (old..new).filter(|&population| red_line_after(population)) {
                self.pass_red_line_upwards(seat);
            }
            for _ in (new..old).filter(|&population| red_line_after(population)) {
                self.pass_red_line_downwards(seat);
            }
        }
    }

    fn weight_of_a_red_line(&self) -> i64 {
        if self.mode == Mode::LoneArchitect { 2 } else { 1 }
    }

    /// Sums what happens to each track (−1, the Casino's +1), then clamps.
    fn pass_red_line_upwards(&mut self, seat: usize) {
        for track in [Track::Income, Track::Reputation] {
            let mut sum = -self.weight_of_a_red_line();
            for built in &self.seats[seat].tiles {
                let multiplier = if built.invested { 2 } else { 1 };
                for line in &built.tile.per {
                    if line.scope == Scope::RedLine && line.track == track {
                        sum += line.amount * multiplier; // R14: not doubled for the Lone Architect
                    }
                }
            }
            self.change(seat, track, sum, Cause::RedLine);
        }
    }

    fn pass_red_line_downwards(&mut self, seat: usize) {
        for track in [Track::Income, Track::Reputation] {
            let weight = self.weight_of_a_red_line();
            self.change(seat, track, weight, Cause::RedLine);
        }
    }
}
