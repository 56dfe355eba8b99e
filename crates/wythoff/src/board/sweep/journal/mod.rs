//! A table of Grundy values larger than memory: its values in a file, in the order in which they are found.
//!
//! A sweep reads which cells are free, a bit a cell, and never a value. So the values need not be kept in memory: what each
//! pass gives to each tile goes to the end of a file, the journal, and the table is put together from it at the end, a band of
//! rows at a time. The journal is also the checkpoint: whatever stops the program, the whole passes in it count.

mod record;
mod resume;
mod store;
mod write;

use std::io::{self, Read, Seek, SeekFrom, Write};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::Mutex;

use super::super::LoadError;
use super::pass::{BLOCKS, Plan};
use super::tile::{ROWS, Tile};
use super::wavefront;
use crate::watch::{Progress, Watch};
use store::{End, Place, ToJournal};

/// The Grundy values of k-Wythoff up to a size, in a file and not in memory.
///
/// ```
/// use std::{io::Cursor, num::NonZeroUsize};
/// use wythoff::board::GrundyJournal;
/// let mut journal = GrundyJournal::new(0, 3, Cursor::new(Vec::new())).unwrap();
/// journal.advance(NonZeroUsize::MIN, &mut ()).unwrap();
/// let mut npy = Cursor::new(Vec::new());
/// journal.write_npy(&mut npy, 1 << 20, &mut ()).unwrap();
/// assert_eq!(npy.into_inner()[128..], [0, 1, 2, 1, 2, 0, 2, 0, 1]);
/// ```
#[derive(Debug)]
pub struct GrundyJournal<F> {
    k: u64,
    size: usize,
    file: F,
    /// How many bytes of the file count.
    length: u64,
    /// The checksum of them.
    seal: u64,
    /// For each tile, where its records stand: pass 0, pass 1, …
    places: Vec<Vec<Place>>,
}

impl<F: Read + Write + Seek + Send> GrundyJournal<F> {
    /// Goes on from the journal in the file; an empty file becomes a new one.
    ///
    /// It has to be of the same k and size. Whatever follows the last whole record is written over. A size of 2^26 or more
    /// is an error of [`io::ErrorKind::InvalidInput`].
    pub fn new(k: u64, size: usize, file: F) -> Result<Self, LoadError> {
        if size >= record::SIZE_END {
            return Err(io::Error::from(io::ErrorKind::InvalidInput).into());
        }
        let mut journal = Self {
            k,
            size,
            file,
            length: 0,
            seal: record::START,
            places: vec![Vec::new(); size.div_ceil(ROWS)],
        };
        journal.take_up()?;
        Ok(journal)
    }

    /// Whether every value is in the journal.
    pub fn is_complete(&self) -> bool {
        (0..self.places.len()).all(|tile| self.left(tile) == 0)
    }

    /// Goes on until every value is in the journal, or `watch` stops it; it hears how many cells with a ≤ b are filled.
    pub fn advance(
        &mut self,
        threads: NonZeroUsize,
        watch: &mut dyn Watch,
    ) -> io::Result<ControlFlow<()>> {
        if self.is_complete() {
            return Ok(ControlFlow::Continue(()));
        }
        let first_pass = self.drop_unfinished()?;
        let tiles = self.tiles()?;
        let plan = Plan::new(self.k, self.size, u32::MAX);
        let passes: Vec<usize> = (first_pass * BLOCKS..plan.end).step_by(BLOCKS).collect();
        let total = (0..self.places.len()).map(|tile| self.cells(tile)).sum();
        let mut filled = total - tiles.iter().map(|tile| tile.left() as u64).sum::<u64>();
        self.file.seek(SeekFrom::Start(self.length))?;
        let end = Mutex::new(End {
            file: &mut self.file,
            length: self.length,
            seal: self.seal,
            places: Vec::new(),
            error: None,
        });
        let tiles: Vec<Tile<_>> = (0..)
            .zip(tiles)
            .filter(|(_, tile)| tile.left() > 0)
            .map(|(number, tile)| tile.with_store(ToJournal::new(&end, number)))
            .collect();
        wavefront::sweep(plan, &passes, tiles, threads, &mut |cells: usize| {
            filled += cells as u64;
            let has_failed = end.lock().expect("a sweep does not panic").error.is_some();
            match has_failed {
                true => ControlFlow::Break(()),
                false => watch.tell(Progress::new(filled, total)),
            }
        });
        let end = end.into_inner().expect("a sweep does not panic");
        (self.length, self.seal) = (end.length, end.seal);
        for place in end.places {
            self.places[place.head.tile as usize].push(place);
        }
        if let Some(error) = end.error {
            return Err(error);
        }
        self.file.flush()?;
        Ok(match self.is_complete() {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        })
    }

    /// How many rows a tile has.
    fn rows(&self, tile: usize) -> usize {
        ROWS.min(self.size - tile * ROWS)
    }

    /// How many cells with a ≤ b a tile has.
    fn cells(&self, tile: usize) -> u64 {
        let first_row = tile * ROWS;
        let rows = first_row..first_row + self.rows(tile);
        rows.map(|a| (self.size - a) as u64).sum()
    }

    /// How many cells of a tile have no value in the journal.
    fn left(&self, tile: usize) -> u64 {
        let places = self.places[tile].iter();
        let filled: u64 = places.map(|place| u64::from(place.head.entries)).sum();
        self.cells(tile).saturating_sub(filled)
    }
}
