//! The words of the rule language.

use std::ops::Range;

use super::error::{ParseRulesErrorKind as Kind, Spanned};

/// The greatest number that may be written.
pub(super) const MOST_NUMBER: i64 = 1_000_000_000_000;

/// What a word is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Word {
    /// A natural number.
    Number(i64),
    /// A name or a keyword.
    Name(String),
    /// A sign, in its plain spelling.
    Sign(&'static str),
    /// A new line or `;`.
    Stop,
}

/// A word and its place.
#[derive(Debug, Clone)]
pub(super) struct Token {
    pub(super) word: Word,
    pub(super) span: Range<usize>,
}

/// Spellings, the longer before their beginnings, and the plain one.
const SIGNS: &[(&str, &str)] = &[
    ("<=", "<="),
    (">=", ">="),
    ("!=", "!="),
    ("==", "="),
    ("＜＝", "<="),
    ("＞＝", ">="),
    ("！＝", "!="),
    ("＝＝", "="),
    ("≤", "<="),
    ("≥", ">="),
    ("≠", "!="),
    ("<", "<"),
    (">", ">"),
    ("=", "="),
    ("＜", "<"),
    ("＞", ">"),
    ("＝", "="),
    ("+", "+"),
    ("＋", "+"),
    ("-", "-"),
    ("−", "-"),
    ("－", "-"),
    ("*", "*"),
    ("＊", "*"),
    ("·", "*"),
    ("×", "*"),
    ("/", "/"),
    ("／", "/"),
    ("÷", "/"),
    ("|", "|"),
    ("｜", "|"),
    ("(", "("),
    (")", ")"),
    ("（", "("),
    ("）", ")"),
    ("{", "{"),
    ("}", "}"),
    ("｛", "{"),
    ("｝", "}"),
    ("∈", "in"),
    (":", ":"),
    ("：", ":"),
    (",", ","),
    ("，", ","),
    ("'", "'"),
    ("′", "'"),
    ("’", "'"),
    ("＇", "'"),
];

/// Signs of other languages, and what they would be here.
const FOREIGN: &[(&str, &str)] = &[
    ("&&", ","),
    ("<>", "!="),
    ("=>", ">="),
    ("=<", "<="),
    ("&", ","),
    ("%", "mod"),
    ("!", "not"),
    ("、", ","),
];

/// A full-width digit or letter of a Chinese keyboard becomes the one it stands for.
fn narrow(c: char) -> char {
    match c {
        // They are the ASCII characters, 0xFEE0 further on.
        '０'..='９' | 'Ａ'..='Ｚ' | 'ａ'..='ｚ' => {
            char::from_u32(c as u32 - 0xFEE0).expect("printable ASCII")
        }
        other => other,
    }
}

/// Also the line end of old systems, a carriage return alone: as a blank it would make one statement of two.
fn is_line_end(c: char) -> bool {
    c == '\n' || c == '\r'
}

/// Cuts a text into words; comments and blanks go.
pub(super) fn tokens(source: &str) -> Result<Vec<Token>, Spanned> {
    let mut tokens = Vec::new();
    let mut start = 0;
    while let Some(c) = source[start..].chars().next() {
        let rest = &source[start..];
        let run = |belongs: fn(char) -> bool| rest.find(|c| !belongs(c)).unwrap_or(rest.len());
        let (length, word) = if is_line_end(c) || c == ';' || c == '；' {
            (c.len_utf8(), Some(Word::Stop))
        } else if c.is_whitespace() || c == '\u{feff}' {
            (c.len_utf8(), None)
        } else if c == '#' {
            (run(|c| !is_line_end(c)), None)
        } else if narrow(c).is_ascii_digit() {
            let length = run(|c| narrow(c).is_ascii_digit());
            let digits: String = rest[..length].chars().map(narrow).collect();
            let number = digits.parse().ok().filter(|&n| n <= MOST_NUMBER);
            let huge = (
                start..start + length,
                Kind::HugeNumber { most: MOST_NUMBER },
            );
            (length, Some(Word::Number(number.ok_or(huge)?)))
        } else if c.is_alphabetic() || c == '_' {
            let length = run(|c| c.is_alphanumeric() || c == '_');
            let name = rest[..length].chars().map(narrow).collect();
            (length, Some(Word::Name(name)))
        } else {
            let begins = |(spelling, _): &&(&str, &str)| rest.starts_with(spelling);
            let sign = SIGNS.iter().find(begins);
            let foreign = FOREIGN.iter().find(begins);
            // `<>` begins with a sign, `!=` with a foreign one.
            let longer = |a: &(&str, &str)| sign.is_none_or(|b| a.0.len() > b.0.len());
            if let Some(&(sign, meant)) = foreign.filter(|foreign| longer(foreign)) {
                return Err((start..start + sign.len(), Kind::ForeignSign { sign, meant }));
            }
            let strange = (start..start + c.len_utf8(), Kind::StrangeCharacter(c));
            let (spelling, plain) = sign.ok_or(strange)?;
            (spelling.len(), Some(Word::Sign(plain)))
        };
        let span = start..start + length;
        start = span.end;
        tokens.extend(word.map(|word| Token { word, span }));
    }
    Ok(tokens)
}
