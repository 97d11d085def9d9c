//! NEOM on the command line, right and wrong.

use crate::common::{folder, play, refused, stdout, tabletown, text};

#[test]
fn sim_knows_modes_tile_sets_and_the_beginners_variant() {
    let json = |args: &[&str]| -> serde_json::Value {
        let output = tabletown(&[&["sim", "neom", "--games", "6", "--seed", "3", "--json"], args].concat());
        serde_json::from_str(&stdout(&output)).expect("one object")
    };
    let solo = json(&["--seats", "greedy", "--deck", "5"]);
    assert_eq!((&solo["game"], &solo["mode"], &solo["deck"]), (&"neom".into(), &"solo".into(), &5.into()));
    let titles: u64 =
        solo["titles"].as_object().expect("titles").values().filter_map(|count| count.as_u64()).sum();
    assert_eq!(titles, 6, "{solo}");
    let four = json(&["--seats", "greedy,random,random,random"]);
    assert_eq!((&four["mode"], four["seats"].as_array().map(Vec::len)), (&"standard".into(), Some(4)));
    let wins: f64 =
        four["seats"].as_array().expect("seats").iter().filter_map(|seat| seat["wins"].as_f64()).sum();
    assert!((wins - 6.0).abs() < 1e-9, "shared wins are shares of one: {wins}");
    assert_eq!(json(&["--seats", "random,random", "--beginner"])["beginner"], true);
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let folder = folder("neom-threads");
    let run = |threads: &str| {
        let file = folder.join(threads);
        let args = ["sim", "neom", "--seats", "greedy,random,random", "--games", "150", "--seed", "7"];
        let more = ["--threads", threads, "--records", text(&file)];
        assert!(tabletown(&[&args[..], &more].concat()).status.success());
        std::fs::read_to_string(file).expect("written")
    };
    assert_eq!(run("1"), run("3"));
}

#[test]
fn records_can_be_verified_audited_shown_and_drawn() {
    let folder = folder("neom-records");
    let file = folder.join("games.jsonl");
    for seats in ["greedy", "greedy,random", "greedy,random,random,greedy,random"] {
        let args = ["sim", "neom", "--seats", seats, "--games", "2", "--records", text(&file)];
        assert!(tabletown(&args).status.success());
        assert!(stdout(&tabletown(&["record", "verify", text(&file)])).contains("2 games verified"));
        let audit = stdout(&tabletown(&["record", "audit", text(&file)]));
        let lines: Vec<serde_json::Value> =
            audit.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        assert_eq!(lines.iter().filter(|line| line["audit"] == "tabletown-audit/1").count(), 2);
        assert!(lines.last().is_some_and(|line| line["final"]["seats"][0]["total"].is_number()));
        let told = stdout(&tabletown(&["record", "show", text(&file), "--game", "2"]));
        assert!(told.contains("draft ") && told.contains("pollution"), "{told}");
        let picture = folder.join("table.svg");
        let args = ["record", "svg", text(&file), "--ply", "30", "-o", text(&picture)];
        assert!(tabletown(&args).status.success());
        assert!(std::fs::read_to_string(&picture).expect("drawn").starts_with("<svg"));
    }
}

#[test]
fn a_record_that_does_not_replay_is_refused_with_ply_and_reason() {
    let folder = folder("neom-bad-records");
    let file = folder.join("bad.jsonl");
    let record = |rules: &str, moves: &str| {
        let seats = r#"[{"name":"A"},{"name":"B"},{"name":"C"}]"#;
        let line = format!(
            r#"{{"format":"tabletown-record/1","game":"neom","rules":{rules},"seed":1,"seats":{seats},"moves":[{moves}]}}"#
        );
        std::fs::write(&file, line).expect("written");
    };
    record(r#"{"mode":"standard"}"#, r#""draft slums""#);
    refused(
        &["record", "verify", text(&file)],
        1,
        "ply 1, 'draft slums': Slums is not among the tiles you may take",
    );
    record(r#"{"mode":"standard"}"#, r#""place @ 2,1""#);
    refused(
        &["record", "verify", text(&file)],
        1,
        "ply 1, 'place @ 2,1': not now: a Cornerstone is to be drafted",
    );
    record(r#"{"mode":"solo"}"#, "");
    refused(&["record", "verify", text(&file)], 1, "a solo game is for 1 seat, not 3");
    record(r#"{"mode":"standard","packs":["base","moon"]}"#, "");
    refused(&["record", "verify", text(&file)], 2, "there is no pack 'moon'");
}

#[test]
fn wrong_usage_is_explained() {
    refused(
        &["sim", "neom", "--seats", "random", "--deck", "3"],
        2,
        "there is no tile set 3; expected 1, 4 or 5",
    );
    refused(&["sim", "neom", "--seats", "random,random", "--deck", "4"], 2, "in the solo game only");
    refused(&["sim", "neom", "--seats", "random", "--edition", "first"], 2, "--edition is for suburbia only");
    refused(
        &["sim", "neom", "--seats", "random,random", "--mode", "solo"],
        2,
        "a solo game is for 1 seat, not 2",
    );
    refused(&["sim", "neom", "--seats", "random", "--mode", "dale"], 2, "there is no mode 'dale'");
    refused(&["sim", "neom", "--seats", "gredy"], 2, "did you mean 'greedy'?");
    refused(&["sim", "neon", "--seats", "random"], 2, "did you mean 'neom'?");
    refused(&["sim", "suburbia", "--seats", "random,random", "--deck", "4"], 2, "--deck is for neom only");
    let six = "random,random,random,random,random,random";
    refused(&["sim", "neom", "--seats", six], 2, "a standard game is for 2 to 5 seats, not 6");
    refused(
        &["sim", "neom", "--seats", "random", "--packs", "packs/examples/harbor.toml"],
        2,
        "is for 'suburbia'",
    );
}

#[test]
fn a_folder_may_hold_packs_of_both_games() {
    let args = ["sim", "neom", "--seats", "greedy,greedy", "--games", "2", "--packs", "packs/examples"];
    assert!(tabletown(&args).status.success());
    let args = ["sim", "suburbia", "--seats", "greedy,greedy", "--games", "2", "--packs", "packs/examples"];
    assert!(tabletown(&args).status.success());
}

#[test]
fn broken_toml_is_reported_alone_whatever_the_game() {
    let folder = folder("neom-broken");
    let file = folder.join("river.toml");
    let good = include_str!("../../../../packs/examples/river.toml");
    std::fs::write(&file, good.replace("name = \"River Port\"", "name = \"River Port")).expect("written");
    let output = tabletown(&["packs", "check", text(&file)]);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{stderr}");
    assert!(stderr.contains("this is not TOML") && !stderr.contains("suburbia"), "{stderr}");
}

#[test]
fn packs_of_one_game_can_be_listed() {
    let list = stdout(&tabletown(&["packs", "list", "neom"]));
    assert!(list.starts_with("neom base: 120 generation tiles") && !list.contains("suburbia"), "{list}");
    refused(&["packs", "list", "chess"], 2, "there is no game 'chess'");
}

#[test]
fn scenarios_run() {
    let output = tabletown(&["scenario", "crates/neom/tests/scenarios/example-6.toml"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let folder = folder("neom-scenarios");
    let file = folder.join("wrong.toml");
    let good = include_str!("../../../neom/tests/scenarios/example-6.toml");
    std::fs::write(&file, good.replace("total = 74", "total = 75")).expect("written");
    let output = tabletown(&["scenario", text(&file)]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stdout(&output).contains("total is 74, expected 75"), "{}", stdout(&output));
}

#[test]
fn a_game_can_be_scripted_kept_and_resumed() {
    let folder = folder("neom-play");
    let file = folder.join("game.jsonl");
    let args = ["play", "neom", "--seats", "you", "--seed", "5", "--record", text(&file)];
    let (output, code) = play(&args, "select slums\ndraft nothing\n1\nquit\n");
    assert_eq!(code, Some(0), "{output}");
    let record = std::fs::read_to_string(&file).expect("kept");
    assert!(record.contains("draft "), "{record}");
    assert!(!record.contains("result"), "it is still running: {record}");
    let (output, code) = play(&["play", "--resume", text(&file)], "quit\n");
    assert_eq!(code, Some(0), "{output}");
    refused(&["play", "suburbia", "--resume", text(&file)], 2, "it is a game of neom, not of suburbia");
}
