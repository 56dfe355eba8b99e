//! The ends of what a problem allows.

use dashu_int::UBig;

use super::traps::{around, pair_with};
use super::{Case, Limits};

pub(super) fn cases(limits: &Limits) -> Vec<Case> {
    let greatest = &limits.greatest;
    let least = &limits.least;
    let mut cases = Vec::new();
    for k in ks(limits) {
        let near = |n: u8| greatest - UBig::from(n);
        let piles = [
            least.clone(),
            least + UBig::ONE,
            greatest / UBig::from(2u8),
            near(2),
            near(1),
            near(0),
        ];
        for a in &piles {
            cases.extend(
                piles
                    .iter()
                    .map(|b| Case::new(a.clone(), b.clone(), k.clone())),
            );
        }
        // The losing pairs with the last numbers, and what is next to them.
        for last in 0..8 {
            if let Some((a, b)) = pair_with(&near(last), &k) {
                cases.extend(around(&a, &b, &k));
            }
        }
    }
    cases
}

/// The first and the last k of the problem.
fn ks(limits: &Limits) -> Vec<UBig> {
    match &limits.k {
        None => vec![UBig::ZERO],
        Some(k) => vec![UBig::ZERO, UBig::ONE, k - UBig::ONE, k.clone()],
    }
}
