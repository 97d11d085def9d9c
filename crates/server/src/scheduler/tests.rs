//! The order in which thoughts are served, with made-up jobs and a made-up clock.

use super::*;
use futures_util::FutureExt;
use std::collections::BTreeMap;

fn address(number: u8) -> Owner {
    Owner::Address(IpAddr::from([192, 0, 2, number]))
}

fn job(owner: u8, table: &str, class: Class) -> Job {
    Job { owner: address(owner), table: table.to_owned(), class }
}

/// A lane on a clock of its own: what runs ends when its time is over.
struct Simulation {
    queue: Queue<(&'static str, u32)>,
    now: u32,
    /// By when they end.
    running: Vec<(u32, Owner, Class)>,
    started: BTreeMap<&'static str, Vec<u32>>,
}

impl Simulation {
    fn new(threads: usize) -> Simulation {
        Simulation { queue: Queue::new(threads), now: 0, running: Vec::new(), started: BTreeMap::new() }
    }

    fn ask(&mut self, job: Job, name: &'static str, takes: u32) {
        self.queue.push(job, (name, takes)).unwrap();
        self.start();
    }

    fn start(&mut self) {
        while let Some((owner, class, (name, takes))) = self.queue.next() {
            self.running.push((self.now + takes, owner, class));
            self.started.entry(name).or_default().push(self.now);
        }
    }

    fn run_until(&mut self, end: u32) {
        while let Some(place) = (0..self.running.len()).min_by_key(|&place| self.running[place].0) {
            if self.running[place].0 > end {
                break;
            }
            let (at, owner, class) = self.running.remove(place);
            self.now = at;
            self.queue.done(&owner, class);
            self.start();
        }
        self.now = end;
    }
}

#[test]
fn addresses_take_turns_and_their_tables_do() {
    let mut queue = Queue::new(1);
    for name in ["a1", "a1 again", "a2", "a3"] {
        queue.push(job(1, &name[..2], Class::Person), name).unwrap();
    }
    for name in ["b1", "b2"] {
        queue.push(job(2, name, Class::Person), name).unwrap();
    }
    queue.push(job(3, "c1", Class::Person), "c1").unwrap();
    let mut order = Vec::new();
    while let Some((owner, class, name)) = queue.next() {
        order.push(name);
        assert!(queue.next().is_none(), "there is one thread");
        queue.done(&owner, class);
    }
    assert_eq!(order, ["a1", "b1", "c1", "a2", "b2", "a3", "a1 again"]);
}

#[test]
fn people_come_first_and_tables_that_nobody_looks_at_last() {
    let mut queue = Queue::new(1);
    for (name, class) in [
        ("bots", Class::Unwatched),
        ("away", Class::Away),
        ("ann", Class::Person),
        ("bots too", Class::Unwatched),
        ("ben", Class::Person),
    ] {
        queue.push(job(1, name, class), name).unwrap();
    }
    // Somebody opens the table of the bots.
    queue.promote("bots too");
    let order: Vec<&str> = std::iter::from_fn(|| {
        let (owner, class, name) = queue.next()?;
        queue.done(&owner, class);
        Some(name)
    })
    .collect();
    assert_eq!(order, ["ann", "ben", "bots too", "away", "bots"]);
}

#[test]
fn a_flood_of_tables_that_nobody_looks_at_holds_nobody_up() {
    for threads in [2, 3, 5] {
        let mut flood = Simulation::new(threads);
        for table in 0..45 {
            let job = Job { table: format!("flood {table}"), ..job(1, "", Class::Unwatched) };
            flood.ask(job, "flood", 2000);
        }
        assert_eq!(flood.started["flood"].len(), 1, "one at a time, with {threads} threads");
        for at in [100, 1500, 3500] {
            flood.run_until(at);
            flood.ask(job(2, "stranger", Class::Person), "hint", 1000);
            assert_eq!(flood.started["hint"].last(), Some(&at), "with {threads} threads");
        }
        flood.run_until(20_000);
        assert!(flood.started["flood"].len() > 5, "what nobody needs is used");
    }
}

/// As many tables with people as one address likes.
#[test]
fn one_address_cannot_have_the_last_thread() {
    for threads in [2, 3, 5] {
        let mut flood = Simulation::new(threads);
        for table in 0..45 {
            let job = Job { table: format!("flood {table}"), ..job(1, "", Class::Person) };
            flood.ask(job, "flood", 2000);
        }
        assert_eq!(flood.started["flood"].len(), threads - 1);
        flood.run_until(300);
        flood.ask(job(2, "stranger", Class::Person), "first", 1000);
        assert_eq!(flood.started["first"], [300], "with {threads} threads");
        // Another one waits for one thought at most, and not for 45.
        flood.ask(job(3, "other", Class::Person), "second", 1000);
        flood.run_until(2500);
        assert!(flood.started["second"][0] <= 1300, "{:?}", flood.started["second"]);
    }
}

#[test]
fn one_address_has_only_so_many_at_once() {
    let mut calls: Queue<u8> = Queue::shared(32, 4);
    for table in 0..46 {
        calls.push(Job { table: table.to_string(), ..job(1, "", Class::Person) }, 1).unwrap();
    }
    let mut started = Vec::new();
    while let Some((_, _, who)) = calls.next() {
        started.push(who);
    }
    assert_eq!(started, [1; 4], "slow machines hold up whoever has them called");
    calls.push(job(2, "stranger", Class::Person), 2).unwrap();
    assert!(calls.next_where(|who| *who != 2).is_none(), "what cannot be done now is not");
    assert_eq!(calls.next().map(|(.., who)| who), Some(2));
}

#[test]
fn with_one_thread_everybody_waits_for_one_thought_at_most() {
    let mut flood = Simulation::new(1);
    for table in 0..45 {
        let job = Job { table: format!("flood {table}"), ..job(1, "", Class::Person) };
        flood.ask(job, "flood", 2000);
    }
    flood.run_until(100);
    flood.ask(job(2, "stranger", Class::Person), "hint", 1000);
    flood.run_until(9000);
    assert_eq!(flood.started["hint"], [2000]);
}

/// Whoever asks again and again for one thing at a time gains nothing over those who wait.
#[test]
fn newcomers_do_not_overtake_those_who_wait() {
    let mut queue = Queue::new(1);
    for table in ["a1", "a2", "a3"] {
        queue.push(job(1, table, Class::Person), table).unwrap();
    }
    let mut order = Vec::new();
    for again in 0..3 {
        queue.push(job(2, "b", Class::Person), "b").unwrap();
        for _ in 0..2 {
            let (owner, class, name) = queue.next().unwrap();
            queue.done(&owner, class);
            order.push(name);
        }
        assert_eq!(queue.len(), 2 - again);
    }
    assert_eq!(order, ["a1", "b", "a2", "b", "a3", "b"]);
}

#[test]
fn what_one_address_may_have_waiting_is_bounded() {
    let mut queue = Queue::new(1);
    let push = |queue: &mut Queue<()>, owner: u8, table: usize, class| {
        queue.push(Job { table: table.to_string(), ..job(owner, "", class) }, ())
    };
    for table in 0..MOST_OF_OWNER {
        assert_eq!(push(&mut queue, 1, table, Class::Person), Ok(()));
    }
    assert_eq!(push(&mut queue, 1, 1000, Class::Person), Err(PutOff));
    assert_eq!(push(&mut queue, 2, 1000, Class::Person), Ok(()), "others may");
    for table in 0..MOST_UNWATCHED {
        assert_eq!(push(&mut queue, 3 + (table % 100) as u8, table, Class::Unwatched), Ok(()));
    }
    assert_eq!(push(&mut queue, 200, 1000, Class::Unwatched), Err(PutOff));
    assert_eq!(push(&mut queue, 200, 1000, Class::Person), Ok(()));
}

#[tokio::test]
async fn whoever_stops_waiting_leaves_and_a_thread_is_held_until_the_work_is_done() {
    let scheduler = Scheduler::new(1);
    let (end, ended) = std::sync::mpsc::channel::<()>();
    // Whoever asked goes away while it is being thought about.
    let thinks = tokio::spawn({
        let scheduler = scheduler.clone();
        async move { scheduler.run(Lane::Search, job(1, "a", Class::Person), move || ended.recv()).await }
    });
    while scheduler.state().lanes[Lane::Search as usize].running.is_empty() {
        tokio::task::yield_now().await;
    }
    thinks.abort();
    let _ = thinks.await;
    let waiting = || scheduler.state().lanes[Lane::Search as usize].len();
    let mut second = Box::pin(scheduler.turn(Lane::Search, job(2, "b", Class::Person)));
    assert!((&mut second).now_or_never().is_none(), "the thread is still busy");
    let mut third = Box::pin(scheduler.turn(Lane::Search, job(3, "c", Class::Person)));
    assert!((&mut third).now_or_never().is_none());
    assert_eq!(waiting(), 2);
    drop(second);
    assert_eq!(waiting(), 1);
    // What takes a moment waits for no search.
    let quick = scheduler.run(Lane::Quick, job(4, "d", Class::Person), || 7).await;
    assert_eq!(quick, Ok(Some(7)));
    end.send(()).unwrap();
    assert!(third.await.is_ok());
    assert_eq!(waiting(), 0);
}
