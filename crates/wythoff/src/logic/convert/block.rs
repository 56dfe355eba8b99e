//! Blocks of a few thousand bits: digits by chunks that fit a machine word.
//!
//! A chunk of c digits above place m is worth Σ e_k·w_{m+k} with words e_k, so a chunk costs a few passes over the number.
//! Its digits are the greedy ones for the first 60 bits of the number and of the weights. Both are rounded down, the
//! weights first, so a digit that fits the number is found to fit; a digit is one too large only if the number is within
//! about 2^−18 of one more, and then what remains is negative: the chunk is written again.

use dashu_int::UBig;
use dashu_int::ops::DivRem;

use super::short::{Ending, first, state};
use super::words::{add_products, big, bits, subtract_products, top, words};
use crate::logic::system::NumberSystem;
use crate::number::Numerals;

/// So many chunks make a block at most, and a few more for a period.
const CHUNKS: usize = 96;

/// The sum of all words e_k of a chunk, each with the greatest digit as a factor, is below this.
const MOST: u128 = 1 << 42;

/// How many of the first bits of a number decide the digits of a chunk.
const TOP: usize = 60;

/// More, in units of the last of these bits, than what a chunk loses by rounding as a rule, and less than what may follow it.
const MARGIN: u64 = 1 << 16;

/// What is known of the place where a chunk ends.
#[derive(Debug)]
struct Place {
    /// T_m, by columns: u_{m+j} = Σ_k T_m[j][k]·u_k. Empty if blocks are not joined.
    matrix: Vec<Vec<Vec<u64>>>,
    /// Once if all endings are alike, else for each.
    endings: Vec<Weights>,
}

/// Weights for an ending.
#[derive(Debug)]
struct Weights {
    /// w_m, …, w_{m+d−1}.
    first: Vec<Vec<u64>>,
    /// The first bits of w_m, …, w_{m+c−1}, and how many follow.
    scaled: Vec<u64>,
    shift: usize,
}

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
        let all: Vec<Vec<Vec<u64>>> = (0..period).map(|phase| entries(system, phase)).collect();
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

    /// Place 0.
    fn first_place(&self, endings: &[Ending], joined: bool) -> Place {
        let order = if joined { self.system.order() } else { 0 };
        let unit = |j: usize| (0..order).map(|k| vec![u64::from(j == k)]).collect();
        let weights = endings.iter().map(|&ending| {
            let first = first(self.system, ending).into_iter();
            self.weights(0, first.map(|weight| words(&weight.into())).collect())
        });
        Place {
            matrix: (0..order).map(unit).collect(),
            endings: weights.collect(),
        }
    }

    /// The place after the last one: c digits further up.
    fn next_place(&self, last: &Place) -> Place {
        let number = self.places.len();
        let order = self.system.order();
        let above = |j: usize| self.entry(number - 1, self.chunk + j);
        let matrix =
            (last.matrix.iter()).map(|column| (0..order).map(|j| dot(&above(j), column)).collect());
        let endings = last.endings.iter().map(|weights| {
            let next = (0..order).map(|j| dot(&above(j), &weights.first));
            self.weights(number, next.collect())
        });
        Place {
            matrix: matrix.collect(),
            endings: endings.collect(),
        }
    }

    /// Weights and their first bits, rounded down.
    fn weights(&self, place: usize, weights: Vec<Vec<u64>>) -> Weights {
        let entries = self.entries(place);
        let shift = bits(&dot(&self.entry(place, self.chunk), &weights)).saturating_sub(TOP);
        // Of the weights at the end of the chunk, which are less by its e_k, the first 63 bits are taken. Those above the
        // chunk, if the recurrence is longer, have no part in it.
        let ends = weights.iter().take(self.chunk);
        let longest = ends.map(|weight| bits(weight)).max().unwrap_or(0);
        let low = longest.saturating_sub(63).max(shift.saturating_sub(63));
        let ends: Vec<u64> = weights.iter().map(|weight| top(weight, low)).collect();
        let scaled = (0..self.chunk).map(|i| {
            // Products are below 2^106, and their sum shifted is below that of a weight, 2^60.
            let terms = entries.iter().zip(&ends);
            let sum: u128 = terms
                .map(|(list, &end)| u128::from(list[i]) * u128::from(end))
                .sum();
            (sum >> (shift - low)) as u64
        });
        Weights {
            scaled: scaled.collect(),
            first: weights,
            shift,
        }
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
        digits: &mut [u32],
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

    /// The digits of one chunk, the last of these, its e_k, and what then remains.
    fn write_chunk(
        &self,
        place: usize,
        rest: &mut Vec<u64>,
        ending: Ending,
        digits: &mut [u32],
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
        digits: &mut [u32],
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
        digits: &mut [u32],
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
    fn following(&self, place: usize, weights: &Weights, digits: &[u32]) -> UBig {
        let prefix = match self.system.numerals() {
            Numerals::Greedy(c) => &c[..state(self.system, digits, digits.len())],
            Numerals::Ostrowski(a) => {
                let greatest = &a[place * self.chunk % a.len()..][..1];
                match digits.ends_with(greatest) {
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
        digits: &mut [u32],
        e: &mut [u64],
    ) -> Vec<u64> {
        let mut rest = big(rest);
        let digits = &mut digits[self.length - (place + 1) * self.chunk..];
        for (digit, i) in digits.iter_mut().zip((0..self.chunk).rev()) {
            let weight = big(&dot(&self.entry(place, i), weights));
            let (quotient, left) = rest.div_rem(&weight);
            *digit = u32::try_from(&quotient).expect("a digit, at most 2^12");
            rest = left;
        }
        self.chunk_entries(place, digits, e);
        words(&rest)
    }

    /// Σ digit·e_k, below `MOST`.
    fn chunk_entries(&self, place: usize, digits: &[u32], e: &mut [u64]) {
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
    pub(super) fn value(&self, digits: &[u32], ending: Ending) -> UBig {
        let (mut sum, mut e) = (Vec::new(), vec![0; self.system.order()]);
        for (place, digits) in digits.rchunks_exact(self.chunk).enumerate() {
            self.chunk_entries(place, digits, &mut e);
            let weights = &self.ending(place, ending).first;
            add_products(&mut sum, weights, &e);
        }
        big(&sum)
    }

    /// The vector of these digits.
    pub(super) fn vector(&self, digits: &[u32]) -> Vec<UBig> {
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

/// By k: the e_k of u_{m+i} for i = 0, 1, …, as long as all of them, each with the greatest digit, make less than `MOST`.
fn entries(system: &NumberSystem, phase: usize) -> Vec<Vec<u64>> {
    let order = system.order();
    let unit = |k: usize| (0..order).map(|i| u64::from(i == k)).collect();
    let mut lists: Vec<Vec<u64>> = (0..order).map(unit).collect();
    let most = u128::from(system.digit_count() - 1);
    let mut sum = most * order as u128;
    loop {
        let recurrence = system.recurrence(phase + lists[0].len() - order);
        // Coefficients are at most 2^12, and there are at most 8: below 2^57.
        let next: Vec<u128> = (lists.iter())
            .map(|list| {
                let terms = recurrence.iter().zip(list.iter().rev());
                terms.map(|(&c, &e)| c as u128 * u128::from(e)).sum()
            })
            .collect();
        sum += most * next.iter().sum::<u128>();
        if sum >= MOST {
            return lists;
        }
        for (list, next) in lists.iter_mut().zip(next) {
            list.push(next as u64);
        }
    }
}

/// The greatest digits that fit, one after the other.
fn greedy(rest: u64, weights: &[u64], digit_count: u32, digits: &mut [u32]) {
    match digit_count {
        0..=2 => greedy_by_bits::<1>(rest, weights, digits),
        3..=4 => greedy_by_bits::<2>(rest, weights, digits),
        5..=8 => greedy_by_bits::<3>(rest, weights, digits),
        _ => {
            let mut rest = rest;
            for (digit, weight) in digits.iter_mut().zip(weights.iter().rev()) {
                *digit = (rest / weight) as u32; // a digit, at most 2^12
                rest %= weight;
            }
        }
    }
}

/// Digits below 2^BITS: they are hard to foresee, so it goes bit by bit and without a branch.
fn greedy_by_bits<const BITS: u32>(mut rest: u64, weights: &[u64], digits: &mut [u32]) {
    for (digit, weight) in digits.iter_mut().zip(weights.iter().rev()) {
        let mut written = 0;
        for bit in (0..BITS).rev() {
            let (less, below) = rest.overflowing_sub(weight << bit); // at most 2^60 · 4
            rest = if below { rest } else { less };
            written |= u32::from(!below) << bit;
        }
        *digit = written;
    }
}

/// Σ entry·number.
fn dot(entries: &[u64], numbers: &[Vec<u64>]) -> Vec<u64> {
    let mut sum = Vec::with_capacity(numbers.iter().map(Vec::len).max().unwrap_or(0) + 1);
    add_products(&mut sum, numbers, entries);
    sum
}
