//! HDU 2177: every position a winning first move leaves.

mod decimal;
mod small;

use std::ops::ControlFlow;

use dashu_int::UBig;

use super::answer::Answer;
use super::error::Expected;
use super::numeral::Numeral;
use super::problem::Format;
use crate::games::Wythoff;
use crate::language::Text;
use crate::theory::wythoff::Pile;

pub(super) const FORMAT: Format = Format {
    name: "hdu-2177",
    title: Text {
        en: "HDU 2177, Taking Stones from Two Piles",
        zh: "HDU 2177 取(2堆)石子游戏",
    },
    input: Text {
        en: "pairs of piles \"a b\" with a ≤ b, one to a line, up to \"0 0\"",
        zh: "每行两个整数 a b（a ≤ b），遇到 0 0 结束",
    },
    output: Text {
        en: "for each pair 0 if the player to move loses; else 1, then the positions \"x y\" (x ≤ y) that a winning move \
             leaves, each once, one to a line: after taking from both piles, from the larger, from the smaller",
        zh: "先手必败输出 0；否则先输出 1，再每行输出一个先手第一步取完后留给对手的必败态 x y（x ≤ y，不重复），\
             依次为：两堆同取的、只取较多一堆的、只取较少一堆的",
    },
    limits: Text {
        en: "a, b up to 10^6",
        zh: "a, b ≤ 10^6",
    },
    answer: |judge| judge.until_the_end(&WinningMoves),
};

/// `0`, or `1` and then the positions left, each in its line.
struct WinningMoves;

impl Answer<2> for WinningMoves {
    fn case(&self) -> [Expected; 2] {
        [Expected::PileSize; 2]
    }

    fn words(&self, cases: &[[u64; 2]], output: &mut Vec<u8>) -> ControlFlow<()> {
        // The limit is a power of two: it is above all piles iff above all their bits together.
        if cases.iter().flatten().fold(0, |all, pile| all | pile) < small::LIMIT {
            return small::answer(cases, output);
        }
        let game = Wythoff::new(0u64);
        for case in cases {
            if *case == [0, 0] {
                return ControlFlow::Break(());
            }
            answer(&game, case, output);
        }
        ControlFlow::Continue(())
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
