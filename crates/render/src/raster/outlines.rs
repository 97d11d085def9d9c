//! Texts of a picture as outlines.

use super::font;
use crate::svg::pen::escape;
use roxmltree::{Document, Node};

/// What says how a text looks and where it stands, and means nothing for its outline.
const OF_TEXTS: [&str; 7] =
    ["x", "y", "font-size", "font-weight", "font-family", "text-anchor", "font-style"];

/// The picture with paths instead of its texts.
pub(super) fn of_texts(svg: &str) -> Result<String, roxmltree::Error> {
    let document = Document::parse(svg)?;
    let mut out = String::with_capacity(svg.len() * 2);
    let mut done = 0;
    for text in
        document.descendants().filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "text")))
    {
        out.push_str(&svg[done..text.range().start]);
        out.push_str(&path(text));
        done = text.range().end;
    }
    out.push_str(&svg[done..]);
    Ok(out)
}

/// What an element or the nearest one around it says.
fn inherited<'a>(node: Node<'a, '_>, name: &str) -> Option<&'a str> {
    node.ancestors().find_map(|node| node.attribute(name))
}

fn path(text: Node) -> String {
    let number = |name: &str| text.attribute(name).and_then(|value| value.parse::<f64>().ok()).unwrap_or(0.0);
    let size = inherited(text, "font-size").and_then(|size| size.trim_end_matches("px").parse().ok());
    let size: f64 = size.unwrap_or(16.0);
    let words: String = text.descendants().filter(Node::is_text).filter_map(|node| node.text()).collect();
    let is_bold =
        inherited(text, "font-weight").is_some_and(|weight| matches!(weight, "bold" | "600" | "700" | "800"));
    let font = if is_bold { &font::BOLD } else { &font::REGULAR };
    let wide = font.width(&words, size);
    let x = number("x")
        - match inherited(text, "text-anchor") {
            Some("middle") => wide / 2.0,
            Some("end") => wide,
            _ => 0.0,
        };
    let mut attributes = String::new();
    for attribute in text.attributes().filter(|of| !OF_TEXTS.contains(&of.name())) {
        attributes.push_str(&format!(" {}=\"{}\"", attribute.name(), escape(attribute.value())));
    }
    let data = font.outline(&words, x, number("y"), size);
    if data.is_empty() { String::new() } else { format!("<path d=\"{data}\"{attributes}/>") }
}
