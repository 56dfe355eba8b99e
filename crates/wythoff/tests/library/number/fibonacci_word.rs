//! The Fibonacci word and its relatives, against the substitution and against Beatty sequences.

use proptest::prelude::*;
use wythoff::{Beatty, FibonacciWord, Letter, QuadraticIrrational, UBig};

use crate::number::{big, big_edges, edges, rows};

/// The first letters, by substituting until there are enough.
fn substituted(k: usize, length: usize) -> Vec<Letter> {
    let mut word = vec![Letter::A];
    while word.len() < length {
        let image = |letter: &Letter| match letter {
            Letter::A => [vec![Letter::A; k + 1], vec![Letter::B]].concat(),
            Letter::B => vec![Letter::A],
        };
        word = word.iter().flat_map(image).collect();
    }
    word.truncate(length);
    word
}

#[test]
fn published_words() {
    for row in rows(include_str!("../../data/fibonacci-words.txt")) {
        let word = FibonacciWord::new(row[0].parse::<u64>().unwrap());
        let shown = |letter: Letter| if letter == Letter::A { '0' } else { '1' };
        let found: String = word
            .letters_from(&1)
            .take(row[1].len())
            .map(shown)
            .collect();
        assert_eq!(found, row[1], "k = {}", row[0]);
    }
}

#[test]
fn letters_and_counts_are_those_of_the_substituted_word() {
    for k in 0..6 {
        let (word, letters) = (FibonacciWord::new(k), substituted(k as usize, 1200));
        assert_eq!(
            (word.letter(&0), word.count_a(&0), word.count_b(&0)),
            (None, 0, 0)
        );
        let (mut count_a, mut count_b) = (0, 0);
        for (i, &letter) in (1..).zip(&letters) {
            assert_eq!(word.letter(&i), Some(letter), "letter {i} for k = {k}");
            match letter {
                Letter::A => count_a += 1,
                Letter::B => count_b += 1,
            }
            assert_eq!(
                (word.count_a(&i), word.count_b(&i)),
                (count_a, count_b),
                "to {i} for k = {k}"
            );
        }
        for start in 0..150 {
            let expected = &letters[usize::max(start, 1) - 1..];
            let found = word.letters_from(&(start as u64)).take(expected.len());
            assert!(
                found.eq(expected.iter().copied()),
                "from {start} for k = {k}"
            );
        }
    }
}

/// The letters a stand at the lower losing numbers, the terms of the Beatty sequence of α.
fn agrees_with_beatty(k: &UBig, i: &UBig) {
    let word = FibonacciWord::new(k.clone());
    let lower = Beatty::new(QuadraticIrrational::wythoff_slope(k)).unwrap();
    let is_a = word.letter(i) == Some(Letter::A);
    assert_eq!(is_a, lower.contains(i), "letter {i} for k = {k}");
    assert_eq!(word.count_a(i), lower.count_up_to(i), "to {i} for k = {k}");
}

#[test]
fn the_letters_a_stand_at_the_lower_losing_numbers() {
    for k in ["0", "1", "2", "7", "10^8", "2^64-1", "10^40"].map(big) {
        let words = edges().into_iter().filter(|&i| i > 0).map(UBig::from);
        for i in words.chain(big_edges()) {
            agrees_with_beatty(&k, &i);
        }
    }
}

#[test]
fn words_agree_with_big_numbers_up_to_the_last_letter() {
    for k in [0, 1, 5, 1 << 32, u64::MAX - 2, u64::MAX - 1, u64::MAX] {
        let (word, wide) = (FibonacciWord::new(k), FibonacciWord::new(UBig::from(k)));
        for i in edges() {
            assert_eq!(
                word.letter(&i),
                wide.letter(&i.into()),
                "letter {i} for k = {k}"
            );
            assert_eq!(UBig::from(word.count_a(&i)), wide.count_a(&i.into()));
            assert_eq!(UBig::from(word.count_b(&i)), wide.count_b(&i.into()));
        }
        let start = u64::MAX - 9;
        let last: Vec<_> = word.letters_from(&start).collect();
        assert_eq!(last.len(), 10, "k = {k}");
        assert!(wide.letters_from(&start.into()).take(10).eq(last));
    }
}

#[test]
fn letters_go_on_from_a_googol() {
    let googol = big("10^100");
    for k in ["0", "1", "4"].map(big) {
        let word = FibonacciWord::new(k);
        for (offset, letter) in (0u32..120).zip(word.letters_from(&googol)) {
            assert_eq!(
                Some(letter),
                word.letter(&(&googol + offset)),
                "10^100 + {offset}"
            );
        }
    }
}

proptest! {
    #[test]
    fn letters_are_lower_losing_numbers_anywhere(k in any::<u64>(), k_shift in 0u32..64, words in proptest::collection::vec(any::<u64>(), 1..4)) {
        let i = words.iter().fold(UBig::ONE, |i, word| (i << 64) + *word);
        agrees_with_beatty(&UBig::from(k >> k_shift), &i);
    }

    #[test]
    fn iteration_agrees_with_access(k in 0u64..4, start in any::<u64>(), shift in 0u32..64) {
        let (word, start) = (FibonacciWord::new(k), start >> shift);
        for (i, letter) in (start.max(1)..=u64::MAX).zip(word.letters_from(&start)).take(200) {
            prop_assert_eq!(Some(letter), word.letter(&i));
        }
    }
}
