//! The Grundy values of k-Wythoff: with threads, a bar, checkpoints, and an eye on Ctrl-C.

use std::path::Path;

use wythoff::board::{Cell, GrundyTable, LoadError, bytes_needed, bytes_needed_to_sweep};

use super::Request;
use super::cells::{board, reserve};
use crate::checkpoint::{self, Keeper};
use crate::failure::Failure;
use crate::progress::Bar;
use crate::{interrupt, memory};
use wythoff_show::{Message, complaint};

pub(super) fn fill<C: Cell>(
    request: &Request,
    k: u64,
    keeper: &mut Keeper<'_>,
) -> Result<Vec<C>, Failure> {
    let size = request.size;
    let threads = u32::try_from(request.threads.get()).unwrap_or(u32::MAX);
    let bytes = bytes_needed(size as u64, C::BYTES);
    memory::check(bytes + bytes_needed_to_sweep(k, size as u64, threads))?;
    let mut cells = reserve(size, bytes)?;
    let mut table = GrundyTable::<C>::new(k, size, &mut cells).map_err(board)?;
    match keeper.path() {
        Some(path) => fill_with_checkpoints(&mut table, request, path, keeper)?,
        None => advance(&mut table, usize::MAX, request, &mut Bar::new(None))?,
    }
    Ok(cells)
}

fn fill_with_checkpoints<C: Cell>(
    table: &mut GrundyTable<'_, C>,
    request: &Request,
    path: &Path,
    keeper: &mut Keeper<'_>,
) -> Result<(), Failure> {
    if let Some(file) = checkpoint::open(path)? {
        table.load(file).map_err(|error| unfit(path, error))?;
    }
    interrupt::listen();
    let mut bar = Bar::new(None);
    while !table.is_complete() {
        // Enough for every thread to have work; a round is the least that is kept.
        advance(table, 2 * request.threads.get(), request, &mut bar)?;
        if keeper.is_due() || table.is_complete() || interrupt::is_asked() {
            keeper.write(|file| table.save(file));
        }
        if interrupt::is_asked() {
            return Err(keeper.stopped().expect("there is a file"));
        }
    }
    Ok(())
}

/// Some passes over the table, or as many as are finished when Ctrl-C comes.
fn advance<C: Cell>(
    table: &mut GrundyTable<'_, C>,
    passes: usize,
    request: &Request,
    bar: &mut Bar,
) -> Result<(), Failure> {
    let advanced = table.advance(passes, request.threads, bar);
    advanced.map(|_| ()).map_err(board)
}

pub(super) fn unfit(path: &Path, error: LoadError) -> Failure {
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
