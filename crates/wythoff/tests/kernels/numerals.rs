//! The writers of small numbers agree with the standard library.

use proptest::prelude::*;
use wythoff::simd::numerals::{LIMIT, LINE_END, WriteNumbers, fastest, portable};

/// The text by the standard library.
fn naive(numbers: &[u32]) -> String {
    let behind = |number: &u32| if number & LINE_END == 0 { ' ' } else { '\n' };
    let numerals = numbers
        .iter()
        .map(|number| format!("{}{}", number & !LINE_END, behind(number)));
    numerals.collect()
}

fn check(numbers: &[u32]) {
    for writer in [fastest(), portable as WriteNumbers] {
        let mut text = b"before ".to_vec();
        writer(numbers, &mut text);
        assert_eq!(
            String::from_utf8(text).unwrap(),
            "before ".to_owned() + &naive(numbers)
        );
    }
}

/// Every part of each halving, both sides of every width, the largest numbers, and each with a blank and a line feed.
#[test]
fn numbers_are_written_as_the_standard_library_writes_them() {
    let parts = (0..10_000).flat_map(|x| [x, x * 1000, x % 1000 * 10_001, LIMIT - 1 - x]);
    let widths = (1..7).flat_map(|width| [10u32.pow(width) - 1, 10u32.pow(width)]);
    let numbers = parts.chain(widths);
    check(&numbers.flat_map(|n| [n, n | LINE_END]).collect::<Vec<_>>());
}

proptest! {
    /// Vectors take eight numbers, and the plain words what is left.
    #[test]
    fn any_count_of_numbers_is_written(numbers in prop::collection::vec((0..LIMIT, any::<bool>(), 0..8u32), 0..100)) {
        let numbers: Vec<u32> = numbers
            .into_iter()
            .map(|(n, ends, width)| (n % 10u32.pow(width)) | if ends { LINE_END } else { 0 })
            .collect();
        check(&numbers);
    }
}
