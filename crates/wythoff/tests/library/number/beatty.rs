//! Beatty sequences against their terms written out.

use proptest::prelude::*;
use wythoff::{Beatty, BeattyError, QuadraticIrrational, UBig};

use crate::number::{Small, big, big_edges, rows};

#[test]
fn published_pairs() {
    for row in rows(include_str!("../../data/beatty-pairs.txt")) {
        let lower = Beatty::new(QuadraticIrrational::wythoff_slope(&big(row[0]))).unwrap();
        let upper = Beatty::new(QuadraticIrrational::wythoff_upper_slope(&big(row[0]))).unwrap();
        assert_eq!(lower.complement(), Ok(upper.clone()));
        for (n, pair) in row[1..].iter().enumerate() {
            let (a, b) = pair.split_once(',').unwrap();
            let n = UBig::from(n);
            assert_eq!((lower.nth(&n), upper.nth(&n)), (big(a), big(b)), "n = {n}");
        }
    }
}

#[test]
fn every_question_agrees_with_the_list_of_terms() {
    let end = 20u16;
    for small in Small::all(2) {
        let Ok(beatty) = Beatty::new(small.exact()) else {
            assert!(!small.is_positive(0, 1));
            continue;
        };
        // The least slope is (√5 − 2)/4 > 1/17, so these terms go beyond the end.
        let terms: Vec<_> = (1..=end * 17).map(|n| beatty.nth(&n.into())).collect();
        for x in (0..end).map(UBig::from) {
            let place = terms.iter().position(|term| *term == x);
            assert_eq!(
                beatty.index_of(&x),
                place.map(|place| UBig::from(place + 1)),
                "{x} in {small:?}"
            );
            assert_eq!(beatty.contains(&x), place.is_some());
            let count = terms.iter().filter(|term| **term <= x).count();
            assert_eq!(
                beatty.count_up_to(&x),
                UBig::from(count),
                "to {x} in {small:?}"
            );
        }
    }
}

#[test]
fn the_complement_has_exactly_the_other_integers() {
    for small in Small::all(2) {
        let Ok(beatty) = Beatty::new(small.exact()) else {
            continue;
        };
        if small.is_positive(1, -1) {
            assert_eq!(beatty.complement(), Err(BeattyError::SlopeBelowOne));
            continue;
        }
        let complement = beatty.complement().unwrap();
        for x in (1u8..60).map(UBig::from).chain(big_edges()) {
            assert_ne!(
                beatty.contains(&x),
                complement.contains(&x),
                "{x} and {small:?}"
            );
        }
        assert_eq!(complement.complement(), Ok(beatty));
    }
}

#[test]
fn a_negative_slope_is_refused() {
    assert_eq!(
        Beatty::new("-√2".parse().unwrap()),
        Err(BeattyError::NegativeSlope)
    );
    assert_eq!(
        Beatty::new("1-√2".parse().unwrap()),
        Err(BeattyError::NegativeSlope)
    );
}

proptest! {
    #[test]
    fn a_term_knows_its_index(words in proptest::collection::vec(any::<u64>(), 1..6), k in any::<u64>()) {
        let n = words.iter().fold(UBig::ONE, |n, word| (n << 64) + *word);
        let lower = Beatty::new(QuadraticIrrational::wythoff_slope(&k.into())).unwrap();
        let term = lower.nth(&n);
        prop_assert_eq!(lower.count_up_to(&term), n.clone());
        prop_assert_eq!(lower.index_of(&term), Some(n));
    }
}
