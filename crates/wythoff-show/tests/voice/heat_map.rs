//! Tables as pictures: everything is there, and in its place.

use std::ops::ControlFlow::Continue;

use wythoff::Wythoff;
use wythoff::board::format::{Table, Values};
use wythoff::board::{Cell, fill_grundy};
use wythoff::solve::board::closed;
use wythoff_show::heat_map::{Labels, write_svg};

const ENGLISH: Labels<'_> = Labels {
    title: "Wythoff's game",
    rows: "first pile a",
    columns: "second pile b",
    zero: "lost",
    one: "won",
};

fn grundy(size: usize) -> Vec<u16> {
    let mut cells = vec![0; size * size];
    let threads = 1.try_into().expect("not 0");
    let filled = fill_grundy(0, size, &mut cells, threads, &mut ());
    assert_eq!(filled, Ok(Continue(())));
    cells
}

fn outcomes(size: usize) -> Vec<u8> {
    let mut cells = vec![0; size * size];
    assert_eq!(
        closed::fill_outcomes(&Wythoff::new(0), size, &mut cells),
        Ok(())
    );
    cells
}

fn table<C: Cell>(values: Values, size: usize, cells: &[C]) -> Table<'_, C> {
    Table::new("wythoff", values, size, cells).expect("the right length")
}

fn svg<C: Cell>(table: Table<'_, C>, labels: &Labels<'_>) -> String {
    let mut svg = Vec::new();
    write_svg(&table, labels, &mut svg).expect("a vector takes everything");
    String::from_utf8(svg).expect("text")
}

#[test]
fn svg_has_title_axes_legend_and_a_red_cell_for_each_lost_position() {
    let cells = outcomes(40);
    let labels = Labels {
        title: "威佐夫 <&>",
        ..ENGLISH
    };
    let drawing = svg(table(Values::Outcome, 40, &cells), &labels);
    assert!(drawing.starts_with("<svg ") && drawing.ends_with("</svg>\n"));
    for part in [
        ">威佐夫 &lt;&amp;&gt;<",
        ">first pile a<",
        ">second pile b<",
        ">lost<",
        ">won<",
    ] {
        assert!(drawing.contains(part), "{part}");
    }
    // Each row is a group; in it the red path has a run for each lost position, none of which are neighbours.
    let red = drawing.split("<path stroke=\"#e63946\" d=\"").skip(1);
    let runs: usize = red
        .map(|rest| {
            rest.split('"')
                .next()
                .map_or(0, |path| path.matches('M').count())
        })
        .sum();
    let lost = cells.iter().filter(|&&cell| cell == 0).count();
    assert_eq!((runs, lost), (lost, 31));
}

#[test]
fn svg_shows_the_values_of_a_small_table_only() {
    let cells = grundy(16);
    let drawing = svg(table(Values::Grundy, 16, &cells), &ENGLISH);
    assert_eq!(drawing.matches(">23<").count(), 2 + 1); // two cells, and the end of the scale
    let cells = grundy(33);
    let drawing = svg(table(Values::Grundy, 33, &cells), &ENGLISH);
    assert!(!drawing.contains(">23<"));
}

#[test]
fn figures_of_all_small_sizes_and_kinds_are_drawn() {
    for size in 0..12 {
        for values in [Values::Outcome, Values::Grundy, Values::Moves] {
            let cells = grundy(size);
            let drawing = svg(table(values, size, &cells), &ENGLISH);
            assert_eq!(drawing.matches("<g ").count(), size);
        }
    }
}

#[cfg(feature = "png")]
mod png {
    use super::{ENGLISH, grundy, outcomes, table};
    use wythoff::board::Cell;
    use wythoff::board::format::{Table, Values};
    use wythoff_show::heat_map::write_png;

    fn png<C: Cell>(table: Table<'_, C>) -> Vec<u8> {
        let mut png = Vec::new();
        write_png(&table, &ENGLISH, &mut png).expect("a vector takes everything");
        png
    }

    /// Width, and the pixels as places in the palette, whose colours are red, green and blue.
    fn decode(file: &[u8]) -> (usize, Vec<[u8; 3]>) {
        let mut decoder = ::png::Decoder::new(std::io::Cursor::new(file));
        decoder.set_transformations(::png::Transformations::EXPAND);
        let mut reader = decoder.read_info().expect("a png");
        let mut pixels = vec![0; reader.output_buffer_size().expect("small")];
        let frame = reader.next_frame(&mut pixels).expect("pixels");
        assert_eq!(frame.color_type, ::png::ColorType::Rgb);
        (frame.width as usize, pixels.as_chunks::<3>().0.to_vec())
    }

    #[test]
    fn a_lost_position_is_a_red_square() {
        // 600 rows: a cell is a pixel. The legend has a square of 16 × 16.
        let cells = outcomes(600);
        let (_, pixels) = decode(&png(table(Values::Outcome, 600, &cells)));
        let red = pixels
            .iter()
            .filter(|&&pixel| pixel == [0xe6, 0x39, 0x46])
            .count();
        let lost = cells.iter().filter(|&&cell| cell == 0).count();
        assert_eq!(red, lost + 16 * 16);
    }

    #[test]
    fn the_board_shows_every_value() {
        // 64 rows of 8 × 8 pixels: the frame is found by its colour, the cells by their place in it.
        let cells = grundy(64);
        let (width, pixels) = decode(&png(table(Values::Grundy, 64, &cells)));
        let ink = [0x22, 0x22, 0x22];
        let frame = pixels
            .windows(514)
            .position(|row| row.iter().all(|&pixel| pixel == ink))
            .expect("the upper edge");
        let at = |a: usize, b: usize| pixels[frame + width + 1 + 8 * a * width + 8 * b];
        for (place, &value) in cells.iter().enumerate() {
            let same = cells
                .iter()
                .position(|&other| other == value)
                .expect("itself");
            assert_eq!(at(place / 64, place % 64), at(same / 64, same % 64));
        }
        assert_eq!(
            (at(0, 0), at(0, 1)),
            ([0xe6, 0x39, 0x46], [0x44, 0x01, 0x54])
        );
    }

    #[test]
    fn figures_of_all_small_sizes_and_kinds_are_drawn_the_same_twice() {
        for size in 0..12 {
            for values in [Values::Outcome, Values::Grundy, Values::Moves] {
                let cells = grundy(size);
                let file = png(table(values, size, &cells));
                assert!(file.starts_with(b"\x89PNG\r\n\x1a\n"));
                assert_eq!(file, png(table(values, size, &cells)));
            }
        }
    }
}
