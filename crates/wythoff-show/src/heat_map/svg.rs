//! A heat map as svg.

use std::io::{self, Write};

use wythoff::board::Cell;
use wythoff::board::format::Table;

use super::figure::{Anchor, Canvas, Labels, Layout, Text};
use super::palette::{Index, PAPER, Palette};

/// Writes a table as a heat map in svg: title, axes, legend, and up to 32 rows the values themselves.
///
/// About ten bytes a cell: for large tables png is smaller.
pub fn write_svg<C: Cell>(
    table: &Table<'_, C>,
    labels: &Labels<'_>,
    to: impl Write,
) -> io::Result<()> {
    let layout = Layout::new(table, labels);
    let palette = Palette::new(table.values(), table.largest());
    let mut drawing = Drawing {
        to,
        palette: &palette,
    };
    let [width, height] = layout.size;
    writeln!(
        drawing.to,
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" role="img" font-family="system-ui, 'Noto Sans SC', sans-serif" shape-rendering="crispEdges">"#
    )?;
    writeln!(drawing.to, "<title>{}</title>", Escaped(labels.title))?;
    drawing.rectangle([0, 0], layout.size, PAPER)?;
    layout.draw(table, labels, &palette, &mut drawing)?;
    writeln!(drawing.to, "</svg>")?;
    drawing.to.flush()
}

struct Drawing<'p, W> {
    to: W,
    palette: &'p Palette,
}

impl<W> Drawing<'_, W> {
    /// The colour as `#rrggbb`.
    fn colour(&self, index: Index) -> String {
        let [red, green, blue] = self.palette.colours[usize::from(index)];
        format!("#{red:02x}{green:02x}{blue:02x}")
    }
}

impl<W: Write> Canvas for Drawing<'_, W> {
    fn rectangle(&mut self, at: [usize; 2], size: [usize; 2], colour: Index) -> io::Result<()> {
        let ([x, y], [width, height]) = (at, size);
        let fill = self.colour(colour);
        writeln!(
            self.to,
            r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{fill}"/>"#
        )
    }

    fn text(&mut self, at: [usize; 2], text: Text<'_>) -> io::Result<()> {
        let [x, y] = at;
        let anchor = match text.anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let turn = if text.is_upright {
            format!(r#" transform="rotate(-90 {x} {y})""#)
        } else {
            String::new()
        };
        // Capitals are about 7/10 of the font size high.
        let (size, fill) = (8 * text.scale, self.colour(text.colour));
        let text = Escaped(text.text);
        writeln!(
            self.to,
            r#"<text x="{x}" y="{y}" font-size="{size}" text-anchor="{anchor}" dominant-baseline="central" fill="{fill}"{turn}>{text}</text>"#
        )
    }

    /// For each colour of the row one path of horizontal lines as thick as a cell.
    fn row_of_cells(&mut self, at: [usize; 2], side: usize, row: &[Index]) -> io::Result<()> {
        let mut paths = vec![String::new(); self.palette.colours.len()];
        let mut start = 0;
        while let Some(&colour) = row.get(start) {
            let length = row[start..].iter().take_while(|&&c| c == colour).count();
            let run = format!("M{} {}h{}", at[0] + start * side, at[1], length * side);
            paths[usize::from(colour)].push_str(&run);
            start += length;
        }
        // A line of odd thickness would lie across pixels: half a cell down is exact as a shift of the row.
        let shift = format!(
            "{}{}",
            side / 2,
            if side.is_multiple_of(2) { "" } else { ".5" }
        );
        write!(
            self.to,
            r#"<g transform="translate(0 {shift})" stroke-width="{side}">"#
        )?;
        for (colour, path) in (0..).zip(&paths) {
            if !path.is_empty() {
                write!(
                    self.to,
                    r#"<path stroke="{}" d="{path}"/>"#,
                    self.colour(colour)
                )?;
            }
        }
        writeln!(self.to, "</g>")
    }
}

/// A text for xml.
struct Escaped<'a>(&'a str);

impl std::fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        use std::fmt::Write;
        self.0.chars().try_for_each(|character| match character {
            '&' => f.write_str("&amp;"),
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            _ => f.write_char(character),
        })
    }
}
