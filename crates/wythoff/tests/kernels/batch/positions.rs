//! Positions where a formula is likeliest to slip.

use wythoff::UBig;

use crate::batch::oracle;

/// The nth losing pair and its neighbours one away in either pile or both, in both orders, if no larger
/// than `largest`.
pub(crate) fn around_losing_pair(n: u64, k: u64, largest: u64) -> Vec<[u64; 2]> {
    let (a, b) = oracle::losing_pair(&UBig::from(n), k);
    let near = |x: &UBig| -> Vec<u64> {
        let x: i128 = x
            .try_into()
            .expect("a pair of an index of 64 bits has 128 at most");
        (x - 1..=x + 1)
            .filter_map(|x| u64::try_from(x).ok())
            .filter(|&x| x <= largest)
            .collect()
    };
    let near_b = near(&b);
    let pairs = near(&a)
        .into_iter()
        .flat_map(|a| near_b.iter().map(move |&b| [a, b]));
    pairs.flat_map(|[a, b]| [[a, b], [b, a]]).collect()
}

/// The largest index whose pair is no larger than `largest`.
pub(crate) fn last_index(k: u64, largest: u64) -> u64 {
    // B is more than n, so the index sought is at most `largest`.
    let (mut fits, mut beyond) = (0, u128::from(largest) + 1);
    while beyond - fits > 1 {
        let n = fits.midpoint(beyond);
        let (_, b) = oracle::losing_pair(&UBig::from(n), k);
        if b <= UBig::from(largest) {
            fits = n
        } else {
            beyond = n
        }
    }
    fits.try_into().expect("at most largest")
}

/// Indices where a formula is likeliest to slip: the first, the last that fits, and the best
/// approximations.
pub(crate) fn telling_indices(k: u64, largest: u64) -> Vec<u64> {
    let last = last_index(k, largest);
    let mut indices: Vec<_> = (0..=8).flat_map(|i| [i, last.saturating_sub(i)]).collect();
    indices.push(last.saturating_add(1));
    // nα is nearest to an integer where n is a denominator of a convergent of α = [1; t, t, t, …]: for
    // k = 0, a Fibonacci number.
    let (mut before, mut n) = (0, 1);
    while n <= u128::from(last) {
        let n_word = u64::try_from(n).expect("at most last");
        indices.extend([n_word - 1, n_word, n_word.saturating_add(1)]);
        (before, n) = (n, (u128::from(k) + 1) * n + before);
    }
    indices
}
