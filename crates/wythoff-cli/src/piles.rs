//! Reads pile sizes from words, from `@file` and from `-`.

use std::path::Path;

use wythoff::{Decimal, ParseNumberError, UBig, parse_natural};

use crate::failure::Failure;
use crate::read_file;
use wythoff_show::{Message, complaint};

/// Numbers of a thousand million digits are not read.
const MOST_BYTES: u64 = 1 << 30;

/// What a word of the command line stands for.
pub(crate) enum Source {
    /// Itself.
    Word(String),
    /// The content of a file, or of stdin.
    Text { name: String, bytes: Vec<u8> },
}

/// The piles, in the order given: a word holds one or more as people write positions, `8,4`, `(8, 4)` or `8 4`; a file
/// any number.
pub(crate) fn read(words: &[String]) -> Result<Vec<UBig>, Failure> {
    of(&sources(words)?)
}

/// What the words stand for, files and stdin read.
pub(crate) fn sources(words: &[String]) -> Result<Vec<Source>, Failure> {
    let source = |word: &String| {
        let (name, bytes) = if word == "-" {
            (
                read_file::called(word),
                read_file::or_stdin("-", MOST_BYTES)?,
            )
        } else if let Some(path) = word.strip_prefix('@') {
            (path, read_file::whole(Path::new(path), MOST_BYTES)?)
        } else {
            return Ok(Source::Word(word.clone()));
        };
        let name = name.to_owned();
        Ok(Source::Text { name, bytes })
    };
    words.iter().map(source).collect()
}

/// The piles of what was read.
pub(crate) fn of(sources: &[Source]) -> Result<Vec<UBig>, Failure> {
    let mut piles = Vec::new();
    for source in sources {
        match source {
            Source::Word(word) => read_word(word, &mut piles)?,
            Source::Text { name, bytes } => read_text(name, bytes, &mut piles)?,
        }
    }
    Ok(piles)
}

/// The piles in decimal limbs, if all are plain digits and one of them is long.
pub(crate) fn long_decimals(sources: &[Source]) -> Option<Vec<Decimal>> {
    // A comma in a word may stand where a number is missing: that is not for here.
    let numbers = sources.iter().flat_map(|source| {
        let (bytes, comma) = match source {
            Source::Word(word) => (word.as_bytes(), b' '),
            Source::Text { bytes, .. } => (&bytes[..], b','),
        };
        bytes.split(move |byte| byte.is_ascii_whitespace() || *byte == comma)
    });
    let numbers: Vec<_> = numbers.filter(|digits| !digits.is_empty()).collect();
    let is_long = numbers.iter().any(|digits| digits.len() >= Decimal::LONG);
    let read = || numbers.iter().map(|digits| Decimal::from_digits(digits));
    is_long.then(|| read().collect()).flatten()
}

fn read_word(word: &str, piles: &mut Vec<UBig>) -> Result<(), Failure> {
    for text in numbers(word) {
        let pile = number(text, piles.len() + 1).map_err(Failure::Input)?;
        piles.push(pile);
    }
    Ok(())
}

/// The piles of a position as people write it; names of files mean nothing here.
pub(crate) fn written(position: &str) -> Result<Vec<UBig>, Message> {
    let numbers = (1..).zip(numbers(position));
    numbers.map(|(pile, text)| number(text, pile)).collect()
}

fn number(text: &str, pile: usize) -> Result<UBig, Message> {
    parse_natural(text).map_err(|error| {
        let message = Message::new("error-in-pile").with("pile", pile);
        message.with("reason", complaint::number(&error, text))
    })
}

/// The numbers of a word, brackets around them left out. Blanks around a comma are no numbers, nothing between two
/// commas is one that is missing.
fn numbers(word: &str) -> impl Iterator<Item = &str> {
    let word = word.trim();
    let inside = [('(', ')'), ('（', '）')]
        .into_iter()
        .find_map(|(open, close)| word.strip_prefix(open)?.strip_suffix(close));
    let places = inside.unwrap_or(word).split(is_comma);
    places.flat_map(|place| {
        let mut words = place.split_whitespace().peekable();
        let missing = words.peek().is_none().then_some("");
        words.chain(missing)
    })
}

/// Numbers with blanks, commas or line ends between them.
fn read_text(source: &str, text: &[u8], piles: &mut Vec<UBig>) -> Result<(), Failure> {
    // What is not Unicode is no number either: the complaint shows the place.
    let text = String::from_utf8_lossy(text);
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    for (line, content) in text.lines().enumerate() {
        let mut rest = content;
        while let Some(start) = rest.find(|symbol: char| !is_between(symbol)) {
            let end = rest[start..]
                .find(is_between)
                .map_or(rest.len(), |length| start + length);
            let number = &rest[start..end];
            let pile = parse_natural(number).map_err(|error| {
                let before = content.len() - rest.len() + start;
                let column = content[..before].chars().count() + error.column();
                Failure::Input(misread(source, line + 1, column, &error, number))
            })?;
            piles.push(pile);
            rest = &rest[end..];
        }
    }
    Ok(())
}

fn is_between(symbol: char) -> bool {
    symbol.is_whitespace() || is_comma(symbol)
}

/// The comma, the full-width one, and the Chinese one of lists.
fn is_comma(symbol: char) -> bool {
    matches!(symbol, ',' | '，' | '、')
}

fn misread(
    source: &str,
    line: usize,
    column: usize,
    error: &ParseNumberError,
    number: &str,
) -> Message {
    Message::new("error-in-file")
        .with("source", source)
        .with("line", line)
        .with("column", column)
        .with("reason", complaint::number_reason(error, number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_read_as_people_write_them() {
        for word in [
            "8,4",
            "(8,4)",
            "8 4",
            " (8, 4) ",
            "（８，４）",
            "８ ４",
            "8、4",
        ] {
            let mut piles = Vec::new();
            read_word(word, &mut piles).unwrap();
            assert_eq!(piles, [8u8, 4].map(UBig::from), "{word}");
        }
        for word in ["", "()", "8,,4", "8,", "(8,4", "8 - 4"] {
            assert!(read_word(word, &mut Vec::new()).is_err(), "{word}");
        }
    }

    #[test]
    fn a_text_may_hold_numbers_in_any_layout() {
        let mut piles = Vec::new();
        read_text("-", "\u{feff}8, 4\r\n\n\t10^2".as_bytes(), &mut piles).unwrap();
        assert_eq!(piles, [8u8, 4, 100].map(UBig::from));
    }
}
