//! Reads pile sizes from words, from `@file` and from `-`.

use std::fs;
use std::io::{self, Read};

use wythoff::{ParseNumberError, UBig, parse_natural};

use crate::complaint;
use crate::failure::Failure;
use crate::text::Message;

/// The piles, in the order given: a word holds one or more with commas between, a file any number.
pub(crate) fn read(words: &[String]) -> Result<Vec<UBig>, Failure> {
    let mut piles = Vec::new();
    for word in words {
        if word == "-" {
            let mut text = Vec::new();
            let read = io::stdin().lock().read_to_end(&mut text);
            read.map_err(|error| Failure::reading("-", error))?;
            read_text("-", &text, &mut piles)?;
        } else if let Some(path) = word.strip_prefix('@') {
            let text = fs::read(path).map_err(|error| Failure::reading(path, error))?;
            read_text(path, &text, &mut piles)?;
        } else {
            read_word(word, &mut piles)?;
        }
    }
    Ok(piles)
}

fn read_word(word: &str, piles: &mut Vec<UBig>) -> Result<(), Failure> {
    for text in word.split(',') {
        let pile = parse_natural(text).map_err(|error| {
            let message = Message::new("error-in-pile")
                .with("pile", piles.len() + 1)
                .with("reason", complaint::number(&error, text));
            Failure::Input(message)
        })?;
        piles.push(pile);
    }
    Ok(())
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
    symbol.is_whitespace() || symbol == ','
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
    fn a_text_may_hold_numbers_in_any_layout() {
        let mut piles = Vec::new();
        read_text("-", "\u{feff}8, 4\r\n\n\t10^2".as_bytes(), &mut piles).unwrap();
        assert_eq!(piles, [8u8, 4, 100].map(UBig::from));
    }
}
