//! Faults with the lines they are about, as people expect them of a compiler.

use game_core::Fault;
use std::fmt::Write as _;

/// A line that is longer is not shown.
const LONGEST_LINE: usize = 500;
const RED: &str = "\x1b[31m";
const CYAN: &str = "\x1b[36m";
const PLAIN: &str = "\x1b[0m";

/// The fault with its line, the lines around it, and a mark below what it is about; only in words where the line
/// cannot be shown (standard input, a line of kilobytes).
pub(crate) fn snippet(fault: &Fault, source: &str, colours: bool) -> String {
    let lines: Vec<&str> = source.lines().collect();
    let shown = |number: &usize| number.checked_sub(1).and_then(|place| lines.get(place)).copied();
    let Some(line) = shown(&fault.line).filter(|line| line.len() <= LONGEST_LINE) else {
        return format!("{fault}\n");
    };
    let [red, cyan, plain] = if colours { [RED, CYAN, PLAIN] } else { [""; 3] };
    let place = format!("{}:{}:{}", fault.file, fault.line, fault.column);
    let around = fault.line.saturating_sub(1)..=fault.line + 1;
    let wide = (fault.line + 1).to_string().len();
    let margin = " ".repeat(wide + 1);
    let mut text = format!("  {red}×{plain} {place}: {}\n", fault.message);
    let _ = writeln!(text, "{margin} ╭─[{place}]");
    for (number, content) in around.filter_map(|number| Some((number, shown(&number)?))) {
        let content = if content.len() <= LONGEST_LINE { content } else { "…" };
        let _ = writeln!(text, " {number:>wide$} │ {}", tabs_as_spaces(content));
        if number == fault.line {
            let before: String = line.chars().take(fault.column.saturating_sub(1)).collect();
            let marked =
                source.get(fault.span.clone()).unwrap_or_default().lines().next().unwrap_or_default();
            let mark = match tabs_as_spaces(marked).chars().count() {
                0 => "▲".to_owned(),
                length => "─".repeat(length),
            };
            let indent = " ".repeat(tabs_as_spaces(&before).chars().count());
            let _ = writeln!(text, "{margin} · {indent}{red}{mark}{plain}");
        }
    }
    let _ = writeln!(text, "{margin} ╰────");
    if !fault.expected.is_empty() {
        let _ = writeln!(text, "  {cyan}help:{plain} {}", fault.expected);
    }
    text
}

fn tabs_as_spaces(text: &str) -> String {
    text.replace('\t', "    ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "id = \"y\"\n\tnäme = \"ü\"\ncost = 1";

    fn fault(span: std::ops::Range<usize>, line: usize, column: usize) -> Fault {
        let (message, expected) = ("no such key".to_owned(), "did you mean 'name'?".to_owned());
        Fault { file: "a.toml".to_owned(), span, line, column, message, expected }
    }

    #[test]
    fn the_mark_is_below_what_is_wrong() {
        let shown = snippet(&fault(10..15, 2, 2), SOURCE, false);
        let expected = "  × a.toml:2:2: no such key
   ╭─[a.toml:2:2]
 1 │ id = \"y\"
 2 │     näme = \"ü\"
   ·     ────
 3 │ cost = 1
   ╰────
  help: did you mean 'name'?
";
        assert_eq!(shown, expected);
        assert!(snippet(&fault(9..9, 2, 1), SOURCE, false).contains("   · ▲\n"));
        assert!(snippet(&fault(10..15, 2, 2), SOURCE, true).contains("\x1b[31m────\x1b[0m"));
    }

    #[test]
    fn a_line_that_cannot_be_shown_is_named() {
        let words = "a.toml:7:1: no such key (did you mean 'name'?)\n";
        assert_eq!(snippet(&fault(0..1, 7, 1), SOURCE, false), words);
        assert_eq!(snippet(&fault(0..1, 7, 1), "", false), words);
        let long = "x".repeat(5000);
        assert!(!snippet(&fault(0..1, 1, 1), &long, false).contains("xxx"));
    }
}
