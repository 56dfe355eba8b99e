//! The two widths of `Natural` agree: a word says `None` exactly where the result without limit does not fit.
#![no_main]

use libfuzzer_sys::fuzz_target;
use wythoff::{Natural, UBig};

fuzz_target!(|words: (u64, u64)| {
    let (a, b) = words;
    let (big_a, big_b) = (a.to_big(), b.to_big());

    agree(a.checked_plus(&b), big_a.checked_plus(&big_b));
    agree(a.checked_minus(&b), big_a.checked_minus(&big_b));
    agree(a.checked_times(&b), big_a.checked_times(&big_b));
    if !b.is_zero() {
        let (quotient, remainder) = a.div_rem_by(&b);
        let (big_quotient, big_remainder) = big_a.div_rem_by(&big_b);
        agree(Some(quotient), Some(big_quotient));
        agree(Some(remainder), Some(big_remainder));
    }
});

fn agree(word: Option<u64>, big: Option<UBig>) {
    assert_eq!(word, big.as_ref().and_then(u64::from_big));
}
