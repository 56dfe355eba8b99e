//! The Grundy values of k-Wythoff: with threads, a bar, checkpoints, and an eye on Ctrl-C.

use std::ops::ControlFlow;
use std::path::Path;

use wythoff::solve::board::{Cell, GrundyTable, LoadError, bytes_needed, bytes_needed_to_sweep};

use super::Request;
use super::cells::{board, reserve};
use crate::checkpoint::{self, Interval};
use crate::failure::Failure;
use crate::progress::Progress;
use crate::text::Message;
use crate::{complaint, interrupt, memory};

pub(super) fn fill<C: Cell>(request: &Request, k: u64) -> Result<Vec<C>, Failure> {
    let size = request.size;
    let threads = u32::try_from(request.threads.get()).unwrap_or(u32::MAX);
    let bytes = bytes_needed(size as u64, C::BYTES);
    memory::check(bytes + bytes_needed_to_sweep(k, size as u64, threads))?;
    let mut cells = reserve(size, bytes)?;
    let mut table = GrundyTable::<C>::new(k, size, &mut cells).map_err(board)?;
    match &request.checkpoint {
        Some(path) => fill_with_checkpoints(&mut table, request, path)?,
        None => advance(
            &mut table,
            usize::MAX,
            request,
            &mut Progress::new(Some(total(size))),
        )?,
    }
    Ok(cells)
}

fn fill_with_checkpoints<C: Cell>(
    table: &mut GrundyTable<'_, C>,
    request: &Request,
    path: &Path,
) -> Result<(), Failure> {
    if let Some(file) = checkpoint::open(path)? {
        table.load(file).map_err(|error| unfit(path, error))?;
    }
    interrupt::listen();
    let mut progress = Progress::new(Some(total(request.size)));
    let mut interval = Interval::new();
    while !table.is_complete() {
        // Enough for every thread to have work; a round is the least that is kept.
        advance(table, 2 * request.threads.get(), request, &mut progress)?;
        if interval.is_over() || table.is_complete() || interrupt::is_asked() {
            checkpoint::write(path, |file| table.save(file))?;
            interval.next();
        }
        if interrupt::is_asked() {
            return Err(checkpoint::stopped(path));
        }
    }
    Ok(())
}

/// Some passes over the table, or as many as are finished when Ctrl-C comes.
fn advance<C: Cell>(
    table: &mut GrundyTable<'_, C>,
    passes: usize,
    request: &Request,
    progress: &mut Progress,
) -> Result<(), Failure> {
    let advanced = table.advance(passes, request.threads, &mut |done, _| {
        progress.show(done);
        if interrupt::is_asked() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    advanced.map(|_| ()).map_err(board)
}

/// How many cells are computed: those with a ≤ b. The size is below 2^32.
fn total(size: usize) -> u64 {
    size as u64 * (size as u64 + 1) / 2
}

fn unfit(path: &Path, error: LoadError) -> Failure {
    let reason = match error {
        LoadError::Io(error) => {
            return Failure::reading(&path.display().to_string(), error);
        }
        LoadError::Foreign => Message::new("checkpoint-foreign"),
        LoadError::Version { .. } => Message::new("checkpoint-version"),
        LoadError::Corrupt => Message::new("checkpoint-damaged"),
        LoadError::Mismatch {
            what,
            expected,
            found,
        } => Message::new("checkpoint-other")
            .with("found", format!("{what} = {found}"))
            .with("expected", format!("{what} = {expected}")),
        other => complaint::as_it_is(&other),
    };
    checkpoint::unfit(path, reason)
}
