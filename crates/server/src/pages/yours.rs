//! The games a browser holds seats in: those that run, one's own turn first, and those that are over.

use super::words;
use crate::App;
use crate::entry::Closed;
use crate::game_match::Match;
use crate::history::with_history;
use crate::results::Ended;
use crate::rooms::RoomsError;
use crate::store::Visitor;
use crate::text::say;
use futures_util::stream::{self, StreamExt as _};
use game_core::{Game as _, Seat};
use games::page::Drawn;
use games::with_game;
use maud::{Markup, html};
use render::text::Language;

/// So many games are listed.
const MOST: u32 = 100;
/// So many are read at once.
const AT_ONCE: usize = 8;
/// So many running and finished games are shown before one asks for more.
const RUNNING: usize = 3;
const FINISHED: usize = 4;

/// A game as its history in the list tells it.
pub(super) struct Yours {
    id: String,
    head: crate::entry::Header,
    names: Vec<String>,
    /// The seats the browser holds.
    own: Vec<Seat>,
    state: State,
    /// Whether the browser does not want to see it.
    hidden: bool,
}

enum State {
    Running {
        to_act: Vec<Seat>,
        period: usize,
    },
    Finished {
        winners: Vec<Seat>,
        scores: Vec<i32>,
    },
    /// People ended it.
    Closed(Closed),
    Stopped,
}

/// The games of a browser: its turn first, running ones next, then those that are over, the latest first.
pub(super) async fn of(app: &App, language: Language, visitor: &Visitor) -> Result<Vec<Yours>, RoomsError> {
    let held = app.rooms.store.games_of(visitor, MOST).await?;
    let mut games: Vec<Yours> = stream::iter(held)
        .map(|held| async move {
            if let Some(ended) = app.results.kept(&app.rooms, &held).await.ok()? {
                return Some(Yours::over(app, language, &ended, held.seats));
            }
            let room = app.rooms.table(&held.game).await.ok()?;
            let yours = Yours::of(language, &held.game, &*room.game_match.lock().await, held.seats);
            if matches!(yours.state, State::Finished { .. }) {
                // It ended before ends were written down; the next time it is.
                crate::results::settle_later(&app.rooms, &held.game);
            }
            Some(yours)
        })
        .buffered(AT_ONCE)
        .filter_map(std::future::ready)
        .collect()
        .await;
    let hidden = app.rooms.store.hidden(visitor).await?;
    for game in &mut games {
        game.hidden = hidden.contains(&game.id);
    }
    games.sort_by_key(|game| match &game.state {
        State::Running { .. } if game.is_your_turn() => 0,
        State::Running { .. } => 1,
        State::Finished { .. } | State::Closed(_) | State::Stopped => 2,
    });
    Ok(games)
}

impl Yours {
    /// A game whose end was written down: only its deal is made again, for the names that its rules give.
    fn over(app: &App, language: Language, ended: &Ended, own: Vec<Seat>) -> Yours {
        let head = ended.head.clone();
        let given = || head.seats.iter().map(|seat| seat.name.clone()).collect();
        let dealt = Match::begin(head.clone(), &app.rooms.libraries);
        let names = dealt.map_or_else(|_| given(), |dealt| dealt.names(language));
        let state = State::Finished { winners: ended.winners.iter().collect(), scores: ended.scores.clone() };
        Yours { id: head.id.clone(), head, names, own, state, hidden: false }
    }

    fn of(language: Language, id: &str, game_match: &Match, own: Vec<Seat>) -> Yours {
        let state = match (game_match.head.early.closed, game_match.history()) {
            (Some(closed), _) => State::Closed(closed),
            (None, None) => State::Stopped,
            (None, Some(history)) => match with_history!(history, history => history.game.outcome()) {
                Some(outcome) => {
                    State::Finished { winners: outcome.winners.iter().collect(), scores: outcome.scores }
                }
                None => State::Running {
                    to_act: game_match.to_act().iter().collect(),
                    period: with_history!(history, history => history.game.period()),
                },
            },
        };
        Yours {
            id: id.to_owned(),
            head: game_match.head.clone(),
            names: game_match.names(language),
            own,
            state,
            hidden: false,
        }
    }

    /// Whether it goes on.
    pub(super) fn is_running(&self) -> bool {
        matches!(self.state, State::Running { .. }) && !self.hidden
    }

    fn is_your_turn(&self) -> bool {
        matches!(&self.state, State::Running { to_act, .. } if self.own.iter().any(|seat| to_act.contains(seat)))
    }

    fn names_of(&self, seats: &[Seat]) -> Vec<String> {
        seats.iter().filter_map(|seat| self.names.get(seat.index()).cloned()).collect()
    }
}

/// The games that run, as cards to go on with.
pub(super) fn running(app: &App, language: Language, games: &[Yours]) -> Markup {
    let running: Vec<&Yours> = games.iter().filter(|game| game.is_running()).collect();
    let (first, further) = running.split_at(running.len().min(RUNNING));
    html! {
        @if !first.is_empty() { ul.running { @for game in first { (card(app, language, game)) } } }
        @if !further.is_empty() {
            details {
                summary { (say!(language, "home-games-further", count = further.len())) }
                ul.running { @for game in further { (card(app, language, game)) } }
            }
        }
    }
}

/// The games that are over.
pub(super) fn over(app: &App, language: Language, games: &[Yours]) -> Markup {
    let over: Vec<&Yours> = games.iter().filter(|game| !game.is_running() && !game.hidden).collect();
    let hidden: Vec<&Yours> = games.iter().filter(|game| game.hidden).collect();
    let (latest, older) = over.split_at(over.len().min(FINISHED));
    html! {
        @if games.is_empty() { p.soft { (say!(language, "home-games-none")) } }
        @else if over.is_empty() { p.soft { (say!(language, "home-games-over-none")) } }
        @if !latest.is_empty() {
            h3 { (say!(language, "home-games-finished")) }
            ul.games { @for game in latest { (entry(app, language, game)) } }
        }
        @if !older.is_empty() {
            details {
                summary { (say!(language, "home-games-older", count = older.len())) }
                ul.games { @for game in older { (entry(app, language, game)) } }
            }
        }
        @if !hidden.is_empty() {
            details {
                summary { (say!(language, "home-hidden", count = hidden.len())) }
                ul.games { @for game in hidden { (entry(app, language, game)) } }
            }
        }
    }
}

/// A game that runs: what it is, whose turn it is, and the way to its table.
fn card(app: &App, language: Language, game: &Yours) -> Markup {
    let turn = game.is_your_turn();
    let period = match game.state {
        State::Running { period, .. } => {
            with_game!(game.head.game.as_str(), G => G::period_name(language, period))
        }
        State::Finished { .. } | State::Closed(_) | State::Stopped => None,
    };
    let (title, more) = words::told(&app.rooms.libraries, language, &game.head);
    html! {
        li {
            a.running-game.turn[turn] href={ "/games/" (game.id) } {
                span.running-title { (title) }
                span.running-state { (state(language, game)) }
                span.game-names { (names(game)) }
                span.hint {
                    @for word in more.iter().chain(&period) { (word) " · " }
                    time data-at=(game.head.at) {}
                }
                span.button.primary[turn] {
                    @if turn { (say!(language, "home-continue-go")) } @else { (say!(language, "home-continue-watch")) }
                }
            }
            (hide(language, game))
        }
    }
}

fn names(game: &Yours) -> Markup {
    html! {
        @for (index, name) in game.names.iter().enumerate() {
            span.seat-chip.{ "of-seat-" (index) } { span.name { (name) } }
        }
    }
}

/// A game that is over, as a line of the list.
fn entry(app: &App, language: Language, game: &Yours) -> Markup {
    let page = match game.state {
        State::Stopped => "/replay",
        State::Closed(_) | State::Running { .. } => "",
        State::Finished { .. } => "/end",
    };
    html! {
        li {
            a.game href={ "/games/" (game.id) (page) } {
                span.game-names { (names(game)) }
                span.game-state { (state(language, game)) }
                span.game-about.hint {
                    (words::table_in(&app.rooms.libraries, language, &game.head)) " · " time data-at=(game.head.at) {}
                }
            }
            (hide(language, game))
        }
    }
}

/// Takes a game out of the list, or puts it back there.
fn hide(language: Language, game: &Yours) -> Markup {
    let names = words::list(language, &game.names);
    let (text, about) = match game.hidden {
        true => (say!(language, "home-show"), say!(language, "home-show-about", names)),
        false => (say!(language, "home-hide"), say!(language, "home-hide-about", names)),
    };
    html! {
        button.button.quiet.small.hide type="button" data-hide=(game.id) data-hidden=[game.hidden.then_some("1")]
            title=(about) aria-label=(about) { (text) }
    }
}

fn state(language: Language, game: &Yours) -> Markup {
    match &game.state {
        State::Running { .. } if game.is_your_turn() => {
            html! { span.tag.strong { (say!(language, "home-games-your-turn")) } }
        }
        State::Running { to_act, .. } => {
            let names = words::list(language, &game.names_of(to_act));
            html! { span.tag { (say!(language, "home-games-turn", names)) } }
        }
        State::Finished { winners, scores } => {
            let alone = (scores.len() == 1).then(|| scores.first()).flatten();
            let own = game.own.iter().any(|seat| winners.contains(seat));
            html! {
                @if let Some(score) = alone { span.tag { (say!(language, "home-games-score", game = &game.head.game, score = *score)) } }
                @else if own { span.tag.good { (say!(language, "home-games-won")) } }
                @else {
                    span.tag { (say!(language, "home-games-won-by", names = words::list(language, &game.names_of(winners)))) }
                }
            }
        }
        State::Closed(Closed::Agreed) => html! { span.tag { (say!(language, "home-games-agreed")) } },
        State::Closed(Closed::Resigned) => html! { span.tag { (say!(language, "home-games-resigned")) } },
        State::Stopped => html! { span.tag { (say!(language, "home-games-stopped")) } },
    }
}
