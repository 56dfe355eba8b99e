//! Do two Beatty sequences share the positive integers between them? And where do they first fail?

use std::cmp::Ordering;

use dashu_int::{IBig, UBig};

use super::Beatty;
use super::simplest_fraction::least_denominator_between;

/// How two Beatty sequences together cover the positive integers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Partition {
    /// Every positive integer is a term of exactly one of them, once: 1/α + 1/β = 1.
    Exact,
    /// The first positive integer in neither; all below it are hit exactly once.
    Missed(UBig),
    /// The first positive integer in both; all below it are hit exactly once.
    Twice(UBig),
    /// A slope below 1 hits 0, which is not a positive integer.
    HitsZero,
}

/// Whether two Beatty sequences partition the positive integers, and if not, where they first fail.
///
/// Exact however far away the failure is, and whatever the roots in the two slopes: nothing is enumerated.
///
/// ```
/// use wythoff::{Beatty, Partition, UBig, partition};
/// let beatty = |slope: &str| Beatty::new(slope.parse().unwrap()).unwrap();
/// assert_eq!(partition(&beatty("√2"), &beatty("2+√2")), Partition::Exact);
/// // √2: 1 2 4 5 7 …, √11: 3 6 9 …
/// assert_eq!(partition(&beatty("√2"), &beatty("√11")), Partition::Twice(UBig::from(9u8)));
/// ```
pub fn partition(first: &Beatty, second: &Beatty) -> Partition {
    if [first, second]
        .iter()
        .any(|sequence| sequence.slope().floor().is_zero())
    {
        return Partition::HitsZero;
    }
    // Let x = 1/α and y = 1/β, both between 0 and 1, and M = m + 1. The terms ≤ m number ⌊Mx⌋ + ⌊My⌋, and
    // ⌊My⌋ = M − ⌈M(1 − y)⌉. So they number m, as they must, iff ⌈M(1 − y)⌉ = ⌊Mx⌋ + 1 = ⌈Mx⌉ (Mx is
    // irrational), that is iff no fraction p/M lies between x and 1 − y. If some do, then they are the
    // terms too many (x > 1 − y) or too few (x < 1 − y). Hence with M the least denominator in between,
    // each integer below m is hit once and m is the first that is not; and it cannot be hit by the same
    // sequence twice, for slopes above 1. As x and 1 − y are between 0 and 1, M ≥ 2 and m ≥ 1.
    let x = first.frequency();
    let one_minus = [IBig::NEG_ONE, IBig::ONE, IBig::ZERO, IBig::ONE];
    let one_minus_y = second
        .frequency()
        .mobius(one_minus)
        .expect("its determinant is −1");
    match x.cmp(&one_minus_y) {
        Ordering::Equal => Partition::Exact,
        Ordering::Less => Partition::Missed(least_denominator_between(x, &one_minus_y) - UBig::ONE),
        Ordering::Greater => {
            Partition::Twice(least_denominator_between(x, &one_minus_y) - UBig::ONE)
        }
    }
}
