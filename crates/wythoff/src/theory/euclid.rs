//! Values of the game Euclid: take from the larger pile a multiple of the smaller, until one is empty.
//!
//! Let a ≤ b, a > 0, b = qa + r with r < a. The options are (a, r), (a, r + a), …, (a, r + (q − 1)a), each an option of
//! all that follow. So the values of this chain are different: (a, r) has its own, v, and the others, one after the
//! other, the least number not yet there: they are 0, 1, 2, … without v. Hence
//!
//! > g(a, b) = q − 1 if q ≤ v, else q, where v = g(a, r) and g(a, 0) = 0,
//!
//! and a value occurs at most once among the options. The quotients q, q′, q″, … of Euclid's algorithm decide whether
//! q ≤ v: v is q′ or q′ − 1, so q < q′ says yes, q > q′ says no, and if q = q′ the answer is the opposite of whether
//! q′ ≤ v′. Where the algorithm ends, v = 0 says no. Mostly two quotients are enough. (Cairns, Ho and Lengyel 2011
//! have a formula for the same values; Nivasch's ⌊|a/b − b/a|⌋ is for the game that ends with equal piles.)

use std::cmp::Ordering;

use dashu_int::UBig;
use dashu_int::ops::DivRem;

/// The Grundy value of two piles.
///
/// ```
/// use wythoff::{UBig, theory::euclid::grundy};
/// assert_eq!(grundy(&UBig::from(25u8), &UBig::from(7u8)), UBig::from(3u8));
/// assert_eq!(grundy(&UBig::from(21u8), &UBig::from(13u8)), UBig::ZERO); // 21/13 is less than the golden ratio
/// ```
pub fn grundy(a: &UBig, b: &UBig) -> UBig {
    let (small, large) = if a <= b { (a, b) } else { (b, a) };
    if small.is_zero() {
        return UBig::ZERO;
    }
    let (quotient, rest) = large.div_rem(small);
    if at_most_value(&quotient, small.clone(), rest) {
        quotient - UBig::ONE
    } else {
        quotient
    }
}

/// Whether q ≤ g(a, r), for r < a.
fn at_most_value(q: &UBig, a: UBig, r: UBig) -> bool {
    let (mut large, mut small) = (a, r);
    // Whether an even or an odd number of quotients were equal to q.
    let mut opposite = false;
    while !small.is_zero() {
        let (quotient, rest) = (&large).div_rem(&small);
        match q.cmp(&quotient) {
            Ordering::Less => return !opposite,
            Ordering::Greater => return opposite,
            Ordering::Equal => opposite = !opposite,
        }
        (large, small) = (small, rest);
    }
    opposite
}
