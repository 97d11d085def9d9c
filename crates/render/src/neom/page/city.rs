//! A city as a piece of a page: the board with cells, tiles, roads and trade routes.

use super::sprite::{GOOD_BOX, TILE_BOX, good_symbol};
use crate::neom::sentence::{self, good_name, tile_name};
use crate::neom::svg::board::{self, BOARD, STEP, Words, middle};
use crate::neom::svg::land::{self, Plan};
use crate::neom::svg::palette::SOFT_INK;
use crate::neom::svg::road::HALF;
use crate::neom::svg::{good, tile_symbol};
use crate::svg::FONTS;
use crate::svg::land::{Brush, themed};
use crate::svg::pen::{Pen, Type as TextLook, escape, n};
use crate::svg::sprite::{Sprite, use_at};
use crate::text::Language;
use game_core::Seat;
use neom::cell::{Cell, SIDE};
use neom::table::Table;
use neom::tile::{TileId, Type};

/// How a city is shown.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// Where the drawings of the [`sprite`](super::sprite()) are.
    pub sprite: &'a Sprite,
    /// The language of the words on the board.
    pub language: Language,
    /// A little map: no words, no numbers.
    pub small: bool,
    /// What the whole piece is called for those who do not see it.
    pub label: &'a str,
}

/// Left, top, width and height of the whole piece; a little map shows the board alone.
const VIEW: [f64; 4] = [0.0, BOARD.1 - 24.0, 2.0 * BOARD.0 + SIDE as f64 * STEP, SIDE as f64 * STEP + 36.0];
const SMALL_VIEW: [f64; 4] =
    [BOARD.0 - 10.0, BOARD.1 - 10.0, SIDE as f64 * STEP + 20.0, SIDE as f64 * STEP + 20.0];

/// A seat's city as one `<svg class="town city" id="bSEAT">` (a little map: `class="town city small" id="mSEAT"`).
///
/// `data-size` and `data-half` are half the side of a tile, in the units of the `viewBox`, `data-gates` where roads lead
/// away in the west and in the east. Inside, each with an id that
/// stays with it from move to move:
/// - `<g class="cell" id="b0-cell-R_C" data-at="R,C">` for every free cell, moved to its centre, with an empty
///   `<g class="net">` at its end
/// - `<g class="tile" id="b0-tile-R_C-ID" data-at="R,C" data-tile="ID" data-type="…">` with a `<title>`; the City Center
///   is one, too, without `data-tile`
/// - `<g class="route" data-active="true|false">` at both sides
pub fn city(table: &Table, seat: Seat, look: &Look) -> String {
    let id = format!("{}{}", if look.small { 'm' } else { 'b' }, seat.index());
    let mut pen = Pen::default();
    open(&mut pen, &id, seat, look);
    let city = table.city(seat);
    let plan = Plan::of(city, table.generation());
    let brush = Brush { season: land::SEASON, file: look.sprite.first() };
    land::draw(&mut pen, &id, &plan, brush, look.small);
    let center_good = good_name(look.language, city.center());
    let [center, trade, open, closed, used] = sentence::board_words(look.language);
    let words = Words {
        center: &center,
        good: &center_good,
        trade: &trade,
        open: &open,
        closed: &closed,
        used: &used,
    };
    if !look.small {
        frame(&mut pen);
        board::routes(&mut pen, table, seat, &words);
    }
    for at in Cell::all() {
        match city.tile(at) {
            Some(tile) => placed(&mut pen, table, &id, at, tile, look),
            None if at == Cell::CENTER => {
                begin(&mut pen, &id, "tile", at, "center", "data-type=\"resource\"");
                pen.raw(&format!("<title>{}: {}</title>", escape(words.center), escape(words.good)));
                let mut drawn = Pen::default();
                board::center(&mut drawn, city, &words);
                pen.raw(&tokens(&drawn.0, look.sprite));
                pen.raw("</g>\n");
            }
            None => free(&mut pen, &id, at),
        }
    }
    pen.raw("<g pointer-events=\"none\">");
    board::road_ends(&mut pen, city);
    if !look.small {
        land::traffic(&mut pen, &plan, brush);
        let mut drawn = Pen::default();
        board::marks(&mut drawn, table, seat);
        pen.raw(&tokens(&drawn.0, look.sprite));
    }
    pen.raw("</g>\n");
    pen.raw("</svg>\n");
    themed(&pen.0)
}

/// The same drawing with its tokens from the sprite.
fn tokens(drawing: &str, sprite: &Sprite) -> String {
    good::tokens_from(drawing, |of| use_at(sprite, &good_symbol(of), GOOD_BOX, 0.0, 0.0))
}

fn open(pen: &mut Pen, id: &str, seat: Seat, look: &Look) {
    let class = if look.small { "town city small" } else { "town city" };
    let [x, y, w, h] = if look.small { SMALL_VIEW } else { VIEW };
    let [west, east, gate] = land::road_gates(look.small);
    pen.raw(&format!(
        "<svg class=\"{class}\" id=\"{id}\" viewBox=\"{} {} {} {}\" role=\"group\" aria-label=\"{}\" \
        data-seat=\"{}\" data-size=\"{half}\" data-half=\"{half}\" \
        data-gates=\"{},{gate} {},{gate}\" font-family=\"{FONTS}\">\n",
        n(x),
        n(y),
        n(w),
        n(h),
        escape(look.label),
        seat.index(),
        n(west),
        n(east),
        half = n(HALF),
        gate = n(gate),
    ));
}

/// The numbers of rows and columns.
fn frame(pen: &mut Pen) {
    let (x, y) = BOARD;
    for index in 0..SIDE {
        let at = STEP * (index as f64 + 0.5);
        let look = TextLook::new(12.0, SOFT_INK).bold().middle().class("soft-ink");
        pen.text(x + at, y - 10.0, look, &index.to_string());
        pen.text(x - 14.0, y + at - 20.0, look, &index.to_string());
    }
}

/// Opens the group of a cell or tile.
fn begin(pen: &mut Pen, id: &str, class: &str, at: Cell, tile: &str, more: &str) {
    let (x, y) = middle(at);
    let name = if tile.is_empty() { String::new() } else { format!("-{tile}") };
    pen.raw(&format!(
        "<g class=\"{class}\" id=\"{id}-{class}-{}_{}{}\" data-at=\"{at}\" {more} transform=\"translate({} {})\">",
        at.row(),
        at.col(),
        escape(&name),
        n(x),
        n(y)
    ));
}

fn free(pen: &mut Pen, id: &str, at: Cell) {
    begin(pen, id, "cell", at, "", "");
    let look = "class=\"cell-edge\" fill=\"#fff\" fill-opacity=\".35\" stroke=\"#7b8460\" stroke-width=\"1.6\" \
        stroke-dasharray=\"6 5\"";
    pen.rect([-HALF + 3.0, -HALF + 3.0, STEP - 6.0, STEP - 6.0], 7.0, look);
    pen.raw("<g class=\"net\"></g></g>\n");
}

fn placed(pen: &mut Pen, table: &Table, id: &str, at: Cell, tile: TileId, look: &Look) {
    let of = table.tile(tile);
    let types: Vec<&str> = of.types.iter().map(Type::word).collect();
    let more = format!("data-tile=\"{}\" data-type=\"{}\"", escape(&of.id), types.join(" "));
    begin(pen, id, "tile", at, &of.id, &more);
    pen.raw(&format!("<title>{}</title>", escape(&tile_name(look.language, table.rules(), tile))));
    let face = tile_symbol(table.rules(), tile);
    let face = if look.small { face.replacen("tile-", "mini-", 1) } else { face };
    pen.raw(&use_at(look.sprite, &face, TILE_BOX, 0.0, 0.0));
    pen.raw("</g>\n");
}
