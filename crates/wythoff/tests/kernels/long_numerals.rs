//! Numbers so long that their numerals, and their decimal digits, go through the transform.

use wythoff::logic::{NumberSystem, Numerals};
use wythoff::{UBig, parse_natural};

#[test]
fn long_numbers_are_what_their_numerals_stand_for() {
    for numerals in [
        Numerals::Greedy(vec![1, 1]),
        Numerals::Greedy(vec![3]),
        Numerals::Ostrowski(vec![1, 2]),
    ] {
        let system = NumberSystem::new(numerals).unwrap();
        for digits in [4_000, 12_345, 20_000] {
            let text = "9876543210".repeat(digits / 10);
            let number = parse_natural(&text).unwrap();
            assert_eq!(number, UBig::from_str_radix(&text, 10).unwrap());
            assert_eq!(system.value(&system.digits(&number)), number);
        }
    }
}
