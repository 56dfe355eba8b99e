//! The table from its journal, a band of rows at a time.

use std::io::{self, Read, Seek, SeekFrom, Write};
use std::ops::ControlFlow;

use super::super::super::Cell;
use super::super::super::format::npy;
use super::super::pass::{BLOCKS, VALUES};
use super::super::tile::ROWS;
use super::GrundyJournal;
use super::record;
use super::resume::damaged;
use crate::watch::{Progress, Watch};

/// How many columns are turned at once: a few lines of cache a row.
const TURNED: usize = 64;

impl<F: Read + Write + Seek + Send> GrundyJournal<F> {
    /// The largest value; 0 if there is none.
    pub fn largest(&mut self) -> io::Result<u32> {
        let filled = self.places.iter().flatten();
        let filled = filled.filter(|place| place.head.entries > 0);
        let Some(last) = filled.clone().map(|place| place.head.pass).max() else {
            return Ok(0);
        };
        let places: Vec<_> = filled
            .filter(|place| place.head.pass == last)
            .copied()
            .collect();
        let mut largest = 0;
        for place in places {
            self.visit(place, &mut |_, _, value| largest = largest.max(value))?;
        }
        Ok(largest)
    }

    /// Writes the same bytes as [`write_npy`](super::super::super::format::Table::write_npy) would, had the table been in
    /// memory; `room` is how many bytes of it may be. The more, the fewer and longer the pieces that are written.
    ///
    /// `watch` hears how many rows are done; after its `Break` the array is not whole. An incomplete journal is an error.
    pub fn write_npy<W: Write + Seek>(
        &mut self,
        to: &mut W,
        room: usize,
        watch: &mut dyn Watch,
    ) -> io::Result<ControlFlow<()>> {
        if !self.is_complete() {
            return Err(io::ErrorKind::InvalidInput.into());
        }
        let largest = self.largest()?;
        if u8::from_value(largest).is_some() {
            self.write::<u8, W>(to, room, watch)
        } else if u16::from_value(largest).is_some() {
            self.write::<u16, W>(to, room, watch)
        } else {
            self.write::<u32, W>(to, room, watch)
        }
    }

    fn write<C: Cell, W: Write + Seek>(
        &mut self,
        to: &mut W,
        room: usize,
        watch: &mut dyn Watch,
    ) -> io::Result<ControlFlow<()>> {
        let header = npy::header(C::BYTES, self.size, self.size);
        to.seek(SeekFrom::Start(0))?;
        to.write_all(&header)?;
        let mut to = Cells {
            to,
            before: header.len() as u64,
            size: self.size,
            bytes: Vec::new(),
        };
        // Whole tiles, one at least.
        let tiles = (room / (C::BYTES * ROWS * self.size.max(1))).max(1);
        for first_row in (0..self.size).step_by(tiles * ROWS) {
            let rows = (tiles * ROWS).min(self.size - first_row);
            if watch
                .tell(Progress::new(first_row as u64, self.size as u64))
                .is_break()
            {
                return Ok(ControlFlow::Break(()));
            }
            let band = self.band::<C>(first_row, rows)?;
            to.write_band(first_row, rows, &band)?;
        }
        to.to.flush()?;
        Ok(ControlFlow::Continue(()))
    }

    /// Some rows, each from column `first_row` on.
    fn band<C: Cell>(&mut self, first_row: usize, rows: usize) -> io::Result<Vec<C>> {
        let width = self.size - first_row;
        let mut cells = vec![C::EMPTY; rows * width];
        for number in first_row / ROWS..(first_row + rows).div_ceil(ROWS) {
            let before = number * ROWS - first_row;
            for index in 0..self.places[number].len() {
                let mut is_inside = true;
                self.visit(self.places[number][index], &mut |row, column, value| {
                    // A journal was read with columns on or right of the main diagonal; who knows what it is now.
                    match column
                        .checked_sub(first_row)
                        .filter(|&column| column < width)
                    {
                        Some(column) => cells[(before + row) * width + column] = C::narrow(value),
                        None => is_inside = false,
                    }
                })?;
                if !is_inside {
                    return Err(damaged());
                }
            }
        }
        for a in 0..rows {
            for b in 0..a {
                cells[a * width + b] = cells[b * width + a];
            }
        }
        match cells.contains(&C::EMPTY) {
            true => Err(damaged()),
            false => Ok(cells),
        }
    }

    /// Tells row of the tile, column and value of every entry of a record.
    fn visit(
        &mut self,
        place: super::store::Place,
        see: &mut dyn FnMut(usize, usize, u32),
    ) -> io::Result<()> {
        let (head, body) = self.read(place)?;
        let rows = self.rows(head.tile as usize);
        let first = head.pass * (BLOCKS * VALUES) as u32;
        let read = record::visit(head, &body, |list, column, value| {
            // Block after block, and in each row after row.
            let block = (list / rows) as u32;
            see(list % rows, column, first + block * VALUES as u32 + value);
        });
        read.ok_or_else(damaged)
    }
}

/// The cells of an array in a file.
struct Cells<'w, W> {
    to: &'w mut W,
    /// How many bytes come before them.
    before: u64,
    size: usize,
    bytes: Vec<u8>,
}

impl<W: Write + Seek> Cells<'_, W> {
    /// Writes the rows from the main diagonal's square on, and what they are as columns below it.
    fn write_band<C: Cell>(&mut self, first_row: usize, rows: usize, band: &[C]) -> io::Result<()> {
        let width = self.size - first_row;
        for (a, row) in band.chunks(width).enumerate() {
            self.write_at(first_row + a, first_row, row)?;
        }
        let mut turned = vec![C::EMPTY; TURNED * rows];
        for start in (rows..width).step_by(TURNED) {
            let columns = TURNED.min(width - start);
            for (a, row) in band.chunks(width).enumerate() {
                for (i, &cell) in row[start..start + columns].iter().enumerate() {
                    turned[i * rows + a] = cell;
                }
            }
            for (i, column) in turned.chunks(rows).take(columns).enumerate() {
                self.write_at(first_row + start + i, first_row, column)?;
            }
        }
        Ok(())
    }

    /// Writes cells into row a, from column b on.
    fn write_at<C: Cell>(&mut self, a: usize, b: usize, cells: &[C]) -> io::Result<()> {
        self.bytes.clear();
        C::push_bytes(cells, &mut self.bytes);
        // Less than 2^26 rows and columns, of 4 bytes at most.
        let place = (a as u64 * self.size as u64 + b as u64) * C::BYTES as u64;
        self.to.seek(SeekFrom::Start(self.before + place))?;
        self.to.write_all(&self.bytes)
    }
}
