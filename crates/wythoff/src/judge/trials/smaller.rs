//! What to try when a case has failed: smaller ones of the same kind.

use dashu_int::UBig;

use super::traps::indices;
use super::{Case, Limits};
use crate::position::Play;
use crate::theory::wythoff::LosingPairs;

/// Smaller cases that may fail for the same reason: losing pairs of the same k with a smaller index, or as far from one
/// as this case is, numbers with fewer digits, fewer stones.
pub fn smaller(case: &Case, limits: &Limits) -> Vec<Case> {
    let mut found = Vec::new();
    let mut offer = |a: Option<UBig>, b: Option<UBig>, k: &UBig| {
        if let (Some(a), Some(b)) = (a, b) {
            found.extend([
                Case::new(a.clone(), b.clone(), k.clone()),
                Case::new(b, a, k.clone()),
            ]);
        }
    };
    let (a, b) = case.piles();
    let minus = |x: &UBig, y: &UBig| (x >= y).then(|| x - y);
    for k in [case.k.clone(), &case.k / UBig::from(2u8), UBig::ZERO] {
        let pairs = LosingPairs::new(&k, Play::Normal);
        let n = (b - a) / (&k + UBig::ONE);
        let mut candidates = indices(&k, &n);
        candidates.extend((1..=64).map(|part: u8| &n * part / UBig::from(65u8)));
        candidates.push(n.clone());
        // As far from pair n as the case is.
        let (low, high) = pairs.pair(&n).expect("big numbers always fit");
        for index in candidates {
            let (x, y) = pairs.pair(&index).expect("big numbers always fit");
            offer(Some(x.clone()), Some(y.clone()), &k);
            offer(minus(&(&x + a), &low), minus(&(&y + b), &high), &k);
        }
        for divisor in [2u8, 3, 4, 8, 10, 16, 100] {
            let part = |x: &UBig| Some(x / UBig::from(divisor));
            offer(part(a), part(b), &k);
            offer(
                minus(a, &(a / UBig::from(divisor))),
                minus(b, &(b / UBig::from(divisor))),
                &k,
            );
            offer(part(a), Some(b.clone()), &k);
        }
        for fewer in (0..10).map(|power| UBig::from(2u8).pow(power)) {
            offer(minus(a, &fewer), minus(b, &fewer), &k);
            offer(minus(a, &fewer), Some(b.clone()), &k);
            offer(Some(a.clone()), minus(b, &fewer), &k);
        }
    }
    found.retain(|candidate| limits.allow(candidate) && candidate < case);
    found.sort();
    found.dedup();
    found
}
