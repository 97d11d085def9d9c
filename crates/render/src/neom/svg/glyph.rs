//! Small signs: types, points, money, power, pollution, Cornerstones and what is cut off.

use super::palette::{self, INCOME, INK, LIT_EDGE, MONEY, POINTS};
pub(crate) use crate::svg::glyph::meeple;
use crate::svg::pen::{Pen, Type as Look, n, width};
use neom::tile::{Type, Types};

/// The shape of a type in a box of 10 × 10 around the origin.
pub(crate) fn type_shape(ty: Type) -> &'static str {
    match ty {
        Type::Residential => "M-5 .2L0-5L5 .2H3.6V4.8H-3.6V.2Z",
        Type::Commercial => {
            "M-3.9-1.8H3.9L4.8 4.8H-4.8ZM-1.9-1.8A1.9 2.6 0 0 1 1.9-1.8H.9A.9 1.5 0 0 0-.9-1.8Z"
        }
        Type::Industrial => "M-5 4.8V-.6L-2.6-2.6V-.6L-.2-2.6V-.6L2-2.4V-5H4V-2L5-1.2V4.8Z",
        Type::Public => {
            "M-5-2L0-5L5-2V-1H-5ZM-4-.4H-2.4V3H-4ZM-.8-.4H.8V3H-.8ZM2.4-.4H4V3H2.4ZM-5 3.6H5V4.8H-5Z"
        }
        // A mountain with a snowy peak.
        Type::Resource => "M-5.2 4.6L-1-4.6L1.4-.2L2.6-2L5.2 4.6ZM-1-2.6L-2.2.2L-1-.6L0 .2Z",
    }
}

/// The sign of a type in its own colour.
pub(crate) fn type_box(pen: &mut Pen, x: f64, y: f64, scale: f64, ty: Type) {
    pen.open_at(x, y, scale);
    let back = format!("fill=\"{}\" stroke=\"#fff\" stroke-width=\".7\"", palette::hue(Some(ty)).dark);
    pen.rect([-6.6, -6.6, 13.2, 13.2], 2.8, &back);
    pen.raw(&format!(
        "<path d=\"{}\" fill=\"#fff\" fill-rule=\"evenodd\" transform=\"scale(.95)\"/></g>",
        type_shape(ty)
    ));
}

/// The id of the pattern of a type; a Disaster has one too.
pub(crate) fn pattern_id(ty: Option<Type>) -> String {
    format!("ground-{}", ty.map_or("disaster", Type::word))
}

/// Grounds: every type has a pattern of its own, besides its colour.
pub(crate) fn patterns() -> String {
    let mut out = String::new();
    let all = Type::ALL.map(|(ty, _)| Some(ty)).into_iter().chain([None]);
    for ty in all {
        let (size, data) = match ty {
            // Roofs, stripes of an awning, warning bars, dots, waves, zigzags.
            Some(Type::Residential) => ([8.0, 6.0], "M0 4.6L4 1.4L8 4.6"),
            Some(Type::Commercial) => ([5.0, 5.0], "M2.5 0V5"),
            Some(Type::Industrial) => ([8.0, 8.0], "M-2 10L10-2M-2 2L2-2M6 10L10 6"),
            Some(Type::Public) => ([6.0, 6.0], "M2.2 3H3.8M3 2.2V3.8"),
            Some(Type::Resource) => ([10.0, 6.0], "M0 3Q2.5 .4 5 3T10 3"),
            None => ([7.0, 7.0], "M0 0L7 7M7 0L0 7"),
        };
        let hue = palette::hue(ty);
        out.push_str(&format!(
            "<pattern id=\"{}\" width=\"{w}\" height=\"{h}\" patternUnits=\"userSpaceOnUse\">\
            <rect width=\"{w}\" height=\"{h}\" fill=\"{}\"/><path d=\"{data}\" fill=\"none\" stroke=\"{}\" \
            stroke-width=\"1.3\" opacity=\".34\"/></pattern>\n",
            pattern_id(ty),
            hue.middle,
            hue.dark,
            w = n(size[0]),
            h = n(size[1]),
        ));
    }
    out
}

/// The main type of a tile, and the second one if it has two.
pub(crate) fn main_types(types: Types) -> (Option<Type>, Option<Type>) {
    let mut types = types.iter();
    (types.next(), types.next())
}

/// Points on a rosette; `?` for a variable value.
pub(crate) fn points(pen: &mut Pen, x: f64, y: f64, scale: f64, points: Option<i32>) {
    let text = points.map_or("?".to_owned(), crate::sentence::number);
    pen.open_at(x, y, scale);
    let fill = if points == Some(0) { "#7d7467" } else { POINTS };
    pen.raw(&format!(
        "<path d=\"M0-11L3-8.6L6.8-8.8L7.6-5.2L10.6-3L9 .4L10 4L6.8 5.8L5.6 9.2L2 8.6L-1 10.6L-3.4 8L-7 7.6L-7.6 \
        4L-10.4 1.8L-8.8-1.6L-9.6-5.2L-6-6.6L-4.4-9.8L-.8-9Z\" fill=\"{fill}\" stroke=\"#fff\" \
        stroke-width=\"1.2\" stroke-linejoin=\"round\"/>"
    ));
    let size = if text.chars().count() > 1 { 9.4 } else { 11.0 };
    pen.text(0.0, size * 0.36, Look::new(size, "#fff").bold().middle(), &text);
    pen.raw("</g>");
}

/// How wide a chip with this text is.
pub(crate) fn chip_width(text: &str) -> f64 {
    (width(text, 9.6) * 0.94 + 6.0).round()
}

/// Money at once: white on green, with a plus. It ends at `x`.
pub(crate) fn instant(pen: &mut Pen, x: f64, y: f64, amount: u8) {
    let text = format!("+£{amount}");
    let wide = chip_width(&text);
    pen.rect(
        [x - wide, y - 7.2, wide, 14.4],
        3.4,
        &format!("fill=\"{MONEY}\" stroke=\"#fff\" stroke-width=\".8\""),
    );
    pen.text(x - wide / 2.0, y + 3.4, Look::new(9.6, "#fff").bold().middle(), &text);
}

/// Income: white on brown, round, with an arrow that comes back every generation. It ends at `x`.
pub(crate) fn income(pen: &mut Pen, x: f64, y: f64, text: &str) {
    let wide = chip_width(text) + 9.0;
    pen.rect(
        [x - wide, y - 7.2, wide, 14.4],
        7.2,
        &format!("fill=\"{INCOME}\" stroke=\"#fff\" stroke-width=\".8\""),
    );
    pen.open_at(x - wide + 7.8, y, 1.0);
    pen.raw(
        "<path d=\"M3.4-1.2A3.6 3.6 0 1 0 3.2 1.6\" fill=\"none\" stroke=\"#fff\" stroke-width=\"1.5\"/>\
        <path d=\"M4.8-4L4.4.2L.8-1.6Z\" fill=\"#fff\"/></g>",
    );
    pen.text(x - (wide - 11.0) / 2.0 - 1.2, y + 3.4, Look::new(9.6, "#fff").bold().middle(), text);
}

/// The Power symbol.
pub(crate) fn power(pen: &mut Pen, x: f64, y: f64, scale: f64) {
    pen.open_at(x, y, scale);
    pen.circle(0.0, 0.0, 6.4, &format!("fill=\"#ffd84d\" stroke=\"{LIT_EDGE}\" stroke-width=\"1.1\""));
    pen.raw(&format!("<path d=\"M1.4-5L-3.2.8H-.4L-1.4 5L3.2-1H.4Z\" fill=\"{INK}\"/></g>"));
}

/// The symbol of pollution: a dark cloud.
pub(crate) fn pollution(pen: &mut Pen, x: f64, y: f64, scale: f64) {
    pen.open_at(x, y, scale);
    pen.raw(
        "<path d=\"M-4 4.4A2.8 2.8 0 0 1-4.6-1A3.4 3.4 0 0 1 .6-4A3.2 3.2 0 0 1 5-1.2A2.9 2.9 0 0 1 4.2 4.4Z\" \
        fill=\"#4a4f57\" stroke=\"#fff\" stroke-width=\".9\"/><path d=\"M-2.6-.6L-1 1M-1-.6L-2.6 1M1-.6L2.6 1M2.6-.6\
        L1 1\" stroke=\"#fff\" stroke-width=\".9\"/></g>",
    );
}

/// The mark of a Cornerstone: a keystone.
pub(crate) fn keystone(pen: &mut Pen, x: f64, y: f64, scale: f64) {
    pen.open_at(x, y, scale);
    pen.raw(&format!(
        "<path d=\"M-6.4-6H6.4L3.8 6H-3.8Z\" fill=\"#ffd84d\" stroke=\"{LIT_EDGE}\" stroke-width=\"1.2\" \
        stroke-linejoin=\"round\"/><path d=\"M-3.6-3.4H3.6\" stroke=\"{LIT_EDGE}\" stroke-width=\"1.1\"/></g>"
    ));
}

/// The mark of a tile that is cut off from the centre: a broken road.
pub(crate) fn cut_off(pen: &mut Pen, x: f64, y: f64, scale: f64) {
    pen.open_at(x, y, scale);
    pen.circle(0.0, 0.0, 7.6, "fill=\"#fff\" stroke=\"#8a2d2d\" stroke-width=\"1.4\"");
    pen.raw(
        "<path d=\"M-5.4 0H-2M2 0H5.4\" stroke=\"#59616b\" stroke-width=\"3\"/><path d=\"M-1.6-4.6L1.6 4.6\" \
        stroke=\"#8a2d2d\" stroke-width=\"1.5\"/></g>",
    );
}

/// Money to pay, on a coin.
pub(crate) fn coin(pen: &mut Pen, x: f64, y: f64, radius: f64, price: u8) {
    let text = format!("£{price}");
    pen.circle(x, y, radius, "fill=\"#fff7df\" stroke=\"#7a5200\" stroke-width=\"1.5\"");
    let size = radius * if text.chars().count() > 2 { 0.88 } else { 1.05 };
    pen.text(x, y + size * 0.36, Look::new(size, "#5c3d00").bold().middle(), &text);
}
