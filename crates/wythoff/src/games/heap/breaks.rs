//! The ways to break a heap in two or three that together have a given value.

use std::ops::ControlFlow;

use dashu_int::UBig;

use super::values::Values;
use crate::game::SearchError;
use crate::games::heaps::{HeapValues, HeapVisitor, Stop};

/// Shows the pairs a ≤ b of heaps with a + b = total, 1 ≤ a ≤ `most` ≤ total/2, and the nim-sum of values asked for.
///
/// Values that are not found one by one are so by a period without saltus, from heap n₀ on with period p. For a ≥ n₀ both
/// heaps are in it, and whether they have the value depends only on a mod p: the pairs with n₀ ≤ a < n₀ + p tell all
/// others.
pub(super) fn visit_pairs(
    values: &Values,
    total: &UBig,
    most: &UBig,
    value: &UBig,
    visit: &mut HeapVisitor<'_>,
) -> ControlFlow<Stop> {
    let is_found = *total < UBig::from(values.found().len());
    let (preperiod, period) = match values.period() {
        // Heap 0 is no part of a pair.
        Some(period) if !is_found => (period.preperiod.max(1), Some(period.period)),
        _ => (0, None),
    };
    let last = period.map_or(u64::MAX, |period| preperiod + period - 1);
    let last = u64::try_from(most).unwrap_or(u64::MAX).min(last);
    let mut repeating = Vec::new();
    for a in 1..=last {
        let b = total - a;
        if UBig::from(values.found()[a as usize]) ^ values.value(&b) == *value {
            visit(&[a.into(), b])?;
            if period.is_some() && a >= preperiod {
                repeating.push(a);
            }
        }
    }
    let Some(period) = period.filter(|_| !repeating.is_empty()) else {
        return ControlFlow::Continue(());
    };
    let mut further = UBig::ZERO;
    loop {
        further += period;
        for first in &repeating {
            let a = &further + *first;
            if a > *most {
                return ControlFlow::Continue(());
            }
            visit(&[a.clone(), total - a])?;
        }
    }
}

/// Shows the triples a ≤ b ≤ c of heaps, none empty, with a + b + c = total and the nim-sum of values asked for.
///
/// Every one is looked at, as far as the budget goes.
pub(super) fn visit_triples(
    values: &Values,
    total: &UBig,
    value: &UBig,
    visit: &mut HeapVisitor<'_>,
) -> ControlFlow<Stop> {
    let too_many = SearchError::TooManyPositions(values.budget.positions);
    let too_many = || ControlFlow::Break(Stop::Unknown(too_many.clone().into()));
    let Ok(total) = u64::try_from(total) else {
        return too_many();
    };
    let mut looked_at = 0;
    for a in 1..=total / 3 {
        let wanted = values.value(&a.into()) ^ value;
        for b in a..=(total - a) / 2 {
            looked_at += 1;
            if looked_at > values.budget.positions {
                return too_many();
            }
            let (b, c) = (UBig::from(b), UBig::from(total - a - b));
            if values.value(&b) ^ values.value(&c) == wanted {
                visit(&[a.into(), b, c])?;
            }
        }
    }
    ControlFlow::Continue(())
}
