//! A line of a text with carets below a place in it.

use wythoff::ParseRulesError;

/// How many characters of a long line are shown on each side of the place.
const AROUND: usize = 60;

/// Three lines: a margin, the line, the carets.
pub(super) fn snippet(error: &ParseRulesError, source: &str) -> String {
    let line = source.split('\n').nth(error.line - 1).unwrap_or("");
    let line: Vec<char> = line.trim_end_matches('\r').chars().map(visible).collect();
    let column = (error.column - 1).min(line.len());
    let first = column.saturating_sub(AROUND);
    let shown = &line[first..line.len().min(column + AROUND)];
    let meant = source.get(error.span.clone()).unwrap_or("");
    let length = meant.split('\n').next().unwrap_or("").chars().count();
    let (left, rest) = shown.split_at(column - first);
    let meant = &rest[..length.min(rest.len())];
    let number = error.line.to_string();
    let margin = " ".repeat(number.len());
    format!(
        "{margin} |\n{number} | {}\n{margin} | {}{}",
        shown.iter().collect::<String>(),
        " ".repeat(width(left)),
        "^".repeat(width(meant).max(1)),
    )
}

fn visible(c: char) -> char {
    if c.is_control() { ' ' } else { c }
}

/// Chinese characters and full-width signs are two columns wide.
fn width(text: &[char]) -> usize {
    text.iter()
        .map(|&c| if c >= '\u{2e80}' { 2 } else { 1 })
        .sum()
}
