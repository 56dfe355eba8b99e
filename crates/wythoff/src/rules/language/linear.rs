//! Linear forms over the piles before and after a move, with checked arithmetic.

use super::normal::greatest_common;
use super::tree::Comparison;
use crate::rules::{Atom, MOST_PILES};

/// The greatest coefficient, in absolute value.
pub(super) const MOST_COEFFICIENT: i64 = 1 << 20;
/// The greatest constant, in absolute value; [`Rules`](crate::rules::Rules) take bounds up to 2^40, a little more.
pub(super) const MOST_CONSTANT: i64 = 1_000_000_000_000;

/// (Σ cᵢ·pileᵢ + Σ c'ᵢ·pile'ᵢ + constant) / denominator, for some piles, in lowest terms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::rules) struct Linear {
    pub(super) before: [i64; MOST_PILES],
    pub(super) after: [i64; MOST_PILES],
    pub(super) constant: i64,
    /// Positive.
    pub(super) denominator: i64,
}

impl Linear {
    pub(super) fn constant(constant: i64) -> Self {
        Self {
            before: [0; MOST_PILES],
            after: [0; MOST_PILES],
            constant,
            denominator: 1,
        }
    }

    pub(super) fn is_constant(&self) -> bool {
        (self.before, self.after) == ([0; MOST_PILES], [0; MOST_PILES])
    }

    /// self + scale·other; the error is the bound that a number exceeds.
    pub(super) fn plus(&self, scale: i64, other: &Self) -> Result<Self, i64> {
        // Denominators are at most 2^20, so their product is below 2^41.
        let denominator = self.denominator * other.denominator;
        let (left, right) = (other.denominator, scale.checked_mul(self.denominator));
        let right = right.ok_or(MOST_CONSTANT)?;
        let add = |a: i64, b: i64| {
            let sum = i128::from(a) * i128::from(left) + i128::from(b) * i128::from(right);
            i64::try_from(sum).map_err(|_| MOST_CONSTANT)
        };
        let mut sum = *self;
        for i in 0..MOST_PILES {
            sum.before[i] = add(self.before[i], other.before[i])?;
            sum.after[i] = add(self.after[i], other.after[i])?;
        }
        sum.constant = add(self.constant, other.constant)?;
        sum.denominator = denominator;
        sum.in_lowest_terms()
    }

    /// self·(numerator/denominator), the latter not 0; the error is the bound that a number exceeds.
    pub(super) fn times(&self, numerator: i64, denominator: i64) -> Result<Self, i64> {
        let scale = |a: i64| a.checked_mul(numerator).ok_or(MOST_CONSTANT);
        let mut product = *self;
        for c in product.before.iter_mut().chain(&mut product.after) {
            *c = scale(*c)?;
        }
        product.constant = scale(self.constant)?;
        let below = self.denominator.checked_mul(denominator);
        product.denominator = below.ok_or(MOST_CONSTANT)?;
        product.in_lowest_terms()
    }

    /// The same number, without a common factor and with a positive denominator; the error is the bound exceeded.
    fn in_lowest_terms(mut self) -> Result<Self, i64> {
        let forms = self.before.iter().chain(&self.after);
        let numbers = forms.chain([&self.constant, &self.denominator]);
        let common = numbers.fold(0, |common, number| greatest_common(common, number.abs()));
        let divisor = common * self.denominator.signum();
        let forms = self.before.iter_mut().chain(&mut self.after);
        for c in forms {
            *c /= divisor;
            within(*c, MOST_COEFFICIENT)?;
        }
        self.constant = within(self.constant / divisor, MOST_CONSTANT)?;
        self.denominator = within(self.denominator / divisor, MOST_COEFFICIENT)?;
        Ok(self)
    }

    /// The condition self ≡ remainder (mod modulus), for a form without a denominator.
    pub(super) fn congruent(&self, remainder: i64, modulus: i64, piles: usize) -> Atom {
        Atom::Congruent {
            before: self.before[..piles].to_vec(),
            after: self.after[..piles].to_vec(),
            // |constant| ≤ 10^12.
            remainder: (remainder - self.constant).rem_euclid(modulus),
            modulus,
        }
    }

    /// The condition self ⋚ 0, whatever the denominator, as alternatives of conjunctions.
    pub(super) fn compared_with_zero(
        &self,
        comparison: Comparison,
        piles: usize,
    ) -> Vec<Vec<Atom>> {
        let c = -self.constant; // form ⋚ c
        let bounds = match comparison {
            Comparison::Less => vec![(None, Some(c - 1))],
            Comparison::AtMost => vec![(None, Some(c))],
            Comparison::Equal => vec![(Some(c), Some(c))],
            Comparison::AtLeast => vec![(Some(c), None)],
            Comparison::Greater => vec![(Some(c + 1), None)],
            Comparison::NotEqual => vec![(None, Some(c - 1)), (Some(c + 1), None)],
        };
        let atoms = bounds.into_iter().map(|(lo, hi)| Atom::Between {
            before: self.before[..piles].to_vec(),
            after: self.after[..piles].to_vec(),
            lo,
            hi,
        });
        if self.is_constant() {
            // Always or never.
            let holds = atoms.into_iter().any(|atom| atom.holds(0));
            return if holds { vec![Vec::new()] } else { Vec::new() };
        }
        atoms.map(|atom| vec![atom]).collect()
    }
}

fn within(number: i64, most: i64) -> Result<i64, i64> {
    match (-most..=most).contains(&number) {
        true => Ok(number),
        false => Err(most),
    }
}
