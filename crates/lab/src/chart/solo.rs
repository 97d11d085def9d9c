//! How scores spread: a histogram for each run, coloured by title, above the ladder of titles.

use super::canvas::{Anchor, Canvas};
use super::caption::Caption;
use super::{INK, MARGIN, Picture, RULE, SOFT_INK, ticks};
use crate::solo::{Distribution, Title};

/// The chart.
pub struct SoloChart {
    /// The words around it.
    pub caption: Caption,
    /// Runs with their names.
    pub runs: Vec<(String, Distribution)>,
}

const WIDTH: f64 = 1120.0;
const RUN: f64 = 264.0;
const TABLE: f64 = 400.0;
/// The ladder below the axis.
const LADDER: f64 = 6.0;
/// From the lowest title to the highest.
const TITLES: [&str; 7] = ["#9aa3ad", "#6f93b8", "#2f6fb0", "#2a9d8f", "#3d8a4e", "#c98a00", "#b23a2e"];

impl SoloChart {
    /// Where the first run begins.
    fn top(&self) -> f64 {
        self.caption.head(WIDTH) + 12.0
    }

    /// Where the last one ends.
    fn bottom(&self) -> f64 {
        self.top() + RUN * self.runs.len() as f64
    }

    /// One axis for all, so that runs can be compared; even a title nobody had is on it.
    fn range(&self) -> (f64, f64) {
        let runs = || self.runs.iter().map(|(_, run)| run);
        let low = runs().filter_map(|run| run.counts.keys().next()).min().copied().unwrap_or(0);
        let best = runs().filter_map(|run| run.counts.keys().last()).max().copied().unwrap_or(0);
        let highest = runs().filter_map(|run| run.titles.last()?.least).max().unwrap_or(best);
        (f64::from(low) - 1.0, f64::from((best + 2).max(highest + 5)).max(f64::from(low) + 10.0))
    }
}

impl Picture for SoloChart {
    fn caption(&self) -> &Caption {
        &self.caption
    }

    fn size(&self) -> (u32, u32) {
        (WIDTH as u32, (self.bottom() + self.caption.foot(WIDTH)) as u32)
    }

    fn draw(&self, canvas: &mut Canvas) {
        for (place, (name, run)) in self.runs.iter().enumerate() {
            draw_run(canvas, self.top() + RUN * place as f64, name, run, self.range());
        }
        self.caption.draw(canvas, WIDTH, self.bottom())
    }
}

fn draw_run(canvas: &mut Canvas, top: f64, name: &str, run: &Distribution, (low, high): (f64, f64)) {
    let (left, right) = (MARGIN + 34.0, WIDTH - MARGIN - TABLE - 36.0);
    let (ceiling, ground) = (top + 52.0, top + RUN - 58.0);
    let at = |score: f64| left + (score.clamp(low, high) - low) / (high - low) * (right - left);
    canvas.text((MARGIN, top + 10.0), Anchor::Start, 14.0, INK, name);
    let (width, classes) = run.classes(110);
    let share = |count: u64| 100.0 * count as f64 / run.games.max(1) as f64;
    let most = classes.iter().map(|&(_, count)| share(count)).fold(0.1, f64::max);
    let height = |percent: f64| ground - (ground - ceiling) * percent / most;
    for tick in ticks(0.0, most, 4.0) {
        canvas.line((left, height(tick)), (right, height(tick)), 1.0, RULE);
        canvas.text((left - 6.0, height(tick)), Anchor::End, 10.0, SOFT_INK, &format!("{tick} %"));
    }
    for (first, count) in classes {
        // A class in which a title begins has both colours.
        for (place, _, from, to) in spans(&run.titles) {
            let from = from.max(f64::from(first));
            let to = to.min(f64::from(first + width));
            if count > 0 && from < to {
                let inset = if to - from < 1.0 { 0.0 } else { 0.5 };
                let corners = ((at(from) + inset, height(share(count))), (at(to) - inset, ground));
                canvas.area(corners.0, corners.1, TITLES[place % TITLES.len()]);
            }
        }
    }
    canvas.line((left, ground), (right, ground), 1.0, SOFT_INK);
    for (place, _, from, to) in spans(&run.titles) {
        if from < high && to > low {
            let corners = ((at(from), ground + 3.0), (at(to), ground + 3.0 + LADDER));
            canvas.area(corners.0, corners.1, TITLES[place % TITLES.len()]);
        }
    }
    for tick in ticks(low, high, 8.0) {
        let text = format!("{tick}").replace('-', "−");
        canvas.line((at(tick + 0.5), ground + 9.0), (at(tick + 0.5), ground + 13.0), 1.0, SOFT_INK);
        canvas.text((at(tick + 0.5), ground + 21.0), Anchor::Middle, 10.0, SOFT_INK, &text);
    }
    canvas.text(((left + right) / 2.0, ground + 36.0), Anchor::Middle, 10.0, SOFT_INK, "score");
    if let Some(score) = &run.score {
        let median = at(f64::from(score.p50) + 0.5);
        canvas.line((median, ceiling - 6.0), (median, ground), 1.5, INK);
        let label = format!("median {}", score.p50);
        canvas.text((median, ceiling - 14.0), Anchor::Middle, 11.0, INK, &label);
    }
    draw_table(canvas, (right + 36.0, top + 10.0), run)
}

/// The titles with their places, and the scores from and to which they are earned.
fn spans(titles: &[Title]) -> impl Iterator<Item = (usize, &Title, f64, f64)> {
    let edge = |place: usize, none: f64| {
        titles.get(place).and_then(|title: &Title| title.least).map_or(none, f64::from)
    };
    titles.iter().enumerate().map(move |(place, title)| {
        (place, title, edge(place, f64::NEG_INFINITY), edge(place + 1, f64::INFINITY))
    })
}

/// How often each title was earned, the highest first.
fn draw_table(canvas: &mut Canvas, (left, top): (f64, f64), run: &Distribution) {
    let right = WIDTH - MARGIN;
    let columns = [(right - 184.0, "from"), (right - 112.0, "games"), (right, "95 % interval")];
    if let (Some(score), Some(mean)) = (&run.score, &run.mean) {
        let text = format!(
            "mean {:.1} ± {:.1}, nine of ten from {}, best {}",
            mean.value,
            mean.half(),
            score.p10,
            score.max
        );
        canvas.text((left, top), Anchor::Start, 11.0, SOFT_INK, &text);
    }
    for (x, heading) in columns {
        canvas.text((x, top + 26.0), Anchor::End, 10.0, SOFT_INK, heading);
    }
    for (line, (place, title)) in run.titles.iter().enumerate().rev().enumerate() {
        let y = top + 47.0 + 21.0 * line as f64;
        canvas.area((left, y - 6.0), (left + 12.0, y + 6.0), TITLES[place % TITLES.len()]);
        canvas.text((left + 20.0, y), Anchor::Start, 11.5, INK, title.title);
        let percent = title.share.times(100.0);
        let texts = [
            title.least.map_or_else(String::new, |least| least.to_string()),
            format!("{:.1} %", percent.value),
            format!("{:.1} to {:.1}", percent.low, percent.high),
        ];
        for ((x, _), (text, ink)) in columns.iter().zip(texts.iter().zip([SOFT_INK, INK, SOFT_INK])) {
            canvas.text((*x, y), Anchor::End, 11.5, ink, text);
        }
    }
    let titled: u64 = run.titles.iter().map(|title| title.games).sum();
    if titled < run.games && !run.titles.is_empty() {
        let y = top + 52.0 + 21.0 * run.titles.len() as f64;
        let text = format!("no title without a win: {} of {} games", run.games - titled, run.games);
        canvas.text((left, y), Anchor::Start, 10.5, SOFT_INK, &text);
    }
}
