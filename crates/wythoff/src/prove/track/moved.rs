//! The numbers 0, 1, 2, …, each with some zeros appended to its numeral.

use crate::automata::{Automaton, State};
use crate::logic::NumberSystem;

/// Counts, and knows what the number counted to is worth with zeros appended.
#[derive(Debug)]
pub(super) struct Moved {
    valid: Automaton,
    /// The weights of the places as they are after moving up.
    weights: Vec<u64>,
    /// The digits, the last of the numeral first, and for each the state of `valid` before it.
    digits: Vec<u32>,
    before: Vec<State>,
    value: u64,
}

impl Moved {
    /// For numbers below `size`; the system has one phase and is a 2^32 away from the end of machine words.
    pub(super) fn new(system: &NumberSystem, places: usize, size: u64) -> Self {
        let length = system.weights_above(size).len() + 1;
        let weights = system.weights().skip(places).take(length);
        let valid = system.valid_numerals();
        Self {
            weights: weights
                .map(|weight| u64::try_from(&weight).unwrap_or(u64::MAX))
                .collect(),
            digits: vec![0; length],
            before: vec![valid.start(); length], // zeros lead from the start to itself
            valid,
            value: 0,
        }
    }

    /// What the number is worth with zeros appended.
    pub(super) fn value(&self) -> u64 {
        self.value
    }

    /// Goes on to the next number: the lowest place whose digit can grow grows, and those below it become 0.
    ///
    /// In a numeral that must not end so (Ostrowski's greatest digit), it goes on until it may.
    pub(super) fn advance(&mut self) {
        loop {
            let mut place = 0;
            while (self.valid)
                .step(self.before[place], self.digits[place] + 1)
                .is_none()
            {
                self.value -= u64::from(self.digits[place]) * self.weights[place];
                self.digits[place] = 0;
                place += 1;
            }
            self.digits[place] += 1;
            self.value += self.weights[place];
            let mut state = self.before[place];
            for place in (0..=place).rev() {
                self.before[place] = state;
                let next = self.valid.step(state, self.digits[place]);
                state = next.expect("a digit that may stand here");
            }
            if self.valid.is_accepting(state) {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::Numerals;
    use dashu_int::UBig;

    #[test]
    fn counting_is_appending_zeros_to_every_numeral() {
        for numerals in [
            Numerals::Greedy(vec![1, 1]),
            Numerals::Greedy(vec![2]),
            Numerals::Greedy(vec![3, 2, 1]),
            Numerals::Ostrowski(vec![3]),
        ] {
            let system = NumberSystem::new(numerals).unwrap();
            for places in 0..=2 {
                let mut moved = Moved::new(&system, places, 1000);
                for number in 0..1000u32 {
                    let mut digits = system.digits(&UBig::from(number));
                    digits.resize(digits.len() + places, 0);
                    assert_eq!(UBig::from(moved.value()), system.value(&digits), "{number}");
                    moved.advance();
                }
            }
        }
    }
}
