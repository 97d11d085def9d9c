//! What is in the packs of NEOM, line by line and for programs; and what the first page says of the game.

use crate::page::home::Home;
use crate::playable::{counted, remark};
use crate::text::say;
use game_core::Game;
use neom::Neom;
use neom::rules::Rules;
use neom::tile::{Deck, Tile};
use render::neom::sentence::tile_text;
use render::text::Language;
use serde_json::{Value, json};

/// Line by line.
pub(super) fn list(rules: &Rules) -> Vec<String> {
    let mut text = Vec::new();
    for pack in rules.packs() {
        let of_pack = || rules.tiles().filter(|(_, tile)| tile.pack == *pack);
        let stones = of_pack().filter(|(_, tile)| tile.deck == Deck::Cornerstone).count();
        let others = counted(of_pack().count() - stones, "generation tile");
        text.push(format!("{} {pack}: {others}, {}", Neom::NAME, counted(stones, "Cornerstone")));
        for (id, tile) in of_pack() {
            text.push(format!(
                "  {:<11} {:<26} {:<22} {:<5} {}{}",
                deck_words(tile),
                tile.id,
                type_words(tile).join(" "),
                road_letters(tile),
                tile_text(Language::ENGLISH, rules, id).join("; "),
                remark(&tile.provenance),
            ));
        }
    }
    text
}

/// For programs.
pub(super) fn list_json(rules: &Rules) -> Value {
    let tiles: Vec<Value> = rules
        .tiles()
        .map(|(id, tile)| {
            let goods: Vec<Value> = tile
                .slots
                .iter()
                .map(|slot| match slot.money {
                    0 => json!({ "any_of": slot.goods }),
                    money => json!({ "any_of": slot.goods, "or_money": money }),
                })
                .collect();
            let score: Vec<Value> = tile
                .score
                .iter()
                .map(|line| json!({ "each": line.each, "per": line.per, "of": line.of.map(|of| of.word()) }))
                .collect();
            json!({
                "number": tile.number, "id": tile.id, "name": tile.name, "pack": tile.pack,
                "deck": tile.deck.word(), "players": players(tile), "types": type_words(tile),
                "roads": road_letters(tile), "vp": tile.vp, "cost": tile.cost, "goods": goods,
                "needs": tile.needs.map(|(ty, count)| json!({ ty.word(): count })),
                "produces": tile.produces, "produces_one_of": tile.produces_one_of, "instant": tile.instant,
                "income": tile.income, "polluting": tile.polluting, "power": tile.power,
                "disaster": tile.disaster, "score": score, "text": tile_text(Language::ENGLISH, rules, id),
                "provenance": tile.provenance,
            })
        })
        .collect();
    json!({ "game": Neom::NAME, "packs": rules.packs(), "tiles": tiles })
}

fn players(tile: &Tile) -> Option<u8> {
    match tile.deck {
        Deck::Generation { set, .. } => Some(set.number()),
        Deck::Cornerstone => None,
    }
}

/// `2, 4+` or `cornerstone`.
fn deck_words(tile: &Tile) -> String {
    match players(tile) {
        Some(players) => format!("{}, {players}+", tile.deck.word()),
        None => tile.deck.word().to_owned(),
    }
}

fn type_words(tile: &Tile) -> Vec<&'static str> {
    match tile.disaster {
        Some(_) => vec!["disaster"],
        None => tile.types.iter().map(|ty| ty.word()).collect(),
    }
}

fn road_letters(tile: &Tile) -> String {
    let sides = neom::cell::Side::ALL;
    sides
        .iter()
        .filter(|&&(side, _)| tile.roads & (1 << side as u8) != 0)
        .map(|&(_, letter)| letter)
        .collect()
}

impl Home for Neom {
    fn promise(language: Language) -> String {
        say!(language, "home-promise", game = Neom::NAME)
    }

    fn invitation(language: Language) -> String {
        say!(language, "home-lead", game = Neom::NAME)
    }
}
