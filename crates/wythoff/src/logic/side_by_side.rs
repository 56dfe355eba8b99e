//! The numerals of several piles read side by side: one letter for each place.

use super::convert::Digit;
use crate::automata::Letter;

/// So many letters are made at a time: they stay in the nearest cache.
const PART: usize = 1 << 11;

/// The digits of all piles.
#[derive(Debug)]
pub(crate) struct SideBySide {
    /// How many digits there are.
    base: u32,
    piles: Vec<Vec<Digit>>,
}

impl SideBySide {
    /// Numerals of digits below the base.
    pub(super) fn new(base: u32, piles: Vec<Vec<Digit>>) -> Self {
        Self { base, piles }
    }

    /// How many letters the word has: as many as the longest numeral.
    pub(crate) fn length(&self) -> usize {
        self.piles.iter().map(Vec::len).max().unwrap_or(0)
    }

    /// The letters of the word, part by part.
    pub(crate) fn letters(&self, mut visit: impl FnMut(&[Letter])) {
        let length = self.length();
        let mut letters = [0; PART];
        for start in (0..length).step_by(PART) {
            let letters = &mut letters[..PART.min(length - start)];
            letters.fill(0);
            for digits in &self.piles {
                // Shorter numerals have leading zeros.
                let zeros = (length - digits.len()).saturating_sub(start);
                let (above, places) = letters.split_at_mut(zeros.min(letters.len()));
                let digits = &digits[(start + digits.len()).saturating_sub(length)..];
                above.iter_mut().for_each(|letter| *letter *= self.base);
                for (letter, &digit) in places.iter_mut().zip(digits) {
                    *letter = *letter * self.base + Letter::from(digit);
                }
            }
            visit(letters);
        }
    }
}
