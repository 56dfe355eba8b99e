//! The array format of NumPy, version 1.0.

use std::io::{self, Write};

use super::super::Cell;
use super::Table;

impl<C: Cell> Table<'_, C> {
    /// Writes a NumPy array of shape (size, size), of one pile (1, size), little-endian, row after row: `numpy.load` opens it.
    ///
    /// Its cells are as wide as the largest value needs: 8, 16 or 32 bits. The header ends on a multiple of 64 bytes, so
    /// that the cells can be mapped into memory.
    pub fn write_npy(&self, mut to: impl Write) -> io::Result<()> {
        let largest = self.largest();
        if u8::from_value(largest).is_some() {
            self.write_cells::<u8>(&mut to)
        } else if u16::from_value(largest).is_some() {
            self.write_cells::<u16>(&mut to)
        } else {
            self.write_cells::<u32>(&mut to)
        }
    }

    fn write_cells<D: Cell>(&self, to: &mut dyn Write) -> io::Result<()> {
        to.write_all(&header(D::BYTES, self.height(), self.size))?;
        let (mut cells, mut bytes) = (Vec::new(), Vec::new());
        for row in self.rows() {
            cells.clear();
            cells.extend(row.iter().map(|&cell| D::narrow(cell.into())));
            bytes.clear();
            D::push_bytes(&cells, &mut bytes);
            to.write_all(&bytes)?;
        }
        to.flush()
    }
}

/// What comes before the cells.
pub(in super::super) fn header(cell_bytes: usize, height: usize, size: usize) -> Vec<u8> {
    let order = if cell_bytes == 1 { '|' } else { '<' };
    let mut text = format!(
        "{{'descr': '{order}u{cell_bytes}', 'fortran_order': False, 'shape': ({height}, {size}), }}"
    );
    // Before the header come 6 bytes of magic, 2 of version and 2 of length; it ends with a line feed.
    while (10 + text.len() + 1) % 64 != 0 {
        text.push(' ');
    }
    text.push('\n');
    let length = u16::try_from(text.len()).expect("a header is at most 128 bytes long");
    let mut header = b"\x93NUMPY\x01\x00".to_vec();
    header.extend(length.to_le_bytes());
    header.extend(text.bytes());
    header
}
