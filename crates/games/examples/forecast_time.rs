//! How long a forecast of a plan of NEOM takes: `cargo run --release -p games --example forecast_time`.

use bots::BotGame;
use game_core::{Dice, Game, Seat, Viewer};
use games::Playable;
use games::plan::PlanStep;
use neom::Neom;
use neom::library::Library;
use neom::setup::{Mode, Setup};
use render::Reader;
use render::text::Language;
use std::time::Instant;

fn main() {
    let rules = Library::builtin().rules(&["base".to_owned()]).expect("there is a base pack");
    let names = vec!["Ann".to_owned(); 5];
    let own = Seat(0);
    let reader = Reader::seated(Language::ENGLISH, &names, own);
    for seats in [2, 3, 5] {
        let setup = Setup::new(rules, Mode::Standard, seats, None, false).expect("there is such a table");
        let mut game = Neom::new(&setup, 3);
        let (mut bot, mut dice) = (Neom::bot("greedy").expect("there is a greedy bot"), Dice::new(3, 1));
        let mut times = Vec::new();
        while let Some(seat) = game.to_act().lowest() {
            let mv = bot.choose(&game.view(Viewer::Seat(seat)), &mut dice);
            let listed = game.plan(reader, own, &[], true).into_iter().flat_map(|plan| plan.moves);
            let some = listed.step_by(7).take(3);
            let steps: Vec<PlanStep> =
                some.map(|one| PlanStep { mv: one.mv, tile: None, at: None }).collect();
            if seat == own && !steps.is_empty() {
                let begun = Instant::now();
                game.forecast(reader, own, &steps, 100, 1).expect("there is something to plan");
                times.push(begun.elapsed().as_millis());
            }
            game.play(seat, mv, &mut ()).expect("a legal move plays");
        }
        times.sort_unstable();
        let (middle, most) = (times[times.len() / 2], times[times.len() - 1]);
        println!("{seats} seats: 100 made-up games in {middle} ms (median), {most} ms at most");
    }
}
