//! Answers: how a batch of cases becomes bytes.

use std::ops::ControlFlow;

use dashu_int::UBig;

use super::error::Expected;
use super::golden::is_seen_to_be_won;
use super::numeral::Numeral;
use crate::batch::{outcomes_each_k, outcomes_u32, outcomes_u64};
use crate::games::Wythoff;
use crate::number::Decimal;
use crate::position::Outcome;
use crate::theory::wythoff::{DecimalPairs, is_losing_pair};

/// How many cases are decided together: few enough to stay in the nearest cache, enough for vectors.
const TOGETHER: usize = 512;

/// How the cases of a problem are answered, N numbers a case.
pub(super) trait Answer<const N: usize> {
    /// What the numbers of a case are.
    fn case(&self) -> [Expected; N];

    /// Answers cases in words; `Break` if one of them ends the input.
    fn words(&self, cases: &[[u64; N]], output: &mut Vec<u8>) -> ControlFlow<()>;

    /// Answers a case with a longer number.
    fn long(&self, case: &[Numeral; N], output: &mut Vec<u8>);
}

/// Who wins, in a line for each case: the line for a win of the player to move, and the line for a loss.
pub(super) struct Winner([[u8; 2]; 2]);

impl Winner {
    /// `1` if the player to move wins, else `0`.
    pub(super) const DIGIT: Self = Self([*b"1\n", *b"0\n"]);
    /// `A` if the player to move wins, else `B`.
    pub(super) const LETTER: Self = Self([*b"A\n", *b"B\n"]);

    fn line(&self, outcome: Outcome) -> [u8; 2] {
        // Without a table and without a branch, so that many lines are made at once.
        let [win, loss] = self.0.map(u16::from_ne_bytes);
        let all_if_won = 0u16.wrapping_sub(outcome.is_win().into());
        (loss ^ ((win ^ loss) & all_if_won)).to_ne_bytes()
    }

    /// The lines of cases that are decided many at a time: by `small` where all their numbers have 32 bits.
    fn lines<const N: usize>(
        &self,
        cases: &[[u64; N]],
        output: &mut Vec<u8>,
        small: impl Fn(&[[u32; N]], &mut [Outcome]),
        large: impl Fn(&[[u64; N]], &mut [Outcome]),
    ) -> ControlFlow<()> {
        let mut halves = [[0u32; N]; TOGETHER];
        let mut outcomes = [Outcome::Win; TOGETHER];
        for cases in cases.chunks(TOGETHER) {
            let outcomes = &mut outcomes[..cases.len()];
            if cases.iter().flatten().fold(0, |all, number| all | number) <= u32::MAX.into() {
                let halves = &mut halves[..cases.len()];
                for (half, case) in halves.iter_mut().zip(cases) {
                    *half = case.map(|number| number as u32);
                }
                small(halves, outcomes);
            } else {
                large(cases, outcomes);
            }
            let before = output.len();
            output.resize(before + 2 * cases.len(), 0);
            let (lines, _) = output[before..].as_chunks_mut();
            for (line, outcome) in lines.iter_mut().zip(outcomes) {
                *line = self.line(*outcome);
            }
        }
        ControlFlow::Continue(())
    }
}

/// Piles `a b`: Wythoff's game.
impl Answer<2> for Winner {
    fn case(&self) -> [Expected; 2] {
        [Expected::PileSize; 2]
    }

    fn words(&self, cases: &[[u64; 2]], output: &mut Vec<u8>) -> ControlFlow<()> {
        let small = |pairs: &[[u32; 2]], out: &mut [Outcome]| outcomes_u32(0, pairs, out);
        let large = |pairs: &[[u64; 2]], out: &mut [Outcome]| outcomes_u64(0, pairs, out);
        self.lines(cases, output, small, large)
    }

    fn long(&self, [a, b]: &[Numeral; 2], output: &mut Vec<u8>) {
        let lost = !is_seen_to_be_won(a, b) && is_lost(UBig::ZERO, a, b);
        output.extend(self.line(Outcome::from_lost(lost)));
    }
}

/// Piles and k, `a b k`: k-Wythoff.
impl Answer<3> for Winner {
    fn case(&self) -> [Expected; 3] {
        [Expected::PileSize, Expected::PileSize, Expected::K]
    }

    fn words(&self, cases: &[[u64; 3]], output: &mut Vec<u8>) -> ControlFlow<()> {
        self.lines(cases, output, outcomes_each_k, |cases, outcomes| {
            for (outcome, [a, b, k]) in outcomes.iter_mut().zip(cases) {
                *outcome = Outcome::from_lost(is_losing_pair(*k, *a, *b));
            }
        })
    }

    fn long(&self, case: &[Numeral; 3], output: &mut Vec<u8>) {
        let [a, b, k] = case;
        let lost = is_lost(k.to_big(), a, b);
        output.extend(self.line(Outcome::from_lost(lost)));
    }
}

/// Whether a pair of k-Wythoff is lost: long numbers stay decimal, which saves their conversion.
fn is_lost(k: UBig, a: &Numeral, b: &Numeral) -> bool {
    if a.length().max(b.length()) >= Decimal::LONG
        && let Some(pairs) = u64::try_from(&k).ok().and_then(DecimalPairs::new)
        && let Some(is_lost) = pairs.contains(&a.to_decimal(), &b.to_decimal())
    {
        return is_lost;
    }
    Wythoff::new(k).outcome(&a.to_big(), &b.to_big()).is_loss()
}
