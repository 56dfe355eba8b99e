//! A text is read as a natural number exactly when a plain reading by the grammar finds one, and then the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use wythoff::{UBig, parse_natural};

fuzz_target!(|text: &str| {
    if text.len() > 100 || has_long_power(text) {
        return;
    }
    match plain(text) {
        Some(value) => assert_eq!(parse_natural(text), Ok(value), "{text:?}"),
        None => {
            let error = parse_natural(text).expect_err(text);
            assert!(
                (1..=text.chars().count() + 1).contains(&error.column()),
                "{text:?}: {error}"
            );
        }
    }
});

/// Whether some power would take long to compute. An exponent of nine digits or more does not: it is refused.
fn has_long_power(text: &str) -> bool {
    text.split(['^', 'e', 'E']).skip(1).any(|exponent| {
        let digits = exponent
            .split(|c: char| !c.is_ascii_digit() && c != '_')
            .next();
        let digits = digits.unwrap_or_default().replace('_', "");
        (3..=8).contains(&digits.trim_start_matches('0').len())
    })
}

/// Cuts at the signs, then each term at its power sign; every part left is digits.
fn plain(text: &str) -> Option<UBig> {
    let mut rest = text.trim();
    let (mut plus, mut minus) = (UBig::ZERO, UBig::ZERO);
    let mut sum = &mut plus;
    while let Some(place) = rest.find(['+', '-']) {
        *sum += term(&rest[..place])?;
        sum = if rest[place..].starts_with('+') {
            &mut plus
        } else {
            &mut minus
        };
        rest = &rest[place + 1..];
    }
    *sum += term(rest)?;
    (plus >= minus).then(|| plus - minus)
}

fn term(text: &str) -> Option<UBig> {
    if let Some((base, exponent)) = text.split_once('^') {
        power(&digits(base)?, &digits(exponent)?)
    } else if let Some((factor, exponent)) = text.split_once(['e', 'E']) {
        Some(digits(factor)? * power(&UBig::from(10u8), &digits(exponent)?)?)
    } else {
        digits(text)
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

/// Below a hundred the exponent is counted down, beyond 10^8 only the powers of 0 and 1 are not refused.
fn power(base: &UBig, exponent: &UBig) -> Option<UBig> {
    match u64::try_from(exponent) {
        Ok(exponent @ 0..100) => Some((0..exponent).fold(UBig::ONE, |product, _| product * base)),
        _ => (*base <= UBig::ONE).then(|| base.clone()),
    }
}
