//! One row: its offsets, and what is known of its period.

use dashu_int::UBig;

/// What the period of a row rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Status {
    /// The state of the row repeated: the period holds for ever.
    Proved,
    /// The values of the columns below `to` show the period at least three times over; nothing is known beyond.
    Seen {
        /// The first column that was not checked.
        to: usize,
    },
    /// The values of the columns below `to` show no period.
    Unknown {
        /// The first column that was not looked at.
        to: usize,
    },
}

/// A row of the Grundy table, additively periodic: g(a, b + period) = g(a, b) + period for b ≥ preperiod.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    pub(super) status: Status,
    /// Preperiod and period, both the least; the period is not 0.
    pub(super) repeats: Option<(usize, usize)>,
    /// g(a, b) − b for the columns b up to the end of the first period, or as far as known.
    pub(super) offsets: Vec<i16>,
}

impl Row {
    /// What the period rests on.
    pub fn status(&self) -> Status {
        self.status
    }

    /// The least p with g(a, b + p) = g(a, b) + p for all b from the preperiod on.
    pub fn period(&self) -> Option<usize> {
        self.repeats.map(|(_, period)| period)
    }

    /// The first column from which the period holds.
    pub fn preperiod(&self) -> Option<usize> {
        self.repeats.map(|(preperiod, _)| preperiod)
    }

    /// The value in column b; `None` where the row is neither computed nor proved.
    pub fn grundy(&self, b: &UBig) -> Option<UBig> {
        let column = match usize::try_from(b) {
            Ok(column) if column < self.offsets.len() => column,
            _ => {
                let (preperiod, period) = self.proved()?;
                // A proved row is longer than its preperiod, so b is not below it.
                preperiod + (b - preperiod) % period
            }
        };
        let offset = self.offsets[column];
        let distance = offset.unsigned_abs();
        Some(if offset < 0 {
            b - distance
        } else {
            b + distance
        })
    }

    /// Preperiod and period, if they are proved.
    pub(super) fn proved(&self) -> Option<(usize, usize)> {
        self.repeats.filter(|_| self.status == Status::Proved)
    }

    /// How many columns are known; `None` if all are.
    pub(super) fn known_to(&self) -> Option<usize> {
        (self.status != Status::Proved).then_some(self.offsets.len())
    }

    /// Copies the offsets of the columns from `first` on; all of them are known.
    pub(super) fn copy(&self, first: usize, mut to: &mut [i16]) {
        let mut column = first;
        while !to.is_empty() {
            if let Some((preperiod, period)) = self.proved()
                && column >= self.offsets.len()
            {
                column = preperiod + (column - preperiod) % period;
            }
            let length = to.len().min(self.offsets.len() - column);
            let (filled, rest) = to.split_at_mut(length);
            filled.copy_from_slice(&self.offsets[column..][..length]);
            (column, to) = (column + length, rest);
        }
    }
}
