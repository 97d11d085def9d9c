//! Draws panoramas of random games into a folder, by day and by night, from one seat to five:
//! `cargo run -p render --example panorama FOLDER`.

use game_core::{Dice, Game};
use render::raster;
use render::svg::panorama::{Light, Panorama, Region};
use std::path::Path;

/// Plays a game at random.
fn play<G: Game>(mut game: G, plies: usize) -> G {
    let (mut dice, mut moves) = (Dice::new(4, 1), Vec::new());
    for _ in 0..plies {
        let Some(seat) = game.to_act().lowest() else { break };
        moves.clear();
        game.legal_moves(seat, &mut moves);
        let _ = game.play(seat, moves[dice.below(moves.len())].clone(), &mut ());
    }
    game
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "target".to_owned());
    let names = ["Ann", "Bruno", "Cleo", "Dora", "Emil"].map(str::to_owned);
    for seats in 1..=5 {
        let rules = suburbia::library::Library::builtin().rules(&["base".to_owned()])?;
        let mode =
            if seats == 1 { suburbia::setup::Mode::LoneArchitect } else { suburbia::setup::Mode::Standard };
        let setup = suburbia::setup::Setup::new(rules, suburbia::setup::Edition::Collectors, mode, seats)?;
        let game = play(suburbia::Suburbia::new(&setup, 4), 30 * seats + seats * seats * 4);
        draw(
            &folder,
            &format!("suburbia-{seats}"),
            &render::suburbia::svg::panorama_towns(game.table(), &names),
        )?;
        let rules = neom::library::Library::builtin().rules(&["base".to_owned()])?;
        let mode = if seats == 1 { neom::setup::Mode::Solo } else { neom::setup::Mode::Standard };
        let setup = neom::setup::Setup::new(rules, mode, seats, None, false)?;
        let game = play(neom::Neom::new(&setup, 4), 1000);
        draw(&folder, &format!("neom-{seats}"), &render::neom::svg::panorama_towns(game.table(), &names))?;
    }
    Ok(())
}

fn draw(folder: &str, name: &str, region: &Region) -> Result<(), Box<dyn std::error::Error>> {
    for (word, light) in [("day", Light::Day), ("night", Light::Night)] {
        let about = "All towns of a game.";
        let (title, verdict, caption, address) = ("Tabletown", "A random game", "", "");
        let picture = Panorama { title, verdict, caption, address, about, region, light }.svg();
        let file = Path::new(folder).join(format!("{name}-{word}.png"));
        std::fs::write(file, raster::png(&picture, 1200, &[])?)?;
    }
    Ok(())
}
