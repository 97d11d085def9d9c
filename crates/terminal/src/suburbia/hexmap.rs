//! A borough as a picture of characters: flat-top hexes, large ones with edges or small ones without.
//!
//! Reads: a borough. Writes: a [`Picture`].

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

/// The cells of a borough: board, free cells with their coordinates, tiles.
pub(super) fn cells(language: Language, rules: &Rules, borough: &Borough, scale: Scale) -> Vec<Cell> {
    let board = BOARD.iter().map(|&at| Cell { at, ink: Ink::Board, text: Default::default() });
    let free = borough.frontier().iter().map(|&at| {
        let text = match scale {
            Scale::Large => [String::new(), at.to_string(), String::new()],
            Scale::Small => [String::new(), String::new(), String::new()],
        };
        Cell { at, ink: Ink::Free, text }
    });
    let tiles = borough.tiles().flat_map(|tile| {
        let kind = rules.kind(tile.kind);
        let short = abbreviation(&tile_name(language, kind));
        let mark = if tile.invested { " *" } else { "" };
        let kind_mark = format!("{}{mark}", kind_letter(kind));
        let text = |at: String| match scale {
            Scale::Large => [short.clone(), at, kind_mark.clone()],
            Scale::Small => [short.clone(), kind_mark.clone(), String::new()],
        };
        match tile.at {
            Footprint::Cell(at) => {
                vec![Cell { at, ink: Ink::Tile(colour(kind.category)), text: text(at.to_string()) }]
            }
            Footprint::Border(place) => border(place, kind, text(place.to_string())),
        }
    });
    board.chain(free).chain(tiles).collect()
}

/// The five cells of a border: its text in the middle one, its sign in the others.
fn border(place: BorderPlace, kind: &TileKind, text: [String; 3]) -> Vec<Cell> {
    let ink = Ink::Tile(if kind.stack == Stack::Border { Colour::White } else { Colour::Cyan });
    let sign = kind_letter(kind).to_string().repeat(3);
    let others = [String::new(), sign, String::new()];
    let cells = place.body().into_iter().enumerate();
    cells.map(|(j, at)| Cell { at, ink, text: if j == 2 { text.clone() } else { others.clone() } }).collect()
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

/// Draws the cells; later ones lie over earlier ones.
pub(super) fn draw(cells: &[Cell], scale: Scale) -> Picture {
    let left = cells.iter().map(|cell| i32::from(cell.at.q)).min().unwrap_or(0);
    let right = cells.iter().map(|cell| i32::from(cell.at.q)).max().unwrap_or(0);
    let top = cells.iter().map(|cell| height(cell.at)).min().unwrap_or(0);
    let bottom = cells.iter().map(|cell| height(cell.at)).max().unwrap_or(0);
    let (columns, down) = match scale {
        Scale::Large => (6, 2),
        Scale::Small => (5, 1),
    };
    let width = (right - left) as usize * columns + columns + 2;
    let rows = (bottom - top) as usize * down + 2 * down + usize::from(scale == Scale::Large);
    let mut map = Picture::new(width, rows);
    let mut order: Vec<&Cell> = cells.iter().collect();
    order.sort_by_key(|cell| match cell.ink {
        Ink::Free => 0,
        Ink::Board => 1,
        Ink::Cursor => 4,
        Ink::Lit => 2,
        _ => 3,
    });
    for cell in order {
        let x = (i32::from(cell.at.q) - left) as usize * columns;
        let y = (height(cell.at) - top) as usize * down;
        match scale {
            Scale::Large => large(&mut map, cell, x, y),
            Scale::Small => small(&mut map, cell, x, y),
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
    }
    map
}

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

/// The slanted walls of a large hex: column, row, character.
const SIDES: [(usize, usize, char); 8] =
    [(1, 1, '╱'), (6, 1, '╲'), (0, 2, '╱'), (7, 2, '╲'), (0, 3, '╲'), (7, 3, '╱'), (1, 4, '╲'), (6, 4, '╱')];

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
        for column in 2..6 {
            edge(map, x + column, y, '_', cell);
            edge(map, x + column, y + 4, '_', cell);
        }
        for (column, row, ch) in SIDES {
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
        for (column, row, ch) in [(0, 0, '╱'), (5, 0, '╲'), (0, 1, '╲'), (5, 1, '╱')] {
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
        let cells = [
            cell(hex(0, 0), Ink::Tile(Colour::Cyan), ["one", "0,0", "~"]),
            cell(hex(1, 0), Ink::Tile(Colour::Gray), ["two", "1,0", "V *"]),
            cell(hex(1, -1), Ink::Cursor, ["+$2", "+1i−1r", ""]),
            cell(hex(0, 1), Ink::Free, ["", "0,1", ""]),
        ];
        let large = plain(&draw(&cells, Scale::Large)).join("\n");
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
        let small = plain(&draw(&cells, Scale::Small)).join("\n");
        assert_eq!(small, "     █+$2 █\n╱one █+1i−█\n╲0,0 ╱two ╲\n     ╲1,0 ╱\n 0,1");
    }
}
