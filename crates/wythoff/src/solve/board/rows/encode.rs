//! Rows to a file and back, so that they are proved only once.
//!
//! `wythoffR`, version, k, number of rows; for each row its status, preperiod, period (0 if none), number of offsets
//! and the offsets, least byte first; then the checksum.

use std::io::{self, Read, Write};

use super::super::LoadError;
use super::super::sealed_file::{Kind, Sealing, Unsealing};
use super::RowPeriods;
use super::row::{Row, Status};

const KIND: Kind = Kind {
    name: *b"wythoffR",
    version: 1,
};

const PROVED: u64 = 0;
const SEEN: u64 = 1;
const UNKNOWN: u64 = 2;

impl RowPeriods {
    /// Writes the rows.
    pub fn save(&self, to: impl Write) -> io::Result<()> {
        let mut file = Sealing::new(to, KIND)?;
        file.number(self.k)?;
        file.number(self.rows.len() as u64)?;
        for row in &self.rows {
            let status = match row.status {
                Status::Proved => PROVED,
                Status::Seen { .. } => SEEN,
                Status::Unknown { .. } => UNKNOWN,
            };
            let (preperiod, period) = row.repeats.unwrap_or_default();
            for number in [
                status,
                preperiod as u64,
                period as u64,
                row.offsets.len() as u64,
            ] {
                file.number(number)?;
            }
            for offsets in row.offsets.chunks(1 << 15) {
                let bytes: Vec<u8> = offsets
                    .iter()
                    .flat_map(|offset| offset.to_le_bytes())
                    .collect();
                file.bytes(&bytes)?;
            }
        }
        file.finish()
    }

    /// Reads what [`save`](Self::save) wrote; it has to be of the same k.
    ///
    /// Rows that were proved when they were saved count as proved: the file is trusted to be one that `save` wrote.
    pub fn load(from: impl Read, k: u64) -> Result<Self, LoadError> {
        let mut file = Unsealing::new(from, KIND)?;
        file.expect("k", k)?;
        let count = file.number()?;
        let mut rows = Vec::new();
        for a in 0..count {
            let row = read_row(&mut file)?;
            check_bounds(k, a, &row.offsets)?;
            rows.push(row);
        }
        file.finish()?;
        Ok(Self { k, rows })
    }
}

fn read_row(file: &mut Unsealing<impl Read>) -> Result<Row, LoadError> {
    let status = file.number()?;
    let mut number = || usize::try_from(file.number()?).map_err(|_| LoadError::Corrupt);
    let (preperiod, period, to) = (number()?, number()?, number()?);
    let repeats = (period > 0).then_some((preperiod, period));
    let status = match (status, repeats) {
        (PROVED, Some(_)) if preperiod.checked_add(period) == Some(to) => Status::Proved,
        (SEEN, Some(_)) => Status::Seen { to },
        (UNKNOWN, None) => Status::Unknown { to },
        _ => return Err(LoadError::Corrupt),
    };
    // Piece by piece: a damaged length must not ask for all memory.
    let mut offsets = Vec::new();
    while offsets.len() < to {
        let mut bytes = vec![0; 2 * (to - offsets.len()).min(1 << 15)];
        file.bytes(&mut bytes)?;
        let pairs = bytes.as_chunks::<2>().0;
        offsets.extend(pairs.iter().map(|&pair| i16::from_le_bytes(pair)));
    }
    Ok(Row {
        status,
        repeats,
        offsets,
    })
}

/// The bounds of the theorem hold, and no value is negative.
fn check_bounds(k: u64, a: u64, offsets: &[i16]) -> Result<(), LoadError> {
    let (k, a) = (u128::from(k), u128::from(a));
    let within = |(column, &offset): (usize, &i16)| {
        let distance = u128::from(offset.unsigned_abs());
        if offset < 0 {
            distance <= column as u128 && distance <= (2 * k + 2).saturating_mul(a)
        } else {
            distance <= a
        }
    };
    if offsets.iter().enumerate().all(within) {
        Ok(())
    } else {
        Err(LoadError::Corrupt)
    }
}
