//! What is known of the places where chunks end.

use super::Block;
use crate::logic::convert::short::{Ending, first};
use crate::logic::convert::words::{bits, dot, top, words};
use crate::logic::system::NumberSystem;

/// The sum of all words e_k of a chunk, each with the greatest digit as a factor, is below this.
const MOST: u128 = 1 << 42;

/// How many of the first bits of a number decide the digits of a chunk.
const TOP: usize = 60;

/// What is known of the place where a chunk ends.
#[derive(Debug)]
pub(super) struct Place {
    /// T_m, by columns: u_{m+j} = Σ_k T_m[j][k]·u_k. Empty if blocks are not joined.
    pub(super) matrix: Vec<Vec<Vec<u64>>>,
    /// Once if all endings are alike, else for each.
    pub(super) endings: Vec<Weights>,
}

/// Weights for an ending.
#[derive(Debug)]
pub(super) struct Weights {
    /// w_m, …, w_{m+d−1}.
    pub(super) first: Vec<Vec<u64>>,
    /// The first bits of w_m, …, w_{m+c−1}, and how many follow.
    pub(super) scaled: Vec<u64>,
    pub(super) shift: usize,
}

impl Block<'_> {
    /// Place 0.
    pub(super) fn first_place(&self, endings: &[Ending], joined: bool) -> Place {
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
    pub(super) fn next_place(&self, last: &Place) -> Place {
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
}

/// By k: the e_k of u_{m+i} for i = 0, 1, …, as long as all of them, each with the greatest digit, make less than `MOST`.
pub(super) fn entries(system: &NumberSystem, phase: usize) -> Vec<Vec<u64>> {
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
