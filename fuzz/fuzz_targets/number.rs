//! A text is read as a natural number exactly when a plain reading by the grammar finds one, and then the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use wythoff::{UBig, parse_natural};

fuzz_target!(|text: &str| {
    // Long numbers are the business of the big integers below us.
    if text.len() > 100 {
        return;
    }
    match plain(text) {
        Plain::Natural(value) => assert_eq!(parse_natural(text), Ok(value), "{text:?}"),
        Plain::Nothing => {
            let error = parse_natural(text).expect_err(text);
            assert!(
                (1..=text.chars().count() + 1).contains(&error.column()),
                "{text:?}: {error}"
            );
        }
        Plain::TooSlow => {}
    }
});

enum Plain {
    Natural(UBig),
    Nothing,
    /// A power we do not want to compute plainly.
    TooSlow,
}

/// Splits at the signs, then each term at its power sign; every part left is digits.
fn plain(text: &str) -> Plain {
    let text = text.trim();
    let (mut plus, mut minus) = (UBig::ZERO, UBig::ZERO);
    let mut too_slow = false;
    for term in text.split_inclusive(['+', '-']).scan('+', |sign, piece| {
        let term = piece.trim_end_matches(['+', '-']);
        let before = std::mem::replace(sign, if piece.ends_with('-') { '-' } else { '+' });
        Some((before, term))
    }) {
        let (sign, term) = term;
        let parts: Option<Vec<UBig>> = term.split(['^', 'e', 'E']).map(digits).collect();
        let value = match parts.as_deref() {
            Some([number]) => number.clone(),
            Some([_, exponent]) if *exponent > UBig::from(300u16) => {
                too_slow = true;
                continue;
            }
            Some([base, exponent]) if term.contains('^') => power(base, exponent),
            Some([factor, exponent]) => factor * power(&UBig::from(10u8), exponent),
            _ => return Plain::Nothing,
        };
        *(if sign == '+' { &mut plus } else { &mut minus }) += value;
    }
    // A text that ends in a sign, or has nothing at all, has no last term.
    match text.chars().next_back() {
        None | Some('+' | '-') => Plain::Nothing,
        _ if too_slow => Plain::TooSlow,
        _ if plus < minus => Plain::Nothing,
        _ => Plain::Natural(plus - minus),
    }
}

/// Decimal digits with single underscores between them.
fn digits(text: &str) -> Option<UBig> {
    text.split('_').try_fold(UBig::ZERO, |value, group| {
        let is_number = !group.is_empty() && group.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| {
            group
                .bytes()
                .fold(value, |value, byte| value * 10u8 + (byte - b'0'))
        })
    })
}

fn power(base: &UBig, exponent: &UBig) -> UBig {
    let exponent = u64::try_from(exponent).expect("at most 300");
    (0..exponent).fold(UBig::ONE, |product, _| product * base)
}
