//! Lasker's Nim (拉斯克): a move takes any positive number of stones from a heap, or breaks it in two.
//!
//! The value L(n) is n, but 4k + 3 and 4k + 4 change places (Lasker 1931; the proof is in [`heap`]). Hence L is its
//! own inverse, and a break of n into a + b has the value w iff u = L(a) and v = L(b) have the nim-sum w and
//! L(u) + L(v) = n. How far L(u) is from u depends only on the last two bits of u. So for each choice of those, and so of
//! those of v, the sum s = u + v is known; and u + v = (u ⊕ v) + 2(u ∧ v) makes c = u ∧ v = (s − w)/2. If that is a
//! natural without a bit in common with w and with the right last bits, then u = c + x and v = c + (w − x) where x is
//! any part of the bits of w with the right last bits; no choice is in vain.
//!
//! [`heap`]: crate::heap

use std::ops::ControlFlow;

use dashu_int::UBig;
use dashu_int::ops::BitTest;

use super::heap::NamedHeap;
use super::heaps::{HeapVisitor, Stop};
use super::layout::Layout;
use super::name::{Brackets, GameNameError};
use crate::heap::HeapRules;

/// L(n) − n by the last two bits of n > 0.
const DISTANCE: [i8; 4] = [-1, 0, 0, 1];

/// L(n) for n > 0.
fn exchanged(n: &UBig) -> UBig {
    match DISTANCE[last_two_bits(n)] {
        1 => n + UBig::ONE,
        -1 => n - UBig::ONE,
        _ => n.clone(),
    }
}

fn last_two_bits(n: &UBig) -> usize {
    usize::from(n.bit(0)) + 2 * usize::from(n.bit(1))
}

/// Shows what the moves from a heap to a value leave of it.
pub(super) fn visit_moves_to(
    heap: &UBig,
    value: &UBig,
    visit: &mut HeapVisitor<'_>,
) -> ControlFlow<Stop> {
    let left = if value.is_zero() {
        UBig::ZERO
    } else {
        exchanged(value)
    };
    if left < *heap {
        visit(&[left])?;
    }
    (0..4).try_for_each(|bits| visit_breaks(heap, value, bits, visit))
}

/// Shows the breaks of a value w in which u < v, or u = v, and u has these last two bits.
fn visit_breaks(
    heap: &UBig,
    w: &UBig,
    of_u: usize,
    visit: &mut HeapVisitor<'_>,
) -> ControlFlow<Stop> {
    let of_v = of_u ^ last_two_bits(w);
    // n − s, from −2 to 2; and 4 more to stay among the naturals.
    let distance = (4 + DISTANCE[of_u] + DISTANCE[of_v]) as u8;
    let (sum_and_4, w_and_4) = (heap + 8u8 - distance, w + 4u8);
    if sum_and_4 < w_and_4 || (&sum_and_4 - &w_and_4).bit(0) {
        return ControlFlow::Continue(());
    }
    let c = (sum_and_4 - w_and_4) >> 1;
    if !(&c & w).is_zero() || last_two_bits(&c) != of_u & of_v {
        return ControlFlow::Continue(());
    }
    // The highest bit of w is v's, so that each pair comes once.
    let top = w.bit_len().saturating_sub(1);
    if top < 2 && of_u & last_two_bits(w) & (1 << top) != 0 {
        return ControlFlow::Continue(());
    }
    let mut choice = w >> 2 << 2;
    choice.clear_bit(top);
    let last_bits = UBig::from(of_u) & w;
    // Adding 1 with all other places full carries from one place of the choice to the next.
    let full = ((UBig::ONE << top.max(2)) - UBig::ONE) ^ &choice;
    let mut x = UBig::ZERO;
    loop {
        let (u, v) = (&c + &x + &last_bits, &c + (w ^ &x ^ &last_bits));
        if !u.is_zero() && !v.is_zero() {
            let (a, b) = (exchanged(&u), exchanged(&v));
            visit(&if a <= b { [a, b] } else { [b, a] })?;
        }
        x = (&x + &full + UBig::ONE) & &choice;
        if x.is_zero() {
            return ControlFlow::Continue(());
        }
    }
}

/// Lasker's Nim by its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ruleset;

impl NamedHeap for Ruleset {
    const NAMES: &'static [&'static str] = &[
        "lasker",
        "lasker's nim",
        "拉斯克",
        "拉斯克尼姆",
        "拉斯克博弈",
    ];
    const EXAMPLE: &'static str = "lasker[3,5,7]";
    const LAYOUT: Layout = Layout::List;

    fn read(brackets: Brackets<'_>) -> Result<Self, GameNameError> {
        brackets.nothing().map(|()| Self)
    }

    fn written(&self) -> String {
        Self::NAMES[0].to_owned()
    }

    fn heap_rules(&self) -> HeapRules {
        HeapRules::Lasker
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(n: u64) -> u64 {
        match n {
            0 => 0,
            n => u64::try_from(exchanged(&n.into())).unwrap(),
        }
    }

    #[test]
    fn the_moves_to_a_value_are_all_there_are() {
        for heap in 0..70u64 {
            for wanted in 0..80u64 {
                let taking = (0..heap).map(|left| vec![left]);
                let breaking = (1..=heap / 2).map(|a| vec![a, heap - a]);
                let mut expected: Vec<Vec<u64>> = taking
                    .chain(breaking)
                    .filter(|left| left.iter().fold(0, |sum, &n| sum ^ value(n)) == wanted)
                    .collect();
                let mut found = Vec::new();
                let _ = visit_moves_to(&heap.into(), &wanted.into(), &mut |left| {
                    let left = left.iter().map(|n| u64::try_from(n).unwrap());
                    found.push(left.collect::<Vec<_>>());
                    ControlFlow::Continue(())
                });
                expected.sort();
                found.sort();
                assert_eq!(found, expected, "{heap} to {wanted}");
            }
        }
    }
}
