//! Long numerals: numbers to digits and back, by halves.
//!
//! A block of digits above place m is worth Σ E_j·u_{m+j} for a vector E that does not depend on m (m a multiple of the
//! period). Two blocks join by a matrix: u_{m+h+j} = Σ_k T_h[j][k]·u_{m+k}, and T_{2h} = T_h². So only a few products of
//! numbers of half the length are needed at each level.

mod block;
mod fraction;
mod level;
mod long;
mod short;
mod together;
mod words;

use dashu_int::UBig;

use self::block::Block;
use self::level::{Level, dot};
use self::short::{Ending, Short, first, state};
pub(crate) use self::together::together;
use super::system::NumberSystem;

/// A digit: at most 2^12. Long numerals are mostly memory that is written for the first time, so half a word is enough.
pub(crate) type Digit = u16;

/// Numbers of 2^n blocks take a millisecond, which is worth a thread.
const LONG: usize = 5;

/// Converts long numbers; what it has learnt about long blocks serves the next number too.
#[derive(Debug)]
pub(crate) struct Converter<'a> {
    system: &'a NumberSystem,
    short: Short<'a>,
    block: Block<'a>,
    /// Joined blocks of s·2^n digits, s being the length of a block.
    levels: Vec<Level>,
}

impl<'a> Converter<'a> {
    /// Converts numbers below 2^bits.
    pub(crate) fn of_bits(system: &'a NumberSystem, bits: usize) -> Self {
        let short = Short::longest(system);
        let digits = short.digits(bits);
        let mut converter = Self::new(system, short, digits);
        Level::prepare(&mut converter.levels);
        converter
    }

    /// Converts numerals of so many digits to numbers.
    pub(crate) fn of_digits(system: &'a NumberSystem, digits: usize) -> Self {
        Self::new(system, Short::longest(system), digits)
    }

    /// Blocks are as long as it takes for 2^n of them to make the longest numerals: then all halves are halves.
    fn new(system: &'a NumberSystem, short: Short<'a>, digits: usize) -> Self {
        let (block, level) = Block::new(system, digits);
        let mut levels: Vec<Level> = Vec::with_capacity(level);
        while levels.len() < level {
            let length = block.length << levels.len();
            levels.push(match levels.last() {
                None => Level::new(system, length, block.matrix()),
                Some(last) => last.doubled(system, length),
            });
        }
        Self {
            system,
            short,
            block,
            levels,
        }
    }

    /// How many digits there are at most.
    fn length(&self) -> usize {
        self.block.length << self.levels.len()
    }

    /// The digits of a number: all of them, with as many leading zeros as come.
    pub(crate) fn digits(&self, number: &UBig) -> Vec<Digit> {
        let mut digits = vec![0; self.length()];
        let level = self.levels.len();
        self.split(number, level, Ending::Numeral, false, &mut digits);
        digits
    }

    /// The number of these digits.
    pub(crate) fn value(&self, digits: &[Digit]) -> UBig {
        // More digits than fit are leading zeros.
        let digits = &digits[digits.len().saturating_sub(self.length())..];
        let mut padded = vec![0; self.length() - digits.len()];
        padded.extend_from_slice(digits);
        self.number(&padded, self.levels.len(), true)
    }

    /// Whether a conversion is worth a thread.
    pub(crate) fn is_long(&self) -> bool {
        self.levels.len() >= LONG
    }

    /// The number of a block that ends a numeral; two threads may be used.
    fn number(&self, digits: &[Digit], level: usize, threads: bool) -> UBig {
        if level == 0 {
            return self.block.value(digits, Ending::Numeral);
        }
        let (high, low) = digits.split_at(digits.len() / 2);
        let (high, low) = together(
            threads && self.is_long(),
            || self.join(high, level - 1),
            || self.number(low, level - 1, false),
        );
        match high {
            None => low,
            Some(high) => low + self.levels[level - 1].moved_value(&high, Ending::Numeral),
        }
    }

    /// The vector of a block, by halves; `None`: all digits are 0.
    fn join(&self, digits: &[Digit], level: usize) -> Option<Vec<UBig>> {
        if level == 0 {
            let is_zero = digits.iter().all(|&digit| digit == 0);
            return (!is_zero).then(|| self.block.vector(digits));
        }
        let (high, low) = digits.split_at(digits.len() / 2);
        let (high, low) = (self.join(high, level - 1), self.join(low, level - 1));
        let high = high.map(|high| self.levels[level - 1].moved(self.system, &high));
        match (high, low) {
            (Some(high), Some(low)) => Some(plus(high, &low)),
            (high, low) => high.or(low),
        }
    }

    /// Writes the digits of a number below the count of such blocks; gives its vector if that is wanted.
    fn split(
        &self,
        number: &UBig,
        level: usize,
        ending: Ending,
        wanted: bool,
        digits: &mut [Digit],
    ) -> Vec<UBig> {
        if level == 0 {
            return self.block.write(number, ending, wanted, digits);
        }
        let half = &self.levels[level - 1];
        let (high, low) = digits.split_at_mut(digits.len() / 2);
        if number < half.count(ending) {
            high.fill(0);
            return self.split(number, level - 1, ending, wanted, low);
        }
        // The first block is the last one that is not above the number when it is moved up. Moving up multiplies by
        // about w_{2h}/v_h with a bounded error in the block's number: begin close by, then go step by step.
        let mut first = half.estimate(number, ending);
        let wanted_here = wanted && self.system.order() > 1;
        let write = |first: &UBig, high: &mut [Digit]| {
            let vector = self.split(first, level - 1, Ending::Inside, true, high);
            if !wanted_here {
                let value = half.moved_value(&vector, ending);
                return (Vec::new(), value);
            }
            let moved = half.moved(self.system, &vector);
            let value = self.at_zero(&moved, ending);
            (moved, value)
        };
        let (mut moved, mut value) = write(&first, high);
        let rest = loop {
            let up = match number.cmp(&value) {
                std::cmp::Ordering::Less => false,
                _ => {
                    let rest = number - &value;
                    if rest < *half.following(state(self.system, high, high.len()), ending) {
                        break rest;
                    }
                    true
                }
            };
            match up {
                true => first += UBig::ONE,
                false => first -= UBig::ONE,
            }
            match self.neighbour(high, up) {
                None => (moved, value) = write(&first, high),
                Some((old, new)) => {
                    value += half.moved_value(&new, ending);
                    value -= half.moved_value(&old, ending);
                    if wanted_here {
                        moved = plus(moved, &half.moved(self.system, &new));
                        moved = minus(moved, &half.moved(self.system, &old));
                    }
                }
            }
        };
        let low = self.split(&rest, level - 1, ending, wanted_here, low);
        match (wanted, wanted_here) {
            (true, false) => vec![number.clone()], // of order 1: the vector is the number
            _ => plus(moved, &low),
        }
    }

    /// Changes a block to the next or the last one before, if only its last short block changes; gives the vectors of
    /// that, old and new.
    fn neighbour(&self, digits: &mut [Digit], up: bool) -> Option<(Vec<UBig>, Vec<UBig>)> {
        let start = digits.len() - self.short.length;
        let most = self
            .short
            .count(state(self.system, digits, start), Ending::Inside);
        let tail = &mut digits[start..];
        let value = self.short.value(tail, Ending::Inside);
        let next = match up {
            true => value + 1,
            false => value.checked_sub(1)?,
        };
        if next >= most {
            return None;
        }
        let old = self.short.vector(tail);
        self.short.write(next, Ending::Inside, tail);
        Some((big(old), big(self.short.vector(tail))))
    }

    /// What digits with this vector are worth where they stand.
    fn at_zero(&self, vector: &[UBig], ending: Ending) -> UBig {
        let weights = first(self.system, ending);
        dot(vector, &big(weights))
    }
}

fn big(vector: Vec<u128>) -> Vec<UBig> {
    vector.into_iter().map(UBig::from).collect()
}

fn plus(left: Vec<UBig>, right: &[UBig]) -> Vec<UBig> {
    left.into_iter().zip(right).map(|(a, b)| a + b).collect()
}

fn minus(left: Vec<UBig>, right: &[UBig]) -> Vec<UBig> {
    left.into_iter().zip(right).map(|(a, b)| a - b).collect()
}
