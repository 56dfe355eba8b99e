//! A table of Grundy values, half done, to a file and back.
//!
//! `wythoffG`, version, k, size, bytes of a cell, first block that is missing, then row after row the cells with a ≤ b,
//! least byte first, then the checksum.

use std::io::{self, Read, Write};
use std::num::NonZeroUsize;

use super::super::sealed_file::{Kind, Sealing, Unsealing};
use super::super::{Cell, LoadError};
use super::mirror::mirror;
use super::pass::VALUES;
use super::table::GrundyTable;

const KIND: Kind = Kind {
    name: *b"wythoffG",
    version: 1,
};

impl<C: Cell> GrundyTable<'_, C> {
    /// Writes the values so far. Resuming gives the same table as never having stopped.
    pub fn save(&self, to: impl Write) -> io::Result<()> {
        let mut file = Sealing::new(to, KIND)?;
        for number in [
            self.k,
            self.size as u64,
            C::BYTES as u64,
            self.next_block as u64,
        ] {
            file.number(number)?;
        }
        let mut bytes = Vec::new();
        for (a, row) in self.cells.chunks(self.size.max(1)).enumerate() {
            bytes.clear();
            if self.filled == 0 {
                C::push_bytes(&vec![C::EMPTY; row.len() - a], &mut bytes);
            } else {
                C::push_bytes(&row[a..], &mut bytes);
            }
            file.bytes(&bytes)?;
        }
        file.finish()
    }

    /// Reads what [`save`](Self::save) wrote; it has to be of the same k, size and cells.
    ///
    /// After an error the table is as new.
    pub fn load(&mut self, from: impl Read) -> Result<(), LoadError> {
        let loaded = self.read(from);
        if loaded.is_err() {
            (self.next_block, self.filled) = (0, 0);
        } else if self.is_complete() {
            mirror(self.size, self.cells, NonZeroUsize::MIN);
        }
        loaded
    }

    fn read(&mut self, from: impl Read) -> Result<(), LoadError> {
        let mut file = Unsealing::new(from, KIND)?;
        file.expect("k", self.k)?;
        file.expect("size", self.size as u64)?;
        file.expect("cell bytes", C::BYTES as u64)?;
        let next_block = file.number()?;
        self.filled = 0;
        let mut largest = None;
        let mut bytes = Vec::new();
        for (a, row) in self.cells.chunks_mut(self.size.max(1)).enumerate() {
            bytes.resize((self.size - a) * C::BYTES, 0);
            file.bytes(&mut bytes)?;
            for (cell, bytes) in row[a..].iter_mut().zip(bytes.chunks(C::BYTES)) {
                *cell = C::from_bytes(bytes);
                if *cell != C::EMPTY {
                    self.filled += 1;
                    largest = largest.max(Some(*cell));
                }
            }
        }
        file.finish()?;
        // Only a file not written by `save` has values of missing blocks, or blocks that the cells cannot hold.
        let end = u64::from(C::EMPTY.into()) / VALUES as u64;
        let beyond =
            largest.is_some_and(|value| u64::from(value.into()) / VALUES as u64 >= next_block);
        if beyond || next_block > end {
            return Err(LoadError::Corrupt);
        }
        self.next_block = next_block as usize;
        Ok(())
    }
}
