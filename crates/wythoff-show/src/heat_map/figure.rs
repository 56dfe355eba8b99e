//! A table as a heat map: where everything goes, for any canvas.
//!
//! Lengths are pixels. Cells are square, as large as makes the board 512 pixels or more; everything else grows with
//! a unit, so that the figure of a large table looks like that of a small one.

use std::io;

use wythoff::board::Cell;
use wythoff::board::format::{Table, Values};

use super::palette::{INK, Index, Palette};

/// The words of a figure, in any language.
#[derive(Debug, Clone, Copy)]
pub struct Labels<'a> {
    /// Above the figure.
    pub title: &'a str,
    /// What the rows are: the first pile.
    pub rows: &'a str,
    /// What the columns are: the second pile.
    pub columns: &'a str,
    /// What a cell with 0 is: lost, or without a winning move.
    pub zero: &'a str,
    /// What a cell with 1 is in a table of outcomes: won.
    pub one: &'a str,
}

/// Where a text begins, ends or has its middle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// A line of text; its capitals are 7 · `scale` high.
#[derive(Debug, Clone, Copy)]
pub(super) struct Text<'a> {
    pub(super) text: &'a str,
    pub(super) scale: usize,
    pub(super) anchor: Anchor,
    pub(super) colour: Index,
    /// Read from the bottom up.
    pub(super) is_upright: bool,
}

/// What a figure is drawn on. Coordinates go right and down; a text is centred on its line.
pub(super) trait Canvas {
    fn rectangle(&mut self, at: [usize; 2], size: [usize; 2], colour: Index) -> io::Result<()>;
    fn text(&mut self, at: [usize; 2], text: Text<'_>) -> io::Result<()>;
    /// Square cells from `at` on, row after row.
    fn row_of_cells(&mut self, at: [usize; 2], side: usize, row: &[Index]) -> io::Result<()>;
}

/// How large everything is.
#[derive(Debug)]
pub(super) struct Layout {
    /// The side of a cell.
    cell: usize,
    /// The unit of all that is not the board.
    pub(super) unit: usize,
    pub(super) board: [usize; 2],
    pub(super) board_side: usize,
    pub(super) size: [usize; 2],
}

/// An advance of the font: 5 pixels and a gap.
pub(super) const ADVANCE: usize = 6;

/// The size of a board that is drawn as large as it has to be.
const BOARD: usize = 512;

/// A table with more rows has no numbers in its cells.
const MOST_NUMBERED: usize = 32;

/// A legend with more values is a scale.
pub(super) const MOST_SWATCHES: u32 = 12;

/// The distance of lines, in units.
pub(super) const LINE: usize = 22;

impl Layout {
    pub(super) fn new<C: Cell>(table: &Table<'_, C>, labels: &Labels<'_>) -> Self {
        let cell = BOARD.div_ceil(table.size().max(1)).max(1);
        let board_side = cell * table.size();
        let unit = (board_side / BOARD).max(1);
        let margin = 16 * unit;
        let left = margin + LINE * unit + width_of(&table.size().to_string(), unit) + 14 * unit;
        let top = margin + 3 * LINE * unit + 12 * unit;
        let legend = [labels.zero, labels.one, &format!("{} ", table.largest())];
        let legend = legend
            .iter()
            .map(|text| width_of(text, unit))
            .max()
            .unwrap_or(0);
        let right = left + board_side + (24 + 2 * LINE) * unit + legend;
        let lowest_swatch = top + (MOST_SWATCHES as usize + 1) * LINE * unit;
        Self {
            cell,
            unit,
            board: [left, top],
            board_side,
            size: [
                right.max(margin + width_of(labels.title, unit)) + margin,
                lowest_swatch.max(top + board_side) + margin,
            ],
        }
    }

    /// Draws the table.
    pub(super) fn draw<C: Cell>(
        &self,
        table: &Table<'_, C>,
        labels: &Labels<'_>,
        palette: &Palette,
        canvas: &mut impl Canvas,
    ) -> io::Result<()> {
        let [left, top] = self.board;
        let (unit, side) = (self.unit, self.board_side);
        let frame = [left - unit, top - unit];
        canvas.rectangle(frame, [side + 2 * unit; 2], INK)?;
        for (a, row) in table.rows().enumerate() {
            let colours: Vec<Index> = row.iter().map(|&cell| palette.index(cell.into())).collect();
            canvas.row_of_cells([left, top + a * self.cell], self.cell, &colours)?;
        }
        self.draw_numbers(table, palette, canvas)?;
        self.draw_axes(table.size(), labels, canvas)?;
        self.draw_legend(table, labels, palette, canvas)
    }

    /// The values in the cells, if there is room for all of them.
    fn draw_numbers<C: Cell>(
        &self,
        table: &Table<'_, C>,
        palette: &Palette,
        canvas: &mut impl Canvas,
    ) -> io::Result<()> {
        let longest = table.largest().to_string().len();
        let fits =
            |scale: &usize| longest * ADVANCE * scale < self.cell && (7 + 2) * scale < self.cell;
        let Some(scale) = [3, 2, 1].into_iter().find(fits) else {
            return Ok(());
        };
        if table.values() == Values::Outcome || table.size() > MOST_NUMBERED {
            return Ok(());
        }
        for a in 0..table.size() {
            for b in 0..table.size() {
                let value = table.value(a, b);
                let text = Text {
                    text: &value.to_string(),
                    scale,
                    anchor: Anchor::Middle,
                    colour: palette.contrast(palette.index(value)),
                    is_upright: false,
                };
                canvas.text(self.cell_middle(a, b), text)?;
            }
        }
        Ok(())
    }

    fn cell_middle(&self, a: usize, b: usize) -> [usize; 2] {
        let [left, top] = self.board;
        let middle = |place: usize| place * self.cell + self.cell / 2;
        [left + middle(b), top + middle(a)]
    }

    pub(super) fn ink<'t>(&self, text: &'t str, anchor: Anchor) -> Text<'t> {
        Text {
            text,
            scale: 2 * self.unit,
            anchor,
            colour: INK,
            is_upright: false,
        }
    }

    /// Title, names of the axes, and numbers along them.
    fn draw_axes(
        &self,
        size: usize,
        labels: &Labels<'_>,
        canvas: &mut impl Canvas,
    ) -> io::Result<()> {
        let ([left, top], unit, line) = (self.board, self.unit, LINE * self.unit);
        let (first, half) = (16 * unit, self.board_side / 2);
        let title = self.ink(labels.title, Anchor::Start);
        canvas.text([left, first + line / 2], title)?;
        let columns = self.ink(labels.columns, Anchor::Middle);
        canvas.text([left + half, top - 16 * unit - line], columns)?;
        let rows = Text {
            is_upright: true,
            ..self.ink(labels.rows, Anchor::Middle)
        };
        canvas.text([first + line / 2, top + half], rows)?;
        // Numbers stand side by side, with some room between them.
        let room = width_of(&size.to_string(), 1) + 8;
        for place in (0..size).step_by(tick_step(size, BOARD / room)) {
            let number = place.to_string();
            let [x, y] = self.cell_middle(place, place);
            let mark = [unit, 4 * unit];
            canvas.rectangle([x - unit / 2, top - 5 * unit], mark, INK)?;
            let above = self.ink(&number, Anchor::Middle);
            canvas.text([x, top - 16 * unit], above)?;
            let mark = [4 * unit, unit];
            canvas.rectangle([left - 5 * unit, y - unit / 2], mark, INK)?;
            let beside = self.ink(&number, Anchor::End);
            canvas.text([left - 8 * unit, y], beside)?;
        }
        Ok(())
    }
}

/// The width of a text in double size; characters that are not ascii are taken to be wide.
fn width_of(text: &str, unit: usize) -> usize {
    let widths = text
        .chars()
        .map(|c| if c.is_ascii() { 2 * ADVANCE } else { 20 });
    widths.sum::<usize>() * unit
}

/// The least 1, 2 or 5 times a power of ten that divides an axis into at most so many parts.
pub(super) fn tick_step(size: usize, most: usize) -> usize {
    let powers = std::iter::successors(Some(1usize), |power| power.checked_mul(10));
    powers
        .flat_map(|power| [1, 2, 5].map(|times| power.saturating_mul(times)))
        .find(|step| size / step <= most)
        .unwrap_or(usize::MAX)
}
