//! Heap games: the options and the mex, or the period that was used.

use std::ops::ControlFlow;

use dashu_int::UBig;
#[cfg(feature = "serde")]
use serde::Serialize;

use super::values::{self, Term, ValueRule};
use crate::effort::Effort;
use crate::explain::certificate::{Certificate, Valued};
use crate::explain::step::Step;
use crate::game::SolveError;
use crate::heap::{ExtendError, HeapRules, NimSequence, Period, Periodicity};
use crate::position::Play;

/// The options of heaps up to this one are listed, if they are not too many.
const MOST_LISTED: u64 = 300;
const MOST_OPTIONS: usize = 5000;
/// So many different heaps are explained one by one.
const MOST_HEAPS: usize = 8;

/// What is claimed of heaps.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "claim", rename_all = "kebab-case"))]
#[allow(missing_docs)]
pub enum Fact {
    /// The value of a heap, by its options.
    ByOptions { heap: UBig, value: UBig },
    /// The value of a heap, by a proved period.
    ByPeriod {
        heap: UBig,
        period: u64,
        preperiod: u64,
        saltus: u64,
    },
    /// The value of a heap, from those of all smaller heaps.
    ByTable { heap: UBig, value: UBig, to: u64 },
}

/// A heap game with the values it needs.
pub(in crate::explain) struct Rules {
    rules: HeapRules,
    sequence: NimSequence,
    period: Option<Period>,
}

impl Rules {
    /// Finds the values of all heaps up to the largest, which the solver has done within the same effort.
    pub(in crate::explain) fn new(
        rules: HeapRules,
        heaps: &[UBig],
        effort: &mut Effort<'_>,
    ) -> Result<Self, SolveError> {
        let largest = heaps.iter().max().cloned().unwrap_or_default();
        let goal = u64::try_from(&largest)
            .unwrap_or(u64::MAX)
            .min(effort.most_heaps);
        let mut sequence = NimSequence::new(rules.clone());
        match sequence.extend_until_proved(goal, effort) {
            Ok(()) => {}
            Err(ExtendError::Stopped) => return Err(SolveError::Cancelled),
            Err(_) => return Err(too_large(largest, goal)),
        }
        if sequence.value_at(&largest).is_none() {
            return Err(too_large(largest, goal));
        }
        let period = match sequence.periodicity() {
            Periodicity::Proved { period, .. } => Some(period),
            _ => None,
        };
        Ok(Self {
            rules,
            sequence,
            period,
        })
    }

    fn value(&self, heap: &UBig) -> UBig {
        let value = self.sequence.value_at(heap);
        value.expect("values up to the largest heap are known")
    }

    pub(in crate::explain) fn test(&self, heaps: &[UBig]) -> Certificate {
        let values = heaps.iter().map(|heap| self.value(heap)).collect();
        values::certificate(values, Play::Normal)
    }

    pub(in crate::explain) fn steps(&self, heaps: &[UBig]) -> Vec<Step> {
        let mut different: Vec<&UBig> = heaps.iter().filter(|heap| !heap.is_zero()).collect();
        different.sort();
        different.dedup();
        let few = different.into_iter().take(MOST_HEAPS);
        let mut steps: Vec<Step> = few.map(|heap| self.heap(heap)).collect();
        let terms = heaps.iter().map(|heap| Term {
            thing: heap.clone(),
            value: self.value(heap),
        });
        steps.push(Step::new(values::Fact::Values {
            rule: ValueRule::Heap,
            terms: terms.collect(),
        }));
        steps.push(values::decided(self.test(heaps)));
        steps
    }

    /// Why a heap has its value.
    fn heap(&self, heap: &UBig) -> Step {
        let value = self.value(heap);
        if let Some(options) = self.options(heap) {
            let mex = Certificate::Mex {
                options,
                value: value.clone(),
            };
            let heap = heap.clone();
            return Step::new(Fact::ByOptions { heap, value }).certified(mex);
        }
        let Some(period) = self.period else {
            return Step::new(Fact::ByTable {
                heap: heap.clone(),
                value,
                to: self.sequence.last_heap(),
            });
        };
        let Period {
            period,
            preperiod,
            saltus,
        } = period;
        // Beyond the listed heaps, but perhaps not beyond the preperiod.
        let beyond = if *heap < UBig::from(preperiod) {
            UBig::ZERO
        } else {
            heap - preperiod
        };
        let first = heap - (&beyond / period) * period;
        let certificate = Certificate::Period {
            period,
            preperiod,
            saltus,
            heap: heap.clone(),
            first_value: self.value(&first),
            first,
            value,
        };
        let fact = Fact::ByPeriod {
            heap: heap.clone(),
            period,
            preperiod,
            saltus,
        };
        Step::new(fact).certified(certificate)
    }

    /// What the moves leave of a heap, with values; `None` if there are too many.
    fn options(&self, heap: &UBig) -> Option<Vec<Valued>> {
        let heap = u64::try_from(heap)
            .ok()
            .filter(|heap| *heap <= MOST_LISTED)?;
        let mut options = Vec::new();
        let visited = self.rules.visit_heap_options(heap, &mut |left| {
            let heaps: Vec<UBig> = left.iter().map(|&heap| heap.into()).collect();
            let value = heaps
                .iter()
                .fold(UBig::ZERO, |sum, heap| sum ^ self.value(heap));
            options.push(Valued { heaps, value });
            match options.len() <= MOST_OPTIONS {
                true => ControlFlow::Continue(()),
                false => ControlFlow::Break(()),
            }
        });
        visited.is_continue().then_some(options)
    }
}

fn too_large(heap: UBig, known: u64) -> SolveError {
    SolveError::HeapTooLarge { heap, known }
}
