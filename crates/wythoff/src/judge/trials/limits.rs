//! What the problems promise of their numbers.

use dashu_int::UBig;

use super::Case;
use crate::judge::problem::Problem;

/// The limits of a problem.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limits {
    /// The least pile.
    pub least: UBig,
    /// The greatest pile.
    pub greatest: UBig,
    /// The greatest k, where the problem has one.
    pub k: Option<UBig>,
    /// Whether the smaller pile comes first.
    pub ordered: bool,
    /// Whether 0 0 is not a case but the end.
    pub ends_at_zeros: bool,
    /// How many cases an input may have, as far as the problem says.
    pub cases: Option<usize>,
}

impl Problem {
    /// What the problem promises of its numbers.
    ///
    /// ```
    /// use wythoff::judge::Problem;
    /// assert_eq!(Problem::Hdu6869.limits().cases, Some(100_000));
    /// ```
    pub fn limits(self) -> Limits {
        let common = Limits {
            least: UBig::ZERO,
            greatest: UBig::from(10u8).pow(9),
            k: None,
            ordered: false,
            ends_at_zeros: false,
            cases: None,
        };
        match self {
            Self::LuoguP2252 => Limits {
                cases: Some(1),
                ..common
            },
            Self::Poj1067 | Self::Hdu1527 => common,
            Self::Hdu5973 => Limits {
                greatest: UBig::from(10u8).pow(100),
                ..common
            },
            Self::Hdu2177 => Limits {
                greatest: UBig::from(10u8).pow(6),
                ordered: true,
                ends_at_zeros: true,
                ..common
            },
            Self::Hdu6869 => Limits {
                greatest: UBig::from(10u8).pow(8),
                k: Some(UBig::from(10u8).pow(8)),
                cases: Some(100_000),
                ..common
            },
            // 51Nod has no empty piles and at most 10000 cases.
            Self::Nod1072 => Limits {
                least: UBig::ONE,
                greatest: UBig::from(2_000_000u32),
                cases: Some(10_000),
                ..common
            },
            Self::Nod1185 => Limits {
                least: UBig::ONE,
                greatest: UBig::from(10u8).pow(18),
                cases: Some(10_000),
                ..common
            },
        }
    }
}

impl Limits {
    /// Whether a case keeps to the limits.
    pub fn allow(&self, case: &Case) -> bool {
        let Case { a, b, k } = case;
        let fits = |pile: &UBig| *pile >= self.least && *pile <= self.greatest;
        fits(a)
            && fits(b)
            && *k <= self.k.clone().unwrap_or_default()
            && !(self.ordered && a > b)
            && !(self.ends_at_zeros && a.is_zero() && b.is_zero())
    }
}
