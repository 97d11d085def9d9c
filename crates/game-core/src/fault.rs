//! Faults in text files: where, what is wrong, and what was expected.

use std::fmt;
use std::ops::Range;

/// Something wrong in a pack or scenario file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The file, as it was named.
    pub file: String,
    /// The bytes it is about.
    pub span: Range<usize>,
    /// Line of the span's beginning, from 1.
    pub line: usize,
    /// Column of the span's beginning in characters, from 1.
    pub column: usize,
    /// What is wrong.
    pub message: String,
    /// What was expected, or what to do.
    pub expected: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.message)?;
        if self.expected.is_empty() { Ok(()) } else { write!(f, " ({})", self.expected) }
    }
}

impl std::error::Error for Fault {}

/// What is reported of one file at most: whoever has more faults mends these first.
const MOST_FAULTS: usize = 200;

/// A text being read, and the faults found so far.
pub struct Source<'t> {
    /// The file, as it is to be named in faults.
    pub file: &'t str,
    /// Its text.
    pub text: &'t str,
    /// What was found wrong.
    pub faults: Vec<Fault>,
}

impl<'t> Source<'t> {
    /// A text with nothing found yet.
    pub fn new(file: &'t str, text: &'t str) -> Source<'t> {
        Source { file, text, faults: Vec::new() }
    }

    /// All that was found wrong, from the top of the file to its end.
    pub fn into_faults(mut self) -> Vec<Fault> {
        self.faults.sort_by_key(|fault| fault.span.start);
        self.faults
    }

    /// The line of a place in the text, from 1.
    pub fn line_of(&self, place: usize) -> usize {
        let bytes = self.text.as_bytes();
        bytes[..place.min(bytes.len())].iter().filter(|&&byte| byte == b'\n').count() + 1
    }

    /// Notes a fault at a span.
    pub fn fault(&mut self, span: Range<usize>, message: impl Into<String>, expected: impl Into<String>) {
        if self.faults.len() >= MOST_FAULTS {
            return;
        }
        self.faults.push(fault_at(self.file, self.text, span, message.into(), expected.into()));
    }
}

/// A fault with its line and column worked out.
pub fn fault_at(file: &str, text: &str, span: Range<usize>, message: String, expected: String) -> Fault {
    let mut start = span.start.min(text.len());
    while !text.is_char_boundary(start) {
        start -= 1;
    }
    let end = span.end.clamp(start, text.len());
    let before = &text[..start];
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
    Fault { file: file.to_owned(), span: start..end, line, column, message, expected }
}
