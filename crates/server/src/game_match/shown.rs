//! A game as it is shown: views, moves in words, previews, plans, the record.

use super::{Described, Match};
use crate::history::with_history;
use crate::text::Sentence;
use game_core::record::{FORMAT, RecordResult};
use game_core::{Dice, Game as _, Seat, Viewer, World};
use games::plan::{Plan, PlanStep};
use games::{MovePreview, Playable as _, with_game};
use render::Reader;
use render::text::Language;
use serde_json::{Value, json};

impl Match {
    /// What a viewer may know of the position.
    pub(crate) fn view(&self, viewer: Viewer) -> Value {
        let history = self.history();
        history.map_or(
            Value::Null,
            |history| with_history!(history, history => json!(history.game.view(viewer))),
        )
    }

    /// The game as a viewer knows it, the rest made up; none for a lesson, which is not dealt.
    pub(crate) fn world(&self, viewer: Viewer, dice: &mut Dice) -> Option<World> {
        with_history!(self.history()?, history => history.world(viewer, dice))
    }

    /// All legal moves of a seat, with what each changes.
    pub(crate) fn moves(&self, language: Language, seat: Seat) -> Vec<(String, Value)> {
        let Some(history) = self.history() else { return Vec::new() };
        with_history!(history, history => {
            let mut moves = Vec::new();
            history.game.every_move(seat, &mut moves);
            let (game, names) = (&history.game, self.names(language));
            let reader = Reader::seated(language, &names, seat);
            moves.into_iter().map(|mv| (game.write_move(mv), game.preview(reader, seat, &mv))).collect()
        })
    }

    /// A legal move in words, with what it changes.
    pub(crate) fn describe(&self, language: Language, seat: Seat, text: &str) -> Result<Described, Sentence> {
        let history = self.history.as_ref().map_err(|reason| Sentence::from(reason.as_str()))?;
        let names = self.names(language);
        let reader = Reader::seated(language, &names, seat);
        with_history!(history, history => {
            let mv = history.parse(text)?;
            Ok(Described {
                text: history.game.explain(reader, seat, &mv)?.headline,
                hint: history.game.hint(reader, seat, &mv),
                preview: history.game.preview(reader, seat, &mv),
            })
        })
    }

    /// All that a move would do; `at` is where a tile that is only picked is planned to go.
    pub(crate) fn preview(
        &self,
        language: Language,
        seat: Seat,
        text: &str,
        at: Option<&str>,
    ) -> Result<MovePreview, Sentence> {
        let history = self.history.as_ref().map_err(|reason| Sentence::from(reason.as_str()))?;
        let names = self.names(language);
        with_history!(history, history => {
            let mv = history.legal(seat, text)?;
            let reader = Reader::seated(language, &names, seat);
            match at {
                Some(at) => history.game.explain_at(reader, seat, &mv, at),
                None => history.game.explain(reader, seat, &mv),
            }
        })
    }

    /// What a seat's plan leads to; nothing where nothing can be planned.
    pub(crate) fn plan(
        &self,
        language: Language,
        seat: Seat,
        steps: &[PlanStep],
        lists: bool,
    ) -> Option<Plan> {
        if !self.people().contains(seat) {
            return None;
        }
        let names = self.names(language);
        let reader = Reader::seated(language, &names, seat);
        with_history!(self.history()?, history => history.game.plan(reader, seat, steps, lists))
    }

    /// The record. While the game runs it has no seed, and moves that the viewer may not know are disguised.
    pub(crate) fn record(&self, viewer: Viewer) -> Value {
        let mut record = json!({
            "format": FORMAT, "game": self.head.game, "rules": self.head.rules, "seats": self.head.seats,
            "moves": [],
        });
        let fairness = &self.head.fairness;
        if let Some(proof) = &fairness.proof {
            record["commitment"] = json!(proof.commitment);
            record["version"] = json!(proof.version);
        }
        if let Some(seed) = self.head.chosen_seed() {
            record["seed_chosen"] = json!(true);
            record["seed"] = json!(seed);
        }
        let Some(history) = self.history() else {
            // What a move means is not known here: its game knows by the first word which are secret.
            let disguise = |text: &str| with_game!(self.head.game.as_str(), G => G::disguise(text)).flatten();
            let shown = |(seat, text): &(Seat, String)| match disguise(text) {
                Some(disguise) if viewer != Viewer::Seat(*seat) => disguise,
                _ => text.clone(),
            };
            record["moves"] = self.unread.iter().map(shown).collect();
            return record;
        };
        with_history!(history, history => {
            let over = history.game.outcome();
            let moves: Vec<String> = history
                .in_seat_order()
                .iter()
                .map(|(seat, mv)| history.shown(viewer, *seat, mv))
                .collect();
            record["moves"] = json!(moves);
            if over.is_some() || self.head.imported || self.is_closed() {
                record["seed"] = json!(self.head.seed);
                if let Some(salt) = fairness.proof.as_ref().and_then(|proof| proof.salt.as_ref()) {
                    record["salt"] = json!(salt);
                }
            }
            if let Some(outcome) = &over {
                record["result"] = json!(RecordResult::from(outcome));
            }
        });
        let early = &self.head.early;
        if let Some(closed) = early.closed {
            record["ended"] = json!(closed);
        }
        if !early.resigned.is_empty() {
            record["resigned"] = json!(early.resigned);
        }
        if !self.marked.is_empty() {
            record["take_backs"] = json!(self.marked);
        }
        record
    }
}
