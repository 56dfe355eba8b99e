//! HDU 2177 within its limits and somewhat beyond, without a branch that cannot be foretold.

use std::hint::select_unpredictable;
use std::ops::ControlFlow;

use super::decimal;

/// Piles below this are small. They have at most eight digits.
pub(super) const LIMIT: u64 = 1 << 26;

/// How many cases are answered together.
const CASES: usize = 256;

/// What the longest line takes: `1`, two numbers of eight digits, and what stands behind each.
const LONGEST: usize = 2 + 9 + 9;

/// A position to be printed.
#[derive(Clone, Copy, Default)]
struct Line {
    x: u32,
    y: u32,
    /// Whether it is the first of its case, so that `1` comes before it.
    first: bool,
}

/// Says in place of a position that the case has none.
const LOST: u32 = u32::MAX;

/// Answers cases of small piles, up to the one that ends the input.
pub(super) fn answer(cases: &[[u64; 2]], output: &mut Vec<u8>) -> ControlFlow<()> {
    let mut lines = [Line::default(); 3 * CASES];
    for some in cases.chunks(CASES) {
        let (count, end) = find_lines(some, &mut lines);
        write_lines(&lines[..count], output);
        end?;
    }
    ControlFlow::Continue(())
}

/// The lines of the cases, at most three each: how many there are, and whether a case ended the input.
///
/// Which candidates win is a coin toss, so each is written down, and only the count depends on it.
fn find_lines(cases: &[[u64; 2]], lines: &mut [Line; 3 * CASES]) -> (usize, ControlFlow<()>) {
    let mut count = 0;
    for case in cases {
        let (a, b) = (case[0].min(case[1]), case[0].max(case[1]));
        let d = b - a;
        let start = count;
        let mut offer = |x: u64, y: u64, wins: bool| {
            // What wins is at most b and fits; what does not may be cut off.
            let first = count == start;
            let (x, y) = (x as u32, y as u32);
            lines[count] = Line { x, y, first };
            count += usize::from(wins);
        };
        let lower = d + over_phi(d);
        offer(lower, lower + d, lower < a);
        // With a kept: (5, 7) leaves (3, 5) as the equal take does. As 3 has one partner, the smaller number tells.
        let kept = partner(a);
        offer(a.min(kept), a.max(kept), (kept < b) & (kept != lower));
        // With b kept: if a = b, that is the same again.
        let kept = partner(b);
        offer(kept, b, (kept < a) & (d > 0));
        if count == start {
            if b == 0 {
                return (count, ControlFlow::Break(()));
            }
            lines[count].x = LOST;
            count += 1;
        }
    }
    (count, ControlFlow::Continue(()))
}

/// ⌊n/φ⌋ for n ≤ [`LIMIT`].
///
/// The integer n² − e(e + n) with e = ⌊n/φ⌋ is (n/φ − e)(n/φ + e + n) and positive, so n/φ − e ≥ 1/(√5·n), while
/// cutting 2^64/φ off costs less than n/2^64; and √5·n² < 2^64.
fn over_phi(n: u64) -> u64 {
    const OVER_PHI: u64 = 0x9E37_79B9_7F4A_7C15;
    n.carrying_mul(OVER_PHI, 0).1
}

/// The number that makes a losing pair with x < [`LIMIT`].
fn partner(x: u64) -> u64 {
    // n of the lower numbers 1, 3, 4, … are at most x, and x − n of the upper ones: x is the last of either.
    let n = over_phi(x + 1);
    let is_lower = n + over_phi(n) == x;
    // B_n = A_n + n, and A_m = B_m − m for m = x − n.
    select_unpredictable(is_lower, x + n, n)
}

fn write_lines(lines: &[Line], output: &mut Vec<u8>) {
    let mut at = output.len();
    output.resize(at + LONGEST * lines.len(), 0);
    for line in lines {
        let text = &mut output[at..];
        if line.x == LOST {
            text[..2].copy_from_slice(b"0\n");
            at += 2;
            continue;
        }
        text[..2].copy_from_slice(b"1\n");
        let mut end = 2 * usize::from(line.first);
        end += decimal::write(&mut text[end..], line.x);
        text[end] = b' ';
        end += 1;
        end += decimal::write(&mut text[end..], line.y);
        text[end] = b'\n';
        at += end + 1;
    }
    output.truncate(at);
}
