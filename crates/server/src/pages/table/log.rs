//! The log: every ply with all it changed and why, the latest first. It is only added to: a browser that shows it is
//! sent the plies that are new, and how many of those it shows still stand. When the game is over, those that had been
//! secret are told anew.

use super::AtTable;
use super::scene::Scene;
use crate::history::Played;
use crate::text::say;
use game_core::Seat;
use games::page::moment::{Story, changes_of};
use games::page::{Change, Drawn, MomentKind, Ply};
use maud::{Markup, html};
use std::ops::Range;

/// A part of a ply as it is told: the move, or something that happened by itself around it.
pub(super) struct LogEntry<G: AtTable> {
    /// Counted from 1.
    pub ply: usize,
    /// Which part of the ply: 0 for the move itself.
    pub part: usize,
    /// The round it belongs to.
    pub period: usize,
    /// Who moved.
    pub mover: Seat,
    /// Whose it is; nobody's if it is about all.
    pub seat: Option<Seat>,
    /// What happened by itself; `None` for the move.
    pub kind: Option<MomentKind>,
    /// Whether the move was left before its turn came.
    planned: bool,
    /// Whether the log has to be told about it.
    fresh: bool,
    /// What it was in words; nothing if nobody is going to read it.
    pub words: Option<Words>,
    /// What happened.
    pub events: Vec<G::Event>,
}

/// A part of a ply in words.
pub(super) struct Words {
    /// What it was.
    pub headline: String,
    /// What it changed, and why.
    pub changes: Vec<Change>,
    /// Why an automaton did it.
    pub reasons: Vec<String>,
}

/// A log that is shown already.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Kept {
    /// So many plies stay.
    pub plies: usize,
    /// Whether it was told before the game was over, and those that were secret are to be told anew.
    pub discreet: bool,
}

/// The plies that a log lacks, and those back to the viewer's own last one; the latest first. Only what is going to be
/// read is put into words.
pub(super) fn told<G: AtTable>(scene: &Scene<G>, log: Kept) -> Vec<LogEntry<G>> {
    let plies = &scene.history.plies;
    let own = |before: usize| plies[..before].iter().rposition(|played| Some(played.seat) == scene.seat);
    let secret = plies.iter().position(|played| log.discreet && was_secret(scene, played));
    let mut from = own(plies.len()).into_iter().chain(secret).fold(log.plies, usize::min);
    let mut all = tell(scene, from..plies.len(), log);
    // A ply of one's own may tell nothing, as a pick that the others do not know yet.
    while !all.iter().any(|told| Some(told.mover) == scene.seat) {
        let Some(earlier) = own(from) else { break };
        all.extend(tell(scene, earlier..from, log));
        from = earlier;
    }
    all
}

/// The moves from a ply on, in the order they were made: who moved, and what, as far as the viewer may know it.
pub(super) fn moves_since<G: AtTable>(scene: &Scene<G>, kept: usize) -> Vec<(Seat, String)> {
    let mut all = tell(scene, kept..scene.history.plies.len(), Kept { plies: kept, discreet: false });
    all.reverse();
    let moves = all.into_iter().filter(|told| told.part == 0);
    moves.filter_map(|told| Some((told.mover, told.words?.headline))).collect()
}

/// Whether the viewer was not told what a move was while the game ran.
fn was_secret<G: AtTable>(scene: &Scene<G>, played: &Played<G::Move>) -> bool {
    let text = || scene.history.game.write_move(played.mv.clone());
    Some(played.seat) != scene.seat && G::disguise(&text()).is_some()
}

/// Some plies in parts, the latest first.
fn tell<G: AtTable>(scene: &Scene<G>, plies: Range<usize>, log: Kept) -> Vec<LogEntry<G>> {
    let (teller, news) = (scene.teller(), super::since::wanted(scene));
    let mut all = Vec::new();
    scene.history.retell_some(plies, |number, played, before, after, events| {
        let ply = Ply { before, after, seat: played.seat, mv: &played.mv, events };
        let story = Story::of(&teller, &ply);
        let fresh = number > log.plies || (log.discreet && was_secret(scene, played));
        let worded = fresh || news;
        let changes = |events: &[G::Event]| match fresh {
            true => changes_of(&teller, &ply, events),
            false => Vec::new(),
        };
        let entry = |part, seat, kind, words, events| {
            let (period, mover) = (before.period(), played.seat);
            let planned = played.planned && part == 0;
            LogEntry { ply: number, part, period, mover, seat, kind, planned, fresh, words, events }
        };
        let own = Ply { events: &story.own, ..ply };
        if G::tells(&own) {
            let words = || Words {
                headline: G::headline(&teller, &own),
                changes: changes(&story.own),
                reasons: G::reasons(scene, &own),
            };
            let words = worded.then(words);
            all.push(entry(0, Some(played.seat), None, words, story.own));
        }
        for (index, (moment, events)) in story.moments.into_iter().enumerate() {
            let mut changes = changes(&events);
            // What the heading says already.
            changes.retain(|change| change.text != moment.heading);
            let words = worded.then_some(Words { headline: moment.heading, changes, reasons: Vec::new() });
            all.push(entry(index + 1, moment.seat, Some(moment.kind), words, events));
        }
    });
    all.reverse();
    all
}

/// The log.
pub(super) fn part<G: AtTable>(scene: &Scene<G>, told: &[LogEntry<G>]) -> Markup {
    let language = scene.language;
    html! {
        section #log.part.panel tabindex="0" aria-label=(say!(language, "table-log")) {
            h2 { (say!(language, "table-log")) }
            (crate::pages::fairness::chosen(language, &scene.game_match.head))
            p.soft.empty hidden[!told.is_empty()] { (say!(language, "table-log-empty")) }
            ol.plies reversed { (lines(scene, told)) }
        }
    }
}

/// What is to be put on top of a log that is shown already, and what is told anew in it.
pub(super) fn news<G: AtTable>(scene: &Scene<G>, told: &[LogEntry<G>], log: Kept) -> Markup {
    let (new, old) = told.split_at(told.partition_point(|one| one.ply > log.plies));
    html! {
        ol #log-news data-kept=(log.plies) { (lines(scene, new)) }
        @if log.discreet {
            ol #log-anew { @for one in old.iter().filter(|one| one.fresh) { (ply(scene, one)) } }
        }
    }
}

fn lines<G: AtTable>(scene: &Scene<G>, told: &[LogEntry<G>]) -> Markup {
    html! {
        @for (index, one) in told.iter().enumerate() {
            @if index == 0 || told[index - 1].period != one.period {
                li.round-line data-period=(one.period) data-called=[G::CALLS_PERIODS.then_some("1")] {
                    span { (<G as Drawn>::period_name(scene.language, one.period)) }
                }
            }
            (ply(scene, one))
        }
    }
}

fn ply<G: AtTable>(scene: &Scene<G>, told: &LogEntry<G>) -> Markup {
    let Some(words) = &told.words else { return html! {} };
    let id = match told.part {
        0 => told.ply.to_string(),
        part => format!("{}-{part}", told.ply),
    };
    let kind = told.kind.map(MomentKind::word);
    let banner = told.kind.filter(|kind| kind.is_announced()).map(|_| words.headline.as_str());
    let at: Vec<String> = G::places(&told.events).iter().map(ToString::to_string).collect();
    // What is about all is counted for whoever looks.
    let whose = told.seat.or(scene.seat);
    let summary = html! {
        @match (told.kind, told.seat) {
            (None, Some(seat)) => (scene.meeple(seat)),
            (kind, seat) => span class={ "moment-sign" @if let Some(seat) = seat { " seat-" (seat.index()) } } { (sign(kind)) },
        }
        span.headline {
            (words.headline)
            @if told.planned { " " span.tag.as-planned { (say!(scene.language, "log-as-planned")) } }
        }
        @if let Some(seat) = whose {
            @let net = <G as AtTable>::net(scene, seat, &told.events);
            @if !net.0.is_empty() {
                @if told.seat.is_none() { span.soft.whose { (say!(scene.language, "log-for-you")) } }
                (net)
            }
        }
    };
    html! {
        li.ply.moment[kind.is_some()] #{ "ply-" (id) } data-ply=(told.ply) data-period=(told.period)
            data-moment=[kind] data-banner=[banner] data-at=[(!at.is_empty()).then(|| at.join(" "))] {
            @if words.reasons.is_empty() && words.changes.is_empty() {
                div.summary { (summary) }
            } @else {
                details #{ "log-" (id) } {
                    summary { (summary) }
                    ul.changes {
                        @for reason in &words.reasons { li.reason { (reason) } }
                        @for change in &words.changes {
                            li class=(change.class) data-at=[change.at.as_ref()] { (change.text) }
                        }
                    }
                }
            }
        }
    }
}

/// The sign of what happened by itself.
fn sign(kind: Option<MomentKind>) -> Markup {
    let path = match kind {
        Some(MomentKind::Steps | MomentKind::Sales) => {
            "M12 4v16M8 8.5C8 6 16 6 16 8.5S8 12.5 8 15.5 16 18 16 15.5"
        }
        Some(MomentKind::Award) => {
            "M12 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM9 13.5 7 21l5-2.5L17 21l-2-7.5"
        }
        Some(MomentKind::Stars) => {
            "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8Z"
        }
        Some(MomentKind::LastRound | MomentKind::Generation) => {
            "M6 3h12M6 21h12M7 3c0 5 4 6 5 9 1-3 5-4 5-9M7 21c0-5 4-6 5-9 1 3 5 4 5 9"
        }
        Some(MomentKind::Disaster) => "M13 2 5 13h6l-1 9 9-12h-6Z",
        Some(MomentKind::Shown) => "M2 12c4-7 16-7 20 0-4 7-16 7-20 0ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z",
        Some(MomentKind::Opened) => "M4 8l8-4 8 4v8l-8 4-8-4ZM4 8l8 4 8-4M12 12v8",
        Some(MomentKind::Stuck) => "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM6 6l12 12",
        Some(MomentKind::Over) | None => "M6 21V4h11l-2 4 2 4H6",
    };
    html! {
        svg.glyph viewBox="0 0 24 24" aria-hidden="true" {
            path d=(path) fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::{Header, VERSION};
    use crate::fairness::Fairness;
    use crate::game_match::Match;
    use crate::history::{Chosen, with_history};
    use crate::{App, Config};
    use game_core::record::SeatInfo;
    use game_core::{SeatSet, Viewer};
    use render::text::Language;

    /// A game of some people about to begin.
    fn begun(app: &App, game: &str, seats: usize) -> Match {
        let head = Header {
            id: "id".to_owned(),
            game: game.to_owned(),
            rules: serde_json::json!({}),
            seed: 5,
            seats: vec![SeatInfo { name: String::new(), bot: None }; seats],
            stand_ins: std::collections::BTreeMap::new(),
            early: Default::default(),
            clock: None,
            version: VERSION.to_owned(),
            host: None,
            imported: false,
            rematch: None,
            fairness: Fairness::default(),
            at: 0,
        };
        Match::begin(head, &app.rooms.libraries).unwrap_or_else(|error| panic!("{error}"))
    }

    /// For a page that shows all plies but the last: how many are put into words, with changes or without.
    fn worded(app: &App, game_match: &Match, viewer: Viewer) -> usize {
        let history = game_match.history().expect("it is being played");
        with_history!(history, history => {
            let scene = Scene::new(app, Language::ENGLISH, game_match, history, viewer, SeatSet::EMPTY, Vec::new());
            let log = Kept { plies: history.plies.len() - 1, discreet: scene.is_over() };
            let worded = told(&scene, log).into_iter().filter(|told| told.words.is_some());
            worded.map(|told| told.ply).collect::<std::collections::BTreeSet<_>>().len()
        })
    }

    /// A page costs as much late in a game as early: never more than a round is put into words.
    #[tokio::test]
    async fn the_words_of_a_ply_do_not_depend_on_how_many_there_were_before() {
        let folder = tempfile::tempdir().expect("a folder");
        let database = Some(format!("sqlite:{}", folder.path().join("games.db").display()));
        let app = App::open(&Config { database, ..Config::default() }).await.expect("a database");
        for (game, seats, most) in [("suburbia", 4, 12), ("neom", 3, 9)] {
            let mut game_match = begun(&app, game, seats);
            while let Some(seat) = game_match.to_act().lowest() {
                let moves = game_match.moves(Language::ENGLISH, seat);
                let chosen = Chosen::Text(moves[game_match.ply() % moves.len()].0.clone());
                game_match.play(seat, None, None, &chosen).unwrap_or_else(|refused| panic!("{refused:?}"));
                if game_match.to_act().is_empty() {
                    break; // what was secret is told once more
                }
                assert!(worded(&app, &game_match, Viewer::Spectator) <= 1);
                for viewer in (0..seats).map(|seat| Viewer::Seat(Seat::from_index(seat))) {
                    let worded = worded(&app, &game_match, viewer);
                    assert!(
                        worded <= most,
                        "{game}, ply {}: {worded} are told to {viewer:?}",
                        game_match.ply()
                    );
                }
            }
            assert!(game_match.ply() > 50, "a whole game was played");
        }
    }
}
