//! How long games are kept, and letting go of those that are past it.
//!
//! Reads: the database. Writes: whole games away, a few at a time and while few people move, so that nobody who plays has to
//! wait; but not later than [`Cleaning`] says.
//!
//! **Invariant:** a game goes only after nothing has happened in it for as long as its kind is kept; one that is in
//! somebody's room stays.

use crate::App;
use crate::game_match::Match;
use crate::status::Status;
use crate::store::{Store, StoreError, now};
use games::Libraries;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Games go by so many at once.
const BATCH: usize = 20;
/// So many are looked at at once.
const LOOKED_AT: i64 = 500;
const DAY: i64 = 24 * 3600;

/// What a game is, as far as keeping it is concerned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Set up, and nobody has moved.
    Unstarted,
    /// Begun and not finished.
    Abandoned,
    /// Played to its end.
    Finished,
    /// A task of a lesson.
    Lessons,
    /// A record that somebody brought.
    Uploads,
}

impl Kind {
    /// All of them, with their names and the days they are usually kept.
    pub const ALL: [(Kind, &'static str, i64); 5] = [
        (Kind::Unstarted, "unstarted", 30),
        (Kind::Abandoned, "abandoned", 365),
        (Kind::Finished, "finished", 730),
        (Kind::Lessons, "lessons", 90),
        (Kind::Uploads, "uploads", 365),
    ];
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Kind::ALL.iter().find(|(kind, ..)| kind == self).map_or("", |(_, name, _)| name))
    }
}

/// How long games are kept, in seconds since something happened in them; what is not named is kept for ever.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Retention {
    ages: BTreeMap<Kind, i64>,
}

impl Default for Retention {
    fn default() -> Retention {
        Retention { ages: Kind::ALL.iter().map(|(kind, _, days)| (*kind, days * DAY)).collect() }
    }
}

/// Reads `finished=730d,lessons=90d`, `unstarted=forever`, or `forever` for everything; what is not named stays as usual.
impl FromStr for Retention {
    type Err = String;

    fn from_str(text: &str) -> Result<Retention, String> {
        if text == "forever" {
            return Ok(Retention { ages: BTreeMap::new() });
        }
        let mut retention = Retention::default();
        for part in text.split(',').filter(|part| !part.is_empty()) {
            let names = || Kind::ALL.map(|(_, name, _)| name).join(", ");
            let (name, age) = part
                .split_once('=')
                .ok_or_else(|| format!("'{part}' is not KIND=AGE; kinds are {}, ages like 90d", names()))?;
            let known = Kind::ALL.iter().find(|(_, known, _)| *known == name);
            let (kind, ..) =
                known.ok_or_else(|| format!("there is no kind '{name}'; kinds are {}", names()))?;
            match read_age(age)? {
                Some(age) => retention.ages.insert(*kind, age),
                None => retention.ages.remove(kind),
            };
        }
        Ok(retention)
    }
}

/// Seconds; nothing for ever.
fn read_age(text: &str) -> Result<Option<i64>, String> {
    if matches!(text, "forever" | "0") {
        return Ok(None);
    }
    let units = [('h', 3600), ('d', DAY), ('w', 7 * DAY), ('y', 365 * DAY)];
    let read = || {
        let unit = units.iter().find(|(letter, _)| text.ends_with(*letter))?;
        let number: i64 = text[..text.len() - 1].parse().ok()?;
        number.checked_mul(unit.1).filter(|seconds| *seconds > 0)
    };
    read().map(Some).ok_or_else(|| format!("'{text}' is no age; say 12h, 90d, 8w, 2y or forever"))
}

/// What was let go, or would be, by kind.
pub(crate) type Cleaned = BTreeMap<Kind, usize>;

/// When a server lets go of games: some days after the last move there is no hurry, and people come first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cleaning {
    /// How long after the end of one round the next one begins.
    pub every: Duration,
    /// How long it is looked whether moves are written, before every few games.
    pub look: Duration,
    /// So many in that time are few.
    pub few: u64,
    /// How long it is waited at most until there are few.
    pub most: Duration,
}

impl Default for Cleaning {
    fn default() -> Cleaning {
        Cleaning {
            every: Duration::from_secs(600),
            look: Duration::from_millis(500),
            few: 10,
            most: Duration::from_secs(60),
        }
    }
}

impl Cleaning {
    /// Waits until few entries are written, by a number that counts them; not for ever.
    async fn wait(&self, mut written: impl FnMut() -> u64) {
        let until = Instant::now() + self.most;
        let mut before = written();
        loop {
            tokio::time::sleep(self.look).await;
            let now = written();
            if now.saturating_sub(before) <= self.few || Instant::now() >= until {
                return;
            }
            before = now;
        }
    }
}

/// How games are let go of.
pub(crate) struct Pace<'a> {
    /// Nothing goes; it is only counted.
    pub dry_run: bool,
    /// Games that must not go now.
    pub stays: &'a (dyn Fn(&str) -> bool + Sync),
    /// For whom to wait; for nobody if there is none.
    pub cleaning: Option<Cleaning>,
    /// Whether to stop there.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

/// Lets go of games in the background, from time to time.
pub(crate) fn start(app: &Arc<App>, retention: Retention, cleaning: Cleaning) {
    let app = app.clone();
    tokio::spawn(async move {
        let rooms = &app.rooms;
        let mut closing = rooms.closing();
        loop {
            tokio::select! {
                () = tokio::time::sleep(cleaning.every) => {}
                _ = closing.wait_for(|&closing| closing) => return,
            }
            let pace = Pace {
                dry_run: false,
                // Of several nodes the one that looks after a game lets go of it.
                stays: &|id| rooms.held(id).is_some() || rooms.keeper.lease(id).is_none(),
                cleaning: Some(cleaning),
                stop: &|| *rooms.closing().borrow(),
            };
            match clean(&rooms.store, &rooms.libraries, &retention, &pace).await {
                Ok(cleaned) if cleaned.is_empty() => {}
                Ok(cleaned) => tracing::info!(?cleaned, "games that were past their time are gone"),
                Err(error) => tracing::warn!(%error, "old games cannot be deleted"),
            }
        }
    });
}

/// Lets go of games that are past their time.
pub(crate) async fn clean(
    store: &Store,
    libraries: &Libraries,
    retention: &Retention,
    pace: &Pace<'_>,
) -> Result<Cleaned, StoreError> {
    let mut cleaned = Cleaned::new();
    let wait = async || {
        if let Some(cleaning) = pace.cleaning {
            cleaning.wait(|| store.written()).await;
        }
    };
    let mut after = String::new();
    // Where everything is kept for ever nothing has to be looked at.
    while !retention.ages.is_empty() && !(pace.stop)() {
        let looked_at = store.quiet_games(&after, LOOKED_AT).await?;
        let Some(last) = looked_at.last() else { break };
        after.clone_from(&last.id);
        let mut going: Vec<(Kind, String)> = Vec::new();
        for game in looked_at {
            let is_past = retention.ages.get(&game.kind).is_some_and(|age| game.since < now() - age);
            if is_past
                && !(pace.stays)(&game.id)
                && (game.kind != Kind::Abandoned || is_abandoned(store, libraries, &game.id).await?)
            {
                going.push((game.kind, game.id));
            }
        }
        for batch in going.chunks(BATCH) {
            wait().await;
            if (pace.stop)() {
                return Ok(cleaned);
            }
            let ids: Vec<&str> = batch.iter().map(|(_, id)| id.as_str()).collect();
            if !pace.dry_run {
                store.delete_games(&ids).await?;
            }
            for (kind, _) in batch {
                *cleaned.entry(*kind).or_default() += 1;
                if !pace.dry_run {
                    crate::metrics::count(
                        "tabletown_games_cleaned_total",
                        &[("kind", &*kind.to_string())],
                        1,
                    );
                }
            }
        }
        wait().await;
    }
    if !pace.dry_run {
        store.forget_quotas().await?;
    }
    Ok(cleaned)
}

/// Whether a game for which no result was written down has none: it may be from before they were.
async fn is_abandoned(store: &Store, libraries: &Libraries, id: &str) -> Result<bool, StoreError> {
    let Some(head) = store.head(id).await? else { return Ok(false) };
    let rows = store.rows(id).await?;
    Ok(Match::restore(head, &rows, libraries).status() != Status::Finished)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn cleaning_waits_for_people_and_not_for_ever() {
        let (look, most) = (Duration::from_millis(1), Duration::from_secs(3600));
        let cleaning = Cleaning { look, most, few: 3, ..Cleaning::default() };
        // So many entries in every look.
        let mut moves = vec![0, 2, 9, 4, 4].into_iter();
        let mut written = 0;
        let mut looks = 0;
        cleaning
            .wait(|| {
                looks += 1;
                written += moves.next_back().expect("it does not wait any longer");
                written
            })
            .await;
        assert_eq!((looks, written), (4, 4 + 4 + 9 + 2), "until there were few");
        let most = Duration::from_millis(20);
        let started = Instant::now();
        let mut written = 0;
        let busy = || {
            written += 100;
            written
        };
        Cleaning { most, ..cleaning }.wait(busy).await;
        assert!(started.elapsed() >= most && written > 200, "as long as it may");
    }

    #[test]
    fn ages_are_read_and_what_is_wrong_is_said() {
        let read = |text: &str| text.parse::<Retention>();
        assert_eq!(read(""), Ok(Retention::default()));
        assert_eq!(read("forever").unwrap().ages, BTreeMap::new());
        let some = read("finished=forever,lessons=2w,uploads=0").unwrap().ages;
        assert_eq!(some.get(&Kind::Lessons), Some(&(14 * DAY)));
        assert_eq!(some.get(&Kind::Unstarted), Some(&(30 * DAY)), "as usual");
        assert!(!some.contains_key(&Kind::Finished) && !some.contains_key(&Kind::Uploads));
        for (text, part) in [
            ("finished", "KIND=AGE"),
            ("games=3d", "no kind 'games'"),
            ("lessons=3", "no age"),
            ("lessons=-3d", "no age"),
            ("lessons=99999999999999999y", "no age"),
        ] {
            assert!(read(text).unwrap_err().contains(part), "{text}");
        }
    }
}
