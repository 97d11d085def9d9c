//! The little mark-up of long texts, so that a message stays one piece for translators.
//!
//! | written | shown |
//! |---|---|
//! | `[red line](red-line)` | a term: its explanation opens beside it, or in the glossary |
//! | `[the tiles](/learn/neom/tiles)` | a link |
//! | `__only once__` | strong |
//! | lines that begin with `- ` | a list |
//! | an empty line | the end of a paragraph |
//!
//! Everything else is text, and nothing but text.

use maud::{Markup, html};

/// Paragraphs and lists.
pub fn blocks(text: &str) -> Markup {
    let blocks = text.split("\n\n").map(str::trim).filter(|block| !block.is_empty());
    html! {
        @for block in blocks {
            @let (items, words): (Vec<&str>, Vec<&str>) = block.lines().map(str::trim).partition(|line| line.starts_with("- "));
            @if !words.is_empty() { p { (inline(&words.join(" "))) } }
            @if !items.is_empty() {
                ul { @for item in items { li { (inline(item.trim_start_matches("- "))) } } }
            }
        }
    }
}

/// Words with terms, links and what is strong.
pub fn inline(text: &str) -> Markup {
    html! { @for piece in pieces(text) {
        @match piece {
            Piece::Plain(words) => (words),
            Piece::Strong(words) => strong { (inline(words)) },
            Piece::Link { words, to } if to.starts_with('/') => a href=(to) { (words) },
            Piece::Link { words, to } => (term(to, words)),
        }
    } }
}

/// A term: a link into the glossary, which a script opens on the spot.
pub fn term(id: &str, words: &str) -> Markup {
    html! { a.term href={ "/learn/glossary#" (id) } data-term=(id) aria-haspopup="dialog" { (words) } }
}

#[derive(Debug, PartialEq)]
enum Piece<'a> {
    Plain(&'a str),
    Strong(&'a str),
    Link { words: &'a str, to: &'a str },
}

fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let next = rest.find(['[', '_']).unwrap_or(rest.len());
        match link(&rest[next..]).or_else(|| strong(&rest[next..])) {
            Some((piece, after)) => {
                pieces.push(Piece::Plain(&rest[..next]));
                pieces.push(piece);
                rest = after;
            }
            None => {
                // Only a sign that looked like more.
                let sign = rest[next..].chars().next().map_or(0, char::len_utf8);
                pieces.push(Piece::Plain(&rest[..next + sign]));
                rest = &rest[next + sign..];
            }
        }
    }
    pieces.retain(|piece| *piece != Piece::Plain(""));
    pieces
}

fn link(text: &str) -> Option<(Piece<'_>, &str)> {
    let (words, rest) = text.strip_prefix('[')?.split_once("](")?;
    let (to, after) = rest.split_once(')')?;
    (!words.contains('[') && !to.contains(' ')).then_some((Piece::Link { words, to }, after))
}

fn strong(text: &str) -> Option<(Piece<'_>, &str)> {
    let (words, after) = text.strip_prefix("__")?.split_once("__")?;
    Some((Piece::Strong(words), after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_become_elements() {
        let check = |text: &str, expected: &str| assert_eq!(inline(text).into_string(), expected, "{text}");
        check("a __b__ c", "a <strong>b</strong> c");
        check("see [tiles](/learn/neom/tiles).", "see <a href=\"/learn/neom/tiles\">tiles</a>.");
        let term = "<a class=\"term\" href=\"/learn/glossary#lake\" data-term=\"lake\" aria-haspopup=\"dialog\">lakes</a>";
        check("[lakes](lake)", term);
        check("a_b [x] __ <b>", "a_b [x] __ &lt;b&gt;");
        check("__[lakes](lake)__", &format!("<strong>{term}</strong>"));
        check("[a [lakes](lake)", &format!("[a {term}"));
    }

    #[test]
    fn paragraphs_and_lists() {
        let text = "One\ntwo.\n\nThese:\n- a\n- b\n\nEnd.";
        assert_eq!(
            blocks(text).into_string(),
            "<p>One two.</p><p>These:</p><ul><li>a</li><li>b</li></ul><p>End.</p>"
        );
    }
}
