//! A table in its format.

use std::io::{self, Write};

use wythoff::solve::board::Cell;
use wythoff::solve::board::format::{Labels, Table, Values};

use super::cells::Cells;
use super::{Format, Request, play};
use crate::console::Console;
use crate::language::Language;
use crate::text::{Message, Texts};

/// Writes the table; tells how many rows and columns of a text were shown, if not all.
pub(super) fn table(
    request: &Request,
    cells: &Cells,
    width: Option<usize>,
    console: &Console,
    out: &mut impl Write,
) -> io::Result<Option<usize>> {
    match cells {
        Cells::Bytes(cells) => write(request, cells, width, console, out),
        Cells::Shorts(cells) => write(request, cells, width, console, out),
        Cells::Words(cells) => write(request, cells, width, console, out),
    }
}

fn write<C: Cell>(
    request: &Request,
    cells: &[C],
    width: Option<usize>,
    console: &Console,
    out: &mut impl Write,
) -> io::Result<Option<usize>> {
    let game = request.subject.name();
    let table = Table::new(&game, request.values, request.size, cells);
    let table = table.expect("the cells were made for the size");
    match request.format {
        Format::Text => {
            let shown = table.write_text(width, out)?;
            return Ok(shown.is_cut.then_some(shown.size));
        }
        Format::Csv => table.write_csv(out)?,
        Format::Json => table.write_json(out)?,
        Format::Npy => table.write_npy(out)?,
        Format::Svg => with_labels(request, &console.texts, |labels| {
            table.write_svg(labels, out)
        })?,
        // The font of png figures has no Chinese.
        Format::Png => {
            let english = Texts::new(Language::English);
            with_labels(request, &english, |labels| {
                // Nor has it the accent of misère.
                let title = &labels.title.replace('è', "e");
                table.write_png(&Labels { title, ..*labels }, out)
            })?;
        }
    }
    Ok(None)
}

/// The words of a figure.
fn with_labels<T>(request: &Request, texts: &Texts, draw: impl FnOnce(&Labels<'_>) -> T) -> T {
    let title = match request.values {
        Values::Outcome => Message::new("figure-outcomes"),
        Values::Grundy => Message::new("figure-grundy"),
        Values::Moves => Message::new("figure-moves"),
    };
    let title = title.with("game", request.subject.name());
    let title = title.with("play", play::name(request.play));
    let zero = match request.values {
        Values::Outcome | Values::Grundy => Message::new("figure-lost"),
        Values::Moves => Message::new("figure-no-move"),
    };
    let say = |message: Message| texts.say(&message);
    draw(&Labels {
        title: &say(title),
        rows: &say(Message::new("figure-rows")),
        columns: &say(Message::new("figure-columns")),
        zero: &say(zero),
        one: &say(Message::new("figure-won")),
    })
}
