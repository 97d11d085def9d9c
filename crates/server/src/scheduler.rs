//! Who thinks next: moves of bots, hints, forecasts and pictures share a bounded number of threads.
//!
//! Reads and writes: nothing but its own queues. What takes a few milliseconds has threads of its own, so that it never
//! stands behind a search ([`Lane`]). In each lane people come first ([`Class`]); within a class addresses take turns,
//! and the tables of an address take turns.
//!
//! **Invariant:** whatever one address asks for, there is a thread that it cannot have: the last free one is given only to
//! a person whose address is not thinking yet. Tables that nobody looks at have one thread at most, and never that one.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Instant;
use tokio::sync::oneshot;

/// So many thoughts of one address may wait in a class of a lane; more of them are put off.
pub(crate) const MOST_OF_OWNER: usize = 64;
/// So many tables that nobody looks at may wait in a lane.
pub(crate) const MOST_UNWATCHED: usize = 64;
/// Pictures that are drawn at once.
const DRAWINGS: usize = 2;

/// Whom a thought counts for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Owner {
    /// Whoever set the table, or asks.
    Address(IpAddr),
    /// A table that nobody of whom an address is known has set or opened: one that was read from the database.
    Table(String),
}

/// How urgent a thought is, the most urgent first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Class {
    /// Somebody waits for it: asked for a hint, sits at the table, or watches bots play.
    Person,
    /// It is for people who are away just now.
    Away,
    /// Bots play on their own.
    Unwatched,
}

const CLASSES: [Class; 3] = [Class::Person, Class::Away, Class::Unwatched];

/// What kind of work it is; each has threads of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Lane {
    /// A few milliseconds: bots that do not search, and moves without a choice.
    Quick,
    /// Searches, which take up to some seconds.
    Search,
    /// Pictures.
    Drawing,
}

/// What waits for a thread.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Job {
    pub owner: Owner,
    pub table: String,
    pub class: Class,
}

/// So much waits that this is not done now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PutOff;

/// The jobs of one table.
type OfTable<T> = (String, VecDeque<T>);

/// What waits of one owner.
struct OfOwner<T> {
    owner: Owner,
    /// Whose number is lowest is next.
    turn: u64,
    tables: VecDeque<OfTable<T>>,
}

/// So many owners are remembered who were served lately.
const REMEMBERED: usize = 256;

/// What waits in one class: start-time fair queueing, in which every thought costs the same. Each owner has the number of
/// its next turn; whoever is new begins where the others are now, so nobody gains by staying away, and nobody has to
/// wait for what others piled up before. The tables of an owner take turns.
struct Turns<T> {
    /// In the order they came.
    owners: Vec<OfOwner<T>>,
    /// The turn that is served now.
    now: u64,
    /// The next turns of those who have nothing waiting, if they are still to come.
    served: VecDeque<(Owner, u64)>,
}

impl<T> Default for Turns<T> {
    fn default() -> Turns<T> {
        Turns { owners: Vec::new(), now: 0, served: VecDeque::new() }
    }
}

impl<T> Turns<T> {
    fn len(&self) -> usize {
        self.owners.iter().map(|of| count(&of.tables)).sum()
    }

    fn of_owner(&self, owner: &Owner) -> usize {
        self.owners.iter().find(|of| of.owner == *owner).map_or(0, |of| count(&of.tables))
    }

    fn push(&mut self, owner: Owner, table: String, job: T) {
        let place = self.owners.iter().position(|of| of.owner == owner).unwrap_or_else(|| {
            let next = self.served.iter().rfind(|(known, _)| *known == owner).map_or(0, |(_, turn)| *turn);
            self.owners.push(OfOwner { owner, turn: next.max(self.now), tables: VecDeque::new() });
            self.owners.len() - 1
        });
        let tables = &mut self.owners[place].tables;
        match tables.iter_mut().find(|(known, _)| *known == table) {
            Some((_, jobs)) => jobs.push_back(job),
            None => tables.push_back((table, VecDeque::from([job]))),
        }
    }

    /// The next job of those owners that may have a thread now, among those that can be done now.
    fn pop(&mut self, may: impl Fn(&Owner) -> bool, ready: impl Fn(&T) -> bool) -> Option<(Owner, T)> {
        let first = |of: &OfOwner<T>| of.tables.iter().position(|(_, jobs)| jobs.front().is_some_and(&ready));
        let open = self.owners.iter().enumerate().filter(|(_, of)| may(&of.owner));
        let open = open.filter_map(|(place, of)| first(of).map(|table| (of.turn, place, table)));
        let (_, place, table) = open.min()?;
        let mut of = self.owners.remove(place);
        let (table, mut jobs) = of.tables.remove(table)?;
        let job = jobs.pop_front()?;
        if !jobs.is_empty() {
            of.tables.push_back((table, jobs));
        }
        self.now = self.now.max(of.turn);
        of.turn += 1;
        let owner = of.owner.clone();
        if of.tables.is_empty() {
            self.served.push_back((of.owner, of.turn));
        } else {
            self.owners.push(of);
        }
        self.served.retain(|(_, turn)| *turn > self.now);
        if self.served.len() > REMEMBERED {
            self.served.pop_front();
        }
        Some((owner, job))
    }

    /// Takes out whatever is asked for, with its owner and table.
    fn take(&mut self, mut wanted: impl FnMut(&str, &T) -> bool) -> Vec<(Owner, String, T)> {
        let mut taken = Vec::new();
        for OfOwner { owner, tables, .. } in &mut self.owners {
            for (table, jobs) in tables.iter_mut() {
                let (out, left): (Vec<T>, Vec<T>) = jobs.drain(..).partition(|job| wanted(table, job));
                jobs.extend(left);
                taken.extend(out.into_iter().map(|job| (owner.clone(), table.clone(), job)));
            }
            tables.retain(|(_, jobs)| !jobs.is_empty());
        }
        self.owners.retain(|of| !of.tables.is_empty());
        taken
    }
}

fn count<T>(tables: &VecDeque<OfTable<T>>) -> usize {
    tables.iter().map(|(_, jobs)| jobs.len()).sum()
}

/// One lane: its threads, who thinks, who waits. Knows no time and no tasks, so that its order can be tested.
pub(crate) struct Queue<T> {
    threads: usize,
    /// So many of them one owner may have.
    of_owner: usize,
    running: Vec<(Owner, Class)>,
    waiting: [Turns<T>; CLASSES.len()],
}

impl<T> Queue<T> {
    fn new(threads: usize) -> Queue<T> {
        Queue::shared(threads, threads)
    }

    /// Of which one owner may have so many at once.
    pub(crate) fn shared(threads: usize, of_owner: usize) -> Queue<T> {
        Queue { threads, of_owner, running: Vec::new(), waiting: Default::default() }
    }

    pub(crate) fn len(&self) -> usize {
        self.waiting.iter().map(Turns::len).sum()
    }

    pub(crate) fn push(&mut self, job: Job, what: T) -> Result<(), PutOff> {
        let turns = &mut self.waiting[job.class as usize];
        let full = job.class == Class::Unwatched && turns.len() >= MOST_UNWATCHED;
        if full || turns.of_owner(&job.owner) >= MOST_OF_OWNER {
            return Err(PutOff);
        }
        turns.push(job.owner, job.table, what);
        Ok(())
    }

    /// Gives a free thread to whoever is next; [`done`](Queue::done) gives it back.
    pub(crate) fn next(&mut self) -> Option<(Owner, Class, T)> {
        self.next_where(|_| true)
    }

    /// The same among what can be done now; the rest keeps its place.
    pub(crate) fn next_where(&mut self, ready: impl Fn(&T) -> bool) -> Option<(Owner, Class, T)> {
        let free = self.threads.checked_sub(self.running.len()).filter(|&free| free > 0)?;
        // Where there is only one thread it cannot be kept for anybody.
        let last = free == 1 && self.threads > 1;
        let (running, most) = (&self.running, self.of_owner);
        let of = |owner: &Owner| running.iter().filter(|(known, _)| known == owner).count();
        let lonely = self.running.iter().any(|(_, class)| *class == Class::Unwatched);
        let waiting = &mut self.waiting;
        let found = CLASSES.into_iter().find_map(|class| {
            let may = |owner: &Owner| {
                let fits = match class {
                    Class::Person => !last || of(owner) == 0,
                    Class::Away => !last,
                    Class::Unwatched => !last && !lonely,
                };
                fits && of(owner) < most
            };
            waiting[class as usize].pop(may, &ready).map(|(owner, what)| (owner, class, what))
        });
        let (owner, class, what) = found?;
        self.running.push((owner.clone(), class));
        Some((owner, class, what))
    }

    pub(crate) fn done(&mut self, owner: &Owner, class: Class) {
        let ended = |(known, as_class): &(Owner, Class)| known == owner && *as_class == class;
        if let Some(place) = self.running.iter().position(ended) {
            self.running.swap_remove(place);
        }
    }

    /// Somebody came to a table: what waits for it is urgent now.
    fn promote(&mut self, table: &str) {
        for class in [Class::Away, Class::Unwatched] {
            for (owner, table, what) in self.waiting[class as usize].take(|of, _| of == table) {
                self.waiting[Class::Person as usize].push(owner, table, what);
            }
        }
    }

    fn forget(&mut self, wanted: impl Fn(&T) -> bool) {
        for turns in &mut self.waiting {
            turns.take(|_, what| wanted(what));
        }
    }
}

/// Somebody who waits for a thread.
struct Waiting {
    number: u64,
    since: Instant,
    turn: oneshot::Sender<Turn>,
}

/// The threads and who waits for them.
pub(crate) struct Scheduler {
    state: Mutex<State>,
}

struct State {
    lanes: [Queue<Waiting>; 3],
    /// How many have asked so far.
    asked: u64,
}

impl Scheduler {
    /// With so many threads for searches.
    pub(crate) fn new(threads: usize) -> Arc<Scheduler> {
        let lanes = [threads.max(2), threads.max(1), DRAWINGS].map(Queue::new);
        Arc::new(Scheduler { state: Mutex::new(State { lanes, asked: 0 }) })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("poisoned lock")
    }

    /// Waits for a thread. Whoever stops waiting leaves the queue.
    pub(crate) async fn turn(self: &Arc<Scheduler>, lane: Lane, job: Job) -> Result<Turn, PutOff> {
        let (turn, granted) = oneshot::channel();
        let number = {
            let mut state = self.state();
            state.asked += 1;
            let number = state.asked;
            let pushed =
                state.lanes[lane as usize].push(job, Waiting { number, since: Instant::now(), turn });
            if pushed.is_err() {
                crate::metrics::count("tabletown_thoughts_put_off_total", &[("lane", lane.word())], 1);
                return Err(PutOff);
            }
            number
        };
        let _leave = Leave { scheduler: self, lane, number };
        self.dispatch(lane);
        granted.await.map_err(|_| PutOff)
    }

    /// Does something as soon as there is a thread for it; `None` if it panicked.
    pub(crate) async fn run<T: Send + 'static>(
        self: &Arc<Scheduler>,
        lane: Lane,
        job: Job,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<Option<T>, PutOff> {
        Ok(self.turn(lane, job).await?.run(work).await)
    }

    /// Somebody came to a table.
    pub(crate) fn promote(self: &Arc<Scheduler>, table: &str) {
        self.state().lanes.iter_mut().for_each(|lane| lane.promote(table));
        [Lane::Quick, Lane::Search].into_iter().for_each(|lane| self.dispatch(lane));
    }

    /// Gives free threads to those who are next.
    fn dispatch(self: &Arc<Scheduler>, lane: Lane) {
        loop {
            let mut state = self.state();
            let next = state.lanes[lane as usize].next();
            let waiting: usize = state.lanes.iter().map(Queue::len).sum();
            drop(state);
            crate::metrics::set("tabletown_thoughts_waiting", waiting as f64);
            let Some((owner, class, waited)) = next else { return };
            let labels = [("lane", lane.word()), ("class", class.word())];
            let seconds = waited.since.elapsed().as_secs_f64();
            crate::metrics::observe("tabletown_thought_wait_seconds", &labels, WAITS, seconds);
            // Who is gone already gives the thread back by dropping it.
            let _ = waited.turn.send(Turn { scheduler: self.clone(), lane, owner, class });
        }
    }
}

/// Upper bounds of the histogram of waiting times.
const WAITS: &[f64] = &[0.001, 0.01, 0.1, 0.5, 1.0, 3.0, 10.0, 60.0];

impl Lane {
    fn word(self) -> &'static str {
        match self {
            Lane::Quick => "quick",
            Lane::Search => "search",
            Lane::Drawing => "drawing",
        }
    }
}

impl Class {
    fn word(self) -> &'static str {
        match self {
            Class::Person => "person",
            Class::Away => "away",
            Class::Unwatched => "unwatched",
        }
    }
}

/// Takes somebody out of the queue who does not wait any more.
struct Leave<'a> {
    scheduler: &'a Scheduler,
    lane: Lane,
    number: u64,
}

impl Drop for Leave<'_> {
    fn drop(&mut self) {
        self.scheduler.state().lanes[self.lane as usize].forget(|waiting| waiting.number == self.number);
    }
}

/// A thread to think on, as long as it is held.
pub(crate) struct Turn {
    scheduler: Arc<Scheduler>,
    lane: Lane,
    owner: Owner,
    class: Class,
}

impl Turn {
    /// Does something on the thread; `None` if it panicked. The thread is given back when it is done, even if whoever
    /// asked for it is gone before.
    pub(crate) async fn run<T: Send + 'static>(self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let work = move || {
            let _turn = self;
            work()
        };
        tokio::task::spawn_blocking(work).await.ok()
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.scheduler.state().lanes[self.lane as usize].done(&self.owner, self.class);
        self.scheduler.dispatch(self.lane);
    }
}

#[cfg(test)]
mod tests;
