//! Work on all cores whose results come back in order.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

/// How many threads to use: as many as asked for, or all cores; never more than there are jobs.
pub(crate) fn threads(asked: Option<usize>, jobs: u64) -> usize {
    let all = || std::thread::available_parallelism().map_or(1, usize::from);
    let most = usize::try_from(jobs).unwrap_or(usize::MAX);
    asked.unwrap_or_else(all).min(most).max(1)
}

/// Does jobs on several threads and hands their results to `take` in the order of the jobs.
///
/// Each thread has tools of its own, made by `tools`. A job that answers `None` was broken off. Raising `stop` lets no
/// new job begin; what was finished beyond the first job that is missing is thrown away, so that `take` always sees a
/// beginning of the whole. Returns how many results it saw.
pub(crate) fn in_order<Tools, Done: Send>(
    jobs: Range<u64>,
    threads: usize,
    stop: &AtomicBool,
    tools: impl Fn() -> Tools + Sync,
    job: impl Fn(&mut Tools, u64) -> Option<Done> + Sync,
    mut take: impl FnMut(u64, Done),
) -> u64 {
    let next = AtomicU64::new(jobs.start);
    let mut due = jobs.start;
    std::thread::scope(|scope| {
        let (tell, told) = mpsc::sync_channel(threads * 4);
        for _ in 0..threads {
            let (tell, next, tools, job) = (tell.clone(), &next, &tools, &job);
            let end = jobs.end;
            let work = move || {
                let mut tools = tools();
                while !stop.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= end {
                        break;
                    }
                    let Some(done) = job(&mut tools, number) else { break };
                    if tell.send((number, done)).is_err() {
                        break;
                    }
                }
            };
            // What the machine does not give is done by the others.
            if std::thread::Builder::new().spawn_scoped(scope, work).is_err() {
                break;
            }
        }
        drop(tell);
        let mut early = BTreeMap::new();
        for (number, done) in told {
            early.insert(number, done);
            while let Some(done) = early.remove(&due) {
                take(due, done);
                due += 1;
            }
        }
    });
    due - jobs.start
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_on_any_number_of_threads() {
        for threads in [1, 2, 7] {
            let mut seen = Vec::new();
            let stop = AtomicBool::new(false);
            // Later jobs are shorter, so that they overtake earlier ones.
            let job = |_: &mut (), n: u64| {
                std::hint::black_box((0..(100 - n) * 50).fold(n, |a, b| a.rotate_left(1) ^ b));
                Some(n)
            };
            let count =
                in_order(3..100, threads, &stop, || (), job, |number, done| seen.push((number, done)));
            assert_eq!(count, 97);
            assert_eq!(seen, (3..100).map(|n| (n, n)).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_stop_leaves_a_beginning_without_gaps() {
        let stop = AtomicBool::new(false);
        let mut seen = Vec::new();
        let job = |_: &mut (), n: u64| (n != 20).then_some(n);
        let count = in_order(
            0..1000,
            3,
            &stop,
            || (),
            job,
            |number, _| {
                seen.push(number);
                if number == 10 {
                    stop.store(true, Ordering::Relaxed);
                }
            },
        );
        assert!((11..=20).contains(&count), "{count}");
        assert_eq!(seen, (0..count).collect::<Vec<_>>());
    }

    #[test]
    fn no_more_threads_than_jobs() {
        assert_eq!(threads(Some(8), 3), 3);
        assert_eq!(threads(Some(2), 3), 2);
        assert_eq!(threads(None, 0), 1);
    }
}
