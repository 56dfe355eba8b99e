//! Codes of taking-and-breaking games, which may stand alone or in brackets after a name.

use super::brackets::Brackets;
use super::error::GameNameError;
use crate::heap::{HeapCode, HeapRulesError, HeapRulesReason};

impl Brackets<'_> {
    /// Reads `(0.77)`.
    pub(in crate::games) fn code(mut self) -> Result<HeapCode, GameNameError> {
        self.open("a code")?;
        let (column, code) = self.reader.until(&[')', '[', ']', '+']);
        self.reader.expect(')')?;
        if !is_code(&code) {
            let reason = HeapRulesReason::Expected {
                expected: "a code",
                found: code.chars().next(),
            };
            return Err(GameNameError::Heap(HeapRulesError { column, reason }));
        }
        read(column, &code)
    }
}

/// Whether a text begins as codes do, and names do not.
pub(super) fn is_code(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_digit() || first == '.')
}

/// Reads a code that was found in this column.
pub(super) fn read(column: usize, code: &str) -> Result<HeapCode, GameNameError> {
    code.parse().map_err(|error: HeapRulesError| {
        let column = error.column + column - 1;
        GameNameError::Heap(HeapRulesError { column, ..error })
    })
}
