//! Where the values of a tile go: to the end of the journal, a record for each pass.

use std::io::{self, Write};
use std::sync::Mutex;

use super::super::given::Given;
use super::super::pass::{BLOCKS, VALUES};
use super::super::tile::{ROWS, Store};
use super::record::{self, HEAD, Head};

/// The end of a journal, where records are added.
#[derive(Debug)]
pub(super) struct End<F> {
    pub(super) file: F,
    /// How many bytes there are.
    pub(super) length: u64,
    /// The checksum of them.
    pub(super) seal: u64,
    /// Where the new records stand.
    pub(super) places: Vec<Place>,
    /// Why no more are added.
    pub(super) error: Option<io::Error>,
}

/// Where a record stands, and what it says about itself.
#[derive(Debug, Clone, Copy)]
pub(super) struct Place {
    pub(super) start: u64,
    pub(super) head: Head,
}

impl<F: Write> End<F> {
    /// Adds a record, of which head and body are given with their checksum.
    pub(super) fn add(&mut self, mut bytes: Vec<u8>, checksum: u64) {
        if self.error.is_some() {
            return;
        }
        self.seal = record::seal(self.seal, checksum);
        bytes.extend(self.seal.to_le_bytes());
        match self.file.write_all(&bytes) {
            Ok(()) => {
                let head = Head::read(&mut &bytes[..HEAD]).expect("it begins with its head");
                let start = self.length;
                self.places.push(Place { start, head });
                self.length += bytes.len() as u64;
            }
            Err(error) => self.error = Some(error),
        }
    }
}

/// The values that a pass gives to a tile, on their way to the journal.
#[derive(Debug)]
pub(super) struct ToJournal<'j, F> {
    pub(super) journal: &'j Mutex<End<F>>,
    pub(super) tile: u32,
    /// Where each list begins in `entries`.
    starts: Vec<u32>,
    entries: Vec<u32>,
}

impl<'j, F> ToJournal<'j, F> {
    pub(super) fn new(journal: &'j Mutex<End<F>>, tile: u32) -> Self {
        Self {
            journal,
            tile,
            starts: Vec::new(),
            entries: Vec::new(),
        }
    }
}

impl<F: Write> Store for ToJournal<'_, F> {
    fn prepare(&mut self, _first_row: usize) {
        self.starts = Vec::with_capacity(BLOCKS * ROWS);
        self.entries = Vec::with_capacity(BLOCKS * ROWS * VALUES);
    }

    fn start_row(&mut self) {
        self.starts.push(self.entries.len() as u32); // at most BLOCKS · ROWS · VALUES
    }

    fn put(&mut self, _row: usize, given: &Given) {
        let entries = given.cells();
        self.entries
            .extend(entries.map(|(column, value)| record::entry(column, value)));
    }

    fn finish(&mut self, first_block: usize) {
        let pass = (first_block / BLOCKS) as u32; // values are less than 2^32
        let bytes = record::written(self.tile, pass, &self.starts, &self.entries);
        let checksum = record::checksum(&bytes);
        (self.starts, self.entries) = (Vec::new(), Vec::new()); // there are many tiles
        let mut journal = self.journal.lock().expect("a sweep does not panic");
        journal.add(bytes, checksum);
    }
}
