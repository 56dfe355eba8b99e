//! The values as text, csv, json and b-files.

use std::fmt::Display;
use std::io::{self, Write};

use super::Format;
use super::period::Document;

/// Writes the values g(0), g(1), …; `about` is the document they end in json.
pub(super) fn write(
    values: &[u32],
    format: Format,
    about: impl FnOnce() -> Document,
    out: &mut impl Write,
) -> io::Result<()> {
    match format {
        Format::Text => {
            write_between(values, ", ", out)?;
            writeln!(out)
        }
        Format::Csv | Format::Bfile => write_pairs((0u64..).zip(values), format, out),
        Format::Json => {
            let document = serde_json::to_string(&about())?;
            let start = document.strip_suffix('}').expect("an object");
            write!(out, r#"{start},"values":["#)?;
            write_between(values, ",", out)?;
            writeln!(out, "]}}")
        }
    }
}

/// Writes heaps and their values, a line each.
pub(super) fn write_pairs(
    mut pairs: impl Iterator<Item = (impl Display, impl Display)>,
    format: Format,
    out: &mut impl Write,
) -> io::Result<()> {
    let between = match format {
        Format::Bfile => ' ',
        _ => {
            writeln!(out, "n,value")?;
            ','
        }
    };
    pairs.try_for_each(|(n, value)| writeln!(out, "{n}{between}{value}"))
}

fn write_between(values: &[u32], between: &str, out: &mut impl Write) -> io::Result<()> {
    for (n, value) in values.iter().enumerate() {
        let between = if n == 0 { "" } else { between };
        write!(out, "{between}{value}")?;
    }
    Ok(())
}
