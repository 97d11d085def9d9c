//! What is in the packs of Suburbia, line by line and for programs; and how the first page offers them.

use super::emblem;
use crate::page::home::Home;
use crate::playable::{counted, remark};
use crate::text::say;
use game_core::Game;
use render::suburbia::sentence::{award_text, goal_text, tile_text};
use render::text::Language;
use serde_json::{Value, json};
use suburbia::Suburbia;
use suburbia::award::AwardKind;
use suburbia::pack::Pack;
use suburbia::rules::Rules;
use suburbia::setup::Leaving;
use suburbia::tile::{KindId, Special, Stack, TileKind};

/// `3 tiles, 1 goal`.
pub(super) fn summary(rules: &Rules, pack: &str) -> String {
    let of_pack = |border: bool| {
        let kinds = rules.kinds().filter(move |(_, kind)| (kind.stack == Stack::Border) == border);
        kinds.filter(|(_, kind)| kind.pack == pack).count()
    };
    let goals = rules.goals().filter(|(_, goal)| goal.pack == pack).count();
    let mut text = format!("{}, {}", counted(of_pack(false), "tile"), counted(goals, "goal"));
    let awards = |kind| rules.awards().filter(|(_, award)| award.pack == pack && award.kind == kind).count();
    let bonuses = awards(AwardKind::Bonus);
    let bonus_word = if bonuses == 1 { "1 bonus".to_owned() } else { format!("{bonuses} bonuses") };
    for (count, words) in [
        (of_pack(true), counted(of_pack(true), "border")),
        (bonuses, bonus_word),
        (awards(AwardKind::Challenge), counted(awards(AwardKind::Challenge), "challenge")),
    ] {
        if count > 0 {
            text += &format!(", {words}");
        }
    }
    text
}

/// Line by line.
pub(super) fn list(rules: &Rules) -> Vec<String> {
    let mut text = Vec::new();
    for pack in rules.packs() {
        let of_pack = || rules.kinds().filter(|(_, kind)| kind.pack == *pack && kind.stack != Stack::Lake);
        let drawn = || of_pack().filter(|(_, kind)| !matches!(kind.stack, Stack::Basic | Stack::Border));
        let tiles: usize = drawn().map(|(_, kind)| usize::from(kind.copies)).sum();
        let basics = of_pack().filter(|(_, kind)| kind.stack == Stack::Basic).count();
        let and_basics =
            if basics > 0 { format!(", {} of basic tiles", counted(basics, "kind")) } else { String::new() };
        let kinds = counted(drawn().count(), "kind");
        text.push(format!("{} {pack}: {tiles} building tiles of {kinds}{and_basics}", Suburbia::NAME));
        for (id, kind) in of_pack() {
            text.push(format!(
                "  {:<6} {:<32} {:<11} ${:<3} ×{}  {}{}",
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
                "  goal   {:<32} {}{}",
                goal.id,
                goal_text(Language::ENGLISH, rules, id),
                remark(&goal.provenance)
            ));
        }
        for (id, award) in rules.awards().filter(|(_, award)| award.pack == *pack) {
            text.push(format!(
                "  {:<9} {:<29} {}{}",
                award.kind.word(),
                award.id,
                award_text(Language::ENGLISH, rules, id),
                remark(&award.provenance)
            ));
        }
    }
    text
}

/// For programs.
pub(super) fn list_json(rules: &Rules) -> Value {
    let kind_json = |(id, kind): (KindId, &TileKind)| {
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
            "specials": kind.specials.iter().map(Special::word).collect::<Vec<_>>(),
            "only_with_borders": kind.only_with_borders, "stars": kind.stars, "text": tile_text(Language::ENGLISH, rules, id), "provenance": kind.provenance,
        })
    };
    let is_border = |kind: &TileKind| kind.stack == Stack::Border;
    let tiles: Vec<Value> = rules.kinds().filter(|(_, kind)| !is_border(kind)).map(kind_json).collect();
    let borders: Vec<Value> = rules.kinds().filter(|(_, kind)| is_border(kind)).map(kind_json).collect();
    let awards = |kind: AwardKind| -> Vec<Value> {
        let all = rules.awards().filter(|(_, award)| award.kind == kind);
        all.map(|(id, award)| {
            json!({
                "id": award.id, "name": award.name, "pack": award.pack, "least": award.least,
                "reward": { award.kind.track().word(): award.reward }, "text": award_text(Language::ENGLISH, rules, id),
                "only_with_borders": award.only_with_borders, "provenance": award.provenance,
            })
        })
        .collect()
    };
    let goals: Vec<Value> = rules
        .goals()
        .map(|(id, goal)| {
            json!({
                "id": goal.id, "name": goal.name, "pack": goal.pack, "best": goal.best, "bonus": goal.bonus,
                "text": goal_text(Language::ENGLISH, rules, id), "with_dale": goal.with_dale,
                "only_with_borders": goal.only_with_borders, "provenance": goal.provenance,
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
    json!({
        "game": Suburbia::NAME, "packs": rules.packs(), "tiles": tiles, "borders": borders, "goals": goals,
        "bonuses": awards(AwardKind::Bonus), "challenges": awards(AwardKind::Challenge), "setups": setups,
    })
}

/// The expansions that are part of the program.
const EXPANSIONS: [&str; 6] = ["inc", "five-star", "nightlife", "con", "essen", "ce"];

impl Home for Suburbia {
    const PRESETS: &'static [&'static [&'static str]] = &[&["inc"], &["five-star"]];

    fn promise(language: Language) -> String {
        say!(language, "home-promise", game = Suburbia::NAME)
    }

    fn invitation(language: Language) -> String {
        say!(language, "home-lead", game = Suburbia::NAME)
    }

    fn expansion_name(language: Language, pack: &str) -> Option<String> {
        EXPANSIONS.contains(&pack).then(|| say!(language, "pack-name", pack))
    }

    fn expansion_about(language: Language, pack: &str) -> Option<String> {
        EXPANSIONS.contains(&pack).then(|| say!(language, "pack-about", pack))
    }

    fn expansions_origin(language: Language) -> Option<String> {
        Some(say!(language, "packs-origin"))
    }

    fn emblem(pack: &str) -> Option<&'static str> {
        emblem::scene(pack)
    }

    fn parts(pack: &Pack) -> Vec<&'static str> {
        Leaving::ALL.into_iter().map(|(_, word)| word).filter(|word| pack.brings(word)).collect()
    }

    fn part_name(language: Language, part: &str) -> (String, String) {
        (say!(language, "part-name", part), say!(language, "part-about", part))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use suburbia::library::Library;

    #[test]
    fn every_expansion_has_a_name_a_sentence_and_a_picture() {
        let builtin: Vec<&str> = Library::builtin_ids().filter(|id| *id != crate::BASE).collect();
        assert_eq!(builtin, EXPANSIONS);
        for pack in EXPANSIONS {
            assert!(Suburbia::emblem(pack).is_some(), "{pack}");
            for language in Language::ALL {
                assert!(Suburbia::expansion_name(language, pack).is_some(), "{pack}");
                let about = Suburbia::expansion_about(language, pack).unwrap_or_default();
                assert!(about.ends_with('.') && about.matches('.').count() == 1, "{pack}: {about}");
            }
        }
    }

    #[test]
    fn only_what_a_pack_brings_can_be_left_out_of_it() {
        let library = Library::builtin();
        let parts = |id: &str| library.find(id).map(Suburbia::parts).unwrap_or_default();
        assert_eq!(parts("inc"), ["bonuses", "borders"]);
        assert!(parts("five-star").is_empty() && parts("nightlife").is_empty());
    }
}
