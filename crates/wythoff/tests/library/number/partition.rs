//! The check of Beatty's theorem, against a scan and, far away, against a certificate.

use dashu_int::ops::ExtendedGcd;
use wythoff::{Beatty, IBig, Partition, QuadraticIrrational, UBig, partition};

use crate::number::{Small, big};

/// The scan: how often each of 1, 2, … is hit.
fn scan(first: &[u64], second: &[u64], end: u64) -> Option<Partition> {
    (1..end).find_map(|x| {
        let hits = [first, second].map(|terms| usize::from(terms.binary_search(&x).is_ok()));
        match hits[0] + hits[1] {
            0 => Some(Partition::Missed(x.into())),
            1 => None,
            _ => Some(Partition::Twice(x.into())),
        }
    })
}

#[test]
fn small_pairs_fail_where_a_scan_fails() {
    let end = 60;
    let sequences: Vec<_> = (Small::all(3).into_iter())
        .filter(|small| small.r <= 2 && small.is_positive(-1, 1))
        .map(|small| Beatty::new(small.exact()).unwrap())
        .collect();
    let terms: Vec<Vec<u64>> = (sequences.iter())
        .map(|beatty| {
            (1..end)
                .map(|n| u64::try_from(beatty.nth(&n.into())).unwrap())
                .collect()
        })
        .collect();
    let (mut exact, mut far) = (0, 0);
    for (first, first_terms) in sequences.iter().zip(&terms) {
        for (second, second_terms) in sequences.iter().zip(&terms) {
            let found = partition(first, second);
            match scan(first_terms, second_terms, end) {
                Some(failure) => assert_eq!(found, failure, "{first:?} and {second:?}"),
                None if first.complement().as_ref() == Ok(second) => {
                    assert_eq!(found, Partition::Exact);
                    exact += 1;
                }
                None => {
                    assert!(
                        matches!(found, Partition::Missed(x) | Partition::Twice(x) if x >= end.into())
                    );
                    far += 1;
                }
            }
        }
    }
    assert!(
        exact > 30 && far > 15,
        "{exact} pairs share the integers, {far} fail beyond the scan"
    );
}

#[test]
fn a_slope_below_one_hits_zero() {
    let (below, above) = (["√2/2", "√2"])
        .map(|slope| Beatty::new(slope.parse().unwrap()).unwrap())
        .into();
    assert_eq!(partition(&below, &above), Partition::HitsZero);
    assert_eq!(partition(&above, &below), Partition::HitsZero);
}

#[test]
fn the_pairs_of_wythoff_partition_the_integers_for_every_k() {
    for k in ["0", "1", "2", "10^8", "2^64-1", "10^100"].map(big) {
        let lower = Beatty::new(QuadraticIrrational::wythoff_slope(&k)).unwrap();
        let upper = Beatty::new(QuadraticIrrational::wythoff_upper_slope(&k)).unwrap();
        assert_eq!(partition(&lower, &upper), Partition::Exact);
        assert_eq!(partition(&upper, &lower), Partition::Exact);
    }
}

/// Whether x + 1 is the least denominator of a fraction between `low` and `high`, by the theorem of Farey: if the
/// neighbours a/b and c/d of the fraction p/(b + d) are not strictly between, no smaller denominator is.
fn is_least_denominator(
    denominator: &UBig,
    low: &QuadraticIrrational,
    high: &QuadraticIrrational,
) -> bool {
    let denominator = denominator.as_ibig();
    let numerator = low.floor_multiple(denominator) + IBig::ONE;
    let between = |p: &IBig, m: &IBig| low.floor_multiple(m) < *p && *p <= high.floor_multiple(m);
    // p·b − M·a = 1 gives the lower neighbour a/b, 0 < b < M; the upper one is (p − a)/(M − b).
    let (gcd, inverse, _) = (&numerator).gcd_ext(denominator);
    let b = ((inverse % denominator) + denominator) % denominator;
    let a = (&numerator * &b - IBig::ONE) / denominator;
    gcd.is_one()
        && between(&numerator, denominator)
        && !between(&a, &b)
        && !between(&(&numerator - a), &(denominator - b))
}

#[test]
fn failures_beyond_any_scan_are_found_and_certified() {
    for (alpha, beta) in [
        // φ and φ² with something small added or taken away, in the same field and in others.
        (
            "(1+√5)/2",
            "3/2 + √5/2 + 1/1000000000000000000000000000000000000000000",
        ),
        (
            "(1+√5)/2",
            "3/2 + √5/2 - 1/1000000000000000000000000000000000000000000",
        ),
        (
            "(1+√5)/2",
            "26180339887498948482045868343656381177203/10000000000000000000000000000000000000000 + √2/100000000000000000000000000000000000000000000",
        ),
        (
            "(1+√5)/2",
            "26180339887498948482045868343656381177204/10000000000000000000000000000000000000000 - √2/100000000000000000000000000000000000000000000",
        ),
        (
            "√2",
            "3414213562373095048801688724209698078569671875376/1000000000000000000000000000000000000000000000000 + √3/1000000000000000000000000000000000000000000000000000000",
        ),
    ] {
        let sequences = [alpha, beta].map(|slope| Beatty::new(slope.parse().unwrap()).unwrap());
        let [first, second] = &sequences;
        let found = partition(first, second);
        assert_eq!(partition(second, first), found);
        let (x, hits) = match &found {
            Partition::Missed(x) => (x, 0),
            Partition::Twice(x) => (x, 2),
            other => panic!("{other:?}"),
        };
        assert!(*x > big("10^20"), "{x} is not far");
        assert_eq!(
            sequences
                .iter()
                .filter(|sequence| sequence.contains(x))
                .count(),
            hits
        );
        let one_minus = [-1, 1, 0, 1].map(IBig::from);
        let (one, other) = (
            first.frequency(),
            &second.frequency().mobius(one_minus).unwrap(),
        );
        assert!(is_least_denominator(
            &(x + UBig::ONE),
            one.min(other),
            one.max(other)
        ));
    }
}
