//! What tiles do: resolution order, counting, investing, red lines and clamps. Step 8 is in `specials.rs`.
//!
//! The count of every line is taken from scratch over all boroughs. What a newly placed tile adds to an older
//! line is the count with it minus the count without it.

use super::data::{Line, Scope, Tile, Track};
use super::geometry::{Place, adjacent};
use super::model::{Built, Cause, Change, Entry, Mode, Model, Seat};

/// A red line lies directly after this population.
pub fn red_line_after(population: i64) -> bool {
    const PRINTED: [i64; 19] = [14, 21, 28, 34, 40, 46, 52, 58, 63, 68, 73, 77, 81, 85, 88, 91, 94, 97, 100];
    PRINTED.contains(&population) || (population >= 102 && population % 2 == 0)
}

/// The specials of step 8.
const WITH_A_CHOICE: [&str; 3] = ["lake-flip", "free-investment", "london-free-tile"];

impl Model {
    /// Puts a paid tile, lake or border into a borough and does steps 2 to 7. Specials of step 8 wait in the
    /// queue.
    pub fn place(&mut self, seat: usize, tile: &'static Tile, at: impl Into<Place>) {
        let at = at.into();
        let before = self.seats.clone();
        let built = self.built_so_far;
        self.built_so_far += 1;
        self.seats[seat].tiles.push(Built { tile, at, invested: false, built });
        self.seen.push((seat, tile.id, at));
        self.step_two(seat, built);
        self.steps_three_to_seven(&before, seat, built);
    }

    /// Investing: the marker is laid; steps 2 and 3 once more, counted singly. Doubled only from then on.
    pub fn apply_investment(&mut self, seat: usize, index: usize) {
        self.seats[seat].markers -= 1;
        let tile = &mut self.seats[seat].tiles[index];
        tile.invested = true;
        let built = tile.built;
        self.step_two(seat, built);
        self.own_lines(seat, built, 1); // not `duomo`: C-9
    }

    /// The thing with this number in a borough.
    pub fn thing(&self, owner: usize, built: usize) -> &Built {
        thing(&self.seats, owner, built)
    }

    pub fn cause(&self, owner: usize, built: usize) -> Cause {
        let &Built { tile, at, .. } = self.thing(owner, built);
        Cause::Tile { id: tile.id, owner, at }
    }

    /// Step 2: gold stars, the immediate effect change by change, `redistricting`.
    fn step_two(&mut self, seat: usize, built: usize) {
        self.step = Some(2);
        let tile = self.thing(seat, built).tile;
        self.gold_stars(seat, tile.stars, self.cause(seat, built));
        for &(track, amount) in &tile.now {
            self.effect(seat, built, track, amount);
        }
        if tile.has("redistricting") {
            self.redistrict(seat, built);
        }
        let with_a_choice = tile.specials.iter().filter(|special| WITH_A_CHOICE.contains(special));
        self.queue.extend(with_a_choice.map(|special| (*special, built)));
    }

    /// Steps 3 to 7 of a thing that is new in a borough; `before` are the boroughs without it. A lake that comes
    /// from a flip has its marker already, which doubles its own money (C-4).
    pub fn steps_three_to_seven(&mut self, before: &[Seat], seat: usize, built: usize) {
        let Built { tile, at, invested, .. } = self.thing(seat, built).clone();

        // (3) its own lines, counting what is there.
        self.own_lines(seat, built, if invested { 2 } else { 1 });
        if tile.has("duomo") {
            self.duomo(seat, built);
        }

        // (4) the seat's adjacent tiles and borders, (5) its others; oldest first.
        let others: Vec<(usize, Place)> =
            before[seat].tiles.iter().map(|other| (other.built, other.at)).collect();
        self.step = Some(4);
        for (other, _) in others.iter().filter(|(_, place)| adjacent(*place, at)) {
            self.react(before, seat, *other);
        }
        self.step = Some(5);
        for (other, _) in others.iter().filter(|(_, place)| !adjacent(*place, at)) {
            self.react(before, seat, *other);
        }

        // (6, 7) the other seats in this round's order of play from the next one.
        self.step = Some(6);
        for other in self.others_from(seat) {
            let numbers: Vec<usize> = self.seats[other].tiles.iter().map(|thing| thing.built).collect();
            for number in numbers {
                self.react(before, other, number);
            }
        }
        self.step = None;
    }

    /// Step 3: every line in printed order as one change each, counted now.
    fn own_lines(&mut self, seat: usize, built: usize, multiplier: i64) {
        self.step = Some(3);
        let tile = self.thing(seat, built).tile;
        for line in &tile.per {
            let amount = count(&self.seats, seat, built, line) * line.amount * multiplier;
            self.effect(seat, built, line.track, amount);
        }
    }

    /// The lines of an older thing, for what the new one adds to their counts.
    fn react(&mut self, before: &[Seat], owner: usize, built: usize) {
        let Built { tile, invested, .. } = *self.thing(owner, built);
        let multiplier = if invested { 2 } else { 1 };
        for line in &tile.per {
            let added = count(&self.seats, owner, built, line) - count(before, owner, built, line);
            let amount = added * line.amount * multiplier;
            self.effect(owner, built, line.track, amount);
        }
    }

    /// An effect of a tile on its owner: stopped by a Duomo if it is negative, within the limits, and booked.
    fn effect(&mut self, owner: usize, built: usize, track: Track, amount: i64) {
        if amount < 0 && self.seats[owner].has("duomo") {
            return;
        }
        let delta = self.change(owner, track, amount, self.cause(owner, built));
        self.book(owner, built, owner, track, delta);
    }

    /// Notes in the ledger what a tile really did to a seat. Lakes have none.
    pub fn book(&mut self, owner: usize, built: usize, seat: usize, track: Track, delta: i64) {
        if delta != 0 && !self.thing(owner, built).tile.is_lake() {
            self.ledger.push(Entry { built, seat, track, delta });
        }
    }

    /// Changes a track within its limits, notes the real change and gives it back.
    pub fn change(&mut self, seat: usize, track: Track, amount: i64, cause: Cause) -> i64 {
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
            let step = self.step;
            self.changes.push(Change { seat, track: track.name(), delta: new - old, cause, step });
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
        new - old
    }

    fn weight_of_a_red_line(&self) -> i64 {
        if self.mode == Mode::LoneArchitect { 2 } else { 1 }
    }

    /// Sums what happens to each track (−1, the Casino's +1), then clamps.
    fn pass_red_line_upwards(&mut self, seat: usize) {
        for track in [Track::Income, Track::Reputation] {
            let mut sum = -self.weight_of_a_red_line();
            for thing in self.seats[seat].tiles.clone() {
                let multiplier = if thing.invested { 2 } else { 1 };
                for line in &thing.tile.per {
                    let stopped = line.amount < 0 && self.seats[seat].has("duomo");
                    if line.scope == Scope::RedLine && line.track == track && !stopped {
                        let gain = line.amount * multiplier; // R14: not doubled for the Lone Architect
                        sum += gain;
                        self.book(seat, thing.built, seat, track, gain); // L-2: as printed
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

fn thing(boroughs: &[Seat], owner: usize, built: usize) -> &Built {
    let found = boroughs[owner].tiles.iter().find(|thing| thing.built == built);
    found.expect("it lies in the borough")
}

/// How many tiles, borders or pairs a line of this thing counts in these boroughs.
fn count(boroughs: &[Seat], owner: usize, built: usize, line: &Line) -> i64 {
    let me = thing(boroughs, owner, built);
    let mut count = 0;
    for (seat, borough) in boroughs.iter().enumerate() {
        for other in &borough.tiles {
            let mine = seat == owner;
            let itself = other.built == built;
            let wanted = other.tile.is_one_of(&line.wanted) && !(itself && line.not_itself);
            count += match line.scope {
                Scope::Adjacent => i64::from(wanted && mine && adjacent(me.at, other.at)),
                Scope::Own => i64::from(wanted && mine),
                Scope::Every => i64::from(wanted),
                Scope::Others => i64::from(wanted && !mine),
                Scope::After => i64::from(wanted && other.built > me.built), // R19: any borough
                Scope::OwnLakeAdjacent if wanted && mine => lakes_beside(borough, other.at),
                Scope::OwnLakeAdjacent => 0,
                Scope::RedLine => 0, // see `pass_red_line_upwards`
            };
        }
    }
    count
}

fn lakes_beside(borough: &Seat, at: Place) -> i64 {
    borough.tiles.iter().filter(|built| built.tile.is_lake() && adjacent(built.at, at)).count() as i64
}
