//! One change of the source, as cargo-mutants lists it.

use std::ops::Range;

use anyhow::{Context, Result};
use serde_json::Value;

/// A change: what stands at `span` of the file becomes `replacement`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Mutant {
    /// Where it is, and what is changed: `crates/…/play.rs:12:9: replace < with <= in decreases`.
    pub(super) name: String,
    pub(super) file: String,
    /// In bytes of the file.
    pub(super) span: Range<usize>,
    pub(super) replacement: String,
    /// The function it is in, from its attributes to its last brace, and what it returns; `None`: a constant.
    pub(super) function: Option<(Range<usize>, String)>,
}

impl Mutant {
    /// Reads one entry of the list; `source` gives the text of a file.
    pub(super) fn read(entry: &Value, source: impl Fn(&str) -> Result<String>) -> Result<Self> {
        let word = |field: &str| {
            let word = entry[field].as_str().map(str::to_owned);
            word.with_context(|| format!("a change without {field}"))
        };
        let file = word("file")?;
        let text = source(&file)?;
        let range = |span: &Value| -> Result<Range<usize>> {
            Ok(offset(&text, &span["start"])?..offset(&text, &span["end"])?)
        };
        let function = match &entry["function"] {
            Value::Null => None,
            function => {
                let returns = function["return_type"].as_str().unwrap_or_default();
                Some((range(&function["span"])?, returns.to_owned()))
            }
        };
        Ok(Self {
            name: word("name")?,
            span: range(&entry["span"])?,
            replacement: word("replacement")?,
            function,
            file,
        })
    }

    /// Whether it changes a test: cargo-mutants does not know all of them.
    pub(super) fn is_of_a_test(&self) -> bool {
        self.name.contains(" tests::")
    }

    /// What is changed, without line and column: it stays the same when lines are added above.
    pub(super) fn change(&self) -> String {
        let rest = self.name.strip_prefix(&self.file).unwrap_or(&self.name);
        let rest = rest.trim_start_matches(|c: char| c == ':' || c.is_ascii_digit());
        format!("{}:{rest}", self.file)
    }

    /// The text with this change and no other.
    pub(super) fn changed(&self, text: &str) -> String {
        let (before, after) = (&text[..self.span.start], &text[self.span.end..]);
        format!("{before}{}{after}", self.replacement)
    }
}

/// The byte at a line and a column, which are counted from 1, in characters.
fn offset(text: &str, place: &Value) -> Result<usize> {
    let number = |field: &str| {
        let number = place[field].as_u64().filter(|&number| number > 0);
        number.with_context(|| format!("a place without {field}"))
    };
    let (line, column) = (number("line")? as usize, number("column")? as usize);
    let mut lines = text.split_inclusive('\n');
    let before: usize = lines.by_ref().take(line - 1).map(str::len).sum();
    let line = lines.next().unwrap_or_default();
    let within = line.char_indices().nth(column - 1).map(|(place, _)| place);
    Ok(before + within.unwrap_or(line.len()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_change_is_found_by_line_and_column_in_characters() {
        let text = "// ⌊φn⌋\nfn f(é: u8) -> bool {\n    /* ≤ */ é < 3\n}\n";
        let place = |line: u32, column: u32| json!({ "line": line, "column": column });
        let entry = json!({
            "name": "src/f.rs:3:15: replace < with <= in f",
            "file": "src/f.rs",
            "replacement": "<=",
            "span": { "start": place(3, 15), "end": place(3, 16) },
            "function": { "return_type": "-> bool", "span": { "start": place(2, 1), "end": place(4, 2) } },
        });
        let mutant = Mutant::read(&entry, |_| Ok(text.to_owned())).unwrap();
        assert_eq!(&text[mutant.span.clone()], "<");
        assert_eq!(mutant.changed(text), text.replace('<', "<="));
        let (function, returns) = mutant.function.clone().unwrap();
        assert!(text[function.clone()].starts_with("fn") && text[function].ends_with('}'));
        assert_eq!(returns, "-> bool");
        assert_eq!(mutant.change(), "src/f.rs: replace < with <= in f");
    }
}
