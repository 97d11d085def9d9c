//! The log: every ply with all it changed and why, the latest first. It is only added to: a browser that shows it is
//! sent the plies that are new, and how many of those it shows still stand. When the game is over, those that had been
//! secret are told anew.

use super::AtTable;
use super::scene::Scene;
use crate::history::Played;
use crate::text::say;
use game_core::Seat;
use games::page::{Drawn, Ply};
use maud::{Markup, html};
use std::ops::Range;

/// A ply as it is told.
pub(super) struct LogEntry<G: AtTable> {
    /// Counted from 1.
    pub ply: usize,
    /// The round it belongs to.
    pub period: usize,
    /// Who moved.
    pub seat: Seat,
    /// Whether the log has to be told about it.
    fresh: bool,
    /// What it was in words; nothing if nobody is going to read it.
    pub words: Option<Words>,
    /// What happened.
    pub events: Vec<G::Event>,
}

/// A ply in words.
pub(super) struct Words {
    /// What it was.
    pub headline: String,
    /// What it changed, and why.
    pub changes: Vec<String>,
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
    while !all.iter().any(|told| Some(told.seat) == scene.seat) {
        let Some(earlier) = own(from) else { break };
        all.extend(tell(scene, earlier..from, log));
        from = earlier;
    }
    all
}

/// Whether the viewer was not told what a move was while the game ran.
fn was_secret<G: AtTable>(scene: &Scene<G>, played: &Played<G::Move>) -> bool {
    let text = || scene.history.game.write_move(played.mv.clone());
    Some(played.seat) != scene.seat && G::disguise(&text()).is_some()
}

/// Some plies, the latest first.
fn tell<G: AtTable>(scene: &Scene<G>, plies: Range<usize>, log: Kept) -> Vec<LogEntry<G>> {
    let (teller, news) = (scene.teller(), super::since::wanted(scene));
    let mut all = Vec::new();
    scene.history.retell_some(plies, |number, played, before, after, events| {
        let ply = Ply { before, after, seat: played.seat, mv: &played.mv, events };
        if !G::tells(&ply) {
            return;
        }
        let fresh = number > log.plies || (log.discreet && was_secret(scene, played));
        let changes = || G::changes(&teller, &ply).into_iter().map(|change| change.text).collect();
        let words = || Words {
            headline: G::headline(&teller, &ply),
            changes: if fresh { changes() } else { Vec::new() },
            reasons: G::reasons(scene, &ply),
        };
        all.push(LogEntry {
            ply: number,
            period: before.period(),
            seat: played.seat,
            fresh,
            words: (fresh || news).then(words),
            events: events.to_vec(),
        });
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
                li.round-line data-period=(one.period) {
                    span { (<G as Drawn>::period_name(scene.language, one.period)) }
                }
            }
            (ply(scene, one))
        }
    }
}

fn ply<G: AtTable>(scene: &Scene<G>, told: &LogEntry<G>) -> Markup {
    let Some(words) = &told.words else { return html! {} };
    html! {
        li.ply #{ "ply-" (told.ply) } data-ply=(told.ply) data-period=(told.period) {
            details #{ "log-" (told.ply) } {
                summary {
                    (scene.meeple(told.seat))
                    span.headline { (words.headline) }
                    (<G as AtTable>::net(scene, told.seat, &told.events))
                }
                ul.changes {
                    @for reason in &words.reasons { li.reason { (reason) } }
                    @for change in &words.changes { li { (change) } }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::{Header, VERSION};
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
            clock: None,
            version: VERSION.to_owned(),
            host: None,
            imported: false,
            rematch: None,
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
            told(&scene, log).iter().filter(|told| told.words.is_some()).count()
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
