//! What a move may make of a heap, one by one: slow, and plainly the rules.

use std::ops::ControlFlow;

use super::rules::HeapRules;
use crate::position::Visitor;

impl HeapRules {
    /// Shows what each move may leave of a heap: a list of heaps, none of them empty, ascending.
    ///
    /// Each list once; by stones taken, then by the number of heaps left.
    pub fn visit_heap_options(&self, heap: u64, visit: &mut Visitor<'_>) -> ControlFlow<()> {
        match self {
            Self::Code(code) => {
                for (taken, digit) in (0..=heap).zip(code.digits()) {
                    for heaps in (0..=3).filter(|heaps| digit & (1 << heaps) != 0) {
                        visit_parts(heap - taken, heaps, visit)?;
                    }
                }
                ControlFlow::Continue(())
            }
            Self::Subtraction(amounts) => {
                let amounts = amounts.iter().map(u64::from);
                visit_taking(heap, amounts.take_while(|&amount| amount <= heap), visit)
            }
            Self::AtMost(most) => visit_taking(heap, 1..=heap.min(most.get().into()), visit),
            Self::AllBut(amounts) => {
                let allowed = (1..=heap).filter(|&amount| !amounts.contains(amount));
                visit_taking(heap, allowed, visit)
            }
            Self::Lasker => {
                visit_taking(heap, 1..=heap, visit)?;
                visit_parts(heap, 2, visit)
            }
            Self::Grundy => {
                (1..heap.div_ceil(2)).try_for_each(|smaller| visit(&[smaller, heap - smaller]))
            }
        }
    }

    /// What each move may leave of a heap.
    ///
    /// ```
    /// use wythoff::heap::HeapRules;
    /// let options = HeapRules::kayles().heap_options(4);
    /// assert_eq!(options, [vec![3], vec![1, 2], vec![2], vec![1, 1]]);
    /// ```
    pub fn heap_options(&self, heap: u64) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        let _ = self.visit_heap_options(heap, &mut |parts| {
            options.push(parts.to_vec());
            ControlFlow::Continue(())
        });
        options
    }
}

fn visit_taking(
    heap: u64,
    mut amounts: impl Iterator<Item = u64>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    amounts.try_for_each(|amount| {
        if amount == heap {
            visit(&[])
        } else {
            visit(&[heap - amount])
        }
    })
}

/// The ways to write `total` as so many positive parts, ascending.
fn visit_parts(total: u64, parts: usize, visit: &mut Visitor<'_>) -> ControlFlow<()> {
    match parts {
        0 if total == 0 => visit(&[]),
        1 if total > 0 => visit(&[total]),
        2 => (1..=total / 2).try_for_each(|a| visit(&[a, total - a])),
        3 => (1..=total / 3).try_for_each(|a| {
            let rest = total - a;
            (a..=rest / 2).try_for_each(|b| visit(&[a, b, rest - b]))
        }),
        _ => ControlFlow::Continue(()),
    }
}
