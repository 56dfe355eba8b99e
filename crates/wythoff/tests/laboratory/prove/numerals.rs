//! Numerals of the prover's systems, against the definition.

use proptest::prelude::*;
use wythoff::automata::{Automaton, Budget};
use wythoff::check::check;
use wythoff::logic::NumberSystem;
use wythoff::logic::Numerals::{self, Endless, Greedy, Ostrowski};
use wythoff::prove::{Verdict, prove};
use wythoff::{Rules, UBig, parse_rules};

fn systems() -> Vec<NumberSystem> {
    let lists: Vec<Numerals> = vec![
        Greedy(vec![2]),
        Greedy(vec![3]),
        Greedy(vec![1, 1]),
        Greedy(vec![3, 2]),
        Greedy(vec![4, 4]),
        Greedy(vec![1, 1, 1]),
        Greedy(vec![11, 1]),
        Greedy(vec![1, 0, 1]),
        Greedy(vec![1, 0, 0, 1]),
        Greedy(vec![1, 0, 0, 0, 1]),
        Greedy(vec![1, 0, 0, 0, 0, 0, 0, 1]),
        Greedy(vec![2, 0, 1]),
        Greedy(vec![3, 1, 2]),
        Greedy(vec![2, 1, 2, 1]),
        Greedy(vec![4096]),
        Greedy(vec![4096, 4096, 7]),
        Greedy(vec![510; 8]),
        Endless(vec![2, 1]),
        Endless(vec![4, 2]),
        Endless(vec![10, 4]),
        Endless(vec![2, 0, 1]),
        Endless(vec![3, 1, 2]),
        Endless(vec![2, 1, 2, 1, 0, 0, 0, 1]),
        Endless(vec![4096, 1]),
        Ostrowski(vec![1]),
        Ostrowski(vec![2, 1]),
        Ostrowski(vec![1, 3]),
        Ostrowski(vec![3, 1, 2]),
        Ostrowski(vec![1, 1, 1, 5]),
        Ostrowski(vec![4096; 8]),
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
        if system.digit_count() > 20 {
            continue; // too many words
        }
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

/// Greedy digits by the definition, one weight after the other from the top.
fn greedy(system: &NumberSystem, number: &UBig) -> Vec<u32> {
    let mut weights: Vec<UBig> = Vec::new();
    for weight in system.weights() {
        if weight > *number && weights.len().is_multiple_of(system.period()) {
            break;
        }
        weights.push(weight);
    }
    let mut rest = number.clone();
    let mut digit = |weight: &UBig| {
        let digit = u32::try_from(&(&rest / weight)).unwrap();
        rest %= weight;
        digit
    };
    weights.iter().rev().map(&mut digit).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn by_halves_or_one_by_one_the_digits_are_the_same(
        which in 0..systems().len(),
        words in prop::collection::vec(any::<u32>(), 1..120),
        around in 0usize..700,
        near in -2i32..=2,
    ) {
        let system = &systems()[which];
        let random = words.iter().fold(UBig::ZERO, |sum, &word| (sum << 32) + UBig::from(word));
        // Next to a weight, or the sum of every second one: where the first half is hardest to find.
        let weight = system.weights().nth(around).unwrap();
        let alternating: UBig = system.weights().take(around).step_by(2).sum();
        for number in [random, weight, alternating] {
            let number = match near < 0 {
                true if number < UBig::from(2u8) => continue,
                true => number - UBig::from(near.unsigned_abs()),
                false => number + UBig::from(near as u32),
            };
            let digits = system.digits(&number);
            prop_assert_eq!(&digits, &greedy(system, &number), "{:?} {}", system.numerals(), number);
            prop_assert_eq!(system.value(&digits), number);
        }
    }
}

/// Whether these are the greedy digits of a number: what they stand for below a place is less than its weight.
fn is_greedy(system: &NumberSystem, digits: &[u32], number: &UBig) -> bool {
    let mut sum = UBig::ZERO;
    let mut weights = system.weights().peekable();
    digits.iter().rev().all(|&digit| {
        sum += weights.next().unwrap() * UBig::from(digit);
        sum < *weights.peek().unwrap()
    }) && sum == *number
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    /// Up to lengths where blocks are joined by the transform.
    #[test]
    fn long_numerals_are_greedy(
        which in 0..systems().len(),
        words in prop::collection::vec(any::<u64>(), 1..360),
        shift in 0usize..64,
        near in 0u8..5,
    ) {
        let system = &systems()[which];
        let random = words.iter().fold(UBig::ZERO, |sum, &word| (sum << 64) + UBig::from(word)) >> shift;
        let places = system.weights().take_while(|weight| *weight <= random).count();
        // Next to a weight, or to a sum of weights at equal distances: where digits are hardest to find.
        let weight = system.weights().nth(places).unwrap();
        let second: UBig = system.weights().take(places).step_by(2).sum();
        let third: UBig = system.weights().take(places).step_by(3).sum();
        for number in [random, weight, second, third] {
            let number = (number + UBig::from(near)).max(UBig::from(2u8)) - UBig::from(2u8);
            let digits = system.digits(&number);
            prop_assert!(is_greedy(system, &digits, &number), "{:?} {}", system.numerals(), number);
            prop_assert_eq!(system.value(&digits), number);
        }
    }
}

#[test]
fn lists_whose_tails_are_not_below_them_are_no_systems() {
    for list in [
        vec![],
        vec![1],
        vec![0, 1],
        vec![1, 0],
        vec![1, 2],
        vec![2, 2, 3],
    ] {
        assert!(NumberSystem::new(Greedy(list.clone())).is_err(), "{list:?}");
    }
    assert!(NumberSystem::new(Ostrowski(vec![1, 0])).is_err());
    for list in [
        vec![2],
        vec![2, 2],
        vec![2, 0],
        vec![1, 2],
        vec![1, 0, 1],
        vec![3, 2, 2],
        vec![2, 1, 2, 2, 1],
    ] {
        assert!(
            NumberSystem::new(Endless(list.clone())).is_err(),
            "{list:?}"
        );
    }
}

#[test]
fn the_greatest_weights_that_fit_a_word_are_used_and_the_next_refused() {
    assert!(NumberSystem::new(Greedy(vec![4096; 6])).is_ok());
    assert!(NumberSystem::new(Greedy(vec![4096; 7])).is_err());
    assert!(NumberSystem::new(Greedy(vec![511; 8])).is_err());
    let top = NumberSystem::new(Greedy(vec![510; 8])).unwrap();
    let seventh = top.weights().nth(7).unwrap();
    assert_eq!(seventh, UBig::from(511u16).pow(7));
    assert!(seventh < UBig::ONE << 63);
    // Conditions are followed and the theorem checked there too: of one pile only the empty one is lost.
    let zeros = Automaton::new(0, vec![true], vec![vec![(0, 0)]]);
    let halves = parse_rules("piles a; x > 0 | 3x <= 2a + 1, 3x > a").unwrap();
    for rules in [Rules::nim(1), halves] {
        let verdict = prove(&rules, &top, &zeros, &mut Budget::default());
        let Ok(Verdict::Proved(proof)) = verdict else {
            panic!("{verdict:?}")
        };
        assert_eq!(check(&proof.certificate(None)), Ok(()));
    }
}

#[test]
fn long_numbers_are_converted_both_ways() {
    for system in systems() {
        let valid = system.valid(1);
        for bits in [100, 1000, 3001, 30000] {
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
