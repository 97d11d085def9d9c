//! The piece of land under a tile: a block with its kerb, and ground as each category has it.

use super::hexagon::{SIZE, corners};
use super::palette;
use crate::svg::land::shape::{oval, rounded};
use crate::svg::land::tones::{KERB, LEAF, TRUNK};
use crate::svg::pen::Pen;
use suburbia::tile::Category;

/// Centre to corner of the ground and of the kerb round it. Between the kerbs of neighbours there is a street.
const GROUND: f64 = SIZE - 5.3;
const PAVEMENT: f64 = SIZE - 3.7;
/// How much the corners are rounded off.
const SOFT: f64 = 7.0;

/// A block with its shadow, its kerb and its ground.
pub(crate) fn ground(pen: &mut Pen, category: Option<Category>) {
    let hue = palette::hue(category);
    let block = |x: f64, y: f64, size: f64| rounded(&corners(x, y, size), SOFT);
    pen.raw(&format!(
        "<path d=\"{}\" fill=\"#2a2416\" opacity=\".3\"/><path d=\"{}\" fill=\"{}\"/><path d=\"{}\" fill=\"{}\"/>\
        <path d=\"{}\" fill=\"{}\"/>",
        block(0.8, 2.8, PAVEMENT),
        block(0.0, 1.6, PAVEMENT),
        hue.dark,
        block(0.0, 0.0, PAVEMENT),
        KERB.day(),
        block(0.0, 0.0, GROUND),
        hue.middle
    ));
    if let Some(category) = category {
        yard(pen, category);
    }
}

/// What the ground of a category is like behind its picture: gardens, paving, rails, a square.
fn yard(pen: &mut Pen, category: Category) {
    match category {
        Category::Residential => {
            pen.raw("<path d=\"M-51-14L-31-50H-18L-38-14ZM-12-14L8-50H21L1-14ZM27-14L37-32L47-14Z\" fill=\"#fff\" opacity=\".16\"/>");
            let mut hedge = String::new();
            for index in 0..7 {
                oval(&mut hedge, -25.5 + 8.5 * f64::from(index), -46.6, 4.6, 3.4);
            }
            pen.raw(&format!("<path d=\"{hedge}\" fill=\"{}\"/>", LEAF.day()));
        }
        Category::Commercial => pen.raw(
            "<path d=\"M-51-13H51M-45-24H45M-38-36H38M-20-50V-36M0-50V-36M20-50V-36M-30-36V-24M-10-36V-24\
            M10-36V-24M30-36V-24\" fill=\"none\" stroke=\"#fff\" stroke-width=\"1\" opacity=\".38\"/>",
        ),
        Category::Industrial => pen.raw(&format!(
            "<path d=\"M-30-45.6H30\" stroke=\"{}\" stroke-width=\"6\" stroke-dasharray=\"2 3\"/>\
            <path d=\"M-30-47.4H30M-31-43.8H31\" stroke=\"#7c8087\" stroke-width=\"1.1\"/>\
            <path d=\"M-44-20l7-3 5 4-6 3ZM34-27l6-2 4 3-5 2Z\" fill=\"#fff\" opacity=\".25\"/>",
            TRUNK.day()
        )),
        Category::Civic => {
            let mut rings = String::new();
            oval(&mut rings, 0.0, -18.0, 42.0, 15.0);
            oval(&mut rings, 0.0, -18.0, 28.0, 9.5);
            pen.raw(&format!(
                "<path d=\"{rings}M0-50V-8M-50-18H50M-34-42L34 0M34-42L-34 0\" fill=\"none\" stroke=\"#fff\" \
                stroke-width=\"1\" opacity=\".4\"/>"
            ));
        }
    }
}
