//! Names of bots that nobody named: short first names that no two of a table share, not even by their first letter, so
//! that they are told apart at a glance. They are chosen by the game's address when a table is set and kept with it.

use game_core::record::SeatInfo;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Names that are read the same in many languages, one a letter.
const NAMES: [&str; 22] = [
    "Ada", "Bruno", "Clara", "Dario", "Emma", "Felix", "Greta", "Hugo", "Ines", "Jonas", "Kira", "Leo",
    "Mara", "Nico", "Olga", "Pablo", "Rosa", "Samir", "Tilda", "Viktor", "Wanda", "Zoe",
];

/// Names the bots that have none. The same table gets the same names.
pub(crate) fn name_bots(id: &str, seats: &mut [SeatInfo]) {
    let mut hasher = DefaultHasher::new();
    id.hash(&mut hasher);
    let start = hasher.finish() as usize % NAMES.len();
    let letter = |name: &str| name.trim().chars().next().map(|letter| letter.to_lowercase().to_string());
    let taken: Vec<_> = seats.iter().filter_map(|seat| letter(&seat.name)).collect();
    // Neighbours in the alphabet would look like an order.
    let mut free = (0..NAMES.len())
        .map(|step| NAMES[(start + 7 * step) % NAMES.len()])
        .filter(|name| letter(name).is_none_or(|letter| !taken.contains(&letter)));
    for seat in seats.iter_mut().filter(|seat| seat.bot.is_some() && seat.name.is_empty()) {
        seat.name = free.next().unwrap_or_default().to_owned();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(name: &str, bot: Option<&str>) -> SeatInfo {
        SeatInfo { name: name.to_owned(), bot: bot.map(str::to_owned) }
    }

    #[test]
    fn bots_without_a_name_get_one_that_nobody_else_has() {
        for id in 0..50 {
            let mut seats = vec![
                seat("ann", None),
                seat("", Some("random")),
                seat("Bot", Some("random")),
                seat("", None),
            ];
            seats.resize(6, seat("", Some("greedy")));
            name_bots(&id.to_string(), &mut seats);
            let names: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
            assert_eq!([names[0], names[2], names[3]], ["ann", "Bot", ""], "what was given stays");
            let mut letters: Vec<_> =
                names.iter().filter_map(|name| name.to_lowercase().chars().next()).collect();
            letters.sort_unstable();
            letters.dedup();
            assert_eq!(letters.len(), 5, "{names:?}");
            let again = seats.clone();
            name_bots(&id.to_string(), &mut seats);
            assert_eq!(seats, again);
        }
    }
}
