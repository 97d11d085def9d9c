//! Line charts: how numbers of all seats went, turn by turn.
//!
//! Colour is never the only sign: every seat has its own dashes, and its letter stands at the end of its line. The
//! parts carry classes for a page's stylesheet: `paper` behind the plot, `rule` for the grid, `zero`, `level` for
//! marked heights, `soft-ink` for numbers, `casing` under lines, and `seat-0` … on what has a seat's colour.

use super::FONTS;
use super::palette::{self, INK, PAPER, RULE, SOFT_INK};
use super::pen::{Pen, Type, escape, n};
use crate::sentence::number;
use std::fmt::Write as _;

/// What a chart shows.
#[derive(Debug, Clone, Copy)]
pub struct Chart<'a> {
    /// The id of the `<svg>`; its parts have ids that begin with it.
    pub id: &'a str,
    /// What it is called.
    pub title: &'a str,
    /// What it shows, for those who do not see it; where each line ends is added.
    pub about: &'a str,
    /// One line a seat.
    pub lines: &'a [Line<'a>],
    /// Heights to mark, in ascending order: red lines, say. Those above all values are left out, but the next one.
    pub levels: &'a [i32],
    /// Width and height.
    pub size: [f64; 2],
}

/// One line of a chart.
#[derive(Debug, Clone, Copy)]
pub struct Line<'a> {
    /// Whose line it is.
    pub name: &'a str,
    /// The sign at its end.
    pub letter: &'a str,
    /// The seat, which gives colour and dashes.
    pub seat: usize,
    /// The values from the start on, one a turn.
    pub values: &'a [i32],
}

/// The dashes of each seat.
const DASHES: [&str; 5] = ["", "9 4", "2 4.5", "11 4 2 4", "20 6"];

/// The space round the plot: left, top, right, bottom.
const SPACE: [f64; 4] = [34.0, 30.0, 62.0, 24.0];

/// The chart as one `<svg class="chart">`.
pub fn chart(chart: &Chart) -> String {
    let plot = Plot::of(chart);
    let [w, h] = chart.size;
    let id = escape(chart.id);
    let mut pen = Pen::default();
    pen.raw(&format!(
        "<svg class=\"chart\" id=\"{id}\" viewBox=\"0 0 {} {}\" role=\"img\" \
        aria-labelledby=\"{id}-title {id}-about\" font-family=\"{FONTS}\">\n\
        <title id=\"{id}-title\">{}</title><desc id=\"{id}-about\">{}</desc>\n",
        n(w),
        n(h),
        escape(chart.title),
        escape(&about(chart))
    ));
    pen.text(2.0, 15.0, Type::new(14.0, INK).bold().class("ink"), chart.title);
    plot.grid(&mut pen, chart.levels);
    for line in chart.lines {
        plot.line(&mut pen, line);
    }
    plot.ends(&mut pen, chart.lines);
    pen.raw("</svg>\n");
    pen.0
}

fn about(chart: &Chart) -> String {
    let mut text = chart.about.to_owned();
    let ends = chart.lines.iter().filter_map(|line| Some((line.name, *line.values.last()?)));
    let ends: Vec<String> = ends.map(|(name, value)| format!("{name}: {}", number(value))).collect();
    let _ = write!(text, "{}{}", if text.is_empty() { "" } else { " " }, ends.join(", "));
    text
}

/// Where numbers are on the paper.
struct Plot {
    /// Left, top, right, bottom.
    edges: [f64; 4],
    turns: usize,
    lowest: i32,
    highest: i32,
    step: i32,
}

impl Plot {
    fn of(chart: &Chart) -> Plot {
        let values = || chart.lines.iter().flat_map(|line| line.values.iter().copied());
        let (least, most) = (values().min().unwrap_or(0).min(0), values().max().unwrap_or(0).max(1));
        let step = round_step(i64::from(most) - i64::from(least), 4);
        let [left, top, right, bottom] = SPACE;
        Plot {
            edges: [left, top, chart.size[0] - right, chart.size[1] - bottom],
            turns: chart.lines.iter().map(|line| line.values.len()).max().unwrap_or(0).max(2) - 1,
            lowest: least.div_euclid(step).saturating_mul(step),
            highest: (most - 1).div_euclid(step).saturating_add(1).saturating_mul(step),
            step,
        }
    }

    fn x(&self, turn: usize) -> f64 {
        let [left, _, right, _] = self.edges;
        left + (right - left) * turn as f64 / self.turns as f64
    }

    fn y(&self, value: i32) -> f64 {
        let [_, top, _, bottom] = self.edges;
        let part =
            (f64::from(value) - f64::from(self.lowest)) / (f64::from(self.highest) - f64::from(self.lowest));
        bottom - (bottom - top) * part
    }

    fn grid(&self, pen: &mut Pen, levels: &[i32]) {
        let [left, top, right, bottom] = self.edges;
        pen.rect([left, top, right - left, bottom - top], 4.0, &format!("class=\"paper\" fill=\"{PAPER}\""));
        let small = |anchor: Type| anchor.class("soft-ink");
        let mut value = self.lowest;
        while value <= self.highest {
            let y = self.y(value);
            let (class, colour) = if value == 0 { ("zero", SOFT_INK) } else { ("rule", RULE) };
            let wide = if value == 0 { 1.4 } else { 1.0 };
            let look = format!("class=\"{class}\" stroke=\"{colour}\" stroke-width=\"{}\"", n(wide));
            pen.line([left, y, right, y], &look);
            pen.text(left - 6.0, y + 4.0, small(Type::new(11.5, SOFT_INK).end()), &number(value));
            let Some(next) = value.checked_add(self.step) else { break };
            value = next;
        }
        self.levels(pen, levels);
        let step = round_step(self.turns as i64, 8) as usize;
        for turn in (0..=self.turns).step_by(step) {
            let x = self.x(turn);
            pen.line(
                [x, bottom, x, bottom + 4.0],
                &format!("class=\"rule\" stroke=\"{RULE}\" stroke-width=\"1\""),
            );
            pen.text(x, bottom + 17.0, small(Type::new(11.5, SOFT_INK).middle()), &turn.to_string());
        }
        pen.raw("\n");
    }

    fn levels(&self, pen: &mut Pen, levels: &[i32]) {
        let [left, _, right, _] = self.edges;
        let mut labelled = f64::MAX;
        for &level in levels.iter().filter(|&&level| level > self.lowest && level < self.highest) {
            let y = self.y(level);
            pen.raw(&format!("<g class=\"level\" data-level=\"{level}\">"));
            pen.line(
                [left, y, right, y],
                "stroke=\"#b3261e\" stroke-width=\"1\" stroke-dasharray=\"1.5 3\" opacity=\".5\"",
            );
            if labelled - y > 11.0 {
                pen.text(left + 4.0, y - 2.0, Type::new(9.0, "#b3261e"), &level.to_string());
                labelled = y;
            }
            pen.raw("</g>");
        }
        pen.raw("\n");
    }

    fn line(&self, pen: &mut Pen, line: &Line) {
        let mut path = String::new();
        for (turn, &value) in line.values.iter().enumerate() {
            let letter = if turn == 0 { 'M' } else { 'L' };
            let _ = write!(path, "{letter}{} {}", n(self.x(turn)), n(self.y(value)));
        }
        if path.is_empty() {
            return;
        }
        let (colour, dashes) = (palette::seat(line.seat), DASHES[line.seat % 5]);
        let dashes =
            if dashes.is_empty() { String::new() } else { format!(" stroke-dasharray=\"{dashes}\"") };
        // Where lines cross, the upper one has air round it.
        pen.raw(&format!(
            "<g fill=\"none\" stroke-linejoin=\"round\"><path class=\"casing\" d=\"{path}\" stroke=\"{PAPER}\" \
            stroke-width=\"5\" opacity=\".8\"/><path class=\"line seat-{}\" d=\"{path}\" stroke=\"{colour}\" \
            stroke-width=\"2.6\"{dashes}/></g>\n",
            line.seat
        ));
    }

    /// The letter and the last value of every line, beside each other's.
    fn ends(&self, pen: &mut Pen, lines: &[Line]) {
        let [_, top, right, bottom] = self.edges;
        let mut ends: Vec<(&Line, f64, i32)> = Vec::new();
        for line in lines {
            if let Some(&value) = line.values.last() {
                ends.push((line, self.x(line.values.len() - 1), value));
            }
        }
        ends.sort_by_key(|&(line, _, value)| (-i64::from(value), line.seat));
        let wanted: Vec<f64> = ends.iter().map(|&(_, _, value)| self.y(value)).collect();
        let places = spread(&wanted, 19.0, [top + 2.0, bottom - 2.0]);
        for ((line, x, value), y) in ends.into_iter().zip(places) {
            let colour = palette::seat(line.seat);
            let from = self.y(value);
            pen.raw(&format!("<g class=\"end\" data-seat=\"{}\">", line.seat));
            pen.line(
                [x, from, right + 10.0, y],
                &format!(
                    "class=\"line seat-{}\" stroke=\"{colour}\" stroke-width=\"1\" opacity=\".7\"",
                    line.seat
                ),
            );
            pen.circle(x, from, 3.2, &format!("fill=\"{colour}\" stroke=\"#fff\" stroke-width=\"1\""));
            pen.circle(
                right + 17.0,
                y,
                8.6,
                &format!("fill=\"{colour}\" stroke=\"#fff\" stroke-width=\"1\""),
            );
            pen.text(right + 17.0, y + 3.9, Type::new(11.0, "#fff").bold().middle(), line.letter);
            let type_ = Type::new(13.0, INK).bold().class("ink");
            pen.text(right + 30.0, y + 4.6, type_, &number(value));
            pen.raw("</g>\n");
        }
    }
}

/// A step of 1, 2 or 5 times a power of ten, so that a span has at most `most` of them.
fn round_step(span: i64, most: i64) -> i32 {
    let mut power: i64 = 1;
    loop {
        for factor in [1, 2, 5] {
            if factor * power * most >= span || power > 100_000_000 {
                return (factor * power) as i32;
            }
        }
        power *= 10;
    }
}

/// Where things stand in a row that must not cover each other: as near to where they belong as there is room. `wanted`
/// is in ascending order.
pub(crate) fn spread(wanted: &[f64], apart: f64, [least, most]: [f64; 2]) -> Vec<f64> {
    let mut at = wanted.to_vec();
    for _ in 0..60 {
        for next in 1..at.len() {
            let lack = apart - (at[next] - at[next - 1]);
            if lack > 0.0 {
                at[next - 1] -= lack / 2.0;
                at[next] += lack / 2.0;
            }
        }
        for place in &mut at {
            *place = place.clamp(least, most);
        }
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round_and_few() {
        let steps: Vec<i32> = [1, 4, 5, 20, 21, 60, 130, 1000].map(|span| round_step(span, 4)).to_vec();
        assert_eq!(steps, [1, 1, 2, 5, 10, 20, 50, 500]);
    }

    #[test]
    fn neighbours_make_room_for_each_other() {
        let places = spread(&[10.0, 10.0, 12.0, 100.0], 20.0, [0.0, 105.0]);
        assert!(places.windows(2).all(|pair| pair[1] - pair[0] > 18.0), "{places:?}");
        assert!((places[3] - 100.0).abs() < 0.1, "{places:?}");
    }

    #[test]
    fn any_values_fit_the_plot() {
        for values in [&[][..], &[0], &[-5, 15], &[i32::MIN / 2, i32::MAX / 2], &[7, 7, 7]] {
            let lines = [Line { name: "Ann", letter: "A", seat: 0, values }];
            let chart =
                Chart { id: "c", title: "", about: "", lines: &lines, levels: &[3], size: [400.0, 200.0] };
            let plot = Plot::of(&chart);
            let inside = |&value: &i32| (SPACE[1] - 0.1..=176.1).contains(&plot.y(value));
            assert!(values.iter().all(inside), "{values:?}");
            assert!(!super::chart(&chart).contains("NaN"));
        }
    }
}
