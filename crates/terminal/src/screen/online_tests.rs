//! A screen at a table elsewhere: a table in memory that tells each seat its world and takes moves.

use super::describe::{ScreenGame, Stage};
use super::model::{Overlay, Screen};
use super::testing::{SIZES, keys, shown};
use crate::online::{Advice, Connection, Declined, News, Snapshot};
use crate::session::Session;
use crate::testing::{neom, suburbia};
use crate::{Options, Turn};
use game_core::{Dice, Game, Seat, Viewer};
use neom::Neom;
use ratatui::crossterm::event::KeyCode;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;
use suburbia::Suburbia;
use suburbia::setup::{Edition, Mode};

/// The table itself.
struct Table<G: Game> {
    start: G,
    game: G,
    plies: Vec<(Seat, G::Move)>,
    names: Vec<String>,
    news: VecDeque<News>,
    /// What the next move is answered with, if it is not taken.
    declines: Option<Declined>,
}

impl<G: Game> Table<G> {
    fn snapshot(&self, viewer: Viewer) -> Snapshot {
        let mut dice = Dice::new(self.plies.len() as u64, 5);
        Snapshot {
            names: self.names.clone(),
            seat: viewer.seat(),
            ply: self.plies.len(),
            version: 1 + self.plies.len() as u64,
            world: self.start.world(&self.plies, viewer, &mut dice).unwrap(),
            clock: vec![(75, true), (3700, false)],
        }
    }

    /// Somebody plays their first legal move; the other is told.
    fn play_first(&mut self, seat: Seat, told: Viewer) {
        let mut moves = Vec::new();
        self.game.legal_moves(seat, &mut moves);
        self.game.play(seat, moves[0].clone(), &mut ()).unwrap();
        self.plies.push((seat, moves[0].clone()));
        let now = self.snapshot(told);
        self.news.push_back(News::Changed(Box::new(now)));
    }
}

/// A seat's line to it.
struct Line<G: Game> {
    table: Rc<RefCell<Table<G>>>,
    viewer: Viewer,
}

impl<G: Game> Connection for Line<G> {
    fn news(&mut self, _wait: Duration) -> Option<News> {
        self.table.borrow_mut().news.pop_front()
    }

    fn look(&mut self) -> Result<Snapshot, String> {
        Ok(self.table.borrow().snapshot(self.viewer))
    }

    fn play(&mut self, ply: usize, _version: u64, mv: &str) -> Result<(), Declined> {
        let mut table = self.table.borrow_mut();
        if let Some(declined) = table.declines.take() {
            return Err(declined);
        }
        if ply != table.plies.len() {
            return Err(Declined::Stale);
        }
        let (seat, mv) = (self.viewer.seat().unwrap(), table.game.parse_move(mv).unwrap());
        table.game.play(seat, mv.clone(), &mut ()).unwrap();
        table.plies.push((seat, mv));
        Ok(())
    }

    fn take_back(&mut self) -> Result<bool, String> {
        Ok(false)
    }

    fn hint(&mut self) -> Result<Vec<Advice>, String> {
        let reasons = vec!["It scores.".to_owned()];
        Ok(vec![Advice { mv: "keep it".to_owned(), text: "Keep it".to_owned(), reasons, points: 2.25 }])
    }
}

fn join<G: ScreenGame>(options: Options<G>, viewer: Viewer) -> (Rc<RefCell<Table<G>>>, Screen<G>) {
    let start = G::new(&options.setup, options.seed);
    let names = options.seats.iter().map(|seat| seat.name.clone()).collect();
    let (game, plies, news) = (start.clone(), Vec::new(), VecDeque::new());
    let table = Rc::new(RefCell::new(Table { start, game, plies, names, news, declines: None }));
    let line = Box::new(Line { table: table.clone(), viewer });
    let now = table.borrow().snapshot(viewer);
    let session = Session::join(options.setup, options.seats, now, line, options.language).unwrap();
    (table, Screen::new(session))
}

fn ann() -> Viewer {
    Viewer::Seat(Seat(0))
}

#[test]
fn the_screen_of_a_joined_table_is_that_of_a_local_one_and_lives() {
    let options = || suburbia(Edition::Second, Mode::Standard, &["Ann", "Ben"], 5);
    let (table, mut screen) = join(options(), ann());
    // The same goals to choose from as at one keyboard, with the clock.
    let dealt = table.borrow().game.view(ann()).dealt_goals();
    assert_eq!(screen.session.view(Seat(0)).dealt_goals(), dealt);
    assert!(shown(&screen, SIZES[1]).contains("⏱ Ann 1:15"), "{}", shown(&screen, SIZES[1]));
    assert_eq!(screen.stage, Stage::Choose);
    // Ben chooses meanwhile: what Ann was choosing stays as it was.
    keys(&mut screen, "↓");
    let cursor = screen.step().map(|step| step.cursor);
    table.borrow_mut().play_first(Seat(1), ann());
    screen.listen().unwrap();
    assert_eq!(screen.step().map(|step| step.cursor), cursor);
    assert_eq!(screen.session.log().len(), 1);
    keys(&mut screen, "⏎");
    assert_eq!(table.borrow().plies.len(), 2);
    // Ben's moves appear without a key until it is Ann's turn.
    for _ in 0..9 {
        if table.borrow().game.to_act().contains(Seat(0)) {
            break;
        }
        assert!(matches!(screen.session.turn(), Turn::Elsewhere(Seat(1))));
        table.borrow_mut().play_first(Seat(1), ann());
        let before = screen.session.log().len();
        screen.listen().unwrap();
        assert_eq!(screen.session.log().len(), before + 1);
    }
    assert_eq!(screen.session.turn(), Turn::Human(Seat(0)));
    let known = serde_json::to_value(screen.session.view(Seat(0))).unwrap();
    assert_eq!(known, serde_json::to_value(table.borrow().game.view(ann())).unwrap());
}

#[test]
fn what_the_table_says_is_shown() {
    let (table, mut screen) = join(neom(&["Ann", "Ben", "Cid"], 3, false), ann());
    keys(&mut screen, "h");
    assert_eq!(screen.overlay, Some(Overlay::Hint));
    let hint = shown(&screen, SIZES[0]);
    assert!(hint.contains("Keep it [keep it]: +2.2 points") && hint.contains("It scores."), "{hint}");
    keys(&mut screen, "⎋u");
    assert!(screen.message.as_deref().is_some_and(|message| message.contains("were asked")));
    table.borrow_mut().declines = Some(Declined::Because("the server says no".to_owned()));
    keys(&mut screen, "⏎");
    assert_eq!(screen.message.as_deref(), Some("the server says no"));
    table.borrow_mut().declines = Some(Declined::Stale);
    keys(&mut screen, "⏎");
    assert!(screen.message.as_deref().is_some_and(|message| message.contains("look again")));
    assert!(table.borrow().plies.is_empty());
    table.borrow_mut().news.push_back(News::Lost);
    screen.message = None;
    screen.listen().unwrap();
    assert!(shown(&screen, SIZES[0]).contains("trying again"));
    table.borrow_mut().news.push_back(News::Back);
    screen.listen().unwrap();
    assert!(!shown(&screen, SIZES[0]).contains("trying again"));
    keys(&mut screen, "q");
    assert!(shown(&screen, SIZES[0]).contains("Your seat is kept"));
}

/// Whole games, each seat and a watcher: always the view that the table would show, never a made-up secret.
fn follow<G: ScreenGame>(options: &Options<G>, viewer: Viewer) {
    let (table, mut screen) = join(options.clone(), viewer);
    loop {
        let acting = table.borrow().game.to_act().lowest();
        let Some(seat) = acting else { break };
        table.borrow_mut().play_first(seat, viewer);
        screen.listen().unwrap();
        let seen = serde_json::to_value(screen.session.game().view(viewer)).unwrap();
        assert_eq!(seen, serde_json::to_value(table.borrow().game.view(viewer)).unwrap());
        shown(&screen, SIZES[0]);
    }
    assert_eq!(screen.stage, Stage::Over);
    assert_eq!(screen.overlay, Some(Overlay::Sheet('s')));
    screen.press_code(KeyCode::Esc).unwrap();
    assert_eq!(screen.overlay, None);
}

#[test]
fn whole_games_are_followed_to_their_scores() {
    for viewer in [ann(), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        follow::<Suburbia>(&suburbia(Edition::Second, Mode::Standard, &["Ann", "Ben"], 2), viewer);
        follow::<Neom>(&neom(&["Ann", "Ben", "Cid"], 2, false), viewer);
    }
}
