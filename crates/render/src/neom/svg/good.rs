//! Tokens of goods. The shape of the token is its class: raw goods are discs, processed ones squares, luxury ones
//! eight-pointed stars. What is on it is the good.

use super::palette::INK;
use crate::svg::pen::Pen;
use crate::text::Language;
use neom::good::{Class, Good};

/// The name people read.
pub(crate) fn name(good: Good) -> String {
    let mut letters = super::sentence::good_name(Language::ENGLISH, good);
    if let Some(first) = letters.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    letters
}

/// The ground of a token.
fn ground(good: Good) -> &'static str {
    match good {
        Good::Coal => "#cfd3d8",
        Good::NaturalGas => "#d3ecf5",
        Good::Oil => "#f2dfb6",
        Good::Ore => "#f3d3c2",
        Good::Stone => "#e6e9ec",
        Good::Wood => "#dcecc8",
        Good::Concrete => "#dde0e3",
        Good::Copper => "#f8dcc6",
        Good::Diamonds => "#dff2fa",
        Good::Glass => "#d8f0ea",
        Good::Gold => "#fdf0bd",
        Good::Lumber => "#efe0c4",
        Good::Plastics => "#f9dbe6",
        Good::Steel => "#d5dfeb",
        Good::Electronics => "#d6efd8",
        Good::Jewelry => "#efe0f5",
        Good::SportsCars => "#fbdcd6",
    }
}

/// What is on a token, in a box of 14 × 14 around its middle.
fn drawing(good: Good) -> &'static str {
    match good {
        Good::Coal => {
            "<path fill=\"#33383f\" d=\"M-6 3.6L-5-1.4L-1.4-4.6L2.6-4L6 .4L4.6 4.4L-1 5.4Z\"/>\
            <path fill=\"#7d8792\" stroke=\"none\" d=\"M-3.6-.6L-1-3L.2-.2L-2 1ZM1.4.6L3.8-1.6L4.4 1.4Z\"/>"
        }
        Good::NaturalGas => {
            "<path fill=\"#2f7fc0\" d=\"M0-6.4C3.4-3 5-.4 4.6 2.2A4.6 4.6 0 0 1-4.6 2.2C-4.8 0-3.4-1.4-2.2-2.6\
            C-1.6-1.4-1-1-.4-.8C-.8-3-.6-4.8 0-6.4Z\"/><path fill=\"#bfe3f8\" stroke=\"none\" \
            d=\"M.2.4C1.8 1.8 2.2 3 1.6 4.2A2.2 2.2 0 0 1-1.8 4.2C-2.2 2.8-1 1.8.2.4Z\"/>"
        }
        Good::Oil => {
            "<path fill=\"#2d2a28\" d=\"M0-6.6C3 -2.4 4.8.2 4.8 2.4A4.8 4.8 0 0 1-4.8 2.4C-4.8.2-3-2.4 0-6.6Z\"/>\
            <path fill=\"none\" stroke=\"#fff\" stroke-width=\"1.2\" d=\"M-2.8 2.4A2.9 2.9 0 0 0-.2 5\"/>"
        }
        Good::Ore => {
            "<path fill=\"#b0623c\" d=\"M-6.2 4.8L-4-2L-.6-5L3.4-3.4L6.2 4.8Z\"/><path fill=\"#f4c542\" \
            stroke=\"none\" d=\"M-2.6-.4h2v2h-2ZM1.4-1.8h2v2h-2ZM.4 2h2v2h-2ZM-4 2.2h1.6v1.6h-1.6Z\"/>"
        }
        Good::Stone => {
            "<path fill=\"#8b949e\" d=\"M-6.4 5V1.6L-4.6-.2H-.8L.4 1.6V5Z\"/><path fill=\"#a7b0b9\" \
            d=\"M.4 5V2L2-.2H4.8L6.4 2V5Z\"/><path fill=\"#bcc4cc\" d=\"M-3.2-.4L-2.4-4.2L1.4-5L3.2-2.6L2.4-.4Z\"/>"
        }
        Good::Wood => {
            "<path fill=\"#8a5c3c\" d=\"M-6.2-2.8H2.4V4H-6.2A2.2 3.4 0 0 1-6.2-2.8Z\"/><ellipse cx=\"2.6\" cy=\".6\" \
            rx=\"2.8\" ry=\"3.4\" fill=\"#e7c699\"/><ellipse cx=\"2.6\" cy=\".6\" rx=\"1.2\" ry=\"1.6\" fill=\"none\"/>\
            <path fill=\"#5f9d57\" d=\"M-4-2.8Q-3.4-6.4.2-6Q-.2-3-4-2.8Z\"/>"
        }
        Good::Concrete => {
            "<path fill=\"#9aa3ac\" d=\"M-6 0H-.4V4.6H-6ZM.4 0H6V4.6H.4ZM-3-5H3V-.6H-3Z\"/>\
            <path fill=\"#6c747d\" stroke=\"none\" d=\"M-4.4 1.6h2.4v1.4h-2.4ZM2 1.6h2.4v1.4h-2.4ZM-1.2-3.6h2.4v1.4h-2.4Z\"/>"
        }
        Good::Copper => {
            "<path fill=\"none\" stroke=\"#3a2418\" stroke-width=\"4\" d=\"M-5 4.8V-.6A2.8 2.8 0 0 1 .6-.6V1.4A2.4 2.4 0 0 0 5.2 1.4V-5\"/>\
            <path fill=\"none\" stroke=\"#cf6f35\" stroke-width=\"2.4\" d=\"M-5 4.8V-.6A2.8 2.8 0 0 1 .6-.6V1.4A2.4 2.4 0 0 0 5.2 1.4V-5\"/>"
        }
        Good::Diamonds => {
            "<path fill=\"#7cc8ea\" d=\"M-6-1.4L-3.4-4.6H3.4L6-1.4L0 5.8Z\"/><path fill=\"#c8ecfb\" stroke=\"none\" \
            d=\"M-2.4-1.2L0-4.2L2.4-1.2L0 4.8Z\"/><path fill=\"none\" stroke-width=\".8\" d=\"M-6-1.4H6\"/>"
        }
        Good::Glass => {
            "<path fill=\"#9fd9cc\" d=\"M-5-5.4H5V5.4H-5Z\"/><path fill=\"none\" d=\"M0-5.4V5.4M-5 0H5\"/>\
            <path fill=\"none\" stroke=\"#fff\" stroke-width=\"1.3\" d=\"M-3.6-1.6L-1.4-4M1.4 3.8L3.6 1.6\"/>"
        }
        Good::Gold => {
            "<path fill=\"#e3a91d\" d=\"M-6.2 4.6L-5 .6H-1.4L-.2 4.6ZM.2 4.6L1.4.6H5L6.2 4.6Z\"/>\
            <path fill=\"#f8cf4a\" d=\"M-3-.2L-1.8-4.4H1.8L3-.2Z\"/>"
        }
        Good::Lumber => {
            "<path fill=\"#c08a52\" d=\"M-6.2 1.8H6.2V4.8H-6.2Z\"/><path fill=\"#d9a76a\" d=\"M-6.2-1.6H6.2V1.4H-6.2Z\"/>\
            <path fill=\"#e8c08a\" d=\"M-4.6-5H4.6V-2H-4.6Z\"/><path fill=\"none\" stroke-width=\".7\" d=\"M-4 3.2H2M-2 0H4M-2.4-3.4H2\"/>"
        }
        Good::Plastics => {
            "<path fill=\"#e06c98\" d=\"M-1.6-3.6C-4-2.6-3.8-1.4-3.8 0V5.8H3.8V0C3.8-1.4 4-2.6 1.6-3.6Z\"/>\
            <path fill=\"#fff\" d=\"M-1.8-6.4H1.8V-3.8H-1.8Z\"/><path fill=\"#fbe3ec\" stroke=\"none\" d=\"M-3.2.4h6.4v2.8h-6.4Z\"/>"
        }
        Good::Steel => {
            "<path fill=\"#6f8296\" d=\"M-5.2-5.2H5.2V-2.8H1.5V2.8H5.2V5.2H-5.2V2.8H-1.5V-2.8H-5.2Z\"/>\
            <path fill=\"none\" stroke=\"#cfdae5\" stroke-width=\"1\" d=\"M-4.2-4.2H4.2M-4.2 3.8H4.2\"/>"
        }
        Good::Electronics => {
            "<path fill=\"#2f6a4f\" d=\"M-3.8-3.8H3.8V3.8H-3.8Z\"/><path fill=\"none\" stroke-width=\"1.2\" \
            d=\"M-2-6V-4M2-6V-4M-2 4V6M2 4V6M-6-2H-4M-6 2H-4M4-2H6M4 2H6\"/><path fill=\"#ffd84d\" stroke=\"none\" d=\"M-1.6-1.6H1.6V1.6H-1.6Z\"/>"
        }
        Good::Jewelry => {
            "<circle cx=\"0\" cy=\"2.2\" r=\"3.6\" fill=\"none\" stroke=\"#25303b\" stroke-width=\"3.2\"/>\
            <circle cx=\"0\" cy=\"2.2\" r=\"3.6\" fill=\"none\" stroke=\"#e3a91d\" stroke-width=\"1.6\"/>\
            <path fill=\"#c05ad0\" d=\"M-3.4-4.4L-1.8-6.4H1.8L3.4-4.4L0-1Z\"/>"
        }
        Good::SportsCars => {
            "<path fill=\"#c8342a\" d=\"M-6.6 2.6C-6.6.2-5.4-.2-3.4-.6L-.6-3.2H2.6L4.4-.6C6-.4 6.6.4 6.6 2.6Z\"/>\
            <path fill=\"#cfe6f4\" d=\"M-1.8-.8L0-2.4H1.2V-.8Z\"/><circle cx=\"-3.6\" cy=\"2.8\" r=\"1.9\" fill=\"#25303b\"/>\
            <circle cx=\"3.8\" cy=\"2.8\" r=\"1.9\" fill=\"#25303b\"/>"
        }
    }
}

/// The outline of a class's tokens in a box of 20 × 20.
fn outline(class: Class) -> &'static str {
    match class {
        Class::Raw => "M-9.6 0A9.6 9.6 0 1 1 9.6 0A9.6 9.6 0 1 1-9.6 0Z",
        Class::Processed => "M-7-9H7A2 2 0 0 1 9-7V7A2 2 0 0 1 7 9H-7A2 2 0 0 1-9 7V-7A2 2 0 0 1-7-9Z",
        Class::Luxury => {
            "M0-11.6L3.6-8.8L8.2-8.2L8.8-3.6L11.6 0L8.8 3.6L8.2 8.2L3.6 8.8L0 11.6L-3.6 8.8L-8.2 8.2L-8.8 3.6\
            L-11.6 0L-8.8-3.6L-8.2-8.2L-3.6-8.8Z"
        }
    }
}

/// The id under which [`defs`] keeps a token.
pub(crate) fn id(good: Good) -> String {
    format!("good-{}", good.word())
}

/// All tokens, to be referred to.
pub(crate) fn defs() -> String {
    let mut out = String::new();
    for (good, _) in Good::ALL {
        out.push_str(&format!("<g id=\"{}\" stroke-linejoin=\"round\">{}</g>\n", id(good), face(good)));
    }
    out
}

/// What a token is made of, around the origin.
pub(crate) fn face(good: Good) -> String {
    format!(
        "<path d=\"{}\" fill=\"{}\" stroke=\"{INK}\" stroke-width=\"{}\"/>\
        <g stroke=\"{INK}\" stroke-width=\".9\">{}</g>",
        outline(good.class()),
        ground(good),
        if good.class() == Class::Luxury { "1.8" } else { "1.3" },
        drawing(good),
    )
}

/// The drawing with its tokens taken from somewhere else than [`defs`].
pub(crate) fn tokens_from(drawing: &str, token: impl Fn(Good) -> String) -> String {
    let mut out = drawing.to_owned();
    for (good, _) in Good::ALL {
        let by_id = format!("<use href=\"#{}\"/>", id(good));
        // Pages have words of their own for them.
        let named = format!("<title>{}</title>{by_id}", name(good));
        if out.contains(&named) {
            out = out.replace(&named, &by_id);
        }
        if out.contains(&by_id) {
            out = out.replace(&by_id, &token(good));
        }
    }
    out
}

/// A token around a point; at scale 1 it is 20 wide.
pub(crate) fn token(pen: &mut Pen, x: f64, y: f64, scale: f64, good: Good) {
    pen.open_at(x, y, scale);
    pen.raw(&format!("<title>{}</title><use href=\"#{}\"/></g>", name(good), id(good)));
}

/// The place of a token that is not there.
pub(crate) fn ghost(pen: &mut Pen, x: f64, y: f64, scale: f64, good: Good) {
    pen.open_at(x, y, scale);
    pen.raw(&format!(
        "<path d=\"{}\" fill=\"#fff\" fill-opacity=\".45\" stroke=\"#9a9478\" stroke-width=\"1\" \
        stroke-dasharray=\"2.6 2.2\"/><g stroke=\"{INK}\" stroke-width=\".9\" opacity=\".16\">{}</g></g>",
        outline(good.class()),
        drawing(good)
    ));
}
