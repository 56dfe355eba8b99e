//! Products with the numbers of a level, which are transformed once.

use std::sync::OnceLock;

use dashu_int::UBig;
use dashu_int::ops::BitTest;

use super::short::Ending;
use crate::number::{Factor, Multiplier};

/// Blocks whose numbers have so many bits are worth a transform.
const LONG: usize = 8_000;

/// The factors of a level.
#[derive(Debug)]
pub(super) struct Long {
    multiplier: Multiplier,
    bits: usize,
    /// The columns of the matrix.
    columns: OnceLock<Vec<Vec<Factor>>>,
    /// By ending.
    weights: [OnceLock<Vec<Factor>>; 2],
    reciprocals: [OnceLock<Factor>; 2],
}

impl Long {
    /// For numbers below 2^bits and vectors of so many entries; `None` if they are short, or too long.
    pub(super) fn new(bits: usize, order: usize) -> Option<Self> {
        let multiplier = (bits >= LONG).then(|| Multiplier::new(bits, bits, order));
        Some(Self {
            multiplier: multiplier??,
            bits,
            columns: OnceLock::new(),
            weights: Default::default(),
            reciprocals: Default::default(),
        })
    }

    /// Whether numbers are so long that a product by the transform takes less time than a plain one, and not too long.
    pub(super) fn is_worth<'a>(&self, numbers: impl IntoIterator<Item = &'a UBig>) -> bool {
        let longest = numbers.into_iter().map(UBig::bit_len).max().unwrap_or(0);
        (self.bits / 4..=self.bits).contains(&longest)
    }

    /// The product with the reciprocal.
    pub(super) fn estimate(&self, number: &UBig, reciprocal: &UBig, ending: Ending) -> UBig {
        let place = &self.reciprocals[ending as usize];
        let reciprocal = place.get_or_init(|| self.multiplier.factor(reciprocal));
        (self.multiplier).product(self.multiplier.factor(number), reciprocal)
    }

    /// The product of a vector with the matrix.
    pub(super) fn moved(&self, vector: &[UBig], matrix: &[Vec<UBig>]) -> Vec<UBig> {
        let columns = self.columns.get_or_init(|| {
            let column = |k: usize| matrix.iter().map(move |row| &row[k]);
            let columns = (0..matrix.len()).map(|k| self.fixed(column(k)));
            columns.collect()
        });
        let vector = self.factors(vector);
        let products = columns
            .iter()
            .map(|fixed| self.multiplier.dot(&vector, fixed));
        products.collect()
    }

    /// The product of a vector with the weights.
    pub(super) fn moved_value(&self, vector: &[UBig], weights: &[UBig], ending: Ending) -> UBig {
        let place = &self.weights[ending as usize];
        let weights = place.get_or_init(|| self.fixed(weights));
        self.multiplier.dot(&self.factors(vector), weights)
    }

    fn factors(&self, numbers: &[UBig]) -> Vec<Factor> {
        let factors = numbers.iter().map(|number| self.multiplier.factor(number));
        factors.collect()
    }

    fn fixed<'a>(&self, numbers: impl IntoIterator<Item = &'a UBig>) -> Vec<Factor> {
        let fixed = numbers
            .into_iter()
            .map(|number| self.multiplier.fixed(number));
        fixed.collect()
    }
}
