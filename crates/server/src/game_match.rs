//! One game being played: what was agreed, the entries so far, and the position they lead to.
//!
//! Reads: entries. Writes: nothing; whoever changes a game_match stores the entry before telling anybody.
//!
//! **Invariant:** a game_match is its head and its entries. Whatever else it holds can be made again from them.

mod shown;

use crate::clock::{Overdue, Watch};
use crate::conditional::Conditional;
use crate::early_end::EndOffer;
use crate::entry::{Entry, Header, How, Row};
use crate::history::{AnyHistory, Chosen, History, Refused, with_history};
use crate::notice::Notice;
use crate::rematch::RematchOffer;
use crate::status::Status;
use crate::text::{Sentence, sentence};
use game_core::{Game, Seat, SeatSet, quoted};
use games::hint::Hinted;
use games::learn::lesson::Lesson;
use games::{Libraries, TableGame as _, no_such_game, with_game};
use render::text::Language;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::any::Any;
use std::collections::BTreeMap;

/// A take-back that waits for the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TakeBackOffer {
    /// Who asks.
    pub by: Seat,
    /// The plies that would stay.
    pub to: usize,
    /// Who agrees so far.
    pub agreed: SeatSet,
}

/// What taking back would take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TakeBack {
    /// It can be done at once.
    Now {
        /// The plies that would stay.
        to: usize,
        /// Why.
        how: How,
    },
    /// The other people at the table have to agree.
    Ask {
        /// The plies that would stay.
        to: usize,
    },
    /// There is nothing to take back.
    Nothing,
    /// The seat has taken back too often.
    TooOften,
}

/// What an entry is made from.
#[derive(Clone, Copy)]
enum Action<'a> {
    /// A move in the notation of records.
    Text(&'a str),
    /// A move of the game that is played.
    Typed(&'a (dyn Any + Send)),
    TakeBack {
        to: usize,
        how: How,
    },
}

/// So often a seat may take back in one game; replaying must stay cheap. Moves have no bound but the end of the game: nobody
/// can use them up for others.
pub(crate) const MOST_TAKE_BACKS: u32 = 200;

/// One game being played.
pub(crate) struct Match {
    /// What was agreed.
    pub head: Header,
    /// The position and the history that led to it; or why it cannot be continued.
    pub history: Result<AnyHistory, String>,
    /// The moves of a game that cannot be continued, as they were stored.
    unread: Vec<(Seat, String)>,
    /// How many entries there are.
    pub number: u32,
    /// For each seat the entry since which it has been shown what holds now: the last one that opened its choice, was its
    /// own, or took something back that concerned it.
    shown_since: Vec<u32>,
    /// For each seat the entry with which its turn began: somebody else's, after which it had to act.
    turns: Vec<u32>,
    /// Every take-back: its entry, and the plies that stayed.
    taken_back: Vec<(u32, usize)>,
    /// For each seat how often it took back.
    took_back: Vec<u32>,
    /// Take-backs that the record has to tell about.
    marked: Vec<Value>,
    /// A take-back that waits for the others.
    pub offer: Option<TakeBackOffer>,
    /// How long everybody has thought.
    pub watch: Watch,
    /// A seat whose time is over, where the others decide what follows.
    pub overdue: Option<Overdue>,
    /// Another game that somebody would like, once this one is over.
    pub rematch: Option<RematchOffer>,
    /// Somebody would like to end the game without a result.
    pub end: Option<EndOffer>,
    /// What seats want to be played when their turn comes. Kept in the store beside the entries.
    pub conditionals: BTreeMap<Seat, Conditional>,
    /// How often something changed beside the entries, as far as this copy knows.
    pub revision: i64,
}

/// A legal move in words.
pub(crate) struct Described {
    /// As what its seat does.
    pub text: String,
    /// As advice.
    pub hint: Hinted,
    /// What it changes for the mover.
    pub preview: Value,
}

impl Match {
    /// A game about to begin. Completes the head: rules as records write them, the seats that the rules play.
    pub(crate) fn begin(mut head: Header, libraries: &Libraries) -> Result<Match, String> {
        let history = with_game!(head.game.as_str(), G => {
            let history = match head.lesson() {
                Some((id, step)) => {
                    let lesson = Lesson::<G>::find(libraries, id)?;
                    let step = step.min(lesson.len().saturating_sub(1));
                    head.rules = lesson.spec(step);
                    History::of_lesson(lesson, step)
                }
                None => {
                    let setup = libraries.setup::<G>(&head.rules, &head.seats)?;
                    head.rules = G::spec(&setup);
                    History::<G>::new(setup, head.seed)
                }
            };
            if head.seats.len() == G::players(&history.setup) {
                head.seats.extend(G::automatic_seat(&history.setup));
            }
            if head.seats.len() != history.game.seats() {
                return Err(format!("the lesson has {} seats", history.game.seats()));
            }
            AnyHistory::from(history)
        });
        let history = history.ok_or_else(|| no_such_game(&head.game))?;
        let seats = head.seats.len();
        Ok(Match {
            head,
            history: Ok(history),
            unread: Vec::new(),
            number: 0,
            shown_since: vec![0; seats],
            turns: vec![0; seats],
            taken_back: Vec::new(),
            took_back: vec![0; seats],
            marked: Vec::new(),
            offer: None,
            watch: Watch::new(seats),
            overdue: None,
            rematch: None,
            end: None,
            conditionals: BTreeMap::new(),
            revision: 0,
        })
    }

    /// A stored game: its entries are made again, and compared with what they led to when they were made.
    pub(crate) fn restore(head: Header, rows: &[Row], libraries: &Libraries) -> Match {
        Match::retold(head, rows, libraries, |_| ())
    }

    /// As [`restore`](Match::restore), with what those who watched were told.
    pub(crate) fn retold(
        head: Header,
        rows: &[Row],
        libraries: &Libraries,
        mut each: impl FnMut(Notice),
    ) -> Match {
        let mut game_match = match Match::begin(head.clone(), libraries) {
            Ok(game_match) => game_match,
            Err(reason) => {
                let mut game_match = Match {
                    head,
                    history: Err(String::new()),
                    unread: Vec::new(),
                    number: 0,
                    shown_since: Vec::new(),
                    turns: Vec::new(),
                    taken_back: Vec::new(),
                    took_back: Vec::new(),
                    marked: Vec::new(),
                    offer: None,
                    watch: Watch::default(),
                    overdue: None,
                    rematch: None,
                    end: None,
                    conditionals: BTreeMap::new(),
                    revision: 0,
                };
                game_match.stop(rows, reason);
                return game_match;
            }
        };
        for row in rows {
            match game_match.follow(row) {
                Ok(notice) => each(notice),
                Err(reason) => {
                    game_match.stop(rows, reason);
                    return game_match;
                }
            }
        }
        game_match
    }

    /// Makes an entry that is stored already; or says why it leads to something else here than where it was made.
    pub(crate) fn follow(&mut self, row: &Row) -> Result<Notice, String> {
        let action = match &row.entry {
            Entry::Move(text) => Action::Text(text),
            Entry::TakeBack { to, how } => Action::TakeBack { to: *to, how: *how },
        };
        let made = self.make(row.seat, action, row.at);
        if row.planned {
            self.mark_planned();
        }
        let reason = match made {
            Ok(notice) if self.seal() == row.seal => return Ok(notice),
            Ok(_) => "it leads to another position now".to_owned(),
            Err(reason) => reason.in_language(Language::ENGLISH).to_owned(),
        };
        let (entry, version) = (quoted(&row.entry.to_string()), &self.head.version);
        Err(format!("entry {}, '{entry}', was made with version {version}: {reason}", row.number))
    }

    /// Notes why the game cannot be continued; its moves stay what they were.
    fn stop(&mut self, rows: &[Row], reason: String) {
        self.unread.clear();
        for row in rows {
            match &row.entry {
                Entry::Move(text) => self.unread.push((row.seat, text.clone())),
                Entry::TakeBack { to, .. } => self.unread.truncate(*to),
            }
        }
        self.number = rows.len() as u32;
        self.history = Err(reason);
    }

    /// The history, unless the game cannot be continued.
    pub(crate) fn history(&self) -> Option<&AnyHistory> {
        self.history.as_ref().ok()
    }

    /// Makes an entry.
    fn make(&mut self, seat: Seat, action: Action, at: i64) -> Result<Notice, Sentence> {
        let number = self.number + 1;
        let (plies, acted) = (self.ply(), self.to_act());
        let history = self.history.as_mut().map_err(|reason| Sentence::from(reason.as_str()))?;
        let opened = with_history!(history, history => history.opened);
        let notice = with_history!(history, history => match action {
            Action::Text(text) => history.tell(number, seat, history.parse(text)?)?,
            // Only a bot that was asked about this game has moves of its type.
            Action::Typed(mv) => match mv.downcast_ref() {
                Some(mv) => history.tell(number, seat, *mv)?,
                None => return Err(sentence!("error-broken")),
            },
            Action::TakeBack { to, how } => {
                history.take_back(to.min(plies));
                history.took_back(number, seat, how)
            }
        });
        if let Action::TakeBack { to, how: how @ (How::Alone | How::Agreed) } = action {
            self.marked.push(json!({ "seat": seat, "from": plies, "to": to, "how": how }));
        }
        if let Action::TakeBack { to, .. } = action {
            self.taken_back.push((number, to));
            self.took_back.get_mut(seat.index()).into_iter().for_each(|times| *times += 1);
        }
        let history = self.history.as_ref().map_err(|reason| Sentence::from(reason.as_str()))?;
        let same_choice = match action {
            Action::TakeBack { to, .. } => to >= opened,
            Action::Text(_) | Action::Typed(_) => with_history!(history, history => history.opened) == opened,
        };
        match same_choice {
            // What the others were shown when the choice was opened still holds.
            true => self.shown_since.get_mut(seat.index()).into_iter().for_each(|since| *since = number),
            false => self.shown_since.fill(number),
        }
        self.number = number;
        self.offer = None;
        self.overdue = None;
        self.rematch = None;
        self.end = None;
        let acts = self.to_act();
        self.watch.moved(seat, acts, at);
        if let (Some(terms), Ok(history)) =
            (self.head.clock.filter(|terms| terms.increment > 0), &self.history)
        {
            with_history!(history, history => {
                self.watch.count_moves(&terms, history.plies.iter().map(|ply| ply.seat));
            });
        }
        // Whoever goes on after an entry of its own is in the middle of its turn.
        for begins in acts.iter().filter(|&begins| begins != seat && !acted.contains(begins)) {
            self.turns[begins.index()] = number;
        }
        Ok(notice)
    }

    fn seal(&self) -> u64 {
        self.history().map_or(0, |history| with_history!(history, history => history.seal()))
    }

    /// Plays a move that was chosen when the game stood at `ply` and had so many entries (`version`); returns what to
    /// store and what to tell.
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        ply: Option<usize>,
        version: Option<u32>,
        chosen: &Chosen,
    ) -> Result<(Row, Notice), Refused> {
        if self.is_closed() {
            return Err(Refused::Illegal(sentence!("error-closed")));
        }
        // A move that was taken back and another one made in its place have the same ply; and whoever names no ply means
        // the choice that was open then.
        let since = self.shown_since.get(seat.index()).copied().unwrap_or_default();
        if version.is_some_and(|version| version < since || version > self.number) {
            return Err(Refused::Stale);
        }
        let history = self.history.as_ref().map_err(|reason| Refused::Illegal(reason.as_str().into()))?;
        let (opened, now) = with_history!(history, history => (history.opened, history.plies.len()));
        // Whoever names a version may have seen a pick of another seat that was taken back since.
        let latest = if version.is_some() { usize::MAX } else { now };
        if ply.is_some_and(|ply| !(opened..=latest).contains(&ply)) {
            return Err(Refused::Stale);
        }
        let at = crate::store::now();
        let action = match chosen {
            Chosen::Text(text) => Action::Text(text),
            Chosen::Typed(mv) => Action::Typed(mv.as_ref()),
        };
        let notice = self.make(seat, action, at).map_err(Refused::Illegal)?;
        // Stored as the notation has it, not as somebody typed it.
        let canonical = self.history().map_or_else(String::new, |history| {
            with_history!(history, history => {
                history.plies.last().map_or_else(String::new, |last| history.game.write_move(last.mv))
            })
        });
        Ok((self.row(seat, Entry::Move(canonical), at), notice))
    }

    /// Plays a move that was left for this turn.
    pub(crate) fn play_as_planned(&mut self, seat: Seat, text: &str) -> Result<(Row, Notice), Refused> {
        let (row, notice) = self.play(seat, None, None, &Chosen::Text(text.to_owned()))?;
        self.mark_planned();
        Ok((Row { planned: true, ..row }, notice))
    }

    /// The last move was left before its turn came.
    fn mark_planned(&mut self) {
        if let Ok(history) = &mut self.history {
            with_history!(history, history => history.plies.last_mut().into_iter().for_each(|last| last.planned = true));
        }
    }

    /// How often something was taken back.
    pub(crate) fn take_backs(&self) -> usize {
        self.taken_back.len()
    }

    /// Takes back to a ply; returns what to store and what to tell.
    pub(crate) fn take_back(&mut self, seat: Seat, to: usize, how: How) -> Result<(Row, Notice), Refused> {
        if self.is_closed() {
            return Err(Refused::Illegal(sentence!("error-closed")));
        }
        if self.took_back_too_often(seat) {
            return Err(Refused::Illegal(sentence!("error-take-backs", most = i64::from(MOST_TAKE_BACKS))));
        }
        let at = crate::store::now();
        let notice = self.make(seat, Action::TakeBack { to, how }, at).map_err(Refused::Illegal)?;
        Ok((self.row(seat, Entry::TakeBack { to, how }, at), notice))
    }

    /// Whether a seat may take nothing back any more.
    pub(crate) fn took_back_too_often(&self, seat: Seat) -> bool {
        self.took_back.get(seat.index()).is_some_and(|&times| times >= MOST_TAKE_BACKS)
    }

    fn row(&self, seat: Seat, entry: Entry, at: i64) -> Row {
        Row { number: self.number, seat, entry, planned: false, seal: self.seal(), at }
    }

    /// Whether a seat has kept the others waiting for so long that a bot may play for it.
    pub(crate) fn is_away(&self, seat: Seat) -> bool {
        const DAY: i64 = 24 * 3600;
        self.watch.waits_since(seat, DAY, crate::store::now())
    }

    /// Whether whoever should sit at a seat has kept the others waiting for minutes and never played: nobody may have told them.
    pub(crate) fn is_missing(&self, seat: Seat) -> bool {
        const LATE: i64 = 10 * 60;
        let now = crate::store::now();
        // No time is taken before the first entry.
        let late = match self.number {
            0 => self.to_act().contains(seat) && now - self.head.at >= LATE,
            _ => self.watch.waits_since(seat, LATE, now),
        };
        late && !self.has_played(seat)
    }

    /// Whether a seat has made a move that stands.
    pub(crate) fn has_played(&self, seat: Seat) -> bool {
        let played = |history: &AnyHistory| with_history!(history, history => history.plies.iter().any(|played| played.seat == seat));
        self.history().is_some_and(played)
    }

    /// Whose time is over next, and when; only those for whom no bot moves.
    pub(crate) fn deadline(&self) -> Option<(i64, Seat)> {
        let terms = self.head.clock.as_ref().filter(|_| !self.head.imported)?;
        let waited = self.to_act().iter().filter(|&seat| self.head.mover(seat).is_none());
        waited.filter_map(|seat| Some((self.watch.deadline(terms, seat)?, seat))).min()
    }

    /// What it takes for a seat to take its last move back.
    pub(crate) fn may_take_back(&self, seat: Seat) -> TakeBack {
        let Some(history) = self.history() else { return TakeBack::Nothing };
        let (last, ours, revealed, over) = with_history!(history, history => (
            history.plies.len(),
            history.plies.iter().rposition(|played| played.seat == seat),
            history.plies.last().is_some_and(|played| played.revealed),
            history.game.outcome().is_some(),
        ));
        match ours {
            _ if over || self.head.imported || self.has_given_up(seat) => TakeBack::Nothing,
            None => TakeBack::Nothing,
            Some(_) if self.took_back_too_often(seat) => TakeBack::TooOften,
            Some(to) if to + 1 == last && !revealed => TakeBack::Now { to, how: How::Free },
            Some(to) if self.players().len() == 1 => TakeBack::Now { to, how: How::Alone },
            Some(to) => TakeBack::Ask { to },
        }
    }

    /// The seats at which people sit.
    pub(crate) fn people(&self) -> SeatSet {
        if self.head.imported {
            return SeatSet::EMPTY;
        }
        let seats = self.head.seats.iter().enumerate();
        seats.filter(|(_, seat)| seat.bot.is_none()).map(|(index, _)| Seat::from_index(index)).collect()
    }

    /// How many plies have been played.
    pub(crate) fn ply(&self) -> usize {
        self.history().map_or(0, |history| with_history!(history, history => history.plies.len()))
    }

    /// How many plies have stood since entry `version`, at least.
    pub(crate) fn stayed(&self, version: u32) -> usize {
        let later = self.taken_back.iter().filter(|(number, _)| *number > version);
        later.map(|(_, to)| *to).fold(self.ply(), usize::min)
    }

    /// Who may move.
    pub(crate) fn to_act(&self) -> SeatSet {
        if self.is_closed() {
            return SeatSet::EMPTY;
        }
        self.history()
            .map_or(SeatSet::EMPTY, |history| with_history!(history, history => history.game.to_act()))
    }

    /// The entry with which the turn of a seat began, if it has to act.
    pub(crate) fn turn(&self, seat: Seat) -> Option<u32> {
        self.turns.get(seat.index()).copied().filter(|_| self.to_act().contains(seat))
    }

    /// Whether it goes on.
    pub(crate) fn status(&self) -> Status {
        if self.is_closed() {
            return Status::Finished;
        }
        self.history().map_or(Status::Stopped, |history| with_history!(history, history => history.status()))
    }

    /// The names of all seats, no two alike.
    pub(crate) fn names(&self, language: Language) -> Vec<String> {
        let given: Vec<String> = self.head.seats.iter().map(|seat| seat.name.clone()).collect();
        match self.history() {
            Some(history) => with_history!(history, history => history.game.seat_names(language, &given)),
            None => given,
        }
    }
}

#[cfg(test)]
mod tests;
