//! The pen: numbers, text and shapes as SVG source.
//!
//! **Invariant:** every string that comes from packs or players passes through [`escape`]; every number is written
//! with at most one decimal.

use super::widths::advance;
use std::fmt::{self, Write as _};

/// A number with at most one decimal, and no `-0`.
pub fn n(value: f64) -> Tenths {
    Tenths((value * 10.0).round() as i32)
}

/// A number that is written with at most one decimal.
#[derive(Clone, Copy)]
pub struct Tenths(i32);

impl fmt::Display for Tenths {
    /// Digit by digit: a drawing is mostly numbers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = [0; 12];
        let mut begin = text.len();
        let mut put = |byte: u8| {
            begin -= 1;
            text[begin] = byte;
        };
        let (mut whole, tenth) = (self.0.unsigned_abs() / 10, (self.0.unsigned_abs() % 10) as u8);
        if tenth != 0 {
            put(b'0' + tenth);
            put(b'.');
        }
        loop {
            put(b'0' + (whole % 10) as u8);
            whole /= 10;
            if whole == 0 {
                break;
            }
        }
        if self.0 < 0 {
            put(b'-');
        }
        f.write_str(std::str::from_utf8(&text[begin..]).unwrap_or_default())
    }
}

/// Text that is safe in elements and attributes; what XML cannot hold becomes `�`.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\t' | '\n' | '\r' => out.push(' '),
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}

/// How wide a bold text is, but for pairs of letters that stand closer.
pub fn width(text: &str, size: f64) -> f64 {
    let thousandths: u32 = text.chars().map(|letter| u32::from(advance(letter))).sum();
    f64::from(thousandths) / 1000.0 * size
}

/// The text, cut with an ellipsis if it is wider than `most`.
pub fn fit(text: &str, size: f64, most: f64) -> String {
    if width(text, size) <= most {
        return text.to_owned();
    }
    let mut kept = String::new();
    for c in text.chars() {
        kept.push(c);
        if width(&kept, size) + size > most {
            kept.pop();
            break;
        }
    }
    format!("{}…", kept.trim_end())
}

/// The text on at most three lines as even as its words allow, and the size at which they fit. Two lines of smaller
/// text are better than three.
pub fn wrap(text: &str, size: f64, most: f64) -> (Vec<String>, f64) {
    let words: Vec<&str> = text.split_whitespace().take(12).collect();
    let greedy = |limit: f64| {
        let mut out: Vec<String> = Vec::new();
        for word in &words {
            match out.last_mut() {
                Some(line) if width(&format!("{line} {word}"), size) <= limit => {
                    line.push(' ');
                    line.push_str(word);
                }
                _ => out.push((*word).to_owned()),
            }
        }
        out
    };
    let mut limit = if greedy(most).len() > 2 { most * 1.3 } else { most };
    let mut best = greedy(limit);
    let lines = best.len();
    while limit > most / 4.0 && greedy(limit).len() == lines {
        best = greedy(limit);
        limit -= most / 40.0;
    }
    if best.len() > 3 {
        let rest = best.split_off(2).join(" ");
        best.push(rest);
    }
    let widest = best.iter().map(|line| width(line, size)).fold(0.0, f64::max);
    let scale = (most / widest.max(1.0)).clamp(0.72, 1.0);
    (best.iter().map(|line| fit(line, size * scale, most + 1.0)).collect(), size * scale)
}

/// SVG source in the making.
#[derive(Default)]
pub struct Pen(pub String);

/// Where text stands relative to its point.
#[derive(Clone, Copy, PartialEq)]
pub enum Anchor {
    /// Begins there.
    Start,
    /// Is centred there.
    Middle,
    /// Ends there.
    End,
}

/// How text looks.
#[derive(Clone, Copy)]
pub struct Type {
    /// Size in units.
    pub size: f64,
    /// Colour.
    pub fill: &'static str,
    /// Whether it is bold.
    pub bold: bool,
    /// Alignment.
    pub anchor: Anchor,
    /// What a page's stylesheet knows it by; empty where there is none.
    pub class: &'static str,
}

impl Type {
    /// Plain text from the left.
    pub const fn new(size: f64, fill: &'static str) -> Type {
        Type { size, fill, bold: false, anchor: Anchor::Start, class: "" }
    }
    /// Heavier, otherwise as it is.
    pub const fn bold(self) -> Type {
        Type { bold: true, ..self }
    }
    /// Centred.
    pub const fn middle(self) -> Type {
        Type { anchor: Anchor::Middle, ..self }
    }
    /// Right-aligned.
    pub const fn end(self) -> Type {
        Type { anchor: Anchor::End, ..self }
    }
    /// Known to a page's stylesheet by this class.
    pub const fn class(self, class: &'static str) -> Type {
        Type { class, ..self }
    }
}

impl Pen {
    /// Source that is already SVG.
    pub fn raw(&mut self, source: &str) {
        self.0.push_str(source);
    }

    /// Begins a group moved to a point and scaled.
    pub fn open_at(&mut self, x: f64, y: f64, scale: f64) {
        let _ = write!(self.0, "<g transform=\"translate({} {})", n(x), n(y));
        if scale != 1.0 {
            let _ = write!(self.0, " scale({})", (scale * 100.0).round() / 100.0);
        }
        self.0.push_str("\">");
    }

    /// Ends a group.
    pub fn close(&mut self) {
        self.0.push_str("</g>\n");
    }

    /// A line of text; `y` is its baseline.
    pub fn text(&mut self, x: f64, y: f64, look: Type, text: &str) {
        let _ = write!(
            self.0,
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{}\"",
            n(x),
            n(y),
            n(look.size),
            look.fill
        );
        if !look.class.is_empty() {
            let _ = write!(self.0, " class=\"{}\"", look.class);
        }
        if look.bold {
            self.0.push_str(" font-weight=\"700\"");
        }
        match look.anchor {
            Anchor::Start => {}
            Anchor::Middle => self.0.push_str(" text-anchor=\"middle\""),
            Anchor::End => self.0.push_str(" text-anchor=\"end\""),
        }
        let _ = write!(self.0, ">{}</text>", escape(text));
    }

    /// A rectangle with round corners.
    pub fn rect(&mut self, [x, y, w, h]: [f64; 4], radius: f64, attributes: &str) {
        let _ = write!(
            self.0,
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\" {attributes}/>",
            n(x),
            n(y),
            n(w),
            n(h),
            n(radius)
        );
    }

    /// A circle around a point.
    pub fn circle(&mut self, x: f64, y: f64, radius: f64, attributes: &str) {
        let _ = write!(self.0, "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" {attributes}/>", n(x), n(y), n(radius));
    }

    /// A straight line.
    pub fn line(&mut self, [x1, y1, x2, y2]: [f64; 4], attributes: &str) {
        let _ = write!(self.0, "<path d=\"M{} {}L{} {}\" {attributes}/>", n(x1), n(y1), n(x2), n(y2));
    }

    /// A closed shape.
    pub fn polygon(&mut self, points: impl Iterator<Item = (f64, f64)>, attributes: &str) {
        let _ = write!(self.0, "<path d=\"{}\" {attributes}/>", outline(points));
    }
}

/// Path data of a closed shape.
pub fn outline(points: impl Iterator<Item = (f64, f64)>) -> String {
    let mut data = String::new();
    for (index, (x, y)) in points.enumerate() {
        let _ = write!(data, "{}{} {}", if index == 0 { "M" } else { "L" }, n(x), n(y));
    }
    data.push('Z');
    data
}
