//! What one condition of a clause demands while digits are read, as the checker understands it.

use std::cell::RefCell;
use std::collections::HashMap;

use super::numeral::System;
use crate::rules::Atom;

/// What has been read of a condition: the vector of its form, or `None` if it holds whatever follows.
pub(super) type Read = Option<Vec<i128>>;

/// What all completions have in common.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fate {
    /// The condition holds.
    Certain,
    /// The condition fails.
    Hopeless,
    /// Neither, or not known.
    Open,
}

/// A condition in a numeration system.
#[derive(Debug)]
pub(super) struct Condition<'a> {
    system: &'a System,
    atom: &'a Atom,
    /// The sums of the positive and of the negative coefficients, both without sign.
    positive: i128,
    negative: i128,
    /// What each letter of the piles before and after adds.
    before: Vec<i128>,
    after: Vec<i128>,
    /// Fates found before.
    fates: RefCell<HashMap<(usize, Vec<i128>), Fate>>,
}

impl<'a> Condition<'a> {
    pub(super) fn new(system: &'a System, atom: &'a Atom) -> Self {
        let (Atom::Between { before, after, .. } | Atom::Congruent { before, after, .. }) = atom;
        let sum = |sign: i64| {
            before
                .iter()
                .chain(after)
                .map(|&c| i128::from((c * sign).max(0)))
                .sum()
        };
        let adds = |form: &[i64]| {
            let add = |letter| {
                let digits = system.digits(letter);
                form.iter()
                    .zip(digits)
                    .map(|(&c, digit)| i128::from(c) * i128::from(digit))
                    .sum()
            };
            (0..system.letters()).map(add).collect()
        };
        Self {
            system,
            atom,
            positive: sum(1),
            negative: sum(-1),
            before: adds(before),
            after: adds(after),
            fates: RefCell::default(),
        }
    }

    /// What is read before the first digit.
    pub(super) fn start(&self) -> Read {
        Some(vec![0; self.system.weights.len()]).filter(|zero| !self.is_certain(0, zero))
    }

    /// Reads a letter before and a letter after, when `left` digits, modulo the period, were to come.
    ///
    /// `Err`: a number too large for the checker. The result is the bare vector; see `settled`.
    pub(super) fn read(
        &self,
        left: usize,
        read: &Read,
        before: u32,
        after: u32,
    ) -> Result<Read, ()> {
        let Some(vector) = read else { return Ok(None) };
        let mut vector = self.system.shift(left, vector).ok_or(())?;
        let sum = self.before[before as usize] + self.after[after as usize];
        vector[0] = vector[0].checked_add(sum).ok_or(())?;
        if let Atom::Congruent { modulus, .. } = self.atom {
            vector
                .iter_mut()
                .for_each(|e| *e = e.rem_euclid(i128::from(*modulus)));
        }
        Ok(Some(vector))
    }

    /// Whether the condition holds if no digit follows.
    pub(super) fn holds(&self, read: &Read) -> bool {
        let Some(vector) = read else { return true };
        let Some(value) = self.system.value(vector) else {
            return false;
        };
        match *self.atom {
            Atom::Between { lo, hi, .. } => {
                lo.is_none_or(|lo| value >= lo.into()) && hi.is_none_or(|hi| value <= hi.into())
            }
            Atom::Congruent {
                remainder, modulus, ..
            } => {
                let modulus = i128::from(modulus);
                (value % modulus - i128::from(remainder)) % modulus == 0
            }
        }
    }

    /// The fate of what has been read, when `left` digits, modulo the period, are to come; "open" may be caution.
    pub(super) fn fate(&self, left: usize, vector: &[i128]) -> Fate {
        let key = (left, vector.to_vec());
        let find = || match (
            self.is_hopeless(left, vector),
            self.is_certain(left, vector),
        ) {
            (true, _) => Fate::Hopeless,
            (_, true) => Fate::Certain,
            _ => Fate::Open,
        };
        *self.fates.borrow_mut().entry(key).or_insert_with(find)
    }

    /// Whether the condition holds whatever follows; "no" may be caution.
    fn is_certain(&self, left: usize, vector: &[i128]) -> bool {
        // With j digits to come each pile adds at most u_j − 1, so the form adds between −negative·(u_j − 1) and
        // positive·(u_j − 1).
        let Atom::Between { lo, hi, .. } = *self.atom else {
            return false;
        };
        let lowest = |lo: i64| {
            self.always(
                left,
                vector,
                1,
                self.negative,
                i128::from(lo) - self.negative,
            )
        };
        let highest = |hi: i64| {
            self.always(
                left,
                vector,
                -1,
                self.positive,
                -i128::from(hi) - self.positive,
            )
        };
        lo.is_none_or(lowest) && hi.is_none_or(highest)
    }

    /// Whether the condition fails whatever follows; "no" may be caution.
    fn is_hopeless(&self, left: usize, vector: &[i128]) -> bool {
        let Atom::Between { lo, hi, .. } = *self.atom else {
            return false;
        };
        let too_low = |lo: i64| {
            self.always(
                left,
                vector,
                -1,
                self.positive,
                1 - i128::from(lo) - self.positive,
            )
        };
        let too_high = |hi: i64| {
            self.always(
                left,
                vector,
                1,
                self.negative,
                1 + i128::from(hi) - self.negative,
            )
        };
        lo.is_some_and(too_low) || hi.is_some_and(too_high)
    }

    /// Whether sign·(value of the vector) − weight·u_j ≥ bound for every number j ≡ `left` of zeros to come.
    ///
    /// That is the value of one vector. While it has negative entries, zeros are read one by one; once it has none,
    /// its value never falls, because the weights do not.
    fn always(&self, left: usize, vector: &[i128], sign: i128, weight: i128, bound: i128) -> bool {
        let mut vector: Vec<i128> = vector.iter().map(|e| sign * e).collect();
        vector[0] -= weight;
        let period = self.system.period;
        let mut left = left % period;
        for _ in 0..100 {
            if left == 0 {
                match self.system.value(&vector) {
                    Some(value) if value >= bound => {}
                    _ => return false,
                }
                if vector.iter().all(|&e| e >= 0) {
                    return true;
                }
            }
            match self.system.shift(left, &vector) {
                Some(shifted) => vector = shifted,
                None => return false,
            }
            left = (left + period - 1) % period;
        }
        false
    }
}
