//! The list of games, and the macros that are made from it.
//!
//! A line `Variant = path::to::Game;` is all that the program is told of a game.

use crate::Playable;
use game_core::{Game, nearest, quoted};

/// Makes everything that follows from the list; `$` is passed in because a macro that writes macros cannot write it.
macro_rules! declare {
    ($d:tt $($Variant:ident = $Game:ty;)*) => {
        /// The games by the names they have in enums.
        pub mod listed {
            $(
                #[doc = concat!("The game ", stringify!($Variant), ".")]
                pub type $Variant = $Game;
            )*
        }

        /// The names of all games, those for tests included. Files that do not say which game they are for are for the
        /// first.
        pub const NAMES: &[&str] = &[$(<listed::$Variant as Game>::NAME),*];

        /// Runs an expression with `$G` as the game of that name: `with_game!(name, G => G::TITLE)`. `None` if there is
        /// none.
        #[macro_export]
        macro_rules! with_game {
            ($d name:expr, $d G:ident => $d run:expr) => {{
                let name: &str = $d name;
                $(if name == <$crate::listed::$Variant as ::game_core::Game>::NAME {
                    type $d G = $crate::listed::$Variant;
                    Some($d run)
                } else)* {
                    None
                }
            }};
        }

        /// Runs a block with `$G` as each game in turn.
        #[macro_export]
        macro_rules! for_each_game {
            ($d G:ident => $d run:block) => {{
                $({
                    type $d G = $crate::listed::$Variant;
                    $d run
                })*
            }};
        }

        /// An enum with a variant for each game, made of something generic:
        /// `enum_of_games! { pub enum AnyHistory of History }`.
        #[macro_export]
        macro_rules! enum_of_games {
            ($d(#[$d meta:meta])* $d vis:vis enum $d Any:ident of $d Of:ident) => {
                $d(#[$d meta])*
                $d vis enum $d Any {
                    $(
                        #[doc = concat!("Of ", stringify!($Variant), ".")]
                        $Variant($d Of<$crate::listed::$Variant>),
                    )*
                }

                $(impl From<$d Of<$crate::listed::$Variant>> for $d Any {
                    fn from(of: $d Of<$crate::listed::$Variant>) -> $d Any {
                        $d Any::$Variant(of)
                    }
                })*
            };
        }

        /// Runs an expression with what such an enum holds, whichever game it is of:
        /// `match_game!([crate::AnyHistory] any, history => history.len())`.
        #[macro_export]
        macro_rules! match_game {
            ([$d($d Any:tt)*] $d any:expr, $d of:ident => $d run:expr) => {
                match $d any {
                    $($d($d Any)*::$Variant($d of) => $d run,)*
                }
            };
        }
    };
}

/// Adds to the list what is for tests.
#[cfg(feature = "third-game")]
macro_rules! with_tests {
    ($then:ident! { $($list:tt)* } $($tests:tt)*) => { $then! { $($list)* $($tests)* } };
}

/// Leaves out of the list what is for tests.
#[cfg(not(feature = "third-game"))]
macro_rules! with_tests {
    ($then:ident! { $($list:tt)* } $($tests:tt)*) => { $then! { $($list)* } };
}

with_tests! {
    declare! {
        $
        Suburbia = ::suburbia::Suburbia;
        Neom = ::neom::Neom;
    }
    Plots = crate::plots::Plots;
}

/// The names of the games that people are offered.
pub fn offered() -> Vec<&'static str> {
    let mut names = Vec::new();
    for_each_game!(G => {
        if <G as Playable>::OFFERED {
            names.push(G::NAME);
        }
    });
    names
}

/// The offered games as a sentence names them: `suburbia or neom`.
pub fn names() -> String {
    match offered().as_slice() {
        [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
        all => all.join(""),
    }
}

/// The name on a game's box.
pub fn title_of(game: &str) -> &'static str {
    with_game!(game, G => <G as terminal::TableGame>::TITLE).unwrap_or("?")
}

/// Why there is no game of this name, and which may be meant.
pub fn no_such_game(name: &str) -> String {
    let offered = offered();
    match nearest(name, offered.iter().copied()) {
        Some(near) => format!("there is no game '{}'; did you mean '{near}'?", quoted(name)),
        None => format!("there is no game '{}'; there are: {}", quoted(name), offered.join(", ")),
    }
}
