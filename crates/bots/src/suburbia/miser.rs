//! `miser`: a bot that only Suburbia has, for tests. It keeps its money together.

use crate::{Bot, BotGame};
use game_core::{Dice, Game, View, Viewer};
use neom::Neom;
use suburbia::library::Library;
use suburbia::moves::Move;
use suburbia::setup::{Edition, Mode, Setup};
use suburbia::{Suburbia, SuburbiaView};

/// Plays the first of the moves that leave most money.
pub(super) struct Miser;

impl Bot<Suburbia> for Miser {
    fn choose(&mut self, view: &SuburbiaView<'_>, _: &mut Dice) -> Move {
        let mut moves = Vec::new();
        view.legal_moves(&mut moves);
        let seat = view.viewer().seat().expect("a bot sits at the table");
        let left = |mv: &Move| match view.table().preview(seat, *mv, &mut ()) {
            Ok(tracks) => tracks[seat.index()].money,
            Err(_) => 0,
        };
        moves.into_iter().rev().max_by_key(left).expect("a bot is asked only when it has a move")
    }
}

#[test]
fn a_game_has_bots_of_its_own() {
    assert_eq!(Suburbia::bot_names().last(), Some(&"miser"));
    assert!(!Neom::bot_names().contains(&"miser"));
    let refused = |answer: Option<crate::UnknownBot>| answer.expect("there is no such bot").to_string();
    let near = refused(Suburbia::bot("misr").err());
    assert_eq!(near, "there is no bot 'misr'; did you mean 'miser'?");
    assert!(refused(Suburbia::bot("deep-thought").err()).contains("master, miser, and with a budget"));
    assert_ne!(refused(Neom::bot("miser").err()), near);

    let rules = Library::builtin().rules(&["base".to_owned()]).expect("the base pack is sound");
    let setup = Setup::new(rules, Edition::Second, Mode::Standard, 2).expect("the base game has this table");
    let mut game = Suburbia::new(&setup, 1);
    let mut bots = ["miser", "greedy"].map(|name| Suburbia::bot(name).expect("it exists"));
    let mut dice = Dice::new(1, 1);
    while let Some(seat) = game.to_act().lowest() {
        let mv = bots[seat.index()].choose(&game.view(Viewer::Seat(seat)), &mut dice);
        game.play(seat, mv, &mut ()).expect("bots play legal moves");
    }
    assert!(game.outcome().is_some());
}
