//! What one condition of a clause demands while digits are read, as the checker understands it.

use std::collections::HashMap;

use super::numeral::System;
use super::{CheckError, MOST_NODES, TOO_LARGE, demand};
use crate::rules::Atom;

/// The state in which the condition holds whatever follows.
pub(super) const CERTAIN: u32 = 0;
/// No state: the condition fails whatever follows.
pub(super) const HOPELESS: u32 = u32::MAX;
/// Not computed yet.
const UNKNOWN: u32 = u32::MAX - 1;

/// A condition in a numeration system, and the states its reading has come to.
#[derive(Debug)]
pub(super) struct Condition<'a> {
    system: &'a System,
    atom: &'a Atom,
    /// The sums of the positive and of the negative coefficients, both without sign.
    positive: i128,
    negative: i128,
    /// What each letter of the piles before and after adds to the form: within 2^20, see `new`.
    pub(super) before: Vec<i32>,
    after: Vec<i32>,
    /// For each state, how many digits are to come (modulo the period) and the vector of what has been read.
    states: Vec<(u32, Vec<i128>)>,
    numbers: HashMap<(u32, Vec<i128>), u32>,
    /// For each state and each sum that two letters can add, the next state.
    next: Vec<Vec<u32>>,
}

impl<'a> Condition<'a> {
    pub(super) fn new(system: &'a System, atom: &'a Atom) -> Result<Self, CheckError> {
        let (Atom::Between { before, after, .. } | Atom::Congruent { before, after, .. }) = atom;
        let numbers = match *atom {
            Atom::Between { lo, hi, .. } => [lo.unwrap_or(0), hi.unwrap_or(0)],
            Atom::Congruent {
                remainder, modulus, ..
            } => [remainder, modulus],
        };
        let shaped = before.len() == system.piles && after.len() == system.piles;
        let divides = !matches!(atom, Atom::Congruent { modulus, .. } if *modulus < 1);
        let mut all = numbers.iter().chain(before).chain(after);
        let in_range = all.all(|number| number.unsigned_abs() <= 1 << 40);
        demand(shaped && divides && in_range, "a clause is malformed")?;
        let both = || before.iter().chain(after).map(|&c| i128::from(c));
        let positive: i128 = both().map(|c| c.max(0)).sum();
        let negative: i128 = both().map(|c| (-c).max(0)).sum();
        let sums = (positive + negative) * i128::from(system.base);
        demand(sums <= 1 << 20, TOO_LARGE)?;
        let adds = |form: &[i64]| {
            let add = |letter| {
                let products = form.iter().zip(system.digits(letter));
                products.map(|(&c, digit)| c as i32 * digit as i32).sum()
            };
            (0..system.letters).map(add).collect()
        };
        Ok(Self {
            system,
            atom,
            positive,
            negative,
            before: adds(before),
            after: adds(after),
            // State 0 is kept for CERTAIN.
            states: vec![(0, Vec::new())],
            numbers: HashMap::new(),
            next: vec![Vec::new()],
        })
    }

    /// The state before the first digit.
    pub(super) fn start(&mut self) -> Result<u32, CheckError> {
        self.state(0, vec![0; self.system.weights.len()])
    }

    /// The state after one more letter before and one after.
    pub(super) fn read(&mut self, state: u32, before: u32, after: u32) -> Result<u32, CheckError> {
        if state == CERTAIN {
            return Ok(CERTAIN);
        }
        let sum = self.before[before as usize] + self.after[after as usize];
        let place = (sum + self.negative as i32 * self.system.base as i32) as usize; // not negative
        let known = self.next[state as usize][place];
        if known != UNKNOWN {
            return Ok(known);
        }
        let (to_come, vector) = &self.states[state as usize];
        let shifted = self.system.shift(*to_come, vector);
        let mut vector = shifted.ok_or(CheckError(TOO_LARGE.into()))?;
        vector[0] += i128::from(sum);
        let found = self.state(self.system.after_one(*to_come), vector)?;
        self.next[state as usize][place] = found;
        Ok(found)
    }

    /// The state of a vector when `to_come` digits, modulo the period, are to come.
    pub(super) fn state(&mut self, to_come: u32, mut vector: Vec<i128>) -> Result<u32, CheckError> {
        match *self.atom {
            // With j digits to come each pile adds at most u_j − 1, so the form adds between −negative·(u_j − 1) and
            // positive·(u_j − 1).
            Atom::Between { lo, hi, .. } => {
                let always =
                    |sign, weight, bound| self.always(to_come, &vector, sign, weight, bound);
                let at_least = |bound: i64| always(1, self.negative, bound.into());
                let at_most = |bound: i64| always(-1, self.positive, -i128::from(bound));
                if lo.is_some_and(|lo| at_most(lo - 1)) || hi.is_some_and(|hi| at_least(hi + 1)) {
                    return Ok(HOPELESS);
                }
                if lo.is_none_or(at_least) && hi.is_none_or(at_most) {
                    return Ok(CERTAIN);
                }
            }
            Atom::Congruent { modulus, .. } => {
                let reduce = |e: &mut i128| *e = e.rem_euclid(modulus.into());
                vector.iter_mut().for_each(reduce);
            }
        }
        let key = (to_come, vector);
        if let Some(&known) = self.numbers.get(&key) {
            return Ok(known);
        }
        // Eight products with weights below 2^85 fit.
        let small = key.1.iter().all(|e| e.unsigned_abs() < 1 << 38);
        demand(small, TOO_LARGE)?;
        let sums = ((self.positive + self.negative) * i128::from(self.system.base) + 1) as usize;
        let size = self.states.len().saturating_mul(sums);
        demand(size <= 8 * MOST_NODES, TOO_LARGE)?;
        let number = self.states.len() as u32;
        self.states.push(key.clone());
        self.next.push(vec![UNKNOWN; sums]);
        self.numbers.insert(key, number);
        Ok(number)
    }

    /// Whether the condition holds if no digit follows.
    pub(super) fn holds(&self, state: u32) -> bool {
        let (to_come, vector) = &self.states[state as usize];
        let value = self.system.value(vector).filter(|_| *to_come == 0);
        let fits = |value: i128| match *self.atom {
            Atom::Between { lo, hi, .. } => {
                lo.is_none_or(|lo| value >= lo.into()) && hi.is_none_or(|hi| value <= hi.into())
            }
            Atom::Congruent {
                remainder, modulus, ..
            } => (value - i128::from(remainder)) % i128::from(modulus) == 0,
        };
        state == CERTAIN || value.is_some_and(fits)
    }

    /// Whether sign·(value of the vector) − weight·(u_j − 1) ≥ bound for every number j ≡ `to_come` of zeros to come;
    /// "no" may be caution.
    ///
    /// The left side but for a constant is the value of one vector. While it has negative entries, zeros are read one by
    /// one; once it has none, its value never falls, because the weights do not.
    fn always(&self, to_come: u32, vector: &[i128], sign: i128, weight: i128, bound: i128) -> bool {
        let mut to_come = to_come;
        let mut vector: Vec<i128> = vector.iter().map(|e| sign * e).collect();
        vector[0] -= weight;
        for _ in 0..100 {
            if to_come == 0 {
                let value = self.system.value(&vector);
                if value.is_none_or(|value| value.saturating_add(weight) < bound) {
                    return false;
                }
                if vector.iter().all(|&e| e >= 0) {
                    return true;
                }
            }
            let Some(shifted) = self.system.shift(to_come, &vector) else {
                return false;
            };
            vector = shifted;
            to_come = self.system.after_one(to_come);
        }
        false
    }
}
