//! One tile: roads at the left and below, a block with name and scene, signs beside, and what it yields underneath.

use super::palette::{self, INK};
use super::road::{self, CROSS};
use super::{art, glyph, good, sentence, text};
use crate::svg::pen::{Pen, Type as Look, escape, fit, n, width, wrap};
use crate::text::Language;
use neom::cell::Side;
use neom::rules::Rules;
use neom::tile::{Ability, Deck, Slot, Tile, TileId};

/// The block beside the roads: left, top, right, bottom.
const BLOCK: [f64; 4] = [-26.5, -62.0, 62.0, 25.5];
/// The middle of the strip of signs.
const SIGNS: f64 = -54.8;

/// One tile around the origin, as a `<g>` that needs [`defs`](super::defs) in the same document.
pub fn tile_svg(language: Language, rules: &Rules, tile: TileId) -> String {
    let mut pen = Pen::default();
    pen.raw("<g class=\"face\">");
    face(&mut pen, language, rules, tile);
    pen.raw("</g>");
    pen.0
}

/// The id under which [`defs`](super::defs) keeps a tile.
pub fn symbol_id(rules: &Rules, tile: TileId) -> String {
    let clean = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
    format!("tile-{}", rules.tile(tile).id.chars().map(clean).collect::<String>())
}

/// What a tile says, for tooltips and screen readers.
pub fn title(language: Language, rules: &Rules, tile: TileId) -> String {
    format!(
        "{}: {}",
        sentence::tile_heading(language, rules, tile),
        sentence::tile_text(language, rules, tile).join("; ")
    )
}

fn income_words(of: &Tile) -> String {
    match of.income {
        [a, b, c] if a == b && b == c => format!("£{a}"),
        [a, b, c] => format!("£{a}/{b}/{c}"),
    }
}

/// A tile that lies somewhere: a reference into [`defs`](super::defs), with its tooltip.
pub(super) fn placed(pen: &mut Pen, rules: &Rules, tile: TileId, [x, y, scale]: [f64; 3], attributes: &str) {
    pen.raw(&format!("<g class=\"tile\" {attributes}transform=\"translate({} {})", n(x), n(y)));
    if scale != 1.0 {
        pen.raw(&format!(" scale({})", (scale * 100.0).round() / 100.0));
    }
    pen.raw(&format!("\"><title>{}</title>", escape(&title(Language::ENGLISH, rules, tile))));
    pen.raw(&format!("<use href=\"#{}\"/></g>\n", symbol_id(rules, tile)));
}

fn face(pen: &mut Pen, language: Language, rules: &Rules, id: TileId) {
    let tile = rules.tile(id);
    let (main, second) = glyph::main_types(tile.types);
    let hue = palette::hue(main);
    let other = second.map_or(hue, |ty| palette::hue(Some(ty)));
    pen.rect([-64.2, -62.6, 130.0, 128.8], 6.0, "fill=\"#2a2416\" opacity=\".2\"");
    pen.rect([-65.0, -65.0, 130.0, 130.0], 6.0, &format!("fill=\"{}\"", hue.dark));
    let inner = [-62.4, -62.4, 124.8, 124.8];
    pen.rect(inner, 4.0, &format!("fill=\"url(#{})\"", glyph::pattern_id(main)));
    if second.is_some() {
        // Frame and ground of the second type from corner to corner.
        let frame = format!("fill=\"{}\"", other.dark);
        pen.raw(&format!(
            "<path d=\"M65-60V60A5 5 0 0 1 60 65H-60A6 6 0 0 1-63 63L63-63Q65-63 65-60Z\" {frame}/>"
        ));
        let ground = glyph::pattern_id(second);
        pen.raw(&format!("<path d=\"M62.4-62.4V62.4H-62.4Z\" fill=\"url(#{ground})\"/>"));
    }
    if tile.deck == Deck::Cornerstone {
        pen.rect([-62.9, -62.9, 125.8, 125.8], 4.4, "fill=\"none\" stroke=\"#ffd84d\" stroke-width=\"2.4\"");
    }
    if tile.disaster.is_none() {
        green(pen, tile.roads);
        road::draw(pen, tile.roads);
    }
    block(pen, tile, &sentence::tile_name(language, rules, id), hue.dark, other.dark);
    signs(pen, tile);
    yields(pen, language, tile);
}

/// Bushes where no road is.
fn green(pen: &mut Pen, roads: u8) {
    let (cx, cy) = CROSS;
    pen.raw("<g fill=\"#6a9a62\" stroke=\"#3f6b45\" stroke-width=\".8\">");
    if !road::has(roads, Side::North) {
        for y in [-50.0, -26.0, -2.0] {
            pen.circle(cx, y, 5.4, "");
            pen.circle(cx + 3.0, y + 8.0, 3.6, "");
        }
    }
    if !road::has(roads, Side::East) {
        for x in [-8.0, 18.0, 44.0] {
            pen.circle(x, cy, 5.4, "");
            pen.circle(x + 8.0, cy + 1.6, 3.6, "");
        }
    }
    pen.raw("</g>");
}

/// Name, scene, points and money.
fn block(pen: &mut Pen, tile: &Tile, full_name: &str, dark: &str, other: &str) {
    let [left, top, right, bottom] = if tile.disaster.is_some() { [-62.0, -62.0, 62.0, 40.0] } else { BLOCK };
    let (main, second) = glyph::main_types(tile.types);
    let (mut name, mut size) = wrap(full_name, 12.6, right - left - 6.0);
    if name.len() > 2 {
        (name, size) = wrap(full_name, 10.6, right - left - 4.0);
    }
    let plate = top + 5.0 + (size + 0.6) * name.len() as f64;
    let hue = palette::hue(main);
    pen.rect([left, top, right - left, bottom - top], 3.0, &format!("fill=\"{}\"", hue.sky));
    let ground = palette::hue(second.or(main)).light;
    pen.rect([left, bottom - 16.0, right - left, 16.0], 3.0, &format!("fill=\"{ground}\""));
    // Money at the right needs room.
    let pays = tile.instant > 0 || tile.income != [0; 3];
    let (x, zoom) = match (tile.disaster, pays) {
        (Some(_), _) => (0.0, 1.3),
        (_, true) => (left + 29.0, 1.08),
        _ => (left + 34.0, 1.26),
    };
    pen.open_at(x, bottom - 4.0, zoom);
    art::draw(pen, tile);
    pen.raw("</g>");
    pen.rect([left, top, right - left, plate - top], 3.0, &format!("fill=\"{dark}\""));
    if second.is_some() {
        let middle = (left + right) / 2.0;
        pen.raw(&format!(
            "<path d=\"M{} {}H{}V{}H{}Z\" fill=\"{other}\"/>",
            n(middle + 8.0),
            n(top),
            n(right),
            n(plate),
            n(middle - 8.0)
        ));
    }
    let middle = (left + right) / 2.0;
    for (index, line) in name.iter().enumerate() {
        let y = top + 2.2 + (size + 0.6) * (index as f64 + 1.0) - size * 0.14;
        pen.text(middle, y, Look::new(size, "#fff").bold().middle(), line);
    }
    if tile.disaster.is_some() {
        return;
    }
    match tile.vp {
        Some(0) => glyph::points(pen, right - 9.5, plate + 10.0, 0.74, Some(0)),
        vp => glyph::points(pen, right - 11.5, plate + 13.0, 1.0, vp.map(i32::from)),
    }
    let mut y = bottom - 9.0;
    if tile.income != [0; 3] {
        glyph::income(pen, right - 1.5, y, &income_words(tile));
        y -= 16.5;
    } else if tile.abilities.iter().any(|of| matches!(of, Ability::IncomePer(_))) {
        glyph::income(pen, right - 1.5, y, "£?");
        y -= 16.5;
    }
    if tile.instant > 0 {
        glyph::instant(pen, right - 1.5, y, tile.instant);
    }
}

/// Types, Power, pollution, number.
fn signs(pen: &mut Pen, tile: &Tile) {
    let mut y = -54.6;
    for ty in tile.types.iter() {
        glyph::type_box(pen, SIGNS, y, 1.0, ty);
        y += 15.4;
    }
    if tile.power {
        glyph::power(pen, SIGNS, y, 1.05);
        y += 15.4;
    }
    if tile.polluting {
        glyph::pollution(pen, SIGNS, y, 1.1);
        y += 15.4;
    }
    if tile.deck == Deck::Cornerstone {
        glyph::keystone(pen, SIGNS, y, 1.0);
    }
    if tile.number > 0 {
        pen.rect([-62.4, 51.6, 15.6, 10.8], 2.0, "fill=\"#fff\" opacity=\".85\"");
        pen.text(-54.6, 59.7, Look::new(7.2, INK).bold().middle(), &tile.number.to_string());
    }
}

/// What the tile produces or does, under the road.
fn yields(pen: &mut Pen, language: Language, tile: &Tile) {
    let [left, _, right, _] = BLOCK;
    let words = match tile.disaster {
        Some(_) => say!(language, "face-strikes"),
        None => text::effect(language, tile),
    };
    let goods: Vec<_> = tile.produces.iter().chain(tile.produces_one_of.iter()).collect();
    let middle = 54.6;
    if !words.is_empty() {
        let (left, right) = if tile.disaster.is_some() { (-42.0, 62.0) } else { (left, right) };
        pen.rect([left, 46.8, right - left, 15.2], 3.0, "fill=\"#fffdf6\" opacity=\".94\"");
        let size = (9.4 * (right - left - 4.0) / width(&words, 9.4)).min(9.4);
        if size > 6.4 {
            line(pen, (left + right) / 2.0, middle, size, &words);
            return;
        }
        let (lines, size) = wrap(&words, 7.6, right - left - 2.0);
        let size = size.min(7.2);
        for (index, words) in lines.iter().take(2).enumerate() {
            let y = middle - 3.6 + 7.2 * index as f64;
            line(pen, (left + right) / 2.0, y, size, &fit(words, size, right - left));
        }
        return;
    }
    if goods.is_empty() {
        return;
    }
    let step = ((right - left) / goods.len() as f64).min(22.0);
    let wide = step * goods.len() as f64;
    let scale = (step / 21.0).min(0.92);
    for (index, &of) in goods.iter().enumerate() {
        let x = (left + right) / 2.0 - wide / 2.0 + step * (index as f64 + 0.5);
        good::token(pen, x, middle - 1.6, scale, of);
    }
}

/// A line of an effect around a point: words, with signs for types.
fn line(pen: &mut Pen, x: f64, y: f64, size: f64, words: &str) {
    let mut at = x - width(words, size) / 2.0;
    let mut rest = words;
    while !rest.is_empty() {
        let sign = rest.char_indices().find_map(|(place, c)| text::type_of(c).map(|ty| (place, c, ty)));
        let word = &rest[..sign.map_or(rest.len(), |(place, ..)| place)];
        let wide = width(word, size);
        if !word.trim().is_empty() {
            let look = Look::new(size, INK).bold().middle();
            pen.text(at + wide / 2.0, y + size * 0.36, look, word.trim());
        }
        at += wide;
        let Some((place, c, ty)) = sign else { return };
        let wide = width(&c.to_string(), size);
        glyph::type_box(pen, at + wide / 2.0, y, size / 11.4, ty);
        at += wide;
        rest = &rest[place + c.len_utf8()..];
    }
}

/// How wide a price tag is.
fn tag_parts(tile: &Tile) -> f64 {
    let slots: f64 = tile.slots.iter().map(slot_width).sum();
    let money = if tile.cost > 0 { 24.0 } else { 0.0 };
    let needs = if tile.needs.is_some() { 40.0 } else { 0.0 };
    slots + money + needs
}

fn slot_width(slot: &Slot) -> f64 {
    let parts = slot.goods.len() + usize::from(slot.money > 0);
    22.0 * parts as f64 + 7.0 * parts.saturating_sub(1) as f64
}

/// What a tile costs, as a tag around a point: money, goods, tiles.
pub(super) fn price_tag(pen: &mut Pen, x: f64, y: f64, scale: f64, tile: &Tile) {
    let wide = tag_parts(tile);
    pen.open_at(x, y, scale);
    if wide == 0.0 {
        let word = if tile.disaster.is_some() { "disaster" } else { "free" };
        pen.text(0.0, 4.2, Look::new(12.0, palette::SOFT_INK).bold().middle(), word);
        pen.raw("</g>");
        return;
    }
    pen.rect(
        [-wide / 2.0 - 4.0, -12.0, wide + 8.0, 24.0],
        12.0,
        "fill=\"#fffdf6\" stroke=\"#a89a7a\" stroke-width=\"1.2\"",
    );
    let mut at = -wide / 2.0;
    if tile.cost > 0 {
        glyph::coin(pen, at + 11.0, 0.0, 10.6, tile.cost);
        at += 24.0;
    }
    for slot in &tile.slots {
        let mut first = true;
        for of in slot.goods.iter() {
            at = slash(pen, at, &mut first);
            good::token(pen, at + 11.0, 0.0, 0.94, of);
            at += 22.0;
        }
        if slot.money > 0 {
            at = slash(pen, at, &mut first);
            glyph::coin(pen, at + 11.0, 0.0, 10.6, slot.money);
            at += 22.0;
        }
    }
    if let Some((ty, count)) = tile.needs {
        pen.text(at + 11.0, 5.0, Look::new(14.0, INK).bold().middle(), &format!("{count}×"));
        glyph::type_box(pen, at + 29.0, 0.0, 1.25, ty);
    }
    pen.raw("</g>");
}

/// Between alternatives.
fn slash(pen: &mut Pen, at: f64, first: &mut bool) -> f64 {
    if std::mem::take(first) {
        return at;
    }
    pen.text(at + 3.5, 4.4, Look::new(12.0, INK).bold().middle(), "/");
    at + 7.0
}
