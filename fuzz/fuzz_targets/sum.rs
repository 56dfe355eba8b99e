//! Any text is a sum of games or a mistake with its column; a sum is read from what it prints, and each part on its own.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wythoff::parse_sum;

fuzz_target!(|text: &str| {
    if text.contains(['^', 'e', 'E']) && text.chars().filter(char::is_ascii_digit).count() > 6 {
        return; // a power may stand for ten million digits
    }
    match parse_sum(text) {
        Ok(sum) => {
            assert_eq!(parse_sum(&sum.to_string()).as_ref(), Ok(&sum));
            for part in sum.parts() {
                let alone = parse_sum(&part.to_string()).expect("it is a part");
                assert_eq!(alone.parts(), std::slice::from_ref(part));
            }
        }
        Err(error) => {
            let columns = 1..=text.chars().count() + 1;
            assert!(columns.contains(&error.column()), "{text:?}: {error}");
        }
    }
});
