//! A borough as a picture of characters: flat-top hexes, large ones with edges or small ones without.
//!
//! Reads: a borough. Writes: a [`Picture`]. A border has no walls inside and thick ones on the side of its corner cells.

use crate::picture::{Colour, Ink, Picture};
use render::suburbia::sentence::{category_letter, tile_name};
use render::text::Language;
use suburbia::borough::Borough;
use suburbia::hex::{BOARD, BorderPlace, Footprint, Hex};
use suburbia::rules::Rules;
use suburbia::tile::{Category, Stack, TileKind};

/// How large a hex is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Scale {
    /// Six columns and four rows apart, with edges all round.
    Large,
    /// Five columns and two rows apart, without upper and lower edges.
    Small,
}

/// One hex to draw: up to three rows of text.
#[derive(Debug, Clone)]
pub(super) struct Cell {
    pub at: Hex,
    pub ink: Ink,
    pub text: [String; 3],
}

/// A border or border lake: five hexes in a row without walls between them, with text in the middle one.
#[derive(Debug, Clone)]
pub(super) struct Bar {
    pub place: BorderPlace,
    pub ink: Ink,
    /// What the other hexes are filled with.
    pub fill: char,
    pub text: [String; 3],
}

impl Bar {
    /// The hex with the text.
    pub(super) fn middle(place: BorderPlace) -> Hex {
        place.body()[2]
    }
}

/// What there is to draw of a borough.
#[derive(Debug, Clone, Default)]
pub(super) struct Town {
    pub cells: Vec<Cell>,
    pub bars: Vec<Bar>,
}

/// A borough: board, free cells with their coordinates, tiles, borders.
pub(super) fn town(language: Language, rules: &Rules, borough: &Borough, scale: Scale) -> Town {
    let board = BOARD.iter().map(|&at| Cell { at, ink: Ink::Board, text: Default::default() });
    let free = borough.frontier().iter().map(|&at| {
        let text = match scale {
            Scale::Large => [String::new(), at.to_string(), String::new()],
            Scale::Small => [String::new(), String::new(), String::new()],
        };
        Cell { at, ink: Ink::Free, text }
    });
    let mut town = Town { cells: board.chain(free).collect(), bars: Vec::new() };
    for tile in borough.tiles() {
        let kind = rules.kind(tile.kind);
        let mark = if tile.invested { " *" } else { "" };
        let (short, mark) =
            (abbreviation(&tile_name(language, kind)), format!("{}{mark}", kind_letter(kind)));
        let text = match scale {
            Scale::Large => [short, tile.at.to_string(), mark],
            Scale::Small => [short, mark, String::new()],
        };
        match tile.at {
            Footprint::Cell(at) => {
                town.cells.push(Cell { at, ink: Ink::Tile(colour(kind.category)), text });
            }
            Footprint::Border(place) => {
                let colour = if kind.stack == Stack::Border { Colour::White } else { Colour::Cyan };
                town.bars.push(Bar { place, ink: Ink::Tile(colour), fill: kind_letter(kind), text });
            }
        }
    }
    town
}

/// The letter of a tile: that of its category, `=` for borders, `?` for tiles without a colour.
pub(super) fn kind_letter(kind: &TileKind) -> char {
    match kind.stack {
        Stack::Border => '=',
        Stack::Lake => '~',
        _ if kind.category.is_none() => '?',
        _ => category_letter(kind.category),
    }
}

/// The colour of a category, and of lakes.
pub(super) fn colour(category: Option<Category>) -> Colour {
    match category {
        Some(Category::Residential) => Colour::Green,
        Some(Category::Commercial) => Colour::Blue,
        Some(Category::Industrial) => Colour::Yellow,
        Some(Category::Civic) => Colour::Gray,
        None => Colour::Cyan,
    }
}

/// Four letters for a tile: `Farm`, `CoPa`, `FFRe`.
pub(super) fn abbreviation(name: &str) -> String {
    let words: Vec<&str> =
        name.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).collect();
    let first = |word: &str, count: usize| word.chars().take(count).collect::<String>();
    match words.as_slice() {
        [] => "?".to_owned(),
        [one] => first(one, 4),
        [one, two] => first(one, 2) + &first(two, 2),
        [one, two, .., last] => first(one, 1) + &first(two, 1) + &first(last, 2),
    }
}

/// Position in half hexes from the top: a step to the right goes down by one, a step down by two.
fn height(at: Hex) -> i32 {
    2 * i32::from(at.r) + i32::from(at.q)
}

/// Draws a borough: cells by what they are, borders over them, what the cursor is on over everything.
pub(super) fn draw(town: &Town, scale: Scale) -> Picture {
    let bodies = town.bars.iter().flat_map(|bar| bar.place.body());
    let all: Vec<Hex> = town.cells.iter().map(|cell| cell.at).chain(bodies).collect();
    let left = all.iter().map(|at| i32::from(at.q)).min().unwrap_or(0);
    let right = all.iter().map(|at| i32::from(at.q)).max().unwrap_or(0);
    let top = all.iter().map(|&at| height(at)).min().unwrap_or(0);
    let bottom = all.iter().map(|&at| height(at)).max().unwrap_or(0);
    let (columns, down) = match scale {
        Scale::Large => (6, 2),
        Scale::Small => (5, 1),
    };
    let width = (right - left) as usize * columns + columns + 2;
    let rows = (bottom - top) as usize * down + 2 * down + usize::from(scale == Scale::Large);
    let mut map = Picture::new(width, rows);
    let corner = |at: Hex| ((i32::from(at.q) - left) as usize * columns, (height(at) - top) as usize * down);
    let hex = |map: &mut Picture, cell: &Cell| {
        let (x, y) = corner(cell.at);
        match scale {
            Scale::Large => large(map, cell, x, y),
            Scale::Small => small(map, cell, x, y),
        }
        let inside = match scale {
            Scale::Large => [x + 1..x + 7, y + 1..y + 5],
            Scale::Small => [x + 1..x + 5, y..y + 2],
        };
        map.places.push(((cell.at.q.into(), cell.at.r.into()), inside));
        let is_start = cell.at == Hex::default() && map.focus == (0, 0);
        if cell.ink == Ink::Cursor || is_start {
            map.focus = (x + columns / 2 + 1, y + down);
        }
    };
    let mut order: Vec<&Cell> = town.cells.iter().collect();
    order.sort_by_key(|cell| match cell.ink {
        Ink::Free => 0,
        Ink::Board => 1,
        Ink::Lit => 2,
        _ => 3,
    });
    let mut bars: Vec<&Bar> = town.bars.iter().collect();
    bars.sort_by_key(|bar| bar.ink == Ink::Cursor);
    let (on_top, below): (Vec<&Cell>, Vec<&Cell>) =
        order.into_iter().partition(|cell| cell.ink == Ink::Cursor);
    below.into_iter().for_each(|cell| hex(&mut map, cell));
    for bar in bars {
        for (j, at) in bar.place.body().into_iter().enumerate() {
            let filled = || bar.fill.to_string().repeat(6);
            let text = if j == 2 { bar.text.clone() } else { [filled(), filled(), filled()] };
            hex(&mut map, &Cell { at, ink: bar.ink, text });
        }
        for (j, at) in bar.place.body().into_iter().enumerate() {
            walls(&mut map, bar, j, corner(at), scale);
        }
        if bar.ink == Ink::Cursor {
            let (x, y) = corner(Bar::middle(bar.place));
            map.focus = (x + columns / 2 + 1, y + down);
        }
    }
    on_top.into_iter().for_each(|cell| hex(&mut map, cell));
    map
}

/// The walls of one hex of a border: none to the next one, thick ones to the corner cells, thin ones elsewhere.
fn walls(map: &mut Picture, bar: &Bar, j: usize, (x, y): (usize, usize), scale: Scale) {
    let k = bar.place.direction.number();
    let cursor = bar.ink == Ink::Cursor;
    let sides: &[(usize, usize, usize, char)] = match scale {
        Scale::Large => &LARGE_SIDES,
        Scale::Small => &SMALL_SIDES,
    };
    for &(direction, column, row, thin) in sides {
        let toward = (direction + 6 - k) % 6;
        let (ch, ink) = match toward {
            0 if j < 4 => (bar.fill, bar.ink),
            3 if j > 0 => (bar.fill, bar.ink),
            5 if j < 4 => (thick(thin, cursor), if cursor { Ink::CursorEdge } else { Ink::Front }),
            4 if j > 0 => (thick(thin, cursor), if cursor { Ink::CursorEdge } else { Ink::Front }),
            _ => (thin, if cursor { Ink::CursorEdge } else { Ink::Edge }),
        };
        map.put(x + column, y + row, ch, ink);
    }
}

fn thick(thin: char, cursor: bool) -> char {
    match thin {
        '_' => '▄',
        _ if cursor => '█',
        '╱' => '▞',
        _ => '▚',
    }
}

/// The walls of a large hex: the direction they look in, column, row, character.
const LARGE_SIDES: [(usize, usize, usize, char); 16] = [
    (0, 7, 3, '╱'),
    (0, 6, 4, '╱'),
    (1, 6, 1, '╲'),
    (1, 7, 2, '╲'),
    (2, 2, 0, '_'),
    (2, 3, 0, '_'),
    (2, 4, 0, '_'),
    (2, 5, 0, '_'),
    (3, 1, 1, '╱'),
    (3, 0, 2, '╱'),
    (4, 0, 3, '╲'),
    (4, 1, 4, '╲'),
    (5, 2, 4, '_'),
    (5, 3, 4, '_'),
    (5, 4, 4, '_'),
    (5, 5, 4, '_'),
];

/// The same of a small one, which has only slanted walls.
const SMALL_SIDES: [(usize, usize, usize, char); 4] =
    [(0, 5, 1, '╱'), (1, 5, 0, '╲'), (3, 0, 0, '╱'), (4, 0, 1, '╲')];

fn text(map: &mut Picture, at: (usize, usize), width: usize, text: &str, ink: Ink) {
    map.text(at, width, text, if ink == Ink::Board { '▒' } else { ' ' }, ink);
}

fn edge(map: &mut Picture, x: usize, y: usize, ch: char, cell: &Cell) {
    // The cursor has other walls, so that it is seen without colours too.
    let (ch, ink) = match (cell.ink, ch) {
        (Ink::Cursor, '_') => ('═', Ink::Cursor),
        (Ink::Cursor, _) => ('█', Ink::CursorEdge),
        _ => (ch, Ink::Edge),
    };
    map.put(x, y, ch, ink);
}

/// ```text
///   ____
///  ╱CoPa╲
/// ╱ 0,1  ╲
/// ╲  V   ╱
///  ╲____╱
/// ```
fn large(map: &mut Picture, cell: &Cell, x: usize, y: usize) {
    // A free cell has no walls of its own where it is not lit: the picture stays calm.
    if cell.ink != Ink::Free {
        for (_, column, row, ch) in LARGE_SIDES {
            edge(map, x + column, y + row, ch, cell);
        }
    }
    text(map, (x + 2, y + 1), 4, &cell.text[0], cell.ink);
    text(map, (x + 1, y + 2), 6, &cell.text[1], cell.ink);
    text(map, (x + 1, y + 3), 6, &cell.text[2], cell.ink);
}

/// ```text
/// ╱CoPa╲
/// ╲ V  ╱
/// ```
fn small(map: &mut Picture, cell: &Cell, x: usize, y: usize) {
    if cell.ink != Ink::Free {
        for (_, column, row, ch) in SMALL_SIDES {
            edge(map, x + column, y + row, ch, cell);
        }
    }
    text(map, (x + 1, y), 4, &cell.text[0], cell.ink);
    text(map, (x + 1, y + 1), 4, &cell.text[1], cell.ink);
}

/// The picture as plain text, without blank rows above and below.
pub(super) fn plain(map: &Picture) -> Vec<String> {
    let mut rows = map.plain();
    while rows.last().is_some_and(String::is_empty) {
        rows.pop();
    }
    let blank = rows.iter().take_while(|row| row.is_empty()).count();
    rows.split_off(blank)
}

#[cfg(test)]
mod tests {
    use super::*;
    use suburbia::hex::hex;
    use suburbia::library::Library;

    fn cell(at: Hex, ink: Ink, text: [&str; 3]) -> Cell {
        Cell { at, ink, text: text.map(str::to_owned) }
    }

    #[test]
    fn every_tile_has_its_own_letters() {
        let rules = Library::builtin().rules(&["base".to_owned()]).unwrap();
        let mut known = Vec::new();
        for (_, kind) in rules.kinds() {
            let short = abbreviation(&kind.name);
            assert_eq!(short.chars().count(), 4, "{short}");
            assert!(!known.contains(&short), "{short} is not unique");
            known.push(short);
        }
    }

    #[test]
    fn neighbours_share_their_edges() {
        let cells = vec![
            cell(hex(0, 0), Ink::Tile(Colour::Cyan), ["one", "0,0", "~"]),
            cell(hex(1, 0), Ink::Tile(Colour::Gray), ["two", "1,0", "V *"]),
            cell(hex(1, -1), Ink::Cursor, ["+$2", "+1i−1r", ""]),
            cell(hex(0, 1), Ink::Free, ["", "0,1", ""]),
        ];
        let town = Town { cells, bars: Vec::new() };
        let large = plain(&draw(&town, Scale::Large)).join("\n");
        assert_eq!(
            large,
            [
                "        ════",
                "       █+$2 █",
                "  ____█+1i−1r█",
                " ╱one █      █",
                "╱ 0,0  █════█",
                "╲  ~   ╱two ╲",
                " ╲____╱ 1,0  ╲",
                "      ╲ V *  ╱",
                "  0,1  ╲____╱",
            ]
            .join("\n")
        );
        let small = plain(&draw(&town, Scale::Small)).join("\n");
        assert_eq!(small, "     █+$2 █\n╱one █+1i−█\n╲0,0 ╱two ╲\n     ╲1,0 ╱\n 0,1");
    }
}
