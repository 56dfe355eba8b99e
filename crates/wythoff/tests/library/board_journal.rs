//! Tables through a journal: the same bytes as in memory, whatever happens on the way.

use std::io::{self, Cursor, Read, Seek, SeekFrom, Write};
use std::num::NonZeroUsize;
use std::ops::ControlFlow::{Break, Continue};

use wythoff::Progress;
use wythoff::board::format::{Table, Values};
use wythoff::board::{GrundyJournal, LoadError, fill_grundy};

/// Three passes of 1024 values, 47 tiles of 32 rows.
const SIZE: usize = 1500;

fn threads(count: usize) -> NonZeroUsize {
    NonZeroUsize::new(count).expect("not 0")
}

/// The array as it is without a journal.
fn in_memory(k: u64, size: usize) -> Vec<u8> {
    let mut cells = vec![0u16; size * size];
    if size > 0 {
        let filled = fill_grundy(k, size, &mut cells, threads(1), &mut ());
        assert_eq!(filled, Ok(Continue(())));
    }
    let table = Table::new("wythoff", Values::Grundy, size, &cells).expect("the right length");
    let mut npy = Vec::new();
    table
        .write_npy(&mut npy)
        .expect("a vector takes everything");
    npy
}

fn written<F: Read + Write + Seek + Send>(journal: &mut GrundyJournal<F>, room: usize) -> Vec<u8> {
    let mut npy = Cursor::new(Vec::new());
    let done = journal.write_npy(&mut npy, room, &mut ());
    assert_eq!(done.expect("a vector takes everything"), Continue(()));
    npy.into_inner()
}

/// The array from a journal of which these bytes are left.
fn finished(k: u64, bytes: &[u8]) -> Result<Vec<u8>, LoadError> {
    let mut journal = GrundyJournal::new(k, SIZE, Cursor::new(bytes.to_vec()))?;
    assert_eq!(journal.advance(threads(2), &mut ())?, Continue(()));
    assert!(journal.is_complete());
    Ok(written(&mut journal, 400_000))
}

/// A whole journal.
fn whole(k: u64, count: usize) -> Vec<u8> {
    let mut file = Cursor::new(Vec::new());
    let mut journal = GrundyJournal::new(k, SIZE, &mut file).expect("new");
    assert_eq!(
        journal.advance(threads(count), &mut ()).expect("in memory"),
        Continue(())
    );
    file.into_inner()
}

#[test]
fn the_array_from_a_journal_is_the_one_from_memory() {
    for k in [0, 1, 3] {
        for size in [0, 1, 2, 31, 32, 33, 64, 65, 150, 200, 700, SIZE] {
            let expected = in_memory(k, size);
            for count in [1, 3] {
                let mut journal =
                    GrundyJournal::new(k, size, Cursor::new(Vec::new())).expect("new");
                let done = journal.advance(threads(count), &mut ());
                assert_eq!(done.expect("in memory"), Continue(()));
                // A tile at a time, some, and all of it.
                for room in [1, 150_000, usize::MAX] {
                    let same = written(&mut journal, room) == expected;
                    assert!(same, "k = {k}, size {size}, {count} threads, room {room}");
                }
            }
        }
    }
}

#[test]
fn a_journal_stopped_anywhere_goes_on_to_the_same_end() {
    let expected = in_memory(0, SIZE);
    for count in [1, 2, 3] {
        for stop_after in [0, 1, 10_000, 400_000, 800_000, 1_120_000] {
            let mut file = Cursor::new(Vec::new());
            let mut journal = GrundyJournal::new(0, SIZE, &mut file).expect("new");
            let mut stop = |progress: Progress| match progress.done < stop_after {
                true => Continue(()),
                false => Break(()),
            };
            let stopped = journal
                .advance(threads(count), &mut stop)
                .expect("in memory");
            assert!(stopped == Break(()) || count > 1 && journal.is_complete());
            // Stopped a second time, and then by another program.
            let mut stop = |progress: Progress| match progress.done < stop_after + 300_000 {
                true => Continue(()),
                false => Break(()),
            };
            let _ = journal
                .advance(threads(count), &mut stop)
                .expect("in memory");
            let bytes = file.into_inner();
            let same = finished(0, &bytes).expect("it is of this size") == expected;
            assert!(same, "{count} threads, {stop_after}");
        }
    }
}

#[test]
fn a_journal_cut_off_or_damaged_anywhere_goes_on_to_the_same_end() {
    for k in [0, 2] {
        let expected = in_memory(k, SIZE);
        for count in [1, 3] {
            let bytes = whole(k, count);
            for part in 0..10 {
                let length = bytes.len() * part / 10 + part;
                let same = finished(k, &bytes[..length]).expect("cut off") == expected;
                assert!(same, "{length} bytes of {}", bytes.len());
                let mut damaged = bytes.clone();
                damaged[28 + length] ^= 4;
                let same = finished(k, &damaged).expect("damaged") == expected;
                assert!(same, "byte {} changed", 28 + length);
            }
        }
    }
}

#[test]
fn what_stands_in_a_journal_is_not_computed_again() {
    let bytes = whole(0, 1);
    let mut journal = GrundyJournal::new(0, SIZE, Cursor::new(bytes.clone())).expect("whole");
    assert!(journal.is_complete());
    let mut nobody = |_: Progress| unreachable!("nothing is left to do");
    assert_eq!(
        journal.advance(threads(1), &mut nobody).expect("in memory"),
        Continue(())
    );
    let mut file = Cursor::new(bytes[..bytes.len() - 40].to_vec());
    let mut journal = GrundyJournal::new(0, SIZE, &mut file).expect("cut off");
    let mut first = None;
    let mut note = |progress: Progress| {
        first.get_or_insert(progress.done);
        Continue(())
    };
    let done = journal.advance(threads(1), &mut note);
    assert_eq!(done.expect("in memory"), Continue(()));
    // Two of three passes.
    assert!(first > Some(900_000), "{first:?}");
}

#[test]
fn the_journal_of_another_table_is_refused() {
    let bytes = whole(1, 1);
    let open = |k, size, bytes: &[u8]| {
        let journal = GrundyJournal::new(k, size, Cursor::new(bytes.to_vec()));
        journal.map(|_| ()).expect_err("another").to_string()
    };
    assert_eq!(open(0, SIZE, &bytes), "expected k = 0, found 1");
    assert_eq!(open(1, 20, &bytes), "expected size = 20, found 1500");
    assert_eq!(open(1, SIZE, b"P5 20 20"), "not a file of this kind");
    assert_eq!(
        open(1, SIZE, b"wythoffG\x01\0\0\0"),
        "not a file of this kind"
    );
    let mut newer = bytes;
    newer[8] = 9;
    let version = "expected version 1 of the format, found 9";
    assert_eq!(open(1, SIZE, &newer), version);
    assert!(GrundyJournal::new(0, 1 << 26, Cursor::new(Vec::new())).is_err());
}

/// A file on a disk that is full after so many bytes.
struct Small {
    file: Cursor<Vec<u8>>,
    most: u64,
}

impl Write for Small {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let left = self.most.saturating_sub(self.file.position()) as usize;
        match &bytes[..left.min(bytes.len())] {
            [] => Err(io::ErrorKind::StorageFull.into()),
            some => self.file.write(some),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Read for Small {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.file.read(bytes)
    }
}

impl Seek for Small {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.file.seek(to)
    }
}

#[test]
fn a_full_disk_is_told_and_what_is_on_it_counts() {
    let expected = in_memory(0, SIZE);
    for most in [28, 1_000, 1_000_000, 4_000_000] {
        for count in [1, 2] {
            let file = Cursor::new(Vec::new());
            let mut small = Small { file, most };
            let mut journal = GrundyJournal::new(0, SIZE, &mut small).expect("new");
            let full = journal.advance(threads(count), &mut ()).expect_err("full");
            assert_eq!(full.kind(), io::ErrorKind::StorageFull);
            assert!(!journal.is_complete());
            let bytes = small.file.into_inner();
            assert!(finished(0, &bytes).expect("cut off") == expected, "{most}");
        }
    }
}
