//! A place in a text that is being read, shared by the readers of numbers.

/// The part of a text not yet read, and how much has been.
pub(super) struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// Where the next character is, for [`column_of`](Self::column_of).
    pub(super) fn place(&self) -> usize {
        self.at
    }

    /// The column of a place, counted in characters from 1. Reads the text again, so for errors only.
    pub(super) fn column_of(&self, place: usize) -> usize {
        1 + self.text[..place].chars().count()
    }

    /// The column of the next character.
    pub(super) fn column(&self) -> usize {
        self.column_of(self.at)
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    /// Reads `expected` if it comes next.
    pub(super) fn eat(&mut self, expected: &str) -> bool {
        let found = self.text[self.at..].starts_with(expected);
        if found {
            self.at += expected.len();
        }
        found
    }

    pub(super) fn skip_blanks(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    /// Reads decimal digits, with single underscores between them; empty if none come next.
    pub(super) fn digits(&mut self) -> &'a str {
        let rest = &self.text.as_bytes()[self.at..];
        let digit = |place: usize| rest.get(place).is_some_and(u8::is_ascii_digit);
        let mut end = 0;
        while digit(end) || (end > 0 && rest.get(end) == Some(&b'_') && digit(end + 1)) {
            end += 1;
        }
        // Only ASCII was read, so `end` is the border of a character.
        let digits = &self.text[self.at..self.at + end];
        self.at += end;
        digits
    }
}
