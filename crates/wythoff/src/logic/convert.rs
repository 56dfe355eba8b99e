//! Long numerals: numbers to digits and back, by halves.
//!
//! A block of digits above place m is worth Σ B_j·u_{m+j} for a vector B that does not depend on m (m a multiple of the
//! period). Two blocks join by a matrix: u_{m+h+j} = Σ_k T_h[j][k]·u_{m+k}, and T_{2h} = T_h². So only a few products of
//! numbers of half the length are needed at each level.

use dashu_int::{IBig, UBig};

use super::system::{NumberSystem, Numerals};
use crate::automata::Automaton;

/// How many digits, times the period, are converted one by one.
const SHORT: usize = 128;
/// How many digits, times the period, are changed to count one up.
const TAIL: usize = 24;

/// A block of digits, most significant first, and its vector.
#[derive(Debug, Clone)]
struct Block {
    digits: Vec<u32>,
    vector: Vec<IBig>,
}

/// The matrices T_h for h = s, 2s, 4s, …, where s is the length of a short block.
#[derive(Debug)]
pub(super) struct Converter<'a> {
    system: &'a NumberSystem,
    short: usize,
    /// u₀, … for a short block, and d more.
    weights: Vec<UBig>,
    matrices: Vec<Vec<Vec<IBig>>>,
    /// The weights above blocks of each level.
    above: Vec<UBig>,
    valid: Automaton,
}

impl<'a> Converter<'a> {
    pub(super) fn new(system: &'a NumberSystem) -> Self {
        let short = SHORT * system.period();
        let weights = system.weights().take(short + system.order()).collect();
        let mut converter = Self {
            system,
            short,
            weights,
            matrices: Vec::new(),
            above: Vec::new(),
            valid: system.valid(1),
        };
        let rows = (0..system.order()).map(|j| {
            let mut one = vec![0; short + j + 1];
            one[0] = 1;
            converter.short_vector(&one)
        });
        let first = rows.collect();
        converter.matrices.push(first);
        converter
    }

    /// The digits of a number: all of them, with as many leading zeros as come.
    pub(super) fn digits(&mut self, number: &UBig) -> Vec<u32> {
        if matches!(self.system.numerals(), Numerals::Ostrowski(_)) {
            // The high half of an Ostrowski numeral may end in a greatest digit, which no numeral does.
            return self.digits_one_by_one(number);
        }
        let mut level = 0;
        // A block of level n has short·2^n digits and holds the numbers below the weight above it.
        while self.weight_above(level) <= *number {
            level += 1;
        }
        self.split(number, level).digits
    }

    /// The digits of a number in an Ostrowski system: the weights u_{n−2} = u_n − a_n·u_{n−1} going down.
    fn digits_one_by_one(&self, number: &UBig) -> Vec<u32> {
        let period = self.system.period();
        let mut window = [UBig::ONE, self.weights[1].clone()]; // u_n and u_{n+1}
        let mut length = 1;
        while window[0] <= *number || length % period != 0 {
            let [low, high] = window;
            let next = UBig::from(self.system.recurrence(length - 1)[0] as u64) * &high + low;
            window = [high, next];
            length += 1;
        }
        // u_{length−1} is the greatest weight there is a digit for.
        let mut rest = number.clone();
        let mut digits = Vec::with_capacity(length);
        for place in (0..length).rev() {
            let mut digit = 0;
            while rest >= window[0] && digit + 1 < self.system.digit_count() {
                rest -= &window[0];
                digit += 1;
            }
            digits.push(digit);
            if place > 0 {
                let [low, high] = window;
                let below = high - UBig::from(self.system.recurrence(place - 1)[0] as u64) * &low;
                window = [below, low];
            }
        }
        digits
    }

    /// The number of these digits.
    pub(super) fn value(&mut self, digits: &[u32]) -> UBig {
        let mut level = 0;
        while self.short << level < digits.len() {
            level += 1;
        }
        let mut padded = vec![0; (self.short << level) - digits.len()];
        padded.extend_from_slice(digits);
        let vector = self.join(&padded, level);
        self.at(&vector, 0)
    }

    /// u_h for the length h of a block of this level.
    fn weight_above(&mut self, level: usize) -> UBig {
        while self.above.len() <= level {
            let row = self.matrix(self.above.len())[0].clone();
            let weight = self.at(&row, 0);
            self.above.push(weight);
        }
        self.above[level].clone()
    }

    fn matrix(&mut self, level: usize) -> &Vec<Vec<IBig>> {
        while self.matrices.len() <= level {
            let last = &self.matrices[self.matrices.len() - 1];
            let square = last.iter().map(|row| times(row, last)).collect();
            self.matrices.push(square);
        }
        &self.matrices[level]
    }

    /// The value of a vector above `place`, which is 0 or a few more.
    fn at(&self, vector: &[IBig], place: usize) -> UBig {
        let sum: IBig = (vector.iter().zip(&self.weights[place..]))
            .map(|(entry, weight)| entry * IBig::from(weight.clone()))
            .sum();
        UBig::try_from(sum).expect("digits are not negative")
    }

    /// The vector of a block, by halves.
    fn join(&mut self, digits: &[u32], level: usize) -> Vec<IBig> {
        if level == 0 {
            return self.short_vector(digits);
        }
        let (high, low) = digits.split_at(self.short << (level - 1));
        if high.iter().all(|&digit| digit == 0) {
            return self.join(low, level - 1);
        }
        let (high, low) = (self.join(high, level - 1), self.join(low, level - 1));
        plus(times(&high, self.matrix(level - 1)), &low)
    }

    /// The vector of a few digits, one by one: X·E + e for each.
    fn short_vector(&self, digits: &[u32]) -> Vec<IBig> {
        let (order, period) = (self.system.order(), self.system.period());
        let places = || (0..digits.len()).rev().zip(digits);
        // In machine words as long as they last, which is nearly always.
        let mut vector = vec![0i128; order];
        let mut done = 0;
        'words: for (place, &digit) in places() {
            let recurrence = self.system.recurrence(place % period);
            let mut next = vec![0; order];
            for i in 0..order {
                let below = if i == 0 { digit.into() } else { vector[i - 1] };
                let product = vector[order - 1].checked_mul(recurrence[order - 1 - i].into());
                match product.and_then(|product| product.checked_add(below)) {
                    Some(sum) => next[i] = sum,
                    None => break 'words,
                }
            }
            vector = next;
            done += 1;
        }
        let mut vector: Vec<IBig> = vector.into_iter().map(IBig::from).collect();
        for (place, &digit) in places().skip(done) {
            let recurrence = self.system.recurrence(place % period);
            let carry = vector[order - 1].clone();
            for i in (0..order).rev() {
                let below = if i == 0 {
                    IBig::from(digit)
                } else {
                    vector[i - 1].clone()
                };
                vector[i] = &carry * IBig::from(recurrence[order - 1 - i]) + below;
            }
        }
        vector
    }

    /// The block of a number below the weight above it.
    fn split(&mut self, number: &UBig, level: usize) -> Block {
        if level == 0 {
            return self.short_block(number);
        }
        // The high half is the greatest t whose digits, moved up by h places, are not above the number. Moving up
        // multiplies by about u_2h/u_h, with a bounded error in t: start a little below and count up.
        let (weight, next) = (self.weight_above(level - 1), self.weight_above(level));
        let mut estimate = number * &weight / next;
        let mut margin = UBig::from(2u8);
        // Moved up, the high half has the vector `moved`, which is worth `value`.
        let (mut high, mut moved, mut value) = loop {
            estimate = if estimate > margin {
                estimate - &margin
            } else {
                UBig::ZERO
            };
            let high = self.split(&estimate, level - 1);
            let moved = times(&high.vector, self.matrix(level - 1));
            let value = self.at(&moved, 0);
            if value <= *number {
                break (high, moved, value);
            }
            margin += UBig::from(2u8);
        };
        loop {
            estimate += UBig::ONE;
            let (next, next_moved) = match self.successor(&high) {
                // The change is a vector of small numbers, so this is no long product.
                Some((next, change)) => {
                    let change = times(&change, self.matrix(level - 1));
                    (next, plus(change, &moved))
                }
                None if estimate >= weight => break, // there is no greater high half
                None => {
                    let next = self.split(&estimate, level - 1);
                    let moved = times(&next.vector, self.matrix(level - 1));
                    (next, moved)
                }
            };
            let next_value = self.at(&next_moved, 0);
            if next_value > *number {
                break;
            }
            (high, moved, value) = (next, next_moved, next_value);
        }
        let low = self.split(&(number - value), level - 1);
        let vector = plus(moved, &low.vector);
        let mut digits = high.digits;
        digits.extend(low.digits);
        Block { digits, vector }
    }

    /// The next block and the change of its vector, if it differs in its last few digits only.
    fn successor(&self, block: &Block) -> Option<(Block, Vec<IBig>)> {
        let tail = TAIL * self.system.period();
        let start = block.digits.len() - tail;
        let old = self.short_vector(&block.digits[start..]);
        let next = self.at(&old, 0) + UBig::ONE;
        if next >= self.weights[tail] {
            return None;
        }
        let next = self.greedy(&next, tail);
        // The new ending must suit what stands before it; validity looks back by fewer digits than the tail has.
        let mut ending = block.digits[start - tail..start].to_vec();
        ending.extend_from_slice(&next);
        if !self.valid.accepts(&ending) {
            return None;
        }
        let mut digits = block.digits.clone();
        digits[start..].copy_from_slice(&next);
        let new = self.short_vector(&next).into_iter();
        let change: Vec<IBig> = new.zip(old).map(|(new, old)| new - old).collect();
        let vector = plus(change.clone(), &block.vector);
        Some((Block { digits, vector }, change))
    }

    /// The block of a number below the weight above a short block.
    fn short_block(&self, number: &UBig) -> Block {
        let digits = self.greedy(number, self.short);
        let vector = self.short_vector(&digits);
        Block { digits, vector }
    }

    /// So many greedy digits of a number below the weight above them.
    fn greedy(&self, number: &UBig, length: usize) -> Vec<u32> {
        let mut rest = number.clone();
        let digit = |weight: &UBig| {
            let mut digit = 0;
            while rest >= *weight && digit + 1 < self.system.digit_count() {
                rest -= weight;
                digit += 1;
            }
            digit
        };
        self.weights[..length].iter().rev().map(digit).collect()
    }
}

/// A row times a matrix.
fn times(row: &[IBig], matrix: &[Vec<IBig>]) -> Vec<IBig> {
    (0..row.len())
        .map(|k| {
            row.iter()
                .zip(matrix)
                .map(|(entry, line)| entry * &line[k])
                .sum()
        })
        .collect()
}

fn plus(left: Vec<IBig>, right: &[IBig]) -> Vec<IBig> {
    left.into_iter().zip(right).map(|(a, b)| a + b).collect()
}
