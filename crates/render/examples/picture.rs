//! Plays a game with players who like to buy and to build densely, and prints its picture.
//!
//! `cargo run -p render --example picture -- SEATS SEED [TURNS] > table.svg`; 1 seat is the Lone Architect, `dale` is
//! Dale the Bot. Without TURNS the game is played to its end.

use game_core::{Dice, Game, Seat, Viewer};
use render::svg::table_svg;
use suburbia::Suburbia;
use suburbia::library::Library;
use suburbia::moves::Move;
use suburbia::setup::{Edition, Mode, Setup};
use suburbia::table::Table;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize| arguments.get(index).map(String::as_str);
    let (mode, players) = match word(0).unwrap_or("3") {
        "dale" => (Mode::Dale, 1),
        "1" => (Mode::LoneArchitect, 1),
        count => (Mode::Standard, count.parse()?),
    };
    let seed: u64 = word(1).unwrap_or("7").parse()?;
    let turns: usize = word(2).map_or(Ok(usize::MAX), str::parse)?;
    let rules = Library::builtin().rules(&["base".to_owned()])?;
    let setup = Setup::new(rules, Edition::Collectors, mode, players)?;
    let mut game = Suburbia::new(&setup, seed);
    let mut dice = Dice::new(seed, 1);
    let mut played = 0;
    while let Some(seat) = game.to_act().lowest() {
        if played >= turns {
            break;
        }
        let mv = game.automatic_move().map_or_else(|| choose(&game, seat, &mut dice), |(_, mv)| mv);
        game.play(seat, mv, &mut ())?;
        played += 1;
    }
    let names = ["Ann", "Bruno", "Chiara", "Dario", "Emma"].map(str::to_owned);
    let scoring = game.final_scoring();
    print!("{}", table_svg(&game.view(Viewer::Spectator), &names, None, scoring.as_ref()));
    Ok(())
}

/// The best of a few moves, by what the tracks promise for the rest of the game.
fn choose(game: &Suburbia, seat: Seat, dice: &mut Dice) -> Move {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    let tried = moves.len().min(150);
    dice.shuffle_first(&mut moves, tried);
    let worth = |mv: &Move| {
        let touching = |at: suburbia::hex::Hex| {
            let borough = game.table().borough(seat);
            at.neighbours().iter().filter(|&&cell| borough.at(cell).is_some()).count() as i32
        };
        let dense = match *mv {
            Move::Buy { at, .. } => 4 * touching(at) + 24,
            Move::Basic { at, .. } => 4 * touching(at),
            Move::Lake { at, .. } => 4 * touching(at) - 24,
            Move::Invest { .. } => 6,
            _ => 0,
        };
        let after = game.table().foresee(seat, *mv, &mut ()).map_or(-999, |table| promise(&table, seat));
        4 * after + dense
    };
    moves.iter().take(tried).copied().max_by_key(worth).unwrap_or(moves[0])
}

fn promise(table: &Table, seat: Seat) -> i32 {
    let tracks = table.tracks(seat);
    let left = (18 - table.round() as i32).max(1);
    let growth = i32::from(tracks.income) * left * 11 + i32::from(tracks.reputation) * left * 7;
    (tracks.population * 10 + tracks.money * 4 + growth) / 10
}
