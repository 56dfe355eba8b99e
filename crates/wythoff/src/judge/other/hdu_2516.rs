//! HDU 2516: Fibonacci Nim; lost are the Fibonacci numbers.

use dashu_int::UBig;

use super::definition::{CaseShape, Definition, Repeats, either};

pub(super) const PROBLEM: Definition = Definition {
    name: "hdu-2516",
    repeats: Repeats::ToZero,
    shape: CaseShape::Numbers(1),
    most_cases: 1000,
    least: 2,
    greatest: "2^31-1",
    promise: |_| true,
    win: "First win",
    lose: "Second win",
    answer: |case| either(is_fibonacci(&case[0]), ["First win", "Second win"]),
};

fn is_fibonacci(n: &UBig) -> bool {
    let (mut a, mut b) = (UBig::ONE, UBig::from(2u8));
    while b < *n {
        (a, b) = (b.clone(), a + b);
    }
    a == *n || b == *n
}
