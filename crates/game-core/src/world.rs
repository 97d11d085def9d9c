//! Worlds: a game as one viewer knows it, told in full to somebody elsewhere.
//!
//! A view says what can be seen; whoever is to draw it, list moves and preview them needs a game. A world is one: the deal
//! and the plies that lead to the viewer's position, with all that the viewer may not know made up. Played from its deal
//! it is the same view, the same legal moves and the same log.
//!
//! **Invariant:** games that look the same to a viewer have the same worlds, so a world tells nothing that the view
//! does not ([`laws::worlds_look_the_same_and_leak_nothing`](crate::laws::worlds_look_the_same_and_leak_nothing)).

use crate::{Game, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A game as one viewer knows it, the rest made up.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct World {
    /// What was dealt, as the game itself writes it.
    pub deal: Value,
    /// Who moved and how, in the order in which it happened.
    pub plies: Vec<(Seat, String)>,
}

/// Why a world cannot be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnsoundWorld(pub String);

impl std::fmt::Display for UnsoundWorld {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for UnsoundWorld {}

impl World {
    /// The game before its first ply.
    pub fn start<G: Game>(&self, setup: &G::Setup) -> Result<G, UnsoundWorld> {
        G::from_deal(setup, &self.deal)
    }

    /// The moves of its plies, judged by the rules one by one; `each` is given the game before the ply.
    pub fn replay<G: Game>(
        &self,
        setup: &G::Setup,
        mut each: impl FnMut(&G, Seat, &G::Move),
    ) -> Result<G, UnsoundWorld> {
        let mut game = self.start::<G>(setup)?;
        for (ply, (seat, text)) in self.plies.iter().enumerate() {
            let unsound = |reason: String| UnsoundWorld(format!("ply {}: {reason}", ply + 1));
            let mv = game.parse_move(text).map_err(|error| unsound(error.to_string()))?;
            each(&game, *seat, &mv);
            if let Err(illegal) = game.play(*seat, mv, &mut ()) {
                return Err(unsound(game.write_refusal(illegal)));
            }
        }
        Ok(game)
    }
}
