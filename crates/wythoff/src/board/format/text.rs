//! Text in columns, as much as fits.

use std::io::{self, Write};

use super::super::Cell;
use super::{Layout, Table, Values};

/// How much of a table was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shown {
    /// The rows and the columns that were written: both from 0 on, and as many of each.
    pub size: usize,
    /// Whether that is less than the table.
    pub is_cut: bool,
}

/// What stands at the end of a line that goes on.
const MORE: &str = " …";

impl<C: Cell> Table<'_, C> {
    /// Writes the table with its row and column numbers, no line longer than `width` if there is one.
    ///
    /// If it does not fit, its corner is written, with `…` where it goes on. Outcomes are `P`, where the player to move
    /// loses, and a dot.
    pub fn write_text(&self, width: Option<usize>, mut to: impl Write) -> io::Result<Shown> {
        let Fit { size, column } = self.fit(width);
        let is_cut = size < self.size;
        let first = self.first_column(size);
        let end = if is_cut { MORE } else { "" };
        let heads: String = (0..size).map(|b| format!(" {b:>column$}")).collect();
        let corner = self.corner();
        writeln!(to, "{corner:>first$}{heads}{end}")?;
        for a in 0..size.min(self.height()) {
            let cells: String = (0..size)
                .map(|b| format!(" {:>column$}", self.word(a, b)))
                .collect();
            let head = match self.layout {
                Layout::Square { .. } => a.to_string(),
                Layout::Row { .. } => String::new(),
            };
            writeln!(to, "{head:>first$}{cells}{end}")?;
        }
        if is_cut && self.height() > 1 {
            writeln!(to, "{:>first$}", MORE.trim_start())?;
        }
        to.flush()?;
        Ok(Shown { size, is_cut })
    }

    /// How a cell is written.
    fn word(&self, a: usize, b: usize) -> String {
        match (self.values, self.value(a, b)) {
            (Values::Outcome, 0) => "P".into(),
            (Values::Outcome, _) => ".".into(),
            (_, value) => value.to_string(),
        }
    }

    /// The heading of the first column.
    fn corner(&self) -> String {
        match self.layout {
            Layout::Square { piles: [a, b] } => format!("{a}\\{b}"),
            Layout::Row { pile } => pile.to_string(),
        }
    }

    fn first_column(&self, size: usize) -> usize {
        match self.layout {
            Layout::Square { .. } => self.corner().len().max(digits(size.saturating_sub(1))),
            Layout::Row { .. } => 1,
        }
    }

    /// The largest corner that fits; one cell is always shown.
    fn fit(&self, width: Option<usize>) -> Fit {
        let mut fit = Fit { size: 0, column: 1 };
        for size in 1..=self.size {
            // The corner grows by its last row and column.
            let last = size - 1;
            let values = (0..size).flat_map(|i| {
                let is_there = |a: usize, b: usize| (a < self.height()).then(|| self.value(a, b));
                [is_there(i, last), is_there(last, i)]
            });
            let longest = digits(values.flatten().max().unwrap_or(0) as usize); // an outcome is as long as its digit
            let column = fit.column.max(longest).max(digits(last));
            let end = if size < self.size { 2 } else { 0 };
            let needed = self.first_column(size) + size * (1 + column) + end;
            if size > 1 && width.is_some_and(|width| needed > width) {
                break;
            }
            fit = Fit { size, column };
        }
        fit
    }
}

/// A corner of the table and how wide its columns are.
struct Fit {
    size: usize,
    column: usize,
}

fn digits(number: usize) -> usize {
    number.checked_ilog10().map_or(1, |log| log as usize + 1)
}
