//! The values of attributes: understood, and written anew.
//!
//! A value is a number, a colour, a word of a few, path data or a transformation. None of them can hold a quote, a
//! bracket of markup, an address or a function besides three that move things.

use std::fmt::Write as _;

/// Further from the ground nothing can be.
const FARTHEST: f64 = 200.0;
/// The most that a transformation may enlarge.
const LARGEST_SCALE: f64 = 4.0;

/// The value as it is written, or what was expected.
pub fn written(name: &str, value: &str) -> Result<String, String> {
    let value = value.trim();
    match name {
        "fill" | "stroke" => colour(value).ok_or("expected #rgb, #rrggbb, none or currentColor"),
        "opacity" | "fill-opacity" | "stroke-opacity" => {
            within(value, 0.0, 1.0).ok_or("expected a number from 0 to 1")
        }
        "width" | "height" | "r" | "rx" | "ry" | "stroke-width" | "font-size" => {
            within(value, 0.0, FARTHEST).ok_or("expected a number from 0 to 200")
        }
        "x" | "y" | "cx" | "cy" | "x1" | "y1" | "x2" | "y2" => {
            within(value, -FARTHEST, FARTHEST).ok_or("expected a number from -200 to 200")
        }
        "stroke-dasharray" => dashes(value).ok_or("expected 1 to 8 numbers such as 2 1.5"),
        "points" => points(value).ok_or("expected pairs of numbers from -200 to 200"),
        "d" => {
            path(value).ok_or("expected path data: M, L, H, V, C, S, Q, T, A, Z and numbers from -200 to 200")
        }
        "transform" => transform(value).ok_or("expected translate(x y), scale(0.1 to 4) or rotate(degrees)"),
        _ => word(name, value),
    }
    .map_err(str::to_owned)
}

fn word(name: &str, value: &str) -> Result<String, &'static str> {
    let (words, expected): (&[&str], _) = match name {
        "fill-rule" => (&["nonzero", "evenodd"], "expected nonzero or evenodd"),
        "stroke-linecap" => (&["butt", "round", "square"], "expected butt, round or square"),
        "stroke-linejoin" => (&["miter", "round", "bevel"], "expected miter, round or bevel"),
        "font-weight" => (&["400", "700"], "expected 400 or 700"),
        "text-anchor" => (&["start", "middle", "end"], "expected start, middle or end"),
        _ => (&[], "expected nothing of the kind"),
    };
    words.iter().find(|known| **known == value).map(|&known| known.to_owned()).ok_or(expected)
}

fn colour(value: &str) -> Option<String> {
    if let Some(word) = ["none", "currentColor"].into_iter().find(|word| *word == value) {
        return Some(word.to_owned());
    }
    let digits = value.strip_prefix('#')?;
    let hex = matches!(digits.len(), 3 | 6) && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    hex.then(|| format!("#{}", digits.to_ascii_lowercase()))
}

/// A number with at most two decimals, and no `-0`.
fn number(value: f64) -> String {
    let rounded = (value * 100.0).round() / 100.0;
    if rounded == 0.0 { "0".to_owned() } else { rounded.to_string() }
}

/// A number that stands alone and has no unit.
fn within(value: &str, least: f64, most: f64) -> Option<String> {
    let mut scanner = Scanner { rest: value };
    let value = scanner.number().filter(|value| (least..=most).contains(value))?;
    scanner.rest.is_empty().then(|| number(value))
}

/// Numbers with spaces or commas between them.
fn numbers(value: &str, farthest: f64) -> Option<Vec<f64>> {
    let mut scanner = Scanner { rest: value };
    let mut all = Vec::new();
    while !scanner.rest.is_empty() {
        all.push(scanner.number().filter(|value| value.abs() <= farthest)?);
        scanner.gap();
    }
    Some(all)
}

fn joined(all: &[f64]) -> String {
    all.iter().map(|&value| number(value)).collect::<Vec<_>>().join(" ")
}

fn dashes(value: &str) -> Option<String> {
    let all = numbers(value, FARTHEST)?;
    ((1..=8).contains(&all.len()) && all.iter().all(|&dash| dash >= 0.0)).then(|| joined(&all))
}

fn points(value: &str) -> Option<String> {
    let all = numbers(value, FARTHEST)?;
    (all.len() >= 4 && all.len() % 2 == 0).then(|| joined(&all))
}

fn transform(value: &str) -> Option<String> {
    let mut out = Vec::new();
    let mut rest = value;
    while !rest.is_empty() {
        let (name, after) = rest.split_once('(')?;
        let (inner, after) = after.split_once(')')?;
        let all = numbers(inner.trim(), 360.0)?;
        let size = |&scale: &f64| (0.1..=LARGEST_SCALE).contains(&scale.abs());
        let name = match (name.trim(), all.len()) {
            ("translate", 1 | 2) if all.iter().all(|by| by.abs() <= FARTHEST) => "translate",
            ("scale", 1 | 2) if all.iter().all(size) => "scale",
            ("rotate", 1 | 3) => "rotate",
            _ => return None,
        };
        out.push(format!("{name}({})", joined(&all)));
        rest = after.trim_start_matches([' ', '\t', '\r', '\n', ',']);
    }
    (1..=3).contains(&out.len()).then(|| out.join(" "))
}

/// Path data, with no more between its parts than is needed.
fn path(value: &str) -> Option<String> {
    let mut scanner = Scanner { rest: value };
    let mut out = String::new();
    while let Some(command) = scanner.rest.chars().next() {
        let takes = match command.to_ascii_uppercase() {
            'M' | 'L' | 'T' => 2,
            'H' | 'V' => 1,
            'S' | 'Q' => 4,
            'C' => 6,
            'A' => 7,
            'Z' => 0,
            _ => return None,
        };
        if out.is_empty() && !matches!(command, 'M' | 'm') {
            return None;
        }
        out.push(command);
        scanner.rest = &scanner.rest[1..];
        scanner.gap();
        let mut first = true;
        while takes > 0 && (first || scanner.at_number()) {
            for index in 0..takes {
                // The two flags of an arc may stand without a space.
                let flag = takes == 7 && matches!(index, 3 | 4);
                let value = if flag { scanner.flag()? } else { scanner.number()? };
                if value.abs() > FARTHEST {
                    return None;
                }
                let text = number(value);
                let apart = text.starts_with('-') || out.ends_with(|c: char| c.is_ascii_alphabetic());
                let _ = write!(out, "{}{text}", if apart { "" } else { " " });
                scanner.gap();
            }
            first = false;
        }
    }
    (!out.is_empty()).then_some(out)
}

/// Reads numbers from the beginning of a text.
struct Scanner<'t> {
    rest: &'t str,
}

impl Scanner<'_> {
    /// Leaves out what may stand between two parts.
    fn gap(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', '\t', '\r', '\n']);
        if let Some(rest) = self.rest.strip_prefix(',') {
            self.rest = rest.trim_start_matches([' ', '\t', '\r', '\n']);
        }
    }

    fn at_number(&self) -> bool {
        self.rest.starts_with(|c: char| c.is_ascii_digit() || matches!(c, '-' | '+' | '.'))
    }

    /// A number without an exponent.
    fn number(&mut self) -> Option<f64> {
        let bytes = self.rest.as_bytes();
        let mut end = usize::from(matches!(bytes.first(), Some(b'-' | b'+')));
        let mut point = false;
        while let Some(byte) = bytes.get(end) {
            match byte {
                b'0'..=b'9' => {}
                b'.' if !point => point = true,
                _ => break,
            }
            end += 1;
        }
        let (text, rest) = self.rest.split_at(end.min(self.rest.len()));
        let value = text.parse().ok().filter(|value: &f64| value.is_finite())?;
        self.rest = rest;
        Some(value)
    }

    fn flag(&mut self) -> Option<f64> {
        let value = match self.rest.as_bytes().first()? {
            b'0' => 0.0,
            b'1' => 1.0,
            _ => return None,
        };
        self.rest = &self.rest[1..];
        Some(value)
    }
}
