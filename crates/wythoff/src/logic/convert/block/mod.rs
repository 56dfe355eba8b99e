//! Blocks of a few thousand bits: digits by chunks that fit a machine word.
//!
//! A chunk of c digits above place m is worth Σ e_k·w_{m+k} with words e_k, so a chunk costs a few passes over the number.
//! Its digits are the greedy ones for the first 60 bits of the number and of the weights. Both are rounded down, the
//! weights first, so a digit that fits the number is found to fit; a digit is one too large only if the number is within
//! about 2^−18 of one more, and then what remains is negative: the chunk is written again.

mod chunk;
mod place;

use dashu_int::UBig;

use self::place::{Place, Weights};
use super::Digit;
use super::short::{Ending, first};
use super::words::{add_products, big, words};
use crate::logic::system::NumberSystem;
use crate::number::Numerals;

/// So many chunks make a block at most, and a few more for a period.
const CHUNKS: usize = 96;

/// Blocks of some fixed length, a multiple of the period.
#[derive(Debug)]
pub(super) struct Block<'a> {
    system: &'a NumberSystem,
    /// How many digits a chunk has.
    chunk: usize,
    pub(super) length: usize,
    /// The lowest first, and one more where the block ends.
    places: Vec<Place>,
    /// By phase of the chunk's place, by k: the e_k of u_{m+i} = Σ_k e_k·u_{m+k}, for i up to c + d − 1.
    entries: Vec<Vec<Vec<u64>>>,
}

impl<'a> Block<'a> {
    /// Blocks of which 2^level, the second of the two, have at least so many digits.
    pub(super) fn new(system: &'a NumberSystem, digits: usize) -> (Self, usize) {
        let (order, period) = (system.order(), system.period());
        let all: Vec<Vec<Vec<u64>>> = (0..period)
            .map(|phase| place::entries(system, phase))
            .collect();
        let longest = all
            .iter()
            .map(|lists| lists[0].len())
            .min()
            .expect("a phase")
            - order;
        let chunk = match longest / period {
            0 => longest,
            periods => periods * period,
        };
        // Coefficients and digits are at most 2^12 and there are at most 8, so the sum up to i = d is at most 2^12·(8 + 2^15):
        // a chunk has at least one digit.
        let mut level = 0;
        while (CHUNKS * chunk) << level < digits {
            level += 1;
        }
        let together = (1..=period).find(|count| (count * chunk).is_multiple_of(period));
        let chunks = digits.div_ceil(chunk << level).max(1);
        let chunks = chunks.next_multiple_of(together.expect("the period itself"));
        let mut block = Self {
            system,
            chunk,
            length: chunks * chunk,
            places: Vec::with_capacity(chunks + 1),
            entries: all,
        };
        let endings = match system.numerals() {
            Numerals::Greedy(_) | Numerals::Endless(_) => &[Ending::Numeral][..],
            Numerals::Ostrowski(_) => &[Ending::Numeral, Ending::Inside],
        };
        while block.places.len() <= chunks {
            let next = match block.places.last() {
                None => block.first_place(endings, level > 0),
                Some(last) => block.next_place(last),
            };
            block.places.push(next);
        }
        (block, level)
    }

    fn ending(&self, place: usize, ending: Ending) -> &Weights {
        let endings = &self.places[place].endings;
        &endings[(ending as usize).min(endings.len() - 1)]
    }

    fn entries(&self, place: usize) -> &[Vec<u64>] {
        &self.entries[place * self.chunk % self.system.period()]
    }

    /// The e_k of u_{m+i}.
    fn entry(&self, place: usize, i: usize) -> Vec<u64> {
        self.entries(place).iter().map(|list| list[i]).collect()
    }

    /// T_h for the length h.
    pub(super) fn matrix(&self) -> Vec<Vec<UBig>> {
        let last = &self.places[self.places.len() - 1].matrix;
        let row = |j: usize| last.iter().map(|column| big(&column[j])).collect();
        (0..last.len()).map(row).collect()
    }

    /// Writes the digits of a number below the count of such blocks; gives its vector if that is wanted.
    pub(super) fn write(
        &self,
        number: &UBig,
        ending: Ending,
        wanted: bool,
        digits: &mut [Digit],
    ) -> Vec<UBig> {
        let order = self.system.order();
        let mut rest = words(number);
        let mut vector = vec![Vec::new(); if wanted { order } else { 1 }];
        let mut e = vec![0; order];
        for place in (0..self.places.len() - 1).rev() {
            let digits = &mut digits[..self.length - place * self.chunk];
            self.write_chunk(place, &mut rest, ending, digits, &mut e);
            // E₀ follows from the number, because w₀ = 1.
            for (k, entry) in vector.iter_mut().enumerate().skip(1) {
                self.add_chunk(place, &e, k, entry);
            }
        }
        if !wanted {
            return Vec::new();
        }
        let mut vector: Vec<UBig> = vector.iter().map(|entry| big(entry)).collect();
        let first = first(self.system, ending);
        let others: UBig = (vector[1..].iter().zip(&first[1..]))
            .map(|(entry, &weight)| entry * UBig::from(weight))
            .sum();
        vector[0] = number - others;
        vector
    }

    /// Σ digit·e_k, below `MOST`.
    fn chunk_entries(&self, place: usize, digits: &[Digit], e: &mut [u64]) {
        for (e, list) in e.iter_mut().zip(self.entries(place)) {
            let terms = digits.iter().rev().zip(list);
            *e = terms.map(|(&digit, part)| u64::from(digit) * part).sum();
        }
    }

    /// Adds what a chunk is worth in entry k of a vector.
    fn add_chunk(&self, place: usize, e: &[u64], k: usize, sum: &mut Vec<u64>) {
        add_products(sum, &self.places[place].matrix[k], e);
    }

    /// The number of a block with this ending.
    pub(super) fn value(&self, digits: &[Digit], ending: Ending) -> UBig {
        let (mut sum, mut e) = (Vec::new(), vec![0; self.system.order()]);
        for (place, digits) in digits.rchunks_exact(self.chunk).enumerate() {
            self.chunk_entries(place, digits, &mut e);
            let weights = &self.ending(place, ending).first;
            add_products(&mut sum, weights, &e);
        }
        big(&sum)
    }

    /// The vector of these digits.
    pub(super) fn vector(&self, digits: &[Digit]) -> Vec<UBig> {
        let order = self.system.order();
        let (mut vector, mut e) = (vec![Vec::new(); order], vec![0; order]);
        let chunks = digits.rchunks_exact(self.chunk);
        for (place, digits) in chunks.enumerate() {
            self.chunk_entries(place, digits, &mut e);
            for (k, entry) in vector.iter_mut().enumerate() {
                self.add_chunk(place, &e, k, entry);
            }
        }
        vector.iter().map(|entry| big(entry)).collect()
    }
}
