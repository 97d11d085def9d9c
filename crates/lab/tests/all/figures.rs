//! Figures for other programs: what is read back is what was found.

use crate::common::{findings, origin};
use lab::table::Table;

pub const COLUMNS: [&str; 20] = [
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
