//! Figures as a table for other programs: the same columns as CSV and, with the feature `parquet`, as Parquet.

#[cfg(feature = "parquet")]
mod parquet;

use crate::origin::Origin;
use crate::study::{Finding, Findings, Worth};

/// Columns of equal length.
pub struct Table {
    columns: Vec<(&'static str, Values)>,
    #[cfg(feature = "parquet")]
    origin: Origin,
}

/// One column; what is not known, or makes no sense in a row, is `None`.
enum Values {
    Text(Vec<Option<String>>),
    Whole(Vec<Option<u64>>),
    Number(Vec<Option<f64>>),
}

/// What a row is about.
struct Row<'a> {
    found: &'a Finding,
    period: &'static str,
    worth: &'a Worth,
}

/// The part of the game that is the whole of it.
const ALL: &str = "all";

impl Table {
    /// One row for each thing and part of the game.
    pub fn of(findings: &Findings, origin: &Origin) -> Table {
        let mut rows = Vec::new();
        for found in &findings.things {
            rows.push(Row { found, period: ALL, worth: &found.all });
            let periods = findings.periods.iter().zip(&found.by_period);
            rows.extend(periods.map(|(&period, worth)| Row { found, period, worth }));
        }
        let text =
            |of: &dyn Fn(&Row<'_>) -> String| Values::Text(rows.iter().map(|row| Some(of(row))).collect());
        let whole = |of: &dyn Fn(&Row<'_>) -> Option<u64>| Values::Whole(rows.iter().map(of).collect());
        let number = |of: &dyn Fn(&Row<'_>) -> Option<f64>| Values::Number(rows.iter().map(of).collect());
        let columns = vec![
            ("id", text(&|row| row.found.thing.id.clone())),
            ("name", text(&|row| row.found.thing.name.clone())),
            ("kind", text(&|row| row.found.thing.kind.word().to_owned())),
            ("category", text(&|row| row.found.thing.category.to_owned())),
            ("stack", text(&|row| row.found.thing.stack.to_owned())),
            ("cost", whole(&|row| row.found.thing.cost.map(u64::from))),
            ("provenance", text(&|row| row.found.thing.provenance.source.clone())),
            ("house_fields", text(&|row| row.found.thing.provenance.house_fields.join(" "))),
            ("period", text(&|row| row.period.to_owned())),
            // These two are counted over whole games only.
            ("offered", whole(&|row| (row.period == ALL).then_some(row.found.offered))),
            ("taken", whole(&|row| Some(row.worth.taken))),
            ("used", whole(&|row| row.found.used.filter(|_| row.period == ALL))),
            ("price", number(&|row| row.worth.price)),
            ("difference", number(&|row| row.worth.difference.map(|difference| difference.value))),
            ("low", number(&|row| row.worth.difference.map(|difference| difference.low))),
            ("high", number(&|row| row.worth.difference.map(|difference| difference.high))),
            ("games", whole(&|_| Some(findings.games))),
            ("version", text(&|_| origin.version.clone())),
            ("seed", whole(&|_| Some(origin.seed))),
            ("command", text(&|_| origin.command.clone())),
        ];
        Table {
            columns,
            #[cfg(feature = "parquet")]
            origin: origin.clone(),
        }
    }

    fn rows(&self) -> usize {
        self.columns.first().map_or(0, |(_, values)| values.len())
    }

    /// As CSV with a header; numbers have four places.
    pub fn csv(&self) -> String {
        let mut text = self.columns.iter().map(|&(name, _)| name).collect::<Vec<_>>().join(",") + "\n";
        for row in 0..self.rows() {
            let fields: Vec<String> = self.columns.iter().map(|(_, values)| values.csv(row)).collect();
            text += &fields.join(",");
            text.push('\n');
        }
        text
    }
}

impl Values {
    fn len(&self) -> usize {
        match self {
            Values::Text(values) => values.len(),
            Values::Whole(values) => values.len(),
            Values::Number(values) => values.len(),
        }
    }

    fn csv(&self, row: usize) -> String {
        let text = match self {
            Values::Text(values) => values[row].clone(),
            Values::Whole(values) => values[row].map(|value| value.to_string()),
            Values::Number(values) => values[row].map(|value| format!("{value:.4}")),
        };
        let text = text.unwrap_or_default();
        match text.contains(['"', ',', '\n', '\r']) {
            true => format!("\"{}\"", text.replace('"', "\"\"")),
            false => text,
        }
    }
}
