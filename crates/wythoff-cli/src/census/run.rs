//! The census itself: threads that look at games, and one that writes down what they find.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use wythoff::prove::SearchOptions;
use wythoff_show::Message;

use super::enumerate::Entry;
use super::row::Finding;
use super::store::Store;
use super::task::{games_a_task, known, open};
use super::work::Worker;
use crate::failure::Failure;
use crate::interrupt;
use crate::progress::Bar;

/// Findings are written when there are so many, or fewer if that is asked for …
const MOST_ROWS: usize = 50;
/// … or when the first of them is so old.
pub(super) const LONGEST: Duration = Duration::from_secs(5);
/// How often the time is looked at.
const TICK: Duration = Duration::from_millis(100);
/// So many games are a task where each takes little.
pub(super) const GAMES_A_TASK: usize = 20;

/// Looks at all games that are still open, budget by budget; parts have at most so many rows.
pub(crate) fn run(
    store: &mut Store,
    games: &[Entry],
    tiers: &[SearchOptions],
    threads: usize,
    most_rows: usize,
) -> Result<(), Failure> {
    let mut known = known(store)?;
    for (tier, options) in tiers.iter().enumerate() {
        let open = open(games, &known, tier);
        let mut tally = |finding: &Finding| {
            known.insert(finding.row.key.clone(), (finding.row.outcome, tier + 1));
        };
        let tasks = open.chunks(games_a_task(tier)).collect();
        let done = games.len() - open.len();
        let most_rows = most_rows.clamp(1, MOST_ROWS);
        let tier = Tier {
            most_rows,
            tier,
            options,
            tasks,
            done,
            of: games.len(),
        };
        tier.run(store, threads, &mut tally)?;
    }
    Ok(())
}

/// What is to do with one budget.
struct Tier<'a> {
    tier: usize,
    options: &'a SearchOptions,
    tasks: Vec<&'a [&'a Entry]>,
    /// So many games are done before.
    done: usize,
    of: usize,
    /// After so many findings a part is written.
    most_rows: usize,
}

impl Tier<'_> {
    fn run(
        &self,
        store: &mut Store,
        threads: usize,
        tally: &mut dyn FnMut(&Finding),
    ) -> Result<(), Failure> {
        let (next, stop) = (&AtomicUsize::new(0), &AtomicBool::new(false));
        let (tell, found) = mpsc::channel();
        thread::scope(|scope| {
            for number in 0..threads {
                let tell = tell.clone();
                scope.spawn(move || {
                    let name = format!("process {} thread {}", std::process::id(), number + 1);
                    self.work(&Worker::new(name), next, stop, &tell);
                });
            }
            drop(tell);
            let written = self.write_down(store, &found, stop, tally);
            // Whatever has happened, nobody works for nothing.
            stop.store(true, Ordering::Relaxed);
            written
        })
    }

    fn work(
        &self,
        worker: &Worker,
        next: &AtomicUsize,
        stop: &AtomicBool,
        tell: &mpsc::Sender<Finding>,
    ) {
        while let Some(task) = self.tasks.get(next.fetch_add(1, Ordering::Relaxed)) {
            for game in *task {
                let finding = worker.look(game, self.tier, self.options, stop);
                // Nobody listens any more if a part could not be written.
                if finding.is_none_or(|finding| tell.send(finding).is_err()) {
                    return;
                }
            }
        }
    }

    fn write_down(
        &self,
        store: &mut Store,
        found: &mpsc::Receiver<Finding>,
        stop: &AtomicBool,
        tally: &mut dyn FnMut(&Finding),
    ) -> Result<(), Failure> {
        let mut bar = Bar::new(Some(self.of as u64));
        let mut done = self.done as u64;
        let mut unwritten: Vec<Finding> = Vec::new();
        let mut since = Instant::now();
        loop {
            let news = found.recv_timeout(TICK);
            if let Ok(finding) = news {
                if unwritten.is_empty() {
                    since = Instant::now();
                }
                tally(&finding);
                unwritten.push(finding);
                done += 1;
                bar.show(done);
            } else if news.is_err_and(|error| error == RecvTimeoutError::Disconnected) {
                if !unwritten.is_empty() {
                    store.add(&unwritten)?;
                }
                return match interrupt::is_asked() {
                    true => Err(Failure::Stopped(Message::new("census-stopped"))),
                    false => Ok(()),
                };
            }
            let is_due = unwritten.len() >= self.most_rows || since.elapsed() >= LONGEST;
            if is_due && !unwritten.is_empty() {
                store.add(&unwritten)?;
                unwritten.clear();
            }
            if interrupt::is_asked() {
                stop.store(true, Ordering::Relaxed);
            }
        }
    }
}
