//! Random inputs, good and bad, against the plain judges.

use proptest::prelude::*;
use wythoff::Wythoff;
use wythoff::judge::Problem;

use super::delivery::{KERNELS, run};
use super::naive;

/// Digits of every length, with zeros in front now and then.
fn digits() -> impl Strategy<Value = String> {
    prop_oneof![
        8 => "0{0,1}[0-9]{1,3}",
        4 => "[0-9]{4,10}",
        4 => "[0-9]{14,22}",
        1 => "0{0,30}[0-9]{23,90}",
    ]
}

/// A lost pair, or one near it, in words or beyond.
fn near_lost() -> impl Strategy<Value = String> {
    let digits = prop_oneof!["[0-9]{1,3}", "[0-9]{7,12}", "[0-9]{17,20}", "[0-9]{30,60}"];
    (digits, 0u8..4, any::<bool>()).prop_map(|(n, off, swapped)| {
        let pair = Wythoff::new(wythoff::UBig::ZERO)
            .losing_pairs()
            .pair(&n.parse().expect("digits"));
        let (a, b) = pair.expect("no limit");
        let a = a + off / 2;
        let b = b + off % 2;
        if swapped {
            format!("{b} {a}")
        } else {
            format!("{a} {b}")
        }
    })
}

fn blanks() -> impl Strategy<Value = String> {
    prop_oneof![10 => Just(" ".to_owned()), 10 => Just("\n".to_owned()), 1 => "[ \t\r\n\u{b}\u{c}]{1,70}"]
}

/// Numbers and blanks; half of the inputs begin with a count that may be right.
fn good_input() -> impl Strategy<Value = Vec<u8>> {
    let numbers = prop::collection::vec((prop_oneof![digits(), near_lost()], blanks()), 0..120);
    (prop::option::of(0..60u8), numbers, any::<bool>()).prop_map(|(count, numbers, newline)| {
        let mut text = count.map_or(String::new(), |count| format!("{count}\n"));
        text.extend(
            numbers
                .into_iter()
                .flat_map(|(number, blanks)| [number, blanks]),
        );
        let end = if newline {
            text.len()
        } else {
            text.trim_end().len()
        };
        text.into_bytes()[..end].to_vec()
    })
}

/// A good input with some bytes replaced.
fn input() -> impl Strategy<Value = Vec<u8>> {
    let bad = prop::sample::select(&b"x-+.\0\xff\x80\"a/:"[..]);
    let bad = prop::collection::vec((any::<prop::sample::Index>(), bad), 0..3);
    (good_input(), bad).prop_map(|(mut input, bad)| {
        for (index, byte) in bad {
            if !input.is_empty() {
                let at = index.index(input.len());
                input[at] = byte;
            }
        }
        input
    })
}

proptest! {
    #[test]
    fn any_input_is_judged_as_by_the_plain_judge(
        input in input(),
        problem in prop::sample::select(&Problem::ALL[..]),
        size in prop_oneof![Just(usize::MAX), 1..200usize],
    ) {
        let (output, error) = naive::judge(problem, &input);
        for kernels in KERNELS {
            let (found_output, found_error) = run(kernels(), problem, &input, size);
            prop_assert_eq!(found_output.escape_ascii().to_string(), output.escape_ascii().to_string());
            // The plain judge does not say what it found.
            let cut = error.as_ref().map_or(0, String::len);
            let found_error = found_error.map(|text| text.chars().take(cut).collect());
            prop_assert_eq!(found_error, error.clone());
        }
    }
}
