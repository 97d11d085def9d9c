//! What must hold for the land of any borough.

use super::*;
use game_core::{Dice, Game};
use suburbia::Suburbia;
use suburbia::library::Library;
use suburbia::setup::{Edition, Mode, Setup};

const BRUSH: Brush = Brush { season: Season::Summer, file: "" };

/// Many boroughs, with all packs, as chance builds them.
fn each_borough(check: impl Fn(&Table, Seat)) {
    let packs = ["base", "inc", "five-star", "nightlife", "con", "essen", "ce"].map(str::to_owned);
    let rules = Library::builtin().rules(&packs).expect("all packs are built in");
    let setup = Setup::new(rules, Edition::Collectors, Mode::Standard, 4).expect("four may play");
    for seed in 0..12 {
        let (mut game, mut dice, mut moves) = (Suburbia::new(&setup, seed), Dice::new(seed, 1), Vec::new());
        let mut ply = 0;
        while let Some(seat) = game.to_act().lowest() {
            moves.clear();
            game.legal_moves(seat, &mut moves);
            game.play(seat, moves[dice.below(moves.len())], &mut ()).expect("it was listed");
            ply += 1;
            if ply % 29 == 0 || game.to_act().is_empty() {
                game.table().all_seats().for_each(|seat| check(game.table(), seat));
            }
        }
    }
}

#[test]
fn streets_lie_between_neighbours_and_all_neighbours_have_one() {
    each_borough(|table, seat| {
        let (plan, borough) = (Plan::of(table, seat), table.borough(seat));
        let mut seen = BTreeSet::new();
        for &[a, b] in &plan.streets {
            assert!(a.touches(b), "{a} and {b}");
            assert!(
                plan.built.contains_key(&b) && (plan.built.contains_key(&a) || a.is_board()),
                "{a} and {b}"
            );
            assert!(!plan.lakes.contains(&a) && !plan.lakes.contains(&b), "{a} and {b}: a street in a lake");
            assert!(seen.insert([a.min(b), a.max(b)]), "{a} and {b} have two");
        }
        let hexes: Vec<Hex> = borough
            .tiles()
            .filter(|tile| tile.kind != KindId::LAKE)
            .filter_map(|tile| tile.at.cell())
            .collect();
        for &one in &hexes {
            for &other in hexes.iter().filter(|other| one.touches(**other)) {
                assert!(seen.contains(&[one.min(other), one.max(other)]), "{one} and {other} have none");
            }
        }
    });
}

#[test]
fn lakes_that_touch_are_one_water_and_others_are_not() {
    each_borough(|table, seat| {
        let plan = Plan::of(table, seat);
        let cells: Vec<Hex> = plan.lakes.iter().copied().collect();
        let mut left = plan.lakes.clone();
        let mut groups = 0;
        while let Some(first) = left.pop_first() {
            groups += 1;
            let mut open = vec![first];
            while let Some(cell) = open.pop() {
                open.extend(cell.neighbours().into_iter().filter(|next| left.remove(next)));
            }
        }
        // An island in a lake has a shore of its own.
        assert!(outlines(&cells, 9.0).len() >= groups);
        let mut pen = Pen::default();
        lakes(&mut pen, &plan, BRUSH);
        assert_eq!(pen.0.is_empty(), cells.is_empty());
        let shore = pen
            .0
            .split("<path d=\"")
            .nth(1)
            .map_or(0, |path| path.split('"').next().unwrap_or("").matches('M').count());
        assert_eq!(shore, outlines(&cells, 9.0).len());
    });
}

#[test]
fn the_same_borough_is_the_same_land() {
    each_borough(|table, seat| {
        let picture = || {
            let mut pen = Pen::default();
            draw(&mut pen, "x", &Plan::of(table, seat), BRUSH, [0.0, 0.0, 10.0, 10.0]);
            pen.0
        };
        assert_eq!(picture(), picture());
    });
}

#[test]
fn a_larger_town_has_more_life() {
    each_borough(|table, seat| {
        let plan = Plan::of(table, seat);
        let drawn = |size| {
            let mut pen = Pen::default();
            town_life(
                &mut pen,
                &Plan {
                    size,
                    streets: plan.streets.clone(),
                    built: plan.built.clone(),
                    lakes: plan.lakes.clone(),
                    ..plan
                },
                BRUSH,
            );
            pen.0.len()
        };
        assert!(drawn(4) <= drawn(12) && drawn(12) <= drawn(25));
    });
}
