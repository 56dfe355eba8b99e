//! HDU 2897: one pile, from p to q stones are taken, fewer than p only all at once; whoever takes the last one loses.

use dashu_int::UBig;

use super::definition::{CaseShape, Definition, Repeats, either};

pub(super) const PROBLEM: Definition = Definition {
    name: "hdu-2897",
    repeats: Repeats::ToEnd,
    shape: CaseShape::Numbers(3),
    most_cases: 1000,
    least: 1,
    greatest: "65535",
    promise: |case| case[1] <= case[2],
    win: "WIN",
    lose: "LOST",
    answer: |case| either(is_lost(case), ["WIN", "LOST"]),
};

/// Lost iff n mod (p + q) is from 1 to p: then whatever is taken, the other player makes it p + q together.
fn is_lost(case: &[UBig]) -> bool {
    // The problem has 1 ≤ p ≤ q.
    let p = case[1].clone().max(UBig::ONE);
    let q = case[2].clone().max(p.clone());
    let rest = &case[0] % (&p + q);
    !rest.is_zero() && rest <= p
}
