//! A map as a picture of characters, which a pipe prints as it is and a screen colours.

use std::ops::Range;

/// A colour by its name; a terminal shows its own idea of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Colour {
    /// Black letters on green, or green letters.
    Green,
    /// White letters on blue, or blue letters.
    Blue,
    /// As green.
    Yellow,
    /// As green.
    Gray,
    /// As green.
    Cyan,
    /// As green.
    White,
    /// As green.
    Red,
}

/// What a character belongs to; the screen makes colours of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ink {
    /// Nothing.
    Blank,
    /// The wall of a cell.
    Edge,
    /// The wall of a border on the side of its corner cells.
    Front,
    /// What is printed on the board.
    Board,
    /// A cell that is empty.
    Free,
    /// A tile.
    Tile(Colour),
    /// A road.
    Road,
    /// A way out that is open.
    Route,
    /// A way out that is closed.
    Idle,
    /// A cell that can be chosen now.
    Lit,
    /// A cell that has been chosen, of several.
    Marked,
    /// The cell under the cursor.
    Cursor,
    /// Its wall.
    CursorEdge,
}

/// A cell by its two coordinates, as the game counts them.
pub type Place = (i16, i16);

/// One character.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Glyph {
    /// The character.
    pub ch: char,
    /// What it belongs to.
    pub ink: Ink,
}

/// A picture: rows of equal length.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    /// The characters, row by row.
    pub rows: Vec<Vec<Glyph>>,
    /// The column and row to keep in sight where the picture is larger than its room.
    pub focus: (usize, usize),
    /// Where the cells lie: columns and rows.
    pub places: Vec<(Place, [Range<usize>; 2])>,
}

impl Picture {
    /// An empty picture.
    pub fn new(columns: usize, rows: usize) -> Picture {
        let blank = Glyph { ch: ' ', ink: Ink::Blank };
        Picture { rows: vec![vec![blank; columns]; rows], focus: (0, 0), places: Vec::new() }
    }

    /// Columns and rows.
    pub fn size(&self) -> (usize, usize) {
        (self.rows.first().map_or(0, Vec::len), self.rows.len())
    }

    /// Puts a character, if it is inside.
    pub fn put(&mut self, x: usize, y: usize, ch: char, ink: Ink) {
        if let Some(glyph) = self.rows.get_mut(y).and_then(|row| row.get_mut(x)) {
            *glyph = Glyph { ch, ink };
        }
    }

    /// Puts text into the middle of some columns and fills the rest of them.
    pub fn text(&mut self, (x, y): (usize, usize), width: usize, text: &str, fill: char, ink: Ink) {
        let text: Vec<char> = text.chars().take(width).collect();
        let before = (width - text.len()) / 2;
        for column in 0..width {
            let ch = column.checked_sub(before).and_then(|at| text.get(at)).copied().unwrap_or(fill);
            self.put(x + column, y, ch, ink);
        }
    }

    /// The picture as plain text.
    pub fn plain(&self) -> Vec<String> {
        let rows = self.rows.iter().map(|row| row.iter().map(|glyph| glyph.ch).collect::<String>());
        rows.map(|row| row.trim_end().to_owned()).collect()
    }
}
