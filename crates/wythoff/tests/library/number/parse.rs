//! Numbers as people type them.

use proptest::prelude::*;
use wythoff::{UBig, parse_natural};

#[test]
fn what_people_type_is_read() {
    for (text, value) in [
        ("0", "0"),
        ("007", "7"),
        ("123", "123"),
        (" 123\r\n", "123"),
        ("1_000_000", "1000000"),
        ("1e0", "1"),
        ("5e3", "5000"),
        ("5E3", "5000"),
        ("0e99", "0"),
        ("2^10", "1024"),
        ("0^0", "1"),
        ("0^5", "0"),
        ("1^999999999999999999999999999", "1"),
        ("0^999999999999999999999999999", "0"),
        ("2^64-1", "18446744073709551615"),
        ("2^64-2^32+1", "18446744069414584321"),
        ("10^18+7", "1000000000000000007"),
        ("1-2+3", "2"),
        ("1e2+1e1", "110"),
        ("1_0^1_0", "10000000000"),
    ] {
        assert_eq!(parse_natural(text).unwrap().to_string(), value, "{text}");
    }
    let googol = format!("1{}", "0".repeat(100));
    assert_eq!(parse_natural("10^100").unwrap().to_string(), googol);
    assert_eq!(parse_natural("1e100").unwrap().to_string(), googol);
}

#[test]
fn what_is_no_natural_is_refused_with_its_place() {
    for (text, error) in [
        ("", "column 1: expected a digit, found the end"),
        ("  ", "column 3: expected a digit, found the end"),
        (
            "-2",
            "column 1: expected a natural number, found a negative one",
        ),
        (
            " -2",
            "column 2: expected a natural number, found a negative one",
        ),
        (
            "1-2",
            "column 2: expected a natural number, found a negative one",
        ),
        (
            "9-5-5+0",
            "column 4: expected a natural number, found a negative one",
        ),
        ("+2", "column 1: expected a digit, found \"+\""),
        // A long power, then the mistake: it is told without computing the power.
        (
            "11^1_0190011__1",
            "column 13: expected a digit, `+`, `-` or the end, found \"_\"",
        ),
        ("11^9000000+", "column 12: expected a digit, found the end"),
        (
            "1.5",
            "column 2: expected a natural number, found a fraction",
        ),
        (
            ".5",
            "column 1: expected a natural number, found a fraction",
        ),
        (
            "1.5e3",
            "column 2: expected a natural number, found a fraction",
        ),
        (
            "1e-3",
            "column 3: expected a natural number, found a fraction",
        ),
        (
            "10^-3",
            "column 4: expected a natural number, found a fraction",
        ),
        (
            "10^10^10",
            "column 6: expected a digit, `+`, `-` or the end, found \"^\"",
        ),
        ("10^", "column 4: expected a digit, found the end"),
        ("1e", "column 3: expected a digit, found the end"),
        ("7-", "column 3: expected a digit, found the end"),
        ("seven", "column 1: expected a digit, found \"s\""),
        ("七", "column 1: expected a digit, found \"七\""),
        (
            "1七",
            "column 2: expected a digit, `+`, `-` or the end, found \"七\"",
        ),
        (
            "1,000",
            "column 2: expected a digit, `+`, `-` or the end, found \",\"",
        ),
        (
            "1 000",
            "column 3: expected a digit, `+`, `-` or the end, found \"0\"",
        ),
        ("_1", "column 1: expected a digit, found \"_\""),
        (
            "1_",
            "column 2: expected a digit, `+`, `-` or the end, found \"_\"",
        ),
        (
            "1__0",
            "column 2: expected a digit, `+`, `-` or the end, found \"_\"",
        ),
        (
            "0x10",
            "column 2: expected a digit, `+`, `-` or the end, found \"x\"",
        ),
        ("10^99999999999", "column 4: more than 10^7 digits"),
        ("1e99999999999", "column 3: more than 10^7 digits"),
        (
            "2^99999999999999999999999999",
            "column 3: more than 10^7 digits",
        ),
        (
            "2^30000000+2^30000000+1",
            "column 14: more than 10^7 digits",
        ),
        (
            "99999999999999999999^9999999",
            "column 22: more than 10^7 digits",
        ),
    ] {
        assert_eq!(
            parse_natural(text).unwrap_err().to_string(),
            error,
            "{text:?}"
        );
    }
}

#[test]
fn a_hundred_thousand_terms_and_digits_are_read_at_once() {
    let terms = 100_000;
    assert_eq!(
        parse_natural(&["1"].repeat(terms).join("+")),
        Ok(UBig::from(terms))
    );
    let digits = "7".repeat(terms);
    assert_eq!(parse_natural(&digits).unwrap().to_string(), digits);
}

proptest! {
    #[test]
    fn digits_are_read_as_they_are_written(digits in "[1-9][0-9]{0,300}") {
        prop_assert_eq!(parse_natural(&digits).unwrap().to_string(), digits);
    }

    #[test]
    fn powers_and_sums_are_what_they_mean(base in 0u64..1000, exponent in 0usize..50, more: u64, less in 0u64..1000) {
        let value = UBig::from(base).pow(exponent) + more;
        let text = format!("{base}^{exponent}+{more}-{less}");
        match value >= UBig::from(less) {
            true => prop_assert_eq!(parse_natural(&text), Ok(value - less)),
            false => prop_assert!(parse_natural(&text).is_err()),
        }
    }

    #[test]
    fn a_text_is_never_a_panic(text in "[0-9^e+_. x-]{0,7}|\\PC{0,9}") {
        if let Err(error) = parse_natural(&text) {
            prop_assert!(error.column() <= text.chars().count() + 1);
        }
    }
}
