//! Numeration systems against weights written out, and words against big numbers.

use proptest::prelude::*;
use wythoff::{Natural, Numeration, UBig};

use crate::number::{big, big_edges, edges, rows};

/// k at the places where k + 1, k + 2 or their squares stop to fit.
fn interesting_k() -> Vec<u64> {
    let mut all: Vec<u64> = (0..10).chain([100_000_000]).collect();
    all.extend(edges());
    all
}

#[test]
fn published_zeckendorf_digits() {
    let zeckendorf = Numeration::new(0u64);
    let published = rows(include_str!("../../data/zeckendorf.txt")).flatten();
    for (x, digits) in published.enumerate() {
        let found: String = (zeckendorf.digits(&(x as u64)).iter().rev())
            .map(u64::to_string)
            .collect();
        assert_eq!(found, digits.trim_start_matches('0'), "{x}");
    }
}

/// Greedy digits the slow way: take the greatest weight that still fits, one at a time.
fn slow_digits(weights: &[u64], mut x: u64) -> Vec<u64> {
    let mut digits = vec![0; weights.len()];
    while let Some(place) = weights.iter().rposition(|&weight| 0 < x && weight <= x) {
        digits[place] += 1;
        x -= weights[place];
    }
    while digits.last() == Some(&0) {
        digits.pop();
    }
    digits
}

/// The first weights of k, from the recurrence.
fn slow_weights(k: u64) -> Vec<u64> {
    let mut weights = vec![1, k + 2];
    while weights.len() < 20 {
        let n = weights.len();
        weights.push((k + 1) * weights[n - 1] + weights[n - 2]);
    }
    weights
}

fn slow_value(weights: &[u64], digits: &[u64]) -> u64 {
    digits
        .iter()
        .zip(weights)
        .map(|(digit, weight)| digit * weight)
        .sum()
}

#[test]
fn every_question_agrees_with_the_digits_written_out() {
    for k in 0..6 {
        let (numeration, weights) = (Numeration::new(k), slow_weights(k));
        assert!(numeration.weights().take(20).eq(weights.iter().copied()));
        for x in 0..1500 {
            let digits = slow_digits(&weights, x);
            assert_eq!(numeration.digits(&x), digits, "{x} for k = {k}");
            assert_eq!(numeration.value(&digits), Some(x));
            assert!(numeration.is_greedy(&digits));
            assert_eq!(
                numeration.shift(&x),
                Some(slow_value(&weights[1..], &digits))
            );
            let dropped = digits.get(1..).unwrap_or_default();
            assert_eq!(numeration.unshift(&x), slow_value(&weights, dropped));
            let zeros = digits.iter().position(|&digit| digit > 0);
            assert_eq!(numeration.trailing_zeros(&x), zeros);
        }
    }
}

#[test]
fn digits_are_greedy_exactly_by_the_two_conditions() {
    for k in 0..4 {
        let numeration = Numeration::new(k);
        for length in 0..=5 {
            // All digits from 0 to k + 3, written as numbers in base k + 4.
            for code in 0..(k + 4).pow(length) {
                let digits: Vec<u64> = (0..length)
                    .map(|place| code / (k + 4).pow(place) % (k + 4))
                    .collect();
                let mut greedy = numeration.digits(&numeration.value(&digits).unwrap());
                greedy.resize(greedy.len().max(digits.len()), 0);
                assert_eq!(
                    numeration.is_greedy(&digits),
                    greedy == digits,
                    "{digits:?} for k = {k}"
                );
            }
        }
    }
}

/// A word and the same number without limit answer alike, and `None` means exactly "does not fit".
fn widths_agree(k: u64, x: u64) {
    let (word, big) = (Numeration::new(k), Numeration::new(UBig::from(k)));
    let wide = UBig::from(x);
    let digits = word.digits(&x);
    let wide_digits: Vec<UBig> = digits.iter().map(|&digit| UBig::from(digit)).collect();
    assert_eq!(big.digits(&wide), wide_digits, "{x} for k = {k}");
    assert!(word.is_greedy(&digits) && big.is_greedy(&wide_digits));
    assert_eq!(word.value(&digits), Some(x));
    assert_eq!(word.unshift(&x).to_big(), big.unshift(&wide));
    assert_eq!(word.trailing_zeros(&x), big.trailing_zeros(&wide));
    let shifted = big.shift(&wide).unwrap();
    assert_eq!(word.shift(&x), u64::from_big(&shifted), "{x} for k = {k}");
    assert_eq!(big.unshift(&shifted), wide);
}

#[test]
fn widths_agree_at_the_edges() {
    for k in interesting_k() {
        for x in edges() {
            widths_agree(k, x);
        }
        let (word, big) = (Numeration::new(k), Numeration::new(UBig::from(k)));
        let fitting: Vec<u64> = big
            .weights()
            .map_while(|weight| u64::from_big(&weight))
            .collect();
        assert!(word.weights().eq(fitting), "k = {k}");
    }
}

#[test]
fn a_value_that_does_not_fit_is_none_and_leading_zeros_are_harmless() {
    for k in interesting_k() {
        let word = Numeration::new(k);
        let mut digits = word.digits(&u64::MAX);
        digits.extend([0; 200]);
        assert_eq!(word.value(&digits), Some(u64::MAX));
        *digits.last_mut().unwrap() = 1;
        assert_eq!(word.value(&digits), None);
        digits.pop();
        if let Some(more) = digits[0].checked_add(1) {
            digits[0] = more;
            assert_eq!(word.value(&digits), None, "k = {k}");
        }
    }
}

#[test]
fn big_numbers_are_their_digits() {
    for k in ["0", "1", "9", "10^8", "2^64-1", "10^50"].map(big) {
        let numeration = Numeration::new(k.clone());
        for x in big_edges()
            .into_iter()
            .chain([big("10^1000"), big("7^1234")])
        {
            let digits = numeration.digits(&x);
            assert!(numeration.is_greedy(&digits));
            assert_eq!(numeration.value(&digits), Some(x.clone()));
            let shifted = numeration.shift(&x).unwrap();
            assert_eq!(numeration.digits(&shifted)[1..], digits);
            assert!(numeration.digits(&shifted)[0].is_zero());
            assert_eq!(numeration.unshift(&shifted), x);
        }
    }
}

#[test]
fn ten_thousand_digits_are_no_trouble() {
    let (zeckendorf, x) = (Numeration::new(UBig::ZERO), big("10^10000"));
    assert_eq!(zeckendorf.unshift(&zeckendorf.shift(&x).unwrap()), x);
}

proptest! {
    #[test]
    fn widths_agree_anywhere(k in any::<u64>(), k_shift in 0u32..64, x in any::<u64>(), x_shift in 0u32..64) {
        widths_agree(k >> k_shift, x >> x_shift);
    }

    #[test]
    fn the_shift_keeps_the_order(k in 0u64..5, x in 0u64..1 << 40, step in 1u64..1000) {
        let numeration = Numeration::new(k);
        prop_assert!(numeration.shift(&x) < numeration.shift(&(x + step)));
    }
}
