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

/// Who wins, one byte and a line end for each case.
pub(super) struct Winner {
    lost: u8,
    won: u8,
}

impl Winner {
    /// `1` if the player to move wins, else `0`.
    pub(super) const DIGIT: Self = Self {
        lost: b'0',
        won: b'1',
    };
    /// `A` if the player to move wins, else `B`.
    pub(super) const LETTER: Self = Self {
        lost: b'B',
        won: b'A',
    };

    fn line(&self, lost: bool) -> [u8; 2] {
        [if lost { self.lost } else { self.won }, b'\n']
    }

    fn lines<const N: usize>(
        &self,
        cases: &[[u64; N]],
        output: &mut Vec<u8>,
        is_lost: impl Fn([u64; N]) -> bool,
    ) -> ControlFlow<()> {
        output.extend(cases.iter().flat_map(|case| self.line(is_lost(*case))));
        ControlFlow::Continue(())
    }
}

/// Piles `a b`: Wythoff's game.
impl Answer<2> for Winner {
    fn case(&self) -> [Expected; 2] {
        [Expected::PileSize; 2]
    }

    fn words(&self, cases: &[[u64; 2]], output: &mut Vec<u8>) -> ControlFlow<()> {
        self.lines(cases, output, |[a, b]| is_lost(a, b))
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

/// Whether piles a and b are lost in Wythoff's game: [`is_losing_pair`], faster for small words.
fn is_lost(a: u64, b: u64) -> bool {
    if a | b >= 1 << 31 {
        return is_losing_pair(0, a, b);
    }
    // d² − ea with e = a − d, each product below 2^62.
    let (a, b) = (a.min(b) as i64, a.max(b) as i64);
    let d = b - a;
    let e = a - d;
    let slack = d * d - e * a;
    e >= 0 && (0..=2 * e + d).contains(&slack)
}
