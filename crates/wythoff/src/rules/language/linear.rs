//! Linear forms over the piles before and after a move, with checked arithmetic.

use super::tree::Comparison;
use crate::rules::Atom;

/// The greatest coefficient, in absolute value.
pub(super) const MOST_COEFFICIENT: i64 = 1 << 20;
/// The greatest constant, in absolute value; [`Rules`](crate::rules::Rules) take bounds up to 2^40, a little more.
pub(super) const MOST_CONSTANT: i64 = 1_000_000_000_000;

/// Σ cᵢ·pileᵢ + Σ c'ᵢ·pile'ᵢ + constant, for one to three piles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Linear {
    pub(super) before: [i64; 3],
    pub(super) after: [i64; 3],
    pub(super) constant: i64,
}

impl Linear {
    pub(super) fn constant(constant: i64) -> Self {
        Self {
            before: [0; 3],
            after: [0; 3],
            constant,
        }
    }

    pub(super) fn is_constant(&self) -> bool {
        (self.before, self.after) == ([0; 3], [0; 3])
    }

    /// self + scale·other; the error is the bound that a number exceeds.
    pub(super) fn plus(&self, scale: i64, other: &Self) -> Result<Self, i64> {
        let add = |a: i64, b: i64, most: i64| {
            let sum = b
                .checked_mul(scale)
                .and_then(|product| a.checked_add(product));
            sum.filter(|sum| (-most..=most).contains(sum)).ok_or(most)
        };
        let mut sum = *self;
        for i in 0..3 {
            sum.before[i] = add(self.before[i], other.before[i], MOST_COEFFICIENT)?;
            sum.after[i] = add(self.after[i], other.after[i], MOST_COEFFICIENT)?;
        }
        sum.constant = add(self.constant, other.constant, MOST_CONSTANT)?;
        Ok(sum)
    }

    /// The condition self ≡ remainder (mod modulus).
    pub(super) fn congruent(&self, remainder: i64, modulus: i64, piles: usize) -> Atom {
        Atom::Congruent {
            before: self.before[..piles].to_vec(),
            after: self.after[..piles].to_vec(),
            // |constant| ≤ 10^12.
            remainder: (remainder - self.constant).rem_euclid(modulus),
            modulus,
        }
    }

    /// The condition self ⋚ 0 as alternatives of conjunctions.
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
