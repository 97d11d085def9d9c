//! Prints a page with cities of a random game of NEOM, by day and by night:
//! `cargo run -p render --example city [PLIES] > city.html`.

use game_core::{Dice, Game};
use neom::Neom;
use neom::library::Library;
use neom::setup::{Mode, Setup};
use render::neom::page::{Look, city, sprite};
use render::svg::land::stylesheet;
use render::svg::sprite::Sprite;
use render::text::Language;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let plies: usize = std::env::args().nth(1).map_or(Ok(60), |word| word.parse())?;
    let rules = Library::builtin().rules(&["base".to_owned()])?;
    let setup = Setup::new(rules, Mode::Standard, 2, None, false)?;
    let (mut game, mut dice, mut moves) = (Neom::new(&setup, 4), Dice::new(4, 1), Vec::new());
    for _ in 0..plies {
        let Some(seat) = game.to_act().lowest() else { break };
        moves.clear();
        game.legal_moves(seat, &mut moves);
        let _ = game.play(seat, moves[dice.below(moves.len())], &mut ());
    }
    let symbols: String = sprite(Language::ENGLISH, rules).into_iter().map(|(_, file)| file).collect();
    println!(
        "<!doctype html><meta charset=\"utf-8\"><style>{}.glow{{fill:var(--lamp);opacity:.3}}svg.town{{width:960px;\
        height:760px;display:block}}.dark{{color-scheme:dark}}.light{{color-scheme:light}}main{{display:grid;\
        grid-template-columns:auto auto}}.small{{width:300px!important;height:220px!important}}</style>\
        <div hidden>{symbols}</div><main>",
        stylesheet()
    );
    for small in [false, true] {
        for seat in game.table().all_seats() {
            for theme in ["light", "dark"] {
                let look =
                    Look { sprite: &Sprite::default(), language: Language::ENGLISH, small, label: "a city" };
                println!("<div class=\"{theme}\">{}</div>", city(game.table(), seat, &look));
            }
        }
    }
    println!("</main>");
    Ok(())
}
