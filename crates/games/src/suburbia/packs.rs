//! What is in the packs of Suburbia, line by line and for programs.

use crate::playable::{counted, remark};
use game_core::Game;
use render::suburbia::sentence::{goal_text, tile_text};
use render::text::Language;
use serde_json::{Value, json};
use suburbia::Suburbia;
use suburbia::rules::Rules;
use suburbia::tile::Stack;

/// `3 tiles, 1 goal`.
pub(super) fn summary(rules: &Rules, pack: &str) -> String {
    let tiles = rules.kinds().filter(|(_, kind)| kind.pack == pack).count();
    let goals = rules.goals().filter(|(_, goal)| goal.pack == pack).count();
    format!("{}, {}", counted(tiles, "tile"), counted(goals, "goal"))
}

/// Line by line.
pub(super) fn list(rules: &Rules) -> Vec<String> {
    let mut text = Vec::new();
    for pack in rules.packs() {
        let of_pack = || rules.kinds().filter(|(_, kind)| kind.pack == *pack && kind.stack != Stack::Lake);
        let drawn = || of_pack().filter(|(_, kind)| kind.stack != Stack::Basic);
        let tiles: usize = drawn().map(|(_, kind)| usize::from(kind.copies)).sum();
        let basics = of_pack().count() - drawn().count();
        let and_basics =
            if basics > 0 { format!(", {} of basic tiles", counted(basics, "kind")) } else { String::new() };
        let kinds = counted(drawn().count(), "kind");
        text.push(format!("{} {pack}: {tiles} building tiles of {kinds}{and_basics}", Suburbia::NAME));
        for (id, kind) in of_pack() {
            text.push(format!(
                "  {:<5} {:<26} {:<11} ${:<3} ×{}  {}{}",
                kind.stack.word(),
                kind.id,
                kind.category.map_or("", |category| category.word()),
                kind.cost,
                kind.copies,
                tile_text(Language::ENGLISH, rules, id).join("; "),
                remark(&kind.provenance),
            ));
        }
        for (id, goal) in rules.goals().filter(|(_, goal)| goal.pack == *pack) {
            text.push(format!(
                "  goal  {:<26} {}{}",
                goal.id,
                goal_text(Language::ENGLISH, rules, id),
                remark(&goal.provenance)
            ));
        }
    }
    text
}

/// For programs.
pub(super) fn list_json(rules: &Rules) -> Value {
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
                "stars": kind.stars, "text": tile_text(Language::ENGLISH, rules, id), "provenance": kind.provenance,
            })
        })
        .collect();
    let goals: Vec<Value> = rules
        .goals()
        .map(|(id, goal)| {
            json!({
                "id": goal.id, "name": goal.name, "pack": goal.pack, "best": goal.best, "bonus": goal.bonus,
                "text": goal_text(Language::ENGLISH, rules, id), "with_dale": goal.with_dale, "provenance": goal.provenance,
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
    json!({ "game": Suburbia::NAME, "packs": rules.packs(), "tiles": tiles, "goals": goals, "setups": setups })
}
