//! Plots: a tiny game that is complete, for tests. It shows what a game must bring and what it is given.
//!
//! All tiles of its packs lie in a row, shuffled by the seed. In turn each seat takes the first or the last tile; in the
//! mode `bold` a tile from the end of the row counts double. When the row is empty, most points win.

use crate::choice::{Choice, Table};
use crate::learn::Taught;
use crate::libraries::RulesOf;
use crate::page::Drawn;
use crate::page::end::Ends;
use crate::page::home::Home;
use crate::page::replay::Replayed;
use crate::page::statistics::Counted;
use crate::page::table::AtTable;
use crate::{Playable, TableGame};
use bots::planner::{AnyPolicy, Budget, Options, PlanGame, Planner};
use bots::{Bot, BotGame};
use game_core::fault::Fault;
use game_core::fields::read_file;
use game_core::intern::Interner;
use game_core::pack::{Head, PackFile, read_head, required_id, required_name};
use game_core::record::SeatInfo;
use game_core::{Dice, Game, Log, NotationError, Outcome, Seat, SeatSet, View, Viewer};
use lab::Study;
use serde::Serialize;
use serde_json::{Value, json};
use terminal::{Entry, PlayedMove, TerminalGame};

/// A pack of tiles.
#[derive(Debug, Clone)]
pub struct Pack {
    head: Head,
    tiles: Vec<Tile>,
}

/// A tile.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Tile {
    id: String,
    name: String,
    points: i32,
    pack: String,
}

/// All tiles of the chosen packs.
#[derive(Debug, PartialEq)]
pub struct Rules {
    packs: Vec<String>,
    tiles: Vec<Tile>,
}

impl PackFile for Pack {
    type Rules = Rules;

    const BUILTIN: &'static [(&'static str, &'static str)] =
        &[("plots/base.toml", include_str!("base.toml"))];

    fn read(file: &str, text: &str) -> Result<Pack, Vec<Fault>> {
        read_file("a pack", file, text, |mut top, source| {
            let head = read_head(Plots::NAME, &mut top, source, |_, _| ());
            let mut tiles = Vec::new();
            for mut tile in top.tables("tile", source) {
                let (id, name) = (required_id(&mut tile, &[], source), required_name(&mut tile, source));
                let points = tile.number("points", 0..=99, source).map_or(0, |points| points.value as i32);
                tile.finish(source);
                if let (Some(id), Some(name), Some(head)) = (id, name, &head) {
                    tiles.push(Tile { id: id.value, name, points, pack: head.id.clone() });
                }
            }
            top.finish(source);
            Some(Pack { head: head?, tiles })
        })
    }

    fn head(&self) -> &Head {
        &self.head
    }

    fn compile(packs: &[&Pack]) -> Result<&'static Rules, Vec<Fault>> {
        static RULES: Interner<Rules> = Interner::new();
        let names = packs.iter().map(|pack| pack.head.id.clone()).collect();
        let tiles = packs.iter().flat_map(|pack| pack.tiles.iter().cloned()).collect();
        Ok(RULES.intern(Rules { packs: names, tiles }).0)
    }
}

/// Which tiles, how many seats, and whether the end of the row counts double.
#[derive(Debug, Clone, Copy)]
pub struct Setup {
    rules: &'static Rules,
    seats: usize,
    bold: bool,
}

/// The game.
#[derive(Debug, Clone)]
pub struct Plots {
    setup: Setup,
    /// The tiles that are left, by their number in the rules.
    row: Vec<usize>,
    scores: Vec<i32>,
    turn: usize,
}

/// All a player may decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Move {
    /// `first`.
    First,
    /// `last`.
    Last,
}

/// A seat took a tile.
#[derive(Debug, Clone, Serialize)]
pub struct Taken {
    seat: Seat,
    tile: &'static str,
    points: i32,
}

/// Why a move was refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotYourTurn;

/// What a viewer knows: everything.
#[derive(Debug)]
pub struct PlotsView<'a> {
    game: &'a Plots,
    viewer: Viewer,
}

impl PartialEq for PlotsView<'_> {
    fn eq(&self, other: &Self) -> bool {
        let all =
            |view: &Self| (view.game.row.clone(), view.game.scores.clone(), view.game.turn, view.viewer);
        all(self) == all(other)
    }
}

impl Serialize for PlotsView<'_> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let row: Vec<&str> = self.game.row.iter().map(|&tile| self.game.tile(tile).id.as_str()).collect();
        json!({ "row": row, "scores": self.game.scores }).serialize(serializer)
    }
}

impl View for PlotsView<'_> {
    type Game = Plots;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn legal_moves(&self, out: &mut Vec<Move>) {
        if let Viewer::Seat(seat) = self.viewer {
            self.game.legal_moves(seat, out);
        }
    }

    fn sample(&self, _dice: &mut Dice) -> Plots {
        self.game.clone()
    }
}

impl Plots {
    fn tile(&self, tile: usize) -> &'static Tile {
        &self.setup.rules.tiles[tile]
    }
}

impl Game for Plots {
    const NAME: &'static str = "plots";
    type Setup = Setup;
    type Move = Move;
    type Event = Taken;
    type View<'a> = PlotsView<'a>;
    type Illegal = NotYourTurn;

    fn new(setup: &Setup, seed: u64) -> Plots {
        let mut row: Vec<usize> = (0..setup.rules.tiles.len()).collect();
        Dice::new(seed, 0).shuffle(&mut row);
        Plots { setup: *setup, row, scores: vec![0; setup.seats], turn: 0 }
    }

    fn seats(&self) -> usize {
        self.setup.seats
    }

    fn to_act(&self) -> SeatSet {
        if self.row.is_empty() { SeatSet::EMPTY } else { SeatSet::just(Seat::from_index(self.turn)) }
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.to_act().contains(seat) {
            out.extend([Move::First, Move::Last]);
        }
    }

    fn play(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Taken>) -> Result<(), NotYourTurn> {
        if !self.to_act().contains(seat) {
            return Err(NotYourTurn);
        }
        let (place, times) = match mv {
            Move::First => (0, 1),
            Move::Last => (self.row.len() - 1, 1 + i32::from(self.setup.bold)),
        };
        let taken = self.row.remove(place);
        let tile = self.tile(taken);
        let points = tile.points * times;
        self.scores[self.turn] += points;
        self.turn = (self.turn + 1) % self.setup.seats;
        log.record(|| Taken { seat, tile: &tile.name, points });
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> PlotsView<'_> {
        PlotsView { game: self, viewer }
    }

    fn outcome(&self) -> Option<Outcome> {
        let best = *self.scores.iter().max()?;
        let won = |seat: &usize| self.scores[*seat] == best;
        let winners = (0..self.scores.len()).filter(won).map(Seat::from_index).collect();
        self.row.is_empty().then(|| Outcome { scores: self.scores.clone(), winners })
    }

    fn parse_move(&self, text: &str) -> Result<Move, NotationError> {
        match text.trim() {
            "first" => Ok(Move::First),
            "last" => Ok(Move::Last),
            _ => Err(NotationError::new(text, "expected first or last")),
        }
    }

    fn write_move(&self, mv: Move) -> String {
        if mv == Move::First { "first".to_owned() } else { "last".to_owned() }
    }

    fn write_refusal(&self, NotYourTurn: NotYourTurn) -> String {
        "it is not this seat's turn".to_owned()
    }

    fn ledger(&self) -> Vec<i64> {
        self.scores.iter().map(|&score| score.into()).collect()
    }

    fn ledger_entry(event: &Taken) -> Option<(usize, i64)> {
        Some((event.seat.index(), event.points.into()))
    }
}

impl PlanGame for Plots {
    type Policy = AnyPolicy;
}

impl BotGame for Plots {
    fn greedy() -> Box<dyn Bot<Plots>> {
        Box::new(Planner::new(Options { budget: Budget::Iterations(16), threads: 1 }))
    }
}

impl TableGame for Plots {
    const TITLE: &'static str = "Plots";

    fn players(setup: &Setup) -> usize {
        setup.seats
    }

    fn spec(setup: &Setup) -> Value {
        json!({ "mode": if setup.bold { "bold" } else { "plain" }, "packs": setup.rules.packs })
    }

    fn entry(PlayedMove { before, reader, seat, mv, events, .. }: PlayedMove<'_, Plots>) -> Entry {
        let headline = format!("{} takes the {} tile", reader.name(seat), before.write_move(*mv));
        let change =
            |taken: &Taken| format!("{}: +{} for {}", taken.tile, taken.points, reader.name(taken.seat));
        Entry { seat, headline, secret: None, changes: events.iter().map(change).collect() }
    }
}

impl TerminalGame for Plots {
    const MOVES: &'static [&'static str] = &["first", "last"];
}

impl Playable for Plots {
    type Pack = Pack;
    const OFFERED: bool = false;
    const CHOICES: &'static [Choice] =
        &[Choice { counted: true, ..Choice::one_of("mode", &["plain", "bold"]) }];

    fn description(_: render::text::Language) -> String {
        "Take tiles from the ends of a row; most points win.".to_owned()
    }

    fn tables(_rules: RulesOf<Plots>) -> Vec<Table> {
        (2..=4).map(Table::of).collect()
    }

    fn setup(rules: RulesOf<Plots>, spec: &Value, seats: &[SeatInfo]) -> Result<Setup, String> {
        let bold = match spec["mode"].as_str() {
            None | Some("plain") => false,
            Some("bold") => true,
            Some(other) => return Err(format!("there is no mode '{other}'")),
        };
        match seats.len() {
            seats @ 2..=4 => Ok(Setup { rules, seats, bold }),
            _ => Err("Plots is for 2 to 4 seats".to_owned()),
        }
    }

    fn list_json(rules: RulesOf<Plots>) -> Value {
        let tile = |tile: &Tile| json!({ "id": tile.id, "name": tile.name, "pack": tile.pack, "text": format!("{} points", tile.points) });
        json!({ "game": Plots::NAME, "packs": rules.packs, "tiles": rules.tiles.iter().map(tile).collect::<Vec<_>>() })
    }

    fn reveals(_events: &[Taken]) -> bool {
        false
    }
}

impl Study for Plots {}
impl Drawn for Plots {}
impl AtTable for Plots {}
impl Replayed for Plots {}
impl Ends for Plots {}
impl Counted for Plots {}
impl Home for Plots {}
impl Taught for Plots {}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::laws;

    fn setups() -> Vec<laws::Named<Setup>> {
        let rules = game_core::pack::Library::<Pack>::builtin().rules(&["base".to_owned()]).unwrap();
        let of = |(seats, bold)| (format!("{seats} {bold}"), Setup { rules, seats, bold });
        [(2, false), (3, true), (4, false)].map(of).into()
    }

    #[test]
    fn it_obeys_the_laws() {
        let setups = setups();
        laws::exactly_the_listed_moves_play::<Plots>(&setups, 20, |_, _| vec![Move::First, Move::Last]);
        laws::counting_agrees_with_listing::<Plots>(&setups, 20);
        laws::notation_round_trips::<Plots>(&setups, 20);
        laws::replay_is_exact::<Plots>(&setups, 20);
        laws::simultaneous_choices_commute::<Plots>(&setups, 20);
        laws::events_add_up::<Plots>(&setups, 20);
        laws::views_leak_nothing_and_sample_consistently::<Plots>(&setups, 20);
        laws::sampled_worlds_play_on::<Plots>(&setups, 20);
    }
}
