//! Short blocks of digits, whose numbers are machine words.

use std::ops::{Add, Mul};

use super::Digit;
use crate::logic::system::NumberSystem;
use crate::number::Numerals;

/// Numbers of short blocks are below this.
const MOST: u128 = 1 << 120;

/// What a block of digits may end in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ending {
    /// What a numeral may end in.
    Numeral,
    /// Whatever digits may follow it. An Ostrowski numeral does not end in the greatest digit, a block inside may.
    Inside,
}

/// The blocks of some fixed length, a multiple of the period.
#[derive(Debug)]
pub(super) struct Short<'a> {
    system: &'a NumberSystem,
    pub(super) length: usize,
    /// By ending: w₀, …, w_length. There are w_n blocks of n digits.
    weights: [Vec<u128>; 2],
    /// For each entry of a vector what a digit 1 adds to it, by places.
    entries: Vec<Vec<u128>>,
}

impl<'a> Short<'a> {
    /// The longest short blocks.
    pub(super) fn longest(system: &'a NumberSystem) -> Self {
        let mut weights = [Ending::Numeral, Ending::Inside].map(|ending| first(system, ending));
        let (order, period) = (system.order(), system.period());
        // At least d − 1 digits. With d = 8 and u₇ below 2^63 the coefficients are below 2^9 and u₈ below 2^73; a
        // period has at most 8 terms below 2^13.
        let enough = |length: usize| length + 1 >= order && length >= period;
        for list in &mut weights {
            while !enough(list.len() - 1) || list[list.len() - 1] < MOST >> 13 {
                list.push(next(system, list));
            }
        }
        let longest = weights[0].len().min(weights[1].len()) - 1;
        let mut short = Self {
            system,
            length: longest / period * period,
            weights,
            entries: Vec::new(),
        };
        short.entries = (0..order).map(|j| short.entry(j)).collect();
        short
    }

    /// What a digit 1 adds to an entry of a vector, by places: u_place = Σ E_j·u_j.
    fn entry(&self, j: usize) -> Vec<u128> {
        let unit = (0..self.system.order()).map(|place| u128::from(place == j));
        let mut list: Vec<u128> = unit.collect();
        while list.len() < self.length {
            list.push(next(self.system, &list));
        }
        list
    }

    /// So many digits that there are at least 2^bits numerals.
    ///
    /// After a digit 0 whatever digits are free. Of the w blocks of m digits at least w/(number of digits) end in 0, since
    /// the last digit of a block may be replaced by 0. So q·m digits make at least (w/(number of digits))^q numerals.
    pub(super) fn digits(&self, bits: usize) -> usize {
        let blocks = self.count(0, Ending::Numeral) / u128::from(self.system.digit_count());
        bits.div_ceil(blocks.ilog2() as usize) * self.length
    }

    /// How many blocks with this ending may follow digits that left this state.
    pub(super) fn count(&self, state: usize, ending: Ending) -> u128 {
        let weights = &self.weights[ending as usize];
        let below = |place: usize| weights[place];
        following(self.system, state, self.length, below)
    }

    /// Writes the digits of a number.
    pub(super) fn write(&self, number: u128, ending: Ending, digits: &mut [Digit]) {
        let mut rest = number;
        let weights = &self.weights[ending as usize][..digits.len()];
        let most = self.system.digit_count() - 1;
        for (digit, weight) in digits.iter_mut().zip(weights.iter().rev()) {
            *digit = 0;
            if most < 8 {
                // Digits are hard to foresee: bit by bit without a branch. At most 2^120 · 4.
                for bit in (0..=most.ilog2()).rev() {
                    let part = weight << bit;
                    let fits = rest >= part;
                    rest -= part & 0u128.wrapping_sub(fits.into());
                    *digit |= Digit::from(fits) << bit;
                }
            } else if rest >= *weight {
                *digit = (rest / weight) as Digit; // a digit, at most 2^12
                rest %= weight;
            }
        }
    }

    /// The number of these digits.
    pub(super) fn value(&self, digits: &[Digit], ending: Ending) -> u128 {
        sum(digits, &self.weights[ending as usize])
    }

    /// The vector of these digits, at most one for each place. Its entries are not above the number, being parts of it.
    pub(super) fn vector(&self, digits: &[Digit]) -> Vec<u128> {
        (self.entries.iter())
            .map(|list| sum(digits, list))
            .collect()
    }
}

/// Σ digit·weight, the last digit's weight being the first.
fn sum(digits: &[Digit], weights: &[u128]) -> u128 {
    let terms = digits.iter().rev().zip(weights);
    terms
        .map(|(&digit, weight)| u128::from(digit) * weight)
        .sum()
}

/// The next of numbers that obey the recurrence.
fn next(system: &NumberSystem, list: &[u128]) -> u128 {
    let place = list.len() - system.order();
    let terms = system.recurrence(place).iter().zip(list.iter().rev());
    terms.map(|(&c, &w)| c as u128 * w).sum()
}

/// One digit more: X·E + e.
pub(super) fn step<N>(vector: &mut [N], digit: Digit, recurrence: &[i64])
where
    N: Clone + From<u32> + Add<Output = N> + Mul<Output = N>,
{
    let order = vector.len();
    let carry = vector[order - 1].clone();
    for i in (0..order).rev() {
        let below = match i {
            0 => N::from(digit.into()),
            i => vector[i - 1].clone(),
        };
        // A coefficient is at most 2^12.
        vector[i] = carry.clone() * N::from(recurrence[order - 1 - i] as u32) + below;
    }
}

/// w₀, …, w_{d−1}.
pub(super) fn first(system: &NumberSystem, ending: Ending) -> Vec<u128> {
    let mut first: Vec<u128> = (system.first_weights().iter())
        .map(|&u| u as u128)
        .collect();
    if let (Ending::Inside, Numerals::Ostrowski(_)) = (ending, system.numerals()) {
        first[1] += 1; // the digits 0, …, a₁
    }
    first
}

/// The state in which the digits before `end` leave what follows: how many digits of c₁ … c_d they end in, or whether
/// the last is greatest.
pub(super) fn state(system: &NumberSystem, digits: &[Digit], end: usize) -> usize {
    let before = &digits[..end];
    match system.numerals() {
        Numerals::Greedy(c) => (1..c.len())
            .rev()
            .find(|&i| ends_with(before, &c[..i]))
            .unwrap_or(0),
        Numerals::Ostrowski(a) => usize::from(ends_with(before, &a[..1])),
        Numerals::Endless(_) => unreachable!("converted digit by digit"),
    }
}

/// Whether the last digits are these.
pub(super) fn ends_with(digits: &[Digit], last: &[u32]) -> bool {
    let start = digits.len().checked_sub(last.len());
    start.is_some_and(|start| {
        digits[start..]
            .iter()
            .map(|&digit| u32::from(digit))
            .eq(last.iter().copied())
    })
}

/// How many blocks of so many digits may follow a state, from the w_n below it.
///
/// After c₁ … c_i the next digit is below c_{i+1} and all is free again, or is c_{i+1} and so on. After a greatest
/// digit comes a 0.
pub(super) fn following<N>(
    system: &NumberSystem,
    state: usize,
    length: usize,
    below: impl Fn(usize) -> N,
) -> N
where
    N: From<u32> + Add<Output = N> + Mul<Output = N>,
{
    if state == 0 {
        return below(length);
    }
    match system.numerals() {
        Numerals::Greedy(c) => (c[state..].iter().zip(1..)).fold(N::from(0), |sum, (&c, j)| {
            sum + N::from(c) * below(length - j)
        }),
        Numerals::Ostrowski(_) => below(length - 1),
        Numerals::Endless(_) => unreachable!("converted digit by digit"),
    }
}
