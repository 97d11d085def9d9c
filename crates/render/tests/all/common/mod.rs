//! Games to look at, and a strict reader of XML.

use game_core::{Dice, Game};
use render::Reader;
use render::text::Language;
use std::sync::LazyLock;
use suburbia::Suburbia;
use suburbia::event::Event;
use suburbia::library::Library;
use suburbia::rules::Rules;
use suburbia::setup::{Edition, Mode, Setup};

/// The rules of the base game.
pub fn rules() -> &'static Rules {
    static RULES: LazyLock<&Rules> =
        LazyLock::new(|| Library::builtin().rules(&["base".to_owned()]).expect("the base game is built in"));
    &RULES
}

/// The rules with all packs.
#[allow(dead_code)] // not every test file needs them
pub fn all_rules() -> &'static Rules {
    static RULES: LazyLock<&Rules> = LazyLock::new(|| {
        let packs = ["base", "inc", "five-star", "nightlife", "con", "essen", "ce"].map(str::to_owned);
        Library::builtin().rules(&packs).expect("all packs are built in")
    });
    &RULES
}

/// Every set-up there is.
pub fn every_setup() -> Vec<Setup> {
    let mut all = Vec::new();
    for (edition, _) in Edition::ALL {
        for (mode, _) in Mode::ALL {
            all.extend((1..=5).filter_map(|players| Setup::new(rules(), edition, mode, players).ok()));
        }
    }
    all
}

/// A game after that many random moves, with all its events.
pub fn play(setup: &Setup, seed: u64, moves: usize) -> (Suburbia, Vec<Event>) {
    let mut game = Suburbia::new(setup, seed);
    let mut dice = Dice::new(seed, 1);
    let (mut events, mut legal) = (Vec::new(), Vec::new());
    for _ in 0..moves {
        let Some(seat) = game.to_act().lowest() else { break };
        legal.clear();
        game.legal_moves(seat, &mut legal);
        game.play(seat, legal[dice.below(legal.len())], &mut events).expect("it was listed");
    }
    (game, events)
}

/// Names for everybody.
pub fn names() -> Vec<String> {
    ["Ann", "Bruno", "Chiara", "Dario", "Emma"].map(str::to_owned).to_vec()
}

/// Somebody who reads English, knows everybody's name and has a map with numbers.
pub fn reader() -> Reader<'static> {
    static NAMES: LazyLock<Vec<String>> = LazyLock::new(names);
    Reader::spectator(Language::ENGLISH, &NAMES).with_cells()
}

/// What is wrong with a document, if something is: tags must nest, attributes be quoted and given once, ids be
/// unique, text be escaped.
#[allow(dead_code)] // not every test file reads XML
pub fn xml_error(source: &str) -> Option<String> {
    let (mut open, mut ids, mut rest) = (Vec::new(), Vec::new(), source.trim_end());
    let mut roots = 0;
    while !rest.is_empty() {
        let (text, tag) = rest.split_once('<').unwrap_or((rest, ""));
        if text.contains('>') || (open.is_empty() && !text.is_empty()) || !references_are_known(text) {
            return Some(format!("text '{text}' in {open:?}"));
        }
        let Some((tag, after)) = tag.split_once('>') else { return Some(format!("unclosed tag '{tag}'")) };
        rest = after;
        if let Some(name) = tag.strip_prefix('/') {
            if open.pop() != Some(name) {
                return Some(format!("</{name}> does not close what is open"));
            }
            continue;
        }
        let body = tag.strip_suffix('/').unwrap_or(tag);
        let (name, mut attributes) = body.split_once(' ').unwrap_or((body, ""));
        let mut seen: Vec<&str> = Vec::new();
        while !attributes.trim().is_empty() {
            let Some((key, value)) = attributes.trim_start().split_once("=\"") else {
                return Some(format!("attributes '{attributes}' of {name}"));
            };
            let Some((value, more)) = value.split_once('"') else { return Some(format!("quotes in {tag}")) };
            if seen.contains(&key) || !references_are_known(value) || (key == "id" && ids.contains(&value)) {
                return Some(format!("{key}=\"{value}\" of {name}"));
            }
            if key == "id" {
                ids.push(value);
            }
            seen.push(key);
            attributes = more;
        }
        roots += usize::from(open.is_empty());
        if !tag.ends_with('/') {
            open.push(name);
        }
    }
    (!open.is_empty() || roots != 1).then(|| format!("{roots} roots, {open:?} left open"))
}

fn references_are_known(text: &str) -> bool {
    let known = ["amp;", "lt;", "gt;", "quot;", "#39;"];
    let escaped = text.split('&').skip(1).all(|after| known.iter().any(|word| after.starts_with(word)));
    escaped && text.chars().all(|c| !c.is_control() || c == '\n')
}

/// A picture as snapshots keep it: its font is the same in all of them.
pub fn without_font(picture: &str) -> String {
    let font = render::svg::font::embedded();
    assert!(picture.contains(font), "a picture brings its font");
    picture.replace(font, "")
}
