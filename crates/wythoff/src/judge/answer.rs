//! Answers: how a batch of cases becomes bytes.

use std::ops::ControlFlow;

use dashu_int::UBig;

use super::error::Expected;
use super::golden::is_seen_to_be_won;
use super::kernels::Kernels;
use super::numeral::Numeral;
use crate::games::Wythoff;
use crate::number::Decimal;
use crate::position::Outcome;
use crate::simd::winners::{Lines, WriteWinners};
use crate::theory::wythoff::DecimalPairs;

/// How the cases of a problem are answered, N numbers a case.
pub(super) trait Answer<const N: usize> {
    /// What the numbers of a case are.
    fn case(&self) -> [Expected; N];

    /// Answers cases in words; `Break` if one of them ends the input.
    fn words(&self, cases: &[[u64; N]], kernels: &Kernels, output: &mut Vec<u8>)
    -> ControlFlow<()>;

    /// Answers a case with a longer number.
    fn long(&self, case: &[Numeral; N], output: &mut Vec<u8>);
}

/// Who wins, in a line for each case.
pub(super) struct Winner(Lines);

impl Winner {
    /// `1` if the player to move wins, else `0`.
    pub(super) const DIGIT: Self = Self(Lines {
        win: *b"1\n",
        loss: *b"0\n",
    });
    /// `A` if the player to move wins, else `B`.
    pub(super) const LETTER: Self = Self(Lines {
        win: *b"A\n",
        loss: *b"B\n",
    });

    /// Appends the lines of cases.
    fn append<const N: usize>(
        &self,
        cases: &[[u64; N]],
        write: WriteWinners<N>,
        output: &mut Vec<u8>,
    ) -> ControlFlow<()> {
        let Self(lines) = self;
        let before = output.len();
        output.resize(before + 2 * cases.len(), 0);
        write(cases, *lines, output[before..].as_chunks_mut().0);
        ControlFlow::Continue(())
    }

    /// Appends the line of a case that is lost or not.
    fn append_one(&self, is_lost: bool, output: &mut Vec<u8>) {
        let Self(lines) = self;
        output.extend(lines.of(Outcome::from_lost(is_lost)));
    }
}

/// Piles `a b`: Wythoff's game.
impl Answer<2> for Winner {
    fn case(&self) -> [Expected; 2] {
        [Expected::PileSize; 2]
    }

    fn words(
        &self,
        cases: &[[u64; 2]],
        kernels: &Kernels,
        output: &mut Vec<u8>,
    ) -> ControlFlow<()> {
        self.append(cases, kernels.write_pair_winners, output)
    }

    fn long(&self, [a, b]: &[Numeral; 2], output: &mut Vec<u8>) {
        let lost = !is_seen_to_be_won(a, b) && is_lost(UBig::ZERO, a, b);
        self.append_one(lost, output);
    }
}

/// Piles and k, `a b k`: k-Wythoff.
impl Answer<3> for Winner {
    fn case(&self) -> [Expected; 3] {
        [Expected::PileSize, Expected::PileSize, Expected::K]
    }

    fn words(
        &self,
        cases: &[[u64; 3]],
        kernels: &Kernels,
        output: &mut Vec<u8>,
    ) -> ControlFlow<()> {
        self.append(cases, kernels.write_triple_winners, output)
    }

    fn long(&self, case: &[Numeral; 3], output: &mut Vec<u8>) {
        let [a, b, k] = case;
        let lost = is_lost(k.to_big(), a, b);
        self.append_one(lost, output);
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
