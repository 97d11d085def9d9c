//! What can be clicked. Drawing notes it; a click then finds it.

use ratatui::layout::{Position, Rect};

/// What can be clicked on the screen as it was drawn last.
#[derive(Debug)]
pub(crate) struct Spots<T>(Vec<(Rect, T)>);

impl<T> Default for Spots<T> {
    fn default() -> Spots<T> {
        Spots(Vec::new())
    }
}

impl<T: Copy> Spots<T> {
    /// Later spots lie over earlier ones.
    pub fn add(&mut self, area: Rect, target: T) {
        self.0.push((area, target));
    }

    pub fn at(&self, column: u16, row: u16) -> Option<T> {
        let here = Position { x: column, y: row };
        self.0.iter().rev().find(|(area, _)| area.contains(here)).map(|&(_, target)| target)
    }

    /// Where to click for a target.
    #[cfg(test)]
    pub fn find(&self, wanted: T) -> Option<(u16, u16)>
    where
        T: PartialEq,
    {
        self.0.iter().find(|(_, target)| *target == wanted).map(|(area, _)| (area.x, area.y))
    }
}
