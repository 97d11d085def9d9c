//! A city as a picture of characters: 5×5 cells with their roads, framed ones or small ones without upper and lower
//! edges.
//!
//! Roads are double lines. Where both touching sides have one, the line goes through; a road that meets nothing is a
//! notch in the wall of its tile.
//!
//! Reads: a city. Writes: a [`Picture`].

use crate::picture::{Colour, Ink, Picture, Place};
use crate::text::say;
use neom::cell::{Cell, Side};
use neom::city::City;
use neom::rules::Rules;
use neom::tile::{TileId, Type};
use render::neom::sentence::{good_name, tile_name, type_letters};
use render::text::Language;

/// How large a cell is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Shape {
    /// Characters between the walls of a cell.
    pub inner: usize,
    /// Whether there are upper and lower walls, and room for longer roads.
    pub framed: bool,
}

impl Shape {
    /// For pipes: fewer than 80 columns.
    pub(super) const LINES: Shape = Shape { inner: 11, framed: true };
    /// The smallest.
    pub(super) const SMALL: Shape = Shape { inner: 5, framed: false };

    fn gap(self) -> usize {
        if self.framed { 2 } else { 1 }
    }

    /// From cell to cell: columns and rows.
    fn pitch(self) -> (usize, usize) {
        (self.inner + 2 + self.gap(), if self.framed { 5 } else { 3 })
    }

    /// Columns and rows of a picture.
    pub(super) fn size(self) -> (usize, usize) {
        let (across, down) = self.pitch();
        (5 * across + self.gap(), 5 * down - 1)
    }

    /// The largest shape for an area.
    pub(super) fn fitting(width: usize, height: usize) -> Shape {
        let framed = (6..=14).rev().map(|inner| Shape { inner, framed: true });
        let small = (6..=14).rev().map(|inner| Shape { inner, framed: false });
        let fits = |shape: &Shape| shape.size().0 <= width && shape.size().1 <= height;
        framed.chain(small).find(fits).unwrap_or(Shape::SMALL)
    }
}

/// One cell to draw: two rows of text.
#[derive(Debug, Clone)]
pub(super) struct Label {
    pub ink: Ink,
    pub text: [String; 2],
}

/// What is written on each of the 25 cells: names and numbers of tiles, the City Center, coordinates.
pub(super) fn labels(language: Language, rules: &Rules, city: &City, shape: Shape) -> Vec<Label> {
    let label = |at: Cell| match city.tile(at) {
        Some(tile) => tile_label(language, rules, tile, shape),
        None if at == Cell::CENTER => {
            let good = abbreviation(&good_name(language, city.center()), shape.inner);
            Label { ink: Ink::Tile(Colour::White), text: [say!(language, "neom-city-center"), good] }
        }
        None => Label { ink: Ink::Free, text: [at.to_string(), String::new()] },
    };
    Cell::all().map(label).collect()
}

/// A tile's name, as much as fits, its types and its number.
fn tile_label(language: Language, rules: &Rules, tile: TileId, shape: Shape) -> Label {
    let (tile, name) = (rules.tile(tile), tile_name(language, rules, tile));
    let number = if tile.number > 0 { format!("{:03}", tile.number) } else { String::new() };
    let ink = Ink::Tile(tile.types.iter().next().map_or(Colour::White, colour));
    let second = format!("{}{number}", type_letters(tile));
    Label { ink, text: [abbreviation(&name, shape.inner), second] }
}

/// The colour of a type.
pub(super) fn colour(ty: Type) -> Colour {
    match ty {
        Type::Residential => Colour::Green,
        Type::Commercial => Colour::Blue,
        Type::Industrial => Colour::Yellow,
        Type::Public => Colour::Gray,
        Type::Resource => Colour::Cyan,
    }
}

/// A name cut to a width: all of it if it fits, else as many letters of each word as there is room for.
fn abbreviation(name: &str, width: usize) -> String {
    if name.chars().count() <= width {
        return name.to_owned();
    }
    let words: Vec<Vec<char>> = name
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(|word| word.chars().collect())
        .collect();
    let mut taken = vec![0; words.len()];
    let mut room = width;
    while room > 0 && taken.iter().zip(&words).any(|(taken, word)| *taken < word.len()) {
        for (taken, word) in taken.iter_mut().zip(&words) {
            if *taken < word.len() && room > 0 {
                *taken += 1;
                room -= 1;
            }
        }
    }
    words.iter().zip(taken).flat_map(|(word, taken)| &word[..taken]).collect()
}

/// Draws a city with a label on each of its cells.
pub(super) fn draw(city: &City, labels: &[Label], shape: Shape) -> Picture {
    let (columns, rows) = shape.size();
    let mut map = CityMap { picture: Picture::new(columns, rows), shape };
    let connected = city.connected();
    for (at, label) in Cell::all().zip(labels) {
        let walled = label.ink != Ink::Free;
        map.cell(at, label, walled, connected.contains(at) || city.tile(at).is_none());
    }
    for at in Cell::all() {
        for (side, _) in Side::ALL {
            if city.roads(side).contains(at) {
                map.road(city, at, side);
            }
        }
    }
    map.routes(city);
    map.picture
}

/// A picture that is being drawn.
struct CityMap {
    picture: Picture,
    shape: Shape,
}

impl CityMap {
    fn put(&mut self, x: usize, y: usize, ch: char, ink: Ink) {
        self.picture.put(x, y, ch, ink);
    }

    /// The upper left corner of a cell.
    fn corner(&self, at: Cell) -> (usize, usize) {
        let (across, down) = self.shape.pitch();
        (self.shape.gap() + at.col() * across, at.row() * down)
    }

    /// ```text
    /// ┌───────┐
    /// │ Slums │      │Slums│
    /// │ R003  │      │R003 │
    /// └───────┘
    /// ```
    fn cell(&mut self, at: Cell, label: &Label, walled: bool, joined: bool) {
        let (x, y) = self.corner(at);
        let (inner, framed) = (self.shape.inner, self.shape.framed);
        let height = if framed { 4 } else { 2 };
        let first = y + usize::from(framed);
        self.picture.places.push((place(at), [x..x + inner + 2, y..y + height]));
        for (row, text) in label.text.iter().enumerate() {
            self.picture.text((x + 1, first + row), inner, text, ' ', label.ink);
        }
        if !walled {
            return;
        }
        // The cursor has other walls, so that it is seen without colours too.
        let (side, ink) = match label.ink {
            Ink::Cursor => ('█', Ink::Cursor),
            Ink::Lit | Ink::Marked => ('│', label.ink),
            _ if joined => ('│', Ink::Edge),
            _ => ('┊', Ink::Edge), // cut off from the City Center
        };
        for row in 0..2 {
            self.put(x, first + row, side, ink);
            self.put(x + inner + 1, first + row, side, ink);
        }
        if framed {
            let [above, below, corners] = match label.ink {
                Ink::Cursor => ['▀', '▄', '█'],
                _ => ['─', '─', ' '],
            };
            for column in 1..=inner {
                self.put(x + column, y, above, ink);
                self.put(x + column, y + 3, below, ink);
            }
            let round = if corners == ' ' { ['┌', '┐', '└', '┘'] } else { [corners; 4] };
            let places = [(x, y), (x + inner + 1, y), (x, y + 3), (x + inner + 1, y + 3)];
            for ((x, y), ch) in places.into_iter().zip(round) {
                self.put(x, y, ch, ink);
            }
        }
    }

    /// A notch in the wall, and the line to the neighbour if it has a road too.
    fn road(&mut self, city: &City, at: Cell, side: Side) {
        let (x, y) = self.corner(at);
        let (inner, framed, gap) = (self.shape.inner, self.shape.framed, self.shape.gap());
        let middle = x + inner.div_ceil(2);
        let height = if framed { 4 } else { 2 };
        let row = y + usize::from(framed);
        let next = neom::cell::CellSet::just(at).step(side).first();
        let joined = next.is_some_and(|next| city.roads(side.opposite()).contains(next));
        match side {
            Side::East => {
                self.put(x + inner + 1, row, '╞', Ink::Road);
                for column in 0..gap {
                    if joined {
                        self.put(x + inner + 2 + column, row, '═', Ink::Road);
                    }
                }
            }
            Side::West => self.put(x, row, '╡', Ink::Road),
            Side::South => {
                if framed {
                    self.put(middle, y + 3, '╥', Ink::Road);
                }
                let ch = match (joined, framed) {
                    (true, _) => '║',
                    (false, true) => return,
                    (false, false) => '╹',
                };
                self.put(middle, y + height, ch, Ink::Road);
            }
            Side::North if framed => self.put(middle, y, '╨', Ink::Road),
            Side::North => {
                let ch = if joined { '║' } else { '╻' };
                if let Some(above) = y.checked_sub(1) {
                    self.put(middle, above, ch, Ink::Road);
                }
            }
        }
    }

    /// The ends of the trade routes at the edges of the middle row.
    fn routes(&mut self, city: &City) {
        let (x, y) = self.corner(Cell::WEST_GATE);
        let row = y + usize::from(self.shape.framed);
        let right = self.corner(Cell::EAST_GATE).0 + self.shape.inner + 2;
        let gap = self.shape.gap();
        for (active, outer, inner, ch) in [
            (city.left_route(), 0, x - 1, ['◄', '◁']),
            (city.right_route(), right + gap - 1, right, ['►', '▷']),
        ] {
            if active && gap > 1 {
                self.put(inner, row, '═', Ink::Route);
            }
            let ink = if active { Ink::Route } else { Ink::Idle };
            self.put(outer, row, ch[usize::from(!active)], ink);
        }
    }
}

/// A cell as the screen counts them: row and column.
pub(super) fn place(at: Cell) -> Place {
    (at.row() as i16, at.col() as i16)
}

/// The picture as text with the numbers of rows on the left and of columns on top, so that covered cells have them too.
pub(super) fn numbered(picture: &Picture, shape: Shape) -> Vec<String> {
    let (across, down) = shape.pitch();
    let middle = 2 + shape.gap() + shape.inner.div_ceil(2);
    let mut heading = String::new();
    for column in 0..5 {
        heading = format!("{heading:<width$}{column}", width = middle + column * across);
    }
    let first = usize::from(shape.framed);
    let rows = picture.plain().into_iter().enumerate().map(|(y, row)| match y.checked_sub(first) {
        Some(y) if y % down == 0 => format!("{} {row}", y / down),
        _ if row.is_empty() => row,
        _ => format!("  {row}"),
    });
    [heading].into_iter().chain(rows).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use neom::library::Library;
    use neom::scenario::Scenario;

    #[test]
    fn names_are_cut_word_by_word() {
        assert_eq!(abbreviation("Slums", 5), "Slums");
        assert_eq!(abbreviation("Night Club", 5), "NigCl");
        assert_eq!(abbreviation("Gas Turbine Plant", 8), "GasTurPl");
        assert_eq!(abbreviation("Condos & Restaurant", 6), "ConRes");
        assert_eq!(abbreviation("", 4), "");
    }

    /// Board L2 of the rules' example 2 with the Laundromat on 2,1: the Truck Stop is cut off, its trade route is not.
    #[test]
    fn roads_join_or_end_where_they_do() {
        let text = r#"
            name = "roads"
            game = "neom"
            mode = "solo"
            [[seat]]
            center = "wood"
            money = 6
            hand = ["slums"]
            grid = [
              "  .   .   .   .   .",
              "  . 001   .   .   .",
              "028 008  CC 018   .",
              "  . 020 011   .   .",
              "  .   .   .   .   .",
            ]
            [[step]]
            play = "select slums"
        "#;
        let rules = Library::builtin().rules(&["base".to_owned()]).unwrap();
        let scenario = Scenario::read(rules, "roads.toml", text).unwrap();
        let city = scenario.game().table().city(game_core::Seat(0));
        let picture =
            |shape| draw(city, &labels(Language::ENGLISH, rules, city, shape), shape).plain().join("\n");
        insta::assert_snapshot!("roads_small", picture(Shape::SMALL));
        insta::assert_snapshot!("roads_lines", picture(Shape::LINES));
        let labels = labels(Language::ENGLISH, rules, city, Shape::LINES);
        let numbered = numbered(&draw(city, &labels, Shape::LINES), Shape::LINES);
        assert!(numbered.iter().all(|line| line.chars().count() < 80));
        insta::assert_snapshot!("roads_numbered", numbered.join("\n"));
    }

    #[test]
    fn a_shape_fits_its_area() {
        for (width, height) in [(41, 14), (62, 24), (62, 23), (77, 24), (200, 60)] {
            let (columns, rows) = Shape::fitting(width, height).size();
            assert!(columns <= width && rows <= height, "{width}x{height}: {columns}x{rows}");
        }
        assert_eq!(Shape::fitting(3, 3), Shape::SMALL);
    }
}
