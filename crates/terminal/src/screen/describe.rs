//! What a game says about itself for the screen: which steps a choice has, what the panes show, what its keys mean.
//!
//! Everything here is plain text, cells and moves; the machine in this folder draws it and moves the cursor. Every
//! method has a default, which offers the legal moves as a list, so that a game with an empty description can be played.
//!
//! **Invariant:** a description decides nothing: it is asked, and only the machine plays.

use crate::picture::{Colour, Picture, Place};
use crate::text::say;
use crate::{Session, TerminalGame};
use game_core::Seat;
use render::text::Language;
use std::fmt::Debug;

/// How some letters look. Colour is never the only sign: every coloured thing has a letter or a word too.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tone {
    /// As the terminal has it.
    #[default]
    Plain,
    /// What is out of reach, or only helps to read.
    Dim,
    /// Headings, and one's own.
    Bold,
    /// A gain.
    Good,
    /// A loss, or a refusal.
    Bad,
    /// The bold letters of a kind of tile.
    Badge(Colour),
}

/// A row of letters, piece by piece.
pub type Spans = Vec<(String, Tone)>;

/// A sentence that is broken where a pane ends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sentence {
    /// The words.
    pub text: String,
    /// How they look.
    pub tone: Tone,
    /// The choice that a click on it is about.
    pub choice: Option<usize>,
}

impl Sentence {
    /// A sentence that cannot be clicked.
    pub fn new(text: impl Into<String>, tone: Tone) -> Sentence {
        Sentence { text: text.into(), tone, choice: None }
    }
}

/// How the choices of a step are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// On the cells of the map.
    Cells,
    /// As a list in place of the rows.
    List,
    /// Among the rows or in the text, by the game itself.
    Rows,
}

/// One of the moves to choose from.
#[derive(Debug, Clone, PartialEq)]
pub struct Choice<M> {
    /// What Enter plays, what is still to be chosen filled in.
    pub mv: M,
    /// What a list says.
    pub text: String,
    /// What the move brings, as short as it gets, part by part.
    pub net: Vec<String>,
    /// The cells a click on which chooses it.
    pub cells: Vec<Place>,
}

/// One step of choosing a move: some moves, and the cursor among them.
#[derive(Debug, Clone, PartialEq)]
pub struct Step<M, K> {
    /// What is being chosen, in the game's own terms.
    pub kind: K,
    /// Where the choices are shown.
    pub form: Form,
    /// What there is to choose from.
    pub choices: Vec<Choice<M>>,
    /// The choice under the cursor.
    pub cursor: usize,
    /// All moves that agree with what has been chosen before.
    pub candidates: Vec<M>,
}

impl<M: Clone, K> Step<M, K> {
    /// A step that begins at its first choice.
    pub fn new(kind: K, form: Form, choices: Vec<Choice<M>>) -> Step<M, K> {
        Step { kind, form, choices, cursor: 0, candidates: Vec::new() }
    }

    /// The move under the cursor.
    pub fn mv(&self) -> Option<M> {
        self.choices.get(self.cursor).map(|choice| choice.mv.clone())
    }
}

/// The step of a game.
pub type StepOf<G> = Step<<G as game_core::Game>::Move, <G as ScreenGame>::Kind>;

/// Who goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// The next person has to take the seat before anything is shown.
    HandOver,
    /// A bot or the rules move.
    Computer,
    /// The person at the keyboard decides.
    Choose,
    /// The game is over.
    Over,
}

/// What a description may look at: the session, whose seat is shown, and where the cursor is.
pub struct Context<'a, G: ScreenGame> {
    /// The game so far; what is hidden is asked of its view.
    pub session: &'a Session<G>,
    /// The seat the screen is about.
    pub seat: Seat,
    /// Who goes on.
    pub stage: Stage,
    /// The row under the cursor.
    pub row: usize,
    /// A switch that a key of the game's own turns, off at the beginning of every decision.
    pub switched: bool,
    /// The step that is chosen in; `None` while it is a row.
    pub step: Option<&'a StepOf<G>>,
    /// Where the row under the cursor would lead, for the map.
    pub lit: &'a [Choice<G::Move>],
}

impl<'a, G: ScreenGame> Context<'a, G> {
    /// What everything is said in.
    pub fn language(&self) -> Language {
        self.session.language()
    }

    /// The name of the seat the screen is about.
    pub fn name(&self) -> &'a str {
        self.session.name(self.seat)
    }

    /// Whether only computers play, and the screen shows what everybody may see.
    pub fn watching(&self) -> bool {
        self.session.humans() == 0
    }

    /// What is being chosen, if it is not a row.
    pub fn kind(&self) -> Option<G::Kind> {
        self.step.map(|step| step.kind)
    }

    /// The move under the cursor, where one is chosen.
    pub fn mv(&self) -> Option<G::Move> {
        self.step.and_then(Step::mv)
    }

    /// Whether Enter plays now.
    pub fn plays(&self) -> bool {
        match self.step {
            None => self.stage == Stage::Choose && G::row_move(self).is_some(),
            Some(_) => G::next_step(self).is_none(),
        }
    }
}

/// What a key of the game's own, or a click on a row, does; several in order.
pub enum Reply<M, K> {
    /// Goes to a row.
    Row(usize),
    /// Goes on from the row, as Enter does where it does not play.
    Open,
    /// Goes to a choice of the step.
    Cursor(usize),
    /// Turns the switch.
    Switch(bool),
    /// Takes the place of the step.
    Replace(Step<M, K>),
    /// Says something.
    Say(String),
}

/// The replies of a game.
pub type Replies<G> = Vec<Reply<<G as game_core::Game>::Move, <G as ScreenGame>::Kind>>;

/// Sizes of the panes.
#[derive(Debug, Clone, Copy)]
pub struct Layout {
    /// Columns of the left side in windows of 80, 100 and 120 columns, and the most in larger ones.
    pub left: [u16; 4],
    /// Whether a long list leaves two fifths of its side to the text below it.
    pub short_list: bool,
    /// Whether the text about a row or choice is what scrolls; else the log does, unless cells are chosen.
    pub long_text: bool,
    /// Whether the rows are much the same at every decision: the cursor stays where it was, and what happened is shown
    /// before the row under it.
    pub steady_rows: bool,
    /// Columns beside the map of a seat that is looked at.
    pub side: u16,
}

/// A title with what stands below it.
pub struct Pane<T> {
    /// What the frame says.
    pub title: String,
    /// What is inside.
    pub lines: Vec<T>,
}

impl<T> Pane<T> {
    /// A pane.
    pub fn new(title: impl Into<String>, lines: Vec<T>) -> Pane<T> {
        Pane { title: title.into(), lines }
    }
}

/// A game with a screen.
pub trait ScreenGame: TerminalGame {
    /// The steps of a choice, told apart; `()` where there is one.
    type Kind: Copy + PartialEq + Debug + Default;

    /// Sizes of the panes.
    const LAYOUT: Layout =
        Layout { left: [40, 50, 60, 80], short_list: true, long_text: true, steady_rows: false, side: 0 };
    /// Letters of the sheets that can be looked at.
    const SHEETS: &'static [char] = &['s'];

    /// What a decision begins with, if it is not a row.
    fn first_step(cx: &Context<'_, Self>) -> Option<StepOf<Self>> {
        let moves = cx.session.legal_moves(cx.seat).into_iter();
        let choice = |mv: Self::Move| {
            let (notation, what) = (cx.session.notation(mv.clone()), Self::object(cx.session, cx.seat, &mv));
            let text = if what.is_empty() { notation } else { format!("{notation}: {what}") };
            Choice { mv, text, net: Vec::new(), cells: Vec::new() }
        };
        Some(Step::new(Self::Kind::default(), Form::List, moves.map(choice).collect()))
    }

    /// What Enter plays on the row under the cursor.
    fn row_move(_cx: &Context<'_, Self>) -> Option<Self::Move> {
        None
    }

    /// Where Enter leads from the row under the cursor, or why it does not; an empty reason says nothing.
    fn open_row(_cx: &Context<'_, Self>) -> Result<StepOf<Self>, String> {
        Err(String::new())
    }

    /// What is to be chosen after the choice under the cursor; nothing if Enter plays it.
    fn next_step(_cx: &Context<'_, Self>) -> Option<StepOf<Self>> {
        None
    }

    /// Whether a letter leads back from the cells to the rows, as digits do.
    fn is_row_key(_cx: &Context<'_, Self>, _key: char) -> bool {
        false
    }

    /// Whether the arrows go to this choice before they go to others: where several choices lie on one cell, those
    /// that are like the one under the cursor.
    fn is_alike(_cx: &Context<'_, Self>, _choice: &Choice<Self::Move>) -> bool {
        true
    }

    /// What a letter or digit does; nothing if it is none of the game's own.
    fn key(_cx: &Context<'_, Self>, _key: char) -> Replies<Self> {
        Vec::new()
    }

    /// What a click on a row does.
    fn click_row(_cx: &Context<'_, Self>, row: usize) -> Replies<Self> {
        vec![Reply::Row(row)]
    }

    /// Where the row under the cursor would lead, for the map.
    fn lit(_cx: &Context<'_, Self>) -> Vec<Choice<Self::Move>> {
        Vec::new()
    }

    /// How many rows there are.
    fn count(_cx: &Context<'_, Self>) -> usize {
        0
    }

    /// The rows for a width, without the mark of the cursor.
    fn rows(_cx: &Context<'_, Self>, _width: usize) -> Pane<Spans> {
        Pane::new("", Vec::new())
    }

    /// The row that the move under the cursor is about, if it is shown among the rows.
    fn row_of(_cx: &Context<'_, Self>) -> Option<usize> {
        None
    }

    /// The title of the list of choices, and notes above them.
    fn list_head(cx: &Context<'_, Self>) -> Pane<String> {
        Pane::new(say!(cx.language(), "screen-moves"), Vec::new())
    }

    /// Game, round, the seat's own numbers.
    fn heading(cx: &Context<'_, Self>) -> String {
        format!("{}   {}", Self::TITLE, cx.name())
    }

    /// What the person at the keyboard has to do now.
    fn task(cx: &Context<'_, Self>) -> String {
        Self::due(cx.session, cx.seat)
    }

    /// The keys that do something now.
    fn keys(cx: &Context<'_, Self>) -> String {
        say!(cx.language(), "screen-keys")
    }

    /// The keys to look around with while computers move, and at the end.
    fn idle_keys(cx: &Context<'_, Self>) -> String {
        say!(cx.language(), "screen-keys-idle")
    }

    /// What the row under the cursor is, or everything the move under the cursor would change.
    fn detail(cx: &Context<'_, Self>) -> Pane<Sentence> {
        let preview = cx.mv().and_then(|mv| Self::preview(cx.session, cx.seat, &mv).ok());
        let plain = |text| Sentence::new(text, Tone::Plain);
        let sentences = preview.unwrap_or_default().into_iter().map(plain).collect();
        Pane::new(say!(cx.language(), "screen-preview"), sentences)
    }

    /// Everybody's numbers, as many rows as there is room for.
    fn players_pane(cx: &Context<'_, Self>, (_, height): (usize, usize)) -> Pane<Spans> {
        let mut lines = Self::position(cx.session, cx.seat);
        lines.truncate(height);
        let lines = lines.into_iter().map(|line| vec![(line, Tone::Plain)]).collect();
        Pane::new(say!(cx.language(), "screen-position"), lines)
    }

    /// Rows of the players' pane, its frame included, in a right side of this size.
    fn players_height(_cx: &Context<'_, Self>, (_, height): (u16, u16)) -> u16 {
        height
    }

    /// The map of a seat in a room of this size, for the table (`own`) with what can be chosen on it.
    fn map(_cx: &Context<'_, Self>, _seat: Seat, _own: bool, _room: (usize, usize)) -> Picture {
        Picture::new(0, 0)
    }

    /// The title of one's own map.
    fn map_title(_cx: &Context<'_, Self>) -> String {
        String::new()
    }

    /// A seat that is looked at: what the frame says above and below its map, and the text beside it. Nothing where seats
    /// have no maps.
    fn town(_cx: &Context<'_, Self>, _seat: Seat) -> Option<(Pane<Sentence>, String)> {
        None
    }

    /// Where a cell lies in the picture, to the right and down.
    fn point(place: Place) -> (f64, f64) {
        (place.1.into(), place.0.into())
    }

    /// A sheet by its letter; `s` is shown at the end of the game.
    fn sheet(cx: &Context<'_, Self>, _key: char) -> Option<Pane<String>> {
        Some(Pane::new(say!(cx.language(), "screen-scoring"), Self::scoring(cx.session)?))
    }

    /// All keys, one a line: `key | what it does`; a line without a bar is a note.
    fn keys_help(cx: &Context<'_, Self>) -> String {
        say!(cx.language(), "screen-help")
    }
}
