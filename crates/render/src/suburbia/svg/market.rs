//! The market row, the basic supply and the stacks.

use super::hexagon::{HALF, SIZE, corners};
use super::palette::{INK, SOFT_INK};
use super::tile;
use crate::svg::panel;
use crate::svg::pen::{Pen, Type};
use suburbia::table::Table;

/// From one tile to the next in a row.
pub(super) const STEP: f64 = 2.0 * SIZE + 12.0;
/// How high a row of tiles is with what is written round it.
pub(super) const HEIGHT: f64 = 2.0 * HALF + 74.0;

/// How wide the market is.
pub(super) fn market_width(table: &Table) -> f64 {
    STEP * table.market().len() as f64 + 28.0
}

/// How wide the supply and the stacks are.
pub(super) fn supply_width(table: &Table) -> f64 {
    STEP * table.basics().count() as f64 + 28.0 + STACKS
}

const STACKS: f64 = 150.0;

/// The market with its slot prices.
pub(super) fn market(pen: &mut Pen, table: &Table, x: f64, y: f64, w: f64) {
    panel(pen, [x, y, w, HEIGHT], "Market: slot price + tile cost");
    let slots = table.market();
    let step = (w - 28.0) / slots.len().max(1) as f64;
    for (slot, kind) in slots.iter().enumerate() {
        let (cx, cy) = (x + 14.0 + step * (slot as f64 + 0.5), y + 34.0 + HALF);
        match kind {
            Some(kind) => {
                tile::placed(pen, table.rules(), *kind, cx, cy, &format!("data-slot=\"{}\" ", slot + 1))
            }
            None => empty(pen, cx, cy),
        }
        let price = format!("+${}", table.slot_price(slot));
        let below = cy + HALF + 20.0;
        pen.rect([cx - 27.0, below - 13.0, 54.0, 24.0], 12.0, &format!("fill=\"{INK}\""));
        pen.text(cx, below + 4.6, Type::new(14.0, "#fff").bold().middle(), &price);
        pen.text(cx - 36.0, below + 4.0, Type::new(11.0, SOFT_INK).end(), &format!("{}", slot + 1));
    }
}

fn empty(pen: &mut Pen, x: f64, y: f64) {
    let look = "fill=\"#f4eddc\" stroke=\"#a89a7a\" stroke-width=\"1.6\" stroke-dasharray=\"7 5\"";
    pen.polygon(corners(x, y, SIZE - 4.0).into_iter(), look);
    pen.text(x, y + 4.5, Type::new(13.0, SOFT_INK).middle(), "empty");
}

/// The basic supply with the number left of each kind, and the stacks.
pub(super) fn supply(pen: &mut Pen, table: &Table, stacks: [usize; 3], x: f64, y: f64, w: f64) {
    panel(pen, [x, y, w, HEIGHT], "Basic supply");
    let count = table.basics().count();
    let step = (w - 28.0 - STACKS) / count.max(1) as f64;
    for (index, (kind, left)) in table.basics().enumerate() {
        let (cx, cy) = (x + 14.0 + step * (index as f64 + 0.5), y + 34.0 + HALF);
        if left > 0 {
            tile::placed(pen, table.rules(), kind, cx, cy, "");
        } else {
            empty(pen, cx, cy);
        }
        let text = if left > 0 { format!("{left} left") } else { "sold out".to_owned() };
        pen.text(cx, cy + HALF + 24.0, Type::new(13.0, INK).bold().middle(), &text);
    }
    let right = x + w - STACKS;
    pen.text(right, y + 23.0, Type::new(14.0, SOFT_INK).bold(), "Stacks");
    for (index, (letter, left)) in ["A", "B", "C"].into_iter().zip(stacks).enumerate() {
        stack(pen, right + 32.0, y + 34.0 + 21.0 + 48.0 * index as f64, letter, left);
    }
}

fn stack(pen: &mut Pen, x: f64, y: f64, letter: &str, left: usize) {
    let layers = left.min(4);
    for layer in 0..layers.max(1) {
        let look = if left == 0 {
            "fill=\"none\" stroke=\"#a89a7a\" stroke-width=\"1.4\" stroke-dasharray=\"5 4\""
        } else {
            "fill=\"#6db7d8\" stroke=\"#1d5f80\" stroke-width=\"1.6\" stroke-linejoin=\"round\""
        };
        pen.polygon(corners(x, y + 4.0 - 3.0 * layer as f64, 24.0).into_iter(), look);
    }
    let top = y + 4.0 - 3.0 * layers.saturating_sub(1) as f64;
    let ink = if left == 0 { SOFT_INK } else { "#0f3d54" };
    pen.text(x, top + 6.4, Type::new(18.0, ink).bold().middle(), letter);
    pen.text(x + 34.0, y + 5.0, Type::new(13.0, INK).bold(), &format!("{left} left"));
}
