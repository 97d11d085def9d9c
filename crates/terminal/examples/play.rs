//! Tries the terminal client: `play [--lines] [--mode M] [--edition E] [--seed N] [--record FILE] [SEAT…]`.
//! A seat is the name of a bot, or of a person.

use bots::BotGame;
use std::io::{self, BufReader};
use suburbia::Suburbia;
use suburbia::library::Library;
use suburbia::setup::{Edition, Mode, Setup};
use terminal::{Options, SeatChoice, play_lines, play_screen};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (mut lines, mut mode, mut edition, mut seed) = (false, Mode::Standard, Edition::Second, 42);
    let (mut record, mut seats) = (None, Vec::new());
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or(format!("{word} needs a value"));
        match word.as_str() {
            "--lines" => lines = true,
            "--mode" => {
                let wanted = value()?;
                mode = Mode::ALL.into_iter().find(|(_, word)| *word == wanted).ok_or("no such mode")?.0;
            }
            "--edition" => {
                let wanted = value()?;
                edition =
                    Edition::ALL.into_iter().find(|(_, word)| *word == wanted).ok_or("no such edition")?.0;
            }
            "--seed" => seed = value()?.parse()?,
            "--record" => record = Some(value()?.into()),
            name if Suburbia::BOTS.contains(&name) => seats.push(SeatChoice::Bot { name: word }),
            _ => seats.push(SeatChoice::Human { name: word }),
        }
    }
    let rules = Library::builtin().rules(&["base".to_owned()])?;
    let setup = Setup::new(rules, edition, mode, seats.len())?;
    let options = Options { setup, seed, seats, record, moves: Vec::new() };
    let finished = if lines {
        play_lines(options, BufReader::new(io::stdin()), io::stdout())?
    } else {
        play_screen(options)?
    };
    if let Some(path) = finished.kept {
        eprintln!("the record is in {}", path.display());
    }
    Ok(())
}
