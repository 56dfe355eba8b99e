//! By how much one number is ahead of another moved up by some places, exactly, while the digits of both are read.

use std::collections::HashMap;

use super::completions::{Completions, Window, completions, shifted, value};
use super::system::NumberSystem;
use crate::automata::OutOfBudget;

/// How many different vectors there may be.
const MOST_STATES: usize = 1 << 16;
/// By how many places a number may be moved up.
pub(crate) const MOST_PLACES: usize = 2;

/// A slope: `times` b is near `own` a + `moved` (a with `places` zeros appended).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Slope {
    pub(crate) times: i64,
    pub(crate) own: i64,
    pub(crate) moved: i64,
    pub(crate) places: usize,
}

impl Slope {
    /// b is near a with so many zeros appended.
    pub(crate) fn places(places: usize) -> Self {
        Self {
            times: 1,
            own: 0,
            moved: 1,
            places,
        }
    }
}

/// Follows times b − own a − moved (a with zeros appended) for two numbers of which the digits are read together.
///
/// A prefix is the vector of [`shifted`]; appending j zeros to a multiplies its part by X^j. Prefixes after which the
/// difference cannot come to lie between the bounds any more are left out; of the others there are finitely many,
/// because the other roots of the recurrence are below 1.
#[derive(Debug)]
pub(crate) struct Lag<'a> {
    system: &'a NumberSystem,
    times: i64,
    /// own + moved X^j.
    unit: Vec<i64>,
    window: Window,
    states: Vec<Vec<i64>>,
    index: HashMap<Vec<i64>, u32>,
}

impl<'a> Lag<'a> {
    /// A difference between `least` and `most`; `None`: the system has more than one phase, or its digits are too large.
    pub(crate) fn new(
        system: &'a NumberSystem,
        slope: Slope,
        least: i64,
        most: i64,
    ) -> Option<Self> {
        if system.period() != 1 || slope.places > MOST_PLACES {
            return None;
        }
        let start = vec![0; system.order()];
        let mut unit = start.clone();
        unit[0] = slope.moved;
        for _ in 0..slope.places {
            unit = shifted(system, 0, &unit, 0)?;
        }
        unit[0] = unit[0].checked_add(slope.own)?;
        // A weight is at most `digits` times the one before, at most (2^12 + 1)² times with two places.
        let power = i64::from(system.digit_count()).checked_pow(slope.places as u32)?;
        let moved = slope.moved.checked_mul(power)?;
        let above_zero = |number: i64| number.max(0);
        Some(Self {
            system,
            times: slope.times,
            unit,
            window: Window {
                lo: Some(least),
                hi: Some(most),
                positive: slope.times + above_zero(-slope.own) + above_zero(-moved),
                negative: above_zero(slope.own) + above_zero(moved),
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
        let added = self.times.checked_mul(i64::from(b));
        let vector = added.and_then(|added| shifted(self.system, 0, vector, added));
        let vector = vector.and_then(|vector| {
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
        let part = |times, own| Slope {
            times,
            own,
            ..Slope::places(1)
        };
        for (numerals, slope) in [
            (Numerals::Greedy(vec![1, 1]), Slope::places(1)),
            (Numerals::Greedy(vec![2]), Slope::places(0)),
            (Numerals::Greedy(vec![3, 1]), Slope::places(1)),
            (Numerals::Greedy(vec![1, 1]), Slope::places(2)),
            (Numerals::Endless(vec![10, 4]), part(2, -3)),
            (Numerals::Endless(vec![3, 2]), part(1, -2)),
            (Numerals::Greedy(vec![1, 1]), part(1, 1)),
        ] {
            let system = NumberSystem::new(numerals).unwrap();
            let mut lag = Lag::new(&system, slope, -3, 3).unwrap();
            let mut met = 0;
            for a in 0..40u32 {
                let mut digits = system.digits(&UBig::from(a));
                digits.resize(digits.len() + slope.places, 0);
                let moved = i64::try_from(&system.value(&digits)).unwrap() * slope.moved;
                let near = i128::from(moved + slope.own * i64::from(a));
                for b in 0..150u32 {
                    let word = system.word(&[UBig::from(a), UBig::from(b)]);
                    let step = |state: Option<u32>, &letter: &u32| {
                        let [a, b] = [0, 1].map(|pile| system.digit(letter, pile, 2));
                        lag.next(state?, a, b).unwrap()
                    };
                    let end = word.iter().fold(Some(Lag::START), step);
                    let difference = i128::from(slope.times * i64::from(b)) - near;
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
