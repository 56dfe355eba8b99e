//! The input number by number: what the fast reader of words leaves over, and every error of syntax.

use super::buffer::Buffer;
use super::error::{Expected, Found, JudgeError};
use super::numeral::Numeral;
use super::output::Output;
use crate::simd::tokens::is_blank;

impl Buffer<'_> {
    /// The next number; `None` at the end of the input.
    pub(super) fn number(
        &mut self,
        expected: Expected,
        output: &mut Output<'_>,
    ) -> Result<Option<Numeral>, JudgeError> {
        if !self.skip_blanks(output)? {
            return Ok(None);
        }
        let mut length = 0;
        loop {
            length += leading_digits(&self.text()[length..]);
            match self.text().get(length) {
                Some(byte) if is_blank(*byte) => break,
                Some(_) => return Err(self.unexpected(expected, output)),
                None => {
                    if !self.fill(output)? {
                        break;
                    }
                }
            }
        }
        let numeral = Numeral::new(&self.text()[..length]);
        self.consume(length);
        Ok(Some(numeral))
    }

    /// The next number, which has to be there.
    pub(super) fn expect(
        &mut self,
        expected: Expected,
        output: &mut Output<'_>,
    ) -> Result<Numeral, JudgeError> {
        self.number(expected, output)?
            .ok_or_else(|| self.missing(expected))
    }

    /// The end of the input, which has to be here, but for blanks.
    pub(super) fn expect_end(&mut self, output: &mut Output<'_>) -> Result<(), JudgeError> {
        if self.skip_blanks(output)? {
            return Err(self.unexpected(Expected::EndOfInput, output));
        }
        Ok(())
    }

    /// Leaves blanks behind; false at the end of the input.
    fn skip_blanks(&mut self, output: &mut Output<'_>) -> Result<bool, JudgeError> {
        loop {
            let text = self.text();
            let blanks = text.iter().take_while(|byte| is_blank(**byte)).count();
            let found = blanks < text.len();
            self.consume(blanks);
            if found || !self.fill(output)? {
                return Ok(found);
            }
        }
    }

    /// The error of a number that is not there at the end of the input.
    pub(super) fn missing(&self, expected: Expected) -> JudgeError {
        self.place().error(expected, Found::EndOfInput)
    }

    /// The error of the word that starts here.
    fn unexpected(&mut self, expected: Expected, output: &mut Output<'_>) -> JudgeError {
        loop {
            let text = &self.text()[..self.text().len().min(Found::ENOUGH)];
            let end = text.iter().position(|byte| is_blank(*byte));
            let word = Found::word(&text[..end.unwrap_or(text.len())]);
            if end.is_some() || text.len() == Found::ENOUGH {
                return self.place().error(expected, word);
            }
            match self.fill(output) {
                Ok(true) => {}
                Ok(false) => return self.place().error(expected, word),
                Err(error) => return error,
            }
        }
    }
}

/// How many digits the text begins with.
fn leading_digits(text: &[u8]) -> usize {
    // Without a way out in the middle of a block, a block is compared at once.
    let is_all_digits = |block: &&[u8; 64]| {
        block
            .iter()
            .fold(true, |all, byte| all & byte.is_ascii_digit())
    };
    let blocks = text.as_chunks().0.iter().take_while(is_all_digits).count();
    let rest = &text[64 * blocks..];
    64 * blocks + rest.iter().take_while(|byte| byte.is_ascii_digit()).count()
}
