//! A borough as a piece of a page: land, board, free cells, tiles with their markers.

use super::board::board;
use super::sprite::{TILE_BOX, WATER_SYMBOL, symbol_of};
use crate::Reader;
use crate::suburbia::sentence;
use crate::suburbia::svg::borough::{cells_of, extent, marker_of, outline_of};
use crate::suburbia::svg::hexagon::{HALF, SIZE, centre, corners};
use crate::suburbia::svg::land::{self, Plan};
use crate::suburbia::svg::palette::{self, INK};
use crate::suburbia::svg::{border, glyph, seated, tile_title};
use crate::svg::land::{Brush, Season, ground, themed};
use crate::svg::pen::{self, Pen, escape, n};
use crate::svg::sprite::{Sprite, use_at};
use crate::svg::{Cast, FONTS};
use crate::text::Language;
use game_core::{Seat, Viewer};
use std::sync::LazyLock;
use suburbia::borough::Tile;
use suburbia::hex::{BorderPlace, Footprint, Hex};
use suburbia::rules::Rules;
use suburbia::table::Table;
use suburbia::tile::{Category, KindId};

/// How a borough is shown.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// Who looks; the names are as given.
    pub reader: Reader<'a>,
    /// Where the drawings of the [`sprite`](super::sprite()) are.
    pub sprite: &'a Sprite,
    /// A little map: no names, no numbers, no free cells.
    pub small: bool,
    /// What is said under the name: `to build`, `3rd, population 40`.
    pub status: &'a str,
    /// The tooltip of a tile; all it says without it.
    pub title: Option<&'a dyn Fn(KindId) -> String>,
}

/// How far the land goes on around a town.
const FAR: f64 = 1600.0;
/// Space round the tiles.
const PAD: f64 = 18.0;

/// A seat's borough as one `<svg class="town borough" id="bSEAT">` (a little map: `class="town borough small"
/// id="mSEAT"`).
///
/// The root says how large tiles are: `data-size` is half a tile's width and `data-half` half its height, in the units
/// of the `viewBox`; `data-crop` that the board above the tiles may be left out where there is little room;
/// `data-season` in which colours its land is; `data-gates` where its streets lead away in the west and in the east.
///
/// Inside, in this order, each with an id that stays with it from move to move:
/// - `<g class="land">`, which takes no clicks: ground, water, streets and what lives there
/// - `<g class="board" id="b0-board">`
/// - `<g class="cell" id="b0-cell-Q_R" data-at="Q,R">` for every free cell (not in little maps), moved to the cell's
///   centre, with an empty `<g class="net">` at its end
/// - `<g class="spot" id="b0-spot-Q_R" data-at="Q,R">` the same for every cell that can be the middle of a border
/// - `<g class="tile" id="b0-tile-Q_R" data-at="Q,R" data-tile="ID" data-category="…">`, moved to the cell's centre,
///   with a `<title>`, and `data-marker` and a `<g class="marker">` if it has a marker; `data-account` is what it gave
///   and took so far; a border is `<g class="tile strip" id="b0-tile-Q_R_D" data-at="Q,R,D">`, moved to its middle
/// - `<path class="newest-edge" data-at="Q,R">` and `<path class="newest">` round the tile built last
pub fn borough(table: &Table, seat: Seat, look: &Look) -> String {
    draw(table, seat, look, true)
}

/// The same of a borough in which nothing can be placed any more: no free cells, and no room for them.
pub fn still(table: &Table, seat: Seat, look: &Look) -> String {
    draw(table, seat, look, false)
}

fn draw(table: &Table, seat: Seat, look: &Look, free: bool) -> String {
    let cast = seated(table, look.reader.names);
    let id = format!("{}{}", if look.small { 'm' } else { 'b' }, seat.index());
    let view = if look.small { small_view(table, seat) } else { full_view(table, seat, free) };
    let mut pen = Pen::default();
    let plan = Plan::of(table, seat);
    open(&mut pen, &id, view, (table, seat), &cast, look, plan.gates());
    // However far one looks out, there is land.
    let [x, y, w, h] = view;
    let land = [x - FAR, y - FAR, w + 2.0 * FAR, h + 2.0 * FAR];
    let brush = Brush { season: Season::Spring, file: look.sprite.first() };
    if look.small {
        land::draw_little(&mut pen, &plan, brush, land);
    } else {
        pen.raw(&format!("<defs>{}</defs>", ground::patterns(&id, brush)));
        land::draw(&mut pen, &id, &plan, brush, land);
    }
    board(&mut pen, table, &id, &cast, seat, look);
    let borough = table.borough(seat);
    if free && !look.small {
        let mut free = borough.frontier().to_vec();
        free.sort_by_key(reading_order);
        for at in free {
            free_cell(&mut pen, &id, at, "cell");
        }
        if table.plays().borders && look.reader.viewer == Viewer::Seat(seat) {
            let mut spots: Vec<Hex> = Vec::new();
            borough.border_places(|place| spots.push(place.body()[2]));
            spots.sort_by_key(reading_order);
            spots.dedup();
            spots.into_iter().for_each(|at| free_cell(&mut pen, &id, at, "spot"));
        }
    }
    let mut tiles: Vec<(usize, Tile)> = borough.tiles().enumerate().collect();
    // Borders first: tiles cast their shadows on them.
    tiles.sort_by_key(|(_, tile)| (tile.at.cell().is_some(), reading_order(&tile.at.anchor())));
    for (index, _) in tiles {
        placed(&mut pen, table, &id, seat, index, look);
    }
    if borough.len() > table.rules().start().tiles.len() {
        newest(&mut pen, borough.tile(borough.len() - 1).at, if look.small { 2.0 } else { 1.0 });
    }
    pen.raw("</svg>\n");
    themed(&pen.0)
}

/// A town on an island of meadow, as a group to put under its tiles: where they lie, with their categories, where there
/// is water, and which cells are free.
pub fn island(sprite: &str, tiles: &[(Hex, Option<Category>)], lakes: &[Hex], free: &[Hex]) -> String {
    let mut pen = Pen::default();
    land::island(&mut pen, tiles, lakes, free, Brush { season: Season::Spring, file: sprite });
    themed(&pen.0)
}

/// The edge of a cell or of the cells under a border, as the path of a drawing in the units of a borough.
pub fn outline(at: Footprint) -> String {
    outline_of(at)
}

/// Everything: board, tiles and free cells, if they are shown.
fn full_view(table: &Table, seat: Seat, free: bool) -> [f64; 4] {
    let [x, y, w, h] = extent(table, seat, free);
    [x - PAD, y - PAD, w + 2.0 * PAD, h + 2.0 * PAD]
}

/// The tiles, and of the board only what is above them: its wings would make the tiles of a little map too little.
fn small_view(table: &Table, seat: Seat) -> [f64; 4] {
    let mut sides = [-2.0 * 1.5 * SIZE, 2.0 * 1.5 * SIZE];
    let mut bottom = centre(Hex { q: 0, r: 2 }).1;
    for (x, y) in table.borough(seat).tiles().flat_map(|tile| cells_of(tile.at)).map(centre) {
        sides = [sides[0].min(x), sides[1].max(x)];
        bottom = bottom.max(y);
    }
    let (left, right) = (sides[0] - SIZE - PAD, sides[1] + SIZE + PAD);
    let top = -3.1 * HALF;
    [left, top, right - left, bottom + HALF + PAD - top]
}

/// Row by row as one sees them; what lies lower also covers the shadow of what lies higher.
fn reading_order(at: &Hex) -> (i32, i8) {
    (2 * i32::from(at.r) + i32::from(at.q), at.q)
}

/// A cell as a part of an id.
fn place(at: Hex) -> String {
    format!("{}_{}", at.q, at.r)
}

fn open(
    pen: &mut Pen,
    id: &str,
    [x, y, w, h]: [f64; 4],
    (table, seat): (&Table, Seat),
    cast: &Cast,
    look: &Look,
    [west, east]: [(f64, f64); 2],
) {
    let class = if look.small { "town borough small" } else { "town borough" };
    let season = land::season(table).word();
    let label = say!(look.reader.language, "board-borough", name = cast.name(seat));
    pen.raw(&format!(
        "<svg class=\"{class}\" id=\"{id}\" viewBox=\"{} {} {} {}\" role=\"group\" aria-label=\"{}\" \
        data-seat=\"{}\" data-size=\"{}\" data-half=\"{}\" data-crop=\"1\" data-season=\"{season}\" \
        data-gates=\"{},{} {},{}\" font-family=\"{FONTS}\">\n",
        n(x),
        n(y),
        n(w),
        n(h),
        escape(&label),
        seat.index(),
        n(SIZE),
        n(HALF),
        n(west.0),
        n(west.1),
        n(east.0),
        n(east.1)
    ));
}

fn free_cell(pen: &mut Pen, id: &str, at: Hex, class: &str) {
    let (x, y) = centre(at);
    static EDGE: LazyLock<String> = LazyLock::new(|| pen::outline(corners(0.0, 0.0, SIZE - 5.0).into_iter()));
    pen.raw(&format!(
        "<g class=\"{class}\" id=\"{id}-{class}-{}\" data-at=\"{at}\" transform=\"translate({} {})\">\
        <path class=\"cell-edge\" d=\"{}\" fill=\"#fff\" fill-opacity=\".35\" stroke=\"#7b8460\" \
        stroke-width=\"1.6\" stroke-dasharray=\"6 5\"/><g class=\"net\"></g></g>\n",
        place(at),
        n(x),
        n(y),
        *EDGE
    ));
}

fn placed(pen: &mut Pen, table: &Table, id: &str, seat: Seat, index: usize, look: &Look) {
    let (rules, tile) = (table.rules(), table.borough(seat).tile(index));
    let of = rules.kind(tile.kind);
    let category = match (tile.at, of.category) {
        (Footprint::Border(_), _) if tile.kind != KindId::LAKE => "border",
        (_, category) => category.map_or("lake", |category| category.word()),
    };
    let ((x, y), class) = match tile.at {
        Footprint::Cell(at) => (centre(at), "tile"),
        Footprint::Border(place) => (border::axis(place).0, "tile strip"),
    };
    let place = tile.at.to_string().replace(',', "_");
    pen.raw(&format!(
        "<g class=\"{class}\" id=\"{id}-tile-{place}\" data-at=\"{}\" data-tile=\"{}\" data-category=\"{category}\"{}{} \
        transform=\"translate({} {})\">",
        tile.at,
        escape(&of.id),
        if tile.invested { " data-marker=\"1\"" } else { "" },
        account(table, seat, index, look),
        n(x),
        n(y),
    ));
    match tile.at {
        Footprint::Cell(_) => {
            let title = look
                .title
                .map_or_else(|| tile_title(look.reader.language, rules, tile.kind), |title| title(tile.kind));
            pen.raw(&format!("<title>{}</title>", escape(&title)));
            let symbol = match (tile.kind, look.small) {
                // The water is part of the land.
                (KindId::LAKE, false) => WATER_SYMBOL.to_owned(),
                (kind, small) => symbol_of(rules, kind, small),
            };
            pen.raw(&use_at(look.sprite, &symbol, TILE_BOX, 0.0, 0.0));
        }
        Footprint::Border(place) => {
            pen.open_at(-x, -y, 1.0);
            border::laid(pen, look.reader.language, rules, tile.kind, place, true);
            pen.raw("</g>");
        }
    }
    if tile.invested {
        let (mark, at, size) = (marker_of(tile.at), tile.at.cell(), if look.small { 21.0 } else { 11.5 });
        let (mx, my) = match (at, look.small) {
            (None, _) => (mark.0 - x, mark.1 - y),
            (_, true) => (-24.0, -26.0),
            (_, false) => (-15.5, -41.5),
        };
        pen.raw("<g class=\"marker\">");
        glyph::marker(pen, mx, my, size, palette::seat(seat.index()));
        pen.raw("</g>");
    }
    pen.close();
}

/// What a tile gave and took so far, as an attribute, where that is kept.
fn account(table: &Table, seat: Seat, index: usize, look: &Look) -> String {
    let language = look.reader.language;
    let told = table.account(seat, index).filter(|_| !look.small).map(|account| {
        sentence::account_text(language, &account).unwrap_or_else(|| say!(language, "account-nothing"))
    });
    told.map_or_else(String::new, |told| format!(" data-account=\"{}\"", escape(&told)))
}

/// A border as it would lie on a town, as a group to put into its drawing.
pub fn border_on_trial(language: Language, rules: &Rules, kind: KindId, place: BorderPlace) -> String {
    let mut pen = Pen::default();
    border::laid(&mut pen, language, rules, kind, place, false);
    pen.0
}

fn newest(pen: &mut Pen, at: Footprint, bold: f64) {
    let points = outline_of(at);
    for (class, colour, wide) in [("newest-edge", INK, 6.0), ("newest", "#ffd84d", 3.2)] {
        pen.raw(&format!(
            "<path class=\"{class}\" data-at=\"{at}\" d=\"{points}\" fill=\"none\" stroke=\"{colour}\" \
            stroke-width=\"{}\" stroke-linejoin=\"round\" pointer-events=\"none\"/>",
            n(wide * bold)
        ));
    }
    pen.raw("\n");
}

/// Free cells that a seat's borough would have, as groups to put into its drawing.
pub fn opened_cells(seat: Seat, cells: impl IntoIterator<Item = Hex>) -> String {
    let mut pen = Pen::default();
    let id = format!("b{}", seat.index());
    cells.into_iter().for_each(|at| free_cell(&mut pen, &id, at, "cell"));
    pen.0
}
