//! The array format of NumPy, version 1.0.

use std::io::{self, Write};

use super::super::Cell;
use super::Table;

impl<C: Cell> Table<'_, C> {
    /// Writes a NumPy array of shape (size, size), of one pile (1, size), little-endian, row after row: `numpy.load` opens it.
    ///
    /// The header ends on a multiple of 64 bytes, so that the cells can be mapped into memory.
    pub fn write_npy(&self, mut to: impl Write) -> io::Result<()> {
        let order = if C::BYTES == 1 { '|' } else { '<' };
        let mut header = format!(
            "{{'descr': '{order}u{}', 'fortran_order': False, 'shape': ({height}, {size}), }}",
            C::BYTES,
            height = self.height(),
            size = self.size
        );
        // Before the header come 6 bytes of magic, 2 of version and 2 of length; it ends with a line feed.
        while (10 + header.len() + 1) % 64 != 0 {
            header.push(' ');
        }
        header.push('\n');
        let length = u16::try_from(header.len()).expect("a header is at most 128 bytes long");
        to.write_all(b"\x93NUMPY\x01\x00")?;
        to.write_all(&length.to_le_bytes())?;
        to.write_all(header.as_bytes())?;
        let mut bytes = Vec::new();
        for row in self.rows() {
            bytes.clear();
            row.iter().for_each(|cell| cell.push_bytes(&mut bytes));
            to.write_all(&bytes)?;
        }
        to.flush()
    }
}
