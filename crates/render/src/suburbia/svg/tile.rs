//! One tile as a hex: scene, cost, immediate gains, name plate, conditional lines.

use super::hexagon::{HALF, SIZE, band, corners, half_width};
use super::palette::{self, FACE_INK, FACE_STAR, WATER_INK};
use super::{art, block, border, glyph, sentence};
use crate::svg::land::tones::{WHITE, WOOD};
use crate::svg::land::{Season, shape::rounded, water};
use crate::svg::pen::{Pen, Type, escape, n, width, wrap};
use crate::text::Language;
use suburbia::rules::Rules;
use suburbia::tile::{KindId, Line, Scope, Special, Stack, TileKind, Track, Traits};

/// Top and bottom of the name plate, for one line of text and for more.
const PLATE: [(f64, f64); 3] = [(-7.0, 10.0), (-11.0, 15.0), (-17.0, 16.0)];

/// One hex around the origin, as a `<g>` that needs nothing else.
pub fn tile_svg(language: Language, rules: &Rules, kind: KindId) -> String {
    let mut pen = Pen::default();
    pen.raw("<g class=\"face\">");
    let of = rules.kind(kind);
    if of.traits.meets(Traits::LAKE) {
        lake(&mut pen, language, of);
    } else if of.stack == Stack::Border {
        border::card(&mut pen, language, rules, kind);
    } else {
        face(&mut pen, language, rules, of);
    }
    pen.raw("</g>");
    pen.0
}

/// The id under which [`defs`](super::defs) keeps a kind.
pub fn symbol_id(rules: &Rules, kind: KindId) -> String {
    let clean = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
    format!("tile-{}", rules.kind(kind).id.chars().map(clean).collect::<String>())
}

/// What a tile says, for tooltips and screen readers.
pub fn title(language: Language, rules: &Rules, kind: KindId) -> String {
    let of = rules.kind(kind);
    let traits = sentence::tile_traits(language, of).into_iter().next();
    let category = traits.map_or(String::new(), |first| format!(" ({first}, ${})", of.cost));
    let name = sentence::tile_name(language, of);
    format!("{name}{category}: {}", sentence::tile_text(language, rules, kind).join("; "))
}

/// A tile that lies somewhere: a reference into [`defs`](super::defs), with its tooltip.
pub(crate) fn placed(pen: &mut Pen, rules: &Rules, kind: KindId, x: f64, y: f64, attributes: &str) {
    begin(pen, rules, kind, [x, y], attributes);
    pen.raw(&format!("<use href=\"#{}\"/></g>\n", symbol_id(rules, kind)));
}

/// A lake in a town: what it says, as its water is part of the land.
pub(crate) fn lake_in_town(pen: &mut Pen, rules: &Rules, x: f64, y: f64, attributes: &str) {
    begin(pen, rules, KindId::LAKE, [x, y], attributes);
    on_water(pen, Language::ENGLISH, rules.kind(KindId::LAKE));
    pen.close();
}

fn begin(pen: &mut Pen, rules: &Rules, kind: KindId, [x, y]: [f64; 2], attributes: &str) {
    pen.raw(&format!("<g class=\"tile\" {attributes}transform=\"translate({} {})\">", n(x), n(y)));
    pen.raw(&format!("<title>{}</title>", escape(&title(Language::ENGLISH, rules, kind))));
}

fn face(pen: &mut Pen, language: Language, rules: &Rules, kind: &TileKind) {
    let hue = palette::hue(kind.category);
    block::ground(pen, kind.category);
    let (name, size) = wrap(&sentence::tile_name(language, kind), 11.0, 90.0);
    let (top, bottom) = PLATE[name.len().clamp(1, 3) - 1];
    let edge = HALF - 4.6;
    band(pen, top, bottom, 4.6, &format!("fill=\"{}\"", hue.dark));
    band(pen, bottom, edge, 4.6, &format!("fill=\"{}\"", hue.light));
    let coin = (14.2 - half_width(top - 11.5), top - 11.5);
    let beside = gains(kind, top);
    let (x, scale) = scene_place(kind, coin.0 + 11.0, &beside);
    pen.open_at(x, top - 2.6, scale);
    art::draw(pen, kind);
    pen.raw("</g>");
    plate(pen, kind, &name, size, (top + bottom) / 2.0);
    glyph::coin(pen, coin.0, coin.1, 11.0, kind.cost.into());
    if kind.lines.is_empty() {
        large_gains(pen, kind, bottom);
    }
    for (x, y, track, amount) in beside {
        glyph::chip(pen, x, y, 1.0, track, amount);
    }
    for (index, icon) in kind.icons.iter().enumerate() {
        glyph::icon(pen, 25.0 - 15.0 * index as f64, -edge + 9.0, 1.0, icon);
    }
    if kind.stars > 0 {
        let stars = "★".repeat(usize::from(kind.stars.min(4)));
        let wide = 4.0 + 9.2 * f64::from(kind.stars.min(4));
        pen.rect([-33.5, -edge + 3.0, wide, 12.0], 6.0, &format!("fill=\"{}\"", hue.light));
        pen.text(-31.5, -edge + 12.2, Type::new(9.0, FACE_STAR).bold(), &stars);
        // Where a tile has nothing but its stars, they fill it.
        if kind.lines.is_empty() && kind.now.parts().next().is_none() && told(kind).next().is_none() {
            let y = (bottom + HALF - 5.0) / 2.0;
            pen.text(0.0, y + 8.0, Type::new(22.0, FACE_STAR).bold().middle(), &stars);
        }
    }
    lines(pen, language, rules, kind, bottom);
    specials(pen, language, kind, bottom);
}

/// What a tile does besides, as far as its face tells it: where lines fill a tile its limit is left to the title.
fn told(kind: &TileKind) -> impl Iterator<Item = Special> {
    kind.specials.iter().filter(|&special| special != Special::EssenLimit)
}

/// What a tile does besides, in words as short as they get, where its lines would be.
fn specials(pen: &mut Pen, language: Language, kind: &TileKind, top: f64) {
    let crowded = !kind.lines.is_empty() || kind.now.parts().next().is_some();
    let words = told(kind).map(|special| say!(language, "special-short", special = special.word()));
    let words: Vec<String> = words.collect();
    if words.is_empty() {
        return;
    }
    // Beside gains or lines there is room for one small row at the edge; alone for two.
    let (text, size) =
        wrap(&words.join(", "), if crowded { 8.0 } else { 10.0 }, if crowded { 62.0 } else { 88.0 });
    let middle =
        if crowded { HALF - 9.5 - size * (text.len() as f64 - 1.0) } else { (top + HALF - 5.0) / 2.0 };
    for (index, line) in text.iter().enumerate() {
        let y = middle
            + (size + 0.6) * (index as f64 - if crowded { 0.0 } else { (text.len() as f64 - 1.0) / 2.0 });
        pen.text(0.0, y + size * 0.36, Type::new(size, FACE_INK).bold().middle(), line);
    }
}

/// The name, between the signs of the category.
fn plate(pen: &mut Pen, kind: &TileKind, name: &[String], size: f64, middle: f64) {
    if let Some(category) = kind.category {
        for side in [-1.0, 1.0] {
            glyph::category(pen, side * 52.6, 0.6, 0.92, category, "#fff");
        }
    }
    let step = size + 0.4;
    let first = middle - step * (name.len() as f64 - 1.0) / 2.0 + size * 0.36;
    for (index, line) in name.iter().enumerate() {
        pen.text(0.0, first + step * index as f64, Type::new(size, "#fff").bold().middle(), line);
    }
}

/// Immediate gains of a tile that has lines: their chips, stacked to the right of the scene.
fn gains(kind: &TileKind, top: f64) -> Vec<(f64, f64, Track, i8)> {
    let parts = kind.now.parts().filter(|_| !kind.lines.is_empty());
    let chip = |(index, (track, amount)): (usize, (Track, i8))| {
        let y = top - 9.5 - 16.0 * index as f64;
        let right = half_width(y + 7.0).min(half_width(y - 7.0)) - 5.5;
        (right - glyph::chip_width(track, amount), y, track, amount)
    };
    parts.enumerate().map(chip).collect()
}

/// The middle and the scale of the scene, so that no more than a corner of it is under the coin, which ends at
/// `left`, and the chips `beside` it.
fn scene_place(kind: &TileKind, left: f64, beside: &[(f64, f64, Track, i8)]) -> (f64, f64) {
    const WIDE: f64 = 46.0;
    const CORNER: f64 = 2.0;
    if kind.lines.is_empty() {
        return (4.0, 0.95);
    }
    let Some(right) = beside.iter().map(|&(x, ..)| x).reduce(f64::min) else { return (-4.0, 0.95) };
    let scale = (right - left + 2.0 * CORNER) / WIDE;
    (((left + right) / 2.0).min(-4.0), scale.clamp(0.8, 0.95))
}

/// Immediate gains of a tile without lines, where those would be; higher and smaller if words follow.
fn large_gains(pen: &mut Pen, kind: &TileKind, top: f64) {
    // Two rows of words are 17 high, with their distance from the edge 22.
    let above_words = ((HALF - 22.0 - top) / 17.0).min(1.45);
    let (y, most) = match told(kind).next() {
        Some(_) => (top + 8.6 * above_words, above_words),
        None => ((top + HALF - 5.0) / 2.0, 1.5),
    };
    let chips: f64 = kind.now.parts().map(|(track, amount)| glyph::chip_width(track, amount) + 3.0).sum();
    let room = 2.0 * (half_width(y + 10.0) - 5.5);
    let scale = (room / chips.max(1.0)).min(most);
    let mut x = scale * (3.0 - chips) / 2.0;
    for (track, amount) in kind.now.parts() {
        glyph::chip(pen, x, y, scale, track, amount);
        x += scale * (glyph::chip_width(track, amount) + 3.0);
    }
}

/// The conditional lines: one has two rows to itself, several share the space. Lines that look for the same in the
/// same place are one, with two chips.
fn lines(pen: &mut Pen, language: Language, rules: &Rules, kind: &TileKind, top: f64) {
    let middle = (top + HALF - 5.0) / 2.0;
    let rows: Vec<&[Line]> =
        kind.lines.chunk_by(|a, b| (a.scope, a.matches) == (b.scope, b.matches)).collect();
    match rows.as_slice() {
        [] => {}
        [line] => one_line(pen, language, rules, line, top),
        several => {
            let count = several.len() as f64;
            let step = ((HALF - 6.0 - top) / count).min(17.0);
            let scale = (step / 15.0).clamp(0.6, 1.1);
            for (index, line) in several.iter().enumerate() {
                let y = middle + step * (index as f64 - (count - 1.0) / 2.0);
                row(pen, language, rules, line, y, scale);
            }
        }
    }
}

/// The size of words in lines.
const WORD: f64 = 9.5;

/// A line in two rows: the chip and where to look above, what to look for below.
fn one_line(pen: &mut Pen, language: Language, rules: &Rules, line: &[Line], top: f64) {
    let middle = (top + HALF - 5.0) / 2.0;
    let (upper, lower) = (middle - 8.6, middle + 9.0);
    // Chips are 15 high and must not touch the name plate.
    let most = ((upper - top - 1.0) / 7.5).min(1.16);
    let Line { scope, matches, .. } = line[0];
    let (before, after) = scope_words(language, scope);
    let any_tile = say!(language, "face-any-tile");
    let any = matches == Traits::CATEGORIES && scope == Scope::Adjacent;
    centred(pen, chips_width(line) + 1.0 + width(&before, WORD), upper, most, |pen| {
        let x = chips(pen, line);
        pen.text(x + 1.0, 3.4, Type::new(WORD, FACE_INK).bold(), &before);
    });
    let signs = match scope {
        Scope::RedLine => 7.0,
        Scope::OwnLakeAdjacent if matches == Traits::CATEGORIES => 0.0,
        _ if any => width(&any_tile, WORD),
        _ => glyph::traits_width(rules, matches),
    };
    let gap = if signs > 0.0 && !after.is_empty() { 3.0 } else { 0.0 };
    let most = if any || !after.is_empty() { most } else { 1.3 };
    centred(pen, signs + gap + width(&after, WORD), lower, most, |pen| {
        match scope {
            Scope::RedLine => glyph::red_line(pen, 3.0, -4.0, 6.0),
            Scope::OwnLakeAdjacent if signs == 0.0 => {}
            _ if any => pen.text(0.0, 3.4, Type::new(WORD, FACE_INK).bold(), &any_tile),
            _ => glyph::traits(pen, 0.0, 0.0, rules, matches),
        }
        if !after.is_empty() {
            pen.text(signs + gap, 3.4, Type::new(WORD, FACE_INK).bold(), &after);
        }
    });
}

/// How wide the chips of a line are, with the space after them.
fn chips_width(line: &[Line]) -> f64 {
    line.iter().map(|line| glyph::chip_width(line.track, line.amount) + 3.0).sum()
}

/// The chips of a line from x 0 on; returns where what follows may begin.
fn chips(pen: &mut Pen, line: &[Line]) -> f64 {
    let mut x = 0.0;
    for line in line {
        glyph::chip(pen, x, 0.0, 1.0, line.track, line.amount);
        x += glyph::chip_width(line.track, line.amount) + 3.0;
    }
    x
}

/// Draws something `wide` from x 0 on, centred on the tile: as large as `most`, and smaller where the tile is too
/// narrow.
fn centred(pen: &mut Pen, wide: f64, y: f64, most: f64, draw: impl FnOnce(&mut Pen)) {
    let room = 2.0 * (half_width(y + 4.0) - 7.0);
    let scale = (room / wide.max(1.0)).min(most);
    pen.open_at(-wide * scale / 2.0, y, scale);
    draw(pen);
    pen.raw("</g>");
}

/// A line in one row: chips, scope, signs.
fn row(pen: &mut Pen, language: Language, rules: &Rules, line: &[Line], y: f64, most: f64) {
    centred(pen, row_width(language, rules, line), y, most, |pen| draw_row(pen, language, rules, line));
}

/// How wide a line is in one row.
pub(super) fn row_width(language: Language, rules: &Rules, line: &[Line]) -> f64 {
    let Line { scope, matches, .. } = line[0];
    let what = match scope {
        Scope::RedLine => 0.0,
        _ if matches == Traits::CATEGORIES => width(&say!(language, "face-any"), 9.0),
        _ => glyph::traits_width(rules, matches),
    };
    chips_width(line) + width(&short_scope(language, scope), 9.0) + 3.0 + what
}

/// A line in one row, from x 0 on.
pub(super) fn draw_row(pen: &mut Pen, language: Language, rules: &Rules, line: &[Line]) {
    let Line { scope, matches, .. } = line[0];
    let (word, before) = (short_scope(language, scope), chips_width(line));
    chips(pen, line);
    pen.text(before, 3.2, Type::new(9.0, FACE_INK).bold(), &word);
    let x = before + 3.0 + width(&word, 9.0);
    if matches == Traits::CATEGORIES {
        pen.text(x, 3.2, Type::new(9.0, FACE_INK).bold(), &say!(language, "face-any"));
    } else if scope != Scope::RedLine {
        glyph::traits(pen, x, 0.0, rules, matches);
    }
}

/// Words before and after what a line matches.
fn scope_words(language: Language, scope: Scope) -> (String, String) {
    let before = say!(language, "face-scope", scope = scope_word(scope));
    let after = match scope {
        Scope::RedLine => say!(language, "face-red-line"),
        Scope::OwnLakeAdjacent => say!(language, "face-at-lakes"),
        _ => String::new(),
    };
    (before, after)
}

fn short_scope(language: Language, scope: Scope) -> String {
    say!(language, "face-scope-short", scope = scope_word(scope))
}

/// What messages choose by.
fn scope_word(scope: Scope) -> &'static str {
    match scope {
        Scope::Adjacent => "adjacent",
        Scope::Own => "own",
        Scope::Every => "every",
        Scope::Others => "others",
        Scope::After => "later",
        Scope::RedLine => "red-line",
        Scope::OwnLakeAdjacent => "at-lakes",
    }
}

/// A lake that lies nowhere yet: a pond with its shore. In a town [`on_water`] is what is left of it.
fn lake(pen: &mut Pen, language: Language, kind: &TileKind) {
    let around = |size: f64, soft: f64| rounded(&corners(0.0, 0.0, size), soft);
    let shapes = [around(SIZE - 3.5, 16.0), around(SIZE - 10.0, 20.0), around(SIZE - 17.0, 22.0)];
    water::water(pen, [&shapes[0], &shapes[1], &shapes[2]], Season::Spring);
    water::ripples(pen, [(-25.0, -12.0), (25.0, 16.0)], Season::Spring);
    pen.raw(&format!(
        "<path fill=\"{}\" d=\"M-8-21H8l-3 4.4h-10z\"/><path fill=\"{}\" d=\"M-1-22v-13.4l8.4 12.4z\"/>",
        WOOD.day(),
        WHITE.day()
    ));
    on_water(pen, language, kind);
}

/// What a lake says.
pub(crate) fn on_water(pen: &mut Pen, language: Language, kind: &TileKind) {
    pen.text(0.0, 4.6, Type::new(12.0, WATER_INK).bold().middle(), &sentence::tile_name(language, kind));
    if let [line] = kind.lines.as_slice() {
        let chip = glyph::chip_width(line.track, line.amount);
        let beside = say!(language, "face-beside");
        let wide = chip + 3.0 + width(&beside, 9.0);
        glyph::chip(pen, -wide / 2.0, 33.0, 1.0, line.track, line.amount);
        pen.text(-wide / 2.0 + chip + 3.0, 36.2, Type::new(9.0, WATER_INK).bold(), &beside);
    }
}
