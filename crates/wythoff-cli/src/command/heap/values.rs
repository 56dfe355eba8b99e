//! The values as text, csv, json and b-files.

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
        Format::Csv => {
            writeln!(out, "n,value")?;
            (0..)
                .zip(values)
                .try_for_each(|(n, value): (usize, _)| writeln!(out, "{n},{value}"))
        }
        Format::Bfile => (0..)
            .zip(values)
            .try_for_each(|(n, value): (usize, _)| writeln!(out, "{n} {value}")),
        Format::Json => {
            let document = serde_json::to_string(&about())?;
            let start = document.strip_suffix('}').expect("an object");
            write!(out, r#"{start},"values":["#)?;
            write_between(values, ",", out)?;
            writeln!(out, "]}}")
        }
    }
}

fn write_between(values: &[u32], between: &str, out: &mut impl Write) -> io::Result<()> {
    for (n, value) in values.iter().enumerate() {
        let between = if n == 0 { "" } else { between };
        write!(out, "{between}{value}")?;
    }
    Ok(())
}
