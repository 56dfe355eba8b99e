//! A table in its format.

use std::io::{self, Write};

use wythoff::board::Cell;
use wythoff::board::format::{Table, Values};

use super::cells::Cells;
use super::{Format, Request, Subject, convention};
use crate::console::Console;
use wythoff_show::heat_map::{Labels, write_png, write_svg};
use wythoff_show::{Language, Message, Texts};

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
    let table = match piles(request)[..] {
        [pile] => Table::row(&game, request.values, pile, cells),
        [a, b, ..] => {
            let table = Table::new(&game, request.values, request.size, cells);
            let table = table.expect("the cells were made for the size");
            table.of_piles([a, b])
        }
        [] => unreachable!("a table shows one pile or two"),
    };
    match request.format {
        Format::Text => {
            let shown = table.write_text(width, out)?;
            return Ok(shown.is_cut.then_some(shown.size));
        }
        Format::Csv => table.write_csv(out)?,
        Format::Json => table.write_json(out)?,
        Format::Npy => table.write_npy(out)?,
        Format::Svg => with_labels(request, &console.texts, |labels| {
            write_svg(&table, labels, out)
        })?,
        // The font of png figures has no Chinese.
        Format::Png => {
            let english = Texts::new(Language::english());
            with_labels(request, &english, |labels| {
                // Nor has it the accent of misère.
                let title = &labels.title.replace('è', "e");
                write_png(&table, &Labels { title, ..*labels }, out)
            })?;
        }
    }
    Ok(None)
}

/// The names of the piles that are shown.
fn piles(request: &Request) -> Vec<char> {
    match &request.subject {
        Subject::Game(_) => vec!['a', 'b'],
        Subject::Rules(_, slice) | Subject::Beyond(_, slice) => slice.names(),
    }
}

/// The words of a figure.
fn with_labels<T>(request: &Request, texts: &Texts, draw: impl FnOnce(&Labels<'_>) -> T) -> T {
    let title = match request.values {
        Values::Outcome => Message::new("figure-outcomes"),
        Values::Grundy => Message::new("figure-grundy"),
        Values::Moves => Message::new("figure-moves"),
    };
    let title = title.with("game", request.subject.name());
    let title = title.with("play", convention::name(request.play));
    let zero = match request.values {
        Values::Outcome | Values::Grundy => Message::new("figure-lost"),
        Values::Moves => Message::new("figure-no-move"),
    };
    let say = |message: Message| texts.say(&message);
    // Of a slice, the piles may be others than the first two.
    let piles = piles(request);
    let axis = |usual: char, name: Message| {
        let pile = piles[usize::from(usual != 'a')];
        match pile == usual {
            true => name,
            false => Message::new("figure-pile").with("name", pile.to_string()),
        }
    };
    draw(&Labels {
        title: &say(title),
        rows: &say(axis('a', Message::new("figure-rows"))),
        columns: &say(axis('b', Message::new("figure-columns"))),
        zero: &say(zero),
        one: &say(Message::new("figure-won")),
    })
}
