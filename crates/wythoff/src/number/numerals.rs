//! How a numeration system is given: a few coefficients.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// How a numeration system is given.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Numerals {
    /// u_n = c₁u_{n−1} + … + c_d u_{n−d}; below d, u_n = c₁u_{n−1} + … + c_n u₀ + 1.
    ///
    /// c₁ and c_d are at least 1, and every proper tail c_i … c_d is below c₁ … c_d in the order of words (Parry): so it is if
    /// no coefficient is above the one before it. One coefficient b is base b; (1, 1) is Zeckendorf's system; (k+1, 1) is that of k-Wythoff.
    Greedy(Vec<u32>),
    /// Ostrowski's system of the continued fraction [0; a₁, …, a_l, a₁, …]: u_n = a_n u_{n−1} + u_{n−2}, u₀ = 1, u₁ = a₁.
    Ostrowski(Vec<u32>),
    /// u_n = c₁u_{n−1} + … + c_d u_{n−d} + c_d u_{n−d−1} + … + c_d u₀ + 1, the last coefficient for ever.
    ///
    /// c_d is at least 1 and not c_{d−1}, and every proper tail of c₁ … c_d c_d c_d … is below the whole in the order of words
    /// (Parry). So u_n = (c₁+1)u_{n−1} + (c₂−c₁)u_{n−2} + … from n = d on: (4, 2) is u_n = 5u_{n−1} − 2u_{n−2}, whose root
    /// (5 + √17)/2 no recurrence without a minus sign has.
    Endless(Vec<u32>),
}

impl Numerals {
    /// The coefficients or partial quotients.
    pub(crate) fn list(&self) -> &[u32] {
        let (Self::Greedy(list) | Self::Ostrowski(list) | Self::Endless(list)) = self;
        list
    }

    /// Digits are below this.
    pub(crate) fn base(&self) -> u32 {
        match self {
            Self::Greedy(list) => list.first().map_or(1, |c| c + u32::from(list.len() > 1)),
            Self::Endless(list) => list.first().map_or(1, |c| c + 1),
            Self::Ostrowski(list) => list.iter().max().map_or(1, |most| most + 1),
        }
    }
}
