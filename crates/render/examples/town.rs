//! Prints a page with boroughs of a random game, by day and by night:
//! `cargo run -p render --example town [PLIES] [PACKS…] > town.html`.

use game_core::{Dice, Game};
use render::Reader;
use render::suburbia::page::{Look, borough, sprite};
use render::svg::land::stylesheet;
use render::svg::sprite::Sprite;
use render::text::Language;
use suburbia::Suburbia;
use suburbia::library::Library;
use suburbia::moves::Move;
use suburbia::setup::{Edition, Mode, Setup};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let plies: usize = words.next().map_or(Ok(60), |word| word.parse())?;
    let packs: Vec<String> = ["base".to_owned()].into_iter().chain(words).collect();
    let rules = Library::builtin().rules(&packs)?;
    let setup = Setup::new(rules, Edition::Second, Mode::Standard, 2)?;
    let (mut game, mut dice, mut moves) = (Suburbia::new(&setup, 4), Dice::new(4, 1), Vec::new());
    for _ in 0..plies {
        let Some(seat) = game.to_act().lowest() else { break };
        moves.clear();
        game.legal_moves(seat, &mut moves);
        // Towns rather than lakes.
        let towns: Vec<Move> = moves.iter().filter(|mv| !matches!(mv, Move::Lake { .. })).copied().collect();
        let from = if towns.is_empty() || dice.below(9) == 0 { &moves } else { &towns };
        let _ = game.play(seat, from[dice.below(from.len())], &mut ());
    }
    let names = ["Ann", "Bruno"].map(str::to_owned);
    let reader = Reader::spectator(Language::ENGLISH, &names);
    let symbols: String = sprite(Language::ENGLISH, rules).into_iter().map(|(_, file)| file).collect();
    println!(
        "<!doctype html><meta charset=\"utf-8\"><style>{}.glow{{fill:var(--lamp);opacity:.3}}svg.town{{width:960px;\
        height:720px;display:block}}.dark{{color-scheme:dark}}.light{{color-scheme:light}}main{{display:grid;\
        grid-template-columns:auto auto}}.small{{width:300px!important;height:220px!important}}</style><div hidden>{symbols}</div><main>",
        stylesheet()
    );
    for small in [false, true] {
        for seat in game.table().all_seats() {
            for theme in ["light", "dark"] {
                let look =
                    Look { reader, sprite: &Sprite::default(), small, status: "to build", title: None };
                println!("<div class=\"{theme}\">{}</div>", borough(game.table(), seat, &look));
            }
        }
    }
    println!("</main>");
    Ok(())
}
