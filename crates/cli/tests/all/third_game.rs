//! A game that only the list knows works with the commands.

use crate::common::{folder, play, refused, stdout, tabletown, text};

#[test]
fn a_game_that_only_the_list_knows_is_simulated_and_recorded() {
    let folder = folder("third-game");
    let (records, picture) = (folder.join("plots.jsonl"), folder.join("plots.svg"));
    let sim = [
        "sim",
        "plots",
        "--seats",
        "greedy,random",
        "--mode",
        "bold",
        "--games",
        "5",
        "--seed",
        "1",
        "--records",
    ];
    let output = tabletown(&[&sim[..], &[text(&records)]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(stdout(&output).contains("5 games of plots, 2 seats"), "{}", stdout(&output));
    assert!(stdout(&tabletown(&["record", "verify", text(&records)])).contains("5 games verified"));
    let told = stdout(&tabletown(&["record", "show", text(&records)]));
    assert!(told.contains("greedy takes the") && told.contains(": +"), "{told}");
    let audit = stdout(&tabletown(&["record", "audit", text(&records)]));
    assert_eq!(audit.lines().count(), 5 * 7, "{audit}");
    let drawn = tabletown(&["record", "svg", text(&records), "--ply", "2", "-o", text(&picture)]);
    assert!(drawn.status.success(), "{}", String::from_utf8_lossy(&drawn.stderr));
    assert!(std::fs::read_to_string(&picture).expect("a picture").contains("<svg"));
    let list = stdout(&tabletown(&["packs", "list", "plots"]));
    assert!(list.contains("plots: 6 tiles") && list.contains("orchard"), "{list}");
    assert!(!stdout(&tabletown(&["packs", "list"])).contains("orchard"), "it is for tests, and not offered");
    let (told, code) =
        play(&["play", "plots", "--seats", "Ann,random", "--seed", "2"], "first\nfirst\nlast\nquit\n");
    assert!(code == Some(0) && told.contains("Ann takes the first tile"), "{told}");
    refused(&["sim", "plots", "--seats", "random,random", "--deck", "4"], 2, "--deck is for neom only");
    refused(&["sim", "plots", "--seats", "random,random", "--mode", "bld"], 2, "did you mean 'bold'?");
    refused(&["sim", "plots", "--seats", "random"], 2, "2 to 4 seats");
}
