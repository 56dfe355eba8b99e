//! How rows are written: csv, json and b-files here, text for people in `text`.

use std::io::Write;

use wythoff::{Letter, UBig};

use super::rows::{Cell, Decimal, Row, Rows};
use super::{Format, Request, Which, convention, name, text};
use crate::failure::Failure;
use wythoff_show::{Message, shorten};

/// The longest line a b-file may have.
const BFILE_LINE: usize = 1000;

pub(super) fn write(request: &Request, rows: Rows, out: &mut impl Write) -> Result<(), Failure> {
    match request.format {
        Format::Text => text::write(request, rows, out),
        Format::Csv => csv(request, rows, out),
        Format::Json => json(request, rows, out),
        Format::Bfile => bfile(rows, out),
    }
}

/// A header, then a line for each row.
fn csv(request: &Request, rows: Rows, out: &mut impl Write) -> Result<(), Failure> {
    let columns: &[&str] = match request.which {
        Which::Lower => &["lower"],
        Which::Upper => &["upper"],
        Which::Pairs | Which::Mex => &["lower", "upper"],
        Which::Gaps => &["gap"],
        Which::Word => &["letter"],
        Which::Array => &[],
    };
    write!(out, "n")?;
    for column in columns {
        write!(out, ",{column}")?;
    }
    if request.which == Which::Array {
        for column in 1..=request.columns.get() {
            write!(out, ",column{column}")?;
        }
    }
    writeln!(out)?;
    for row in rows {
        let Row { n, cells } = row?;
        write!(out, "{}", Decimal(&n))?;
        for cell in cells {
            write!(out, ",{cell}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// One document, written row by row; nothing in it needs escaping.
fn json(request: &Request, rows: Rows, out: &mut impl Write) -> Result<(), Failure> {
    let (sequence, game, from) = (name(request.which), request.game(), &request.from);
    let play = convention::name(request.play);
    write!(
        out,
        r#"{{"schema":"wythoff/sequence/1","sequence":"{sequence}","game":"{game}","#
    )?;
    write!(
        out,
        r#""k":"{}","play":"{play}","from":"{from}","terms":["#,
        request.k
    )?;
    let alone = !matches!(request.which, Which::Pairs | Which::Mex | Which::Array);
    for (place, row) in rows.enumerate() {
        let cells: Vec<_> = row?
            .cells
            .iter()
            .map(|cell| format!("\"{cell}\""))
            .collect();
        let comma = if place > 0 { "," } else { "" };
        let cells = cells.join(",");
        if alone {
            write!(out, "{comma}{cells}")?;
        } else {
            write!(out, "{comma}[{cells}]")?;
        }
    }
    Ok(writeln!(out, "]}}")?)
}

/// Lines `n a(n)` as OEIS wants them; the letters a and b are 0 and 1.
fn bfile(rows: Rows, out: &mut impl Write) -> Result<(), Failure> {
    for row in rows {
        let Row { n, cells } = row?;
        let line = match &cells[0] {
            Cell::Number(number) => format!("{} {}", Decimal(&n), Decimal(number)),
            Cell::Letter(Letter::A) => format!("{} 0", Decimal(&n)),
            Cell::Letter(Letter::B) => format!("{} 1", Decimal(&n)),
        };
        if line.len() > BFILE_LINE {
            return Err(Failure::Input(line_too_long(&n)));
        }
        writeln!(out, "{line}")?;
    }
    Ok(())
}

pub(super) fn line_too_long(n: &UBig) -> Message {
    Message::new("error-bfile-line")
        .with("n", shorten::number(n, false))
        .with("limit", BFILE_LINE)
}
