//! Making certificates.

use dashu_int::ops::BitTest;
use dashu_int::{IBig, UBig};

use super::Certificate;
use crate::number::Numeration;
use crate::theory::nim::nim_sum;

impl Certificate {
    /// For a ≤ b with b − a = tn.
    pub(in crate::explain) fn losing_pair(t: &UBig, n: &UBig, a: &UBig, b: &UBig) -> Self {
        let f = quadratic(t, n);
        Self::LosingPair {
            t: t.clone(),
            n: n.clone(),
            a: a.clone(),
            b: b.clone(),
            at: f(a),
            next: f(&(a + UBig::ONE)),
        }
    }

    /// For a ≤ b with b − a = tn + 1.
    pub(in crate::explain) fn misere_losing_pair(t: &UBig, n: &UBig, a: &UBig, b: &UBig) -> Self {
        let f = misere_quadratic(t, n);
        let u = misere_argument(t, n, a);
        Self::MisereLosingPair {
            t: t.clone(),
            n: n.clone(),
            a: a.clone(),
            b: b.clone(),
            before: f(&(&u - IBig::from(t.clone()))),
            at: f(&u),
        }
    }

    /// For a number that is not 0.
    pub(in crate::explain) fn digits(k: &UBig, number: &UBig) -> Self {
        let numeration = Numeration::new(k.clone());
        let mut digits = numeration.digits(number);
        digits.reverse();
        let zeros = digits
            .iter()
            .rev()
            .take_while(|digit| digit.is_zero())
            .count();
        let mut partner_digits = digits.clone();
        let partner = if zeros % 2 == 0 {
            partner_digits.push(UBig::ZERO);
            numeration
                .shift(number)
                .expect("big integers have no limit")
        } else {
            partner_digits.pop();
            numeration.unshift(number)
        };
        Self::Digits {
            k: k.clone(),
            number: number.clone(),
            digits,
            partner,
            partner_digits,
        }
    }

    /// The nim-sum of some values.
    pub fn nim_sum(values: Vec<UBig>) -> Self {
        let sum = nim_sum(&values);
        Self::NimSum { values, sum }
    }

    pub(in crate::explain) fn misere_nim(values: Vec<UBig>) -> Self {
        Self::MisereNim {
            sum: nim_sum(&values),
            ones: values.iter().filter(|value| value.is_one()).count(),
            larger: values.iter().filter(|value| **value > UBig::ONE).count(),
            values,
        }
    }

    /// `wanted` is what the ones of a column of a lost position leave modulo k + 1.
    pub(in crate::explain) fn columns(modulus: usize, piles: &[UBig], wanted: usize) -> Self {
        let columns = piles.iter().map(|pile| pile.bit_len()).max();
        let ones = |column: usize| piles.iter().filter(|pile| pile.bit(column)).count();
        Self::Columns {
            modulus,
            piles: piles.to_vec(),
            ones: (0..columns.unwrap_or(0).max(1)).map(ones).collect(),
            wanted,
        }
    }

    /// For 0 < a < b.
    pub(in crate::explain) fn golden_ratio(a: &UBig, b: &UBig) -> Self {
        Self::GoldenRatio {
            a: a.clone(),
            b: b.clone(),
            test: golden(a, b),
        }
    }
}

/// f(x) = x² + (d − 2n)x − dn for d = tn: its positive root is nα.
pub(super) fn quadratic(t: &UBig, n: &UBig) -> impl Fn(&UBig) -> IBig {
    let d = IBig::from(t * n);
    let n = IBig::from(n.clone());
    move |x| {
        let x = IBig::from(x.clone());
        (&x + &d - &n * IBig::from(2)) * &x - &d * &n
    }
}

/// f(u) = u² + tdu − d² for d = tn + 1: its positive root is dε.
pub(super) fn misere_quadratic(t: &UBig, n: &UBig) -> impl Fn(&IBig) -> IBig {
    let d = IBig::from(t * n + UBig::ONE);
    let t = IBig::from(t.clone());
    move |u| (u + &t * &d) * u - &d * &d
}

/// t(a − n) + 1.
pub(super) fn misere_argument(t: &UBig, n: &UBig, a: &UBig) -> IBig {
    let distance = IBig::from(a.clone()) - IBig::from(n.clone());
    distance * IBig::from(t.clone()) + IBig::ONE
}

/// b² − ab − a².
pub(super) fn golden(a: &UBig, b: &UBig) -> IBig {
    let (a, b) = (IBig::from(a.clone()), IBig::from(b.clone()));
    &b * &b - &a * &b - &a * &a
}
