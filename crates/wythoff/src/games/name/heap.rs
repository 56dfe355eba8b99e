//! What stands in the brackets of a heap game: amounts or a code, read by the reader of heap rules.

use super::error::GameNameError;
use super::reader::Reader;
use crate::games::table::GameEntry;
use crate::solve::heap::{HeapRules, HeapRulesError, HeapRulesReason};

/// Reads `(1,3,4)` after the name of a game that takes amounts.
pub(super) fn read_amounts(
    reader: &mut Reader,
    entry: &'static GameEntry,
) -> Result<HeapRules, GameNameError> {
    let (column, inside) = in_brackets(reader, "amounts", entry)?;
    // The reader of heap rules wants the name as well; what is wrong is in the brackets.
    let before = entry.name().chars().count() + 1;
    let rules: Result<HeapRules, HeapRulesError> = format!("{}({inside})", entry.name()).parse();
    rules.map_err(|error| at(error.column + column - before - 1, error))
}

/// Reads `(0.77)` after a name.
pub(super) fn read_code_in_brackets(
    reader: &mut Reader,
    entry: &'static GameEntry,
) -> Result<HeapRules, GameNameError> {
    let (column, code) = in_brackets(reader, "a code", entry)?;
    if !is_code(&code) {
        let reason = HeapRulesReason::Expected {
            expected: "a code",
            found: code.chars().next(),
        };
        return Err(GameNameError::Heap(HeapRulesError { column, reason }));
    }
    read_code(column, &code)
}

/// Whether a text begins as codes do, and names do not.
pub(super) fn is_code(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_digit() || first == '.')
}

/// Reads a code that was found in this column.
pub(super) fn read_code(column: usize, code: &str) -> Result<HeapRules, GameNameError> {
    code.parse()
        .map_err(|error: HeapRulesError| at(error.column + column - 1, error))
}

/// The column and the text of what stands in the brackets that must come now.
fn in_brackets(
    reader: &mut Reader,
    parameter: &'static str,
    entry: &'static GameEntry,
) -> Result<(usize, String), GameNameError> {
    let column = reader.column();
    if !reader.eat('(') {
        return Err(GameNameError::Missing {
            column,
            parameter,
            example: entry.example(),
        });
    }
    let inside = reader.until(&[')', '[', ']', '+']);
    reader.expect(')')?;
    Ok(inside)
}

fn at(column: usize, error: HeapRulesError) -> GameNameError {
    GameNameError::Heap(HeapRulesError { column, ..error })
}
