//! The values of the heaps of a position, and the moves from one of them to a given value.

use std::ops::ControlFlow;

use dashu_int::UBig;
use dashu_int::ops::DivRem;

use super::breaks;
use crate::answer::Evidence;
use crate::effort::{Budget, Effort};
use crate::game::SolveError;
use crate::games::heaps::{HeapValues, HeapVisitor, Stop};
use crate::games::lasker;
use crate::heap::{
    Amounts, ExtendError, HeapCode, HeapRules, NimSequence, Period, Periodicity, Proof,
};

/// Breaking heaps in three takes so much longer that a heap counts as this many.
const THREEFOLD: u64 = 30;

/// A nim-sequence that knows the values of all heaps up to some heap, if need be by a period.
pub(super) struct Values {
    sequence: NimSequence,
    proved: Option<(Period, Proof)>,
    /// How many ways of breaking a heap in three may be looked at.
    pub(super) budget: Budget,
}

impl Values {
    /// Finds the values of all heaps up to the largest of these.
    pub(super) fn new(
        rules: &HeapRules,
        heaps: &[UBig],
        effort: &mut Effort<'_>,
    ) -> Result<Self, SolveError> {
        let mut sequence = NimSequence::new(rules.clone());
        let largest = heaps.iter().max().cloned().unwrap_or_default();
        let most = match rules {
            HeapRules::Code(code) if code.is_hexadecimal() => effort.most_heaps / THREEFOLD,
            _ => effort.most_heaps,
        };
        let too_large = |heap| Err(SolveError::HeapTooLarge { heap, known: most });
        let goal = u64::try_from(&largest).unwrap_or(u64::MAX).min(most);
        // No theorem of ours proves a period of Grundy's game: looking for one is in vain.
        if *rules == HeapRules::Grundy && largest > UBig::from(goal) {
            return too_large(largest);
        }
        let bytes = sequence.bytes_needed(goal);
        if bytes > effort.budget.bytes as u64 {
            return Err(SolveError::HeapsTooMany { heap: goal, bytes });
        }
        match sequence.extend_until_proved(goal, effort) {
            Ok(()) => {}
            Err(ExtendError::Stopped) => return Err(SolveError::Cancelled),
            // The memory may be less than the budget.
            Err(_) => return Err(SolveError::HeapsTooMany { heap: goal, bytes }),
        }
        if sequence.value_at(&largest).is_none() {
            return too_large(largest);
        }
        let proved = match sequence.periodicity() {
            Periodicity::Proved { period, proof } => Some((period, proof)),
            _ => None,
        };
        Ok(Self {
            sequence,
            proved,
            budget: effort.budget,
        })
    }

    /// The values found one by one, from that of heap 0 on.
    pub(super) fn found(&self) -> &[u32] {
        self.sequence.values()
    }

    /// The proved period.
    pub(super) fn period(&self) -> Option<&Period> {
        self.proved.as_ref().map(|(period, _)| period)
    }

    /// Shows the heap left after taking so many stones, if it has the value.
    fn visit_after(
        &self,
        heap: &UBig,
        taken: u64,
        value: &UBig,
        visit: &mut HeapVisitor<'_>,
    ) -> ControlFlow<Stop> {
        let taken = UBig::from(taken);
        if *heap < taken || self.value(&(heap - &taken)) != *value {
            return ControlFlow::Continue(());
        }
        visit(&[heap - taken])
    }

    fn visit_code(
        &self,
        code: &HeapCode,
        heap: &UBig,
        value: &UBig,
        visit: &mut HeapVisitor<'_>,
    ) -> ControlFlow<Stop> {
        for (taken, digit) in (0u64..).zip(code.digits()) {
            let Some(left) = (*heap >= UBig::from(taken)).then(|| heap - taken) else {
                break;
            };
            // 1: nothing is left; 2: something is, in one heap.
            let one_or_none = if left.is_zero() { 1 } else { 2 };
            if digit & one_or_none != 0 {
                self.visit_after(heap, taken, value, visit)?;
            }
            if digit & 4 != 0 {
                breaks::visit_pairs(self, &left, &(&left >> 1), value, visit)?;
            }
            if digit & 8 != 0 {
                breaks::visit_triples(self, &left, value, visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Takes any amount but these.
    fn visit_all_but(
        &self,
        forbidden: &Amounts,
        heap: &UBig,
        value: &UBig,
        visit: &mut HeapVisitor<'_>,
    ) -> ControlFlow<Stop> {
        let mut visit = |left: UBig| {
            let allowed = left < *heap
                && u64::try_from(heap - &left).map_or(true, |amount| !forbidden.contains(amount));
            if allowed {
                visit(&[left])?;
            }
            ControlFlow::Continue(())
        };
        let found = (0u64..).zip(self.found());
        let of_value = |found: &u32| UBig::from(*found) == *value;
        let Some(period) = self.period().filter(|period| period.saltus > 0) else {
            return found
                .filter(|(_, found)| of_value(found))
                .try_for_each(|(left, _)| visit(left.into()));
        };
        // Before the period each heap once; from there on each stands for all that are periods above it, whose values
        // rise by the saltus, so that one of them at most has the value.
        for (left, found) in found.take((period.preperiod + period.period) as usize) {
            let base = UBig::from(*found);
            if left < period.preperiod {
                if base == *value {
                    visit(left.into())?;
                }
            } else if base <= *value {
                let (times, rest) = (value - base).div_rem(UBig::from(period.saltus));
                if rest.is_zero() {
                    visit(times * period.period + left)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

impl HeapValues for Values {
    fn value(&self, heap: &UBig) -> UBig {
        let value = self.sequence.value_at(heap);
        value.expect("the values up to the largest heap are known")
    }

    fn visit_moves_to(
        &self,
        heap: &UBig,
        value: &UBig,
        visit: &mut HeapVisitor<'_>,
    ) -> ControlFlow<Stop> {
        match self.sequence.rules() {
            HeapRules::Code(code) => self.visit_code(code, heap, value, visit),
            HeapRules::Subtraction(amounts) => amounts
                .iter()
                .try_for_each(|amount| self.visit_after(heap, amount.into(), value, visit)),
            HeapRules::AtMost(most) => {
                // One of m + 1 heaps in a row has the value, if any has: its residue modulo m + 1.
                let modulus = UBig::from(most.get()) + UBig::ONE;
                if *value >= modulus {
                    return ControlFlow::Continue(());
                }
                let taken = (heap % &modulus + &modulus - value) % &modulus;
                let taken = u64::try_from(taken).expect("at most m");
                self.visit_after(heap, taken, value, visit)
            }
            HeapRules::AllBut(forbidden) => self.visit_all_but(forbidden, heap, value, visit),
            HeapRules::Lasker => lasker::visit_moves_to(heap, value, visit),
            HeapRules::Grundy => {
                // Unequal: the smaller is at most (n − 1)/2.
                let most = (heap.clone().max(UBig::ONE) - UBig::ONE) >> 1;
                breaks::visit_pairs(self, heap, &most, value, visit)
            }
        }
    }

    fn evidence(&self) -> Evidence {
        match self.proved {
            Some((period, proof)) => Evidence::Period { period, proof },
            None => Evidence::Heaps {
                to: self.sequence.last_heap(),
            },
        }
    }
}
