//! What sentences about any game share: numbers with true signs, and the names at the table.

use game_core::Seat;

/// A number with its sign, and a true minus sign: `+3`, `−2`, `±0`.
pub fn signed(amount: i32) -> String {
    match amount {
        0 => "±0".to_owned(),
        1.. => format!("+{amount}"),
        _ => format!("−{}", amount.unsigned_abs()),
    }
}

/// A number with a true minus sign if it is negative.
pub fn number(amount: i32) -> String {
    if amount < 0 { signed(amount) } else { amount.to_string() }
}

/// Money that comes or goes: `+$4`, `−$11`, `±$0`.
pub fn money(amount: i32) -> String {
    match amount {
        0 => "±$0".to_owned(),
        1.. => format!("+${amount}"),
        _ => format!("−${}", amount.unsigned_abs()),
    }
}

/// The name of a seat, or its number if nobody gave it one.
pub fn seat_name(names: &[String], seat: Seat) -> String {
    match names.get(seat.index()) {
        Some(name) if !name.trim().is_empty() => name.clone(),
        _ => format!("Seat {}", seat.index() + 1),
    }
}

/// A seat with a number of its own: `Ann 3`. Where the name ends in a number they are kept apart: `greedy 2 (3)`.
pub fn seat_value(names: &[String], seat: Seat, value: i32) -> String {
    let name = seat_name(names, seat);
    let value = number(value);
    if name.ends_with(char::is_numeric) { format!("{name} ({value})") } else { format!("{name} {value}") }
}

/// Names of which no two are alike: those that are the same get a number (`greedy 1`, `greedy 2`), names that differ
/// stay as they are.
pub fn distinct(names: Vec<String>) -> Vec<String> {
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

    #[test]
    fn numbers_have_true_signs() {
        assert_eq!([-3, 0, 4].map(signed), ["−3", "±0", "+4"]);
        assert_eq!([-3, 0, 4].map(number), ["−3", "0", "4"]);
        assert_eq!([-3, 0, 4].map(money), ["−$3", "±$0", "+$4"]);
    }
}
