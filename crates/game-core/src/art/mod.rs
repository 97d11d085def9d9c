//! The pictures on tiles: `art/ID.svg` beside a pack.
//!
//! Reads: SVG that anybody may have written. Writes: markup that is safe to put into any page.
//!
//! **Invariant:** nothing of a file is passed on. It is parsed, every element, attribute and value is compared with a
//! short list of what is allowed, and what was understood is written anew. So there are no scripts, links, styles,
//! events, entities or references in an [`Art`], whatever the file held.

mod value;

use crate::fault::{Fault, Source};
use crate::{nearest, quoted};
use roxmltree::{Attribute, Document, Node, ParsingOptions};
use std::fmt::Write as _;
use std::ops::Range;

/// What a file may weigh.
pub const MOST_BYTES: usize = 8 * 1024;
/// How many shapes and groups it may have.
pub const MOST_ELEMENTS: usize = 200;
/// How deep groups may be nested.
const DEEPEST: usize = 6;
/// The longest word on a picture.
const LONGEST_WORD: usize = 24;

/// The box of a picture; the ground is at y 0.
pub const BOX: &str = "-30 -44 60 48";
/// The box of a picture as wide as its tile, such as a Disaster's.
pub const WIDE_BOX: &str = "-48 -44 96 48";

const SVG: &str = "http://www.w3.org/2000/svg";

/// What every element may have besides its own measures.
const LOOK: [&str; 11] = [
    "fill",
    "fill-opacity",
    "fill-rule",
    "opacity",
    "stroke",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-opacity",
    "stroke-width",
    "transform",
];

/// The elements, and the measures of each.
const ELEMENTS: [(&str, &[&str]); 9] = [
    ("g", &[]),
    ("path", &["d"]),
    ("rect", &["x", "y", "width", "height", "rx", "ry"]),
    ("circle", &["cx", "cy", "r"]),
    ("ellipse", &["cx", "cy", "rx", "ry"]),
    ("line", &["x1", "y1", "x2", "y2"]),
    ("polyline", &["points"]),
    ("polygon", &["points"]),
    ("text", &["x", "y", "font-size", "font-weight", "text-anchor"]),
];

/// A picture that was read and found harmless, as markup around the origin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Art(String);

impl Art {
    /// Reads a file. Everything that is wrong with it is reported at once.
    pub fn read(file: &str, text: &str) -> Result<Art, Vec<Fault>> {
        let mut source = Source::new(file, text);
        let art = read(&mut source);
        match art {
            Some(art) if source.faults.is_empty() => Ok(art),
            _ => Err(source.into_faults()),
        }
    }

    /// One `<g>` that needs nothing else.
    pub fn markup(&self) -> &str {
        &self.0
    }
}

/// A picture and the file it is in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArtFile {
    /// The file, as faults name it.
    pub file: String,
    /// The id in its name.
    pub id: String,
    /// What it shows.
    pub art: Art,
}

impl ArtFile {
    /// Reads `ID.svg`.
    pub fn read(file: &str, id: &str, text: &str) -> Result<ArtFile, Vec<Fault>> {
        Ok(ArtFile { file: file.to_owned(), id: id.to_owned(), art: Art::read(file, text)? })
    }

    /// That no tile has this id.
    pub fn nobodys(&self, tiles: &[&str]) -> Fault {
        let names = tiles.iter().flat_map(|&tile| names(tile));
        let expected = match nearest(&self.id, names) {
            Some(near) => format!("did you mean '{near}.svg'?"),
            None => "a picture is named after the id of a tile: ID.svg".to_owned(),
        };
        crate::fault::fault_at(
            &self.file,
            "",
            0..0,
            format!("there is no tile '{}'", quoted(&self.id)),
            expected,
        )
    }
}

/// The names a tile's picture may have, the better ones first: its id, and the id without a number at its end, for
/// tiles that are there several times (`lumber-mill-11`, `lumber-mill-37`).
pub fn names(tile: &str) -> impl Iterator<Item = &str> {
    let stem = tile.trim_end_matches(|c: char| c.is_ascii_digit()).trim_end_matches('-');
    std::iter::once(tile).chain((stem != tile && !stem.is_empty()).then_some(stem))
}

/// The best of some pictures for a tile; of two with one name the later.
pub fn best<'a>(files: impl DoubleEndedIterator<Item = &'a ArtFile> + Clone, tile: &str) -> Option<&'a Art> {
    names(tile).find_map(|name| files.clone().rev().find(|file| file.id == name)).map(|file| &file.art)
}

fn read(source: &mut Source<'_>) -> Option<Art> {
    if source.text.len() > MOST_BYTES {
        source.fault(0..0, "this picture is too large", format!("expected at most {MOST_BYTES} bytes"));
        return None;
    }
    let options =
        ParsingOptions { allow_dtd: false, nodes_limit: 4 * MOST_BYTES as u32, ..Default::default() };
    let document = match Document::parse_with_options(source.text, options) {
        Ok(document) => document,
        Err(error) => {
            let place = offset(source.text, error.pos());
            source.fault(place..place, "this is not SVG that can be read", in_words(&error));
            return None;
        }
    };
    let root = document.root_element();
    if root.tag_name().name() != "svg" || root.tag_name().namespace() != Some(SVG) {
        source.fault(
            head(root),
            "a picture is one <svg>",
            format!("expected <svg xmlns=\"{SVG}\" viewBox=\"{BOX}\">"),
        );
        return None;
    }
    for child in document.root().children().filter(|child| child.is_pi()) {
        source.fault(child.range(), "this instruction cannot be used", "expected only the picture");
    }
    namespaces(root, source);
    let mut out = String::from("<g");
    let mut boxed = false;
    for attribute in root.attributes() {
        match plain_name(&attribute) {
            Some("viewBox") if [BOX, WIDE_BOX].contains(&attribute.value()) => boxed = true,
            Some("viewBox") => {
                source.fault(
                    attribute.range(),
                    "pictures have another box",
                    format!(
                        "expected viewBox=\"{BOX}\", or \"{WIDE_BOX}\" for a picture as wide as its tile"
                    ),
                );
                boxed = true;
            }
            _ => write_attribute(&mut out, "svg", &["viewBox"], &attribute, source),
        }
    }
    if !boxed {
        source.fault(head(root), "this picture has no box", format!("expected viewBox=\"{BOX}\""));
    }
    out.push('>');
    let mut count = 0;
    write_children(&mut out, root, 1, &mut count, source);
    if count > MOST_ELEMENTS {
        source.fault(
            head(root),
            format!("this picture has {count} elements"),
            format!("expected at most {MOST_ELEMENTS}"),
        );
    }
    out.push_str("</g>");
    Some(Art(out))
}

/// The elements of a group. Comments are left out; text between elements is nobody's.
fn write_children(
    out: &mut String,
    parent: Node<'_, '_>,
    depth: usize,
    count: &mut usize,
    source: &mut Source<'_>,
) {
    for child in parent.children() {
        if child.is_element() {
            *count += 1;
            write_element(out, child, depth, count, source);
        } else if child.is_pi() || child.text().is_some_and(|text| child.is_text() && !text.trim().is_empty())
        {
            source.fault(child.range(), "only elements can stand here", "words are written as <text>");
        }
    }
}

fn write_element(
    out: &mut String,
    node: Node<'_, '_>,
    depth: usize,
    count: &mut usize,
    source: &mut Source<'_>,
) {
    let name = node.tag_name().name();
    let known = ELEMENTS.iter().find(|(known, _)| *known == name && node.tag_name().namespace() == Some(SVG));
    let Some(&(name, measures)) = known else {
        let all: Vec<&str> = ELEMENTS.iter().map(|(known, _)| *known).collect();
        source.fault(head(node), format!("<{}> is not allowed", quoted(name)), expected_of(&all));
        return;
    };
    if depth > DEEPEST {
        source.fault(
            head(node),
            "this is nested too deep",
            format!("expected at most {DEEPEST} groups in one another"),
        );
        return;
    }
    namespaces(node, source);
    let _ = write!(out, "<{name}");
    for attribute in node.attributes() {
        write_attribute(out, name, measures, &attribute, source);
    }
    match name {
        "g" => {
            out.push('>');
            write_children(out, node, depth + 1, count, source);
            out.push_str("</g>");
        }
        "text" => {
            out.push('>');
            write_word(out, node, source);
            out.push_str("</text>");
        }
        _ => {
            if let Some(child) = node.children().find(|child| child.is_element() || child.is_text()) {
                source.fault(
                    child.range(),
                    format!("<{name}> has nothing inside"),
                    format!("expected <{name} …/>"),
                );
            }
            out.push_str("/>");
        }
    }
}

fn write_word(out: &mut String, node: Node<'_, '_>, source: &mut Source<'_>) {
    let mut words = node.children();
    let word = match (words.next(), words.next()) {
        (Some(only), None) if only.is_text() => only.text().unwrap_or_default().trim(),
        _ => "",
    };
    let shown = |c: char| c.is_alphanumeric() || c.is_ascii_graphic() || " £€★·–−×°".contains(c);
    if word.is_empty() || word.chars().count() > LONGEST_WORD || !word.chars().all(shown) {
        let expected = format!("expected 1 to {LONGEST_WORD} letters, digits and signs");
        source.fault(head(node), "this text cannot be shown", expected);
        return;
    }
    for c in word.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c => out.push(c),
        }
    }
}

fn write_attribute(
    out: &mut String,
    element: &str,
    measures: &[&'static str],
    attribute: &Attribute<'_, '_>,
    source: &mut Source<'_>,
) {
    let known = |name: &str| measures.iter().chain(&LOOK).copied().find(|known| *known == name);
    let Some(name) = plain_name(attribute).and_then(known) else {
        let all: Vec<&str> = measures.iter().chain(&LOOK).copied().collect();
        let message = format!("<{element}> cannot have '{}'", quoted(&source.text[attribute.range_qname()]));
        source.fault(attribute.range(), message, expected_of(&all));
        return;
    };
    match value::written(name, attribute.value()) {
        Ok(value) => {
            let _ = write!(out, " {name}=\"{value}\"");
        }
        Err(expected) => {
            let shown: String = quoted(attribute.value()).chars().take(40).collect();
            source.fault(attribute.range(), format!("{name} cannot be '{shown}'"), expected);
        }
    }
}

/// The name of an attribute that belongs to no other vocabulary.
fn plain_name<'i>(attribute: &Attribute<'_, 'i>) -> Option<&'i str> {
    attribute.namespace().is_none().then(|| attribute.name())
}

/// Only SVG's own vocabulary, and only as the default.
fn namespaces(node: Node<'_, '_>, source: &mut Source<'_>) {
    for space in
        node.namespaces().filter(|space| space.name().is_some_and(|name| name != "xml") || space.uri() != SVG)
    {
        if space.name() == Some("xml") {
            continue;
        }
        let message = format!("'{}' is another vocabulary", quoted(space.uri()));
        source.fault(head(node), message, format!("expected only xmlns=\"{SVG}\""));
    }
}

fn expected_of(all: &[&str]) -> String {
    format!("allowed are: {}", all.join(", "))
}

/// The beginning of an element: `<name`.
fn head(node: Node<'_, '_>) -> Range<usize> {
    let start = node.range().start;
    start..start + 1 + node.tag_name().name().len()
}

/// The byte at a line and a column.
fn offset(text: &str, place: roxmltree::TextPos) -> usize {
    let line: usize =
        text.split_inclusive('\n').take(place.row.saturating_sub(1) as usize).map(str::len).sum();
    let column = text[line.min(text.len())..].char_indices().nth(place.col.saturating_sub(1) as usize);
    column.map_or(text.len(), |(column, _)| line + column)
}

/// What is wrong with XML, without its place.
fn in_words(error: &roxmltree::Error) -> String {
    match error {
        roxmltree::Error::DtdDetected => "expected no DOCTYPE".to_owned(),
        roxmltree::Error::UnknownEntityReference(..) | roxmltree::Error::MalformedEntityReference(_) => {
            "expected no entities but &amp; &lt; &gt; &quot; &apos;".to_owned()
        }
        other => {
            let words = other.to_string();
            words.rsplit_once(" at ").map_or(words.clone(), |(words, _)| words.to_owned())
        }
    }
}

#[cfg(test)]
mod tests;
