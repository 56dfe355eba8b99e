//! What the colours of a figure mean: each of a few values, or a scale.

use std::io;

use wythoff::board::Cell;
use wythoff::board::format::{Table, Values};

use super::figure::{Anchor, Canvas, LINE, Labels, Layout, MOST_SWATCHES, tick_step};
use super::palette::{INK, Index, Palette};

impl Layout {
    /// Draws the legend right of the board.
    pub(super) fn draw_legend<C: Cell>(
        &self,
        table: &Table<'_, C>,
        labels: &Labels<'_>,
        palette: &Palette,
        canvas: &mut impl Canvas,
    ) -> io::Result<()> {
        let largest = table.largest();
        if table.values() == Values::Outcome {
            self.draw_swatch(0, palette.index(0), labels.zero, canvas)?;
            return self.draw_swatch(1, palette.index(1), labels.one, canvas);
        }
        let zero = if labels.zero.is_empty() {
            "0".into()
        } else {
            format!("0 {}", labels.zero)
        };
        self.draw_swatch(0, palette.index(0), &zero, canvas)?;
        if largest <= MOST_SWATCHES {
            return (1..=largest).try_for_each(|value| {
                let place = value as usize; // at most `MOST_SWATCHES`
                self.draw_swatch(place, palette.index(value), &value.to_string(), canvas)
            });
        }
        self.draw_scale(largest, palette, canvas)
    }

    fn draw_swatch(
        &self,
        place: usize,
        colour: Index,
        text: &str,
        canvas: &mut impl Canvas,
    ) -> io::Result<()> {
        let [left, top] = self.board;
        let unit = self.unit;
        let at = [
            left + self.board_side + 24 * unit,
            top + place * LINE * unit,
        ];
        canvas.rectangle(at, [16 * unit; 2], colour)?;
        let text_at = [at[0] + 24 * unit, at[1] + 8 * unit];
        canvas.text(text_at, self.ink(text, Anchor::Start))
    }

    /// A bar with the shades of the values from 1, at the top, to the largest.
    fn draw_scale(
        &self,
        largest: u32,
        palette: &Palette,
        canvas: &mut impl Canvas,
    ) -> io::Result<()> {
        let [left, top] = self.board;
        let unit = self.unit;
        let (x, y) = (left + self.board_side + 24 * unit, top + 2 * LINE * unit);
        let height = 256 * unit;
        // Line i of the bar stands for value 1 + ⌊i·largest/height⌋. All of it fits: a figure is smaller than memory.
        let value = |i: usize| (1 + i as u64 * u64::from(largest) / height as u64) as u32;
        let mut start = 0;
        while start < height {
            let colour = palette.index(value(start));
            let same = (start..height).take_while(|&i| palette.index(value(i)) == colour);
            let end = start + same.count();
            canvas.rectangle([x, y + start], [16 * unit, end - start], colour)?;
            start = end;
        }
        let along = |value: usize| (2 * value - 1) * height / (2 * largest as usize);
        for value in scale_ticks(largest as usize) {
            let y = y + along(value);
            let number = value.to_string();
            canvas.rectangle([x + 16 * unit, y], [4 * unit, unit], INK)?;
            canvas.text([x + 24 * unit, y], self.ink(&number, Anchor::Start))?;
        }
        Ok(())
    }
}

/// 1, the largest, and round numbers not too near to them.
fn scale_ticks(largest: usize) -> impl Iterator<Item = usize> {
    let step = tick_step(largest, 10);
    let round = (step..=largest).step_by(step);
    let between = round.filter(move |tick| tick - 1 > step / 2 && largest - tick > step / 2);
    [1].into_iter().chain(between).chain([largest])
}
