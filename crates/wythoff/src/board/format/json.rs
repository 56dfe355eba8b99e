//! Json: one document, a line a row.

use std::io::{self, Write};

use super::super::Cell;
use super::{Table, line};

impl<C: Cell> Table<'_, C> {
    /// Writes one json document: `schema` (`wythoff/table/1`), `game`, `values`, `size` and `rows`, values as numbers.
    pub fn write_json(&self, mut to: impl Write) -> io::Result<()> {
        let (game, values, size) = (quoted(self.game), self.values.name(), self.size);
        write!(
            to,
            "{{\"schema\":\"wythoff/table/1\",\"game\":{game},\"values\":\"{values}\",\"size\":{size},\"rows\":["
        )?;
        for (a, row) in self.rows().enumerate() {
            let comma = if a == 0 { "" } else { "," };
            write!(to, "{comma}\n[{}]", line(row))?;
        }
        to.write_all(b"\n]}\n")?;
        to.flush()
    }
}

/// The text as a json string.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for character in text.chars() {
        match character {
            '"' | '\\' => quoted.extend(['\\', character]),
            '\0'..' ' => quoted.push_str(&format!("\\u{:04x}", u32::from(character))),
            _ => quoted.push(character),
        }
    }
    quoted.push('"');
    quoted
}
