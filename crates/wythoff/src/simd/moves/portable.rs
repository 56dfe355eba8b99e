//! The finder every processor has: position by position, without a branch that cannot be foretold.

use std::hint::select_unpredictable;

use super::super::numerals::LINE_END;

/// Finds the moves of one position after the other.
///
/// Which candidates win is a coin toss, so each is written down, and only the count depends on it.
///
/// ```
/// use wythoff::simd::{moves, numerals};
/// let mut numbers = [0; 4 * moves::NUMBERS];
/// let count = moves::portable(&[[1, 2], [5, 8], [12, 7]], &mut numbers);
/// let mut text = Vec::new();
/// numerals::portable(&numbers[..count], &mut text);
/// assert_eq!(text, b"0\n1\n4 7\n3 5\n1\n4 7\n");
/// ```
pub fn find_moves(pairs: &[[u64; 2]], numbers: &mut [u32]) -> usize {
    let mut count = 0;
    for [x, y] in pairs {
        let (a, b) = (*x.min(y), *x.max(y));
        let d = b - a;
        let start = count;
        count += 1;
        let mut offer = |x: u64, y: u64, wins: bool| {
            // What wins is at most b and fits; what does not may be cut off.
            numbers[count..][..2].copy_from_slice(&[x as u32, y as u32 | LINE_END]);
            count += select_unpredictable(wins, 2, 0);
        };
        let lower = d + over_phi(d);
        offer(lower, lower + d, lower < a);
        // With a kept: (5, 7) leaves (3, 5) as the equal take does. As 3 has one partner, the smaller number tells.
        let kept = partner(a);
        offer(a.min(kept), a.max(kept), (kept < b) & (kept != lower));
        // With b kept: if a = b, that is the same again.
        let kept = partner(b);
        offer(kept, b, (kept < a) & (d > 0));
        numbers[start] = LINE_END | u32::from(count > start + 1);
    }
    count
}

/// ⌊n/φ⌋ for n ≤ [`LIMIT`](super::LIMIT).
///
/// The integer n² − e(e + n) with e = ⌊n/φ⌋ is (n/φ − e)(n/φ + e + n) and positive, so n/φ − e ≥ 1/(√5·n), while
/// cutting 2^64/φ off costs less than n/2^64; and √5·n² < 2^64.
fn over_phi(n: u64) -> u64 {
    const OVER_PHI: u64 = 0x9E37_79B9_7F4A_7C15;
    n.carrying_mul(OVER_PHI, 0).1
}

/// The number that makes a losing pair with x < [`LIMIT`](super::LIMIT).
fn partner(x: u64) -> u64 {
    // n of the lower numbers 1, 3, 4, … are at most x, and x − n of the upper ones: x is the last of either.
    let n = over_phi(x + 1);
    let is_lower = n + over_phi(n) == x;
    // B_n = A_n + n, and A_m = B_m − m for m = x − n.
    select_unpredictable(is_lower, x + n, n)
}
