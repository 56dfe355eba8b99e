//! Tables as text, csv, json and npy. The bytes depend on the table alone.

mod json;
pub(super) mod npy;
mod text;

use std::io::{self, Write};

pub use text::Shown;

use super::{BoardError, Cell, check_length};

/// What the cells of a table are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Values {
    /// 0 where the player to move loses, 1 where she wins.
    Outcome,
    /// Sprague–Grundy values.
    Grundy,
    /// How many winning moves there are.
    Moves,
}

impl Values {
    /// A short name that stays the same: `outcome`, `grundy`, `moves`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Outcome => "outcome",
            Self::Grundy => "grundy",
            Self::Moves => "moves",
        }
    }
}

/// A filled table to be written.
///
/// ```
/// use wythoff::board::format::{Table, Values};
/// let table = Table::new("wythoff", Values::Grundy, 2, &[0u8, 1, 1, 2]).unwrap();
/// let mut csv = Vec::new();
/// table.write_csv(&mut csv).unwrap();
/// assert_eq!(csv, b"0,1\n1,2\n");
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Table<'a, C> {
    game: &'a str,
    values: Values,
    size: usize,
    cells: &'a [C],
    layout: Layout,
}

/// Which piles a table shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Layout {
    /// Two: rows and columns.
    Square { piles: [char; 2] },
    /// One: a single row.
    Row { pile: char },
}

impl<'a, C: Cell> Table<'a, C> {
    /// A table of `size` × `size` cells, row after row; `game` is the name of the game, as in `wythoff(k=2)`.
    pub fn new(
        game: &'a str,
        values: Values,
        size: usize,
        cells: &'a [C],
    ) -> Result<Self, BoardError> {
        check_length(size, cells)?;
        Ok(Self {
            game,
            values,
            size,
            cells,
            layout: Layout::Square { piles: ['a', 'b'] },
        })
    }

    /// The same table, of piles with other names.
    pub fn of_piles(self, piles: [char; 2]) -> Self {
        let layout = Layout::Square { piles };
        Self { layout, ..self }
    }

    /// A table of one pile: a single row.
    ///
    /// ```
    /// use wythoff::board::format::{Table, Values};
    /// let table = Table::row("bachet(m=2)", Values::Grundy, 'a', &[0u8, 1, 2, 0]);
    /// let mut text = Vec::new();
    /// table.write_text(None, &mut text).unwrap();
    /// assert_eq!(text, b"a 0 1 2 3\n  0 1 2 0\n");
    /// ```
    pub fn row(game: &'a str, values: Values, pile: char, cells: &'a [C]) -> Self {
        Self {
            game,
            values,
            size: cells.len(),
            cells,
            layout: Layout::Row { pile },
        }
    }

    /// How many rows there are.
    fn height(&self) -> usize {
        match self.layout {
            Layout::Square { .. } => self.size,
            Layout::Row { .. } => 1,
        }
    }

    /// What its cells are.
    pub fn values(&self) -> Values {
        self.values
    }

    /// How many columns it has, and rows if it is one of two piles.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Its rows.
    pub fn rows(&self) -> impl Iterator<Item = &'a [C]> {
        self.cells.chunks(self.size.max(1))
    }

    /// The value of position (a, b).
    pub fn value(&self, a: usize, b: usize) -> u32 {
        self.cells[a * self.size + b].into()
    }

    /// The largest value; 0 if there is none.
    pub fn largest(&self) -> u32 {
        self.cells.iter().max().map_or(0, |&cell| cell.into())
    }

    /// Writes one line a row, values only, with commas between.
    pub fn write_csv(&self, mut to: impl Write) -> io::Result<()> {
        for row in self.rows() {
            to.write_all(line(row).as_bytes())?;
            to.write_all(b"\n")?;
        }
        to.flush()
    }
}

/// The values with commas between.
fn line<C: Cell>(row: &[C]) -> String {
    use std::fmt::Write;
    let mut line = String::new();
    for (column, cell) in row.iter().enumerate() {
        let comma = if column == 0 { "" } else { "," };
        write!(line, "{comma}{cell}").expect("a string takes everything");
    }
    line
}
