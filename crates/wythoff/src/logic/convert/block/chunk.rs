//! The digits of one chunk.

use std::hint::select_unpredictable;

use dashu_int::UBig;
use dashu_int::ops::DivRem;

use super::Block;
use super::place::Weights;
use crate::logic::convert::Digit;
use crate::logic::convert::short::{Ending, ends_with, state};
use crate::logic::convert::words::{add_products, big, dot, subtract_products, top, words};
use crate::number::Numerals;

/// More, in units of the last of these bits, than what a chunk loses by rounding as a rule, and less than what may follow it.
const MARGIN: u64 = 1 << 16;

impl Block<'_> {
    /// The digits of one chunk, the last of these, its e_k, and what then remains.
    pub(super) fn write_chunk(
        &self,
        place: usize,
        rest: &mut Vec<u64>,
        ending: Ending,
        digits: &mut [Digit],
        e: &mut [u64],
    ) {
        let weights = self.ending(place, ending);
        let first = &weights.first;
        // Sums and differences modulo 2^(64·length).
        let length = first.iter().map(Vec::len).chain([rest.len()]).max();
        rest.resize(length.unwrap_or(0), 0);
        self.write_greedily(place, top(rest, weights.shift), weights, digits, e);
        if subtract_products(rest, first, e) {
            let length = rest.len();
            add_products(rest, first, e);
            rest.truncate(length);
            let below = self.write_below(place, rest, weights, digits, e);
            *rest = below.unwrap_or_else(|| self.write_exactly(place, rest, first, digits, e));
        }
        while rest.last() == Some(&0) {
            rest.pop();
        }
    }

    /// The digits of a chunk by the first bits of the number and of the weights.
    fn write_greedily(
        &self,
        place: usize,
        top: u64,
        weights: &Weights,
        digits: &mut [Digit],
        e: &mut [u64],
    ) {
        let start = digits.len() - self.chunk;
        let (scaled, digit_count) = (&weights.scaled, self.system.digit_count());
        greedy(top, scaled, digit_count, &mut digits[start..]);
        self.chunk_entries(place, &digits[start..], e);
    }

    /// The digits of a chunk for a number close below one with other digits, such as a weight less 1: those of a number that is
    /// a bit smaller, unless these are not the same. Gives what then remains.
    fn write_below(
        &self,
        place: usize,
        rest: &[u64],
        weights: &Weights,
        digits: &mut [Digit],
        e: &mut [u64],
    ) -> Option<Vec<u64>> {
        let top_less = top(rest, weights.shift).checked_sub(MARGIN)?;
        self.write_greedily(place, top_less, weights, digits, e);
        let mut left = rest.to_vec();
        let negative = subtract_products(&mut left, &weights.first, e);
        // Of the smaller number as much is left as the margin takes away, so these are its digits; and those of the number
        // too, if what is left may follow them.
        let is_right = !negative
            && top(&left, weights.shift) >= MARGIN
            && big(&left) < self.following(place, weights, digits);
        is_right.then_some(left)
    }

    /// How many blocks may follow these digits, which end at a place m.
    ///
    /// Of the w_{m+i} blocks those with less than c₁ … c_i before the place are c₁w_{m+i−1} + … + c_i·w_m; the others go on with what
    /// may follow c₁ … c_i. So it is with the greatest digit in Ostrowski's systems.
    fn following(&self, place: usize, weights: &Weights, digits: &[Digit]) -> UBig {
        let prefix = match self.system.numerals() {
            Numerals::Greedy(c) => &c[..state(self.system, digits, digits.len())],
            Numerals::Ostrowski(a) => {
                let greatest = &a[place * self.chunk % a.len()..][..1];
                match ends_with(digits, greatest) {
                    true => greatest,
                    false => &[],
                }
            }
            Numerals::Endless(_) => unreachable!("converted digit by digit"),
        };
        let (below, above) = weights.first.split_at(prefix.len());
        let terms = prefix.iter().zip(below.iter().rev());
        let less: UBig = terms.map(|(&c, weight)| big(weight) * UBig::from(c)).sum();
        big(&above[0]) - less
    }

    /// The digits of a chunk by whole weights; gives what then remains.
    fn write_exactly(
        &self,
        place: usize,
        rest: &[u64],
        weights: &[Vec<u64>],
        digits: &mut [Digit],
        e: &mut [u64],
    ) -> Vec<u64> {
        let mut rest = big(rest);
        let digits = &mut digits[self.length - (place + 1) * self.chunk..];
        for (digit, i) in digits.iter_mut().zip((0..self.chunk).rev()) {
            let weight = big(&dot(&self.entry(place, i), weights));
            let (quotient, left) = rest.div_rem(&weight);
            *digit = Digit::try_from(&quotient).expect("a digit, at most 2^12");
            rest = left;
        }
        self.chunk_entries(place, digits, e);
        words(&rest)
    }
}

/// The greatest digits that fit, one after the other.
fn greedy(rest: u64, weights: &[u64], digit_count: u32, digits: &mut [Digit]) {
    match digit_count {
        0..=2 => greedy_by_bits::<1>(rest, weights, digits),
        3..=4 => greedy_by_bits::<2>(rest, weights, digits),
        5..=8 => greedy_by_bits::<3>(rest, weights, digits),
        _ => {
            let mut rest = rest;
            for (digit, weight) in digits.iter_mut().zip(weights.iter().rev()) {
                *digit = (rest / weight) as Digit; // a digit, at most 2^12
                rest %= weight;
            }
        }
    }
}

/// Digits below 2^BITS: they are hard to foresee, so it goes bit by bit and without a branch.
fn greedy_by_bits<const BITS: u32>(mut rest: u64, weights: &[u64], digits: &mut [Digit]) {
    for (digit, weight) in digits.iter_mut().zip(weights.iter().rev()) {
        let mut written = 0;
        for bit in (0..BITS).rev() {
            let (less, below) = rest.overflowing_sub(weight << bit); // at most 2^60 · 4
            rest = select_unpredictable(below, rest, less);
            written |= Digit::from(!below) << bit;
        }
        *digit = written;
    }
}
