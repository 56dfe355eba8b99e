//! HDU 2177: every position a winning first move leaves.

use std::ops::ControlFlow;

use dashu_int::UBig;

use super::answer::Answer;
use super::error::Expected;
use super::kernels::Kernels;
use super::numeral::Numeral;
use super::problem::Format;
use crate::games::Wythoff;
use crate::simd::moves;
use crate::theory::wythoff::Pile;

pub(super) const FORMAT: Format = Format {
    name: "hdu-2177",
    answer: |judge| judge.until_the_end(&WinningMoves),
};

/// How many cases are answered together: their numbers stay in the first cache.
const TOGETHER: usize = 256;

/// `0`, or `1` and then the positions left, each in its line.
struct WinningMoves;

impl WinningMoves {
    /// Answers cases of small piles.
    fn small(cases: &[[u64; 2]], kernels: &Kernels, output: &mut Vec<u8>) {
        let mut numbers = [0; moves::NUMBERS * (TOGETHER + 1)];
        for cases in cases.chunks(TOGETHER) {
            let count = (kernels.find_moves)(cases, &mut numbers);
            (kernels.write_numbers)(&numbers[..count], output);
        }
    }
}

impl Answer<2> for WinningMoves {
    fn case(&self) -> [Expected; 2] {
        [Expected::PileSize; 2]
    }

    fn words(
        &self,
        cases: &[[u64; 2]],
        kernels: &Kernels,
        output: &mut Vec<u8>,
    ) -> ControlFlow<()> {
        let end = cases.iter().position(|case| *case == [0, 0]);
        let cases = &cases[..end.unwrap_or(cases.len())];
        // The limit is a power of two: it is above all piles iff above all their bits together.
        if cases.iter().flatten().fold(0, |all, pile| all | pile) < moves::LIMIT {
            Self::small(cases, kernels, output);
        } else {
            let game = Wythoff::new(0u64);
            cases.iter().for_each(|case| answer(&game, case, output));
        }
        match end {
            Some(_) => ControlFlow::Break(()),
            None => ControlFlow::Continue(()),
        }
    }

    fn long(&self, case: &[Numeral; 2], output: &mut Vec<u8>) {
        let case = case.each_ref().map(Numeral::to_big);
        answer(&Wythoff::new(UBig::ZERO), &case, output);
    }
}

/// Answers one case of any size. Two moves may leave the same piles, as from (5, 7) to 3 and 5.
fn answer<N: Pile>(game: &Wythoff<N>, [a, b]: &[N; 2], output: &mut Vec<u8>) {
    let moves = game.winning_moves(a.min(b), a.max(b));
    output.extend_from_slice(if moves.is_empty() { b"0\n" } else { b"1\n" });
    for (place, [x, y]) in moves.iter().enumerate() {
        let mut earlier = moves[..place].iter();
        if !earlier.any(|[p, q]| (p, q) == (y, x)) {
            let line = format!("{} {}\n", x.min(y), x.max(y));
            output.extend_from_slice(line.as_bytes());
        }
    }
}
