//! Two slow ways to decide k-Wythoff that have nothing in common with the kernels.

use dashu_int::ops::SquareRoot;
use wythoff::{Outcome, UBig};

/// The outcomes of all pairs of piles below `size`, from the rules alone: `table[a][b]`.
///
/// A position from which no lost one can be reached is lost, and whatever reaches it is won.
pub(crate) fn brute_force(k: usize, size: usize) -> Vec<Vec<Outcome>> {
    let mut won = vec![vec![false; size]; size];
    // The options of a position have a smaller sum, so when its turn comes it is known to be won, or
    // lost.
    let mut positions: Vec<_> = (0..size)
        .flat_map(|a| (0..size).map(move |b| (a, b)))
        .collect();
    positions.sort_by_key(|(a, b)| a + b);
    for (a, b) in positions {
        if won[a][b] {
            continue;
        }
        for x in 1..size {
            if a + x < size {
                won[a + x][b] = true;
            }
            if b + x < size {
                won[a][b + x] = true;
            }
            for y in x.saturating_sub(k).max(1)..=x + k {
                if a + x < size && b + y < size {
                    won[a + x][b + y] = true;
                }
            }
        }
    }
    let row = |row: Vec<bool>| {
        row.into_iter()
            .map(|won| Outcome::from_lost(!won))
            .collect()
    };
    won.into_iter().map(row).collect()
}

/// The nth losing pair, by a square root of big integers: A = ⌊n(2 − t + √(t² + 4))/2⌋, B = A + tn, t =
/// k + 1.
pub(crate) fn losing_pair(n: &UBig, k: u64) -> (UBig, UBig) {
    let t = UBig::from(k) + 1u8;
    let root = (n * n * (&t * &t + 4u8)).sqrt();
    let step = t * n;
    let a = (n * 2u8 + root - &step) / 2u8;
    let b = &a + step;
    (a, b)
}

/// The outcome of (a, b), from the pair whose difference is theirs, if there is one.
pub(crate) fn outcome(a: u64, b: u64, k: u64) -> Outcome {
    let (a, b) = (UBig::from(a.min(b)), UBig::from(a.max(b)));
    let n = (&b - &a) / (UBig::from(k) + 1u8);
    Outcome::from_lost(losing_pair(&n, k) == (a, b))
}
