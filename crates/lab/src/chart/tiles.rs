//! What things are worth: a dot and an interval for each, best first, coloured by category; beside it by when it was taken.

use super::canvas::{Anchor, Canvas};
use super::caption::Caption;
use super::{INK, MARGIN, Picture, RULE, SOFT_INK, ZERO, faded, palette, signed, ticks};
use crate::stats::Estimate;
use crate::study::{Findings, PERIODS, Thing, Worth};
use render::raster::text_width;

/// The chart.
pub struct TileChart {
    caption: Caption,
    /// Stacks or decks.
    panels: Vec<Panel>,
    /// What parts of a game are called together: `third`, `generation`.
    part: String,
    /// What each of them is called: `first`, `1`.
    parts: [String; PERIODS],
}

struct Panel {
    heading: String,
    /// Best first.
    rows: Vec<Row>,
}

struct Row {
    /// Its name; house values are marked.
    label: String,
    category: &'static str,
    /// How far those who have it are ahead.
    ahead: Estimate,
    /// The same by when they took it.
    by_period: [Option<Estimate>; PERIODS],
}

const WIDTH: f64 = 1180.0;
const GAP: f64 = 40.0;
const LEGEND: f64 = 40.0;
const LABEL: f64 = 172.0;
const ROW: f64 = 18.0;
const HEADING: f64 = 34.0;
const AXIS: f64 = 36.0;
const COLUMN: f64 = (WIDTH - 2.0 * MARGIN - GAP) / 2.0;
/// One part of the game in a row.
const CELL: f64 = 36.0;
const CELLS: f64 = 14.0 + CELL * PERIODS as f64;
/// What was taken less often says nothing: its interval would be as much by chance as its value.
const FEW: u64 = 10;
/// So many of them are named.
const MOST_NAMES: usize = 12;
/// How strong the colour of something is that may be chance.
const PALE: f64 = 0.4;
const AHEAD: &str = "#1f8a84";
const BEHIND: &str = "#c4572e";

impl TileChart {
    /// The chart of findings; `marked` says which things have a star. What was taken too seldom to say anything about it
    /// is left out, and a note tells it.
    pub fn of(findings: &Findings, mut caption: Caption, marked: impl Fn(&Thing) -> bool) -> TileChart {
        let mut panels: Vec<Panel> = Vec::new();
        let mut left_out: Vec<&str> = Vec::new();
        for found in &findings.things {
            let thing = &found.thing;
            let Some(ahead) = known(&found.all) else {
                left_out.push(&thing.name);
                continue;
            };
            let heading = match thing.stack {
                "basic" | "lake" => "Always there".to_owned(),
                "goal" => "Private goals".to_owned(),
                "cornerstone" => "Cornerstones".to_owned(),
                "1" | "2" | "3" => format!("Generation {}", thing.stack),
                stack => format!("Stack {stack}"),
            };
            let mark = if marked(thing) { " *" } else { "" };
            let row = Row {
                label: format!("{}{mark}", thing.name),
                category: thing.category,
                ahead,
                by_period: found.by_period.each_ref().map(known),
            };
            match panels.iter_mut().find(|panel| panel.heading == heading) {
                Some(panel) => panel.rows.push(row),
                None => panels.push(Panel { heading, rows: vec![row] }),
            }
        }
        for panel in &mut panels {
            panel.rows.sort_by(|a, b| b.ahead.value.total_cmp(&a.ahead.value));
        }
        if !left_out.is_empty() {
            let (named, others) = left_out.split_at(left_out.len().min(MOST_NAMES));
            let mut names = named.join(", ");
            if !others.is_empty() {
                names += &format!(" and {} others", others.len());
            }
            caption.notes.push(format!("Left out, as fewer than {FEW} were taken: {names}."));
        }
        let (part, parts) = parts(findings.periods);
        TileChart { caption, panels, part, parts }
    }

    /// Where the panels begin.
    fn top(&self) -> f64 {
        self.caption.head(WIDTH) + LEGEND
    }

    /// Where each panel is: its upper left corner; and where the lowest ends.
    fn places(&self) -> (Vec<(f64, f64)>, f64) {
        let height = |panel: &Panel| HEADING + AXIS + ROW * panel.rows.len() as f64;
        let all: f64 = self.panels.iter().map(height).sum();
        // In their order, down the left column until it has half of everything, then down the right one.
        let (mut heights, mut places, mut column) = ([0.0f64; 2], Vec::new(), 0);
        for panel in &self.panels {
            if heights[0] + height(panel) / 2.0 > all / 2.0 {
                column = 1;
            }
            places.push((MARGIN + column as f64 * (COLUMN + GAP), self.top() + heights[column]));
            heights[column] += height(panel);
        }
        (places, self.top() + heights[0].max(heights[1]))
    }

    /// All values have room; an interval that is much wider than others may run out of the picture.
    fn range(&self) -> (f64, f64) {
        let rows = || self.panels.iter().flat_map(|panel| &panel.rows);
        let mut halves: Vec<f64> = rows().map(|row| row.ahead.half()).collect();
        halves.sort_by(f64::total_cmp);
        let usual = 2.5 * halves.get(halves.len() / 2).copied().unwrap_or(1.0);
        let (mut low, mut high) = (-1.0f64, 1.0f64);
        for row in rows() {
            let half = row.ahead.half().min(usual);
            low = low.min(row.ahead.value - half);
            high = high.max(row.ahead.value + half);
        }
        let room = 0.03 * (high - low);
        (low - room, high + room)
    }

    fn legend(&self, canvas: &mut Canvas) {
        let mut seen: Vec<&str> = Vec::new();
        for row in self.panels.iter().flat_map(|panel| &panel.rows) {
            if !seen.contains(&row.category) {
                seen.push(row.category);
            }
        }
        let (mut x, y) = (MARGIN + 5.0, self.top() - LEGEND + 14.0);
        for category in seen {
            canvas.dot((x, y), 5.0, palette::category(category));
            canvas.text((x + 11.0, y), Anchor::Start, 12.0, INK, category);
            x += 34.0 + text_width(category, 12.0);
        }
        canvas.text((x, y), Anchor::Start, 12.0, SOFT_INK, "pale or grey: may be chance")
    }
}

impl Picture for TileChart {
    fn caption(&self) -> &Caption {
        &self.caption
    }

    fn size(&self) -> (u32, u32) {
        (WIDTH as u32, (self.places().1 + self.caption.foot(WIDTH)) as u32)
    }

    fn draw(&self, canvas: &mut Canvas) {
        let (places, bottom) = self.places();
        self.caption.draw(canvas, WIDTH, bottom);
        self.legend(canvas);
        for (panel, place) in self.panels.iter().zip(places) {
            let plot = panel.draw(canvas, place, self.range());
            if panel.differs_by_period() {
                panel.draw_cells(canvas, plot, (&self.part, &self.parts));
            }
        }
    }
}

/// What periods have in common, and what each is: `first third`, `last third` are `first` and `last` of `third`.
fn parts(periods: [&str; PERIODS]) -> (String, [String; PERIODS]) {
    let words = periods.map(|period| period.split_once(' ').unwrap_or(("", period)));
    let common = |words: [&str; PERIODS]| words.iter().all(|word| *word == words[0]);
    if common(words.map(|(_, last)| last)) {
        (words[0].1.to_owned(), words.map(|(first, _)| first.to_owned()))
    } else if common(words.map(|(first, _)| first)) {
        (words[0].0.to_owned(), words.map(|(_, last)| last.to_owned()))
    } else {
        (String::new(), periods.map(str::to_owned))
    }
}

/// The difference, if enough is known about it.
fn known(worth: &Worth) -> Option<Estimate> {
    worth.difference.filter(|_| worth.taken >= FEW)
}

/// Whether it is no chance, by its interval.
fn is_sure(estimate: &Estimate) -> bool {
    estimate.low > 0.0 || estimate.high < 0.0
}

impl Panel {
    /// Where things can be had at one time only, a second look at the same figures would say nothing.
    fn differs_by_period(&self) -> bool {
        self.rows.iter().any(|row| row.by_period.iter().flatten().count() > 1)
    }

    /// Draws names, dots and intervals; returns where the plot's upper right corner is.
    fn draw(&self, canvas: &mut Canvas, (left, top): (f64, f64), (low, high): (f64, f64)) -> (f64, f64) {
        let (from, to) = (left + LABEL, left + COLUMN - CELLS);
        let at = |value: f64| from + (value.clamp(low, high) - low) / (high - low) * (to - from);
        let (first, last) = (top + HEADING, top + HEADING + ROW * self.rows.len() as f64);
        canvas.text((left, top + 18.0), Anchor::Start, 14.0, INK, &self.heading);
        for tick in ticks(low, high, 7.0) {
            let colour = if tick == 0.0 { ZERO } else { RULE };
            canvas.line((at(tick), first), (at(tick), last), 1.0, colour);
            canvas.text((at(tick), last + 10.0), Anchor::Middle, 10.0, SOFT_INK, &signed(tick));
        }
        for (place, row) in self.rows.iter().enumerate() {
            let (y, ahead) = (first + ROW * (place as f64 + 0.5), row.ahead);
            let colour = palette::category(row.category);
            let colour = if is_sure(&ahead) { colour.to_owned() } else { faded(colour, PALE) };
            canvas.text((from - 8.0, y), Anchor::End, 11.0, INK, &row.label);
            canvas.line((at(ahead.low), y), (at(ahead.high), y), 2.0, &colour);
            // An interval that goes on outside ends in an arrow.
            for (end, outside, inwards) in
                [(from, ahead.low < low, 4.0), (to, ahead.high > high, -4.0)].iter().copied()
            {
                for slope in [-4.0, 4.0].into_iter().filter(|_| outside) {
                    canvas.line((end, y), (end + inwards, y + slope), 2.0, &colour);
                }
            }
            canvas.dot((at(ahead.value), y), 3.0, &colour);
        }
        (to, first)
    }

    /// Draws the same difference by when a thing was taken, as coloured numbers beside the plot.
    fn draw_cells(
        &self,
        canvas: &mut Canvas,
        (right, first): (f64, f64),
        (part, parts): (&str, &[String; PERIODS]),
    ) {
        let left = right + CELLS - CELL * PERIODS as f64;
        let middle = left + CELL * PERIODS as f64 / 2.0;
        canvas.text((middle, first - 23.0), Anchor::Middle, 10.0, SOFT_INK, &format!("by {part} when taken"));
        for (place, part) in parts.iter().enumerate() {
            let x = left + CELL * (place as f64 + 0.5);
            canvas.text((x, first - 9.0), Anchor::Middle, 10.0, SOFT_INK, part);
        }
        let values = || self.rows.iter().flat_map(|row| row.by_period.iter().flatten());
        let most = values().filter(|ahead| is_sure(ahead)).map(|ahead| ahead.value.abs()).fold(1.0, f64::max);
        for (line, row) in self.rows.iter().enumerate() {
            let y = first + ROW * (line as f64 + 0.5);
            for (place, ahead) in row.by_period.iter().enumerate() {
                let Some(ahead) = ahead else { continue };
                let x = left + CELL * place as f64;
                let colour = if ahead.value > 0.0 { AHEAD } else { BEHIND };
                let strength = 0.15 + 0.5 * ahead.value.abs() / most;
                let (paint, ink) =
                    if is_sure(ahead) { (Some(faded(colour, strength)), INK) } else { (None, ZERO) };
                if let Some(paint) = paint {
                    canvas.area(
                        (x + 1.0, y - ROW / 2.0 + 1.0),
                        (x + CELL - 1.0, y + ROW / 2.0 - 1.0),
                        &paint,
                    );
                }
                let text = signed(ahead.value.round());
                canvas.text((x + CELL / 2.0, y), Anchor::Middle, 10.0, ink, &text);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_a_game_are_named_once() {
        let check = |periods, part: &str, parts: [&str; PERIODS]| {
            assert_eq!(super::parts(periods), (part.to_owned(), parts.map(str::to_owned)));
        };
        check(["first third", "second third", "last third"], "third", ["first", "second", "last"]);
        check(["generation 1", "generation 2", "generation 3"], "generation", ["1", "2", "3"]);
    }
}
