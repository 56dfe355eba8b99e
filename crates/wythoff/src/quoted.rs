//! What a person typed, quoted in an error.
//!
//! As `Debug` writes it, but without the tables of Unicode that `Debug` needs: they would be one per cent of the page.

/// Characters between two quotation marks; those that cannot be seen, or turn the line around, are written as numbers.
pub(crate) fn quoted(mark: char, text: impl IntoIterator<Item = char>) -> String {
    let mut line = String::from(mark);
    for c in text {
        if c == mark || c == '\\' || is_unseen(c) {
            line.extend(c.escape_default());
        } else {
            line.push(c);
        }
    }
    line.push(mark);
    line
}

/// Controls, spaces without width, marks of direction, ends of lines.
fn is_unseen(c: char) -> bool {
    let format = matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{e0000}'..='\u{e0fff}');
    format || c.is_control()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_what_debug_writes() {
        for text in [
            "",
            "nim",
            "威佐夫",
            "a\"b'c",
            "\\",
            "\n\t\r",
            "\u{7}",
            "\u{202e}x",
            "\u{feff}",
            "é→🙂",
        ] {
            assert_eq!(quoted('"', text.chars()), format!("{text:?}"));
        }
        for c in ['x', '"', '\'', '\\', '\u{1b}', '\u{2066}', '堆'] {
            assert_eq!(quoted('\'', [c]), format!("{c:?}"));
        }
    }
}
