//! A text that names games, read character by character.

use super::error::GameNameError;
use dashu_int::UBig;

use crate::number::parse_natural;

/// A text and how far it has been read; columns are counted in characters from 1.
pub(crate) struct Reader {
    text: Vec<char>,
    at: usize,
}

impl Reader {
    /// A reader at the start of the text.
    ///
    /// The full-width characters of a Chinese keyboard become the ones they stand for, one for one, so that columns
    /// stay what they are.
    pub(crate) fn new(text: &str) -> Self {
        let text = text.chars().map(|character| match character {
            // U+FF01 to U+FF5E are the printable ASCII characters, 0xFEE0 further on.
            '！'..='～' => char::from_u32(character as u32 - 0xFEE0).expect("printable ASCII"),
            '【' => '[',
            '】' => ']',
            '、' => ',',
            '　' => ' ',
            other => other,
        });
        Self {
            text: text.collect(),
            at: 0,
        }
    }

    pub(crate) fn column(&self) -> usize {
        self.at + 1
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }

    pub(crate) fn skip_blanks(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.at += 1;
        }
    }

    /// Reads a decimal digit, if one comes next.
    pub(super) fn digit(&mut self) -> Option<u32> {
        let digit = self.peek()?.to_digit(10)?;
        self.at += 1;
        Some(digit)
    }

    /// Reads blanks and this character, if it comes next.
    pub(crate) fn eat(&mut self, expected: char) -> bool {
        self.skip_blanks();
        let found = self.peek() == Some(expected);
        self.at += usize::from(found);
        found
    }

    /// Reads blanks and this character, or says what stands there.
    pub(crate) fn expect(&mut self, expected: char) -> Result<(), GameNameError> {
        if self.eat(expected) {
            return Ok(());
        }
        Err(self.expected(Some(expected)))
    }

    /// Reads blanks up to the end, or says what stands there.
    pub(crate) fn expect_end(&mut self) -> Result<(), GameNameError> {
        self.skip_blanks();
        if self.peek().is_none() {
            return Ok(());
        }
        Err(self.expected(None))
    }

    fn expected(&self, expected: Option<char>) -> GameNameError {
        GameNameError::Expected {
            column: self.column(),
            expected,
            found: self.peek(),
        }
    }

    /// Reads up to one of these characters, or to the end; gives the column and the text without blanks around it.
    pub(crate) fn until(&mut self, stops: &[char]) -> (usize, String) {
        self.skip_blanks();
        let start = self.at;
        while self.peek().is_some_and(|found| !stops.contains(&found)) {
            self.at += 1;
        }
        let text: String = self.text[start..self.at].iter().collect();
        (start + 1, text.trim_end().to_owned())
    }

    /// Reads blanks and this word, if it comes next.
    pub(crate) fn eat_word(&mut self, word: &str) -> bool {
        self.skip_blanks();
        let letters: Vec<char> = word.chars().collect();
        let found = self.text[self.at..].starts_with(&letters);
        self.at += if found { letters.len() } else { 0 };
        found
    }

    /// Reads blanks and a text in quotes, straight or curly; gives the column where the text begins, and the text.
    pub(crate) fn quoted(&mut self) -> Result<(usize, String), GameNameError> {
        self.skip_blanks();
        let closing = match self.peek() {
            Some(quote @ ('\'' | '"')) => quote,
            Some('‘') => '’',
            Some('“') => '”',
            _ => return Err(self.expected(Some('\''))),
        };
        let start = self.at + 1;
        let length = self.text[start..]
            .iter()
            .position(|&found| found == closing);
        self.at = length.map_or(self.text.len(), |length| start + length);
        let text = self.text[start..self.at].iter().collect();
        self.expect(closing)?;
        Ok((start + 1, text))
    }

    /// Reads a natural number up to one of these characters.
    pub(crate) fn number(&mut self, stops: &[char]) -> Result<UBig, GameNameError> {
        let (column, text) = self.until(stops);
        parse_natural(&text).map_err(|error| GameNameError::Number(error.after(column - 1)))
    }

    /// Reads a pile of a position in square brackets; if another such bracket opens first, this one was not closed.
    pub(crate) fn pile(&mut self) -> Result<UBig, GameNameError> {
        let pile = self.number(&[',', ']', '[']);
        pile.map_err(|error| match self.peek() {
            Some('[') => GameNameError::Expected {
                column: error.column(),
                expected: Some(']'),
                found: self.text.get(error.column() - 1).copied(),
            },
            _ => error,
        })
    }

    /// Reads what stands in brackets after the opening one: items with commas between them, the last comma optional.
    pub(crate) fn items(
        &mut self,
        closing: char,
        mut item: impl FnMut(&mut Self) -> Result<(), GameNameError>,
    ) -> Result<(), GameNameError> {
        while !self.eat(closing) {
            item(self)?;
            if !self.eat(',') {
                return self.expect(closing);
            }
        }
        Ok(())
    }
}
