//! Any bytes, in any pieces, are judged by all kernels as by the plain judge of the tests.
//!
//! The first byte picks the problem and the size of the pieces, the rest is the input.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wythoff::judge::Problem;

#[path = "../../crates/wythoff/tests/kernels/judge/delivery.rs"]
mod delivery;
#[path = "../../crates/wythoff/tests/kernels/judge/naive.rs"]
mod naive;

const SIZES: [usize; 8] = [usize::MAX, 1, 2, 3, 7, 61, 64, 129];

fuzz_target!(|data: &[u8]| {
    let [choice, input @ ..] = data else { return };
    let choice = usize::from(*choice);
    let problem = Problem::ALL[choice % Problem::ALL.len()];
    let size = SIZES[choice / Problem::ALL.len() % SIZES.len()];
    let (output, error) = naive::judge(problem, input);
    for kernels in delivery::KERNELS {
        let (found_output, found_error) = delivery::run(kernels(), problem, input, size);
        assert_eq!(
            found_output.escape_ascii().to_string(),
            output.escape_ascii().to_string()
        );
        // The plain judge does not say what it found.
        match (&found_error, &error) {
            (Some(found), Some(error)) => {
                assert!(found.starts_with(error), "{found} instead of {error}")
            }
            _ => assert_eq!(found_error, error),
        }
    }
});
