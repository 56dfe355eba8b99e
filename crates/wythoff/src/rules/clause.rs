//! A move in normal form: a conjunction of linear conditions on the piles before and after.

use dashu_int::{IBig, UBig};
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// One condition on the piles before and after a move.
///
/// Coefficients are listed pile by pile; the amount taken from pile i is `before − after`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(rename_all = "lowercase", deny_unknown_fields)
)]
pub enum Atom {
    /// lo ≤ Σ cᵢ·pileᵢ + Σ c'ᵢ·pile'ᵢ ≤ hi; a missing bound is no bound.
    Between {
        /// Coefficients of the piles before the move.
        before: Vec<i64>,
        /// Coefficients of the piles after the move.
        after: Vec<i64>,
        /// The least value allowed.
        lo: Option<i64>,
        /// The greatest value allowed.
        hi: Option<i64>,
    },
    /// Σ cᵢ·pileᵢ + Σ c'ᵢ·pile'ᵢ ≡ remainder (mod modulus).
    Congruent {
        /// Coefficients of the piles before the move.
        before: Vec<i64>,
        /// Coefficients of the piles after the move.
        after: Vec<i64>,
        /// What the form leaves.
        remainder: i64,
        /// By what it is divided.
        modulus: i64,
    },
}

impl Atom {
    /// lo ≤ Σ cᵢ·xᵢ ≤ hi for the amounts x taken.
    pub fn taken(coefficients: &[i64], lo: Option<i64>, hi: Option<i64>) -> Self {
        Self::Between {
            before: coefficients.to_vec(),
            after: coefficients.iter().map(|c| -c).collect(),
            lo,
            hi,
        }
    }

    /// Σ cᵢ·xᵢ ≡ remainder (mod modulus) for the amounts x taken.
    pub fn taken_modulo(coefficients: &[i64], remainder: i64, modulus: i64) -> Self {
        Self::Congruent {
            before: coefficients.to_vec(),
            after: coefficients.iter().map(|c| -c).collect(),
            remainder,
            modulus,
        }
    }

    /// The coefficients before and after.
    pub fn coefficients(&self) -> (&[i64], &[i64]) {
        match self {
            Self::Between { before, after, .. } | Self::Congruent { before, after, .. } => {
                (before, after)
            }
        }
    }

    /// Whether the condition holds for this value of its form.
    pub fn holds(&self, value: i128) -> bool {
        match *self {
            Self::Between { lo, hi, .. } => {
                lo.is_none_or(|lo| i128::from(lo) <= value)
                    && hi.is_none_or(|hi| value <= i128::from(hi))
            }
            Self::Congruent {
                remainder, modulus, ..
            } => (value - i128::from(remainder)).rem_euclid(i128::from(modulus)) == 0,
        }
    }

    /// Whether a move from `before` to `after` satisfies the condition.
    pub fn allows(&self, before: &[u64], after: &[u64]) -> bool {
        let (left, right) = self.coefficients();
        self.holds(combination(left, before) + combination(right, after))
    }

    /// The same for piles of any size.
    pub fn allows_at_any_size(&self, before: &[UBig], after: &[UBig]) -> bool {
        let (left, right) = self.coefficients();
        let forms = left.iter().chain(right).zip(before.iter().chain(after));
        let value: IBig = forms.map(|(c, pile)| IBig::from(*c) * pile).sum();
        match *self {
            Self::Between { lo, hi, .. } => {
                lo.is_none_or(|lo| IBig::from(lo) <= value)
                    && hi.is_none_or(|hi| value <= IBig::from(hi))
            }
            Self::Congruent {
                remainder, modulus, ..
            } => (value - remainder) % modulus == 0,
        }
    }

    /// Conditions one of which holds exactly when this one does not.
    pub fn negation(&self) -> Vec<Self> {
        match self {
            Self::Between {
                before,
                after,
                lo,
                hi,
            } => {
                let with = |lo, hi| Self::Between {
                    before: before.clone(),
                    after: after.clone(),
                    lo,
                    hi,
                };
                // |lo|, |hi| ≤ 2^40 in checked rules.
                let below = lo.map(|lo| with(None, Some(lo - 1)));
                let above = hi.map(|hi| with(Some(hi + 1), None));
                below.into_iter().chain(above).collect()
            }
            Self::Congruent {
                before,
                after,
                remainder,
                modulus,
            } => (1..*modulus)
                .map(|shift| Self::Congruent {
                    before: before.clone(),
                    after: after.clone(),
                    remainder: (remainder + shift).rem_euclid(*modulus),
                    modulus: *modulus,
                })
                .collect(),
        }
    }

    /// The same condition on another form.
    pub(crate) fn with_coefficients(&self, before: Vec<i64>, after: Vec<i64>) -> Self {
        match *self {
            Self::Between { lo, hi, .. } => Self::Between {
                before,
                after,
                lo,
                hi,
            },
            Self::Congruent {
                remainder, modulus, ..
            } => Self::Congruent {
                before,
                after,
                remainder,
                modulus,
            },
        }
    }

    /// The same condition with the first two piles exchanged.
    pub fn mirrored(&self) -> Self {
        let (before, after) = self.coefficients();
        let (mut before, mut after) = (before.to_vec(), after.to_vec());
        before.swap(0, 1);
        after.swap(0, 1);
        self.with_coefficients(before, after)
    }
}

/// Σ coefficient·pile; |coefficient| ≤ 2^20 and at most five piles below 2^64, so below 2^87.
pub(crate) fn combination(coefficients: &[i64], piles: &[u64]) -> i128 {
    (coefficients.iter().zip(piles))
        .map(|(&c, &pile)| i128::from(c) * i128::from(pile))
        .sum()
}

/// One kind of move: every condition must hold.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Clause {
    /// The conditions.
    pub atoms: Vec<Atom>,
}

impl Clause {
    /// Whether a move from `before` to `after` is of this kind.
    pub fn allows(&self, before: &[u64], after: &[u64]) -> bool {
        self.atoms.iter().all(|atom| atom.allows(before, after))
    }

    /// The same for piles of any size.
    pub fn allows_at_any_size(&self, before: &[UBig], after: &[UBig]) -> bool {
        let mut atoms = self.atoms.iter();
        atoms.all(|atom| atom.allows_at_any_size(before, after))
    }

    /// The same with one more condition.
    pub(crate) fn with(&self, atom: Atom) -> Self {
        let mut atoms = self.atoms.clone();
        atoms.push(atom);
        Self { atoms }
    }

    /// The same with "something is taken" among its conditions.
    pub(crate) fn taking_something(&self, piles: usize) -> Self {
        self.with(Atom::taken(&vec![1; piles], Some(1), None))
    }

    /// Whether the conditions say in so many words that no pile grows and something is taken.
    ///
    /// That is: for each pile i there is an atom xᵢ ≥ lᵢ with lᵢ ≥ 0, and Σ lᵢ ≥ 1 or there is an atom Σ xᵢ ≥ 1.
    pub fn visibly_decreases(&self, piles: usize) -> bool {
        let mut sum = 0i64;
        for pile in 0..piles {
            match self.at_least(&unit(piles, pile)) {
                Some(lo) if lo >= 0 => sum = sum.saturating_add(lo),
                _ => return false,
            }
        }
        sum >= 1 || (self.at_least(&vec![1; piles])).is_some_and(|lo| lo >= 1)
    }

    /// The greatest l such that Σ cᵢxᵢ ≥ l is among the conditions.
    pub(super) fn at_least(&self, form: &[i64]) -> Option<i64> {
        let bounds = self.atoms.iter().filter_map(|atom| match atom {
            Atom::Between {
                before, after, lo, ..
            } if before == form && after.iter().zip(form).all(|(a, f)| *a == -f) => *lo,
            _ => None,
        });
        bounds.max()
    }
}

/// The form that is pile i alone.
pub(crate) fn unit(piles: usize, pile: usize) -> Vec<i64> {
    let mut form = vec![0; piles];
    form[pile] = 1;
    form
}
