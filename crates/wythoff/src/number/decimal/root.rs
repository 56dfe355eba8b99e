//! One over a square root, by Newton's method: each step doubles the digits.

use dashu_int::UBig;
use dashu_int::ops::SquareRoot;

use super::product::{Length, Multiplier};
use super::{DIGITS, Decimal};

/// So many limbs are found at once, by integers in the machine's base.
const FIRST: usize = 60;

/// About 10^(6·`limbs`)/√(t² + 4), as a rule within a few units; who uses it
/// checks how near it is, and that it was found at all. The multiplier is one for numbers of so many limbs.
///
/// With y = 1/s − e for s = √(t² + 4), y + y(1 − s²y²)/2 is 1/s − (3/2)se² + …: as s < 2^33, two limbs are lost when
/// the number of limbs doubles, and three are given up.
pub(crate) fn inverse_root(multiplier: &Multiplier, t: u32, limbs: usize) -> Option<Decimal> {
    if limbs <= FIRST {
        let one = UBig::from(10u8).pow(DIGITS * limbs);
        let discriminant = UBig::from(t).sqr() + 4u8;
        let root = (discriminant * one.sqr()).sqrt();
        return Some(Decimal::from(&(one.sqr() / root)));
    }
    let before = limbs / 2 + 3;
    let y = inverse_root(multiplier, t, before)?;
    let length = Length::new(before + 1);
    let factor = multiplier.factor(&y, length);
    // s²y² = (t² + 4)y²
    let square = multiplier.square(&factor).size;
    let scaled = square.times(t).times(t).plus(&square.times(4));
    let one = Decimal::from(1).shifted_up(2 * before);
    let (rest, negative) = match one.minus(&scaled) {
        Some(rest) => (rest, false),
        None => (scaled.minus(&one).expect("the larger"), true),
    };
    // The rest is below 10^(6·(before + 4)); its last three limbs do not matter.
    let rest = rest.shifted_down(3);
    let rest = multiplier.factor(&rest, length);
    let change = multiplier.product(rest, &factor).size;
    let (change, _) = change.shifted_down(3 * before - limbs - 3).div_rem(2);
    let y = y.shifted_up(limbs - before);
    match negative {
        true => y.minus(&change),
        false => Some(y.plus(&change)),
    }
}
