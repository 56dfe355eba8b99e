//! Whether an output is right, answer by answer.

use super::verify::{Mismatch, MismatchKind, verify_lines};

/// Compares an output with the right answers, each of one or more lines; `words` are what its first line may be, `None`:
/// anything that begins with a digit.
///
/// ```
/// use wythoff::judge::verify_answers;
/// let right = ["Yes\n3 1".to_owned(), "No".to_owned()];
/// assert_eq!(verify_answers(&right, b"Yes\n3 1 \nNo\n", &["Yes", "No"]), None);
/// assert_eq!(verify_answers(&right, b"Yes\n3 2\nNo\n", &["Yes", "No"]).unwrap().line, 1);
/// ```
pub fn verify_answers(right: &[String], output: &[u8], words: &[&str]) -> Option<Mismatch> {
    let Ok(text) = str::from_utf8(output) else {
        // Line by line it is found where the text ends.
        return verify_lines(&right.join("\n"), output, words);
    };
    let lines: Vec<&str> = text.trim_end().lines().map(str::trim_end).collect();
    let mut line = 0;
    for (case, expected) in right.iter().enumerate() {
        let end = lines.len().min(line + expected.lines().count());
        let found = &lines[line..end];
        if found.join("\n") == *expected {
            line = end;
            continue;
        }
        let starts_well = |first: &&&str| {
            words.contains(*first) || first.starts_with(|start: char| start.is_ascii_digit())
        };
        let kind = match found.first() {
            None => MismatchKind::Missing,
            first if first.filter(starts_well).is_some() => MismatchKind::Wrong,
            Some(_) => MismatchKind::Garbage,
        };
        return Some(Mismatch {
            kind,
            line: line + 1,
            case: Some(case),
            expected: expected.clone(),
            found: found.join("\n"),
        });
    }
    (line < lines.len()).then(|| Mismatch {
        kind: MismatchKind::Extra,
        line: line + 1,
        case: None,
        expected: String::new(),
        found: lines[line..].join("\n"),
    })
}
