//! The changes that no test can notice, and why.

use std::collections::HashSet;
use std::fs;

use anyhow::{Context, Result, ensure};

use super::mutant::Mutant;

/// Blocks of lines with an empty line between: the change, the line of the source in which it is, and then why it makes no
/// difference.
const FILE: &str = include_str!("survivors.txt");

/// A change, and the line in which it is: so it is found again when lines are added above.
type Key = (String, String);

/// The changes that are explained.
pub(super) fn read() -> Result<HashSet<Key>> {
    let blocks = FILE.split("\n\n").map(str::trim);
    let block = |block: &str| {
        let mut lines = block.lines();
        let [change, line, why] = [(); 3].map(|()| lines.next().unwrap_or_default().trim());
        ensure!(!why.is_empty(), "a survivor without a reason: {block}");
        Ok((change.to_owned(), line.to_owned()))
    };
    blocks.filter(|text| !text.is_empty()).map(block).collect()
}

/// By what a change is found among those that are explained.
pub(super) fn key(mutant: &Mutant) -> Result<Key> {
    let text = fs::read_to_string(&mutant.file).with_context(|| mutant.file.clone())?;
    let start = text[..mutant.span.start]
        .rfind('\n')
        .map_or(0, |end| end + 1);
    let line = text[start..].lines().next().unwrap_or_default();
    Ok((mutant.change(), line.trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_survivor_has_a_reason_and_its_line_is_in_the_source() {
        for (change, line) in read().unwrap() {
            let (file, _) = change.split_once(": ").unwrap();
            let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
            let text = fs::read_to_string(format!("{root}/{file}")).unwrap();
            assert!(
                text.lines().any(|one| one.trim() == line),
                "{change}: {line}"
            );
        }
    }
}
