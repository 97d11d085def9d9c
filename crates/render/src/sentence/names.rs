//! Who sits where, by name. Every face of a game takes its names from [`seat_names`], so that all say the same.

use game_core::Seat;
use suburbia::setup::Mode;
use suburbia::table::Table;

/// The name of a seat, or its number if nobody gave it one.
pub fn seat_name(names: &[String], seat: Seat) -> String {
    match names.get(seat.index()) {
        Some(name) if !name.trim().is_empty() => name.clone(),
        _ => format!("Seat {}", seat.index() + 1),
    }
}

/// The names of all seats of a table, no two alike: Dale has his, and seats with the same name get a number
/// (`greedy 1`, `greedy 2`). Names that differ stay as they are.
pub fn seat_names(table: &Table, given: &[String]) -> Vec<String> {
    let name = |seat: Seat| match given.get(seat.index()) {
        None if table.mode() == Mode::Dale && seat == Seat(1) => "Dale".to_owned(),
        _ => seat_name(given, seat),
    };
    distinct(table.all_seats().map(name).collect())
}

fn distinct(names: Vec<String>) -> Vec<String> {
    let mut taken: Vec<String> = Vec::new();
    let shared = |name: &String| names.iter().filter(|other| *other == name).count() > 1;
    taken.extend(names.iter().filter(|name| !shared(name)).cloned());
    let mut all = Vec::new();
    for name in &names {
        if !shared(name) {
            all.push(name.clone());
            continue;
        }
        let numbered = (1..).map(|number| format!("{name} {number}")).find(|own| !taken.contains(own));
        let numbered = numbered.unwrap_or_default(); // numbers do not end
        taken.push(numbered.clone());
        all.push(numbered);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(names: &[&str], expected: &[&str]) {
        let once = distinct(names.iter().map(|&name| name.to_owned()).collect());
        assert_eq!(once, expected);
        assert_eq!(distinct(once.clone()), once, "names that differ stay as they are");
    }

    #[test]
    fn only_equal_names_get_a_number() {
        check(&["Ann", "greedy"], &["Ann", "greedy"]);
        check(&["greedy", "Ann", "greedy"], &["greedy 1", "Ann", "greedy 2"]);
        check(&["a", "b", "a", "b", "a"], &["a 1", "b 1", "a 2", "b 2", "a 3"]);
        check(&["greedy", "greedy", "greedy 1"], &["greedy 2", "greedy 3", "greedy 1"]);
    }
}
