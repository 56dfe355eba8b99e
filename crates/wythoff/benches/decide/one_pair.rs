//! A single decision through the public functions, the choice of a backend included.

use std::hint::black_box;

use wythoff::Outcome;

use crate::best_times::BestTimes;

/// Prints nanoseconds: the best mean of a thousand calls.
pub(crate) fn print() {
    print_one("outcomes_u32", [165_580_140, 267_914_295], |pair, out| {
        wythoff::outcomes_u32(0, pair, out)
    });
    let at_index_10_to_18 = [1_618_033_988_749_894_848, 2_618_033_988_749_894_848];
    print_one("outcomes_u64", at_index_10_to_18, |pair, out| {
        wythoff::outcomes_u64(0, pair, out)
    });
    print_one(
        "outcomes_each_k",
        [8209, 67_395_890, 8208],
        wythoff::outcomes_each_k,
    );
}

/// The position is a lost one.
fn print_one<P>(name: &str, position: P, decide: impl Fn(&[P], &mut [Outcome])) {
    let position = [position];
    let mut out = [Outcome::Win];
    let mut best = BestTimes::new();
    for _ in 0..1000 {
        best.time_each([()].iter(), |()| {
            for _ in 0..1000 {
                decide(black_box(&position), black_box(&mut out));
            }
        });
    }
    assert_eq!(out, [Outcome::Loss], "{name}");
    println!("one position, {name}: {:.1} ns", best.sum() / 1000.0);
}
