//! The fraction of least denominator between two irrationals.

use dashu_int::{IBig, UBig};

use super::QuadraticIrrational;

/// The least denominator among the fractions strictly between two different irrationals.
///
/// One step for each partial quotient the two numbers share: as many as the answer has digits, up to a factor.
pub(super) fn least_denominator_between(
    one: &QuadraticIrrational,
    other: &QuadraticIrrational,
) -> UBig {
    debug_assert!(one != other, "nothing lies between a number and itself");
    // Between positive numbers there is a fraction that has both the least numerator and the least
    // denominator, by induction along the continued fractions:
    // – if an integer lies between, it is n = ⌊low⌋ + 1: a/b > ⌊low⌋ gives a > ⌊low⌋·b ≥ ⌊low⌋, so a ≥ n;
    // – if none does, both floors are f, and f + 1/y is between exactly if y = a/b is between the reciprocals
    //   of low − f and high − f. f + 1/y = (fa + b)/a, so the y with least a and least b gives both again.
    // The first floor may be negative: it changes no denominator.
    let (mut low, mut high) = (one.min(other).clone(), one.max(other).clone());
    // Denominators of the convergents: with y in place of the rest, the denominator is y·current + before.
    let (mut before, mut current) = (IBig::ONE, IBig::ZERO);
    loop {
        let floor = low.floor();
        if floor < high.floor() {
            // The simplest y here is the integer floor + 1.
            let next = (floor + IBig::ONE) * &current + &before;
            return UBig::try_from(next).expect("denominators of convergents are positive");
        }
        (before, current) = (current.clone(), &floor * &current + before);
        let minus_floor = -floor;
        // 0 < low − f < high − f < 1; the reciprocals change places.
        (low, high) = (
            high.plus_integer(&minus_floor).reciprocal(),
            low.plus_integer(&minus_floor).reciprocal(),
        );
    }
}
