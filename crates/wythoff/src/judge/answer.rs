//! Answers: how a batch of cases becomes bytes.

use std::ops::ControlFlow;

use dashu_int::UBig;

use super::error::Expected;
use super::golden::is_seen_to_be_won;
use super::numeral::Numeral;
use crate::games::Wythoff;
use crate::theory::wythoff::is_losing_pair;

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

    fn line(&self, lost: bool) -> [u8; 2] {
        self.0[usize::from(lost)]
    }

    fn lines<const N: usize>(
        &self,
        cases: &[[u64; N]],
        output: &mut Vec<u8>,
        is_lost: impl Fn([u64; N]) -> bool,
    ) -> ControlFlow<()> {
        let before = output.len();
        output.resize(before + 2 * cases.len(), 0);
        let (lines, _) = output[before..].as_chunks_mut();
        for (line, case) in lines.iter_mut().zip(cases) {
            *line = self.line(is_lost(*case));
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
        // One test for the whole batch, so that the loop has no branch.
        if cases.iter().flatten().fold(0, |all, pile| all | pile) < 1 << 31 {
            self.lines(cases, output, |[a, b]| is_small_pair_lost(a, b))
        } else {
            self.lines(cases, output, |[a, b]| is_losing_pair(0, a, b))
        }
    }

    fn long(&self, [a, b]: &[Numeral; 2], output: &mut Vec<u8>) {
        let lost = !is_seen_to_be_won(a, b)
            && Wythoff::new(UBig::ZERO)
                .outcome(&a.to_big(), &b.to_big())
                .is_loss();
        output.extend(self.line(lost));
    }
}

/// Piles and k, `a b k`: k-Wythoff.
impl Answer<3> for Winner {
    fn case(&self) -> [Expected; 3] {
        [Expected::PileSize, Expected::PileSize, Expected::K]
    }

    fn words(&self, cases: &[[u64; 3]], output: &mut Vec<u8>) -> ControlFlow<()> {
        self.lines(cases, output, |[a, b, k]| is_losing_pair(k, a, b))
    }

    fn long(&self, case: &[Numeral; 3], output: &mut Vec<u8>) {
        let [a, b, k] = case.each_ref().map(Numeral::to_big);
        output.extend(self.line(Wythoff::new(k).outcome(&a, &b).is_loss()));
    }
}

/// Whether piles a and b below 2^31 are lost in Wythoff's game: the test of [`is_losing_pair`] without a branch.
fn is_small_pair_lost(a: u64, b: u64) -> bool {
    // Products below 2^62. Where a < d, the slack is at least d² ≥ d > 2a − d, so it needs no test of its own.
    let (a, b) = (a.min(b) as i64, a.max(b) as i64);
    let d = b - a;
    let slack = d * b - a * a;
    (0 <= slack) & (slack <= 2 * a - d)
}
