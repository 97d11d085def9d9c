//! Figures as Parquet: what is read back is what was found.

use crate::common::{findings, origin};
use crate::figures::COLUMNS;
use lab::Origin;
use lab::table::Table;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Field;
use std::collections::BTreeMap;

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
