//! A borough as a picture of characters: flat-top hexes, large ones with edges or small ones without.
//!
//! Reads: a borough. Writes: a grid of [`Glyph`]s that a pipe prints as they are and a screen colours.

use render::suburbia::sentence::category_letter;
use std::ops::Range;
use suburbia::borough::Borough;
use suburbia::hex::{BOARD, Hex};
use suburbia::rules::Rules;
use suburbia::tile::Category;

/// What a character belongs to; the screen makes colours of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ink {
    Blank,
    Edge,
    Board,
    Tile(Category),
    Lake,
    /// A free cell next to the borough.
    Free,
    /// A cell that can be chosen now.
    Lit,
    /// The cell under the cursor.
    Cursor,
    CursorEdge,
}

/// One character of the picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Glyph {
    pub ch: char,
    pub ink: Ink,
}

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

/// The picture.
pub(super) struct HexMap {
    pub rows: Vec<Vec<Glyph>>,
    /// The middle of the cell under the cursor, column and row; else of the first tile.
    pub focus: (usize, usize),
    /// Where the cells lie: columns and rows inside their walls.
    pub places: Vec<(Hex, [Range<usize>; 2])>,
}

/// The cells of a borough: board, free cells with their coordinates, tiles.
pub(super) fn cells(rules: &Rules, borough: &Borough, scale: Scale) -> Vec<Cell> {
    let board = BOARD.iter().map(|&at| Cell { at, ink: Ink::Board, text: Default::default() });
    let free = borough.frontier().iter().map(|&at| {
        let text = match scale {
            Scale::Large => [String::new(), at.to_string(), String::new()],
            Scale::Small => [String::new(), String::new(), String::new()],
        };
        Cell { at, ink: Ink::Free, text }
    });
    let tiles = borough.tiles().map(|tile| {
        let kind = rules.kind(tile.kind);
        let short = abbreviation(&kind.name);
        let mark = if tile.invested { " *" } else { "" };
        let kind_mark = format!("{}{mark}", category_letter(kind.category));
        let text = match scale {
            Scale::Large => [short, tile.at.to_string(), kind_mark],
            Scale::Small => [short, kind_mark, String::new()],
        };
        Cell { at: tile.at, ink: kind.category.map_or(Ink::Lake, Ink::Tile), text }
    });
    board.chain(free).chain(tiles).collect()
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
pub(super) fn draw(cells: &[Cell], scale: Scale) -> HexMap {
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
    let blank = Glyph { ch: ' ', ink: Ink::Blank };
    let mut map = HexMap { rows: vec![vec![blank; width]; rows], focus: (0, 0), places: Vec::new() };
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
            Scale::Large => map.large(cell, x, y),
            Scale::Small => map.small(cell, x, y),
        }
        map.places.push((
            cell.at,
            match scale {
                Scale::Large => [x + 1..x + 7, y + 1..y + 5],
                Scale::Small => [x + 1..x + 5, y..y + 2],
            },
        ));
        let is_start = cell.at == Hex::default() && map.focus == (0, 0);
        if cell.ink == Ink::Cursor || is_start {
            map.focus = (x + columns / 2 + 1, y + down);
        }
    }
    map
}

impl HexMap {
    fn put(&mut self, x: usize, y: usize, ch: char, ink: Ink) {
        if let Some(glyph) = self.rows.get_mut(y).and_then(|row| row.get_mut(x)) {
            *glyph = Glyph { ch, ink };
        }
    }

    fn text(&mut self, x: usize, y: usize, width: usize, text: &str, ink: Ink) {
        let fill = if ink == Ink::Board { '▒' } else { ' ' };
        let text: Vec<char> = text.chars().take(width).collect();
        let before = (width - text.len()) / 2;
        for column in 0..width {
            let ch = column.checked_sub(before).and_then(|at| text.get(at)).copied().unwrap_or(fill);
            self.put(x + column, y, ch, ink);
        }
    }

    fn edge(&mut self, x: usize, y: usize, ch: char, cell: &Cell) {
        // The cursor has other walls, so that it is seen without colours too.
        let (ch, ink) = match (cell.ink, ch) {
            (Ink::Cursor, '_') => ('═', Ink::Cursor),
            (Ink::Cursor, _) => ('█', Ink::CursorEdge),
            _ => (ch, Ink::Edge),
        };
        self.put(x, y, ch, ink);
    }

    /// ```text
    ///   ____
    ///  ╱CoPa╲
    /// ╱ 0,1  ╲
    /// ╲  V   ╱
    ///  ╲____╱
    /// ```
    fn large(&mut self, cell: &Cell, x: usize, y: usize) {
        // A free cell has no walls of its own where it is not lit: the picture stays calm.
        if cell.ink != Ink::Free {
            for column in 2..6 {
                self.edge(x + column, y, '_', cell);
                self.edge(x + column, y + 4, '_', cell);
            }
            for (column, row, ch) in [
                (1, 1, '╱'),
                (6, 1, '╲'),
                (0, 2, '╱'),
                (7, 2, '╲'),
                (0, 3, '╲'),
                (7, 3, '╱'),
                (1, 4, '╲'),
                (6, 4, '╱'),
            ] {
                self.edge(x + column, y + row, ch, cell);
            }
        }
        self.text(x + 2, y + 1, 4, &cell.text[0], cell.ink);
        self.text(x + 1, y + 2, 6, &cell.text[1], cell.ink);
        self.text(x + 1, y + 3, 6, &cell.text[2], cell.ink);
    }

    /// ```text
    /// ╱CoPa╲
    /// ╲ V  ╱
    /// ```
    fn small(&mut self, cell: &Cell, x: usize, y: usize) {
        if cell.ink != Ink::Free {
            for (column, row, ch) in [(0, 0, '╱'), (5, 0, '╲'), (0, 1, '╲'), (5, 1, '╱')] {
                self.edge(x + column, y + row, ch, cell);
            }
        }
        self.text(x + 1, y, 4, &cell.text[0], cell.ink);
        self.text(x + 1, y + 1, 4, &cell.text[1], cell.ink);
    }

    /// The picture as plain text, without blank rows above and below.
    pub fn plain(&self) -> Vec<String> {
        let rows = self.rows.iter().map(|row| row.iter().map(|glyph| glyph.ch).collect::<String>());
        let mut rows: Vec<String> = rows.map(|row| row.trim_end().to_owned()).collect();
        while rows.last().is_some_and(String::is_empty) {
            rows.pop();
        }
        let blank = rows.iter().take_while(|row| row.is_empty()).count();
        rows.split_off(blank)
    }
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
            cell(hex(0, 0), Ink::Lake, ["one", "0,0", "~"]),
            cell(hex(1, 0), Ink::Tile(Category::Civic), ["two", "1,0", "V *"]),
            cell(hex(1, -1), Ink::Cursor, ["+$2", "+1i−1r", ""]),
            cell(hex(0, 1), Ink::Free, ["", "0,1", ""]),
        ];
        let large = draw(&cells, Scale::Large).plain().join("\n");
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
        let small = draw(&cells, Scale::Small).plain().join("\n");
        assert_eq!(small, "     █+$2 █\n╱one █+1i−█\n╲0,0 ╱two ╲\n     ╲1,0 ╱\n 0,1");
    }
}
