//! Figures for other programs: what is read back is what was found.

use crate::common::{findings, origin};
use lab::Origin;
use lab::table::Table;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Field;
use std::collections::BTreeMap;

const COLUMNS: [&str; 20] = [
    "id",
    "name",
    "kind",
    "category",
    "stack",
    "cost",
    "provenance",
    "house_fields",
    "period",
    "offered",
    "taken",
    "used",
    "price",
    "difference",
    "low",
    "high",
    "games",
    "version",
    "seed",
    "command",
];

fn read(table: &Table) -> SerializedFileReader<bytes::Bytes> {
    SerializedFileReader::new(bytes::Bytes::from(table.parquet().expect("written"))).expect("a Parquet file")
}

#[test]
fn parquet_has_every_figure_exactly() {
    let found = findings();
    // A seed that only unsigned numbers can hold.
    let origin = Origin { seed: u64::MAX, ..origin() };
    let file = read(&Table::of(&found, &origin));
    let schema = file.metadata().file_metadata().schema_descr();
    let names: Vec<&str> = schema.columns().iter().map(|column| column.name()).collect();
    assert_eq!(names, COLUMNS);
    let rows: Vec<_> = file.get_row_iter(None).expect("rows").map(|row| row.expect("a row")).collect();
    assert_eq!(rows.len(), 4 * found.things.len());
    let text = |text: &str| Field::Str(text.to_owned());
    let whole = |number: Option<u64>| number.map_or(Field::Null, Field::ULong);
    let number = |number: Option<f64>| number.map_or(Field::Null, Field::Double);
    let mut rows = rows.into_iter();
    for thing in &found.things {
        let periods = found.periods.iter().zip(&thing.by_period);
        for (&period, worth) in std::iter::once((&"all", &thing.all)).chain(periods) {
            let row: Vec<Field> =
                rows.next().expect("counted").into_columns().into_iter().map(|(_, field)| field).collect();
            let all = period == "all";
            let expected = [
                text(&thing.thing.id),
                text(&thing.thing.name),
                text(thing.thing.kind.word()),
                text(thing.thing.category),
                text(thing.thing.stack),
                whole(thing.thing.cost.map(u64::from)),
                text("seed"),
                text(&thing.thing.provenance.house_fields.join(" ")),
                text(period),
                whole(all.then_some(20)),
                whole(Some(worth.taken)),
                whole(thing.used.filter(|_| all)),
                number(worth.price),
                number(worth.difference.map(|difference| difference.value)),
                number(worth.difference.map(|difference| difference.low)),
                number(worth.difference.map(|difference| difference.high)),
                whole(Some(50)),
                text("9.8.7"),
                whole(Some(u64::MAX)),
                text("tabletown lab tiles suburbia --games 50"),
            ];
            assert_eq!(row, expected);
        }
    }
}

#[test]
fn parquet_tells_how_it_was_made() {
    let file = read(&Table::of(&findings(), &origin()));
    let metadata = file.metadata().file_metadata().key_value_metadata().expect("metadata");
    let told: BTreeMap<&str, &str> =
        metadata.iter().filter_map(|pair| Some((pair.key.as_str(), pair.value.as_deref()?))).collect();
    let expected = [
        ("tabletown.command", "tabletown lab tiles suburbia --games 50"),
        ("tabletown.seed", "42"),
        ("tabletown.version", "9.8.7"),
    ];
    assert_eq!(told, BTreeMap::from(expected));
}

#[test]
fn csv_has_the_same_columns_and_quotes_what_needs_it() {
    let csv = Table::of(&findings(), &origin()).csv();
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines[0], COLUMNS.join(","));
    assert_eq!(lines.len(), 1 + 20);
    let end = "50,9.8.7,42,tabletown lab tiles suburbia --games 50";
    assert_eq!(
        lines[5],
        format!("mint,Mint,tile,civic,A,3,seed,cost,all,20,120,,2.6667,8.0000,6.0400,9.9600,{end}")
    );
    assert_eq!(lines[9], format!("never-taken,Never Taken,tile,civic,B,3,seed,,all,20,0,,,,,,{end}"));
    assert!(
        lines[17]
            .starts_with("\"miser,-\"\"old\"\"\",\"Miser, \"\"Old\"\"\",goal,goal,goal,,seed,,all,20,90,7,")
    );
}
