//! What can be clicked. Drawing notes it; a click then finds it.

use crate::picture::Place;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};

/// What a click is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Target {
    Row(usize),
    /// A choice of the step.
    Choice(usize),
    Cell(Place),
    /// Words that stand for a key.
    Key(KeyCode),
}

/// What can be clicked on the screen as it was drawn last.
#[derive(Debug, Default)]
pub(crate) struct Spots(Vec<(Rect, Target)>);

impl Spots {
    /// Later spots lie over earlier ones.
    pub(crate) fn add(&mut self, area: Rect, target: Target) {
        self.0.push((area, target));
    }

    pub(crate) fn at(&self, column: u16, row: u16) -> Option<Target> {
        let here = Position { x: column, y: row };
        self.0.iter().rev().find(|(area, _)| area.contains(here)).map(|&(_, target)| target)
    }

    /// Where to click for a target.
    #[cfg(test)]
    pub(crate) fn find(&self, wanted: Target) -> Option<(u16, u16)> {
        self.0.iter().find(|(_, target)| *target == wanted).map(|(area, _)| (area.x, area.y))
    }
}
