//! Grundy tables larger than memory: the values go to a journal on the disk, and from it into the file that was asked for.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::ops::ControlFlow;
use std::path::Path;

use wythoff::board::format::Values;
use wythoff::board::{GrundyJournal, bytes_needed, bytes_needed_for_journal};

use super::grundy::unfit;
use super::{Format, Request, cells};
use crate::failure::Failure;
use crate::progress::Bar;
use crate::{atomic_file, checkpoint, memory};
use wythoff_show::Message;

/// Tables of more bytes than this do not stay in memory, if they need not: size 16,384 is the last that does.
const LARGEST: u128 = 512 << 20;

/// How many bytes of the table are in memory when the file is written.
const ROOM: usize = 256 << 20;

/// Larger tables have no journal: their free cells alone would take 2^48 bytes.
const SIZE_END: usize = 1 << 26;

/// The k of a table that goes through the disk: the cells of npy have their places in the file before they are known.
pub(super) fn wanted(request: &Request, out: Option<&Path>) -> Option<u64> {
    let game = cells::wythoff(request)?;
    let is_wanted = request.values == Values::Grundy
        && request.play == wythoff::Play::Normal
        && request.format == Format::Npy
        && bytes_needed(request.size as u64, 2) > LARGEST
        && request.size < SIZE_END
        && atomic_file::is_seekable(out?);
    is_wanted.then_some(*game.k())
}

/// Makes the file; the checkpoint is the journal itself, which is always up to date.
pub(super) fn make(request: &Request, k: u64, out: &Path) -> Result<(), Failure> {
    let threads = u32::try_from(request.threads.get()).unwrap_or(u32::MAX);
    memory::check(bytes_needed_for_journal(
        k,
        request.size as u64,
        threads,
        ROOM,
    ))?;
    match request.checkpoint.as_deref() {
        Some(path) => fill(request, k, out, path, &checkpoint(path)?),
        None => {
            let scratch = atomic_file::Scratch::beside(out);
            let scratch = scratch.map_err(|error| Failure::creating(out, &error))?;
            fill(request, k, out, out, scratch.file())
        }
    }
}

fn fill(request: &Request, k: u64, out: &Path, path: &Path, file: &File) -> Result<(), Failure> {
    let journal = GrundyJournal::new(k, request.size, file);
    let mut journal = journal.map_err(|error| unfit(path, error))?;
    let advanced = journal.advance(request.threads, &mut Bar::new(None));
    let advanced = advanced.map_err(|error| Failure::creating(path, &error))?;
    let mut written = advanced;
    if advanced.is_continue() {
        let replaced = atomic_file::replace_seekable(out, |mut file| {
            written = journal.write_npy(&mut file, ROOM, &mut Bar::new(None))?;
            match written {
                ControlFlow::Continue(()) => Ok(()),
                ControlFlow::Break(()) => Err(io::Error::other("stopped")),
            }
        });
        if written.is_continue() {
            replaced.map_err(|error| Failure::creating(out, &error))?;
        }
    }
    match (written, &request.checkpoint) {
        (ControlFlow::Continue(()), _) => Ok(()),
        (ControlFlow::Break(()), None) => Err(Failure::Stopped(Message::new("lab-interrupted"))),
        (ControlFlow::Break(()), Some(path)) => {
            let path = path.display().to_string();
            Err(Failure::Stopped(Message::new("stopped").with("path", path)))
        }
    }
}

/// The journal that was asked for, for this program alone.
fn checkpoint(path: &Path) -> Result<File, Failure> {
    let failed = |error: &io::Error| Failure::creating(path, error);
    if fs::metadata(path).is_ok_and(|found| !found.is_file()) {
        return Err(Failure::not_regular(&path.display().to_string()));
    }
    let mut options = OpenOptions::new();
    let options = options.read(true).write(true).create(true).truncate(false);
    let file = options.open(path).map_err(|error| failed(&error))?;
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => {
            Err(checkpoint::unfit(path, Message::new("checkpoint-busy")))
        }
        // Where files cannot be locked, the user sees to it.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(file),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checkpoint::Keeper;
    use std::num::NonZeroUsize;
    use wythoff::{NamedGame, Play, parse_game};

    fn request(size: usize, checkpoint: Option<&Path>) -> Request {
        let game: NamedGame = parse_game("wythoff(k=1)").unwrap();
        Request {
            subject: super::super::Subject::Game(game),
            play: Play::Normal,
            size,
            values: Values::Grundy,
            format: Format::Npy,
            threads: NonZeroUsize::new(2).unwrap(),
            checkpoint: checkpoint.map(Path::to_owned),
        }
    }

    /// The bytes without a journal.
    fn in_memory(request: &Request) -> Vec<u8> {
        let cells = cells::fill(request, &mut Keeper::new(None)).unwrap();
        let cells::Cells::Shorts(cells) = cells else {
            unreachable!("a small table");
        };
        let name = request.subject.name();
        let table = wythoff::board::format::Table::new(&name, Values::Grundy, request.size, &cells);
        let mut bytes = Vec::new();
        table.unwrap().write_npy(&mut bytes).unwrap();
        bytes
    }

    #[test]
    fn a_table_through_the_disk_has_the_bytes_of_one_in_memory_and_leaves_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let out = folder.path().join("table.npy");
        let request = request(1200, None);
        fs::write(&out, "old").unwrap();
        make(&request, 1, &out).unwrap();
        assert!(fs::read(&out).unwrap() == in_memory(&request));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_table_goes_on_from_a_checkpoint_of_which_the_end_is_missing() {
        let folder = tempfile::tempdir().unwrap();
        let [out, kept] = ["table.npy", "kept"].map(|name| folder.path().join(name));
        let request = request(1200, Some(&kept));
        make(&request, 1, &out).unwrap();
        let whole = fs::read(&kept).unwrap();
        for part in [0, 10, whole.len() / 2, whole.len() - 1, whole.len()] {
            fs::write(&kept, &whole[..part]).unwrap();
            fs::remove_file(&out).unwrap();
            make(&request, 1, &out).unwrap();
            assert!(fs::read(&out).unwrap() == in_memory(&request), "{part}");
            // What was missing is there again, and nothing is computed twice that was whole.
            let length = fs::metadata(&kept).unwrap().len() as usize;
            assert!(length >= whole.len() && (part < whole.len() || length == part));
        }
    }

    #[test]
    fn two_programs_cannot_add_to_one_checkpoint() {
        let folder = tempfile::tempdir().unwrap();
        let kept = folder.path().join("kept");
        let first = checkpoint(&kept).unwrap();
        assert!(matches!(checkpoint(&kept), Err(Failure::Input(_))));
        drop(first);
        assert!(checkpoint(&kept).is_ok());
        assert!(checkpoint(folder.path()).is_err());
    }

    #[test]
    fn only_large_arrays_in_regular_files_go_through_the_disk() {
        let folder = tempfile::tempdir().unwrap();
        let out = folder.path().join("table.npy");
        assert_eq!(wanted(&request(16_384, None), Some(&out)), None);
        assert_eq!(wanted(&request(16_385, None), Some(&out)), Some(1));
        assert_eq!(wanted(&request(16_385, None), None), None);
        assert_eq!(wanted(&request(16_385, None), Some(Path::new("-"))), None);
        let csv = Request {
            format: Format::Csv,
            ..request(16_385, None)
        };
        assert_eq!(wanted(&csv, Some(&out)), None);
    }
}
