//! `tabletown packs`: what tiles there are, and checking packs people wrote.

use crate::args::PacksCommand;
use crate::input::{self, Shelf, counted, show_faults};
use crate::output::{Ending, Out};
use render::suburbia::sentence::{goal_text, tile_text};
use serde_json::{Value, json};
use std::path::Path;
use suburbia::library::LibraryError;
use suburbia::rules::Rules;
use suburbia::tile::{Provenance, Stack};

/// Runs the command.
pub fn run(command: PacksCommand, out: &mut Out) -> Result<(), Ending> {
    match command {
        PacksCommand::Check { path } => check(&path, out),
        PacksCommand::List { packs, json } => {
            let (library, names) = input::packs(&packs)?;
            let rules = input::rules(&library, &names)?;
            if json { out.line(list_json(rules)) } else { list(rules, out) }
        }
    }
}

fn check(path: &Path, out: &mut Out) -> Result<(), Ending> {
    if !path.exists() {
        return Err(Ending::wrong(format!(
            "cannot read {}: there is no such file or folder",
            path.display()
        )));
    }
    let mut shelf = Shelf::builtin();
    input::shelve(&mut shelf, path)?;
    let mut names = vec!["base".to_owned()];
    names.extend(shelf.added.iter().filter(|&name| name != "base").cloned());
    // What fits together is judged for the packs that could be read, so that all faults show in one run.
    match shelf.library.rules(&names) {
        Err(LibraryError::Faulty(faults)) => shelf.faults.extend(faults),
        Err(error) => return Err(Ending::wrong(error)),
        Ok(rules) if shelf.faults.is_empty() => {
            for name in &shelf.added {
                let tiles = rules.kinds().filter(|(_, kind)| kind.pack == *name).count();
                let goals = rules.goals().filter(|(_, goal)| goal.pack == *name).count();
                let sound = format!("{}, {}", counted(tiles, "tile"), counted(goals, "goal"));
                out.line(format_args!("ok      {name}: {sound}"))?;
            }
        }
        Ok(_) => {}
    }
    if shelf.faults.is_empty() {
        return Ok(());
    }
    out.flush()?;
    show_faults(&shelf.faults);
    Err(Ending::Negative(format!("{} has {}", path.display(), counted(shelf.faults.len(), "fault"))))
}

fn list(rules: &'static Rules, out: &mut Out) -> Result<(), Ending> {
    for pack in rules.packs() {
        let of_pack = || rules.kinds().filter(|(_, kind)| kind.pack == *pack && kind.stack != Stack::Lake);
        let drawn = || of_pack().filter(|(_, kind)| kind.stack != Stack::Basic);
        let tiles: usize = drawn().map(|(_, kind)| usize::from(kind.copies)).sum();
        let basics = of_pack().count() - drawn().count();
        let and_basics =
            if basics > 0 { format!(", {} of basic tiles", counted(basics, "kind")) } else { String::new() };
        let kinds = counted(drawn().count(), "kind");
        out.line(format_args!("{pack}: {tiles} building tiles of {kinds}{and_basics}"))?;
        for (id, kind) in of_pack() {
            out.line(format_args!(
                "  {:<5} {:<26} {:<11} ${:<3} ×{}  {}{}",
                kind.stack.word(),
                kind.id,
                kind.category.map_or("", |category| category.word()),
                kind.cost,
                kind.copies,
                tile_text(rules, id).join("; "),
                remark(&kind.provenance),
            ))?;
        }
        for (id, goal) in rules.goals().filter(|(_, goal)| goal.pack == *pack) {
            out.line(format_args!(
                "  goal  {:<26} {}{}",
                goal.id,
                goal_text(rules, id),
                remark(&goal.provenance)
            ))?;
        }
    }
    Ok(())
}

/// House values are marked wherever they are shown.
fn remark(provenance: &Provenance) -> String {
    match (provenance.source.as_str(), provenance.house_fields.is_empty()) {
        ("seed" | "public", true) => String::new(),
        ("seed" | "public", false) => format!("  [house: {}]", provenance.house_fields.join(", ")),
        (other, _) => format!("  [{other}]"),
    }
}

fn list_json(rules: &'static Rules) -> Value {
    let tiles: Vec<Value> = rules
        .kinds()
        .map(|(id, kind)| {
            let lines: Vec<Value> = kind
                .lines
                .iter()
                .map(|line| {
                    json!({
                        "scope": line.scope, "match": rules.trait_words(line.matches),
                        "not_itself": line.not_itself, "gain": { line.track.word(): line.amount },
                    })
                })
                .collect();
            let now: serde_json::Map<String, Value> =
                kind.now.parts().map(|(track, amount)| (track.word().to_owned(), json!(amount))).collect();
            json!({
                "id": kind.id, "name": kind.name, "pack": kind.pack, "stack": kind.stack, "category": kind.category,
                "icons": kind.icons, "cost": kind.cost, "copies": kind.copies, "now": now, "per": lines,
                "stars": kind.stars, "text": tile_text(rules, id), "provenance": kind.provenance,
            })
        })
        .collect();
    let goals: Vec<Value> = rules
        .goals()
        .map(|(id, goal)| {
            json!({
                "id": goal.id, "name": goal.name, "pack": goal.pack, "best": goal.best, "bonus": goal.bonus,
                "text": goal_text(rules, id), "with_dale": goal.with_dale, "provenance": goal.provenance,
            })
        })
        .collect();
    let setups: Vec<Value> = rules
        .setups()
        .iter()
        .map(|setup| {
            json!({
                "editions": setup.editions, "mode": setup.mode, "seats": setup.seats, "a": setup.a, "b": setup.b,
                "c": setup.c, "prices": setup.prices, "basics": setup.basics, "public_goals": setup.public_goals,
                "dealt_goals": setup.dealt_goals, "provenance": setup.provenance,
            })
        })
        .collect();
    json!({ "game": "suburbia", "packs": rules.packs(), "tiles": tiles, "goals": goals, "setups": setups })
}
