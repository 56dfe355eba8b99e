//! A heat map as png.

mod font;

use std::io::{self, Write};

use wythoff::board::Cell;
use wythoff::board::format::Table;

use super::figure::{ADVANCE, Anchor, Canvas, Labels, Layout, Text};
use super::palette::{Index, PAPER, Palette};

/// Writes a table as a heat map in png: title, axes, legend, and up to 32 rows the values themselves.
///
/// A byte of memory a pixel, and a pixel a cell for tables of 512 rows or more. The font has the printable
/// characters of ascii; any other is drawn as a box.
pub fn write_png<C: Cell>(
    table: &Table<'_, C>,
    labels: &Labels<'_>,
    to: impl Write,
) -> io::Result<()> {
    let layout = Layout::new(table, labels);
    let palette = Palette::new(table.values(), table.largest());
    let [width, height] = layout.size;
    let mut raster = Raster {
        width,
        pixels: vec![PAPER; width * height],
    };
    layout.draw(table, labels, &palette, &mut raster)?;
    let too_large = |_| io::Error::new(io::ErrorKind::InvalidInput, "too large for png");
    let width = u32::try_from(width).map_err(too_large)?;
    let height = u32::try_from(height).map_err(too_large)?;
    let mut encoder = png::Encoder::new(to, width, height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.colours.as_flattened());
    encoder.set_compression(png::Compression::Balanced);
    let mut writer = encoder.write_header().map_err(in_writing)?;
    let written = writer.write_image_data(&raster.pixels);
    written.map_err(in_writing)?;
    writer.finish().map_err(in_writing)
}

/// The error of the writer itself where it is one, so that a closed pipe is known as such.
fn in_writing(error: png::EncodingError) -> io::Error {
    match error {
        png::EncodingError::IoError(error) => error,
        other => other.into(),
    }
}

/// One colour for each pixel, row after row.
struct Raster {
    width: usize,
    pixels: Vec<Index>,
}

impl Raster {
    /// A rectangle, as much of it as there is of the image.
    fn fill(&mut self, at: [usize; 2], size: [usize; 2], colour: Index) {
        let right = (at[0] + size[0]).min(self.width);
        if at[0] < right {
            let rows = self.pixels.chunks_mut(self.width);
            for row in rows.skip(at[1]).take(size[1]) {
                row[at[0]..right].fill(colour);
            }
        }
    }
}

impl Canvas for Raster {
    fn rectangle(&mut self, at: [usize; 2], size: [usize; 2], colour: Index) -> io::Result<()> {
        self.fill(at, size, colour);
        Ok(())
    }

    fn text(&mut self, at: [usize; 2], text: Text<'_>) -> io::Result<()> {
        let scale = text.scale;
        let length = text.text.chars().count() * ADVANCE * scale;
        // How far the text reaches to the left of `at`; its last column is a gap.
        let before = match text.anchor {
            Anchor::Start => 0,
            Anchor::Middle => length.saturating_sub(scale) / 2,
            Anchor::End => length.saturating_sub(scale),
        };
        let up = font::CAPITAL * scale / 2;
        let pixels = text
            .text
            .chars()
            .enumerate()
            .flat_map(|(place, character)| {
                font::pixels(character).map(move |[x, y]| [place * ADVANCE + x, y])
            });
        for [along, down] in pixels.map(|[x, y]| [x * scale, y * scale]) {
            // Upright text goes up where other text goes right, and right where it goes down.
            let (x, y) = if text.is_upright {
                let y = (at[1] + before).checked_sub(along + scale);
                ((at[0] + down).checked_sub(up), y)
            } else {
                let x = (at[0] + along).checked_sub(before);
                (x, (at[1] + down).checked_sub(up))
            };
            if let (Some(x), Some(y)) = (x, y) {
                self.fill([x, y], [scale; 2], text.colour);
            }
        }
        Ok(())
    }

    fn row_of_cells(&mut self, at: [usize; 2], side: usize, row: &[Index]) -> io::Result<()> {
        for (column, &colour) in row.iter().enumerate() {
            self.fill([at[0] + column * side, at[1]], [side; 2], colour);
        }
        Ok(())
    }
}
