//! What special tiles ask for, one step after the other: which tile is turned over, where a free marker goes, which tile
//! is taken for nothing and where it goes. Each answer shows what it leads to.

use super::{Cx, Kind, places};
use crate::screen::describe::{Choice as Offered, Form, Sentence, Step, StepOf, Tone};
use crate::suburbia::extras;
use crate::suburbia::preview::{net_text, worth};
use crate::text::say;
use render::suburbia::sentence::{self, net_change};
use suburbia::choice::MAX_CHOICES;
use suburbia::hex::Footprint;
use suburbia::moves::{Choice, Choices, Move, Slot};
use suburbia::setup::MAX_SEATS;
use suburbia::table::Tracks;
use suburbia::{Outlook, Suburbia};

/// The answers given so far; a free tile that was declined is one of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Answers {
    list: [Option<Choice>; MAX_CHOICES],
    len: u8,
}

impl Answers {
    fn with(mut self, answer: Option<Choice>) -> Answers {
        if let Some(next) = self.list.get_mut(usize::from(self.len)) {
            *next = answer;
            self.len += 1;
        }
        self
    }

    fn list(&self) -> &[Option<Choice>] {
        &self.list[..usize::from(self.len)]
    }
}

/// What is asked next.
struct Question {
    outlooks: Vec<Outlook>,
    /// Everybody's tracks before the answer.
    before: [Tracks; MAX_SEATS],
}

impl Question {
    /// What a build asks for after these answers.
    fn after(cx: &Cx<'_>, build: Move, answers: &Answers) -> Option<Question> {
        let table = cx.table();
        let build = build.choosing(Choices::NONE);
        if !table.asks_for_choice(cx.seat, build) {
            return None;
        }
        let (mut asked, mut open) = (0, None);
        let mut before = table.preview_build(cx.seat, build).ok()?;
        table.completed(cx.seat, build, |outlooks| {
            let given = answers.list().get(asked);
            asked += 1;
            if given.is_none() && open.is_none() {
                open = Some(Question { outlooks: outlooks.to_vec(), before });
            }
            let chosen = given.and_then(|given| outlooks.iter().position(|outlook| outlook.choice == *given));
            let chosen = chosen.unwrap_or(0);
            before = outlooks[chosen].tracks;
            chosen
        });
        open
    }

    /// The slots of the tiles that can be had for nothing.
    fn free_slots(&self) -> Vec<Slot> {
        let mut slots = Vec::new();
        for outlook in &self.outlooks {
            match outlook.choice {
                Some(Choice::Free { slot, .. }) if !slots.contains(&slot) => slots.push(slot),
                _ => {}
            }
        }
        slots
    }
}

/// A move with one more answer.
fn with_answer(mv: Move, choice: Choice) -> Move {
    let given = mv.choices().iter().try_fold(Choices::NONE, |all, &choice| all.with(choice));
    given.and_then(|all| all.with(choice)).map_or(mv, |all| mv.choosing(all))
}

/// What is to be chosen after the choice under the cursor.
pub(super) fn next_step(cx: &Cx<'_>) -> Option<StepOf<Suburbia>> {
    let (mv, step) = (cx.mv()?, cx.step?);
    match step.kind {
        Kind::Cell => ask(cx, mv, Answers::default()),
        Kind::Flip(given) | Kind::Marker(given) | Kind::FreeCell(given, _) => {
            ask(cx, mv, given.with(mv.choices().last().copied()))
        }
        Kind::Free(given) => {
            let question = Question::after(cx, mv, &given)?;
            match step.cursor.checked_sub(1).and_then(|place| question.free_slots().get(place).copied()) {
                Some(slot) => {
                    let here = |choice| matches!(choice, Choice::Free { slot: of, .. } if of == slot);
                    Some(question.step(cx, Kind::FreeCell(given, slot), Form::Cells, mv, here))
                }
                None => ask(cx, mv, given.with(None)),
            }
        }
        Kind::Border(_) | Kind::Goal | Kind::Discard => None,
    }
}

fn ask(cx: &Cx<'_>, mv: Move, given: Answers) -> Option<StepOf<Suburbia>> {
    let question = Question::after(cx, mv, &given)?;
    let first = question.outlooks.iter().find_map(|outlook| outlook.choice)?;
    Some(match first {
        Choice::Flip { .. } => question.step(cx, Kind::Flip(given), Form::List, mv, |_| true),
        Choice::Marker { .. } => question.step(cx, Kind::Marker(given), Form::Cells, mv, |_| true),
        Choice::Free { .. } => {
            let (language, own) = (cx.language(), cx.seat.index());
            let net = net_change(language, cx.table().tracks(cx.seat), &question.before[own]);
            let entry = |text| Offered { mv, text, net: net.clone(), cells: Vec::new() };
            let tile = |slot: Slot| {
                let tile = extras::in_slot(cx.table(), slot).map(|kind| cx.tile(kind)).unwrap_or_default();
                entry(say!(language, "suburbia-free-tile", tile, slot = slot.to_string()))
            };
            let tiles = question.free_slots().into_iter().map(tile);
            let choices = [entry(say!(language, "suburbia-decline"))].into_iter().chain(tiles).collect();
            Step { cursor: 1, ..Step::new(Kind::Free(given), Form::List, choices) }
        }
    })
}

impl Question {
    /// The answers that fit, the cursor on the one that leaves most income and reputation, and least to others.
    fn step(
        &self,
        cx: &Cx<'_>,
        kind: Kind,
        form: Form,
        mv: Move,
        fits: impl Fn(Choice) -> bool,
    ) -> StepOf<Suburbia> {
        let (mut choices, mut best) = (Vec::new(), (i32::MIN, 0));
        for outlook in &self.outlooks {
            let Some(choice) = outlook.choice.filter(|&choice| fits(choice)) else { continue };
            let sums = cx.table().all_seats().map(|seat| {
                let gained = worth(&self.before[seat.index()], &outlook.tracks[seat.index()]);
                if seat == cx.seat { gained } else { -gained }
            });
            let rank = sums.sum();
            if rank > best.0 {
                best = (rank, choices.len());
            }
            choices.push(self.offer(cx, mv, outlook, choice));
        }
        Step { cursor: best.1, ..Step::new(kind, form, choices) }
    }

    /// An answer with all the move leads to so far.
    fn offer(&self, cx: &Cx<'_>, mv: Move, outlook: &Outlook, choice: Choice) -> Offered<Move> {
        let net = net_change(cx.language(), cx.table().tracks(cx.seat), &outlook.tracks[cx.seat.index()]);
        let text = match choice {
            Choice::Flip { seat, at } => {
                let changes = extras::changes(cx.session, &self.before, &outlook.tracks, |_| true);
                let changes = changes.unwrap_or_else(|| net_text(cx.language(), &[]));
                let (tile, name) =
                    (extras::tile_at(cx.session, cx.seat, mv, seat, at.into()), cx.session.name(seat));
                say!(cx.language(), "suburbia-flip", tile, name, at = at.to_string(), changes)
            }
            _ => String::new(),
        };
        let cells = target(choice).map(places).unwrap_or_default();
        Offered { mv: with_answer(mv, choice), text, net, cells }
    }
}

/// Where an answer is seen on the map of the seat that gives it.
pub(super) fn target(choice: Choice) -> Option<Footprint> {
    match choice {
        Choice::Flip { .. } => None,
        Choice::Marker { at } => Some(at),
        Choice::Free { at, .. } => Some(Footprint::Cell(at)),
    }
}

/// What is asked in a step.
pub(super) fn task(cx: &Cx<'_>, kind: Kind) -> Option<String> {
    let language = cx.language();
    Some(match kind {
        Kind::Flip(_) => say!(language, "suburbia-task-flip"),
        Kind::Marker(_) => say!(language, "suburbia-task-free-marker"),
        Kind::Free(_) => say!(language, "suburbia-task-free"),
        Kind::FreeCell(_, slot) => {
            say!(
                language,
                "suburbia-task-where",
                tile = extras::in_slot(cx.table(), slot).map(|kind| cx.tile(kind)).unwrap_or_default()
            )
        }
        _ => return None,
    })
}

/// About the answer under the cursor: the tile it is about.
pub(super) fn about(cx: &Cx<'_>) -> Vec<Sentence> {
    let (Some(mv), Some(step)) = (cx.mv(), cx.step) else { return Vec::new() };
    let plain = |text: String| Sentence::new(text, Tone::Plain);
    let (language, rules) = (cx.language(), cx.table().rules());
    match (step.kind, mv.choices().last()) {
        (Kind::Flip(_), Some(&Choice::Flip { seat, at })) => {
            let index = cx.table().borough(seat).at(at);
            let account = index.and_then(|index| extras::account(cx.session, seat, index));
            let tile = extras::tile_at(cx.session, cx.seat, mv, seat, at.into());
            account.map(|account| plain(format!("{tile}: {account}"))).into_iter().collect()
        }
        (Kind::Marker(_), Some(&Choice::Marker { at })) => {
            vec![plain(extras::tile_at(cx.session, cx.seat, mv, cx.seat, at))]
        }
        (Kind::Free(given), _) => {
            let Some(question) = Question::after(cx, mv, &given) else { return Vec::new() };
            let slot = step.cursor.checked_sub(1).and_then(|place| question.free_slots().get(place).copied());
            let Some(kind) = slot.and_then(|slot| extras::in_slot(cx.table(), slot)) else {
                return Vec::new();
            };
            let heading = Sentence::new(sentence::tile_heading(language, rules, kind), Tone::Bold);
            let does =
                sentence::tile_text(language, rules, kind).into_iter().map(|line| plain(format!(" {line}")));
            [heading].into_iter().chain(does).collect()
        }
        _ => Vec::new(),
    }
}
