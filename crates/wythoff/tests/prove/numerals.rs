//! Numerals of the prover's systems, against the definition.

use wythoff::UBig;
use wythoff::logic::NumberSystem;
use wythoff::logic::Numerals::{self, Greedy, Ostrowski};

fn systems() -> Vec<NumberSystem> {
    let lists: Vec<Numerals> = vec![
        Greedy(vec![2]),
        Greedy(vec![3]),
        Greedy(vec![1, 1]),
        Greedy(vec![3, 2]),
        Greedy(vec![4, 4]),
        Greedy(vec![1, 1, 1]),
        Greedy(vec![11, 1]),
        Ostrowski(vec![1]),
        Ostrowski(vec![2, 1]),
        Ostrowski(vec![1, 3]),
        Ostrowski(vec![3, 1, 2]),
    ];
    lists
        .into_iter()
        .map(|list| NumberSystem::new(list).unwrap())
        .collect()
}

/// Σ digit·weight, as the definition says.
fn value(system: &NumberSystem, digits: &[u32]) -> UBig {
    (digits.iter().rev().zip(system.weights()))
        .map(|(&digit, weight)| weight * UBig::from(digit))
        .sum()
}

#[test]
fn small_numbers_have_one_valid_numeral_each_and_digits_finds_it() {
    for system in systems() {
        let valid = system.valid(1);
        let numerals: Vec<Vec<u32>> = (0u32..500).map(|n| system.digits(&UBig::from(n))).collect();
        for (n, digits) in (0u32..).zip(&numerals) {
            assert!(
                valid.accepts(digits),
                "{:?} {n} {digits:?}",
                system.numerals()
            );
            assert_eq!(digits.len() % system.period(), 0);
            assert_eq!(value(&system, digits), UBig::from(n));
        }
        // Valid words of one length, in order, are the numbers in order: none is left out.
        let length = 4usize.next_multiple_of(system.period());
        let mut count = 0;
        let mut word = vec![0; length];
        'words: loop {
            if valid.accepts(&word) {
                assert_eq!(value(&system, &word), UBig::from(count as u32));
                count += 1;
            }
            let mut place = length;
            loop {
                let Some(next) = place.checked_sub(1) else {
                    break 'words;
                };
                place = next;
                word[place] += 1;
                if word[place] < system.digit_count() {
                    break;
                }
                word[place] = 0;
            }
        }
    }
}

#[test]
fn long_numbers_are_converted_both_ways() {
    for system in systems() {
        let valid = system.valid(1);
        for bits in [100, 1000, 3001, 20000] {
            let mut number = UBig::ONE;
            while number < UBig::ONE << bits {
                number = &number * &number * UBig::from(7u8) + UBig::from(bits as u32);
            }
            for number in [number.clone(), number - UBig::ONE] {
                let digits = system.digits(&number);
                assert!(valid.accepts(&digits), "{:?} {bits}", system.numerals());
                assert_eq!(system.value(&digits), number);
                if bits <= 3001 {
                    assert_eq!(value(&system, &digits), number);
                }
            }
            // Around a weight, where all digits change.
            let weight = system.weights().nth(bits / 2).unwrap();
            for number in [&weight - UBig::ONE, weight.clone(), weight + UBig::ONE] {
                let digits = system.digits(&number);
                assert!(valid.accepts(&digits), "{:?} {bits}", system.numerals());
                assert_eq!(system.value(&digits), number);
            }
        }
    }
}
