//! Counters for those who run the server, in the text format of Prometheus.
//!
//! One registry a process. A metric is there from the first time it is counted.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A name and a value that tell the series of a metric apart.
type Label<'a> = (&'static str, &'a str);

/// What a metric is; its series by their labels as they are written.
enum Metric {
    Counter(BTreeMap<String, u64>),
    Gauge(f64),
    Histogram(&'static [f64], BTreeMap<String, Distribution>),
}

/// How often values were at most as large as each bound and larger than the one before, and their sum.
struct Distribution {
    counts: Vec<u64>,
    sum: f64,
}

static REGISTRY: Mutex<BTreeMap<&'static str, Metric>> = Mutex::new(BTreeMap::new());

fn registry() -> MutexGuard<'static, BTreeMap<&'static str, Metric>> {
    // Numbers are sound even if somebody panicked while counting.
    REGISTRY.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Adds to a counter; adding nothing makes it known.
pub(crate) fn count(name: &'static str, labels: &[Label<'_>], number: u64) {
    let labels = written(labels);
    if let Metric::Counter(series) =
        registry().entry(name).or_insert_with(|| Metric::Counter(BTreeMap::new()))
    {
        *series.entry(labels).or_default() += number;
    }
}

/// Notes how much there is of something just now.
pub(crate) fn set(name: &'static str, value: f64) {
    registry().insert(name, Metric::Gauge(value));
}

/// Adds a value to a histogram with these upper bounds.
pub(crate) fn observe(name: &'static str, labels: &[Label<'_>], bounds: &'static [f64], value: f64) {
    let labels = written(labels);
    if let Metric::Histogram(bounds, series) =
        registry().entry(name).or_insert_with(|| Metric::Histogram(bounds, BTreeMap::new()))
    {
        let distribution = series
            .entry(labels)
            .or_insert_with(|| Distribution { counts: vec![0; bounds.len() + 1], sum: 0.0 });
        distribution.counts[bounds.partition_point(|bound| *bound < value)] += 1;
        distribution.sum += value;
    }
}

/// Everything that was counted.
pub(crate) fn exposition() -> String {
    let mut text = String::new();
    for (name, metric) in registry().iter() {
        let _ = match metric {
            Metric::Counter(series) => {
                let _ = writeln!(text, "# TYPE {name} counter");
                series
                    .iter()
                    .try_for_each(|(labels, value)| writeln!(text, "{name}{} {value}", braced(labels)))
            }
            Metric::Gauge(value) => writeln!(text, "# TYPE {name} gauge\n{name} {value}"),
            Metric::Histogram(bounds, series) => {
                let _ = writeln!(text, "# TYPE {name} histogram");
                series.iter().try_for_each(|(labels, values)| values.write(&mut text, name, labels, bounds))
            }
        };
        text.push('\n');
    }
    text
}

impl Distribution {
    fn write(&self, text: &mut String, name: &str, labels: &str, bounds: &[f64]) -> std::fmt::Result {
        let comma = if labels.is_empty() { "" } else { "," };
        let bounds = bounds.iter().map(f64::to_string).chain(["+Inf".to_owned()]);
        let mut all = 0;
        for (bound, count) in bounds.zip(&self.counts) {
            all += count;
            writeln!(text, "{name}_bucket{{{labels}{comma}le=\"{bound}\"}} {all}")?;
        }
        writeln!(text, "{name}_sum{} {}", braced(labels), self.sum)?;
        writeln!(text, "{name}_count{} {all}", braced(labels))
    }
}

fn written(labels: &[Label<'_>]) -> String {
    let escaped = |value: &str| value.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    let written = labels.iter().map(|(name, value)| format!("{name}=\"{}\"", escaped(value)));
    written.collect::<Vec<_>>().join(",")
}

fn braced(labels: &str) -> String {
    if labels.is_empty() { String::new() } else { format!("{{{labels}}}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_counted_is_told() {
        count("test_total", &[("path", "/a\"b"), ("status", "200")], 2);
        count("test_total", &[("path", "/a\"b"), ("status", "200")], 1);
        count("test_total", &[], 0);
        set("test_held", 1.0);
        set("test_held", 2.5);
        for value in [0.01, 0.1, 0.2, 7.0] {
            observe("test_seconds", &[("path", "/")], &[0.1, 1.0], value);
        }
        let told = exposition();
        let own: Vec<&str> = told.lines().filter(|line| line.contains("test_")).collect();
        let expected = [
            "# TYPE test_held gauge",
            "test_held 2.5",
            "# TYPE test_seconds histogram",
            "test_seconds_bucket{path=\"/\",le=\"0.1\"} 2",
            "test_seconds_bucket{path=\"/\",le=\"1\"} 3",
            "test_seconds_bucket{path=\"/\",le=\"+Inf\"} 4",
            "test_seconds_sum{path=\"/\"} 7.31",
            "test_seconds_count{path=\"/\"} 4",
            "# TYPE test_total counter",
            "test_total 0",
            "test_total{path=\"/a\\\"b\",status=\"200\"} 3",
        ];
        assert_eq!(own, expected);
    }
}
