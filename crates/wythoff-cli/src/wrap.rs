//! Lines that fit a terminal, in both languages.

use unicode_width::UnicodeWidthStr;

/// Signs that do not begin a line.
const CLOSING: &str = "，。、；：？！）”》…";
/// Signs that do not end a line.
const OPENING: &str = "（“《";

/// Parts a sentence into lines of at most so many columns where that is possible.
///
/// A line ends at a blank outside brackets, or beside a Chinese character: `(3, 5)` is never parted.
pub(crate) fn wrap(sentence: &str, width: usize) -> Vec<String> {
    let (mut lines, mut line) = (Vec::new(), String::new());
    for piece in pieces(sentence) {
        let fits = columns(&line) + columns(piece.trim_end()) <= width;
        if !fits && !line.trim().is_empty() {
            lines.push(line.trim_end().to_owned());
            line.clear();
        }
        line += piece;
    }
    lines.push(line.trim_end().to_owned());
    lines
}

/// The parts that stay on one line.
fn pieces(sentence: &str) -> Vec<&str> {
    let (mut pieces, mut start, mut depth) = (Vec::new(), 0, 0usize);
    let mut symbols = sentence.char_indices().peekable();
    while let Some((_, symbol)) = symbols.next() {
        match symbol {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        let Some(&(next, following)) = symbols.peek() else {
            break;
        };
        let is_gap = symbol == ' ' && following != ' '
            || is_wide(symbol) && !OPENING.contains(symbol)
            || is_wide(following) && !is_wide(symbol);
        if depth == 0 && is_gap && !CLOSING.contains(following) {
            pieces.push(&sentence[start..next]);
            start = next;
        }
    }
    pieces.push(&sentence[start..]);
    pieces
}

/// How many columns of a terminal a text takes: Chinese characters and full-width signs take two.
pub(crate) fn columns(text: &str) -> usize {
    text.width()
}

fn is_wide(symbol: char) -> bool {
    symbol >= '\u{2e80}'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets_stay_whole_and_chinese_signs_keep_their_place() {
        assert_eq!(
            wrap("the pairs (1, 2) (3, 5)", 17),
            ["the pairs (1, 2)", "(3, 5)"]
        );
        assert_eq!(
            wrap("每个自然数恰好出现一次。", 22),
            ["每个自然数恰好出现一", "次。"]
        );
        assert_eq!(
            wrap("每个数，恰好（一）次", 8),
            ["每个数，", "恰好", "（一）次"]
        );
        assert_eq!(wrap("", 5), [""]);
        let long = "x".repeat(30);
        assert_eq!(wrap(&long, 10), [long]);
    }
}
