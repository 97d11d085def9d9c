//! Words that stand on boards.

use crate::text::Language;

/// The words on a board: City Center, trade route, and how a route is: open, closed, used.
pub fn board_words(language: Language) -> [String; 5] {
    [
        say!(language, "board-center"),
        say!(language, "board-trade"),
        say!(language, "board-open"),
        say!(language, "board-closed"),
        say!(language, "board-used"),
    ]
}
