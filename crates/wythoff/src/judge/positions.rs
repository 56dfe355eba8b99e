//! Positions of any game with so many piles: one after the other to the end of the input, `1` for a win and `0` for a loss.

use std::io::{Read, Write};
use std::ops::ControlFlow;

use dashu_int::UBig;

use super::answer::Answer;
use super::cases::Judge;
use super::error::{Expected, JudgeError};
use super::kernels::Kernels;
use super::numeral::Numeral;

/// Who decides: positions in words, and larger ones.
struct Positions<W, L> {
    words: W,
    long: L,
}

impl<const N: usize, W: Fn(&[u64]) -> bool, L: Fn(&[UBig]) -> bool> Answer<N> for Positions<W, L> {
    fn case(&self) -> [Expected; N] {
        [Expected::PileSize; N]
    }

    fn words(&self, cases: &[[u64; N]], _: &Kernels, output: &mut Vec<u8>) -> ControlFlow<()> {
        for case in cases {
            output.extend(line((self.words)(case)));
        }
        ControlFlow::Continue(())
    }

    fn long(&self, case: &[Numeral; N], output: &mut Vec<u8>) {
        let piles = case.each_ref().map(Numeral::to_big);
        output.extend(line((self.long)(&piles)));
    }
}

fn line(is_lost: bool) -> &'static [u8] {
    if is_lost { b"0\n" } else { b"1\n" }
}

/// Answers position after position of a game with so many piles, 1 to 5: `1` if the player to move wins, else `0`.
///
/// `is_lost` and `is_lost_long` decide, the latter where a pile has more than 64 bits. Panics if there are more piles.
///
/// ```
/// use wythoff::{judge::run_positions, prove::{Decider, theorem}};
/// let proof = theorem("like wythoff")?;
/// let decider = Decider::new(&proof);
/// let mut output = Vec::new();
/// let words = |piles: &[u64]| decider.is_lost(piles);
/// run_positions(2, words, |piles| decider.is_lost_long(piles), &b"8 4\n4 7\n"[..], &mut output)?;
/// assert_eq!(output, b"1\n0\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn run_positions(
    piles: usize,
    is_lost: impl Fn(&[u64]) -> bool,
    is_lost_long: impl Fn(&[UBig]) -> bool,
    mut input: impl Read,
    mut output: impl Write,
) -> Result<(), JudgeError> {
    let answer = Positions {
        words: is_lost,
        long: is_lost_long,
    };
    let mut judge = Judge::new(Kernels::fastest(), &mut input, &mut output);
    let result = match piles {
        1 => judge.until_the_end::<1>(&answer),
        2 => judge.until_the_end::<2>(&answer),
        3 => judge.until_the_end::<3>(&answer),
        4 => judge.until_the_end::<4>(&answer),
        5 => judge.until_the_end::<5>(&answer),
        _ => panic!("rules have one to five piles"),
    };
    let flushed = judge.output.flush();
    result.and(flushed)
}
