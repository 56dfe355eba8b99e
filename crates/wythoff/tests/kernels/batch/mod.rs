//! Every backend this machine has, against oracles that share nothing with the kernels.

mod many;
mod oracle;
mod positions;

use std::fmt::Debug;
use std::ops::Range;

use dashu_int::ops::SquareRoot;
use positions::{around_losing_pair, last_index, telling_indices};
use proptest::prelude::*;
use wythoff::{Backend, Outcome, UBig, outcomes_each_k, outcomes_u32, outcomes_u64};

/// Decides `positions[range]` by every backend, and compares with what is expected.
///
/// Beforehand every entry is wrong; those outside the range must stay so.
fn check_range<P: Debug>(
    positions: &[P],
    range: Range<usize>,
    expected: &[Outcome],
    decide: impl Fn(Backend, &[P], &mut [Outcome]),
) {
    for backend in Backend::available() {
        let wrong = |right: &Outcome| Outcome::from_lost(right.is_win());
        let mut out: Vec<_> = expected.iter().map(wrong).collect();
        decide(backend, &positions[range.clone()], &mut out[range.clone()]);
        for (i, position) in positions.iter().enumerate() {
            let asked = range.contains(&i);
            assert_eq!(
                out[i] == expected[i],
                asked,
                "{backend}, {position:?} at {i} of {range:?}"
            );
        }
    }
}

/// Decides pairs in k-Wythoff by every backend, in 64 bits and, if all fit, in 32.
fn check_pairs(k: u64, pairs: &[[u64; 2]], expected: &[Outcome]) {
    let all = 0..pairs.len();
    check_range(pairs, all.clone(), expected, |by, pairs, out| {
        by.outcomes_u64(k, pairs, out)
    });
    let narrow = |&[a, b]: &[u64; 2]| Some([u32::try_from(a).ok()?, u32::try_from(b).ok()?]);
    let narrow: Option<Vec<_>> = pairs.iter().map(narrow).collect();
    if let (Ok(k), Some(pairs)) = (u32::try_from(k), narrow) {
        check_range(&pairs, all.clone(), expected, |by, pairs, out| {
            by.outcomes_u32(k, pairs, out)
        });
        let triples: Vec<_> = pairs.iter().map(|&[a, b]| [a, b, k]).collect();
        check_range(&triples, all, expected, Backend::outcomes_each_k);
    }
}

fn check_pairs_by_big_integers(k: u64, pairs: &[[u64; 2]]) {
    let expected: Vec<_> = pairs
        .iter()
        .map(|&[a, b]| oracle::outcome(a, b, k))
        .collect();
    check_pairs(k, pairs, &expected);
}

#[test]
fn every_small_position_is_as_the_rules_say() {
    for k in 0..=8 {
        let table = oracle::brute_force(k, 200);
        let piles = || 0..table.len();
        let positions = piles().flat_map(|a| piles().map(move |b| (a, b)));
        let expected: Vec<_> = positions.clone().map(|(a, b)| table[a][b]).collect();
        let pairs: Vec<_> = positions.map(|(a, b)| [a as u64, b as u64]).collect();
        check_pairs(k as u64, &pairs, &expected);
    }
}

#[test]
fn losing_pairs_and_their_neighbours_are_told_apart_to_the_top_of_each_width() {
    let top = |largest: u64| (0..3).map(move |i| largest - i);
    let powers = [1 << 16, 1 << 31, 1 << 32, 1 << 48, 1 << 62, 1 << 63].map(|p: u64| [p - 1, p]);
    let ks = (0..=8)
        .chain([8208, 99_999_999])
        .chain(top(u32::MAX.into()))
        .chain(top(u64::MAX));
    for k in ks.chain(powers.as_flattened().iter().copied()) {
        for largest in [u32::MAX.into(), u64::MAX] {
            let near = |n| around_losing_pair(n, k, largest);
            let pairs: Vec<_> = telling_indices(k, largest)
                .into_iter()
                .flat_map(near)
                .collect();
            check_pairs_by_big_integers(k, &pairs);
        }
    }
}

#[test]
fn losing_pairs_beyond_a_width_do_not_wrap_into_it() {
    for largest in [u64::from(u32::MAX), u64::MAX] {
        for k in (0..=8).chain([largest / 2, largest - 1]) {
            let beyond = last_index(k, largest) + 1;
            let indices = (0..20).flat_map(|i| {
                [
                    beyond + i,
                    beyond + (largest - beyond) / 20 * i,
                    largest - i,
                ]
            });
            let wrapped =
                |x: UBig| u64::try_from(x % (UBig::from(largest) + 1u8)).expect("reduced");
            let pairs = indices.flat_map(|n| {
                let (a, b) = oracle::losing_pair(&UBig::from(n), k);
                let (a, b) = (wrapped(a), wrapped(b));
                [
                    [a, b],
                    [b, a],
                    [a, a.saturating_add(n.saturating_mul(k + 1)).min(largest)],
                ]
            });
            check_pairs_by_big_integers(k, &pairs.collect::<Vec<_>>());
        }
    }
}

#[test]
fn pairs_that_would_be_lost_if_a_negative_e_wrapped_are_won() {
    // k = 0: e = a − d < 0 taken as 2^32 + e makes n² − e·g into d² + ad − a² − 2^32·a. It is first not
    // negative at this d.
    for largest in [u64::from(u32::MAX), u64::MAX] {
        // Miri takes a thousand times as long for each.
        let every = if cfg!(miri) { 100 } else { 1 };
        let pairs = (1..1000).step_by(every).flat_map(|i| {
            let a = largest / 2500 * i;
            let (wide, modulus) = (UBig::from(a), UBig::from(largest) + 1u8);
            let root = (&wide * &wide * 5u8 + &wide * modulus * 4u8).sqrt();
            let d = u64::try_from((root - wide) / 2u8).expect("less than 2^64 for such a");
            [d, d + 1]
                .into_iter()
                .filter_map(move |d| Some([a, a.checked_add(d).filter(|&b| b <= largest)?]))
        });
        check_pairs_by_big_integers(0, &pairs.collect::<Vec<_>>());
    }
}

#[test]
fn the_corners_of_each_width_are_decided() {
    for largest in [u64::from(u32::MAX), u64::MAX] {
        let piles = [0, 1, 2, largest / 2, largest / 2 + 1, largest - 1, largest];
        let pairs: Vec<_> = piles.iter().flat_map(|&a| piles.map(|b| [a, b])).collect();
        for k in piles {
            check_pairs_by_big_integers(k, &pairs);
        }
    }
}

#[test]
fn any_stretch_of_an_array_is_decided_and_nothing_beside_it() {
    let pairs: Vec<_> = (0..25)
        .flat_map(|n| around_losing_pair(n, 2, u32::MAX.into()))
        .collect();
    let expected: Vec<_> = pairs
        .iter()
        .map(|&[a, b]| oracle::outcome(a, b, 2))
        .collect();
    let narrow: Vec<_> = pairs
        .iter()
        .map(|pair| pair.map(|pile| pile as u32))
        .collect();
    let triples: Vec<_> = narrow.iter().map(|&[a, b]| [a, b, 2]).collect();
    let wythoff: Vec<_> = pairs
        .iter()
        .map(|&[a, b]| oracle::outcome(a, b, 0))
        .collect();
    // Miri takes a thousand times as long for each.
    let every = if cfg!(miri) { 47 } else { 1 };
    for start in [0, 1, 2, 3, 5, 7, 8, 31, 63, 64] {
        for len in (0..=140).step_by(every) {
            let range = start..start + len;
            check_range(&narrow, range.clone(), &expected, |by, p, out| {
                by.outcomes_u32(2, p, out)
            });
            check_range(&triples, range.clone(), &expected, Backend::outcomes_each_k);
            check_range(&narrow, range.clone(), &wythoff, |by, p, out| {
                by.outcomes_u32(0, p, out)
            });
            check_range(&pairs, range, &wythoff, |by, p, out| {
                by.outcomes_u64(0, p, out)
            });
        }
    }
}

#[test]
fn the_portable_backend_is_always_there_and_the_best_is_the_last() {
    assert_eq!(Backend::available().next(), Some(Backend::PORTABLE));
    assert_eq!(Backend::available().last(), Some(Backend::best()));
}

#[test]
fn lengths_that_differ_are_refused() {
    let refused = |call: fn(&mut [Outcome])| {
        std::panic::catch_unwind(|| call(&mut [Outcome::Win; 2])).is_err()
    };
    assert!(refused(|out| outcomes_u32(0, &[[1, 2]], out)));
    assert!(refused(|out| outcomes_u64(0, &[[1, 2]], out)));
    assert!(refused(|out| outcomes_each_k(&[[1, 2, 0]], out)));
}

/// A number of any length in bits: as likely small as large.
fn number() -> impl Strategy<Value = u64> {
    (any::<u64>(), 0..64u32).prop_map(|(bits, shift)| bits >> shift)
}

proptest! {
    #[test]
    fn any_pairs_are_decided(k in number(), pairs in prop::collection::vec([number(), number()], 1..100)) {
        check_pairs_by_big_integers(k, &pairs);
    }

    #[test]
    fn any_narrow_pairs_are_decided(k: u32, shift in 0..32u32, pairs: Vec<[u32; 2]>) {
        let pairs: Vec<_> = pairs.iter().map(|pair| pair.map(u64::from)).collect();
        check_pairs_by_big_integers(u64::from(k >> shift), &pairs);
    }

    #[test]
    fn any_losing_pairs_and_their_neighbours_are_told_apart(
        k in number(),
        indices in prop::collection::vec(any::<u64>(), 1..8),
        is_narrow: bool,
    ) {
        let (largest, k) = if is_narrow { (u32::MAX.into(), k >> 32) } else { (u64::MAX, k) };
        let last = last_index(k, largest);
        let near = |n: &u64| around_losing_pair(n % (last + 1), k, largest);
        let pairs: Vec<_> = indices.iter().flat_map(near).collect();
        check_pairs_by_big_integers(k, &pairs);
    }
    #[test]
    fn each_triple_is_decided_by_its_own_k(
        triples in prop::collection::vec((number(), any::<u64>(), 0..18usize), 1..100),
    ) {
        let triple = |(k, n, choice): (u64, u64, usize)| {
            let (k, largest) = (k >> 32, u32::MAX.into());
            let near = around_losing_pair(n % (last_index(k, largest) + 1), k, largest);
            let [a, b] = near[choice % near.len()];
            ([a, b, k].map(|word| word as u32), oracle::outcome(a, b, k))
        };
        let (triples, expected): (Vec<_>, Vec<_>) = triples.into_iter().map(triple).unzip();
        check_range(&triples, 0..triples.len(), &expected, Backend::outcomes_each_k);
    }
}
