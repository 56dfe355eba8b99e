//! Reading the code of a taking-and-breaking game: `0.77`, `0x0.3f`.

use std::str::FromStr;

use super::code::HeapCode;
use super::error::{HeapRulesError, HeapRulesReason as Reason};

impl FromStr for HeapCode {
    type Err = HeapRulesError;

    /// Reads a code; blanks may stand around it.
    fn from_str(text: &str) -> Result<Self, HeapRulesError> {
        let mut reader = Reader {
            text: text.chars().collect(),
            at: 0,
        };
        reader.skip_blanks();
        let code = reader.code()?;
        reader.skip_blanks();
        match reader.peek() {
            None => Ok(code),
            found => Err(reader.expected("the end", found)),
        }
    }
}

struct Reader {
    text: Vec<char>,
    at: usize,
}

impl Reader {
    fn peek(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }

    /// Reads the next character if it is one of these.
    fn eat(&mut self, expected: &[char]) -> bool {
        let found = self.peek().is_some_and(|c| expected.contains(&c));
        self.at += usize::from(found);
        found
    }

    fn skip_blanks(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.at += 1;
        }
    }

    /// The trouble with what stands at this place of the text.
    fn error_at(&self, place: usize, reason: Reason) -> HeapRulesError {
        HeapRulesError {
            column: place + 1,
            reason,
        }
    }

    fn expected(&self, expected: &'static str, found: Option<char>) -> HeapRulesError {
        self.error_at(self.at, Reason::Expected { expected, found })
    }

    /// Reads `0.77`, `.77`, `4` or `0x0.3f`.
    fn code(&mut self) -> Result<HeapCode, HeapRulesError> {
        let start = self.at;
        let hexadecimal = self.text[start..].starts_with(&['0', 'x'])
            || self.text[start..].starts_with(&['0', 'X']);
        if hexadecimal {
            self.at += 2;
        }
        let mut digits = vec![0];
        if self.peek() != Some('.') {
            let first = self.peek();
            digits[0] = self.digit(hexadecimal)?;
            if digits[0] & 3 != 0 {
                let digit = first.expect("a digit was read");
                return Err(self.error_at(self.at - 1, Reason::EndlessFirstDigit(digit)));
            }
        }
        if self.eat(&['.']) {
            // A first digit before the point may be the whole code; `.` alone may not.
            while self.peek().is_some_and(|c| c.is_ascii_alphanumeric()) {
                digits.push(self.digit(hexadecimal)?);
            }
            if digits == [0] {
                return Err(self.expected("a digit", self.peek()));
            }
        } else if self.peek().is_some_and(|c| c.is_ascii_alphanumeric()) {
            return Err(self.expected("a point after the first digit", self.peek()));
        }
        HeapCode::new(&digits).ok_or_else(|| self.error_at(start, Reason::NoMove))
    }

    fn digit(&mut self, hexadecimal: bool) -> Result<u8, HeapRulesError> {
        let found = self.peek();
        let value = found.and_then(|c| c.to_digit(16));
        match (found, value) {
            (Some(digit), Some(8..)) if !hexadecimal => {
                Err(self.error_at(self.at, Reason::NotOctal(digit)))
            }
            (_, Some(value)) => {
                self.at += 1;
                Ok(value as u8) // below 16
            }
            _ => Err(self.expected("a digit", found)),
        }
    }
}
