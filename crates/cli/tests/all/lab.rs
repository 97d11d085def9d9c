//! `tabletown lab` as a person runs it: figures, files, going on, and what is refused.

use crate::common::{folder, refused, stdout, tabletown, text};

/// Runs a command on one, two and three threads; it must say the same each time.
fn on_any_threads(args: &[&str]) -> String {
    let told = ["1", "2", "3"].map(|threads| {
        let output = tabletown(&[args, &["--threads", threads]].concat());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        stdout(&output).replace(&format!(" --threads {threads}"), "")
    });
    assert!(told[0] == told[1] && told[1] == told[2], "{told:?}");
    told[0].clone()
}

#[test]
fn a_tournament_tells_the_same_on_any_number_of_threads() {
    let told =
        on_any_threads(&["lab", "tournament", "suburbia", "--rounds", "6", "--seats", "2,3", "--seed", "4"]);
    assert!(
        told.starts_with(
            "48 games of suburbia, second edition, standard mode\n\nbot         Elo   95 % interval"
        ),
        "{told}"
    );
    assert!(
        told.contains("2 seats: wins of one bot (left) against 1 of another (above); 50 % is even"),
        "{told}"
    );
    assert!(
        told.contains("3 seats: wins of one bot (left) against 2 of another (above); 33 % is even"),
        "{told}"
    );
    assert!(told.contains("greedy   random         12   100.0 %"), "{told}");
    assert!(told.ends_with("--rounds 6 --seats 2,3 --seed 4\n"), "{told}");
}

#[test]
fn what_tiles_are_worth_is_the_same_on_any_number_of_threads() {
    let told =
        on_any_threads(&["lab", "tiles", "suburbia", "--games", "40", "--seats", "3", "--bot", "random"]);
    insta::assert_snapshot!("tiles", told);
    let told = on_any_threads(&["lab", "tiles", "neom", "--games", "20", "--bot", "random"]);
    insta::assert_snapshot!("tiles-neom", told);
}

#[test]
fn solo_scores_are_the_same_on_any_number_of_threads() {
    insta::assert_snapshot!(
        "solo",
        on_any_threads(&["lab", "solo", "suburbia", "--games", "200", "--bot", "random"])
    );
    insta::assert_snapshot!(
        "solo-neom",
        on_any_threads(&["lab", "solo", "neom", "--games", "50", "--deck", "4", "--bot", "random"])
    );
}

#[test]
fn results_carry_version_seed_and_command() {
    for args in [
        &["lab", "tournament", "neom", "--rounds", "1", "--seed", "9", "--json"][..],
        &["lab", "tiles", "neom", "--games", "3", "--seed", "9", "--mode", "solo", "--json"],
        &["lab", "solo", "suburbia", "--mode", "dale", "--games", "3", "--seed", "9", "--json"],
    ] {
        let json: serde_json::Value = serde_json::from_str(&stdout(&tabletown(args))).expect("one object");
        assert_eq!(json["version"], env!("CARGO_PKG_VERSION"));
        assert_eq!((&json["seed"], &json["repeatable"]), (&9.into(), &true.into()));
        assert_eq!(json["command"], format!("tabletown {}", args.join(" ")));
    }
    let timed =
        ["lab", "tournament", "suburbia", "--rounds", "1", "--seats", "2", "--bots", "random,planner:1ms"];
    let told = stdout(&tabletown(&timed));
    assert!(told.contains("planner:1ms plays by the clock"), "{told}");
}

#[test]
fn a_tournament_goes_on_with_its_file() {
    let folder = folder("tournament");
    let (whole, parts) = (folder.join("whole.jsonl"), folder.join("parts.jsonl"));
    let run = |file: &std::path::Path, rounds: &str, more: &[&str]| {
        let args = ["lab", "tournament", "suburbia", "--seats", "2", "--rounds", rounds, "-o", text(file)];
        let output = tabletown(&[&args[..], more].concat());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        stdout(&output)
    };
    let games = |file| {
        let text = std::fs::read_to_string(file).expect("written");
        text.lines().skip(1).map(str::to_owned).collect::<Vec<_>>()
    };
    run(&whole, "8", &[]);
    run(&parts, "3", &["--resume"]);
    assert_eq!(games(&parts).len(), 6);
    run(&parts, "8", &["--resume"]);
    assert_eq!(games(&parts), games(&whole));
    assert_eq!(games(&whole).len(), 16);
    // Everything is there: the same figures, nothing is played.
    let figures = |told: String| told.lines().take(4).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(figures(run(&parts, "8", &["--resume"])), figures(run(&whole, "8", &["--resume"])));
    assert_eq!(games(&parts).len(), 16);

    let again = ["lab", "tournament", "suburbia", "-o", text(&whole)];
    refused(&again, 2, "is there already; --resume goes on with it");
    refused(&[&again[..], &["--resume"]].concat(), 2, "its list of seats is 2, here it is 2,4");
    refused(&["lab", "tournament", "neom", "-o", text(&whole), "--resume"], 2, "its game is suburbia");
}

#[test]
fn csv_has_a_row_for_each_thing_and_part_of_the_game() {
    let file = folder("csv").join("tiles.csv");
    let args = ["lab", "tiles", "suburbia", "--games", "10", "--seats", "2", "--csv", text(&file)];
    assert!(tabletown(&args).status.success());
    let csv = std::fs::read_to_string(&file).expect("written");
    let header: Vec<&str> = csv.lines().next().expect("a header").split(',').collect();
    assert_eq!(header[..3], ["id", "name", "kind"]);
    assert!(csv.lines().skip(1).all(|row| row.contains(",tabletown lab tiles suburbia")), "{csv}");
    let casino: Vec<&str> = csv.lines().filter(|row| row.starts_with("casino,")).collect();
    assert_eq!(casino.len(), 4, "the whole game and its thirds");
}

#[test]
fn files_for_people_and_programs_are_the_same_on_any_number_of_threads() {
    let folder = folder("lab-files");
    let file = |name: &str| folder.join(name);
    let run = |threads: &str| {
        let csv = file("tiles.csv");
        let (svg, png) = (file("tiles.svg"), file("tiles.png"));
        let table = ["lab", "tiles", "suburbia", "--games", "12", "--seats", "2", "--seed", "5"];
        let files = ["--csv", text(&csv), "--svg", text(&svg), "--png", text(&png)];
        let output = tabletown(&[&table[..], &files, &["--threads", threads]].concat());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        [csv, svg, png].map(|path| std::fs::read(path).expect("written"))
    };
    let one = run("1");
    let words = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let without_threads = |bytes: &[u8]| words(bytes).replace("--threads 1", "").replace("--threads 2", "");
    let two = run("2");
    assert_eq!(without_threads(&one[0]), without_threads(&two[0]));
    assert_eq!(without_threads(&one[1]), without_threads(&two[1]));
    // Each tells version, seed and command; in PNG as text among the bytes.
    let command = "tabletown lab tiles suburbia --games 12 --seats 2 --seed 5 --csv";
    for content in &one {
        let content = words(content);
        assert!(content.contains(command) && content.contains(env!("CARGO_PKG_VERSION")), "{content}");
    }
    assert!(one[2].starts_with(b"\x89PNG"));
    let picture = words(&one[1]);
    let told = "12 games of suburbia, second edition, standard mode, 2 seats, played by greedy.";
    assert!(picture.contains(told) && picture.contains("Suburbia: how far ahead"), "{picture}");
}

#[test]
fn parquet_is_written_or_said_to_be_missing() {
    let file = folder("lab-parquet").join("tiles.parquet");
    let args = ["lab", "tiles", "suburbia", "--games", "5", "--seats", "2", "--parquet", text(&file)];
    if cfg!(feature = "parquet") {
        assert!(tabletown(&args).status.success());
        let content = std::fs::read(&file).expect("written");
        assert!(content.starts_with(b"PAR1") && content.ends_with(b"PAR1"));
        let words = String::from_utf8_lossy(&content);
        assert!(words.contains("tabletown lab tiles suburbia --games 5") && words.contains("tabletown.seed"));
    } else {
        refused(&args, 2, "built without Parquet; build it with: cargo install --path crates/cli --features");
    }
}

#[test]
fn solo_scores_can_be_looked_at() {
    let folder = folder("lab-solo");
    let (svg, png) = (folder.join("scores.svg"), folder.join("scores.png"));
    let table = ["lab", "solo", "neom", "--games", "5", "--bots", "random,planner:1ms", "--deck", "4"];
    let output = tabletown(&[&table[..], &["--svg", text(&svg), "--png", text(&png)]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let picture = std::fs::read_to_string(&svg).expect("written");
    for part in [
        "NEOM: scores alone",
        "random, tile set 4",
        "planner:1ms, tile set 4",
        "planner:1ms plays by the clock",
        "Boss",
        "seed 1: tabletown lab solo neom",
    ] {
        assert!(picture.contains(part), "no {part} in {picture}");
    }
    assert!(std::fs::read(&png).expect("written").starts_with(b"\x89PNG"));
}

/// So many games that the test would not end if files were looked at after them.
#[test]
fn files_that_cannot_be_written_are_refused_before_the_first_game() {
    let tiles = ["lab", "tiles", "suburbia", "--games", "1000000000"];
    let solo = ["lab", "solo", "suburbia", "--games", "100000000"];
    for (option, wrong) in
        [("--csv", "x.parquet"), ("--parquet", "x.csv"), ("--svg", "x.png"), ("--png", "x.svg.gz")]
    {
        let end = option.replace("--", ".");
        let ends = format!("{option} writes a file that ends in {end}, not {wrong}");
        refused(&[&tiles[..], &[option, wrong]].concat(), 2, &ends);
        let nowhere = format!("no/such/folder/x{end}");
        refused(&[&tiles[..], &[option, &nowhere]].concat(), 2, &format!("cannot write {nowhere}"));
    }
    refused(
        &[&solo[..], &["--svg", "no/such/folder/x.svg"]].concat(),
        2,
        "cannot write no/such/folder/x.svg",
    );
    refused(
        &[&solo[..], &["--png", "x.svg"]].concat(),
        2,
        "--png writes a file that ends in .png, not x.svg",
    );
    let folder = folder("lab-folder").join("is-a-folder.svg");
    std::fs::create_dir(&folder).expect("a folder");
    refused(&[&tiles[..], &["--svg", text(&folder)]].concat(), 2, "cannot write");
}

#[test]
fn wrong_usage_is_explained() {
    refused(&["lab", "tournament", "chess"], 2, "there is no game 'chess'");
    refused(&["lab", "tournament", "suburbia", "--bots", "greedy"], 2, "two bots or more");
    refused(&["lab", "tournament", "suburbia", "--bots", "greedy,greedy"], 2, "'greedy' is named twice");
    refused(&["lab", "tournament", "suburbia", "--bots", "greedy,gredy"], 2, "did you mean 'greedy'?");
    refused(&["lab", "tournament", "suburbia", "--seats", "1"], 2, "2 to 4 seats");
    refused(&["lab", "tournament", "neom", "--seats", "1"], 2, "two seats or more");
    refused(&["lab", "tournament", "suburbia", "--rounds", "0"], 2, "--rounds");
    refused(&["lab", "tournament", "suburbia", "--resume"], 2, "--output");
    refused(&["lab", "tournament", "suburbia", "-o", "no/such/folder/x"], 2, "cannot write");
    refused(&["lab", "tiles", "suburbia", "--bot", "gredy", "--games", "1"], 2, "did you mean 'greedy'?");
    refused(&["lab", "tiles", "suburbia", "--seats", "9"], 2, "2 to 4 seats");
    refused(&["lab", "solo", "suburbia", "--mode", "standard"], 2, "--mode lone-architect or dale");
    refused(&["lab", "solo", "neom", "--deck", "3"], 2, "expected 1, 4 or 5");
    refused(&["lab", "solo", "neom", "--bots", "nobody"], 2, "there is no bot 'nobody'");
}
