//! A quadratic irrational prints as a text of itself; what is none is refused with a column inside the text or just behind it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use wythoff::{ParseQuadraticError, QuadraticIrrational};

fuzz_target!(|text: &str| {
    // Each term multiplies the denominators of those before it: the numbers grow with the square of the length.
    if text.len() > 300 {
        return;
    }
    match text.parse::<QuadraticIrrational>() {
        Ok(number) => {
            let shown = number.to_string();
            let again: QuadraticIrrational = shown.parse().expect(&shown);
            assert_eq!(again, number, "{text:?}");
            assert_eq!(again.to_string(), shown, "{text:?}");
        }
        Err(
            ParseQuadraticError::Unexpected { column, .. }
            | ParseQuadraticError::TwoRoots { column, .. },
        ) => assert!(
            (1..=text.chars().count() + 1).contains(&column),
            "{text:?}: column {column}"
        ),
        Err(_) => {}
    }
});
