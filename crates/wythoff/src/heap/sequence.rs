//! The nim-sequence of a heap game: g(0), g(1), g(2), …, as far as it is asked for.

use std::collections::TryReserveError;
use std::ops::ControlFlow;

use dashu_int::UBig;

use super::again::FromFile;
use super::engine::{Engine, LARGEST_HEAP};
use super::extend_error::ExtendError;
use super::period::{self, Period, Periodicity, Proof};
use super::rules::HeapRules;
use crate::watch::{Progress, Watch};

/// The Grundy values of heaps 0, 1, 2, …, which can be asked to go further.
///
/// The value of a heap is the least natural that no option has, and the value of several heaps is the nim-sum of
/// theirs. Once a period is proved, further values are copied.
///
/// ```
/// use wythoff::heap::{HeapRules, NimSequence, Periodicity};
/// let mut kayles = NimSequence::new(HeapRules::kayles());
/// kayles.extend_to(200, &mut ())?;
/// assert_eq!(kayles.values()[..10], [0, 1, 2, 3, 1, 4, 3, 2, 1, 4]);
///
/// let period = kayles.periodicity().period().unwrap();
/// assert_eq!((period.period, period.preperiod), (12, 71));
/// assert_eq!(kayles.periodicity().status(), "proved");
///
/// let far = wythoff::parse_natural("10^100").unwrap();
/// assert_eq!(kayles.value_at(&far), Some(1u8.into()));
/// # Ok::<(), wythoff::heap::ExtendError>(())
/// ```
#[derive(Debug, Clone)]
pub struct NimSequence {
    rules: HeapRules,
    pub(super) values: Vec<u32>,
    /// Knows the values, but not those that were copied.
    pub(super) engine: Engine,
    copies: bool,
    proved: Option<(Period, Proof)>,
    /// The number of values at which to look for a period.
    next_look: usize,
    /// Where values came from a file, and nothing was proved of them yet.
    pub(super) from_file: Option<FromFile>,
}

impl NimSequence {
    /// The sequence with g(0) = 0 as its only value so far.
    pub fn new(rules: HeapRules) -> Self {
        Self::with_values(rules, vec![0]).expect("memory for one value")
    }

    /// The same, but every value will be found by the rules, even where a period is proved: for measuring, and for
    /// testing the proofs.
    pub fn without_copying(rules: HeapRules) -> Self {
        let mut sequence = Self::new(rules);
        sequence.copies = false;
        sequence
    }

    /// The sequence that begins with these values, found earlier; g(0) is among them.
    pub(super) fn with_values(rules: HeapRules, values: Vec<u32>) -> Result<Self, TryReserveError> {
        let mut engine = Engine::new(&rules);
        engine.try_reserve(values.len())?;
        for known in 1..=values.len() {
            engine.push(&values[..known]);
        }
        let proved = period::by_formula(&rules).map(|period| (period, Proof::Formula));
        Ok(Self {
            rules,
            values,
            engine,
            copies: true,
            proved,
            next_look: 0,
            from_file: None,
        })
    }

    /// The rules.
    pub fn rules(&self) -> &HeapRules {
        &self.rules
    }

    /// The values found so far, g(0) first.
    pub fn values(&self) -> &[u32] {
        &self.values
    }

    /// The last heap whose value was found.
    pub fn last_heap(&self) -> u64 {
        self.values.len() as u64 - 1
    }

    /// The value of a heap of any size, if it was found or follows from a period that is proved.
    pub fn value_at(&self, heap: &UBig) -> Option<UBig> {
        let found = |heap: &UBig| {
            let heap = usize::try_from(heap).ok()?;
            let value = self.values.get(heap).copied();
            value.or_else(|| self.engine.formula(heap)).map(UBig::from)
        };
        let follows = || {
            let (period, _) = self.proved?;
            let (first, added) = period.reduce(heap);
            found(&first).map(|value| value + added)
        };
        match self.proved {
            Some((_, Proof::Formula)) => follows(),
            _ => found(heap).or_else(follows),
        }
    }

    /// Finds the values up to that of this heap; `watch` hears the last heap whose value is known.
    pub fn extend_to(&mut self, heap: u64, watch: &mut dyn Watch) -> Result<(), ExtendError> {
        let goal = goal(heap)?;
        self.reserve(goal)?;
        while self.values.len() <= goal {
            self.look_for_period(watch)?;
            if self.copies
                && let Some((period, Proof::Repetition { .. } | Proof::Window { .. })) = self.proved
            {
                self.copy_to(goal, &period, watch)?;
            } else {
                self.compute_to(goal.min(self.next_look - 1), goal, watch)?;
            }
        }
        Ok(())
    }

    /// Finds values until a period is proved, or those up to that of this heap.
    pub fn extend_until_proved(
        &mut self,
        heap: u64,
        watch: &mut dyn Watch,
    ) -> Result<(), ExtendError> {
        let goal = goal(heap)?;
        loop {
            self.look_for_period(watch)?;
            if self.values.len() > goal || self.proved.is_some() {
                return Ok(());
            }
            let stage = goal.min(self.next_look - 1);
            self.reserve(stage)?;
            self.compute_to(stage, goal, watch)?;
        }
    }

    /// What the values found so far tell of the period.
    pub fn periodicity(&self) -> Periodicity {
        let to = self.last_heap();
        let proved = |(period, proof)| Periodicity::Proved { period, proof };
        let seen = || {
            let period = period::candidate(&self.values)?;
            let proof = match self.from_file {
                None => period::prove(&self.rules, &self.values, &period),
                Some(_) => None,
            };
            let is_seen = period::is_seen(&self.rules, &self.values, &period);
            let seen = is_seen.then_some(Periodicity::Seen { period, to });
            proof.map(|proof| proved((period, proof))).or(seen)
        };
        let known = self.proved.map(proved).or_else(seen);
        known.unwrap_or(Periodicity::Unknown { to })
    }

    /// Roughly how many bytes the values up to that of this heap need.
    pub fn bytes_needed(&self, heap: u64) -> u64 {
        // Half of the values are looked at for a period at a time, with a word for each.
        let each = size_of::<u32>() + size_of::<u32>() / 2 + self.engine.bytes_per_heap();
        heap.saturating_add(1).saturating_mul(each as u64)
    }

    /// Looks for a period if it is time to, and says when to look again: at a quarter more values, because a look
    /// reads them all, or where a repetition now seen would be proved.
    fn look_for_period(&mut self, watch: &mut dyn Watch) -> Result<(), ExtendError> {
        let known = self.values.len();
        if self.proved.is_some() {
            self.next_look = usize::MAX;
            return Ok(());
        }
        if self.next_look > known {
            return Ok(());
        }
        let mut next_look = known + known / 4 + 16;
        if let Some(period) = period::candidate(&self.values) {
            if let Some(proof) = period::prove(&self.rules, &self.values, &period) {
                if let Some(last) = proof.last_heap_used(&period) {
                    self.find_again(last, watch)?;
                }
                // The values beyond follow: the repetition goes through all that are known.
                self.from_file = None;
                self.proved = Some((period, proof));
            }
            let needed = period::values_needed(&self.rules, &period);
            let needed = needed.and_then(|needed| usize::try_from(needed).ok());
            if let Some(needed) = needed.filter(|&needed| needed > known) {
                next_look = next_look.min(needed);
            }
        }
        self.next_look = next_look;
        Ok(())
    }

    /// Finds values by the rules, up to that of heap `last`.
    fn compute_to(
        &mut self,
        last: usize,
        goal: usize,
        watch: &mut dyn Watch,
    ) -> Result<(), ExtendError> {
        while self.values.len() <= last {
            if self.values.len().is_multiple_of(256) {
                self.tell(goal, watch)?;
            }
            let value = self.engine.next(&self.values);
            self.values.push(value);
            self.engine.push(&self.values);
        }
        Ok(())
    }

    /// Finds values by a proved period, up to that of heap `last`.
    fn copy_to(
        &mut self,
        last: usize,
        period: &Period,
        watch: &mut dyn Watch,
    ) -> Result<(), ExtendError> {
        // The proof looked at a whole period. A saltus is proved only where heaps have no more options than stones, so
        // that values are at most heaps, which fit.
        let (period, saltus) = (period.period as usize, period.saltus as u32);
        while self.values.len() <= last {
            if self.values.len().is_multiple_of(1 << 20) {
                self.tell(last, watch)?;
            }
            let value = self.values[self.values.len() - period] + saltus;
            self.values.push(value);
        }
        Ok(())
    }

    fn tell(&self, goal: usize, watch: &mut dyn Watch) -> Result<(), ExtendError> {
        match watch.tell(Progress::new(self.last_heap(), goal as u64)) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(ExtendError::Stopped),
        }
    }

    fn reserve(&mut self, last: usize) -> Result<(), ExtendError> {
        let more = (last + 1).saturating_sub(self.values.len());
        let values = self.values.try_reserve_exact(more);
        let engine = self.engine.try_reserve(more);
        values.and(engine).map_err(|_| ExtendError::OutOfMemory {
            bytes: self.bytes_needed(last as u64),
        })
    }
}

fn goal(heap: u64) -> Result<usize, ExtendError> {
    match usize::try_from(heap) {
        Ok(goal) if heap <= LARGEST_HEAP.into() => Ok(goal),
        _ => Err(ExtendError::HeapTooLarge(heap)),
    }
}
