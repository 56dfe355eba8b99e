//! Any text is a number or a named mistake; plain digits are read as one digit after the other.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wythoff::{QuadraticIrrational, UBig, parse_natural};

fuzz_target!(|text: &str| {
    // A power may stand for ten million digits: worth testing, but not thousands of times.
    if text.chars().filter(char::is_ascii_digit).count() > 6 && text.contains(['^', 'e', 'E']) {
        return;
    }
    let read = parse_natural(text);
    let digits = text.trim();
    if !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()) {
        let slowly = digits
            .bytes()
            .fold(UBig::ZERO, |x, digit| x * 10u8 + (digit - b'0'));
        assert_eq!(read, Ok(slowly));
    } else if let Err(error) = read {
        assert!(
            (1..=text.chars().count() + 1).contains(&error.column()),
            "{error}"
        );
    }
    if let Ok(number) = text.parse::<QuadraticIrrational>() {
        assert_eq!(number.to_string().parse(), Ok(number));
    }
});
