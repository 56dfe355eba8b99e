//! Tables that repeat in both directions.

use std::collections::HashMap;

use super::cells::Cells;
use crate::heap::Period;

/// A table whose rows come again, and whose columns do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grid {
    /// How the rows come again.
    pub down: Period,
    /// How the columns come again.
    pub across: Period,
    /// The corner that is repeated, row by row.
    corner: Vec<u32>,
}

impl Grid {
    pub(super) fn find(cells: &Cells<'_>) -> Option<Self> {
        let [_, columns] = cells.sizes[..] else {
            return None;
        };
        let down = period(cells.rows())?;
        // Columns that agree in the rows that come again agree in all.
        let rows = (down.preperiod + down.period) as usize;
        let columns: Vec<Vec<u32>> = (0..columns as usize)
            .map(|column| cells.rows().take(rows).map(|row| row[column]).collect())
            .collect();
        let across = period(columns.iter().map(Vec::as_slice))?;
        let width = (across.preperiod + across.period) as usize;
        let corner = cells.rows().take(rows).flat_map(|row| &row[..width]);
        Some(Self {
            down,
            across,
            corner: corner.copied().collect(),
        })
    }

    /// The value at a place.
    pub fn value(&self, a: u64, b: u64) -> Option<u64> {
        let (a, b) = (reduced(self.down, a), reduced(self.across, b));
        let width = self.across.preperiod + self.across.period;
        let place = usize::try_from(a * width + b).ok()?;
        self.corner.get(place).map(|&value| value.into())
    }

    /// How many numbers it takes to tell it.
    pub(super) fn told(&self) -> usize {
        self.corner.len() + 2
    }
}

/// The period of the lists, which are compared as wholes.
fn period<'a>(lists: impl Iterator<Item = &'a [u32]>) -> Option<Period> {
    let mut names: HashMap<&[u32], u32> = HashMap::new();
    let named: Vec<u32> = lists
        .map(|list| {
            let next = names.len() as u32;
            *names.entry(list).or_insert(next)
        })
        .collect();
    // Names are no numbers: if they grow, nothing has come again.
    Period::seen_in(&named).filter(|period| period.saltus == 0)
}

/// The place of the preperiod or the first period that has the same value.
fn reduced(period: Period, place: u64) -> u64 {
    match place.checked_sub(period.preperiod) {
        Some(beyond) => period.preperiod + beyond % period.period,
        None => place,
    }
}

#[cfg(test)]
mod tests {
    use super::super::cells::Data;
    use super::*;

    #[test]
    fn a_table_that_repeats_goes_on() {
        let value = |a: u64, b: u64| match (a, b) {
            (0, _) => 5,
            (a, b) => ((a * a + b) % 3 + b % 2) as u32,
        };
        let values = (0..30).flat_map(|a| (0..40).map(move |b| value(a, b)));
        let data = Data::table(40, values.collect()).unwrap();
        let grid = Grid::find(&data.cells()).unwrap();
        assert_eq!((grid.down.period, grid.across.period), (3, 6));
        for a in 0..100 {
            for b in 0..100 {
                assert_eq!(grid.value(a, b), Some(value(a, b).into()), "({a}, {b})");
            }
        }
    }
}
