//! Goals with packs: by what they are scored.

use game_core::{Dice, Game, Seat, SeatSet, View, Viewer};
use suburbia::Suburbia;
use suburbia::goal::Achieved;
use suburbia::library::Library;
use suburbia::setup::{Edition, Mode, Setup};
use suburbia::tile::Special;

/// Whoever scored a goal did so alone, by stars or by a Law Office, and whoever did is told by which.
#[test]
fn a_goal_says_by_what_it_was_scored() {
    let packs = ["base", "inc", "five-star", "nightlife", "con", "essen", "ce"].map(str::to_owned);
    let rules = Library::builtin().rules(&packs).expect("all packs are built in");
    let setup = Setup::new(rules, Edition::Second, Mode::Standard, 3).expect("a table for three");
    let law = Special::LawOffice;
    let mut seen = [0; 4];
    for seed in 0..150 {
        let mut game = Suburbia::new(&setup, seed);
        let mut dice = Dice::new(seed, 1);
        while let Some(seat) = game.to_act().lowest() {
            let mv = game.view(Viewer::Seat(seat)).random_move(&mut dice).expect("a seat to act has a move");
            game.play(seat, mv, &mut ()).expect("it was listed");
        }
        let table = game.table();
        for score in game.final_scoring().expect("it is over").goals {
            let goal = rules.goal(score.goal);
            let top = goal.at_the_top(&score.values);
            let stars = |seat: Seat| table.tracks(seat).stars;
            match (score.winner, score.by) {
                (Some(seat), Some(Achieved::Alone)) => {
                    assert_eq!(top, SeatSet::just(seat));
                    seen[0] += 1;
                }
                (Some(seat), Some(Achieved::Stars)) => {
                    assert!(top.contains(seat) && top.len() > 1);
                    assert!(top.iter().all(|other| other == seat || stars(other) < stars(seat)));
                    seen[1] += 1;
                }
                (Some(seat), Some(Achieved::LawOffice)) => {
                    assert!(top.contains(seat) && top.len() > 1);
                    assert!(table.borough(seat).has_special(rules, law));
                    seen[2] += 1;
                }
                (None, None) => seen[3] += 1,
                other => panic!("{other:?}"),
            }
        }
    }
    assert!(seen.iter().all(|&times| times > 0), "{seen:?}");
}
