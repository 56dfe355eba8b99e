//! Passes in parallel, each one tile or more behind the one before.
//!
//! The threads stand in a ring, and the tiles travel round it: thread i of n takes passes i, i + n, i + 2n, …
//! A tile belongs to one thread at a time, and each thread hands the tiles on in the order it gets them, so every pass
//! sees every tile after the pass before, and after the tiles above it.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use super::pass::Plan;
use super::tile::{Store, Tile};
use crate::watch::Watch;

/// Takes passes over the tiles, which are in order; gives how many passes were finished.
///
/// `passes` holds the first block of each. `watch` hears how many more cells got their value. After its `Break` the
/// tiles may hold some values of passes that were not finished. Tiles without free cells are left out.
pub(super) fn sweep<S: Store + Send>(
    plan: Plan,
    passes: &[usize],
    tiles: Vec<Tile<S>>,
    threads: NonZeroUsize,
    watch: &mut dyn Watch<usize>,
) -> usize {
    match threads.get().min(passes.len()) {
        0 | 1 => sweep_here(plan, passes, tiles, watch),
        threads => sweep_in_ring(plan, passes, tiles, threads, watch),
    }
}

/// Pass after pass, without starting a thread.
fn sweep_here<S: Store>(
    plan: Plan,
    passes: &[usize],
    mut tiles: Vec<Tile<S>>,
    watch: &mut dyn Watch<usize>,
) -> usize {
    for (finished, &first) in passes.iter().enumerate() {
        tiles.retain(|tile| tile.left() > 0);
        if tiles.is_empty() {
            break;
        }
        let mut pass = plan.pass(first);
        for tile in &mut tiles {
            if watch.tell(pass.sweep(tile)).is_break() {
                return finished;
            }
        }
    }
    passes.len()
}

fn sweep_in_ring<S: Store + Send>(
    plan: Plan,
    passes: &[usize],
    tiles: Vec<Tile<S>>,
    threads: usize,
    watch: &mut dyn Watch<usize>,
) -> usize {
    let stop = AtomicBool::new(false);
    let (reports, heard) = channel();
    let (mut to, from): (Vec<_>, Vec<_>) = (0..threads).map(|_| channel()).unzip();
    for message in tiles.into_iter().map(Some).chain([None]) {
        to[0].send(message).expect("the receiver is in `from`");
    }
    to.rotate_left(1);
    thread::scope(|scope| {
        let ring = from.into_iter().zip(to).enumerate();
        let workers: Vec<_> = ring
            .map(|(i, (from, to))| {
                let (reports, stop) = (reports.clone(), &stop);
                scope.spawn(move || {
                    let passes = passes[i..].iter().step_by(threads);
                    let finished = work(plan, passes, &from, &to, &reports, stop);
                    i + finished * threads
                })
            })
            .collect();
        drop(reports); // so that hearing ends when the last worker does
        for cells in heard {
            if watch.tell(cells).is_break() {
                stop.store(true, Relaxed);
            }
        }
        // A worker gives the number of its first pass that is not finished.
        let first_unfinished = workers
            .into_iter()
            .map(|worker| worker.join().expect("a sweep does not panic"))
            .min();
        first_unfinished.unwrap_or(0).min(passes.len())
    })
}

/// One thread of the ring; gives how many of its passes were finished. A message is a tile, or the end of a pass.
fn work<'p, S: Store>(
    plan: Plan,
    passes: impl Iterator<Item = &'p usize>,
    from: &Receiver<Option<Tile<S>>>,
    to: &Sender<Option<Tile<S>>>,
    reports: &Sender<usize>,
    stop: &AtomicBool,
) -> usize {
    let mut finished = 0;
    for &first in passes {
        let mut pass = None;
        loop {
            // A thread that stops leaves the ring, and the next one finds it gone. Nobody is there to take what the
            // last pass hands on, nor reports after the end: neither is missed.
            match from.recv() {
                Ok(Some(mut tile)) if !stop.load(Relaxed) => {
                    let cells = pass
                        .get_or_insert_with(|| plan.pass(first))
                        .sweep(&mut tile);
                    let _ = reports.send(cells);
                    if tile.left() > 0 {
                        let _ = to.send(Some(tile));
                    }
                }
                Ok(None) => {
                    let _ = to.send(None);
                    break;
                }
                Ok(Some(_)) | Err(_) => return finished,
            }
        }
        finished += 1;
    }
    finished
}
