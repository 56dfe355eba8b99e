//! Witnesses as text: numbers in base 32, which `proof/Packed.v` reads back.
//!
//! Coq takes some 20 microseconds for a character of a string and ten times that for a number of a list.

use crate::certificate::{PlainAutomaton, PlainWitness};

/// Strings longer than this would be deep terms, and Coq recurses into terms.
const LINE: usize = 1000;

/// Numbers as characters.
#[derive(Default)]
pub(super) struct Packed(String);

impl Packed {
    /// The witnesses of all clauses.
    pub(super) fn witnesses(witnesses: &[PlainWitness]) -> Self {
        let mut packed = Self::default();
        packed.list(witnesses, |packed, witness| packed.witness(witness));
        packed
    }

    /// The text as strings of Coq, in lines.
    pub(super) fn texts(&self) -> String {
        // All characters are of ASCII, and none is a quotation mark.
        let lines = self.0.as_bytes().chunks(LINE);
        let lines = lines.map(|line| format!("\"{}\"", String::from_utf8_lossy(line)));
        let lines: Vec<String> = lines.map(|line| line + "%text").collect();
        lines.join(";\n   ")
    }

    /// Digits in base 32, least significant first: the 32 characters from `0` on, and where another digit follows the 32 after.
    fn number(&mut self, mut number: u64) {
        loop {
            let digit = (number % 32) as u8;
            number /= 32;
            let more = 32 * u8::from(number > 0);
            self.0.push(char::from(b'0' + digit + more));
            if number == 0 {
                return;
            }
        }
    }

    /// 0, −1, 1, −2, 2, … as 0, 1, 2, 3, 4, …
    fn signed(&mut self, number: i64) {
        let doubled = number.unsigned_abs().saturating_mul(2);
        self.number(match number < 0 {
            true => doubled - 1,
            false => doubled,
        });
    }

    /// How many, and each.
    fn list<T>(&mut self, list: &[T], mut one: impl FnMut(&mut Self, &T)) {
        self.number(list.len() as u64);
        list.iter().for_each(|item| one(self, item));
    }

    fn numbers(&mut self, list: &[u32]) {
        self.list(list, |packed, &number| packed.number(number.into()));
    }

    pub(super) fn automaton(&mut self, automaton: &PlainAutomaton) {
        self.numbers(&automaton.accepting);
        self.list(&automaton.bundled_rows(), |packed, row| {
            packed.list(row, |packed, bundle| packed.numbers(bundle));
        });
        self.numbers(&automaton.states);
    }

    fn witness(&mut self, witness: &PlainWitness) {
        let mut vectors = witness.vectors.iter().flatten();
        let entries = vectors.next().map_or(0, |vector| vector.0.len());
        self.number(witness.vectors.len() as u64);
        self.number(entries as u64);
        self.automaton(&witness.automaton);
        self.list(&witness.labels, |packed, labels| {
            packed.list(labels, |packed, label| {
                packed.list(&label.0, |packed, class| packed.number(class.0.into()));
            });
        });
        self.list(&witness.classes, |packed, class| {
            packed.list(&class.0, |packed, one| {
                packed.number(one.to_come.into());
                packed.number(one.after.into());
                (one.conditions.iter()).for_each(|&place| packed.number(place.into()));
            });
        });
        for vectors in &witness.vectors {
            self.list(vectors, |packed, vector| {
                // In Coq the entry of the greatest weight leads.
                vector
                    .0
                    .iter()
                    .rev()
                    .for_each(|&entry| packed.signed(entry));
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What `proof/Packed.v` reads.
    fn tokens(text: &str) -> Vec<u64> {
        let (mut tokens, mut scale, mut number) = (Vec::new(), 1, 0);
        for byte in text.bytes() {
            let digit = u64::from(byte - b'0');
            number += scale * (digit % 32);
            scale *= 32;
            if digit < 32 {
                tokens.push(number);
                (scale, number) = (1, 0);
            }
        }
        tokens
    }

    #[test]
    fn numbers_are_read_back() {
        let numbers = [0, 1, 31, 32, 33, 1023, 1024, 65_535, u64::from(u32::MAX)];
        let mut packed = Packed::default();
        numbers.iter().for_each(|&number| packed.number(number));
        assert_eq!(tokens(&packed.0), numbers);
        assert!(
            packed
                .0
                .bytes()
                .all(|byte| (b'0'..b'0' + 64).contains(&byte))
        );
    }

    #[test]
    fn signs_alternate() {
        let mut packed = Packed::default();
        [0, -1, 1, -2, 2]
            .iter()
            .for_each(|&number| packed.signed(number));
        assert_eq!(tokens(&packed.0), [0, 1, 2, 3, 4]);
    }
}
