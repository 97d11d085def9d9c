//! The commands as a person runs them: right, wrong, and with the reader gone.

use crate::common::{folder, play, refused, root, stdout, tabletown, text};
use std::path::Path;
use std::process::{Command, Stdio};

#[test]
fn sim_prints_what_the_contract_says() {
    let args = ["sim", "suburbia", "--seats", "greedy,random", "--games", "20", "--seed", "3", "--json"];
    let output = tabletown(&args);
    assert!(output.status.success());
    let json: serde_json::Value = serde_json::from_str(&stdout(&output)).expect("one object");
    for key in ["game", "mode", "games", "seconds", "games_per_second", "moves_per_second", "seats"] {
        assert!(!json[key].is_null(), "{key}");
    }
    let seats = json["seats"].as_array().expect("a list");
    assert_eq!(seats.len(), 2);
    let wins: f64 = seats.iter().map(|seat| seat["wins"].as_f64().expect("a number")).sum();
    assert!((wins - 20.0).abs() < 1e-9, "shared wins are shares of one: {wins}");
    for key in ["mean", "sd", "min", "p10", "p50", "p90", "max"] {
        assert!(seats[0]["score"][key].is_number(), "{key}");
    }
    assert_eq!(seats[0]["bot"], "greedy");
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let folder = folder("threads");
    let mut written = Vec::new();
    for threads in ["1", "2", "3"] {
        let file = folder.join(format!("{threads}.jsonl"));
        let args = ["--seats", "greedy,random,greedy", "--games", "150", "--seed", "8", "--threads", threads];
        let output = tabletown(&[&["sim", "suburbia", "--records", text(&file)], &args[..]].concat());
        assert!(output.status.success());
        written.push(std::fs::read_to_string(file).expect("written"));
    }
    assert_eq!(written[0].lines().count(), 150);
    assert!(written[0] == written[1] && written[1] == written[2]);
}

#[test]
fn records_can_be_verified_audited_shown_and_drawn() {
    let folder = folder("records");
    for (mode, edition, seats) in [
        ("standard", "second", "greedy,random"),
        ("standard", "collectors", "random,random,greedy,random,random"),
        ("lone-architect", "first", "greedy"),
        ("dale", "second", "greedy"),
    ] {
        let file = folder.join(format!("{mode}-{edition}.jsonl"));
        let file = text(&file);
        let table = ["--mode", mode, "--edition", edition];
        let sim = ["sim", "suburbia", "--seats", seats, "--games", "3", "--records", file];
        assert!(tabletown(&[&sim[..], &table[..]].concat()).status.success());
        let verified = tabletown(&["record", "verify", file]);
        assert!(verified.status.success());
        assert!(stdout(&verified).contains("3 games verified"), "{}", stdout(&verified));

        let audit = stdout(&tabletown(&["record", "audit", file]));
        let lines: Vec<serde_json::Value> =
            audit.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        assert_eq!(lines.iter().filter(|line| line["audit"] == "tabletown-audit/1").count(), 3);
        assert_eq!(lines.iter().filter(|line| line["final"].is_object()).count(), 3);

        let shown = stdout(&tabletown(&["record", "show", file]));
        assert!(shown.contains("Result"), "{shown}");
        let early = stdout(&tabletown(&["record", "show", file, "--ply", "5", "--game", "2"]));
        assert!(early.contains("Market"), "{early}");

        let picture = folder.join("picture.svg");
        assert!(tabletown(&["record", "svg", file, "--ply", "7", "-o", text(&picture)]).status.success());
        assert!(std::fs::read_to_string(&picture).expect("drawn").starts_with("<svg"));
        assert!(stdout(&tabletown(&["record", "svg", file, "-o", "-"])).contains("</svg>"));
        let panorama = stdout(&tabletown(&["record", "svg", file, "--panorama", "-o", "-"]));
        let towns = if mode == "dale" { 2 } else { seats.split(',').count() };
        assert_eq!(panorama.matches("<g class=\"town\"").count(), towns, "{mode}");
    }
}

/// Width and height of a PNG, which stand at its beginning.
fn size(file: &Path) -> [u32; 2] {
    let file = std::fs::read(file).expect("drawn");
    assert!(file.starts_with(b"\x89PNG\r\n\x1a\n"));
    assert!(file.len() > 50_000, "there is something in it: {} bytes", file.len());
    [16, 20].map(|at| u32::from_be_bytes(file[at..at + 4].try_into().expect("four bytes")))
}

#[test]
fn records_are_drawn_as_pixels() {
    let folder = folder("pixels");
    let out = folder.join("out.png");
    for game in ["suburbia", "neom"] {
        let file = folder.join(format!("{game}.jsonl"));
        let file = text(&file);
        let sim = ["sim", game, "--seats", "greedy,greedy", "--games", "1", "--records", file];
        assert!(tabletown(&sim).status.success());
        let png = |more: &[&str]| {
            let done = tabletown(&[&["record", "png", file, "-o", text(&out)], more].concat());
            assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
            size(&out)
        };
        assert_eq!(png(&["--panorama", "--width", "1200"]), [1200, 630]);
        assert_eq!(png(&["--panorama", "--night", "--ply", "9"]), [2400, 1260]);
        let [width, height] = png(&["--width", "1000"]);
        assert!(width == 1000 && height > 300, "{width} × {height}");
        let again = || std::fs::read(&out).expect("drawn");
        let first = again();
        png(&["--width", "1000"]);
        assert!(first == again(), "the same record gives the same pixels");

        refused(&["record", "png", file, "-o", text(&out), "--width", "7"], 2, "7 is not in 100..=8192");
        refused(&["record", "png", file, "-o", text(&out), "--night"], 2, "--panorama");
        refused(&["record", "png", file, "-o", text(&out), "--ply", "9999"], 2, "there is no ply 9999");
        refused(&["record", "png", file, "-o", text(&folder.join("no/such.png"))], 2, "cannot write");
    }
}

#[test]
fn a_record_proves_that_its_draws_were_not_changed() {
    let folder = folder("commitments");
    let good = include_str!("../../../suburbia/tests/fixtures/games.jsonl").lines().next().expect("a game");
    let write = |name: &str, content: &str| {
        let path = folder.join(name);
        std::fs::write(&path, content).expect("written");
        text(&path).to_owned()
    };
    let verified = |args: &[&str]| {
        let output = tabletown(&[&["record", "verify"], args].concat());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        stdout(&output)
    };
    let mut record = game_core::record::Record::parse(good, 1).expect("a record");
    // Records of before say that they prove less.
    let old = write("old.jsonl", good);
    assert!(verified(&[&old]).contains("no commitment was made"));

    let salt = "5a".repeat(32);
    record.version = Some("0.9.0".to_owned());
    let hash = record.terms().commitment(&salt);
    record.commitment = Some(hash.clone());
    record.salt = Some(salt);
    let fair = write("fair.jsonl", &record.to_line());
    assert!(verified(&[&fair]).contains("those of the commitment in the record"));
    assert!(
        verified(&[&fair, "--commitment", &hash.to_uppercase()])
            .contains(&format!("proved: seed, rules and seats are those of the commitment {hash}"))
    );

    let other = "0".repeat(64);
    refused(&["record", "verify", &fair, "--commitment", &other], 1, "was published");
    refused(&["record", "verify", &old, "--commitment", &hash], 1, "states no commitment");
    refused(&["record", "verify", &fair, "--commitment", "beef"], 2, "64 hexadecimal digits");
    let two = write("two.jsonl", &format!("{0}\n{0}\n", record.to_line()));
    refused(&["record", "verify", &two, "--commitment", &hash], 2, "about one game");
    // The rules alone would not notice a seat that was renamed to a bot.
    let bots = write("bots.jsonl", &record.to_line().replacen("\"bot\":\"", "\"bot\":\"random", 1));
    refused(&["record", "verify", &bots], 1, "something was changed after the game began");
    record.chosen = Some(true);
    record.commitment = record.salt.as_deref().map(|salt| record.terms().commitment(salt));
    let chosen = write("chosen.jsonl", &record.to_line());
    assert!(verified(&[&chosen]).contains("chosen by whoever set the game up"));
    let running = write(
        "running.jsonl",
        &good.replacen("\"seed\":", "\"commitment\":\"ab\",\"was\":", 1).replace("\"result\"", "\"r\""),
    );
    refused(&["record", "verify", &running], 2, "still running");
}

#[test]
fn bad_records_are_refused_with_a_reason() {
    let folder = folder("bad-records");
    let good = include_str!("../../../suburbia/tests/fixtures/games.jsonl").lines().next().expect("a game");
    let write = |name: &str, content: &str| {
        let path = folder.join(name);
        std::fs::write(&path, content).expect("written");
        text(&path).to_owned()
    };
    let cut = write("cut.jsonl", &good[..good.len() / 2]);
    refused(&["record", "verify", &cut], 2, "cut off in the middle");
    let newer = write("newer.jsonl", &good.replace("tabletown-record/1", "tabletown-record/9"));
    refused(&["record", "verify", &newer], 2, "use a newer tabletown");
    let foreign = write("foreign.jsonl", "{\"format\":\"chess\"}");
    refused(&["record", "show", &foreign], 2, "expected 'tabletown-record/1'");
    let broken = write("broken.jsonl", "this is no JSON");
    refused(&["record", "audit", &broken], 2, "line 1 is not a record");
    let empty = write("empty.jsonl", "\n");
    refused(&["record", "verify", &empty], 2, "no record in it");
    let illegal = write("illegal.jsonl", &good.replacen("\"buy ", "\"buy 9", 1));
    refused(&["record", "verify", &illegal], 1, "ply ");
    let wrong = write("wrong.jsonl", &good.replace("\"scores\":[", "\"scores\":[1"));
    refused(&["record", "verify", &wrong], 1, "but its moves lead to");
    let packs = write("packs.jsonl", &good.replace("[\"base\"]", "[\"base\",\"mine\"]"));
    for command in ["verify", "show", "audit", "svg"] {
        let output: &[&str] = if command == "svg" { &["-o", "-"] } else { &[] };
        let args = [&["record", command, packs.as_str()], output].concat();
        refused(&args, 2, "there is no pack 'mine'; there are: base, inc, five-star");
    }
    let twice = write("twice.jsonl", &good.replace("[\"base\"]", "[\"base\",\"inc\",\"inc\"]"));
    refused(&["record", "verify", &twice], 2, "the pack 'inc' is named twice");
    let without = write("without.jsonl", &good.replace("[\"base\"]", "[\"base\"],\"without\":[\"lakes\"]"));
    refused(&["record", "verify", &without], 1, "its rules are unknown");
    let edition = write("edition.jsonl", &good.replace("\"second\"", "\"fifth\""));
    refused(&["record", "verify", &edition], 1, "its rules are unknown");
    let neom = write("neom.jsonl", &good.replace("\"suburbia\"", "\"checkers\""));
    refused(&["record", "show", &neom], 1, "checkers");
    refused(&["record", "verify", "no-such-file.jsonl"], 2, "cannot read no-such-file.jsonl");
    refused(&["record", "verify", text(&folder)], 2, "cannot read");
    let fine = write("fine.jsonl", good);
    refused(&["record", "show", &fine, "--ply", "9999"], 2, "there is no ply 9999");
    refused(&["record", "show", &fine, "--game", "2"], 2, "it has 1 game");
    refused(&["record", "svg", &fine, "-o", "no/such/folder/x.svg"], 2, "cannot write");
    let left: Vec<_> =
        std::fs::read_dir(&folder).expect("a folder").map(|f| f.expect("a file").path()).collect();
    assert!(
        left.iter().all(|path| path.extension().is_some_and(|ext| ext == "jsonl")),
        "left behind: {left:?}"
    );
}

#[test]
fn wrong_usage_is_explained() {
    refused(&["sim", "suburbia", "--seats", "gredy,random"], 2, "did you mean 'greedy'?");
    refused(&["sim", "suburbia", "--seats", "random"], 2, "2 to 4 seats");
    refused(&["sim", "suburbia", "--seats", "random,random,random,random,random"], 2, "2 to 4 seats");
    refused(&["sim", "suburbia", "--seats", "random,random", "--mode", "dalle"], 2, "did you mean 'dale'?");
    refused(&["sim", "suburbia", "--seats", "random,random", "--edition", "third"], 2, "there are: second");
    refused(&["sim", "chess", "--seats", "random,random"], 2, "there is no game 'chess'");
    refused(&["sim", "suburbia", "--seats", "random,random", "--games", "0"], 2, "--games");
    refused(
        &["sim", "suburbia", "--seats", "random,random", "--packs", "nope"],
        2,
        "there is no pack 'nope'",
    );
    refused(&["sim", "suburbia", "--seats", "random,random", "--packs", "./nope"], 2, "cannot read ./nope");
    let sim = |more: &[&'static str]| [&["sim", "suburbia", "--seats", "random,random"], more].concat();
    refused(&sim(&["--packs", "inc,five-star,inc"]), 2, "the pack 'inc' is named twice");
    refused(&sim(&["--packs", "five-sta"]), 2, "did you mean 'five-star'?");
    refused(&sim(&["--packs", "inc", "--without", "border"]), 2, "did you mean 'borders'?");
    refused(&sim(&["--packs", "inc", "--without", "lakes"]), 2, "there are: bonuses, borders");
    refused(
        &["sim", "neom", "--seats", "random,random", "--without", "borders"],
        2,
        "--without is for suburbia only",
    );
    refused(&["sim", "neom", "--seats", "random,random", "--packs", "inc"], 2, "there is no pack 'inc'");
    refused(
        &["sim", "suburbia", "--seats", "random,random", "--records", "no/such/x.jsonl"],
        2,
        "cannot write",
    );
    refused(&["play", "suburbia", "--seats", "you,greedi"], 2, "did you mean 'greedy'?");
    refused(&["play", "suburbia", "--mode", "dale", "--seats", "you,greedy"], 2, "1 seat");
    refused(&["sim", "suburbia", "--seats", "random,random", "--deck", "4"], 2, "--deck is for neom only");
    refused(&["play", "suburbia", "--beginner"], 2, "--beginner is for neom only");
    refused(&["play", "chess"], 2, "there is no game 'chess'");
    refused(&["nonsense"], 2, "nonsense");
    refused(&["bench", "--seconds=-1"], 2, "--seconds");
}

#[test]
fn lessons_are_checked_with_the_packs_and_played() {
    for (game, lesson) in
        [("suburbia", "ok      lesson red-lines: 2 tasks"), ("neom", "ok      lesson goods: 2 tasks")]
    {
        let told = stdout(&tabletown(&["packs", "check", &format!("packs/{game}/lessons")]));
        assert!(told.contains(lesson), "{told}");
    }
    let folder = folder("own-lessons");
    std::fs::create_dir_all(folder.join("lessons")).unwrap();
    std::fs::copy(root().join("packs/examples/harbor.toml"), folder.join("harbor.toml")).unwrap();
    let lesson = std::fs::read_to_string(root().join("packs/examples/lessons/01-harbor.toml")).unwrap();
    let own = folder.join("lessons/own.toml");
    // A typo in a tile, and a solution that is none.
    std::fs::write(&own, lesson.replace("built container-terminal", "built container-termina")).unwrap();
    let check = ["packs", "check", text(&folder)];
    refused(&check, 1, "did you mean 'container-terminal'?");
    std::fs::write(&own, lesson.replace("[\"buy 7 @ 2,-1\"]", "[\"buy 7 @ -1,1\"]")).unwrap();
    refused(&check, 1, "the solution does not do what is asked: has money 15, but it is 13");
    // A language that lacks some of the words.
    std::fs::write(&own, lesson.replacen("[task.text.it]", "[task.text.fr]", 1)).unwrap();
    refused(&check, 1, "task 1 has no words in 'it'");
    // A name that the program has.
    std::fs::rename(&own, folder.join("lessons/07-goals.toml")).unwrap();
    refused(&check, 1, "the program has a lesson 'goals' already");
    std::fs::remove_file(folder.join("lessons/07-goals.toml")).unwrap();
    // The same name twice.
    std::fs::write(&own, &lesson).unwrap();
    std::fs::write(folder.join("lessons/02-own.toml"), &lesson).unwrap();
    refused(&check, 1, "the lesson 'own' is also in");
    std::fs::remove_file(folder.join("lessons/02-own.toml")).unwrap();
    let told = tabletown(&check);
    let told = (stdout(&told), String::from_utf8_lossy(&told.stderr).into_owned());
    assert!(told.0.contains("lesson own: 2 tasks") && told.0.contains("harbor"), "{told:?}");
}

#[test]
fn packs_are_listed_and_checked() {
    let list = stdout(&tabletown(&["packs", "list"]));
    assert!(list.contains("100 building tiles") && list.contains("air-traffic-controller"), "{list}");
    assert!(
        list.contains("120 generation tiles, 30 Cornerstones") && list.contains("[house: roads]"),
        "{list}"
    );
    // One object a game, one a line.
    let lines = stdout(&tabletown(&["packs", "list", "--json", "--packs", "packs/examples"]));
    let games: Vec<serde_json::Value> =
        lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let packs: Vec<_> = games.iter().map(|game| (game["game"].clone(), game["packs"].clone())).collect();
    let expected = [("suburbia", &["base", "harbor", "ridge"][..]), ("neom", &["base", "river"][..])];
    let expected = expected.map(|(game, packs)| (serde_json::json!(game), serde_json::json!(packs)));
    let all = stdout(&tabletown(&["packs", "list", "suburbia", "--packs", "all", "--json"]));
    let all: serde_json::Value = serde_json::from_str(&all).expect("JSON");
    assert_eq!(
        all["packs"],
        serde_json::json!(["base", "inc", "five-star", "nightlife", "con", "essen", "ce"])
    );
    for key in ["tiles", "borders", "goals", "bonuses", "challenges"] {
        let rows = all[key].as_array().expect("a list");
        assert!(
            !rows.is_empty()
                && rows.iter().all(|row| row["pack"].is_string() && row["provenance"].is_object()),
            "{key}"
        );
    }
    let listed = stdout(&tabletown(&["packs", "list", "suburbia", "--packs", "ce,inc"]));
    for part in
        ["inc-border-ring-road", "at least 3 civic tiles: +3 income", "[house]", "ce-london", "for nothing"]
    {
        assert!(listed.contains(part), "{part}: {listed}");
    }
    assert_eq!(packs, expected);
    assert!(tabletown(&["packs", "check", "packs/examples"]).status.success());
    assert!(tabletown(&["packs", "check", "packs/suburbia"]).status.success());
    refused(&["packs", "check", "no-such-folder"], 2, "no-such-folder");

    let folder = folder("bad-packs");
    let good = include_str!("../../../../packs/examples/harbor.toml");
    std::fs::write(folder.join("one.toml"), good.replace("commercial", "comercial")).expect("written");
    std::fs::write(folder.join("two.toml"), good.replace("cost = 7", "cost = 700")).expect("written");
    let output = tabletown(&["packs", "check", text(&folder)]);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{stderr}");
    assert!(stderr.contains("one.toml:24:12") && stderr.contains("did you mean 'commercial'?"), "{stderr}");
    assert!(stderr.contains("two.toml:26:8") && stderr.contains("from 0 to 99"), "{stderr}");

    let foreign = folder.join("three.toml");
    std::fs::write(&foreign, good.replace("\"suburbia\"", "\"chess\"")).expect("written");
    refused(&["packs", "check", text(&foreign)], 1, "this pack is for 'chess'");
    refused(&["packs", "list", "--packs", text(&foreign)], 2, "this pack is for 'chess'");
}

#[test]
fn a_pack_may_bring_pictures() {
    let folder = folder("art-packs");
    std::fs::create_dir(folder.join("art")).expect("a folder");
    let put = |name: &str, text: &str| std::fs::write(folder.join(name), text).expect("written");
    let picture = include_str!("../../../../packs/examples/art/fishing-pier.svg");
    put("mine.toml", include_str!("../../../../packs/examples/harbor.toml"));
    put("art/fishing-pier.svg", picture);
    put("art/suburbs.svg", &picture.replace("#5fafd3", "#123456"));
    put("art/notes.txt", "not a picture");
    let packs = text(&folder);
    let check = ["packs", "check", packs];
    assert!(tabletown(&check).status.success(), "{}", String::from_utf8_lossy(&tabletown(&check).stderr));

    let records = folder.join("games.jsonl");
    let sim = ["sim", "suburbia", "--seats", "greedy,random", "--games", "1", "--records", text(&records)];
    assert!(tabletown(&[&sim[..], &["--packs", packs]].concat()).status.success());
    let svg = stdout(&tabletown(&["record", "svg", text(&records), "--packs", packs, "-o", "-"]));
    assert!(svg.contains("#123456") && svg.contains("</svg>"), "the suburbs are drawn from the pack's file");

    // Only the packs of the whole folder know whose a picture is.
    put("art/fishing-peer.svg", picture);
    refused(&check, 1, "fishing-peer.svg:1:1: there is no tile 'fishing-peer'");
    refused(&check, 1, "did you mean 'fishing-pier.svg'?");
    put("other.toml", include_str!("../../../../packs/examples/river.toml"));
    assert!(tabletown(&["packs", "check", text(&folder.join("mine.toml"))]).status.success());
    std::fs::remove_file(folder.join("art/fishing-peer.svg")).expect("removed");

    put("art/fishing-pier.svg", &picture.replace("<circle ", "<circle onclick=\"alert(1)\" "));
    refused(&check, 1, "fishing-pier.svg:9:11: <circle> cannot have 'onclick'");
    refused(&check, 1, "allowed are: cx, cy, r, fill");
    refused(&["record", "show", text(&records), "--packs", packs], 2, "the packs have 1 fault");
    put("art/fishing-pier.svg", "<!DOCTYPE svg>");
    refused(&check, 1, "expected no DOCTYPE");
    put("art/fishing-pier.svg", &picture.replace("</svg>", &format!("{}</svg>", " ".repeat(9000))));
    refused(&check, 1, "expected at most 8192 bytes");
    std::fs::write(folder.join("art/fishing-pier.svg"), [0xff, 0xfe]).expect("written");
    refused(&check, 1, "expected SVG in UTF-8");
}

#[test]
fn games_with_a_pack_of_ones_own_can_be_verified_with_it() {
    let folder = folder("own-pack");
    let file = folder.join("games.jsonl");
    let file = text(&file);
    let packs = ["--packs", "packs/examples"];
    let sim = ["sim", "suburbia", "--seats", "greedy,random", "--games", "5", "--records", file];
    assert!(tabletown(&[&sim[..], &packs[..]].concat()).status.success());
    assert!(tabletown(&[&["record", "verify", file], &packs[..]].concat()).status.success());
    refused(&["record", "verify", file], 2, "give a folder with others with --packs");
}

#[test]
fn scenarios_run() {
    let all = tabletown(&["scenario", "crates/suburbia/tests/scenarios"]);
    assert!(all.status.success(), "{}", stdout(&all));
    let folder = folder("scenarios");
    let write = |name: &str, content: &str| {
        let path = folder.join(name);
        std::fs::write(&path, content).expect("written");
        text(&path).to_owned()
    };
    let good = include_str!("../../../suburbia/tests/scenarios/example-office-building.toml");
    let wrong = write("wrong.toml", &good.replace("money = ", "money = 9"));
    refused(&["scenario", &wrong], 1, "1 of 1 scenario failed");
    let faulty = write("faulty.toml", &good.replace("market", "markt"));
    refused(&["scenario", &faulty], 2, "did you mean 'market'?");
    let foreign = write("foreign.toml", &good.replace("\"suburbia\"", "\"chess\""));
    refused(&["scenario", &foreign], 2, "this scenario is for 'chess'");
    refused(&["scenario", "nowhere.toml"], 2, "cannot read nowhere.toml");
}

#[test]
fn a_game_can_be_scripted_kept_and_resumed() {
    let folder = folder("play");
    let file = folder.join("game.jsonl");
    let file = text(&file);
    let table = ["play", "suburbia", "--mode", "lone-architect", "--seats", "Ann", "--seed", "5"];
    let (printed, code) =
        play(&[&table[..], &["--record", file]].concat(), "lake 7 @ 1,1\ndiscard 6\nhopla\n");
    assert_eq!(code, Some(0), "{printed}");
    let kept = std::fs::read_to_string(file).expect("kept");
    assert!(kept.contains("\"moves\":[\"lake 7 @ 1,1\",\"discard 6\"]"), "{kept}");
    assert!(tabletown(&["record", "verify", file]).status.success());

    refused(&[&table[..], &["--record", file]].concat(), 2, "is there already");
    let (printed, code) = play(&["play", "--resume", file], "lake 7 @ 1,2\ndiscard 6\n");
    assert_eq!(code, Some(0), "{printed}");
    assert!(std::fs::read_to_string(file).expect("kept").contains("\"lake 7 @ 1,2\""));
}

/// Nobody is named: the opponent is the one the web app offers first.
#[test]
fn the_usual_opponent_is_strong() {
    let folder = folder("usual");
    for (game, bots) in [("suburbia", 1), ("neom", 2)] {
        let file = folder.join(game);
        let (printed, code) = play(&["play", game, "--record", text(&file)], "");
        assert_eq!(code, Some(0), "{printed}");
        let record = std::fs::read_to_string(&file).expect("kept");
        let usual = format!("\"bot\":\"{}\"", bots::name::USUAL_LEVEL);
        assert_eq!(record.matches(&usual).count(), bots, "{record}");
    }
    let help = stdout(&tabletown(&["play", "--help"]));
    assert!(help.contains(&format!("level {}", bots::name::USUAL_LEVEL)), "{help}");
}

#[test]
fn a_reader_that_goes_away_is_no_trouble() {
    for args in [
        &["record", "audit", "crates/suburbia/tests/fixtures/games.jsonl"][..],
        &["packs", "list", "--json"],
        &["record", "show", "crates/suburbia/tests/fixtures/games.jsonl"],
    ] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tabletown"))
            .args(args)
            .current_dir(root())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("it ends");
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{args:?}: {stderr}");
        assert!(stderr.is_empty(), "{args:?}: {stderr}");
    }
}

#[test]
fn the_figures_are_printed() {
    let json: serde_json::Value =
        serde_json::from_str(&stdout(&tabletown(&["bench", "--json", "--seconds", "0"])))
            .expect("one object");
    let names: Vec<&str> = json["figures"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|figure| figure["name"].as_str())
        .collect();
    assert!(
        names.contains(&"Suburbia, random, 4 seats") && names.contains(&"NEOM, memory of a state"),
        "{names:?}"
    );
}

/// The examples in the document about scenarios are scenarios that hold.
#[test]
fn documented_scenarios_hold() {
    let folder = folder("documented-scenarios");
    let document = include_str!("../../../../docs/scenarios.md");
    let examples: Vec<&str> =
        document.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert_eq!(examples.len(), 3);
    for (number, example) in examples.iter().enumerate() {
        std::fs::write(folder.join(format!("{number}.toml")), example).expect("written");
    }
    let output = tabletown(&["scenario", text(&folder)]);
    assert!(output.status.success(), "{}", stdout(&output));
    assert!(stdout(&output).contains("all 3 scenarios hold"), "{}", stdout(&output));
}

/// What a player gets with packs, from the command line: games, records and everything that reads them.
#[test]
fn games_with_packs_are_played_and_read() {
    let folder = folder("packs");
    let file = folder.join("games.jsonl");
    let file = text(&file);
    let seats = "greedy,random,greedy,random,greedy";
    for (packs, more) in [
        ("all", &["--edition", "collectors", "--seats", seats][..]),
        ("ce,inc", &["--without", "bonuses,borders", "--seats", "greedy,greedy"][..]),
        ("five-star,inc,essen", &["--mode", "lone-architect", "--seats", "greedy"][..]),
        ("all", &["--mode", "dale", "--seats", "random", "--without", "borders"][..]),
    ] {
        let args =
            [&["sim", "suburbia", "--games", "2", "--seed", "5", "--records", file, "--packs", packs], more]
                .concat();
        let shown = stdout(&tabletown(&args));
        assert!(shown.contains("2 games of suburbia"), "{shown}");
        assert!(stdout(&tabletown(&["record", "verify", file])).contains("2 games verified"));
        let audit = stdout(&tabletown(&["record", "audit", file]));
        assert!(audit.contains("\"final\""));
        let told = stdout(&tabletown(&["record", "show", file]));
        assert!(told.contains("Result"), "{told}");
        let picture = stdout(&tabletown(&["record", "svg", file, "-o", "-"]));
        assert!(picture.starts_with("<svg") && picture.contains("</svg>"));
        let record: serde_json::Value = serde_json::from_str(
            std::fs::read_to_string(file).expect("written").lines().next().expect("a game"),
        )
        .expect("JSON");
        let named = record["rules"]["packs"].as_array().expect("a list");
        assert_eq!(named[0], "base", "{record}");
        if packs == "ce,inc" {
            assert_eq!(record["rules"]["packs"], serde_json::json!(["base", "inc", "ce"]));
            assert_eq!(record["rules"]["without"], serde_json::json!(["bonuses", "borders"]));
        }
    }
}

#[test]
fn shells_and_the_manual_know_every_command() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = stdout(&tabletown(&["completions", shell]));
        assert!(script.contains("public-url") && script.contains("scenario"), "{shell}");
    }
    assert!(stdout(&tabletown(&["man"])).contains("tabletown\\-serve(1)"));
    let folder = tempfile::tempdir().unwrap();
    let pages = folder.path().join("man1");
    assert!(tabletown(&["man", "--dir", &pages.display().to_string()]).status.success());
    for (page, word) in [("tabletown-serve.1", "TABLETOWN_ADDR"), ("tabletown-packs-check.1", "SYNOPSIS")] {
        assert!(std::fs::read_to_string(pages.join(page)).unwrap().contains(word), "{page}");
    }
}

#[test]
fn a_database_is_copied_once_and_only_into_an_empty_one() {
    let folder = folder("db-copy");
    let url = |name: &str| format!("sqlite:{}", folder.join(name).display());
    let (from, to) = (url("from.db"), url("to.db"));
    refused(&["db", "copy", &from, &to], 2, "there is no file");
    refused(&["db", "copy", &from], 2, "Usage");
    refused(
        &["db", "copy", "postgres://ann:secret@127.0.0.1:1/none", &to],
        2,
        "postgres://ann:***@127.0.0.1:1/none",
    );
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = server::Store::open(&from).await.expect("a file");
        store.secret("tokens", [7; 32]).await.expect("a secret");
        store.close().await;
    });
    let output = tabletown(&["db", "copy", &from, &to]);
    assert!(output.status.success(), "{output:?}");
    assert!(stdout(&output).contains(" rows copied and compared"), "{}", stdout(&output));
    refused(&["db", "copy", &from, &to], 2, "is not empty");
}
