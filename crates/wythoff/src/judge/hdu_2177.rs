//! HDU 2177: every position a winning first move leaves.

use std::ops::ControlFlow;

use dashu_int::UBig;

use super::answer::Answer;
use super::error::Expected;
use super::numeral::Numeral;
use super::problem::Format;
use super::text::Text;
use crate::games::Wythoff;
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
        zh: "先手必败输出 0；否则先输出 1，再逐行输出先手第一步取胜后留下的局面 x y（x ≤ y，不重复）：\
             先列两堆同取的，再列取较多一堆的，最后列取较少一堆的",
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
        let game = Wythoff::new(0u64);
        let mut digits = itoa::Buffer::new();
        for case in cases {
            if *case == [0, 0] {
                return ControlFlow::Break(());
            }
            answer(&game, case, output, |pile, output| {
                output.extend_from_slice(digits.format(*pile).as_bytes());
            });
        }
        ControlFlow::Continue(())
    }

    fn long(&self, case: &[Numeral; 2], output: &mut Vec<u8>) {
        let game = Wythoff::new(UBig::ZERO);
        let case = case.each_ref().map(Numeral::to_big);
        answer(&game, &case, output, |pile, output| {
            output.extend_from_slice(pile.to_string().as_bytes());
        });
    }
}

/// Writes the answer to one case. Two moves may leave the same piles, as (5, 7) does with 3 and 5.
fn answer<N: Pile>(
    game: &Wythoff<N>,
    [a, b]: &[N; 2],
    output: &mut Vec<u8>,
    mut write: impl FnMut(&N, &mut Vec<u8>),
) {
    let moves = game.winning_moves(a.min(b), a.max(b));
    output.extend_from_slice(if moves.is_empty() { b"0\n" } else { b"1\n" });
    for (place, [x, y]) in moves.iter().enumerate() {
        let mut earlier = moves[..place].iter();
        if earlier.any(|[p, q]| (p, q) == (y, x)) {
            continue;
        }
        write(x.min(y), output);
        output.push(b' ');
        write(x.max(y), output);
        output.push(b'\n');
    }
}
