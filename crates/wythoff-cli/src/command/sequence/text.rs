//! Rows for people: lists folded at the width of a page, tables with their columns in line.

use std::io::Write;

use wythoff::theory::wythoff::LosingPairs;
use wythoff::{UBig, WythoffArray};

use super::rows::{Row, Rows, cells};
use super::{Request, Which, array as wythoff_array};
use crate::failure::Failure;

const PAGE: usize = 80;

pub(super) fn write(request: &Request, rows: Rows, out: &mut impl Write) -> Result<(), Failure> {
    match request.which {
        Which::Lower | Which::Upper | Which::Gaps => list(rows, ", ", out),
        Which::Word => list(rows, "", out),
        Which::Pairs | Which::Mex => pairs(request, rows, out),
        Which::Array => array(request, rows, out),
    }
}

/// Terms one after the other, in lines of at most a page's width where they fit.
fn list(rows: Rows, separator: &str, out: &mut impl Write) -> Result<(), Failure> {
    let mut used = 0;
    for row in rows {
        let term = row?.cells[0].to_string();
        if used > 0 && used + separator.len() + term.len() >= PAGE {
            writeln!(out, "{}", separator.trim_end())?;
            used = 0;
        } else if used > 0 {
            write!(out, "{separator}")?;
            used += separator.len();
        }
        write!(out, "{term}")?;
        used += term.len();
    }
    if used > 0 {
        writeln!(out)?;
    }
    Ok(())
}

fn pairs(request: &Request, rows: Rows, out: &mut impl Write) -> Result<(), Failure> {
    let title = ["n", "A_n", "B_n"].map(str::to_owned);
    let n = last(request);
    let longest = cells(
        Which::Pairs,
        &LosingPairs::new(&request.k, request.play),
        &n,
    );
    let longest = longest.expect("numbers without limit fit");
    let longest = strings(Row { n, cells: longest }, true);
    let widths: Vec<_> = title
        .iter()
        .zip(&longest)
        .map(|(a, b)| a.len().max(b.len()))
        .collect();
    line(&widths, &title, out)?;
    for row in rows {
        line(&widths, &strings(row?, true), out)?;
    }
    Ok(())
}

fn array(request: &Request, rows: Rows, out: &mut impl Write) -> Result<(), Failure> {
    let n = last(request);
    let array = WythoffArray::new(request.k.clone());
    // If the last row is too long, so that there is no width, the rows say so.
    let cells = wythoff_array::row(&array, &n, request.columns).unwrap_or_default();
    let widths: Vec<_> = strings(Row { n, cells }, false)
        .iter()
        .map(String::len)
        .collect();
    for row in rows {
        line(&widths, &strings(row?, false), out)?;
    }
    Ok(())
}

/// The last index: no row is wider.
fn last(request: &Request) -> UBig {
    &request.from + request.count.saturating_sub(1)
}

fn strings(row: Row, with_n: bool) -> Vec<String> {
    let n = with_n.then(|| row.n.to_string());
    n.into_iter()
        .chain(row.cells.iter().map(ToString::to_string))
        .collect()
}

/// The cells, each as far to the right as the widest of its column, where that helps to read them.
fn line(widths: &[usize], cells: &[String], out: &mut impl Write) -> Result<(), Failure> {
    for (place, cell) in cells.iter().enumerate() {
        // The formatter takes widths below 2^16 only.
        let width = widths.get(place).copied().unwrap_or(0).min(1000);
        let gap = if place > 0 { "  " } else { "" };
        write!(out, "{gap}{cell:>width$}")?;
    }
    Ok(writeln!(out)?)
}
