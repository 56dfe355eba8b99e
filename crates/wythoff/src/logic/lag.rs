//! By how much one number is ahead of another moved up by some places, exactly, while the digits of both are read.

use std::collections::HashMap;

use super::completions::{Completions, Window, completions, shifted, value};
use super::system::NumberSystem;
use crate::automata::OutOfBudget;

/// How many different vectors there may be.
const MOST_STATES: usize = 1 << 16;
/// By how many places a number may be moved up.
pub(crate) const MOST_PLACES: usize = 2;

/// Follows b − (a with zeros appended) for two numbers of which the digits are read together.
///
/// A prefix is the vector of [`shifted`]; appending j zeros to a multiplies its part by X^j. Prefixes after which the
/// difference cannot come to lie between the bounds any more are left out; of the others there are finitely many,
/// because the other roots of the recurrence are below 1.
#[derive(Debug)]
pub(crate) struct Lag<'a> {
    system: &'a NumberSystem,
    /// X^j.
    unit: Vec<i64>,
    window: Window,
    states: Vec<Vec<i64>>,
    index: HashMap<Vec<i64>, u32>,
}

impl<'a> Lag<'a> {
    /// A difference between `least` and `most`; `None`: the system has more than one phase, or its digits are too large.
    pub(crate) fn new(
        system: &'a NumberSystem,
        places: usize,
        least: i64,
        most: i64,
    ) -> Option<Self> {
        if system.period() != 1 || places > MOST_PLACES {
            return None;
        }
        let start = vec![0; system.order()];
        let mut unit = start.clone();
        unit[0] = 1;
        for _ in 0..places {
            unit = shifted(system, 0, &unit, 0)?;
        }
        // A weight is at most `digits` times the one before, at most (2^12 + 1)² times with two places.
        let negative = i64::from(system.digit_count()).checked_pow(places as u32)?;
        Some(Self {
            system,
            unit,
            window: Window {
                lo: Some(least),
                hi: Some(most),
                positive: 1,
                negative,
            },
            index: HashMap::from([(start.clone(), 0)]),
            states: vec![start],
        })
    }

    /// The state before any digit.
    pub(crate) const START: u32 = 0;

    /// The state after one more digit of both; `None`: the difference stays out of the bounds.
    pub(crate) fn next(&mut self, state: u32, a: u32, b: u32) -> Result<Option<u32>, OutOfBudget> {
        let vector = &self.states[state as usize];
        let vector = shifted(self.system, 0, vector, i64::from(b)).and_then(|vector| {
            let less = |(e, u): (&i64, &i64)| e.checked_sub(u.checked_mul(i64::from(a))?);
            vector.iter().zip(&self.unit).map(less).collect()
        });
        let vector: Vec<i64> = vector.ok_or(OutOfBudget::States)?;
        if let Some(&known) = self.index.get(&vector) {
            return Ok(Some(known));
        }
        if completions(self.system, 0, &vector, &self.window) == Completions::None {
            return Ok(None);
        }
        if self.states.len() >= MOST_STATES {
            return Err(OutOfBudget::States);
        }
        let state = self.states.len() as u32;
        self.states.push(vector.clone());
        self.index.insert(vector, state);
        Ok(Some(state))
    }

    /// The difference if no digit follows.
    pub(crate) fn value(&self, state: u32) -> i128 {
        value(self.system, &self.states[state as usize])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::number::Numerals;
    use dashu_int::UBig;

    #[test]
    fn the_difference_is_that_of_the_numbers() {
        for (list, places) in [
            (vec![1, 1], 1),
            (vec![2], 0),
            (vec![3, 1], 1),
            (vec![1, 1], 2),
        ] {
            let system = NumberSystem::new(Numerals::Greedy(list)).unwrap();
            let mut lag = Lag::new(&system, places, -3, 3).unwrap();
            let mut met = 0;
            for a in 0..40u32 {
                let mut digits = system.digits(&UBig::from(a));
                digits.resize(digits.len() + places, 0);
                let moved = i128::from(u64::try_from(&system.value(&digits)).unwrap());
                for b in 0..150u32 {
                    let word = system.word(&[UBig::from(a), UBig::from(b)]);
                    let step = |state: Option<u32>, &letter: &u32| {
                        let [a, b] = [0, 1].map(|pile| system.digit(letter, pile, 2));
                        lag.next(state?, a, b).unwrap()
                    };
                    let end = word.iter().fold(Some(Lag::START), step);
                    let difference = i128::from(b) - moved;
                    match end {
                        Some(end) => assert_eq!(lag.value(end), difference),
                        None => assert!(difference.abs() > 3, "{a} {b}"),
                    }
                    met += u32::from(difference.abs() <= 3);
                }
            }
            assert!(met > 40);
        }
    }
}
