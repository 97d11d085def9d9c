//! Conditional moves: what a seat wants to be played as soon as its turn comes, if nothing it rests on has changed.
//!
//! Reads: the plan as the game previews it. Writes: the store, and a move through the rooms like any other.
//!
//! **Invariant:** a conditional move is for the seat's next move and for no other: it names how many moves the seat had made
//! and how often something had been taken back when it was left. A pick that says where it goes is for the placement after
//! it as well, if the pick was played so. So neither a restart nor a move made by hand can have it
//! played twice, or in a position of before. It is played only if it is legal, for the price and with the effect that its
//! owner was shown; else its owner has to decide, and is called. Nobody else learns of it before it is played.

use crate::game_match::Match;
use crate::history::{AnyHistory, History, Refused, with_history};
use crate::pages::table::AtTable;
use crate::rooms::{Room, Rooms, RoomsError};
use crate::status::Status;
use crate::store::StoreError;
use crate::text::say;
use game_core::Seat;
use games::Playable;
use games::plan::{PlanStep, PlannedStep};
use games::playable::{Measure, Part};
use render::text::Language;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What a seat wants to be played when its turn comes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Conditional {
    /// What.
    pub step: PlanStep,
    /// What it does for the seat, as its owner was shown it.
    effect: Vec<(Option<Measure>, i32)>,
    /// How many moves of the seat stood, and how often something had been taken back.
    own: usize,
    taken_back: usize,
    /// Why it is not played; kept until the seat moves.
    pub failed: Option<Failure>,
}

/// Why a conditional move is not played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Failure {
    /// It is not what was agreed any more.
    Changed,
    /// Moves were taken back since.
    TakenBack,
}

/// What a step does for its own seat, by itself.
fn effect(seat: Seat, step: &PlannedStep) -> Vec<(Option<Measure>, i32)> {
    let changes = step.preview.iter().flat_map(|preview| &preview.changes);
    let own = changes.filter(|change| change.seat == Some(seat) && change.part == Part::Move);
    own.map(|change| (change.what, change.delta)).collect()
}

/// What is paid.
fn price(effect: &[(Option<Measure>, i32)]) -> i32 {
    let paid = effect.iter().find(|(what, delta)| *what == Some(Measure::Money) && *delta < 0);
    paid.map_or(0, |(_, delta)| -delta)
}

impl Match {
    fn own_moves(&self, seat: Seat) -> usize {
        let count = |history: &AnyHistory| with_history!(history, history => history.plies.iter().filter(|played| played.seat == seat).count());
        self.history().map_or(0, count)
    }

    /// What a seat asks for, with the effect it has now; or why it cannot be asked for.
    pub(crate) fn conditional(
        &self,
        language: Language,
        seat: Seat,
        step: PlanStep,
    ) -> Result<Conditional, String> {
        let planned = self.first_step(language, seat, &step)?;
        Ok(Conditional {
            effect: effect(seat, &planned),
            step: PlanStep { mv: planned.mv, ..step },
            own: self.own_moves(seat),
            taken_back: self.take_backs(),
            failed: None,
        })
    }

    fn first_step(&self, language: Language, seat: Seat, step: &PlanStep) -> Result<PlannedStep, String> {
        let plan = self.plan(language, seat, std::slice::from_ref(step), false);
        let planned = plan.and_then(|plan| plan.steps.into_iter().next());
        let planned = planned.ok_or_else(|| say!(language, "error-no-plan"))?;
        match &planned.gone {
            Some(why) => Err(why.clone()),
            None if !planned.due => Err(say!(language, "error-conditional-later")),
            None => Ok(planned),
        }
    }

    /// The coin of the game.
    fn currency(&self) -> &'static str {
        fn of<G: AtTable>(_: &History<G>) -> &'static str {
            G::CURRENCY
        }
        self.history().map_or("", |history| with_history!(history, history => of(history)))
    }

    /// Whether the pick that a conditional move begins with was just played for the seat: then where it goes is left to do.
    fn was_picked(&self, seat: Seat, conditional: &Conditional) -> bool {
        fn last<G: Playable>(history: &History<G>, seat: Seat) -> Option<String> {
            let last = history.plies.iter().rfind(|played| played.seat == seat)?;
            last.planned.then(|| history.game.write_move(last.mv.clone()))
        }
        let played =
            self.history().and_then(|history| with_history!(history, history => last(history, seat)));
        conditional.step.at.is_some() && played.as_ref() == Some(&conditional.step.mv)
    }

    /// The move to be played, or why what was agreed does not hold.
    pub(crate) fn fulfilled(
        &self,
        language: Language,
        seat: Seat,
        conditional: &Conditional,
    ) -> Result<String, String> {
        let planned = self.first_step(language, seat, &conditional.step)?;
        let now = effect(seat, &planned);
        let (was, is) = (price(&conditional.effect), price(&now));
        if was != is {
            let [was, is] = [was, is].map(|price| format!("{}{price}", self.currency()));
            return Err(say!(language, "plan-price-changed", was, is));
        }
        if let Some(lacks) = planned.lacks {
            return Err(lacks);
        }
        if now != conditional.effect {
            return Err(say!(language, "plan-effect-changed"));
        }
        Ok(planned.mv)
    }

    /// Makes all conditional moves fit the game as it is now; returns those that are different, or gone.
    pub(crate) fn settle_conditionals(&mut self) -> Vec<(Seat, Option<Conditional>)> {
        if self.conditionals.is_empty() {
            return Vec::new();
        }
        let mut changed = Vec::new();
        let running = self.status() == Status::Running;
        for (seat, mut conditional) in self.conditionals.clone() {
            let before = conditional.clone();
            if self.own_moves(seat) == conditional.own + 1 && self.was_picked(seat, &conditional) {
                conditional.own += 1;
            }
            if !running || self.own_moves(seat) != conditional.own {
                self.conditionals.remove(&seat);
                changed.push((seat, None));
                continue;
            }
            let failed = match conditional.failed {
                Some(failed) => Some(failed),
                None if self.take_backs() != conditional.taken_back => Some(Failure::TakenBack),
                None if !self.to_act().contains(seat) || self.head.mover(seat).is_some() => None,
                None => self.fulfilled(Language::ENGLISH, seat, &conditional).err().map(|_| Failure::Changed),
            };
            conditional.failed = failed;
            if conditional != before {
                self.conditionals.insert(seat, conditional.clone());
                changed.push((seat, Some(conditional)));
            }
        }
        changed
    }
}

/// The seat whose turn it is and that has said what to play.
pub(crate) fn due(game_match: &Match) -> Option<Seat> {
    if game_match.head.imported || game_match.conditionals.is_empty() {
        return None;
    }
    game_match.to_act().iter().find(|&seat| is_due(game_match, seat))
}

/// Whether a seat's move is about to be played.
pub(crate) fn is_due(game_match: &Match, seat: Seat) -> bool {
    let waits = game_match.conditionals.get(&seat).is_some_and(|conditional| conditional.failed.is_none());
    waits && game_match.to_act().contains(seat) && game_match.head.mover(seat).is_none()
}

/// Plays a conditional move that is due; whether there was one.
pub(crate) async fn step(rooms: &Arc<Rooms>, room: &Arc<Room>) -> bool {
    if *rooms.closing().borrow() {
        return false;
    }
    let Some(lease) = rooms.keeper.lease(&room.id) else { return false };
    let (seat, number, agreed, mv) = {
        let game_match = room.game_match.lock().await;
        let Some(seat) = due(&game_match) else { return false };
        let Some(agreed) = game_match.conditionals.get(&seat).cloned() else { return false };
        let mv = game_match.fulfilled(Language::ENGLISH, seat, &agreed);
        (seat, game_match.number, agreed, mv)
    };
    let played = match mv {
        Ok(mv) => {
            let agreed = agreed.clone();
            let play = rooms.make(room, Some(lease), move |game_match| {
                // Its owner may have changed their mind, or somebody taken something back.
                let still =
                    game_match.number == number && game_match.conditionals.get(&seat) == Some(&agreed);
                if !still || !is_due(game_match, seat) {
                    return Err(Refused::Stale);
                }
                game_match.play_as_planned(seat, &mv)
            });
            play.await
        }
        Err(_) => Err(RoomsError::Broken),
    };
    match played {
        Ok(_) => crate::metrics::count("tabletown_conditional_moves_total", &[("outcome", "played")], 1),
        Err(RoomsError::Refused(Refused::Stale)) => {}
        // A database that does not answer has not changed what was agreed.
        Err(RoomsError::Store(_)) => tokio::time::sleep(crate::bots::RETRY).await,
        Err(error) => {
            // It has to be decided by hand; trying again would not help.
            tracing::warn!(game = room.id, seat = seat.0, %error, "a conditional move was not played");
            let failed = Conditional { failed: Some(Failure::Changed), ..agreed };
            room.game_match.lock().await.conditionals.insert(seat, failed.clone());
            keep(rooms, room, vec![(seat, Some(failed))]).await;
            rooms.bell.ring(room);
        }
    }
    true
}

/// Stores what became of conditional moves. What is lost here does no harm: it does not fit the game any more.
pub(crate) async fn keep(rooms: &Rooms, room: &Room, changed: Vec<(Seat, Option<Conditional>)>) {
    let any = !changed.is_empty();
    for (seat, conditional) in changed {
        let kept = match &conditional {
            Some(conditional) => rooms.store.keep_conditional(&room.id, seat, conditional).await,
            None => rooms.store.forget_conditional(&room.id, seat).await,
        };
        if let Err(error) = kept {
            tracing::error!(game = room.id, %error, "a conditional move could not be stored");
        }
    }
    if any {
        rooms.signal(&room.id);
    }
}

/// Why a conditional move was not taken.
pub(crate) enum NotLeft {
    /// It is the seat's turn, or the game is over.
    Now,
    /// It cannot be planned.
    Refused(String),
    /// The database failed.
    Store(StoreError),
}

/// Leaves a conditional move, in place of the one before.
pub(crate) async fn leave(
    rooms: &Rooms,
    room: &Room,
    language: Language,
    seat: Seat,
    step: PlanStep,
) -> Result<(), NotLeft> {
    let mut game_match = room.game_match.lock().await;
    if game_match.status() != Status::Running
        || game_match.to_act().contains(seat)
        || game_match.head.mover(seat).is_some()
    {
        return Err(NotLeft::Now);
    }
    let conditional = game_match.conditional(language, seat, step).map_err(NotLeft::Refused)?;
    rooms.store.keep_conditional(&room.id, seat, &conditional).await.map_err(NotLeft::Store)?;
    game_match.conditionals.insert(seat, conditional);
    rooms.signal(&room.id);
    Ok(())
}

/// Forgets what a seat left.
pub(crate) async fn forget(rooms: &Rooms, room: &Room, seat: Seat) -> Result<(), StoreError> {
    let mut game_match = room.game_match.lock().await;
    if game_match.conditionals.remove(&seat).is_some() {
        rooms.store.forget_conditional(&room.id, seat).await?;
        rooms.signal(&room.id);
    }
    Ok(())
}
